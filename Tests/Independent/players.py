"""Players of other people's that show our Lottie files: each gives a frame as RGBA, not premultiplied."""

import numpy as np
from rlottie_python import LottieAnimation
from thorvg_python import Animation, Colorspace, Engine, Picture, SwCanvas


# A premultiplied channel as it is by itself: [opacity, channel], in bytes.
BY_ITSELF = np.clip(np.rint(np.arange(256) * 255 / np.maximum(np.arange(256)[:, None], 1)), 0, 255).astype(np.uint8)


def straight(pixels):
    """Premultiplied BGRA as RGBA."""
    colors = pixels[:, :, [2, 1, 0, 3]]
    for channel in range(3):
        colors[:, :, channel] = BY_ITSELF[colors[:, :, 3], colors[:, :, channel]]
    return colors


class Rlottie:
    """Samsung's player."""

    name = "rlottie"
    shows_halves = False

    def __init__(self, file, width, height):
        self.size = (width, height)
        # It keeps what it has read by the file's name: from data it would show the first animation for ever.
        self.animation = LottieAnimation.from_file(str(file))

    @property
    def count(self):
        return self.animation.lottie_animation_get_totalframe()

    def frame(self, number):
        width, height = self.size
        data = self.animation.lottie_animation_render(frame_num=round(number), width=width, height=height)
        return straight(np.frombuffer(data, np.uint8).reshape(height, width, 4))


class ThorVG:
    """The player of LottieFiles' own apps."""

    name = "ThorVG"
    shows_halves = True
    engine = Engine(threads=0)

    def __init__(self, file, width, height):
        self.size = (width, height)
        self.animation = Animation(self.engine)
        self.picture = self.animation.get_picture()
        self.picture.load(str(file))
        self.picture.set_size(width, height)
        self.canvas = SwCanvas(self.engine)
        self.canvas.set_target(width, height, None, Colorspace.ARGB8888)
        self.canvas.add(self.picture)

    def __del__(self):
        # Its package never gives back memory by itself: after some pictures of eight pixels a point it would be gigabytes.
        self.canvas.destroy()
        self.animation._del()

    @property
    def count(self):
        return self.animation.get_total_frame()[1]

    def frame(self, number):
        self.animation.set_frame(number)
        self.canvas.update()
        self.canvas.draw(True)
        self.canvas.sync()
        width, height = self.size
        data = bytes(self.canvas.buffer_arr)
        return straight(np.frombuffer(data, np.uint8).reshape(height, width, 4))


PLAYERS = (Rlottie, ThorVG)


def picture(file, width, height):
    """An SVG as ThorVG draws it, which knows no SMIL."""
    shown = Picture(ThorVG.engine)
    shown.load(str(file))
    shown.set_size(width, height)
    canvas = SwCanvas(ThorVG.engine)
    canvas.set_target(width, height, None, Colorspace.ARGB8888)
    canvas.add(shown)
    canvas.update()
    canvas.draw(True)
    canvas.sync()
    pixels = bytes(canvas.buffer_arr)
    canvas.destroy()
    return straight(np.frombuffer(pixels, np.uint8).reshape(height, width, 4))

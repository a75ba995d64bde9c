"""How far edges in one picture lie from the same edges in another.

An edge is where a colour channel, or the opacity, crosses the middle between two flat values of the first
picture that differ by a tenth of all at least. Its places are found to a fraction of a pixel, by straight lines between the
middles of neighbouring pixels; the distance of two edges is the farthest that a place of one is from the other.
"""

import numpy as np
from scipy.spatial import cKDTree


def flat(channel):
    """Which pixels, but those at the border, look like all eight around them."""
    wide = channel[:, 1:-1]
    same = (wide == channel[:, :-2]) & (wide == channel[:, 2:])
    middle = wide[1:-1]
    return same[1:-1] & same[:-2] & same[2:] & (middle == wide[:-2]) & (middle == wide[2:])


def levels(channel, contrast=26, enough=150):
    """The pairs of flat values next to each other of a channel."""
    counts = np.bincount(channel[1:-1, 1:-1][flat(channel)], minlength=256)
    flats = [value for value in range(256) if counts[value] >= enough]
    return [(low, high) for low, high in zip(flats, flats[1:]) if high - low >= contrast]


def crossings(channel, level):
    """Where a channel crosses a level between two pixels: x and y, in pixels."""
    # What is compared is bytes, all over the picture; what is reckoned is few.
    below = channel < level
    y, x = np.nonzero(below[:, :-1] != below[:, 1:])
    a, b = channel[y, x] - level, channel[y, x + 1] - level
    across = np.stack([x + a / (a - b), y], axis=1)
    y, x = np.nonzero(below[:-1] != below[1:])
    a, b = channel[y, x] - level, channel[y + 1, x] - level
    return np.concatenate([across, np.stack([x, y + a / (a - b)], axis=1)])


def real(channel, places, low, high):
    """Those places with both flat values beside them, within two pixels. Where an edge of a third colour passes through
    the level, or two lie on each other, how their pixels are mixed is the players' own affair."""
    slack = (high - low) / 4
    column, row = np.rint(places).astype(int).T
    wide = np.pad(channel, 2, "edge")
    around = [wide[row + down, column + right] for down in range(5) for right in range(5)]
    least, most = np.minimum.reduce(around), np.maximum.reduce(around)
    return places[(least <= low + slack) & (most >= high - slack)]


def farthest(places, others, size):
    """How far the places are, at most, from the line through the others, or from where the picture ends: an edge may
    lie beyond it in the other."""
    if len(places) == 0:
        return 0.0
    height, width = size
    x, y = places[:, 0] + 0.5, places[:, 1] + 0.5
    border = np.minimum(np.minimum(x, width - x), np.minimum(y, height - y))
    if len(others) == 0:
        return float(border.max())
    count = min(6, len(others))
    away, near = cKDTree(others).query(places, k=count)
    if count == 1:
        return float(np.minimum(away, border).max())
    best = np.minimum(away[:, 0], border)
    # The others are dots on a line, up to a pixel and a half apart: the way to the line is shorter than to a dot.
    ends = others[near]
    for i in range(count):
        for j in range(i):
            start, along = ends[:, i], ends[:, j] - ends[:, i]
            square = (along**2).sum(axis=1)
            share = ((places - start) * along).sum(axis=1) / np.maximum(square, 1e-12)
            foot = start + np.clip(share, 0, 1)[:, None] * along
            off = np.sqrt(((places - foot) ** 2).sum(axis=1))
            best = np.where(square <= 2.25, np.minimum(best, off), best)
    return float(best.max())


def distance(ours, theirs, scale):
    """The farthest apart, in points, that an edge is in two pictures: RGBA, not premultiplied, of `scale` pixels a point."""
    ours, theirs = flattened(ours), flattened(theirs)
    worst = 0.0
    for index in range(ours.shape[2]):
        one, other = ours[:, :, index], theirs[:, :, index]
        for low, high in levels(one):
            level = (low + high) / 2
            a, b = crossings(one, level), crossings(other, level)
            worst = max(
                worst, farthest(real(one, a, low, high), b, one.shape),
                farthest(real(other, b, low, high), a, one.shape))
    return worst / scale


def shade(ours, theirs):
    """The largest difference of a colour channel or the opacity, of 255, where both pictures are flat."""
    ours, theirs = flattened(ours), flattened(theirs)
    worst = 0
    for index in range(ours.shape[2]):
        one, other = ours[:, :, index], theirs[:, :, index]
        apart = np.abs(one.astype(int) - other)[1:-1, 1:-1][flat(one) & flat(other)]
        worst = max(worst, int(apart.max(initial=0)))
    return worst


# A channel over white: [opacity, channel], in bytes. Numbers for every pixel of a large picture would take a gigabyte.
SHARE = np.arange(256)[:, None] / 255
OVER_WHITE = np.rint(np.arange(256) * SHARE + 255 * (1 - SHARE)).astype(np.uint8)


def flattened(picture):
    """The colours over white, and the opacity."""
    flat = picture.copy()
    for channel in range(3):
        flat[:, :, channel] = OVER_WHITE[picture[:, :, 3], picture[:, :, channel]]
    return flat

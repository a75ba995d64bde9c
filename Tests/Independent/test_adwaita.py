"""Springs against libadwaita's AdwSpringAnimation, the spring of the GNOME desktop.

libadwaita before 1.3 has no function that tells a value at a time, so the method that its own frame
clock calls is called here, found in the class: after what is GObject's come the one that estimates
a duration and the one that calculates a value. It counts whole milliseconds. From the estimated
duration on it says the target, wherever the spring is, so the two are compared before that.
"""

import ctypes
import math
import os
import random
import subprocess

import pytest

POINTER, DOUBLE, UINT = ctypes.c_void_p, ctypes.c_double, ctypes.c_uint
CALCULATE_VALUE = 18  # In pointers from the start of the class.
MILLISECONDS = [0, 1, 16, 50, 100, 233, 400, 700, 1000, 1500, 2500]


def library(name):
    """A shared library, or the test fails with the command that installs it."""
    try:
        return ctypes.CDLL(name)
    except OSError as error:
        pytest.fail(f"{error}: Scripts/install.sh python")


@pytest.fixture(scope="module")
def screen():
    """A virtual screen; without one GTK makes no widget, and a spring needs a widget."""
    ready, write = os.pipe()
    try:
        server = subprocess.Popen(
            ["Xvfb", "-noreset", "-displayfd", str(write), "-screen", "0", "64x64x24", "-nolisten", "tcp"],
            pass_fds=[write], stderr=subprocess.DEVNULL)
    except FileNotFoundError:
        pytest.fail("no Xvfb: Scripts/install.sh python")
    os.close(write)
    with os.fdopen(ready) as numbers:
        number = numbers.readline().strip()
    assert number, "Xvfb did not start"
    yield f":{number}"
    server.terminate()
    server.wait()


class Adwaita:
    """The functions of libadwaita in use."""

    def __init__(self):
        gtk, self.adw = library("libgtk-4.so.1"), library("libadwaita-1.so.0")
        assert gtk.gtk_init_check(), "GTK did not start"
        gtk.gtk_label_new.restype = POINTER
        gtk.gtk_label_new.argtypes = [ctypes.c_char_p]
        for name, result, arguments in [
            ("spring_params_new_full", POINTER, [DOUBLE, DOUBLE, DOUBLE]),
            ("callback_animation_target_new", POINTER, [POINTER, POINTER, POINTER]),
            ("spring_animation_new", POINTER, [POINTER, DOUBLE, DOUBLE, POINTER, POINTER]),
            ("spring_animation_set_epsilon", None, [POINTER, DOUBLE]),
            ("spring_animation_set_initial_velocity", None, [POINTER, DOUBLE]),
            ("spring_animation_get_velocity", DOUBLE, [POINTER]),
            ("spring_animation_get_estimated_duration", UINT, [POINTER]),
        ]:
            function = getattr(self.adw, f"adw_{name}")
            function.restype, function.argtypes = result, arguments
        self.widget = gtk.gtk_label_new(None)
        # Has to live as long as the animations; none of them is ever played.
        self.callback = ctypes.CFUNCTYPE(None, DOUBLE, POINTER)(lambda value, data: None)

    def spring(self, mass, stiffness, friction, velocity):
        """(estimated duration in milliseconds, values at several times in milliseconds)."""
        target = self.adw.adw_callback_animation_target_new(
            ctypes.cast(self.callback, POINTER), None, None)
        spring = self.adw.adw_spring_animation_new(
            self.widget, 0, 1,
            self.adw.adw_spring_params_new_full(friction, mass, stiffness), target)
        self.adw.adw_spring_animation_set_initial_velocity(spring, velocity)
        # Of a heavy spring it may find no end by a small epsilon, and then says 0.
        for epsilon in [1e-15, 1e-12, 1e-9, 1e-6, 1e-3]:
            self.adw.adw_spring_animation_set_epsilon(spring, epsilon)
            duration = self.adw.adw_spring_animation_get_estimated_duration(spring)
            if duration > 0:
                break
        methods = ctypes.cast(
            ctypes.cast(spring, ctypes.POINTER(POINTER))[0], ctypes.POINTER(POINTER))
        calculate = ctypes.CFUNCTYPE(DOUBLE, POINTER, UINT)(methods[CALCULATE_VALUE])

        def state(time):
            value = calculate(spring, time)
            return value, self.adw.adw_spring_animation_get_velocity(spring)

        return duration, state


@pytest.fixture(scope="module")
def adwaita(screen):
    """libadwaita on the screen."""
    before = {name: os.environ.get(name) for name in ("DISPLAY", "GDK_BACKEND")}
    os.environ.update(DISPLAY=screen, GDK_BACKEND="x11")
    yield Adwaita()
    for name, value in before.items():
        if value is None:
            del os.environ[name]
        else:
            os.environ[name] = value


def springs():
    """Twenty springs: under-damped, critical and over-damped, with a velocity or without."""
    source = random.Random(20)
    ratios = [0.05, 0.2, 0.43, 0.57, 0.9, 1, 1, 1.2, 2, 4]
    for index in range(20):
        mass = source.choice([1, 1, 0.5, 2.5])
        stiffness = round(source.uniform(20, 400), 1)
        ratio = ratios[index % len(ratios)]
        friction = 2 * ratio * math.sqrt(mass * stiffness)
        yield mass, stiffness, friction, 0 if index < 10 else round(source.uniform(-8, 8), 1)


def test_springs_are_libadwaita_s(elastic, adwaita):
    worst_value = worst_speed = worst_snap = compared = snapped = 0
    for mass, stiffness, friction, velocity in springs():
        said = elastic(
            "spring", "--mass", mass, "--stiffness", stiffness, "--friction", repr(friction),
            "--velocity", velocity, "--at", ",".join(str(time / 1000) for time in MILLISECONDS))
        duration, state = adwaita.spring(mass, stiffness, friction, velocity)
        scale = 1 + abs(velocity) / math.sqrt(stiffness / mass)
        for time, sample in zip(MILLISECONDS, said["samples"]):
            value, speed = state(time)
            if time >= duration:  # It says the target, wherever the spring is.
                snapped += 1
                worst_snap = max(worst_snap, abs(sample["value"] - value) / scale)
                continue
            worst_value = max(worst_value, abs(sample["value"] - value) / scale)
            worst_speed = max(
                worst_speed, abs(sample["velocity"] - speed) / math.sqrt(stiffness / mass) / scale)
            compared += 1
    print(
        f"against libadwaita: value {worst_value:.1e}, velocity {worst_speed:.1e} of the travel in "
        f"{compared} places; {snapped} more after it snapped to its target, by up to {worst_snap:.1e}")
    assert worst_value < 1e-9
    assert worst_speed < 1e-9
    assert compared > 210

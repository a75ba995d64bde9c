"""libadwaita's AdwSpringAnimation, the spring of the GNOME desktop, as a function of time.

libadwaita before 1.3 has no function for the value at a time, so the method that its own frame clock calls is called here,
found in the class: after GObject's methods come the one that estimates a duration and the one that calculates a value. It
counts whole milliseconds. From the estimated duration on it returns the target, wherever the spring is.
"""

import ctypes
import os
import subprocess
from contextlib import contextmanager

import pytest

POINTER, DOUBLE, UINT = ctypes.c_void_p, ctypes.c_double, ctypes.c_uint
CALCULATE_VALUE = 18  # In pointers from the start of the class.


def library(name):
    """A shared library, or the test fails with the command that installs it."""
    try:
        return ctypes.CDLL(name)
    except OSError as error:
        pytest.fail(f"{error}: Scripts/install.sh python")


@contextmanager
def screen():
    """A virtual screen in the environment; without one GTK makes no widget, and a spring needs a widget."""
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
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("DISPLAY", f":{number}")
        patch.setenv("GDK_BACKEND", "x11")
        yield
    server.terminate()
    server.wait()


class Adwaita:
    """The functions of libadwaita in use."""

    def __init__(self):
        gtk, self.adw = library("libgtk-4.so.1"), library("libadwaita-1.so.0")
        assert gtk.gtk_init_check(), "GTK did not start"
        gtk.gtk_label_new.restype, gtk.gtk_label_new.argtypes = POINTER, [ctypes.c_char_p]
        for name, result, arguments in [
            ("spring_params_new_full", POINTER, [DOUBLE, DOUBLE, DOUBLE]),
            ("spring_params_new", POINTER, [DOUBLE, DOUBLE, DOUBLE]),
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

    def states(self, params, velocity, milliseconds):
        """Value and velocity at each time before it is on its target."""
        target = self.adw.adw_callback_animation_target_new(ctypes.cast(self.callback, POINTER), None, None)
        spring = self.adw.adw_spring_animation_new(self.widget, 0, 1, params, target)
        self.adw.adw_spring_animation_set_initial_velocity(spring, velocity)
        # By a small epsilon it may find no end of a heavy spring, and then estimates 0.
        for epsilon in [1e-15, 1e-12, 1e-9, 1e-6, 1e-3]:
            self.adw.adw_spring_animation_set_epsilon(spring, epsilon)
            duration = self.adw.adw_spring_animation_get_estimated_duration(spring)
            if duration > 0:
                break
        methods = ctypes.cast(ctypes.cast(spring, ctypes.POINTER(POINTER))[0], ctypes.POINTER(POINTER))
        calculate = ctypes.CFUNCTYPE(DOUBLE, POINTER, UINT)(methods[CALCULATE_VALUE])
        # The velocity is that of the last calculated value.
        return [
            (calculate(spring, time), self.adw.adw_spring_animation_get_velocity(spring))
            for time in milliseconds if time < duration]

    def of_mass(self, mass, stiffness, friction):
        return self.adw.adw_spring_params_new_full(friction, mass, stiffness)

    def of_ratio(self, ratio, mass, stiffness):
        return self.adw.adw_spring_params_new(ratio, mass, stiffness)

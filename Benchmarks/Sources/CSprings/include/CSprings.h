// What a bank of springs is measured beside.
#pragma once
#include <stddef.h>

/// The step that `SpringBank.write` takes, as one would write it in C: of each spring a target, an offset and a velocity.
void c_step(
    const double *targets, const double *offsets, const double *velocities, double *values, size_t count,
    double per_offset, double per_velocity);

/// Under-damped springs in closed form, each with a beginning of its own: libm's exp, sin and cos once a spring.
void closed_form(
    const double *targets, const double *offsets, const double *velocities, const double *begins, double *values,
    size_t count, double time, double decay, double rate);

/// libc's own memcpy.
void copy_bytes(void *to, const void *from, size_t count);

/// Seconds of a clock that only goes forward.
double seconds_now(void);

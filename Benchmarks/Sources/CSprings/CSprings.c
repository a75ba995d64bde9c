#include "CSprings.h"
#include <math.h>
#include <string.h>
#include <time.h>

void c_step(
    const double *restrict targets, const double *restrict offsets, const double *restrict velocities,
    double *restrict values, size_t count, double per_offset, double per_velocity) {
  for (size_t i = 0; i < count; i++) {
    values[i] = targets[i] + (per_offset * offsets[i] + per_velocity * velocities[i]);
  }
}

void closed_form(
    const double *restrict targets, const double *restrict offsets, const double *restrict velocities,
    const double *restrict begins, double *restrict values, size_t count, double time, double decay,
    double rate) {
  for (size_t i = 0; i < count; i++) {
    double t = time - begins[i];
    double sine = (velocities[i] + decay * offsets[i]) / rate;
    values[i] = targets[i] + exp(-decay * t) * (offsets[i] * cos(rate * t) + sine * sin(rate * t));
  }
}

void copy_bytes(void *to, const void *from, size_t count) { memcpy(to, from, count); }

double seconds_now(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return now.tv_sec + now.tv_nsec * 1e-9;
}

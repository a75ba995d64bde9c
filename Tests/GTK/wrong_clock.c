// The clocks of a bad day, for a program that GTK calls: loaded before its libraries, and asked in their place.
// WRONG_CLOCK says which: "stutters" (0 to 400 ms between frames), "runs back" (frames of up to 400 ms before), "sleeps" (an
// hour passes at once) or "120 Hz" (half as much time passes, so the screen of 60 frames a second shows 120).
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

typedef long long microseconds;
enum { longest = 400000, frames_awake = 12 };

static int frame_count;
static microseconds hour = 3600000000LL;

static int is(const char *clock) { return !strcmp(getenv("WRONG_CLOCK"), clock); }

static void *next(const char *name) { return dlsym(RTLD_NEXT, name); }

microseconds g_get_monotonic_time(void) {
  static microseconds (*monotonic)(void);
  if (!monotonic) monotonic = next("g_get_monotonic_time");
  if (is("120 Hz")) return monotonic() / 2;
  return monotonic() + (is("sleeps") && frame_count > frames_awake ? hour : 0);
}

microseconds gdk_frame_clock_get_frame_time(void *clock) {
  static microseconds (*frame_time)(void *);
  if (!frame_time) frame_time = next("gdk_frame_clock_get_frame_time");
  microseconds time = frame_time(clock), wait = random() % longest;
  frame_count++;
  if (is("stutters")) usleep(wait);
  if (is("runs back")) return time - wait;
  return time; // GTK counts it from the other.
}

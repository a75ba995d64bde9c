#include "CCounter.h"
#include <stddef.h>
#include <stdlib.h>

#if defined(__has_include)
#if __has_include(<valgrind/callgrind.h>)
#include <valgrind/callgrind.h>
#endif
#endif

static _Thread_local long count;

#if defined(__has_feature)
#define SANITIZED (__has_feature(address_sanitizer) || __has_feature(thread_sanitizer))
#else
#define SANITIZED 0
#endif

#if defined(__GLIBC__) && !SANITIZED
#define COUNTS 1
extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);
void *malloc(size_t n) { count++; return __libc_malloc(n); }
void *calloc(size_t n, size_t size) { count++; return __libc_calloc(n, size); }
void *realloc(void *old, size_t n) { count++; return __libc_realloc(old, n); }
void *aligned_alloc(size_t alignment, size_t n) { count++; return __libc_memalign(alignment, n); }
int posix_memalign(void **out, size_t alignment, size_t n) {
  count++;
  *out = __libc_memalign(alignment, n);
  return *out ? 0 : 12;
}
#else
#define COUNTS 0
#endif

long counted_allocations(void) { return count; }

bool counting_works(void) { return COUNTS; }

void counting_begin(void) {
#ifdef CALLGRIND_START_INSTRUMENTATION
  CALLGRIND_START_INSTRUMENTATION;
  CALLGRIND_TOGGLE_COLLECT;
#endif
}

void counting_end(void) {
#ifdef CALLGRIND_START_INSTRUMENTATION
  CALLGRIND_TOGGLE_COLLECT;
  CALLGRIND_STOP_INSTRUMENTATION;
#endif
}

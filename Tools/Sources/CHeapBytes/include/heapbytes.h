#include <stdlib.h>
#if defined(__GLIBC__)
#include <malloc.h>
#endif

/// Bytes that have been asked of malloc and not been given back; 0 where nobody can say.
static inline long heap_bytes(void) {
#if defined(__GLIBC__)
  struct mallinfo2 info = mallinfo2();
  return (long)(info.uordblks + info.hblkhd);
#else
  return 0;
#endif
}

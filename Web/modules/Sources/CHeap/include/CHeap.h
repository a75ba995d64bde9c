#ifndef CHEAP_H
#define CHEAP_H

#include <stddef.h>

/// `size` bytes at a multiple of `alignment`, a power of two; NULL where there is no room.
void *heap_allocate(size_t alignment, size_t size);

/// Gives back what `heap_allocate` gave; nothing for NULL.
void heap_free(void *payload);

#endif

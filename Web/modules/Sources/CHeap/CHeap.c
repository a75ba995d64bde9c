// The heap of the WebAssembly module, a tenth of libc's: blocks are powers of two long, those freed
// are kept in a list a size, and memory only ever grows. A component's arrays double and are then
// kept from frame to frame, so the lists stay short and nothing needs to be joined or split.
#include "CHeap.h"

/// The header before each allocated block.
typedef struct {
  void *block;
  unsigned order;
} Header;

/// Room for a header, and what any type may need to be aligned to.
enum { unit = 16, smallest_order = 5, largest_order = 30 };

/// The first free block of 2^order bytes; each begins with the address of the next.
static void *freed[largest_order + 1];
/// What lies between has never been handed out.
static size_t begin, end;

#ifdef __wasm__
extern char __heap_base;
enum { page = 65536 };

/// Makes room for `size` bytes from `begin` on; 0 where there is none.
static int grow(size_t size) {
  if (!begin) {
    begin = ((size_t)&__heap_base + unit - 1) & -(size_t)unit;
    end = (size_t)__builtin_wasm_memory_size(0) * page;
    if (end - begin >= size) return 1;
  }
  size_t pages = (size - (end - begin) + page - 1) / page;
  if (__builtin_wasm_memory_grow(0, pages) == (size_t)-1) return 0;
  end += pages * page;
  return 1;
}
#else
/// Where the module is built for its tests there is this much memory and no more.
static _Alignas(unit) char memory[1 << 24];

static int grow(size_t size) {
  if (begin) return 0;
  begin = (size_t)memory;
  end = begin + sizeof memory;
  return end - begin >= size;
}
#endif

void *heap_allocate(size_t alignment, size_t size) {
  if (alignment < unit) alignment = unit;
  size_t largest = (size_t)1 << largest_order;
  if (alignment > largest / 2 || size > largest / 2) return NULL;
  unsigned order = smallest_order;
  while ((size_t)1 << order < alignment + size) order++;
  char *block = freed[order];
  if (block) {
    freed[order] = *(void **)block;
  } else {
    size_t length = (size_t)1 << order;
    if (end - begin < length && !grow(length)) return NULL;
    block = (char *)begin;
    begin += length;
  }
  // At least a unit in: a block begins at a multiple of one, and the alignment is one too.
  size_t payload = ((size_t)block + alignment) & -(size_t)alignment;
  ((Header *)payload)[-1] = (Header){block, order};
  return (void *)payload;
}

void heap_free(void *payload) {
  if (!payload) return;
  Header header = ((Header *)payload)[-1];
  *(void **)header.block = freed[header.order];
  freed[header.order] = header.block;
}

#ifdef __wasm__
// The names Swift's runtime calls. It writes to what it gets without a look at the result, so that without memory the
// module ends here, before it writes anywhere else.
int posix_memalign(void **result, size_t alignment, size_t size) {
  void *payload = heap_allocate(alignment, size);
  if (!payload) __builtin_trap();
  *result = payload;
  return 0;
}

void free(void *payload) { heap_free(payload); }
#endif

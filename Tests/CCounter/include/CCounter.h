// Counts heap allocations and callgrind instructions, for tests and benchmarks only.
#pragma once
#include <stdbool.h>

/// Allocations made by this thread so far; 0 for ever where counting is not possible.
long counted_allocations(void);
/// Whether this build counts at all, so that a zero means something. A test that counts is left out, and said to be,
/// where it does not: under a sanitizer, whose allocator it is, and without glibc. `make test` takes that for a failure.
bool counting_works(void);
/// Instructions between these two are what callgrind collects.
void counting_begin(void);
void counting_end(void);

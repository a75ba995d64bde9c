// Counts heap allocations and callgrind instructions, for tests and benchmarks only.
#pragma once
#include <stdbool.h>

/// Allocations made by this thread so far; 0 for ever where counting is not possible.
long counted_allocations(void);
/// Whether this build counts at all (glibc, no sanitizer), so that a zero means something.
bool counting_works(void);
/// Instructions between these two are what callgrind collects.
void counting_begin(void);
void counting_end(void);

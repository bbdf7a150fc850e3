// The row functions for x86-64 machines with AVX2.
#if defined(__x86_64__)
#include <immintrin.h>
#include <string.h>

#include "CRaster.h"

#pragma clang attribute push(__attribute__((target("avx2"))), apply_to = function)
#define NAME(x) avx2_##x
#define CRASTER_AVX2
#include "rows.h"
#pragma clang attribute pop
#endif

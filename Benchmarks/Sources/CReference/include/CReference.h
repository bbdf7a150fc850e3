// The yardstick of the raster benchmark: one colour over a whole frame, hand-written for AVX2.
#pragma once
#include <stddef.h>
#include <stdint.h>

/// d = c + d·(255 − alpha of c)/255; in plain C on machines without AVX2.
void reference_source_over(uint32_t *_Nonnull d, size_t n, uint32_t c);

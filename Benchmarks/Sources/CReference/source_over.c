#include "CReference.h"

static uint32_t over(uint32_t d, uint32_t c, uint32_t a) {
  uint32_t rb = (d & 0xff00ff) * a + 0x800080, ag = ((d >> 8) & 0xff00ff) * a + 0x800080;
  rb = ((rb + ((rb >> 8) & 0xff00ff)) >> 8) & 0xff00ff;
  ag = (ag + ((ag >> 8) & 0xff00ff)) & 0xff00ff00;
  return c + (rb | ag);
}

#if defined(__x86_64__)
#include <immintrin.h>

__attribute__((target("avx2"))) static size_t wide(uint32_t *d, size_t n, uint32_t c) {
  const __m256i zero = _mm256_setzero_si256(), colour = _mm256_set1_epi32((int)c);
  const __m256i a = _mm256_set1_epi16((short)(255 - (c >> 24)));
  const __m256i half = _mm256_set1_epi16(128), inverse = _mm256_set1_epi16(257);
  size_t i = 0;
  for (; i + 8 <= n; i += 8) {
    __m256i x = _mm256_loadu_si256((const __m256i *)(d + i));
    __m256i low = _mm256_mullo_epi16(_mm256_unpacklo_epi8(x, zero), a);
    __m256i high = _mm256_mullo_epi16(_mm256_unpackhi_epi8(x, zero), a);
    low = _mm256_mulhi_epu16(_mm256_add_epi16(low, half), inverse);
    high = _mm256_mulhi_epu16(_mm256_add_epi16(high, half), inverse);
    _mm256_storeu_si256(
        (__m256i *)(d + i), _mm256_add_epi8(colour, _mm256_packus_epi16(low, high)));
  }
  return i;
}
#endif

void reference_source_over(uint32_t *d, size_t n, uint32_t c) {
  size_t i = 0;
#if defined(__x86_64__)
  if (__builtin_cpu_supports("avx2")) i = wide(d, n, c);
#endif
  for (; i < n; i++) d[i] = over(d[i], c, 255 - (c >> 24));
}

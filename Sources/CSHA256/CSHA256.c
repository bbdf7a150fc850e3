#include "CSHA256.h"

// The first 32 bits of the fractions of the cube roots of the first 64 primes (FIPS 180-4, 4.2.2).
static const uint32_t constants[64] = {
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
  0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
  0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
  0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
  0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
  0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
  0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
  0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
};

static inline uint32_t word(const uint8_t *bytes) {
  return (uint32_t)bytes[0] << 24 | (uint32_t)bytes[1] << 16 | (uint32_t)bytes[2] << 8 | bytes[3];
}

static inline uint32_t turned(uint32_t x, int n) { return x >> n | x << (32 - n); }

// As FIPS 180-4, 6.2.2, writes it down.
static void baseline(uint32_t state[8], const uint8_t *bytes, size_t count) {
  for (; count > 0; count--, bytes += 64) {
    uint32_t w[64];
    for (int t = 0; t < 16; t++) w[t] = word(bytes + 4 * t);
    for (int t = 16; t < 64; t++) {
      uint32_t s0 = turned(w[t - 15], 7) ^ turned(w[t - 15], 18) ^ w[t - 15] >> 3;
      uint32_t s1 = turned(w[t - 2], 17) ^ turned(w[t - 2], 19) ^ w[t - 2] >> 10;
      w[t] = w[t - 16] + s0 + w[t - 7] + s1;
    }
    uint32_t a = state[0], b = state[1], c = state[2], d = state[3];
    uint32_t e = state[4], f = state[5], g = state[6], h = state[7];
    for (int t = 0; t < 64; t++) {
      uint32_t t1 = h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + constants[t] + w[t];
      uint32_t t2 = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
      h = g, g = f, f = e, e = d + t1, d = c, c = b, b = a, a = t1 + t2;
    }
    state[0] += a, state[1] += b, state[2] += c, state[3] += d;
    state[4] += e, state[5] += f, state[6] += g, state[7] += h;
  }
}

#if defined(__x86_64__)
#include <immintrin.h>

// Two rounds at once by the processor's own instructions, which keep the state as ABEF and CDGH (Intel's "SHA Extensions",
// 2013).
__attribute__((target("sha,sse4.1,ssse3"))) static void accelerated(
    uint32_t state[8], const uint8_t *bytes, size_t count) {
  const __m128i order = _mm_set_epi64x(0x0c0d0e0f08090a0bULL, 0x0405060700010203ULL);
  __m128i low = _mm_shuffle_epi32(_mm_loadu_si128((const __m128i *)&state[0]), 0xb1);
  __m128i high = _mm_shuffle_epi32(_mm_loadu_si128((const __m128i *)&state[4]), 0x1b);
  __m128i abef = _mm_alignr_epi8(low, high, 8);
  __m128i cdgh = _mm_blend_epi16(high, low, 0xf0);
  for (; count > 0; count--, bytes += 64) {
    const __m128i oldABEF = abef, oldCDGH = cdgh;
    __m128i w[4];
    for (int i = 0; i < 4; i++) {
      w[i] = _mm_shuffle_epi8(_mm_loadu_si128((const __m128i *)(bytes + 16 * i)), order);
    }
    for (int i = 0; i < 16; i++) {
      __m128i sum = _mm_add_epi32(w[i & 3], _mm_loadu_si128((const __m128i *)&constants[4 * i]));
      cdgh = _mm_sha256rnds2_epu32(cdgh, abef, sum);
      abef = _mm_sha256rnds2_epu32(abef, cdgh, _mm_shuffle_epi32(sum, 0x0e));
      if (i < 12) {
        // The four words that come 16 after those that were just used.
        __m128i next = _mm_sha256msg1_epu32(w[i & 3], w[(i + 1) & 3]);
        next = _mm_add_epi32(next, _mm_alignr_epi8(w[(i + 3) & 3], w[(i + 2) & 3], 4));
        w[i & 3] = _mm_sha256msg2_epu32(next, w[(i + 3) & 3]);
      }
    }
    abef = _mm_add_epi32(abef, oldABEF);
    cdgh = _mm_add_epi32(cdgh, oldCDGH);
  }
  low = _mm_shuffle_epi32(abef, 0x1b);
  high = _mm_shuffle_epi32(cdgh, 0xb1);
  _mm_storeu_si128((__m128i *)&state[0], _mm_blend_epi16(low, high, 0xf0));
  _mm_storeu_si128((__m128i *)&state[4], _mm_alignr_epi8(high, low, 8));
}

static int is_accelerated(void) {
  // Leaf 7 of CPUID says whether there is SHA; what else is needed, every processor with it has.
  uint32_t a = 7, b, c = 0, d;
  __asm__ volatile("cpuid" : "+a"(a), "=b"(b), "+c"(c), "=d"(d));
  return b >> 29 & 1 && __builtin_cpu_supports("sse4.1");
}
#endif

void sha256_blocks(uint32_t state[8], const void *bytes, size_t count, int plain) {
#if defined(__x86_64__)
  static int known;  // 1 for no, 2 for yes; whoever comes first finds out the same.
  int kind = __atomic_load_n(&known, __ATOMIC_RELAXED);
  if (kind == 0) {
    kind = is_accelerated() ? 2 : 1;
    __atomic_store_n(&known, kind, __ATOMIC_RELAXED);
  }
  if (kind == 2 && !plain) return accelerated(state, bytes, count);
#endif
  baseline(state, bytes, count);
}

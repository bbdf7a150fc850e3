// The bodies of the row functions. Included once for each instruction set, with NAME(x) giving the
// name of function x there. `inline` helpers are inlined into their callers, so they take over the
// instruction set of these.
#include <string.h>

#include "CRaster.h"

#define INLINE static inline __attribute__((always_inline))
#pragma clang fp contract(off)

typedef uint8_t u8x8 __attribute__((vector_size(8)));
typedef uint16_t u16x16 __attribute__((vector_size(32)));
typedef uint32_t u32x8 __attribute__((vector_size(32)));
typedef int32_t i32x8 __attribute__((vector_size(32)));
typedef float f32x8 __attribute__((vector_size(32)));

#define LOAD(type, p) ({ type v_; memcpy(&v_, (p), sizeof v_); v_; })
#define STORE(p, v) ({ __auto_type v_ = (v); memcpy((p), &v_, sizeof v_); })
#define SPLAT32(c) ((u32x8){} + (uint32_t)(c))
#define SPLAT16(c) ((u16x16){} + (uint16_t)(c))

// A pixel is four bytes; its even and its odd bytes are multiplied apart, as 16-bit lanes, so that
// nothing is widened or packed. x/255 rounded is (x + 128)·257 >> 16, exact for products of bytes.
#define DIV255(x) ({ u16x16 t_ = (x) + SPLAT16(128); (t_ + (t_ >> 8)) >> 8; })
#define DIV255_HIGH(x) ({ u16x16 t_ = (x) + SPLAT16(128); (t_ + (t_ >> 8)) & SPLAT16(0xff00); })
#define EVEN(p) ((u16x16)(p) & SPLAT16(0xff))
#define ODD(p) ((u16x16)(p) >> 8)
// One factor per pixel, as a 32-bit lane, in both of its 16-bit lanes.
#define BOTH(a) ({ u32x8 a_ = (a); (u16x16)(a_ | (a_ << 16)); })
#define SCALE(p, a) ({ u32x8 p_ = (p); u16x16 f_ = (a); (u32x8)(DIV255(EVEN(p_) * f_) | DIV255_HIGH(ODD(p_) * f_)); })
#define OVER(s, d) ({ u32x8 s_ = (s); s_ + SCALE(d, BOTH(255 - (s_ >> 24))); })
#define BYTES(q) __builtin_convertvector(LOAD(u8x8, &(q)), u32x8)

INLINE uint32_t scale(uint32_t p, uint32_t a) {
  uint32_t rb = (p & 0xff00ff) * a + 0x800080, ag = ((p >> 8) & 0xff00ff) * a + 0x800080;
  rb = ((rb + ((rb >> 8) & 0xff00ff)) >> 8) & 0xff00ff;
  ag = (ag + ((ag >> 8) & 0xff00ff)) & 0xff00ff00;
  return rb | ag;
}

INLINE uint32_t over(uint32_t s, uint32_t d) { return s + scale(d, 255 - (s >> 24)); }

// a·f + b·g over 255 with one rounding; f + g <= 255.
INLINE uint32_t blend2(uint32_t a, uint32_t f, uint32_t b, uint32_t g) {
  uint32_t rb = (a & 0xff00ff) * f + (b & 0xff00ff) * g + 0x800080;
  uint32_t ag = ((a >> 8) & 0xff00ff) * f + ((b >> 8) & 0xff00ff) * g + 0x800080;
  rb = ((rb + ((rb >> 8) & 0xff00ff)) >> 8) & 0xff00ff;
  ag = (ag + ((ag >> 8) & 0xff00ff)) & 0xff00ff00;
  return rb | ag;
}
#define BLEND2(a, f, b, g) ({ \
  u32x8 a2_ = (a), b2_ = (b); u16x16 f2_ = BOTH(f), g2_ = BOTH(g); \
  (u32x8)(DIV255(EVEN(a2_) * f2_ + EVEN(b2_) * g2_) | DIV255_HIGH(ODD(a2_) * f2_ + ODD(b2_) * g2_)); })

static void NAME(fill)(uint32_t *d, size_t n, uint32_t c) {
  size_t i = 0;
  for (; i + 8 <= n; i += 8) STORE(d + i, SPLAT32(c));
  for (; i < n; i++) d[i] = c;
}

static void NAME(solid)(uint32_t *d, size_t n, uint32_t c) {
  const u32x8 s = SPLAT32(c);
  const u16x16 a = SPLAT16(255 - (c >> 24));
  size_t i = 0;
  for (; i + 8 <= n; i += 8) STORE(d + i, s + SCALE(LOAD(u32x8, d + i), a));
  for (; i < n; i++) d[i] = over(c, d[i]);
}

INLINE void mask_row(uint32_t *d, const uint8_t *m, size_t n, uint32_t c) {
  const u32x8 s = SPLAT32(c);
  const bool opaque = c >> 24 == 255;
  size_t i = 0;
  for (; i + 8 <= n; i += 8) {
    uint64_t q;
    memcpy(&q, m + i, 8);
    if (q == 0) continue;
    if (opaque && q == ~(uint64_t)0) {
      STORE(d + i, s);
      continue;
    }
    STORE(d + i, OVER(SCALE(s, BOTH(BYTES(q))), LOAD(u32x8, d + i)));
  }
  for (; i < n; i++)
    if (m[i]) d[i] = over(scale(c, m[i]), d[i]);
}

static void NAME(mask)(uint32_t *d, const uint8_t *m, size_t n, uint32_t c) { mask_row(d, m, n, c); }

static void NAME(mask_block)(uint32_t *d, size_t stride, const uint8_t *m, size_t mask_stride,
                             size_t w, size_t h, uint32_t c) {
  for (size_t y = 0; y < h; y++) mask_row(d + y * stride, m + y * mask_stride, w, c);
}

static void NAME(ring)(uint32_t *d, const uint8_t *outer, const uint8_t *inner, size_t n,
                       uint32_t ring, uint32_t core) {
  const u32x8 r = SPLAT32(ring), k = SPLAT32(core);
  size_t i = 0;
  for (; i + 8 <= n; i += 8) {
    uint64_t qo, qi;
    memcpy(&qo, outer + i, 8);
    memcpy(&qi, inner + i, 8);
    if (qo == 0) continue;
    u32x8 o = BYTES(qo), c = BYTES(qi);
    c = __builtin_elementwise_min(c, o);
    STORE(d + i, OVER(BLEND2(r, o - c, k, c), LOAD(u32x8, d + i)));
  }
  for (; i < n; i++) {
    uint32_t o = outer[i], c = inner[i] < o ? inner[i] : o;
    if (o) d[i] = over(blend2(ring, o - c, core, c), d[i]);
  }
}

static void NAME(bitmap)(uint32_t *d, const uint32_t *s, size_t n, uint8_t alpha) {
  const u16x16 a = SPLAT16(alpha);
  size_t i = 0;
  if (alpha == 255) {
    for (; i + 8 <= n; i += 8) STORE(d + i, OVER(LOAD(u32x8, s + i), LOAD(u32x8, d + i)));
  } else {
    for (; i + 8 <= n; i += 8) STORE(d + i, OVER(SCALE(LOAD(u32x8, s + i), a), LOAD(u32x8, d + i)));
  }
  for (; i < n; i++) d[i] = over(scale(s[i], alpha), d[i]);
}

INLINE uint32_t product(uint32_t a, uint32_t b) {
  uint32_t t = a * b + 128;
  return (t + (t >> 8)) >> 8;
}

static void NAME(bitmap_mask)(uint32_t *d, const uint32_t *s, const uint8_t *m, size_t n,
                              uint8_t alpha) {
  const u32x8 a = SPLAT32(alpha);
  size_t i = 0;
  for (; i + 8 <= n; i += 8) {
    uint64_t q;
    memcpy(&q, m + i, 8);
    if (q == 0) continue;
    u32x8 f = BYTES(q) * a + 128;
    f = (f + (f >> 8)) >> 8;
    STORE(d + i, OVER(SCALE(LOAD(u32x8, s + i), BOTH(f)), LOAD(u32x8, d + i)));
  }
  for (; i < n; i++)
    if (m[i]) d[i] = over(scale(s[i], product(m[i], alpha)), d[i]);
}

static void NAME(mix)(uint32_t *s, const uint32_t *top, const uint8_t *outer, const uint8_t *inner,
                      size_t n) {
  for (size_t i = 0; i < n; i++) {
    uint32_t o = outer[i], c = inner[i] < o ? inner[i] : o;
    s[i] = blend2(top[i], o - c, s[i], c);
  }
}

static void NAME(multiply)(uint8_t *m, const uint8_t *by, size_t n) {
  for (size_t i = 0; i < n; i++) m[i] = (uint8_t)product(m[i], by[i]);
}

// Area sums are in units of 1/131072 of a pixel (2·256·256): twice the area in squares of the
// 1/256 px grid.
INLINE int32_t coverage(int32_t sum, bool even_odd) {
  int32_t a = sum < 0 ? -sum : sum;
  if (even_odd) {
    a &= 262143;
    a = a > 131072 ? 262144 - a : a;
  } else if (a > 131072) {
    a = 131072;
  }
  return (a * 255 + 65536) >> 17;
}

#define SHIFTED(v, ...) __builtin_shufflevector((i32x8){}, v, __VA_ARGS__)

static CRasterRow NAME(sweep)(int32_t *cells, uint64_t touched, int shift, int32_t n, bool even_odd,
                              uint8_t *mask) {
  CRasterRow row = {0, 0, 0, 0};
  if (touched == 0) return row;
  int32_t sum = 0, x = __builtin_ctzll(touched) << shift;
  bool begun = false;
  while (touched) {
    int32_t first = __builtin_ctzll(touched);
    // A run of touched groups, joined with the next one over gaps that are not worth a span.
    uint64_t rest = ~(touched >> first);
    int32_t last = rest ? first + __builtin_ctzll(rest) : 64;
    int32_t start = first << shift, end = last << shift;
    // The gap before it has the constant coverage of the sum so far.
    if (start > x) {
      int32_t c = coverage(sum, even_odd);
      if (c == 255 && start - x > row.s1 - row.s0 && start - x >= 16) {
        if (row.s1 > row.s0) memset(mask + row.s0, 255, (size_t)(row.s1 - row.s0));
        row.s0 = x;
        row.s1 = start;
      } else {
        memset(mask + x, c, (size_t)(start - x));
      }
    }
    if (!begun) row.x0 = start;
    begun = true;
    for (x = start; x < end; x += 8) {
      i32x8 v = LOAD(i32x8, cells + x);
      STORE(cells + x, (i32x8){});
      v += SHIFTED(v, 0, 8, 9, 10, 11, 12, 13, 14);
      v += SHIFTED(v, 0, 1, 8, 9, 10, 11, 12, 13);
      v += SHIFTED(v, 0, 1, 2, 3, 8, 9, 10, 11);
      v += sum;
      sum = v[7];
      i32x8 a = __builtin_elementwise_abs(v);
      a = even_odd ? 131072 - __builtin_elementwise_abs((a & 262143) - 131072)
                   : __builtin_elementwise_min(a, (i32x8){} + 131072);
      STORE(mask + x, __builtin_convertvector((a * 255 + 65536) >> 17, u8x8));
    }
    touched = last >= 64 ? 0 : touched >> last << last;
  }
  row.x1 = x;
  if (x < n) {
    // What lies right of the last edge inside the window is inside or outside as a whole.
    int32_t c = coverage(sum, even_odd);
    if (c == 255 && n - x > row.s1 - row.s0 && n - x >= 16) {
      if (row.s1 > row.s0) memset(mask + row.s0, 255, (size_t)(row.s1 - row.s0));
      row.s0 = x;
      row.s1 = n;
      row.x1 = n;
    } else if (c) {
      memset(mask + x, c, (size_t)(n - x));
      row.x1 = n;
    }
  }
  if (row.x1 > n) row.x1 = n;
  while (row.x0 < row.x1 && row.x0 != row.s0 && mask[row.x0] == 0) row.x0++;
  if (row.s1 == row.s0) {
    row.s0 = row.s1 = row.x1;
  } else {
    if (row.s1 > n) row.s1 = n;
    // Bytes next to the full span that are full belong to it.
    while (row.s0 > row.x0 && mask[row.s0 - 1] == 255) row.s0--;
    while (row.s1 < row.x1 && mask[row.s1] == 255) row.s1++;
  }
  while (row.x1 > row.s1 && mask[row.x1 - 1] == 0) row.x1--;
  if (row.s0 > row.x1) row.s0 = row.s1 = row.x1;
  return row;
}

// --- Bilinear sampling ---------------------------------------------------------------------------
// Weights have 8 bits; texel coordinates are snapped to 1/256 texel.
INLINE uint32_t lerp4(uint32_t a, uint32_t b, uint32_t c, uint32_t d, uint32_t fx, uint32_t fy) {
  uint32_t out = 0;
  for (int s = 0; s < 32; s += 8) {
    uint32_t top = ((a >> s) & 255) * (256 - fx) + ((b >> s) & 255) * fx;
    uint32_t bottom = ((c >> s) & 255) * (256 - fx) + ((d >> s) & 255) * fx;
    out |= ((top * (256 - fy) + bottom * fy + 32768) >> 16) << s;
  }
  return out;
}

INLINE int32_t subtexel(float t, float limit) {
  t = t > 0 ? t : 0;
  t = t < limit ? t : limit;
  return (int32_t)(t * 256 + 0.5f);
}

static void NAME(bilinear)(uint32_t *s, int32_t x, int32_t n, CRasterTexelRow row,
                           const uint32_t *texels, int32_t w, int32_t h, int32_t stride) {
  const float right = (float)(w - 1), bottom = (float)(h - 1);
  const int32_t lastu = w > 1 ? w - 2 : 0, lastv = h > 1 ? h - 2 : 0;
  const ptrdiff_t next = w > 1, down = h > 1 ? stride : 0;
  for (int32_t i = 0; i < n; i++) {
    float at = (float)(x + i), u = row.u + at * row.du, v = row.v + at * row.dv;
    if (row.perspective) {
      float q = 1 / (row.w + at * row.dw);
      u *= q;
      v *= q;
    }
    int32_t fu = subtexel(u - 0.5f, right), fv = subtexel(v - 0.5f, bottom);
    // The last texel is reached from the one before it with full weight.
    int32_t cu = fu >> 8 < w - 1 ? fu >> 8 : lastu, cv = fv >> 8 < h - 1 ? fv >> 8 : lastv;
    const uint32_t *p = texels + (ptrdiff_t)cv * stride + cu;
    s[i] = lerp4(p[0], p[next], p[down], p[down + next], fu - (cu << 8), fv - (cv << 8));
  }
}

// --- Blur ----------------------------------------------------------------------------------------
static void NAME(symmetric_sum)(float *out, const float *in, ptrdiff_t step, const float *kernel,
                                int32_t radius, size_t n) {
  size_t i = 0;
  for (; i + 32 <= n; i += 32) {
    const float *p = in + i;
    f32x8 a = LOAD(f32x8, p) * kernel[0], b = LOAD(f32x8, p + 8) * kernel[0];
    f32x8 c = LOAD(f32x8, p + 16) * kernel[0], d = LOAD(f32x8, p + 24) * kernel[0];
    for (int32_t j = 1; j <= radius; j++) {
      const float *l = p - j * step, *r = p + j * step;
      const float k = kernel[j];
      a += (LOAD(f32x8, l) + LOAD(f32x8, r)) * k;
      b += (LOAD(f32x8, l + 8) + LOAD(f32x8, r + 8)) * k;
      c += (LOAD(f32x8, l + 16) + LOAD(f32x8, r + 16)) * k;
      d += (LOAD(f32x8, l + 24) + LOAD(f32x8, r + 24)) * k;
    }
    STORE(out + i, a);
    STORE(out + i + 8, b);
    STORE(out + i + 16, c);
    STORE(out + i + 24, d);
  }
  for (; i < n; i++) {
    float a = in[i] * kernel[0];
    for (int32_t j = 1; j <= radius; j++) a += (in[i - j * (ptrdiff_t)step] + in[i + j * (ptrdiff_t)step]) * kernel[j];
    out[i] = a;
  }
}

const CRasterRows NAME(rows) = {
    NAME(fill),     NAME(solid), NAME(mask),     NAME(mask_block), NAME(ring),     NAME(bitmap),
    NAME(bitmap_mask), NAME(mix), NAME(multiply), NAME(sweep),      NAME(bilinear), NAME(symmetric_sum),
};

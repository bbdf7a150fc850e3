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
typedef uint8_t u8x4 __attribute__((vector_size(4)));
typedef uint16_t u16x4 __attribute__((vector_size(8)));
typedef uint32_t u32x4 __attribute__((vector_size(16)));
typedef int32_t i32x2 __attribute__((vector_size(8)));
typedef int32_t i32x4 __attribute__((vector_size(16)));
typedef float f32x4 __attribute__((vector_size(16)));
typedef uint64_t u64x4 __attribute__((vector_size(32)));
typedef int64_t i64x4 __attribute__((vector_size(32)));
typedef double f64x4 __attribute__((vector_size(32)));

#define MIN(a, b) ((a) < (b) ? (a) : (b))
#define MAX(a, b) ((a) > (b) ? (a) : (b))
#define LOAD(type, p) ({ type v_; memcpy(&v_, (p), sizeof v_); v_; })
#define STORE(p, v) ({ __auto_type v_ = (v); memcpy((p), &v_, sizeof v_); })
#define SPLAT32(c) ((u32x8){} + (uint32_t)(c))
#define SPLAT16(c) ((u16x16){} + (uint16_t)(c))

// A pixel is four bytes; its even and its odd bytes are multiplied apart, as 16-bit lanes, so that
// nothing is widened or packed. x/255 rounded is (x + 128)·257 >> 16, exact for products of bytes.
#ifdef CRASTER_AVX2
#define DIV255(x) ((u16x16)_mm256_mulhi_epu16((__m256i)((x) + SPLAT16(128)), (__m256i)SPLAT16(257)))
#define DIV255_HIGH(x) (DIV255(x) << 8)
#else
#define DIV255(x) ({ u16x16 t_ = (x) + SPLAT16(128); (t_ + (t_ >> 8)) >> 8; })
#define DIV255_HIGH(x) ({ u16x16 t_ = (x) + SPLAT16(128); (t_ + (t_ >> 8)) & SPLAT16(0xff00); })
#endif
#define EVEN(p) ((u16x16)(p) & SPLAT16(0xff))
#define ODD(p) ((u16x16)(p) >> 8)
// One factor per pixel, as a 32-bit lane, in both of its 16-bit lanes.
#define BOTH(a) ({ u32x8 a_ = (a); (u16x16)(a_ | (a_ << 16)); })
#define SCALE(p, a) ({ u32x8 p_ = (p); u16x16 f_ = (a); (u32x8)(DIV255(EVEN(p_) * f_) | DIV255_HIGH(ODD(p_) * f_)); })
#ifdef CRASTER_AVX2
// What is left of alpha to 255, in both of a pixel's 16-bit lanes.
#define REST(s) ({ u32x8 x_ = (s); \
  (u16x16)_mm256_shuffle_epi8(~(__m256i)x_, _mm256_broadcastsi128_si256( \
    _mm_setr_epi8(3, -1, 3, -1, 7, -1, 7, -1, 11, -1, 11, -1, 15, -1, 15, -1))); })
#else
#define REST(s) BOTH(255 - ((s) >> 24))
#endif
#define OVER(s, d) ({ u32x8 s_ = (s); s_ + SCALE(d, REST(s_)); })
#define BYTES(q) __builtin_convertvector(LOAD(u8x8, &(q)), u32x8)

// The first k < 8 pixels of a vector; the others are zero, and are not touched. Coverage of the first
// k pixels, of masks that may be read 8 bytes beyond their end.
#ifdef CRASTER_AVX2
static const int32_t NAME(lanes)[16] = {-1, -1, -1, -1, -1, -1, -1, -1};
#define LANES(k) _mm256_loadu_si256((const __m256i *)(NAME(lanes) + 8 - (k)))
#define LOAD_PART(p, k) ((u32x8)_mm256_maskload_epi32((const int *)(p), LANES(k)))
#else
#define LOAD_PART(p, k) ({ u32x8 v_ = {}; for (size_t j_ = 0; j_ < (k); j_++) v_[j_] = (p)[j_]; v_; })
#endif
// In halves: some processors take dozens of cycles for a masked store.
#define STORE_PART(p, v, k) ({ \
  const u32x8 all_ = (v); \
  const size_t k_ = (k); \
  uint32_t *p_ = (p); \
  u32x4 rest_ = __builtin_shufflevector(all_, all_, 0, 1, 2, 3); \
  if (k_ & 4) { \
    STORE(p_, rest_); \
    rest_ = __builtin_shufflevector(all_, all_, 4, 5, 6, 7); \
    p_ += 4; \
  } \
  if (k_ & 2) { \
    STORE(p_, __builtin_shufflevector(rest_, rest_, 0, 1)); \
    rest_ = __builtin_shufflevector(rest_, rest_, 2, 3, 2, 3); \
    p_ += 2; \
  } \
  if (k_ & 1) *p_ = rest_[0]; })
#define COVERAGE(m) ({ uint64_t q_; memcpy(&q_, (m), 8); q_; })
#define COVERAGE_PART(m, k) (COVERAGE(m) & (((uint64_t)1 << (8 * (k))) - 1))

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

INLINE void fill_row(uint32_t *d, size_t n, uint32_t c) {
  size_t i = 0;
  for (; i + 8 <= n; i += 8) STORE(d + i, SPLAT32(c));
  if (i < n) STORE_PART(d + i, SPLAT32(c), n - i);
}

INLINE void solid_row(uint32_t *d, size_t n, uint32_t c) {
  const u32x8 s = SPLAT32(c);
  const u16x16 a = SPLAT16(255 - (c >> 24));
  size_t i = 0;
  for (; i + 8 <= n; i += 8) STORE(d + i, s + SCALE(LOAD(u32x8, d + i), a));
  if (i < n) STORE_PART(d + i, s + SCALE(LOAD_PART(d + i, n - i), a), n - i);
}

static void NAME(fill)(uint32_t *d, size_t n, uint32_t c) { fill_row(d, n, c); }
static void NAME(solid)(uint32_t *d, size_t n, uint32_t c) { solid_row(d, n, c); }

INLINE void mask_row(uint32_t *d, const uint8_t *m, size_t n, uint32_t c) {
  const u32x8 s = SPLAT32(c);
  const bool opaque = c >> 24 == 255;
  size_t i = 0;
  for (; i + 8 <= n; i += 8) {
    uint64_t q = COVERAGE(m + i);
    if (q == 0) continue;
    if (opaque && q == ~(uint64_t)0) {
      STORE(d + i, s);
      continue;
    }
    STORE(d + i, OVER(SCALE(s, BOTH(BYTES(q))), LOAD(u32x8, d + i)));
  }
  if (i < n) {
    uint64_t q = COVERAGE_PART(m + i, n - i);
    if (q) STORE_PART(d + i, OVER(SCALE(s, BOTH(BYTES(q))), LOAD_PART(d + i, n - i)), n - i);
  }
}

static void NAME(mask)(uint32_t *d, const uint8_t *m, size_t n, uint32_t c) { mask_row(d, m, n, c); }

static void NAME(mask_block)(uint32_t *d, size_t stride, const uint8_t *m, size_t mask_stride,
                             size_t w, size_t h, uint32_t c) {
  for (size_t y = 0; y < h; y++) mask_row(d + y * stride, m + y * mask_stride, w, c);
}

#define RING(outer, inner, ring, core, d) ({ \
  uint64_t outer_ = (outer), inner_ = (inner); \
  u32x8 o_ = BYTES(outer_), c_ = __builtin_elementwise_min(BYTES(inner_), o_); \
  OVER(BLEND2(ring, o_ - c_, core, c_), d); })

INLINE void ring_row(uint32_t *d, const uint8_t *outer, const uint8_t *inner, size_t n, uint32_t ring,
                     uint32_t core) {
  const u32x8 r = SPLAT32(ring), k = SPLAT32(core);
  const bool opaque = (ring & core) >> 24 == 255;
  size_t i = 0;
  for (; i + 8 <= n; i += 8) {
    uint64_t o = COVERAGE(outer + i);
    if (opaque && o == ~(uint64_t)0) {
      const uint64_t q = COVERAGE(inner + i);
      const u32x8 c = BYTES(q);
      STORE(d + i, BLEND2(r, 255 - c, k, c));
      continue;
    }
    if (o) STORE(d + i, RING(o, COVERAGE(inner + i), r, k, LOAD(u32x8, d + i)));
  }
  if (i < n) {
    uint64_t o = COVERAGE_PART(outer + i, n - i);
    if (o) {
      u32x8 v = RING(o, COVERAGE(inner + i), r, k, LOAD_PART(d + i, n - i));
      STORE_PART(d + i, v, n - i);
    }
  }
}

static void NAME(ring)(uint32_t *d, const uint8_t *outer, const uint8_t *inner, size_t n,
                       uint32_t ring, uint32_t core) {
  ring_row(d, outer, inner, n, ring, core);
}

static void NAME(bitmap)(uint32_t *d, const uint32_t *s, size_t n, uint8_t alpha) {
  const u16x16 a = SPLAT16(alpha);
  size_t i = 0;
  if (alpha == 255) {
    for (; i + 8 <= n; i += 8) STORE(d + i, OVER(LOAD(u32x8, s + i), LOAD(u32x8, d + i)));
  } else {
    for (; i + 8 <= n; i += 8) STORE(d + i, OVER(SCALE(LOAD(u32x8, s + i), a), LOAD(u32x8, d + i)));
  }
  if (i < n) {
    u32x8 v = OVER(SCALE(LOAD_PART(s + i, n - i), a), LOAD_PART(d + i, n - i));
    STORE_PART(d + i, v, n - i);
  }
}

INLINE uint32_t product(uint32_t a, uint32_t b) {
  uint32_t t = a * b + 128;
  return (t + (t >> 8)) >> 8;
}

static void NAME(bitmap_mask)(uint32_t *d, const uint32_t *s, const uint8_t *m, size_t n,
                              uint8_t alpha) {
  const u32x8 a = SPLAT32(alpha);
  size_t i = 0;
#define FACTOR(q) ({ u32x8 f_ = BYTES(q) * a + 128; (f_ + (f_ >> 8)) >> 8; })
  for (; i + 8 <= n; i += 8) {
    uint64_t q = COVERAGE(m + i);
    if (q) STORE(d + i, OVER(SCALE(LOAD(u32x8, s + i), BOTH(FACTOR(q))), LOAD(u32x8, d + i)));
  }
  if (i < n) {
    uint64_t q = COVERAGE_PART(m + i, n - i);
    u32x8 v = OVER(SCALE(LOAD_PART(s + i, n - i), BOTH(FACTOR(q))), LOAD_PART(d + i, n - i));
    STORE_PART(d + i, v, n - i);
  }
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

// --- Curves --------------------------------------------------------------------------------------
// Added to a double, leaves the nearest integer in its low bits: 1.5·2⁵².
#define ROUNDER 6755399441055744.0

// The lesser and the greater of two doubles, b if one of them is not a number.
#ifdef CRASTER_AVX2
#define LESSER(a, b) ((f64x4)_mm256_min_pd((__m256d)(a), (__m256d)(b)))
#define GREATER(a, b) ((f64x4)_mm256_max_pd((__m256d)(a), (__m256d)(b)))
#define CHOOSE_DOUBLE(mask, a, b) ((f64x4)_mm256_blendv_pd((__m256d)(b), (__m256d)(a), (__m256d)(mask)))
#else
#define CHOOSE_DOUBLE(mask, a, b) ({ i64x4 mask_ = (mask); (f64x4)((mask_ & (i64x4)(a)) | (~mask_ & (i64x4)(b))); })
#define LESSER(a, b) ({ f64x4 a_ = (a), b_ = (b); CHOOSE_DOUBLE(a_ < b_, a_, b_); })
#define GREATER(a, b) ({ f64x4 a_ = (a), b_ = (b); CHOOSE_DOUBLE(a_ > b_, a_, b_); })
#endif

// Four points, rounded to integers that fit.
#define SNAPPED(x, y) ({ \
  const f64x4 limit_ = (f64x4){} + (double)(1 << 28); \
  const u64x4 columns_ = (u64x4)(LESSER(limit_, GREATER(x, -limit_)) + ROUNDER); \
  const u64x4 rows_ = (u64x4)(LESSER(limit_, GREATER(y, -limit_)) + ROUNDER); \
  (i32x8)((columns_ & 0xffffffff) | rows_ << 32); })

// A coordinate of a cubic as a polynomial: ((a·t + b)·t + c)·t + d.
typedef struct {
  f64x4 a, b, c, d;
} Polynomial;

INLINE Polynomial polynomial(const double *p) {
  const double c = 3 * (p[2] - p[0]), b = 3 * (p[4] - p[2]) - c, a = p[6] - p[0] - c - b;
  const f64x4 zero = {};
  return (Polynomial){zero + a, zero + b, zero + c, zero + p[0]};
}

// The square of the second derivative's part across the curve. Where the curve nearly stops, all of it counts.
#define FIRST(p, t) ((3 * (p).a * (t) + 2 * (p).b) * (t) + (p).c)
#define SECOND(p, t) (6 * (p).a * (t) + 2 * (p).b)
#define BENDS(x, y, t) ({ \
  const f64x4 t_ = (t), x1_ = FIRST(x, t_), y1_ = FIRST(y, t_), x2_ = SECOND(x, t_), y2_ = SECOND(y, t_); \
  const f64x4 area_ = x1_ * y2_ - y1_ * x2_, across_ = area_ * area_, along_ = x1_ * x1_ + y1_ * y1_; \
  const f64x4 whole_ = x2_ * x2_ + y2_ * y2_; \
  CHOOSE_DOUBLE(across_ < whole_ * along_, across_ / along_, whole_); })

static int32_t NAME(flatten)(CRasterPoint *out, const double *curve, double tolerance,
                             CRasterExtent *extent) {
  const Polynomial x = polynomial(curve), y = polynomial(curve + 1);
  const f64x4 zero = {}, steps = {1, 2, 3, 4};
  // The curve's bend at its ends and at every eighth between, and the most in each quarter.
  const f64x4 first = BENDS(x, y, zero), early = BENDS(x, y, steps / 8), late = BENDS(x, y, steps / 8 + 0.5);
  const f64x4 ends = __builtin_shufflevector(early, late, 1, 3, 5, 7);
  const f64x4 starts = __builtin_shufflevector(first, ends, 0, 4, 5, 6);
  const f64x4 middles = __builtin_shufflevector(early, late, 0, 2, 4, 6);
  const f64x4 most = __builtin_elementwise_sqrt(GREATER(GREATER(starts, ends), middles));
  const f64x4 chords = __builtin_elementwise_sqrt(most * (1.1 / (8 * tolerance))) * 0.25;
  const i32x4 counts = __builtin_convertvector(LESSER(chords, zero + (CRASTER_MOST_VERTICES / 4 - 1)), i32x4) + 1;
  const f64x4 lengths = 0.25 / __builtin_convertvector(counts, f64x4), outward = lengths * lengths / 16;
  int32_t n = 0;
  for (int32_t quarter = 0; quarter < 4; quarter++) {
    const f64x4 from = zero + (double)quarter * 0.25;
    const f64x4 length = zero + lengths[quarter], out_by = zero + outward[quarter];
    for (int32_t i = 0; i < counts[quarter]; i += 4) {
      const f64x4 t = from + (steps + (double)i) * length;
      const f64x4 column = ((x.a * t + x.b) * t + x.c) * t + x.d - SECOND(x, t) * out_by;
      const f64x4 row = ((y.a * t + y.b) * t + y.c) * t + y.d - SECOND(y, t) * out_by;
      STORE(out + n + i, SNAPPED(column, row));
    }
    n += counts[quarter];
  }
  // The end is where it is said to be, and there again for the vectors below.
  STORE(out + n - 1, SNAPPED(zero + curve[6], zero + curve[7]));
  i32x8 low = LOAD(i32x8, out), high = low;
  for (int32_t i = 4; i < n; i += 4) {
    low = __builtin_elementwise_min(low, LOAD(i32x8, out + i));
    high = __builtin_elementwise_max(high, LOAD(i32x8, out + i));
  }
  for (int32_t j = 0; j < 4; j++) {
    extent->low.x = MIN(extent->low.x, low[2 * j]);
    extent->low.y = MIN(extent->low.y, low[2 * j + 1]);
    extent->high.x = MAX(extent->high.x, high[2 * j]);
    extent->high.y = MAX(extent->high.y, high[2 * j + 1]);
  }
  return n;
}

// --- Area sums -----------------------------------------------------------------------------------
// Polygons go through three steps, each a loop over points without branches that depend on where edges
// lie: points are put in where an edge passes from row to row, then where it passes from column to
// column, and then each piece between two points is added to its cell. Steps hand on up to CHUNK points,
// whose last one begins the next chunk; arrays have room for what vectors read and write beyond.
enum { CHUNK = 512, SLACK = 16 };

// Repeats the last of `n` points, so that vectors beyond it find edges without a length.
INLINE void pad(CRasterPoint *p, int32_t n) {
  for (int32_t i = 0; i < 8; i++) p[n + i] = p[n - 1];
}

// Adds eight pieces at most, which begin at p, p + step and so on, each inside one cell or outside the window.
// Where nothing is added a group may be marked all the same.
INLINE void add_eight(const CRasterCells *area, const CRasterPoint *p, ptrdiff_t step, int32_t count) {
  const i32x8 zero = {}, width = zero + area->width, height = zero + area->height;
  int32_t *cells = area->cells;
  uint64_t *touched = area->touched;
  // A piece is two points next to each other: four numbers, which go to a lane each of four vectors.
#define PIECES(j) ({ \
  const i32x4 lower_ = LOAD(i32x4, p + (j) * step), upper_ = LOAD(i32x4, p + ((j) + 4) * step); \
  __builtin_shufflevector(lower_, upper_, 0, 1, 2, 3, 4, 5, 6, 7); })
#define LOWER_HALVES(a, b) __builtin_shufflevector(a, b, 0, 8, 1, 9, 4, 12, 5, 13)
#define UPPER_HALVES(a, b) __builtin_shufflevector(a, b, 2, 10, 3, 11, 6, 14, 7, 15)
#define LOWER_PAIRS(a, b) __builtin_shufflevector(a, b, 0, 1, 8, 9, 4, 5, 12, 13)
#define UPPER_PAIRS(a, b) __builtin_shufflevector(a, b, 2, 3, 10, 11, 6, 7, 14, 15)
  const i32x8 a = PIECES(0), b = PIECES(1), c = PIECES(2), d = PIECES(3);
  const i32x8 starts = LOWER_HALVES(a, b), more_starts = LOWER_HALVES(c, d);
  const i32x8 ends = UPPER_HALVES(a, b), more_ends = UPPER_HALVES(c, d);
  const i32x8 x = LOWER_PAIRS(starts, more_starts) + LOWER_PAIRS(ends, more_ends);
  const i32x8 y0 = UPPER_PAIRS(starts, more_starts), y1 = UPPER_PAIRS(ends, more_ends);
  i32x8 column = x >> 9, row = (y0 + y1) >> 9;
  // What is left of the window counts in its first column as a whole.
  const i32x8 fractions = (x - (column << 9)) & (column >= 0);
  const i32x8 rise = (y1 - y0) & (row >= 0) & (row < height) & (column < width);
  column = __builtin_elementwise_min(__builtin_elementwise_max(column, zero), width);
  row = __builtin_elementwise_min(__builtin_elementwise_max(row, zero), height - 1);
  // In its own column a piece covers what is right of it, in the next ones all of its height.
  const i32x8 rest = rise * fractions, here = rise * 512 - rest;
  const u32x8 group = (u32x8)(column >> (zero + area->shift));
  const u64x4 one = {1, 1, 1, 1};
  uint32_t places[8], rows[8];
  i32x2 shares[8];
  uint64_t marks[8];
  STORE(places, row * (zero + area->stride) + column);
  STORE(rows, row);
  STORE(shares, LOWER_HALVES(here, rest));
  STORE(shares + 4, UPPER_HALVES(here, rest));
#define HALF(v, first) \
  __builtin_convertvector(__builtin_shufflevector(v, v, first, first + 1, first + 2, first + 3), u64x4)
  STORE(marks, one << HALF(group, 0));
  STORE(marks + 4, one << HALF(group, 4));
  for (int32_t j = 0; j < count; j++) {
    // Halves of vectors are interleaved apart.
    const i32x2 share = shares[(j & 1) + (j & 4) / 2 + (j & 2) * 2];
    int32_t *cell = cells + places[j];
    STORE(cell, LOAD(i32x2, cell) + share);
    touched[rows[j]] |= marks[j];
  }
}

// Adds the pieces between `n` points.
static void NAME(add_pieces)(const CRasterCells *area, CRasterPoint *p, int32_t n) {
  pad(p, n);
  // Eight pieces at a time that are far from one another: neighbours often lie in one cell or in two next to
  // each other, and would wait for one another's sums to be stored.
  const int32_t step = (n - 1) / 8;
  for (int32_t i = 0; i < step; i++) add_eight(area, p + i, step, 8);
  add_eight(area, p + 8 * step, 1, n - 1 - 8 * step);
}

// The sign bits of four lanes.
#ifdef CRASTER_AVX2
#define SIGNS(v) ((uint32_t)_mm_movemask_ps((__m128)(v)))
#define CHOOSE_POINTS(mask, a, b) ((i32x8)_mm256_blendv_epi8((__m256i)(b), (__m256i)(a), (__m256i)(mask)))
#else
#define SIGNS(v) ({ const u32x4 b_ = (u32x4)(v) >> 31; b_[0] | b_[1] << 1 | b_[2] << 2 | b_[3] << 3; })
#define CHOOSE_POINTS(mask, a, b) ({ const i32x8 mask_ = (mask); (mask_ & (a)) | (~mask_ & (b)); })
#endif

// Puts points in where the polyline p passes a multiple of a pixel, and calls `next` with the result. The
// coordinate that steps is ALONG, the one that is interpolated ACROSS; POINTS makes points of both. A place on an edge depends on nothing but the edge: it is reckoned from its lower end.
#define SPLIT(limit, next) \
  CRasterPoint out[CHUNK + SLACK]; \
  int32_t m = 1; \
  pad(p, n); \
  out[0] = p[0]; \
  for (int32_t i = 0; i + 1 < n; i += 4) { \
    if (m > CHUNK - 8) m = (next(area, out, m), out[0] = out[m - 1], 1); \
    const i32x8 a = LOAD(i32x8, p + i), b = LOAD(i32x8, p + i + 1); \
    const i32x4 from = ALONG(a), to = ALONG(b), forward = from < to; \
    const i32x4 low = __builtin_elementwise_min(from, to), high = __builtin_elementwise_max(from, to); \
    const i32x4 start = (ACROSS(a) & forward) | (ACROSS(b) & ~forward); \
    const i32x4 end = (ACROSS(b) & forward) | (ACROSS(a) & ~forward); \
    const i32x4 first = __builtin_elementwise_max((low >> 8) + 1, (i32x4){}); \
    const i32x4 last = __builtin_elementwise_min((high - 1) >> 8, (i32x4){} + (limit)); \
    const i32x4 count = last - first + 1, line = (first & forward) | (last & ~forward); \
    const f64x4 slope = __builtin_convertvector(end - start, f64x4) / __builtin_convertvector(high - low, f64x4); \
    const i32x8 bits = (i32x8)(__builtin_convertvector((line << 8) - low, f64x4) * slope + ROUNDER); \
    const i32x8 crossings = POINTS(line << 8, start + EVERY_SECOND_OF(bits)); \
    const int32_t edges = n - 1 - i < 4 ? n - 1 - i : 4; \
    if (__builtin_expect(SIGNS(1 - count) == 0, 1)) { \
      /* Edges pass a line or none: each leaves the crossing and its end, or its end alone. */ \
      const i32x4 passes = -count >> 31; \
      const i32x8 both = __builtin_shufflevector(passes, passes, 0, 0, 1, 1, 2, 2, 3, 3); \
      const i32x8 firsts = CHOOSE_POINTS(both, crossings, b); \
      const i32x8 even = __builtin_shufflevector(firsts, b, 0, 1, 8, 9, 4, 5, 12, 13); \
      const i32x8 odd = __builtin_shufflevector(firsts, b, 2, 3, 10, 11, 6, 7, 14, 15); \
      const uint32_t signs = SIGNS(passes); \
      const uint8_t *places = NAME(places)[signs]; \
      STORE(out + m, __builtin_shufflevector(even, even, 0, 1, 2, 3)); \
      STORE(out + m + places[0], __builtin_shufflevector(odd, odd, 0, 1, 2, 3)); \
      STORE(out + m + places[1], __builtin_shufflevector(even, even, 4, 5, 6, 7)); \
      STORE(out + m + places[2], __builtin_shufflevector(odd, odd, 4, 5, 6, 7)); \
      m += places[edges - 1]; \
    } else { \
      /* Four crossings of an edge at a time, as many as most edges have. */ \
      const i32x4 step = -1 - 2 * forward; \
      int32_t counts[4], lines[4], steps[4], lows[4], starts[4]; \
      double slopes[4]; \
      STORE(counts, count); \
      STORE(lines, line); \
      STORE(steps, step); \
      STORE(lows, low); \
      STORE(starts, start); \
      STORE(slopes, slope); \
      for (int32_t j = 0; j < edges; j++) { \
        int32_t rest = counts[j]; \
        i32x4 place = (lines[j] + (i32x4){0, 1, 2, 3} * steps[j]) * 256; \
        for (;;) { \
          if (m > CHUNK - 8) m = (next(area, out, m), out[0] = out[m - 1], 1); \
          const i32x8 way = (i32x8)(__builtin_convertvector(place - lows[j], f64x4) * slopes[j] + ROUNDER); \
          STORE(out + m, POINTS(place, starts[j] + EVERY_SECOND_OF(way))); \
          if (__builtin_expect(rest <= 4, 1)) break; \
          m += 4; \
          rest -= 4; \
          place += 1024 * steps[j]; \
        } \
        m += rest > 0 ? rest : 0; \
        out[m++] = p[i + 1 + j]; \
      } \
    } \
  } \
  next(area, out, m);
// How many points one to four edges leave, by which of them pass a line.
static const uint8_t NAME(places)[16][4] = {
    {1, 2, 3, 4}, {2, 3, 4, 5}, {1, 3, 4, 5}, {2, 4, 5, 6}, {1, 2, 4, 5}, {2, 3, 5, 6}, {1, 3, 5, 6}, {2, 4, 6, 7},
    {1, 2, 3, 5}, {2, 3, 4, 6}, {1, 3, 4, 6}, {2, 4, 5, 7}, {1, 2, 4, 6}, {2, 3, 5, 7}, {1, 3, 5, 7}, {2, 4, 6, 8},
};
#define EVERY_SECOND_OF(v) __builtin_shufflevector(v, v, 0, 2, 4, 6)
#define XS(v) __builtin_shufflevector(v, v, 0, 2, 4, 6)
#define YS(v) __builtin_shufflevector(v, v, 1, 3, 5, 7)
#define INTERLEAVED(x, y) __builtin_shufflevector(x, y, 0, 4, 1, 5, 2, 6, 3, 7)

static void NAME(split_columns)(const CRasterCells *area, CRasterPoint *p, int32_t n) {
#define ALONG XS
#define ACROSS YS
#define POINTS(along, across) INTERLEAVED(along, across)
  SPLIT(area->width, NAME(add_pieces))
#undef ALONG
#undef ACROSS
#undef POINTS
}

static void NAME(split_rows)(const CRasterCells *area, CRasterPoint *p, int32_t n) {
#define ALONG YS
#define ACROSS XS
#define POINTS(along, across) INTERLEAVED(across, along)
  SPLIT(area->height, NAME(split_columns))
#undef ALONG
#undef ACROSS
#undef POINTS
}

static void NAME(add_polygon)(const CRasterCells *area, const CRasterPoint *p, size_t n) {
  CRasterPoint in[CHUNK + SLACK];
  const int32_t left = area->left, top = area->top;
  in[0] = (CRasterPoint){p[n - 1].x - left, p[n - 1].y - top};
  for (size_t start = 0; start < n; start += CHUNK - 1) {
    const int32_t count = n - start < CHUNK - 1 ? (int32_t)(n - start) : CHUNK - 1;
    for (int32_t i = 0; i < count; i++)
      in[i + 1] = (CRasterPoint){p[start + (size_t)i].x - left, p[start + (size_t)i].y - top};
    NAME(split_rows)(area, in, count + 1);
    in[0] = in[count];
  }
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

#define COVERAGES(v, even_odd) ({ \
  i32x8 a_ = __builtin_elementwise_abs(v); \
  a_ = (even_odd) ? 131072 - __builtin_elementwise_abs((a_ & 262143) - 131072) \
                  : __builtin_elementwise_min(a_, (i32x8){} + 131072); \
  (a_ * 255 + 65536) >> 17; })
// Sums of the lanes up to each, `before` added, which then takes the sum of all over to the next eight.
#define SUMS(v, before) ({ \
  i32x8 s_ = (v); \
  s_ += __builtin_shufflevector((i32x8){}, s_, 0, 8, 9, 10, 4, 12, 13, 14); \
  s_ += __builtin_shufflevector((i32x8){}, s_, 0, 1, 8, 9, 4, 5, 12, 13); \
  s_ += __builtin_shufflevector((i32x8){}, s_, 0, 1, 2, 3, 11, 11, 11, 11); \
  const i32x8 sums_ = s_ + (before); \
  (before) += __builtin_shufflevector(s_, s_, 7, 7, 7, 7, 7, 7, 7, 7); \
  sums_; })
// Twice the areas that are inside the cells from `cells` on; these are cleared.
#define AREAS(cells, before) ({ \
  const i32x8 v_ = LOAD(i32x8, cells); \
  STORE(cells, (i32x8){}); \
  SUMS(v_, before); })

// Sets the bytes from..<to of a mask, where `from` is a multiple of 8, and up to 7 more.
INLINE void set_bytes(uint8_t *mask, int32_t from, int32_t to, uint8_t value) {
  const u8x8 v = (u8x8){} + value;
  for (; from < to; from += 8) STORE(mask + from, v);
}

// Adds what the last cells before a gap left in the first one of it, which is cleared.
#define TAKE_REST(cells, before) ({ (before) += *(cells); *(cells) = 0; })

// Rows begin, and their full spans begin and end, at multiples of 8, so that bytes are read again in the
// same eights that they were written in: others would wait for the stores to reach the cache.
INLINE CRasterRow sweep_row(const CRasterCells *area, int32_t y, uint8_t *mask) {
  CRasterRow row = {0, 0, 0, 0, 0, true};
  int32_t *cells = area->cells + (ptrdiff_t)y * area->stride;
  uint64_t touched = area->touched[y];
  area->touched[y] = 0;
  const int32_t shift = area->shift, n = area->width;
  const bool even_odd = area->even_odd;
  if (touched == 0) return row;
  i32x8 sum = {};
  int32_t x = __builtin_ctzll(touched) << shift;
  bool begun = false;
  while (touched) {
    int32_t first = __builtin_ctzll(touched);
    // A run of touched groups, joined with the next one over gaps that are not worth a span.
    uint64_t rest = ~(touched >> first);
    int32_t last = rest ? first + __builtin_ctzll(rest) : 64;
    int32_t start = first << shift, end = last << shift;
    // The gap before it has the constant coverage of the sum so far.
    if (start > x) {
      int32_t c = coverage(sum[0], even_odd);
      if (c == 255 && start - x > row.s1 - row.s0 && start - x >= 16) {
        set_bytes(mask, row.s0, row.s1, 255);
        row.s0 = x;
        row.s1 = start;
      } else {
        set_bytes(mask, x, start, (uint8_t)c);
      }
    }
    if (!begun) row.x0 = start;
    begun = true;
    for (x = start; x < end; x += 8) {
      const i32x8 v = AREAS(cells + x, sum);
      STORE(mask + x, __builtin_convertvector(COVERAGES(v, even_odd), u8x8));
    }
    TAKE_REST(cells + x, sum);
    touched = last >= 64 ? 0 : touched >> last << last;
  }
  row.x1 = x < n ? x : n;
  if (x < n) {
    // What lies right of the last edge inside the window is inside or outside as a whole.
    int32_t c = coverage(sum[0], even_odd);
    if (c) row.x1 = n;
    if (c == 255 && n - x > row.s1 - row.s0) {
      set_bytes(mask, row.s0, row.s1, 255);
      row.s0 = x;
      row.s1 = n;
    } else if (c) {
      set_bytes(mask, x, n, (uint8_t)c);
    }
  }
  if (row.s0 == row.s1) row.s0 = row.s1 = row.x1;
  return row;
}

static CRasterRow NAME(sweep)(const CRasterCells *area, int32_t y, uint8_t *mask) {
  return sweep_row(area, y, mask);
}

static CRasterRow NAME(sweep_pair)(const CRasterCells *outer, const CRasterCells *inner, int32_t y,
                                   uint8_t *outer_mask, uint8_t *inner_mask) {
  CRasterRow o = sweep_row(outer, y, outer_mask), i = sweep_row(inner, y, inner_mask);
  if (o.x0 == o.x1) return o;
  // The full span is that of the inside or, where there is no inside, that of the border; the bytes
  // are completed around it.
  if (i.x0 == i.x1) {
    set_bytes(inner_mask, o.x0, o.x1, 0);
    o.is_core = false;
  } else {
    const int32_t x0 = i.x0 < o.x0 ? o.x0 : i.x0, x1 = i.x1 > o.x1 ? o.x1 : i.x1;
    set_bytes(inner_mask, o.x0, x0, 0);
    for (int32_t x = x1; x < o.x1; x++) inner_mask[x] = 0;
    const int32_t s0 = i.s0 > o.s0 ? i.s0 : o.s0, s1 = i.s1 < o.s1 ? i.s1 : o.s1;
    if (s0 < s1) {
      set_bytes(outer_mask, o.s0, s0, 255);
      set_bytes(inner_mask, i.s0, s0, 255);
      set_bytes(outer_mask, s1, o.s1, 255);
      set_bytes(inner_mask, s1, i.s1, 255);
    } else {
      set_bytes(outer_mask, o.s0, o.s1, 255);
      set_bytes(inner_mask, i.s0, i.s1, 255);
    }
    o.s0 = s0;
    o.s1 = s1;
  }
  if (o.s0 >= o.s1) o.s0 = o.s1 = o.x1;
  return o;
}

INLINE void colour_row(uint32_t *d, size_t n, uint32_t c) {
  if (c >> 24 == 255) fill_row(d, n, c);
  else if (c) solid_row(d, n, c);
}

// Sweeps one row and puts it over d, without bytes between.
INLINE void fill_row_of(uint32_t *d, const CRasterCells *area, int32_t y, uint32_t color) {
  int32_t *cells = area->cells + (ptrdiff_t)y * area->stride;
  uint64_t touched = area->touched[y];
  if (touched == 0) return;
  area->touched[y] = 0;
  // Single groups between touched ones are not worth a span.
  touched |= touched << 1 & touched >> 1;
  const u32x8 s = SPLAT32(color);
  const int32_t shift = area->shift, n = area->width;
  const bool even_odd = area->even_odd;
  i32x8 sum = {};
  int32_t x = 0;
  while (touched) {
    const int32_t first = __builtin_ctzll(touched);
    const uint64_t rest = ~(touched >> first);
    const int32_t last = rest ? first + __builtin_ctzll(rest) : 64;
    const int32_t start = first << shift, end = last << shift;
    const int32_t between = coverage(sum[0], even_odd);
    if (between) colour_row(d + x, (size_t)(start - x), blend2(color, (uint32_t)between, 0, 0));
    for (x = start; x < end; x += 8) {
      const i32x8 v = AREAS(cells + x, sum);
      const u32x8 covered = SCALE(s, BOTH((u32x8)COVERAGES(v, even_odd)));
      if (x + 8 <= n) STORE(d + x, OVER(covered, LOAD(u32x8, d + x)));
      else if (x < n) STORE_PART(d + x, OVER(covered, LOAD_PART(d + x, (size_t)(n - x))), (size_t)(n - x));
    }
    TAKE_REST(cells + x, sum);
    touched = last >= 64 ? 0 : touched >> last << last;
  }
  const int32_t after = x < n ? coverage(sum[0], even_odd) : 0;
  if (after) colour_row(d + x, (size_t)(n - x), blend2(color, (uint32_t)after, 0, 0));
}

// Sweeps all rows of a narrow window and puts them over d. What is between the first and the last group that was
// touched is painted group by group, whether it is empty, full or neither: it is little, and to guess wrongly
// which takes longer.
enum { NARROW = 64 };
INLINE void fill_narrow(uint32_t *d, size_t stride, const CRasterCells *area, uint32_t color, bool even_odd) {
  const u32x8 s = SPLAT32(color);
  const int32_t n = area->width;
  int32_t *cells = area->cells;
  for (int32_t y = 0; y < area->height; y++, d += stride, cells += area->stride) {
    const uint64_t touched = area->touched[y];
    if (touched == 0) continue;
    area->touched[y] = 0;
    const int32_t end = (64 - __builtin_clzll(touched)) * 8;
    i32x8 sum = {};
    for (int32_t x = __builtin_ctzll(touched) * 8; x < end; x += 8) {
      const i32x8 v = AREAS(cells + x, sum);
      const u32x8 covered = SCALE(s, BOTH((u32x8)COVERAGES(v, even_odd)));
      if (x + 8 <= n) STORE(d + x, OVER(covered, LOAD(u32x8, d + x)));
      else if (x < n) STORE_PART(d + x, OVER(covered, LOAD_PART(d + x, (size_t)(n - x))), (size_t)(n - x));
    }
    TAKE_REST(cells + end, sum);
    const int32_t after = end < n ? coverage(sum[0], even_odd) : 0;
    if (after) colour_row(d + end, (size_t)(n - end), blend2(color, (uint32_t)after, 0, 0));
  }
}

static void NAME(fill_area)(uint32_t *d, size_t stride, const CRasterCells *outer,
                            const CRasterCells *inner, uint8_t *outer_mask, uint8_t *inner_mask,
                            uint32_t ring, uint32_t core) {
  if (!inner && outer->width <= NARROW) {
    if (outer->even_odd) fill_narrow(d, stride, outer, core, true);
    else fill_narrow(d, stride, outer, core, false);
    return;
  }
  for (int32_t y = 0; y < outer->height; y++, d += stride) {
    if (inner) {
      CRasterRow r = NAME(sweep_pair)(outer, inner, y, outer_mask, inner_mask);
      ring_row(d + r.x0, outer_mask + r.x0, inner_mask + r.x0, (size_t)(r.s0 - r.x0), ring, core);
      colour_row(d + r.s0, (size_t)(r.s1 - r.s0), r.is_core ? core : ring);
      ring_row(d + r.s1, outer_mask + r.s1, inner_mask + r.s1, (size_t)(r.x1 - r.s1), ring, core);
    } else {
      fill_row_of(d, outer, y, core);
    }
  }
}

static void NAME(fill_rows)(uint32_t *d, size_t stride, const CRasterRow *rows, size_t n,
                            const uint8_t *outer, const uint8_t *inner, int32_t low, int32_t high,
                            uint32_t ring, uint32_t core) {
  for (size_t y = 0; y < n; y++, d += stride) {
    const CRasterRow r = rows[y];
    // The bytes of column x are at left + x, or from s1 on at right + x.
    const ptrdiff_t left = r.offset - r.x0, right = r.offset + (r.s0 - r.x0) - r.s1;
    const int32_t x0 = MAX(r.x0, low), x1 = MIN(r.s0, high);
    const int32_t s0 = MAX(r.s0, low), s1 = MIN(r.s1, high);
    const int32_t t0 = MAX(r.s1, low), t1 = MIN(r.x1, high);
    if (inner) {
      if (x0 < x1) ring_row(d + x0, outer + left + x0, inner + left + x0, (size_t)(x1 - x0), ring, core);
      if (s0 < s1) colour_row(d + s0, (size_t)(s1 - s0), r.is_core ? core : ring);
      if (t0 < t1) ring_row(d + t0, outer + right + t0, inner + right + t0, (size_t)(t1 - t0), ring, core);
    } else {
      if (x0 < x1) mask_row(d + x0, outer + left + x0, (size_t)(x1 - x0), core);
      if (s0 < s1) colour_row(d + s0, (size_t)(s1 - s0), core);
      if (t0 < t1) mask_row(d + t0, outer + right + t0, (size_t)(t1 - t0), core);
    }
  }
}

// --- Bilinear sampling ---------------------------------------------------------------------------
// In two stages, so that the short chains of the second do not wait for the long ones of the first:
// offsets and weights of up to PIECE pixels, then samples. Weights are 7 bits down and 15 bits
// across; sums are 16-bit, signed by taking 128 off each texel.
enum { PIECE = 256 };
typedef struct {
  uint32_t offset[PIECE];
  // Twice in each 16 bits: the weights of the upper (low byte) and the lower texel.
  uint32_t down[PIECE];
  // Twice: the weight of the right texel.
  uint32_t across[PIECE];
} Places;

// Not a number becomes 0, as comparisons with it fail.
#ifdef CRASTER_AVX2
#define CLAMPED(t, limit) \
  (f32x8)_mm256_min_ps(_mm256_max_ps((__m256)(t), _mm256_setzero_ps()), _mm256_set1_ps(limit))
#else
#define CHOOSE(mask, a, b) ({ i32x8 m_ = (mask); (f32x8)((m_ & (i32x8)(a)) | (~m_ & (i32x8)(b))); })
#define CLAMPED(t, limit) ({ \
  f32x8 t_ = (t), top_ = (f32x8){} + (limit); \
  t_ = CHOOSE(t_ > (f32x8){}, t_, (f32x8){}); \
  CHOOSE(t_ < top_, t_, top_); })
#endif

INLINE void find(Places *places, int32_t x, int32_t n, CRasterTexelRow row, int32_t w, int32_t h,
                 int32_t stride) {
  const f32x8 steps = {0, 1, 2, 3, 4, 5, 6, 7};
  const i32x8 last_u = (i32x8){} + (w > 1 ? w - 2 : 0), last_v = (i32x8){} + (h > 1 ? h - 2 : 0);
  for (int32_t i = 0; i < n; i += 8) {
    f32x8 at = steps + (float)(x + i), u = at * row.du + row.u, v = at * row.dv + row.v;
    if (row.perspective) {
      f32x8 q = 1 / (at * row.dw + row.w);
      u *= q;
      v *= q;
    }
    u = CLAMPED(u - 0.5f, (float)(w - 1));
    v = CLAMPED(v - 0.5f, (float)(h - 1));
    // The last texel is reached from the one before it with full weight.
    i32x8 iu = __builtin_elementwise_min(__builtin_convertvector(u, i32x8), last_u);
    i32x8 iv = __builtin_elementwise_min(__builtin_convertvector(v, i32x8), last_v);
    i32x8 fu = __builtin_convertvector((u - __builtin_convertvector(iu, f32x8)) * 32767, i32x8);
    i32x8 fv = __builtin_convertvector((v - __builtin_convertvector(iv, f32x8)) * 128 + 0.5f, i32x8);
    i32x8 down = fv << 8 | (128 - fv);
    STORE(places->offset + i, iv * stride + iu);
    STORE(places->down + i, down << 16 | down);
    STORE(places->across + i, fu << 16 | fu);
  }
}

INLINE uint32_t sample(const Places *places, int32_t i, const uint32_t *texels, ptrdiff_t next,
                       ptrdiff_t below) {
  const uint32_t *p = texels + places->offset[i];
  const int32_t up = places->down[i] & 255, down = places->down[i] >> 8 & 255;
  const int32_t across = places->across[i] & 0xffff;
  uint32_t out = 0;
  for (int s = 0; s < 32; s += 8) {
    int32_t left = (int32_t)(p[0] >> s & 255) * up + (int32_t)(p[below] >> s & 255) * down;
    int32_t right = (int32_t)(p[next] >> s & 255) * up + (int32_t)(p[below + next] >> s & 255) * down;
    int32_t sum = left + (((right - left) * across + 16384) >> 15);
    out |= (uint32_t)((sum + 64) >> 7) << s;
  }
  return out;
}

static void NAME(bilinear)(uint32_t *s, int32_t x, int32_t n, CRasterTexelRow row,
                           const uint32_t *texels, int32_t w, int32_t h, int32_t stride) {
  const ptrdiff_t next = w > 1, below = h > 1 ? stride : 0;
  Places places;
  for (int32_t start = 0; start < n; start += PIECE) {
    const int32_t count = n - start < PIECE ? n - start : PIECE;
    find(&places, x + start, count, row, w, h, stride);
    int32_t i = 0;
#ifdef CRASTER_AVX2
    for (; next && i < count; i += 8) {
      __m128i r[8];
#pragma clang loop unroll(full)
      for (int j = 0; j < 8; j++) {
        const uint32_t *p = texels + places.offset[i + j];
        __m128i t = _mm_unpacklo_epi8(_mm_loadl_epi64((const __m128i *)p),
                                      _mm_loadl_epi64((const __m128i *)(p + below)));
        __m128i down = _mm_set1_epi32((int)places.down[i + j]);
        __m128i c = _mm_maddubs_epi16(down, _mm_xor_si128(t, _mm_set1_epi8(-128)));
        __m128i right = _mm_shuffle_epi32(c, 0xee);
        __m128i across = _mm_set1_epi32((int)places.across[i + j]);
        r[j] = _mm_add_epi16(c, _mm_mulhrs_epi16(_mm_sub_epi16(right, c), across));
      }
      const __m256i half = _mm256_set1_epi16(16384 + 64);
      __m256i a = _mm256_set_m128i(_mm_unpacklo_epi64(r[4], r[5]), _mm_unpacklo_epi64(r[0], r[1]));
      __m256i b = _mm256_set_m128i(_mm_unpacklo_epi64(r[6], r[7]), _mm_unpacklo_epi64(r[2], r[3]));
      __m256i all = _mm256_packus_epi16(_mm256_srli_epi16(_mm256_add_epi16(a, half), 7),
                                        _mm256_srli_epi16(_mm256_add_epi16(b, half), 7));
      if (i + 8 <= count) STORE(s + start + i, all);
      else STORE_PART(s + start + i, all, (size_t)(count - i));
    }
#endif
    for (; i < count; i++) s[start + i] = sample(&places, i, texels, next, below);
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
  for (; i + 8 <= n; i += 8) {
    const float *p = in + i;
    f32x8 a = LOAD(f32x8, p) * kernel[0];
    for (int32_t j = 1; j <= radius; j++) a += (LOAD(f32x8, p - j * step) + LOAD(f32x8, p + j * step)) * kernel[j];
    STORE(out + i, a);
  }
  for (; i < n; i++) {
    const float *p = in + i;
    float a = p[0] * kernel[0];
    for (int32_t j = 1; j <= radius; j++) a += (p[-j * step] + p[j * step]) * kernel[j];
    out[i] = a;
  }
}

// Sums of `factor` pixels next to each other, times `share`.
static void NAME(add_bytes)(uint16_t *sum, const uint8_t *bytes, size_t n) {
  for (size_t i = 0; i < n; i++) sum[i] = (uint16_t)(sum[i] + bytes[i]);
}

static void NAME(group_sums)(float *out, const uint16_t *sums, size_t n, int32_t factor,
                             int32_t channels, float share) {
  if (channels == 4) {
    for (size_t x = 0; x < n; x++) {
      u32x4 sum = {};
      const uint16_t *p = sums + x * 4 * (size_t)factor;
      for (int32_t j = 0; j < factor; j++) sum += __builtin_convertvector(LOAD(u16x4, p + 4 * j), u32x4);
      STORE(out + 4 * x, __builtin_convertvector((i32x4)sum, f32x4) * share);
    }
  } else {
    for (size_t x = 0; x < n; x++) {
      uint32_t sum = 0;
      for (int32_t j = 0; j < factor; j++) sum += sums[x * (size_t)factor + (size_t)j];
      out[x] = (float)(int32_t)sum * share;
    }
  }
}

static void NAME(interpolate)(float *out, const float *a, const float *b, float t, size_t n) {
  for (size_t i = 0; i < n; i++) out[i] = a[i] + (b[i] - a[i]) * t;
}

#ifdef CRASTER_AVX2
#define TWICE(p) ({ f32x4 v_ = LOAD(f32x4, p); __builtin_shufflevector(v_, v_, 0, 1, 2, 3, 0, 1, 2, 3); })
// Four pixels from the place t on, as 16-bit lanes: two in the low half, two in the high one.
INLINE __m256i four_pixels(f32x8 from, f32x8 change, float t, float step) {
  const f32x8 places = {0, 0, 0, 0, 2 * step, 2 * step, 2 * step, 2 * step};
  // Pixels 0 and 2, and 1 and 3, so that packing puts neighbours together.
  const f32x8 even = from + change * (places + t) + 0.5f;
  const f32x8 odd = from + change * (places + (t + step)) + 0.5f;
  return _mm256_packs_epi32(_mm256_cvttps_epi32((__m256)even), _mm256_cvttps_epi32((__m256)odd));
}
#endif

static void NAME(enlarge)(uint8_t *out, const float *row, int32_t x, size_t n, int32_t factor,
                          int32_t channels) {
  // Pixel x lies between the centres of blocks (x − f/2) div f and the next; the row starts with a
  // copy of its first block.
  const int32_t place = x - factor / 2 + factor;
  int32_t block = place / factor, phase = place % factor;
  // Powers of two: places are exact in any order of adding them up.
  const float step = 1 / (float)factor, first = factor == 1 ? 0 : step / 2;
  if (channels == 1) {
    for (size_t i = 0; i < n; i++) {
      float t = first + (float)phase * step;
      out[i] = (uint8_t)(int32_t)(row[block] + (row[block + 1] - row[block]) * t + 0.5f);
      if (++phase == factor) phase = 0, block++;
    }
    return;
  }
  for (size_t i = 0; i < n; phase = 0, block++) {
#ifdef CRASTER_AVX2
    if (factor == 4 && phase == 0 && n - i >= 8) {
      // The most frequent factor: two blocks at a time.
      f32x8 from = TWICE(row + 4 * block);
      for (; i + 8 <= n; i += 8, block += 2) {
        const f32x8 middle = TWICE(row + 4 * block + 4), to = TWICE(row + 4 * block + 8);
        const __m256i bytes = _mm256_packus_epi16(four_pixels(from, middle - from, first, step),
                                                  four_pixels(middle, to - middle, first, step));
        STORE(out + 4 * i, _mm256_permute4x64_epi64(bytes, 0xd8));
        from = to;
      }
      if (i == n) return;
    }
#endif
    const f32x4 a = LOAD(f32x4, row + 4 * block), change = LOAD(f32x4, row + 4 * block + 4) - a;
    const size_t rest = (size_t)(factor - phase), count = rest < n - i ? rest : n - i;
    size_t k = 0;
#ifdef CRASTER_AVX2
    const f32x8 from = TWICE(row + 4 * block), changes = TWICE(row + 4 * block + 4) - from;
    for (; k + 4 <= count; k += 4) {
      __m256i packed = four_pixels(from, changes, first + (float)(phase + (int32_t)k) * step, step);
      packed = _mm256_packus_epi16(packed, packed);
      STORE(out + 4 * (i + k), _mm_unpacklo_epi64(_mm256_castsi256_si128(packed), _mm256_extracti128_si256(packed, 1)));
    }
#endif
    for (; k + 2 <= count; k += 2) {
      const float t = first + (float)(phase + (int32_t)k) * step;
      f32x4 p = a + change * t + 0.5f, q = a + change * (t + step) + 0.5f;
      i32x8 both = __builtin_convertvector(__builtin_shufflevector(p, q, 0, 1, 2, 3, 4, 5, 6, 7), i32x8);
      STORE(out + 4 * (i + k), __builtin_convertvector(both, u8x8));
    }
    if (k < count) {
      f32x4 p = a + change * (first + (float)(phase + (int32_t)k) * step) + 0.5f;
      STORE(out + 4 * (i + k), __builtin_convertvector(__builtin_convertvector(p, i32x4), u8x4));
    }
    i += count;
  }
}

static void NAME(prefetch)(const uint32_t *d, size_t stride, size_t w, size_t h) {
  // Once for each line of the cache.
  for (size_t y = 0; y < h; y++, d += stride)
    for (uintptr_t p = (uintptr_t)d & ~(uintptr_t)63; p < (uintptr_t)(d + w); p += 64) __builtin_prefetch((const void *)p, 1);
}

const CRasterRows NAME(rows) = {
    NAME(fill),        NAME(solid),       NAME(mask),          NAME(mask_block),
    NAME(ring),        NAME(bitmap),      NAME(bitmap_mask),   NAME(mix),
    NAME(multiply),    NAME(flatten),     NAME(add_polygon),   NAME(sweep),
    NAME(sweep_pair),  NAME(fill_area),   NAME(fill_rows),     NAME(bilinear),
    NAME(symmetric_sum), NAME(add_bytes), NAME(group_sums),    NAME(interpolate),
    NAME(enlarge),     NAME(prefetch),
};

// Inner loops of the rasterizer over rows of premultiplied RGBA8 pixels.
//
// Every function exists twice, compiled from one source: for the baseline of the architecture and
// for AVX2. Both give the same bits, since all arithmetic is on integers or on IEEE floats without
// contraction. None reads or writes outside the given counts, but masks may be read up to 8 bytes
// beyond their end.
#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

/// A row of coverage: zero outside x0..<x1, full in s0..<s1 (which may be empty), and in the bytes
/// of a mask elsewhere. x0 <= s0 <= s1 <= x1; an empty row has x0 == x1.
///
/// A shape with a border has a second mask for its inside. There the full span is either inside the
/// border, as `is_core` says, or part of it.
typedef struct {
  int32_t x0, s0, s1, x1;
  /// For stored rows: where the bytes for x0..<s0, then s1..<x1, begin.
  int32_t offset;
  bool is_core;
} CRasterRow;

/// A point in 1/256 pixel, within ±2²⁸.
typedef struct {
  int32_t x, y;
} CRasterPoint;

/// The least and the greatest coordinates of points.
typedef struct {
  CRasterPoint low, high;
} CRasterExtent;

/// The most vertices that a curve becomes.
enum { CRASTER_MOST_VERTICES = 4096 };

/// Area sums of a window of pixels, see `AreaAccumulator`. A row has `stride` cells: groups of `1 << shift`, at
/// least 8, that hold `width` cells and one, and another group. `touched` has a bit for each group of a row that
/// was added to; what was, may have left its rest in the first cell of the next one. The window's corner is at
/// (left, top), in 1/256 pixel.
typedef struct {
  int32_t *cells;
  uint64_t *touched;
  int32_t left, top, stride, shift, width, height;
  bool even_odd;
} CRasterCells;

/// How texels are found along a row: texel space is an affine or, with `perspective`, a projective
/// function of the absolute device column x, (u, v) = (u + x·du, v + x·dv) / (w + x·dw).
typedef struct {
  float u, du, v, dv, w, dw;
  bool perspective;
} CRasterTexelRow;

typedef struct {
  /// d = c
  void (*fill)(uint32_t *d, size_t n, uint32_t c);
  /// d = c over d
  void (*solid)(uint32_t *d, size_t n, uint32_t c);
  /// d = c·m over d
  void (*mask)(uint32_t *d, const uint8_t *m, size_t n, uint32_t c);
  /// The same for a block of `h` rows.
  void (*mask_block)(uint32_t *d, size_t stride, const uint8_t *m, size_t mask_stride, size_t w,
                     size_t h, uint32_t c);
  /// d = (ring·(outer − inner) + core·inner) over d, where inner counts at most as much as outer
  void (*ring)(uint32_t *d, const uint8_t *outer, const uint8_t *inner, size_t n, uint32_t ring,
               uint32_t core);
  /// d = s·alpha over d
  void (*bitmap)(uint32_t *d, const uint32_t *s, size_t n, uint8_t alpha);
  /// d = s·m·alpha over d
  void (*bitmap_mask)(uint32_t *d, const uint32_t *s, const uint8_t *m, size_t n, uint8_t alpha);
  /// s = top·(outer − inner) + s·inner, channel by channel
  void (*mix)(uint32_t *s, const uint32_t *top, const uint8_t *outer, const uint8_t *inner,
              size_t n);
  /// m = m·by
  void (*multiply)(uint8_t *m, const uint8_t *by, size_t n);
  /// The vertices of a polyline from the start of a cubic curve, which is left out, to its end, whose area
  /// is nearly that of the curve; and how many they are. The curve is four points, x before y. There is
  /// room for CRASTER_MOST_VERTICES and 8 more. The extent grows to hold them.
  int32_t (*flatten)(CRasterPoint *out, const double *curve, double tolerance, CRasterExtent *extent);
  /// Adds the edges of a closed polygon of at least one point to the sums.
  void (*add_polygon)(const CRasterCells *area, const CRasterPoint *p, size_t n);
  /// Sums one row of area cells into coverage and clears the cells. The mask has room for `stride`
  /// bytes and 8 more; columns in it and in the result count from the window's left.
  CRasterRow (*sweep)(const CRasterCells *area, int32_t y, uint8_t *mask);
  /// The same for a shape and its inside, whose windows are the same.
  CRasterRow (*sweep_pair)(const CRasterCells *outer, const CRasterCells *inner, int32_t y,
                           uint8_t *outer_mask, uint8_t *inner_mask);
  /// Sweeps all rows and puts them over d, the window's top left pixel: in the colour `core` or, if
  /// there is an inside, around it in the colour `ring`.
  void (*fill_area)(uint32_t *d, size_t stride, const CRasterCells *outer,
                    const CRasterCells *_Nullable inner, uint8_t *outer_mask, uint8_t *inner_mask,
                    uint32_t ring, uint32_t core);
  /// Puts stored rows over the rows from d on, where d is column 0 of the first, in the columns
  /// low..<high; `inner` is as long as `outer`, or null.
  void (*fill_rows)(uint32_t *d, size_t stride, const CRasterRow *rows, size_t n,
                    const uint8_t *outer, const uint8_t *_Nullable inner, int32_t low,
                    int32_t high, uint32_t ring, uint32_t core);
  /// s[0..<n] = bilinear samples for the device columns x..<x+n of a picture of w × h texels, whose edge
  /// texels repeat.
  void (*bilinear)(uint32_t *s, int32_t x, int32_t n, CRasterTexelRow row, const uint32_t *texels,
                   int32_t w, int32_t h, int32_t stride);
  /// out[i] = Σ kernel[|j|]·in[i + j·step], j = -radius...radius, in a fixed order of summation
  void (*symmetric_sum)(float *out, const float *in, ptrdiff_t step, const float *kernel,
                        int32_t radius, size_t n);
  /// sum = sum + bytes
  void (*add_bytes)(uint16_t *sum, const uint8_t *bytes, size_t n);
  /// out = share·(sums of `factor` neighbours), for n pixels of 1 or 4 channels
  void (*group_sums)(float *out, const uint16_t *sums, size_t n, int32_t factor, int32_t channels,
                     float share);
  /// out = a + (b − a)·t
  void (*interpolate)(float *out, const float *a, const float *b, float t, size_t n);
  /// The pixels x..<x+n of a row enlarged by `factor`, a power of two, rounded to bytes: linear between
  /// the centres of its pixels, of 1 or 4 channels. The row has its first pixel twice, and its last.
  void (*enlarge)(uint8_t *out, const float *row, int32_t x, size_t n, int32_t factor,
                  int32_t channels);
  /// Fetches a block of pixels that will be changed into the cache.
  void (*prefetch)(const uint32_t *d, size_t stride, size_t w, size_t h);
} CRasterRows;

/// The functions for this machine, or the baseline ones, which give the same bits.
const CRasterRows *craster_rows(bool baseline);

#pragma clang assume_nonnull end

// Filters of rows (PNG specification, section 9), what changes between frames, and libdeflate's compression.
#include "CPNG.h"

#include <libdeflate.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

// MARK: Filters

static inline uint8_t paeth(int left, int up, int corner) {
  int to_left = abs(up - corner), to_up = abs(left - corner);
  int to_corner = abs(left + up - 2 * corner);
  if (to_left <= to_up && to_left <= to_corner) return (uint8_t)left;
  return (uint8_t)(to_up <= to_corner ? up : corner);
}

/// Filters a row; `above` is the row before, or zeros.
static void filter_row(
    int filter, const uint8_t *row, const uint8_t *above, size_t stride, size_t depth,
    uint8_t *output) {
  size_t x = 0;
  switch (filter) {
  case 0: memcpy(output, row, stride); return;
  case 1:
    for (; x < depth; x++) output[x] = row[x];
    for (; x < stride; x++) output[x] = row[x] - row[x - depth];
    return;
  case 2:
    for (; x < stride; x++) output[x] = row[x] - above[x];
    return;
  case 3:
    for (; x < depth; x++) output[x] = row[x] - (above[x] >> 1);
    for (; x < stride; x++) output[x] = row[x] - (uint8_t)((row[x - depth] + above[x]) >> 1);
    return;
  default:
    for (; x < depth; x++) output[x] = row[x] - above[x];
    for (; x < stride; x++)
      output[x] = row[x] - paeth(row[x - depth], above[x], above[x - depth]);
  }
}

/// The sum of the bytes as signed numbers without their signs: small where all is near 0.
static size_t sum(const uint8_t *row, size_t stride) {
  size_t sum = 0;
  for (size_t x = 0; x < stride; x++) sum += row[x] < 128 ? row[x] : 256u - row[x];
  return sum;
}

/// The number of different pairs of neighbouring bytes: few where there are repeats.
static size_t pairs(const uint8_t *row, size_t stride, uint64_t *seen) {
  memset(seen, 0, 65536 / 8);
  size_t count = 0;
  for (size_t x = 1; x < stride; x++) {
    unsigned pair = (unsigned)row[x - 1] << 8 | row[x];
    uint64_t bit = 1ull << (pair & 63);
    if (seen[pair >> 6] & bit) continue;
    seen[pair >> 6] |= bit;
    count++;
  }
  return count;
}

/// What the bytes would take in a code of their own, in bits: the sum of −n log₂(n / stride) over the numbers
/// n of equal ones.
static double entropy(const uint8_t *row, size_t stride) {
  unsigned counts[256] = {0};
  for (size_t x = 0; x < stride; x++) counts[row[x]]++;
  double bits = 0;
  for (int i = 0; i < 256; i++)
    if (counts[i] > 0) bits -= counts[i] * log2((double)counts[i] / (double)stride);
  return bits;
}

static double cost(cpng_rule rule, const uint8_t *row, size_t stride, uint64_t *seen) {
  switch (rule) {
  case CPNG_LEAST_SUM: return (double)sum(row, stride);
  case CPNG_FEWEST_PAIRS: return (double)pairs(row, stride, seen);
  default: return entropy(row, stride);
  }
}

int cpng_filter(
    const uint8_t *rows, size_t stride, size_t height, size_t depth, cpng_rule rule,
    uint8_t *output) {
  uint8_t *zeros = calloc(stride + 1, 1), *trial = malloc(stride + 1);
  uint64_t *seen = malloc(65536 / 8);
  int failed = !zeros || !trial || !seen;
  const uint8_t *above = zeros;
  for (size_t y = 0; y < height && !failed; y++) {
    const uint8_t *row = rows + y * stride;
    if (rule <= CPNG_PAETH) {
      output[0] = (uint8_t)rule;
      filter_row(rule, row, above, stride, depth, output + 1);
    } else {
      double least = INFINITY;
      for (int filter = 0; filter < 5; filter++) {
        filter_row(filter, row, above, stride, depth, trial);
        double bits = cost(rule, trial, stride, seen);
        if (bits >= least) continue;
        least = bits;
        output[0] = (uint8_t)filter;
        memcpy(output + 1, trial, stride);
      }
    }
    above = row;
    output += stride + 1;
  }
  free(zeros);
  free(trial);
  free(seen);
  return failed;
}

// MARK: Changes

ptrdiff_t cpng_change(
    const uint32_t *before, const uint32_t *after, size_t stride, size_t width, size_t height) {
  ptrdiff_t count = 0;
  for (size_t y = 0; y < height && width > 0; y++, before += stride, after += stride) {
    count += 2 * (before[0] != after[0]);
    uint32_t in_row = 0;
    for (size_t x = 1; x < width; x++) {
      uint32_t changes = before[x] != after[x];
      in_row += changes & (after[x] != after[x - 1]);
      in_row += changes & (before[x - 1] == after[x - 1]);
    }
    count += in_row;
  }
  return count;
}

// MARK: Compression

int cpng_deflate(const uint8_t *bytes, size_t count, int level, cpng_buffer *output) {
  memset(output, 0, sizeof *output);
  struct libdeflate_compressor *compressor = libdeflate_alloc_compressor(level);
  if (!compressor) return 1;
  size_t capacity = libdeflate_zlib_compress_bound(compressor, count);
  output->bytes = malloc(capacity);
  output->capacity = capacity;
  if (output->bytes)
    output->count = libdeflate_zlib_compress(compressor, bytes, count, output->bytes, capacity);
  libdeflate_free_compressor(compressor);
  if (output->count > 0) return 0;
  cpng_free(output);
  return 1;
}

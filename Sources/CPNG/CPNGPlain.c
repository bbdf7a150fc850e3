// The pictures that are met most: RGB or RGBA, 8 bits a channel, not interlaced. libpng undoes the filters
// byte by byte where it has been built without code for the machine, as Debian's has.
#include "CPNG.h"
#include "CPNGChunks.h"

#include <libdeflate.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <zlib.h>

// MARK: Filters

/// The channels of a pixel.
typedef int16_t lanes __attribute__((vector_size(8)));
typedef uint8_t pixel __attribute__((vector_size(4)));

static inline lanes load(const uint8_t *bytes) {
  pixel p;
  memcpy(&p, bytes, 4);
  return __builtin_convertvector(p, lanes);
}

static inline lanes absolute(lanes x) { return __builtin_elementwise_max(x, -x); }

/// Stores a pixel, opaque if the file has no alpha, and returns it as it is to be reckoned with.
static inline lanes store(lanes channels, uint8_t *output, int depth) {
  pixel p = __builtin_convertvector(channels, pixel);
  if (depth == 3) p[3] = 255;
  memcpy(output, &p, 4);
  return channels & 255;
}

/// The channel of three neighbours that is nearest to left + up − corner; the first of equal ones.
static inline lanes paeth(lanes left, lanes up, lanes corner) {
  lanes to_left = up - corner, to_up = left - corner;
  lanes to_corner = absolute(to_left + to_up);
  to_left = absolute(to_left);
  to_up = absolute(to_up);
  lanes takes_left = (to_left <= to_up) & (to_left <= to_corner);
  lanes takes_up = ~takes_left & (to_up <= to_corner);
  return (takes_left & left) | (takes_up & up) | (~takes_left & ~takes_up & corner);
}

/// Four pixels, or their sixteen bytes.
typedef uint8_t quad __attribute__((vector_size(16)));
typedef uint32_t words __attribute__((vector_size(16)));

/// Four pixels of `depth` bytes as RGBA, in which alpha is 0 if the file has none. Reads sixteen bytes.
static inline quad load_quad(const uint8_t *bytes, int depth) {
  if (depth == 4) {
    quad q;
    memcpy(&q, bytes, sizeof q);
    return q;
  }
  words w;
  for (int i = 0; i < 4; i++) {
    uint32_t word;
    memcpy(&word, bytes + 3 * i, 4);
    w[i] = word & 0xffffff;
  }
  return (quad)w;
}

/// Adds the row above, or nothing, to pixels that know nothing of their neighbours. Reads up to four bytes beyond the row.
static inline void add_rows(
    const uint8_t *raw, const uint8_t *above, uint8_t *output, size_t width, int depth) {
  const words opaque = {0xff000000, 0xff000000, 0xff000000, 0xff000000};
  size_t x = 0;
  for (; x + 4 <= width; x += 4) {
    quad sum = load_quad(raw + x * depth, depth), up = {0};
    if (above) memcpy(&up, above + 4 * x, sizeof up);
    sum += up;
    if (depth == 3) sum |= (quad)opaque;
    memcpy(output + 4 * x, &sum, sizeof sum);
  }
  const lanes none = {0};
  for (; x < width; x++)
    store(load(raw + x * depth) + (above ? load(above + 4 * x) : none), output + 4 * x, depth);
}

/// Undoes the filter of a row of pixels of `depth` bytes, and makes RGBA of them (PNG specification,
/// section 9). `above` is the row before, as RGBA. Reads up to four bytes beyond the row.
static inline int unfilter(
    int filter, const uint8_t *raw, const uint8_t *above, uint8_t *output, size_t width,
    int depth) {
  lanes left = {0}, corner = {0};
  switch (filter) {
  case 0: add_rows(raw, NULL, output, width, depth); return 1;
  case 1:
    for (size_t x = 0; x < width; x++)
      left = store(load(raw + x * depth) + left, output + 4 * x, depth);
    return 1;
  case 2: add_rows(raw, above, output, width, depth); return 1;
  case 3:
    for (size_t x = 0; x < width; x++) {
      lanes mean = (left + load(above + 4 * x)) >> 1;
      left = store(load(raw + x * depth) + mean, output + 4 * x, depth);
    }
    return 1;
  case 4:
    for (size_t x = 0; x < width; x++) {
      lanes up = load(above + 4 * x);
      left = store(load(raw + x * depth) + paeth(left, up, corner), output + 4 * x, depth);
      corner = up;
    }
    return 1;
  default: return 0;
  }
}

// MARK: Data

/// The compressed bytes of chunks.
typedef struct {
  z_stream stream;
  /// What follows the chunk that is being read.
  cpng_chunks rest;
  int has_ended;
} source;

/// Inflates exactly `count` bytes.
static int inflate_all(source *from, uint8_t *output, size_t count) {
  z_stream *stream = &from->stream;
  stream->next_out = output;
  stream->avail_out = (uInt)count;
  while (stream->avail_out > 0) {
    if (from->has_ended) return 0;
    if (stream->avail_in == 0) {
      const uint8_t *data;
      size_t available;
      if (!cpng_next_data(&from->rest, &data, &available)) return 0;
      stream->next_in = (Bytef *)data;
      stream->avail_in = (uInt)available;
    }
    int result = inflate(stream, Z_NO_FLUSH);
    from->has_ended = result == Z_STREAM_END;
    if (result != Z_OK && result != Z_STREAM_END && result != Z_BUF_ERROR) return 0;
  }
  return 1;
}

/// What is beyond the last row of a buffer, which is read and not used; more than what is written of a row at once.
enum { slack = 32 };

size_t cpng_room(uint32_t width, uint32_t height) {
  // Rows of RGBA with their filters.
  return ((size_t)width * 4 + 1) * height + 2 * slack;
}

/// Undoes the filters of some rows; returns the last of them as RGBA, or NULL if there is no such filter.
static const uint8_t *undo(
    const uint8_t *raw, size_t count, uint32_t width, int depth, const uint8_t *above,
    uint8_t *output) {
  size_t stride = (size_t)width * depth + 1;
  for (; count > 0; count--, raw += stride, output += (size_t)width * 4) {
    int succeeds = depth == 3 ? unfilter(raw[0], raw + 1, above, output, width, 3)
                              : unfilter(raw[0], raw + 1, above, output, width, 4);
    if (!succeeds) return NULL;
    above = output;
  }
  return above;
}

/// Reads all rows by libdeflate, in half of zlib's time. It wants the whole stream at once and nothing after the last row:
/// what is otherwise, or damaged, is left to zlib.
///
/// The rows are put at the end of the room, in which pixels are made from its beginning: they stay behind the bytes that
/// they are made of, so that no memory is touched for the rows alone.
static int read_whole(
    cpng_chunks chunks, uint32_t width, uint32_t height, int depth, const uint8_t *above,
    uint8_t *room) {
  size_t size = ((size_t)width * depth + 1) * height;
  const uint8_t *data, *next;
  size_t count, added;
  if (!cpng_next_data(&chunks, &data, &count)) return 0;
  uint8_t *joined = NULL;
  if (cpng_next_data(&chunks, &next, &added)) {
    // All that follows has room for them.
    joined = malloc(count + added + chunks.count);
    if (!joined) return 0;
    memcpy(joined, data, count);
    do {
      memcpy(joined + count, next, added);
      count += added;
    } while (cpng_next_data(&chunks, &next, &added));
    data = joined;
  }
  uint8_t *rows = room + cpng_room(width, height) - slack - size;
  struct libdeflate_decompressor *decompressor = libdeflate_alloc_decompressor();
  int succeeds = decompressor
    && libdeflate_zlib_decompress(decompressor, data, count, rows, size, NULL) == LIBDEFLATE_SUCCESS
    && undo(rows, height, width, depth, above, room);
  libdeflate_free_decompressor(decompressor);
  free(joined);
  return succeeds;
}

/// Reads all rows by zlib, some at a time, and nothing after them.
static int read_rows(
    cpng_chunks chunks, uint32_t width, uint32_t height, int depth, const uint8_t *above,
    uint8_t *output) {
  size_t stride = (size_t)width * depth + 1;
  // Rows that stay in the cache.
  size_t batch = stride < 1 << 16 ? (1 << 16) / stride : 1;
  source from = {.rest = chunks};
  uint8_t *buffer = malloc(batch * stride + slack);
  int succeeds = 0;
  if (buffer && inflateInit(&from.stream) == Z_OK) {
    // The checksums of the chunks have been compared.
    inflateValidate(&from.stream, 0);
    succeeds = 1;
    for (size_t y = 0; y < height && succeeds; y += batch) {
      size_t count = height - y < batch ? height - y : batch;
      succeeds = inflate_all(&from, buffer, count * stride)
        && (above = undo(buffer, count, width, depth, above, output));
      output += count * width * 4;
    }
    inflateEnd(&from.stream);
  }
  free(buffer);
  return succeeds;
}

/// Makes the pixels of one colour clear (PNG specification, section 11.3.2.1).
static void clear_key(uint8_t *pixels, size_t count, const uint8_t *key) {
  if (key[0] || key[2] || key[4]) return;
  for (uint8_t *end = pixels + 4 * count; pixels < end; pixels += 4)
    if (pixels[0] == key[1] && pixels[1] == key[3] && pixels[2] == key[5]) pixels[3] = 0;
}

int cpng_read_plain(
    cpng_format format, const uint8_t *chunks, size_t count, uint8_t *output) {
  uint32_t width = format.header.width, height = format.header.height;
  int color_type = format.header.color_type;
  if (format.header.bit_depth != 8 || (color_type != 2 && color_type != 6)) return 1;
  if (format.is_interlaced) return 1;
  // Of RGB, one colour may be clear: that with these samples of two bytes.
  int has_key = color_type == 2 && format.trns_count == 6;
  if (format.trns_count > 0 && !has_key) return 1;
  if (width == 0 || height == 0 || width > 1 << 24 || height > 1 << 24) return 1;

  int depth = color_type == 2 ? 3 : 4;
  // A fault for two megabytes instead of one for each page, where the system lets.
  size_t large = 1 << 21, room = cpng_room(width, height);
  uint8_t *aligned = (uint8_t *)(((uintptr_t)output + large - 1) & ~(large - 1));
  if (aligned + large <= output + room)
    madvise(aligned, (size_t)(output + room - aligned) & ~(large - 1), MADV_HUGEPAGE);
  uint8_t *zeros = calloc(width, 4);
  int succeeds = zeros
    && (read_whole((cpng_chunks){chunks, count}, width, height, depth, zeros, output)
      || read_rows((cpng_chunks){chunks, count}, width, height, depth, zeros, output));
  if (succeeds && has_key) clear_key(output, (size_t)width * height, format.trns);
  free(zeros);
  return !succeeds;
}

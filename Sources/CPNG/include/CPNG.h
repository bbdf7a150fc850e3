// libpng behind two calls that return instead of jumping.
//
// libpng reports errors by longjmp, which must not cross Swift frames; every function here catches the
// jump itself, frees what it allocated and returns a message.
#ifndef CPNG_H
#define CPNG_H

#include <stddef.h>
#include <stdint.h>

#define CPNG_MESSAGE_SIZE 160
/// The message of a picture whose data end before its last row.
#define CPNG_TOO_FEW_DATA "too few data"

/// What the pixels of a PNG are: colour type and bit depth as in IHDR.
typedef struct {
  uint32_t width;
  uint32_t height;
  uint8_t bit_depth;
  /// 0 grey, 2 RGB, 3 palette, 4 grey and alpha, 6 RGBA.
  uint8_t color_type;
} cpng_header;

/// Up to 256 entries of straight RGBA; libpng gets PLTE and, when `alpha_count` > 0, tRNS.
typedef struct {
  const uint8_t *_Nullable rgba;
  int count;
  /// The number of leading entries that are not opaque.
  int alpha_count;
} cpng_palette;

/// Bytes owned by the caller, to be freed with `cpng_free`.
typedef struct {
  uint8_t *_Nullable bytes;
  size_t count;
  size_t capacity;
} cpng_buffer;

/// Compresses `rows` (height rows of `stride` bytes, packed to the bit depth) into a PNG file.
///
/// `level` is zlib's, 0...9; `filtered` lets libpng choose a filter for each row, else none is used.
/// Returns 0, or 1 with a text in `message`.
int cpng_write(
    cpng_header header, cpng_palette palette, const uint8_t *_Nonnull rows, size_t stride, int level,
    int filtered, cpng_buffer *_Nonnull output, char *_Nonnull message);

/// What a picture's compressed data are to be read as. `plte` and `trns` are the data of the chunks.
typedef struct {
  cpng_header header;
  uint8_t is_interlaced;
  const uint8_t *_Nullable plte;
  size_t plte_count;
  const uint8_t *_Nullable trns;
  size_t trns_count;
} cpng_format;

/// Reads the data of the IDAT and fdAT chunks among `chunks` (whole ones whose checksums are right; others
/// are stepped over) as straight RGBA, 8 bits a channel, row-major without padding, into `output`, which
/// has room for all pixels and is filled by a picture that succeeds.
///
/// What follows the last row is not inflated. Returns 0, or 1 with a text in `message`.
int cpng_read(
    cpng_format format, const uint8_t *_Nonnull chunks, size_t count, uint8_t *_Nonnull output,
    char *_Nonnull message);

/// The same without libpng, for undamaged pictures of the commonest kind: RGB or RGBA, 8 bits a channel,
/// not interlaced. `output` has `cpng_room` bytes, of which the pixels are the first. Returns 0, or 1 if the picture is left to
/// `cpng_read`.
int cpng_read_plain(
    cpng_format format, const uint8_t *_Nonnull chunks, size_t count, uint8_t *_Nonnull output);

/// The bytes that `cpng_read_plain` needs for a picture of this size: those of its pixels, and a little more.
size_t cpng_room(uint32_t width, uint32_t height);

/// How the filter of each row is chosen.
typedef enum {
  CPNG_NONE,
  CPNG_SUB,
  CPNG_UP,
  CPNG_AVERAGE,
  CPNG_PAETH,
  /// The filter after which the bytes are nearest to 0, in sum (PNG specification, section 12.7).
  CPNG_LEAST_SUM,
  /// The filter after which there are the fewest different pairs of neighbouring bytes.
  CPNG_FEWEST_PAIRS,
  /// The filter after which the bytes of a row have the least entropy.
  CPNG_LEAST_ENTROPY,
} cpng_rule;

/// Filters `height` rows of `stride` bytes, `depth` of them a pixel, at least 1, into rows that begin with their
/// filter's number. Returns 0, or 1 if there is no memory.
int cpng_filter(
    const uint8_t *_Nonnull rows, size_t stride, size_t height, size_t depth, cpng_rule rule,
    uint8_t *_Nonnull output);

/// About what it takes to store how a rectangle of `width` × `height` pixels changes, in rows that are `stride` pixels
/// apart: the number of pixels that change and are the first of their colour in their row, or the first after one that
/// does not change.
ptrdiff_t cpng_change(
    const uint32_t *_Nonnull before, const uint32_t *_Nonnull after, size_t stride, size_t width,
    size_t height);

/// Compresses bytes as a zlib stream by libdeflate: `level` is 0 to 12, of which those from 10 on look for
/// the best way to cut the bytes. Returns 0, or 1 if there is no memory.
int cpng_deflate(
    const uint8_t *_Nonnull bytes, size_t count, int level, cpng_buffer *_Nonnull output);

/// Compresses bytes with zlib as fast as it can. Returns 0, or 1 if there is no memory.
int cpng_pack(const uint8_t *_Nonnull bytes, size_t count, cpng_buffer *_Nonnull output);

/// Undoes `cpng_pack` into exactly `count` bytes. Returns 0, or 1 if they are not what it made.
int cpng_unpack(
    const uint8_t *_Nonnull packed, size_t packed_count, uint8_t *_Nonnull bytes, size_t count);

/// The checksum of PNG chunks (PNG specification, annex D).
uint32_t cpng_checksum(const uint8_t *_Nonnull bytes, size_t count);

void cpng_free(cpng_buffer *_Nonnull buffer);

#endif

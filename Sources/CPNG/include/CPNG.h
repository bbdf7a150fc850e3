// libpng behind two calls that return instead of jumping.
//
// libpng reports errors by longjmp, which must not cross Swift frames; every function here catches the
// jump itself, frees what it allocated and returns a message.
#ifndef CPNG_H
#define CPNG_H

#include <stddef.h>
#include <stdint.h>

#define CPNG_MESSAGE_SIZE 160
/// The message of a picture beyond `largest_area`.
#define CPNG_TOO_LARGE "more pixels than allowed"

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

/// Reads a PNG as straight RGBA, 8 bits a channel, row-major without padding, into `output`, which has room
/// for `capacity` bytes and is filled by a picture that succeeds.
///
/// The size is checked against both limits and the room first. `header` says what the file held. Returns 0,
/// or 1 with a text in `message`.
int cpng_read(
    const uint8_t *_Nonnull bytes, size_t count, uint32_t largest_side, size_t largest_area,
    cpng_header *_Nonnull header, uint8_t *_Nullable output, size_t capacity,
    char *_Nonnull message);

/// The same without libpng, for whole and undamaged files of the commonest kind: RGB or RGBA, 8 bits a
/// channel, not interlaced. Returns 0, or 1 if the file is left to `cpng_read`.
int cpng_read_plain(
    const uint8_t *_Nonnull bytes, size_t count, cpng_header *_Nonnull header,
    uint8_t *_Nullable output, size_t capacity);

void cpng_free(cpng_buffer *_Nonnull buffer);

#endif

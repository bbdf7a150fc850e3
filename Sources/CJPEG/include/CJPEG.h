// libjpeg-turbo behind two calls that return instead of jumping.
//
// libjpeg reports errors by a callback that must not return, so longjmp is the only way out, and it
// must not cross Swift frames: each call catches the jump itself and frees what it allocated.
#ifndef CJPEG_H
#define CJPEG_H

#include <stddef.h>
#include <stdint.h>

#define CJPEG_MESSAGE_SIZE 200

typedef enum {
  CJPEG_OK,
  CJPEG_DAMAGED,
  /// The file ends before the picture does.
  CJPEG_TRUNCATED,
  CJPEG_TOO_LARGE,
} cjpeg_result;

/// What a picture is before it is turned upright.
typedef struct {
  uint32_t width;
  uint32_t height;
  /// How the camera was held, 1...8 as in Exif; 1 if the file does not say.
  uint32_t orientation;
} cjpeg_header;

/// Reads a JPEG as opaque RGBA, 8 bits a channel, row-major without padding, not turned.
///
/// The size is checked against `largest_area` before anything of that size is allocated; `header` is
/// then already filled in. `*pixels` is to be freed with `free`, and NULL on failure, when `message` has
/// libjpeg's text.
cjpeg_result cjpeg_read(
    const uint8_t *_Nonnull bytes, size_t count, size_t largest_area,
    cjpeg_header *_Nonnull header, uint32_t *_Nullable *_Nonnull pixels, char *_Nonnull message);

/// Writes a picture as a baseline JPEG with optimal codes and whole chroma (4:4:4).
///
/// `rgba` is row-major without padding; its fourth byte does not count. `comment` of `comment_count` bytes, at
/// most 65533, becomes a COM segment unless it is empty. `*file` is to be freed with `free`, and NULL on failure, when
/// `message` has libjpeg's text. Returns CJPEG_OK or CJPEG_TOO_LARGE.
cjpeg_result cjpeg_write(
    const uint8_t *_Nonnull rgba, uint32_t width, uint32_t height, int quality,
    const uint8_t *_Nullable comment, size_t comment_count, uint8_t *_Nullable *_Nonnull file,
    unsigned long *_Nonnull count, char *_Nonnull message);

#endif

#include "CPNG.h"

#include <png.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

static void on_error(png_structp png, png_const_charp text) {
  char *message = png_get_error_ptr(png);
  strncpy(message, text, CPNG_MESSAGE_SIZE - 1);
  message[CPNG_MESSAGE_SIZE - 1] = 0;
  png_longjmp(png, 1);
}

static void on_warning(png_structp png, png_const_charp text) {
  (void)png;
  (void)text;
}

// MARK: Writing

static void append(png_structp png, png_bytep bytes, size_t count) {
  cpng_buffer *buffer = png_get_io_ptr(png);
  if (buffer->count + count > buffer->capacity) {
    size_t capacity = (buffer->count + count) * 2;
    uint8_t *larger = realloc(buffer->bytes, capacity);
    if (!larger) png_error(png, "out of memory");
    buffer->bytes = larger;
    buffer->capacity = capacity;
  }
  memcpy(buffer->bytes + buffer->count, bytes, count);
  buffer->count += count;
}

static void flush(png_structp png) { (void)png; }

int cpng_write(
    cpng_header header, cpng_palette palette, const uint8_t *rows, size_t stride, int level,
    int filtered, cpng_buffer *output, char *message) {
  memset(output, 0, sizeof *output);
  png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, message, on_error, on_warning);
  png_infop info = png ? png_create_info_struct(png) : NULL;
  if (!info) {
    png_destroy_write_struct(&png, NULL);
    strcpy(message, "out of memory");
    return 1;
  }
  if (setjmp(png_jmpbuf(png))) {
    png_destroy_write_struct(&png, &info);
    cpng_free(output);
    return 1;
  }
  png_set_write_fn(png, output, append, flush);
  png_set_compression_level(png, level);
  png_set_compression_buffer_size(png, 1 << 16);
  png_set_filter(png, PNG_FILTER_TYPE_BASE, filtered ? PNG_ALL_FILTERS : PNG_FILTER_NONE);
  png_set_user_limits(png, PNG_UINT_31_MAX, PNG_UINT_31_MAX);
  png_set_IHDR(
      png, info, header.width, header.height, header.bit_depth, header.color_type,
      PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
  if (palette.count > 0) {
    png_color colors[256];
    png_byte alphas[256];
    for (int i = 0; i < palette.count; i++) {
      const uint8_t *entry = palette.rgba + 4 * i;
      colors[i] = (png_color){entry[0], entry[1], entry[2]};
      alphas[i] = entry[3];
    }
    png_set_PLTE(png, info, colors, palette.count);
    if (palette.alpha_count > 0) png_set_tRNS(png, info, alphas, palette.alpha_count, NULL);
  }
  png_write_info(png, info);
  for (uint32_t y = 0; y < header.height; y++) png_write_row(png, rows + y * stride);
  png_write_end(png, info);
  png_destroy_write_struct(&png, &info);
  return 0;
}

void cpng_free(cpng_buffer *buffer) {
  free(buffer->bytes);
  memset(buffer, 0, sizeof *buffer);
}

// MARK: Reading

typedef struct {
  const uint8_t *bytes;
  size_t count;
} remaining;

static void take(png_structp png, png_bytep bytes, size_t count) {
  remaining *input = png_get_io_ptr(png);
  if (count > input->count) png_error(png, "the file ends early");
  memcpy(bytes, input->bytes, count);
  input->bytes += count;
  input->count -= count;
}

int cpng_read(
    const uint8_t *bytes, size_t count, uint32_t largest_side, size_t largest_area,
    cpng_header *header, uint8_t *output, size_t capacity, char *message) {
  memset(header, 0, sizeof *header);
  remaining input = {bytes, count};
  png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, message, on_error, on_warning);
  png_infop info = png ? png_create_info_struct(png) : NULL;
  if (!info) {
    png_destroy_read_struct(&png, NULL, NULL);
    strcpy(message, "out of memory");
    return 1;
  }
  if (setjmp(png_jmpbuf(png))) {
    png_destroy_read_struct(&png, &info, NULL);
    return 1;
  }
  png_set_read_fn(png, &input, take);
  png_set_user_limits(png, largest_side, largest_side);
  png_set_chunk_cache_max(png, 64);
  png_set_chunk_malloc_max(png, 1 << 20);
  // Texts and profiles are not used: they are skipped, not inflated.
  static const png_byte unused[] = "zTXt\0iTXt\0tEXt\0iCCP\0sPLT\0eXIf";
  png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_NEVER, unused, 6);
  png_read_info(png, info);
  header->width = png_get_image_width(png, info);
  header->height = png_get_image_height(png, info);
  header->bit_depth = png_get_bit_depth(png, info);
  header->color_type = png_get_color_type(png, info);
  size_t stride = (size_t)header->width * 4;
  if ((size_t)header->width * header->height > largest_area) png_error(png, CPNG_TOO_LARGE);
  png_set_expand(png);
  png_set_scale_16(png);
  png_set_gray_to_rgb(png);
  png_set_add_alpha(png, 255, PNG_FILLER_AFTER);
  int passes = png_set_interlace_handling(png);
  png_read_update_info(png, info);
  if (png_get_rowbytes(png, info) != stride) png_error(png, "unexpected row size");
  if (stride * header->height != capacity) png_error(png, "unexpected size");
  for (int pass = 0; pass < passes; pass++)
    for (uint32_t y = 0; y < header->height; y++)
      png_read_row(png, output + y * stride, NULL);
  png_read_end(png, NULL);
  png_destroy_read_struct(&png, &info, NULL);
  return 0;
}

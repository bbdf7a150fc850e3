#include "CPNG.h"
#include "CPNGChunks.h"

#include <libdeflate.h>
#include <png.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>
#include <zlib.h>

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

/// Hands out a PNG file made of a head and of the data of chunks, piece by piece.
typedef struct {
  /// Signature, IHDR, PLTE and tRNS; the checksums are left out of account.
  uint8_t head[8 + 25 + 12 + 768 + 12 + 256];
  /// What is to be handed out before anything else.
  const uint8_t *piece;
  size_t piece_count;
  /// The data of the chunk whose length and type are in `frame`.
  const uint8_t *data;
  size_t data_count;
  cpng_chunks rest;
  uint8_t frame[8];
  enum { at_frame, at_data, at_checksum } next;
  int is_interlaced;
  uint32_t height;
  /// Whether libpng has asked for data after the last row.
  int has_all_rows;
} feed;

static const uint8_t no_checksum[4];

static uint8_t *put_chunk(uint8_t *to, const char *type, const uint8_t *data, size_t count) {
  cpng_put_big_endian(to, (uint32_t)count);
  memcpy(to + 4, type, 4);
  if (count > 0) memcpy(to + 8, data, count);
  memset(to + 8 + count, 0, 4);
  return to + 12 + count;
}

static void make_head(feed *input, cpng_format format) {
  static const uint8_t signature[8] = {0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n'};
  uint8_t fields[13] = {0};
  cpng_put_big_endian(fields, format.header.width);
  cpng_put_big_endian(fields + 4, format.header.height);
  fields[8] = format.header.bit_depth;
  fields[9] = format.header.color_type;
  fields[12] = format.is_interlaced;
  memcpy(input->head, signature, 8);
  uint8_t *end = put_chunk(input->head + 8, "IHDR", fields, 13);
  if (format.plte_count > 0) end = put_chunk(end, "PLTE", format.plte, format.plte_count);
  if (format.trns_count > 0) end = put_chunk(end, "tRNS", format.trns, format.trns_count);
  input->piece = input->head;
  input->piece_count = (size_t)(end - input->head);
}

/// Makes the next piece; returns 0 if there is none.
static int advance(feed *input) {
  switch (input->next) {
  case at_frame:
    if (!cpng_next_data(&input->rest, &input->data, &input->data_count)) return 0;
    cpng_put_big_endian(input->frame, (uint32_t)input->data_count);
    memcpy(input->frame + 4, "IDAT", 4);
    input->piece = input->frame;
    input->piece_count = 8;
    input->next = at_data;
    return 1;
  case at_data:
    input->piece = input->data;
    input->piece_count = input->data_count;
    input->next = at_checksum;
    return 1;
  default:
    input->piece = no_checksum;
    input->piece_count = 4;
    input->next = at_frame;
    return 1;
  }
}

static void take(png_structp png, png_bytep bytes, size_t count) {
  feed *input = png_get_io_ptr(png);
  // After the last row libpng looks for the end of the data, however much there may be.
  if (input->is_interlaced ? png_get_current_pass_number(png) >= 7
                           : png_get_current_row_number(png) >= input->height) {
    input->has_all_rows = 1;
    png_longjmp(png, 1);
  }
  while (count > 0) {
    if (input->piece_count == 0 && !advance(input)) png_error(png, CPNG_TOO_FEW_DATA);
    size_t part = count < input->piece_count ? count : input->piece_count;
    memcpy(bytes, input->piece, part);
    bytes += part;
    count -= part;
    input->piece += part;
    input->piece_count -= part;
  }
}

int cpng_read(
    cpng_format format, const uint8_t *chunks, size_t count, uint8_t *output, char *message) {
  if (format.plte_count > 768 || format.trns_count > 256) {
    strcpy(message, "a palette is too long");
    return 1;
  }
  feed *input = calloc(1, sizeof *input);
  png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, message, on_error, on_warning);
  png_infop info = png ? png_create_info_struct(png) : NULL;
  if (!info || !input) {
    png_destroy_read_struct(&png, NULL, NULL);
    free(input);
    strcpy(message, "out of memory");
    return 1;
  }
  make_head(input, format);
  input->rest = (cpng_chunks){chunks, count};
  input->is_interlaced = format.is_interlaced;
  input->height = format.header.height;
  if (setjmp(png_jmpbuf(png))) {
    int has_all_rows = input->has_all_rows;
    png_destroy_read_struct(&png, &info, NULL);
    free(input);
    return !has_all_rows;
  }
  png_set_read_fn(png, input, take);
  png_set_user_limits(png, PNG_UINT_31_MAX, PNG_UINT_31_MAX);
  png_set_crc_action(png, PNG_CRC_QUIET_USE, PNG_CRC_QUIET_USE);
  png_read_info(png, info);
  size_t stride = (size_t)format.header.width * 4;
  png_set_expand(png);
  png_set_scale_16(png);
  png_set_gray_to_rgb(png);
  png_set_add_alpha(png, 255, PNG_FILLER_AFTER);
  int passes = png_set_interlace_handling(png);
  png_read_update_info(png, info);
  if (png_get_rowbytes(png, info) != stride) png_error(png, "unexpected row size");
  for (int pass = 0; pass < passes; pass++)
    for (uint32_t y = 0; y < format.header.height; y++)
      png_read_row(png, output + y * stride, NULL);
  png_destroy_read_struct(&png, &info, NULL);
  free(input);
  return 0;
}

uint32_t cpng_checksum(const uint8_t *bytes, size_t count) {
  return libdeflate_crc32(0, bytes, count);
}

// MARK: Packing

int cpng_pack(const uint8_t *bytes, size_t count, cpng_buffer *output) {
  memset(output, 0, sizeof *output);
  uLongf size = compressBound(count);
  output->bytes = malloc(size);
  if (!output->bytes) return 1;
  if (compress2(output->bytes, &size, bytes, count, Z_BEST_SPEED) != Z_OK) {
    cpng_free(output);
    return 1;
  }
  output->count = size;
  return 0;
}

int cpng_unpack(const uint8_t *packed, size_t packed_count, uint8_t *bytes, size_t count) {
  uLongf size = count;
  return uncompress(bytes, &size, packed, packed_count) != Z_OK || size != count;
}

#include "CJPEG.h"

#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <jpeglib.h>

#include <jerror.h>

/// A progressive file may repeat scans without end; encoders write about ten.
#define LARGEST_SCAN 500

typedef struct {
  struct jpeg_error_mgr base;
  jmp_buf escape;
  char *message;
  volatile cjpeg_result result;  // set between setjmp and longjmp
} error_handler;

static void fail(j_common_ptr info) {
  error_handler *handler = (error_handler *)info->err;
  char text[JMSG_LENGTH_MAX];
  info->err->format_message(info, text);
  strncpy(handler->message, text, CJPEG_MESSAGE_SIZE - 1);
  handler->message[CJPEG_MESSAGE_SIZE - 1] = 0;
  if (info->err->msg_code == JERR_OUT_OF_MEMORY) handler->result = CJPEG_TOO_LARGE;
  if (info->err->msg_code == JWRN_JPEG_EOF || info->err->msg_code == JERR_INPUT_EOF)
    handler->result = CJPEG_TRUNCATED;
  longjmp(handler->escape, 1);
}

/// libjpeg goes on with grey blocks where data are damaged; here that is an error. What does no harm
/// to the picture, such as bytes between segments, passes.
static void on_message(j_common_ptr info, int level) {
  if (level >= 0) return;
  switch (info->err->msg_code) {
    case JWRN_EXTRANEOUS_DATA:
    case JWRN_ADOBE_XFORM:
    case JWRN_JFIF_MAJOR:
    case JWRN_TOO_MUCH_DATA:
    case JWRN_BOGUS_ICC: return;
    default: fail(info);
  }
}

static uint32_t number(const uint8_t *bytes, int size, int big_endian) {
  uint32_t value = 0;
  for (int i = 0; i < size; i++) value = value << 8 | bytes[big_endian ? i : size - 1 - i];
  return value;
}

/// The orientation in an Exif segment: tag 0x0112 of the first directory (Exif 2.3, 4.6.4).
static uint32_t orientation(const uint8_t *bytes, size_t count) {
  if (count < 14 || memcmp(bytes, "Exif\0", 6) != 0) return 1;
  const uint8_t *tiff = bytes + 6;
  size_t size = count - 6;
  int big_endian = tiff[0] == 'M';
  uint32_t directory = number(tiff + 4, 4, big_endian);
  if (directory > size || size - directory < 2) return 1;
  uint32_t entries = number(tiff + directory, 2, big_endian);
  for (uint32_t i = 0; i < entries; i++) {
    size_t entry = (size_t)directory + 2 + 12 * (size_t)i;
    if (entry + 12 > size) return 1;
    if (number(tiff + entry, 2, big_endian) != 0x0112) continue;
    uint32_t value = number(tiff + entry + 8, 2, big_endian);
    return value >= 1 && value <= 8 ? value : 1;
  }
  return 1;
}

/// Four inks over white paper; `inverted` files hold what is left of the paper's light.
static void ink_to_light(uint8_t *row, uint32_t width, int inverted) {
  for (uint32_t x = 0; x < width; x++, row += 4) {
    for (int i = 0; i < 4; i++)
      if (!inverted) row[i] = 255 - row[i];
    for (int i = 0; i < 3; i++) row[i] = (uint8_t)((row[i] * row[3] + 127) / 255);
    row[3] = 255;
  }
}

cjpeg_result cjpeg_read(
    const uint8_t *bytes, size_t count, size_t largest_area, cjpeg_header *header,
    uint32_t **pixels, char *message) {
  struct jpeg_decompress_struct info;
  error_handler handler;
  memset(header, 0, sizeof *header);
  message[0] = 0;
  *pixels = NULL;
  info.err = jpeg_std_error(&handler.base);
  handler.base.error_exit = fail;
  handler.base.emit_message = on_message;
  handler.message = message;
  handler.result = CJPEG_DAMAGED;
  if (setjmp(handler.escape)) {
    jpeg_destroy_decompress(&info);
    free(*pixels);
    *pixels = NULL;
    return handler.result;
  }
  jpeg_create_decompress(&info);
  jpeg_mem_src(&info, bytes, count);
  jpeg_save_markers(&info, JPEG_APP0 + 1, 0xffff);
  jpeg_read_header(&info, TRUE);
  header->width = info.image_width;
  header->height = info.image_height;
  header->orientation = 1;
  for (jpeg_saved_marker_ptr marker = info.marker_list; marker; marker = marker->next) {
    uint32_t found = orientation(marker->data, marker->data_length);
    if (found != 1) header->orientation = found;
  }
  size_t area = (size_t)info.image_width * info.image_height;
  if (area > largest_area) {
    jpeg_destroy_decompress(&info);
    return CJPEG_TOO_LARGE;
  }
  int has_inks = info.jpeg_color_space == JCS_CMYK || info.jpeg_color_space == JCS_YCCK;
  int inverted = info.saw_Adobe_marker;
  info.out_color_space = has_inks ? JCS_CMYK : JCS_EXT_RGBA;
  info.dct_method = JDCT_ISLOW;  // the same bytes with and without SIMD
  if (info.progressive_mode) {
    info.buffered_image = TRUE;
    jpeg_start_decompress(&info);
    while (!jpeg_input_complete(&info)) {
      int state = jpeg_consume_input(&info);
      if (state == JPEG_REACHED_EOI) break;
      if (info.input_scan_number > LARGEST_SCAN) {
        strcpy(message, "too many scans");
        jpeg_destroy_decompress(&info);
        return CJPEG_DAMAGED;
      }
    }
    jpeg_start_output(&info, info.input_scan_number);
  } else {
    jpeg_start_decompress(&info);
  }
  *pixels = malloc(area * 4);
  if (!*pixels) ERREXIT1(&info, JERR_OUT_OF_MEMORY, 0);
  while (info.output_scanline < info.output_height) {
    JSAMPROW row = (uint8_t *)(*pixels + (size_t)info.output_scanline * info.image_width);
    jpeg_read_scanlines(&info, &row, 1);
    if (has_inks) ink_to_light(row, info.image_width, inverted);
  }
  if (info.buffered_image) jpeg_finish_output(&info);
  jpeg_finish_decompress(&info);
  jpeg_destroy_decompress(&info);
  return CJPEG_OK;
}

cjpeg_result cjpeg_write(
    const uint8_t *rgba, uint32_t width, uint32_t height, int quality, const uint8_t *comment,
    size_t comment_count, uint8_t **file, unsigned long *count, char *message) {
  struct jpeg_compress_struct info;
  error_handler handler;
  message[0] = 0;
  *file = NULL;
  *count = 0;
  info.err = jpeg_std_error(&handler.base);
  handler.base.error_exit = fail;
  handler.base.emit_message = on_message;
  handler.message = message;
  handler.result = CJPEG_TOO_LARGE;
  if (setjmp(handler.escape)) {
    jpeg_destroy_compress(&info);
    free(*file);
    *file = NULL;
    return handler.result;
  }
  jpeg_create_compress(&info);
  jpeg_mem_dest(&info, file, count);
  info.image_width = width;
  info.image_height = height;
  info.input_components = 4;
  info.in_color_space = JCS_EXT_RGBX;
  jpeg_set_defaults(&info);
  jpeg_set_quality(&info, quality, TRUE);
  info.optimize_coding = TRUE;
  info.dct_method = JDCT_ISLOW;  // the same bytes with and without SIMD
  // Chroma of half the size would blur coloured text.
  for (int i = 0; i < info.num_components; i++)
    info.comp_info[i].h_samp_factor = info.comp_info[i].v_samp_factor = 1;
  jpeg_start_compress(&info, TRUE);
  if (comment_count > 0) jpeg_write_marker(&info, JPEG_COM, comment, (unsigned)comment_count);
  while (info.next_scanline < info.image_height) {
    JSAMPROW row = (uint8_t *)(rgba + (size_t)info.next_scanline * width * 4);
    jpeg_write_scanlines(&info, &row, 1);
  }
  jpeg_finish_compress(&info);
  jpeg_destroy_compress(&info);
  return CJPEG_OK;
}

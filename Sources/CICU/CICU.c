#include "CICU.h"

#include <string.h>
#include <unicode/ubidi.h>
#include <unicode/ubrk.h>

int32_t icu_bidi_levels(const uint16_t *text, int32_t length, uint8_t *levels,
                        uint8_t *paragraph_level) {
  UErrorCode error = U_ZERO_ERROR;
  UBiDi *bidi = ubidi_openSized(length, 0, &error);
  ubidi_setPara(bidi, (const UChar *)text, length, *paragraph_level, NULL, &error);
  const UBiDiLevel *found = ubidi_getLevels(bidi, &error);
  if (U_SUCCESS(error)) {
    memcpy(levels, found, (size_t)length);
    *paragraph_level = ubidi_getParaLevel(bidi);
  }
  ubidi_close(bidi);
  return U_FAILURE(error) ? error : 0;
}

void icu_visual_order(const uint8_t *levels, int32_t length, int32_t *order) {
  ubidi_reorderVisual(levels, length, order);
}

int32_t icu_line_breaks(const uint16_t *text, int32_t length, uint8_t *breaks) {
  UErrorCode error = U_ZERO_ERROR;
  memset(breaks, 0, (size_t)length);
  UBreakIterator *iterator = ubrk_open(UBRK_LINE, "en", (const UChar *)text, length, &error);
  if (U_FAILURE(error)) return error;
  for (int32_t end = ubrk_next(iterator); end != UBRK_DONE; end = ubrk_next(iterator))
    breaks[end - 1] = 1;
  ubrk_close(iterator);
  return 0;
}

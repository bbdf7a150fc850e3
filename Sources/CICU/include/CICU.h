// The algorithms of the Unicode standard that text layout needs, from ICU. Its own headers are not
// shown to Swift: Foundation carries another version of them, with types of the same names.
#include <stdint.h>

/// Writes the embedding level of each of `length` UTF-16 units (UAX #9) to `levels`, and the
/// paragraph's own to `paragraph_level`, whose value before the call is the level to use, 0xfe for
/// that of the first strong character. Returns 0, or ICU's error code.
int32_t icu_bidi_levels(const uint16_t *text, int32_t length, uint8_t *levels,
                        uint8_t *paragraph_level);

/// Writes the indexes of `levels` to `order` as they stand from left to right (UAX #9, L2).
void icu_visual_order(const uint8_t *levels, int32_t length, int32_t *order);

/// Sets `breaks[i]` to 1 where a line may end after unit `i` (UAX #14), to 0 elsewhere. Returns 0,
/// or ICU's error code.
int32_t icu_line_breaks(const uint16_t *text, int32_t length, uint8_t *breaks);

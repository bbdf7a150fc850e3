#include <hb.h>
#include <hb-ot.h>

// HarfBuzz 7 renamed the call that walks an outline; Debian 12 has HarfBuzz 6.
static inline void hb_shim_draw_glyph(hb_font_t *font, hb_codepoint_t glyph,
                                      hb_draw_funcs_t *functions, void *context) {
#if HB_VERSION_ATLEAST(7, 0, 0)
  hb_font_draw_glyph(font, glyph, functions, context);
#else
  hb_font_get_glyph_shape(font, glyph, functions, context);
#endif
}

#include "CResources.h"

// C23's, which clang knows in all dialects.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char gallery_html_bytes[] = {
#embed "../Player/Page/gallery.html" suffix(, 0)
};
const char *gallery_html(void) { return (const char *)gallery_html_bytes; }

static const unsigned char gallery_css_bytes[] = {
#embed "../Player/Page/gallery.css" suffix(, 0)
};
const char *gallery_css(void) { return (const char *)gallery_css_bytes; }

static const unsigned char gallery_js_bytes[] = {
#embed "../Player/Page/gallery.js" suffix(, 0)
};
const char *gallery_js(void) { return (const char *)gallery_js_bytes; }

static const unsigned char player_html_bytes[] = {
#embed "../Player/Page/player.html" suffix(, 0)
};
const char *player_html(void) { return (const char *)player_html_bytes; }

static const unsigned char player_css_bytes[] = {
#embed "../Player/Page/player.css" suffix(, 0)
};
const char *player_css(void) { return (const char *)player_css_bytes; }

static const unsigned char player_js_bytes[] = {
#embed "../Player/Page/player.js" suffix(, 0)
};
const char *player_js(void) { return (const char *)player_js_bytes; }

static const unsigned char states_js_bytes[] = {
#embed "../Player/Page/states.js" suffix(, 0)
};
const char *states_js(void) { return (const char *)states_js_bytes; }

static const unsigned char curves_js_bytes[] = {
#embed "../Player/Page/curves.js" suffix(, 0)
};
const char *curves_js(void) { return (const char *)curves_js_bytes; }

static const unsigned char measuring_js_bytes[] = {
#embed "../Player/Page/measuring.js" suffix(, 0)
};
const char *measuring_js(void) { return (const char *)measuring_js_bytes; }

static const unsigned char comparison_js_bytes[] = {
#embed "../Player/Page/comparison.js" suffix(, 0)
};
const char *comparison_js(void) { return (const char *)comparison_js_bytes; }

static const unsigned char expectation_js_bytes[] = {
#embed "../Player/Page/expectation.js" suffix(, 0)
};
const char *expectation_js(void) { return (const char *)expectation_js_bytes; }

static const unsigned char layers_js_bytes[] = {
#embed "../Player/Page/layers.js" suffix(, 0)
};
const char *layers_js(void) { return (const char *)layers_js_bytes; }

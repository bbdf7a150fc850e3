#include "CResources.h"

// C23's, which clang knows in all dialects.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char report_css_bytes[] = {
#embed "../Verifying/Report/Page/report.css" suffix(, 0)
};
const char *report_css(void) { return (const char *)report_css_bytes; }

static const unsigned char report_js_bytes[] = {
#embed "../Verifying/Report/Page/report.js" suffix(, 0)
};
const char *report_js(void) { return (const char *)report_js_bytes; }

static const unsigned char colors_js_bytes[] = {
#embed "../Verifying/Report/Page/colors.js" suffix(, 0)
};
const char *colors_js(void) { return (const char *)colors_js_bytes; }

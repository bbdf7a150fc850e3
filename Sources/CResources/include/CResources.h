#ifndef CRESOURCES_H
#define CRESOURCES_H

// Files that are part of the program, each as UTF-8 with a zero at its end, which stays valid.

#pragma clang assume_nonnull begin
#pragma GCC visibility push(hidden)

// Of the pages of Player.
const char *gallery_html(void);
const char *gallery_css(void);
const char *gallery_js(void);
const char *player_html(void);
const char *player_css(void);
const char *player_js(void);
const char *states_js(void);
const char *curves_js(void);
const char *measuring_js(void);
const char *comparison_js(void);
const char *expectation_js(void);
const char *layers_js(void);

// Of the report of Verifying.
const char *report_css(void);
const char *report_js(void);
const char *colors_js(void);

// Of the packages that Staging exports.
const char *TimelineStage_swift(void);
const char *ElementTrace_swift(void);
const char *LayoutUpdates_swift(void);
const char *DecoratedItems_swift(void);
const char *LinuxRectangles_swift(void);
const char *ChatAnswers_swift(void);
const char *WaterfallAnswers_swift(void);
const char *CarouselLayout_swift(void);
const char *ChatLayout_swift(void);
const char *CircularLayout_swift(void);
const char *CoverFlowLayout_swift(void);
const char *ExpandableLayout_swift(void);
const char *ListLayout_swift(void);
const char *PagingFlowLayout_swift(void);
const char *SineLayout_swift(void);
const char *StickyHeadersLayout_swift(void);
const char *WaterfallLayout_swift(void);

#pragma GCC visibility pop
#pragma clang assume_nonnull end

#endif

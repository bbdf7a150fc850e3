#include "CResources.h"

// C23's, which clang knows in all dialects.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char TimelineStage_swift_bytes[] = {
#embed "../Staging/Export/Package/TimelineStage.swift" suffix(, 0)
};
const char *TimelineStage_swift(void) { return (const char *)TimelineStage_swift_bytes; }

static const unsigned char ElementTrace_swift_bytes[] = {
#embed "../Staging/Export/Package/ElementTrace.swift" suffix(, 0)
};
const char *ElementTrace_swift(void) { return (const char *)ElementTrace_swift_bytes; }

static const unsigned char LayoutUpdates_swift_bytes[] = {
#embed "../Staging/Export/Package/LayoutUpdates.swift" suffix(, 0)
};
const char *LayoutUpdates_swift(void) { return (const char *)LayoutUpdates_swift_bytes; }

static const unsigned char DecoratedItems_swift_bytes[] = {
#embed "../Staging/Export/Package/DecoratedItems.swift" suffix(, 0)
};
const char *DecoratedItems_swift(void) { return (const char *)DecoratedItems_swift_bytes; }

static const unsigned char LinuxRectangles_swift_bytes[] = {
#embed "../Staging/Export/Package/LinuxRectangles.swift" suffix(, 0)
};
const char *LinuxRectangles_swift(void) { return (const char *)LinuxRectangles_swift_bytes; }

static const unsigned char ChatAnswers_swift_bytes[] = {
#embed "../Staging/Export/Package/ChatAnswers.swift" suffix(, 0)
};
const char *ChatAnswers_swift(void) { return (const char *)ChatAnswers_swift_bytes; }

static const unsigned char WaterfallAnswers_swift_bytes[] = {
#embed "../Staging/Export/Package/WaterfallAnswers.swift" suffix(, 0)
};
const char *WaterfallAnswers_swift(void) { return (const char *)WaterfallAnswers_swift_bytes; }

static const unsigned char CarouselLayout_swift_bytes[] = {
#embed "../Staging/Export/Layouts/CarouselLayout.swift" suffix(, 0)
};
const char *CarouselLayout_swift(void) { return (const char *)CarouselLayout_swift_bytes; }

static const unsigned char ChatLayout_swift_bytes[] = {
#embed "../Staging/Export/Layouts/ChatLayout.swift" suffix(, 0)
};
const char *ChatLayout_swift(void) { return (const char *)ChatLayout_swift_bytes; }

static const unsigned char CircularLayout_swift_bytes[] = {
#embed "../Staging/Export/Layouts/CircularLayout.swift" suffix(, 0)
};
const char *CircularLayout_swift(void) { return (const char *)CircularLayout_swift_bytes; }

static const unsigned char CoverFlowLayout_swift_bytes[] = {
#embed "../Staging/Export/Layouts/CoverFlowLayout.swift" suffix(, 0)
};
const char *CoverFlowLayout_swift(void) { return (const char *)CoverFlowLayout_swift_bytes; }

static const unsigned char ExpandableLayout_swift_bytes[] = {
#embed "../Staging/Export/Layouts/ExpandableLayout.swift" suffix(, 0)
};
const char *ExpandableLayout_swift(void) { return (const char *)ExpandableLayout_swift_bytes; }

static const unsigned char ListLayout_swift_bytes[] = {
#embed "../Staging/Export/Layouts/ListLayout.swift" suffix(, 0)
};
const char *ListLayout_swift(void) { return (const char *)ListLayout_swift_bytes; }

static const unsigned char PagingFlowLayout_swift_bytes[] = {
#embed "../Staging/Export/Layouts/PagingFlowLayout.swift" suffix(, 0)
};
const char *PagingFlowLayout_swift(void) { return (const char *)PagingFlowLayout_swift_bytes; }

static const unsigned char SineLayout_swift_bytes[] = {
#embed "../Staging/Export/Layouts/SineLayout.swift" suffix(, 0)
};
const char *SineLayout_swift(void) { return (const char *)SineLayout_swift_bytes; }

static const unsigned char StickyHeadersLayout_swift_bytes[] = {
#embed "../Staging/Export/Layouts/StickyHeadersLayout.swift" suffix(, 0)
};
const char *StickyHeadersLayout_swift(void) { return (const char *)StickyHeadersLayout_swift_bytes; }

static const unsigned char WaterfallLayout_swift_bytes[] = {
#embed "../Staging/Export/Layouts/WaterfallLayout.swift" suffix(, 0)
};
const char *WaterfallLayout_swift(void) { return (const char *)WaterfallLayout_swift_bytes; }

import Foundation

extension SymbolTable {
  /// Documents, books, writing and editing.
  static let documents: [Entry] = [
    Entry("doc", parts: page),
    Entry("doc.text", parts: page + [.detail("M8 12.6H16M8 17H16")]),
    Entry(
      "doc.text.image", .area("R1.2 4.4 13.2 18 2.4"), .detail("M4.6 9H11M4.6 12.6H8"),
      .area("R9.6 1.6 13 11.6 2.2").apart, .hole("O13.4 5.4 1.25"),
      .detail("M10.6 11.4L14.2 8L16.4 10L18.6 7.2L21.6 10.4").wide(0.8)),
    Entry(
      "doc.plaintext",
      parts: [.area("R4.2 1.4 15.6 21.2 2.8"), .detail("M8 7H16M8 11.6H16M8 16.2H13")]),
    Entry(
      "doc.richtext",
      parts: [
        .area("R4.2 1.4 15.6 21.2 2.8"), .detail("M8 6.4H16M8 10.2H12M8 19H16"),
        .hole("R8 12.6 8 4 .6"),
      ]),
    Entry(
      "doc.on.doc", .line("M4.6 17.4H4A2.4 0 1 1.6 15V3.4A2.4 0 1 4 1H10.4L14.6 5.2"),
      .area("@2.4M15.6 6.4H7.8V23H22.4V13.2Z").apart, .detail("@1.4M15.4 6.6V13.4H22.2")),
    Entry(
      "doc.on.clipboard",
      .line("M5 4H4.4A2.4 0 0 2 6.4V18.6A2.4 0 0 4.4 21H6.4M13 4H13.6A2.4 0 1 16 6.4V7"),
      .solid(
        "@1M5.4 6V4.4C5.4 3.4 6 2.8 7 2.8C7.2 1.6 8 .9 9 .9C10 .9 10.8 1.6 11 2.8C12 2.8 12.6 3.4 12.6 4.4V6Z"
      ), .area("@2.2M16 9.8H9.6V23H21.8V15.6Z").apart, .detail("@1.2M15.8 10V15.8H21.6")),
    Entry("clipboard", parts: clipboard),
    Entry(
      "list.clipboard",
      parts: clipboard + [
        .detail("M11.4 11.4H16M11.4 16H16"), .hole("O8.2 11.4 1.2"), .hole("O8.2 16 1.2"),
      ]),
    Entry(
      "list.bullet.clipboard",
      parts: clipboard + [
        .detail("M11.4 10.6H16M11.4 14.2H16M11.4 17.8H16"), .hole("O8.2 10.6 1.1"),
        .hole("O8.2 14.2 1.1"), .hole("O8.2 17.8 1.1"),
      ]),
    Entry(
      "note",
      .area(
        "M5.4 2.8H18.6A2.8 0 1 21.4 5.6V13.6L13.6 21.4H5.4A2.8 0 1 2.6 18.6V5.6A2.8 0 1 5.4 2.8Z"),
      .detail("@1.8M13.6 21V13.8H21")),
    Entry(
      "note.text", .area("R2.2 3.4 19.6 17.2 3"), .detail("M6.4 8.2H17.6M6.4 12H17.6M6.4 15.8H12.6")
    ),
    Entry(
      "book",
      .area(
        "M12 5.4C10 3.8 7.4 3 4.6 3C3.2 3 2 3.2 1 3.6V19C2.2 18.6 3.4 18.4 4.8 18.4C7.6 18.4 10 19.2 12 20.8C14 19.2 16.4 18.4 19.2 18.4C20.6 18.4 21.8 18.6 23 19V3.6C22 3.2 20.8 3 19.4 3C16.6 3 14 3.8 12 5.4Z"
      ), .detail("M12 5.6V20.4").outlined, .detail("M12 2V24").filled),
    Entry(
      "book.closed", .area("M7.4 1.6H19.6V22.4H7.4A3 0 1 4.4 19.4V4.6A3 0 1 7.4 1.6Z"),
      .detail("M4.6 19A2.6 0 1 7.2 17.4H19.4")),
    Entry(
      "text.book.closed", .area("M7.4 1.6H19.6V22.4H7.4A3 0 1 4.4 19.4V4.6A3 0 1 7.4 1.6Z"),
      .detail("M4.6 19A2.6 0 1 7.2 17.4H19.4M9 6.4H15.4M9 10.4H13.4")),
    Entry(
      "books.vertical", .area("R1.8 2.6 5.2 18.8 1.4"), .area("R7 5.4 5.2 16 1.4"),
      .area("@1.2M12.8 4.6L17.4 3.4L22.2 20.2L17.6 21.4Z"),
      .detail("M2 7H6.8M7.2 10H12M7.2 17H12M14.2 8.4L18.6 7.2").wide(0.75),
      .detail("M7 4V21").filled.wide(0.6)),
    Entry(
      "newspaper",
      .area(
        "M3.8 3.4H15.2A2.4 0 1 17.6 5.8V18.2A2.6 0 0 20.2 20.8H4A2.6 0 1 1.4 18.2V5.8A2.4 0 1 3.8 3.4Z"
      ), .line("M17.6 8.4H20.6A2 0 1 22.6 10.4V18.4A2.4 0 1 20.2 20.8"),
      .detail("R4.8 7 4.4 4.4 .8").wide(0.85),
      .detail("M11.8 7.4H14.4M11.8 11H14.4M4.8 14.6H14.4M4.8 17.6H14.4").wide(0.85)),
    Entry(
      "magazine", .area("R4.2 1.4 15.6 21.2 2.6"), .detail("M8.2 1.6V22.4"),
      .detail("M11.8 6.4H16M11.8 10H16")),
    Entry(
      "bookmark",
      .area(
        "M7.6 1.8H16.4A2.6 0 1 19 4.4V21C19 22 18.2 22.4 17.4 21.8L12 17.4L6.6 21.8C5.8 22.4 5 22 5 21V4.4A2.6 0 1 7.6 1.8Z"
      )),
    Entry(
      "pencil", .area("@1M2.4 21.6L4 15.6L17.2 2.4L21.6 6.8L8.4 20Z"),
      .detail("M13.8 5.8L18.2 10.2")),
    Entry(
      "pencil.tip", .area("@1M12 1.6L18.6 13.4V22.4H5.4V13.4Z"), .detail("M12 13V21.6M9.6 6.6H14.4")
    ),
    Entry(
      "square.and.pencil",
      .line("M12.6 4H5.6A3.2 0 0 2.4 7.2V18.4A3.2 0 0 5.6 21.6H16.8A3.2 0 0 20 18.4V11.4").outlined,
      .area(
        "M2.4 7.2A3.2 0 1 5.6 4H16.8A3.2 0 1 20 7.2V18.4A3.2 0 1 16.8 21.6H5.6A3.2 0 1 2.4 18.4Z"
      ).filled, .area("@.7M8.2 16L9.2 12.6L19.8 2L22.2 4.4L11.6 15Z").apart.filled,
      .area("@.7M8.2 16L9.2 12.6L19.8 2L22.2 4.4L11.6 15Z").wide(0.85).inner.outlined),
    Entry(
      "pencil.line", .area("@.8M3 16L4.2 11.8L14.8 1.2L18.2 4.6L7.6 15.2Z"), .line("M2.4 21H21.6")),
    Entry(
      "rectangle.and.pencil.and.ellipsis",
      .line("M13 5.4H3.6A3 0 0 .6 8.4V15.6A3 0 0 3.6 18.6H20.4A3 0 0 23.4 15.6V11"),
      .area("@.6M12.6 13.8L13.4 11.2L21.4 3.2L23.4 5.2L15.4 13.2Z").inner.wide(0.85),
      .dots("4.8 12", "8.8 12")),
    Entry(
      "highlighter", .area("@.8M8.4 15.6L6.4 13.6L16.8 2.4L21.6 7.2L10.4 17.6Z"),
      .area("@.6M6.2 14L10 17.8L8.2 19.4L4.4 15.8Z").wide(0.8), .line("M1.8 22H14.8")),
    Entry(
      "paintbrush",
      .area(
        "M21.6 2.4C22.6 3.4 22.4 4.6 21.6 5.6L12.4 16L8 11.6L18.4 2.4C19.4 1.6 20.6 1.4 21.6 2.4Z"),
      .area(
        "M8.2 12.4C10.4 13 11.4 14.2 11.6 16C11.2 20 7.4 22 2 21C3.6 19.8 3.6 18.6 3.8 17C4.2 14 5.8 12.2 8.2 12.4Z"
      ).apart),
    Entry(
      "paintbrush.pointed",
      .area("M21.8 2.2C22.4 3 22 4 21.4 4.8L13 15.4L8.6 11L19.2 2.6C20 2 21 1.6 21.8 2.2Z"),
      .area("M8 11.6L12.4 16C11.6 19.6 8 21.4 2.2 21.8C2.6 16 4.4 12.4 8 11.6Z").apart),
    Entry(
      "paintpalette",
      .area(
        "M12 2.4C18 2.4 22.6 6 22.6 11C22.6 14.2 20.4 16 17.4 16H15.4C13.8 16 13 17 13.4 18.2C13.8 19.6 13.4 21.6 11.4 21.6C5.8 21.6 1.4 17.6 1.4 12C1.4 6.6 6 2.4 12 2.4Z"
      ), .hole("O6.6 13.2 1.6"), .hole("O8 7.8 1.6"), .hole("O13.4 6.2 1.6"), .hole("O18 9.4 1.6")),
    Entry(
      "eyedropper",
      .area("M13 5.4L15.8 2.6A3.96 0 1 21.4 8.2L18.6 11L19.8 12.2L18 14L10 6L11.8 4.2Z"),
      .area(
        "M11.6 8L16 12.4L8 20.2C7 21 5.8 21 4.8 20.8L2.6 22L2 21.4L3.2 19.2C3 18.2 3 17 3.8 16Z")),
    Entry(
      "eraser", .area("@2M8.2 20.6L1.8 14.2L13.2 2.8L21.6 11.2L12.2 20.6Z"),
      .detail("M7.6 8.4L16 16.8"), .line("M8 21H20")),
    Entry(
      "wand.and.stars", .area("@.8M1.8 20L13.4 8.4L15.6 10.6L4 22.2Z"),
      .detail("M10.8 11L13 13.2").wide(0.9),
      .line("M14.6 1.8V4.2M19.4 4.6L17.8 6.2M22.2 9.4H19.8M19.4 14.2L17.8 12.6M9.8 4.6L11.4 6.2")
        .secondary.inner),
    Entry(
      "wand.and.rays", .area("@.8M1.8 20L13.4 8.4L15.6 10.6L4 22.2Z"),
      .line("M14.6 1.8V4.2M19.4 4.6L17.8 6.2M22.2 9.4H19.8M19.4 14.2L17.8 12.6M9.8 4.6L11.4 6.2")
        .secondary.inner),
    Entry("crop", .line("@2.4M6.4 1.4V17.6H22.6M1.4 6.4H17.6V22.6")),
    Entry(
      "crop.rotate", .line("@2M7.6 4.4V16.4H20M4.4 7.6H16.4V19.4"),
      .line("M14.4 1.4A9.4 0 1 22.4 8.4M9.6 22.6A9.4 0 1 1.6 15.6").wide(0.85)),
    Entry(
      "lasso", .line("E12.4 9 10 6.6"), .line("M5.4 13.8A2.6 1 0 6.8 17.2C7.4 19.6 6 21.2 3.4 22")),
    Entry(
      ["scribble", "scribble.variable"],
      .line(
        "M2 8.4C5 4.4 9.6 2.2 11 4C12.8 6.6 3.4 13.6 5.4 16.4C7.4 19 15 7.6 17.8 9.4C20.4 11.2 12.4 17.6 14.4 19.8C16 21.4 19.4 18.8 22 15.6"
      )),
    Entry(
      "ruler",
      parts: [
        .area("R-.8 7 25.6 10 2").turned(-45),
        .detail("M4 7.4V10.8M8 7.4V12.2M12 7.4V10.8M16 7.4V12.2M20 7.4V10.8").turned(-45).wide(0.8),
      ]),
    Entry(
      "square.dashed.inset.filled",
      .line(
        "M3 8V7A4 0 1 7 3H8M10.6 3H13.4M16 3H17A4 0 1 21 7V8M21 10.6V13.4M21 16V17A4 0 1 17 21H16M13.4 21H10.6M8 21H7A4 0 1 3 17V16M3 13.4V10.6"
      ), .solid("R6.4 6.4 11.2 11.2 1.6")),
    Entry(
      "textformat", .line("M.8 18.6L6.4 5.4L12 18.6M2.8 14.2H10"), .line("O17.6 14.4 4"),
      .line("M21.8 10.2V18.6")),
    Entry(
      "textformat.size", .line("M.4 18.6L4 10.2L7.6 18.6M1.6 15.8H6.4").wide(0.9),
      .line("M10 18.6L16.4 4.2L22.8 18.6M12.4 13.6H20.4")),
    Entry(
      ["textformat.abc", "abc"],
      .line(
        "M-1.4 17.4L2.6 7L6.6 17.4M0 13.8H5.2M9.8 7H12.8A2.55 0 1 12.8 12.1H9.8ZM9.8 12.1H13.4A2.65 0 1 13.4 17.4H9.8ZM25 9A4.9 1 0 25 15.4"
      ).inner.wide(0.95)),
    Entry(
      "textformat.123",
      .line(
        "M-.6 9L2.2 7V17.4M7.2 9.4C8 6 13.2 6.2 13.2 9.6C13.2 12.4 8.6 14 7.2 17.4H13.6M17.8 8.6C19.2 6.2 23.8 6.4 23.8 9.4C23.8 11.2 22.4 11.9 20.4 11.9C22.6 11.9 24.2 12.7 24.2 14.6C24.2 18 19 18.4 17.4 15.8"
      ).inner.wide(0.95)),
    Entry(
      "bold", .line("M7 4.6H12.6A3.6 0 1 12.6 11.8H7ZM7 11.8H13.6A3.8 0 1 13.6 19.4H7Z").wide(1.45)),
    Entry("italic", .line("M9.6 4.6H17.2M6.8 19.4H14.4M13.8 4.6L10.2 19.4")),
    Entry("underline", .line("M6.4 3V10.6A5.6 0 0 17.6 10.6V3M4.6 20.8H19.4")),
    Entry(
      "strikethrough",
      .line(
        "M17 7C16.2 4.8 14.4 3.8 12 3.8C9 3.8 7 5.4 7 7.8C7 9.8 8.4 11 11 11.8M6.4 16.4C7 18.8 9.2 20.2 12 20.2C15.2 20.2 17.4 18.6 17.4 16C17.4 14.8 17 13.8 16 13M3.4 12H20.6"
      )),
    Entry("character", .line("M4.4 19.7L12 4.3L19.6 19.7M7 14.6H17")),
    Entry(
      "character.cursor.ibeam",
      .line(
        "M.8 18.6L6.4 5.4L12 18.6M2.8 14.2H10M17 2.4C18.6 2.4 19.6 3 20 4C20.4 3 21.4 2.4 23 2.4M20 4V20M17 21.6C18.6 21.6 19.6 21 20 20C20.4 21 21.4 21.6 23 21.6"
      )),
    Entry(
      "signature",
      .line(
        "M2 13.6C4.6 10.6 9.4 2.6 6.6 2.4C3.4 2.2 4 16.6 7.2 16.4C9.4 16.2 10 11 12 11C13.6 11 12.6 15.6 14.4 15.6C16 15.6 16.4 13 18 13C19.2 13 19.2 14.6 22 14.4M2 20.8H22"
      ).wide(0.9)),
    Entry(
      "quote.opening",
      .solid(
        "M10.4 6.2C7.6 7.2 6.2 9 6.2 11.4H9.8V17.6H3V11.8C3 7.4 5.4 4.6 9.6 3.8ZM21.2 6.2C18.4 7.2 17 9 17 11.4H20.6V17.6H13.8V11.8C13.8 7.4 16.2 4.6 20.4 3.8Z"
      )),
    Entry(
      "quote.closing",
      parts: [
        SymbolPart.solid(
          "M10.4 6.2C7.6 7.2 6.2 9 6.2 11.4H9.8V17.6H3V11.8C3 7.4 5.4 4.6 9.6 3.8ZM21.2 6.2C18.4 7.2 17 9 17 11.4H20.6V17.6H13.8V11.8C13.8 7.4 16.2 4.6 20.4 3.8Z"
        ).turned(180)
      ]),
    Entry(
      "curlybraces",
      .line(
        "M8.4 2.6C5.8 2.6 5 3.8 5 6V8.8C5 10.8 4 12 2.2 12C4 12 5 13.2 5 15.2V18C5 20.2 5.8 21.4 8.4 21.4M15.6 2.6C18.2 2.6 19 3.8 19 6V8.8C19 10.8 20 12 21.8 12C20 12 19 13.2 19 15.2V18C19 20.2 18.2 21.4 15.6 21.4"
      )),
    Entry(
      "function",
      .line(
        "M14.2 3.6C10.6 2.4 9 4 8.4 7.4L6.6 17.4C6 20.6 4.4 21.6 2 20.6M4.6 9.4H12.4M12.6 12L20.6 20.4M20.6 12L12.6 20.4"
      ).wide(0.95)),
    Entry("sum", .line("@.4M18.4 6.8V4H5.4L12.6 12L5.4 20H18.4V17.2")),
    Entry(
      "infinity",
      .line(
        "M12 12C9.8 8.6 8.2 7.2 5.8 7.2A4.8 0 0 5.8 16.8C8.2 16.8 9.8 15.4 12 12C14.2 8.6 15.8 7.2 18.2 7.2A4.8 0 1 18.2 16.8C15.8 16.8 14.2 15.4 12 12Z"
      )),
    Entry(
      "x.squareroot",
      .line("M1 13.4L3.2 12.4L6.4 20L10.8 3.4H22.8M13.8 9.4L20.6 17.6M20.6 9.4L13.8 17.6")),
    Entry(
      "delete.left", .area("@1.6M8 4.6H22.8V19.4H8L1.2 12Z"),
      .detail("M11.6 9L17.6 15M17.6 9L11.6 15")),
    Entry(
      "delete.right",
      parts: ([.area("@1.6M8 4.6H22.8V19.4H8L1.2 12Z"), .detail("M11.6 9L17.6 15M17.6 9L11.6 15")]
        as [SymbolPart]).mirrored),
    Entry("return", .line("M20.8 5V12.8H3.6M8.6 7.6L3.4 12.8L8.6 18")),
    Entry(
      "chart.bar", .area("R2 12.4 4.6 8.6 1.3").inner, .area("R9.7 7.4 4.6 13.6 1.3").inner,
      .area("R17.4 2.8 4.6 18.2 1.3").inner),
    Entry(
      "chart.pie", .area("M10.6 3.6A9 1 0 20.4 13.4H10.6Z"), .area("M14 1.6A8.6 0 1 22.4 10H14Z")),
    Entry(
      ["chart.line.uptrend.xyaxis", "chart.xyaxis.line"], .line("@1.4M2 2.4V21.4H22.4"),
      .line("@.4M6.4 15.6L11 10.4L14.4 13.4L20.6 6.4M15.8 6H21V11.2")),
    Entry(
      "chart.line.downtrend.xyaxis", .line("@1.4M2 2.4V21.4H22.4"),
      .line("@.4M6.4 6L11 11.2L14.4 8.2L20.6 15.2M15.8 15.6H21V10.4")),
    Entry(
      "chart.bar.xaxis", .line("M1.6 21.4H22.4"), .area("R3 11.4 4 6 1").inner,
      .area("R10 6.8 4 10.6 1").inner, .area("R17 2.6 4 14.8 1").inner),
    Entry(
      "dollarsign",
      .line(
        "M17 7.8C16.4 5.6 14.6 4.6 12 4.6C9.2 4.6 7.2 6 7.2 8.2C7.2 13.6 17.2 10.2 17.2 15.6C17.2 17.9 15 19.4 12 19.4C9.2 19.4 7.2 18.2 6.6 16M12 1.6V22.4"
      )),
    Entry(
      "eurosign",
      .line(
        "M18.4 6.2C17.2 5 15.6 4.4 13.8 4.4C9.6 4.4 6.8 7.6 6.8 12C6.8 16.4 9.6 19.6 13.8 19.6C15.6 19.6 17.2 19 18.4 17.8M3.8 10H14.6M3.8 14H14.6"
      )),
    Entry(
      "sterlingsign",
      .line(
        "M17.2 7.2C16.8 5.4 15.4 4.4 13.4 4.4C10.8 4.4 9.2 6 9.2 8.6C9.2 11.4 10.8 13.4 10.4 16C10.2 17.6 9 19 7 19.6H17.8M6.8 12.4H14.4"
      )),
    Entry("yensign", .line("M5.8 4.4L12 12L18.2 4.4M12 12V19.6M7 12.4H17M7 16H17")),
    Entry(
      "bitcoinsign",
      .line(
        "M7 5.2H13A3.2 0 1 13 11.8H7ZM7 11.8H13.8A3.5 0 1 13.8 18.8H7ZM10 2.4V5M13.2 2.4V5M10 19V21.6M13.2 19V21.6"
      )),
  ]

  private static let clipboard: [SymbolPart] = [
    .area("R3.8 3.8 16.4 18.8 2.8"), .cut("R7 2 10 5.4 1.6").filled,
    .cut("R7 2.6 10 2.4 0").outlined,
    .solid(
      "M7.6 6.6V4.8C7.6 3.8 8.2 3.2 9.4 3.2C9.6 1.8 10.6 .8 12 .8C13.4 .8 14.4 1.8 14.6 3.2C15.8 3.2 16.4 3.8 16.4 4.8V6.6Z"
    ),
  ]
}

import Foundation

extension SymbolTable {
  /// Messages, calls and mail.
  static let communication: [Entry] = [
    Entry(
      "message",
      .area(
        "M12 2.6C18 2.6 22.6 6.4 22.6 11.2C22.6 16 18 19.8 12 19.8C10.8 19.8 9.6 19.7 8.6 19.4C7.2 20.6 5.2 21.6 3.4 21.6C4.4 20.4 4.8 19.2 4.8 17.6C2.7 16 1.4 13.7 1.4 11.2C1.4 6.4 6 2.6 12 2.6Z"
      )),
    Entry("bubble.left", .area(bubble)),
    Entry("bubble.right", parts: [.area(bubble).mirrored]),
    Entry(
      "bubble.middle.bottom",
      .area(
        "M4.6 2.8H19.4A3.2 0 1 22.6 6V14.8A3.2 0 1 19.4 18H15.2L12.7 21.4C12.3 21.9 11.7 21.9 11.3 21.4L8.8 18H4.6A3.2 0 1 1.4 14.8V6A3.2 0 1 4.6 2.8Z"
      )),
    Entry("text.bubble", .area(bubble), .detail("M6.4 8.2H17.6M6.4 12.6H14")),
    Entry(
      "character.bubble", .area(bubble), .detail("M8.4 14.6L12 5.8L15.6 14.6M9.7 11.6H14.3")),
    Entry(
      "ellipsis.bubble", .area(bubble), .hole("O7 10.4 1.45"), .hole("O12 10.4 1.45"),
      .hole("O17 10.4 1.45")),
    Entry("plus.bubble", .area(bubble), .detail("M12 6.4V14.4M8 10.4H16")),
    Entry("exclamationmark.bubble", .area(bubble), .detail("M12 6V10.8"), .hole("O12 14.3 1.3")),
    Entry(
      "questionmark.bubble", .area(bubble),
      .detail("M9.6 8A2.45 0 1 14.5 8.1C14.5 9.8 12.1 9.9 12.1 11.6"), .hole("O12.1 14.7 1.25")),
    Entry("checkmark.bubble", .area(bubble), .detail("M8.6 10.8L11 13.6L15.4 7.4")),
    Entry(
      "quote.bubble", .area(bubble),
      .hole(
        "M11 7.4V10.2C11 12.2 9.8 13.4 7.8 13.7L7.5 12.6C8.5 12.3 9 11.8 9.1 11H7.2V7.4ZM16.8 7.4V10.2C16.8 12.2 15.6 13.4 13.6 13.7L13.3 12.6C14.3 12.3 14.8 11.8 14.9 11H13V7.4Z"
      )),
    Entry(
      "bubble.left.and.bubble.right",
      .area(
        "M3.4 1.8H13.6A2.8 0 1 16.4 4.6V10.4A2.8 0 1 13.6 13.2H7L3.6 16.4V13.2H3.4A2.8 0 1 .6 10.4V4.6A2.8 0 1 3.4 1.8Z"
      ),
      .area(
        "M12.4 7.6H22.2A2.8 0 1 25 10.4V16.4A2.8 0 1 22.2 19.2H21.8V22.6L18.2 19.2H12.4A2.8 0 1 9.6 16.4V10.4A2.8 0 1 12.4 7.6Z"
      ).apart.secondary),
    Entry("phone", .area(handset)),
    Entry("phone.down", parts: [.area(handset).turned(135)]),
    Entry("phone.arrow.up.right", .area(handset), .line("M14.4 9.6L21.2 2.8M15.8 2.4H21.6V8.2")),
    Entry("phone.arrow.down.left", .area(handset), .line("M21.6 2.4L14.8 9.2M20.2 9.6H14.4V3.8")),
    Entry("phone.badge.plus", .area(handset), .line("M18 2.2V9.4M14.4 5.8H21.6")),
    Entry("video", .area("R.2 5 16 14 3.4"), .area("@1.2M19.2 10.2L24 6.8V17.2L19.2 13.8Z")),
    Entry(
      "envelope", .area("R.8 4 22.4 16 3.2"),
      .detail("M1.8 6L10.2 12.8C11.3 13.7 12.7 13.7 13.8 12.8L22.2 6")),
    Entry(
      "envelope.open",
      .area(
        "M1.4 9.6C1.4 8.8 1.8 8.2 2.4 7.8L10.4 2.4C11.4 1.7 12.6 1.7 13.6 2.4L21.6 7.8C22.2 8.2 22.6 8.8 22.6 9.6V18.6A2.8 0 1 19.8 21.4H4.2A2.8 0 1 1.4 18.6Z"
      ), .detail("M2 9.4L10.3 14.6C11.3 15.3 12.7 15.3 13.7 14.6L22 9.4")),
    Entry(
      "paperplane", .area("@1M22.2 1.8L14.6 21.8L10.9 13.1L2.2 9.4Z"),
      .detail("M21.6 2.4L10.9 13.1")),
    Entry("tray", parts: tray),
    Entry("tray.full", parts: [.line("M7 1.4H17M5.6 5H18.4").inner] + tray.placed(x: 0, y: 3)),
    Entry(
      "tray.2",
      parts: tray.placed(scale: 0.9, x: 1.2, y: -2.6) + [.line("@2.2M3 18.6V22.4H21V18.6")]),
    Entry("tray.and.arrow.down", parts: deepTray + [.line("M12 .8V11M8.2 7.6L12 11.4L15.8 7.6")]),
    Entry("tray.and.arrow.up", parts: deepTray + [.line("M12 11.4V1.2M8.2 4.8L12 1L15.8 4.8")]),
    Entry(
      "bell",
      .area(
        "M12 2C7.9 2 5.6 5 5.6 8.8C5.6 14 3 14.8 3 17C3 17.8 3.6 18.2 4.4 18.2H19.6C20.4 18.2 21 17.8 21 17C21 14.8 18.4 14 18.4 8.8C18.4 5 16.1 2 12 2Z"
      ), .solid("M8.4 20.6H15.6A3.6 0 1 8.4 20.6Z")),
    Entry(
      "megaphone", .area("@1M2.4 9.2L17.6 3.4V18.6L2.4 14.6Z"),
      .line("@1M20.6 8.4A4 0 1 20.6 13.6M6.4 15.8L7.4 20.4H11.4L10.6 17")),
    Entry(
      "flag", .area("M4.6 4.2C9.4 1.8 13.4 6.4 20 3.8V13.6C13.4 16.2 9.4 11.6 4.6 14"),
      .line("M4.6 22.4V3")),
    Entry(
      "flag.checkered", .line("M4.6 22.4V3.4H20.4V14.6H4.6"), .solid("R4.6 3.4 5.3 3.8 0"),
      .solid("R15.1 3.4 5.3 3.8 0"), .solid("R9.9 7.2 5.2 3.7 0"), .solid("R4.6 10.9 5.3 3.7 0"),
      .solid("R15.1 10.9 5.3 3.7 0")),
    Entry("location", .area("@1M21.8 2.2L13.4 21.8L12.4 11.6L2.2 10.6Z")),
    Entry("location.north", .area("@1M12 1.6L20 21.4L12 17.4L4 21.4Z")),
    Entry("mappin", .area("O12 6.2 4.8"), .line("M12 11V22.6")),
    Entry(
      "mappin.and.ellipse", .area("O12 5.2 3.8"), .line("M12 9V18"),
      .line(
        "M7.2 14C4.2 14.5 2.2 15.8 2.2 17.6C2.2 20.2 6.6 21.8 12 21.8C17.4 21.8 21.8 20.2 21.8 17.6C21.8 15.8 19.8 14.5 16.8 14"
      )),
    Entry(
      "map", .area("@1.2M1.6 6.4L8.4 2.8L15.6 5.8L22.4 2.6V17.6L15.6 21.2L8.4 18.2L1.6 21.4Z"),
      .detail("M8.4 2.8V18.2M15.6 5.8V21.2").outlined, .detail("M8.4 -1V23M15.6 1V25").filled),
    Entry("safari", .area("O12 12 10"), .hole("@.3M17.6 6.4L13.6 13.6L6.4 17.6L10.4 10.4Z")),
    Entry(
      ["globe", "globe.americas", "globe.europe.africa", "globe.asia.australia"],
      .line("O12 12 10"), .line("E12 12 4.6 10").wide(0.75).inner,
      .line("M2 12H22M3.6 6.8H20.4M3.6 17.2H20.4").wide(0.75).inner),
    Entry(
      "network", .line("O12 12 10"), .line("E12 12 4.6 10").wide(0.75).inner,
      .line("M12 2V22M2 12H22").wide(0.75).inner),
    Entry(
      "link",
      .line(
        "M10 14.2A4.6 0 0 16.6 14.4L20.6 10.4A4.67 0 0 14 3.8L11.8 6M14 9.8A4.6 0 0 7.4 9.6L3.4 13.6A4.67 0 0 10 20.2L12.2 18"
      )),
    Entry(
      "paperclip",
      .line(
        "M20.4 11L11.4 20A5.6 0 1 3.5 12.1L13 2.6A3.8 0 1 18.4 8L9.4 17A1.9 0 1 6.7 14.3L14.8 6.2"
      ).inner),
    Entry(
      "wifi",
      .line("M1.4 9A15 0 1 22.6 9M5 12.9A9.9 0 1 19 12.9M8.6 16.6A4.8 0 1 15.4 16.6").wide(1.15),
      .line("M12 20.2h0").wide(1.7)),
    Entry(
      "wifi.exclamationmark",
      .line("M1.4 9A15 0 1 22.6 9M5 12.9A10 0 1 8.8 10.6M19 12.9A10 0 0 15.2 10.6").wide(1.15),
      .line("M12 11V16").wide(1.15), .line("M12 20.2h0").wide(1.6)),
    Entry(
      "antenna.radiowaves.left.and.right", .line("O12 9.4 2.2"), .line("M12 12V22.4"),
      .line(
        "M7.2 14A6.6 0 1 7.2 4.8M16.8 14A6.6 0 0 16.8 4.8M3.8 17.2A11 0 1 3.8 1.6M20.2 17.2A11 0 0 20.2 1.6"
      )),
    Entry(
      "dot.radiowaves.left.and.right", .line("M12 12h0").wide(2.2),
      .line(
        "M8 16A5.7 0 1 8 8M16 16A5.7 0 0 16 8M4.6 19.4A10.5 0 1 4.6 4.6M19.4 19.4A10.5 0 0 19.4 4.6"
      )),
    Entry(
      ["dot.radiowaves.right", "dot.radiowaves.forward"], .line("M5 12h0").wide(2.2),
      .line("M9.4 16A5.7 0 0 9.4 8M13.2 19.2A10.2 0 0 13.2 4.8M17 22.2A14.6 0 0 17 1.8")),
    Entry(
      "dot.radiowaves.up.forward",
      parts: ([
        .line("M5 12h0").wide(2.2),
        .line("M9.4 16A5.7 0 0 9.4 8M13.2 19.2A10.2 0 0 13.2 4.8M17 22.2A14.6 0 0 17 1.8"),
      ] as [SymbolPart]).turned(-45)),
    Entry(
      "wave.3.right",
      .line("M5.4 15.4A5.2 0 0 5.4 8.6M10 18.4A9.6 0 0 10 5.6M14.6 21.4A14 0 0 14.6 2.6")),
    Entry(
      "wave.3.left",
      .line("M18.6 15.4A5.2 0 1 18.6 8.6M14 18.4A9.6 0 1 14 5.6M9.4 21.4A14 0 1 9.4 2.6")),
    Entry(
      "personalhotspot",
      .line(
        "M9.4 14.6A3.9 0 0 15 14.6L19.6 10A3.96 0 0 14 4.4L12.2 6.2M14.6 9.4A3.9 0 0 9 9.4L4.4 14A3.96 0 0 10 19.6L11.8 17.8"
      )),
    Entry(
      "qrcode", .line("@.8R2.6 2.6 7 7 1.2"), .line("R14.4 2.6 7 7 1.2"),
      .line("R2.6 14.4 7 7 1.2"), .solid("R5.1 5.1 2 2 .3"), .solid("R16.9 5.1 2 2 .3"),
      .solid("R5.1 16.9 2 2 .3"), .solid("R13.4 13.4 2.6 2.6 .3"), .solid("R19.8 13.4 2.6 2.6 .3"),
      .solid("R16.6 16.6 2.6 2.6 .3"), .solid("R13.4 19.8 2.6 2.6 .3"),
      .solid("R19.8 19.8 2.6 2.6 .3")),
    Entry(
      "barcode", .line("M3 4V20M9 4V20M14.6 4V20M21 4V20").wide(0.95),
      .line("M6 4V20M11.8 4V20M17.8 4V20").wide(0.55)),
    Entry("viewfinder", .line(brackets)),
    Entry(
      "barcode.viewfinder", .line(brackets),
      .line("M7 7.6V16.4M10.4 7.6V16.4M13.6 7.6V16.4M17 7.6V16.4").wide(0.8).inner),
    Entry(
      "qrcode.viewfinder", .line(brackets), .solid("R6.8 6.8 4 4 .8"), .solid("R13.2 6.8 4 4 .8"),
      .solid("R6.8 13.2 4 4 .8"), .solid("R13.2 13.2 1.8 1.8 .3"), .solid("R15.4 15.4 1.8 1.8 .3")),
    Entry("doc.viewfinder", .line(brackets), .line("@1M13 6.6H8V17.4H16V9.6Z").inner.wide(0.9)),
    Entry(
      "camera.viewfinder", .line(brackets),
      .line(
        "M6.2 9.6A1.2 0 1 7.4 8.4H9L10 7H14L15 8.4H16.6A1.2 0 1 17.8 9.6V15.2A1.2 0 1 16.6 16.4H7.4A1.2 0 1 6.2 15.2Z"
      ).wide(0.8).inner, .line("O12 12.2 1.9").wide(0.8).inner),
    Entry(
      "faceid", .line(brackets),
      .line(
        "M7.8 8.6V10.4M16.2 8.6V10.4M12.2 8.6V12.6C12.2 13.2 11.9 13.5 11.2 13.5M8 15.8C10.2 17.6 13.8 17.6 16 15.8"
      ).wide(0.85).inner),
    Entry("plus.viewfinder", .line(brackets), .line("M12 7.6V16.4M7.6 12H16.4")),
  ]

  private static let bubble =
    "M4.8 2.6H19.2A3.4 0 1 22.6 6V14.8A3.4 0 1 19.2 18.2H11L7.2 21.6C6.6 22.1 6 21.8 6 21.1V18.2H4.8A3.4 0 1 1.4 14.8V6A3.4 0 1 4.8 2.6Z"
  private static let handset =
    "M6.4 2.4C7.3 2.2 8 2.5 8.5 3.2L10.7 6.5C11.2 7.3 11.1 8.2 10.5 8.9L9.2 10.3C8.9 10.7 8.8 11.2 9.1 11.6C10 13 11 14 12.4 14.9C12.8 15.2 13.3 15.1 13.7 14.8L15.1 13.5C15.8 12.9 16.7 12.8 17.5 13.3L20.8 15.5C21.5 16 21.8 16.7 21.6 17.6C21.1 20 19.4 21.6 16.8 21.6C9.4 21.6 2.4 14.6 2.4 7.2C2.4 4.6 4 2.9 6.4 2.4Z"
  private static let tray: [SymbolPart] = [
    .area("@2.8M1.4 13.4L5 4.4H19L22.6 13.4V19.6H1.4Z"),
    .detail(
      "M1.8 13.4H7.2C7.8 13.4 8.1 13.7 8.2 14.2C8.6 15.9 9.9 16.9 12 16.9C14.1 16.9 15.4 15.9 15.8 14.2C15.9 13.7 16.2 13.4 16.8 13.4H22.2"
    ),
  ]
  private static let deepTray: [SymbolPart] = [
    .area("@2.8M6.6 7.6L4.8 8L1.4 15V21.4H22.6V15L19.2 8L17.4 7.6").outlined,
    .area("@2.8M1.4 15L4.8 8H19.2L22.6 15V21.4H1.4Z").filled, .cut("R9 4 6 9.4 2").filled,
    .detail(
      "M1.8 15H7.2C7.8 15 8.1 15.3 8.2 15.8C8.6 17.5 9.9 18.5 12 18.5C14.1 18.5 15.4 17.5 15.8 15.8C15.9 15.3 16.2 15 16.8 15H22.2"
    ),
  ]
  private static let brackets =
    "M1.8 7.4V5.4A3.6 0 1 5.4 1.8H7.4M16.6 1.8H18.6A3.6 0 1 22.2 5.4V7.4M22.2 16.6V18.6A3.6 0 1 18.6 22.2H16.6M7.4 22.2H5.4A3.6 0 1 1.8 18.6V16.6"
}

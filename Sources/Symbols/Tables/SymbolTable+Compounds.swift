import Foundation

extension SymbolTable {
  /// Symbols with several things in them, and rarer ones.
  static let compounds: [Entry] = [
    Entry(
      ["rectangle.portrait.and.arrow.right", "rectangle.portrait.and.arrow.forward"],
      .line("M15 5.4V4.4A3 0 0 12 1.4H5A3 0 0 2 4.4V19.6A3 0 0 5 22.6H12A3 0 0 15 19.6V18.6")
        .outlined, .area("R2 1.4 13 21.2 3").filled, .line("M8.6 12H15").apart.filled,
      .line("M8.6 12H22.6M18.2 7.4L22.8 12L18.2 16.6")),
    Entry(
      "icloud.and.arrow.up",
      .area("M8.2 16.6H6.2A5 0 1 5.3 6.6A6.6 0 1 17.6 7.8A4.5 0 1 17.6 16.6H15.8"),
      .line("M12 21.6V11.8M8.4 14.8L12 11.2L15.6 14.8").apart.filled,
      .line("M12 21.6V11.8M8.4 14.8L12 11.2L15.6 14.8").outlined),
    Entry(
      "icloud.and.arrow.down",
      .area("M8.2 16.6H6.2A5 0 1 5.3 6.6A6.6 0 1 17.6 7.8A4.5 0 1 17.6 16.6H15.8"),
      .line("M12 11V21M8.4 18L12 21.6L15.6 18").apart.filled,
      .line("M12 11V21M8.4 18L12 21.6L15.6 18").outlined),
    Entry(
      "cloud.sun.rain", .area("O16.8 6.8 3.4").secondary,
      .line("M16.8 .8h0M21.6 2.4h0M23.6 6.8h0M11.8 2.2h0").secondary,
      .area("M6 16.4A4.2 0 1 5.2 8.1A5.5 0 1 15.4 9A3.7 0 1 15.4 16.4Z").apart,
      .line("M6.6 19.6L5.6 21.8M10.8 19.6L9.8 21.8M15 19.6L14 21.8").tertiary),
    Entry(
      "cloud.sleet", .area("M6.4 14.4A4.7 0 1 5.5 5.1A6.3 0 1 17.2 6.2A4.15 0 1 17.2 14.4Z"),
      .line("M7.4 17.4L6 20.2M17 17.4L15.6 20.2").secondary,
      .line("M12 18h0M11 21.8h0").wide(1.15).secondary),
    Entry(
      "smoke", .area("M6.4 13.6A4.7 0 1 5.5 4.3A6.3 0 1 17.2 5.4A4.15 0 1 17.2 13.6Z"),
      .line("M3 17.4H15M19 17.4H21M6 21.2H18")),
    Entry("tornado", .line("M2.6 3.4H21.4M5 8H19.4M8.4 12.6H17.8M10.8 17.2H15.8M12.4 21.6H13.6")),
    Entry(
      "zzz", .line("M2.6 12.4H9.4L2.6 20.8H9.6"),
      .line("M11.6 7.4H16.4L11.6 13.4H16.6").inner.wide(0.9),
      .line("M18.4 3H21.6L18.4 7H21.8").inner.wide(0.8)),
    Entry(
      "moon.zzz",
      .area(
        "M8 5.6C7.4 6.8 7.2 8 7.2 9.2C7.2 13.6 10.6 17 15 17C16.4 17 17.6 16.8 18.8 16.2C17.6 19.4 14.5 21.8 10.8 21.8C6 21.8 2 17.8 2 13C2 9.4 4.6 6.6 8 5.6Z"
      ), .line("M11.4 6.8H15.6L11.4 12H15.8").inner.wide(0.95),
      .line("M18.4 2.4H21.8L18.4 6.6H22").inner.wide(0.85)),
    Entry(
      "doc.text.magnifyingglass",
      .line("M9.8 22.6H6A2.8 0 1 3.2 19.8V4.2A2.8 0 1 6 1.4H11.8L18 7.6V9.4"),
      .line("M11.6 1.6V5.4A2.6 0 0 14.2 8H17.8M7 12.6H9.6M7 17H8.6").inner, .line("O15.2 16.2 3.9"),
      .line("M18.2 19.2L21.6 22.6")),
    Entry(
      "text.magnifyingglass", .line("O10 10 7.6"), .line("M15.6 15.6L21.6 21.6").wide(1.1),
      .line("M6.6 8.4H13.4M6.6 11.8H11.4").inner.wide(0.9)),
    Entry(
      "flashlight.on",
      .area("@1M6.8 7.6H17.2L15 11.8V21.2A1.6 0 1 13.4 22.8H10.6A1.6 0 1 9 21.2V11.8Z"),
      .detail("M12 14.6V16.6"), .line("M12 1V3.4M6 1.8L7.2 4M18 1.8L16.8 4")),
    Entry(
      "flashlight.off",
      .area("@1M6.8 3H17.2V5.6L15 9.8V20.6A1.8 0 1 13.2 22.4H10.8A1.8 0 1 9 20.6V9.8L6.8 5.6Z"),
      .detail("M7 6.4H17").wide(0.9), .detail("M12 12.6V14.6")),
    Entry(
      "livephoto", .solid("O12 12 2.2"), .line("O12 12 5.4").wide(0.9),
      .line(dottedCircle).wide(0.95)),
    Entry(
      "scope", .line("O12 12 8.6"), .line("M12 1V6.4M12 17.6V23M1 12H6.4M17.6 12H23"),
      .dots("12 12")),
    Entry("plus.forwardslash.minus", .line("M6 2.4V10.4M2 6.4H10M14 17.6H22M19.4 3.4L4.6 20.6")),
    Entry(
      "list.star",
      .solid("@.2M3.6 2L4.7 4.3L7.2 4.6L5.4 6.3L5.8 8.8L3.6 7.6L1.4 8.8L1.8 6.3L0 4.6L2.5 4.3Z"),
      .line("M10 5.4H22M10 12H22M10 18.6H22"), .dots("3.6 12.4", "3.6 18.8")),
    Entry("aspectratio", .line("R1 4 22 16 3.2"), .line("M5 11.4V8H8.4M19 12.6V16H15.6").inner),
    Entry(
      "arrow.down.left.and.arrow.up.right",
      .line("M14.2 3.4H20.6V9.8M20.2 3.8L14 10M9.8 20.6H3.4V14.2M3.8 20.2L10 14")),
    Entry(
      "arrow.up.backward.and.arrow.down.forward",
      .line("M3.4 9.8V3.4H9.8M3.8 3.8L10 10M20.6 14.2V20.6H14.2M20.2 20.2L14 14")),
    Entry("arrow.uturn.up", .line("M8.6 3.4V15A5.4 0 0 19.4 15V8.6M3.2 8.6L8.6 3.2L14 8.6")),
    Entry("arrow.uturn.down", .line("M8.6 20.6V9A5.4 0 1 19.4 9V15.4M3.2 15.4L8.6 20.8L14 15.4")),
    Entry(
      "arrow.rectanglepath", .line("@2.6M2 12V5.4H19.6M22 12V18.6H4.4"),
      .line("M16 1.8L19.8 5.4L16 9M8 15L4.2 18.6L8 22.2")),
    Entry("arrow.up.to.line.compact", .line("M4.6 4.4H19.4M12 20.4V9M7 13.6L12 8.6L17 13.6")),
    Entry("arrow.down.to.line.compact", .line("M4.6 19.6H19.4M12 3.6V15M7 10.4L12 15.4L17 10.4")),
    Entry(
      "bell.and.waves.left.and.right",
      .area(
        "M12 4C8.9 4 7.2 6.3 7.2 9.2C7.2 13.2 5.2 13.8 5.2 15.6C5.2 16.2 5.7 16.6 6.3 16.6H17.7C18.3 16.6 18.8 16.2 18.8 15.6C18.8 13.8 16.8 13.2 16.8 9.2C16.8 6.3 15.1 4 12 4Z"
      ), .solid("M9.4 18.9H14.6A2.6 0 1 9.4 18.9Z"),
      .line(
        "M3.6 10.4A8.8 0 1 5.4 4.4M.2 11.4A12 0 1 2.6 1.8M20.4 10.4A8.8 0 0 18.6 4.4M23.8 11.4A12 0 0 21.4 1.8"
      ).inner.secondary),
    Entry(
      "rectangle.3.group", .area("R.8 4.4 9 15.2 2.2"), .area("R13.4 4.4 10 6 2"),
      .area("R13.4 13.6 10 6 2")),
    Entry(
      "play.tv", .area("R.6 3.4 22.8 14.4 2.8"), .hole("@.6M9.6 7L15.8 10.6L9.6 14.2Z"),
      .line("M7.6 21.4H16.4")),
    Entry(
      "play.square.stack", .area("R3.6 8.6 16.8 13.6 3.2"), .line("M5.4 5H18.6M7.4 1.8H16.6").inner,
      .hole("@.6M9.6 11.8L15.6 15.4L9.6 19Z")),
    Entry(
      "location.viewfinder",
      .line(
        "M1.8 7.4V5.4A3.6 0 1 5.4 1.8H7.4M16.6 1.8H18.6A3.6 0 1 22.2 5.4V7.4M22.2 16.6V18.6A3.6 0 1 18.6 22.2H16.6M7.4 22.2H5.4A3.6 0 1 1.8 18.6V16.6"
      ), .solid("@.7M17.6 6.4L12.6 17.8L12 12L6.2 11.4Z")),
    Entry(
      "car.side",
      .area(
        "M1 17V12.8C1 11.6 1.6 10.8 2.8 10.6L6 10L8.8 6.4C9.4 5.6 10 5.4 11 5.4H15C16 5.4 16.8 5.8 17.4 6.6L19.6 9.8L21.4 10.4C22.6 10.8 23.2 11.6 23.2 12.8V15.6C23.2 16.4 22.6 17 21.8 17Z"
      ), .detail("M6.6 10.2H19M13 5.8V10").wide(0.9), .area("O6.6 17.4 2.4").apart,
      .area("O17.8 17.4 2.4").apart),
    Entry(
      "balloon",
      .area(
        "M12 1.6C16.2 1.6 19 4.8 19 9C19 13.4 15.6 17.4 12 17.4C8.4 17.4 5 13.4 5 9C5 4.8 7.8 1.6 12 1.6Z"
      ), .line("M12 17.6L10.6 19.4H13.4ZM12 19.6C10.6 20.8 13.4 21.4 12 22.8").inner,
      .detail("M12.4 4.8C14.4 5 15.8 6.4 16 8.6").wide(0.8)),
    Entry(
      "party.popper", .area("@1M7.6 8.6L15.4 16.4L1.8 22.2Z"),
      .line("M12 8.8C13 7.4 13 5.6 12.2 4M15.2 12C16.6 11 18.4 11 20 11.8").inner,
      .line("M16.4 7.6L20.6 3.4M8.4 2h0M17.4 2h0M22.2 7.2h0M21.6 16.4h0").secondary),
    Entry(
      "refrigerator", .area("R4.8 1.2 14.4 20.4 2.8"), .detail("M5 8.6H19M8.6 4.2V5.8M8.6 12V15.4"),
      .line("M7.6 22.8h0M16.4 22.8h0")),
    Entry(
      "shower", .line("M5.4 21.8V6.4A4.2 0 1 13.8 6.2V7.4"), .area("M9.4 12A4.5 0 1 18.2 12Z"),
      .line("M10 15.6h0M13.8 15.6h0M17.6 15.6h0M10 19.2h0M13.8 19.2h0M17.6 19.2h0").secondary),
    Entry(
      "bathtub", .area("M1.4 12H22.6V13.4A6 0 1 16.6 19.4H7.4A6 0 1 1.4 13.4Z"),
      .line("M4.4 11.8V5.4A2.8 0 1 9.9 4.8M6 19.6L5 21.8M18 19.6L19 21.8")),
    Entry("stairs", .line("M1.8 20.6H6.8V15.4H12V10.2H17.2V5H22.2")),
    Entry(
      ["fanblades", "fan"], .line("O12 12 1.9").wide(0.9),
      .area("M12 9.2C8.6 8.6 7.2 6.2 8.4 3.8C9.8 1.4 13.8 1.6 14.8 4.4C15.4 6.2 13.8 8 12 9.2Z"),
      .area(
        "M14.8 12C15.4 8.6 17.8 7.2 20.2 8.4C22.6 9.8 22.4 13.8 19.6 14.8C17.8 15.4 16 13.8 14.8 12Z"
      ),
      .area(
        "M12 14.8C15.4 15.4 16.8 17.8 15.6 20.2C14.2 22.6 10.2 22.4 9.2 19.6C8.6 17.8 10.2 16 12 14.8Z"
      ),
      .area("M9.2 12C8.6 15.4 6.2 16.8 3.8 15.6C1.4 14.2 1.6 10.2 4.4 9.2C6.2 8.6 8 10.2 9.2 12Z")),
    Entry(
      "simcard", .area("@2.6M4.4 1.4H14L19.6 7V22.6H4.4Z"), .detail("R8 11.4 8 7.2 1.4").wide(0.9)),
    Entry(
      "sdcard", .area("@2.4M4.4 6.6L9.6 1.4H19.6V22.6H4.4Z"), .detail("M10.4 5V8M13.4 5V8M16.4 5V8")
    ),
    Entry(
      "opticaldisc", .area("O12 12 10"), .detail("O12 12 3"),
      .detail("M6.4 10.4C7 8.4 8.4 7 10.4 6.4").wide(0.8)),
    Entry(
      "tennisball", .area("O12 12 10"),
      .detail("M4.2 5.8C9.4 8.4 9.4 15.6 4.2 18.2M19.8 5.8C14.6 8.4 14.6 15.6 19.8 18.2")),
    Entry(
      "football",
      .area(
        "M2.6 21.4C.8 13.2 3.6 7.2 9.2 4.2C12.6 2.4 17.4 1.8 21.4 2.6C22.2 6.6 21.6 11.4 19.8 14.8C16.8 20.4 10.8 23.2 2.6 21.4Z"
      ), .detail("M8.4 15.6L15.6 8.4M9.8 11.6L12.4 14.2M11.8 9.6L14.4 12.2").wide(0.85)),
    Entry(
      "sportscourt", .area("R-.6 4 25.2 16 2.6"),
      .detail("M12 4.2V19.8M-.4 9H3.4V15H-.4M24.4 9H20.6V15H24.4").wide(0.85),
      .detail("O12 12 2.8").wide(0.85)),
    Entry(
      "popcorn", .area("@1M4.6 10H19.4L17.4 22.4H6.6Z"),
      .line("M4.8 9.8A3 0 1 6.6 4.6A3.6 0 1 12 2.8A3.6 0 1 17.4 4.6A3 0 1 19.2 9.8"),
      .detail("M9.4 10.4L10 22M14.6 10.4L14 22").wide(0.9)),
    Entry(
      "takeoutbag.and.cup.and.straw", .area("@1.6M.6 9.4H12.2V21.6H.6Z"),
      .line("M3.6 9.2V7.6A2.8 0 1 9.2 7.6V9.2").inner, .area("@1M15 9.4H23.8L22.8 21.6H16Z"),
      .line("M19.4 9L20.4 2.6H23.4")),
    Entry(
      "ladybug",
      .area(
        "M12 7C16.6 7 19.6 10 19.6 14.4C19.6 19 16.6 22.4 12 22.4C7.4 22.4 4.4 19 4.4 14.4C4.4 10 7.4 7 12 7Z"
      ), .detail("M12 7.4V22").outlined, .detail("M12 8.4V25").filled, .hole("O8.4 13 1.5"),
      .hole("O15.6 13 1.5"), .hole("O9.4 17.8 1.3"), .hole("O14.6 17.8 1.3"),
      .area("M8.2 6.6A3.9 0 1 15.8 6.6").inner, .line("M9 2.8L7.6 1.2M15 2.8L16.4 1.2").inner),
    Entry(
      "fish",
      .area(
        "M1.4 12C3.6 8 7.4 5.8 11.4 5.8C15 5.8 17.6 8 19.2 10.2L22.8 6.6V17.4L19.2 13.8C17.6 16 15 18.2 11.4 18.2C7.4 18.2 3.6 16 1.4 12Z"
      ), .hole("O7.2 10.6 1.3"), .detail("M11.6 8.6C13 10.6 13 13.4 11.6 15.4").wide(0.85)),
    Entry(
      "atom", .line("E12 12 10.6 4.2").wide(0.9), .line("E12 12 10.6 4.2").wide(0.9).turned(60),
      .line("E12 12 10.6 4.2").wide(0.9).turned(120), .dots("12 12")),
    Entry(
      "testtube.2",
      .line(
        "M2 2.2H9.6M14.4 2.2H22M3.6 2.4V18.6A2.2 0 0 8 18.6V2.4M16 2.4V18.6A2.2 0 0 20.4 18.6V2.4"),
      .line("M3.8 11H7.8M16.2 8H20.2").inner),
    Entry(
      "lungs", .line("M12 1.8V9.4M12 9.4L9.8 11M12 9.4L14.2 11"),
      .area(
        "M8.4 6.4C5.4 7.4 2 13.4 1.6 18.4C1.4 20.8 2.8 22 5 21.4L7.4 20.8C8.6 20.4 9.2 19.8 9.2 18.4V8C9.2 6.6 9 6.2 8.4 6.4ZM15.6 6.4C18.6 7.4 22 13.4 22.4 18.4C22.6 20.8 21.2 22 19 21.4L16.6 20.8C15.4 20.4 14.8 19.8 14.8 18.4V8C14.8 6.6 15 6.2 15.6 6.4Z"
      )),
    Entry(
      "syringe",
      parts: ([
        .area("R7.4 6.4 9.2 11.6 1.2"), .detail("M7.6 10.2H11M7.6 13.8H11").wide(0.8),
        .line("M12 18V23.4M12 6.2V1.4M8.6 1.2H15.4M6 6.4H18").inner,
      ] as [SymbolPart]).turned(45)),
    Entry(
      "figure.yoga", .solid("O12 4 2.4"),
      .line(
        "M12 8.8V14M12 9.6L8.6 12.6L5 15.8M12 9.6L15.4 12.6L19 15.8M12 14C9 14.8 6 17.4 4.6 19.8H19.4C18 17.4 15 14.8 12 14"
      ).wide(1.05)),
    Entry(
      "figure.hiking", .solid("O12.6 3.2 2.4"),
      .line(
        "@1M11.8 8.4L10.8 14L13.8 17L14.6 22M10.8 14L9.8 17.6L6.4 22M11.8 8.4L14.2 11.6L18.4 12.4M19.4 9.6V22"
      ).wide(1.1), .area("@.8M5 7.6H8.2L7.2 13.6H4.4Z").inner),
    Entry(
      "figure.pool.swim", .solid("O18 9.4 2.4"),
      .line("@1M4.4 14.8L10 10.2L7.4 6.6L12.6 4.4M10 10.2L15.2 14.6").wide(1.15),
      .line(
        "M1.4 19.4C3.4 19.4 4.2 18.2 6.6 18.2C9 18.2 9.6 19.4 12 19.4C14.4 19.4 15 18.2 17.4 18.2C19.8 18.2 20.6 19.4 22.6 19.4"
      )),
    Entry(
      "figure.outdoor.cycle", .line("O4.8 17.4 4.2"), .line("O19.2 17.4 4.2"),
      .solid("O15.2 3.6 2.2"), .line("@.8M12 20.4L12.6 15.6L9 12L13.4 8L15.8 11.4H19").wide(1.1)),
    Entry(
      "ellipsis.message",
      .area(
        "M12 2.6C18 2.6 22.6 6.4 22.6 11.2C22.6 16 18 19.8 12 19.8C10.8 19.8 9.6 19.7 8.6 19.4C7.2 20.6 5.2 21.6 3.4 21.6C4.4 20.4 4.8 19.2 4.8 17.6C2.7 16 1.4 13.7 1.4 11.2C1.4 6.4 6 2.6 12 2.6Z"
      ), .hole("O7.4 11.2 1.45"), .hole("O12 11.2 1.45"), .hole("O16.6 11.2 1.45")),
    Entry(
      "plus.message",
      .area(
        "M12 2.6C18 2.6 22.6 6.4 22.6 11.2C22.6 16 18 19.8 12 19.8C10.8 19.8 9.6 19.7 8.6 19.4C7.2 20.6 5.2 21.6 3.4 21.6C4.4 20.4 4.8 19.2 4.8 17.6C2.7 16 1.4 13.7 1.4 11.2C1.4 6.4 6 2.6 12 2.6Z"
      ), .detail("M12 7.2V15.2M8 11.2H16")),
    Entry(
      "checkmark.message",
      .area(
        "M12 2.6C18 2.6 22.6 6.4 22.6 11.2C22.6 16 18 19.8 12 19.8C10.8 19.8 9.6 19.7 8.6 19.4C7.2 20.6 5.2 21.6 3.4 21.6C4.4 20.4 4.8 19.2 4.8 17.6C2.7 16 1.4 13.7 1.4 11.2C1.4 6.4 6 2.6 12 2.6Z"
      ), .detail("M8.4 11.6L10.9 14.4L15.6 8")),
    Entry(
      "captions.bubble",
      .area(
        "M4.8 2.6H19.2A3.4 0 1 22.6 6V14.8A3.4 0 1 19.2 18.2H11L7.2 21.6C6.6 22.1 6 21.8 6 21.1V18.2H4.8A3.4 0 1 1.4 14.8V6A3.4 0 1 4.8 2.6Z"
      ), .detail("M5.6 9.4H11M14 9.4H18.4M5.6 13.4H9M12 13.4H18.4").wide(0.9)),
    Entry(
      "text.badge.plus",
      .line("M2.8 4.8H21.2M2.8 9.6H21.2M2.8 14.4H10.6M2.8 19.2H10.6M17.8 13.6V21.2M14 17.4H21.6")),
    Entry(
      "text.badge.minus",
      .line("M2.8 4.8H21.2M2.8 9.6H21.2M2.8 14.4H10.6M2.8 19.2H10.6M14 17.4H21.6")),
    Entry(
      "text.badge.checkmark",
      .line("M2.8 4.8H21.2M2.8 9.6H21.2M2.8 14.4H10.6M2.8 19.2H10.6M14 17.8L16.6 20.8L21.6 14.2")),
    Entry(
      "text.badge.xmark",
      .line(
        "M2.8 4.8H21.2M2.8 9.6H21.2M2.8 14.4H10.6M2.8 19.2H10.6M14.8 14.4L21 20.6M21 14.4L14.8 20.6"
      )),
    Entry(
      "xmark.bin", .area("M4.8 6.2L5.7 19.6A2.6 0 0 8.3 22.2H15.7A2.6 0 0 18.3 19.6L19.2 6.2"),
      .cut("R3 6 18 2.2 0").filled,
      .line("M2.8 6H21.2M8.4 5.8V4A2 0 1 10.4 2H13.6A2 0 1 15.6 4V5.8"),
      .detail("M9.2 11.6L14.8 17.2M14.8 11.6L9.2 17.2")),
    Entry(
      "square.and.arrow.up.on.square", .line("M7 6.4H4.8A2.8 0 0 2 9.2V14.8A2.8 0 0 4.6 17.6"),
      .area("@2.6M11.6 9.6H8.4V22H22V9.6H18.8"), .cut("R12.2 6.6 6 9.4 2").filled,
      .line("M15.2 16V2.6M11.2 6.4L15.2 2.4L19.2 6.4")),
    Entry(
      "plus.square.on.square", .area("R7.6 7.6 14 14 3.2"),
      .line("M16.8 4.6A3.2 0 0 13.8 2.4H5.6A3.2 0 0 2.4 5.6V13.8A3.2 0 0 4.6 16.8"),
      .detail("M14.6 11V18.2M11 14.6H18.2")),
    Entry(
      "star.square.on.square", .area("R7.6 7.6 14 14 3.2"),
      .line("M16.8 4.6A3.2 0 0 13.8 2.4H5.6A3.2 0 0 2.4 5.6V13.8A3.2 0 0 4.6 16.8"),
      .hole(
        "M14.6 10L15.9 12.9L19 13.2L16.7 15.3L17.4 18.4L14.6 16.8L11.8 18.4L12.5 15.3L10.2 13.2L13.3 12.9Z"
      )),
    Entry(
      "photo.artframe", .area("R1.4 3 21.2 18 2.6"), .detail("R5.2 6.8 13.6 10.4 .8"),
      .detail("M5.6 15.6L9.4 12.4L12.2 14.6L15 12L18.4 14.8")),
    Entry(
      "keyboard.chevron.compact.down", .area("R.4 2.4 23.2 13 2.8"),
      .detail(
        "M4.6 6.2h0M8.2 6.2h0M11.8 6.2h0M15.4 6.2h0M19.2 6.2h0M4.6 9h0M8.2 9h0M11.8 9h0M15.4 9h0M19.2 9h0M4.6 12h0M19.2 12h0"
      ).wide(1.1), .detail("M8.2 12H15.6"), .line("M7.4 18.8L12 21L16.6 18.8")),
    Entry(
      "text.rectangle.page", .area("R4.2 1.4 15.6 21.2 2.8"), .detail("M8 14H16M8 18H13"),
      .hole("R8 5.4 8 5 .8")),
    Entry(
      "list.dash.header.rectangle", .area("R1 3 22 18 3.2"), .detail("M1.4 8H22.6"),
      .detail("M5.4 12.4H6.6M10 12.4H18.6M5.4 16.6H6.6M10 16.6H18.6")),
    Entry(
      "plus.rectangle.on.rectangle", .area("R5.4 7.6 18 12.8 3"),
      .line("M18.4 3.8H4A3.4 0 0 .6 7.2V14.6"), .detail("M14.4 10.6V17.4M11 14H17.8")),
    Entry(
      "play.rectangle.on.rectangle", .area("R5.4 7.6 18 12.8 3"),
      .line("M18.4 3.8H4A3.4 0 0 .6 7.2V14.6"), .hole("@.6M12 10.6L18 14L12 17.4Z")),
    Entry(
      "rectangle.portrait.on.rectangle.portrait", .area("R8.4 5.4 13 17.4 3"),
      .line("M15.6 2.6A3 0 0 13 1.2H5.6A3 0 0 2.6 4.2V15.6A3 0 0 4.6 18.4")),
    Entry(
      "list.bullet.indent", .dots("3.4 5.4", "7.4 12", "7.4 18.6"),
      .line("M8.4 5.4H21.6M12.4 12H21.6M12.4 18.6H21.6")),
    Entry("rectangle.split.2x1", .line("R1 4 22 16 3.5"), .line("M12 4V20").inner),
    Entry("circle.inset.filled", .line("O12 12 10"), .solid("O12 12 6.8")),
    Entry("largecircle.fill.circle", .line("O12 12 10"), .solid("O12 12 6.2")),
    Entry("square.inset.filled", .line("R3 3 18 18 4"), .solid("R6.2 6.2 11.6 11.6 1.8")),
    Entry(
      "hand.point.right",
      parts: [
        SymbolPart.area(
          "M9.4 11.4V3A1.7 0 1 12.8 3V9.4C13.6 8.6 15 8.8 15.6 9.8C16.6 9.2 17.8 9.6 18.2 10.6C19.6 10.4 20.6 11.2 20.6 12.6V15.6C20.6 19.8 18.2 22.4 14.4 22.4C11.2 22.4 9.4 21.2 7.8 18.6L4.2 13.4C3.6 12.4 3.8 11.4 4.6 10.8C5.4 10.2 6.6 10.4 7.4 11.4L9.4 13.8Z"
        ).turned(90)
      ]),
    Entry(
      "laptopcomputer.and.iphone",
      .area("M2 17.4V7A2.2 0 1 4.2 4.8H17.4A2.2 0 1 19.6 7V7.8").outlined,
      .area("M2 18.2V7A2.2 0 1 4.2 4.8H17.4A2.2 0 1 19.6 7V18.2Z").filled, .line("M-.6 19.2H14"),
      .area("R17.6 9 7.2 12.4 2").apart),
    Entry(
      "touchid",
      .line(
        "M5.4 6.4A9.4 0 1 18.6 6.4M3.2 16.6V12A8.8 0 1 4 8.6M20.8 15.4V12A8.8 0 0 20.2 8.8M7 20.4V12A5 0 1 17 12V19.6M12 11.6V22M7 8.9A5.2 0 0 6.8 12M20.4 19.2L20.6 18"
      ).wide(0.8).inner),
    Entry(
      "giftcard", .area("R.8 4 22.4 16 3.2"), .detail("M8 4.2V19.8M1 12H23").wide(0.9),
      .detail(
        "M8 12C5.4 12 4.6 10.8 4.6 9.8A1.6 0 1 7.6 9.2L8 12L8.4 9.2A1.6 0 1 11.4 9.8C11.4 10.8 10.6 12 8 12L11 15.6M8 12L5 15.6"
      ).wide(0.75)),
    Entry(
      "internaldrive", .area("R.8 6.4 22.4 11.2 2.8"), .hole("O19 12 1.2"), .detail("M4.8 12H11")),
    Entry(
      "memorychip", .area("R1.4 6 21.2 10 2"),
      .line("M4.8 16.2V19.6M8.4 16.2V19.6M12 16.2V19.6M15.6 16.2V19.6M19.2 16.2V19.6").inner.wide(
        0.8), .detail("M6.4 9.6V12.4M12 9.6V12.4M17.6 9.6V12.4")),
    Entry(
      "camera.filters", .line("O12 7.8 5.8").wide(0.9), .line("O7.6 15.6 5.8").wide(0.9),
      .line("O16.4 15.6 5.8").wide(0.9)),
    Entry(
      "camera.aperture", .line("O12 12 10"),
      .line(
        "M8.6 2.6L14 12M18.4 4.4L12.8 14M21.8 13.8L10.8 13.8M15.4 21.4L10 12M5.6 19.6L11.2 10M2.2 10.2L13.2 10.2"
      ).inner.wide(0.75)),
    Entry(
      "questionmark.square.dashed",
      .line(
        "M3 8V7A4 0 1 7 3H8M10.6 3H13.4M16 3H17A4 0 1 21 7V8M21 10.6V13.4M21 16V17A4 0 1 17 21H16M13.4 21H10.6M8 21H7A4 0 1 3 17V16M3 13.4V10.6"
      ), .line("M9.2 9.4A2.85 0 1 14.9 9.5C14.9 11.6 12.1 11.8 12.1 13.9").inner,
      .line("M12.1 16.9h0").wide(1.4).inner),
    Entry("line.diagonal", .line("M4 20L20 4")),
    Entry("line.diagonal.arrow", .line("M4 20L20 4M11.4 4H20V12.6")),
    Entry(
      "lineweight", .line("M3 5H21").wide(0.6), .line("M3 10.6H21"), .line("M3 17.8H21").wide(2)),
    Entry("control", .line("M5.4 12.4L12 5.8L18.6 12.4")),
    Entry(
      "capslock", .area("@.6M12 2L20.4 10.6H16.2V15.4H7.8V10.6H3.6Z"), .area("R7.8 19 8.4 3 .8")),
    Entry("escape", .line("M10.4 4.2A8.4 1 0 19.8 13.6M4 4L12.4 12.4M3.8 10V3.8H10")),
    Entry(
      "paragraphsign", .line("M19 3.6H10.6A4.6 0 0 10.6 12.8H12M12.4 3.6V21M17 3.6V21"),
      .solid("M12.4 3.6H10.6A4.6 0 0 10.6 12.8H12.4Z")),
    Entry(
      "bold.underline",
      .line("M7.4 2.8H12.6A3.2 0 1 12.6 9.2H7.4ZM7.4 9.2H13.4A3.4 0 1 13.4 16H7.4Z").wide(1.3),
      .line("M4.6 21.4H19.4")),
    Entry(
      "music.note.house",
      .line("M4.4 10.2V18.4A2.4 0 0 6.8 20.8H17.2A2.4 0 0 19.6 18.4V10.2").outlined,
      .area("M4.4 10.6L12 4L19.6 10.6V18.4A2.4 0 1 17.2 20.8H6.8A2.4 0 1 4.4 18.4Z").filled,
      .line("@1.6M.8 12.4L12 2.4L23.2 12.4").apart.filled,
      .line("@1.6M.8 12.4L12 2.4L23.2 12.4").outlined,
      .detail("M12.6 15.8V10.4L15.2 9.8").wide(0.85), .hole("E11 16 2.1 1.7")),
    Entry(
      "thermometer.sun", .area("O8.4 8.4 3.8"),
      .line("M8.4 1.6V1M1.6 8.4H1M3.6 3.6L3.2 3.2M13.2 3.6L13.6 3.2M3.6 13.2L3.2 13.6").secondary,
      .line("M15.4 14.6V9.4A2.4 0 1 20.2 9.4V14.6A4.2 1 1 15.4 14.6Z").apart.inner,
      .solid("O17.8 18 2")),
    Entry(
      "humidity", .area("M9 2.6C11.2 5.8 14.8 10 14.8 13.8A5.8 1 1 3.2 13.8C3.2 10 6.8 5.8 9 2.6Z"),
      .line("M17.4 8.4H22.4M18 13.4H22.4M16.4 18.4H22.4").secondary),
    Entry(
      "circle.hexagongrid", .area("O12 12 2.6").inner, .area("O12 4.4 2.6").inner,
      .area("O12 19.6 2.6").inner, .area("O5.4 8.2 2.6").inner, .area("O18.6 8.2 2.6").inner,
      .area("O5.4 15.8 2.6").inner, .area("O18.6 15.8 2.6").inner),
    Entry(
      ["accessibility", "figure.arms.open"], .solid("O12 4 2.5"),
      .line("M3.8 8.4L10 9.8H14L20.2 8.4M12 10V14M12 13.6L8.4 21.4M12 13.6L15.6 21.4").wide(1.1)),
    Entry(
      "hourglass.bottomhalf.filled", .line("M5.4 2H18.6M5.4 22H18.6"),
      .line("@2.4M7 2.2V7L11 12L7 17V21.8M17 2.2V7L13 12L17 17V21.8"),
      .solid("M8.4 21V17.6L12 14L15.6 17.6V21Z")),
    Entry(
      "pill",
      parts: ([.area("R-.6 7 25.2 10 5"), .detail("M12 7.2V16.8")] as [SymbolPart]).turned(-45)),
    Entry(
      "beach.umbrella", .area("M2.6 13.6C2.6 7.4 7.4 2.8 13.6 3.4C19 4 22.6 8.4 22.4 13.6Z"),
      .line("M12.4 13.8L10.6 21.6M4 21.8H20"),
      .detail("M12.6 4C9.4 6.4 8.6 9.8 8.6 13.4M13.6 4C16.6 6.8 17.2 10 17 13.4").wide(0.85)),
    Entry(
      "arrow.2.squarepath", .line("@2.4M13.4 4H20V14.8M10.6 20H4V9.2"),
      .line("M16.4 11.6L20 15.2L23.6 11.6M.4 12.4L4 8.8L7.6 12.4")),
    Entry(
      "arrowshape.turn.up.left.2",
      .area("@.5M13.4 4.4L5.8 11L13.4 17.6V14C18 14 20.8 15.4 23 19C23.2 12.4 19.2 8.2 13.4 8Z"),
      .line("M8 5L1.4 11L8 17")),
    Entry(
      "lock.rotation", .line("M19.4 7.4A8.8 1 0 20.8 12.6M20 3V7.8H15.2"),
      .solid("R8.6 11.4 6.8 5.4 1.2"), .line("M10 11.4V9.8A2 0 1 14 9.8V11.4").inner.wide(0.85)),
    Entry(
      "pencil.and.outline", .area("@.8M4.6 19.6L6 14.4L16.2 4L20 7.8L9.8 18.2Z"),
      .line("M2 22H7").inner),
    Entry(
      "slider.horizontal.below.rectangle", .line("R2 2.4 20 9.4 2.4"),
      .line("M2 18.4H7.8M13.4 18.4H22"), .line("O10.6 18.4 2.6")),
    Entry(
      "tortoise", .area("M2.4 16.8C2.4 11 6 7 11 7C15.4 7 18 10.4 18.2 16.8Z"),
      .line(
        "M18 12.4C18.4 10 19.4 8.8 21 8.8C22.8 8.8 23.6 10 23.4 11.6C23.2 13.4 21 13.6 18.4 14.6M5.6 17V19.8M14.8 17V19.8"
      ).inner,
      .detail(
        "M8.4 7.6L7.2 11.6L10.4 16M7.2 11.6L3.4 13.4M12.6 7.4L13.8 11.6L10.4 16M13.8 11.6L17.4 13.4"
      ).wide(0.7)),
    Entry(
      "hare",
      .area(
        "M10.4 9.6C12.6 9.8 14 10.4 15.4 11.8C15.4 9.6 13.6 7.2 11.6 5C11 4.2 12 3.2 13 3.6C16 4.8 18 7.2 18.6 10C21 10.4 22.8 12 22.8 13.8C22.8 15.2 21.4 16 19.4 16.2C18.6 18.6 16 20 12.4 20H5.6C3.6 20 2 18.4 2 16.2C2 12.2 5.4 9.2 10.4 9.6Z"
      ), .hole("O19 12.8 1")),
  ]

  /// Dots on a circle around the middle of the grid.
  private static let dottedCircle: String = (0..<20).map { index in
    let angle = Double(index) * .pi / 10
    let (x, y) = (12 + 9.8 * cos(angle), 12 + 9.8 * sin(angle))
    return "M\((x * 1000).rounded() / 1000) \((y * 1000).rounded() / 1000)h0"
  }.joined()
}

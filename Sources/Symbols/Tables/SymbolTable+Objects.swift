import Foundation

extension SymbolTable {
  /// Things of the household, tools and shops.
  static let objects: [Entry] = [
    Entry(
      "house",
      parts: house + [
        .line("@.8M9.4 20.6V14.4H14.6V20.6").outlined,
        .hole("M9.5 22V15A1 0 1 10.5 14H13.5A1 0 1 14.5 15V22Z").filled,
      ]),
    Entry(
      "building", .area("@1.4M5.4 22V2.2H18.6V22Z"),
      .detail("M9.2 6.4h0M14.8 6.4h0M9.2 10.4h0M14.8 10.4h0M9.2 14.4h0M14.8 14.4h0").wide(1.15),
      .detail("M12 18V21.4")),
    Entry(
      "building.2", .area("@1.2M2 22V3.4H13V22Z"), .area("@1.2M13 22V9.4H22V22Z"),
      .detail(
        "M5.4 7.2h0M9.6 7.2h0M5.4 11.2h0M9.6 11.2h0M5.4 15.2h0M9.6 15.2h0M17.5 13.4h0M17.5 17.2h0"
      ).wide(1.1), .detail("M13 10V21.4").filled.wide(0.7)),
    Entry(
      "building.columns", .area("@1M12 1.8L22 7.4V9.4H2V7.4Z"),
      .line("M5 12.4V17.6M9.7 12.4V17.6M14.3 12.4V17.6M19 12.4V17.6").inner, .line("M2 21H22")),
    Entry(
      "storefront",
      .area(
        "M3.6 2.6H20.4L22.8 8.8A2.9 0 1 17.2 9.6A2.7 0 1 12 9.6A2.7 0 1 6.8 9.6A2.9 0 1 1.2 8.8Z"),
      .line("@2M3.4 13.4V21.4H20.6V13.4M9 21.2V16H15V21.2")),
    Entry(
      "bed.double", .area("@2M3 10.8V4.4H21V10.8").outlined, .area("@2M3 11.6V4.4H21V11.6Z").filled,
      .area("@2.6M1 20.8V11.4H23V20.8").outlined, .line("M1 17.2H23").outlined,
      .area("@2.4M1 17.4V11.4H23V17.4Z").filled.apart, .line("M1 17V20.8M23 17V20.8").filled,
      .area("@1.2M6 11V8H11V11M13 11V8H18V11").outlined.inner, .hole("R5.8 7.6 5.2 2.6 .8").filled,
      .hole("R13 7.6 5.2 2.6 .8").filled),
    Entry(
      "fork.knife", .line("M4 2.4V7.2A3.4 0 0 10.8 7.2V2.4M7.4 2.4V7.2M7.4 10.8V21.8").inner,
      .area("M17.4 13.4H14.4V7.4C14.4 4.6 15.6 2.6 17.4 2Z"), .line("M17.4 12V21.8")),
    Entry(
      "cup.and.saucer", .area("@1M3.4 4.4H18.2V11.2A6 0 1 12.2 17.2H9.4A6 0 1 3.4 11.2Z"),
      .line("M18.2 6.6H19.4A3.2 0 1 19.4 13H18M1.8 21.2H19.8")),
    Entry(
      "mug", .area("@2.4M3 4.2H17V20.8H3Z"),
      .line("M17 8H18.4A2.8 0 1 21.2 10.8V13A2.8 0 1 18.4 15.8H17")),
    Entry(
      "wineglass", .area("M6.2 2H17.8L18.6 7.6C18.8 11.2 16 13.6 12 13.6C8 13.6 5.2 11.2 5.4 7.6Z"),
      .detail("M5.8 7.6H18.2"), .line("M12 13.6V21.8M7.6 22H16.4")),
    Entry(
      "birthday.cake", .area("M3 20.6V14.2A2.8 0 1 5.8 11.4H18.2A2.8 0 1 21 14.2V20.6Z"),
      .line("M1.4 21.2H22.6M12 11.2V7.8"),
      .solid("M12 1.2C13.2 2.6 13.7 3.4 13.7 4.3A1.7 0 1 10.3 4.3C10.3 3.4 10.8 2.6 12 1.2Z"),
      .detail(
        "M3.2 16.2C4.6 17.6 6.2 17.6 7.6 16.4C9.2 17.8 10.6 17.8 12 16.4C13.4 17.8 14.8 17.8 16.4 16.4C17.8 17.6 19.4 17.6 20.8 16.2"
      ).wide(0.9)),
    Entry(
      "cart", .line("M.8 3.4H3C3.7 3.4 4.2 3.8 4.3 4.5L6.2 15.4C6.4 16.4 7.1 17 8.1 17H19.6"),
      .area("@1.2M4.8 6.4H22.2L20.6 13.6L6 14Z"), .solid("O8.6 20.8 1.75"), .solid("O18 20.8 1.75")),
    Entry(
      "bag", .area("@2.6M3.6 7H20.4L21.2 21.8H2.8Z"), .line("M8 6.8V6A4 0 1 16 6V6.8"),
      .detail("M8 10.2A4 0 0 16 10.2").outlined.wide(0)),
    Entry(
      "basket", .area("@1.6M1.8 9.6H22.2L19.6 20.6H4.4Z"), .line("M6.6 9.4L10 3.4M17.4 9.4L14 3.4"),
      .detail("M8.6 13V17.2M12 13V17.2M15.4 13V17.2")),
    Entry(
      "gift", .area("@2M3.2 12V22H20.8V12").outlined, .area("@2.4M3.2 13.6V22H20.8V13.6Z").filled,
      .area("R1.4 7.2 21.2 4.8 1.5"), .cut("R-3 12.6 30 1.5 0").filled,
      .detail("M12 7.4V21.6").outlined, .detail("M12 7.4V25").filled,
      .line(
        "M12 7C9.4 7.2 6.4 6.8 6.4 4.4A2.2 0 1 8.6 2.2C10.6 2.2 11.6 4.6 12 7C12.4 4.6 13.4 2.2 15.4 2.2A2.2 0 1 17.6 4.4C17.6 6.8 14.6 7.2 12 7Z"
      )),
    Entry(
      "creditcard", .area("R.8 4 22.4 16 3.2"), .hole("R-3 7.8 30 3 0").filled,
      .solid("R.8 7.8 22.4 3 0").outlined, .detail("M4.8 15.8H8.8")),
    Entry(
      "banknote", .area("R-.4 4.8 24.8 14.4 2.6"), .detail("O12 12 3.6"), .hole("O4 12 1.1"),
      .hole("O20 12 1.1")),
    Entry(
      "wallet.pass", .area("R3 2 18 20 3.2"),
      .detail("M3.2 8.4H20.8M3.2 12.6H8.4A3.6 0 0 15.6 12.6H20.8")),
    Entry("tag", .area("@2.6M2.6 2.6H11.8L22 12.8L12.8 22L2.6 11.8Z"), .hole("O7.2 7.2 1.5")),
    Entry(
      "ticket",
      .area(
        "M.8 8V6.8A2.2 0 1 3 4.6H21A2.2 0 1 23.2 6.8V9.2A2.85 0 0 23.2 14.8V17.2A2.2 0 1 21 19.4H3A2.2 0 1 .8 17.2V14.8A2.85 0 0 .8 9.2Z"
      ), .detail("M15 7.4V8.6M15 11.4V12.6M15 15.4V16.6").wide(0.9)),
    Entry(
      "shippingbox", .area("@1.2M12 1.6L21.4 6.4V17.6L12 22.4L2.6 17.6V6.4Z"),
      .detail("@.6M3 6.8L12 11.4L21 6.8M12 11.4V22M7.2 4.2L16.4 8.9")),
    Entry(
      "cube", .area("@1.2M12 1.6L21.4 6.8V17.2L12 22.4L2.6 17.2V6.8Z"),
      .detail("@.6M3 7L12 12L21 7M12 12V22")),
    Entry(
      "briefcase", .line("@1.2M7.8 6.2V3H16.2V6.2"), .area("R1 6.2 22 14.8 3"),
      .detail("M1 12.4H9.4M14.6 12.4H23"), .detail("M12 11.4V13.4").wide(1.1)),
    Entry("case", .line("@1.2M7.8 6.2V3H16.2V6.2"), .area("R1 6.2 22 14.8 3")),
    Entry(
      "suitcase", .line("@1.2M8 6V2.2H16V6"), .area("R1.4 6 21.2 15.2 3"),
      .detail("M6.4 6.2V21M17.6 6.2V21")),
    Entry(
      "latch.2.case", .line("@1.2M8 6V2.2H16V6"), .area("R1.4 6 21.2 15.2 3"),
      .detail("M1.6 13H22.4")),
    Entry(
      "key",
      .area(
        "M15.4 1.8A6.8 1 1 13.4 15L11.4 17H8.6V19.8L6.6 21.8H2.2V17.6L9 10.6A6.8 0 1 15.4 1.8Z"),
      .hole("O17 7 1.7")),
    Entry("lock", .area("R4.4 10.4 15.2 11.6 2.8"), .line("M7.6 10.2V6.8A4.4 0 1 16.4 6.8V10.2")),
    Entry(
      "lock.open", .area("R1.2 10.4 15.2 11.6 2.8"), .line("M13.2 10.2V6.8A4.4 0 1 22 6.8V9.4")),
    Entry(
      "lock.shield",
      .area(
        "@.8M12 1.6C14.6 3.6 17.4 4.6 20.8 4.8V11.4C20.8 16.6 17.4 20.4 12 22.6C6.6 20.4 3.2 16.6 3.2 11.4V4.8C6.6 4.6 9.4 3.6 12 1.6Z"
      ), .hole("R8 11 8 6 1.2"), .detail("M9.6 11V9.4A2.4 0 1 14.4 9.4V11").wide(0.85)),
    Entry(
      "checkmark.shield",
      .area(
        "@.8M12 1.6C14.6 3.6 17.4 4.6 20.8 4.8V11.4C20.8 16.6 17.4 20.4 12 22.6C6.6 20.4 3.2 16.6 3.2 11.4V4.8C6.6 4.6 9.4 3.6 12 1.6Z"
      ), .detail("M7.8 12.4L10.8 15.8L16.2 8.4")),
    Entry(
      "exclamationmark.shield",
      .area(
        "@.8M12 1.6C14.6 3.6 17.4 4.6 20.8 4.8V11.4C20.8 16.6 17.4 20.4 12 22.6C6.6 20.4 3.2 16.6 3.2 11.4V4.8C6.6 4.6 9.4 3.6 12 1.6Z"
      ), .detail("M12 7V12.6"), .hole("O12 16.4 1.35")),
    Entry("checkmark.seal", .area(sealOutline), .detail("M7.8 12.4L10.8 15.6L16.2 8.6")),
    Entry("xmark.seal", .area(sealOutline), .detail("M8.4 8.4L15.6 15.6M15.6 8.4L8.4 15.6")),
    Entry(
      "exclamationmark.triangle", .area(warning), .detail("M12 8.6V13.4").wide(1.05),
      .hole("O12 16.9 1.4")),
    Entry(
      "exclamationmark.octagon",
      .area("@1.2M7.9 2.2H16.1L21.8 7.9V16.1L16.1 21.8H7.9L2.2 16.1V7.9Z"),
      .detail("M12 7V12.8").wide(1.05), .hole("O12 16.5 1.4")),
    Entry(
      "xmark.octagon", .area("@1.2M7.9 2.2H16.1L21.8 7.9V16.1L16.1 21.8H7.9L2.2 16.1V7.9Z"),
      .detail("M8.4 8.4L15.6 15.6M15.6 8.4L8.4 15.6")),
    Entry("nosign", .line("O12 12 10"), .line("M5 5L19 19")),
    Entry(
      ["gearshape", "gear"], .area(gearOutline), .detail("O12 12 3.8").outlined,
      .hole("O12 12 3.6").filled),
    Entry(
      "gearshape.2",
      parts: [
        SymbolPart.area(gearOutline).placed(scale: 0.66, x: 0, y: -1.2),
        SymbolPart.detail("O12 12 3.4").placed(scale: 0.66, x: 0, y: -1.2),
        SymbolPart.area(gearOutline).placed(scale: 0.54, x: 11.6, y: 9.6),
        SymbolPart.detail("O12 12 3.2").placed(scale: 0.54, x: 11.6, y: 9.6),
      ].map { $0.inner.wide(0.9) }),
    Entry("wrench", parts: wrench),
    Entry("wrench.adjustable", parts: wrench),
    Entry("screwdriver", parts: screwdriver),
    Entry("wrench.and.screwdriver", parts: screwdriver + wrench.map(\.apart)),
    Entry(
      "hammer",
      .area(
        "M1.8 8.4L7.6 2.8C9 1.4 11 1 13 1.6L15.2 2.6L13.6 4.4C13.4 6 13.6 7 14.6 8L10 12.6L7.6 10.4L5.4 12.2Z"
      ),
      .area(
        "M14.4 8.4L21.8 15.8C22.8 16.8 22.8 18.2 22 19L20.6 20.4C19.6 21.4 18.4 21.4 17.4 20.4L10.2 12.6"
      ).inner),
    Entry(
      "lightbulb",
      .area(
        "M12 1.6C15.9 1.6 19 4.6 19 8.4C19 10.6 18 12 16.8 13.4C15.8 14.6 15.2 15.6 15 17H9C8.8 15.6 8.2 14.6 7.2 13.4C6 12 5 10.6 5 8.4C5 4.6 8.1 1.6 12 1.6Z"
      ), .line("M9.2 19.6H14.8M10.6 22.4H13.4").inner),
    Entry(
      "lamp.desk", .line("M5 21.8H15M10 21.6V17L6 11L12.4 6.4"),
      .area("@1M10.6 3.4L14.6 9.4C17.6 10.6 20 9.4 20.8 6.4C18.4 3.4 14.4 2 10.6 3.4Z")),
    Entry(
      "scissors", .line("O5.6 18.4 3"), .line("O18.4 18.4 3"),
      .line("M7.2 15.8L16.6 2.4M16.8 15.8L7.4 2.4")),
    Entry(
      "pin",
      .area(
        "@1M7.4 2H16.6L15.2 4.4V9.4C17.4 10.6 18.6 12.4 18.6 14.6H5.4C5.4 12.4 6.6 10.6 8.8 9.4V4.4Z"
      ), .line("M12 15V22.4")),
    Entry(
      "crown", .area("@1M1.6 6.4L7 11.6L12 4.2L17 11.6L22.4 6.4L20.2 19.2H3.8Z"),
      .detail("M4.6 15.4H19.4").wide(0.9)),
    Entry(
      "trophy", .area("@1M6.6 2.2H17.4V9C17.4 12.6 15.4 15 12 15C8.6 15 6.6 12.6 6.6 9Z"),
      .line(
        "M6.6 4.6H2.4V6C2.4 9 4.2 10.8 7 11M17.4 4.6H21.6V6C21.6 9 19.8 10.8 17 11M12 15.2V18.4"),
      .area("@.8M8.4 21.8V18.8H15.6V21.8Z")),
    Entry(
      "medal", .line("@1M4.6 1.8H9L12 8L15 1.8H19.4L15.4 9.4M4.6 1.8L8.6 9.4").outlined,
      .area("@.6M4.4 1.6H9.4L12.6 8H8Z").filled.inner,
      .area("@.6M19.6 1.6H14.6L13.4 4L15.6 8.4Z").filled.inner, .area("O12 15.6 6.4").apart),
    Entry(
      "rosette", .area("O12 8.8 7"), .line("@1M8.4 15L7 22.4L12 19.4L17 22.4L15.6 15"),
      .detail("O12 8.8 2.8")),

    Entry(
      "dice", .area("R2.6 2.6 18.8 18.8 4"), .hole("O7.6 7.6 1.7"), .hole("O16.4 16.4 1.7"),
      .hole("O12 12 1.7"), .hole("O16.4 7.6 1.7"), .hole("O7.6 16.4 1.7")),
    Entry(
      "graduationcap", .area("@.9M12 3.4L24 9L12 14.6L0 9Z"),
      .area("M5 11.8V17.2C8.6 20.4 15.4 20.4 19 17.2V11.8").outlined,
      .area("M5 13.6L12 16.9L19 13.6V17.4C15.4 20.6 8.6 20.6 5 17.4Z").filled.inner.wide(0.5),
      .line("M22.4 10V17.4")),
    Entry(
      "eyeglasses", .line("O5.8 14 4.2"), .line("O18.2 14 4.2"),
      .line(
        "M10 13.4C11 12.4 13 12.4 14 13.4M1.8 12.6C2.2 9.4 3 6.6 5.4 6.4M22.2 12.6C21.8 9.4 21 6.6 18.6 6.4"
      )),
    Entry("comb", .line("@2M2.4 18V5.6H21.6V18M7.2 18V9.6M12 18V9.6M16.8 18V9.6")),
    Entry(
      "tshirt",
      .area(
        "@1M8.2 3.2L1.4 6.6L3.8 12L6.4 11V21.2H17.6V11L20.2 12L22.6 6.6L15.8 3.2C15 5 13.8 5.8 12 5.8C10.2 5.8 9 5 8.2 3.2Z"
      )),
    Entry(
      "dumbbell", .line("M8.4 12H15.6").wide(1.1), .area("R5 5.4 3 13.2 1.4").inner,
      .area("R16 5.4 3 13.2 1.4").inner, .line("M1.6 9V15M22.4 9V15").wide(1.1)),
    Entry(
      "basketball", .area("O12 12 10"),
      .detail("M12 2V22M2 12H22M4.8 5A9.4 0 1 4.8 19M19.2 5A9.4 0 0 19.2 19").wide(0.85)),
    Entry(
      "soccerball", .line("O12 12 10"), .solid("@.4M12 8L16 11L14.4 15.6H9.6L8 11Z"),
      .line("M12 8V4.4M16 11L19.6 9.8M14.4 15.6L16.6 18.6M9.6 15.6L7.4 18.6M8 11L4.4 9.8").wide(0.8)
        .inner),
    Entry(
      "alarm", .area("O12 13 8.6"), .detail("M12 8V13.4L15.4 15.6"),
      .line("M1.8 6.6L6.2 2.4M22.2 6.6L17.8 2.4M6 19.6L4 22M18 19.6L20 22")),
    Entry("clock", .area("O12 12 10"), .detail("M12 5.8V12.4H7.2")),
    Entry(
      "clock.arrow.circlepath", .line("M4.4 6A9.6 1 1 2.4 12.6M4 1.6V6.4H8.8"),
      .line("M12 6.6V12.4L15.8 14.6")),
    Entry("timer", .line("M12 2.2A9.8 1 1 4.6 5.6M12 2.2V5.8"), .line("M12 12.4L7 7.6").wide(1.1)),
    Entry(
      "stopwatch", .area("O12 13.4 8.8"), .detail("M12 8.4V13.6"),
      .line("M9.6 1.6H14.4M12 1.8V4.4M18.6 5L20.2 6.6")),
    Entry(
      "hourglass", .line("M5.4 2H18.6M5.4 22H18.6"),
      .line("@2.4M7 2.2V7L11 12L7 17V21.8M17 2.2V7L13 12L17 17V21.8"),
      .solid("M9 19.6C9.6 17.6 10.8 16.8 12 16C13.2 16.8 14.4 17.6 15 19.6Z")),
    Entry(
      "calendar",
      parts: calendar + [
        .line("M7 12.2h0M10.4 12.2h0M13.7 12.2h0M17 12.2h0M7 16.6h0M10.4 16.6h0M13.7 16.6h0").wide(
          1.05
        ).inner
      ]),
    Entry(
      "calendar.badge.plus", parts: calendar + SymbolTable.badge("M18.6 15.6V20.8M16 18.2H21.2")),
    Entry("calendar.badge.clock", parts: calendar + SymbolTable.badge("M18.6 15.6V18.6H16.4")),
    Entry(
      "gauge", .line("M6 20A10 1 1 18 20"), .line("M12 13L16.4 7.6").wide(1.1),
      .line("M12 13h0").wide(1.9)),
    Entry(
      "speedometer", .line("O12 12 10"), .line("M12 12.6L16 7.6").wide(1.05),
      .line("M12 12.6h0").wide(1.8), .line("M5.8 12.6h0M18.2 12.6h0M7.6 7.8h0M12 5.8h0").wide(0.95)),
    Entry("scalemass", .area("@3M4.4 7.4H19.6L21.4 21.4H2.6Z"), .line("O12 4.4 2.6")),
    Entry(
      "lifepreserver", .area("O12 12 10"), .detail("O12 12 4.2"),
      .detail("M4.9 4.9L9 9M19.1 4.9L15 9M4.9 19.1L9 15M19.1 19.1L15 15").wide(1.2)),
    Entry(
      "cabinet", .area("R3.4 1.6 17.2 19.2 2.6"),
      .detail("M3.6 11.2H20.4M10.4 6.4H13.6M10.4 15.8H13.6"), .line("M6.4 21V22.6M17.6 21V22.6")),
    Entry(
      "sofa", .line("@3M4 10V4.6H20V10").outlined, .area("@3M4 11V4.6H20V11Z").filled,
      .area(
        "M1 12A2.2 0 1 5.4 12V14.6H18.6V12A2.2 0 1 23 12V16.6A2.2 0 1 20.8 18.8H3.2A2.2 0 1 1 16.6Z"
      ).apart, .line("M4.6 19V21M19.4 19V21")),
    Entry(
      "washer", .area("R3.2 1.6 17.6 20.8 3"), .detail("O12 13.6 4.8"), .hole("O7 5.4 1"),
      .hole("O10.4 5.4 1")),
    Entry(
      "trash", .area("M4.8 6.2L5.7 19.6A2.6 0 0 8.3 22.2H15.7A2.6 0 0 18.3 19.6L19.2 6.2"),
      .cut("R3 6 18 2.2 0").filled,
      .line("M2.8 6H21.2M8.4 5.8V4A2 0 1 10.4 2H13.6A2 0 1 15.6 4V5.8"),
      .detail("M9 10.2L9.3 18.2M12 10.2V18.2M15 10.2L14.7 18.2").wide(0.85)),
    Entry("folder", .area(folderOutline), .detail("M.8 9.2H23.2")),
    Entry(
      "archivebox", .area("M3 8.4V18.2A2.8 0 0 5.8 21H18.2A2.8 0 0 21 18.2V8.4"),
      .area("R1.2 3.2 21.6 5.2 1.6"), .cut("R-3 9.2 30 1.5 0").filled, .detail("M9 13.4H15")),
  ]

  /// The outline of a seal with twelve waves.
  private static let sealOutline =
    "@2.5M12 .6L14.8 3.6L18.5 3L19.3 6.7L22.7 8.4L21.2 12L22.7 15.6L19.3 17.3L18.5 21L14.8 20.4L12 23L9.2 20.4L5.5 21L4.7 17.3L1.3 15.6L2.8 12L1.3 8.4L4.7 6.7L5.5 3L9.2 3.6Z"
  private static let warning = "@2.4M12 1.2L23.6 21.4H.4Z"
  private static let folderOutline =
    "M.8 18.2V5.6A2.6 0 1 3.4 3H8C8.9 3 9.5 3.2 10.2 3.8L11.2 4.6C11.9 5.2 12.4 5.4 13.3 5.4H20.4A2.8 0 1 23.2 8.2V18.2A2.8 0 1 20.4 21H3.6A2.8 0 1 .8 18.2Z"
  private static let house: [SymbolPart] = [
    .line("M4.4 10.2V18.4A2.4 0 0 6.8 20.8H17.2A2.4 0 0 19.6 18.4V10.2").outlined,
    .area("M4.4 10.6L12 4L19.6 10.6V18.4A2.4 0 1 17.2 20.8H6.8A2.4 0 1 4.4 18.4Z").filled,
    .line("@1.6M.8 12.4L12 2.4L23.2 12.4").apart.filled,
    .line("@1.6M.8 12.4L12 2.4L23.2 12.4").outlined,
  ]
  private static let calendar: [SymbolPart] = [
    .line("R2.2 2.8 19.6 18.6 3.6"),
    .solid("M2.2 8.4V6.4A3.6 0 1 5.8 2.8H18.2A3.6 0 1 21.8 6.4V8.4Z"),
  ]
  private static let wrench: [SymbolPart] = [
    .area(
      "M21.4 5.2L17.4 9.2L14.8 6.6L18.8 2.6C15.6 1.4 12 2.8 11 6.2C10.6 7.6 10.8 8.6 11 9.6L2.6 18C1.8 18.8 1.8 20 2.6 20.8L3.2 21.4C4 22.2 5.2 22.2 6 21.4L14.4 13C15.4 13.2 16.4 13.4 17.8 13C21.2 12 22.6 8.4 21.4 5.2Z"
    ).inner
  ]
  private static let screwdriver: [SymbolPart] = [
    .area("@1M2.4 2.4L5.6 3.4L6.6 5.8L12.4 11.6L11.6 12.4L5.8 6.6L3.4 5.6Z").inner,
    .area("M12.6 15.2A1.9 0 1 15.2 12.6L21.4 18.8A1.84 0 1 18.8 21.4Z"),
  ]
  /// The outline of a gear wheel with eight teeth.
  private static let gearOutline: String = {
    let teeth = 8
    var outline = "@.9"
    for index in 0..<(teeth * 4) {
      // Each tooth is a trapezoid: its root, its two tips, and its root again.
      let places: [Double] = [-0.5, -0.27, 0.27, 0.5]
      let isTip = index % 4 == 1 || index % 4 == 2
      let angle = (Double(index / 4) + places[index % 4] * 0.62) * 2 * .pi / Double(teeth)
      let radius = isTip ? 10.6 : 8.1
      let x = ((12 + radius * sin(angle)) * 1000).rounded() / 1000
      let y = ((12 - radius * cos(angle)) * 1000).rounded() / 1000
      outline += "\(index == 0 ? "M" : "L")\(x) \(y)"
    }
    return outline + "Z"
  }()

  /// A disc at the bottom right with a sign that is cut out of it.
  static func badge(_ sign: String) -> [SymbolPart] {
    [.solid("O18.6 18.2 5").apart, .line(sign).inner.wide(0.72).cutOut]
  }
}

import Foundation

extension SymbolTable {
  /// People, faces and hands, and what carries people.
  static let people: [Entry] = [
    Entry("person", parts: person),
    Entry(
      "person.2",
      parts: person.placed(scale: 0.82, x: 8.6, y: 1.2).map(\.secondary)
        + person.placed(scale: 0.9, x: -3.4, y: 1.4).map(\.apart)),
    Entry(
      "person.3",
      parts: person.placed(scale: 0.68, x: -4, y: 3).map(\.secondary)
        + person.placed(scale: 0.68, x: 11.6, y: 3).map(\.secondary)
        + person.placed(scale: 0.8, x: 2.4, y: 2.6).map(\.apart)),
    Entry(
      "person.crop.circle", .line("O12 12 10").outlined, .solid("O12 9.4 3.5").outlined,
      .solid("M5.2 18.4C5.4 15.8 8.2 14.2 12 14.2C15.8 14.2 18.6 15.8 18.8 18.4A9.6 0 1 5.2 18.4Z")
        .outlined, .area("O12 12 10").filled.secondary, .hole("O12 9.4 3.6").filled,
      .hole("M5 19.2C5.2 16.2 8 14.4 12 14.4C16 14.4 18.8 16.2 19 19.2A10 0 1 5 19.2Z").filled),
    Entry(
      "person.crop.square", .line("R3 3 18 18 4").outlined, .solid("O12 9.8 3.4").outlined,
      .solid("M5.2 20.6C5.4 17 8 14.8 12 14.8C16 14.8 18.6 17 18.8 20.6Z").outlined,
      .area("R3 3 18 18 4").filled.secondary, .hole("O12 9.6 3.5").filled,
      .hole("M5.4 20.2C5.6 16.8 8 14.6 12 14.6C16 14.6 18.4 16.8 18.6 20.2Z").filled),
    Entry(
      "person.crop.rectangle", .area("R.8 4 22.4 16 3.2"), .hole("O7.8 9.6 2.3"),
      .hole("M3.8 16.4C3.8 14 5.4 12.8 7.8 12.8C10.2 12.8 11.8 14 11.8 16.4Z"),
      .detail("M15 9.6H19.4M15 14H19.4")),
    Entry(
      "person.text.rectangle", .area("R.8 4 22.4 16 3.2"), .hole("O7.8 9.6 2.3"),
      .hole("M3.8 16.4C3.8 14 5.4 12.8 7.8 12.8C10.2 12.8 11.8 14 11.8 16.4Z"),
      .detail("M15 9.6H19.4M15 14H19.4")),
    Entry(
      "person.badge.plus",
      parts: person.placed(scale: 0.94, x: -1.6, y: 1).map(\.secondary) + [
        .line("M20.6 4V11.2M17 7.6H24.2")
      ]),
    Entry(
      "person.badge.minus",
      parts: person.placed(scale: 0.94, x: -1.6, y: 1).map(\.secondary) + [.line("M17 7.6H24.2")]),
    Entry("person.fill.checkmark", parts: filledPerson + [.line("M16.6 8.8L19 11.6L24 4.8")]),
    Entry("person.fill.xmark", parts: filledPerson + [.line("M17.2 5L23 10.8M23 5L17.2 10.8")]),
    Entry(
      "person.fill.questionmark",
      parts: filledPerson + [
        .line("M17.4 6.4A2.9 0 1 23.2 6.4C23.2 8.6 20.2 8.6 20.2 11").inner,
        .line("M20.2 14.4h0").wide(1.4),
      ]),
    Entry(
      "person.wave.2",
      parts: person.placed(scale: 0.94, x: -2.6, y: 1) + [
        .line("M18 4.6A6 0 1 18 11.4M21.2 2A11 0 1 21.2 14").secondary
      ]),
    Entry(
      "figure.stand", .solid("O12 3.6 2.5"),
      .line("M12 8.6V14.4M8 9L9.4 8.2H14.6L16 9V14.4M8 9V14.4M10.2 14.4V22M13.8 14.4V22").wide(1.15)
    ),
    Entry(
      "figure.walk", .solid("O13.2 3.2 2.5"),
      .line(
        "@1M12.2 8.4L11 14.4L14.4 17.4L15.6 22.2M11 14.4L10.2 17.6L6.8 22M7.4 13L8.4 9.8L12.2 8L14.4 11.2L17.6 12.4"
      ).wide(1.2)),
    Entry(
      "figure.run", .solid("O15.6 3.4 2.5"),
      .line(
        "@1M13.4 8.4L10.8 13.6L14.6 16.2L13.8 21.8M10.8 13.6L9 17.4H4.2M6.2 10.8L8.8 7.4L13.4 8L15.6 11.4L19.6 11.2"
      ).wide(1.2)),
    Entry(
      "figure.wave", .solid("O12 4.4 2.5"),
      .line("@1M12 9.4V15M7.4 15V9.4H15.4L19.4 3.8M10.2 14.8V22.2M13.8 14.8V22.2").wide(1.15)),
    Entry(
      "figure.2.arms.open", .solid("O6.6 4.6 2.3"), .solid("O17.4 4.6 2.3"),
      .line(
        "M1.6 10.6L4.4 9.4H8.8L11.4 11.6M6.6 9.8V15M4.9 15V21.6M8.3 15V21.6M22.4 10.6L19.6 9.4H15.2L12.6 11.6M17.4 9.8V15M15.7 15V21.6M19.1 15V21.6"
      ).wide(1.05)),
    Entry(
      "face.smiling", .area("O12 12 10"), .hole("E8.7 9.4 1.25 1.7"), .hole("E15.3 9.4 1.25 1.7"),
      .detail("M7.4 14.2C8.4 16.4 10 17.4 12 17.4C14 17.4 15.6 16.4 16.6 14.2")),
    Entry(
      "face.dashed",
      .line(
        "M9.4 2.35A10 0 1 14.6 2.35M18.1 4.1A10 0 1 21.1 7.9M22 11.2A10 0 1 20.9 16.6M18.9 19.2A10 0 1 14.3 21.7M9.7 21.7A10 0 1 5.1 19.2M3.1 16.6A10 0 1 2 11.2M2.9 7.9A10 0 1 5.9 4.1"
      ), .solid("E8.7 9.4 1.2 1.6"), .solid("E15.3 9.4 1.2 1.6"),
      .line("M7.8 14.4C9.6 17.4 14.4 17.4 16.2 14.4")),
    Entry("hand.thumbsup", parts: thumb),
    Entry("hand.thumbsdown", parts: thumb.flipped.mirrored),
    Entry(
      "hand.raised",
      .area(
        "M6.2 13V5.8A1.5 0 1 9.2 5.8V3.6A1.5 0 1 12.2 3.6V3A1.5 0 1 15.2 3V5A1.5 0 1 18.2 5V13.2L19.2 11.6C19.8 10.6 20.8 10.4 21.6 10.8C22.4 11.2 22.6 12 22.2 13L19.6 18.2C18.2 21 16 22.6 12.6 22.6C8.6 22.6 6.2 20 6.2 15.6Z"
      ).placed(x: -2.2, y: 0),
      .detail("M9.2 5.8V11.2M12.2 4V10.8M15.2 5V11.2").placed(x: -2.2, y: 0).wide(0.8)),
    Entry(
      ["hand.point.up.left", "hand.point.up"],
      .area(
        "M9.4 11.4V3A1.7 0 1 12.8 3V9.4C13.6 8.6 15 8.8 15.6 9.8C16.6 9.2 17.8 9.6 18.2 10.6C19.6 10.4 20.6 11.2 20.6 12.6V15.6C20.6 19.8 18.2 22.4 14.4 22.4C11.2 22.4 9.4 21.2 7.8 18.6L4.2 13.4C3.6 12.4 3.8 11.4 4.6 10.8C5.4 10.2 6.6 10.4 7.4 11.4L9.4 13.8Z"
      )),
    Entry(
      "hand.tap",
      .area(
        "M9.8 12.8V6.6A1.6 0 1 13 6.6V11.2C13.8 10.4 15 10.6 15.6 11.6C16.4 11 17.6 11.4 18 12.4C19.2 12.2 20.2 13 20.2 14.2V16.6C20.2 20.2 18 22.6 14.6 22.6C11.8 22.6 10.2 21.6 8.8 19.2L5.6 14.6C5 13.6 5.2 12.8 5.8 12.2C6.6 11.6 7.6 11.8 8.4 12.6L9.8 14.4Z"
      ), .line("M7.4 9.4A5 1 1 15.4 9.4").secondary),
    Entry("eye", .area(eyeOutline), .detail("O12 12 3.9"), .solid("O12 12 1.8").outlined),
    Entry(
      "eye.slash", parts: [.area(eyeOutline), .detail("O12 12 3.9"), .line("M3.4 3L20.6 21").apart]),
    Entry(
      "eyes", .area("E6.6 12 4.6 7.6"), .area("E17.4 12 4.6 7.6"), .hole("E8.4 12.6 1.9 2.9"),
      .hole("E19.2 12.6 1.9 2.9")),
    Entry(
      "ear",
      .line(
        "M5.6 9.4A6.7 0 1 19 9.2C19 12.8 16 13.8 15 16.4C14 19.4 13 22 9.8 22C7.4 22 6 20.4 6 18.2M8.8 9.4A3.5 0 1 15.8 9.4C15.8 11.6 14.2 12.4 13 13.8"
      )),
    Entry(
      "mouth",
      .area(
        "M1.4 12.4C4.4 8.4 8 5.6 9.8 6.2L12 7L14.2 6.2C16 5.6 19.6 8.4 22.6 12.4C19.6 16.2 16 18.2 12 18.2C8 18.2 4.4 16.2 1.4 12.4Z"
      ), .detail("M2 12.4C8.6 11 15.4 11 22 12.4")),
    Entry(
      "brain.head.profile",
      .line(
        "M9 22V19.4H6.4A2.2 0 1 4.2 17.2V14L2.2 13C3.4 11.4 4 10 4 8.8C4.4 4.8 7.6 2 12 2C17 2 20.6 5.6 20.6 10.2C20.6 13 19.4 15.2 17.6 16.6V22"
      ),
      .line(
        "M12.2 6.4A2.2 0 0 9.2 8.4A2.1 0 0 9.8 11.8A2.2 0 0 12.2 13.4V6.4ZM12.2 6.4A2.2 0 1 15.2 8.4A2.1 0 1 14.6 11.8A2.2 0 1 12.2 13.4"
      ).inner.wide(0.8)),
    Entry("car", parts: car),
    Entry(
      "bus",
      parts: [
        .area("R3.6 2 16.8 17.4 3"), .cut("R6 4.6 12 1.4 .7").filled,
        .line("M9 4.8H15").inner.outlined, .detail("R6.2 8 11.6 5 1").outlined.wide(0.85),
        .hole("R6 7.6 12 5.6 1").filled, .hole("O7.4 16.3 1.25"), .hole("O16.6 16.3 1.25"),
        .line("M6.4 19.6V21.8M17.6 19.6V21.8").wide(1.2), .line("M1.4 8.4V12.4M22.6 8.4V12.4"),
      ]),
    Entry(
      "tram",
      parts: [
        .area("R4.6 4.2 14.8 14.6 3"), .line("M8.4 1.4H15.6M12 1.6V4"),
        .detail("R7.2 7 9.6 4.8 1").outlined.wide(0.85), .hole("R7 6.8 10 5.4 1").filled,
        .hole("O8.2 15.6 1.25"), .hole("O15.8 15.6 1.25"),
        .line("M7.6 19.4L5.4 22.6M16.4 19.4L18.6 22.6"),
      ]),
    Entry(
      "train.side.front.car",
      .area("M.4 5.4H13C18.4 5.4 22.6 10 23.6 14.2C23.8 15.6 23 16.8 21.4 16.8H.4").outlined,
      .area("M.4 5.4H13C18.4 5.4 22.6 10 23.6 14.2C23.8 15.6 23 16.8 21.4 16.8H.4Z").filled,
      .detail("M1 11H20.2M7 5.6V11M13 5.6V11"), .line("M.4 20.6H23.6")),
    Entry(
      "bicycle", .line("O4.8 15.6 4.6"), .line("O19.2 15.6 4.6"),
      .line("@.4M4.8 15.6L8.6 8.4H16L11 15.6H4.8M11 15.6L7.6 6.2M5.6 6H9.4M19.2 15.6L15.2 5.4H18.4")
        .inner),
    Entry(
      "scooter", .line("O5 18.6 3"), .line("O19 18.6 3"),
      .line("@1M8 18.6H14.6C14.6 15.4 16.2 13.4 18.6 12.8L15.6 2.6H12.4")),
    Entry(
      "airplane",
      .solid(
        "M23.2 12C23.2 10.9 21.6 10.3 20 10.3H15.4L9.4 2.2C9.2 1.9 8.9 1.8 8.6 1.8H7.4C7 1.8 6.8 2.1 6.9 2.5L9.6 10.3H5.2L3 7.5C2.8 7.3 2.6 7.2 2.4 7.2H1.4C1.1 7.2 .9 7.5 1 7.8L2.2 12L1 16.2C.9 16.5 1.1 16.8 1.4 16.8H2.4C2.6 16.8 2.8 16.7 3 16.5L5.2 13.7H9.6L6.9 21.5C6.8 21.9 7 22.2 7.4 22.2H8.6C8.9 22.2 9.2 22.1 9.4 21.8L15.4 13.7H20C21.6 13.7 23.2 13.1 23.2 12Z"
      )),
    Entry(
      "airplane.departure",
      .solid(
        "M1.2 8.6L3.2 8L6 10.2L10.2 9.1L4.8 3.8L7.4 3.1L15.6 7.6L20.2 6.4C21.8 6 23.2 6.6 23.4 7.6C23.6 8.6 22.6 9.6 21 10L5 14.4C4.2 14.6 3.6 14.4 3.2 13.8Z"
      ), .line("M2 20.4H22")),
    Entry(
      "airplane.arrival",
      .solid(
        "M3.4 3.2L5.4 3.8L6.6 7.2L10.8 8.4L8.8 1.6L11.4 2.4L16.4 10L21 11.4C22.6 11.8 23.4 13 23.2 14C22.8 15 21.4 15.2 19.8 14.8L4 10.4C3.2 10.2 2.8 9.6 2.8 9Z"
      ), .line("M2 20.4H22")),
    Entry(
      "ferry", .area("M2.4 13.4L12 10.4L21.6 13.4L19 18.4H5Z"),
      .area("@1.4M5.6 12.2V6.4H18.4V12.2").outlined,
      .area("@1.4M5.6 11.6V6.4H18.4V11.6L12 9.4Z").filled,
      .line(
        "M12 6.2V3M2 21.8C4 21.8 5 20.8 6.8 20.8C8.6 20.8 9.6 21.8 12 21.8C14.4 21.8 15.4 20.8 17.2 20.8C19 20.8 20 21.8 22 21.8"
      ).inner),
    Entry(
      "sailboat", .area("@.8M13.4 2.4L20.6 15.4H13.4Z"), .area("@.8M10.4 5.4V15.4H4.2Z"),
      .area("@1M2.4 18.6H21.6L18.8 22H5.2Z").inner),
    Entry(
      "fuelpump", .area("M4 21.6V4.6A2.6 0 1 6.6 2H12A2.6 0 1 14.6 4.6V21.6"),
      .line("M2.2 21.8H16.4"), .detail("R7 5.4 4.6 4 .8").outlined.wide(0.85),
      .hole("R6.6 5.2 5.4 4.4 .8").filled,
      .line("M14.6 12.4H16A2 0 1 18 14.4V17.4A2 0 0 22 17.4V9L18.6 5.4")),
    Entry(
      "box.truck", .area("R-.6 4.4 14.6 13.2 2"), .area("@1.4M14 8.4H19.4L24.6 12.8V17.6H14Z"),
      .area("O4.6 18.4 2.5").apart, .area("O18.8 18.4 2.5").apart),
    Entry(
      "moped", .line("O5 18.4 3.2"), .line("O19 18.4 3.2"),
      .area("M8.2 18.2H13.4C14 14 15.6 12.2 17.6 11.4L15.4 4.6").outlined,
      .area("M2 13.4C3.4 11.6 5.4 11 8 11H12.4L13.8 14.4L13.4 18.2H8.2A3.4 0 0 2 16Z").filled,
      .line("M8.2 18.2H13.4C14 14 15.6 12.2 17.6 11.4L15 3.6H12.4M4 10.8H10")),
    Entry(
      "road.lanes", .line("M6.4 3.4L1.4 20.6M17.6 3.4L22.6 20.6"),
      .line("M12 3.4V6.2M12 10.6V13.4M12 17.8V20.6")),
    Entry(
      "signpost.right", .area("@1M2.4 4.4H16.6L21.6 8.4L16.6 12.4H2.4Z"),
      .line("M10 12.6V22M10 1.8V4.2")),
    Entry("parkingsign", .line("M7.4 20V4.2H12.6A4.8 0 1 12.6 13.8H7.4").wide(1.2)),
    Entry("tent", .area("@1M12 3.4L23 20.6H1Z"), .detail("M12 12L7.6 20.2M12 12L16.4 20.2")),
    Entry(
      "theatermasks",
      .area("M1 4.4C5 5.8 9 5.8 13 4.4V10.6C13 14.8 10.6 17.2 7 17.2C3.4 17.2 1 14.8 1 10.6Z"),
      .hole("O4.6 9 1.1"), .hole("O9.4 9 1.1"),
      .detail("M4.2 12.6C5.4 14 8.6 14 9.8 12.6").wide(0.85),
      .area("M15 8.6C17.6 9 20.4 8.8 23 8V14C23 18 20.6 20.6 17 20.6C14.8 20.6 13 19.6 12 18")
        .outlined,
      .area(
        "M14.4 8.6C17.2 9 20.2 8.8 23 8V14C23 18 20.6 20.6 17 20.6C14.6 20.6 12.8 19.6 11.8 17.8C13.6 16.2 14.4 14 14.4 11Z"
      ).filled),
    Entry(
      "puzzlepiece",
      .area(
        "M3 8H7.2C7.6 8 7.8 7.6 7.6 7.2C7.2 6.6 7 6 7 5.4A3 0 1 13 5.4C13 6 12.8 6.6 12.4 7.2C12.2 7.6 12.4 8 12.8 8H17V12.2C17 12.6 17.4 12.8 17.8 12.6C18.4 12.2 19 12 19.6 12A3 0 1 19.6 18C19 18 18.4 17.8 17.8 17.4C17.4 17.2 17 17.4 17 17.8V22H3V17.8C3 17.4 3.4 17.2 3.8 17.4C4.4 17.8 4.8 17.8 5.2 17.8A2.8 0 0 5.2 12.2C4.8 12.2 4.4 12.2 3.8 12.6C3.4 12.8 3 12.6 3 12.2Z"
      ).placed(x: 0, y: -0.6)),
    Entry("magnifyingglass", parts: lens),
    Entry("plus.magnifyingglass", parts: lens + [.line("M10 6.6V13.4M6.6 10H13.4").inner]),
    Entry("minus.magnifyingglass", parts: lens + [.line("M6.6 10H13.4").inner]),
  ]

  private static let person: [SymbolPart] = [
    .area("O12 7 4.6"),
    .area(
      "M12 14.6C17 14.6 20.8 17.2 20.8 19.8C20.8 21 20 21.6 18.8 21.6H5.2C4 21.6 3.2 21 3.2 19.8C3.2 17.2 7 14.6 12 14.6Z"
    ),
  ]
  private static let filledPerson: [SymbolPart] = [
    .solid("O9.6 7.4 5.2"),
    .solid(
      "M9.6 14.2C14.6 14.2 18.6 17 18.6 20C18.6 21.6 17.6 22.6 16 22.6H3.2C1.6 22.6 .6 21.6 .6 20C.6 17 4.6 14.2 9.6 14.2Z"
    ),
  ]
  private static let thumb: [SymbolPart] = [
    .area(
      "M7.4 10.4C9.6 9 10.8 6.8 11.2 3.6C11.4 2.4 12.2 1.6 13.4 1.8C15 2 15.8 3.2 15.8 5C15.8 6.4 15.4 7.8 14.8 9.2H19.4C21 9.2 22 10.2 21.8 11.6C22.6 12.6 22.6 13.8 21.8 14.8C22.2 16 21.8 17 20.8 17.8C20.8 19.8 19.6 20.8 17.6 20.8H13.4C11 20.8 9.6 20 7.4 19Z"
    ),
    .area("R.9 10.2 3 9.6 1.2").inner,
  ]
  private static let eyeOutline =
    "M.4 12C3 7.2 7.2 4.4 12 4.4C16.8 4.4 21 7.2 23.6 12C21 16.8 16.8 19.6 12 19.6C7.2 19.6 3 16.8 .4 12Z"
  private static let car: [SymbolPart] = [
    .area(
      "M1.8 13.2C1.8 11.6 2.6 10.6 4 10.2L5.8 5.8C6.4 4.4 7.4 3.8 8.8 3.8H15.2C16.6 3.8 17.6 4.4 18.2 5.8L20 10.2C21.4 10.6 22.2 11.6 22.2 13.2V18H1.8Z"
    ),
    .detail("M4.8 9.8H19.2").outlined,
    .hole("M5.8 9.6L7 6.6C7.3 6 7.7 5.8 8.3 5.8H15.7C16.3 5.8 16.7 6 17 6.6L18.2 9.6Z").filled,
    .hole("O6.2 13.9 1.4"), .hole("O17.8 13.9 1.4"),
    .line("M4.4 18.2V20.4M19.6 18.2V20.4").wide(1.5),
  ]
  private static let lens: [SymbolPart] = [
    .line("O10 10 7.6"), .line("M15.6 15.6L21.6 21.6").wide(1.1),
  ]
}

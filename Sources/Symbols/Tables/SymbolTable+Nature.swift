import Foundation

extension SymbolTable {
  /// Weather, plants and animals, and the signs for health.
  static let nature: [Entry] = [
    Entry("sun.max", .area("O12 12 4.8"), .line(rays).secondary),
    Entry(
      "sun.min", .area("O12 12 4.8"),
      .line("M12 3.4h0M12 20.6h0M3.4 12h0M20.6 12h0M5.9 5.9h0M18.1 18.1h0M18.1 5.9h0M5.9 18.1h0")
        .wide(1.15).secondary),
    Entry(
      "sunrise", .area("M6.4 17.6A5.6 0 1 17.6 17.6"),
      .line("M1 17.6H23M5 21.6H19M12 9V2.4M9 5L12 2L15 5M3.6 10.6L5 11.8M20.4 10.6L19 11.8")),
    Entry(
      "sunset", .area("M6.4 17.6A5.6 0 1 17.6 17.6"),
      .line("M1 17.6H23M5 21.6H19M12 2V8M9 5.4L12 8.4L15 5.4M3.6 10.6L5 11.8M20.4 10.6L19 11.8")),
    Entry(
      "moon",
      .area(
        "M9.2 2.8C8.6 4.2 8.4 5.5 8.4 7C8.4 12 12.2 15.8 17.2 15.8C18.7 15.8 20 15.6 21.3 15C20 18.8 16.4 21.4 12.2 21.4C6.8 21.4 2.6 17.2 2.6 11.8C2.6 7.6 5.3 4.1 9.2 2.8Z"
      )),
    Entry(
      "moon.stars",
      .area(
        "M8.8 4.6C8.2 5.8 8 7 8 8.4C8 13 11.4 16.4 16 16.4C17.4 16.4 18.6 16.2 19.8 15.6C18.6 19 15.3 21.4 11.4 21.4C6.4 21.4 2.4 17.4 2.4 12.4C2.4 8.6 5.1 5.7 8.8 4.6Z"
      ), .solid(spark(13, 7.4, 3.4)), .solid(spark(19.4, 5.4, 3.8)), .solid(spark(17.8, 11.4, 2.6))),
    Entry("cloud", .area(cloudOutline)),
    Entry("icloud", .area(cloudOutline)),
    Entry(
      "cloud.rain",
      parts: highCloud + [.line("M7.4 17.4L6 20.2M12.4 17.4L10.6 21.2M17 17.4L15.6 20.2").secondary]
    ),
    Entry(
      "cloud.hail",
      parts: highCloud + [
        .line("M7 17.6h0M12 17.6h0M17 17.6h0M9.6 21h0M14.6 21h0").wide(1.15).secondary
      ]),
    Entry(
      "cloud.drizzle",
      parts: highCloud + [
        .line(
          "M7.6 17.2L7 18.4M12.4 17.2L11.8 18.4M17.2 17.2L16.6 18.4M9.6 20.8L9 22M14.4 20.8L13.8 22"
        ).secondary
      ]),
    Entry(
      "cloud.heavyrain",
      parts: highCloud + [
        .line("M7 17.4L4.8 22M11 17.4L8.8 22M15 17.4L12.8 22M19 17.4L16.8 22").secondary
      ]),
    Entry(
      "cloud.snow",
      parts: highCloud + [
        .line("M6.8 18h0M12 18h0M17.2 18h0M9.4 21.6h0M14.6 21.6h0").wide(1.15).secondary
      ]),
    Entry("cloud.fog", parts: highCloud + [.line("M4.6 18H19.4M6.6 21.8H17.4").secondary]),
    Entry(
      "cloud.bolt",
      parts: highCloud + [
        .solid("@.4M13 12.6L8.2 18.2H11.4L10.2 23L15.6 16.8H12.4Z").apart.secondary
      ]),
    Entry(
      "cloud.bolt.rain",
      parts: highCloud + [
        .line("M6.2 17.4L4.8 20.2M18 17.4L16.6 20.2").secondary,
        .solid("@.4M13 12.6L8.2 18.2H11.4L10.2 23L15.6 16.8H12.4Z").apart.secondary,
      ]),
    Entry(
      "cloud.sun", .area("O16.6 8 3.6").secondary,
      .line("M16.6 1.4V1M22 3.2L22.6 2.6M24.4 8H24M21.8 12.8L22.4 13.4M11.2 3.2L10.6 2.6")
        .secondary, .area("M5.4 20.8A4.4 0 1 4.6 12.1A5.8 0 1 15.4 13.1A3.9 0 1 15.2 20.8Z").apart),
    Entry(
      "cloud.moon",
      .area(
        "M15.4 1.8C14.8 5.8 17.8 8.8 21.8 8.4C20.9 10.6 18.8 12 16.4 12C13.2 12 10.8 9.6 10.8 6.4C10.8 4.2 12.6 2.4 15.4 1.8Z"
      ).secondary, .area("M5.4 20.8A4.4 0 1 4.6 12.1A5.8 0 1 15.4 13.1A3.9 0 1 15.2 20.8Z").apart),
    Entry(
      "wind",
      .line("M1.6 8.6H13A3 1 0 10.2 4.6M1.6 12.4H18.6A3.2 1 0 15.6 8M1.6 16.2H12.6A2.8 1 1 10 20")),
    Entry(
      "snowflake", .line("M12 1.6V22.4M3 6.8L21 17.2M21 6.8L3 17.2"),
      .line(
        "M9 3.4L12 6.4L15 3.4M9 20.6L12 17.6L15 20.6M3 10.4L7.1 9.2L6 5M21 13.6L16.9 14.8L18 19M21 10.4L16.9 9.2L18 5M3 13.6L7.1 14.8L6 19"
      ).wide(0.9)),
    Entry(
      ["thermometer", "thermometer.medium"], .line("M9 13.6V4.4A3 0 1 15 4.4V13.6A5 1 1 9 13.6Z"),
      .solid("O12 17.6 2.6"), .line("M12 17V9.4").inner),
    Entry(
      "umbrella",
      .area(
        "M1.4 12.6C1.6 6.6 6.2 2.8 12 2.8C17.8 2.8 22.4 6.6 22.6 12.6C21.6 11.4 20.6 11 19.2 11C17.6 11 16.4 11.6 15.6 12.6C14.8 11.6 13.6 11 12 11C10.4 11 9.2 11.6 8.4 12.6C7.6 11.6 6.4 11 4.8 11C3.4 11 2.4 11.4 1.4 12.6Z"
      ), .line("M12 11.6V19.8A2.5 0 0 17 19.8V19M12 2.8V1.4")),
    Entry(
      "water.waves",
      .line(
        "M1.6 6.6C3.4 4.8 5.2 4.8 7 6.6S10.4 8.4 12 6.6S15.2 4.8 17 6.6S20.6 8.4 22.4 6.6M1.6 12.4C3.4 10.6 5.2 10.6 7 12.4S10.4 14.2 12 12.4S15.2 10.6 17 12.4S20.6 14.2 22.4 12.4M1.6 18.2C3.4 16.4 5.2 16.4 7 18.2S10.4 20 12 18.2S15.2 16.4 17 18.2S20.6 20 22.4 18.2"
      )),
    Entry(
      "drop", .area("M12 1.8C14.6 5.6 18.8 10.4 18.8 15A6.8 1 1 5.2 15C5.2 10.4 9.4 5.6 12 1.8Z")),
    Entry(
      "flame",
      .area(
        "M10.6 1.8C11 4.6 12.4 6.2 14.2 8C15 7.4 15.4 6.4 15.4 5.4C18.2 7.6 19.8 10.8 19.8 14.2C19.8 19 16.6 22.2 12 22.2C7.4 22.2 4.2 19 4.2 14.6C4.2 11.8 5.4 9.8 7.2 7.8C9 5.8 10.2 4.2 10.6 1.8Z"
      ),
      .detail(
        "M12.2 12.6C12.4 14.8 15 15.4 15 17.8C15 19.4 13.8 20.4 12 20.4C10.2 20.4 9 19.4 9 17.8C9 15.8 11.6 14.8 12.2 12.6Z"
      ).outlined.wide(0.85),
      .hole(
        "M12.2 12.6C12.4 14.8 15.4 15.4 15.4 17.8C15.4 19.6 14 20.6 12 20.6C10 20.6 8.6 19.6 8.6 17.8C8.6 15.8 11.6 14.8 12.2 12.6Z"
      ).filled),
    Entry("bolt", .area("@.5M14.6 1.2L4 13.6H11L9.2 22.8L20 10.2H12.8Z")),
    Entry(
      "bolt.horizontal",
      parts: [.area("@.5M14.6 1.2L4 13.6H11L9.2 22.8L20 10.2H12.8Z").turned(90)]),
    Entry(
      "leaf",
      .area(
        "M19.8 2.6C21.4 9.8 20.8 18.6 13 19C8 19.2 4.4 16.4 4.4 12C4.4 6.2 10.4 5.6 14.4 5C16.8 4.6 18.6 4 19.8 2.6Z"
      ), .detail("M2.6 21.8C4.2 17 8 12.6 14.6 10.8")),
    Entry(
      "tree", .area("@.8M12 1.6L17.2 8.4H15.2L19.4 14H17L21 19H3L7 14H4.6L8.8 8.4H6.8Z"),
      .line("M12 19V22.4").wide(1.4)),
    Entry(
      "mountain.2", .area("@1M15.4 3.6L23.4 19.6H7.4Z"), .area("@1M7.4 8L13.6 19.6H1.2Z").apart),
    Entry("sparkle", .area(spark(12, 12, 9.6))),
    Entry(
      "sparkles", .area(spark(9.4, 13.2, 8.2)), .solid(spark(18.4, 5.4, 4.4)).secondary,
      .solid(spark(19.4, 17.8, 3.2)).tertiary),
    Entry("star", .area(starOutline)),
    Entry(
      ["star.leadinghalf.filled", "star.lefthalf.fill"], .line(starOutline),
      .solid("M12 2.2L9.2 8.8L2 9.4L7.5 14.1L5.8 21.1L12 17.4Z")),
    Entry("heart", .area(heartOutline)),
    Entry(
      "bolt.heart", .area(heartOutline), .hole("@.3M13.2 5.8L8.4 12H11.6L10.6 16.8L15.6 10.6H12.4Z")
    ),
    Entry("suit.heart", .area(heartOutline)),
    Entry(
      "pawprint",
      .area(
        "M12 11.4C14.8 11.4 18 15.2 18 18C18 19.8 16.8 20.8 15.2 20.8C13.8 20.8 13 20.2 12 20.2C11 20.2 10.2 20.8 8.8 20.8C7.2 20.8 6 19.8 6 18C6 15.2 9.2 11.4 12 11.4Z"
      ), .area("E8.6 5.4 1.9 2.7").inner, .area("E15.4 5.4 1.9 2.7").inner,
      .area("E3.6 10.6 1.7 2.4").inner, .area("E20.4 10.6 1.7 2.4").inner),
    Entry("cross", .area("@1.4M8.4 1.8H15.6V8.4H22.2V15.6H15.6V22.2H8.4V15.6H1.8V8.4H8.4Z")),
    Entry(
      "cross.case", .line("@1.2M7.8 6.2V3H16.2V6.2"), .area("R1 6.2 22 14.8 3"),
      .detail("M12 10V17.2M8.4 13.6H15.6")),
    Entry(
      "pills", .area("R-2.6 8.8 14.2 6.8 3.4").placed(x: 3.2, y: 4.4),
      .detail("M7.6 13.4V19.8").wide(0.9), .area("O17 7.4 5.4"),
      .detail("M13.4 11L20.6 3.8").wide(0.9)),
    Entry("capsule.portrait", .area("R5 0 14 24 7")),
    Entry(
      "bandage",
      parts: ([
        .area("R-.6 7 25.2 10 5"), .detail("M7.4 7.2V16.8M16.6 7.2V16.8").wide(0.8),
        .hole("O10.6 10.4 .95"), .hole("O13.4 10.4 .95"), .hole("O10.6 13.6 .95"),
        .hole("O13.4 13.6 .95"),
      ] as [SymbolPart]).turned(-45)),
    Entry(
      "stethoscope",
      .line(
        "M6 2.4H4.6A2 0 0 2.6 4.4V8A5.4 0 0 13.4 8V4.4A2 0 0 11.4 2.4H10M8 13.4V16A5.8 0 0 19.6 16V12.6"
      ), .line("O19.6 10 2.4")),
    Entry(
      "heart.text.square", .area("R3 3 18 18 4"),
      .hole(
        "M8.6 11.6C6.8 10.2 6 9.3 6 8.1C6 6.3 8 5.6 8.6 7.2C9.2 5.6 11.2 6.3 11.2 8.1C11.2 9.3 10.4 10.2 8.6 11.6Z"
      ), .detail("M13.8 8.6H17.8M6.6 14H17.4M6.6 17.2H14").wide(0.8)),
    Entry(
      "facemask", .area("@2.4M5 7.4L12 5L19 7.4V15.4L12 19.8L5 15.4Z"),
      .line("M5 8.4C1.4 8 1 13.8 5 14.4M19 8.4C22.6 8 23 13.8 19 14.4"),
      .detail("M8.6 11.4H15.4M8.6 14.4H15.4").wide(0.8)),
    Entry(
      "carrot",
      .area(
        "M14.6 9.4C12 6.8 8.6 8 6.6 12L2.2 20.6C1.8 21.4 2.6 22.2 3.4 21.8L12 17.4C16 15.4 17.2 12 14.6 9.4Z"
      ), .line("M15 9C15 5.6 16 3.4 18 1.8M15 9C18.4 9 20.6 8 22.2 6M15.4 8.6L20 4"),
      .detail("M9.2 9.6L11 11.4M7 14.4L9 16.4").wide(0.8)),
  ]

  /// A star of four points with hollow sides.
  private static func spark(_ x: Double, _ y: Double, _ size: Double) -> String {
    let near = size * 0.16
    func point(_ dx: Double, _ dy: Double) -> String { "\(x + dx) \(y + dy)" }
    return "M\(point(0, -size))"
      + "C\(point(near, -near * 2.2)) \(point(near * 2.2, -near)) \(point(size, 0))"
      + "C\(point(near * 2.2, near)) \(point(near, near * 2.2)) \(point(0, size))"
      + "C\(point(-near, near * 2.2)) \(point(-near * 2.2, near)) \(point(-size, 0))"
      + "C\(point(-near * 2.2, -near)) \(point(-near, -near * 2.2)) \(point(0, -size))Z"
  }

  private static let rays =
    "M12 1.2V3.4M12 20.6V22.8M1.2 12H3.4M20.6 12H22.8M4.36 4.36L5.92 5.92M18.08 18.08L19.64 19.64M19.64 4.36L18.08 5.92M5.92 18.08L4.36 19.64"
  private static let starOutline =
    "@.7M12 1.6L15.1 8.7L22.8 9.4L17 14.5L18.7 22.1L12 18.1L5.3 22.1L7 14.5L1.2 9.4L8.9 8.7Z"
  /// The outline of a heart.
  private static let heartOutline =
    "M12 21.4C11.6 21.4 11.2 21.2 10.9 20.9C5.2 16.4 1.8 13 1.8 8.6C1.8 5.4 4.2 3 7.2 3C9.2 3 10.9 4 12 5.8C13.1 4 14.8 3 16.8 3C19.8 3 22.2 5.4 22.2 8.6C22.2 13 18.8 16.4 13.1 20.9C12.8 21.2 12.4 21.4 12 21.4Z"
  private static let highCloud: [SymbolPart] = [
    .area("M6.4 14.4A4.7 0 1 5.5 5.1A6.3 0 1 17.2 6.2A4.15 0 1 17.2 14.4Z")
  ]
}

import Foundation

extension SymbolTable {
  /// Signs, shapes and lists.
  static let signs: [Entry] = [
    Entry("plus", .line("M12 4.4V19.6M4.4 12H19.6")),
    Entry("minus", .line("M4.4 12H19.6")),
    Entry(["xmark", "multiply"], .line("M5.5 5.5L18.5 18.5M18.5 5.5L5.5 18.5")),
    Entry("divide", .line("M4.4 12H19.6"), .dots("12 6.2", "12 17.8")),
    Entry("equal", .line("M4.8 9H19.2M4.8 15H19.2")),
    Entry("plusminus", .line("M12 3.6V14M6.8 8.8H17.2M6.8 19.6H17.2")),
    Entry("lessthan", .line("M18.5 5.5L5.5 12L18.5 18.5")),
    Entry("greaterthan", .line("M5.5 5.5L18.5 12L5.5 18.5")),
    Entry("checkmark", .line("M5 12.8L10 18.6L19 5.4")),
    Entry("ellipsis", .line("M4.2 12h0M12 12h0M19.8 12h0").wide(1.7)),
    Entry("exclamationmark", .line("M12 4.2V14").wide(1.15), .line("M12 19.2h0").wide(1.5)),
    Entry(
      "exclamationmark.2", .line("M8.4 4.2V14M15.6 4.2V14").wide(1.15),
      .line("M8.4 19.2h0M15.6 19.2h0").wide(1.5)),
    Entry(
      "exclamationmark.3", .line("M5 4.2V14M12 4.2V14M19 4.2V14").wide(1.15),
      .line("M5 19.2h0M12 19.2h0M19 19.2h0").wide(1.5)),
    Entry(
      "questionmark",
      .line("M7.4 8.2C7.4 5.6 9.3 4 12 4C14.8 4 16.7 5.7 16.7 8.1C16.7 11.4 12.1 11.4 12.1 14.8"),
      .line("M12.1 19.4h0").wide(1.45)),
    Entry("info", .line("M9.4 10H12.2V18.6M8.8 18.6H15.6"), .line("M12 5.2h0").wide(1.5)),
    Entry("asterisk", .line("M12 4.6V19.4M5.6 8.3L18.4 15.7M18.4 8.3L5.6 15.7")),
    Entry("number", .line("M9.6 4.4L7.4 19.6M16.6 4.4L14.4 19.6M5 9.2H19.6M4.4 14.8H19")),
    Entry(
      "percent", .line("M18.6 4.4L5.4 19.6"), .line("O7 7.4 3").wide(0.95),
      .line("O17 16.6 3").wide(0.95)),
    Entry(
      "at", .line("O12 12 3.7"),
      .line(
        "M15.7 8.3V13.4C15.7 15.2 16.7 16 18 16C20 16 21.4 14.4 21.4 11.6C21.4 6.4 17.6 2.6 12.2 2.6C6.7 2.6 2.6 6.5 2.6 12C2.6 17.5 6.6 21.4 12.2 21.4C14.2 21.4 15.8 21 17.2 20.2"
      )),
    Entry(
      "command",
      .line(
        "M8.4 8.4H15.6V15.6H8.4ZM8.4 8.4H6.2A2.7 1 1 8.4 6.2ZM15.6 8.4V6.2A2.7 1 1 17.8 8.4ZM15.6 15.6H17.8A2.7 1 1 15.6 17.8ZM8.4 15.6V17.8A2.7 1 1 6.2 15.6Z"
      )),
    Entry("option", .line("M3.5 5.5H8.5L15.5 18.5H20.5M14 5.5H20.5")),
    Entry("shift", .area("@.6M12 3.6L20.6 12.4H16.2V19.6H7.8V12.4H3.4Z")),
    Entry("power", .line("M12 2.8V11.6M7.2 5.2A8.8 1 0 16.8 5.2")),
    Entry("poweron", .line("M12 3.6V20.4")),
    Entry(
      "align.horizontal.left", .line("M2.4 2.4V21.6"), .area("R6 4.6 15.6 5.2 1.6"),
      .area("R6 14.2 10 5.2 1.6")),
    Entry(
      "align.horizontal.right", .line("M21.6 2.4V21.6"), .area("R2.4 4.6 15.6 5.2 1.6"),
      .area("R8 14.2 10 5.2 1.6")),
    Entry(
      "align.vertical.bottom", .line("M2.4 21.6H21.6"), .area("R4.6 2.4 5.2 15.6 1.6"),
      .area("R14.2 8 5.2 10 1.6")),
    Entry(
      "align.vertical.top", .line("M2.4 2.4H21.6"), .area("R4.6 6 5.2 15.6 1.6"),
      .area("R14.2 6 5.2 10 1.6")),
    Entry("circle", .area("O12 12 10")),
    Entry("square", .area("R3 3 18 18 4")),
    Entry("rectangle", .area("R1 4 22 16 3.5")),
    Entry("rectangle.portrait", .area("R4.5 1 15 22 3.5")),
    Entry("capsule", .area("R0 5 24 14 7")),
    Entry("oval", .area("E12 12 12 8.6")),
    Entry("app", .area("R3 3 18 18 5.4")),
    Entry("triangle", .area("@1.6M12 3L22 20.2H2Z")),
    Entry("diamond", .area("@1.2M12 1.6L22.4 12L12 22.4L1.6 12Z")),
    Entry("pentagon", .area("@1.4M12 2.6L21.8 9.8L18 21.2H6L2.2 9.8Z")),
    Entry("hexagon", .area("@1.6M12 1.8L20.8 6.9V17.1L12 22.2L3.2 17.1V6.9Z")),
    Entry("octagon", .area("@1.2M7.9 2.2H16.1L21.8 7.9V16.1L16.1 21.8H7.9L2.2 16.1V7.9Z")),
    Entry(
      "seal",
      .area(
        "@2.5M12 1.4L14.5 4.1L17.8 3.6L18.6 6.9L21.7 8.4L20.4 12L21.7 15.6L18.6 17.1L17.8 20.4L14.5 19.9L12 22.2L9.5 19.9L6.2 20.4L5.4 17.1L2.3 15.6L3.6 12L2.3 8.4L5.4 6.9L6.2 3.6L9.5 4.1Z"
      )),
    Entry(
      "shield",
      .area(
        "@.8M12 2.2C14.4 4 17 5 20 5.2V11.4C20 16.4 17 20 12 22C7 20 4 16.4 4 11.4V5.2C7 5 9.6 4 12 2.2Z"
      )),
    Entry(
      "square.dashed",
      .line(
        "M3 8V7A4 0 1 7 3H8M10.6 3H13.4M16 3H17A4 0 1 21 7V8M21 10.6V13.4M21 16V17A4 0 1 17 21H16M13.4 21H10.6M8 21H7A4 0 1 3 17V16M3 13.4V10.6"
      )),
    Entry(
      "circle.dashed",
      .line(
        "M9.4 2.35A10 0 1 14.6 2.35M18.1 4.1A10 0 1 21.1 7.9M22 11.2A10 0 1 20.9 16.6M18.9 19.2A10 0 1 14.3 21.7M9.7 21.7A10 0 1 5.1 19.2M3.1 16.6A10 0 1 2 11.2M2.9 7.9A10 0 1 5.9 4.1"
      )),
    Entry(
      "record.circle", .area("O12 12 10").secondary, .solid("O12 12 5.4").outlined,
      .detail("O12 12 6.4").filled),
    Entry("smallcircle.filled.circle", .area("O12 12 10").secondary, .hole("O12 12 3.4")),
    Entry("target", .line("O12 12 10"), .line("O12 12 5.6").inner, .line("M12 12h0").wide(1.4)),
    Entry("circle.lefthalf.filled", .line("O12 12 10"), .solid("M12 2A10 0 0 12 22Z")),
    Entry("circle.righthalf.filled", .line("O12 12 10"), .solid("M12 2A10 0 1 12 22Z")),
    Entry(
      "square.grid.2x2", .area("R3 3 7.4 7.4 1.7"), .area("R13.6 3 7.4 7.4 1.7"),
      .area("R3 13.6 7.4 7.4 1.7"), .area("R13.6 13.6 7.4 7.4 1.7")),
    Entry(
      "square.grid.3x2", .area("R.6 4.6 5.4 5.4 1.3").inner, .area("R9.3 4.6 5.4 5.4 1.3").inner,
      .area("R18 4.6 5.4 5.4 1.3").inner, .area("R.6 14 5.4 5.4 1.3").inner,
      .area("R9.3 14 5.4 5.4 1.3").inner, .area("R18 14 5.4 5.4 1.3").inner),
    Entry(
      "square.grid.3x3", .area("R2.6 2.6 3.8 3.8 1").inner, .area("R10.1 2.6 3.8 3.8 1").inner,
      .area("R17.6 2.6 3.8 3.8 1").inner, .area("R2.6 10.1 3.8 3.8 1").inner,
      .area("R10.1 10.1 3.8 3.8 1").inner, .area("R17.6 10.1 3.8 3.8 1").inner,
      .area("R2.6 17.6 3.8 3.8 1").inner, .area("R10.1 17.6 3.8 3.8 1").inner,
      .area("R17.6 17.6 3.8 3.8 1").inner),
    Entry(
      "circle.grid.2x2", .area("O6.9 6.9 3.7"), .area("O17.1 6.9 3.7"), .area("O6.9 17.1 3.7"),
      .area("O17.1 17.1 3.7")),
    Entry(
      "circle.grid.3x3", .area("O4.6 4.6 2").inner, .area("O12 4.6 2").inner,
      .area("O19.4 4.6 2").inner, .area("O4.6 12 2").inner, .area("O12 12 2").inner,
      .area("O19.4 12 2").inner, .area("O4.6 19.4 2").inner, .area("O12 19.4 2").inner,
      .area("O19.4 19.4 2").inner),
    Entry("rectangle.grid.1x2", .area("R3 3 18 7.4 1.9"), .area("R3 13.6 18 7.4 1.9")),
    Entry(
      "rectangle.grid.2x2", .area("R1 4.4 9.4 6.2 1.6"), .area("R13.6 4.4 9.4 6.2 1.6"),
      .area("R1 13.6 9.4 6.2 1.6"), .area("R13.6 13.6 9.4 6.2 1.6")),
    Entry(
      "rectangle.grid.3x2", .area("R.4 5 5.8 5.4 1.2").inner, .area("R9.1 5 5.8 5.4 1.2").inner,
      .area("R17.8 5 5.8 5.4 1.2").inner, .area("R.4 13.6 5.8 5.4 1.2").inner,
      .area("R9.1 13.6 5.8 5.4 1.2").inner, .area("R17.8 13.6 5.8 5.4 1.2").inner),
    Entry("square.split.2x1", .line("R1.6 4 20.8 16 3.5"), .line("M12 4V20").inner),
    Entry("square.split.1x2", .line("R3 3 18 18 4"), .line("M3 12H21").inner),
    Entry("square.split.2x2", .line("R3 3 18 18 4"), .line("M3 12H21M12 3V21").inner),
    Entry(
      "sidebar.left", .line("R1 4 22 16 3.5"), .line("M8.6 4V20").inner,
      .line("M3.8 7.8H5.8M3.8 10.8H5.8M3.8 13.8H5.8").wide(0.7).inner),
    Entry(
      "sidebar.right", .line("R1 4 22 16 3.5"), .line("M15.4 4V20").inner,
      .line("M18.2 7.8H20.2M18.2 10.8H20.2M18.2 13.8H20.2").wide(0.7).inner),
    Entry("rectangle.split.3x1", .line("R.4 4 23.2 16 3.5"), .line("M8.1 4V20M15.9 4V20").inner),
    Entry(
      "rectangle.on.rectangle", .area("R5.4 7.6 18 12.8 3"),
      .line("M18.4 3.8H4A3.4 0 0 .6 7.2V14.6")),
    Entry(
      "square.on.square", .area("R7.6 7.6 14 14 3.2"),
      .line("M16.8 4.6A3.2 0 0 13.8 2.4H5.6A3.2 0 0 2.4 5.6V13.8A3.2 0 0 4.6 16.8")),
    Entry("square.stack", .area("R3.6 8.6 16.8 13.6 3.2"), .line("M5.4 5H18.6M7.4 1.8H16.6").inner),
    Entry(
      "square.stack.3d.up", .area("@1.2M12 2.4L22 7.6L12 12.8L2 7.6Z"),
      .line(
        "@1.2M3.4 11.4L2 12.1L12 17.3L22 12.1L20.6 11.4M3.4 15.9L2 16.6L12 21.8L22 16.6L20.6 15.9"
      ).secondary),
    Entry("rectangle.stack", .area("R2 9 20 12.6 3"), .line("M4 5.4H20M6 2H18").inner),
    Entry(
      ["line.3.horizontal", "line.horizontal.3"], .line("M3.4 6H20.6M3.4 12H20.6M3.4 18H20.6")),
    Entry(
      ["line.3.horizontal.decrease", "line.horizontal.3.decrease"],
      .line("M2.6 6H21.4M6 12H18M9.4 18H14.6")),
    Entry(
      "list.bullet", .dots("3.4 5.4", "3.4 12", "3.4 18.6"),
      .line("M8.4 5.4H21.6M8.4 12H21.6M8.4 18.6H21.6")),
    Entry(
      "list.dash",
      .line("M2.4 5.4H4.4M2.4 12H4.4M2.4 18.6H4.4M8.4 5.4H21.6M8.4 12H21.6M8.4 18.6H21.6")),
    Entry(
      "list.number",
      .line(
        "M2.6 3.6L3.9 3V7.4M2.5 10.6C2.9 9.4 5 9.4 5 10.9C5 12 3.5 12.5 2.5 13.9H5.1M2.5 17.1C3.4 16.4 5 16.7 5 17.9C5 18.7 4.3 19 3.7 19C4.4 19 5.2 19.4 5.2 20.3C5.2 21.7 3.3 21.9 2.4 21.1"
      ).wide(0.62).inner, .line("M9 5.4H21.8M9 12H21.8M9 18.6H21.8")),
    Entry(
      ["checklist", "list.bullet.checkmark"],
      .line("M1.8 5.8L3.6 7.8L7 3.6M1.8 16.2L3.6 18.2L7 14").wide(0.9), .line("M11 6H22M11 16.4H22")
    ),
    Entry("text.alignleft", .line("M2.8 4.8H21.2M2.8 9.6H14.8M2.8 14.4H21.2M2.8 19.2H14.8")),
    Entry("text.aligncenter", .line("M2.8 4.8H21.2M6 9.6H18M2.8 14.4H21.2M6 19.2H18")),
    Entry("text.alignright", .line("M2.8 4.8H21.2M9.2 9.6H21.2M2.8 14.4H21.2M9.2 19.2H21.2")),
    Entry("text.justify", .line("M2.8 4.8H21.2M2.8 9.6H21.2M2.8 14.4H21.2M2.8 19.2H21.2")),
    Entry("text.quote", .line("M8.6 5H22M8.6 12H22M8.6 19H16M3 3.6V20.4")),
    Entry(
      "increase.indent", .line("M2.8 4.8H21.2M11 9.6H21.2M11 14.4H21.2M2.8 19.2H21.2"),
      .solid("@.5M2.4 8.8L7 12L2.4 15.2Z")),
    Entry(
      "decrease.indent", .line("M2.8 4.8H21.2M11 9.6H21.2M11 14.4H21.2M2.8 19.2H21.2"),
      .solid("@.5M7 8.8L2.4 12L7 15.2Z")),
    Entry(
      "slider.horizontal.3",
      .line("M1.8 5.2H13.6M19 5.2H22.2M1.8 12H5M10.4 12H22.2M1.8 18.8H13.6M19 18.8H22.2"),
      .line("O16.3 5.2 2.5").wide(0.95), .line("O7.7 12 2.5").wide(0.95),
      .line("O16.3 18.8 2.5").wide(0.95)),
    Entry(
      "slider.vertical.3",
      parts: [
        .line("M1.8 5.2H13.6M19 5.2H22.2M1.8 12H5M10.4 12H22.2M1.8 18.8H13.6M19 18.8H22.2").turned(
          -90), .line("O16.3 5.2 2.5").wide(0.95).turned(-90),
        .line("O7.7 12 2.5").wide(0.95).turned(-90), .line("O16.3 18.8 2.5").wide(0.95).turned(-90),
      ]),
    Entry(
      "switch.2", .area("R2 2.4 20 7.8 3.9"), .hole("O17.6 6.3 1.9"), .area("R2 13.8 20 7.8 3.9"),
      .hole("O6.4 17.7 1.9")),
  ]
}

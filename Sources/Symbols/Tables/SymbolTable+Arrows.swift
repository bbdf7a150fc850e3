import Foundation

extension SymbolTable {
  /// Chevrons and arrows.
  static let arrows: [Entry] =
    directions.flatMap { direction in
      direction.names.flatMap { name in
        [
          Entry("chevron.\(name)", parts: [chevron.turned(direction.degrees)]),
          Entry("chevron.compact.\(name)", parts: [compactChevron.turned(direction.degrees)]),
          Entry("chevron.\(name).2", parts: doubleChevron.turned(direction.degrees)),
          Entry("arrow.\(name)", parts: [arrow.turned(direction.degrees)]),
          Entry("arrow.\(name).to.line", parts: arrowToLine.turned(direction.degrees)),
          Entry("arrowtriangle.\(name)", parts: [triangle.turned(direction.degrees)]),
          Entry("arrowshape.\(name)", parts: [broadArrow.turned(direction.degrees)]),
        ]
      }
    }
    + diagonals.flatMap { direction in
      direction.names.map { Entry("arrow.\($0)", parts: [diagonal.turned(direction.degrees)]) }
    } + bentArrows

  private static let directions: [(names: [String], degrees: CGFloat)] = [
    (["up"], 0), (["right", "forward"], 90), (["down"], 180), (["left", "backward"], 270),
  ]
  private static let diagonals: [(names: [String], degrees: CGFloat)] = [
    (["up.right", "up.forward"], 0), (["down.right", "down.forward"], 90),
    (["down.left", "down.backward"], 180), (["up.left", "up.backward"], 270),
  ]

  // All of them point upwards or, the diagonal one, to the top right.
  private static let chevron = SymbolPart.line("M4.6 15.8L12 8.2L19.4 15.8")
  private static let compactChevron = SymbolPart.line("M2.4 14.2L12 9.8L21.6 14.2")
  private static let doubleChevron: [SymbolPart] = [
    .line("M4.8 11.6L12 4.4L19.2 11.6"), .line("M4.8 19.2L12 12L19.2 19.2"),
  ]
  private static let arrow = SymbolPart.line("M12 20.4V3.8M5.2 10.4L12 3.6L18.8 10.4")
  private static let arrowToLine: [SymbolPart] = [
    .line("M12 21V7.4M6 13L12 7L18 13"), .line("M4.6 3H19.4"),
  ]
  private static let triangle = SymbolPart.area("@1M12 5.4L20.4 18.4H3.6Z")
  private static let broadArrow = SymbolPart.area("@.8M12 2.4L21 11.6H16.4V20.8H7.6V11.6H3Z")
  private static let diagonal = SymbolPart.line("M5.8 18.2L18 6M8 5.6H18.4V16")

  private static let bentArrows: [Entry] = [
    Entry("arrow.clockwise", parts: turn),
    Entry("arrow.counterclockwise", parts: turn.mirrored),
    Entry(
      ["arrow.triangle.2.circlepath", "arrow.2.circlepath"],
      .line("M2.6 11.4A9.4 0 1 19.6 6.6M21.4 12.6A9.4 0 1 4.4 17.4"),
      .line("M20.6 2.6V7.2H16M3.4 21.4V16.8H8")),
    Entry("arrow.uturn.left", .line("M3.4 8.6H15A5.4 0 1 15 19.4H8.6M8.6 3.2L3.2 8.6L8.6 14")),
    Entry("arrow.uturn.backward", .line("M3.4 8.6H15A5.4 0 1 15 19.4H8.6M8.6 3.2L3.2 8.6L8.6 14")),
    Entry(
      ["arrow.uturn.right", "arrow.uturn.forward"],
      .line("M20.6 8.6H9A5.4 0 0 9 19.4H15.4M15.4 3.2L20.8 8.6L15.4 14")),
    Entry("arrow.turn.up.left", .line("@3M20.4 20V9.4H3.8M9.2 3.8L3.6 9.4L9.2 15")),
    Entry("arrow.turn.up.right", .line("@3M3.6 20V9.4H20.2M14.8 3.8L20.4 9.4L14.8 15")),
    Entry("arrow.turn.down.left", .line("@3M20.4 4V14.6H3.8M9.2 20.2L3.6 14.6L9.2 9")),
    Entry("arrow.turn.down.right", .line("@3M3.6 4V14.6H20.2M14.8 20.2L20.4 14.6L14.8 9")),
    Entry(
      "arrowshape.turn.up.left",
      .area("@.5M10.4 3.4L1.8 11L10.4 18.6V14.4C16 14.4 19.4 16 21.8 20C22 12.6 17.6 7.8 10.4 7.6Z")
    ),
    Entry(
      "arrowshape.turn.up.right",
      .area("@.5M13.6 3.4L22.2 11L13.6 18.6V14.4C8 14.4 4.6 16 2.2 20C2 12.6 6.4 7.8 13.6 7.6Z")),
    Entry(
      "arrow.up.arrow.down",
      .line("M6.8 20V3.8M2 8.6L6.8 3.8L11.6 8.6M17.2 4V20.2M12.4 15.4L17.2 20.2L22 15.4")),
    Entry(
      "arrow.left.arrow.right",
      .line("M20 6.8H3.8M8.6 2L3.8 6.8L8.6 11.6M4 17.2H20.2M15.4 12.4L20.2 17.2L15.4 22")),
    Entry("arrow.up.and.down", .line("M12 2.6V21.4M7 7.4L12 2.4L17 7.4M7 16.6L12 21.6L17 16.6")),
    Entry("arrow.left.and.right", .line("M2.6 12H21.4M7.4 7L2.4 12L7.4 17M16.6 7L21.6 12L16.6 17")),
    Entry(
      "arrow.up.left.and.arrow.down.right",
      .line("M3.4 9.8V3.4H9.8M3.8 3.8L10 10M20.6 14.2V20.6H14.2M20.2 20.2L14 14")),
    Entry(
      "arrow.down.right.and.arrow.up.left",
      .line("M10 3.6V10H3.6M9.6 9.6L3.4 3.4M14 20.4V14H20.4M14.4 14.4L20.6 20.6")),
    Entry(
      "arrow.up.and.down.and.arrow.left.and.right",
      .line(
        "M12 1.6V22.4M1.6 12H22.4M9 4.4L12 1.4L15 4.4M9 19.6L12 22.6L15 19.6M4.4 9L1.4 12L4.4 15M19.6 9L22.6 12L19.6 15"
      )),
    Entry(
      "arrow.triangle.branch",
      .line(
        "M6.4 21.6V3.4M2.4 7.2L6.4 3.2L10.4 7.2M6.4 18C6.4 13.4 17.6 15.6 17.6 9.4V3.4M13.6 7.2L17.6 3.2L21.6 7.2"
      )),
    Entry("chevron.up.chevron.down", .line("M6.6 8.8L12 3.4L17.4 8.8M6.6 15.2L12 20.6L17.4 15.2")),
    Entry(
      "chevron.left.forwardslash.chevron.right",
      .line("M6.6 6.6L1.2 12L6.6 17.4M17.4 6.6L22.8 12L17.4 17.4M14.2 4L9.8 20")),
    Entry(
      "shuffle",
      .line(
        "M1.8 6.4H5.2C9.6 6.4 12.6 17.6 17.4 17.6H21.4M1.8 17.6H5.2C6.8 17.6 8.2 16.2 9.4 14.4M12.4 9.6C13.8 7.6 15.4 6.4 17.4 6.4H21.4M18.2 2.8L21.8 6.4L18.2 10M18.2 14L21.8 17.6L18.2 21.2"
      )),
    Entry(
      "repeat",
      .line(
        "M2.4 11.4V10A4.6 0 1 7 5.4H20.6M17 1.6L20.8 5.4L17 9.2M21.6 12.6V14A4.6 0 1 17 18.6H3.4M7 14.8L3.2 18.6L7 22.4"
      )),
    Entry(
      "repeat.1",
      .line(
        "M2.4 11.4V10A4.6 0 1 7 5.4H18M14.6 1.6L18.4 5.4L14.6 9.2M21.6 12.6V14A4.6 0 1 17 18.6H3.4M7 14.8L3.2 18.6L7 22.4"
      ), .line("M20.4 3.6L22.2 2.4V9").wide(0.9)),
    Entry("rotate.right", parts: rotation),
    Entry("rotate.left", parts: rotation.mirrored),
    Entry(
      "square.and.arrow.up", .area("@2.4M8 8.4H4.6V21.4H19.4V8.4H16"), .cut("R9 5 6 10 2").filled,
      .line("M12 14.2V1.2M7.8 5.2L12 1L16.2 5.2")),
    Entry(
      "square.and.arrow.down", .area("@2.4M8 8.4H4.6V21.4H19.4V8.4H16"),
      .line("M12 1V14.2M7.8 10.2L12 14.4L16.2 10.2").apart.filled,
      .line("M12 1V14.2M7.8 10.2L12 14.4L16.2 10.2").outlined),
    Entry("arrow.up.doc", parts: page + [.detail("M12 18V10.6M8.8 13.6L12 10.4L15.2 13.6")]),
    Entry("arrow.down.doc", parts: page + [.detail("M12 10.4V17.8M8.8 14.8L12 18L15.2 14.8")]),
    Entry(
      "arrow.up.right.square", .area("R3 3 18 18 4").secondary,
      .detail("M8.6 15.4L15.2 8.8M9.6 8.6H15.4V14.4")),
    Entry(
      "arrow.clockwise.icloud",
      parts: [.area(cloudOutline), .detail("M14.8 12A3.4 1 0 15.4 14.4M15.4 10V12.4H13")]),
  ]

  private static let rotation: [SymbolPart] = [
    .area("R2 9.6 12 12 2.6"), .line("M10.4 4H13A6 0 1 19 10V13.4M15.2 10L19 13.8L22.8 10"),
  ]
  private static let turn: [SymbolPart] = [
    .line("M19.3 8.2A8.6 1 0 20.6 12.8M19.8 3.2V8.6H14.4")
  ]
}

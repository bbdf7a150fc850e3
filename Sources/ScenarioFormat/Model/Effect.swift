/// A change that a layout makes to attributes while scrolling.
package enum Effect: Hashable, Sendable {
  case zoomByCenter(ZoomByCenter)
  case stretchyHeader(StretchyHeader)

  /// Items near the middle of the view are larger: 1 + amount * (1 - |d| / distance) within
  /// `zoomDistance`.
  package struct ZoomByCenter: Hashable, Sendable {
    package var axis = Axis.y
    /// In points.
    package var zoomDistance = 150.0
    package var zoomAmount = 0.5
  }

  /// Section headers get `frame` as long as `condition` holds.
  package struct StretchyHeader: Hashable, Sendable {
    package var condition = Expression.binary(.less, .name(["contentOffset", "y"]), 0)
    package var frame = RectExpression(
      x: 0, y: .name(["contentOffset", "y"]), width: .name(["bounds", "width"]),
      height: .binary(.subtract, .name(["frame", "height"]), .name(["contentOffset", "y"])))
  }

  package enum Axis: String, WordChoice {
    case x
    case y
    package static var synonyms: [String: String] { ["vertical": "y", "horizontal": "x"] }
  }
}

extension Effect {
  static let table = CaseTable<NoFrame, Effect>(
    "effect", "a change to the attributes while scrolling"
  ) {
    Case(
      "zoomByCenter", .mapping({ ZoomByCenter() }, { ZoomByCenter.table }), { .zoomByCenter($0) },
      "items near the middle of the view are larger",
      example: "{zoomByCenter: {zoomDistance: 150, zoomAmount: 0.5}}",
      bare: .zoomByCenter(ZoomByCenter()))
    Case(
      "stretchyHeader", .mapping({ StretchyHeader() }, { StretchyHeader.table }),
      { .stretchyHeader($0) },
      "the header grows as the content is pulled down", example: "stretchyHeader",
      bare: .stretchyHeader(StretchyHeader()))
  }
}

extension Effect.ZoomByCenter {
  static let table = MappingTable<Self>(
    "zoomByCenter", "items near the middle of the view are larger"
  ) {
    Field("axis", \.axis, .word, "x or y")
    Field(
      "zoomDistance", \.zoomDistance, .number(1...10_000),
      "how far from the middle the effect ends, in points")
    Field(
      "zoomAmount", \.zoomAmount, .number(-10...10), "what is added to the scale 1 in the middle")
  }
}

extension Effect.StretchyHeader {
  static let table = MappingTable<Self>(
    "stretchyHeader", "the header grows as the content is pulled down"
  ) {
    Field("when", \.condition, .condition, "a condition; 'contentOffset.y < 0' if left out")
    Field(
      "frame", \.frame, .rectExpression,
      "[x, y, width, height] of the header then; 'frame' is what it is otherwise")
  }
}

extension ValueReader where Value == [Effect] {
  static let effects = ValueReader.list(
    of: ValueReader<Effect>.cases { Effect.table }, "a list of effects")
}

/// A decoration view that a layout places.
package struct Decoration: Hashable, Sendable {
  /// Names a template under `decorationViews`.
  package var kind = SourceName("", at: SourceRange(file: "", line: 1, column: 1, length: 0))
  package var each = Scope.section
  package var frame = RectExpression.bounds
  package var zIndex = 0

  package enum Scope: String, WordChoice {
    case row
    case section
    case item
    package static var synonyms: [String: String] { ["line": "row", "cell": "item"] }
  }
}

extension Decoration {
  static let table = MappingTable<Decoration>(
    "decoration", "a decoration view that the layout places"
  ) {
    Field("kind", \.kind, .name, "names a template under 'decorationViews'", required: true)
    Field("each", \.each, .word, "one for each row, section or item")
    Field(
      "frame", \.frame, .rectExpression,
      "[x, y, width, height] in the content; 'row' is the rectangle it belongs to", required: true)
    Field("zIndex", \.zIndex, .integer(-10000...10000), "higher is in front")
  }
}

extension ValueReader where Value == [Decoration] {
  static let decorations = ValueReader.list(
    of: ValueReader<Decoration>.mapping({ Decoration() }, { Decoration.table }).naming {
      $0.adding(.row)
    }, "a list of decorations")
}

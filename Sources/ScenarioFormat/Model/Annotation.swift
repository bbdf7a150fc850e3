import Foundation

/// Something that is drawn over the picture to explain it, for a stretch of time; the references of a
/// scenario are without it.
package struct Annotation: Hashable, Sendable {
  package var subject: Subject
  /// The moments between which it is to be seen, in times of the picture.
  package var from = Moment.time(0)
  package var to = Moment.end
  /// The colour of its lines; nil for the blueprint's own.
  package var color: ThemedColor?
  /// Where it is written.
  package var location: SourceRange

  /// What an annotation shows.
  package enum Subject: Hashable, Sendable {
    case spacing(Spacing)
    case inset(Inset)
    case path(Path)
    case curve(Curve)
    case callout(Callout)
    case code(Code)
  }

  /// The distance between two items, with its value.
  package struct Spacing: Hashable, Sendable {
    /// Exactly two.
    package var items: [Located<ItemIndexPath>] = []
  }

  /// The distances of an item from the edges of the screen, with their values.
  package struct Inset: Hashable, Sendable {
    package var item = Located<ItemIndexPath>.none
    /// In the order of the text, each once.
    package var edges = [Edge.top, .left]
  }

  package enum Edge: String, WordChoice {
    case top, left, bottom, right
    package static var synonyms: [String: String] { ["leading": "left", "trailing": "right"] }
  }

  /// The way of an item, with outlines of where it has been.
  package struct Path: Hashable, Sendable {
    package var item = Located<ItemIndexPath>.none
    /// How many outlines stand along the way.
    package var ghosts = 5
  }

  /// A quantity of an item over time in a small plot, on which a point runs.
  package struct Curve: Hashable, Sendable {
    package var item = Located<ItemIndexPath>.none
    package var quantity = Quantity.y
    package var corner = Corner.bottomRight

    package enum Quantity: String, WordChoice {
      case x, y, alpha, scale, rotation
      package static var synonyms: [String: String] {
        ["opacity": "alpha", "angle": "rotation", "size": "scale"]
      }
    }
  }

  /// A corner of the screen.
  package enum Corner: String, WordChoice {
    case topLeft, topRight, bottomLeft, bottomRight
    package static var synonyms: [String: String] {
      [
        "topLeading": "topLeft", "topTrailing": "topRight", "bottomLeading": "bottomLeft",
        "bottomTrailing": "bottomRight",
      ]
    }
  }

  /// A card beside an item with what its attributes are, or with a text.
  package struct Callout: Hashable, Sendable {
    package var item = Located<ItemIndexPath>.none
    /// The heading; empty for the item's index path.
    package var text = ""
    package var shows = [Attribute.frame, .alpha, .zIndex]

    package enum Attribute: String, WordChoice {
      case frame, center, size, alpha, zIndex, transform
      package static var synonyms: [String: String] { ["opacity": "alpha", "centre": "center"] }
    }
  }

  /// The steps of the timeline as they are written, with those lit that are running.
  package struct Code: Hashable, Sendable {
    package var side = Side.right
    /// Of the panel, in points; the picture is wider by that and the gap.
    package var width = 340.0
    /// The heading; empty for the file's name.
    package var title = ""

    package enum Side: String, WordChoice {
      case left, right
      package static var synonyms: [String: String] { ["leading": "left", "trailing": "right"] }
    }

    /// Between the panel and what is beside it, in points.
    package static let gap = 24.0
  }
}

extension Annotation {
  /// The items that it is about, with their places in the text.
  package var items: [Located<ItemIndexPath>] {
    switch subject {
    case .spacing(let spacing): spacing.items
    case .inset(let inset): [inset.item]
    case .path(let path): [path.item]
    case .curve(let curve): [curve.item]
    case .callout(let callout): [callout.item]
    case .code: []
    }
  }

  /// The room that it takes beside the screen, in points.
  package var margin: (left: Double, right: Double) {
    guard case .code(let code) = subject else { return (0, 0) }
    let room = code.width + Code.gap
    return code.side == .left ? (room, 0) : (0, room)
  }
}

extension Located<ItemIndexPath> {
  /// Stands in for a required item until it is read.
  fileprivate static let none = Located(
    ItemIndexPath(section: 0, item: 0), at: SourceName.none.location)
}

// MARK: - Reading

extension ValueReader where Value == [Annotation] {
  static let annotations = ValueReader.list(
    of: ValueReader<Annotation>.cases({ AnnotationFrame() }, { Annotation.table }) {
      subject, frame, node in
      Annotation(
        subject: subject, from: frame.from, to: frame.to, color: frame.color, location: node.range)
    }, "a list of annotations such as [{spacing: {between: [[0, 0], [0, 1]]}}]")
}

/// The keys that every annotation may have.
struct AnnotationFrame: Sendable {
  var from = Moment.time(0)
  var to = Moment.end
  var color: ThemedColor?

  fileprivate static let table = MappingTable<Self>(
    "annotation", "when an annotation is seen, and its colour"
  ) {
    Field("from", \.from, .moment, "when it appears: seconds, a percentage, or a mark")
    Field(
      "to", \.to, .moment, "when it goes: seconds, a percentage, a mark, or end",
      synonyms: ["until"])
    Field("color", \.color, ValueReader<ThemedColor>.color.optional, "the colour of its lines")
  }
}

extension Annotation {
  fileprivate static let table = CaseTable<AnnotationFrame, Subject>(
    "annotation", "a drawing over the picture that explains it", frame: AnnotationFrame.table
  ) {
    Case(
      "spacing", .mapping({ Spacing() }, { Spacing.table }), { .spacing($0) },
      "the distance between two items, as a dimension line",
      example: "{spacing: {between: [[0, 0], [0, 1]]}}", synonyms: ["distance", "gap"])
    Case(
      "inset", .mapping({ Inset() }, { Inset.table }), { .inset($0) },
      "the distances of an item from edges of the screen",
      example: "{inset: {item: [0, 0], edges: [top, left]}}", synonyms: ["insets", "margin"])
    Case(
      "path", .mapping({ Path() }, { Path.table }), { .path($0) },
      "the way of an item, with outlines of where it has been",
      example: "{path: {item: [0, 3]}, from: 0.4}", synonyms: ["trail", "ghosts", "way"])
    Case(
      "curve", .mapping({ Curve() }, { Curve.table }), { .curve($0) },
      "a plot of a quantity of an item over time, on which a point runs",
      example: "{curve: {item: [0, 3], of: y}}", synonyms: ["plot", "graph"])
    Case(
      "callout", .mapping({ Callout() }, { Callout.table }), { .callout($0) },
      "a card beside an item with its attributes, or a text",
      example: "{callout: {item: [0, 3], shows: [frame, zIndex]}}", synonyms: ["label", "note"])
    Case(
      "code", .mapping({ Code() }, { Code.table }), { .code($0) },
      "the timeline as it is written, beside the screen, with the steps lit that are running",
      example: "code", synonyms: ["source", "listing"], bare: .code(Code()))
  }

  fileprivate static func item<Root>(
    _ path: any WritableKeyPath<Root, Located<ItemIndexPath>> & Sendable
  ) -> Field<Root> {
    Field(
      "item", path, ValueReader<Located<ItemIndexPath>>.indexPath,
      "the item, as of when the annotation appears", required: true,
      synonyms: ["indexPath", "cell"])
  }
}

extension Annotation.Spacing {
  fileprivate static let table = MappingTable<Self>(
    "spacing", "the distance between two items"
  ) {
    Field(
      "between", \.items,
      .tuple(
        of: ValueReader<Located<ItemIndexPath>>.indexPath, count: 2,
        "two index paths such as [[0, 0], [0, 1]]"), "the two items", required: true,
      synonyms: ["items"])
  }
}

extension Annotation.Inset {
  fileprivate static let table = MappingTable<Self>(
    "inset", "the distances of an item from edges of the screen"
  ) {
    Annotation.item(\.item)
    Field(
      "edges", \.edges, ValueReader<[Annotation.Edge]>.oneOrMore(of: .word),
      "top, left, bottom, right", synonyms: ["edge", "sides"])
  }
}

extension Annotation.Path {
  fileprivate static let table = MappingTable<Self>("path", "the way of an item") {
    Annotation.item(\.item)
    Field("ghosts", \.ghosts, .integer(0...40), "how many outlines stand along the way")
  }
}

extension Annotation.Curve {
  fileprivate static let table = MappingTable<Self>(
    "curve", "a plot of a quantity of an item over time"
  ) {
    Annotation.item(\.item)
    Field(
      "of", \.quantity, .word, "x, y, alpha, scale or rotation",
      synonyms: ["property", "quantity"])
    Field(
      "corner", \.corner, .word,
      "the corner of the screen: topLeft, topRight, bottomLeft or "
        + "bottomRight", synonyms: ["at", "position"])
  }
}

extension Annotation.Callout {
  fileprivate static let table = MappingTable<Self>("callout", "a card beside an item") {
    Annotation.item(\.item)
    Field("text", \.text, .text, "its heading; the item's index path if left out")
    Field(
      "shows", \.shows, ValueReader<[Attribute]>.oneOrMore(of: .word),
      "frame, center, size, alpha, zIndex, transform; [] for the heading alone",
      synonyms: ["attributes", "show"])
  }
}

extension Annotation.Code {
  fileprivate static let table = MappingTable<Self>(
    "code", "the timeline as it is written, beside the screen"
  ) {
    Field("side", \.side, .word, "left or right")
    Field("width", \.width, .number(160...1000), "of the panel, in points")
    Field("title", \.title, .text, "its heading; the file's name if left out")
  }
}

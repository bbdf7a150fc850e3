extension ValueReader where Value == TouchTarget {
  /// An item, or `{point: [x, y]}`.
  static let target = ValueReader.byShape(
    scalar: ValueReader<Located<ItemReference>>.itemReference.map { .item($0) },
    list: ValueReader<Located<ItemReference>>.itemReference.map { .item($0) },
    mapping: ValueReader<TargetDraft>.mapping({ TargetDraft() }, { TargetDraft.table }).map(
      \.target))
}

private struct TargetDraft: Sendable {
  var target = TouchTarget.center

  static let table = MappingTable<TargetDraft>("touch", "where a finger goes down") {
    targetFields(\.target)
  }
}

@FieldBuilder<Root> private func targetFields<Root>(
  _ path: any WritableKeyPath<Root, TouchTarget> & Sendable
) -> [Field<Root>] {
  Field(
    "item", path, ValueReader<Located<ItemReference>>.itemReference.map { .item($0) },
    "an index path, or first, last, center", synonyms: ["indexPath", "cell"])
  Field(
    "at", path, ValueReader<PointExpression>.pointExpression.map { .point($0) },
    "[x, y] in the canvas", synonyms: ["point", "location"])
}

extension ValueReader where Value == Vector {
  static func vector(_ limits: Schema.Limits) -> ValueReader {
    ValueReader<[Double]>.tuple(of: .number(limits), count: 2, "[x, y]")
      .map { Vector(dx: $0[0], dy: $0[1]) }
  }
}

extension ValueReader where Value == Release {
  private enum Word: String, WordChoice {
    case decelerate
    case bounce
    static var synonyms: [String: String] {
      ["rest": "bounce", "stop": "bounce", "fling": "decelerate"]
    }
  }

  private struct Draft: Sendable {
    var velocity = Vector.zero
  }

  private static let table = MappingTable<Draft>(
    "release", "what happens when the finger is lifted"
  ) {
    Field("velocity", \.velocity, .vector(.velocity), "[x, y] in points per second", required: true)
  }

  static let release = ValueReader.byShape(
    scalar: ValueReader<Word>.word.map { $0 == .decelerate ? .decelerate : .bounce },
    mapping: ValueReader<Draft>.mapping({ Draft() }, { table }).map { .velocity($0.velocity) })
}

extension Action.LongPress {
  static let table = MappingTable<Self>("longPress", "a finger that stays down") {
    targetFields(\.target)
    Field("duration", \.duration, .seconds, "how long it stays", synonyms: ["minimumPressDuration"])
  }

  static let reader = ValueReader.byShape(
    scalar: ValueReader<TouchTarget>.target.map { Self(target: $0) },
    list: ValueReader<TouchTarget>.target.map { Self(target: $0) },
    mapping: .mapping({ Self() }, { table }))
}

extension Action.Selection {
  static let table = MappingTable<Self>(
    "selectItem", "items that are selected or deselected by the app"
  ) {
    Field(
      "item", ValueReader<Located<ItemReference>>.itemReference,
      "an index path, or first, last, center", synonyms: ["at", "indexPath"]
    ) { $1.items.append($0) }
    Field("items", \.items, .list(of: .itemReference, "a list of index paths"), "several of them")
    Field("animated", \.animated, .bool, "whether it scrolls there smoothly")
    Field(
      "scrollPosition", \.scrollPosition, .word, "where the item comes to rest",
      synonyms: ["position"])
  }

  static let reader = ValueReader.byShape(
    scalar: ValueReader<Located<ItemReference>>.itemReference.map { Self(items: [$0]) },
    list: ValueReader<Located<ItemReference>>.itemReference.map { Self(items: [$0]) },
    mapping: .mapping({ Self() }, { table }) { value, present, node, reading in
      if present["item"] == nil, present["items"] == nil, present.isComplete {
        reading.report(.missingKey("item", in: "selectItem"), at: node.range)
      }
    })
}

extension Action.Drag {
  static let table = MappingTable<Self>("drag", "a finger that moves") {
    Field(
      "from", \.from, .pointExpression, "[x, y] in the canvas", required: true,
      synonyms: ["at", "start"])
    Field(
      "by", \.by, .vector(.distance), "[x, y]: how far it moves", required: true,
      synonyms: ["translation", "distance"])
    Field(
      "press", \.press, .seconds, "how long it rests before it moves, for a long press",
      synonyms: ["minimumPressDuration"])
    Field("duration", \.duration, .movement, "how long it moves")
    Field(
      "release", \.release, .release, "decelerate, bounce or {velocity: [x, y]}", synonyms: ["end"])
  }
}

extension Action.Fling {
  static let table = MappingTable<Self>("fling", "a quick movement that sends the content on") {
    Field(
      "velocity", \.velocity, .vector(.velocity),
      "[x, y] of the finger when it is lifted, in points per second", required: true)
    Field("from", \.from, .pointExpression, "[x, y] in the canvas; the middle if left out")
    Field("duration", \.duration, .movement, "how long the finger moves")
  }
}

extension Action.Pull {
  static let table = MappingTable<Self>("pull", "a drag beyond the edge, held and let go") {
    Field(
      "by", \.by, pullDistance, "points downwards, or [x, y]", required: true,
      synonyms: ["distance"])
    Field("duration", \.duration, .movement, "how long the finger moves")
    Field("hold", \.hold, .seconds, "how long it rests at the end")
    Field("release", \.release, .release, "bounce, decelerate or {velocity: [x, y]}")
  }

  private static let pullDistance = ValueReader<Vector>.byShape(
    scalar: ValueReader<Double>.number(.distance).map { Vector(dx: 0, dy: $0) }.expecting(
      "points downwards"),
    list: .vector(.distance))
}

extension Action.Pinch {
  static let table = MappingTable<Self>("pinch", "two fingers that spread or close") {
    targetFields(\.target)
    Field(
      "spread", ValueReader<[Double]>.tuple(of: .number(1...10_000), count: 2, "[from, to]"),
      "[from, to]: the fingers' distance in points", required: true,
      synonyms: ["distance", "scale"]
    ) { value, root in
      root.startSpread = value[0]
      root.endSpread = value[1]
    }
    Field("duration", \.duration, .movement, "how long they move")
    Field("end", \.end, .word, "released or held")
    Field(
      "resizesItem", \.resizesItem, .bool,
      "whether the item under the fingers is as large as they are apart, until they leave")
  }
}

extension Action.RotateGesture {
  static let table = MappingTable<Self>("rotateGesture", "two fingers that turn") {
    targetFields(\.target)
    Field(
      "by", \.by, .angle, "the angle, clockwise", required: true, synonyms: ["angle", "rotation"])
    Field("duration", \.duration, .movement, "how long they move")
  }
}

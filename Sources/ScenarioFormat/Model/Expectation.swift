/// An assertion about the scenario, checked on every render.
package struct Expectation: Hashable, Sendable {
  package var moment = Span.range(from: .time(0), to: .end)
  package var subject = Subject.collectionView
  package var checks: [Check] = []
  /// How far numbers may be off, in their own unit.
  package var tolerance = 0.001
  package var location = SourceName.none.location
  /// The line in which it begins.
  package var sourceLine = ""

  /// The time for which the expectation holds.
  package enum Span: Hashable, Sendable {
    case at(Moment)
    /// At every tick of the range.
    case range(from: Moment, to: Moment)
  }

  /// The elements that the expectation is about.
  package enum Subject: Hashable, Sendable {
    case collectionView
    case item(Located<ItemReference>)
    /// Every visible item.
    case items
    /// Of this section.
    case header(Int)
    case footer(Int)
  }

  /// A condition on the subject.
  package enum Check: Hashable, Sendable {
    case measure(Measure, Comparison)
    /// A number of things that happen, whatever the subject is.
    case count(Quantity, Rate, Comparison)
    /// The frame lies inside the visible bounds.
    case insideBounds
    /// The header lies at the top of the visible bounds.
    case pinnedToTop
    /// No two frames overlap.
    case noOverlap
    /// Nothing moves farther than this between two frames, in points.
    case noJump(Double)
    /// Nothing moves after this many seconds of the range.
    case settles(within: Double)
  }

  /// A number that can be measured on the presented attributes.
  package enum Measure: String, CaseIterable, Hashable, Sendable {
    case frameMinX = "frame.minX"
    case frameMidX = "frame.midX"
    case frameMaxX = "frame.maxX"
    case frameMinY = "frame.minY"
    case frameMidY = "frame.midY"
    case frameMaxY = "frame.maxY"
    case frameWidth = "frame.width"
    case frameHeight = "frame.height"
    case centerX = "center.x"
    case centerY = "center.y"
    case alpha
    case zIndex
    case scale = "transform.scale"
    case rotation = "transform.rotation"
    case contentOffsetX = "contentOffset.x"
    case contentOffsetY = "contentOffset.y"
    case contentWidth = "contentSize.width"
    case contentHeight = "contentSize.height"
    case itemCount
  }

  /// Work that is counted.
  package enum Quantity: String, CaseIterable, Hashable, Sendable {
    case layoutPasses, preparations, invalidations, queries, attributesReturned
    case cellsMade, cellsReused, cellsConfigured
    case constraintPivots, offscreenPasses, layersDrawn
  }

  /// What a number of things is related to.
  package enum Rate: String, CaseIterable, Hashable, Sendable {
    /// All that happens in the range.
    case total = ""
    /// Each frame of the range.
    case perFrame = "PerFrame"
    /// Each length of the visible part by which the content is scrolled in the range, on average.
    case perScreen = "PerScreen"
  }

  /// A condition on a number, whose bounds are included.
  package enum Comparison: Hashable, Sendable {
    case equals(Expression)
    case between(Expression, Expression)
    case atLeast(Expression)
    case atMost(Expression)
  }
}

extension Expectation {
  static let table = MappingTable<Draft>("expectation", "an assertion about a moment or a range") {
    Field(
      "at", \.at, ValueReader<Moment>.moment.optional, "a mark, seconds, or a percentage",
      synonyms: ["mark"])
    Field("from", \.from, ValueReader<Moment>.moment.optional, "where the range begins")
    Field(
      "to", \.to, ValueReader<Moment>.moment.optional,
      "where the range ends; 'end' is the end of the scenario")
    Field("item", ValueReader<Located<ItemReference>>.itemReference, "the item that is measured") {
      $1.result.subject = .item($0)
    }
    Field("items", ValueReader<ItemsCheck>.word, "noOverlap: no two visible items overlap") {
      _, root in
      root.result.subject = .items
      root.result.checks.append(.noOverlap)
    }
    Field(
      "header", ValueReader<Int>.integer(0...100_000, "a section"),
      "the section whose header is measured"
    ) { $1.result.subject = .header($0) }
    Field(
      "footer", ValueReader<Int>.integer(0...100_000, "a section"),
      "the section whose footer is measured"
    ) { $1.result.subject = .footer($0) }
    Field("inside", ValueReader<InsideCheck>.word, "bounds: the frame is visible as a whole") {
      _, root in root.result.checks.append(.insideBounds)
    }
    Field(
      "pinnedToTop", ValueReader<Bool>.bool,
      "whether the header is at the top until its section has gone by"
    ) {
      value, root in if value { root.result.checks.append(.pinnedToTop) }
    }
    Field(
      "noJump", ValueReader<Double>.number(0...1_000_000),
      "nothing moves farther between two frames, in points", synonyms: ["noTeleport"]
    ) { $1.result.checks.append(.noJump($0)) }
    Field(
      "settlesWithin", ValueReader<Double>.seconds,
      "nothing moves after these seconds of the range", synonyms: ["settles"]
    ) { $1.result.checks.append(.settles(within: $0)) }
    Field(
      "tolerance", \.result.tolerance, .number(0...1_000_000), "how far numbers may be off",
      synonyms: ["epsilon", "accuracy"])
    Measure.allCases.map { measure in
      Field(
        measure.rawValue, ValueReader<Comparison>.comparison,
        "a number, an expression, '<= 14', '>= 2', or {between: [a, b]}"
      ) { value, root in
        root.result.checks.append(.measure(measure, value))
      }
    }
    Quantity.allCases.flatMap { quantity in
      Rate.allCases.map { rate in
        Field(
          quantity.rawValue + rate.rawValue, ValueReader<Comparison>.comparison,
          "\(quantity.summary)\(rate.summary)"
        ) { value, root in root.result.checks.append(.count(quantity, rate, value)) }
      }
    }
  }

  struct Draft: Sendable {
    var at: Moment?
    var from: Moment?
    var to: Moment?
    var result = Expectation()
  }

  enum ItemsCheck: String, WordChoice {
    case noOverlap
  }

  enum InsideCheck: String, WordChoice {
    case bounds
  }
}

extension Expectation.Quantity {
  /// For lists.
  fileprivate var summary: String {
    switch self {
    case .layoutPasses: "how often the collection view brings its elements up to date"
    case .preparations: "how often a layout prepares"
    case .invalidations: "how often a layout is invalidated"
    case .queries: "how often a layout is asked for attributes"
    case .attributesReturned: "the attributes that layouts name for rectangles"
    case .cellsMade: "the cells that are made"
    case .cellsReused: "the cells that are taken out of the pool"
    case .cellsConfigured: "how often the data source is asked for a cell"
    case .constraintPivots: "the pivots by which constraints are solved"
    case .offscreenPasses: "the pictures that are drawn apart before they are composited"
    case .layersDrawn: "the layers of which something is drawn"
    }
  }
}

extension Expectation.Rate {
  /// For lists.
  fileprivate var summary: String {
    switch self {
    case .total: ", in all"
    case .perFrame: ", in each frame"
    case .perScreen: ", for each screen that is scrolled"
    }
  }
}

extension ValueReader where Value == Expectation {
  static let expectation = ValueReader<Expectation.Draft>.mapping(
    { .init() }, { Expectation.table }
  ) { draft, present, node, reading in
    draft.result.location = node.range
    draft.result.sourceLine =
      reading.findings.source(of: node.range.file)?.line(node.range.line) ?? ""
    if let at = draft.at { draft.result.moment = .at(at) }
    if draft.from != nil || draft.to != nil {
      draft.result.moment = .range(from: draft.from ?? .time(0), to: draft.to ?? .end)
      if let place = present["at"] { reading.report(.atAndRange, at: place) }
    }
    if draft.result.checks.isEmpty, present.isComplete {
      reading.report(.nothingExpected, at: node.range)
    }
  }.map(\.result)
}

extension ValueReader where Value == Expectation.Comparison {
  private struct Draft: Sendable {
    var result = Expectation.Comparison.equals(0)
  }

  private static let table = MappingTable<Draft>("comparison", "what a number should be") {
    Field("equals", .expression(.free), "within the tolerance", synonyms: ["is", "equal"]) {
      $1.result = .equals($0)
    }
    Field(
      "between", ValueReader<[Expression]>.tuple(of: .expression(.free), count: 2, "[low, high]"),
      "[low, high], both included", synonyms: ["in", "range"]
    ) { $1.result = .between($0[0], $0[1]) }
    Field("atLeast", .expression(.free), "or more", synonyms: ["min", "greaterThan"]) {
      $1.result = .atLeast($0)
    }
    Field("atMost", .expression(.free), "or less", synonyms: ["max", "lessThan"]) {
      $1.result = .atMost($0)
    }
  }

  /// A number or an expression, and what it has to do with the value if that is not to equal it: `<= 14`.
  private static let bound = ValueReader(
    ValueReader<Expression>.expression(.free).schema,
    "a number, an expression, or a bound such as '<= 14'"
  ) { node, reading in
    let text = node.scalar?.text ?? ""
    let relations: [(sign: String, make: @Sendable (Expression) -> Expectation.Comparison)] = [
      ("<=", { .atMost($0) }), (">=", { .atLeast($0) }), ("==", { .equals($0) }),
    ]
    guard let relation = relations.first(where: { text.hasPrefix($0.sign) }) else {
      if text.hasPrefix("<") || text.hasPrefix(">") {
        reading.report(.strictBound, at: node.range)
        return nil
      }
      return ValueReader<Expression>.expression(.free).read(node, reading).map { .equals($0) }
    }
    // Places in the rest are places in the whole.
    let blank = String(repeating: " ", count: relation.sign.count)
    return ValueReader<Expression>.formula(
      blank + text.dropFirst(relation.sign.count), node, reading
    ).map { formula in
      relation.make(formula.lastingNumber.map { .number($0) } ?? formula)
    }
  }

  static let comparison: ValueReader = .byShape(
    scalar: bound,
    mapping: ValueReader<Draft>.mapping({ Draft() }, { table }) { _, present, node, reading in
      if present.places.count != 1, present.isComplete {
        reading.report(.oneComparison, at: node.range)
      }
    }.map(\.result))
}

extension Finding.Message {
  fileprivate static let atAndRange = Self(
    .conflictingKeys, "'at' is one moment, 'from' and 'to' are a range; write one of them")

  fileprivate static let nothingExpected = Self(
    .missingKey, "nothing is expected here",
    notes: ["for example {at: end, item: [0, 1], frame.height: 300}"])

  fileprivate static let strictBound = Self(
    .expressionSyntax, "bounds are included: write '<=' or '>='")

  fileprivate static let oneComparison = Self(
    .conflictingKeys, "write one of 'equals', 'between', 'atLeast', 'atMost'")
}

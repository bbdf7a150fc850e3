/// Something that is counted: a number that is the same in every run, on any machine.
package enum Quantity: String, Hashable, Sendable, CaseIterable, CodingKey {
  /// How often a collection view brought its elements up to date.
  case layoutPasses
  case preparations
  case invalidations
  /// Questions to a layout, for a rectangle or for one element.
  case queries
  /// The attributes that questions for a rectangle were answered with.
  case attributesReturned
  case cellsMade
  case cellsReused
  case cellsConfigured
  case placements
  case animations
  /// The exchanges of the simplex method by which constraints were solved.
  case constraintPivots
  /// The pictures that are drawn apart before they are composited, of all frames.
  case offscreenPasses
  /// The layers of which something is drawn, of all frames.
  case layersDrawn

  /// The name in words: `cells made`.
  package var words: String {
    rawValue.reduce(into: "") { text, character in
      text += character.isUppercase ? " \(character.lowercased())" : "\(character)"
    }
  }
}

/// How often things happened.
package struct Counts: Hashable, Sendable {
  private var values = [Int](repeating: 0, count: Quantity.allCases.count)

  /// Nothing happened.
  package init() {}

  /// The numbers of some events.
  package init(_ events: some Sequence<CauseEvent>) { count(events) }

  /// The number of one quantity.
  package subscript(quantity: Quantity) -> Int {
    get { values[quantity.index] }
    set { values[quantity.index] = newValue }
  }

  /// Adds what happened in some events.
  package mutating func count(_ events: some Sequence<CauseEvent>) {
    for event in events { count(event.kind) }
  }

  private mutating func count(_ kind: CauseEvent.Kind) {
    switch kind {
    case .round: self[.layoutPasses] += 1
    case .preparation: self[.preparations] += 1
    case .invalidation: self[.invalidations] += 1
    case .query(_, let count):
      self[.queries] += 1
      self[.attributesReturned] += count
    case .call(.layout, let name): if Self.questions.contains(name) { self[.queries] += 1 }
    case .made(let element, _, _, _): if element.category == .cell { self[.cellsMade] += 1 }
    case .reused(let element, _): if element.category == .cell { self[.cellsReused] += 1 }
    case .configured(let element): if element.category == .cell { self[.cellsConfigured] += 1 }
    case .placement: self[.placements] += 1
    case .animation: self[.animations] += 1
    case .constraints(_, let pivots): self[.constraintPivots] += pivots
    case .step, .touch, .call, .update, .reload, .layoutChange, .layoutNeeded, .layout, .offset,
      .resize, .contentSize, .inset, .sizing, .removed:
      break
    }
  }

  /// What layouts are asked about one element.
  private static let questions: Set = [
    "layoutAttributesForItem(at:)", "layoutAttributesForSupplementaryView(ofKind:at:)",
    "layoutAttributesForDecorationView(ofKind:at:)",
  ]

  /// The sums.
  package static func + (a: Self, b: Self) -> Self { a.combined(b, +) }

  /// The larger numbers of the two, each for itself.
  package static func maximum(_ a: Self, _ b: Self) -> Self { a.combined(b, max) }

  private func combined(_ other: Self, _ combine: (Int, Int) -> Int) -> Self {
    var result = Self()
    for quantity in Quantity.allCases {
      result[quantity] = combine(self[quantity], other[quantity])
    }
    return result
  }
}

extension Quantity {
  fileprivate var index: Int {
    switch self {
    case .layoutPasses: 0
    case .preparations: 1
    case .invalidations: 2
    case .queries: 3
    case .attributesReturned: 4
    case .cellsMade: 5
    case .cellsReused: 6
    case .cellsConfigured: 7
    case .placements: 8
    case .animations: 9
    case .constraintPivots: 10
    case .offscreenPasses: 11
    case .layersDrawn: 12
    }
  }
}

extension Counts: Codable {
  /// Numbers by the names of their quantities; what is left out is 0.
  package init(from decoder: any Decoder) throws {
    self.init()
    let container = try decoder.container(keyedBy: Quantity.self)
    for quantity in Quantity.allCases {
      self[quantity] = try container.decodeIfPresent(Int.self, forKey: quantity) ?? 0
    }
  }

  /// Writes all numbers, by the names of their quantities.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Quantity.self)
    for quantity in Quantity.allCases { try container.encode(self[quantity], forKey: quantity) }
  }
}

package import AnimCauses

/// How often things happened: numbers that are the same in every run.
package struct Counts: Hashable, Sendable, Encodable {
  package var layoutPasses = 0
  package var preparations = 0
  package var invalidations = 0
  package var queries = 0
  package var attributesReturned = 0
  package var cellsMade = 0
  package var cellsReused = 0
  package var cellsConfigured = 0
  package var placements = 0
  package var animations = 0

  /// The numbers of some events.
  package init(_ events: some Sequence<CauseEvent>) {
    for event in events { count(event.kind) }
  }

  private mutating func count(_ kind: CauseEvent.Kind) {
    switch kind {
    case .round: layoutPasses += 1
    case .preparation: preparations += 1
    case .invalidation: invalidations += 1
    case .query(_, let count):
      queries += 1
      attributesReturned += count
    case .made(let element, _, _, _): if element.category == .cell { cellsMade += 1 }
    case .reused(let element, _): if element.category == .cell { cellsReused += 1 }
    case .configured(let element): if element.category == .cell { cellsConfigured += 1 }
    case .placement: placements += 1
    case .animation: animations += 1
    case .step, .touch, .call, .update, .reload, .layoutChange, .layoutNeeded, .layout, .offset,
      .resize,
      .contentSize, .inset, .sizing, .removed:
      break
    }
  }

  /// The numbers with their names, in the order in which they are told.
  package var named: [(name: String, value: Int)] {
    [
      ("layoutPasses", layoutPasses), ("preparations", preparations),
      ("invalidations", invalidations), ("queries", queries),
      ("attributesReturned", attributesReturned), ("cellsMade", cellsMade),
      ("cellsReused", cellsReused), ("cellsConfigured", cellsConfigured),
      ("placements", placements), ("animations", animations),
    ]
  }
}

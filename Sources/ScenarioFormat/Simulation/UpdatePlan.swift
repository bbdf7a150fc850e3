/// Which old section and item ends where in an update.
struct UpdatePlan {
  /// For each section after the update, the one it was before, or nothing if it is new.
  var sections: [Int?] = []
  /// For each item of those sections, the one it was before, or nothing if it is new.
  var items: [[ItemIndexPath?]] = []

  let update: BatchUpdate
  let before: [Int]
  var problems: [UpdateProblem] = []

  init(_ update: BatchUpdate, before: [Int]) {
    self.update = update
    self.before = before
  }

  /// Fills the maps from what is legal in the update, and says what is not.
  mutating func validate() -> [UpdateProblem] {
    let deletedSections = legalDeletedSections()
    let movedSections = legalMovedSections(deleted: deletedSections)
    placeSections(deleted: deletedSections, moved: movedSections)
    let deleted = legalDeletedItems(in: deletedSections)
    checkReloads(deleted: deleted)
    let moved = legalMovedItems(deleted: deleted, deletedSections: deletedSections)
    placeItems(deleted: deleted, moved: moved)
    checkCounts(deleted: deleted, moved: moved)
    return problems
  }

  /// Puts `rest` in order into the slots that are not fixed; fixed slots beyond the end move up to
  /// it.
  static func fill<Element>(_ fixed: [Int: Element?], rest: [Element]) -> [Element?] {
    var rest = rest[...]
    var result: [Element?] = []
    var left = fixed.count
    while left > 0 || !rest.isEmpty {
      if let slot = fixed[result.count] {
        result.append(slot)
        left -= 1
      } else if let next = rest.popFirst() {
        result.append(next)
      } else {
        let later = fixed.keys.filter { $0 > result.count }.sorted()
        result += later.compactMap { fixed[$0] }
        left = 0
      }
    }
    return result
  }
}

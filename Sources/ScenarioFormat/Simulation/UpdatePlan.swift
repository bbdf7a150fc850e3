/// Which old section and item ends where in an update.
struct UpdatePlan {
  /// For each section after the update, the one it was before, or nothing if it is new.
  private(set) var sections: [Int?] = []
  /// For each item of those sections, the one it was before, or nothing if it is new.
  private(set) var items: [[ItemIndexPath?]] = []

  private let update: BatchUpdate
  private let before: [Int]
  private var problems: [UpdateProblem] = []

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

  // MARK: Sections

  private mutating func legalDeletedSections() -> Set<Int> {
    var result: Set<Int> = []
    for section in update.deletedSections {
      guard before.indices.contains(section.value) else {
        missing(
          section, .before,
          "attempt to delete section \(section.value), but there are only \(before.count) "
            + "sections before the update"
        )
        continue
      }
      if !result.insert(section.value).inserted {
        illegal("attempt to delete section \(section.value) twice", section.location)
      }
    }
    for section in update.reloadedSections {
      if !before.indices.contains(section.value) {
        missing(
          section, .before,
          "attempt to reload section \(section.value), but there are only \(before.count) "
            + "sections before the update"
        )
      } else if result.contains(section.value) {
        illegal(
          "attempt to delete and reload the same section (\(section.value))", section.location)
      }
    }
    return result
  }

  private mutating func legalMovedSections(deleted: Set<Int>) -> [(from: Int, to: Located<Int>)] {
    var result: [(from: Int, to: Located<Int>)] = []
    for move in update.movedSections {
      let from = move.from.value
      if !before.indices.contains(from) {
        missing(
          move.from, .before,
          "attempt to move section (\(from)) that doesn't exist (there are only \(before.count) "
            + "sections before update)"
        )
      } else if deleted.contains(from) {
        illegal("attempt to delete and move from the same section \(from)", move.from.location)
      } else if result.contains(where: { $0.from == from }) {
        illegal("attempt to move section \(from) twice", move.from.location)
      } else if result.contains(where: { $0.to.value == move.to.value }) {
        illegal(
          "attempt to move two sections to the same section (\(move.to.value))", move.to.location)
      } else {
        result.append((from, move.to))
      }
    }
    return result
  }

  private mutating func placeSections(deleted: Set<Int>, moved: [(from: Int, to: Located<Int>)]) {
    let inserted = distinct(update.insertedSections) { "attempt to insert section \($0) twice" }
    let count = before.count - deleted.count + inserted.count
    var fixed: [Int: Int?] = [:]
    for section in inserted {
      if section.value < count {
        fixed[section.value] = .some(nil)
      } else {
        missing(
          section, .after,
          "attempt to insert section \(section.value) but there are only \(count) sections after "
            + "the update",
          count)
      }
    }
    var gone = deleted
    for move in moved {
      if move.to.value >= count {
        missing(
          move.to, .after,
          "attempt to move section \(move.from) to section \(move.to.value), but there are only "
            + "\(count) sections after the update",
          count)
      } else if fixed[move.to.value] != nil {
        illegal(
          "attempt to perform an insert and a move to the same section (\(move.to.value))",
          move.to.location)
      } else {
        fixed[move.to.value] = .some(move.from)
        gone.insert(move.from)
      }
    }
    sections = Self.fill(fixed, rest: before.indices.filter { !gone.contains($0) }.map { $0 })
  }

  // MARK: Items

  private mutating func legalDeletedItems(in deletedSections: Set<Int>) -> Set<ItemIndexPath> {
    var result: Set<ItemIndexPath> = []
    for path in update.deletedItems {
      guard exists(path, "delete") else { continue }
      if !result.insert(path.value).inserted {
        illegal("attempt to delete the same item (\(path.value)) twice", path.location)
      }
    }
    return result.filter { !deletedSections.contains($0.section) }
  }

  private mutating func checkReloads(deleted: Set<ItemIndexPath>) {
    for path in update.reloadedItems where exists(path, "reload") {
      if deleted.contains(path.value) {
        illegal("attempt to delete and reload the same index path (\(path.value))", path.location)
      }
    }
  }

  private mutating func legalMovedItems(
    deleted: Set<ItemIndexPath>, deletedSections: Set<Int>
  ) -> [(from: ItemIndexPath, to: Located<ItemIndexPath>)] {
    var result: [(from: ItemIndexPath, to: Located<ItemIndexPath>)] = []
    for move in update.movedItems where exists(move.from, "move") {
      if deleted.contains(move.from.value) || deletedSections.contains(move.from.value.section) {
        illegal(
          "attempt to perform a delete and a move from the same index path (\(move.from.value))",
          move.from.location)
      } else if result.contains(where: { $0.from == move.from.value }) {
        illegal("attempt to move the same item (\(move.from.value)) twice", move.from.location)
      } else if result.contains(where: { $0.to.value == move.to.value }) {
        illegal(
          "attempt to move two items to the same index path (\(move.to.value))", move.to.location)
      } else {
        result.append((move.from.value, move.to))
      }
    }
    return result
  }

  private mutating func placeItems(
    deleted: Set<ItemIndexPath>, moved: [(from: ItemIndexPath, to: Located<ItemIndexPath>)]
  ) {
    let inserted = distinct(update.insertedItems) {
      "attempt to insert two items at the same index path (\($0))"
    }
    let gone = deleted.union(moved.map(\.from))
    for path in inserted where path.value.section >= sections.count { missingSection(path) }
    for move in moved where move.to.value.section >= sections.count { missingSection(move.to) }
    items = sections.indices.map { section in
      let insertions = inserted.filter { $0.value.section == section }
      let arrivals = moved.filter { $0.to.value.section == section }
      let rest = sections[section].map { old in
        (0..<before[old]).map { ItemIndexPath(section: old, item: $0) }.filter {
          !gone.contains($0)
        }
      }
      return place(insertions, arrivals, rest: rest ?? [], section)
    }
  }

  private mutating func place(
    _ insertions: [Located<ItemIndexPath>],
    _ arrivals: [(from: ItemIndexPath, to: Located<ItemIndexPath>)],
    rest: [ItemIndexPath], _ section: Int
  ) -> [ItemIndexPath?] {
    let count = rest.count + insertions.count + arrivals.count
    var fixed: [Int: ItemIndexPath?] = [:]
    for path in insertions {
      guard path.value.item < count else {
        missing(
          path, .after, count,
          "attempt to insert item \(path.value.item) into section \(section), but there are only "
            + "\(count) items in section \(section) after the update"
        )
        continue
      }
      fixed[path.value.item] = .some(nil)
    }
    for arrival in arrivals {
      let item = arrival.to.value.item
      if item >= count {
        missing(
          arrival.to, .after, count,
          "attempt to move item to (\(arrival.to.value)) but there are only \(count) items in "
            + "section \(section) after update"
        )
      } else if fixed[item] != nil {
        illegal(
          "attempt to perform an insert and a move to the same index path (\(arrival.to.value))",
          arrival.to.location)
      } else {
        fixed[item] = .some(arrival.from)
      }
    }
    return Self.fill(fixed, rest: rest)
  }

  /// Puts `rest` in order into the slots that are not fixed; fixed slots beyond the end move up to
  /// it.
  private static func fill<Element>(_ fixed: [Int: Element?], rest: [Element]) -> [Element?] {
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

  // MARK: Arithmetic

  /// The equation of every iOS engineer's logs, when the scenario says what its data source
  /// reports.
  private mutating func checkCounts(
    deleted: Set<ItemIndexPath>, moved: [(from: ItemIndexPath, to: Located<ItemIndexPath>)]
  ) {
    guard let location = update.numberOfItemsLocation else { return }
    let after = update.numberOfItems
    guard after.count == sections.count else {
      illegal(
        "Invalid update: invalid number of sections.  The number of sections contained in the "
          + "collection view after the update (\(after.count)) must be equal to the number of "
          + "sections contained in the collection view before the update (\(before.count)), "
          + "plus or minus the number of sections inserted or deleted "
          + "(\(update.insertedSections.count) inserted, \(update.deletedSections.count) "
          + "deleted).",
        location)
      return
    }
    for (section, old) in sections.enumerated() {
      guard let old, after[section] != items[section].count else { continue }
      let inserted = update.insertedItems.filter { $0.value.section == section }.count
      let removed = deleted.filter { $0.section == old }.count
      let movedIn = moved.filter { $0.to.value.section == section }.count
      let movedOut = moved.filter { $0.from.section == old }.count
      illegal(
        "Invalid update: invalid number of items in section \(section).  The number of items "
          + "contained in an existing section after the update (\(after[section])) must be equal "
          + "to the number of items contained in that section before the update "
          + "(\(before[old])), plus or minus the number of items inserted or deleted from "
          + "that section (\(inserted) inserted, \(removed) deleted) and plus or minus the "
          + "number of items moved into or out of that section (\(movedIn) moved in, "
          + "\(movedOut) moved out).",
        location)
    }
  }

  // MARK: Problems

  private mutating func exists(_ path: Located<ItemIndexPath>, _ verb: String) -> Bool {
    let (section, item) = (path.value.section, path.value.item)
    if section >= before.count {
      problems.append(
        .init(
          kind: .outOfRange(
            summary:
              "index path \(path.value) is out of range: there "
              + "\(Self.counted(before.count, "section"))",
            moment: .before),
          message:
            "attempt to \(verb) item (\(path.value)) that doesn't exist (there are only "
            + "\(before.count) sections before update)",
          location: path.location))
      return false
    }
    if item >= before[section] {
      let message =
        verb == "delete"
        ? "attempt to delete item \(item) from section \(section) which only contains "
          + "\(before[section]) items before the update"
        : "attempt to \(verb) item (\(path.value)) that doesn't exist (there are only "
          + "\(before[section]) items in section \(section) before update)"
      missing(path, .before, before[section], message)
      return false
    }
    return true
  }

  private mutating func missing(
    _ path: Located<ItemIndexPath>, _ moment: UpdateProblem.Moment, _ count: Int, _ message: String
  ) {
    let summary =
      "index path \(path.value) is out of range: section \(path.value.section) has \(count) "
      + "item\(count == 1 ? "" : "s")"
    problems.append(
      .init(
        kind: .outOfRange(summary: summary, moment: moment), message: message,
        location: path.location))
  }

  private mutating func missingSection(_ path: Located<ItemIndexPath>) {
    let summary =
      "index path \(path.value) is out of range: there \(Self.counted(sections.count, "section"))"
    let message =
      "attempt to insert \(path.value.section) but there are only \(sections.count) sections "
      + "after update"
    problems.append(
      .init(
        kind: .outOfRange(summary: summary, moment: .after), message: message,
        location: path.location))
  }

  private mutating func missing(
    _ section: Located<Int>, _ moment: UpdateProblem.Moment, _ message: String, _ count: Int? = nil
  ) {
    let summary =
      "section \(section.value) is out of range: there "
      + "\(Self.counted(count ?? before.count, "section"))"
    problems.append(
      .init(
        kind: .outOfRange(summary: summary, moment: moment), message: message,
        location: section.location))
  }

  private mutating func illegal(_ message: String, _ location: SourceRange) {
    problems.append(.init(kind: .illegal, message: message, location: location))
  }

  private mutating func distinct<Index: Hashable>(
    _ list: [Located<Index>], _ message: (Index) -> String
  ) -> [Located<Index>] {
    var seen: Set<Index> = []
    return list.filter { entry in
      let isNew = seen.insert(entry.value).inserted
      if !isNew { illegal(message(entry.value), entry.location) }
      return isNew
    }
  }

  private static func counted(_ count: Int, _ noun: String) -> String {
    count == 1 ? "is 1 \(noun)" : "are \(count) \(noun)s"
  }
}

extension UpdatePlan {
  mutating func legalDeletedItems(in deletedSections: Set<Int>) -> Set<ItemIndexPath> {
    var result: Set<ItemIndexPath> = []
    for path in update.deletedItems {
      guard exists(path, "delete") else { continue }
      if !result.insert(path.value).inserted {
        illegal("attempt to delete the same item (\(path.value)) twice", path.location)
      }
    }
    return result.filter { !deletedSections.contains($0.section) }
  }

  mutating func checkReloads(deleted: Set<ItemIndexPath>) {
    for path in update.reloadedItems where exists(path, "reload") {
      if deleted.contains(path.value) {
        illegal("attempt to delete and reload the same index path (\(path.value))", path.location)
      }
    }
  }

  mutating func legalMovedItems(
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

  mutating func placeItems(
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

  mutating func place(
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

  /// The equation of every iOS engineer's logs, when the scenario says what its data source
  /// reports.
  mutating func checkCounts(
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
}

extension UpdatePlan {
  mutating func legalDeletedSections() -> Set<Int> {
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

  mutating func legalMovedSections(deleted: Set<Int>) -> [(from: Int, to: Located<Int>)] {
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

  mutating func placeSections(deleted: Set<Int>, moved: [(from: Int, to: Located<Int>)]) {
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
}

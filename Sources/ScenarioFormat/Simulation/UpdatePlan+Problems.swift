extension UpdatePlan {
  mutating func exists(_ path: Located<ItemIndexPath>, _ verb: String) -> Bool {
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

  mutating func missing(
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

  mutating func missingSection(_ path: Located<ItemIndexPath>) {
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

  mutating func missing(
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

  mutating func illegal(_ message: String, _ location: SourceRange) {
    problems.append(.init(kind: .illegal, message: message, location: location))
  }

  mutating func distinct<Index: Hashable>(
    _ list: [Located<Index>], _ message: (Index) -> String
  ) -> [Located<Index>] {
    var seen: Set<Index> = []
    return list.filter { entry in
      let isNew = seen.insert(entry.value).inserted
      if !isNew { illegal(message(entry.value), entry.location) }
      return isNew
    }
  }

  static func counted(_ count: Int, _ noun: String) -> String {
    count == 1 ? "is 1 \(noun)" : "are \(count) \(noun)s"
  }
}

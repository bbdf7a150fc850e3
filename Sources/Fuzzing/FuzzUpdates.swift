import AnimScenarioFormat

/// Choices among possibilities that are not known beforehand.
struct FuzzChoices {
  var numbers: ArraySlice<UInt16>

  mutating func next() -> Int { Int(numbers.popFirst() ?? 0) }
  /// A whole number from 0; 0 if there is nothing to choose from.
  mutating func below(_ count: Int) -> Int { count > 1 ? (next() * count) >> 16 : next() * 0 }
  /// From 0 to 1.
  mutating func fraction() -> Double { (Double(next()) / 655.36).rounded() / 100 }
}

/// Legal changes of the data that there are.
struct FuzzUpdates {
  let data: SimulatedDataSource

  /// The changes of some data.
  init(_ data: SimulatedDataSource) { self.data = data }

  func section(_ choices: inout FuzzChoices, nonempty: Bool) -> Int? {
    let sections = data.counts.indices.filter { !nonempty || data.counts[$0] > 0 }
    return sections.isEmpty ? nil : sections[choices.below(sections.count)]
  }

  func item(_ choices: inout FuzzChoices) -> ItemIndexPath? {
    guard let section = section(&choices, nonempty: true) else { return nil }
    return ItemIndexPath(section: section, item: choices.below(data.counts[section]))
  }

  func move(_ choices: inout FuzzChoices) -> (ItemIndexPath, ItemIndexPath)? {
    guard let from = item(&choices) else { return nil }
    let section = choices.below(data.counts.count)
    // The place is that after the update, when the item is gone from where it was.
    let places = data.counts[section] + (section == from.section ? 0 : 1)
    let to = ItemIndexPath(section: section, item: choices.below(places))
    return to == from ? nil : (from, to)
  }

  /// Changes of all kinds at once: items go and come, one moves and one is loaded anew, and perhaps a section goes or comes.
  ///
  /// As UIKit documents `performBatchUpdates`, what goes, moves or is loaded anew is named by its place before, what comes by
  /// that after.
  func batch(_ choices: inout FuzzChoices) -> ScenarioDescription? {
    // Items have numbers, so that their places after all of it can be looked up.
    var number = 0
    let before = data.counts.map { count in
      defer { number += count }
      return Array(number..<number + count)
    }
    guard number > 0 else { return nil }
    func places(of items: [Int], in sections: [[Int]]) -> ScenarioDescription {
      .list(
        items.sorted().compactMap { item in
          sections.firstIndex { $0.contains(item) }.map { section in
            [.int(section), .int(sections[section].firstIndex(of: item) ?? 0)]
          }
        })
    }
    let kind = choices.below(8)
    let goneSection = kind == 7 && before.count > 1 ? choices.below(before.count) : nil
    let newSection = kind == 6 && before.count > 1 ? choices.below(before.count + 1) : nil
    var candidates = before.indices.filter { $0 != goneSection }.flatMap { before[$0] }
    func take() -> [Int] {
      candidates.isEmpty ? [] : [candidates.remove(at: choices.below(candidates.count))]
    }
    // The simplest is that one goes and another comes.
    let gone = (0..<1 + choices.below(3)).flatMap { _ in take() }
    let reloaded = choices.below(2) == 1 ? take() : []
    let moved = choices.below(2) == 1 ? take() : []
    var after = before.map { $0.filter { !gone.contains($0) && !moved.contains($0) } }
    if let goneSection { after.remove(at: goneSection) }
    let new = Array(number..<number + 1 + choices.below(3))
    for item in moved + new {
      let section = choices.below(after.count)
      after[section].insert(item, at: choices.below(after[section].count + 1))
    }
    if let newSection { after.insert([], at: newSection) }
    var entries: [ScenarioDescription.Entry] = [.init("insertItems", places(of: new, in: after))]
    if !gone.isEmpty { entries.append(.init("deleteItems", places(of: gone, in: before))) }
    if !reloaded.isEmpty { entries.append(.init("reloadItems", places(of: reloaded, in: before))) }
    if case .list(let from) = places(of: moved, in: before), let from = from.first,
      case .list(let to) = places(of: moved, in: after), let to = to.first
    {
      entries.append(.init("moveItem", ["from": from, "to": to]))
    }
    if let goneSection { entries.append(.init("deleteSections", [.int(goneSection)])) }
    if let newSection { entries.append(.init("insertSections", [.int(newSection)])) }
    if choices.below(3) > 0 { entries.append(.init("asksLayoutFirst", true)) }
    return .mapping(entries)
  }

  /// The same items in another order, without one of them or with another one.
  func snapshot(_ choices: inout FuzzChoices) -> ScenarioDescription {
    var sections = data.sections.map { (id: $0.id, items: $0.items.map(\.id)) }
    for _ in 0..<1 + choices.below(3) {
      let index = choices.below(sections.count)
      guard sections.indices.contains(index) else { break }
      let count = sections[index].items.count
      switch choices.below(3) {
      case 0 where count > 0: sections[index].items.remove(at: choices.below(count))
      case 1 where count > 1:
        let item = sections[index].items.remove(at: choices.below(count))
        sections[index].items.insert(item, at: choices.below(count))
      default:
        let used = Set(sections.flatMap(\.items)).union(
          data.sections.flatMap { $0.items.map(\.id) })
        let id = (1...).lazy.map { "new-\($0)" }.first { !used.contains($0) } ?? ""
        sections[index].items.insert(id, at: choices.below(count + 1))
      }
    }
    return [
      "sections": .list(
        sections.map { ["id": .text($0.id), "items": .list($0.items.map { .text($0) })] })
    ]
  }
}

extension ScenarioDescription {
  static func int(_ value: Int) -> Self { .plain("\(value)") }

  static func number(_ value: Double) -> Self {
    .plain("\((value * 1000).rounded() / 1000)")
  }

  static func path(_ path: ItemIndexPath) -> Self {
    [.int(path.section), .int(path.item)]
  }

  static func paths(_ section: Int, _ items: Range<Int>) -> Self {
    .list(items.map { [.int(section), .int($0)] })
  }
}

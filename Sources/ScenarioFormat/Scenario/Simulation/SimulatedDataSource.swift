/// The sections and items of a data source, as a value that updates change.
package struct SimulatedDataSource: Hashable, Sendable {
  package private(set) var sections: [DataSource.Section]
  private let palette: Palette
  private let seed: Int
  /// How many items were made since the start; numbers their ids.
  private var made = 0

  /// The data at the start; the seed is that of the colours of inserted items.
  package init(_ dataSource: DataSource, seed: Int) {
    sections = dataSource.sections
    palette = dataSource.palette
    self.seed = seed
  }

  package var counts: [Int] { sections.map(\.items.count) }

  /// Whether there is an item at a place.
  package func contains(_ path: ItemIndexPath) -> Bool {
    sections.indices.contains(path.section)
      && sections[path.section].items.indices.contains(path.item)
  }

  /// Why there is no item at `path`; nothing if there is one.
  func problem(with path: ItemIndexPath) -> String? {
    if contains(path) { return nil }
    let reason =
      sections.indices.contains(path.section)
      ? "section \(path.section) has \(Self.counted(sections[path.section].items.count, "item"))"
      : "there \(sections.count == 1 ? "is" : "are") \(Self.counted(sections.count, "section"))"
    return "index path \(path) is out of range: \(reason)"
  }

  static func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }

  /// Where the item with an id is; nil if there is none.
  package func path(ofItem id: String) -> ItemIndexPath? {
    for (section, content) in sections.enumerated() {
      if let item = content.items.firstIndex(where: { $0.id == id }) {
        return ItemIndexPath(section: section, item: item)
      }
    }
    return nil
  }

  /// The item at a place, which must exist.
  package subscript(path: ItemIndexPath) -> DataSource.Item {
    sections[path.section].items[path.item]
  }

  /// Applies an update; what is illegal in it is left out.
  ///
  /// Slots of the state after the update that insertions and moves name are fixed; what remains
  /// fills the others in its old order, section by section.
  ///
  /// - Returns: The objections that UIKit would have.
  package mutating func apply(_ update: BatchUpdate) -> [UpdateProblem] {
    let plan = UpdatePlan(update, before: counts)
    sections = plan.sections.enumerated().map { index, origin in
      var result = origin.map { sections[$0] } ?? makeSection(at: index)
      result.items = plan.items[index].enumerated().map { position, source in
        let path = ItemIndexPath(section: index, item: position)
        return source.map { self[$0] } ?? makeItem(section: index, update.insertedContents[path])
      }
      return result
    }
    return plan.problems
  }

  /// Takes out the item at `path`, which a finger has asked for.
  package mutating func deleteItem(at path: ItemIndexPath) {
    sections[path.section].items.remove(at: path.item)
  }

  /// Turns a property of the item at `path` on, or off if it was on.
  package mutating func toggle(_ name: String, ofItemAt path: ItemIndexPath) {
    var attributes = sections[path.section].items[path.item].attributes
    let wasOn = attributes.first { $0.name == name }?.value == .bool(true)
    attributes.removeAll { $0.name == name }
    attributes.append(.init(name: name, value: .bool(!wasOn)))
    sections[path.section].items[path.item].attributes = attributes
  }

  /// Moves an item that a finger has carried from `path` to `target`.
  package mutating func moveItem(from path: ItemIndexPath, to target: ItemIndexPath) {
    let item = sections[path.section].items.remove(at: path.item)
    sections[target.section].items.insert(item, at: target.item)
  }

  /// Puts the items that the snapshot names into its order; ids that are new make new items.
  ///
  /// - Returns: The objections that UIKit would have; with any, the data is as before.
  package mutating func apply(_ snapshot: Snapshot) -> [UpdateProblem] {
    let problems =
      Self.repetitions(snapshot.sections.map(\.id), "section")
      + Self.repetitions(snapshot.sections.flatMap(\.items), "item")
    guard problems.isEmpty else { return problems }
    let oldSections = Dictionary(
      sections.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let oldItems = Dictionary(
      sections.flatMap(\.items).map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    sections = snapshot.sections.enumerated().map { index, section in
      var result = oldSections[section.id.text] ?? makeSection(at: index)
      result.id = section.id.text
      result.items = section.items.map { id in
        if let old = oldItems[id.text] { return old }
        var item = makeItem(section: index)
        (item.id, item.title) = (id.text, id.text)
        return item
      }
      return result
    }
    return []
  }

  private static func repetitions(_ ids: [SourceName], _ noun: String) -> [UpdateProblem] {
    var seen: Set<String> = []
    return ids.filter { !seen.insert($0.text).inserted }.map { id in
      UpdateProblem(
        kind: .illegal,
        message:
          "Fatal: supplied \(noun) identifiers are not unique. Duplicate identifiers: {( "
          + "\(id.text) )}",
        location: id.location)
    }
  }

  private mutating func makeSection(at index: Int) -> DataSource.Section {
    made += 1
    return DataSource.Section(
      id: "inserted-section-\(made)", header: "Section \(index)", footer: "", items: [])
  }

  private mutating func makeItem(
    section: Int, _ draft: ItemDraft? = nil
  ) -> DataSource.Item {
    made += 1
    let old = sections.indices.contains(section) ? sections[section].items.count : 0
    let count = max(old, 1)
    let color = palette.color(item: count + made - 1, section: section, count: count, seed: seed)
    return DataSource.Item(
      id: draft?.id?.text ?? "inserted-\(made)", title: draft?.title ?? "New \(made)",
      color: draft?.color ?? color, attributes: draft?.attributes ?? [], photo: draft?.photo)
  }
}

/// Something that UIKit would object to, with the place in the scenario.
package struct UpdateProblem: Hashable, Sendable {
  /// The kind of the objection.
  package enum Kind: Hashable, Sendable {
    /// An index that does not exist, in words like `index path [0, 40] is out of range: section 0
    /// has 25 items`.
    case outOfRange(summary: String, moment: Moment)
    /// A combination that UIKit refuses.
    case illegal
  }

  /// In which state the index counts.
  package enum Moment: Hashable, Sendable {
    case before
    case after
  }

  package let kind: Kind
  /// In UIKit's words.
  package let message: String
  package let location: SourceRange
}

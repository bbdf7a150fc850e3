/// A diffable data source's snapshot: which items are where, by id.
package struct Snapshot: Hashable, Sendable {
  package var sections: [Section] = []
  /// Whether items move to their places.
  package var animatingDifferences = true

  /// A snapshot of sections in their order.
  package init(sections: [Section] = [], animatingDifferences: Bool = true) {
    self.sections = sections
    self.animatingDifferences = animatingDifferences
  }

  /// A section with its items.
  package struct Section: Hashable, Sendable {
    package var id = SourceName.none
    package var items: [SourceName] = []

    /// A section of items, all of them by their ids.
    package init(id: SourceName, items: [SourceName]) {
      self.id = id
      self.items = items
    }
  }
}

extension Snapshot {
  static let table = MappingTable<Snapshot>("applySnapshot", "which items are where, by id") {
    Field(
      "sections", \.sections,
      .list(
        of: .mapping({ Section(id: .none, items: []) }, { Section.table }),
        "a list of sections such as [{id: main, items: [a, b]}]"),
      "the sections in their new order", required: true)
    Field(
      "animatingDifferences", \.animatingDifferences, .bool, "whether items move to their places",
      synonyms: ["animated"])
  }
}

extension Snapshot.Section {
  static let table = MappingTable<Self>("snapshot section", "a section of a snapshot") {
    Field("id", \.id, .name, "an id of the data source, or a new one", required: true)
    Field(
      "items", \.items, .list(of: .name, "a list of ids"), "ids of the data source, or new ones",
      required: true, synonyms: ["itemIdentifiers"])
  }
}

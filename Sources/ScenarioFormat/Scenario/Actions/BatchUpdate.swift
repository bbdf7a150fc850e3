/// The changes of one `performBatchUpdates`; single updates are batches of one.
///
/// Deletions, reloads and the start of moves count in the state before the batch, insertions and
/// the end of moves in the state after it.
package struct BatchUpdate: Hashable, Sendable {
  package var insertedItems: [Located<ItemIndexPath>] = []
  package var deletedItems: [Located<ItemIndexPath>] = []
  package var movedItems: [Move<ItemIndexPath>] = []
  package var reloadedItems: [Located<ItemIndexPath>] = []
  package var insertedSections: [Located<Int>] = []
  package var deletedSections: [Located<Int>] = []
  package var movedSections: [Move<Int>] = []
  package var reloadedSections: [Located<Int>] = []
  /// The number of items that the data source reports for each section after the update; empty if
  /// it follows the update.
  package var numberOfItems: [Int] = []
  package var numberOfItemsLocation: SourceRange?
  /// Whether the layout is asked for what is on screen when the data have changed and the view has not been told yet.
  package var asksLayoutFirst = false
  /// The contents that the scenario gives to items that it inserts.
  var insertedContents: [ItemIndexPath: ItemDraft] = [:]

  /// A change of place: `from` counts before the update, `to` after it.
  package struct Move<Index: Hashable & Sendable>: Hashable, Sendable {
    package let from: Located<Index>
    package let to: Located<Index>

    /// A change from one place to another.
    package init(from: Located<Index>, to: Located<Index>) { (self.from, self.to) = (from, to) }
  }
}

extension BatchUpdate {
  /// An update without changes.
  package static let none = BatchUpdate()
}

/// `insertItems: {at: [[0, 3]], items: [{title: New}]}`, or the index paths alone.
struct Insertions: Sendable {
  var paths: [Located<ItemIndexPath>] = []
  var items: [ItemDraft] = []

  /// The update with these insertions.
  func added(to update: BatchUpdate = BatchUpdate()) -> BatchUpdate {
    var result = update
    result.insertedItems += paths
    for (path, item) in zip(paths, items) { result.insertedContents[path.value] = item }
    return result
  }

  static let table = MappingTable<Insertions>("insertItems", "new items and where they go") {
    Field(
      "at", \.paths, .indexPaths, "index paths after the update", required: true,
      synonyms: ["indexPaths", "to"])
    Field(
      "items", \.items, .list(of: .item, "a list of titles or items"),
      "a title or a mapping for each of them", required: true)
  }

  static let reader = ValueReader.byShape(
    list: ValueReader<[Located<ItemIndexPath>]>.indexPaths.map { Insertions(paths: $0) },
    mapping: .mapping({ Insertions() }, { table }) { value, present, _, reading in
      if let place = present["items"], value.items.count != value.paths.count {
        reading.report(.counts(paths: value.paths.count, items: value.items.count), at: place)
      }
    })
}

extension Finding.Message {
  fileprivate static func counts(paths: Int, items: Int) -> Self {
    let at = SimulatedDataSource.counted(paths, "index path")
    return .init(
      .conflictingKeys,
      "'at' has \(at), but 'items' has \(SimulatedDataSource.counted(items, "item"))")
  }
}

private struct MoveDraft<Index: Hashable & Sendable>: Sendable {
  var from: Located<Index>?
  var to: Located<Index>?

  var moves: [BatchUpdate.Move<Index>] {
    guard let from, let to else { return [] }
    return [.init(from: from, to: to)]
  }

  static func table(_ index: ValueReader<Located<Index>>, _ kind: String) -> MappingTable<Self> {
    MappingTable(kind, "where it is before and after the update") {
      Field("from", \.from, index.optional, "before the update", required: true, synonyms: ["at"])
      Field("to", \.to, index.optional, "after the update", required: true)
    }
  }
}

private let itemMove = MoveDraft<ItemIndexPath>.table(.indexPath, "moveItem")
private let sectionMove = MoveDraft<Int>.table(
  ValueReader<Int>.integer(0...100_000, "a section").located(), "moveSection")

extension ValueReader where Value == [BatchUpdate.Move<ItemIndexPath>] {
  static let itemMoves = ValueReader<[[BatchUpdate.Move<ItemIndexPath>]]>
    .oneOrMore(
      of: ValueReader<MoveDraft<ItemIndexPath>>.mapping({ .init() }, { itemMove }).map(\.moves)
    )
    .map { $0.flatMap { $0 } }.expecting("{from: [0, 3], to: [0, 5]}")
}

extension ValueReader where Value == [BatchUpdate.Move<Int>] {
  static let sectionMoves = ValueReader<[[BatchUpdate.Move<Int>]]>
    .oneOrMore(of: ValueReader<MoveDraft<Int>>.mapping({ .init() }, { sectionMove }).map(\.moves))
    .map { $0.flatMap { $0 } }.expecting("{from: 0, to: 1}")
}

extension ValueReader where Value == [Located<Int>] {
  static let sectionList = ValueReader.oneOrMore(
    of: ValueReader<Int>.integer(0...100_000, "a section").located())
}

extension BatchUpdate {
  static let table = MappingTable<BatchUpdate>("performBatchUpdates", "several updates at once") {
    Field(
      "insertItems", Insertions.reader, "index paths after the update, or {at, items}",
      synonyms: ["insert", "insertItem", "insertRows"]
    ) { value, root in root = value.added(to: root) }
    Field(
      "deleteItems", \.deletedItems, .indexPaths, "index paths before the update",
      synonyms: ["delete", "deleteItem", "removeItems"])
    Field(
      "moveItem", \.movedItems, .itemMoves, "from before to after the update",
      synonyms: ["move", "moveItems"])
    Field(
      "reloadItems", \.reloadedItems, .indexPaths, "index paths before the update",
      synonyms: ["reload", "reloadItem"])
    Field(
      "insertSections", \.insertedSections, .sectionList, "sections after the update",
      synonyms: ["insertSection"])
    Field(
      "deleteSections", \.deletedSections, .sectionList, "sections before the update",
      synonyms: ["deleteSection"])
    Field(
      "moveSection", \.movedSections, .sectionMoves, "from before to after the update",
      synonyms: ["moveSections"])
    Field(
      "reloadSections", \.reloadedSections, .sectionList, "sections before the update",
      synonyms: ["reloadSection"])
    Field(
      "numberOfItems",
      ValueReader<[Int]>.list(of: .integer(0...100_000, "a number of items")).located(),
      "what the data source reports for each section afterwards; it follows the update if left out"
    ) { value, root in
      root.numberOfItems = value.value
      root.numberOfItemsLocation = value.location
    }
    Field(
      "asksLayoutFirst", \.asksLayoutFirst, .bool,
      "whether the layout is asked for what is on screen when the data have changed and the view has not been told yet",
      synonyms: ["queryLayout"])
  }
}

extension ValueReader where Value == BatchUpdate {
  static let batch = ValueReader.mapping({ BatchUpdate() }, { BatchUpdate.table })
}

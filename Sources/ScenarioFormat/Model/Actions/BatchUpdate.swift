/// The changes of one `performBatchUpdates`; single updates are batches of one.
///
/// Deletions, reloads and the start of moves count in the state before the batch, insertions and
/// the end of moves in the state after it.
public struct BatchUpdate: Hashable, Sendable {
  public var insertedItems: [Located<ItemIndexPath>] = []
  public var deletedItems: [Located<ItemIndexPath>] = []
  public var movedItems: [Move<ItemIndexPath>] = []
  public var reloadedItems: [Located<ItemIndexPath>] = []
  public var insertedSections: [Located<Int>] = []
  public var deletedSections: [Located<Int>] = []
  public var movedSections: [Move<Int>] = []
  public var reloadedSections: [Located<Int>] = []
  /// What the data source reports for each section after the update; empty if it follows the
  /// update.
  public var numberOfItems: [Int] = []
  public var numberOfItemsLocation: SourceRange?

  public struct Move<Index: Hashable & Sendable>: Hashable, Sendable {
    public let from: Located<Index>
    public let to: Located<Index>
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
      "insertItems", \.insertedItems, .indexPaths, "index paths after the update",
      synonyms: ["insert", "insertItem", "insertRows"])
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
  }
}

extension ValueReader where Value == BatchUpdate {
  static let batch = ValueReader.mapping({ BatchUpdate() }, { BatchUpdate.table })
}

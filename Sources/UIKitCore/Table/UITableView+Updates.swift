import AnimLayoutEngine
import Foundation

/// Changes of a table that its app announces, one or several at once.
struct TableBatch {
  /// How many rows each section had when the table asked last; nil if it has not asked since it forgot them.
  var counts: [Int]?
  /// How many batches have begun and not ended.
  var depth = 0
  /// The number of rows of each section when the outermost batch began; nil if it was not known.
  var start: [Int]?
  var announced = BatchUpdate()
  /// How rows come, by their place after the batch, and how they go, by that before it; reloaded ones are among the latter.
  var entering: [IndexPath: UITableView.RowAnimation] = [:]
  var leaving: [IndexPath: UITableView.RowAnimation] = [:]
  /// The same of whole sections.
  var enteringSections: [Int: UITableView.RowAnimation] = [:]
  var leavingSections: [Int: UITableView.RowAnimation] = [:]
  /// Who is told of the end.
  var completions: [(Bool) -> Void] = []
}

extension UITableView {
  /// The same for updates that do not escape: UIKit's do not, though their type is optional.
  public func performBatchUpdates(
    _ updates: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    withoutActuallyEscaping(updates) { updates in
      performBatchUpdates(Optional(updates), completion: completion)
    }
  }

  /// A change outside of a batch is a batch of one.
  func update(_ change: (inout TableBatch) -> Void) {
    beginBatch()
    change(&batch)
    endBatch()
  }

  /// Announces the differences of snapshots, inside of a batch.
  func announce(_ update: BatchUpdate, with animation: RowAnimation) {
    batch.announced = update
    for path in update.insertedItems { batch.entering[path] = animation }
    for path in update.deletedItems + update.reloadedItems { batch.leaving[path] = animation }
    for section in update.insertedSections { batch.enteringSections[section] = animation }
    for section in update.deletedSections.union(update.reloadedSections) {
      batch.leavingSections[section] = animation
    }
  }

  func beginBatch() {
    if batch.depth == 0 { batch.start = batch.counts }
    batch.depth += 1
  }

  /// Ends a batch; the outermost compares the rows before and after it, and shows those after it.
  ///
  /// Selected rows stay selected wherever they are now, but for those that are shown anew. What was never asked for is not compared.
  func endBatch() {
    guard batch.depth > 0 else { return }
    batch.depth -= 1
    guard batch.depth == 0 else { return }
    let ended = batch
    batch = TableBatch(counts: ended.counts)
    guard let start = ended.start else {
      forgetRows()
      return tell(ended.completions)
    }
    // What nobody sees is there at once.
    let isSeen = window != nil && places?.map(\.rows.count) == start
    if !isSeen { forgetRows() }
    let counts = (0..<numberOfSections).map { numberOfRows(inSection: $0) }
    do {
      let map = try IndexMap(ended.announced, before: start, after: counts)
      selection = selection.filter {
        !ended.announced.reloadedItems.contains($0)
          && !ended.announced.reloadedSections.contains($0.section)
      }.compactMap(map.newIndexPath(forOld:))
      batch.counts = counts
      guard isSeen else { return tell(ended.completions) }
      reconfigure(ended.announced.reconfiguredItems, map)
      animate(TableTransition(map, ended))
    } catch {
      if isSeen { forgetRows() }
      UIEnvironment.current.raise(error.sentenceOfTable)
    }
  }

  /// Has the data source fill the cells anew of rows on screen, by their places before the batch.
  private func reconfigure(_ paths: [IndexPath], _ map: IndexMap) {
    for old in paths {
      guard let cell = shown[old], let path = map.newIndexPath(forOld: old) else { continue }
      reconfigured = (path, cell)
      _ = askForCell(at: path)
      reconfigured = nil
    }
  }

  /// Tells of the end of a batch that is not animated, in the next turn of the run loop.
  private func tell(_ completions: [(Bool) -> Void]) {
    guard !completions.isEmpty else { return }
    let isFinished = window != nil || !UIView.areAnimationsEnabled
    MediaClock.current.schedule(after: 0) {
      for completion in completions { completion(isFinished) }
    }
  }
}

extension InvalidUpdate {
  /// UIKit's words where it is a table that has been updated.
  fileprivate var sentenceOfTable: String {
    description.replacing("collection view", with: "table view")
      .replacing("items", with: "rows").replacing("item", with: "row")
  }
}

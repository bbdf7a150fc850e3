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
  func update(_ change: (inout BatchUpdate) -> Void) {
    beginBatch()
    change(&batch.announced)
    endBatch()
  }

  func beginBatch() {
    if batch.depth == 0 { batch.start = batch.counts }
    batch.depth += 1
  }

  /// Ends a batch; the outermost compares the rows before and after it, and shows those after it.
  ///
  /// Selected rows stay selected wherever they are now. What was never asked for is not compared.
  func endBatch() {
    guard batch.depth > 0 else { return }
    batch.depth -= 1
    guard batch.depth == 0 else { return }
    let (start, update) = (batch.start, batch.announced)
    (batch.start, batch.announced) = (nil, BatchUpdate())
    forgetRows()
    guard let start else { return }
    let counts = (0..<numberOfSections).map { numberOfRows(inSection: $0) }
    do {
      let map = try IndexMap(update, before: start, after: counts)
      selection = selection.compactMap(map.newIndexPath(forOld:))
      batch.counts = counts
    } catch {
      UIEnvironment.current.raise(error.sentenceOfTable)
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

/// A batch update, of which `performBatchUpdates` may say anything and the other actions one thing.
package protocol BatchAction: TimelineAction {
  var update: BatchUpdate { get }
}

extension BatchAction {
  package var knownDuration: ActionDuration { .standard }
  package var changesData: Bool { true }

  package func simulate(at location: SourceRange, in timeline: inout TimelineCheck) {
    timeline.apply(at: location) { $0.apply(update) }
  }
}

extension Action {
  /// Several updates at once, whose deletions count before and whose insertions count after them.
  package struct PerformBatchUpdates: BatchAction {
    package let update: BatchUpdate

    package static let rows = [
      ActionRow(
        "performBatchUpdates", .batch, { Self(update: $0) },
        "several updates at once: deletions count before, insertions after the update",
        group: "Updates",
        example: "performBatchUpdates: {deleteItems: [[0, 1]], insertItems: [[0, 3]]}",
        synonyms: ["batchUpdates", "batch", "performUpdates", "beginUpdates"])
    ]
  }
}

extension Action {
  static let table = CaseTable<StepFrame, Action>(
    "action", "a step of the timeline: one action, and when it starts", frame: StepFrame.table
  ) {
    updates
    narration
  }

  @CaseBuilder<Action> private static var updates: [Case<Action>] {
    Case(
      "insertItems", .indexPaths, { .performBatchUpdates(BatchUpdate(insertedItems: $0)) },
      "inserts items at these index paths", group: "Updates", example: "insertItems: [[0, 3]]",
      synonyms: [
        "insert", "insertItem", "insertItemsAtIndexPaths", "insertRows", "append", "add",
        "insertRow",
      ])
    Case(
      "deleteItems", .indexPaths, { .performBatchUpdates(BatchUpdate(deletedItems: $0)) },
      "deletes the items at these index paths", group: "Updates", example: "deleteItems: [[0, 3]]",
      synonyms: [
        "delete", "deleteItem", "deleteItemsAtIndexPaths", "deleteRows", "remove", "removeItems",
      ])
    Case(
      "moveItem", .itemMoves, { .performBatchUpdates(BatchUpdate(movedItems: $0)) },
      "moves an item", group: "Updates", example: "moveItem: {from: [0, 3], to: [0, 0]}",
      synonyms: ["move", "moveItems", "moveItemAtIndexPath", "moveRow"])
    Case(
      "reloadItems", .indexPaths, { .performBatchUpdates(BatchUpdate(reloadedItems: $0)) },
      "fades the cells at these index paths into new ones", group: "Updates",
      example: "reloadItems: [[0, 3]]",
      synonyms: ["reload", "reloadItem", "reloadRows", "reloadItemsAtIndexPaths"])
    Case(
      "performBatchUpdates", .batch, { .performBatchUpdates($0) },
      "several updates at once: deletions count before, insertions after the update",
      group: "Updates",
      example: "performBatchUpdates: {deleteItems: [[0, 1]], insertItems: [[0, 3]]}",
      synonyms: ["batchUpdates", "batch", "performUpdates", "beginUpdates"])
    Case(
      "reloadData", ValueReader<Bool>.bool, { _ in .reloadData },
      "discards all cells and asks the data source again",
      group: "Updates", example: "reloadData", bare: .reloadData)
  }

  @CaseBuilder<Action> private static var narration: [Case<Action>] {
    Case(
      "wait", .seconds, { .wait($0) }, "lets this time pass", group: "Narration",
      example: "wait: 0.5",
      synonyms: ["sleep", "pause"])
    Case(
      "mark", .text, { .mark($0) }, "gives this moment a name", group: "Narration",
      example: "mark: expanded",
      synonyms: ["label", "marker"])
  }
}

extension ValueReader where Value == Step {
  static let step = ValueReader.cases({ StepFrame() }, { Action.table }) { action, frame, node in
    Step(action: action, start: frame.start, condition: frame.condition, location: node.range)
  }
}

extension ValueReader where Value == [Step] {
  static let steps = ValueReader.list(of: .step, "a list of actions")
}

extension Action {
  /// Inserts items at index paths that count after the update.
  package struct InsertItems: BatchAction {
    package let update: BatchUpdate

    package static let rows = [
      ActionRow(
        "insertItems", Insertions.reader, { Self(update: $0.added()) },
        "inserts items at these index paths; {at, items} says what they are", group: "Updates",
        example: "insertItems: [[0, 3]]",
        synonyms: [
          "insert", "insertItem", "insertItemsAtIndexPaths", "insertRows", "append", "add",
          "insertRow",
        ])
    ]
  }

  /// Deletes the items at index paths that count before the update.
  package struct DeleteItems: BatchAction {
    package let update: BatchUpdate

    package static let rows = [
      ActionRow(
        "deleteItems", .indexPaths, { Self(update: BatchUpdate(deletedItems: $0)) },
        "deletes the items at these index paths", group: "Updates",
        example: "deleteItems: [[0, 3]]",
        synonyms: [
          "delete", "deleteItem", "deleteItemsAtIndexPaths", "deleteRows", "remove", "removeItems",
        ])
    ]
  }

  /// Moves items to other index paths.
  package struct MoveItem: BatchAction {
    package let update: BatchUpdate

    package static let rows = [
      ActionRow(
        "moveItem", .itemMoves, { Self(update: BatchUpdate(movedItems: $0)) }, "moves an item",
        group: "Updates", example: "moveItem: {from: [0, 3], to: [0, 0]}",
        synonyms: ["move", "moveItems", "moveItemAtIndexPath", "moveRow"])
    ]
  }

  /// Fades the cells at index paths into new ones.
  package struct ReloadItems: BatchAction {
    package let update: BatchUpdate

    package static let rows = [
      ActionRow(
        "reloadItems", .indexPaths, { Self(update: BatchUpdate(reloadedItems: $0)) },
        "fades the cells at these index paths into new ones", group: "Updates",
        example: "reloadItems: [[0, 3]]",
        synonyms: ["reload", "reloadItem", "reloadRows", "reloadItemsAtIndexPaths"])
    ]
  }
}

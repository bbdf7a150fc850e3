extension Action {
  /// Inserts empty sections at indices that count after the update.
  package struct InsertSections: BatchAction {
    package let update: BatchUpdate

    package static let rows = [
      ActionRow(
        "insertSections", .sectionList, { Self(update: BatchUpdate(insertedSections: $0)) },
        "inserts empty sections", group: "Updates", example: "insertSections: [1]",
        synonyms: ["insertSection"])
    ]
  }

  /// Deletes sections with their items.
  package struct DeleteSections: BatchAction {
    package let update: BatchUpdate

    package static let rows = [
      ActionRow(
        "deleteSections", .sectionList, { Self(update: BatchUpdate(deletedSections: $0)) },
        "deletes sections with their items", group: "Updates", example: "deleteSections: [0]",
        synonyms: ["deleteSection"])
    ]
  }

  /// Moves sections with their items.
  package struct MoveSection: BatchAction {
    package let update: BatchUpdate

    package static let rows = [
      ActionRow(
        "moveSection", .sectionMoves, { Self(update: BatchUpdate(movedSections: $0)) },
        "moves a section with its items", group: "Updates",
        example: "moveSection: {from: 0, to: 1}", synonyms: ["moveSections"])
    ]
  }

  /// Fades the cells of sections into new ones.
  package struct ReloadSections: BatchAction {
    package let update: BatchUpdate

    package static let rows = [
      ActionRow(
        "reloadSections", .sectionList, { Self(update: BatchUpdate(reloadedSections: $0)) },
        "fades the cells of sections into new ones", group: "Updates",
        example: "reloadSections: [0]", synonyms: ["reloadSection"])
    ]
  }
}

extension Action {
  /// Selects items as the app's code would, without a touch.
  package struct SelectItem: TimelineAction {
    package let selection: Selection

    package static let rows = [
      ActionRow(
        "selectItem", Selection.reader, { Self(selection: $0) }, "the app selects items",
        group: "Touch", example: "selectItem: [0, 3]",
        synonyms: ["select", "selectItems", "selectRow"])
    ]

    package var knownDuration: ActionDuration { .none }

    package func simulate(at location: SourceRange, in timeline: inout TimelineCheck) {
      for item in selection.items { timeline.check(item) }
    }
  }

  /// Deselects items as the app's code would, without a touch.
  package struct DeselectItem: TimelineAction {
    package let selection: Selection

    package static let rows = [
      ActionRow(
        "deselectItem", Selection.reader, { Self(selection: $0) }, "the app deselects items",
        group: "Touch", example: "deselectItem: [0, 3]", synonyms: ["deselect", "deselectItems"])
    ]

    package var knownDuration: ActionDuration { .none }

    package func simulate(at location: SourceRange, in timeline: inout TimelineCheck) {
      for item in selection.items { timeline.check(item) }
    }
  }

  /// Items that are selected or deselected by the app.
  package struct Selection: Hashable, Sendable {
    package var items: [Located<ItemReference>] = []
    package var animated = true
    package var scrollPosition = ScrollPosition.none

    private static let table = MappingTable<Self>(
      "selectItem", "items that are selected or deselected by the app"
    ) {
      Field(
        "item", ValueReader<Located<ItemReference>>.itemReference,
        "an index path, or first, last, center", synonyms: ["at", "indexPath"]
      ) { $1.items.append($0) }
      Field("items", \.items, .list(of: .itemReference, "a list of index paths"), "several of them")
      Field("animated", \.animated, .bool, "whether it scrolls there smoothly")
      Field(
        "scrollPosition", \.scrollPosition, .word, "where the item comes to rest",
        synonyms: ["position"])
    }

    fileprivate static let reader = ValueReader.byShape(
      scalar: ValueReader<Located<ItemReference>>.itemReference.map { Self(items: [$0]) },
      list: ValueReader<Located<ItemReference>>.itemReference.map { Self(items: [$0]) },
      mapping: .mapping({ Self() }, { table }) { value, present, node, reading in
        if present["item"] == nil, present["items"] == nil, present.isComplete {
          reading.report(.missingKey("item", in: "selectItem"), at: node.range)
        }
      })
  }
}

extension Action {
  /// Changes the selected item of the layout to the tapped one, or to none if it is the same.
  package struct ToggleSelectedItem: TimelineAction {
    package static let rows = [
      ActionRow(
        "toggle", subject, { Self() },
        "selects the tapped item in the layout, or none if it was selected", group: "Layout",
        example: "toggle: layout.selectedItem")
    ]

    private static let subject = ValueReader<Void>(
      .words(["layout.selectedItem"]), "'layout.selectedItem'"
    ) { node, reading in
      if node.scalar?.text == "layout.selectedItem" { return () }
      reading.report(.wrongType(expected: "'layout.selectedItem'", found: node), at: node.range)
      return nil
    }

    package var knownDuration: ActionDuration { .none }

    package func simulate(at location: SourceRange, in timeline: inout TimelineCheck) {}
  }
}

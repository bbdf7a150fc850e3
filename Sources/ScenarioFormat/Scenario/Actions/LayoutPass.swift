extension Action {
  /// Invalidates the layout, so that it is asked anew at the next pass.
  package struct InvalidateLayout: TimelineAction {
    package static let rows = [
      ActionRow(
        "invalidateLayout", .nothing, { Self() }, "asks the layout anew at the next pass",
        group: "Layout", example: "invalidateLayout", bare: Self())
    ]

    package var knownDuration: ActionDuration { .none }

    package func simulate(at location: SourceRange, in timeline: inout TimelineCheck) {}
  }

  /// Lays the collection view out at once.
  package struct LayoutIfNeeded: TimelineAction {
    package static let rows = [
      ActionRow(
        "layoutIfNeeded", .nothing, { Self() }, "lays out at once", group: "Layout",
        example: "layoutIfNeeded", synonyms: ["layout", "setNeedsLayout"], bare: Self())
    ]

    package var knownDuration: ActionDuration { .none }

    package func simulate(at location: SourceRange, in timeline: inout TimelineCheck) {}
  }
}

extension Action {
  /// New states of cells and new properties of overlays, which are named by keys of their own.
  package struct ViewChange: TimelineAction {
    package var cells: [CellState] = []
    package var overlays: [OverlayChange] = []

    package static let rows: [ActionRow] = []

    package var knownDuration: ActionDuration { .none }

    package func simulate(at location: SourceRange, in timeline: inout TimelineCheck) {
      for cell in cells { timeline.check(cell.cell) }
    }

    package func resolveNames(in references: inout ReferenceCheck) {
      for cell in cells { references.requireState(cell.state) }
    }
  }

  /// The state of its template that a cell changes to.
  package struct CellState: Hashable, Sendable {
    package let cell: Located<ItemReference>
    package let state: SourceName
  }

  /// The new properties of an overlay.
  package struct OverlayChange: Hashable, Sendable {
    package let id: SourceName
    /// Of `AnimatableProperty`, in the order of the text.
    package let properties: [PropertyValue.Entry]
  }
}

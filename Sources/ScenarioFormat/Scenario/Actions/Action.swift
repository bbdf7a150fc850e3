/// The actions of a timeline, each a type of its own; their names are UIKit's verbs.
package enum Action {
  /// Every action, in the order of lists.
  ///
  /// All actions that can be written in a scenario; each must be a `StagedAction` in Staging.
  package typealias All = (
    // Updates
    InsertItems, DeleteItems, MoveItem, ReloadItems, ReconfigureItems, PerformBatchUpdates,
    ApplySnapshot, ReloadData, InsertSections, DeleteSections, MoveSection, ReloadSections,
    // Layout
    InvalidateLayout, LayoutIfNeeded, QueryLayout, SetCollectionViewLayout,
    StartInteractiveTransition,
    SetValues, ToggleSelectedItem, Animate, ViewChange,
    // Touch
    Tap, LongPress, SelectItem, DeselectItem, Swipe, Drag, Fling, Pull, Pinch, RotateGesture,
    TypeText,
    // Scroll
    ScrollToItem, SetContentOffset,
    // Environment
    RotateDevice, Resize, SetTheme, SetContentSizeCategory, Shake, Refresh,
    Disturb,
    // Navigation
    Push, Pop, Sheet, SelectDetent, DismissSheet, Alert, ChooseButton,
    // Narration
    Wait, Mark, Chapter, Caption, HideCaption, Camera, Speed, Still, Hide, Show,
    // Groups
    Parallel, Repeat
  )

  static let table = CaseTable<StepFrame, any TimelineAction>(
    "action", "a step of the timeline: one action, and when it starts", frame: StepFrame.table
  ) { rows(of: All.self) }

  private static func rows<each Kind: TimelineAction>(
    of _: (repeat each Kind).Type
  ) -> [ActionRow] {
    var all: [ActionRow] = []
    for rows in repeat (each Kind).rows { all += rows }
    return all
  }
}

extension ValueReader where Value == Void {
  /// For actions without a value; the bare word, `null` and `{}` are read before this is asked.
  static let nothing = ValueReader(
    .empty, "no value"
  ) {
    node, reading in
    reading.report(.wrongType(expected: "no value", found: node), at: node.range)
    return nil
  }
}

public import Foundation

/// The buttons above the keyboard of a tablet; kept, it has none.
@preconcurrency @MainActor open class UITextInputAssistantItem: NSObject {
  /// Buttons before the proposed words.
  open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
  /// Buttons behind them.
  open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
  /// Whether the buttons can be hidden.
  open var allowsHidingShortcuts = true
}

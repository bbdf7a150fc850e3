public import Foundation

// What larger type, keyboards, pens and pointers do: none of them is there.

/// Shows an item of a bar larger to those who have larger type; never asked.
@preconcurrency @MainActor open class UILargeContentViewerInteraction: NSObject, UIInteraction {
  /// The view.
  public private(set) weak var view: UIView?
  /// Told what is shown.
  public private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?
  /// An interaction of a delegate.
  public init(delegate: (any UILargeContentViewerInteractionDelegate)? = nil) {
    self.delegate = delegate
  }
  /// Called before the interaction is added to a view, or taken from it with nil.
  open func willMove(to view: UIView?) {}
  /// Called after the interaction was added to a view, or taken from it with nil.
  open func didMove(to view: UIView?) { self.view = view }
}

/// Told what is shown larger, so never.
@preconcurrency @MainActor public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol
{}

/// Shows a menu about what is selected when code asks; none is shown.
@preconcurrency @MainActor open class UIEditMenuInteraction: NSObject, UIInteraction {
  /// The view.
  public private(set) weak var view: UIView?
  /// Says what is in the menu.
  public private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
  /// An interaction of a delegate.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) { self.delegate = delegate }
  /// Called before the interaction is added to a view, or taken from it with nil.
  open func willMove(to view: UIView?) {}
  /// Called after the interaction was added to a view, or taken from it with nil.
  open func didMove(to view: UIView?) { self.view = view }
  /// Shows nothing.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {}
  /// Does nothing: no menu is shown.
  open func dismissMenu() {}
  /// Does nothing: no menu is shown.
  open func reloadVisibleMenu() {}
}

/// Where a menu about what is selected points.
@preconcurrency @MainActor open class UIEditMenuConfiguration: NSObject {
  /// Its name.
  public let identifier: AnyHashable
  /// Where it points, in the view's coordinates.
  public let sourcePoint: CGPoint
  /// A menu at a point.
  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    self.identifier = identifier ?? AnyHashable("")
    self.sourcePoint = sourcePoint
  }
}

/// Says what is in the menu about what is selected; never asked.
@preconcurrency @MainActor public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {}

/// Finds the pointer over a view; there is none.
@preconcurrency @MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {}

/// Leads the focus of keys to another place; there are no keys.
@preconcurrency @MainActor open class UIFocusGuide: UILayoutGuide {
  /// Where the focus goes.
  open var preferredFocusEnvironments: [any UIFocusEnvironment]! = []
  /// Whether it leads there, true by default.
  open var isEnabled = true
}

/// Knows how words are written: all are written well.
@preconcurrency @MainActor open class UITextChecker: NSObject {
  /// Finds the next word that is not written well: `NSNotFound`, as none is.
  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool,
    language: String
  ) -> NSRange { NSRange(location: NSNotFound, length: 0) }
  /// Words that might be meant: none.
  open func guesses(
    forWordRange range: NSRange, in string: String, language: String
  ) -> [String]? { nil }
  /// Words that begin like a part of a text: none.
  open func completions(
    forPartialWordRange range: NSRange, in string: String, language: String
  ) -> [String]? { nil }
  /// The languages that are known: American English.
  open class var availableLanguages: [String] { ["en_US"] }
}

public import Foundation

// Keys go to nothing here: the names are there, and nobody makes or asks anything of them.

/// Something that keys can go to, or that has such things in it.
@preconcurrency @MainActor public protocol UIFocusEnvironment: NSObjectProtocol {}

/// Something that keys can go to.
@preconcurrency @MainActor public protocol UIFocusItem: UIFocusEnvironment {}

extension UIView: UIFocusItem {}
extension UIViewController: UIFocusEnvironment {}

/// The directions in which keys go on to something else.
public struct UIFocusHeading: OptionSet, Hashable, Sendable {
  /// One bit per direction, as in UIKit.
  public let rawValue: UInt

  /// The directions whose bits are set in `rawValue`.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Upwards.
  public static let up = UIFocusHeading(rawValue: 1)
  /// Downwards.
  public static let down = UIFocusHeading(rawValue: 2)
  /// To the left.
  public static let left = UIFocusHeading(rawValue: 4)
  /// To the right.
  public static let right = UIFocusHeading(rawValue: 8)
  /// To what comes next.
  public static let next = UIFocusHeading(rawValue: 16)
  /// To what came before.
  public static let previous = UIFocusHeading(rawValue: 32)
}

/// What keys went to and go to; nobody makes one.
@preconcurrency @MainActor open class UIFocusUpdateContext: NSObject {
  /// What keys went to; nil for nothing.
  open var previouslyFocusedItem: (any UIFocusItem)? { nil }
  /// What keys go to; nil for nothing.
  open var nextFocusedItem: (any UIFocusItem)? { nil }
  /// The view that keys went to; nil for none.
  open var previouslyFocusedView: UIView? { nil }
  /// The view that keys go to; nil for none.
  open var nextFocusedView: UIView? { nil }
  /// The direction of the change.
  open var focusHeading: UIFocusHeading { [] }
}

/// The items of a collection view that keys went to and go to; nobody makes one.
@preconcurrency @MainActor
open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
  /// The item that keys went to; nil for none.
  open var previouslyFocusedIndexPath: IndexPath? { nil }
  /// The item that keys go to; nil for none.
  open var nextFocusedIndexPath: IndexPath? { nil }
}

/// The rows of a table that keys went to and go to; nobody makes one.
@preconcurrency @MainActor
open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
  /// The row that keys went to; nil for none.
  open var previouslyFocusedIndexPath: IndexPath? { nil }
  /// The row that keys go to; nil for none.
  open var nextFocusedIndexPath: IndexPath? { nil }
}

/// Lets an app animate along as keys go to something else; nobody makes one.
@preconcurrency @MainActor open class UIFocusAnimationCoordinator: NSObject {
  /// Runs changes at once, as nothing is animated, and then `completion`.
  open func addCoordinatedAnimations(
    _ animations: (() -> Void)?, completion: (() -> Void)? = nil
  ) {
    animations?()
    completion?()
  }
}

/// What is dragged over something that opens then; nobody makes one.
@preconcurrency @MainActor public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
  /// What is about to open: a view or an item.
  var targetItem: Any? { get set }
  /// The view that is about to open.
  var targetView: UIView? { get set }
  /// The place of the finger in a view's coordinates.
  func location(in view: UIView?) -> CGPoint
}

/// Opens a view while something is dragged over it; never, as fingers drag nothing.
@preconcurrency @MainActor open class UISpringLoadedInteraction: NSObject, UIInteraction {
  /// The view that it was added to; nil before.
  public private(set) weak var view: UIView?
  /// Creates an interaction; `handler` is never called.
  public init(
    activationHandler handler:
      @escaping (
        UISpringLoadedInteraction, any UISpringLoadedInteractionContext
      ) -> Void
  ) { super.init() }
  /// Called before the interaction is added to a view, or taken from it with nil.
  open func willMove(to view: UIView?) {}
  /// Called after the interaction was added to a view, or taken from it with nil.
  open func didMove(to view: UIView?) { self.view = view }
}

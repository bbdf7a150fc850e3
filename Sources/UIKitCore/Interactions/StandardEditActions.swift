public import Foundation

/// What a menu for text offers; every responder has the methods, and most do nothing in them.
@preconcurrency @MainActor public protocol UIResponderStandardEditActions: NSObjectProtocol {
  /// Takes what is selected away, and keeps it for pasting.
  func cut(_ sender: Any?)
  /// Keeps what is selected for pasting.
  func copy(_ sender: Any?)
  /// Puts what was kept where the selection is.
  func paste(_ sender: Any?)
  /// Selects what is at the caret.
  func select(_ sender: Any?)
  /// Selects everything.
  func selectAll(_ sender: Any?)
  /// Takes what is selected away.
  func delete(_ sender: Any?)
  /// Has text run from left to right.
  func makeTextWritingDirectionLeftToRight(_ sender: Any?)
  /// Has text run from right to left.
  func makeTextWritingDirectionRightToLeft(_ sender: Any?)
  /// Turns bold type on or off.
  func toggleBoldface(_ sender: Any?)
  /// Turns italic type on or off.
  func toggleItalics(_ sender: Any?)
  /// Turns the line below text on or off.
  func toggleUnderline(_ sender: Any?)
  /// Makes text larger.
  func increaseSize(_ sender: Any?)
  /// Makes text smaller.
  func decreaseSize(_ sender: Any?)
}

/// Something whose state is written down for the next launch; nothing is kept over launches.
@preconcurrency @MainActor public protocol UIStateRestoring: NSObjectProtocol {
  /// Writes the state down.
  func encodeRestorableState(with coder: NSCoder)
  /// Takes the state up again.
  func decodeRestorableState(with coder: NSCoder)
  /// Called when all has been taken up again.
  func applicationFinishedRestoringState()
}

extension UIStateRestoring {
  /// Default: does nothing.
  public func encodeRestorableState(with coder: NSCoder) {}
  /// Default: does nothing.
  public func decodeRestorableState(with coder: NSCoder) {}
  /// Default: does nothing.
  public func applicationFinishedRestoringState() {}
}

extension UIApplication {
  /// Names an object whose state is to be kept over launches; nothing is.
  public class func registerObject(
    forStateRestoration object: any UIStateRestoring, restorationIdentifier: String
  ) {}
  /// The key of the kind of device on which a state was kept.
  public nonisolated static let stateRestorationUserInterfaceIdiomKey =
    "UIApplicationStateRestorationUserInterfaceIdiomKey"
  /// The key of the app's version with which a state was kept.
  public nonisolated static let stateRestorationBundleVersionKey =
    "UIApplicationStateRestorationBundleVersionKey"
  /// The key of the time at which a state was kept.
  public nonisolated static let stateRestorationTimestampKey =
    "UIApplicationStateRestorationTimestampKey"
}

/// Makes controllers of the class when an app's state is restored; asked by nobody, nothing is kept over launches.
@preconcurrency @MainActor public protocol UIViewControllerRestoration: AnyObject {
  /// The controller of a path of identifiers; nil for none.
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController?
}

/// Names items of a list so that they are found again when an app's state is restored; asked by nobody.
@preconcurrency @MainActor public protocol UIDataSourceModelAssociation {
  /// The name of the item of a place; nil for none.
  func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String?
  /// The place of the item of a name; nil for none.
  func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath?
}

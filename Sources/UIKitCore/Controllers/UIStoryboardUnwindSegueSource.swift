public import Foundation

/// Where an unwind segue comes from.
@preconcurrency @MainActor open class UIStoryboardUnwindSegueSource: NSObject {
  /// The controller that it leaves.
  public let source: UIViewController
  /// The method that it calls where it leads.
  public let unwindAction: Selector
  /// Who has caused it; nil for nobody.
  public let sender: Any?

  init(_ source: UIViewController, _ unwindAction: Selector, sender: Any?) {
    (self.source, self.unwindAction, self.sender) = (source, unwindAction, sender)
  }
}

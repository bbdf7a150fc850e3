import Foundation

/// Lets an app animate along with a menu that comes or goes.
@preconcurrency @MainActor public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  /// The controller of the preview; nil for a view that is lifted itself.
  var previewViewController: UIViewController? { get }
  /// Adds changes that are animated along.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds what is done afterwards.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// The way in which a preview goes that was tapped.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  /// It goes back to where it came from.
  case dismiss
  /// It grows to what the app shows then; here it goes back, too.
  case pop
}

/// Lets an app animate along with a menu that a tap on its preview closes.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// The way in which the preview goes; it goes back in any case.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// What an app adds to the end of one menu.
final class ContextMenuCommit: NSObject, UIContextMenuInteractionCommitAnimating {
  let previewViewController: UIViewController?
  var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  init(_ controller: UIViewController?) { previewViewController = controller }

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }
  func runAnimations() { for change in animations { change() } }
  func complete() { for completion in completions { completion() } }
}

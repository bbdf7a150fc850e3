import Foundation

/// The animation of updates, layout changes and their kin.
///
/// UIKit does not document duration or curve; 0.3 s ease-in-out is what independent replacements use.
/// Code that runs inside `UIView.animate` brings its own.
@MainActor enum CollectionViewAnimation {
  static let duration: TimeInterval = 0.3

  /// Runs `changes` inside the current animation, or inside one of the default kind.
  static func run(_ changes: @escaping () -> Void, completion: @escaping (Bool) -> Void) {
    if let current = ViewAnimation.current {
      changes()
      current.addCompletion(completion)
    } else if UIView.areAnimationsEnabled {
      UIView.animate(
        withDuration: duration, delay: 0, options: .curveEaseInOut, animations: changes,
        completion: completion)
    } else {
      changes()
      completion(true)
    }
  }
}

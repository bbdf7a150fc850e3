import Foundation

extension UIView {
  /// An animation that the system has a look for.
  public enum SystemAnimation: UInt, Sendable {
    /// Views shrink and fade, and leave the screen.
    case delete
  }

  /// Seconds of a system animation; a guess, that of most of UIKit's own changes.
  private static var systemAnimationDuration: TimeInterval { 0.25 }

  /// Lets views go as the system does, and animates other changes meanwhile.
  ///
  /// - Parameters:
  ///   - animation: What becomes of the views.
  ///   - views: Taken from their superviews at the end.
  ///   - options: The curve, and what else there is to say.
  ///   - parallelAnimations: Changes that are animated at the same time.
  ///   - completion: Called at the end, with false if an animation was replaced or removed.
  public class func perform(
    _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
    animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    let looks = views.map { (alpha: $0.alpha, transform: $0.transform) }
    animate(
      withDuration: systemAnimationDuration, delay: 0, options: options,
      animations: {
        for view in views {
          view.alpha = 0
          view.transform = view.transform.scaledBy(x: 0.01, y: 0.01)
        }
        parallelAnimations?()
      },
      completion: { finished in
        for (view, look) in zip(views, looks) {
          view.removeFromSuperview()
          (view.alpha, view.transform) = look
        }
        completion?(finished)
      })
  }
}

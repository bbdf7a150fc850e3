import AnimLayers
public import Foundation

extension UIView {
  /// Replaces the look of `view` by that after `animations`, with a cross-dissolve or a flip.
  ///
  /// The changes themselves are not animated unless the options say `allowAnimatedContent`.
  public static func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    let (pace, inheritedOptions) = inherited(
      Pace(duration: duration, form: .curve(options.curve)), options)
    guard areAnimationsEnabled, pace.duration > 0, let style = options.transitionStyle else {
      withoutAnimation { animations?() }
      if let completion { MediaClock.current.schedule(after: 0) { completion(true) } }
      return
    }
    let whole = ViewAnimation(pace, options: inheritedOptions)
    let transition = CATransition()
    transition.style = style
    transition.duration = pace.duration
    if case .curve(let curve) = pace.form {
      transition.timingFunction = CAMediaTimingFunction(curve: curve)
    }
    whole.start(transition, on: view.layer, forKey: "transition")
    if options.contains(.allowAnimatedContent) {
      whole.run {
        animations?()
        view.layoutIfNeeded()
      }
    } else {
      withoutAnimation {
        animations?()
        view.layoutIfNeeded()
      }
    }
    if let completion { whole.addCompletion(completion) }
    whole.close()
  }

  /// Puts `toView` in the place of `fromView`, or shows the one and hides the other if the options
  /// say `showHideTransitionViews`.
  public static func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    guard let container = fromView.superview else {
      completion?(false)
      return
    }
    transition(with: container, duration: duration, options: options) {
      if options.contains(.showHideTransitionViews) {
        fromView.isHidden = true
        toView.isHidden = false
      } else {
        container.insertSubview(toView, aboveSubview: fromView)
        fromView.removeFromSuperview()
      }
    } completion: {
      completion?($0)
    }
  }
}

extension UIView.AnimationOptions {
  /// Nil for `transitionNone`.
  var transitionStyle: LayerSnapshot.Transition.Style? {
    switch rawValue >> 20 & 0xf {
    case 1: .flip(.fromLeft)
    case 2: .flip(.fromRight)
    case 3, 4, 5: .fade
    case 6: .flip(.fromTop)
    case 7: .flip(.fromBottom)
    default: nil
    }
  }
}

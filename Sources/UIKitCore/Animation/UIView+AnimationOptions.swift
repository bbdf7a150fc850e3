import AnimMotion
import Foundation

extension UIView {
  /// The cubic curve of an animation's progress over time.
  public enum AnimationCurve: Int, Sendable {
    case easeInOut, easeIn, easeOut, linear

    /// The curve of a number; `easeInOut` for one that has no name, as the keyboard's, 7, has none.
    public init?(rawValue: Int) {
      let named: [Self] = [.easeInOut, .easeIn, .easeOut, .linear]
      self = named.first { $0.rawValue == rawValue } ?? .easeInOut
    }
  }

  /// How an animation runs; the bits are UIKit's.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits, those of UIKit.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out the changed views at the end of the closure, so that it is animated too.
    public static let layoutSubviews = Self(rawValue: 1 << 0)
    /// Without effect: views take touches during all animations, where their model values are.
    public static let allowUserInteraction = Self(rawValue: 1 << 1)
    /// Properties that are not animated additively start from what is on show.
    public static let beginFromCurrentState = Self(rawValue: 1 << 2)
    /// Runs the animation again and again, without end.
    public static let `repeat` = Self(rawValue: 1 << 3)
    /// Runs the animation there and back; the changes take effect at the end all the same.
    public static let autoreverse = Self(rawValue: 1 << 4)
    /// Keeps the animation's own duration inside another one's closure.
    public static let overrideInheritedDuration = Self(rawValue: 1 << 5)
    /// Keeps the animation's own curve or spring inside another one's closure.
    public static let overrideInheritedCurve = Self(rawValue: 1 << 6)
    /// Animates the changes in a transition's closure too.
    public static let allowAnimatedContent = Self(rawValue: 1 << 7)
    /// Has a transition between two views hide and show them in place of taking one out and the
    /// other in.
    public static let showHideTransitionViews = Self(rawValue: 1 << 8)
    /// Keeps the animation from repeating as another one does in whose closure it is.
    public static let overrideInheritedOptions = Self(rawValue: 1 << 9)

    /// Updates what is out of date before the closure, unanimated, and at its end, so that what follows from changed objects
    /// is animated too.
    ///
    /// Windows' properties and layout are updated. The bit is our own choice. Source: `flushUpdates` in Apple's
    /// documentation of iOS 26.
    public static let flushUpdates = Self(rawValue: 1 << 28)

    /// Slow at both ends; the default.
    public static let curveEaseInOut: Self = []
    /// Slow at the beginning.
    public static let curveEaseIn = Self(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = Self(rawValue: 2 << 16)
    /// Equally fast all the time.
    public static let curveLinear = Self(rawValue: 3 << 16)

    /// A transition about the vertical axis, in which the left edge comes to the front.
    public static let transitionFlipFromLeft = Self(rawValue: 1 << 20)
    /// A transition about the vertical axis, in which the right edge comes to the front.
    public static let transitionFlipFromRight = Self(rawValue: 2 << 20)
    /// A transition that would curl a page: a cross-dissolve stands in.
    public static let transitionCurlUp = Self(rawValue: 3 << 20)
    /// A transition that would curl a page: a cross-dissolve stands in.
    public static let transitionCurlDown = Self(rawValue: 4 << 20)
    /// A transition in which the old look fades to the new one.
    public static let transitionCrossDissolve = Self(rawValue: 5 << 20)
    /// A transition about the horizontal axis, in which the top edge comes to the front.
    public static let transitionFlipFromTop = Self(rawValue: 6 << 20)
    /// A transition about the horizontal axis, in which the bottom edge comes to the front.
    public static let transitionFlipFromBottom = Self(rawValue: 7 << 20)

    /// Without effect: the frame rate is that of the output.
    public static let preferredFramesPerSecond60 = Self(rawValue: 3 << 24)
    /// Without effect: the frame rate is that of the output.
    public static let preferredFramesPerSecond30 = Self(rawValue: 7 << 24)
  }

  /// How keyframes run; the bits are UIKit's.
  ///
  /// The curve bits of `AnimationOptions` are heeded too.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits, those of UIKit.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out the changed views at the end of the closure, so that it is animated too.
    public static let layoutSubviews = Self(rawValue: 1 << 0)
    /// Without effect: views take touches during all animations, where their model values are.
    public static let allowUserInteraction = Self(rawValue: 1 << 1)
    /// Without effect: keyframes start from the model values.
    public static let beginFromCurrentState = Self(rawValue: 1 << 2)
    /// Runs the animation again and again, without end.
    public static let `repeat` = Self(rawValue: 1 << 3)
    /// Runs the animation there and back; the changes take effect at the end all the same.
    public static let autoreverse = Self(rawValue: 1 << 4)
    /// Keeps the animation's own duration inside another one's closure.
    public static let overrideInheritedDuration = Self(rawValue: 1 << 5)
    /// Keeps the animation from repeating as another one does in whose closure it is.
    public static let overrideInheritedOptions = Self(rawValue: 1 << 9)
    /// Straight from one keyframe to the next; the default.
    public static let calculationModeLinear: Self = []
    /// In jumps, without values in between.
    public static let calculationModeDiscrete = Self(rawValue: 1 << 10)
    /// Equally fast all the way, whatever the keyframes' times.
    public static let calculationModePaced = Self(rawValue: 2 << 10)
    /// Along a smooth curve through all keyframes.
    public static let calculationModeCubic = Self(rawValue: 3 << 10)
    /// Along a smooth curve through all keyframes, equally fast all the way.
    public static let calculationModeCubicPaced = Self(rawValue: 4 << 10)
  }
}

extension UIView.AnimationOptions {
  /// The pace of an animation with these options.
  ///
  /// The keyboard's curve, which has a number and no name, is UIKit's own spring, however long the animation is to be.
  func pace(duration: TimeInterval) -> Pace {
    guard rawValue >> 16 & 0xf == 7, duration > 0 else {
      return Pace(duration: duration, form: .curve(curve))
    }
    return Pace(duration: UIView.systemTransitionDuration, form: .spring(.system))
  }

  var curve: TimingCurve {
    switch rawValue >> 16 & 0xf {
    case 1: .easeIn
    case 2: .easeOut
    case 3: .linear
    default: .easeInOut
    }
  }

  /// Nil for a single run.
  var repetition: (count: Double, autoreverses: Bool)? {
    guard contains(.repeat) || contains(.autoreverse) else { return nil }
    return (contains(.repeat) ? .infinity : 1, contains(.autoreverse))
  }
}

extension UIView.AnimationCurve {
  var curve: TimingCurve {
    switch self {
    case .easeInOut: .easeInOut
    case .easeIn: .easeIn
    case .easeOut: .easeOut
    case .linear: .linear
    }
  }
}

import AnimSourceRuntime
public import Foundation
public import UIKitCore

/// A drawing that moves, of which nothing is known.
public final class LottieAnimation: Sendable {
  private init() {}
  /// The drawing of a name.
  public static func named(
    _ name: String, bundle: Bundle = .main, subdirectory: String? = nil
  ) -> LottieAnimation? { LottieAnimation() }
  /// The drawing of a file.
  public static func filepath(_ filepath: String) -> LottieAnimation? { LottieAnimation() }
  /// The drawing at an address; it does not come.
  public static func loadedFrom(url: URL, closure: @escaping (LottieAnimation?) -> Void) {}
  /// The drawing of data.
  ///
  /// - Throws: Nothing.
  public static func from(data: Data) throws -> LottieAnimation { LottieAnimation() }
  /// Seconds that it takes.
  public var duration: TimeInterval { 1 }
  /// Its pictures a second.
  public var framerate: Double { 60 }
  /// The first picture.
  public var startFrame: CGFloat { 0 }
  /// The last picture.
  public var endFrame: CGFloat { 60 }
  /// Its size.
  public var size: CGSize { .zero }
}

/// A drawing, as it was called before version 4.
public typealias Animation = LottieAnimation

/// How often a drawing moves.
public enum LottieLoopMode: Hashable, Sendable {
  /// Once.
  case playOnce
  /// Always.
  case loop
  /// There and back, always.
  case autoReverse
  /// So often.
  case `repeat`(Float)
  /// There and back, so often.
  case repeatBackwards(Float)
}

/// What a drawing does while the app is not in front.
public enum LottieBackgroundBehavior: Sendable {
  case stop, pause, pauseAndRestore, forceFinish, continuePlaying
}

/// A part of a drawing.
public struct AnimationKeypath: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The names of the parts.
  public let keys: [String]
  /// A part.
  public init(keypath: String) { keys = keypath.components(separatedBy: ".") }
  /// A part.
  public init(keys: [String]) { self.keys = keys }
  /// A part.
  public init(stringLiteral value: String) { self.init(keypath: value) }
}

/// A colour with shares from 0 to 1.
public struct LottieColor: Hashable, Sendable {
  /// The shares.
  public let (r, g, b, a): (Double, Double, Double, Double)
  /// A colour.
  public init(r: Double, g: Double, b: Double, a: Double) {
    (self.r, self.g, self.b, self.a) = (r, g, b, a)
  }
}

/// Gives parts of a drawing values.
public protocol AnyValueProvider {}
/// Gives parts a colour.
public struct ColorValueProvider: AnyValueProvider {
  /// A colour.
  public init(_ color: LottieColor) {}
}
/// Gives parts a number.
public struct FloatValueProvider: AnyValueProvider {
  /// A number.
  public init(_ float: CGFloat) {}
}
/// Gives parts a text.
public final class DictionaryTextProvider {
  /// Texts by the names of parts.
  public init(_ values: [String: String]) {}
}

extension UIColor {
  /// The colour in shares from 0 to 1.
  public var lottieColorValue: LottieColor {
    var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    unsafe getRed(&r, green: &g, blue: &b, alpha: &a)
    return LottieColor(r: Double(r), g: Double(g), b: Double(b), a: Double(a))
  }
}

/// Told that a drawing has ended: true if it came to its end.
public typealias LottieCompletionBlock = (Bool) -> Void

/// A view of a drawing that moves: empty, as such files are not read, but with its size and time.
@preconcurrency @MainActor open class LottieAnimationView: UIView {
  /// The drawing.
  open var animation: LottieAnimation?
  /// How often it moves.
  open var loopMode = LottieLoopMode.playOnce
  /// How fast it does.
  open var animationSpeed: CGFloat = 1
  /// What it does while the app is not in front.
  open var backgroundBehavior = LottieBackgroundBehavior.pause
  /// Where it is, from 0 to 1.
  open var currentProgress: CGFloat = 0
  /// Which picture is seen.
  open var currentFrame: CGFloat = 0
  /// When it is.
  open var currentTime: TimeInterval = 0
  /// Whether it moves.
  open private(set) var isAnimationPlaying = false
  /// Whether curves are drawn as at whole pictures.
  open var respectAnimationFrameRate = false
  /// Whether it moves in the background of other work.
  open var shouldRasterizeWhenIdle = false
  private var runs = 0

  /// An empty view.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Makes one that a nib describes.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// A view of a drawing.
  public init(animation: LottieAnimation? = nil) {
    self.animation = animation
    super.init(frame: .zero)
  }
  /// A view of the drawing of a name.
  public init(name: String, bundle: Bundle = .main, subdirectory: String? = nil) {
    animation = LottieAnimation.named(name)
    super.init(frame: .zero)
  }
  /// A view of the drawing of a file.
  public init(filePath: String) {
    animation = LottieAnimation.filepath(filePath)
    super.init(frame: .zero)
  }
  /// A view of the drawing at an address.
  public init(url: URL, closure: @escaping ((any Error)?) -> Void) { super.init(frame: .zero) }

  /// The name of the drawing, for nibs.
  open var animationName: String? {
    didSet { animation = animationName.flatMap { LottieAnimation.named($0) } }
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window != nil else { return }
    UIEnvironment.current.warn("Lottie's drawings are not shown: their files are not read")
  }

  /// Has it move, and tells of the end.
  open func play(completion: LottieCompletionBlock? = nil) {
    play(fromProgress: nil, toProgress: 1, loopMode: nil, completion: completion)
  }
  /// Has it move between two moments.
  open func play(
    fromProgress: CGFloat? = nil, toProgress: CGFloat, loopMode: LottieLoopMode? = nil,
    completion: LottieCompletionBlock? = nil
  ) {
    if let loopMode { self.loopMode = loopMode }
    isAnimationPlaying = true
    runs += 1
    let run = runs
    guard self.loopMode == .playOnce else { return }
    let duration = (animation?.duration ?? 0) / Double(max(animationSpeed, 0.01))
    SimulatedQueue.main.asyncAfter(deadline: .now() + duration) { [weak self] in
      guard let self, runs == run, isAnimationPlaying else { return }
      isAnimationPlaying = false
      currentProgress = toProgress
      completion?(true)
    }
  }
  /// Has it move between two pictures.
  open func play(
    fromFrame: CGFloat? = nil, toFrame: CGFloat, loopMode: LottieLoopMode? = nil,
    completion: LottieCompletionBlock? = nil
  ) { play(fromProgress: nil, toProgress: 1, loopMode: loopMode, completion: completion) }
  /// Has it stand at its beginning.
  open func stop() {
    isAnimationPlaying = false
    currentProgress = 0
  }
  /// Has it stand.
  open func pause() { isAnimationPlaying = false }
  /// Gives a part a value; it is not seen.
  open func setValueProvider(_ valueProvider: any AnyValueProvider, keypath: AnimationKeypath) {}
  /// Draws it anew.
  open func reloadImages() {}
  /// Draws it anew.
  open func forceDisplayUpdate() {}
}

/// The view, as it was called.
public typealias AnimationView = LottieAnimationView
/// The view, as it was called before.
public typealias LOTAnimationView = LottieAnimationView

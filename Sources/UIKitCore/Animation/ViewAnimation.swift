public import AnimLayers
import AnimMotion
import Foundation

/// The animation that changes of views belong to while its closure runs.
///
/// `UIView.animate` and its kin bind one; the layers of views ask it what a change is to do.
@preconcurrency @MainActor
public final class ViewAnimation {
  /// The animation whose closure is running, if one is, or whose block is open.
  public static var current: ViewAnimation? {
    if let scope { return scope }
    return AnimationBlock.areOpen ? UIEnvironment.current.animationBlocks.last?.animation : nil
  }

  /// The animation whose closure is running, or nil in one that keeps animations off; none outside of all closures.
  @TaskLocal static var scope: ViewAnimation??
  /// Whether `performWithoutAnimation` is running, in which not even a nested animation animates.
  @TaskLocal static var isSuspended = false

  let pace: Pace
  let delay: TimeInterval
  let options: UIView.AnimationOptions
  /// Set by `UIView.modifyAnimations` while its closure runs.
  var repetition: (count: Double, autoreverses: Bool)?
  let recorder: (any ChangeRecorder)?
  /// What leads this animation in time; nil for one that time moves.
  private let scrubbed = ScrubbedAnimations.current

  private var running = 0
  private var isClosed = false
  private var isFinished = true
  private var completions: [(Bool) -> Void] = []
  /// The layers that are laid out at the end of the closure if the options say so.
  private var changedLayers: [CALayer] = []

  /// Creates an animation whose closure has not run; `recorder` takes the changes in place of the
  /// layers.
  init(
    _ pace: Pace, delay: TimeInterval = 0, options: UIView.AnimationOptions = [],
    recorder: (any ChangeRecorder)? = nil
  ) {
    self.pace = pace
    self.delay = delay
    self.options = options
    self.recorder = recorder
  }

  /// Runs `body` with this as the current animation.
  func run(_ body: () -> Void) {
    ViewAnimation.$scope.withValue(.some(self)) {
      body()
      if options.contains(.layoutSubviews) {
        for layer in changedLayers { layer.layoutIfNeeded() }
      }
    }
  }

  /// Has `completion` called at the end, with whether all animations ran to theirs.
  public func addCompletion(_ completion: @escaping (Bool) -> Void) {
    if let recorder { return recorder.addCompletion(completion) }
    completions.append(completion)
  }

  /// The action for a change of a view's layer; nil for none.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    guard let path = LayerKeyPath(event), path.key.isAnimatedByViews else { return nil }
    let now = layer.clock.now
    let action = ChangeAction(
      animation: self, key: path.key, old: layer.properties,
      presented: layer.presentedProperties(at: now))
    if path.key == .opacity {
      let model = pace.animation(of: path)
      action.keyPath = event
      (action.duration, action.timingFunction) = (model.duration, model.timingFunction)
      action.fillMode = .both
      if delay > 0 { action.beginTime = layer.convertTime(now + delay, from: nil) }
    }
    return action
  }

  /// Ends the collecting of changes: from now on, the last animation to end completes this one.
  func close() {
    isClosed = true
    guard running == 0 else { return }
    MediaClock.current.schedule(after: 0) { self.complete() }
  }

  /// Adds an animation to a layer; its end is part of this one's.
  func start(_ animation: CAAnimation, on layer: CALayer, forKey key: String) {
    animation.fillMode = .both
    if delay > 0 { animation.beginTime = layer.convertTime(layer.clock.now + delay, from: nil) }
    animation.delegate = self
    running += 1
    layer.add(animation, forKey: key)
    scrubbed?.take(animationForKey: key, of: layer)
  }

  fileprivate func take(_ change: ViewChange) {
    if options.contains(.layoutSubviews), changedLayers.last !== change.layer {
      changedLayers.append(change.layer)
    }
    scrubbed?.note(change)
    if let recorder { return recorder.record(change, in: self) }
    let repetition = repetition ?? options.repetition
    let animation = pace.animation(of: change.path)
    if let repetition {
      animation.repeatCount = Float(repetition.count)
      animation.autoreverses = repetition.autoreverses
    }
    let key = change.configure(
      animation, fromPresentation: options.contains(.beginFromCurrentState),
      isRepeating: repetition != nil)
    start(animation, on: change.layer, forKey: key)
  }

  private func complete() {
    let completions = completions
    self.completions = []
    for completion in completions { completion(isFinished) }
  }
}

extension ViewAnimation: CAAnimationDelegate {
  /// Counts the end of one of the layers' animations; the last one completes this animation.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    running -= 1
    if !flag { isFinished = false }
    if isClosed && running == 0 { complete() }
  }
}

/// An object that takes the changes made in an animation's closure and animates them itself.
@MainActor protocol ChangeRecorder: AnyObject {
  func record(_ change: ViewChange, in animation: ViewAnimation)
  func addCompletion(_ completion: @escaping (Bool) -> Void)
}

/// Runs when a layer's property has changed inside an animation.
///
/// It is a basic animation where UIKit's is one: apps copy that of the opacity to animate properties of their own layers.
private final class ChangeAction: CABasicAnimation {
  private struct Change {
    let animation: ViewAnimation
    let key: LayerKey
    let old: LayerProperties
    let presented: LayerProperties
  }

  /// Nil for a copy, which is an animation like any other.
  private var change: Change?

  required init() { super.init() }

  convenience init(
    animation: ViewAnimation, key: LayerKey, old: LayerProperties, presented: LayerProperties
  ) {
    self.init()
    change = Change(animation: animation, key: key, old: old, presented: presented)
  }

  override func run(
    forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?
  ) {
    guard let change else {
      return super.run(forKey: event, object: anObject, arguments: dict)
    }
    guard let layer = anObject as? CALayer else { return }
    let isSplit = change.animation.pace.vertical != nil
    for path in change.key.animatedPaths(isSplit: isSplit) {
      guard let from = change.old[path], from != layer.properties[path] else { continue }
      // A backdrop that is taken away fades to one that does nothing.
      guard let to = layer.properties[path] ?? change.old.backdrop.map({ .backdrop($0.faded) })
      else { continue }
      change.animation.take(
        ViewChange(
          layer: layer, path: path, from: from, to: to, presented: change.presented[path]))
    }
  }
}

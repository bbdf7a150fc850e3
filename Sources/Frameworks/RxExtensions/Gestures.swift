public import AnimRxSwift
public import Foundation
public import UIKitCore

/// Whether a recognizer may do something.
public enum GestureRecognizerDelegatePolicy<Asked> {
  /// It may.
  case always
  /// It may not.
  case never
  /// A function says so.
  case custom((Asked) -> Bool)

  func isExerted(with asked: Asked, by standard: Bool = true) -> Bool {
    switch self {
    case .always: true
    case .never: false
    case .custom(let answer): answer(asked)
    }
  }
}

/// Answers for a recognizer.
@preconcurrency @MainActor
public final class RxGestureRecognizerDelegate: NSObject,
  UIGestureRecognizerDelegate
{
  /// Whether it begins.
  public var beginPolicy: GestureRecognizerDelegatePolicy<UIGestureRecognizer> = .always
  /// Whether it hears of a touch.
  public var touchReceptionPolicy: GestureRecognizerDelegatePolicy<(UIGestureRecognizer, UITouch)> =
    .always
  /// Whether it waits for another one.
  public var selfFailureRequirementPolicy:
    GestureRecognizerDelegatePolicy<(UIGestureRecognizer, UIGestureRecognizer)> = .never
  /// Whether another one waits for it.
  public var otherFailureRequirementPolicy:
    GestureRecognizerDelegatePolicy<(UIGestureRecognizer, UIGestureRecognizer)> = .never
  /// Whether it goes along with another one.
  public var simultaneousRecognitionPolicy:
    GestureRecognizerDelegatePolicy<(UIGestureRecognizer, UIGestureRecognizer)> = .always

  /// Whether the recognizer begins.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    beginPolicy.isExerted(with: gestureRecognizer)
  }
  /// Whether it hears of a touch.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { touchReceptionPolicy.isExerted(with: (gestureRecognizer, touch)) }
  /// Whether it waits for another one.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    selfFailureRequirementPolicy.isExerted(with: (gestureRecognizer, otherGestureRecognizer))
  }
  /// Whether another one waits for it.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    otherFailureRequirementPolicy.isExerted(with: (gestureRecognizer, otherGestureRecognizer))
  }
  /// Whether it goes along with another one.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    simultaneousRecognitionPolicy.isExerted(with: (gestureRecognizer, otherGestureRecognizer))
  }
}

/// Sets a recognizer up.
public typealias Configuration<Gesture> = (Gesture, RxGestureRecognizerDelegate) -> Void
/// What a tap tells.
public typealias TapControlEvent = ControlEvent<UITapGestureRecognizer>
/// What a finger that moves tells.
public typealias PanControlEvent = ControlEvent<UIPanGestureRecognizer>
/// What a long touch tells.
public typealias LongPressControlEvent = ControlEvent<UILongPressGestureRecognizer>
/// What a quick move tells.
public typealias SwipeControlEvent = ControlEvent<UISwipeGestureRecognizer>

/// What answers for the recognizers of a view, as long as it is there.
@MainActor private final class Delegates {
  var all: [RxGestureRecognizerDelegate] = []
}

extension Reactive where Base: UIView {
  /// Tells of a gesture, and at first that it is possible.
  @preconcurrency @MainActor public func gesture<Gesture: UIGestureRecognizer>(
    _ gesture: Gesture, configuration: Configuration<Gesture>? = nil
  ) -> ControlEvent<Gesture> {
    let delegate = RxGestureRecognizerDelegate()
    configuration?(gesture, delegate)
    gesture.delegate = delegate
    UIEnvironment.current.single(of: base) { Delegates() }.all.append(delegate)
    base.isUserInteractionEnabled = true
    base.addGestureRecognizer(gesture)
    return ControlEvent(events: gesture.rx.event.asObservable().startWith(gesture))
  }

  /// Tells of taps.
  @preconcurrency @MainActor public func tapGesture(
    configuration: Configuration<UITapGestureRecognizer>? = nil
  ) -> TapControlEvent { gesture(UITapGestureRecognizer(), configuration: configuration) }

  /// Tells of a finger that moves.
  @preconcurrency @MainActor public func panGesture(
    configuration: Configuration<UIPanGestureRecognizer>? = nil
  ) -> PanControlEvent { gesture(UIPanGestureRecognizer(), configuration: configuration) }

  /// Tells of a long touch.
  @preconcurrency @MainActor public func longPressGesture(
    configuration: Configuration<UILongPressGestureRecognizer>? = nil
  ) -> LongPressControlEvent {
    gesture(UILongPressGestureRecognizer(), configuration: configuration)
  }

  /// Tells of two fingers that part.
  @preconcurrency @MainActor public func pinchGesture(
    configuration: Configuration<UIPinchGestureRecognizer>? = nil
  ) -> ControlEvent<UIPinchGestureRecognizer> {
    gesture(UIPinchGestureRecognizer(), configuration: configuration)
  }

  /// Tells of two fingers that turn.
  @preconcurrency @MainActor public func rotationGesture(
    configuration: Configuration<UIRotationGestureRecognizer>? = nil
  ) -> ControlEvent<UIRotationGestureRecognizer> {
    gesture(UIRotationGestureRecognizer(), configuration: configuration)
  }

  /// Tells of a quick move into some directions.
  @preconcurrency @MainActor public func swipeGesture(
    _ directions: UISwipeGestureRecognizer.Direction...,
    configuration: Configuration<UISwipeGestureRecognizer>? = nil
  ) -> SwipeControlEvent {
    let events = directions.map { direction in
      let swipe = UISwipeGestureRecognizer()
      swipe.direction = direction
      return gesture(swipe, configuration: configuration).asObservable()
    }
    return ControlEvent(events: Observable.merge(events))
  }
}

extension ObservableType where Element: UIGestureRecognizer {
  /// The gestures that are so far.
  public func when(_ states: UIGestureRecognizer.State...) -> Observable<Element> {
    filter { gesture in
      MainActor.assumeIsolated { states.contains(gesture.state) }
    }
  }

  /// Where they are.
  public func asLocation(in view: RxGestureView = .view) -> Observable<CGPoint> {
    map { gesture in
      MainActor.assumeIsolated { gesture.location(in: view.found(for: gesture)) }
    }
  }
}

extension ObservableType where Element: UIPanGestureRecognizer {
  /// How far the finger has moved, and how fast it is.
  public func asTranslation(
    in view: RxGestureView = .view
  ) -> Observable<(translation: CGPoint, velocity: CGPoint)> {
    map { gesture in
      MainActor.assumeIsolated {
        let view = view.found(for: gesture)
        return (gesture.translation(in: view), gesture.velocity(in: view))
      }
    }
  }
}

/// The view whose points are told.
public enum RxGestureView: Sendable {
  /// That of the recognizer.
  case view
  /// That above it.
  case superview
  /// The window.
  case window

  @MainActor func found(for gesture: UIGestureRecognizer) -> UIView? {
    switch self {
    case .view: gesture.view
    case .superview: gesture.view?.superview
    case .window: gesture.view?.window
    }
  }
}

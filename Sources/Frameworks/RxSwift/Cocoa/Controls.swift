public import Foundation
public import UIKitCore

/// What UIKit calls for an event.
@MainActor private final class Receiver: NSObject {
  private let receive: (AnyObject?) -> Void
  init(_ receive: @escaping (AnyObject?) -> Void) { self.receive = receive }

  static let selector = Selector("receive(_:)") { target, arguments in
    (target as? Receiver)?.receive(arguments.first.flatMap { $0 } as AnyObject?)
  }
}

extension Reactive where Base: UIControl {
  /// Tells that something happens to the control.
  @preconcurrency @MainActor public func controlEvent(
    _ controlEvents: UIControl.Event
  ) -> ControlEvent<Void> {
    ControlEvent(
      events: Observable<Void>.onMain { [weak control = base] sink in
        let action = UIAction { _ in sink.onNext(()) }
        control?.addAction(action, for: controlEvents)
        return Disposables.onMain { [weak control] in
          control?.removeAction(action, for: controlEvents)
        }
      })
  }

  /// A value of the control, which a user changes.
  @preconcurrency @MainActor public func controlProperty<Value>(
    editingEvents: UIControl.Event, getter: @escaping @MainActor (Base) -> Value,
    setter: @escaping @MainActor (Base, Value) -> Void
  ) -> ControlProperty<Value> {
    let values = Observable<Value>.onMain { [weak control = base] sink in
      guard let control else {
        sink.onCompleted()
        return Disposables.create()
      }
      sink.onNext(getter(control))
      let action = UIAction { [weak control] _ in if let control { sink.onNext(getter(control)) } }
      control.addAction(action, for: editingEvents)
      return Disposables.onMain { [weak control] in
        control?.removeAction(action, for: editingEvents)
      }
    }
    return ControlProperty(values: values, valueSink: Binder(base, binding: setter))
  }

  /// The same for the events that a value is changed with.
  @MainActor func value<Value>(
    _ keyPath: ReferenceWritableKeyPath<Base, Value>
  ) -> ControlProperty<Value> {
    controlProperty(
      editingEvents: [.allEditingEvents, .valueChanged], getter: { $0[keyPath: keyPath] }
    ) { $0[keyPath: keyPath] = $1 }
  }
}

extension Reactive where Base: UIButton {
  /// Tells that the button was tapped.
  @preconcurrency @MainActor public var tap: ControlEvent<Void> { controlEvent(.touchUpInside) }

  /// Sets the title in a state.
  @preconcurrency @MainActor public func title(for controlState: UIControl.State = []) -> Binder<
    String?
  > { Binder(base) { $0.setTitle($1, for: controlState) } }

  /// Sets the title with its look in a state.
  @preconcurrency @MainActor public func attributedTitle(
    for controlState: UIControl.State = []
  ) -> Binder<NSAttributedString?> {
    Binder(base) { $0.setAttributedTitle($1, for: controlState) }
  }

  /// Sets the picture in a state.
  @preconcurrency @MainActor public func image(for controlState: UIControl.State = []) -> Binder<
    UIImage?
  > { Binder(base) { $0.setImage($1, for: controlState) } }

  /// Sets the picture behind all in a state.
  @preconcurrency @MainActor public func backgroundImage(
    for controlState: UIControl.State = []
  ) -> Binder<UIImage?> { Binder(base) { $0.setBackgroundImage($1, for: controlState) } }

  /// Sets the title's colour in a state.
  @preconcurrency @MainActor public func titleColor(
    for controlState: UIControl.State = []
  ) -> Binder<UIColor?> { Binder(base) { $0.setTitleColor($1, for: controlState) } }
}

extension Reactive where Base: UISwitch {
  /// Whether it is on.
  @preconcurrency @MainActor public var isOn: ControlProperty<Bool> { value(\.isOn) }
  /// Whether it is on.
  @preconcurrency @MainActor public var value: ControlProperty<Bool> { isOn }
}

extension Reactive where Base: UISlider {
  /// Where it stands.
  @preconcurrency @MainActor public var value: ControlProperty<Float> { value(\.value) }
}

extension Reactive where Base: UIStepper {
  /// Where it stands.
  @preconcurrency @MainActor public var value: ControlProperty<Double> { value(\.value) }
}

extension Reactive where Base: UISegmentedControl {
  /// The segment that is chosen.
  @preconcurrency @MainActor public var selectedSegmentIndex: ControlProperty<Int> {
    value(\.selectedSegmentIndex)
  }
  /// The segment that is chosen.
  @preconcurrency @MainActor public var value: ControlProperty<Int> { selectedSegmentIndex }

  /// Sets a segment's title.
  @preconcurrency @MainActor public func titleForSegment(at index: Int) -> Binder<String?> {
    Binder(base) { $0.setTitle($1, forSegmentAt: index) }
  }

  /// Sets whether a segment can be chosen.
  @preconcurrency @MainActor public func enabledForSegment(at index: Int) -> Binder<Bool> {
    Binder(base) { $0.setEnabled($1, forSegmentAt: index) }
  }
}

extension Reactive where Base: UIDatePicker {
  /// The date.
  @preconcurrency @MainActor public var date: ControlProperty<Date> { value(\.date) }
  /// The date.
  @preconcurrency @MainActor public var value: ControlProperty<Date> { date }
  /// The time from now, where it counts down.
  @preconcurrency @MainActor public var countDownDuration: ControlProperty<TimeInterval> {
    value(\.countDownDuration)
  }
}

extension Reactive where Base: UIPageControl {
  /// Tells which page a user has gone to, and sets it.
  @preconcurrency @MainActor public var currentPage: ControlProperty<Int> { value(\.currentPage) }
}

extension Reactive where Base: UIRefreshControl {
  /// Sets whether it turns.
  @preconcurrency @MainActor public var isRefreshing: Binder<Bool> {
    Binder(base) { control, isRefreshing in
      if isRefreshing { control.beginRefreshing() } else { control.endRefreshing() }
    }
  }
}

extension Reactive where Base: UIActivityIndicatorView {
  /// Sets whether it turns.
  @preconcurrency @MainActor public var isAnimating: Binder<Bool> {
    Binder(base) { indicator, isAnimating in
      if isAnimating { indicator.startAnimating() } else { indicator.stopAnimating() }
    }
  }
}

extension Reactive where Base: UIApplication {
  private static func told(_ name: Notification.Name) -> ControlEvent<Void> {
    ControlEvent(events: NotificationCenter.default.rx.notification(name).map { _ in })
  }

  /// Tells that the app was started.
  @preconcurrency @MainActor public static var didFinishLaunching: ControlEvent<Void> {
    told(UIApplication.didFinishLaunchingNotification)
  }
  /// Tells that the app is in front.
  @preconcurrency @MainActor public static var didBecomeActive: ControlEvent<Void> {
    told(UIApplication.didBecomeActiveNotification)
  }
  /// Tells that the app is about to be left.
  @preconcurrency @MainActor public static var willResignActive: ControlEvent<Void> {
    told(UIApplication.willResignActiveNotification)
  }
  /// Tells that the app is about to come back.
  @preconcurrency @MainActor public static var willEnterForeground: ControlEvent<Void> {
    told(UIApplication.willEnterForegroundNotification)
  }
  /// Tells that the app was left.
  @preconcurrency @MainActor public static var didEnterBackground: ControlEvent<Void> {
    told(UIApplication.didEnterBackgroundNotification)
  }
  /// Tells that the app is about to end.
  @preconcurrency @MainActor public static var willTerminate: ControlEvent<Void> {
    told(UIApplication.willTerminateNotification)
  }
  /// Tells that memory runs short.
  @preconcurrency @MainActor public static var didReceiveMemoryWarning: ControlEvent<Void> {
    told(UIApplication.didReceiveMemoryWarningNotification)
  }

  /// Sets whether the network is in use, which is not shown.
  @preconcurrency @MainActor public var isNetworkActivityIndicatorVisible: Binder<Bool> {
    Binder(base) { _, _ in }
  }
}

// Text.

extension Reactive where Base: UITextField {
  /// The text.
  @preconcurrency @MainActor public var text: ControlProperty<String?> { value }
  /// The text.
  @preconcurrency @MainActor public var value: ControlProperty<String?> {
    controlProperty(
      editingEvents: [.allEditingEvents, .valueChanged], getter: { $0.text }
    ) { field, text in if field.text != text { field.text = text } }
  }
  /// The text with its look.
  @preconcurrency @MainActor public var attributedText: ControlProperty<NSAttributedString?> {
    value(\.attributedText)
  }
}

extension Reactive where Base: UITextView {
  /// The text.
  @preconcurrency @MainActor public var text: ControlProperty<String?> { value }
  /// The text.
  @preconcurrency @MainActor public var value: ControlProperty<String?> {
    ControlProperty(
      values: Observable<String?>.onMain { [weak view = base] sink in
        sink.onNext(view?.text)
        return NotificationCenter.default.rx
          .notification(UITextView.textDidChangeNotification, object: view)
          .receive { [weak view] _ in MainActor.assumeIsolated { sink.onNext(view?.text) } }
      },
      valueSink: Binder(base) { (view, text: String?) in if view.text != text { view.text = text } }
    )
  }
  /// The text with its look.
  @preconcurrency @MainActor public var attributedText: ControlProperty<NSAttributedString?> {
    ControlProperty(
      values: text.asObservable().map { [weak view = base] _ in
        nonisolated(unsafe) var text: NSAttributedString?
        MainActor.assumeIsolated { unsafe text = view?.attributedText }
        return unsafe text
      }, valueSink: Binder(base) { $0.attributedText = $1 })
  }
  /// Tells that a user begins to write.
  @preconcurrency @MainActor public var didBeginEditing: ControlEvent<Void> {
    told(UITextView.textDidBeginEditingNotification)
  }
  /// Tells that a user is done.
  @preconcurrency @MainActor public var didEndEditing: ControlEvent<Void> {
    told(UITextView.textDidEndEditingNotification)
  }
  /// Tells that a user has written.
  @preconcurrency @MainActor public var didChange: ControlEvent<Void> {
    told(UITextView.textDidChangeNotification)
  }

  @MainActor private func told(_ name: Notification.Name) -> ControlEvent<Void> {
    ControlEvent(
      events: NotificationCenter.default.rx.notification(name, object: base).map { _ in })
  }
}

/// What text is written into, and its text.
public struct TextInput<Base: UITextInput> {
  /// What it is written into.
  public let base: Base
  /// The text.
  public let text: ControlProperty<String?>

  /// What text is written into.
  public init(base: Base, text: ControlProperty<String?>) {
    self.base = base
    self.text = text
  }
}

extension Reactive where Base: UITextField {
  /// The field, and its text.
  @preconcurrency @MainActor public var textInput: TextInput<Base> {
    TextInput(base: base, text: text)
  }
}

extension Reactive where Base: UITextView {
  /// The view, and its text.
  @preconcurrency @MainActor public var textInput: TextInput<Base> {
    TextInput(base: base, text: text)
  }
}

// Bars.

extension Reactive where Base: UIBarButtonItem {
  /// Tells that the button was tapped.
  @preconcurrency @MainActor public var tap: ControlEvent<Void> {
    let taps = UIEnvironment.current.single(of: base) { Taps() }
    let receiver = taps.receiver ?? Receiver { [weak taps] _ in taps?.subject.onNext(()) }
    taps.receiver = receiver
    base.target = receiver
    base.action = Receiver.selector
    return ControlEvent(events: taps.subject)
  }
}

/// Those who want to know of taps.
@MainActor private final class Taps {
  let subject = PublishSubject<Void>()
  var receiver: Receiver?
}

extension Reactive where Base: UIGestureRecognizer {
  /// Tells of the gesture.
  @preconcurrency @MainActor public var event: ControlEvent<Base> {
    ControlEvent(
      events: Observable<Base>.onMain { [weak recognizer = base] sink in
        let receiver = Receiver { if let one = $0 as? Base { sink.onNext(one) } }
        recognizer?.addTarget(receiver, action: Receiver.selector)
        return Disposables.onMain { [weak recognizer] in
          recognizer?.removeTarget(receiver, action: Receiver.selector)
        }
      })
  }
}

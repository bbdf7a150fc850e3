public import Foundation

/// A view that turns touches into events of its own: the base of buttons.
@preconcurrency @MainActor open class UIControl: UIView {
  /// The combination of conditions by which a control chooses its look.
  public struct State: OptionSet, Hashable, Sendable {
    /// One bit per condition, as in UIKit.
    public let rawValue: UInt

    /// The conditions whose bits are set in `rawValue`.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// No condition: enabled, not chosen, not touched.
    public static let normal: State = []
    /// A finger is on the control.
    public static let highlighted = State(rawValue: 1)
    /// The control takes no touches.
    public static let disabled = State(rawValue: 2)
    /// The control is chosen, which only code does.
    public static let selected = State(rawValue: 4)
    /// Keys go to the control: never, as there are none.
    public static let focused = State(rawValue: 8)
    /// The bits that are the app's own.
    public static let application = State(rawValue: 0xff_0000)
    /// The bits that are the system's own.
    public static let reserved = State(rawValue: 0xff00_0000)
  }

  /// A set of the things that happen to a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// One bit per event, as in UIKit.
    public let rawValue: UInt

    /// The events whose bits are set in `rawValue`.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger came down in the control.
    public static let touchDown = Event(rawValue: 1)
    /// A finger came down again in quick succession; never sent.
    public static let touchDownRepeat = Event(rawValue: 2)
    /// The finger moved and is inside, or at most 70 points outside.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// The finger moved and is further outside than that.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// The finger came back from outside.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// The finger left for outside.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// The finger was lifted inside, or at most 70 points outside.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// The finger was lifted further outside than that.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// A recognizer or the system took the touch away.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// A finger changed the control's value.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The control was triggered in its main way: for buttons, with `touchUpInside`.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// A menu is about to be opened.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// A touch of a text field has begun its editing, or code has.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// Typing has changed the text.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing ended.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// The return key was typed.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All events of touches.
    public static let allTouchEvents = Event(rawValue: 0xfff)
    /// All events of text fields.
    public static let allEditingEvents = Event(rawValue: 0xf_0000)
    /// All events, also those that are not known here.
    public static let allEvents = Event(rawValue: .max)
  }

  /// The horizontal place of a control's content, `fill` as in the middle.
  public enum ContentHorizontalAlignment: Int, Sendable {
    case center, left, right, fill, leading, trailing
  }

  /// The vertical place of a control's content, `fill` as in the middle.
  public enum ContentVerticalAlignment: Int, Sendable { case center, top, bottom, fill }

  private var actions: [(events: Event, action: UIAction)] = []
  /// The methods that are called, with the actions that call them.
  var targets: [(receiver: TargetAction, events: Event, handler: UIAction)] = []
  /// The horizontal place of the content, `.center` by default; subclasses that place content read
  /// it.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { setNeedsLayout() }
  }
  /// The vertical place of the content, `.center` by default; subclasses that place content read
  /// it.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { setNeedsLayout() }
  }

  /// Whether a touch opens the menu of the control, a button, at once, and does nothing else; false by default.
  open var showsMenuAsPrimaryAction = false

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A control that an interface file describes, of which only the frame is known.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Whether the control reacts to touches; true by default.
  open var isEnabled = true { didSet { if isEnabled != oldValue { stateDidChange() } } }
  /// Whether the control is chosen, which only code changes; false by default.
  open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
  /// Whether the control shows that it is touched; follows the finger.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }
  /// Whether a finger holds the control.
  open private(set) var isTracking = false
  /// Whether that finger is inside of it, or near enough.
  open private(set) var isTouchInside = false

  /// Calls a method of `target` for some events; nil stands for the nearest responder that has it, as in
  /// `UIApplication.sendAction(_:to:from:for:)`.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    add(TargetAction(target, action), for: controlEvents)
  }

  /// Removes the calls for any of the events; nil stands for every target, and for every action.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    removeTargets(for: controlEvents) { $0.matches(target, action) }
  }

  /// The combination of `isHighlighted`, `isEnabled` and `isSelected`.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Renews what depends on the state.
  func stateDidChange() { setNeedsLayout() }

  /// The distance that a finger may stray from the control and still count as inside, in points.
  static let slack = 70.0

  /// Has an action performed for each of the events.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    actions.append((controlEvents, action))
  }

  /// Removes an action that was added for exactly these events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    actions.removeAll { $0.action === action && $0.events == controlEvents }
  }

  /// Performs an action on the control's behalf.
  open func sendAction(_ action: UIAction) { action.perform(sender: self) }

  /// Calls a method of `target`, or of the nearest responder that has it if that is nil; all calls of targets come here first.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }

  /// Performs the actions of all of the events, in the order in which they were added.
  open func sendActions(for controlEvents: Event) {
    for (events, action) in actions where !events.isDisjoint(with: controlEvents) {
      sendAction(action)
    }
  }

  /// Whether there are actions for any of the events.
  func hasActions(for controlEvents: Event) -> Bool {
    actions.contains { !$0.events.isDisjoint(with: controlEvents) }
  }

  /// Called when a finger came down in the control, before `touchDown` is sent; true, to hear of its way, unless overridden.
  ///
  /// After false, the control neither shows the touch nor sends anything on account of it.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the finger moved, before events are sent; true, to hear more, unless overridden.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the finger was lifted, before events are sent; the plain control does nothing.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// Called when the touch was taken away, before `touchCancel` is sent; the plain control does nothing.
  open func cancelTracking(with event: UIEvent?) {}

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, let touch = touches.first else { return }
    isTouchInside = true
    isTracking = beginTracking(touch, with: event)
    guard isTracking else { return release() }
    isHighlighted = true
    sendActions(for: .touchDown)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    let wasInside = isTouchInside
    isTouchInside = isInside(touch)
    isHighlighted = isTouchInside
    guard continueTracking(touch, with: event) else { return release() }
    if isTouchInside != wasInside { sendActions(for: wasInside ? .touchDragExit : .touchDragEnter) }
    sendActions(for: isTouchInside ? .touchDragInside : .touchDragOutside)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    let isInside = isInside(touch)
    isTouchInside = isInside
    endTracking(touch, with: event)
    release()
    sendActions(for: isInside ? [.touchUpInside, .primaryActionTriggered] : .touchUpOutside)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking else { return }
    cancelTracking(with: event)
    release()
    sendActions(for: .touchCancel)
  }

  private func release() {
    isTracking = false
    isTouchInside = false
    isHighlighted = false
  }

  private func isInside(_ touch: UITouch) -> Bool {
    bounds.insetBy(dx: -Self.slack, dy: -Self.slack).contains(touch.location(in: self))
  }
}

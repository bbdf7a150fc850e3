public import Foundation

/// A view that turns touches into events of its own: the base of buttons.
@preconcurrency @MainActor open class UIControl: UIView {
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let normal: State = []
    public static let highlighted = State(rawValue: 1)
    public static let disabled = State(rawValue: 2)
    public static let selected = State(rawValue: 4)
  }

  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let touchDown = Event(rawValue: 1)
    public static let touchDownRepeat = Event(rawValue: 2)
    public static let touchDragInside = Event(rawValue: 1 << 2)
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    public static let touchDragExit = Event(rawValue: 1 << 5)
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    public static let touchCancel = Event(rawValue: 1 << 8)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    // Sent by nobody: there is no keyboard.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    public static let allEvents = Event(rawValue: .max)
  }

  public enum ContentHorizontalAlignment: Int, Sendable {
    case center, left, right, fill, leading, trailing
  }

  public enum ContentVerticalAlignment: Int, Sendable { case center, top, bottom, fill }

  private var actions: [(events: Event, action: UIAction)] = []
  /// The methods that are called, with the actions that call them.
  var targets: [(receiver: TargetAction, events: Event, handler: UIAction)] = []
  /// Where the content is; read by subclasses that place it.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { setNeedsLayout() }
  }
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { setNeedsLayout() }
  }

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var isEnabled = true { didSet { if isEnabled != oldValue { stateDidChange() } } }
  open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }
  /// Whether a finger holds the control.
  open private(set) var isTracking = false
  /// Whether that finger is inside of it, or near enough.
  open private(set) var isTouchInside = false

  /// Calls a method of `target` for some events.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    add(TargetAction(target, action), for: controlEvents)
  }

  /// Nil for every target, nil for every action.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    removeTargets(for: controlEvents) { $0.matches(target, action) }
  }

  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Renews what depends on the state.
  func stateDidChange() { setNeedsLayout() }

  /// How far a finger may stray from the control and still count as inside, in points.
  static let slack = 70.0

  open func addAction(_ action: UIAction, for controlEvents: Event) {
    actions.append((controlEvents, action))
  }

  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    actions.removeAll { $0.action === action && $0.events == controlEvents }
  }

  open func sendActions(for controlEvents: Event) {
    for (events, action) in actions where !events.isDisjoint(with: controlEvents) {
      action.perform(sender: self)
    }
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled else { return }
    isTracking = true
    isTouchInside = true
    isHighlighted = true
    sendActions(for: .touchDown)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    let wasInside = isTouchInside
    isTouchInside = isInside(touch)
    isHighlighted = isTouchInside
    if isTouchInside != wasInside { sendActions(for: wasInside ? .touchDragExit : .touchDragEnter) }
    sendActions(for: isTouchInside ? .touchDragInside : .touchDragOutside)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    let isInside = isInside(touch)
    release()
    sendActions(for: isInside ? [.touchUpInside, .primaryActionTriggered] : .touchUpOutside)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking else { return }
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

import AnimLayers
public import Foundation

/// Watches touches in a view and what is below it, and tells when they make a gesture.
///
/// A subclass overrides the touch methods and sets `state`. A request to begin or to be recognized
/// is granted by the dispatcher of the window: the delegate may refuse, another recognizer may have
/// to fail first, or may have been recognized already.
///
/// Actions are closures, `init(action:)`, `addAction(_:)`, or methods of targets (see `Selector`).
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  /// The class and an address, which is the same in every run.
  nonisolated open override var description: String { numberedDescription }

  /// The progress of a gesture.
  ///
  /// From `possible` a continuous gesture goes to `began`, `changed` and then `ended` or
  /// `cancelled`, any other to `ended` or `failed`.
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed

    /// The state in which a gesture without duration succeeds, the same as `ended`.
    public static let recognized = State.ended

    /// Whether the gesture is under way.
    var isActive: Bool { self == .began || self == .changed }

    /// Whether nothing more can come of these touches.
    var isFinal: Bool { self == .ended || self == .cancelled || self == .failed }
  }

  /// Identifies an action, so that it can be removed.
  public struct ActionToken: Hashable, Sendable { fileprivate let number: Int }

  /// The view whose touches are watched, those of its subviews included; nil until the recognizer
  /// is added.
  open internal(set) weak var view: UIView?
  /// A party that may refuse touches and the gesture; held weakly.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// A name for debugging; nil by default.
  open var name: String?

  /// Whether touches are taken from the view when the gesture is recognized.
  open var cancelsTouchesInView = true
  /// Whether the view hears of a touch only when this gesture has failed.
  open var delaysTouchesBegan = false
  /// Whether the view hears of the end of a touch only when this gesture has failed.
  open var delaysTouchesEnded = true

  /// The kinds of touches that are watched, as numbers of `UITouch.TouchType`; all by default, and there are fingers alone.
  open var allowedTouchTypes: [NSNumber] = (0...3).map { NSNumber(value: $0) }
  /// The kinds of presses of buttons that are watched; none by default, and there are none.
  open var allowedPressTypes: [NSNumber] = []
  /// Whether all touches must be of one kind, true by default; they are.
  open var requiresExclusiveTouchType = true
  /// The buttons of the pointer that are down; none, there is no pointer.
  open var buttonMask: UIEvent.ButtonMask { [] }
  /// The keys that are held; none, there are no keys.
  open var modifierFlags: UIKeyModifierFlags { [] }

  /// Whether touches are watched, true by default; turning it off cancels a gesture that is under
  /// way.
  open var isEnabled = true {
    didSet { if !isEnabled { dispatcher?.cancel(self) } }
  }

  /// The touches that are down, in the order in which they came.
  private(set) var touches: [UITouch] = []
  /// All touches since the recognizer was last reset.
  private(set) var seenTouches: [UITouch] = []
  private(set) var failureRequirements: [UIGestureRecognizer] = []
  /// The state that waits for other recognizers to fail.
  var pendingState: State?
  private var storedState = State.possible
  private var actions: [(token: ActionToken, action: (UIGestureRecognizer) -> Void)] = []
  private var actionCount = 0
  /// The methods that are called, with the tokens of their actions.
  var targets: [(receiver: TargetAction, token: ActionToken)] = []
  private var timers: [MediaClock.Token] = []
  package var keyObservers: KeyValueObservers?

  /// Creates a recognizer that calls a method of `target` with itself when the gesture begins,
  /// changes or ends.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let action { addTarget(target, action: action) }
  }

  public convenience override init() { self.init(target: nil, action: nil) }

  /// A recognizer of this class, whichever it is when the program runs, as `init(target:action:)` makes it; classes of lowered sources override
  /// this.
  open class func madeDynamically(target: Any?, action: Selector?) -> UIGestureRecognizer {
    guard let make = makers[ObjectIdentifier(self)] else {
      preconditionFailure(
        "Use of unimplemented initializer 'init(target:action:)' for class '\(self)'")
    }
    return make(target, action)
  }

  /// Called when an interface file has made the recognizer and connected it; the base class does nothing.
  open func awakeFromNib() {}

  // MARK: Actions

  @discardableResult
  func addUntypedAction(_ action: @escaping (UIGestureRecognizer) -> Void) -> ActionToken {
    actionCount += 1
    let token = ActionToken(number: actionCount)
    actions.append((token, action))
    return token
  }

  /// Removes an action; does nothing if it is gone.
  public func removeAction(_ token: ActionToken) { actions.removeAll { $0.token == token } }

  // MARK: State

  /// The progress of the gesture; setting it, which only subclasses do, asks for a transition.
  open var state: State {
    get { storedState }
    set {
      if let dispatcher { dispatcher.recognizer(self, requests: newValue) } else { enter(newValue) }
    }
  }

  /// The state, and others that are stored, by their names; nil if one is nil or there is none of that name.
  open func value(forKey key: String) -> Any? {
    key == "state" ? state : StoredProperty.value(key, of: self)
  }

  /// Called when a property that the recognizer observes has another value; the base class does nothing.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}

  private var dispatcher: TouchDispatcher? { view?.window?.touches }

  /// Takes a state on and tells of it.
  func enter(_ state: State) {
    storedState = state
    pendingState = nil
    keyObservers?.check()
    guard state != .possible else { return }
    didChangeState()
    guard state != .failed else { return }
    for (_, action) in actions { action(self) }
  }

  /// Called before the actions when the gesture begins, changes or ends, and when it fails.
  func didChangeState() {}

  /// Whether the gesture may begin, as far as the recognizer itself can tell.
  func shouldBegin() -> Bool { true }

  /// Called when the recognizer is done with its touches and can start anew.
  open func reset() {}

  func returnToPossible() {
    cancelTimers()
    storedState = .possible
    pendingState = nil
    seenTouches = []
    reset()
  }

  // MARK: Touches

  /// Called when touches of the view come down; overridden by subclasses.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when touches move; overridden by subclasses.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when touches are lifted; overridden by subclasses.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when the system takes touches away; cancels the gesture unless overridden.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

  func take(_ touch: UITouch) {
    touches.append(touch)
    seenTouches.append(touch)
    touch.gestureRecognizers?.append(self)
  }

  func drop(_ touch: UITouch) { touches.removeAll { $0 === touch } }

  /// Gives a touch back; no more is heard of it.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    drop(touch)
    touch.gestureRecognizers?.removeAll { $0 === self }
  }

  /// Calls a method of `target` with the recognizer when the gesture begins, changes or ends.
  open func addTarget(_ target: Any, action: Selector) {
    addTarget(Optional(target), action: action)
  }

  /// Removes calls; nil stands for every target, and for every action.
  open func removeTarget(_ target: Any?, action: Selector?) {
    removeTargets { $0.matches(target, action) }
  }

  /// The number of touches of the gesture that are down.
  open var numberOfTouches: Int { touches.count }

  /// The middle of the touches, in points.
  ///
  /// - Parameter view: The view whose coordinates are meant; nil for the window.
  /// - Returns: The middle of the touches that are down, or else the last one's place; zero before
  ///   any.
  open func location(in view: UIView?) -> CGPoint {
    let touches = touches.isEmpty ? Array(seenTouches.suffix(1)) : touches
    guard !touches.isEmpty else { return .zero }
    let points = touches.map { $0.location(in: view) }
    return CGPoint(
      x: points.reduce(0) { $0 + $1.x } / CGFloat(points.count),
      y: points.reduce(0) { $0 + $1.y } / CGFloat(points.count))
  }

  /// The place of one touch in points of `view`, nil for the window; the index is below
  /// `numberOfTouches`.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    touches[touchIndex].location(in: view)
  }

  /// A vector of the window in the coordinates of `view`.
  func vector(_ vector: CGPoint, in view: UIView?) -> CGPoint {
    guard let view, let window = view.window else { return vector }
    let (start, end) = (
      view.convert(CGPoint.zero, from: window), view.convert(vector, from: window)
    )
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }

  // MARK: Other recognizers

  /// Has this gesture wait until the other one has failed.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    failureRequirements.append(otherGestureRecognizer)
  }

  /// Whether this gesture, once recognized, makes another one on the same touch fail; true unless
  /// overridden.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether another gesture on the same touch, once recognized, makes this one fail; true unless
  /// overridden.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether this gesture is to wait until another one has failed; false unless overridden.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Whether another gesture is to wait until this one has failed; false unless overridden.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }

  // MARK: Time

  /// Has `action` called after `delay` seconds, unless the recognizer is reset before.
  func after(_ delay: TimeInterval, _ action: @escaping (UIGestureRecognizer) -> Void) {
    timers.append(
      MediaClock.current.schedule(after: delay) { [weak self] in
        if let self { action(self) }
      })
  }

  func cancelTimers() {
    for timer in timers { MediaClock.current.cancel(timer) }
    timers = []
  }
}

/// A recognizer with actions that know its class.
///
/// For example `pinch.addAction { pinch in size = pinch.scale * 50 }`.
@preconcurrency @MainActor public protocol GestureActions: UIGestureRecognizer {}

extension GestureActions {
  /// Has `action` called when the gesture begins, changes and ends.
  ///
  /// - Parameter action: Called with the recognizer.
  /// - Returns: A token with which the action can be removed.
  @discardableResult
  public func addAction(_ action: @escaping (Self) -> Void) -> UIGestureRecognizer.ActionToken {
    addUntypedAction { recognizer in
      if let recognizer = recognizer as? Self { action(recognizer) }
    }
  }
}

extension UIGestureRecognizer: GestureActions {}

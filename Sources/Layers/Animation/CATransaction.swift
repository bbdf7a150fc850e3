import Foundation

/// The key under which a transaction keeps whether it animates nothing.
public let kCATransactionDisableActions = "disableActions"
/// The key under which a transaction keeps its duration.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key under which a transaction keeps its curve.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key under which a transaction keeps the block that is called at its end.
public let kCATransactionCompletionBlock = "completionBlock"

/// Changes to layers that belong together: their implicit animations have one duration and curve,
/// and one block is called when all animations added meanwhile have ended.
///
/// Outside of `begin` and `commit`, the methods act on the implicit transaction, which ends with the
/// current event of the clock.
@preconcurrency @MainActor
public enum CATransaction {
  /// Opens a transaction within the current one, whose settings it takes over but for the
  /// completion block.
  public static func begin() { MediaClock.current.transactions.begin() }

  /// Closes the transaction that was opened last; without one, that is a fault in the program.
  public static func commit() {
    let clock = MediaClock.current
    clock.transactions.commit(on: clock)
  }

  /// Layers are sampled, not drawn, so there is nothing to wait for.
  public static func flush() {}

  /// Whether changes of properties have no implicit animations.
  public static func disableActions() -> Bool { current.disablesActions }

  /// Has changes of properties animated implicitly, or not, until the transaction ends.
  public static func setDisableActions(_ flag: Bool) { current.disablesActions = flag }

  /// Seconds; 0.25 unless set.
  public static func animationDuration() -> CFTimeInterval { current.duration }

  /// Sets the seconds of implicit animations, and of others without a duration; 0 for none.
  public static func setAnimationDuration(_ duration: CFTimeInterval) {
    current.duration = duration
  }

  /// The curve of implicit animations; `default` unless set.
  public static func animationTimingFunction() -> CAMediaTimingFunction? {
    current.timingFunction
  }

  /// Sets the curve of implicit animations; nil for linear.
  public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    current.timingFunction = function
  }

  /// The block that waits for the transaction's animations; nil for none.
  public static func completionBlock() -> (() -> Void)? { current.completion?.block }

  /// Has `block` called when all animations added to layers after this call, within the
  /// transaction, have ended or were removed; at once on commit if there are none.
  public static func setCompletionBlock(_ block: (() -> Void)?) {
    let clock = MediaClock.current
    current.completion?.seal(on: clock)
    current.completion = block.map(CompletionGroup.init)
  }

  /// A setting of the transaction by its key, such as `kCATransactionAnimationDuration`, or what was set under another one; nil
  /// for none.
  public static func value(forKey key: String) -> Any? {
    switch key {
    case kCATransactionAnimationDuration: current.duration
    case kCATransactionDisableActions: current.disablesActions
    case kCATransactionAnimationTimingFunction: current.timingFunction
    case kCATransactionCompletionBlock: current.completion?.block
    default: current.values[key]
    }
  }

  /// Sets a setting by its key, or anything under a key of the app's own, until the transaction ends.
  public static func setValue(_ anObject: Any?, forKey key: String) {
    switch key {
    case kCATransactionAnimationDuration:
      current.duration =
        (anObject as? Double) ?? (anObject as? NSNumber)?.doubleValue ?? current.duration
    case kCATransactionDisableActions:
      current.disablesActions =
        (anObject as? Bool) ?? (anObject as? NSNumber)?.boolValue ?? current.disablesActions
    case kCATransactionAnimationTimingFunction:
      current.timingFunction = anObject as? CAMediaTimingFunction
    case kCATransactionCompletionBlock: setCompletionBlock(anObject as? () -> Void)
    default: current.values[key] = anObject
    }
  }

  private static var current: Transaction {
    get { MediaClock.current.transactions.current }
    set { MediaClock.current.transactions.current = newValue }
  }
}

/// The settings of one transaction.
struct Transaction {
  var disablesActions = false
  var duration = 0.25
  var timingFunction: CAMediaTimingFunction? = CAMediaTimingFunction(name: .default)
  var completion: CompletionGroup?
  /// What an app keeps in it.
  var values: [String: Any] = [:]
}

/// The implicit transaction and those that are open within it.
struct TransactionStack {
  private var open: [Transaction] = [Transaction()]

  var current: Transaction {
    get { open[open.count - 1] }
    set { open[open.count - 1] = newValue }
  }

  /// The groups that an animation added now must be finished for: a nested transaction's animations
  /// count for the outer ones.
  var completions: [CompletionGroup] { open.compactMap(\.completion) }

  mutating func begin() {
    var next = current
    next.completion = nil
    open.append(next)
  }

  @MainActor mutating func commit(on clock: MediaClock) {
    precondition(open.count > 1, "CATransaction.commit without begin")
    open.removeLast().completion?.seal(on: clock)
  }

  /// How many are open, the implicit one among them.
  var depth: Int { open.count }

  /// Commits what code has begun that did not come to its end.
  @MainActor mutating func unwind(to depth: Int, on clock: MediaClock) {
    while open.count > max(1, depth) { commit(on: clock) }
  }

  /// Ends the implicit transaction.
  @MainActor mutating func reset(on clock: MediaClock) {
    open[0].completion?.seal(on: clock)
    open[0] = Transaction()
  }
}

/// A block that waits for the end of some animations.
@MainActor
final class CompletionGroup {
  let block: () -> Void
  private var running = 0
  private var isSealed = false

  init(_ block: @escaping () -> Void) { self.block = block }

  func enter() { running += 1 }

  func leave() {
    running -= 1
    if isSealed && running == 0 { block() }
  }

  /// No more animations will be added; without any, the block is called in the clock's next event.
  func seal(on clock: MediaClock) {
    isSealed = true
    if running == 0 { clock.schedule(after: 0) { [block] in block() } }
  }
}

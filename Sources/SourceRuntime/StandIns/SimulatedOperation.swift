import AnimLayers
public import Foundation
import UIKitCore

/// The replacement of `Operation` in sources of apps: its queue begins it on the simulation's clock, on the only thread.
@preconcurrency @MainActor open class SimulatedOperation: NSObject {
  /// How urgent an operation is among those of its queue.
  public typealias QueuePriority = Operation.QueuePriority

  private enum State { case waiting, executing, finished }

  private var state = State.waiting
  private var hasCompleted = false
  private var isCancelledItself = false
  /// What must have finished before.
  public private(set) var dependencies: [SimulatedOperation] = []
  /// Called once when the operation has finished, at the end of that turn of the clock.
  open var completionBlock: (@MainActor () -> Void)?
  /// Which of the operations that are ready begins first.
  open var queuePriority = QueuePriority.normal
  /// Makes no difference: there is one thread.
  open var qualityOfService = QualityOfService.default
  /// A name for whoever debugs.
  open var name: String?

  public nonisolated override init() { super.init() }

  // MARK: States

  /// Whether it may begin: all that it depends on has finished, or it was cancelled.
  open var isReady: Bool { isCancelled || dependencies.allSatisfy(\.isFinished) }
  /// Whether it has begun and not finished; operations that go on after `start()` say it themselves.
  open var isExecuting: Bool { state == .executing }
  /// Whether it is done; operations that go on after `start()` say it themselves.
  open var isFinished: Bool { state == .finished }
  /// Whether somebody has asked that it end.
  open var isCancelled: Bool { isCancelledItself }
  /// Whether it goes on after `start()`.
  open var isAsynchronous: Bool { false }
  /// The former name of `isAsynchronous`.
  open var isConcurrent: Bool { isAsynchronous }

  // MARK: Work

  /// Begins: does the work of `main()` and has finished, unless it was cancelled before.
  open func start() {
    guard state == .waiting else { return }
    if !isCancelled {
      state = .executing
      main()
    }
    state = .finished
    OperationQueues.current.check()
  }

  /// Nothing; subclasses do their work here.
  open func main() {}

  /// Asks that it end; one that has not begun will not do its work.
  open func cancel() {
    isCancelledItself = true
    OperationQueues.current.check()
  }

  /// Has it begin only when another has finished.
  open func addDependency(_ operation: SimulatedOperation) { dependencies.append(operation) }

  /// Has it begin whether or not another has finished.
  open func removeDependency(_ operation: SimulatedOperation) {
    dependencies.removeAll { $0 === operation }
  }

  /// Goes on once it has finished: it, and what it waits for, is done at once.
  open func waitUntilFinished() { OperationQueues.current.hurry { self.isFinished } }

  /// Tells of its end, once.
  fileprivate func complete() {
    guard !hasCompleted else { return }
    hasCompleted = true
    guard let completionBlock else { return }
    self.completionBlock = nil
    MediaClock.current.schedule(after: 0, completionBlock)
  }

  // MARK: Observed values, by which operations that go on after `start()` tell of their states

  /// Nothing: values are looked at when they have changed.
  open func willChangeValue(forKey key: String) {}
  /// Looks whether it has finished.
  open func didChangeValue(forKey key: String) { OperationQueues.current.check() }
  /// Nothing: values are looked at when they have changed.
  public func willChangeValue<Root, Value>(for keyPath: KeyPath<Root, Value>) {}
  /// Looks whether it has finished.
  public func didChangeValue<Root, Value>(for keyPath: KeyPath<Root, Value>) {
    OperationQueues.current.check()
  }
  /// The names of properties that others depend on; makes no difference.
  open class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> { [] }
  /// Whether changes are told by themselves; makes no difference.
  open class func automaticallyNotifiesObservers(forKey key: String) -> Bool { true }
}

/// The replacement of `BlockOperation` in sources of apps: its blocks are done one after another.
@preconcurrency @MainActor open class SimulatedBlockOperation: SimulatedOperation {
  /// What is done.
  public private(set) var executionBlocks: [@MainActor () -> Void] = []

  public nonisolated override init() { super.init() }

  /// An operation that does this.
  public convenience init(block: @escaping @MainActor () -> Void) {
    self.init()
    executionBlocks = [block]
  }

  /// Does this as well.
  public func addExecutionBlock(_ block: @escaping @MainActor () -> Void) {
    executionBlocks.append(block)
  }

  open override func main() { for block in executionBlocks { block() } }
}

/// The replacement of `OperationQueue` in sources of apps: operations begin at the end of a turn of the simulation's clock, in their
/// order but for priorities and dependencies, and the next one when one of as many as may run at a time has finished.
@preconcurrency @MainActor open class SimulatedOperationQueue: NSObject {
  /// As many at a time as are ready.
  public nonisolated static let defaultMaxConcurrentOperationCount = -1

  /// The queue of the main thread, in which one operation follows another.
  public static var main: SimulatedOperationQueue { OperationQueues.current.main }
  /// The queue whose operation is being done; the main one for all other code.
  public static var current: SimulatedOperationQueue? {
    OperationQueues.current.working.last ?? main
  }

  /// A name for whoever debugs.
  open var name: String?
  /// How many operations may have begun and not finished; -1 for any number.
  open var maxConcurrentOperationCount = defaultMaxConcurrentOperationCount {
    didSet { checkLater() }
  }
  /// Makes no difference: there is one thread.
  open var qualityOfService = QualityOfService.default
  /// Makes no difference: all queues do their work in turn.
  open var underlyingQueue: SimulatedQueue?
  /// Whether no further operations begin.
  open var isSuspended = false {
    didSet { checkLater() }
  }
  /// Those that have not finished, in the order in which they came.
  public private(set) var operations: [SimulatedOperation] = []
  /// How many have not finished.
  public var operationCount: Int { operations.count }
  private var begun: Set<ObjectIdentifier> = []
  fileprivate var isMain = false
  private var willCheck = false

  public nonisolated override init() { super.init() }

  // MARK: Adding

  /// Has an operation begin when it is its turn, at the end of this turn of the clock at the earliest.
  open func addOperation(_ operation: SimulatedOperation) {
    operations.append(operation)
    OperationQueues.current.add(self)
    checkLater()
  }

  /// Has this done when it is its turn.
  open func addOperation(_ block: @escaping @MainActor () -> Void) {
    addOperation(SimulatedBlockOperation(block: block))
  }

  /// Has operations begin when it is their turn; all are done at once if that is waited for.
  open func addOperations(_ operations: [SimulatedOperation], waitUntilFinished wait: Bool) {
    for operation in operations { addOperation(operation) }
    if wait { OperationQueues.current.hurry { operations.allSatisfy(\.isFinished) } }
  }

  /// Has this done after all that was added before, and before all that is added later.
  open func addBarrierBlock(_ barrier: @escaping @MainActor () -> Void) {
    let operation = SimulatedBlockOperation(block: barrier)
    for other in operations { operation.addDependency(other) }
    self.barrier = operation
    addOperation(operation)
  }

  private var barrier: SimulatedOperation?

  /// Asks all operations to end.
  open func cancelAllOperations() { for operation in operations { operation.cancel() } }

  /// Goes on once all have finished: they are done at once.
  open func waitUntilAllOperationsAreFinished() {
    OperationQueues.current.hurry { self.operations.isEmpty }
  }

  // MARK: Work

  /// Checks at the end of this turn of the clock, or as soon as somebody waits for what is done on another thread.
  private func checkLater() {
    guard !willCheck, !operations.isEmpty else { return }
    willCheck = true
    let check: @MainActor () -> Void = { [weak self] in
      self?.willCheck = false
      OperationQueues.current.check()
    }
    if isMain {
      MediaClock.current.schedule(after: 0, check)
    } else {
      WorkElsewhere.current.schedule(after: 0, check)
    }
  }

  /// Lets go of what has finished; true if anything has.
  fileprivate func dropFinished() -> Bool {
    let finished = operations.filter(\.isFinished)
    guard !finished.isEmpty else { return false }
    for operation in finished {
      begun.remove(ObjectIdentifier(operation))
      if barrier === operation { barrier = nil }
      operation.complete()
    }
    operations.removeAll(where: \.isFinished)
    return true
  }

  /// The operation that begins next; nil if none may.
  private var next: SimulatedOperation? {
    let most = isMain ? 1 : maxConcurrentOperationCount
    guard !isSuspended, most < 0 || begun.count < most else { return nil }
    var next: SimulatedOperation?
    for operation in operations {
      if !begun.contains(ObjectIdentifier(operation)), operation.isReady,
        operation.queuePriority.rawValue > next?.queuePriority.rawValue ?? .min
      {
        next = operation
      }
      // What came later waits for it.
      if operation === barrier { break }
    }
    return next
  }

  /// Begins what may begin; true if anything did.
  fileprivate func beginNext() -> Bool {
    guard !willCheck, let next else { return false }
    begun.insert(ObjectIdentifier(next))
    OperationQueues.current.working.append(self)
    next.start()
    OperationQueues.current.working.removeLast()
    return true
  }

  /// Whether something has begun and not finished.
  fileprivate var isWorking: Bool { !begun.isEmpty }
}

/// The queues of a scene in which something is to be done.
@MainActor private final class OperationQueues {
  static var current: OperationQueues { UIEnvironment.current.single { OperationQueues() } }

  /// How often it is looked whether an operation that goes on by itself has finished, if it does not tell, in seconds.
  private static let interval = 1.0 / 60

  let main: SimulatedOperationQueue
  /// Whose operations are being begun, the innermost last.
  var working: [SimulatedOperationQueue] = []
  private var queues: [SimulatedOperationQueue] = []
  private var isChecking = false
  private var mustCheckAgain = false
  private var willLook = false

  init() {
    main = SimulatedOperationQueue()
    main.isMain = true
  }

  func add(_ queue: SimulatedOperationQueue) {
    if !queues.contains(where: { $0 === queue }) { queues.append(queue) }
  }

  /// Begins all that may begin, after what has finished.
  func check() {
    mustCheckAgain = true
    guard !isChecking else { return }
    isChecking = true
    defer { isChecking = false }
    while mustCheckAgain {
      mustCheckAgain = false
      for queue in queues {
        if queue.dropFinished() { mustCheckAgain = true }
        if queue.beginNext() { mustCheckAgain = true }
      }
      queues.removeAll { $0.operations.isEmpty }
    }
    lookLater()
  }

  /// Looks again soon, since operations of apps need not tell when they have finished or are ready.
  private func lookLater() {
    guard !willLook, queues.contains(where: { $0.isWorking || !$0.isSuspended }) else { return }
    willLook = true
    MediaClock.current.schedule(after: Self.interval) { [weak self] in
      self?.willLook = false
      self?.check()
    }
  }

  /// Has work done at once that another thread would do, until something is so or nothing helps.
  func hurry(until isDone: () -> Bool) {
    // Who waits may be an operation that is being done.
    let wasChecking = isChecking
    isChecking = false
    defer { isChecking = wasChecking }
    check()
    while !isDone(), WorkElsewhere.current.hurry() { check() }
  }
}

extension NotificationCenter {
  /// Calls `block` with each notification of that name, at once; `queue` makes no difference.
  @_disfavoredOverload @preconcurrency @MainActor @discardableResult public func addObserver(
    forName name: NSNotification.Name?, object: Any?, queue: SimulatedOperationQueue?,
    using block: @escaping @MainActor (Notification) -> Void
  ) -> any NSObjectProtocol {
    addObserverOfScene(forName: name, object: object) { notification in
      nonisolated(unsafe) let notification = notification
      MainActor.assumeIsolated { unsafe block(notification) }
    }
  }
}

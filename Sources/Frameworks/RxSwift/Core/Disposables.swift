/// What can be given up: a subscription, or what it needs.
public protocol Disposable {
  /// Gives it up.
  func dispose()
}

/// What tells whether it has been given up.
public protocol Cancelable: Disposable {
  /// Whether it has.
  var isDisposed: Bool { get }
}

/// Makers of what can be given up.
public struct Disposables {
  private init() {}

  /// Nothing.
  public static func create() -> any Disposable { NothingToDispose() }

  /// Calls a function when it is given up, once.
  public static func create(with dispose: @escaping () -> Void) -> any Cancelable {
    DisposingAction(dispose)
  }

  /// Several at once.
  public static func create(
    _ first: any Disposable, _ second: any Disposable, _ others: any Disposable...
  ) -> any Cancelable { CompositeDisposable(disposables: [first, second] + others) }

  /// All of a list.
  public static func create(_ disposables: [any Disposable]) -> any Cancelable {
    CompositeDisposable(disposables: disposables)
  }
}

private struct NothingToDispose: Disposable {
  func dispose() {}
}

private final class DisposingAction: Cancelable {
  private var action: (() -> Void)?
  var isDisposed: Bool { action == nil }

  init(_ action: @escaping () -> Void) { self.action = action }

  func dispose() {
    let last = action
    action = nil
    last?()
  }
}

/// What only remembers that it was given up.
public final class BooleanDisposable: Cancelable {
  /// Whether it was.
  public private(set) var isDisposed = false
  /// One that was not.
  public init() {}
  /// Gives it up.
  public func dispose() { isDisposed = true }
}

/// Holds one other, and gives up the former when it is given the next.
public final class SerialDisposable: Cancelable {
  /// Whether it was given up.
  public private(set) var isDisposed = false
  private var current: (any Disposable)?

  /// One that holds none.
  public init() {}

  /// The one that is held.
  public var disposable: any Disposable {
    get { current ?? Disposables.create() }
    set {
      let former = current
      current = isDisposed ? nil : newValue
      former?.dispose()
      if isDisposed { newValue.dispose() }
    }
  }

  /// Gives up the one that is held, and all that come later.
  public func dispose() {
    isDisposed = true
    let last = current
    current = nil
    last?.dispose()
  }
}

/// Holds one other, which it is given once.
public final class SingleAssignmentDisposable: Cancelable {
  private let held = SerialDisposable()
  /// Whether it was given up.
  public var isDisposed: Bool { held.isDisposed }
  /// One that holds none.
  public init() {}
  /// Takes the one to hold.
  public func setDisposable(_ disposable: any Disposable) { held.disposable = disposable }
  /// Gives up the one that is held.
  public func dispose() { held.dispose() }
}

/// Many that are given up together.
public final class CompositeDisposable: Cancelable {
  /// What one is removed by.
  public struct DisposeKey: Hashable {
    fileprivate let number: Int
  }

  /// Whether they were given up.
  public private(set) var isDisposed = false
  private var held: [DisposeKey: any Disposable] = [:]
  private var lastNumber = 0

  /// None for now.
  public init() {}

  /// Some.
  public init(_ disposables: any Disposable...) { for one in disposables { _ = insert(one) } }

  /// All of a list.
  public init(disposables: [any Disposable]) { for one in disposables { _ = insert(one) } }

  /// How many there are.
  public var count: Int { held.count }

  /// Takes one more; nil if all were given up, and that one with them.
  @discardableResult public func insert(_ disposable: any Disposable) -> DisposeKey? {
    if isDisposed {
      disposable.dispose()
      return nil
    }
    lastNumber += 1
    let key = DisposeKey(number: lastNumber)
    held[key] = disposable
    return key
  }

  /// Gives one up.
  public func remove(for disposeKey: DisposeKey) {
    held.removeValue(forKey: disposeKey)?.dispose()
  }

  /// Gives all up, in the order in which they came.
  public func dispose() {
    isDisposed = true
    let all = held.sorted { $0.key.number < $1.key.number }
    held = [:]
    for one in all { one.value.dispose() }
  }
}

/// Gives up what it holds when it goes.
public final class DisposeBag {
  private let held = CompositeDisposable()

  /// An empty one.
  public init() {}

  /// One that holds some.
  public init(disposing disposables: any Disposable...) {
    for one in disposables { insert(one) }
  }

  /// One that holds those of a list.
  public init(disposing disposables: [any Disposable]) { for one in disposables { insert(one) } }

  /// One that holds what a closure lists.
  public init(@DisposableBuilder builder: () -> [any Disposable]) {
    for one in builder() { insert(one) }
  }

  /// Takes one more.
  public func insert(_ disposable: any Disposable) { held.insert(disposable) }

  /// Takes some more.
  public func insert(_ disposables: any Disposable...) { for one in disposables { insert(one) } }

  /// Takes those of a list.
  public func insert(_ disposables: [any Disposable]) { for one in disposables { insert(one) } }

  /// Takes what a closure lists.
  public func insert(@DisposableBuilder builder: () -> [any Disposable]) {
    for one in builder() { insert(one) }
  }

  deinit { held.dispose() }

  /// Makes a list of what stands in a closure.
  @resultBuilder public struct DisposableBuilder {
    /// The list.
    public static func buildBlock(_ disposables: any Disposable...) -> [any Disposable] {
      disposables
    }
  }
}

extension Disposable {
  /// Puts it into a bag.
  public func disposed(by bag: DisposeBag) { bag.insert(self) }

  /// Puts it into a bag, as versions before 4 say it.
  public func addDisposableTo(_ bag: DisposeBag) { bag.insert(self) }
}

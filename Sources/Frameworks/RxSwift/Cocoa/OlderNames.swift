// Names of versions before 5, which apps still use.

extension ObservableType {
  /// Hands what comes to an observer.
  public func bindTo<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element { bind(to: observer) }

  /// Hands what comes to an observer of what may be nil.
  public func bindTo<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element? { bind(to: observer) }

  /// Hands the sequence to a function.
  public func bindTo<Result>(_ binder: (Self) -> Result) -> Result { binder(self) }

  /// Hands the sequence to a function, and an argument to what that gives.
  public func bindTo<Argument, Result>(
    _ binder: (Self) -> (Argument) -> Result, curriedArgument: Argument
  ) -> Result { binder(self)(curriedArgument) }
}

/// What does something to a view with each element.
public final class UIBindingObserver<Target: AnyObject, Value>: ObserverType {
  /// The type of the elements.
  public typealias Element = Value
  private let binder: Binder<Value>

  /// What does something to a view that is not held.
  public init(UIElement target: Target, binding: @escaping @MainActor (Target, Value) -> Void) {
    binder = Binder(target, binding: binding)
  }

  /// Does it.
  public func on(_ event: Event<Value>) { binder.on(event) }
  /// The same without its type.
  public func asObserver() -> AnyObserver<Value> { binder.asObserver() }
}

/// What can be made a sequence.
public protocol ObservableConvertibleType {
  /// The type of the elements.
  associatedtype Element
  /// The sequence.
  func asObservable() -> Observable<Element>
}

extension ObservableConvertibleType {
  /// The type of the elements under its older name.
  public typealias E = Element
}

extension ObserverType {
  /// The type of the elements under its older name.
  public typealias E = Element
}

/// What can be subscribed to.
public protocol ObservableType: ObservableConvertibleType {
  /// Has an observer told of all that comes.
  func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element
}

extension ObservableType {
  /// The sequence of what comes to each who subscribes.
  public func asObservable() -> Observable<Element> {
    Observable { sink in subscribe(sink) }
  }

  /// Has a function told of all that comes, until an end.
  func receive(_ handler: @escaping (Event<Element>) -> Void) -> any Disposable {
    asObservable().receive(handler)
  }
}

/// What takes events.
public protocol ObserverType {
  /// The type of the elements.
  associatedtype Element
  /// Takes one.
  func on(_ event: Event<Element>)
}

extension ObserverType {
  /// Takes the next element.
  public func onNext(_ element: Element) { on(.next(element)) }
  /// Takes the end.
  public func onCompleted() { on(.completed) }
  /// Takes a failure.
  public func onError(_ error: any Swift.Error) { on(.error(error)) }

  /// The same without its type.
  public func asObserver() -> AnyObserver<Element> { AnyObserver(self) }

  /// What hands on to it other elements.
  public func mapObserver<Result>(
    _ transform: @escaping (Result) throws -> Element
  ) -> AnyObserver<Result> { AnyObserver(eventHandler: { on($0.map(transform)) }) }
}

extension ObserverType where Element == Void {
  /// Takes the next element.
  public func onNext() { on(.next(())) }
}

/// An observer of any type.
public struct AnyObserver<Element>: ObserverType {
  /// What takes events.
  public typealias EventHandler = (Event<Element>) -> Void
  private let handler: EventHandler

  /// A function as an observer.
  public init(eventHandler: @escaping EventHandler) { handler = eventHandler }

  /// An observer without its type.
  public init<Observer: ObserverType>(_ observer: Observer) where Observer.Element == Element {
    handler = observer.on
  }

  /// Hands an event on.
  public func on(_ event: Event<Element>) { handler(event) }

  /// The same.
  public func asObserver() -> AnyObserver<Element> { self }
}

/// Events over time, for each who subscribes.
open class Observable<Element>: ObservableType {
  private let source: (Sink<Element>) -> any Disposable

  /// A sequence of what a function tells.
  init(_ source: @escaping (Sink<Element>) -> any Disposable) { self.source = source }

  /// Has an observer told of all that comes.
  open func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element { receive(observer.on) }

  /// The same.
  open func asObservable() -> Observable<Element> { self }

  final func receive(_ handler: @escaping (Event<Element>) -> Void) -> any Disposable {
    let sink = Sink(handler)
    Trampoline.current.run { sink.upstream = source(sink) }
    return sink
  }
}

/// What stands between a sequence and who subscribed to it: nothing passes after an end, or once the subscription was given up.
final class Sink<Element>: ObserverType, Cancelable {
  private var handler: ((Event<Element>) -> Void)?
  private let held = SerialDisposable()

  init(_ handler: @escaping (Event<Element>) -> Void) { self.handler = handler }

  var isDisposed: Bool { handler == nil }

  /// What is given up along with the subscription.
  var upstream: any Disposable {
    get { held.disposable }
    set { held.disposable = newValue }
  }

  func on(_ event: Event<Element>) {
    guard let handler else { return }
    guard event.isStopEvent else { return handler(event) }
    self.handler = nil
    handler(event)
    held.dispose()
  }

  func dispose() {
    handler = nil
    held.dispose()
  }
}

extension ObservableType {
  /// A sequence for which `make` says what becomes of each element; ends and what it throws are handed on.
  func passing<Result>(
    _ make: @escaping (Sink<Result>) -> (Element) throws -> Void
  ) -> Observable<Result> {
    Observable<Result> { sink in
      let next = make(sink)
      return receive { event in
        switch event {
        case .next(let element):
          do { try next(element) } catch { sink.onError(error) }
        case .error(let error): sink.onError(error)
        case .completed: sink.onCompleted()
        }
      }
    }
  }
}

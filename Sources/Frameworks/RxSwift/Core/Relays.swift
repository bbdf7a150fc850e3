/// A subject that never ends.
///
/// Relays are observers here, so that one way of binding is for all; the library has a way for each.
public final class PublishRelay<Element>: ObservableType, ObserverType {
  private let subject = PublishSubject<Element>()
  /// One that was told nothing.
  public init() {}
  /// Tells an element.
  public func accept(_ event: Element) { subject.onNext(event) }
  /// Tells the element of an event; ends are ignored.
  public func on(_ event: Event<Element>) { if let element = event.element { accept(element) } }
  /// Whether somebody is subscribed.
  public var hasObservers: Bool { subject.hasObservers }
  /// Has an observer told of what comes.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element { subject.subscribe(observer) }
  /// The same without its type.
  public func asObservable() -> Observable<Element> { subject.asObservable() }
}

extension PublishRelay where Element == Void {
  /// Tells that something has happened.
  public func accept() { accept(()) }
}

/// A subject with a latest element that never ends.
public final class BehaviorRelay<Element>: ObservableType, ObserverType {
  private let subject: BehaviorSubject<Element>
  /// One with a first element.
  public init(value: Element) { subject = BehaviorSubject(value: value) }
  /// The latest element.
  public var value: Element { subject.current }
  /// Tells an element.
  public func accept(_ event: Element) { subject.onNext(event) }
  /// Tells the element of an event; ends are ignored.
  public func on(_ event: Event<Element>) { if let element = event.element { accept(element) } }
  /// Whether somebody is subscribed.
  public var hasObservers: Bool { subject.hasObservers }
  /// Has an observer told of what comes.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element { subject.subscribe(observer) }
  /// The same without its type.
  public func asObservable() -> Observable<Element> { subject.asObservable() }
}

/// A subject with the last elements that never ends.
public final class ReplayRelay<Element>: ObservableType, ObserverType {
  private let subject: ReplaySubject<Element>
  private init(_ subject: ReplaySubject<Element>) { self.subject = subject }
  /// One that keeps so many elements.
  public static func create(bufferSize: Int) -> ReplayRelay<Element> {
    ReplayRelay(.create(bufferSize: bufferSize))
  }
  /// One that keeps all elements.
  public static func createUnbound() -> ReplayRelay<Element> { ReplayRelay(.createUnbounded()) }
  /// Tells an element.
  public func accept(_ event: Element) { subject.onNext(event) }
  /// Tells the element of an event; ends are ignored.
  public func on(_ event: Event<Element>) { if let element = event.element { accept(element) } }
  /// Whether somebody is subscribed.
  public var hasObservers: Bool { subject.hasObservers }
  /// Has an observer told of what comes.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element { subject.subscribe(observer) }
  /// The same without its type.
  public func asObservable() -> Observable<Element> { subject.asObservable() }
}

/// A value whose changes are heard, as before version 5.
public final class Variable<Element>: ObserverType {
  private let relay: BehaviorRelay<Element>
  /// A first value.
  public init(_ value: Element) { relay = BehaviorRelay(value: value) }
  /// The value.
  public var value: Element {
    get { relay.value }
    set { relay.accept(newValue) }
  }
  /// Sets the value to the element of an event.
  public func on(_ event: Event<Element>) { relay.on(event) }
  /// The value now, and each that follows.
  public func asObservable() -> Observable<Element> { relay.asObservable() }
}

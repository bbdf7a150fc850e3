/// Those who are subscribed to a subject.
final class Audience<Element> {
  private var sinks: [(number: Int, sink: Sink<Element>)] = []
  private var lastNumber = 0
  /// The end that there was; nil before.
  private(set) var end: Event<Element>?

  var isEmpty: Bool { sinks.isEmpty }

  func add(_ sink: Sink<Element>) -> any Disposable {
    if let end {
      sink.on(end)
      return Disposables.create()
    }
    lastNumber += 1
    let number = lastNumber
    sinks.append((number, sink))
    return Disposables.create { [self] in sinks.removeAll { $0.number == number } }
  }

  func tell(_ event: Event<Element>) {
    guard end == nil else { return }
    let told = sinks
    if event.isStopEvent {
      end = event
      sinks = []
    }
    for one in told { one.sink.on(event) }
  }

  func removeAll() { sinks = [] }
}

/// Tells those who are subscribed what it is told.
public final class PublishSubject<Element>: Observable<Element>, SubjectType, ObserverType,
  Cancelable
{
  private let audience: Audience<Element>
  /// Whether it was given up.
  public private(set) var isDisposed = false

  /// One that was told nothing.
  public init() {
    let audience = Audience<Element>()
    self.audience = audience
    super.init(audience.add)
  }

  /// Whether somebody is subscribed.
  public var hasObservers: Bool { !audience.isEmpty }
  /// Tells an event.
  public func on(_ event: Event<Element>) { audience.tell(event) }
  /// What tells it.
  public func asObserver() -> PublishSubject<Element> { self }
  /// Gives it up.
  public func dispose() {
    isDisposed = true
    audience.removeAll()
  }

  var shared: SharedSubject<Element> { SharedSubject(values: self, tell: on) }
}

/// Tells those who are subscribed what it is told, and first the latest element.
public final class BehaviorSubject<Element>: Observable<Element>, SubjectType, ObserverType,
  Cancelable
{
  private final class Latest {
    var element: Element
    init(_ element: Element) { self.element = element }
  }
  private let audience: Audience<Element>
  private let latest: Latest
  /// Whether it was given up.
  public private(set) var isDisposed = false

  /// One with a first element.
  public init(value: Element) {
    let (audience, latest) = (Audience<Element>(), Latest(value))
    self.audience = audience
    self.latest = latest
    super.init { sink in
      if audience.end == nil { sink.onNext(latest.element) }
      return audience.add(sink)
    }
  }

  /// The latest element; an error after a failure.
  public func value() throws -> Element {
    if isDisposed { throw RxError.disposed(description: "a subject") }
    if let error = audience.end?.error { throw error }
    return latest.element
  }

  var current: Element { latest.element }

  /// Whether somebody is subscribed.
  public var hasObservers: Bool { !audience.isEmpty }
  /// Tells an event.
  public func on(_ event: Event<Element>) {
    if let element = event.element, audience.end == nil { latest.element = element }
    audience.tell(event)
  }
  /// What tells it.
  public func asObserver() -> BehaviorSubject<Element> { self }
  /// Gives it up.
  public func dispose() {
    isDisposed = true
    audience.removeAll()
  }
}

/// Tells those who are subscribed what it is told, and first the last elements.
public class ReplaySubject<Element>: Observable<Element>, SubjectType, ObserverType, Cancelable {
  private final class Last {
    var elements: [Element] = []
  }
  private let audience: Audience<Element>
  private let last: Last
  private let bufferSize: Int
  /// Whether it was given up.
  public private(set) var isDisposed = false

  private init(bufferSize: Int) {
    let (audience, last) = (Audience<Element>(), Last())
    self.audience = audience
    self.last = last
    self.bufferSize = bufferSize
    super.init { sink in
      for element in last.elements { sink.onNext(element) }
      return audience.add(sink)
    }
  }

  /// One that keeps so many elements.
  public static func create(bufferSize: Int) -> ReplaySubject<Element> {
    ReplaySubject(bufferSize: bufferSize)
  }

  /// One that keeps all elements.
  public static func createUnbounded() -> ReplaySubject<Element> { ReplaySubject(bufferSize: .max) }

  /// Whether somebody is subscribed.
  public var hasObservers: Bool { !audience.isEmpty }
  /// Tells an event.
  public func on(_ event: Event<Element>) {
    if let element = event.element, audience.end == nil {
      last.elements.append(element)
      if last.elements.count > bufferSize { last.elements.removeFirst() }
    }
    audience.tell(event)
  }
  /// What tells it.
  public func asObserver() -> ReplaySubject<Element> { self }
  /// Gives it up.
  public func dispose() {
    isDisposed = true
    audience.removeAll()
  }

  var shared: SharedSubject<Element> { SharedSubject(values: self, tell: on) }
}

/// Tells the last element once it is complete.
public final class AsyncSubject<Element>: Observable<Element>, SubjectType, ObserverType {
  private let source: ReplaySubject<Element>

  /// One that was told nothing.
  public init() {
    let source = ReplaySubject<Element>.create(bufferSize: 1)
    self.source = source
    super.init { source.takeLast(1).receive($0.on) }
  }

  /// Takes an event.
  public func on(_ event: Event<Element>) { source.on(event) }
  /// What tells it.
  public func asObserver() -> AsyncSubject<Element> { self }
}

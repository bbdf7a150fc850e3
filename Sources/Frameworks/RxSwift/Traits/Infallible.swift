/// What is a sequence that does not fail.
public protocol InfallibleType: ObservableConvertibleType {}

/// A sequence that does not fail.
public struct Infallible<Element>: InfallibleType {
  private let source: Observable<Element>

  init(_ source: Observable<Element>) { self.source = source }

  /// The same as any sequence.
  public func asObservable() -> Observable<Element> { source }

  /// What such a sequence tells.
  @frozen public enum Told {
    /// The next element.
    case next(Element)
    /// The end.
    case completed
  }

  /// A sequence that a function makes.
  public static func create(
    subscribe: @escaping (@escaping (Told) -> Void) -> any Disposable
  ) -> Infallible<Element> {
    Infallible(
      Observable { sink in
        subscribe { told in
          switch told {
          case .next(let element): sink.onNext(element)
          case .completed: sink.onCompleted()
          }
        }
      })
  }
}

extension InfallibleType {
  /// One element.
  public static func just(_ element: Element) -> Infallible<Element> { Infallible(.just(element)) }
  /// Some elements.
  public static func of(_ elements: Element...) -> Infallible<Element> {
    Infallible(.from(elements))
  }
  /// Nothing but an end.
  public static func empty() -> Infallible<Element> { Infallible(.empty()) }
  /// Nothing, ever.
  public static func never() -> Infallible<Element> { Infallible(.never()) }

  /// Has functions told of what comes, each of its kind.
  public func subscribe(
    onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    asObservable().subscribe(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// The same, with an object that is not held.
  public func subscribe<Object: AnyObject>(
    with object: Object, onNext: ((Object, Element) -> Void)? = nil,
    onCompleted: ((Object) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable {
    asObservable().subscribe(
      with: object, onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// Hands what comes to observers.
  public func bind<Observer: ObserverType>(to observers: Observer...) -> any Disposable
  where Observer.Element == Element {
    asObservable().subscribe { event in for one in observers { one.on(event) } }
  }

  /// Hands elements to a function.
  public func bind(onNext: @escaping (Element) -> Void) -> any Disposable {
    asObservable().subscribe(onNext: onNext)
  }

  /// What becomes of each element.
  public func map<Result>(_ transform: @escaping (Element) -> Result) -> Infallible<Result> {
    Infallible<Result>(asObservable().map(transform))
  }

  /// What becomes of each element, unless that is nil.
  public func compactMap<Result>(
    _ transform: @escaping (Element) -> Result?
  ) -> Infallible<Result> { Infallible<Result>(asObservable().compactMap(transform)) }

  /// The elements that a condition holds for.
  public func filter(_ predicate: @escaping (Element) -> Bool) -> Infallible<Element> {
    Infallible(asObservable().filter(predicate))
  }

  /// All that comes of the sequences which elements become.
  public func flatMap<Source: InfallibleType>(
    _ selector: @escaping (Element) -> Source
  ) -> Infallible<Source.Element> { Infallible<Source.Element>(asObservable().flatMap(selector)) }

  /// What comes of the sequence which the latest element becomes.
  public func flatMapLatest<Source: InfallibleType>(
    _ selector: @escaping (Element) -> Source
  ) -> Infallible<Source.Element> {
    Infallible<Source.Element>(asObservable().flatMapLatest(selector))
  }

  /// What comes, by a scheduler.
  public func observe(on scheduler: any ImmediateSchedulerType) -> Infallible<Element> {
    Infallible(asObservable().observe(on: scheduler))
  }
}

extension ObservableConvertibleType {
  /// What comes, and an element in place of a failure.
  public func asInfallible(onErrorJustReturn element: Element) -> Infallible<Element> {
    Infallible(asObservable().catchAndReturn(element))
  }

  /// What comes, and another sequence in place of a failure.
  public func asInfallible(
    onErrorFallbackTo infallible: Infallible<Element>
  ) -> Infallible<Element> {
    Infallible(asObservable().catch { _ in infallible.asObservable() })
  }
}

extension PublishRelay {
  /// What comes, as a sequence that does not fail.
  public func asInfallible() -> Infallible<Element> { Infallible(asObservable()) }
}

extension BehaviorRelay {
  /// What comes, as a sequence that does not fail.
  public func asInfallible() -> Infallible<Element> { Infallible(asObservable()) }
}

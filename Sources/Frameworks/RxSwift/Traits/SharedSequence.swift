/// How what is heard on the main thread is shared.
public protocol SharingStrategyProtocol {
  /// Shares it.
  static func share<Element>(_ source: Observable<Element>) -> Observable<Element>
}

/// With the latest element for those who subscribe later.
public struct DriverSharingStrategy: SharingStrategyProtocol {
  /// Shares it so.
  public static func share<Element>(_ source: Observable<Element>) -> Observable<Element> {
    source.share(replay: 1)
  }
}

/// With nothing for those who subscribe later.
public struct SignalSharingStrategy: SharingStrategyProtocol {
  /// Shares it so.
  public static func share<Element>(_ source: Observable<Element>) -> Observable<Element> {
    source.share()
  }
}

/// What is such a sequence.
public protocol SharedSequenceConvertibleType: ObservableConvertibleType {
  /// The type of the elements, which `asSharedSequence()` tells where a type does not.
  associatedtype Element
  /// How it is shared.
  associatedtype SharingStrategy: SharingStrategyProtocol
  /// The sequence.
  func asSharedSequence() -> SharedSequence<SharingStrategy, Element>
}

extension SharedSequenceConvertibleType {
  /// The same as any sequence.
  public func asObservable() -> Observable<Element> { asSharedSequence().asObservable() }
}

/// What does not fail, is heard on the main thread and shared.
public struct SharedSequence<SharingStrategy: SharingStrategyProtocol, Element>:
  SharedSequenceConvertibleType
{
  private let source: Observable<Element>

  init(_ source: Observable<Element>) { self.source = SharingStrategy.share(source) }
  init(raw source: Observable<Element>) { self.source = source }

  /// The same as any sequence.
  public func asObservable() -> Observable<Element> { source }
  /// The same.
  public func asSharedSequence() -> SharedSequence<SharingStrategy, Element> { self }
}

/// What drives what a screen shows.
public typealias Driver<Element> = SharedSequence<DriverSharingStrategy, Element>
/// What tells a screen that something happens.
public typealias Signal<Element> = SharedSequence<SignalSharingStrategy, Element>

extension SharedSequence {
  /// Nothing but an end.
  public static func empty() -> Self { Self(raw: .empty()) }
  /// Nothing, ever.
  public static func never() -> Self { Self(raw: .never()) }
  /// One element.
  public static func just(_ element: Element) -> Self { Self(raw: .just(element)) }
  /// Some elements.
  public static func of(_ elements: Element...) -> Self { Self(.from(elements)) }
  /// The elements of an array.
  public static func from(_ array: [Element]) -> Self { Self(.from(array)) }
  /// What there is in an optional.
  public static func from(optional: Element?) -> Self { Self(raw: .from(optional: optional)) }
  /// The sequence that a function makes for each who subscribes.
  public static func deferred(_ observableFactory: @escaping () -> Self) -> Self {
    Self(.deferred { observableFactory().asObservable() })
  }
}

extension SharedSequenceConvertibleType {
  private func with<Result>(
    _ change: (Observable<Element>) -> Observable<Result>
  ) -> SharedSequence<SharingStrategy, Result> {
    SharedSequence<SharingStrategy, Result>(change(asObservable()))
  }

  /// What becomes of each element.
  public func map<Result>(
    _ selector: @escaping (Element) -> Result
  ) -> SharedSequence<SharingStrategy, Result> { with { $0.map(selector) } }

  /// What becomes of each element, unless that is nil.
  public func compactMap<Result>(
    _ selector: @escaping (Element) -> Result?
  ) -> SharedSequence<SharingStrategy, Result> { with { $0.compactMap(selector) } }

  /// The elements that a condition holds for.
  public func filter(
    _ predicate: @escaping (Element) -> Bool
  ) -> SharedSequence<SharingStrategy, Element> { with { $0.filter(predicate) } }

  /// What comes of the sequence which the latest element becomes.
  public func flatMapLatest<Strategy, Result>(
    _ selector: @escaping (Element) -> SharedSequence<Strategy, Result>
  ) -> SharedSequence<Strategy, Result> {
    SharedSequence<Strategy, Result>(asObservable().flatMapLatest(selector))
  }

  /// What comes of the sequence which an element becomes; elements that come meanwhile are left out.
  public func flatMapFirst<Strategy, Result>(
    _ selector: @escaping (Element) -> SharedSequence<Strategy, Result>
  ) -> SharedSequence<Strategy, Result> {
    SharedSequence<Strategy, Result>(asObservable().flatMapFirst(selector))
  }

  /// All that comes of the sequences which elements become.
  public func flatMap<Strategy, Result>(
    _ selector: @escaping (Element) -> SharedSequence<Strategy, Result>
  ) -> SharedSequence<Strategy, Result> {
    SharedSequence<Strategy, Result>(asObservable().flatMap(selector))
  }

  /// What comes, of which functions are told, too.
  public func `do`(
    onNext: ((Element) -> Void)? = nil, afterNext: ((Element) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil, afterCompleted: (() -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil,
    onDispose: (() -> Void)? = nil
  ) -> SharedSequence<SharingStrategy, Element> {
    with {
      $0.do(
        onNext: onNext, afterNext: afterNext, onCompleted: onCompleted,
        afterCompleted: afterCompleted, onSubscribe: onSubscribe, onSubscribed: onSubscribed,
        onDispose: onDispose)
    }
  }

  /// What comes; nothing is printed.
  public func debug(
    _ identifier: String? = nil, trimOutput: Bool = false, file: String = #file,
    line: UInt = #line, function: String = #function
  ) -> SharedSequence<SharingStrategy, Element> { asSharedSequence() }

  /// Elements other than the one before.
  public func distinctUntilChanged<Key: Equatable>(
    _ keySelector: @escaping (Element) -> Key
  ) -> SharedSequence<SharingStrategy, Element> { with { $0.distinctUntilChanged(keySelector) } }

  /// Elements other than the one before.
  public func distinctUntilChanged(
    _ comparer: @escaping (Element, Element) -> Bool
  ) -> SharedSequence<SharingStrategy, Element> { with { $0.distinctUntilChanged(comparer) } }

  /// Some elements, and then what comes.
  public func startWith(_ element: Element) -> SharedSequence<SharingStrategy, Element> {
    with { $0.startWith(element) }
  }

  /// What becomes of all elements so far, after each.
  public func scan<Result>(
    _ seed: Result, accumulator: @escaping (Result, Element) -> Result
  ) -> SharedSequence<SharingStrategy, Result> { with { $0.scan(seed, accumulator: accumulator) } }

  /// Elements after which nothing comes for a time.
  public func debounce(_ dueTime: RxTimeInterval) -> SharedSequence<SharingStrategy, Element> {
    with { $0.debounce(dueTime, scheduler: MainScheduler.instance) }
  }

  /// One element at most in each time.
  public func throttle(
    _ dueTime: RxTimeInterval, latest: Bool = true
  ) -> SharedSequence<SharingStrategy, Element> {
    with { $0.throttle(dueTime, latest: latest, scheduler: MainScheduler.instance) }
  }

  /// What comes, a while later.
  public func delay(_ dueTime: RxTimeInterval) -> SharedSequence<SharingStrategy, Element> {
    with { $0.delay(dueTime, scheduler: MainScheduler.instance) }
  }

  /// Elements after which nothing comes for a number of seconds, as before version 5.
  @_disfavoredOverload public func debounce(
    _ dueTime: Double
  ) -> SharedSequence<SharingStrategy, Element> { debounce(.of(dueTime)) }

  /// One element at most in each number of seconds, as before version 5.
  @_disfavoredOverload public func throttle(
    _ dueTime: Double, latest: Bool = true
  ) -> SharedSequence<SharingStrategy, Element> { throttle(.of(dueTime), latest: latest) }

  /// What comes, a number of seconds later, as before version 5.
  @_disfavoredOverload public func delay(
    _ dueTime: Double
  ) -> SharedSequence<SharingStrategy, Element> { delay(.of(dueTime)) }

  /// All but the first elements.
  public func skip(_ count: Int) -> SharedSequence<SharingStrategy, Element> {
    with { $0.skip(count) }
  }

  /// The first elements.
  public func take(_ count: Int) -> SharedSequence<SharingStrategy, Element> {
    with { $0.take(count) }
  }

  /// What becomes of each element and the latest of another sequence, once there is one.
  public func withLatestFrom<Source: SharedSequenceConvertibleType, Result>(
    _ second: Source, resultSelector: @escaping (Element, Source.Element) -> Result
  ) -> SharedSequence<SharingStrategy, Result> {
    with { $0.withLatestFrom(second, resultSelector: resultSelector) }
  }

  /// The latest element of another sequence, each time that one comes.
  public func withLatestFrom<Source: SharedSequenceConvertibleType>(
    _ second: Source
  ) -> SharedSequence<SharingStrategy, Source.Element> { with { $0.withLatestFrom(second) } }

  /// Each element with an object that is not held; an end once that has gone.
  public func withUnretained<Object: AnyObject>(
    _ object: Object
  ) -> SharedSequence<SharingStrategy, (Object, Element)> { with { $0.withUnretained(object) } }

  /// Each element with its number, from 0.
  public func enumerated() -> SharedSequence<SharingStrategy, (index: Int, element: Element)> {
    with { $0.enumerated() }
  }

  /// What comes, and then what comes of another sequence.
  public func concat<Source: SharedSequenceConvertibleType>(
    _ second: Source
  ) -> SharedSequence<SharingStrategy, Element>
  where Source.Element == Element, Source.SharingStrategy == SharingStrategy {
    with { $0.concat(second) }
  }

  /// What comes of some sequences, one after the other.
  public static func concat<Sources: Collection>(
    _ collection: Sources
  ) -> SharedSequence<SharingStrategy, Element>
  where Sources.Element == SharedSequence<SharingStrategy, Element> {
    SharedSequence(.concat(collection.map { $0.asObservable() }))
  }

  /// All that comes of some sequences.
  public static func merge(
    _ sources: SharedSequence<SharingStrategy, Element>...
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(.merge(sources.map { $0.asObservable() }))
  }

  /// All that comes of some sequences.
  public static func merge<Sources: Collection>(
    _ sources: Sources
  ) -> SharedSequence<SharingStrategy, Element>
  where Sources.Element == SharedSequence<SharingStrategy, Element> {
    SharedSequence(.merge(sources.map { $0.asObservable() }))
  }
}

extension SharedSequenceConvertibleType where Element: Equatable {
  /// Elements other than the one before.
  public func distinctUntilChanged() -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(asObservable().distinctUntilChanged())
  }
}

extension SharedSequenceConvertibleType where Element: SharedSequenceConvertibleType {
  /// What comes of the latest element.
  public func switchLatest() -> SharedSequence<Element.SharingStrategy, Element.Element> {
    SharedSequence<Element.SharingStrategy, Element.Element>(asObservable().switchLatest())
  }

  /// All that comes of the elements.
  public func merge() -> SharedSequence<Element.SharingStrategy, Element.Element> {
    SharedSequence<Element.SharingStrategy, Element.Element>(asObservable().merge())
  }
}

extension SharedSequence where Element: FixedWidthInteger {
  /// 0, 1, 2 and so on, one after each period.
  public static func interval(_ period: RxTimeInterval) -> Self {
    Self(.interval(period, scheduler: MainScheduler.instance))
  }

  /// 0 after a while, and then the next number after each period.
  public static func timer(_ dueTime: RxTimeInterval, period: RxTimeInterval) -> Self {
    Self(.timer(dueTime, period: period, scheduler: MainScheduler.instance))
  }
}

// From others.

extension ObservableConvertibleType {
  /// What drives a screen, with an element in place of a failure.
  public func asDriver(onErrorJustReturn element: Element) -> Driver<Element> {
    Driver(asObservable().catchAndReturn(element))
  }

  /// What drives a screen, with another sequence in place of a failure.
  public func asDriver(onErrorDriveWith other: Driver<Element>) -> Driver<Element> {
    Driver(asObservable().catch { _ in other.asObservable() })
  }

  /// What drives a screen, with what a function makes of a failure in its place.
  public func asDriver(
    onErrorRecover: @escaping (any Swift.Error) -> Driver<Element>
  ) -> Driver<Element> { Driver(asObservable().catch { onErrorRecover($0).asObservable() }) }

  /// What tells a screen, with an element in place of a failure.
  public func asSignal(onErrorJustReturn element: Element) -> Signal<Element> {
    Signal(asObservable().catchAndReturn(element))
  }

  /// What tells a screen, with another sequence in place of a failure.
  public func asSignal(onErrorSignalWith other: Signal<Element>) -> Signal<Element> {
    Signal(asObservable().catch { _ in other.asObservable() })
  }

  /// What tells a screen, with what a function makes of a failure in its place.
  public func asSignal(
    onErrorRecover: @escaping (any Swift.Error) -> Signal<Element>
  ) -> Signal<Element> { Signal(asObservable().catch { onErrorRecover($0).asObservable() }) }

  /// How what is heard on the main thread is shared, with an element in place of a failure.
  public func asSharedSequence<Strategy: SharingStrategyProtocol>(
    sharingStrategy: Strategy.Type = Strategy.self, onErrorJustReturn element: Element
  ) -> SharedSequence<Strategy, Element> {
    SharedSequence<Strategy, Element>(asObservable().catchAndReturn(element))
  }
}

extension BehaviorRelay {
  /// What drives a screen.
  public func asDriver() -> Driver<Element> { Driver(asObservable()) }
}

extension PublishRelay {
  /// What tells a screen.
  public func asSignal() -> Signal<Element> { Signal(asObservable()) }
}

extension Variable {
  /// What drives a screen.
  public func asDriver() -> Driver<Element> { Driver(asObservable()) }
}

extension Infallible {
  /// What drives a screen.
  public func asDriver() -> Driver<Element> { Driver(asObservable()) }
  /// What tells a screen.
  public func asSignal() -> Signal<Element> { Signal(asObservable()) }
}

extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
  /// The same with the latest element for those who subscribe later.
  public func asDriver(onErrorJustReturn element: Element) -> Driver<Element> {
    Driver(asObservable())
  }
}

// Driving.

extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
  /// What drives a screen.
  public func asDriver() -> Driver<Element> { asSharedSequence() }

  /// Hands what comes to observers.
  public func drive<Observer: ObserverType>(_ observers: Observer...) -> any Disposable
  where Observer.Element == Element {
    asObservable().subscribe { event in for one in observers { one.on(event) } }
  }

  /// Hands what comes to observers of what may be nil.
  public func drive<Observer: ObserverType>(_ observers: Observer...) -> any Disposable
  where Observer.Element == Element? {
    asObservable().subscribe { event in for one in observers { one.on(event.map { $0 }) } }
  }

  /// Hands the sequence to a function.
  public func drive<Result>(_ transformation: (Observable<Element>) -> Result) -> Result {
    transformation(asObservable())
  }

  /// Hands the sequence to a function, and an argument to what that gives.
  public func drive<Argument, Result>(
    _ with: (Observable<Element>) -> (Argument) -> Result, curriedArgument: Argument
  ) -> Result { with(asObservable())(curriedArgument) }

  /// Has functions told of what comes, each of its kind.
  public func drive(
    onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    asObservable().subscribe(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// The same, with an object that is not held.
  public func drive<Object: AnyObject>(
    with object: Object, onNext: ((Object, Element) -> Void)? = nil,
    onCompleted: ((Object) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable {
    asObservable().subscribe(
      with: object, onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// Hears what comes, and does nothing.
  public func drive() -> any Disposable { drive(onNext: nil) }
}

extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
  /// What tells a screen.
  public func asSignal() -> Signal<Element> { asSharedSequence() }

  /// Hands what comes to observers.
  public func emit<Observer: ObserverType>(to observers: Observer...) -> any Disposable
  where Observer.Element == Element {
    asObservable().subscribe { event in for one in observers { one.on(event) } }
  }

  /// Hands what comes to observers of what may be nil.
  public func emit<Observer: ObserverType>(to observers: Observer...) -> any Disposable
  where Observer.Element == Element? {
    asObservable().subscribe { event in for one in observers { one.on(event.map { $0 }) } }
  }

  /// Has functions told of what comes, each of its kind.
  public func emit(
    onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    asObservable().subscribe(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// The same, with an object that is not held.
  public func emit<Object: AnyObject>(
    with object: Object, onNext: ((Object, Element) -> Void)? = nil,
    onCompleted: ((Object) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable {
    asObservable().subscribe(
      with: object, onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// Hears what comes, and does nothing.
  public func emit() -> any Disposable { emit(onNext: nil) }
}

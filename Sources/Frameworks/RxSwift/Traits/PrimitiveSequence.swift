public import Foundation

/// A sequence of a known number of elements.
public struct PrimitiveSequence<Trait, Element>: PrimitiveSequenceType {
  let source: Observable<Element>

  init(raw source: Observable<Element>) { self.source = source }

  /// The same.
  public var primitiveSequence: PrimitiveSequence<Trait, Element> { self }
  /// The same as any sequence.
  public func asObservable() -> Observable<Element> { source }

  /// Another of the same kind.
  func with<Result>(
    _ change: (Observable<Element>) -> Observable<Result>
  ) -> PrimitiveSequence<Trait, Result> { PrimitiveSequence<Trait, Result>(raw: change(source)) }
}

/// What is a sequence of a known number of elements.
public protocol PrimitiveSequenceType: ObservableConvertibleType {
  /// How many there are.
  associatedtype Trait
  /// The sequence.
  var primitiveSequence: PrimitiveSequence<Trait, Element> { get }
}

/// One element.
public enum SingleTrait {}
/// One element or none.
public enum MaybeTrait {}
/// No element.
public enum CompletableTrait {}

/// One element, or an error.
public typealias Single<Element> = PrimitiveSequence<SingleTrait, Element>
/// One element, none, or an error.
public typealias Maybe<Element> = PrimitiveSequence<MaybeTrait, Element>
/// An end, or an error.
public typealias Completable = PrimitiveSequence<CompletableTrait, Never>

/// What a sequence of one element tells.
public typealias SingleEvent<Element> = Result<Element, any Swift.Error>

/// What a sequence of at most one element tells.
@frozen public enum MaybeEvent<Element> {
  /// The element.
  case success(Element)
  /// A failure.
  case error(any Swift.Error)
  /// There is none.
  case completed
}

/// What a sequence without elements tells.
@frozen public enum CompletableEvent {
  /// A failure.
  case error(any Swift.Error)
  /// The end.
  case completed
}

extension Result where Failure == any Swift.Error {
  /// A failure, as it was called before version 6.
  public static func error(_ error: any Swift.Error) -> Result { .failure(error) }
}

extension PrimitiveSequence {
  /// The sequence that a function makes for each who subscribes.
  public static func deferred(
    _ observableFactory: @escaping () throws -> PrimitiveSequence<Trait, Element>
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: .deferred { try observableFactory().source })
  }

  /// A failure.
  public static func error(_ error: any Swift.Error) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: .error(error))
  }

  /// Nothing, ever.
  public static func never() -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: .never())
  }

  /// The same a while later.
  public func delay(
    _ dueTime: RxTimeInterval, scheduler: any SchedulerType
  ) -> PrimitiveSequence<Trait, Element> { with { $0.delay(dueTime, scheduler: scheduler) } }

  /// The same if one subscribes a while later.
  public func delaySubscription(
    _ dueTime: RxTimeInterval, scheduler: any SchedulerType
  ) -> PrimitiveSequence<Trait, Element> {
    with { $0.delaySubscription(dueTime, scheduler: scheduler) }
  }

  /// The same by a scheduler.
  public func observe(on scheduler: any ImmediateSchedulerType) -> Self {
    with { $0.observe(on: scheduler) }
  }

  /// The same when a scheduler subscribes.
  public func subscribe(on scheduler: any ImmediateSchedulerType) -> Self {
    with { $0.subscribe(on: scheduler) }
  }

  /// The same by a scheduler; by the older name.
  public func observeOn(_ scheduler: any ImmediateSchedulerType) -> Self { observe(on: scheduler) }

  /// The same when a scheduler subscribes; by the older name.
  public func subscribeOn(_ scheduler: any ImmediateSchedulerType) -> Self {
    subscribe(on: scheduler)
  }

  /// The same, and after a failure another sequence.
  public func `catch`(_ handler: @escaping (any Swift.Error) throws -> Self) -> Self {
    with { $0.catch { try handler($0).source } }
  }

  /// The same, and after a failure another sequence; by the older name.
  public func catchError(_ handler: @escaping (any Swift.Error) throws -> Self) -> Self {
    self.catch(handler)
  }

  /// The same, from the beginning after each failure.
  public func retry() -> Self { with { $0.retry() } }
  /// The same, from the beginning after a failure, as often as that at most.
  public func retry(_ maxAttemptCount: Int) -> Self { with { $0.retry(maxAttemptCount) } }
  /// The same, from the beginning each time that a sequence made of the failures has an element.
  public func retry<Trigger: ObservableType>(
    when notificationHandler: @escaping (Observable<any Swift.Error>) -> Trigger
  ) -> Self { with { $0.retry(when: notificationHandler) } }
  /// The same; nothing is printed.
  public func debug(
    _ identifier: String? = nil, trimOutput: Bool = false, file: String = #file,
    line: UInt = #line, function: String = #function
  ) -> Self { self }
  /// The same; an error if nothing comes for a time.
  public func timeout(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Self {
    with { $0.timeout(dueTime, scheduler: scheduler) }
  }
  /// The same; another sequence if nothing comes for a time.
  public func timeout(
    _ dueTime: RxTimeInterval, other: Self, scheduler: any SchedulerType
  ) -> Self { with { $0.timeout(dueTime, other: other.source, scheduler: scheduler) } }

  // By numbers of seconds, as before version 5.

  /// The same a while later.
  @_disfavoredOverload public func delay(_ dueTime: Double, scheduler: any SchedulerType) -> Self {
    delay(.of(dueTime), scheduler: scheduler)
  }
  /// The same if one subscribes a while later.
  @_disfavoredOverload public func delaySubscription(
    _ dueTime: Double, scheduler: any SchedulerType
  ) -> Self { delaySubscription(.of(dueTime), scheduler: scheduler) }
  /// The same; an error if nothing comes for a time.
  @_disfavoredOverload public func timeout(
    _ dueTime: Double, scheduler: any SchedulerType
  ) -> Self { timeout(.of(dueTime), scheduler: scheduler) }

  /// A sequence with what it needs, which is given up along with it.
  public static func using<Resource: Disposable>(
    _ resourceFactory: @escaping () throws -> Resource,
    primitiveSequenceFactory: @escaping (Resource) throws -> Self
  ) -> Self {
    Self(
      raw: .using(resourceFactory) { try primitiveSequenceFactory($0).source })
  }
}

// One element.

extension PrimitiveSequenceType where Trait == SingleTrait {
  /// What takes what comes.
  public typealias SingleObserver = (SingleEvent<Element>) -> Void

  private var source: Observable<Element> { primitiveSequence.source }

  /// A sequence that a function makes.
  public static func create(
    subscribe: @escaping (@escaping SingleObserver) -> any Disposable
  ) -> Single<Element> {
    Single(
      raw: Observable { sink in
        subscribe { event in
          switch event {
          case .success(let element):
            sink.onNext(element)
            sink.onCompleted()
          case .failure(let error): sink.onError(error)
          }
        }
      })
  }

  /// An element.
  public static func just(_ element: Element) -> Single<Element> { Single(raw: .just(element)) }
  /// An element, by a scheduler.
  public static func just(
    _ element: Element, scheduler: any ImmediateSchedulerType
  ) -> Single<Element> { Single(raw: .just(element, scheduler: scheduler)) }

  /// Has a function told of what comes.
  public func subscribe(_ observer: @escaping SingleObserver) -> any Disposable {
    source.subscribe(onNext: { observer(.success($0)) }, onError: { observer(.failure($0)) })
  }

  /// Has functions told of what comes, each of its kind.
  public func subscribe(
    onSuccess: ((Element) -> Void)? = nil, onFailure: ((any Swift.Error) -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    source.subscribe(onNext: onSuccess, onError: onFailure, onDisposed: onDisposed)
  }

  /// The same by the older name.
  @_disfavoredOverload public func subscribe(
    onSuccess: ((Element) -> Void)? = nil, onError: ((any Swift.Error) -> Void)?
  ) -> any Disposable { source.subscribe(onNext: onSuccess, onError: onError) }

  /// The same, with an object that is not held.
  public func subscribe<Object: AnyObject>(
    with object: Object, onSuccess: ((Object, Element) -> Void)? = nil,
    onFailure: ((Object, any Swift.Error) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable {
    source.subscribe(
      with: object, onNext: onSuccess, onError: onFailure, onDisposed: onDisposed)
  }

  /// The same, of which functions are told, too.
  public func `do`(
    onSuccess: ((Element) throws -> Void)? = nil, afterSuccess: ((Element) throws -> Void)? = nil,
    onError: ((any Swift.Error) throws -> Void)? = nil,
    afterError: ((any Swift.Error) throws -> Void)? = nil, onSubscribe: (() -> Void)? = nil,
    onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil
  ) -> Single<Element> {
    Single(
      raw: source.do(
        onNext: onSuccess, afterNext: afterSuccess, onError: onError, afterError: afterError,
        onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose))
  }

  /// The element if a condition holds for it.
  public func filter(_ predicate: @escaping (Element) throws -> Bool) -> Maybe<Element> {
    Maybe(raw: source.filter(predicate))
  }

  /// What becomes of the element.
  public func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Single<Result> {
    Single<Result>(raw: source.map(transform))
  }

  /// What becomes of the element, unless that is nil.
  public func compactMap<Result>(
    _ transform: @escaping (Element) throws -> Result?
  ) -> Maybe<Result> { Maybe<Result>(raw: source.compactMap(transform)) }

  /// The sequence that the element becomes.
  public func flatMap<Result>(
    _ selector: @escaping (Element) throws -> Single<Result>
  ) -> Single<Result> { Single<Result>(raw: source.flatMap(selector)) }

  /// The sequence that the element becomes.
  public func flatMapMaybe<Result>(
    _ selector: @escaping (Element) throws -> Maybe<Result>
  ) -> Maybe<Result> { Maybe<Result>(raw: source.flatMap(selector)) }

  /// The sequence that the element becomes.
  public func flatMapCompletable(
    _ selector: @escaping (Element) throws -> Completable
  ) -> Completable { Completable(raw: source.flatMap(selector)) }

  /// The element, and after a failure another one.
  public func catchAndReturn(_ element: Element) -> Single<Element> {
    Single(raw: source.catchAndReturn(element))
  }

  /// The element, and after a failure another one; by the older name.
  public func catchErrorJustReturn(_ element: Element) -> Single<Element> {
    catchAndReturn(element)
  }

  /// The element, or none.
  public func asMaybe() -> Maybe<Element> { Maybe(raw: source) }
  /// The end.
  public func asCompletable() -> Completable { Completable(raw: source.ignoreElements()) }

  /// The element with an object that is not held.
  public func withUnretained<Object: AnyObject>(_ object: Object) -> Single<(Object, Element)> {
    Single<(Object, Element)>(raw: source.withUnretained(object))
  }
}

extension PrimitiveSequenceType where Trait == SingleTrait, Element: FixedWidthInteger {
  /// 0 after a while.
  public static func timer(
    _ dueTime: RxTimeInterval, scheduler: any SchedulerType
  ) -> Single<Element> { Single(raw: .timer(dueTime, scheduler: scheduler)) }
}

extension PrimitiveSequenceType where Trait == SingleTrait, Element == Data {
  /// What the data say.
  public func decode<Item: Decodable>(
    type: Item.Type, decoder: JSONDecoder
  ) -> Single<Item> { map { try decoder.decode(type, from: $0) } }
}

extension ObservableType where Element == Data {
  /// What the data say.
  public func decode<Item: Decodable>(
    type: Item.Type, decoder: JSONDecoder
  ) -> Observable<Item> { map { try decoder.decode(type, from: $0) } }
}

// One element or none.

extension PrimitiveSequenceType where Trait == MaybeTrait {
  /// What takes what comes.
  public typealias MaybeObserver = (MaybeEvent<Element>) -> Void

  private var source: Observable<Element> { primitiveSequence.source }

  /// A sequence that a function makes.
  public static func create(
    subscribe: @escaping (@escaping MaybeObserver) -> any Disposable
  ) -> Maybe<Element> {
    Maybe(
      raw: Observable { sink in
        subscribe { event in
          switch event {
          case .success(let element):
            sink.onNext(element)
            sink.onCompleted()
          case .error(let error): sink.onError(error)
          case .completed: sink.onCompleted()
          }
        }
      })
  }

  /// An element.
  public static func just(_ element: Element) -> Maybe<Element> { Maybe(raw: .just(element)) }
  /// No element.
  public static func empty() -> Maybe<Element> { Maybe(raw: .empty()) }

  /// Has a function told of what comes.
  public func subscribe(_ observer: @escaping MaybeObserver) -> any Disposable {
    var isThere = false
    return source.subscribe(
      onNext: {
        isThere = true
        observer(.success($0))
      }, onError: { observer(.error($0)) }, onCompleted: { if !isThere { observer(.completed) } })
  }

  /// Has functions told of what comes, each of its kind.
  public func subscribe(
    onSuccess: ((Element) -> Void)? = nil, onError: ((any Swift.Error) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    let own = Disposables.create(with: onDisposed ?? {})
    let subscription = subscribe { (event: MaybeEvent<Element>) in
      switch event {
      case .success(let element): onSuccess?(element)
      case .error(let error): onError?(error)
      case .completed: onCompleted?()
      }
      own.dispose()
    }
    return Disposables.create(subscription, own)
  }

  /// The same, of which functions are told, too.
  public func `do`(
    onNext: ((Element) throws -> Void)? = nil, onError: ((any Swift.Error) throws -> Void)? = nil,
    onCompleted: (() throws -> Void)? = nil, onSubscribe: (() -> Void)? = nil,
    onDispose: (() -> Void)? = nil
  ) -> Maybe<Element> {
    Maybe(
      raw: source.do(
        onNext: onNext, onError: onError, onCompleted: onCompleted, onSubscribe: onSubscribe,
        onDispose: onDispose))
  }

  /// What becomes of the element.
  public func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Maybe<Result> {
    Maybe<Result>(raw: source.map(transform))
  }

  /// The element if a condition holds for it.
  public func filter(_ predicate: @escaping (Element) throws -> Bool) -> Maybe<Element> {
    Maybe(raw: source.filter(predicate))
  }

  /// The sequence that the element becomes.
  public func flatMap<Result>(
    _ selector: @escaping (Element) throws -> Maybe<Result>
  ) -> Maybe<Result> { Maybe<Result>(raw: source.flatMap(selector)) }

  /// An element if there is none.
  public func ifEmpty(default element: Element) -> Single<Element> {
    Single(raw: source.ifEmpty(default: element))
  }

  /// The element; an error if there is none.
  public func asSingle() -> Single<Element> { Single(raw: source.asSingle().source) }

  /// The element, and after a failure another one.
  public func catchAndReturn(_ element: Element) -> Maybe<Element> {
    Maybe(raw: source.catchAndReturn(element))
  }
}

// No element.

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
  /// What takes the end.
  public typealias CompletableObserver = (CompletableEvent) -> Void

  private var source: Observable<Never> { primitiveSequence.source }

  /// A sequence that a function makes.
  public static func create(
    subscribe: @escaping (@escaping CompletableObserver) -> any Disposable
  ) -> Completable {
    Completable(
      raw: Observable { sink in
        subscribe { event in
          switch event {
          case .error(let error): sink.onError(error)
          case .completed: sink.onCompleted()
          }
        }
      })
  }

  /// The end.
  public static func empty() -> Completable { Completable(raw: .empty()) }

  /// Has a function told of the end.
  public func subscribe(_ observer: @escaping CompletableObserver) -> any Disposable {
    source.subscribe(onError: { observer(.error($0)) }, onCompleted: { observer(.completed) })
  }

  /// Has functions told of the end, each of its kind.
  public func subscribe(
    onCompleted: (() -> Void)? = nil, onError: ((any Swift.Error) -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    source.subscribe(onError: onError, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// The same, with an object that is not held.
  public func subscribe<Object: AnyObject>(
    with object: Object, onCompleted: ((Object) -> Void)? = nil,
    onError: ((Object, any Swift.Error) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable {
    source.subscribe(
      with: object, onError: onError, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// The same, of which functions are told, too.
  public func `do`(
    onError: ((any Swift.Error) throws -> Void)? = nil, onCompleted: (() throws -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil, onDispose: (() -> Void)? = nil
  ) -> Completable {
    Completable(
      raw: source.do(
        onError: onError, onCompleted: onCompleted, onSubscribe: onSubscribe, onDispose: onDispose))
  }

  /// The end, and then another sequence.
  public func andThen<Result>(_ second: Single<Result>) -> Single<Result> {
    Single<Result>(raw: then(second.source))
  }

  /// The end, and then another sequence.
  public func andThen<Result>(_ second: Maybe<Result>) -> Maybe<Result> {
    Maybe<Result>(raw: then(second.source))
  }

  /// The end, and then another one.
  public func andThen(_ second: Completable) -> Completable {
    Completable(raw: then(second.source))
  }

  /// The end, and then another sequence.
  public func andThen<Result>(_ second: Observable<Result>) -> Observable<Result> { then(second) }

  private func then<Result>(_ second: Observable<Result>) -> Observable<Result> {
    .concat([source.passing { _ in { _ in } }, second])
  }

  /// The end of all.
  public static func zip(_ sources: Completable...) -> Completable { zip(sources) }

  /// The end of all.
  public static func zip<Sources: Collection>(_ sources: Sources) -> Completable
  where Sources.Element == Completable { Completable(raw: .merge(sources.map(\.source))) }

  /// The end of one after the other.
  public static func concat(_ sources: Completable...) -> Completable {
    Completable(raw: .concat(sources.map(\.source)))
  }

  /// The end of one after the other.
  public static func concat<Sources: Collection>(_ sources: Sources) -> Completable
  where Sources.Element == Completable { Completable(raw: .concat(sources.map(\.source))) }

  /// The end, after a failure, too.
  public func catchErrorJustComplete() -> Completable {
    Completable(raw: source.catch { _ in .empty() })
  }
}

// From others.

extension ObservableType {
  /// The only element; an error if there is none, or more than one.
  public func asSingle() -> Single<Element> { Single(raw: single()) }

  /// The only element, or none; an error if there are more.
  public func asMaybe() -> Maybe<Element> {
    Maybe(
      raw: Observable { sink in
        var found: Element?
        return receive { event in
          switch event {
          case .next(let element):
            if found != nil { sink.onError(RxError.moreThanOneElement) }
            found = element
          case .error(let error): sink.onError(error)
          case .completed:
            if let found { sink.onNext(found) }
            sink.onCompleted()
          }
        }
      })
  }
}

extension ObservableType where Element == Never {
  /// The end.
  public func asCompletable() -> Completable { Completable(raw: asObservable()) }
}

extension ObservableType {
  /// What becomes of each element.
  public func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Observable<Result> {
    passing { sink in { sink.onNext(try transform($0)) } }
  }

  /// What becomes of each element, unless that is nil.
  public func compactMap<Result>(
    _ transform: @escaping (Element) throws -> Result?
  ) -> Observable<Result> {
    passing { sink in { if let result = try transform($0) { sink.onNext(result) } } }
  }

  /// Each element with its number, from 0.
  public func enumerated() -> Observable<(index: Int, element: Element)> {
    passing { sink in
      var index = 0
      return {
        sink.onNext((index, $0))
        index += 1
      }
    }
  }

  /// What becomes of all elements so far, after each.
  public func scan<Result>(
    _ seed: Result, accumulator: @escaping (Result, Element) throws -> Result
  ) -> Observable<Result> {
    scan(into: seed) { $0 = try accumulator($0, $1) }
  }

  /// What becomes of all elements so far, after each.
  public func scan<Result>(
    into seed: Result, accumulator: @escaping (inout Result, Element) throws -> Void
  ) -> Observable<Result> {
    passing { sink in
      var result = seed
      return {
        try accumulator(&result, $0)
        sink.onNext(result)
      }
    }
  }

  /// What becomes of all elements, once they are complete.
  public func reduce<Whole, Result>(
    _ seed: Whole, accumulator: @escaping (Whole, Element) throws -> Whole,
    mapResult: @escaping (Whole) throws -> Result
  ) -> Observable<Result> {
    Observable { sink in
      var whole = seed
      return receive { event in
        do {
          switch event {
          case .next(let element): whole = try accumulator(whole, element)
          case .error(let error): throw error
          case .completed:
            sink.onNext(try mapResult(whole))
            sink.onCompleted()
          }
        } catch { sink.onError(error) }
      }
    }
  }

  /// What becomes of all elements, once they are complete.
  public func reduce<Result>(
    _ seed: Result, accumulator: @escaping (Result, Element) throws -> Result
  ) -> Observable<Result> { reduce(seed, accumulator: accumulator) { $0 } }

  /// All elements, once they are complete.
  public func toArray() -> Single<[Element]> {
    PrimitiveSequence(raw: reduce([]) { $0 + [$1] })
  }

  /// What is told, as elements.
  public func materialize() -> Observable<Event<Element>> {
    Observable { sink in
      receive { event in
        sink.onNext(event)
        if event.isStopEvent { sink.onCompleted() }
      }
    }
  }

  /// Some elements at a time: as many as there may be, or what came in a time.
  public func buffer(
    timeSpan: RxTimeInterval, count: Int, scheduler: any SchedulerType
  ) -> Observable<[Element]> {
    Observable { sink in
      var held: [Element] = []
      let timer = SerialDisposable()
      func tell() {
        let elements = held
        held = []
        sink.onNext(elements)
        wait()
      }
      func wait() {
        timer.disposable = scheduler.scheduleRelative((), dueTime: timeSpan) { _ in
          tell()
          return Disposables.create()
        }
      }
      wait()
      let source = receive { event in
        switch event {
        case .next(let element):
          held.append(element)
          if held.count == count { tell() }
        case .error(let error): sink.onError(error)
        case .completed:
          sink.onNext(held)
          sink.onCompleted()
        }
      }
      return Disposables.create(source, timer)
    }
  }

  /// Sequences of elements with the same key.
  public func groupBy<Key: Hashable>(
    keySelector: @escaping (Element) throws -> Key
  ) -> Observable<GroupedObservable<Key, Element>> {
    Observable { sink in
      var groups: [Key: PublishSubject<Element>] = [:]
      return receive { event in
        switch event {
        case .next(let element):
          do {
            let key = try keySelector(element)
            if groups[key] == nil {
              let group = PublishSubject<Element>()
              groups[key] = group
              sink.onNext(GroupedObservable(key: key, source: group.asObservable()))
            }
            groups[key]?.onNext(element)
          } catch { sink.onError(error) }
        case .error, .completed:
          for group in groups.values { group.on(event) }
          if let error = event.error { sink.onError(error) } else { sink.onCompleted() }
        }
      }
    }
  }
}

/// The elements with a key.
public struct GroupedObservable<Key, Element>: ObservableType {
  /// What they have in common.
  public let key: Key
  let source: Observable<Element>

  /// Has an observer told of them.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element { source.subscribe(observer) }

  /// The same without the key.
  public func asObservable() -> Observable<Element> { source }
}

extension ObservableType where Element: EventConvertible {
  /// What elements tell, as events.
  public func dematerialize() -> Observable<Element.Element> {
    Observable { sink in
      receive { event in
        switch event {
        case .next(let element): sink.on(element.event)
        case .error(let error): sink.onError(error)
        case .completed: sink.onCompleted()
        }
      }
    }
  }
}

extension ObservableType {
  /// Each element with an object that is not held; an end once that has gone.
  public func withUnretained<Object: AnyObject, Result>(
    _ object: Object, resultSelector: @escaping (Object, Element) -> Result
  ) -> Observable<Result> {
    passing { [weak object] sink in
      { element in
        guard let object else { return sink.onCompleted() }
        sink.onNext(resultSelector(object, element))
      }
    }
  }

  /// Each element with an object that is not held; an end once that has gone.
  public func withUnretained<Object: AnyObject>(
    _ object: Object
  ) -> Observable<(Object, Element)> { withUnretained(object) { ($0, $1) } }
}

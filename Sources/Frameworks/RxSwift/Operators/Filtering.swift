/// Whether the element that decides is the last one that is told.
public enum TakeBehavior {
  /// It is told.
  case inclusive
  /// It is not.
  case exclusive
}

extension ObservableType {
  /// The elements that a condition holds for.
  public func filter(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
    passing { sink in { if try predicate($0) { sink.onNext($0) } } }
  }

  /// The end alone.
  public func ignoreElements() -> Observable<Never> { passing { _ in { _ in } } }

  /// Elements other than the one before.
  public func distinctUntilChanged<Key: Equatable>(
    _ keySelector: @escaping (Element) throws -> Key
  ) -> Observable<Element> { distinctUntilChanged(keySelector) { $0 == $1 } }

  /// Elements other than the one before.
  public func distinctUntilChanged(
    _ comparer: @escaping (Element, Element) throws -> Bool
  ) -> Observable<Element> { distinctUntilChanged({ $0 }, comparer: comparer) }

  /// Elements other than the one before.
  public func distinctUntilChanged<Key>(
    _ keySelector: @escaping (Element) throws -> Key,
    comparer: @escaping (Key, Key) throws -> Bool
  ) -> Observable<Element> {
    passing { sink in
      var last: Key?
      return { element in
        let key = try keySelector(element)
        if let last, try comparer(last, key) { return }
        last = key
        sink.onNext(element)
      }
    }
  }

  /// Elements of which a property is another than that of the one before.
  public func distinctUntilChanged<Property: Equatable>(
    at keyPath: KeyPath<Element, Property>
  ) -> Observable<Element> { distinctUntilChanged { $0[keyPath: keyPath] == $1[keyPath: keyPath] } }

  /// The first elements.
  public func take(_ count: Int) -> Observable<Element> {
    guard count > 0 else { return .empty() }
    return passing { sink in
      var rest = count
      return {
        rest -= 1
        // Whoever asks for more in the meantime gets none.
        guard rest >= 0 else { return }
        sink.onNext($0)
        if rest == 0 { sink.onCompleted() }
      }
    }
  }

  /// The elements of a time.
  public func take(
    for duration: RxTimeInterval, scheduler: any SchedulerType
  ) -> Observable<Element> {
    take(until: Observable<Int>.timer(duration, scheduler: scheduler))
  }

  /// The elements of a time.
  public func take(
    _ duration: RxTimeInterval, scheduler: any SchedulerType
  ) -> Observable<Element> { take(for: duration, scheduler: scheduler) }

  /// The last elements.
  public func takeLast(_ count: Int) -> Observable<Element> {
    Observable { sink in
      var held: [Element] = []
      return receive { event in
        switch event {
        case .next(let element):
          held.append(element)
          if held.count > count { held.removeFirst() }
        case .error, .completed:
          if event.isCompleted { for element in held { sink.onNext(element) } }
          sink.on(event)
        }
      }
    }
  }

  /// The elements until another sequence has one.
  public func take<Source: ObservableType>(until other: Source) -> Observable<Element> {
    Observable { sink in
      let end = other.receive { event in
        if let error = event.error { sink.onError(error) }
        if event.element != nil { sink.onCompleted() }
      }
      guard !sink.isDisposed else { return end }
      return Disposables.create(receive(sink.on), end)
    }
  }

  /// The elements until a condition holds.
  public func take(
    until predicate: @escaping (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
  ) -> Observable<Element> { take(while: { try !predicate($0) }, behavior: behavior) }

  /// The elements as long as a condition holds.
  public func take(
    while predicate: @escaping (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
  ) -> Observable<Element> {
    passing { sink in
      {
        let goesOn = try predicate($0)
        if goesOn || behavior == .inclusive { sink.onNext($0) }
        if !goesOn { sink.onCompleted() }
      }
    }
  }

  /// The elements until another sequence has one, by the older name.
  public func takeUntil<Source: ObservableType>(_ other: Source) -> Observable<Element> {
    take(until: other)
  }

  /// The elements until a condition holds, by the older name.
  public func takeUntil(
    _ behavior: TakeBehavior, predicate: @escaping (Element) throws -> Bool
  ) -> Observable<Element> { take(until: predicate, behavior: behavior) }

  /// The elements as long as a condition holds, by the older name.
  public func takeWhile(
    _ predicate: @escaping (Element) throws -> Bool
  ) -> Observable<Element> { take(while: predicate) }

  /// All but the first elements.
  public func skip(_ count: Int) -> Observable<Element> {
    passing { sink in
      var rest = count
      return {
        rest -= 1
        if rest < 0 { sink.onNext($0) }
      }
    }
  }

  /// The elements after a time.
  public func skip(
    _ duration: RxTimeInterval, scheduler: any SchedulerType
  ) -> Observable<Element> {
    skip(until: Observable<Int>.timer(duration, scheduler: scheduler))
  }

  /// The elements after another sequence has one.
  public func skip<Source: ObservableType>(until other: Source) -> Observable<Element> {
    Observable { sink in
      var isOpen = false
      let start = SingleAssignmentDisposable()
      start.setDisposable(
        other.receive { event in
          if let error = event.error { sink.onError(error) }
          if event.element != nil {
            isOpen = true
            start.dispose()
          }
        })
      let source = receive { event in if isOpen || event.error != nil { sink.on(event) } }
      return Disposables.create(source, start)
    }
  }

  /// The elements from the first on for which a condition does not hold.
  public func skip(while predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
    passing { sink in
      var isOpen = false
      return {
        if !isOpen { isOpen = try !predicate($0) }
        if isOpen { sink.onNext($0) }
      }
    }
  }

  /// The elements after another sequence has one, by the older name.
  public func skipUntil<Source: ObservableType>(_ other: Source) -> Observable<Element> {
    skip(until: other)
  }

  /// The elements from the first on for which a condition does not hold, by the older name.
  public func skipWhile(
    _ predicate: @escaping (Element) throws -> Bool
  ) -> Observable<Element> { skip(while: predicate) }

  /// The element at a place, from 0; an error if there are fewer.
  public func element(at index: Int) -> Observable<Element> {
    Observable { sink in
      var number = 0
      return receive { event in
        switch event {
        case .next(let element):
          if number == index {
            sink.onNext(element)
            sink.onCompleted()
          }
          number += 1
        case .error(let error): sink.onError(error)
        case .completed: sink.onError(RxError.argumentOutOfRange)
        }
      }
    }
  }

  /// The element at a place, from 0, by the older name.
  public func elementAt(_ index: Int) -> Observable<Element> { element(at: index) }

  /// The only element; an error if there is none, or more than one.
  public func single() -> Observable<Element> { single { _ in true } }

  /// The only element that a condition holds for; an error if there is none, or more than one.
  public func single(
    _ predicate: @escaping (Element) throws -> Bool
  ) -> Observable<Element> {
    Observable { sink in
      var isFound = false
      return filter(predicate).receive { event in
        if event.element != nil, isFound { return sink.onError(RxError.moreThanOneElement) }
        if event.isCompleted, !isFound { return sink.onError(RxError.noElements) }
        isFound = true
        sink.on(event)
      }
    }
  }

  /// The first element; nil if there is none.
  public func first() -> Single<Element?> {
    PrimitiveSequence(raw: take(1).map { $0 }.ifEmpty(default: nil))
  }

  /// An element if there are none.
  public func ifEmpty(default element: Element) -> Observable<Element> {
    ifEmpty(switchTo: .just(element))
  }

  /// Another sequence if there are no elements.
  public func ifEmpty(switchTo other: Observable<Element>) -> Observable<Element> {
    Observable { sink in
      var isEmpty = true
      let held = SerialDisposable()
      let group = CompositeDisposable(held)
      group.insert(
        receive { event in
          if event.isCompleted, isEmpty {
            held.disposable = other.receive(sink.on)
          } else {
            isEmpty = false
            sink.on(event)
          }
        })
      return group
    }
  }

  /// The last element each time that another sequence has one.
  public func sample<Source: ObservableType>(
    _ sampler: Source, defaultValue: Element? = nil
  ) -> Observable<Element> {
    Observable { sink in
      var last: Element?
      let source = receive { event in
        if let element = event.element { last = element }
        if let error = event.error { sink.onError(error) }
      }
      let samples = sampler.receive { event in
        if let element = last ?? defaultValue, event.error == nil { sink.onNext(element) }
        last = nil
        if let error = event.error { sink.onError(error) }
        if event.isCompleted { sink.onCompleted() }
      }
      return Disposables.create(source, samples)
    }
  }
}

extension ObservableType where Element: Equatable {
  /// Elements other than the one before.
  public func distinctUntilChanged() -> Observable<Element> { distinctUntilChanged { $0 == $1 } }
}

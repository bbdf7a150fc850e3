extension ObservableType {
  /// A sequence that a function makes for each who subscribes.
  public static func create(
    _ subscribe: @escaping (AnyObserver<Element>) -> any Disposable
  ) -> Observable<Element> { Observable { subscribe(AnyObserver(eventHandler: $0.on)) } }

  /// One element.
  public static func just(_ element: Element) -> Observable<Element> {
    Observable { sink in
      sink.onNext(element)
      sink.onCompleted()
      return Disposables.create()
    }
  }

  /// One element, by a scheduler.
  public static func just(
    _ element: Element, scheduler: any ImmediateSchedulerType
  ) -> Observable<Element> { just(element).subscribe(on: scheduler) }

  /// Some elements.
  public static func of(
    _ elements: Element..., scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable<Element> { from(elements, scheduler: scheduler) }

  /// The elements of an array.
  public static func from(
    _ array: [Element], scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable<Element> { sequence(array, scheduler) }

  /// The elements of a sequence.
  public static func from<Elements: Sequence>(
    _ sequence: Elements, scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable<Element> where Elements.Element == Element { Self.sequence(sequence, scheduler) }

  /// What there is in an optional.
  public static func from(optional: Element?) -> Observable<Element> {
    optional.map { just($0) } ?? empty()
  }

  /// What there is in an optional, by a scheduler.
  public static func from(
    optional: Element?, scheduler: any ImmediateSchedulerType
  ) -> Observable<Element> { from(optional: optional) }

  /// Each element in its own turn, so that nested sequences take turns.
  private static func sequence<Elements: Sequence>(
    _ elements: Elements, _ scheduler: any ImmediateSchedulerType
  ) -> Observable<Element> where Elements.Element == Element {
    Observable { sink in
      var iterator = elements.makeIterator()
      return scheduler.repeating {
        guard let element = iterator.next() else {
          sink.onCompleted()
          return false
        }
        sink.onNext(element)
        return !sink.isDisposed
      }
    }
  }

  /// Nothing but an end.
  public static func empty() -> Observable<Element> {
    Observable { sink in
      sink.onCompleted()
      return Disposables.create()
    }
  }

  /// Nothing, ever.
  public static func never() -> Observable<Element> { Observable { _ in Disposables.create() } }

  /// A failure.
  public static func error(_ error: any Swift.Error) -> Observable<Element> {
    Observable { sink in
      sink.onError(error)
      return Disposables.create()
    }
  }

  /// The sequence that a function makes for each who subscribes.
  public static func deferred(
    _ observableFactory: @escaping () throws -> Observable<Element>
  ) -> Observable<Element> {
    Observable { sink in
      do { return try observableFactory().receive(sink.on) } catch {
        sink.onError(error)
        return Disposables.create()
      }
    }
  }

  /// An element again and again.
  public static func repeatElement(
    _ element: Element, scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable<Element> { sequence(Swift.repeatElement(element, count: .max), scheduler) }

  /// Elements that each come of the one before.
  public static func generate(
    initialState: Element, condition: @escaping (Element) throws -> Bool,
    scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance,
    iterate: @escaping (Element) throws -> Element
  ) -> Observable<Element> {
    Observable { sink in
      var next: Element?
      return scheduler.repeating {
        do {
          let element = try next.map(iterate) ?? initialState
          next = element
          guard try condition(element) else {
            sink.onCompleted()
            return false
          }
          sink.onNext(element)
        } catch { sink.onError(error) }
        return !sink.isDisposed
      }
    }
  }

  /// A sequence with what it needs, which is given up along with it.
  public static func using<Resource: Disposable>(
    _ resourceFactory: @escaping () throws -> Resource,
    observableFactory: @escaping (Resource) throws -> Observable<Element>
  ) -> Observable<Element> {
    Observable { sink in
      do {
        let resource = try resourceFactory()
        return Disposables.create(try observableFactory(resource).receive(sink.on), resource)
      } catch {
        sink.onError(error)
        return Disposables.create()
      }
    }
  }
}

extension ObservableType where Element: FixedWidthInteger {
  /// Numbers in a row.
  public static func range(
    start: Element, count: Element,
    scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable<Element> {
    from((0..<Int(count)).lazy.map { start + Element($0) }, scheduler: scheduler)
  }

  /// 0, 1, 2 and so on, one after each period.
  public static func interval(
    _ period: RxTimeInterval, scheduler: any SchedulerType
  ) -> Observable<Element> { timer(period, period: period, scheduler: scheduler) }

  /// 0 after a while, and then the next number after each period, if there is one.
  public static func timer(
    _ dueTime: RxTimeInterval, period: RxTimeInterval? = nil, scheduler: any SchedulerType
  ) -> Observable<Element> {
    Observable { sink in
      guard let period else {
        return scheduler.scheduleRelative((), dueTime: dueTime) { _ in
          sink.onNext(0)
          sink.onCompleted()
          return Disposables.create()
        }
      }
      return scheduler.schedulePeriodic(0 as Element, startAfter: dueTime, period: period) {
        sink.onNext($0)
        return $0 &+ 1
      }
    }
  }

  /// The same by a number of seconds, as before version 5.
  @_disfavoredOverload public static func interval(
    _ period: Double, scheduler: any SchedulerType
  ) -> Observable<Element> { interval(.of(period), scheduler: scheduler) }

  /// The same by numbers of seconds, as before version 5.
  @_disfavoredOverload public static func timer(
    _ dueTime: Double, period: Double? = nil, scheduler: any SchedulerType
  ) -> Observable<Element> {
    timer(.of(dueTime), period: period.map(RxTimeInterval.of), scheduler: scheduler)
  }
}

extension ImmediateSchedulerType {
  /// Does work again and again until it says that there is no more.
  func repeating(_ work: @escaping () -> Bool) -> any Disposable {
    let held = SerialDisposable()
    func turn() {
      held.disposable = schedule(()) { _ in
        if !held.isDisposed, work() { turn() }
        return Disposables.create()
      }
    }
    turn()
    return held
  }
}

public import Foundation

extension ObservableType {
  /// What comes, by a scheduler.
  public func observe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    Observable { sink in
      receive { event in
        _ = scheduler.schedule(event) {
          sink.on($0)
          return Disposables.create()
        }
      }
    }
  }

  /// What comes when a scheduler subscribes.
  public func subscribe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    Observable { sink in scheduler.schedule(()) { _ in receive(sink.on) } }
  }

  /// What comes, by a scheduler; by the older name.
  public func observeOn(_ scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    observe(on: scheduler)
  }

  /// What comes when a scheduler subscribes; by the older name.
  public func subscribeOn(_ scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    subscribe(on: scheduler)
  }

  /// Elements after which nothing comes for a time.
  public func debounce(
    _ dueTime: RxTimeInterval, scheduler: any SchedulerType
  ) -> Observable<Element> {
    Observable { sink in
      var last: Element?
      let timer = SerialDisposable()
      func tell() {
        if let element = last { sink.onNext(element) }
        last = nil
      }
      let source = receive { event in
        switch event {
        case .next(let element):
          last = element
          timer.disposable = scheduler.scheduleRelative((), dueTime: dueTime) { _ in
            tell()
            return Disposables.create()
          }
        case .error: sink.on(event)
        case .completed:
          tell()
          sink.onCompleted()
        }
      }
      return Disposables.create(source, timer)
    }
  }

  /// One element at most in each time: the first, and, if it is wanted, the last.
  public func throttle(
    _ dueTime: RxTimeInterval, latest: Bool = true, scheduler: any SchedulerType
  ) -> Observable<Element> {
    Observable { sink in
      var last: Element?
      var isWaiting = false
      var isComplete = false
      let timer = SerialDisposable()
      func tell(_ element: Element) {
        isWaiting = true
        sink.onNext(element)
        timer.disposable = scheduler.scheduleRelative((), dueTime: dueTime) { _ in
          isWaiting = false
          let waiting = last
          last = nil
          if let waiting { tell(waiting) }
          if isComplete { sink.onCompleted() }
          return Disposables.create()
        }
      }
      let source = receive { event in
        switch event {
        case .next(let element):
          if isWaiting { if latest { last = element } } else { tell(element) }
        case .error: sink.on(event)
        case .completed: if last == nil { sink.onCompleted() } else { isComplete = true }
        }
      }
      return Disposables.create(source, timer)
    }
  }

  /// What comes, a while later.
  public func delay(
    _ dueTime: RxTimeInterval, scheduler: any SchedulerType
  ) -> Observable<Element> {
    Observable { sink in
      let waiting = CompositeDisposable()
      waiting.insert(
        receive { event in
          if event.error != nil { return sink.on(event) }
          waiting.insert(
            scheduler.scheduleRelative(event, dueTime: dueTime) {
              sink.on($0)
              return Disposables.create()
            })
        })
      return waiting
    }
  }

  /// What comes if one subscribes a while later.
  public func delaySubscription(
    _ dueTime: RxTimeInterval, scheduler: any SchedulerType
  ) -> Observable<Element> {
    Observable { sink in
      scheduler.scheduleRelative((), dueTime: dueTime) { _ in receive(sink.on) }
    }
  }

  /// What comes; an error if nothing comes for a time.
  public func timeout(
    _ dueTime: RxTimeInterval, scheduler: any SchedulerType
  ) -> Observable<Element> {
    timeout(dueTime, other: Observable.error(RxError.timeout), scheduler: scheduler)
  }

  /// What comes; another sequence if nothing comes for a time.
  public func timeout<Source: ObservableConvertibleType>(
    _ dueTime: RxTimeInterval, other: Source, scheduler: any SchedulerType
  ) -> Observable<Element> where Source.Element == Element {
    Observable { sink in
      let (source, timer) = (SerialDisposable(), SerialDisposable())
      func wait() {
        timer.disposable = scheduler.scheduleRelative((), dueTime: dueTime) { _ in
          source.disposable = other.asObservable().receive(sink.on)
          return Disposables.create()
        }
      }
      wait()
      source.disposable = receive { event in
        if event.isStopEvent { timer.dispose() } else { wait() }
        sink.on(event)
      }
      return Disposables.create(source, timer)
    }
  }

  // By numbers of seconds, as before version 5.

  /// Elements after which nothing comes for a time.
  @_disfavoredOverload public func debounce(
    _ dueTime: Double, scheduler: any SchedulerType
  ) -> Observable<Element> { debounce(.of(dueTime), scheduler: scheduler) }

  /// One element at most in each time.
  @_disfavoredOverload public func throttle(
    _ dueTime: Double, latest: Bool = true, scheduler: any SchedulerType
  ) -> Observable<Element> { throttle(.of(dueTime), latest: latest, scheduler: scheduler) }

  /// What comes, a while later.
  @_disfavoredOverload public func delay(
    _ dueTime: Double, scheduler: any SchedulerType
  ) -> Observable<Element> { delay(.of(dueTime), scheduler: scheduler) }

  /// What comes if one subscribes a while later.
  @_disfavoredOverload public func delaySubscription(
    _ dueTime: Double, scheduler: any SchedulerType
  ) -> Observable<Element> { delaySubscription(.of(dueTime), scheduler: scheduler) }

  /// What comes; an error if nothing comes for a time.
  @_disfavoredOverload public func timeout(
    _ dueTime: Double, scheduler: any SchedulerType
  ) -> Observable<Element> { timeout(.of(dueTime), scheduler: scheduler) }
}

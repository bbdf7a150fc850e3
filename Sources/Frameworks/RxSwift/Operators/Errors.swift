extension ObservableType {
  /// What comes, and after a failure what comes of another sequence.
  public func `catch`(
    _ handler: @escaping (any Swift.Error) throws -> Observable<Element>
  ) -> Observable<Element> {
    Observable { sink in
      let held = SerialDisposable()
      let group = CompositeDisposable(held)
      group.insert(
        receive { event in
          guard let error = event.error else { return sink.on(event) }
          do { held.disposable = try handler(error).receive(sink.on) } catch { sink.onError(error) }
        })
      return group
    }
  }

  /// What comes, and after a failure one element.
  public func catchAndReturn(_ element: Element) -> Observable<Element> {
    self.catch { _ in .just(element) }
  }

  /// What comes, and after a failure what comes of another sequence; by the older name.
  public func catchError(
    _ handler: @escaping (any Swift.Error) throws -> Observable<Element>
  ) -> Observable<Element> { self.catch(handler) }

  /// What comes, and after a failure one element; by the older name.
  public func catchErrorJustReturn(_ element: Element) -> Observable<Element> {
    catchAndReturn(element)
  }

  /// What comes of the first sequence that does not fail.
  public static func `catch`<Sources: Sequence>(sequence: Sources) -> Observable<Element>
  where Sources.Element == Observable<Element> {
    var sources = Array(sequence)
    guard let last = sources.popLast() else { return .empty() }
    return sources.reversed().reduce(last) { next, source in source.catch { _ in next } }
  }

  /// What comes, from the beginning after each failure, again in its own turn.
  public func retry() -> Observable<Element> { retry(.max) }

  /// What comes, from the beginning after a failure, as often as that at most.
  public func retry(_ maxAttemptCount: Int) -> Observable<Element> {
    Observable { sink in
      var rest = maxAttemptCount
      let held = SerialDisposable()
      let turns = SerialDisposable()
      func attempt() {
        rest -= 1
        held.disposable = receive { event in
          guard let error = event.error else { return sink.on(event) }
          guard rest > 0 else { return sink.onError(error) }
          // What fails at once again and again would never let the clock go on.
          turns.disposable = SceneClock.schedule(after: maxAttemptCount == .max ? 0.01 : 0) {
            attempt()
            return Disposables.create()
          }
        }
      }
      attempt()
      return Disposables.create(held, turns)
    }
  }

  /// What comes, from the beginning each time that a sequence made of the failures has an element.
  public func retry<Trigger: ObservableType>(
    when notificationHandler: @escaping (Observable<any Swift.Error>) -> Trigger
  ) -> Observable<Element> {
    Observable { sink in
      let failures = PublishSubject<any Swift.Error>()
      let held = SerialDisposable()
      func attempt() {
        held.disposable = receive { event in
          if let error = event.error { failures.onNext(error) } else { sink.on(event) }
        }
      }
      let triggers = notificationHandler(failures.asObservable()).receive { event in
        switch event {
        case .next: attempt()
        case .error(let error): sink.onError(error)
        case .completed: sink.onCompleted()
        }
      }
      attempt()
      return Disposables.create(held, triggers)
    }
  }

  /// The same for failures of one type.
  public func retry<Trigger: ObservableType, Failure: Swift.Error>(
    when notificationHandler: @escaping (Observable<Failure>) -> Trigger
  ) -> Observable<Element> {
    retry { (failures: Observable<any Swift.Error>) in
      notificationHandler(failures.compactMap { $0 as? Failure })
    }
  }

  /// The same by the older name.
  public func retryWhen<Trigger: ObservableType>(
    _ notificationHandler: @escaping (Observable<any Swift.Error>) -> Trigger
  ) -> Observable<Element> { retry(when: notificationHandler) }
}

extension ObservableType {
  /// All that comes of the sequences which elements become.
  public func flatMap<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> { merged(limit: .max, selector) }

  /// All that comes of the sequences which elements become, one after the other.
  public func concatMap<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> { merged(limit: 1, selector) }

  /// What comes of the sequence which an element becomes; elements that come meanwhile are left out.
  public func flatMapFirst<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> { merged(limit: 1, isPatient: false, selector) }

  /// What comes of the sequence which the latest element becomes.
  public func flatMapLatest<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    Observable<Source.Element> { sink in
      let latest = SerialDisposable()
      var number = 0
      var (isDone, isActive) = (false, false)
      let source = receive { event in
        switch event {
        case .next(let element):
          do {
            let inner = try selector(element).asObservable()
            number += 1
            let own = number
            isActive = true
            latest.disposable = Disposables.create()
            let subscription = inner.receive { event in
              guard own == number else { return }
              guard event.isCompleted else { return sink.on(event) }
              isActive = false
              if isDone { sink.onCompleted() }
            }
            // Unless the inner sequence has led to another one meanwhile.
            if own == number { latest.disposable = subscription } else { subscription.dispose() }
          } catch { sink.onError(error) }
        case .error(let error): sink.onError(error)
        case .completed:
          isDone = true
          if !isActive { sink.onCompleted() }
        }
      }
      return Disposables.create(source, latest)
    }
  }

  /// All that comes of the sequences which elements become, no more than some of them at once.
  func merged<Source: ObservableConvertibleType>(
    limit: Int, isPatient: Bool = true, _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    Observable<Source.Element> { sink in
      let group = CompositeDisposable()
      var waiting: [Element] = []
      var (activeCount, isDone) = (0, false)
      func begin(_ element: Element) {
        do {
          let inner = try selector(element).asObservable()
          activeCount += 1
          let held = SerialDisposable()
          let key = group.insert(held)
          held.disposable = inner.receive { event in
            guard event.isCompleted else { return sink.on(event) }
            if let key { group.remove(for: key) }
            activeCount -= 1
            if !waiting.isEmpty {
              begin(waiting.removeFirst())
            } else if isDone, activeCount == 0 {
              sink.onCompleted()
            }
          }
        } catch { sink.onError(error) }
      }
      group.insert(
        receive { event in
          switch event {
          case .next(let element):
            if activeCount < limit { begin(element) } else if isPatient { waiting.append(element) }
          case .error(let error): sink.onError(error)
          case .completed:
            isDone = true
            if activeCount == 0, waiting.isEmpty { sink.onCompleted() }
          }
        })
      return group
    }
  }

  /// All that comes of some sequences.
  public static func merge(_ sources: Observable<Element>...) -> Observable<Element> {
    merge(sources)
  }

  /// All that comes of some sequences.
  public static func merge(_ sources: [Observable<Element>]) -> Observable<Element> {
    Observable { sink in
      let group = CompositeDisposable()
      var rest = sources.count
      if rest == 0 { sink.onCompleted() }
      for source in sources {
        group.insert(
          source.receive { event in
            guard event.isCompleted else { return sink.on(event) }
            rest -= 1
            if rest == 0 { sink.onCompleted() }
          })
      }
      return group
    }
  }

  /// All that comes of some sequences.
  public static func merge<Sources: Collection>(_ sources: Sources) -> Observable<Element>
  where Sources.Element == Observable<Element> { merge(Array(sources)) }

  /// What comes of some sequences, one after the other.
  public static func concat(_ sources: Observable<Element>...) -> Observable<Element> {
    concat(sources)
  }

  /// What comes of some sequences, one after the other.
  public static func concat<Sources: Sequence>(_ sequence: Sources) -> Observable<Element>
  where Sources.Element == Observable<Element> {
    Observable { sink in
      var iterator = sequence.makeIterator()
      let held = SerialDisposable()
      func begin() {
        guard let next = iterator.next() else { return sink.onCompleted() }
        held.disposable = next.receive { event in
          if event.isCompleted { begin() } else { sink.on(event) }
        }
      }
      begin()
      return Disposables.create { [held] in held.dispose() }
    }
  }

  /// What comes, and then what comes of another sequence.
  public func concat<Source: ObservableConvertibleType>(_ second: Source) -> Observable<Element>
  where Source.Element == Element { .concat([asObservable(), second.asObservable()]) }

  /// What comes, and then what comes of another sequence, whose elements are known by what is wanted of both.
  public func concat(_ second: Observable<Element>) -> Observable<Element> {
    .concat([asObservable(), second])
  }

  /// Some elements, and then what comes.
  public func startWith(_ elements: Element...) -> Observable<Element> {
    Observable { sink in
      for element in elements { sink.onNext(element) }
      return receive(sink.on)
    }
  }

  /// What comes of the sequence that is the first to have something.
  public static func amb<Sources: Sequence>(_ sequence: Sources) -> Observable<Element>
  where Sources.Element == Observable<Element> {
    Observable { sink in
      var winner: Int?
      let held = sequence.map { ($0, SerialDisposable()) }
      for (index, (source, subscription)) in held.enumerated() where winner == nil {
        subscription.disposable = source.receive { event in
          if winner == nil {
            winner = index
            for (other, (_, loser)) in held.enumerated() where other != index { loser.dispose() }
          }
          if winner == index { sink.on(event) }
        }
      }
      return Disposables.create(held.map(\.1))
    }
  }

  /// What comes of this or another sequence, whichever is the first to have something.
  public func amb<Source: ObservableType>(_ right: Source) -> Observable<Element>
  where Source.Element == Element { .amb([asObservable(), right.asObservable()]) }
}

extension ObservableType where Element: ObservableConvertibleType {
  /// All that comes of the elements.
  public func merge() -> Observable<Element.Element> { flatMap { $0 } }
  /// All that comes of the elements, no more than some of them at once.
  public func merge(maxConcurrent: Int) -> Observable<Element.Element> {
    merged(limit: maxConcurrent) { $0 }
  }
  /// What comes of the elements, one after the other.
  public func concat() -> Observable<Element.Element> { concatMap { $0 } }
  /// What comes of the latest element.
  public func switchLatest() -> Observable<Element.Element> { flatMapLatest { $0 } }
}

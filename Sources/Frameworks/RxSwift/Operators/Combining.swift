/// Elements of one of several sequences that wait for the others'.
final class Waiting<Element> {
  /// From the oldest; only the latest if all that counts is the last one.
  var elements: [Element] = []
  var isComplete = false

  /// One for a sequence, whose type it takes.
  init<Source: ObservableConvertibleType>(for source: Source) where Source.Element == Element {}

  /// The first that waits; known to be there.
  func first() throws -> Element {
    guard let first = elements.first else { throw RxError.noElements }
    return first
  }
}

/// What combines the elements of several sequences: the latest of each, or those of the same number.
final class Combination<Result> {
  private let sink: Sink<Result>
  private let isInPairs: Bool
  private let group = CompositeDisposable()
  /// How many of the sequences have nothing that waits.
  private var missing: Int
  private var openCount: Int
  /// What to make of those that wait first.
  private var combine: () throws -> Result = { throw RxError.noElements }
  /// Takes the first ones away, and says how many there are none of then.
  private var takeFirst: [() -> Bool] = []

  init(_ sink: Sink<Result>, inPairs: Bool, count: Int) {
    self.sink = sink
    isInPairs = inPairs
    missing = count
    openCount = count
  }

  /// Begins once it is known what to make of the elements; an end without sequences.
  func begin(_ combine: @escaping () throws -> Result, _ start: () -> Void) -> any Disposable {
    self.combine = combine
    if openCount == 0 { sink.onCompleted() }
    start()
    return group
  }

  /// Takes part in it.
  func join<Source: ObservableConvertibleType>(
    _ source: Source, _ waiting: Waiting<Source.Element>
  ) {
    takeFirst.append {
      waiting.elements.removeFirst()
      return waiting.elements.isEmpty
    }
    group.insert(
      source.asObservable().receive { [self] event in
        switch event {
        case .next(let element):
          if waiting.elements.isEmpty { missing -= 1 }
          if isInPairs { waiting.elements.append(element) } else { waiting.elements = [element] }
          if missing == 0 { tell() }
        case .error(let error): sink.onError(error)
        case .completed:
          waiting.isComplete = true
          openCount -= 1
          // Pairs end with the first sequence that has none left, and the latest when all have ended.
          if isInPairs ? waiting.elements.isEmpty : openCount == 0 || waiting.elements.isEmpty {
            sink.onCompleted()
          }
        }
        if isInPairs, waiting.isComplete, waiting.elements.isEmpty { sink.onCompleted() }
      })
  }

  private func tell() {
    do {
      let result = try combine()
      if isInPairs { missing += takeFirst.count { $0() } }
      sink.onNext(result)
      if isInPairs, ended.contains(where: { $0() }) { sink.onCompleted() }
    } catch { sink.onError(error) }
  }

  /// Whether each sequence has ended and has nothing left.
  private var ended: [() -> Bool] = []

  /// Has the end of a sequence looked after.
  func watch<Element>(_ waiting: Waiting<Element>) {
    ended.append { waiting.isComplete && waiting.elements.isEmpty }
  }
}

extension ObservableType {
  /// What becomes of the latest elements of some sequences, each time that one has another.
  public static func combineLatest<each Source: ObservableType>(
    _ source: repeat each Source,
    resultSelector: @escaping (repeat (each Source).Element) throws -> Element
  ) -> Observable<Element> {
    combining(inPairs: false, repeat each source, resultSelector: resultSelector)
  }

  /// What becomes of the first elements of some sequences, of the second ones and so on.
  public static func zip<each Source: ObservableType>(
    _ source: repeat each Source,
    resultSelector: @escaping (repeat (each Source).Element) throws -> Element
  ) -> Observable<Element> {
    combining(inPairs: true, repeat each source, resultSelector: resultSelector)
  }

  static func combining<each Source: ObservableConvertibleType>(
    inPairs: Bool, _ source: repeat each Source,
    resultSelector: @escaping (repeat (each Source).Element) throws -> Element
  ) -> Observable<Element> {
    Observable { sink in
      var count = 0
      for _ in repeat (each Source).self { count += 1 }
      let combination = Combination(sink, inPairs: inPairs, count: count)
      let waiting = (repeat Waiting(for: each source))
      return combination.begin({ try resultSelector(repeat (each waiting).first()) }) {
        for one in repeat each waiting { combination.watch(one) }
        for (one, elements) in repeat (each source, each waiting) {
          combination.join(one, elements)
        }
      }
    }
  }

  /// What becomes of the latest elements of a list of sequences, each time that one has another.
  public static func combineLatest<Sources: Collection>(
    _ collection: Sources,
    resultSelector: @escaping ([Sources.Element.Element]) throws -> Element
  ) -> Observable<Element> where Sources.Element: ObservableType {
    combining(inPairs: false, collection, resultSelector)
  }

  /// The latest elements of a list of sequences, each time that one has another.
  public static func combineLatest<Sources: Collection>(
    _ collection: Sources
  ) -> Observable<[Element]>
  where Sources.Element: ObservableType, Sources.Element.Element == Element {
    Observable<[Element]>.combining(inPairs: false, collection) { $0 }
  }

  /// What becomes of the first elements of a list of sequences, of the second ones and so on.
  public static func zip<Sources: Collection>(
    _ collection: Sources,
    resultSelector: @escaping ([Sources.Element.Element]) throws -> Element
  ) -> Observable<Element> where Sources.Element: ObservableType {
    combining(inPairs: true, collection, resultSelector)
  }

  /// The first elements of a list of sequences, the second ones and so on.
  public static func zip<Sources: Collection>(
    _ collection: Sources
  ) -> Observable<[Element]>
  where Sources.Element: ObservableType, Sources.Element.Element == Element {
    Observable<[Element]>.combining(inPairs: true, collection) { $0 }
  }

  static func combining<Sources: Collection>(
    inPairs: Bool, _ collection: Sources,
    _ resultSelector: @escaping ([Sources.Element.Element]) throws -> Element
  ) -> Observable<Element> where Sources.Element: ObservableConvertibleType {
    Observable { sink in
      let combination = Combination(sink, inPairs: inPairs, count: collection.count)
      let waiting = collection.map { Waiting(for: $0) }
      return combination.begin({ try resultSelector(waiting.map { try $0.first() }) }) {
        for one in waiting { combination.watch(one) }
        for (one, elements) in Swift.zip(collection, waiting) { combination.join(one, elements) }
      }
    }
  }

  /// What becomes of each element and the latest of another sequence, once there is one.
  public func withLatestFrom<Source: ObservableConvertibleType, Result>(
    _ second: Source,
    resultSelector: @escaping (Element, Source.Element) throws -> Result
  ) -> Observable<Result> {
    Observable<Result> { sink in
      var latest: Source.Element?
      let other = second.asObservable().receive { event in
        if let element = event.element { latest = element }
        if let error = event.error { sink.onError(error) }
      }
      let source = receive { event in
        switch event {
        case .next(let element):
          guard let latest else { return }
          do { sink.onNext(try resultSelector(element, latest)) } catch { sink.onError(error) }
        case .error(let error): sink.onError(error)
        case .completed: sink.onCompleted()
        }
      }
      return Disposables.create(source, other)
    }
  }

  /// The latest element of another sequence, each time that one comes.
  public func withLatestFrom<Source: ObservableConvertibleType>(
    _ second: Source
  ) -> Observable<Source.Element> { withLatestFrom(second) { $1 } }
}

// The same of sequences with one element.

extension PrimitiveSequence {
  /// What becomes of the elements of some sequences.
  public static func zip<each Value>(
    _ source: repeat PrimitiveSequence<Trait, each Value>,
    resultSelector: @escaping (repeat each Value) throws -> Element
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(
      raw: Observable.combining(inPairs: true, repeat each source, resultSelector: resultSelector))
  }

  /// What becomes of the elements of a list of sequences.
  public static func zip<Sources: Collection, Result>(
    _ collection: Sources, resultSelector: @escaping ([Element]) throws -> Result
  ) -> PrimitiveSequence<Trait, Result> where Sources.Element == PrimitiveSequence<Trait, Element> {
    PrimitiveSequence<Trait, Result>(
      raw: collection.isEmpty
        ? .deferred { .just(try resultSelector([])) }
        : Observable.combining(inPairs: true, collection, resultSelector))
  }

  /// The elements of a list of sequences.
  public static func zip<Sources: Collection>(
    _ collection: Sources
  ) -> PrimitiveSequence<Trait, [Element]>
  where Sources.Element == PrimitiveSequence<Trait, Element> {
    zip(collection) { $0 }
  }
}

extension PrimitiveSequence where Element == Any {
  /// The elements of some sequences.
  public static func zip<A, B>(
    _ a: PrimitiveSequence<Trait, A>, _ b: PrimitiveSequence<Trait, B>
  ) -> PrimitiveSequence<Trait, (A, B)> {
    PrimitiveSequence<Trait, (A, B)>(
      raw: Observable<(A, B)>.combining(inPairs: true, a, b) { ($0, $1) })
  }

  /// The elements of some sequences.
  public static func zip<A, B, C>(
    _ a: PrimitiveSequence<Trait, A>, _ b: PrimitiveSequence<Trait, B>,
    _ c: PrimitiveSequence<Trait, C>
  ) -> PrimitiveSequence<Trait, (A, B, C)> {
    PrimitiveSequence<Trait, (A, B, C)>(
      raw: Observable<(A, B, C)>.combining(inPairs: true, a, b, c) { ($0, $1, $2) })
  }

  /// The elements of some sequences.
  public static func zip<A, B, C, D>(
    _ a: PrimitiveSequence<Trait, A>, _ b: PrimitiveSequence<Trait, B>,
    _ c: PrimitiveSequence<Trait, C>, _ d: PrimitiveSequence<Trait, D>
  ) -> PrimitiveSequence<Trait, (A, B, C, D)> {
    PrimitiveSequence<Trait, (A, B, C, D)>(
      raw: Observable<(A, B, C, D)>.combining(inPairs: true, a, b, c, d) { ($0, $1, $2, $3) })
  }

  /// The elements of some sequences.
  public static func zip<A, B, C, D, E>(
    _ a: PrimitiveSequence<Trait, A>, _ b: PrimitiveSequence<Trait, B>,
    _ c: PrimitiveSequence<Trait, C>, _ d: PrimitiveSequence<Trait, D>,
    _ e: PrimitiveSequence<Trait, E>
  ) -> PrimitiveSequence<Trait, (A, B, C, D, E)> {
    PrimitiveSequence<Trait, (A, B, C, D, E)>(
      raw: Observable<(A, B, C, D, E)>.combining(inPairs: true, a, b, c, d, e) {
        ($0, $1, $2, $3, $4)
      })
  }

  /// The elements of some sequences.
  public static func zip<A, B, C, D, E, F>(
    _ a: PrimitiveSequence<Trait, A>, _ b: PrimitiveSequence<Trait, B>,
    _ c: PrimitiveSequence<Trait, C>, _ d: PrimitiveSequence<Trait, D>,
    _ e: PrimitiveSequence<Trait, E>, _ f: PrimitiveSequence<Trait, F>
  ) -> PrimitiveSequence<Trait, (A, B, C, D, E, F)> {
    PrimitiveSequence<Trait, (A, B, C, D, E, F)>(
      raw: Observable<(A, B, C, D, E, F)>.combining(inPairs: true, a, b, c, d, e, f) {
        ($0, $1, $2, $3, $4, $5)
      })
  }

  /// The elements of some sequences.
  public static func zip<A, B, C, D, E, F, G>(
    _ a: PrimitiveSequence<Trait, A>, _ b: PrimitiveSequence<Trait, B>,
    _ c: PrimitiveSequence<Trait, C>, _ d: PrimitiveSequence<Trait, D>,
    _ e: PrimitiveSequence<Trait, E>, _ f: PrimitiveSequence<Trait, F>,
    _ g: PrimitiveSequence<Trait, G>
  ) -> PrimitiveSequence<Trait, (A, B, C, D, E, F, G)> {
    PrimitiveSequence<Trait, (A, B, C, D, E, F, G)>(
      raw: Observable<(A, B, C, D, E, F, G)>.combining(inPairs: true, a, b, c, d, e, f, g) {
        ($0, $1, $2, $3, $4, $5, $6)
      })
  }

  /// The elements of some sequences.
  public static func zip<A, B, C, D, E, F, G, H>(
    _ a: PrimitiveSequence<Trait, A>, _ b: PrimitiveSequence<Trait, B>,
    _ c: PrimitiveSequence<Trait, C>, _ d: PrimitiveSequence<Trait, D>,
    _ e: PrimitiveSequence<Trait, E>, _ f: PrimitiveSequence<Trait, F>,
    _ g: PrimitiveSequence<Trait, G>, _ h: PrimitiveSequence<Trait, H>
  ) -> PrimitiveSequence<Trait, (A, B, C, D, E, F, G, H)> {
    PrimitiveSequence<Trait, (A, B, C, D, E, F, G, H)>(
      raw: Observable<(A, B, C, D, E, F, G, H)>.combining(inPairs: true, a, b, c, d, e, f, g, h) {
        ($0, $1, $2, $3, $4, $5, $6, $7)
      })
  }
}

// The same of shared sequences.

extension SharedSequenceConvertibleType {
  /// What becomes of the latest elements of some sequences, each time that one has another.
  public static func combineLatest<each Value>(
    _ source: repeat SharedSequence<SharingStrategy, each Value>,
    resultSelector: @escaping (repeat each Value) -> Element
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(
      Observable.combining(inPairs: false, repeat each source, resultSelector: resultSelector))
  }

  /// What becomes of the first elements of some sequences, of the second ones and so on.
  public static func zip<each Value>(
    _ source: repeat SharedSequence<SharingStrategy, each Value>,
    resultSelector: @escaping (repeat each Value) -> Element
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(
      Observable.combining(inPairs: true, repeat each source, resultSelector: resultSelector))
  }

  /// What becomes of the latest elements of a list of sequences, each time that one has another.
  public static func combineLatest<Sources: Collection>(
    _ collection: Sources, resultSelector: @escaping ([Sources.Element.Element]) -> Element
  ) -> SharedSequence<SharingStrategy, Element>
  where
    Sources.Element: SharedSequenceConvertibleType,
    Sources.Element.SharingStrategy == SharingStrategy
  {
    SharedSequence(Observable.combining(inPairs: false, collection, resultSelector))
  }

  /// The latest elements of a list of sequences, each time that one has another.
  public static func combineLatest<Sources: Collection>(
    _ collection: Sources
  ) -> SharedSequence<SharingStrategy, [Element]>
  where
    Sources.Element: SharedSequenceConvertibleType,
    Sources.Element.SharingStrategy == SharingStrategy, Sources.Element.Element == Element
  {
    SharedSequence<SharingStrategy, [Element]>(
      Observable.combining(inPairs: false, collection) { $0 })
  }
}

extension SharedSequenceConvertibleType where Element == Any {
  /// The latest elements of some sequences, each time that one has another.
  public static func combineLatest<
    A: SharedSequenceConvertibleType, B: SharedSequenceConvertibleType
  >(
    _ a: A, _ b: B
  ) -> SharedSequence<SharingStrategy, (A.Element, B.Element)>
  where A.SharingStrategy == SharingStrategy, B.SharingStrategy == SharingStrategy {
    SharedSequence(Observable<(A.Element, B.Element)>.combining(inPairs: false, a, b) { ($0, $1) })
  }

  /// The latest elements of some sequences, each time that one has another.
  public static func combineLatest<
    A: SharedSequenceConvertibleType, B: SharedSequenceConvertibleType,
    C: SharedSequenceConvertibleType
  >(
    _ a: A, _ b: B, _ c: C
  ) -> SharedSequence<SharingStrategy, (A.Element, B.Element, C.Element)>
  where
    A.SharingStrategy == SharingStrategy, B.SharingStrategy == SharingStrategy,
    C.SharingStrategy == SharingStrategy
  {
    SharedSequence(
      Observable<(A.Element, B.Element, C.Element)>.combining(inPairs: false, a, b, c) {
        ($0, $1, $2)
      })
  }

  /// The latest elements of some sequences, each time that one has another.
  public static func combineLatest<
    A: SharedSequenceConvertibleType, B: SharedSequenceConvertibleType,
    C: SharedSequenceConvertibleType, D: SharedSequenceConvertibleType
  >(
    _ a: A, _ b: B, _ c: C, _ d: D
  ) -> SharedSequence<SharingStrategy, (A.Element, B.Element, C.Element, D.Element)>
  where
    A.SharingStrategy == SharingStrategy, B.SharingStrategy == SharingStrategy,
    C.SharingStrategy == SharingStrategy, D.SharingStrategy == SharingStrategy
  {
    SharedSequence(
      Observable<(A.Element, B.Element, C.Element, D.Element)>.combining(inPairs: false, a, b, c, d)
      { ($0, $1, $2, $3) })
  }

  /// The latest elements of some sequences, each time that one has another.
  public static func combineLatest<
    A: SharedSequenceConvertibleType, B: SharedSequenceConvertibleType,
    C: SharedSequenceConvertibleType, D: SharedSequenceConvertibleType,
    E: SharedSequenceConvertibleType
  >(
    _ a: A, _ b: B, _ c: C, _ d: D, _ e: E
  ) -> SharedSequence<SharingStrategy, (A.Element, B.Element, C.Element, D.Element, E.Element)>
  where
    A.SharingStrategy == SharingStrategy, B.SharingStrategy == SharingStrategy,
    C.SharingStrategy == SharingStrategy, D.SharingStrategy == SharingStrategy,
    E.SharingStrategy == SharingStrategy
  {
    SharedSequence(
      Observable<(A.Element, B.Element, C.Element, D.Element, E.Element)>.combining(
        inPairs: false, a, b, c, d, e
      ) { ($0, $1, $2, $3, $4) })
  }

  /// The latest elements of some sequences, each time that one has another.
  public static func combineLatest<
    A: SharedSequenceConvertibleType, B: SharedSequenceConvertibleType,
    C: SharedSequenceConvertibleType, D: SharedSequenceConvertibleType,
    E: SharedSequenceConvertibleType, F: SharedSequenceConvertibleType
  >(
    _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F
  ) -> SharedSequence<
    SharingStrategy, (A.Element, B.Element, C.Element, D.Element, E.Element, F.Element)
  >
  where
    A.SharingStrategy == SharingStrategy, B.SharingStrategy == SharingStrategy,
    C.SharingStrategy == SharingStrategy, D.SharingStrategy == SharingStrategy,
    E.SharingStrategy == SharingStrategy, F.SharingStrategy == SharingStrategy
  {
    SharedSequence(
      Observable<(A.Element, B.Element, C.Element, D.Element, E.Element, F.Element)>.combining(
        inPairs: false, a, b, c, d, e, f
      ) { ($0, $1, $2, $3, $4, $5) })
  }

  /// The latest elements of some sequences, each time that one has another.
  public static func combineLatest<
    A: SharedSequenceConvertibleType, B: SharedSequenceConvertibleType,
    C: SharedSequenceConvertibleType, D: SharedSequenceConvertibleType,
    E: SharedSequenceConvertibleType, F: SharedSequenceConvertibleType,
    G: SharedSequenceConvertibleType
  >(
    _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G
  ) -> SharedSequence<
    SharingStrategy, (A.Element, B.Element, C.Element, D.Element, E.Element, F.Element, G.Element)
  >
  where
    A.SharingStrategy == SharingStrategy, B.SharingStrategy == SharingStrategy,
    C.SharingStrategy == SharingStrategy, D.SharingStrategy == SharingStrategy,
    E.SharingStrategy == SharingStrategy, F.SharingStrategy == SharingStrategy,
    G.SharingStrategy == SharingStrategy
  {
    SharedSequence(
      Observable<(A.Element, B.Element, C.Element, D.Element, E.Element, F.Element, G.Element)>
        .combining(inPairs: false, a, b, c, d, e, f, g) { ($0, $1, $2, $3, $4, $5, $6) })
  }

  /// The latest elements of some sequences, each time that one has another.
  public static func combineLatest<
    A: SharedSequenceConvertibleType, B: SharedSequenceConvertibleType,
    C: SharedSequenceConvertibleType, D: SharedSequenceConvertibleType,
    E: SharedSequenceConvertibleType, F: SharedSequenceConvertibleType,
    G: SharedSequenceConvertibleType, H: SharedSequenceConvertibleType
  >(
    _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H
  ) -> SharedSequence<
    SharingStrategy,
    (A.Element, B.Element, C.Element, D.Element, E.Element, F.Element, G.Element, H.Element)
  >
  where
    A.SharingStrategy == SharingStrategy, B.SharingStrategy == SharingStrategy,
    C.SharingStrategy == SharingStrategy, D.SharingStrategy == SharingStrategy,
    E.SharingStrategy == SharingStrategy, F.SharingStrategy == SharingStrategy,
    G.SharingStrategy == SharingStrategy, H.SharingStrategy == SharingStrategy
  {
    SharedSequence(
      Observable<
        (A.Element, B.Element, C.Element, D.Element, E.Element, F.Element, G.Element, H.Element)
      >.combining(inPairs: false, a, b, c, d, e, f, g, h) { ($0, $1, $2, $3, $4, $5, $6, $7) })
  }

  /// The first elements of some sequences, the second ones and so on.
  public static func zip<A: SharedSequenceConvertibleType, B: SharedSequenceConvertibleType>(
    _ a: A, _ b: B
  ) -> SharedSequence<SharingStrategy, (A.Element, B.Element)>
  where A.SharingStrategy == SharingStrategy, B.SharingStrategy == SharingStrategy {
    SharedSequence(Observable<(A.Element, B.Element)>.combining(inPairs: true, a, b) { ($0, $1) })
  }

  /// The first elements of some sequences, the second ones and so on.
  public static func zip<
    A: SharedSequenceConvertibleType, B: SharedSequenceConvertibleType,
    C: SharedSequenceConvertibleType
  >(
    _ a: A, _ b: B, _ c: C
  ) -> SharedSequence<SharingStrategy, (A.Element, B.Element, C.Element)>
  where
    A.SharingStrategy == SharingStrategy, B.SharingStrategy == SharingStrategy,
    C.SharingStrategy == SharingStrategy
  {
    SharedSequence(
      Observable<(A.Element, B.Element, C.Element)>.combining(inPairs: true, a, b, c) {
        ($0, $1, $2)
      })
  }

  /// The first elements of some sequences, the second ones and so on.
  public static func zip<
    A: SharedSequenceConvertibleType, B: SharedSequenceConvertibleType,
    C: SharedSequenceConvertibleType, D: SharedSequenceConvertibleType
  >(
    _ a: A, _ b: B, _ c: C, _ d: D
  ) -> SharedSequence<SharingStrategy, (A.Element, B.Element, C.Element, D.Element)>
  where
    A.SharingStrategy == SharingStrategy, B.SharingStrategy == SharingStrategy,
    C.SharingStrategy == SharingStrategy, D.SharingStrategy == SharingStrategy
  {
    SharedSequence(
      Observable<(A.Element, B.Element, C.Element, D.Element)>.combining(inPairs: true, a, b, c, d)
      { ($0, $1, $2, $3) })
  }
}

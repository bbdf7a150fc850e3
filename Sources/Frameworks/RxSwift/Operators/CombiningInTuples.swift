// The elements of several sequences as they are: a type with a number of elements each, as `$0.1` cannot be asked of a tuple of any length.

extension ObservableType where Element == Any {
  /// The latest elements of some sequences, each time that one has another.
  public static func combineLatest<A: ObservableType, B: ObservableType>(
    _ a: A, _ b: B
  ) -> Observable<(A.Element, B.Element)> {
    Observable<(A.Element, B.Element)>.combining(inPairs: false, a, b) { ($0, $1) }
  }

  /// The latest elements of some sequences, each time that one has another.
  public static func combineLatest<A: ObservableType, B: ObservableType, C: ObservableType>(
    _ a: A, _ b: B, _ c: C
  ) -> Observable<(A.Element, B.Element, C.Element)> {
    Observable<(A.Element, B.Element, C.Element)>.combining(inPairs: false, a, b, c) {
      ($0, $1, $2)
    }
  }

  /// The latest elements of some sequences, each time that one has another.
  public static func combineLatest<
    A: ObservableType, B: ObservableType, C: ObservableType, D: ObservableType
  >(
    _ a: A, _ b: B, _ c: C, _ d: D
  ) -> Observable<(A.Element, B.Element, C.Element, D.Element)> {
    Observable<(A.Element, B.Element, C.Element, D.Element)>.combining(inPairs: false, a, b, c, d) {
      ($0, $1, $2, $3)
    }
  }

  /// The latest elements of some sequences, each time that one has another.
  public static func combineLatest<
    A: ObservableType, B: ObservableType, C: ObservableType, D: ObservableType, E: ObservableType
  >(
    _ a: A, _ b: B, _ c: C, _ d: D, _ e: E
  ) -> Observable<(A.Element, B.Element, C.Element, D.Element, E.Element)> {
    Observable<(A.Element, B.Element, C.Element, D.Element, E.Element)>.combining(
      inPairs: false, a, b, c, d, e
    ) { ($0, $1, $2, $3, $4) }
  }

  /// The latest elements of some sequences, each time that one has another.
  public static func combineLatest<
    A: ObservableType, B: ObservableType, C: ObservableType, D: ObservableType, E: ObservableType,
    F: ObservableType
  >(
    _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F
  ) -> Observable<(A.Element, B.Element, C.Element, D.Element, E.Element, F.Element)> {
    Observable<(A.Element, B.Element, C.Element, D.Element, E.Element, F.Element)>.combining(
      inPairs: false, a, b, c, d, e, f
    ) { ($0, $1, $2, $3, $4, $5) }
  }

  /// The latest elements of some sequences, each time that one has another.
  public static func combineLatest<
    A: ObservableType, B: ObservableType, C: ObservableType, D: ObservableType, E: ObservableType,
    F: ObservableType, G: ObservableType
  >(
    _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G
  ) -> Observable<(A.Element, B.Element, C.Element, D.Element, E.Element, F.Element, G.Element)> {
    Observable<(A.Element, B.Element, C.Element, D.Element, E.Element, F.Element, G.Element)>
      .combining(inPairs: false, a, b, c, d, e, f, g) { ($0, $1, $2, $3, $4, $5, $6) }
  }

  /// The latest elements of some sequences, each time that one has another.
  public static func combineLatest<
    A: ObservableType, B: ObservableType, C: ObservableType, D: ObservableType, E: ObservableType,
    F: ObservableType, G: ObservableType, H: ObservableType
  >(
    _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H
  ) -> Observable<
    (A.Element, B.Element, C.Element, D.Element, E.Element, F.Element, G.Element, H.Element)
  > {
    Observable<
      (A.Element, B.Element, C.Element, D.Element, E.Element, F.Element, G.Element, H.Element)
    >.combining(inPairs: false, a, b, c, d, e, f, g, h) { ($0, $1, $2, $3, $4, $5, $6, $7) }
  }

  /// The first elements of some sequences, the second ones and so on.
  public static func zip<A: ObservableType, B: ObservableType>(
    _ a: A, _ b: B
  ) -> Observable<(A.Element, B.Element)> {
    Observable<(A.Element, B.Element)>.combining(inPairs: true, a, b) { ($0, $1) }
  }

  /// The first elements of some sequences, the second ones and so on.
  public static func zip<A: ObservableType, B: ObservableType, C: ObservableType>(
    _ a: A, _ b: B, _ c: C
  ) -> Observable<(A.Element, B.Element, C.Element)> {
    Observable<(A.Element, B.Element, C.Element)>.combining(inPairs: true, a, b, c) { ($0, $1, $2) }
  }

  /// The first elements of some sequences, the second ones and so on.
  public static func zip<
    A: ObservableType, B: ObservableType, C: ObservableType, D: ObservableType
  >(
    _ a: A, _ b: B, _ c: C, _ d: D
  ) -> Observable<(A.Element, B.Element, C.Element, D.Element)> {
    Observable<(A.Element, B.Element, C.Element, D.Element)>.combining(inPairs: true, a, b, c, d) {
      ($0, $1, $2, $3)
    }
  }

  /// The first elements of some sequences, the second ones and so on.
  public static func zip<
    A: ObservableType, B: ObservableType, C: ObservableType, D: ObservableType, E: ObservableType
  >(
    _ a: A, _ b: B, _ c: C, _ d: D, _ e: E
  ) -> Observable<(A.Element, B.Element, C.Element, D.Element, E.Element)> {
    Observable<(A.Element, B.Element, C.Element, D.Element, E.Element)>.combining(
      inPairs: true, a, b, c, d, e
    ) { ($0, $1, $2, $3, $4) }
  }

  /// The first elements of some sequences, the second ones and so on.
  public static func zip<
    A: ObservableType, B: ObservableType, C: ObservableType, D: ObservableType, E: ObservableType,
    F: ObservableType
  >(
    _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F
  ) -> Observable<(A.Element, B.Element, C.Element, D.Element, E.Element, F.Element)> {
    Observable<(A.Element, B.Element, C.Element, D.Element, E.Element, F.Element)>.combining(
      inPairs: true, a, b, c, d, e, f
    ) { ($0, $1, $2, $3, $4, $5) }
  }

  /// The first elements of some sequences, the second ones and so on.
  public static func zip<
    A: ObservableType, B: ObservableType, C: ObservableType, D: ObservableType, E: ObservableType,
    F: ObservableType, G: ObservableType
  >(
    _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G
  ) -> Observable<(A.Element, B.Element, C.Element, D.Element, E.Element, F.Element, G.Element)> {
    Observable<(A.Element, B.Element, C.Element, D.Element, E.Element, F.Element, G.Element)>
      .combining(inPairs: true, a, b, c, d, e, f, g) { ($0, $1, $2, $3, $4, $5, $6) }
  }

  /// The first elements of some sequences, the second ones and so on.
  public static func zip<
    A: ObservableType, B: ObservableType, C: ObservableType, D: ObservableType, E: ObservableType,
    F: ObservableType, G: ObservableType, H: ObservableType
  >(
    _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H
  ) -> Observable<
    (A.Element, B.Element, C.Element, D.Element, E.Element, F.Element, G.Element, H.Element)
  > {
    Observable<
      (A.Element, B.Element, C.Element, D.Element, E.Element, F.Element, G.Element, H.Element)
    >.combining(inPairs: true, a, b, c, d, e, f, g, h) { ($0, $1, $2, $3, $4, $5, $6, $7) }
  }
}

public import OpenCombine

// Publishers of what others publish, as it comes, which OpenCombine lacks.

extension Publishers {
  /// Publishes what any of some publishers of one type does, as it comes.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    /// What the publishers publish.
    public typealias Output = Upstream.Output
    /// The way in which they fail.
    public typealias Failure = Upstream.Failure

    /// The publishers.
    public let publishers: [Upstream]

    /// A publisher of what any of some others publishes.
    public init(_ upstream: Upstream...) { publishers = upstream }

    /// A publisher of what any of some others publishes.
    public init(_ upstream: some Swift.Sequence<Upstream>) { publishers = Array(upstream) }

    /// Publishes to one more subscriber, and finishes when all have.
    public func receive<Downstream: Subscriber>(
      subscriber: Downstream
    ) where Downstream.Input == Output, Downstream.Failure == Failure {
      Publishers.Sequence<[Upstream], Failure>(sequence: publishers).flatMap { $0 }
        .receive(subscriber: subscriber)
    }
  }

  /// Publishes what any of two publishers does, as it comes.
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where A.Output == B.Output, A.Failure == B.Failure {
    /// What the publishers publish.
    public typealias Output = A.Output
    /// The way in which they fail.
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B

    /// A publisher of what any of them publishes.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    /// Publishes to one more subscriber, and finishes when all have.
    public func receive<Downstream: Subscriber>(
      subscriber: Downstream
    ) where Downstream.Input == Output, Downstream.Failure == Failure {
      let all = [
        a.eraseToAnyPublisher(),
        b.eraseToAnyPublisher(),
      ]
      MergeMany(all).receive(subscriber: subscriber)
    }
  }

  /// Publishes what any of three publishers does, as it comes.
  public typealias Merge3<A: Publisher, B: Publisher, C: Publisher> = Merge<Merge<A, B>, C>
  where A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure

  /// Publishes what any of four publishers does, as it comes.
  public typealias Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher> = Merge<
    Merge3<A, B, C>, D
  >
  where
    A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure,
    A.Output == D.Output, A.Failure == D.Failure

  /// Publishes what any of five publishers does, as it comes.
  public typealias Merge5<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher> =
    Merge<Merge4<A, B, C, D>, E>
  where
    A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure,
    A.Output == D.Output, A.Failure == D.Failure, A.Output == E.Output, A.Failure == E.Failure

  /// Publishes what any of six publishers does, as it comes.
  public typealias Merge6<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher
  > = Merge<Merge5<A, B, C, D, E>, F>
  where
    A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure,
    A.Output == D.Output, A.Failure == D.Failure, A.Output == E.Output, A.Failure == E.Failure,
    A.Output == F.Output, A.Failure == F.Failure

  /// Publishes what any of seven publishers does, as it comes.
  public typealias Merge7<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher
  > = Merge<Merge6<A, B, C, D, E, F>, G>
  where
    A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure,
    A.Output == D.Output, A.Failure == D.Failure, A.Output == E.Output, A.Failure == E.Failure,
    A.Output == F.Output, A.Failure == F.Failure, A.Output == G.Output, A.Failure == G.Failure

  /// Publishes what any of eight publishers does, as it comes.
  public typealias Merge8<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher,
    G: Publisher, H: Publisher
  > = Merge<Merge7<A, B, C, D, E, F, G>, H>
  where
    A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure,
    A.Output == D.Output, A.Failure == D.Failure, A.Output == E.Output, A.Failure == E.Failure,
    A.Output == F.Output, A.Failure == F.Failure, A.Output == G.Output, A.Failure == G.Failure,
    A.Output == H.Output, A.Failure == H.Failure
}

extension Publishers.Merge {
  /// A publisher of what any of three publishes.
  public init<P: Publisher, Q: Publisher>(_ a: P, _ b: Q, _ c: B)
  where A == Publishers.Merge<P, Q> {
    self.init(Publishers.Merge(a, b), c)
  }

  /// A publisher of what any of four publishes.
  public init<P: Publisher, Q: Publisher, R: Publisher>(_ a: P, _ b: Q, _ c: R, _ d: B)
  where A == Publishers.Merge3<P, Q, R> {
    self.init(Publishers.Merge3(a, b, c), d)
  }

  /// A publisher of what any of five publishes.
  public init<P: Publisher, Q: Publisher, R: Publisher, S: Publisher>(
    _ a: P, _ b: Q, _ c: R, _ d: S, _ e: B
  )
  where A == Publishers.Merge4<P, Q, R, S> {
    self.init(Publishers.Merge4(a, b, c, d), e)
  }

  /// A publisher of what any of six publishes.
  public init<P: Publisher, Q: Publisher, R: Publisher, S: Publisher, T: Publisher>(
    _ a: P, _ b: Q, _ c: R, _ d: S, _ e: T, _ f: B
  )
  where A == Publishers.Merge5<P, Q, R, S, T> {
    self.init(Publishers.Merge5(a, b, c, d, e), f)
  }

  /// A publisher of what any of seven publishes.
  public init<P: Publisher, Q: Publisher, R: Publisher, S: Publisher, T: Publisher, U: Publisher>(
    _ a: P, _ b: Q, _ c: R, _ d: S, _ e: T, _ f: U, _ g: B
  )
  where A == Publishers.Merge6<P, Q, R, S, T, U> {
    self.init(Publishers.Merge6(a, b, c, d, e, f), g)
  }

  /// A publisher of what any of eight publishes.
  public init<
    P: Publisher, Q: Publisher, R: Publisher, S: Publisher, T: Publisher, U: Publisher, V: Publisher
  >(_ a: P, _ b: Q, _ c: R, _ d: S, _ e: T, _ f: U, _ g: V, _ h: B)
  where A == Publishers.Merge7<P, Q, R, S, T, U, V> {
    self.init(Publishers.Merge7(a, b, c, d, e, f, g), h)
  }
}

extension Publisher {
  /// A publisher of what this one and another one of its type publish.
  public func merge(with other: Self) -> Publishers.MergeMany<Self> { .init(self, other) }

  /// A publisher of what this one and another publish.
  public func merge<B: Publisher>(
    with b: B
  ) -> Publishers.Merge<Self, B>
  where B.Output == Output, B.Failure == Failure {
    .init(self, b)
  }

  /// A publisher of what this one and others publish.
  public func merge<B: Publisher, C: Publisher>(
    with b: B, _ c: C
  ) -> Publishers.Merge3<Self, B, C>
  where B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure {
    .init(self, b, c)
  }

  /// A publisher of what this one and others publish.
  public func merge<B: Publisher, C: Publisher, D: Publisher>(
    with b: B, _ c: C, _ d: D
  ) -> Publishers.Merge4<Self, B, C, D>
  where
    B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure,
    D.Output == Output, D.Failure == Failure
  {
    .init(self, b, c, d)
  }

  /// A publisher of what this one and others publish.
  public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher>(
    with b: B, _ c: C, _ d: D, _ e: E
  ) -> Publishers.Merge5<Self, B, C, D, E>
  where
    B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure,
    D.Output == Output, D.Failure == Failure, E.Output == Output, E.Failure == Failure
  {
    .init(self, b, c, d, e)
  }

  /// A publisher of what this one and others publish.
  public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>(
    with b: B, _ c: C, _ d: D, _ e: E, _ f: F
  ) -> Publishers.Merge6<Self, B, C, D, E, F>
  where
    B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure,
    D.Output == Output, D.Failure == Failure, E.Output == Output, E.Failure == Failure,
    F.Output == Output, F.Failure == Failure
  {
    .init(self, b, c, d, e, f)
  }

  /// A publisher of what this one and others publish.
  public func merge<
    B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher
  >(
    with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G
  ) -> Publishers.Merge7<Self, B, C, D, E, F, G>
  where
    B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure,
    D.Output == Output, D.Failure == Failure, E.Output == Output, E.Failure == Failure,
    F.Output == Output, F.Failure == Failure, G.Output == Output, G.Failure == Failure
  {
    .init(self, b, c, d, e, f, g)
  }

  /// A publisher of what this one and others publish.
  public func merge<
    B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher
  >(
    with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H
  ) -> Publishers.Merge8<Self, B, C, D, E, F, G, H>
  where
    B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure,
    D.Output == Output, D.Failure == Failure, E.Output == Output, E.Failure == Failure,
    F.Output == Output, F.Failure == Failure, G.Output == Output, G.Failure == Failure,
    H.Output == Output, H.Failure == Failure
  {
    .init(self, b, c, d, e, f, g, h)
  }
}

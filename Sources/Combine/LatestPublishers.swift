public import OpenCombine

// Publishers of the latest that each of some others has published, which OpenCombine lacks.

extension Publishers {
  /// Publishes the latest of two publishers each time that one of them publishes, once all have.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure {
    /// What each of them has published last.
    public typealias Output = (A.Output, B.Output)
    /// The way in which they fail.
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B

    /// A publisher of the latest of each.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    /// Publishes to one more subscriber, and finishes when all have.
    public func receive<Downstream: Subscriber>(
      subscriber: Downstream
    ) where Downstream.Input == Output, Downstream.Failure == Failure {
      let latest = LatestValues<Downstream>(subscriber, count: 2) { values in
        guard let a = values[0] as? A.Output, let b = values[1] as? B.Output
        else { return nil }
        return (a, b)
      }
      subscriber.receive(subscription: latest)
      latest.subscribe(to: a, at: 0)
      latest.subscribe(to: b, at: 1)
    }
  }

  /// Publishes the latest of three publishers each time that one of them publishes, once all have.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, A.Failure == C.Failure {
    /// What each of them has published last.
    public typealias Output = (A.Output, B.Output, C.Output)
    /// The way in which they fail.
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C

    /// A publisher of the latest of each.
    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    /// Publishes to one more subscriber, and finishes when all have.
    public func receive<Downstream: Subscriber>(
      subscriber: Downstream
    ) where Downstream.Input == Output, Downstream.Failure == Failure {
      let latest = LatestValues<Downstream>(subscriber, count: 3) { values in
        guard let a = values[0] as? A.Output, let b = values[1] as? B.Output,
          let c = values[2] as? C.Output
        else { return nil }
        return (a, b, c)
      }
      subscriber.receive(subscription: latest)
      latest.subscribe(to: a, at: 0)
      latest.subscribe(to: b, at: 1)
      latest.subscribe(to: c, at: 2)
    }
  }

  /// Publishes the latest of four publishers each time that one of them publishes, once all have.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure {
    /// What each of them has published last.
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    /// The way in which they fail.
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C
    /// The fourth publisher.
    public let d: D

    /// A publisher of the latest of each.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    /// Publishes to one more subscriber, and finishes when all have.
    public func receive<Downstream: Subscriber>(
      subscriber: Downstream
    ) where Downstream.Input == Output, Downstream.Failure == Failure {
      let latest = LatestValues<Downstream>(subscriber, count: 4) { values in
        guard let a = values[0] as? A.Output, let b = values[1] as? B.Output,
          let c = values[2] as? C.Output, let d = values[3] as? D.Output
        else { return nil }
        return (a, b, c, d)
      }
      subscriber.receive(subscription: latest)
      latest.subscribe(to: a, at: 0)
      latest.subscribe(to: b, at: 1)
      latest.subscribe(to: c, at: 2)
      latest.subscribe(to: d, at: 3)
    }
  }
}

extension Publisher {
  /// A publisher of the latest of this one and of another.
  public func combineLatest<B: Publisher>(
    _ b: B
  ) -> Publishers.CombineLatest<Self, B> where B.Failure == Failure {
    .init(self, b)
  }

  /// A publisher of what is made of the latest of this one and of another.
  public func combineLatest<B: Publisher, Result>(
    _ b: B,
    _ transform: @escaping (Output, B.Output) -> Result
  ) -> Publishers.Map<Publishers.CombineLatest<Self, B>, Result> where B.Failure == Failure {
    combineLatest(b).map { transform($0.0, $0.1) }
  }

  /// A publisher of the latest of this one and of others.
  public func combineLatest<B: Publisher, C: Publisher>(
    _ b: B, _ c: C
  ) -> Publishers.CombineLatest3<Self, B, C> where B.Failure == Failure, C.Failure == Failure {
    .init(self, b, c)
  }

  /// A publisher of what is made of the latest of this one and of others.
  public func combineLatest<B: Publisher, C: Publisher, Result>(
    _ b: B, _ c: C,
    _ transform: @escaping (Output, B.Output, C.Output) -> Result
  ) -> Publishers.Map<Publishers.CombineLatest3<Self, B, C>, Result>
  where B.Failure == Failure, C.Failure == Failure {
    combineLatest(b, c).map { transform($0.0, $0.1, $0.2) }
  }

  /// A publisher of the latest of this one and of others.
  public func combineLatest<B: Publisher, C: Publisher, D: Publisher>(
    _ b: B, _ c: C, _ d: D
  ) -> Publishers.CombineLatest4<Self, B, C, D>
  where B.Failure == Failure, C.Failure == Failure, D.Failure == Failure {
    .init(self, b, c, d)
  }

  /// A publisher of what is made of the latest of this one and of others.
  public func combineLatest<B: Publisher, C: Publisher, D: Publisher, Result>(
    _ b: B, _ c: C, _ d: D,
    _ transform: @escaping (Output, B.Output, C.Output, D.Output) -> Result
  ) -> Publishers.Map<Publishers.CombineLatest4<Self, B, C, D>, Result>
  where B.Failure == Failure, C.Failure == Failure, D.Failure == Failure {
    combineLatest(b, c, d).map { transform($0.0, $0.1, $0.2, $0.3) }
  }
}

/// What some publishers have published last, for one subscriber.
private final class LatestValues<Downstream: Subscriber>: Subscription {
  private var downstream: Downstream?
  private let made: ([Any?]) -> Downstream.Input?
  private var values: [Any?]
  private var upstreams: [AnyCancellable] = []
  private var running: Int
  private var demand = Subscribers.Demand.none
  /// Whether there is something new that nobody has asked for yet.
  private var isPending = false

  init(_ downstream: Downstream, count: Int, made: @escaping ([Any?]) -> Downstream.Input?) {
    self.downstream = downstream
    self.made = made
    values = Array(repeating: nil, count: count)
    running = count
  }

  func subscribe<Upstream: Publisher>(
    to publisher: Upstream, at index: Int
  ) where Upstream.Failure == Downstream.Failure {
    guard downstream != nil else { return }
    let token = publisher.sink(
      receiveCompletion: { [self] in finish($0) },
      receiveValue: { [self] value in
        values[index] = .some(value)
        isPending = true
        send()
      })
    if downstream != nil { upstreams.append(token) }
  }

  private func send() {
    guard isPending, demand > 0, let downstream, !values.contains(where: { $0 == nil }),
      let value = made(values)
    else { return }
    isPending = false
    demand -= 1
    demand += downstream.receive(value)
  }

  private func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
    guard let downstream else { return }
    if case .finished = completion {
      running -= 1
      guard running == 0 else { return }
    }
    cancel()
    downstream.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    self.demand += demand
    send()
  }

  func cancel() {
    downstream = nil
    let upstreams = upstreams
    self.upstreams = []
    for upstream in upstreams { upstream.cancel() }
  }
}

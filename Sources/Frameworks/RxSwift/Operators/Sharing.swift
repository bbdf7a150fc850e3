/// How long what a shared sequence has told is kept.
public enum SubjectLifetimeScope {
  /// As long as somebody is subscribed.
  case whileConnected
  /// For good.
  case forever
}

/// What can be subscribed to and be told what comes.
public protocol SubjectType: ObservableType {
  /// What tells it.
  associatedtype Observer: ObserverType
  /// Its observer.
  func asObserver() -> Observer
}

/// What comes of a source once it is connected, the same to all.
public class ConnectableObservable<Element>: Observable<Element> {
  private let begin: () -> any Disposable

  init(_ source: Observable<Element>, _ make: @escaping () -> SharedSubject<Element>) {
    let connection = Connection(source, make)
    begin = connection.connect
    super.init { sink in connection.subject.values.receive(sink.on) }
  }

  /// Subscribes to the source.
  public func connect() -> any Disposable { begin() }

  /// What comes as long as somebody is subscribed.
  public func refCount() -> Observable<Element> {
    var count = 0
    let connection = SerialDisposable()
    return Observable { [self] sink in
      let own = receive(sink.on)
      count += 1
      if count == 1 { connection.disposable = connect() }
      return Disposables.create {
        own.dispose()
        count -= 1
        if count == 0 { connection.disposable = Disposables.create() }
      }
    }
  }
}

/// What a source is told to, and what is heard of it.
struct SharedSubject<Element> {
  let values: Observable<Element>
  let tell: (Event<Element>) -> Void
}

/// A source, and what tells it to all.
private final class Connection<Element> {
  private let source: Observable<Element>
  private let make: () -> SharedSubject<Element>
  private var current: SharedSubject<Element>?
  private var held: (any Disposable)?

  init(_ source: Observable<Element>, _ make: @escaping () -> SharedSubject<Element>) {
    self.source = source
    self.make = make
  }

  var subject: SharedSubject<Element> {
    let subject = current ?? make()
    current = subject
    return subject
  }

  func connect() -> any Disposable {
    if let held { return held }
    let (subject, subscription) = (subject, SerialDisposable())
    let connection = Disposables.create { [self] in
      subscription.dispose()
      held = nil
      current = nil
    }
    held = connection
    subscription.disposable = source.receive(subject.tell)
    return connection
  }
}

extension ObservableType {
  /// What comes once it is connected, the same to all.
  public func publish() -> ConnectableObservable<Element> {
    ConnectableObservable(asObservable()) { PublishSubject().shared }
  }

  /// What comes once it is connected, with the last elements for those who subscribe later.
  public func replay(_ bufferSize: Int) -> ConnectableObservable<Element> {
    let subject = ReplaySubject<Element>.create(bufferSize: bufferSize).shared
    return ConnectableObservable(asObservable()) { subject }
  }

  /// What comes once it is connected, with all elements for those who subscribe later.
  public func replayAll() -> ConnectableObservable<Element> { replay(.max) }

  /// What comes once it is connected, by a subject.
  public func multicast<Subject: SubjectType>(
    _ subject: Subject
  ) -> ConnectableObservable<Subject.Element>
  where Subject.Observer.Element == Element {
    let observer = subject.asObserver()
    let source = asObservable()
    let shared = SharedSubject<Subject.Element>(values: subject.asObservable()) { _ in }
    return ConnectableObservable(
      Observable { _ in source.receive(observer.on) }
    ) { shared }
  }

  /// What comes as long as somebody is subscribed, the same to all, with the last elements for those who subscribe later.
  public func share(
    replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected
  ) -> Observable<Element> {
    func make() -> SharedSubject<Element> {
      replay == 0
        ? PublishSubject().shared : ReplaySubject<Element>.create(bufferSize: replay).shared
    }
    switch scope {
    case .whileConnected: return sharedWhileConnected(make)
    case .forever:
      let subject = make()
      return ConnectableObservable(asObservable()) { subject }.refCount()
    }
  }

  /// What comes, the same to all who are subscribed; whoever comes after an end begins anew.
  private func sharedWhileConnected(
    _ make: @escaping () -> SharedSubject<Element>
  ) -> Observable<Element> {
    let source = asObservable()
    var current: Sharing<Element>?
    return Observable { sink in
      let sharing = current ?? Sharing(make())
      current = sharing
      let own = sharing.subject.values.receive(sink.on)
      sharing.count += 1
      if sharing.count == 1 {
        sharing.held.disposable = source.receive { event in
          if event.isStopEvent, current === sharing { current = nil }
          sharing.subject.tell(event)
        }
      }
      return Disposables.create {
        own.dispose()
        sharing.count -= 1
        guard sharing.count == 0 else { return }
        sharing.held.dispose()
        if current === sharing { current = nil }
      }
    }
  }

  /// What comes as long as somebody is subscribed, with the last elements; by the older name.
  public func shareReplay(_ bufferSize: Int) -> Observable<Element> {
    share(replay: bufferSize, scope: .forever)
  }

  /// What comes as long as somebody is subscribed, with the last element; by the older name.
  public func shareReplayLatestWhileConnected() -> Observable<Element> { share(replay: 1) }
}

/// Those who are subscribed to what one subscription tells.
private final class Sharing<Element> {
  let subject: SharedSubject<Element>
  let held = SerialDisposable()
  var count = 0
  init(_ subject: SharedSubject<Element>) { self.subject = subject }
}

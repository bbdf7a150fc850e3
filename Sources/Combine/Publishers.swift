public import AnimSourceRuntime
public import Foundation
// Apps that import Combine see all of it.
@_exported public import OpenCombine
public import UIKitCore

extension NotificationCenter {
  /// Publishes notifications.
  public struct Publisher: OpenCombine.Publisher {
    /// Notifications.
    public typealias Output = Notification
    /// It does not fail.
    public typealias Failure = Never

    /// The centre that posts them.
    public let center: NotificationCenter
    /// Their name.
    public let name: Notification.Name
    /// The object that posts them; nil for any.
    public let object: AnyObject?

    /// A publisher of notifications of a name.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    /// Publishes what is posted from now on.
    public func receive<Downstream: Subscriber>(
      subscriber: Downstream
    ) where Downstream.Input == Notification, Downstream.Failure == Never {
      let subject = PassthroughSubject<Notification, Never>()
      // Posted on the main actor, as all that apps do here.
      nonisolated(unsafe) let sink = subject
      nonisolated(unsafe) let token = center.addObserverOfScene(
        forName: name, object: object
      ) { unsafe sink.send($0) }
      let center = center
      subject.handleEvents(receiveCancel: { unsafe center.removeObserver(token) })
        .receive(subscriber: subscriber)
    }
  }

  /// A publisher of notifications of a name.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }
}

extension KeyValueObservable {
  /// A publisher of a property's values: the present one first, unless the options say otherwise, then each that it is given.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - options: Without `.initial`, the present value is left out.
  /// - Returns: A publisher that keeps the object alive.
  @preconcurrency @MainActor public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>,
    options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> AnyPublisher<Value, Never> {
    Deferred { [self] in
      let subject = PassthroughSubject<Value, Never>()
      let observation = observe(keyPath, options: [.new]) { object, _ in
        subject.send(object[keyPath: keyPath])
      }
      let values = subject.handleEvents(receiveCancel: { observation.invalidate() })
      return options.contains(.initial)
        ? values.prepend(self[keyPath: keyPath]).eraseToAnyPublisher()
        : values.eraseToAnyPublisher()
    }.eraseToAnyPublisher()
  }
}

extension SimulatedTimer {
  /// Publishes the date each time that a timer fires, once it is connected.
  public final class TimerPublisher: ConnectablePublisher {
    /// The dates at which the timer fires.
    public typealias Output = Date
    /// It does not fail.
    public typealias Failure = Never

    private let interval: TimeInterval
    private let subject = PassthroughSubject<Date, Never>()

    init(_ interval: TimeInterval) { self.interval = interval }

    /// Publishes to one more subscriber.
    public func receive<Downstream: Subscriber>(
      subscriber: Downstream
    ) where Downstream.Input == Date, Downstream.Failure == Never {
      subject.receive(subscriber: subscriber)
    }

    /// Starts the timer.
    public func connect() -> any Cancellable {
      nonisolated(unsafe) let subject = subject
      let interval = interval
      let timer = MainActor.assumeIsolated {
        SimulatedTimer(timeInterval: interval, repeats: true) { _ in unsafe subject.send(Date()) }
      }
      return AnyCancellable { MainActor.assumeIsolated { timer.invalidate() } }
    }
  }

  /// A publisher of the date after each so many seconds; run loop, mode and tolerance make no difference.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode, options: SceneSchedulerOptions? = nil
  ) -> TimerPublisher { TimerPublisher(interval) }
}

extension SimulatedURLSession {
  /// Publishes the answer to a question, or an error.
  public typealias DataTaskPublisher = AnyPublisher<
    (data: Data, response: SimulatedURLResponse), URLError
  >

  /// A publisher of what is at an address.
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    Deferred {
      Future { promise in
        nonisolated(unsafe) let promise = promise
        MainActor.assumeIsolated {
          self.dataTask(with: url) { data, response, error in
            if let data, let response {
              unsafe promise(.success((data, response)))
            } else {
              unsafe promise(.failure(error as? URLError ?? URLError(.notConnectedToInternet)))
            }
          }.resume()
        }
      }
    }.eraseToAnyPublisher()
  }

  /// A publisher of what is at a request's address.
  public func dataTaskPublisher(for request: SimulatedURLRequest) -> DataTaskPublisher {
    request.url.map(dataTaskPublisher)
      ?? Fail(error: URLError(.badURL)).eraseToAnyPublisher()
  }
}

extension JSONDecoder: @retroactive TopLevelDecoder {}
extension JSONEncoder: @retroactive TopLevelEncoder {}
extension PropertyListDecoder: @retroactive TopLevelDecoder {}
extension PropertyListEncoder: @retroactive TopLevelEncoder {}

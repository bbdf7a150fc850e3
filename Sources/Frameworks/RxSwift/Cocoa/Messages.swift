public import AnimSourceRuntime
public import Foundation
public import UIKitCore

extension Reactive where Base: AnyObject {
  /// Tells the arguments after each call that UIKit makes of a method.
  @preconcurrency @MainActor public func methodInvoked(_ selector: Selector) -> Observable<[Any]> {
    messages(selector, isAfter: true)
  }

  /// Tells the arguments before each call that UIKit makes of a method.
  @preconcurrency @MainActor public func sentMessage(_ selector: Selector) -> Observable<[Any]> {
    messages(selector, isAfter: false)
  }

  @MainActor private func messages(_ selector: Selector, isAfter: Bool) -> Observable<[Any]> {
    Observable<[Any]>.onMain { [weak object = base] sink in
      guard let object else { return Disposables.create() }
      let tell: MessageObservers.Observer = { sink.onNext($0) }
      let isHeard = MessageObservers.observe(
        selector, of: object, before: { if !isAfter { tell($0) } },
        after: { if isAfter { tell($0) } })
      if !isHeard {
        UIEnvironment.warn(
          "nobody hears of calls of '\(selector.description)' of a \(type(of: object)), which UIKit does not make"
        )
      }
      return Disposables.create()
    }
  }
}

/// What observers of a property are told.
public struct KeyValueObservingOptions: OptionSet, Sendable {
  /// One bit for each.
  public let rawValue: UInt
  /// Those of the bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The present value, at once.
  public static let initial = KeyValueObservingOptions(rawValue: 1 << 0)
  /// Each new value.
  public static let new = KeyValueObservingOptions(rawValue: 1 << 1)

  var options: NSKeyValueObservingOptions { contains(.initial) ? [.initial, .new] : .new }
}

extension KeyValueObservable {
  /// The value of a property, and each that follows.
  @MainActor fileprivate func values<Value>(
    _ keyPath: KeyPath<Self, Value>, _ options: KeyValueObservingOptions
  ) -> Observable<Value> {
    Observable<Value>.onMain { [self] sink in
      let observation = observe(keyPath, options: options.options) { object, _ in
        sink.onNext(object[keyPath: keyPath])
      }
      return Disposables.onMain { observation.invalidate() }
    }
  }
}

extension Reactive where Base: KeyValueObservable {
  /// The value of a property, and each that follows.
  @preconcurrency @MainActor public func observe<Value>(
    _ keyPath: KeyPath<Base, Value>, options: KeyValueObservingOptions = [.new, .initial]
  ) -> Observable<Value> { base.values(keyPath, options) }

  /// The value of a property by its name, and each that follows.
  @preconcurrency @MainActor public func observe<Value>(
    _ type: Value.Type, _ keyPath: String,
    options: KeyValueObservingOptions = [.new, .initial], retainSelf: Bool = true
  ) -> Observable<Value?> {
    Observable<Value?>.onMain { [base] sink in
      let observer = _RXKVOObserver(
        target: base, retainTarget: retainSelf, keyPath: keyPath, options: options.options
      ) { sink.onNext($0 as? Value) }
      return Disposables.onMain { observer.dispose() }
    }
  }

  /// The value of a property by its name, and each that follows.
  @preconcurrency @MainActor public func observeWeakly<Value>(
    _ type: Value.Type, _ keyPath: String,
    options: KeyValueObservingOptions = [.new, .initial]
  ) -> Observable<Value?> { observe(type, keyPath, options: options, retainSelf: false) }
}

extension Reactive where Base: NotificationCenter {
  /// What is posted under a name from now on.
  public func notification(
    _ name: Notification.Name?, object: AnyObject? = nil
  ) -> Observable<Notification> {
    Observable { [weak center = base, weak object] sink in
      // Posted on the main actor, as all that apps do here.
      nonisolated(unsafe) let sink = sink
      nonisolated(unsafe) let token = center?.addObserverOfScene(
        forName: name, object: object
      ) { unsafe sink.onNext($0) }
      return Disposables.create { if let token = unsafe token { center?.removeObserver(token) } }
    }
  }
}

/// What goes wrong with requests.
public enum RxCocoaURLError: Swift.Error {
  /// It is not known what.
  case unknown
  /// There is no answer of a server.
  case nonHTTPResponse(response: SimulatedURLResponse)
  /// The server says that something is wrong.
  case httpRequestFailed(response: SimulatedURLResponse, data: Data?)
  /// The data are no JSON.
  case deserializationError(error: any Swift.Error)
}

extension Reactive where Base: SimulatedURLSession {
  /// The answer to a request, and its data.
  @preconcurrency @MainActor public func response(
    request: SimulatedURLRequest
  ) -> Observable<(response: SimulatedURLResponse, data: Data)> {
    Observable<(response: SimulatedURLResponse, data: Data)>.onMain { [base] sink in
      let task = base.dataTask(with: request) { data, response, error in
        guard let data, let response else {
          return sink.onError(error ?? RxCocoaURLError.unknown)
        }
        sink.onNext((response, data))
        sink.onCompleted()
      }
      task.resume()
      return Disposables.onMain { task.cancel() }
    }
  }

  /// The data of an answer that says that all is well.
  @preconcurrency @MainActor public func data(request: SimulatedURLRequest) -> Observable<Data> {
    response(request: request).map { answer in
      let isFine = MainActor.assumeIsolated { 200..<300 ~= answer.response.statusCode }
      guard isFine else {
        throw RxCocoaURLError.httpRequestFailed(response: answer.response, data: answer.data)
      }
      return answer.data
    }
  }

  /// The JSON of an answer that says that all is well.
  @preconcurrency @MainActor public func json(
    request: SimulatedURLRequest, options: JSONSerialization.ReadingOptions = []
  ) -> Observable<Any> {
    data(request: request).map { data in
      do {
        return try JSONSerialization.jsonObject(
          with: MadeUpWords.table(data) ?? data, options: options)
      } catch {
        throw RxCocoaURLError.deserializationError(error: error)
      }
    }
  }

  /// The JSON at an address, if all is well.
  @preconcurrency @MainActor public func json(url: URL) -> Observable<Any> {
    json(request: SimulatedURLRequest(url: url))
  }
}

public import AnimSourceRuntime
public import Foundation
import UIKitCore

/// What sequences have to do with an object.
@dynamicMemberLookup public struct Reactive<Base> {
  /// The object.
  public let base: Base

  /// That of an object.
  public init(_ base: Base) { self.base = base }

  /// What sets a property of the object.
  public subscript<Property>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Base, Property>
  ) -> Binder<Property> where Base: AnyObject {
    nonisolated(unsafe) let path = keyPath
    return Binder(base) { unsafe $0[keyPath: path] = $1 }
  }
}

/// What has `rx`.
public protocol ReactiveCompatible {
  /// The type of the object.
  associatedtype ReactiveBase
  /// What sequences have to do with the type.
  static var rx: Reactive<ReactiveBase>.Type { get set }
  /// What sequences have to do with the object.
  var rx: Reactive<ReactiveBase> { get set }
}

extension ReactiveCompatible {
  /// What sequences have to do with the type.
  public static var rx: Reactive<Self>.Type {
    get { Reactive<Self>.self }
    // So that what is set of `rx` may be set of a constant.
    set {}
  }

  /// What sequences have to do with the object.
  public var rx: Reactive<Self> {
    get { Reactive(self) }
    set {}
  }
}

extension NSObject: ReactiveCompatible {}
extension NotificationCenter: ReactiveCompatible {}
extension SimulatedQueue: ReactiveCompatible {}

/// What does something to an object with each element.
public struct Binder<Value>: ObserverType {
  /// The type of the elements.
  public typealias Element = Value
  private let handler: (Event<Value>) -> Void

  /// What does something to an object that is not held.
  public init<Target: AnyObject>(
    _ target: Target, scheduler: any ImmediateSchedulerType = MainScheduler(),
    binding: @escaping @MainActor (Target, Value) -> Void
  ) {
    handler = { [weak target] event in
      guard let value = event.element else { return }
      _ = scheduler.schedule(value) { value in
        // Apps' code runs on the main actor, whether it says so or not.
        nonisolated(unsafe) let (target, value) = (target, value)
        MainActor.assumeIsolated { if let target = unsafe target { unsafe binding(target, value) } }
        return Disposables.create()
      }
    }
  }

  /// Does it.
  public func on(_ event: Event<Value>) { handler(event) }

  /// The same without its type.
  public func asObserver() -> AnyObserver<Value> { AnyObserver(eventHandler: handler) }
}

extension Observable {
  /// A sequence of what a function tells that UIKit's objects are asked in.
  static func onMain(
    _ source: @escaping @MainActor (Sink<Element>) -> any Disposable
  ) -> Observable<Element> {
    Observable { sink in
      nonisolated(unsafe) let sink = sink
      nonisolated(unsafe) var held: (any Disposable)?
      MainActor.assumeIsolated { unsafe held = source(sink) }
      return unsafe held ?? Disposables.create()
    }
  }
}

extension Disposables {
  /// Calls a function that UIKit's objects are asked in.
  static func onMain(_ dispose: @escaping @MainActor () -> Void) -> any Cancelable {
    create { MainActor.assumeIsolated(dispose) }
  }
}

extension Reactive where Base: AnyObject {
  /// Tells when the object goes, and ends.
  @preconcurrency @MainActor public var deallocated: Observable<Void> {
    let life = UIEnvironment.current.single(of: base) { Life() }
    return life.subject.asObservable()
  }

  /// Tells when the object goes, and ends.
  @preconcurrency @MainActor public var deallocating: Observable<Void> { deallocated }
}

/// What goes with the object that it is kept for, and tells of that.
private final class Life {
  let subject = ReplaySubject<Void>.create(bufferSize: 1)

  deinit {
    subject.onNext(())
    subject.onCompleted()
  }
}

public import UIKitCore

/// What has a delegate.
public protocol HasDelegate: AnyObject {
  /// The type of the delegate.
  associatedtype Delegate
  /// The delegate.
  var delegate: Delegate? { get set }
}

/// What has a data source.
public protocol HasDataSource: AnyObject {
  /// The type of the data source.
  associatedtype DataSource
  /// The data source.
  var dataSource: DataSource? { get set }
}

/// A delegate that tells of calls, and hands them on to another one.
open class DelegateProxy<Parent: AnyObject, Listener>: MessageForwarder {
  /// The type of the objects whose delegates they are.
  public typealias ParentObject = Parent
  /// The type of the delegates.
  public typealias Delegate = Listener
  /// The object whose delegate it is.
  public private(set) weak var parentObject: ParentObject?
  private weak var forward: AnyObject?
  private var heldForward: AnyObject?
  private var listeners: [(number: Int, selector: Selector, isAfter: Bool, tell: ([Any]) -> Void)] =
    []
  private var lastNumber = 0

  /// That of an object.
  public init<Proxy: DelegateProxyType>(parentObject: ParentObject, delegateProxy: Proxy.Type)
  where Proxy: DelegateProxy<ParentObject, Delegate> {
    self.parentObject = parentObject
    super.init()
  }

  /// Tells the arguments before each call of a method that the class leaves out.
  open func sentMessage(_ selector: Selector) -> Observable<[Any]> {
    calls(selector, isAfter: false)
  }

  /// Tells the arguments after each call of a method that the class leaves out.
  open func methodInvoked(_ selector: Selector) -> Observable<[Any]> {
    calls(selector, isAfter: true)
  }

  private func calls(_ selector: Selector, isAfter: Bool) -> Observable<[Any]> {
    Observable { [weak self] sink in
      guard let self else { return Disposables.create() }
      lastNumber += 1
      let number = lastNumber
      listeners.append((number, selector, isAfter, sink.onNext))
      return Disposables.create { [weak self] in
        self?.listeners.removeAll { $0.number == number }
      }
    }
  }

  /// The object that calls are handed on to.
  open func forwardToDelegate() -> Delegate? { forward as? Delegate }

  /// Hands calls on to an object.
  open func setForwardToDelegate(_ delegate: Delegate?, retainDelegate: Bool) {
    let object = delegate.map { $0 as AnyObject }
    forward = object
    heldForward = retainDelegate ? object : nil
  }

  /// The object that calls are handed on to.
  open override var messageTarget: AnyObject? { forward }
  /// Whether somebody wants to know of calls of a method.
  open override func listens(to name: String) -> Bool {
    listeners.contains { $0.selector.names(name) }
  }
  /// Tells of a call before it.
  open override func willForward(_ name: String, _ arguments: [Any]) {
    for one in listeners where !one.isAfter && one.selector.names(name) { one.tell(arguments) }
  }
  /// Tells of a call after it.
  open override func didForward(_ name: String, _ arguments: [Any]) {
    for one in listeners where one.isAfter && one.selector.names(name) { one.tell(arguments) }
  }
}

/// A kind of such delegates.
@preconcurrency @MainActor public protocol DelegateProxyType: AnyObject {
  /// The type of the objects whose delegates they are.
  associatedtype ParentObject: AnyObject
  /// The type of the delegates.
  associatedtype Delegate

  /// Says by `register(make:)` how they are made.
  static func registerKnownImplementations()
  /// The delegate that an object has.
  static func currentDelegate(for object: ParentObject) -> Delegate?
  /// Gives an object a delegate.
  static func setCurrentDelegate(_ delegate: Delegate?, to object: ParentObject)
  /// The object that calls are handed on to.
  func forwardToDelegate() -> Delegate?
  /// Hands calls on to an object.
  func setForwardToDelegate(_ forwardToDelegate: Delegate?, retainDelegate: Bool)
}

/// How such delegates are made, by their class.
@MainActor private final class ProxyMakers {
  var makers: [ObjectIdentifier: [(AnyObject) -> AnyObject?]] = [:]
  static var current: ProxyMakers { UIEnvironment.current.single { ProxyMakers() } }
}

/// The delegate of a kind that belongs to an object.
private final class HeldProxy<Proxy: AnyObject> {
  var proxy: Proxy?
}

extension DelegateProxyType {
  /// Says how those of a class of objects are made.
  public static func register<Parent>(make: @escaping (Parent) -> Self) {
    ProxyMakers.current.makers[ObjectIdentifier(Self.self), default: []]
      .append { ($0 as? Parent).map(make) }
  }

  /// One for an object, by the way that was named last.
  public static func createProxy(for object: AnyObject) -> Self {
    let makers = ProxyMakers.current
    if makers.makers[ObjectIdentifier(Self.self)] == nil { registerKnownImplementations() }
    for make in (makers.makers[ObjectIdentifier(Self.self)] ?? []).reversed() {
      if let proxy = make(object) as? Self { return proxy }
    }
    preconditionFailure("'\(Self.self)' says of no way to make one for a \(type(of: object))")
  }

  /// The one of an object, which becomes its delegate if it is not.
  public static func proxy(for object: ParentObject) -> Self {
    let held = UIEnvironment.current.single(of: object) { HeldProxy<Self>() }
    let proxy = held.proxy ?? createProxy(for: object)
    held.proxy = proxy
    let current = currentDelegate(for: object).map { $0 as AnyObject }
    if current !== proxy {
      proxy.setForwardToDelegate(current as? Delegate, retainDelegate: false)
      setCurrentDelegate(proxy as? Delegate, to: object)
    }
    return proxy
  }

  /// Hands calls on to an object until that is given up.
  public static func installForwardDelegate(
    _ forwardDelegate: Delegate, retainDelegate: Bool, onProxyForObject object: ParentObject
  ) -> any Disposable {
    let proxy = proxy(for: object)
    proxy.setForwardToDelegate(forwardDelegate, retainDelegate: retainDelegate)
    // What it answers may be otherwise now.
    setCurrentDelegate(nil, to: object)
    setCurrentDelegate(proxy as? Delegate, to: object)
    return Disposables.onMain { [weak proxy] in
      proxy?.setForwardToDelegate(nil, retainDelegate: retainDelegate)
    }
  }
}

extension DelegateProxyType
where ParentObject: HasDelegate, Self.Delegate == ParentObject.Delegate {
  /// The delegate that an object has.
  public static func currentDelegate(for object: ParentObject) -> Delegate? { object.delegate }
  /// Gives an object a delegate.
  public static func setCurrentDelegate(_ delegate: Delegate?, to object: ParentObject) {
    object.delegate = delegate
  }
}

extension DelegateProxyType
where ParentObject: HasDataSource, Self.Delegate == ParentObject.DataSource {
  /// The data source that an object has.
  public static func currentDelegate(for object: ParentObject) -> Delegate? { object.dataSource }
  /// Gives an object a data source.
  public static func setCurrentDelegate(_ delegate: Delegate?, to object: ParentObject) {
    object.dataSource = delegate
  }
}

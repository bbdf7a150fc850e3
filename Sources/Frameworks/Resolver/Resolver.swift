import UIKitCore

/// What is registered under names.
extension Resolver {
  /// A name.
  public struct Name: ExpressibleByStringLiteral, Hashable, Sendable {
    /// The text.
    public let rawValue: String
    /// A name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// A name.
    public init(stringLiteral: String) { rawValue = stringLiteral }
  }

  /// What is handed over to what makes something.
  public struct Args {
    let value: Any?
    /// What is handed over.
    public func callAsFunction<T>() -> T { cast() }
    /// What is handed over under a name.
    public func callAsFunction<T>(_ key: String) -> T {
      guard let value = (value as? [String: Any])?[key] as? T else {
        preconditionFailure("there is no argument '\(key)'")
      }
      return value
    }
    /// What is handed over.
    public func get<T>() -> T { cast() }
    /// What is handed over; nil for nothing.
    public func optional<T>() -> T? { value as? T }
    private func cast<T>() -> T {
      guard let value = value as? T else { preconditionFailure("there is no argument") }
      return value
    }
  }
}

/// Something that registers what an app needs.
public protocol ResolverRegistering {
  /// Registers it.
  static func registerAllServices()
}

/// Something that makes what an app needs.
public protocol Resolving {
  /// What makes it.
  var resolver: Resolver { get }
}

extension Resolving {
  /// What makes it.
  public var resolver: Resolver { .root }
}

/// How long something that was made is given to others.
public class ResolverScope {
  enum Life { case unique, graph, application, shared }
  let life: Life
  init(_ life: Life) { self.life = life }
  /// As long as the app runs.
  public static var application: ResolverScope { ResolverScope(.application) }
  /// As long as the app runs.
  public static var cached: ResolverScope { ResolverScope(.application) }
  /// As long as something is being made.
  public static var graph: ResolverScope { ResolverScope(.graph) }
  /// As long as someone has it.
  public static var shared: ResolverScope { ResolverScope(.shared) }
  /// Once.
  public static var unique: ResolverScope { ResolverScope(.unique) }
}

/// What is registered for a type.
public final class ResolverOptions<Service> {
  let resolver: Resolver
  let make: (Resolver, Resolver.Args) -> Service?
  var life = ResolverScope.Life.graph
  var changes: [(Resolver, Service) -> Void] = []
  var kept: Service?
  weak var weaklyKept: AnyObject?

  init(_ resolver: Resolver, _ make: @escaping (Resolver, Resolver.Args) -> Service?) {
    self.resolver = resolver
    self.make = make
  }

  /// Another type that it is, too.
  @discardableResult public func implements<T>(
    _ type: T.Type, name: Resolver.Name? = nil
  ) -> ResolverOptions {
    resolver.add(type, name) { [unowned self] resolver, args in
      resolver.value(of: self, args) as? T
    }
    return self
  }
  /// What is done with what was made.
  @discardableResult public func resolveProperties(
    _ block: @escaping (Resolver, Service) -> Void
  ) -> ResolverOptions {
    changes.append(block)
    return self
  }
  /// How long what was made is given to others.
  @discardableResult public func scope(_ scope: ResolverScope) -> ResolverOptions {
    life = scope.life
    return self
  }
}

/// What is registered, by types.
public final class Resolver {
  private struct Key: Hashable {
    let type: ObjectIdentifier
    let name: String?
  }
  private final class Shared {
    let root = Resolver()
    var isFilled = false
  }
  private static var shared: Shared { OneThread.single { Shared() } }

  private var entries: [Key: Any] = [:]
  private var graph: [ObjectIdentifier: Any] = [:]
  private var depth = 0
  private let parent: Resolver?

  /// An empty one; what is not in it is looked for in another one.
  public init(child parent: Resolver? = nil) { self.parent = parent }

  /// What an app has one of.
  public static var main: Resolver { shared.root }
  /// What an app has one of.
  public static var root: Resolver { shared.root }
  /// How long what was made is given to others where nothing is said; makes no difference.
  public static var defaultScope: ResolverScope { .graph }

  private static func fill() {
    guard !shared.isFilled else { return }
    shared.isFilled = true
    (root as Any as? any ResolverRegistering).map { type(of: $0).registerAllServices() }
  }

  @discardableResult func add<Service>(
    _ type: Service.Type, _ name: Name?, _ make: @escaping (Resolver, Args) -> Service?
  ) -> ResolverOptions<Service> {
    let entry = ResolverOptions(self, make)
    entries[Key(type: ObjectIdentifier(type), name: name?.rawValue)] = entry
    return entry
  }

  func value<Service>(of entry: ResolverOptions<Service>, _ args: Args) -> Service? {
    if let kept = entry.kept ?? entry.weaklyKept as? Service { return kept }
    if entry.life == .graph, let made = graph[ObjectIdentifier(entry)] as? Service { return made }
    depth += 1
    defer {
      depth -= 1
      if depth == 0 { graph = [:] }
    }
    guard let made = entry.make(self, args) else { return nil }
    switch entry.life {
    case .unique: break
    case .graph: graph[ObjectIdentifier(entry)] = made
    case .application: entry.kept = made
    case .shared: entry.weaklyKept = made as AnyObject
    }
    for change in entry.changes { change(self, made) }
    return made
  }

  // MARK: Registering

  /// Registers what makes something.
  @discardableResult public static func register<Service>(
    _ type: Service.Type = Service.self, name: Name? = nil, factory: @escaping () -> Service?
  ) -> ResolverOptions<Service> { root.register(type, name: name, factory: factory) }
  /// Registers what makes something of what is registered.
  @discardableResult public static func register<Service>(
    _ type: Service.Type = Service.self, name: Name? = nil,
    factory: @escaping (Resolver) -> Service?
  ) -> ResolverOptions<Service> { root.register(type, name: name, factory: factory) }
  /// Registers what makes something of what is handed over.
  @discardableResult public static func register<Service>(
    _ type: Service.Type = Service.self, name: Name? = nil,
    factory: @escaping (Resolver, Args) -> Service?
  ) -> ResolverOptions<Service> { root.register(type, name: name, factory: factory) }
  /// Registers what makes something.
  @discardableResult public func register<Service>(
    _ type: Service.Type = Service.self, name: Name? = nil, factory: @escaping () -> Service?
  ) -> ResolverOptions<Service> { add(type, name) { _, _ in factory() } }
  /// Registers what makes something of what is registered.
  @discardableResult public func register<Service>(
    _ type: Service.Type = Service.self, name: Name? = nil,
    factory: @escaping (Resolver) -> Service?
  ) -> ResolverOptions<Service> { add(type, name) { resolver, _ in factory(resolver) } }
  /// Registers what makes something of what is handed over.
  @discardableResult public func register<Service>(
    _ type: Service.Type = Service.self, name: Name? = nil,
    factory: @escaping (Resolver, Args) -> Service?
  ) -> ResolverOptions<Service> { add(type, name, factory) }

  // MARK: Making

  /// What is registered for a type; nil for nothing.
  public func optional<Service>(
    _ type: Service.Type = Service.self, name: Name? = nil, args: Any? = nil
  ) -> Service? {
    Self.fill()
    let key = Key(type: ObjectIdentifier(type), name: name?.rawValue)
    guard let entry = entries[key] as? ResolverOptions<Service> else {
      return parent?.optional(type, name: name, args: args)
    }
    return value(of: entry, Args(value: args))
  }
  /// What is registered for a type.
  public func resolve<Service>(
    _ type: Service.Type = Service.self, name: Name? = nil, args: Any? = nil
  ) -> Service {
    guard let value = optional(type, name: name, args: args) else {
      preconditionFailure("nothing is registered for \(type)")
    }
    return value
  }
  /// What is registered for a type; nil for nothing.
  public static func optional<Service>(
    _ type: Service.Type = Service.self, name: Name? = nil, args: Any? = nil
  ) -> Service? { root.optional(type, name: name, args: args) }
  /// What is registered for a type.
  public static func resolve<Service>(
    _ type: Service.Type = Service.self, name: Name? = nil, args: Any? = nil
  ) -> Service { root.resolve(type, name: name, args: args) }
  /// Forgets all.
  public static func reset() {
    root.entries = [:]
    shared.isFilled = false
  }
}

/// What is registered for a property's type.
@propertyWrapper public struct Injected<Service> {
  /// What.
  public var wrappedValue: Service
  /// What is registered.
  public init() { wrappedValue = Resolver.resolve(Service.self) }
  /// What is registered under a name.
  public init(name: Resolver.Name? = nil, container: Resolver? = nil) {
    wrappedValue = (container ?? .root).resolve(Service.self, name: name)
  }
}

/// What is registered for a property's type; nil for nothing.
@propertyWrapper public struct OptionalInjected<Service> {
  /// What.
  public var wrappedValue: Service?
  /// What is registered.
  public init() { wrappedValue = Resolver.optional(Service.self) }
  /// What is registered under a name.
  public init(name: Resolver.Name? = nil, container: Resolver? = nil) {
    wrappedValue = (container ?? .root).optional(Service.self, name: name)
  }
}

/// What is registered for a property's type, once it is asked for.
@propertyWrapper public struct LazyInjected<Service> {
  private var made: Service?
  private let name: Resolver.Name?
  private let container: Resolver?
  /// What is registered.
  public init() { self.init(name: nil) }
  /// What is registered under a name.
  public init(name: Resolver.Name? = nil, container: Resolver? = nil) {
    self.name = name
    self.container = container
  }
  /// What.
  public var wrappedValue: Service {
    mutating get {
      if let made { return made }
      let value: Service = (container ?? .root).resolve(Service.self, name: name)
      made = value
      return value
    }
    mutating set { made = newValue }
  }
}

import UIKitCore

/// Makes what an app needs, by its type.
public protocol Resolver: AnyObject {
  /// What is registered for a type; nil for nothing.
  func resolve<Service>(_ serviceType: Service.Type) -> Service?
  /// What is registered for a type under a name; nil for nothing.
  func resolve<Service>(_ serviceType: Service.Type, name: String?) -> Service?
  /// What is registered for a type, made of arguments; nil for nothing.
  func resolve<Service, A>(
    _ serviceType: Service.Type, argument a: A
  ) -> Service?
  /// What is registered for a type under a name, made of arguments; nil for nothing.
  func resolve<Service, A>(
    _ serviceType: Service.Type, name: String?, argument a: A
  ) -> Service?
  /// What is registered for a type, made of arguments; nil for nothing.
  func resolve<Service, A, B>(
    _ serviceType: Service.Type, arguments a: A, _ b: B
  ) -> Service?
  /// What is registered for a type under a name, made of arguments; nil for nothing.
  func resolve<Service, A, B>(
    _ serviceType: Service.Type, name: String?, arguments a: A, _ b: B
  ) -> Service?
  /// What is registered for a type, made of arguments; nil for nothing.
  func resolve<Service, A, B, C>(
    _ serviceType: Service.Type, arguments a: A, _ b: B, _ c: C
  ) -> Service?
  /// What is registered for a type under a name, made of arguments; nil for nothing.
  func resolve<Service, A, B, C>(
    _ serviceType: Service.Type, name: String?, arguments a: A, _ b: B, _ c: C
  ) -> Service?
  /// What is registered for a type, made of arguments; nil for nothing.
  func resolve<Service, A, B, C, D>(
    _ serviceType: Service.Type, arguments a: A, _ b: B, _ c: C, _ d: D
  ) -> Service?
  /// What is registered for a type under a name, made of arguments; nil for nothing.
  func resolve<Service, A, B, C, D>(
    _ serviceType: Service.Type, name: String?, arguments a: A, _ b: B, _ c: C, _ d: D
  ) -> Service?
  /// What is registered for a type, made of arguments; nil for nothing.
  func resolve<Service, A, B, C, D, E>(
    _ serviceType: Service.Type, arguments a: A, _ b: B, _ c: C, _ d: D, _ e: E
  ) -> Service?
  /// What is registered for a type under a name, made of arguments; nil for nothing.
  func resolve<Service, A, B, C, D, E>(
    _ serviceType: Service.Type, name: String?, arguments a: A, _ b: B, _ c: C, _ d: D, _ e: E
  ) -> Service?

}

/// How long something that was made is given to others.
public final class ObjectScope {
  enum Life { case transient, graph, container, weak }
  let life: Life
  init(_ life: Life) { self.life = life }

  /// Once.
  public static var transient: ObjectScope { ObjectScope(.transient) }
  /// As long as something is being made.
  public static var graph: ObjectScope { ObjectScope(.graph) }
  /// As long as the container is.
  public static var container: ObjectScope { ObjectScope(.container) }
  /// As long as someone has it.
  public static var weak: ObjectScope { ObjectScope(.weak) }
}

/// What is registered, whatever its type.
public class AnyEntry {
  init() {}

  var life = ObjectScope.Life.graph
  var kept: Any?
  weak var weaklyKept: AnyObject?
}

/// What is registered for a type.
public final class ServiceEntry<Service>: AnyEntry {
  let factory: Any
  var completions: [(any Resolver, Service) -> Void] = []
  private let container: Container

  init(_ factory: Any, _ container: Container) {
    self.factory = factory
    self.container = container
  }

  /// How long what was made is given to others.
  @discardableResult public func inObjectScope(_ objectScope: ObjectScope) -> ServiceEntry {
    life = objectScope.life
    return self
  }
  /// What is done with what was made.
  @discardableResult public func initCompleted(
    _ completed: @escaping (any Resolver, Service) -> Void
  ) -> ServiceEntry {
    completions.append(completed)
    return self
  }
  /// Another type that it is, too.
  @discardableResult public func implements<T>(
    _ type: T.Type, name: String? = nil
  ) -> ServiceEntry {
    container.register(type, name: name) { [unowned container] _ in
      guard let value = container.resolve(Service.self) as? T else {
        preconditionFailure("\(Service.self) is no \(T.self)")
      }
      return value
    }
    return self
  }
}

/// What is registered, by types.
public final class Container: Resolver {
  private struct Key: Hashable {
    let service: ObjectIdentifier
    let name: String?
    let arguments: ObjectIdentifier
  }

  private let parent: Container?
  private var entries: [Key: AnyEntry] = [:]
  /// What is done with controllers of storyboards.
  var storyboardCompletions: [(any Resolver, UIViewController) -> Void] = []
  /// What is being made now, for all that needs it.
  private var graph: [Key: Any] = [:]
  private var depth = 0
  private let life: ObjectScope.Life

  /// An empty one; what is not in it is looked for in another one.
  public init(parent: Container? = nil, defaultObjectScope: ObjectScope = .graph) {
    self.parent = parent
    life = defaultObjectScope.life
  }
  /// One that a closure fills.
  public convenience init(
    parent: Container? = nil, defaultObjectScope: ObjectScope = .graph,
    registeringClosure: (Container) -> Void
  ) {
    self.init(parent: parent, defaultObjectScope: defaultObjectScope)
    registeringClosure(self)
  }

  /// Does what is registered here, or where this looks, with a controller of a storyboard.
  func complete(_ controller: UIViewController) {
    for completion in storyboardCompletions { completion(self, controller) }
    if storyboardCompletions.isEmpty { parent?.complete(controller) }
  }

  /// Does nothing: there is no log.
  public static func loggingFunction(_ text: String) {}
  /// Forgets all.
  public func removeAll() { entries = [:] }
  /// Forgets what was made to be kept.
  public func resetObjectScope(_ objectScope: ObjectScope) {
    for entry in entries.values where entry.life == objectScope.life { entry.kept = nil }
  }
  /// The container: all of an app's code runs on one thread.
  public func synchronize() -> any Resolver { self }
  /// Whether something is registered.
  public func hasAnyRegistration<Service>(of serviceType: Service.Type, name: String? = nil) -> Bool
  {
    entries.keys.contains { $0.service == ObjectIdentifier(serviceType) && $0.name == name }
      || parent?.hasAnyRegistration(of: serviceType, name: name) == true
  }

  private func add<Service>(
    _ type: Service.Type, _ name: String?, _ arguments: Any.Type, _ factory: Any
  ) -> ServiceEntry<Service> {
    let entry = ServiceEntry<Service>(factory, self)
    entry.life = life
    entries[
      Key(service: ObjectIdentifier(type), name: name, arguments: ObjectIdentifier(arguments))] =
      entry
    return entry
  }

  private func find<Service>(
    _ type: Service.Type, _ name: String?, _ arguments: Any.Type,
    _ asked: Container, _ make: (Any) -> Service?
  ) -> Service? {
    let key = Key(
      service: ObjectIdentifier(type), name: name, arguments: ObjectIdentifier(arguments))
    guard let entry = entries[key] as? ServiceEntry<Service> else {
      return parent?.find(type, name, arguments, asked, make)
    }
    if let kept = entry.kept as? Service { return kept }
    if let kept = entry.weaklyKept as? Service { return kept }
    if entry.life == .graph, let made = graph[key] as? Service { return made }
    depth += 1
    defer {
      depth -= 1
      if depth == 0 { graph = [:] }
    }
    guard let made = make(entry.factory) else { return nil }
    // What it needs may have made it meanwhile.
    if entry.life == .graph, let other = graph[key] as? Service { return other }
    switch entry.life {
    case .transient: break
    case .graph: graph[key] = made
    case .container: entry.kept = made
    case .weak: entry.weaklyKept = made as AnyObject
    }
    for completion in entry.completions { completion(asked, made) }
    return made
  }

  // MARK: Without arguments

  /// Registers what makes something.
  @discardableResult public func register<Service>(
    _ serviceType: Service.Type, name: String? = nil,
    factory: @escaping (any Resolver) -> Service
  ) -> ServiceEntry<Service> { add(serviceType, name, Void.self, factory) }

  /// Registers what makes something, of what is registered for what it takes.
  @discardableResult public func autoregister<Service, each Argument>(
    _ service: Service.Type, name: String? = nil,
    initializer: @escaping (repeat each Argument) -> Service
  ) -> ServiceEntry<Service> {
    register(service, name: name) { resolver in
      func needed<T>(_ type: T.Type) -> T {
        guard let value = resolver.resolve(type) else {
          preconditionFailure("nothing is registered for \(type)")
        }
        return value
      }
      return initializer(repeat needed((each Argument).self))
    }
  }

  /// What is registered for a type; nil for nothing.
  public func resolve<Service>(_ serviceType: Service.Type) -> Service? {
    resolve(serviceType, name: nil)
  }
  /// What is registered for a type under a name; nil for nothing.
  public func resolve<Service>(_ serviceType: Service.Type, name: String?) -> Service? {
    find(serviceType, name, Void.self, self) { factory in
      (factory as? (any Resolver) -> Service)?(self)
    }
  }

  // MARK: With arguments

  /// Registers what makes something of arguments.
  @discardableResult public func register<Service, A>(
    _ serviceType: Service.Type, name: String? = nil,
    factory: @escaping (any Resolver, A) -> Service
  ) -> ServiceEntry<Service> { add(serviceType, name, (A).self, factory) }
  /// What is registered for a type, made of arguments; nil for nothing.
  public func resolve<Service, A>(
    _ serviceType: Service.Type, argument a: A
  ) -> Service? { resolve(serviceType, name: nil, argument: a) }
  /// What is registered for a type under a name, made of arguments; nil for nothing.
  public func resolve<Service, A>(
    _ serviceType: Service.Type, name: String?, argument a: A
  ) -> Service? {
    find(serviceType, name, (A).self, self) { factory in
      (factory as? (any Resolver, A) -> Service)?(self, a)
    }
  }

  /// Registers what makes something of arguments.
  @discardableResult public func register<Service, A, B>(
    _ serviceType: Service.Type, name: String? = nil,
    factory: @escaping (any Resolver, A, B) -> Service
  ) -> ServiceEntry<Service> { add(serviceType, name, (A, B).self, factory) }
  /// What is registered for a type, made of arguments; nil for nothing.
  public func resolve<Service, A, B>(
    _ serviceType: Service.Type, arguments a: A, _ b: B
  ) -> Service? { resolve(serviceType, name: nil, arguments: a, b) }
  /// What is registered for a type under a name, made of arguments; nil for nothing.
  public func resolve<Service, A, B>(
    _ serviceType: Service.Type, name: String?, arguments a: A, _ b: B
  ) -> Service? {
    find(serviceType, name, (A, B).self, self) { factory in
      (factory as? (any Resolver, A, B) -> Service)?(self, a, b)
    }
  }

  /// Registers what makes something of arguments.
  @discardableResult public func register<Service, A, B, C>(
    _ serviceType: Service.Type, name: String? = nil,
    factory: @escaping (any Resolver, A, B, C) -> Service
  ) -> ServiceEntry<Service> { add(serviceType, name, (A, B, C).self, factory) }
  /// What is registered for a type, made of arguments; nil for nothing.
  public func resolve<Service, A, B, C>(
    _ serviceType: Service.Type, arguments a: A, _ b: B, _ c: C
  ) -> Service? { resolve(serviceType, name: nil, arguments: a, b, c) }
  /// What is registered for a type under a name, made of arguments; nil for nothing.
  public func resolve<Service, A, B, C>(
    _ serviceType: Service.Type, name: String?, arguments a: A, _ b: B, _ c: C
  ) -> Service? {
    find(serviceType, name, (A, B, C).self, self) { factory in
      (factory as? (any Resolver, A, B, C) -> Service)?(self, a, b, c)
    }
  }

  /// Registers what makes something of arguments.
  @discardableResult public func register<Service, A, B, C, D>(
    _ serviceType: Service.Type, name: String? = nil,
    factory: @escaping (any Resolver, A, B, C, D) -> Service
  ) -> ServiceEntry<Service> { add(serviceType, name, (A, B, C, D).self, factory) }
  /// What is registered for a type, made of arguments; nil for nothing.
  public func resolve<Service, A, B, C, D>(
    _ serviceType: Service.Type, arguments a: A, _ b: B, _ c: C, _ d: D
  ) -> Service? { resolve(serviceType, name: nil, arguments: a, b, c, d) }
  /// What is registered for a type under a name, made of arguments; nil for nothing.
  public func resolve<Service, A, B, C, D>(
    _ serviceType: Service.Type, name: String?, arguments a: A, _ b: B, _ c: C, _ d: D
  ) -> Service? {
    find(serviceType, name, (A, B, C, D).self, self) { factory in
      (factory as? (any Resolver, A, B, C, D) -> Service)?(self, a, b, c, d)
    }
  }

  /// Registers what makes something of arguments.
  @discardableResult public func register<Service, A, B, C, D, E>(
    _ serviceType: Service.Type, name: String? = nil,
    factory: @escaping (any Resolver, A, B, C, D, E) -> Service
  ) -> ServiceEntry<Service> { add(serviceType, name, (A, B, C, D, E).self, factory) }
  /// What is registered for a type, made of arguments; nil for nothing.
  public func resolve<Service, A, B, C, D, E>(
    _ serviceType: Service.Type, arguments a: A, _ b: B, _ c: C, _ d: D, _ e: E
  ) -> Service? { resolve(serviceType, name: nil, arguments: a, b, c, d, e) }
  /// What is registered for a type under a name, made of arguments; nil for nothing.
  public func resolve<Service, A, B, C, D, E>(
    _ serviceType: Service.Type, name: String?, arguments a: A, _ b: B, _ c: C, _ d: D, _ e: E
  ) -> Service? {
    find(serviceType, name, (A, B, C, D, E).self, self) { factory in
      (factory as? (any Resolver, A, B, C, D, E) -> Service)?(self, a, b, c, d, e)
    }
  }

}

/// Something that fills a container.
public protocol Assembly {
  /// Registers what there is.
  func assemble(container: Container)
  /// Called once all is registered.
  func loaded(resolver: any Resolver)
}

extension Assembly {
  /// Does nothing.
  public func loaded(resolver: any Resolver) {}
}

/// A container that others fill.
public final class Assembler {
  private let container: Container

  /// Makes what is registered.
  public var resolver: any Resolver { container }

  /// One that others fill.
  public init(
    _ assemblies: [any Assembly] = [], parent: Assembler? = nil, container: Container? = nil
  ) {
    self.container = container ?? Container(parent: parent?.container)
    apply(assemblies: assemblies)
  }
  /// One that others fill.
  public convenience init(
    assemblies: [any Assembly], parent: Assembler? = nil, container: Container? = nil
  ) { self.init(assemblies, parent: parent, container: container) }
  /// A container that is filled already.
  public convenience init(container: Container?) { self.init([], container: container) }

  /// Has another one fill it.
  public func apply(assembly: any Assembly) { apply(assemblies: [assembly]) }
  /// Has others fill it.
  public func apply(assemblies: [any Assembly]) {
    for assembly in assemblies { assembly.assemble(container: container) }
    for assembly in assemblies { assembly.loaded(resolver: container) }
  }
}

infix operator ~> : ApplicationPrecedence
precedencegroup ApplicationPrecedence {
  higherThan: MultiplicationPrecedence
}

/// What is registered for a type.
public func ~> <Service>(resolver: any Resolver, service: Service.Type) -> Service {
  guard let value = resolver.resolve(service) else {
    preconditionFailure("nothing is registered for \(service)")
  }
  return value
}

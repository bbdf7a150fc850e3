/// What takes the place of methods of mocks. The methods are told by name: the copy of the tests passes it along.
@MainActor public enum Stubber {
  static var stubs: [String: Any] = [:]
  public nonisolated static func clear() { MainActor.assumeIsolated { stubs = [:] } }
  public static func register<A, B, C, R>(
    _ name: String, _ f: ((A, B, C) -> R)?, with stub: @escaping ((A, B, C)) -> R
  ) { stubs[name] = stub }
  public static func register<A, B, C, D, R>(
    _ name: String, _ f: ((A, B, C, D) -> R)?, with stub: @escaping ((A, B, C, D)) -> R
  ) { stubs[name] = stub }
  public static func invoke<A, B, C, R>(_ name: String, args: (A, B, C), default value: R) -> R {
    guard let stub = stubs[name] else { return value }
    return (stub as! ((A, B, C)) -> R)(args)
  }
  public static func invoke<A, B, C, D, R>(_ name: String, args: (A, B, C, D), default value: R)
    -> R
  {
    guard let stub = stubs[name] else { return value }
    return (stub as! ((A, B, C, D)) -> R)(args)
  }
}

/// What extensions of an app's have in place of members of UIKit's classes, by names such as `UINavigationController.viewDidLoad()`.
///
/// On iOS an extension of such a class can override what the class inherits or even has. Lowered sources hand the code over
/// instead, and the classes ask for that of the members that apps override so: `FrameworkReplacements` of SourceLowering lists them.
/// Their own code of a method is run in any case, as UIKit does that work elsewhere.
@preconcurrency @MainActor public struct MemberReplacements {
  /// The code for an object and the arguments of a method.
  public typealias Code = @MainActor (_ object: AnyObject, _ arguments: [Any?]) -> Any?

  private var codes: [String: Code] = [:]

  /// No replacements.
  public nonisolated init() {}

  /// Puts code in place of a member.
  public mutating func replace(_ member: String, by code: @escaping Code) { codes[member] = code }

  /// Adds those of other sources.
  package mutating func formUnion(_ other: Self) { codes.merge(other.codes) { $1 } }

  subscript(member: String) -> Code? { codes.isEmpty ? nil : codes[member] }
}

extension UIResponder {
  /// The value that an app's extension has in place of a member; nil for none.
  func replaced<Value>(_ member: String, as type: Value.Type = Value.self) -> Value? {
    guard let code = UIEnvironment.current.replacements[member] else { return nil }
    return code(self, []) as? Value
  }

  /// Runs what an app's extension has in place of a method; false if there is nothing.
  @discardableResult func runReplacement(_ member: String, _ arguments: Any?...) -> Bool {
    guard let code = UIEnvironment.current.replacements[member] else { return false }
    _ = code(self, arguments)
    return true
  }
}

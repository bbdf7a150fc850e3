/// The arguments for an initialiser that cannot do without.
@MainActor public struct SourceArguments {
  private let given: [String: SourceValue]
  private let delegate: SceneDelegate
  private let names: EnumerationNames

  public init(
    _ given: [String: SourceValue], delegate: SceneDelegate, in set: SourceSet
  ) {
    self.given = given
    self.delegate = delegate
    names = set.enumerations
  }

  /// What the scenario gives for the parameter, the stage if it is a delegate, or else something
  /// plausible.
  public func value<Value>(_ name: String) -> Value {
    if let converted = given[name]?.converted(to: Value.self, names) { return converted }
    if let delegate = delegate as? Value { return delegate }
    return PlausibleValue(name: name, seed: 0, names: names).make()
  }
}

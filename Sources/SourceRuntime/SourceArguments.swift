public import UIKitCore

/// The arguments for an initialiser that cannot do without.
@MainActor public struct SourceArguments {
  private let given: [String: SourceValue]
  private let delegate: StageDelegateProxy?
  private let set: SourceSet
  /// Whether they are for a layout: one that takes another layout gets a flow layout, since the
  /// only one of the sources may be itself.
  var areForLayout = false
  private var names: EnumerationNames { self.set.enumerations }
  private let ledger = Ledger()

  /// The names of the given arguments that an initialiser has taken.
  private final class Ledger { var taken: Set<String> = [] }

  /// Arguments by the names of parameters, and a delegate for the parameters that take one.
  public init(
    _ given: [String: SourceValue], delegate: StageDelegateProxy?, in set: SourceSet
  ) {
    self.given = given
    self.delegate = delegate
    self.set = set
  }

  /// The layout that a collection view controller is made with: the one of the sources that the
  /// scenario names with `collectionViewLayout`, the only one of the sources, or else a flow
  /// layout.
  public func layout() -> UICollectionViewLayout {
    let named = given["collectionViewLayout"]?.word.flatMap { name in
      set.classes(for: .layout).first { $0.name == name }
    }
    return (named ?? set.onlyClass(for: .layout))
      .flatMap { set.make($0, self) as? UICollectionViewLayout } ?? UICollectionViewFlowLayout()
  }

  /// Whether the scenario gives any of these.
  public func gives(_ names: [String]) -> Bool { names.contains { given[$0] != nil } }

  /// Whether an initialiser has taken what the scenario gives by that name.
  public func wasTaken(_ name: String) -> Bool { ledger.taken.contains(name) }

  /// The scenario's value for the parameter, the stage if it is a delegate, or else something
  /// plausible.
  public func value<Value>(_ name: String) -> Value {
    if let converted = given[name]?.converted(to: Value.self, names) {
      ledger.taken.insert(name)
      return converted
    }
    if Value.self == UICollectionViewLayout.self,
      let layout = (areForLayout ? UICollectionViewFlowLayout() : layout()) as? Value
    {
      return layout
    }
    if let delegate = delegate as? Value { return delegate }
    return PlaceholderValue(name: name, seed: 0, names: names).make()
  }
}

import Foundation

/// The values of all traits.
struct TraitValues: Sendable, UIMutableTraits {
  var userInterfaceStyle = UIUserInterfaceStyle.light
  var userInterfaceIdiom = UIUserInterfaceIdiom.phone
  var displayScale: CGFloat = 2
  var horizontalSizeClass = UIUserInterfaceSizeClass.compact
  var verticalSizeClass = UIUserInterfaceSizeClass.regular
  var layoutDirection = UITraitEnvironmentLayoutDirection.leftToRight
  var preferredContentSizeCategory = UIContentSizeCategory.large
  var userInterfaceLevel = UIUserInterfaceLevel.base
  var accessibilityContrast = UIAccessibilityContrast.normal
  var legibilityWeight = UILegibilityWeight.regular
  /// The values of an app's own traits.
  private var others: [ObjectIdentifier: any Sendable] = [:]
  var tint: UIColor?

  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get {
      if let system = trait as? any SystemTrait.Type {
        return value(of: system) as? Trait.Value ?? Trait.defaultValue
      }
      return others[ObjectIdentifier(trait)] as? Trait.Value ?? Trait.defaultValue
    }
    set {
      if let system = trait as? any SystemTrait.Type {
        set(system, newValue)
      } else {
        others[ObjectIdentifier(trait)] = newValue
      }
    }
  }

  private func value<Trait: SystemTrait>(of trait: Trait.Type) -> Any { self[keyPath: Trait.path] }

  private mutating func set<Trait: SystemTrait>(_ trait: Trait.Type, _ value: Any) {
    if let value = value as? Trait.Value { self[keyPath: Trait.path] = value }
  }

  /// The values after an app's own changes.
  func changed(by mutations: (inout any UIMutableTraits) -> Void) -> TraitValues {
    var changed: any UIMutableTraits = self
    mutations(&changed)
    return changed as? TraitValues ?? self
  }

  /// Whether a trait has another value there; of values that cannot be compared that counts as so.
  func differs(from other: TraitValues, in trait: UITrait) -> Bool {
    func differ<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Bool {
      !Self.areEqual(self[trait], other[trait])
    }
    return differ(trait)
  }

  private static func areEqual(_ a: Any, _ b: Any) -> Bool {
    guard let a = a as? any Equatable else { return false }
    func equals<Value: Equatable>(_ a: Value) -> Bool { a == b as? Value }
    return equals(a)
  }
}

extension TraitValues: Equatable {
  static func == (a: TraitValues, b: TraitValues) -> Bool {
    a.userInterfaceStyle == b.userInterfaceStyle && a.userInterfaceIdiom == b.userInterfaceIdiom
      && a.displayScale == b.displayScale && a.horizontalSizeClass == b.horizontalSizeClass
      && a.verticalSizeClass == b.verticalSizeClass && a.layoutDirection == b.layoutDirection
      && a.preferredContentSizeCategory == b.preferredContentSizeCategory
      && a.userInterfaceLevel == b.userInterfaceLevel
      && a.accessibilityContrast == b.accessibilityContrast
      && a.legibilityWeight == b.legibilityWeight && a.others.count == b.others.count
      && a.others.allSatisfy { key, value in
        b.others[key].map { areEqual(value, $0) } ?? false
      }
  }
}

/// Traits that are as they are whatever those around are.
struct TraitOverrides: UITraitOverrides, Sendable {
  private var changes: [ObjectIdentifier: Change] = [:]

  private struct Change: Sendable {
    let value: any Sendable
    let apply: @Sendable (inout TraitValues) -> Void
  }

  /// No traits.
  init() {}

  /// The overrides that an app has changed.
  init(_ overrides: any UITraitOverrides) {
    self = overrides as? TraitOverrides ?? TraitOverrides()
  }

  /// The traits of a collection that are not as by default.
  init(differencesOf traits: UITraitCollection) {
    let standard = TraitValues()
    for trait in UITraitCollection.systemTraits
    where traits.values.differs(from: standard, in: trait) {
      take(trait, from: traits.values)
    }
  }

  private mutating func take<Trait: UITraitDefinition>(
    _ trait: Trait.Type, from values: TraitValues
  ) {
    self[trait] = values[trait]
  }

  var isEmpty: Bool { changes.isEmpty }

  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get { value(of: trait) ?? Trait.defaultValue }
    set {
      changes[ObjectIdentifier(trait)] = Change(value: newValue) { $0[trait] = newValue }
    }
  }

  /// The value of a trait that is overridden; nil for others.
  func value<Trait: UITraitDefinition>(of trait: Trait.Type) -> Trait.Value? {
    changes[ObjectIdentifier(trait)]?.value as? Trait.Value
  }

  func contains(_ trait: UITrait) -> Bool { changes[ObjectIdentifier(trait)] != nil }

  mutating func remove(_ trait: UITrait) { changes[ObjectIdentifier(trait)] = nil }

  /// Changes the values that are overridden; they are of different traits, so that the order does not matter.
  func apply(to values: inout TraitValues) {
    for change in changes.values { change.apply(&values) }
  }

  /// The traits of whoever is in others of `traits`.
  func applied(to traits: UITraitCollection) -> UITraitCollection {
    guard !isEmpty else { return traits }
    var values = traits.values
    apply(to: &values)
    return UITraitCollection(values)
  }
}

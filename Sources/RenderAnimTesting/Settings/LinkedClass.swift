import AnimSourceRuntime

/// A layout or a view controller of the package that tests link, which scenarios may name by
/// `class` alone.
///
/// ```swift
/// @Suite(.linking(LinkedClass { StackLayout() }))
/// ```
///
/// The class is the one that the tests see: nothing is compiled a second time.
public struct LinkedClass: Sendable {
  /// The name by which scenarios call it: that of the class, without its module.
  public let name: String
  let add: @MainActor @Sendable (SourceSet) -> Void

  /// The class of the objects that `make` returns, which is called for every object.
  public init<Object: AnyObject>(_ make: @escaping @MainActor @Sendable () -> Object) {
    name = "\(Object.self)"
    let name = name
    add = { $0.addClass(Object.self, name) { _ in make() } }
  }

  private init(_ name: String, _ add: @escaping @MainActor @Sendable (SourceSet) -> Void) {
    (self.name, self.add) = (name, add)
  }

  /// The same class with a property that scenarios may set.
  ///
  /// ```swift
  /// LinkedClass { StackLayout() }
  ///   .property("spacing") { (layout: StackLayout, value: CGFloat) in layout.spacing = value }
  /// ```
  ///
  /// - Parameters:
  ///   - name: The name of the property in scenarios.
  ///   - set: Sets the property of an object to a value.
  /// - Returns: The class with that property besides those that it has.
  public func property<Object: AnyObject, Value>(
    _ name: String, _ set: @escaping @MainActor @Sendable (Object, Value) -> Void
  ) -> LinkedClass {
    let add = add
    return LinkedClass(self.name) { classes in
      add(classes)
      classes.addProperty(Object.self, name) { object, input in
        guard let value = input.value(as: Value.self) else { return false }
        set(object, value)
        return true
      }
    }
  }
}

extension [LinkedClass] {
  /// What a scenario's classes are looked for in; nil if there are none.
  @MainActor var sources: SourceSet? {
    guard !isEmpty else { return nil }
    let set = SourceSet()
    for linked in self { linked.add(set) }
    return set
  }
}

import AnimScenarioFormat

/// Values that a state, or a step, gives to the views of a template, over what the template says.
struct TemplateValues: Hashable {
  private struct Key: Hashable {
    let view: String
    let property: String
  }

  private var values: [Key: PropertyValue] = [:]

  init() {}

  /// The values of a state; none if there is no state.
  init(_ state: ViewTemplate.State?) {
    for value in state?.values ?? [] { self[value.property, of: value.view] = value.value }
  }

  /// The value of a property of a view; nil if neither state nor step gives it one.
  ///
  /// - Parameter view: The id of a view; empty for the template as a whole.
  subscript(property: String, of view: String) -> PropertyValue? {
    get { values[Key(view: view, property: property)] }
    set { values[Key(view: view, property: property)] = newValue }
  }

  func number(
    _ property: String, of view: String, in environment: Expression.Environment
  ) -> Double? {
    guard case .number(let expression)? = self[property, of: view] else { return nil }
    return expression.number(in: environment)
  }

  func color(_ property: String, of view: String) -> ColorValue? {
    guard case .color(let color)? = self[property, of: view] else { return nil }
    return color
  }
}

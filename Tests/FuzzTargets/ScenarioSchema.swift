import AnimScenarioFormat

/// The grammar of scenarios, from which a fuzzer takes its words.
public enum ScenarioSchema {
  /// The JSON Schema of scenarios.
  public static var text: String { JSONSchema.text }

  /// The names of values, colors and functions in formulas.
  public static var formulaWords: [String] {
    [Catalog.names, .colors, .functions].flatMap { $0.entries.map(\.name) }
  }
}

import ScenarioFormat

/// The grammar of scenarios, from which a fuzzer takes its words.
public enum ScenarioSchema {
  /// The JSON Schema of scenarios.
  public static var text: String { JSONSchema.text }
}

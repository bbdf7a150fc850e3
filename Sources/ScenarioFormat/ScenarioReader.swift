/// Reads scenarios: YAML in, a `Scenario` or findings out.
public enum ScenarioReader {
  /// The scenario in `text`, with warnings.
  ///
  /// - Parameters:
  ///   - text: YAML 1.2, at most some megabytes.
  ///   - file: What findings call the file; `include:` is relative to its folder.
  ///   - overrides: `key.path=value` each, applied in this order before reading.
  ///   - load: The text of an included file; its errors become findings. Without it nothing can be
  /// included.
  /// - Throws: Everything that was found if any of it is an error: syntax, unknown keys, wrong
  /// values, names
  ///   that refer to nothing, index paths that the data source does not have at that time.
  public static func read(
    _ text: String, file: String, overrides: [String] = [],
    load: (_ path: String) throws -> String = { _ in throw NoFiles() }
  ) throws(ScenarioError) -> ReadScenario {
    let findings = FindingCollector()
    let scenario = withoutActuallyEscaping(load) { load in
      read(text, file: file, overrides, Inclusion(findings: findings, load: load))
    }
    guard let scenario, !findings.hasErrors else {
      throw ScenarioError(findings: findings.findings)
    }
    return ReadScenario(scenario: scenario, warnings: findings.findings)
  }

  /// Thrown where no files can be loaded.
  public struct NoFiles: Error, CustomStringConvertible {
    public init() {}

    public var description: String { "no files are available here" }
  }

  private static func read(
    _ text: String, file: String, _ overrides: [String], _ inclusion: Inclusion
  ) -> Scenario? {
    let findings = inclusion.findings
    guard var root = inclusion.compose(text, file: file) else { return nil }
    if let first = root.entries?.first, first.key.text != "renderAnim",
      first.key.location.file == file, root["renderAnim"] != nil
    {
      findings.report(.versionFirst, at: first.key.location)
    }
    for text in overrides {
      if let override = Override(text, findings: findings) {
        root = override.applied(to: root, findings: findings)
      }
    }
    let reading = Reading(findings: findings)
    let reader = ValueReader<ScenarioDraft>.mapping(
      { ScenarioDraft(scenario: Scenario(file: file)) }, { ScenarioDraft.table }
    ) { $3.unsound = $1.unsound }
    guard let draft = reader.read(root, reading) else { return nil }
    let scenario = draft.resolved(root, reading)
    ReferenceCheck.check(scenario, reading)
    TimelineCheck.check(scenario, reading)
    return scenario
  }
}

extension Finding.Message {
  fileprivate static let versionFirst = Self(.version, "the first key must be 'renderAnim: 1'")
}

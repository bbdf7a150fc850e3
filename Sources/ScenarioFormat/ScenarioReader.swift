/// Reads scenarios: YAML in, a `Scenario` or findings out.
public enum ScenarioReader {
  /// The scenario in `text`, with warnings.
  ///
  /// - Parameters:
  ///   - text: YAML 1.2, at most some megabytes.
  ///   - file: What findings call the file; included files are relative to its folder.
  /// - Throws: Everything that was found if any of it is an error: syntax, unknown keys, wrong values, names without a referent, index paths
  ///   that the data source does not have at that time.
  public static func read(_ text: String, file: String) throws(ScenarioError) -> ReadScenario {
    let findings = FindingCollector()
    let source = SourceText(text, file: file)
    findings.add(source)
    let root = YAMLComposer.compose(source, findings: findings)
    let result = root.flatMap { scenario($0, file: file, findings) }
    guard let result, !findings.hasErrors else {
      throw ScenarioError(findings: findings.findings)
    }
    return ReadScenario(scenario: result, warnings: findings.findings)
  }

  private static func scenario(
    _ root: YAMLNode, file: String, _ findings: FindingCollector
  ) -> Scenario? {
    let reading = Reading(findings: findings)
    if let entries = root.entries, let first = entries.first, first.key.text != "renderAnim",
      root["renderAnim"] != nil
    {
      findings.report(.versionFirst, at: first.key.location)
    }
    let reader = ValueReader<ScenarioDraft>.mapping(
      { ScenarioDraft(scenario: Scenario(file: file)) }, { ScenarioDraft.table })
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

extension FindingExample {
  /// What the reader says to it.
  package var findings: [Finding] {
    do {
      return try ScenarioReader.read(text, file: "example.yaml", overrides: overrides).warnings
    } catch {
      return error.findings
    }
  }
}

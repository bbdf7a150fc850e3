extension FindingExample {
  /// The findings of the reader about the example.
  package var findings: [Finding] {
    do {
      return try ScenarioReader.read(text, file: "example.yaml", overrides: overrides).warnings
    } catch {
      return error.findings
    }
  }
}

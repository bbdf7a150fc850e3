import Foundation
import Testing

@testable import AnimScenarioFormat

/// The five examples of the grammar, one for each source article.
@Suite struct ExampleTests {
  static let names = ["expanding-cells", "objc-io", "photo-gallery", "stretchy-header", "carousel"]

  @Test(arguments: names) func `an example reads without findings`(name: String) throws {
    let url = try #require(
      Bundle.module.url(forResource: "Resources/examples/\(name)", withExtension: "yaml"))
    let findings = Scenarios.findings(try String(contentsOf: url, encoding: .utf8))
    #expect(HumanDiagnostics().text(findings) == "")
  }
}

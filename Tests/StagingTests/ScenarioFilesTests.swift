import AnimFiles
import AnimScenarioFormat
import AnimStaging
import Foundation
import Testing

/// The files that a scenario is made of.
struct ScenarioFilesTests {
  @Test func `an app's folder counts with its pictures, a layout's with its Swift files`() throws {
    let folder = try TemporaryFolder(in: FileManager.default.temporaryDirectory)
    for file in [
      "App/A.swift", "App/Assets/a.png", "App/.build/x", "Layouts/B.swift", "Layouts/c",
    ] {
      let url = folder.url.appendingPathComponent(file)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data().write(to: url)
    }
    let app = try ScenarioReader.read(
      "renderAnim: 1\ncontroller: {source: App}", file: folder.url.path + "/a.yaml"
    ).scenario
    #expect(names(app) == ["App/A.swift", "App/Assets/a.png"])
    let layout = try ScenarioReader.read(
      "renderAnim: 1\ndataSource: {sections: [{items: 1}]}\nlayout: {source: Layouts}",
      file: folder.url.path + "/b.yaml"
    ).scenario
    #expect(names(layout) == ["Layouts/B.swift"])
  }

  private func names(_ scenario: Scenario) -> [String] {
    scenario.sourceFiles.map { path in
      path.components(separatedBy: "/").drop { !["App", "Layouts"].contains($0) }
        .joined(separator: "/")
    }
  }
}

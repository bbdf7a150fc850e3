import Foundation
import Testing

@testable import AnimSourceLowering
@testable import AnimSourceRuntime

/// What is said of the modules of apps in other places is the same.
@Suite struct ImportableModulesTests {
  private let sources = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Sources")

  private func text(_ path: String) throws -> String {
    try String(contentsOf: sources.appending(path: path), encoding: .utf8)
  }

  @Test func `frameworks have a folder each`() throws {
    let folders = try FileManager.default.contentsOfDirectory(
      atPath: sources.appending(path: "Frameworks").path
    )
    .filter { $0 != "README.md" }
    let prefixed = ImportableModules.frameworks.filter { $0.hasPrefix("Anim") }
    #expect(
      Set(folders.map { prefixed.contains("Anim\($0)") ? "Anim\($0)" : $0 })
        == Set(ImportableModules.frameworks))
  }

  @Test(arguments: ImportableModules.frameworks)
  func `the program lends the symbols of a framework`(framework: String) throws {
    // The name in symbols, behind its length.
    let name = "\(framework.utf8.count)\(framework)"
    let map = try text("SourceRuntime/exports.map")
    #expect(map.split { " ;\n".contains($0) }.contains { $0 == "*\(name)*" || $0 == "*\(name)E*" })
  }

  @Test(arguments: ImportableModules.frameworks)
  func `the documentation tells of a framework`(framework: String) throws {
    #expect(try text("Frameworks/README.md").contains("`\(framework)`"))
  }

  @Test(
    arguments: ImportRewriter.importedNames.sorted { $0.key < $1.key }.map { [$0.key, $0.value] })
  func `what another module stands for can be imported, and so can that`(names: [String]) {
    #expect(ImportableModules.names.isSuperset(of: names))
  }

  @Test func `what is there is not called absent`() {
    #expect(ImportableModules.names.isDisjoint(with: ImportableModules.absentFrameworks))
  }
}

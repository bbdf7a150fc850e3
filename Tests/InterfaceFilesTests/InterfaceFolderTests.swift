import AnimInterfaceFiles
import Foundation
import Testing

struct InterfaceFolderTests {
  /// Names of documents as they are found from `sources`.
  private func names(_ files: [String], near sources: String) throws -> [String] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    for file in files {
      let url = folder.appendingPathComponent(file)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data((file.hasSuffix("broken.xib") ? "bplist" : "<document/>").utf8).write(to: url)
    }
    return InterfaceFolder(folder, near: folder.appendingPathComponent(sources)).documents
      .map { $0.name + ($0.isStoryboard ? " (storyboard)" : "") }
  }

  @Test func `the files nearest to the sources come first, then by path`() throws {
    #expect(
      try names(
        ["Other/Deep/c.xib", "a.storyboard", "App/Views/d.xib", "App/Views/b.xib"],
        near: "App/Views") == ["b", "d", "a (storyboard)", "c"])
  }

  @Test func `launch screens, hidden files and files without XML are left out`() throws {
    #expect(
      try names(
        ["LaunchScreen.storyboard", ".hidden.xib", "broken.xib", "a.swift", "a.xib"], near: ".")
        == ["a"])
  }
}

import Foundation
import Testing

@testable import AnimLayoutSources

struct FileSearchTests {
  private let folder = Folder()

  private func names(_ files: [URL]) -> [String] {
    let prefix = folder.url.standardizedFileURL.path + "/"
    return files.map { String($0.standardizedFileURL.path.dropFirst(prefix.count)) }
  }

  @Test func `files are found by their kinds, and nothing hidden or of articles`() throws {
    for name in [
      "b.swift", "a.txt", "In/c.swift", ".build/d.swift", "Tour.playground/e.swift",
      "Kit.docc/f.swift", "Out/g.swift",
    ] { try folder.write("", to: name) }
    let manager = FileManager.default
    try manager.createSymbolicLink(
      at: folder.url.appendingPathComponent("In/link.swift"),
      withDestinationURL: folder.url.appendingPathComponent("Out/g.swift"))
    #expect(
      names(FileSearch.files(["swift"], below: folder.url)) == [
        "b.swift", "In/c.swift", "In/link.swift", "Out/g.swift",
      ])
    #expect(
      names(FileSearch.files(["swift"], below: folder.url.appendingPathComponent("In")))
        == ["In/c.swift"])
  }

  @Test func `the nearest files come first, and no more than are enough`() throws {
    for name in [
      "a.swift", "App/b.swift", "App/Views/c.swift", "App/Views/Cells/d.swift", "Z/e.swift",
    ] {
      try folder.write("", to: name)
    }
    func nearest(_ limit: Int) -> [String] {
      names(
        FileSearch.files(
          ["swift"], nearestTo: folder.url.appendingPathComponent("App/Views"), in: folder.url,
          limit: limit))
    }
    #expect(
      nearest(9) == [
        "App/Views/c.swift", "App/Views/Cells/d.swift", "App/b.swift", "a.swift", "Z/e.swift",
      ])
    #expect(nearest(3).count == 3)
  }
}

import Foundation
import FuzzTargets
import Testing

/// What the fuzzers kept, and all that ever failed, fed to the readers again.
@Suite struct CorpusTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Fuzz/Corpus").standardizedFileURL

  private static func files(of reader: Reader) -> [URL] {
    let folder = folder.appendingPathComponent(reader.rawValue)
    let found = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: [.isRegularFileKey], options: [.skipsHiddenFiles])
    return (found?.compactMap { $0 as? URL } ?? []).filter { !$0.hasDirectoryPath }
      .sorted { $0.path < $1.path }
  }

  @Test(arguments: Reader.allCases)
  @MainActor func `a reader ends whatever it reads`(_ reader: Reader) async throws {
    let files = Self.files(of: reader)
    #expect(!files.isEmpty, "there is nothing to read in \(Self.folder.path)")
    let feed = try await reader.opened()
    for file in files { feed([UInt8](try Data(contentsOf: file))) }
  }

  @Test func `every folder of the corpus belongs to a reader`() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(Set(names) == Set(Reader.allCases.map(\.rawValue)))
  }
}

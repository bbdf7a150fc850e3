import AnimCodecs
import AnimFiles
import AnimPixels
package import AnimScenarioFormat
import Foundation

/// The folder of references: `<scenario>/<theme>@<scale>x/`.
package struct ReferenceStore: Hashable, Sendable {
  /// The path of the folder.
  package let folder: String

  /// The size that a reference should not exceed, in bytes, since references belong into a
  /// repository.
  package static let advisedBytes = 300_000

  /// The references below a folder, which need not exist.
  package init(folder: String) { self.folder = folder }

  /// The name of a reference: the scenario's path without `Scenarios/` and without its extension,
  /// then the theme and the scale.
  package static func name(of file: String, theme: Theme, scale: Int) -> String {
    base(of: file) + "/\(theme.rawValue)@\(scale)x"
  }

  /// The folder of all references of a scenario, below that of the store.
  package static func base(of file: String) -> String {
    var parts = URL(fileURLWithPath: file).deletingPathExtension().relativePath
      .split(separator: "/").filter { $0 != "." && $0 != ".." }
    if parts.count > 1, parts[0] == "Scenarios" { parts.removeFirst() }
    return parts.joined(separator: "/")
  }

  private func url(_ name: String, _ file: ReferenceFile) -> URL {
    URL(fileURLWithPath: folder).appendingPathComponent(name).appendingPathComponent(file.rawValue)
  }

  /// The reference of a name.
  ///
  /// - Parameters:
  ///   - name: The reference's place below the folder.
  ///   - scenario: The file that it must have been recorded from; two scenarios of one name in
  ///     different folders are not to be taken for each other.
  /// - Returns: The reference, all of whose files have been read.
  /// - Throws: `ReferenceError` if there is none, if it is damaged, or if it belongs to another
  ///   scenario.
  package func read(_ name: String, of scenario: String) throws(ReferenceError) -> Reference {
    let files = files(of: name)
    let reference = try Reference { files[$0] }
    guard Self.isSame(reference.manifest.scenario, scenario) else {
      throw .otherScenario(reference.manifest.scenario)
    }
    return reference
  }

  /// The bytes of a reference's files, all from before or all from after another one is written.
  private func files(of name: String) -> [ReferenceFile: [UInt8]] {
    func read() -> [ReferenceFile: [UInt8]] {
      let files = ReferenceFile.allCases.compactMap { file in
        FileManager.default.contents(atPath: url(name, file).path).map { (file, [UInt8]($0)) }
      }
      return Dictionary(uniqueKeysWithValues: files)
    }
    // Without the lock, which a folder that cannot be opened does not have, it is as good as it gets.
    return (try? FolderLock.with(folder, to: .read, read)) ?? read()
  }

  /// Whether two paths, as they were written on command lines, may be those of one file.
  private static func isSame(_ a: String, _ b: String) -> Bool {
    let (one, two) = (parts(a), parts(b))
    let count = min(one.count, two.count)
    return one.suffix(count) == two.suffix(count)
  }

  private static func parts(_ path: String) -> [Substring] {
    path.split(separator: "/").filter { $0 != "." && $0 != ".." }
  }

  /// The names of all references below the folder, sorted, numbers by their value.
  package func names() -> [String] {
    (FileManager.default.subpaths(atPath: folder) ?? []).compactMap { path in
      path.hasSuffix("/" + ReferenceFile.manifest.rawValue)
        ? String(path.dropLast(ReferenceFile.manifest.rawValue.count + 1)) : nil
    }.sorted { $0.compare($1, options: .numeric) == .orderedAscending }
  }

  /// What it takes to draw what a reference holds.
  package struct Effort: Hashable, Sendable {
    /// The number of all frames.
    package let frames: Int
    /// The number of pixels of the frames that are not as the one before.
    package let drawnPixels: Int
  }

  /// What it takes to draw what a reference holds; nil if it is not known.
  package func effort(of name: String) -> Effort? {
    struct Manifest: Decodable {
      var width: Int
      var height: Int
      var digests: [String]
    }
    guard let data = FileManager.default.contents(atPath: url(name, .manifest).path),
      let manifest = try? JSONDecoder().decode(Manifest.self, from: data)
    else { return nil }
    let frames = manifest.digests.reduce(0) { count, entry in
      count + (entry.utf8.count > 64 ? Int(entry.prefix { $0 != "×" }) ?? 1 : 1)
    }
    return Effort(
      frames: frames, drawnPixels: manifest.digests.count * manifest.width * manifest.height)
  }

  /// Removes a reference and the folders that it leaves empty.
  package func remove(_ name: String) throws {
    var url = URL(fileURLWithPath: folder).appendingPathComponent(name)
    try FileManager.default.removeItem(at: url)
    for _ in name.split(separator: "/").dropFirst() {
      url.deleteLastPathComponent()
      guard try FileManager.default.contentsOfDirectory(atPath: url.path).isEmpty else { return }
      try FileManager.default.removeItem(at: url)
    }
  }

  /// The effect of writing a reference, or the one that it would have.
  package struct Change: Hashable, Sendable, Codable {
    /// The reference's place below the folder.
    package let name: String
    /// The size of all files before, in bytes; nil if there were none.
    package let oldBytes: Int?
    /// The size of all files after, in bytes.
    package let newBytes: Int
    /// The files whose content is another one.
    package let files: [ReferenceFile]

    /// Whether the reference is larger than is advised.
    package var isLarge: Bool { newBytes > ReferenceStore.advisedBytes }
  }

  /// Writes a performance as a reference; files that hold the same already are not touched.
  ///
  /// - Parameters:
  ///   - performance: The frames and the layout to be stored.
  ///   - name: The reference's place below the folder.
  ///   - dryRun: Whether nothing is written, and only said what would be.
  /// - Returns: The files that are written, or would be, and their sizes.
  /// - Throws: `CodecError` if a frame cannot be encoded, `OutputError` if a file cannot be
  ///   written.
  package func write(
    _ performance: Performance, name: String, dryRun: Bool = false
  ) async throws -> Change {
    var files = try await Reference.files(for: performance)
    let old = try? read(name, of: performance.scenario.file)
    let new = try Reference { files[$0] }
    let keepsFrames = old?.holdsFrames(of: new) == true
    // The manifest tells of the file that stays.
    if keepsFrames, let kept = FileManager.default.contents(atPath: url(name, .frames).path) {
      var manifest = new.manifest
      manifest.frames = SHA256.digest(of: [UInt8](kept))
      files[.manifest] = manifest.bytes
    }
    guard !dryRun else { return try change(to: files, name: name, keepsFrames, dryRun: true) }
    return try FolderLock.with(folder) {
      try change(to: files, name: name, keepsFrames, dryRun: false)
    }
  }

  /// Writes the files that hold something else than those that are there.
  ///
  /// - Parameters:
  ///   - files: The bytes of all files of the reference.
  ///   - name: The reference's place below the folder.
  ///   - keepsFrames: Whether the stored frames are those that are there already.
  ///   - dryRun: Whether it is only said what would be written.
  /// - Returns: What is written, or would be.
  /// - Throws: `OutputError` or `CocoaError` if a file cannot be written or removed.
  private func change(
    to files: [ReferenceFile: [UInt8]], name: String, _ keepsFrames: Bool, dryRun: Bool
  ) throws -> Change {
    var changed: [ReferenceFile] = []
    var outputs: [OutputFile] = []
    var (oldBytes, newBytes) = (0, 0)
    for (file, bytes) in files.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      let url = url(name, file)
      let existing = FileManager.default.contents(atPath: url.path)
      oldBytes += existing?.count ?? 0
      if existing.map({ [UInt8]($0) }) == bytes
        || file == .frames && keepsFrames
      {
        newBytes += existing?.count ?? 0
        continue
      }
      newBytes += bytes.count
      changed.append(file)
      guard !dryRun else { continue }
      let output = try OutputFile(path: url.path, within: Enclosure(folder))
      try output.write(bytes)
      outputs.append(output)
    }
    // Together, since the manifest says what is in the others.
    try OutputFile.close(outputs)
    for file in ReferenceFile.allCases where files[file] == nil {
      let path = url(name, file).path
      guard FileManager.default.fileExists(atPath: path) else { continue }
      changed.append(file)
      if !dryRun { try FileManager.default.removeItem(atPath: path) }
    }
    return Change(
      name: name, oldBytes: oldBytes == 0 ? nil : oldBytes, newBytes: newBytes, files: changed)
  }
}

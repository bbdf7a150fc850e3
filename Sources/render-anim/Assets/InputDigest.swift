import AnimFiles
import AnimPixels
import AnimScenarioFormat
import AnimStaging
import Foundation

/// A file, or a folder, that an asset is made of, with the digest of what is in it.
struct InputDigest: Codable, Sendable {
  /// The path as seen from the working directory; that of a folder ends with a `/`.
  var path: String
  var digest: String
}

/// The digests of files, each of which is read once.
final class InputDigests {
  private var known: [String: String?] = [:]

  /// The digest of a file, or of all files in a folder whose path ends with a `/`; nil if it is not
  /// there.
  func digest(_ path: String) -> String? {
    if let digest = known[path] { return digest }
    let digest = path.hasSuffix("/") ? Self.folder(path) : Self.file(path)
    known[path] = digest
    return digest
  }

  /// Whether there is a file, and no folder.
  static func isFile(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: path) && !ScenarioPaths.isFolder(path)
  }

  private static func file(_ path: String) -> String? {
    (try? InputFile.bytes(path, .regular, limit: InputFile.pictureLimit)).map {
      SHA256.digest(of: $0)
    }
  }

  /// The digest of the names and the contents of all files that are not hidden.
  private static func folder(_ path: String) -> String? {
    guard let names = FileManager.default.subpaths(atPath: path) else { return nil }
    let lines = names.sorted().compactMap { name -> String? in
      guard !name.split(separator: "/").contains(where: { $0.hasPrefix(".") }) else { return nil }
      return file(path + name).map { "\($0)  \(name)\n" }
    }
    return SHA256.digest(of: [UInt8](lines.joined().utf8))
  }
}

extension Scenario {
  /// The sources of layouts and controllers as paths from the working directory, folders with a `/`
  /// at their ends: whatever is put into them belongs to the app.
  var sourcePlaces: [String] {
    let layouts = layouts.flatMap { layout -> [SourceName] in
      if case .source(let names, _) = layout.implementation { names } else { [] }
    }
    let folder = URL(fileURLWithPath: file).deletingLastPathComponent()
    var places: [String] = []
    for name in layouts + (controller?.sources ?? []) {
      var path =
        name.text.hasPrefix("/")
        ? name.text : folder.appendingPathComponent(name.text).relativePath
      if ScenarioPaths.isFolder(path), !path.hasSuffix("/") { path += "/" }
      if !places.contains(path) { places.append(path) }
    }
    return places
  }
}

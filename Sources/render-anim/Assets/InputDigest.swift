import AnimDocumentationAssets
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
///
/// Pages and assets that lie in a folder of sources are no sources: they are made of these.
final class InputDigests {
  private var known: [String: String?] = [:]
  private let home: String

  /// Digests of files.
  ///
  /// - Parameter home: The folder of assets, which is left out where it lies in another folder.
  init(home: String) { self.home = home }

  /// The digest of a file, or of all files in a folder whose path ends with a `/`; nil if it is not
  /// there.
  func digest(_ path: String) -> String? {
    if let digest = known[path] { return digest }
    let digest = path.hasSuffix("/") ? folder(path) : Self.file(path)
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

  /// The digest of the names and the contents of all files that are not hidden, and no pages.
  private func folder(_ path: String) -> String? {
    guard let names = FileManager.default.subpaths(atPath: path) else { return nil }
    let lines = names.sorted().compactMap { name -> String? in
      let parts = name.split(separator: "/")
      guard !parts.contains(where: { $0.hasPrefix(".") || $0.hasSuffix(".docc") }),
        PageKind(path: name) == nil,
        RelativePath.of(path + name, from: home).hasPrefix("../")
      else { return nil }
      return Self.file(path + name).map { "\($0)  \(name)\n" }
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

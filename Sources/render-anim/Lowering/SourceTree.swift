import AnimFiles
import AnimSourceLowering
import Foundation

/// The Swift files below some folders, each with its place in the tree.
struct SourceTree {
  struct File {
    /// The path below the folder that was named.
    let place: String
    let source: SwiftSource
  }

  private(set) var files: [File] = []

  /// Files larger than this are no Swift that a person wrote.
  private static let limit = 16 << 20

  /// Reads all Swift files at some paths, sorted by their places.
  ///
  /// - Parameters:
  ///   - paths: Swift files, and folders of them; what is hidden, links that lead out of a folder and
  ///     manifests of packages are no part of it.
  ///   - excluded: Files and folders to leave out, relative to the path that they are in.
  /// - Throws: `CommandError` for a path without a Swift file, or for two files that would have one
  ///   place, and `InputFile.Problem` for a file that cannot be read or is not text.
  init(_ paths: [String], excluding excluded: [String]) throws {
    var origins: [String: String] = [:]
    for path in paths {
      let found = try Self.swiftFiles(at: path).filter { place, _ in
        !excluded.contains { place == $0 || place.hasPrefix($0.hasSuffix("/") ? $0 : $0 + "/") }
      }
      guard !found.isEmpty else {
        throw CommandError(.noInput, "there is no Swift file in '\(path)'")
      }
      for (place, file) in found {
        if let other = origins.updateValue(file, forKey: place) {
          throw CommandError(.usage, "'\(other)' and '\(file)' would both be written to '\(place)'")
        }
        let text = try InputFile.text(
          InputFile.bytes(file, .regular, limit: Self.limit), of: file)
        files.append(File(place: place, source: SwiftSource(path: Self.absolute(file), text: text)))
      }
    }
    files.sort { $0.place < $1.place }
  }

  /// The paths of the files, from the root.
  var paths: [String] { files.map(\.source.path) }

  /// The files that another tree does not have too.
  func files(besides other: SourceTree) -> [File] {
    let paths = Set(other.paths)
    return files.filter { !paths.contains($0.source.path) }
  }

  /// Messages, and tests that look for files beside their own, name the original wherever the compiler runs.
  private static func absolute(_ path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().standardizedFileURL.path
  }

  private static func swiftFiles(at path: String) throws -> [(place: String, file: String)] {
    var isFolder: ObjCBool = false
    guard unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw CommandError(.noInput, "there is no file or folder '\(path)'")
    }
    guard isFolder.boolValue else { return [(URL(fileURLWithPath: path).lastPathComponent, path)] }
    let root = absolute(path)
    let files = FileManager.default.enumerator(
      at: URL(fileURLWithPath: root), includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    return (files?.compactMap { ($0 as? URL)?.path } ?? []).compactMap { file in
      guard file.hasSuffix(".swift"), !file.hasSuffix("/Package.swift"),
        absolute(file).hasPrefix(root + "/")
      else { return nil }
      return (String(file.dropFirst(root.count + 1)), file)
    }
  }
}

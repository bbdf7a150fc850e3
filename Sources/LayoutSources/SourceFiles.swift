public import Foundation
public import SourceLowering

/// The Swift files that a scenario or a command line names.
public struct SourceFiles: Sendable {
  public let sources: [SwiftSource]
  /// Where further files may be looked for.
  let folder: URL

  /// - Parameters:
  ///   - names: Files and folders, relative to `folder`.
  ///   - folder: Of the scenario; nothing outside of it is read, but
  ///   - trusted: files and folders that the user named elsewhere, and what is below them.
  public init(
    _ names: [String], in folder: URL, trusting trusted: [String] = []
  ) throws(SourceError) {
    let root = folder.resolvingSymlinksInPath().standardizedFileURL
    let roots = [root] + trusted.map { URL(fileURLWithPath: $0).resolvingSymlinksInPath() }
    // Names are relative to the folder itself, whether or not its URL ends in a slash.
    let base = URL(fileURLWithPath: folder.path, isDirectory: true)
    var files: [URL] = []
    for name in names {
      let url = URL(fileURLWithPath: name, relativeTo: base).standardizedFileURL
      let real = url.resolvingSymlinksInPath()
      guard roots.contains(where: { Self.isBelow(real, $0) }) else {
        throw .outside(name, folder: folder.relativePath)
      }
      files += try Self.swiftFiles(url, named: name)
    }
    let project = trusted.isEmpty ? root : Self.project(around: files.first ?? root)
    try self.init(files: files, folder: project)
  }

  /// - Parameter paths: Files and folders that the user named, seen from where the program was started.
  public init(named paths: [String]) throws(SourceError) {
    let here = URL(fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true)
    try self.init(paths, in: here, trusting: paths)
  }

  /// The nearest folder around a file that has the marks of a project; the file's own if none has.
  private static func project(around file: URL) -> URL {
    let own = file.resolvingSymlinksInPath().deletingLastPathComponent()
    var folder = own
    while folder.pathComponents.count > 2 {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      let isProject = names.contains {
        $0 == ".git" || $0 == "Package.swift" || $0.hasSuffix(".xcodeproj")
          || $0.hasSuffix(".podspec")
      }
      if isProject { return folder }
      folder = folder.deletingLastPathComponent()
    }
    return own
  }

  private init(files: [URL], folder: URL) throws(SourceError) {
    self.folder = folder
    var seen: Set<String> = []
    var sources: [SwiftSource] = []
    for file in files where seen.insert(file.resolvingSymlinksInPath().path).inserted {
      sources.append(try Self.read(file))
    }
    self.sources = sources
  }

  private init(_ sources: [SwiftSource], folder: URL) {
    self.sources = sources
    self.folder = folder
  }

  private static func read(_ file: URL) throws(SourceError) -> SwiftSource {
    guard let data = FileManager.default.contents(atPath: file.path) else {
      throw .missing(file.relativePath)
    }
    return SwiftSource(path: shortPath(file), text: String(decoding: data, as: UTF8.self))
  }

  /// As the user would call the file from where the program was started.
  private static func shortPath(_ file: URL) -> String {
    let here = FileManager.default.currentDirectoryPath + "/"
    let path = file.standardizedFileURL.path
    return path.hasPrefix(here) ? String(path.dropFirst(here.count)) : path
  }

  private static func isBelow(_ file: URL, _ folder: URL) -> Bool {
    file.path == folder.path || file.path.hasPrefix(folder.path == "/" ? "/" : folder.path + "/")
  }

  /// A file itself, or the Swift files in a folder and below it, by name.
  private static func swiftFiles(_ url: URL, named name: String) throws(SourceError) -> [URL] {
    var isFolder: ObjCBool = false
    guard unsafe FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
      throw .missing(name)
    }
    guard isFolder.boolValue else { return [url] }
    let files = contents(of: url)
    guard !files.isEmpty else { throw .missing(name) }
    return files
  }

  /// The Swift files that are part of an app's screens: no manifests, no tests, nothing for SwiftUI, and not
  /// what starts the app. Links to files elsewhere are no part of the folder.
  private static func contents(of folder: URL) -> [URL] {
    swiftFiles(below: folder).filter(isOfScreens).sorted { $0.path < $1.path }
  }

  private static func swiftFiles(below folder: URL) -> [URL] {
    let found = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    let root = folder.resolvingSymlinksInPath()
    return (found?.compactMap { $0 as? URL } ?? [])
      .filter { $0.pathExtension == "swift" && $0.lastPathComponent != "Package.swift" }
      .filter { isBelow($0.resolvingSymlinksInPath(), root) }
  }

  private static func isOfScreens(_ file: URL) -> Bool {
    guard let data = FileManager.default.contents(atPath: file.path) else { return false }
    let text = String(decoding: data, as: UTF8.self)
    return ![
      "import SwiftUI", "import XCTest", "import Testing", "@testable import",
      "UIApplicationDelegate", "UIWindowSceneDelegate",
    ].contains { text.contains($0) }
  }

  /// These files and others of the project that offer what is missing; nil if there are none.
  ///
  /// Of several files that declare a name, the nearest one is taken.
  func adding(_ missing: MissingNames, absentModules: Set<String>) -> SourceFiles? {
    guard !missing.isEmpty else { return nil }
    let known = Set(sources.map(\.path))
    var added: [SwiftSource] = []
    var wanted = missing
    for file in neighbours where !wanted.isEmpty && !known.contains(Self.shortPath(file)) {
      guard Self.isOfScreens(file), let source = try? Self.read(file) else { continue }
      let offer = Offer(source)
      guard offer.imports.isSubset(of: Self.modules.union(absentModules)), wanted.remove(offer)
      else { continue }
      added.append(source)
    }
    return added.isEmpty ? nil : SourceFiles(sources + added, folder: folder)
  }

  /// These files and all others of their folder; nil if there are none, or too many.
  func addingFolder(absentModules: Set<String>) -> SourceFiles? {
    guard let first = sources.first else { return nil }
    let home = URL(fileURLWithPath: first.path).deletingLastPathComponent()
    let known = Set(sources.map(\.path))
    let others = Self.contents(of: home).filter { !known.contains(Self.shortPath($0)) }
    guard !others.isEmpty, others.count <= 60 else { return nil }
    let added = others.compactMap { try? Self.read($0) }
      .filter { Offer($0).imports.isSubset(of: Self.modules.union(absentModules)) }
    return added.isEmpty ? nil : SourceFiles(sources + added, folder: folder)
  }

  /// What can be imported.
  private static let modules: Set = [
    "UIKit", "Foundation", "CoreGraphics", "QuartzCore", "ObjectiveC", "AVFoundation", "Dispatch",
  ]

  /// The files of the folder and of the project around it, nearest first.
  private var neighbours: [URL] {
    let home = sources.first.map {
      URL(fileURLWithPath: $0.path).standardizedFileURL.deletingLastPathComponent()
    }
    func distance(_ file: URL) -> Int {
      let path = file.deletingLastPathComponent().pathComponents
      let origin = home?.pathComponents ?? []
      let common = zip(path, origin).prefix { $0 == $1 }.count
      return path.count + origin.count - 2 * common
    }
    return Self.swiftFiles(below: folder).map { (distance($0), $0) }
      .sorted { ($0.0, $0.1.path) < ($1.0, $1.1.path) }.map(\.1)
  }
}

/// The names that the compiler did not find.
struct MissingNames {
  private var names: Set<String> = []
  private var members: Set<String> = []
  private var types: Set<String> = []
  private var labels: Set<String> = []

  init(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics where diagnostic.severity == "error" {
      let text = diagnostic.message
      if let match = text.firstMatch(of: /cannot find (?:type |operator )?'(\w+)' in scope/) {
        names.insert(String(match.1))
      } else if let match = text.firstMatch(of: /has no member '(\w+)/) {
        members.insert(String(match.1))
      } else if let match = text.firstMatch(of: /argument labels? in call \(have '(\w+):/) {
        labels.insert(String(match.1))
      } else if let match = text.firstMatch(of: /argument label '(\w+):' in subscript/) {
        labels.insert(String(match.1))
      } else if let match = text.firstMatch(of: /type '(\w+)' does not conform to protocol/) {
        types.insert(String(match.1))
      }
    }
  }

  var isEmpty: Bool { names.isEmpty && members.isEmpty && types.isEmpty && labels.isEmpty }

  /// Takes out what a file offers; false if that is nothing.
  mutating func remove(_ offer: Offer) -> Bool {
    let isUseful =
      !names.isDisjoint(with: offer.names.union(offer.members))
      || !members.isDisjoint(with: offer.members)
      || !types.isDisjoint(with: offer.extendedTypes)
      || !labels.isDisjoint(with: offer.initializerLabels)
    names.subtract(offer.names)
    // A class names the members of its own extensions, and the types in them, without a dot.
    names.subtract(offer.members)
    labels.subtract(offer.initializerLabels)
    members.subtract(offer.members)
    types.subtract(offer.extendedTypes)
    return isUseful
  }
}

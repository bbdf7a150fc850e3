import AnimSourceLowering
import Foundation

/// The Swift files of the project around some sources, and what they declare, which is found out when it is needed.
final class ProjectIndex {
  /// The modules that can be imported.
  static let modules: Set = [
    "UIKit", "Foundation", "CoreGraphics", "QuartzCore", "ObjectiveC", "Combine", "Dispatch",
    "Observation", "AVFoundation", "AVKit", "CoreData", "CoreLocation", "CoreMedia", "EventKit",
    "GameplayKit", "MapKit", "Photos", "PhotosUI", "SafariServices", "StoreKit", "SwiftUI",
    "UniformTypeIdentifiers", "WebKit", "os", "OSLog", "simd", "DeveloperToolsSupport",
    "Contacts", "ContactsUI", "ImageIO", "LocalAuthentication", "MessageUI", "UserNotifications",
    "AuthenticationServices", "Network",
  ]

  /// How many files a folder may have to be compiled as a whole.
  private static let largestFolder = 60

  private let folder: URL?
  /// The folder of the first of the sources.
  private let home: URL?
  /// What knows which files belong to modules: those are imported, not compiled along.
  private let finder: ModuleFinder?
  private var entries: [URL: Entry] = [:]

  private struct Entry {
    let source: SwiftSource
    var offer: Offer?
    var types: DeclaredTypes?
  }

  /// How many files are compiled along because of the types in them.
  private static let largestClosure = 240

  /// No files.
  static var empty: ProjectIndex { ProjectIndex() }

  private init() { (folder, home, finder) = (nil, nil, nil) }

  init(around files: SourceFiles, _ finder: ModuleFinder) {
    folder = files.folder
    self.finder = finder
    home = files.sources.first.map {
      URL(fileURLWithPath: $0.path).standardizedFileURL.deletingLastPathComponent()
    }
  }

  /// The files of the folder and of the project around it, nearest first.
  private lazy var neighbours: [URL] = {
    let origin = home?.pathComponents ?? []
    func distance(_ file: URL) -> Int {
      let path = file.deletingLastPathComponent().pathComponents
      let common = zip(path, origin).prefix { $0 == $1 }.count
      return path.count + origin.count - 2 * common
    }
    guard let folder else { return [] }
    return SourceFiles.swiftFiles(below: folder).filter { !SourceFiles.isOfModules($0, in: folder) }
      .map { (distance($0), $0) }
      .sorted { ($0.0, $0.1.path) < ($1.0, $1.1.path) }.map(\.1)
  }()

  /// The files that declare some of the names, which are taken out of `wanted`.
  ///
  /// Of several files that declare a name, the nearest one is taken.
  func files(
    offering wanted: inout WantedNames, besides files: SourceFiles
  ) -> [SwiftSource] {
    guard !wanted.isEmpty else { return [] }
    let known = Set(files.sources.map(\.path)).union(finder?.files ?? [])
    var added: [SwiftSource] = []
    for file in neighbours where !wanted.isEmpty && !known.contains(SourceFiles.shortPath(file)) {
      guard let source = source(file), wanted.areMentioned(in: source.text),
        let offer = usableOffer(file), wanted.remove(offer)
      else { continue }
      added.append(source)
    }
    return added
  }

  /// The files that declare the types that files mention, and others, those that declare what these mention, and so on.
  ///
  /// Of several files that declare a type, the nearest one is taken.
  func filesOfTypes(mentionedIn files: SourceFiles, and others: Set<String>) -> [SwiftSource] {
    let known = Set(files.sources.map(\.path))
    note(modulesOf: files.sources)
    var places: [String: URL] = [:]
    for file in neighbours where finder?.files.contains(SourceFiles.shortPath(file)) != true {
      guard let types = types(file) else { continue }
      for name in types.declared where places[name] == nil { places[name] = file }
    }
    var open = files.sources.map { DeclaredTypes($0.text) } + [DeclaredTypes(mentioning: others)]
    var seen = Set(open.flatMap(\.declared))
    var added: [SwiftSource] = []
    while let types = open.popLast() {
      for name in types.mentioned.sorted() where seen.insert(name).inserted {
        guard let file = places[name], let source = source(file), let declared = self.types(file),
          !known.contains(source.path), finder?.files.contains(source.path) != true,
          added.count < Self.largestClosure, !isClient(source, of: known)
        else { continue }
        note(modulesOf: [source])
        seen.formUnion(declared.declared)
        added.append(source)
        open.append(declared)
      }
    }
    return added
  }

  /// The files of the project with extensions, of classes that files declare, that override something.
  ///
  /// Nothing mentions those, so that no compiler would miss them.
  func filesOfOverrides(of files: SourceFiles) -> [SwiftSource] {
    let classes = files.sources.reduce(into: Set<String>()) {
      $0.formUnion(DeclaredTypes($1.text).declared)
    }
    let known = Set(files.sources.map(\.path)).union(finder?.files ?? [])
    return neighbours.filter { !known.contains(SourceFiles.shortPath($0)) }.compactMap { file in
      guard let source = source(file), source.text.contains("override "),
        source.text.contains("extension "),
        let offer = usableOffer(file), !offer.overridingExtensions.isDisjoint(with: classes),
        // A program that uses a library has classes of the same names at most.
        offer.names.isDisjoint(with: classes)
      else { return nil }
      return source
    }
  }

  /// Finds the modules that sources import, whose files are not to be compiled along.
  private func note(modulesOf sources: [SwiftSource]) {
    for name in sources.flatMap(\.imports) where !Self.modules.contains(name) {
      _ = finder?.sources(of: name)
    }
  }

  /// Whether a source imports the module that some files belong to: an example beside a library.
  private func isClient(_ source: SwiftSource, of files: Set<String>) -> Bool {
    source.imports.contains { name in
      guard !Self.modules.contains(name), let module = finder?.contents(of: name) else {
        return false
      }
      return module.files.sources.contains { files.contains($0.path) }
    }
  }

  private func types(_ file: URL) -> DeclaredTypes? {
    guard let source = source(file) else { return nil }
    let types = entries[file]?.types ?? DeclaredTypes(source.text)
    entries[file]?.types = types
    return types
  }

  /// All other files of the folder of the first source; none if there are too many.
  func filesOfFolder(besides files: SourceFiles) -> [SwiftSource] {
    guard let home else { return [] }
    let known = Set(files.sources.map(\.path)).union(finder?.files ?? [])
    let others = SourceFiles.contents(of: home).filter {
      !known.contains(SourceFiles.shortPath($0))
    }
    guard others.count <= Self.largestFolder else { return [] }
    return others.compactMap { file in
      usableOffer(file) == nil ? nil : source(file)
    }
  }

  private func source(_ file: URL) -> SwiftSource? {
    if let known = entries[file] { return known.source }
    guard SourceFiles.isOfScreens(file), let source = try? SourceFiles.read(file) else {
      return nil
    }
    entries[file] = Entry(source: source)
    return source
  }

  /// The declarations of a file; nil if it is no Swift.
  private func usableOffer(_ file: URL) -> Offer? {
    guard let source = source(file) else { return nil }
    let offer = entries[file]?.offer ?? Offer(source)
    entries[file]?.offer = offer
    return offer.isWellFormed ? offer : nil
  }
}

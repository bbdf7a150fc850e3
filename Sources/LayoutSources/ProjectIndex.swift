import AnimSourceLowering
import Foundation

/// The Swift files of the project around some sources, and what they declare, which is found out when it is needed.
final class ProjectIndex {
  /// The modules that can be imported.
  static let modules: Set = [
    "UIKit", "Foundation", "CoreGraphics", "QuartzCore", "ObjectiveC", "AVFoundation", "Dispatch",
  ]

  /// How many files a folder may have to be compiled as a whole.
  private static let largestFolder = 60

  private let folder: URL
  /// The folder of the first of the sources.
  private let home: URL?
  private var entries: [URL: Entry] = [:]

  private struct Entry {
    let source: SwiftSource
    var offer: Offer?
  }

  init(around files: SourceFiles) {
    folder = files.folder
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
    return SourceFiles.swiftFiles(below: folder).map { (distance($0), $0) }
      .sorted { ($0.0, $0.1.path) < ($1.0, $1.1.path) }.map(\.1)
  }()

  /// The files that declare some of the names, which are taken out of `wanted`.
  ///
  /// Of several files that declare a name, the nearest one is taken.
  func files(
    offering wanted: inout WantedNames, besides files: SourceFiles, _ absentModules: Set<String>
  ) -> [SwiftSource] {
    guard !wanted.isEmpty else { return [] }
    let known = Set(files.sources.map(\.path))
    var added: [SwiftSource] = []
    for file in neighbours where !wanted.isEmpty && !known.contains(SourceFiles.shortPath(file)) {
      guard let source = source(file), wanted.areMentioned(in: source.text),
        let offer = usableOffer(file, absentModules), wanted.remove(offer)
      else { continue }
      added.append(source)
    }
    return added
  }

  /// All other files of the folder of the first source; none if there are too many.
  func filesOfFolder(besides files: SourceFiles, _ absentModules: Set<String>) -> [SwiftSource] {
    guard let home else { return [] }
    let known = Set(files.sources.map(\.path))
    let others = SourceFiles.contents(of: home).filter {
      !known.contains(SourceFiles.shortPath($0))
    }
    guard others.count <= Self.largestFolder else { return [] }
    return others.compactMap { file in
      usableOffer(file, absentModules) == nil ? nil : source(file)
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

  /// The declarations of a file; nil if it is no Swift, or imports what is not there.
  private func usableOffer(_ file: URL, _ absentModules: Set<String>) -> Offer? {
    guard let source = source(file) else { return nil }
    let offer = entries[file]?.offer ?? Offer(source)
    entries[file]?.offer = offer
    let isUsable = offer.imports.isSubset(of: Self.modules.union(absentModules))
    return isUsable && offer.isWellFormed ? offer : nil
  }
}

import AnimDocumentationAssets
import AnimFiles
import AnimPixels
import AnimScenarioFormat
import Foundation
import Synchronization

/// Compares what pages ask for with what is there; nothing is acted out for it.
@MainActor struct AssetInspection {
  /// A group of files with the states that they are in.
  struct Group {
    let group: AssetGroup
    /// In the order of the group's files.
    var states: [AssetState]

    var isFresh: Bool { states.allSatisfy { $0 == .fresh } }
  }

  private(set) var groups: [Group] = []
  /// The entries of the manifest that nothing asks for any more.
  private(set) var orphans: [AssetEntry] = []
  /// The manifest as it is on the disk.
  let manifest: AssetManifest

  private let home: String
  private let general: GeneralOptions
  private let digests: InputDigests

  /// The path of the manifest.
  var manifestPath: String { Self.manifestPath(in: home) }

  static func manifestPath(in folder: String) -> String {
    RelativePath.resolved("manifest.json", in: folder)
  }

  /// An inspection.
  ///
  /// - Parameters:
  ///   - groups: The files that are asked for.
  ///   - users: The pages and lists whose wishes are fully known.
  ///   - home: The folder of the manifest.
  ///   - general: The options that change what is seen.
  /// - Throws: `CommandError` for a manifest that cannot be read.
  init(
    _ groups: [AssetGroup], users: [String], home: String, _ general: GeneralOptions
  ) throws {
    self.home = home
    digests = InputDigests(home: home)
    self.general = general
    manifest = try AssetManifest(at: Self.manifestPath(in: home))
    let files = Self.files(groups.flatMap(\.files).map(\.path))
    for group in groups {
      self.groups.append(
        Group(
          group: group,
          states: group.files.map { state(of: $0, files[$0.path], in: group) }))
    }
    orphans = orphans(besides: groups, users: users)
  }

  /// The path as the manifest has it.
  func entryPath(_ path: String) -> String { RelativePath.of(path, from: home) }

  /// All that a file is made of besides files.
  func source(of variant: AssetVariant, in group: AssetGroup) -> AssetSource {
    var block: String?
    if case .block(let text, _) = group.scenario {
      // Where it stands on the page does not matter.
      let content = text.drop { $0.isNewline || $0 == " " }
      block = SHA256.digest(of: [UInt8](String(content).utf8))
    }
    return AssetSource(
      variant: variant, drawing: ProgramVersion.drawing, actedScale: group.actedScale,
      maxBytes: variant.role == .animation ? group.looks.maxBytes : nil,
      poster: group.looks.poster, select: group.looks.select, fps: group.looks.fps,
      alt: group.looks.alt, block: block, overrides: overrides)
  }

  private var overrides: [String] {
    general.overrides + general.fonts.folders.map { "fonts=\($0)" }
      + (general.fonts.leavesBundledFontsOut ? ["no-bundled-fonts"] : [])
  }

  // MARK: States

  private func state(
    of file: AssetRequest.File, _ there: (bytes: Int, hash: String)?, in group: AssetGroup
  ) -> AssetState {
    let entry = manifest[entryPath(file.path)]
    return AssetState(
      of: entry, source: entry.flatMap { digest(of: file, in: group, like: $0) },
      file: there, maxBytes: group.looks.maxBytes)
  }

  /// The digest of what a file would be made of now, if that is what it was made of before; nil if
  /// one of the files is gone or another has come.
  private func digest(
    of file: AssetRequest.File, in group: AssetGroup, like entry: AssetEntry
  ) -> String? {
    guard entry.scenario == entryPath(group.scenario.file) else { return nil }
    let config = general.config ?? ScenarioFile(path: group.scenario.file).nearestConfig
    if let config, !entry.inputs.contains(entryPath(config)) { return nil }
    var inputs: [(name: String, digest: String)] = []
    for name in entry.inputs {
      guard let digest = digests.digest(Self.path(name, in: home)) else { return nil }
      inputs.append((name, digest))
    }
    return try? source(of: file.variant, in: group).digest(with: inputs)
  }

  /// The path of an input, whose slash at the end says that it is a folder.
  private static func path(_ name: String, in home: String) -> String {
    RelativePath.resolved(name, in: home) + (name.hasSuffix("/") ? "/" : "")
  }

  /// The sizes and digests of the files that are there, by their paths, worked out on all cores.
  nonisolated private static func files(_ paths: [String]) -> [String: (bytes: Int, hash: String)] {
    let found = Mutex<[String: (bytes: Int, hash: String)]>([:])
    DispatchQueue.concurrentPerform(iterations: paths.count) { index in
      guard let file = file(paths[index]) else { return }
      found.withLock { $0[paths[index]] = file }
    }
    return found.withLock { $0 }
  }

  /// The size and the digest of a file; nil if there is none.
  nonisolated static func file(_ path: String) -> (bytes: Int, hash: String)? {
    guard let bytes = try? InputFile.bytes(path, .regular, limit: fileLimit) else { return nil }
    return (bytes.count, SHA256.digest(of: bytes))
  }

  /// The largest file that is looked at, in bytes.
  nonisolated static let fileLimit = 1_000_000_000

  private func orphans(besides groups: [AssetGroup], users: [String]) -> [AssetEntry] {
    let wanted = Set(groups.flatMap(\.files).map { entryPath($0.path) })
    let known = Set(users.map(entryPath))
    return manifest.assets.filter { entry in
      !wanted.contains(entry.path)
        && entry.pages.allSatisfy { page in
          known.contains(page)
            || !FileManager.default.fileExists(atPath: RelativePath.resolved(page, in: home))
        }
    }
  }
}

extension AssetManifest {
  /// The manifest in a file; one without entries if there is none.
  ///
  /// - Throws: `CommandError` if it is no manifest, `InputFile.Problem` if it cannot be read.
  init(at path: String) throws {
    guard FileManager.default.fileExists(atPath: path) else {
      self.init()
      return
    }
    let bytes = try InputFile.bytes(path, .regular, limit: InputFile.pictureLimit)
    do {
      try self.init(try InputFile.text(bytes, of: path))
    } catch let error as FormatError {
      throw CommandError(
        .dataError, "'\(path)' cannot be used: \(error)",
        notes: ["without the file, all assets are made anew"])
    }
  }
}

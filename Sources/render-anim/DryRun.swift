import Foundation
import LayoutSources
import ScenarioFormat
import Staging

/// Finds out how much of a made-up scenario a layout bears.
///
/// Layouts are written for their own apps: one whose data never changes may crash when an item is
/// inserted. Each attempt is acted out in a process of its own, which may crash.
struct DryRun {
  private let paths: [String]
  private let className: String?
  private let options: GeneralOptions

  init(_ paths: [String], className: String?, _ options: GeneralOptions) {
    self.paths = paths
    self.className = className
    self.options = options
  }

  /// The scenario that a layout bears.
  struct Result {
    let synthesized: SynthesizedScenario
    var omitted: Set<SynthesizedScenario.Chapter> = []
    /// The message where the layout failed in the whole scenario; nil if it did not.
    var reason: String?
  }

  /// The scenario that leaves out as little as possible; all of it if the layout bears none.
  ///
  /// - Throws: `SourceError`, `ScenarioError` or `StageError` if the sources cannot be used at all.
  @MainActor func result() throws -> Result {
    let whole = try SynthesizedScenario(paths, className: className)
    let file = Self.file(of: whole, paths).path
    _ = try SourceStudio.current.classes(
      for: ScenarioReader.read(whole.text, file: file, overrides: options.overrides).scenario)
    var reason: String?
    for omitted in Self.omissions where omitted.isSubset(of: whole.chapters) {
      let synthesized = try SynthesizedScenario(paths, className: className, without: omitted)
      guard let complaint = complaint(about: synthesized) else {
        return Result(synthesized: synthesized, omitted: omitted, reason: reason)
      }
      if reason == nil { reason = complaint }
    }
    return Result(synthesized: whole)
  }

  /// The place where the scenario would be, if it were on the disk.
  static func file(of synthesized: SynthesizedScenario, _ paths: [String]) -> URL {
    SynthesizedScenario.folder(of: paths).appendingPathComponent("\(synthesized.name).yaml")
  }

  /// The parts that may be left out, least first.
  private static let omissions: [Set<SynthesizedScenario.Chapter>] = [
    [], [.updates], [.rotation], [.updates, .rotation], [.scrolling], [.scrolling, .updates],
    [.scrolling, .updates, .rotation],
  ]

  /// Acts the scenario out without drawing it, and returns its errors; nil if nothing went wrong.
  private func complaint(about synthesized: SynthesizedScenario) -> String? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments =
      [
        "render", "-", "--assume-filename", Self.file(of: synthesized, paths).path, "--json", "-",
        "--quiet", "--time-limit", "\(options.sources.timeLimit)", "--memory-limit",
        "\(options.sources.memoryLimit)",
      ] + (options.config.map { ["--config", $0] } ?? [])
      + options.overrides.flatMap { ["--set", $0] } + paths.flatMap { ["--source", $0] }
    let (input, errors) = (Pipe(), Pipe())
    // What the environment adds to this command is not for this one.
    process.environment = ProcessInfo.processInfo.environment.filter {
      !$0.key.hasPrefix("RENDER_ANIM_")
    }
    process.standardInput = input
    process.standardOutput = FileHandle.nullDevice
    process.standardError = errors
    // Whoever cannot be tried out is acted out as it is.
    var said = Data()
    let isRun: Bool? = try? process.runToEnd {
      try? input.fileHandleForWriting.write(contentsOf: Data(synthesized.text.utf8))
      try? input.fileHandleForWriting.close()
      said = (try? errors.fileHandleForReading.readToEnd()) ?? Data()
    }
    guard isRun != nil else { return nil }
    guard process.terminationReason != .exit || process.terminationStatus != 0 else { return nil }
    return String(decoding: said, as: UTF8.self)
  }
}

extension Set<SynthesizedScenario.Chapter> {
  /// The parts in words, in their order.
  var words: String {
    SynthesizedScenario.Chapter.allCases.filter(contains).map {
      switch $0 {
      case .scrolling: "scrolling"
      case .updates: "inserting and deleting items"
      case .rotation: "turning the device"
      }
    }.joined(separator: " and ")
  }
}

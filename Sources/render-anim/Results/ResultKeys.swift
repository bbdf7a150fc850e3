import AnimActions
import AnimFiles
import AnimPixels
import AnimScenarioFormat
import AnimText
import Foundation

/// The keys of what is made of scenarios: digests of all that it depends on.
///
/// What a scenario includes is known from reading it only. So there are two keys: that of reading, of which
/// all parts are known beforehand, and that of a result, of which all are once it is known what was read. Fonts are
/// known last of all, when something has been drawn; a result says which, and is void where they are others.
@MainActor final class ResultKeys {
  let digests: FileDigests
  private let general: GeneralOptions
  private var configurations: [String: String?] = [:]
  private var codeFiles: [String: [String]?] = [:]

  /// The number of files that an app's project may have, beyond which its results are not kept.
  private static let mostCodeFiles = 20_000

  /// Keys for the options of a command.
  init(_ general: GeneralOptions, _ digests: FileDigests) {
    (self.general, self.digests) = (general, digests)
  }

  /// The digest of the program, with its list of fonts.
  private(set) lazy var program: String = {
    var key = ActionKey()
    key.add("program", "code", ProgramDigest(digests).text)
    key.add("program", "fonts", FontSearch.bundledIndex.flatMap { digests.digest(of: $0) })
    return key.digest
  }()

  /// The digest of what an app's sources are compiled by and against; nil if there is no compiler.
  private(set) lazy var compiler: String? = general.sources.compilerFiles.map { files in
    var key = ActionKey()
    for file in files {
      key.add(
        "compiler", URL(fileURLWithPath: file).lastPathComponent, digests.codeDigest(of: file))
    }
    return key.digest
  }

  /// The fonts beside those of the program, as a digest.
  private(set) lazy var otherFonts = SHA256.digest(of: [UInt8](FontSearch.current.others.utf8))

  /// The options that scenarios are read and acted out by, as they are written.
  var options: [String] {
    let (fonts, sources) = (general.fonts, general.sources)
    return general.overrides.map { "--set \($0)" } + fonts.folders.map { "--fonts \($0)" }
      + (fonts.leavesBundledFontsOut ? ["--no-bundled-fonts"] : [])
      + (sources.refusesSources ? ["--no-sources"] : [])
      + sources.trustedPaths.map { "--source \($0)" } + sources.modules.map { "--module \($0)" }
      + sources.packages.map { "--package \($0)" }
      + sources.projects.map { "--project \($0)" }
  }

  /// The configuration that counts for a scenario; nil if there is none.
  func configuration(of file: String) -> String? {
    if let config = general.config { return config }
    let folder = file.lastIndex(of: "/").map { String(file[..<$0]) } ?? ""
    if let known = configurations[folder] { return known }
    let found = ScenarioFile(path: file).nearestConfig
    configurations[folder] = found
    return found
  }

  /// The key of reading a scenario; nil if it is not there.
  func reading(_ file: String) -> String? {
    guard let text = digests.digest(of: file) else { return nil }
    var key = ActionKey()
    key.add("kind", "reading", nil)
    key.add("program", "sha256", program)
    for option in options { key.add("option", option, nil) }
    key.add("scenario", file, text)
    if let configuration = configuration(of: file) {
      key.add("configuration", configuration, digests.digest(of: configuration))
    }
    return key.digest
  }

  /// The files that results depend on, with their digests; nil if one is missing, or there are too many.
  func inputs(of survey: ScenarioSurvey) -> [PlannedAction.Input]? {
    var inputs: [PlannedAction.Input] = []
    func add(_ role: PlannedAction.Input.Role, _ paths: [String]) {
      for path in paths where !inputs.contains(where: { $0.path == path }) {
        inputs.append(.init(role, path, sha256: digests.digest(of: path)))
      }
    }
    add(.scenario, [survey.file])
    add(.configuration, [survey.configuration].compactMap(\.self))
    add(.include, survey.includes)
    add(.picture, survey.pictures)
    if survey.runsCode {
      guard let files = codeFiles(around: survey.file) else { return nil }
      let known = Set(inputs.map(\.path))
      inputs += (survey.sources + files).uniqued().filter { !known.contains($0) }.map {
        .init(.source, $0, sha256: digests.digest(of: $0))
      }
    }
    return inputs.contains { $0.sha256 == nil } ? nil : inputs
  }

  /// All files that an app's code may find: its project's, and what the command line names; nil if there are too many.
  private func codeFiles(around file: String) -> [String]? {
    let folder = file.lastIndex(of: "/").map { String(file[..<$0]) } ?? "."
    if let known = codeFiles[folder] { return known }
    let places = [folder] + general.sources.places
    var files: [String]? = []
    for place in places {
      guard ScenarioPaths.isFolder(place) else {
        files?.append(place)
        continue
      }
      let names = FileManager.default.subpaths(atPath: place) ?? []
      files? += names.filter { name in
        !name.split(separator: "/").contains { $0.hasPrefix(".") }
          && !ScenarioPaths.isFolder("\(place)/\(name)")
      }.map { "\(place)/\($0)" }
      if (files?.count ?? 0) > Self.mostCodeFiles { files = nil }
    }
    let sorted = files?.uniqued().sorted()
    codeFiles[folder] = sorted
    return sorted
  }

  /// The key of a result.
  ///
  /// - Parameters:
  ///   - kind: What is done with the scenario.
  ///   - survey: What is known from reading it.
  ///   - options: What the result depends on besides the options of all commands.
  ///   - others: Files besides those of the scenario, which need not be there.
  /// - Returns: The key, and what it was made of; nil if results are not to be kept.
  func result(
    _ kind: PlannedAction.Kind, _ survey: ScenarioSurvey, options: [String], others: [String] = []
  ) -> (key: String, inputs: [PlannedAction.Input])? {
    guard var inputs = inputs(of: survey) else { return nil }
    inputs += others.map { .init(.reference, $0, sha256: digests.digest(of: $0)) }
    var key = ActionKey()
    key.add("kind", kind.rawValue, nil)
    key.add("program", "sha256", program)
    if survey.runsCode { key.add("program", "compiler", compiler) }
    for option in self.options + options { key.add("option", option, nil) }
    for input in inputs { key.add(input.role.rawValue, input.path, input.sha256) }
    return (key.digest, inputs)
  }

  /// Whether fonts are still those that something was drawn with.
  func hold(_ fonts: KeptFonts) -> Bool {
    fonts.digests.allSatisfy { digests.digest(of: $0.font.path) == $0.sha256 }
      && (fonts.others == nil || fonts.others == otherFonts)
  }

  /// The fonts that something was drawn with, as they are now; nil if one is gone.
  func kept(_ usage: FontUsage) -> KeptFonts? {
    var kept = KeptFonts(others: usage.looksElsewhere ? otherFonts : nil)
    for font in usage.fonts {
      guard let digest = digests.digest(of: font.path) else { return nil }
      kept.digests.append(.init(font: font, sha256: digest))
    }
    return kept
  }
}

/// The fonts that a result was drawn with, with which it stands and falls.
struct KeptFonts: Codable, Sendable {
  struct Digest: Codable, Sendable {
    var font: FontUse
    var sha256: String
  }
  var digests: [Digest] = []
  /// The digest of what other fonts there are; nil if that did not matter.
  var others: String?
}

extension [String] {
  /// The strings, each once, in the order of their first appearance.
  fileprivate func uniqued() -> [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}

import AnimDocumentationAssets
import AnimFiles
import AnimScenarioFormat
import ArgumentParser
import Foundation

struct AssetsCommand: ScenarioCommand {
  static let configuration = CommandConfiguration(
    commandName: "assets", abstract: "Makes the pictures of pages, and keeps them fresh.",
    discussion: """
      Pages ask for them: Markdown and HTML by a mark such as '<!-- render-anim: Scenarios/a.yaml -->', \
      or by a fenced block 'render-anim' with a scenario in it, and DocC by '@Image' and '@Video' \
      whose names are those of scenarios. What is missing or stale is made, and the page shows it: \
      behind a mark stands a snippet for light and dark and for those who wish for less motion; a \
      directive gets its words and its poster. All else on the page stays as it is.

      A list, assets.yml, says what is made of which scenario and names the pages; without arguments \
      it is the one in the working directory. What was made is in 'manifest.json', beside the assets.

      With '--check' nothing is made: it ends with 1 if an asset is missing, stale, too large or shown \
      by nothing any more, or a page does not show what is there.
      """)

  @Argument(
    help: ArgumentHelp(
      "Pages, folders of them such as Docs.docc, or a list such as assets.yml.", valueName: "page"),
    completion: .file())
  var pages: [String] = []

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "Where assets go that name no other place, except those of DocC (default: assets).",
      valueName: "folder"), completion: .directory)
  var output: String?

  @Option(
    help: ArgumentHelp(
      "A folder in which scenarios are looked for by name; may be repeated (default: Scenarios).",
      valueName: "folder"), completion: .directory)
  var scenarios: [String] = []

  @Option(
    help: ArgumentHelp(
      "Extensions of the files, with commas (default: gif).", valueName: "gif,…"))
  var format: WordList?

  @Option(
    help: ArgumentHelp("Pixels per point, with commas (default: 2).", valueName: "1,2,3"))
  var scale: WordList?

  @Option(help: "light, dark or both (default: both).")
  var theme: ThemeArgument?

  @Option(
    help: ArgumentHelp(
      "No animation may be larger; quality and frame rate are lowered, and never the scale.",
      valueName: "size"))
  var maxBytes: ByteCountArgument?

  @Flag(help: "Make nothing, and end with 1 unless all is as it should be.")
  var check = false

  @Flag(help: "Say what would be made, and make nothing.")
  var dryRun = false

  @Flag(help: "Print what there is and what was done as JSON on the standard output.")
  var json = false

  @OptionGroup var parallelism: JobsOption
  @OptionGroup var general: GeneralOptions

  /// The list that counts where nothing is named.
  private static let usualLists = ["assets.yml", "assets.yaml"]

  private var paths: [String] {
    guard pages.isEmpty else { return pages }
    return Self.usualLists.first { FileManager.default.fileExists(atPath: $0) }.map { [$0] } ?? []
  }

  func validate() throws {
    if paths.isEmpty {
      throw ValidationError(
        "name pages such as README.md or Docs.docc, or list them in 'assets.yml'")
    }
    if check, dryRun { throw ValidationError("'--check' and '--dry-run' exclude each other") }
    if let path = pages.firstRepeated { throw ValidationError("'\(path)' is named twice") }
    _ = try defaults
  }

  @MainActor func run() async throws {
    let terminal = general.terminal
    try await Interruptible.run(terminal) {
      let survey = try AssetSurvey(
        paths, folder: output, scenarios: scenarios, defaults: try defaults, terminal)
      let (groups, problems) = AssetGroup.groups(of: survey.requests)
      let failures =
        survey.failures
        + problems.map { CommandError(.dataError, $0.text, at: $0.place, notes: $0.notes) }
      for failure in failures { terminal.print(failure) }
      var worst = failures.reduce(nil) { $1.code.orWorse($0) }
      // Of pages with mistakes it is not known what they show.
      let users = problems.isEmpty ? survey.users : []
      let inspection = try AssetInspection(groups, users: users, home: survey.folder, general)
      let report = AssetReport(survey, inspection, command: command)
      if check {
        let notices = report.notices
        terminal.print(report.text(notices, in: general.diagnostics))
        if json { try ProgramOutput.write(try report.json(nil)) }
        if !notices.isEmpty { worst = worst ?? .difference }
        if worst == nil, !general.quiet {
          terminal.print("\(groups.reduce(0) { $0 + $1.files.count }) assets are fresh\n")
        }
      } else if dryRun {
        try ProgramOutput.write(json ? try report.json(nil) : report.plan)
      } else {
        let run = AssetRun(survey, inspection, general, terminal, command: command)
        let outcome = try await run.make(pool(terminal), tasks: parallelism.tasks)
        for failure in outcome.failures { worst = failure.code.orWorse(worst) }
        if !general.quiet { terminal.print(report.summary(outcome)) }
        if json { try ProgramOutput.write(try report.json(outcome)) }
      }
      if let worst { throw CommandError(worst, text: "") }
    }
  }

  /// What the command line says of all assets.
  private var defaults: AssetSettings {
    get throws {
      var settings = AssetSettings()
      settings.themes = theme?.themes
      settings.maxBytes = maxBytes?.bytes
      settings.formats = format?.words.map { SourceName($0, at: .commandLine) }
      settings.scales = try scale?.words.map { word in
        guard let scale = Int(word), (1...3).contains(scale) else {
          throw ValidationError("'--scale \(word)' is not 1, 2 or 3")
        }
        return scale
      }
      return settings
    }
  }

  /// The command line that makes what this one checks or makes.
  private var command: String {
    var words = ["render-anim", "assets"] + pages
    func add(_ name: String, _ value: String?) { if let value { words += [name, value] } }
    add("--output", output)
    for folder in scenarios { add("--scenarios", folder) }
    add("--format", format?.text)
    add("--scale", scale?.text)
    add("--theme", theme?.rawValue)
    add("--max-bytes", maxBytes.map { "\($0.bytes)" })
    add("--config", general.config)
    for setting in general.settings { add("--set", setting) }
    add("--seed", general.seed.map(String.init))
    for folder in general.fonts.folders { add("--fonts", folder) }
    if general.fonts.leavesBundledFontsOut { words.append("--no-bundled-fonts") }
    for path in general.sources.trustedPaths { add("--source", path) }
    return words.map(\.quotedForShell).joined(separator: " ")
  }
}

extension AssetsCommand: WorkerCommand {
  @MainActor func worker() throws
    -> (AssetWork, _ tell: @escaping @MainActor (AssetWork.Event) -> Void) async -> AssetWork.Answer
  {
    AssetMaker(general).perform
  }
}

/// Words with commas between them.
struct WordList: ExpressibleByArgument {
  let words: [String]

  init?(argument: String) {
    words = argument.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    if words.contains("") { return nil }
  }

  /// The words as they were given.
  var text: String { words.joined(separator: ",") }
}

extension String {
  /// The text as one word of a shell.
  fileprivate var quotedForShell: String {
    let isPlain = !isEmpty && allSatisfy { $0.isLetter || $0.isNumber || "-_./,=:@%+".contains($0) }
    return isPlain ? self : "'" + replacing("'", with: "'\\''") + "'"
  }
}

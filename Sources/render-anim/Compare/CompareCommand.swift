import AnimFiles
import AnimTextFormats
import ArgumentParser
import Foundation

struct CompareCommand: ScenarioCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract: "Shows what scenarios look like before and after a change, side by side.",
    discussion: """
      The change is one of git's: BASE..HEAD, or BASE.. for what is in the folder now. Scenarios are drawn whose \
      key is another one, because of their text, of what they include, or of an app's sources. Of each that looks \
      different there is one GIF, what it was on the left and what it is on the right, and Markdown for a pull request \
      says what has changed. References are not needed.
      """)

  @Argument(help: ArgumentHelp("Two revisions of git.", valueName: "base..head"))
  var revisions: String

  @Argument(
    help: ArgumentHelp(
      "Scenarios, or folders of them (default: Scenarios).", valueName: "scenario.yaml"),
    completion: .scenarios)
  var scenarios: [String] = ["Scenarios"]

  @Option(
    name: .shortAndLong, help: ArgumentHelp("Where the GIFs are written.", valueName: "folder"),
    completion: .directory)
  var output = ".render-anim/compare"

  @Option(
    help: ArgumentHelp(
      "Append the Markdown to a file; - is the standard output (default: -).", valueName: "file"),
    completion: .file())
  var summaryMd = "-"

  @Option(
    help: ArgumentHelp(
      "Where the Markdown finds the GIFs (default: the folder that they are written to).",
      valueName: "address"))
  var pictures: String?

  @Option(help: ArgumentHelp("No GIF is larger than this.", valueName: "size"))
  var maxBytes = "4MB"

  @OptionGroup var general: GeneralOptions

  func validate() throws {
    if ByteCountArgument(argument: maxBytes) == nil {
      throw ValidationError("'--max-bytes \(maxBytes)' is not a size")
    }
  }

  @MainActor func run() async throws {
    let terminal = general.terminal
    try await Interruptible.run(terminal) {
      let workplace = try TemporaryFolder(in: FileManager.default.temporaryDirectory)
      let git = try Git(workplace.url)
      let (before, after) = try git.trees(revisions)
      let comparison = RevisionComparison(
        before: before, after: after, workplace: workplace.url, command: self)
      let changes = try await comparison.changes()
      let text = changes.markdown(revisions, pictures: pictures ?? output)
      if summaryMd == "-" {
        try ProgramOutput.write(text)
      } else {
        let old = FileManager.default.contents(atPath: summaryMd) ?? Data()
        try OutputFile.write([UInt8](old) + [UInt8](text.utf8), to: summaryMd)
      }
      if !general.quiet { terminal.print(changes.summary + "\n") }
      withExtendedLifetime(workplace) {}
    }
  }

  /// The options that scenarios are read by, as words for the commands that do the work.
  var words: [String] {
    var words = general.settings.flatMap { ["--set", $0] }
    if let seed = general.seed { words += ["--seed", "\(seed)"] }
    for folder in general.fonts.folders { words += ["--fonts", URL(fileURLWithPath: folder).path] }
    if general.fonts.leavesBundledFontsOut { words.append("--no-bundled-fonts") }
    if general.sources.refusesSources { words.append("--no-sources") }
    for place in general.cache.places {
      // The commands run in other folders.
      words += ["--cache", place.contains("://") ? place : URL(fileURLWithPath: place).path]
    }
    if general.cache.isOff { words.append("--no-cache") }
    return words
  }
}

import AnimFiles
import AnimPixels
import AnimRendering
import AnimVisualDiff
import ArgumentParser
import Foundation

struct DiffCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff", abstract: "Compares two pictures, animations or folders of them.",
    discussion: """
      PNG, APNG and GIF files are compared at every time at which either changes, folders file by \
      file. Says how many pixels differ, by how much and where, and exits with 1 if any do.

      METRICS (--metric, --threshold)
      \(Metric.Kind.allCases.map { "  \($0.rawValue): \($0.summary)" }.joined(separator: "\n"))
      """)

  @Argument(
    help: ArgumentHelp("What is expected: a file or a folder.", valueName: "a"), completion: .file()
  )
  var expected: String

  @Argument(help: ArgumentHelp("What it is compared with.", valueName: "b"), completion: .file())
  var actual: String

  @Argument(
    help: ArgumentHelp(
      "A picture of the difference (see --picture): a PNG, an APNG for animations, a blinking GIF; "
        + "for folders, a folder.", valueName: "out"), completion: .file())
  var output: String?

  @OptionGroup(title: "Comparison") var comparison: ComparisonOptions
  @OptionGroup(title: "Inputs") var inputLimit: InputLimit

  @Option(help: "What the picture shows: overlay, mask, side, onion or heat; a GIF blinks.")
  var picture = DifferencePicture.overlay

  @Option(
    help: ArgumentHelp(
      "Write what was found as JSON; - is the standard output.", valueName: "file"),
    completion: .file()
  )
  var json: String?

  @OptionGroup var terminalPictures: ShowOption

  @Flag(name: .shortAndLong, help: "Print nothing, just exit with 0 or 1.")
  var quiet = false

  func validate() throws {
    if output == "-", json == "-" {
      throw ValidationError("only one output can be the standard output")
    }
  }

  func run() async throws {
    let terminal = Terminal(color: .auto)
    let outcome: DiffOutcome
    do {
      outcome = try await DiffJob(
        expected: expected, actual: actual, output: output, json: json, picture: picture,
        comparison: comparison.comparison, allowance: comparison.allowance,
        inputLimit: inputLimit.bytes
      ).run()
      if let json { try OutputFile.write([UInt8](try outcome.json), to: json) }
    } catch {
      let failure = CommandError(error, terminal)
      terminal.print(failure)
      throw ExitCode(failure.code.rawValue)
    }
    if !quiet {
      let isTaken = json == "-" || output == "-"
      if isTaken { terminal.print(outcome.text) } else { try ProgramOutput.write(outcome.text) }
      if json == nil, let picture = outcome.picture {
        try await terminalPictures.show(picture)
      }
    }
    if outcome.isDifferent { throw ExitCode(1) }
  }
}

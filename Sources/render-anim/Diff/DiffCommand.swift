public import ArgumentParser
import Files
import Foundation
import Pixels
import Rendering
public import VisualDiff

struct DiffCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff", abstract: "Compares two pictures, animations or folders of them.",
    discussion: """
      PNG, APNG and GIF files are compared at every time at which either changes, folders file by \
      file. Says how many pixels differ, by how much and where, and exits with 1 if any do.

      METRICS (--metric, --threshold)
      \(Metric.Kind.allCases.map { "  \($0.rawValue): \($0.summary)" }.joined(separator: "\n"))
      """)

  @Argument(help: ArgumentHelp("What is expected: a file or a folder.", valueName: "a"))
  var expected: String

  @Argument(help: ArgumentHelp("What it is compared with.", valueName: "b"))
  var actual: String

  @Argument(
    help: ArgumentHelp(
      "A picture of the difference (see --picture): a PNG, an APNG for animations, a blinking GIF; "
        + "for folders, a folder.", valueName: "out"))
  var output: String?

  @OptionGroup(title: "Comparison") var comparison: ComparisonOptions
  @OptionGroup(title: "Inputs") var inputLimit: InputLimit

  @Option(help: "What the picture shows: overlay, mask, side, onion or heat; a GIF blinks.")
  var picture = DifferencePicture.overlay

  @Option(
    help: ArgumentHelp("Write what was found as JSON; - is the standard output.", valueName: "file")
  )
  var json: String?

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
      outcome = try await DiffJob(command: self).run()
      if let json { try OutputFile.write([UInt8](try outcome.json), to: json) }
    } catch {
      let failure = CommandError(error, terminal)
      terminal.print(failure.text)
      throw ExitCode(failure.code.rawValue)
    }
    if !quiet {
      let isTaken = json == "-" || output == "-"
      if isTaken { terminal.print(outcome.text) } else { try ProgramOutput.write(outcome.text) }
      if json == nil, let picture = outcome.picture {
        try InlinePicture.show(picture)
      }
    }
    if outcome.isDifferent { throw ExitCode(1) }
  }
}

/// The measure of a difference, and the differences that are allowed.
struct ComparisonOptions: ParsableArguments {
  @Option(
    help: "exact, offBy, pixelmatch, pixelmatch-oklab, odiff, deltaE, ssim or flip.")
  var metric = Metric.Kind.exact

  @Option(
    help: "How much the metric lets pass, in its own unit (default: what is usual for it).")
  var threshold: Double?

  @Flag(
    inversion: .prefixedNo,
    help: "Count pixels of smoothed edges, which is where small shifts and turns show.")
  var includeAa = true

  @Option(
    help: ArgumentHelp(
      "A part that is not compared, in pixels; may be repeated.", valueName: "x,y,width,height"))
  var ignore: [PixelRectArgument] = []

  @Option(help: "How many pixels of a frame may differ.")
  var maxDiffPixels: Int?

  @Option(help: "What share of a frame's pixels may differ, 0 to 1.")
  var maxDiffRatio: Double?

  @Option(
    help: ArgumentHelp(
      "What share may differ in any square of so many pixels, such as 32,0.1.",
      valueName: "side,share"))
  var window: DensityArgument?

  func validate() throws {
    if let threshold, !(threshold >= 0) {
      throw ValidationError("'--threshold \(threshold)' is less than 0")
    }
    if metric == .exact, threshold != nil {
      throw ValidationError("'--metric exact' has no threshold")
    }
    if let maxDiffRatio, !(0...1).contains(maxDiffRatio) {
      throw ValidationError("'--max-diff-ratio \(maxDiffRatio)' is not between 0 and 1")
    }
    if let maxDiffPixels, maxDiffPixels < 0 {
      throw ValidationError("'--max-diff-pixels \(maxDiffPixels)' is less than 0")
    }
  }

  var comparison: Comparison {
    Comparison(
      metric.metric(threshold: threshold), ignoresAntialiasing: !includeAa,
      ignoring: ignore.map(\.rect))
  }

  var allowance: Allowance {
    Allowance(pixels: maxDiffPixels, ratio: maxDiffRatio, density: window?.density)
  }
}

extension Metric.Kind: ExpressibleByArgument {}
extension DifferencePicture: ExpressibleByArgument {}

struct PixelRectArgument: ExpressibleByArgument {
  let rect: PixelRect

  init?(argument: String) {
    let numbers = argument.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 4, let x = numbers[0], let y = numbers[1], let width = numbers[2],
      let height = numbers[3], width > 0, height > 0
    else { return nil }
    rect = PixelRect(minX: x, minY: y, maxX: x + width, maxY: y + height)
  }
}

struct DensityArgument: ExpressibleByArgument {
  let density: Allowance.Density

  init?(argument: String) {
    let parts = argument.split(separator: ",")
    guard parts.count == 2, let side = Int(parts[0]), side > 0, let ratio = Double(parts[1]),
      (0...1).contains(ratio)
    else { return nil }
    density = .init(inSquaresOf: side, ratio: ratio)
  }
}

import AnimRendering
import AnimScenarioFormat
import ArgumentParser

/// What is made of scenarios, and how it looks and plays.
struct RenderOptions: ParsableArguments {
  @OptionGroup(title: "Outputs") var outputs: OutputOptions

  @Option(
    help: ArgumentHelp("Write one moment as a PNG (see --at).", valueName: "file"),
    completion: .file())
  var png: [String] = []

  @Option(
    help: ArgumentHelp("Write a contact sheet of eight moments as a PNG.", valueName: "file"),
    completion: .file())
  var sheet: [String] = []

  @Option(
    help: ArgumentHelp(
      "Write what is on screen at every tick, as lines of JSON.", valueName: "file"),
    completion: .file())
  var json: [String] = []

  @Option(
    help: ArgumentHelp(
      "The moment of --png: seconds, a percentage such as 50%, or mark:NAME (default: the end).",
      valueName: "time"))
  var at: MomentArgument?

  @Option(
    help: ArgumentHelp(
      "Write this moment beside each animation, as NAME-poster.png: as --at.", valueName: "time"))
  var poster: MomentArgument?

  @Option(
    help: ArgumentHelp(
      "Show a part: 0.5..2, mark:NAME..end, 50% or chapter:NAME, several with commas.",
      valueName: "range"))
  var select: SelectionArgument?

  @Option(
    help: ArgumentHelp(
      "Write which files are made of which, as rules for make.", valueName: "file"),
    completion: .file())
  var deps: String?

  @Option(
    help: ArgumentHelp("Write what took how long, for chrome://tracing.", valueName: "file"),
    completion: .file())
  var timings: String?

  @Flag(help: "Print what was made as JSON on the standard output.")
  var jsonSummary = false

  @OptionGroup(title: "Picture") var picture: PictureOptions
  @Option(help: "light, dark or both (default: those of the scenario).")
  var theme: ThemeArgument?

  @Option(
    help: ArgumentHelp(
      "Blur what moves, as film does whose shutter is open for so many degrees of a turn: 180; 0 "
        + "for none.", valueName: "degrees"))
  var shutter: Double?

  @OptionGroup(title: "Playback") var playback: PlaybackOptions
  @OptionGroup(title: "Encoding") var gifSettings: GIFSettings

  /// Every output that the command line asks for.
  var requests: [OutputRequest] {
    outputs.requests + png.map { OutputRequest(.png, $0) }
      + sheet.map { OutputRequest(.sheet, $0) } + json.map { OutputRequest(.json, $0) }
  }

  /// The timing of a scenario with the values of the command line.
  func timing(of scenario: Scenario) -> PlaybackTiming {
    var timing = playback.applied(to: PlaybackTiming(scenario))
    if let shutter { timing.shutter.angle = shutter }
    return timing
  }

  /// Whether the standard output is for a file, or for the summary in JSON.
  var usesStandardOutput: Bool { jsonSummary || requests.contains { $0.path == "-" } }

  /// Whether failures are to be known to somebody who does not read messages.
  var tellsOfFailures: Bool { jsonSummary || deps != nil || timings != nil }

  func validate() throws {
    let requests = requests
    if at != nil, !requests.contains(where: { $0.kind.content == .still }) {
      throw ValidationError("'--at' says which moment '--png' shows; there is no '--png'")
    }
    if let shutter, !(0...360).contains(shutter) {
      throw ValidationError("'--shutter \(shutter)' is not between 0 and 360 degrees")
    }
    try OutputOptions.check(requests)
    if theme == .both, !requests.isEmpty,
      !requests.contains(where: { $0.places.contains(.theme) || $0.showsAllThemes })
    {
      throw ValidationError(
        "'--theme both' needs an output with a place for the theme, as in '{name}~{theme}.gif'")
    }
    if jsonSummary, requests.contains(where: { $0.path == "-" }) {
      throw ValidationError("the standard output is for '--json-summary'")
    }
  }
}

import ArgumentParser
import Codecs

struct EncodeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "encode",
    abstract: "Makes an animation of a folder of PNG files.",
    discussion: "The files are taken in the order of their names and must be of one size.")

  @Argument(help: "The folder with the frames.")
  var folder: String

  @OptionGroup(title: "Outputs") var outputs: OutputOptions
  @OptionGroup(title: "Playback") var playback: PlaybackOptions
  @OptionGroup(title: "GIF") var gifSettings: GIFSettings
  @Option(help: "When messages are coloured: auto, always or never.")
  var color = Terminal.ColorChoice.auto

  @Flag(name: .shortAndLong, help: "Print errors only.")
  var quiet = false

  func validate() throws {
    if outputs.all.isEmpty { throw ValidationError("there is no output such as '--gif out.gif'") }
    try OutputOptions.checkDistinct(outputs.all)
  }

  @MainActor func run() async throws {
    let terminal = Terminal(color: color)
    try await Interruptible.run(terminal) {
      let began = ContinuousClock.now
      let rate = playback.fps ?? 50
      let source = try FolderSource(folder: folder, framesPerSecond: rate)
      let job = OutputJob(
        source: source, outputs: outputs, playback: playback, gifPaths: outputs.gif,
        gifOptions: gifSettings.options(over: GIFOptions()), maxBytes: gifSettings.maxBytes?.bytes,
        defaults: .init(framesPerSecond: rate), terminal: terminal)
      let (written, schedule, notes) = try await job.run()
      guard !quiet else { return }
      for note in notes { terminal.print("\(folder): \(note)\n") }
      let files = written.map(\.text).joined(separator: ", ")
      terminal.print(
        "\(files): \(schedule.text), took \((ContinuousClock.now - began).seconds) s\n")
    }
  }
}

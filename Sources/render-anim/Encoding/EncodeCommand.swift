import AnimCodecs
import AnimPlayer
import AnimRendering
import ArgumentParser
import Foundation

struct EncodeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "encode",
    abstract: "Makes an animation of a folder of PNG files.",
    discussion: "The files are taken in the order of their names and must be of one size.")

  @Argument(help: "The folder with the frames.", completion: .directory)
  var folder: String

  @OptionGroup(title: "Inputs") var inputLimit: InputLimit
  @OptionGroup(title: "Outputs") var outputs: OutputOptions
  @OptionGroup(title: "Playback") var playback: PlaybackOptions
  @OptionGroup(title: "Encoding") var gifSettings: GIFSettings
  @Option(help: "When messages are coloured: auto, always or never.")
  var color = Terminal.ColorChoice.auto

  @Flag(name: .shortAndLong, help: "Print errors only.")
  var quiet = false

  func validate() throws {
    let requests = outputs.requests
    if requests.isEmpty { throw ValidationError("there is no output such as '--gif out.gif'") }
    if let request = requests.first(where: { !$0.kind.isAnimation }) {
      throw ValidationError("frames become an animation, which '\(request.path)' is not")
    }
    if let request = requests.first(where: { $0.kind == .svg }) {
      throw ValidationError("'\(request.path)' is made of drawings, and frames are pictures")
    }
    if let request = requests.first(where: { !$0.places.isSubset(of: [.frame]) }) {
      throw ValidationError("there is nothing to fill into '\(request.path)'")
    }
  }

  @MainActor func run() async throws {
    let terminal = Terminal(color: color)
    try await Interruptible.run(terminal) {
      let began = ContinuousClock.now
      let timing = playback.applied(to: PlaybackTiming())
      let source = try FolderSource(
        folder: folder, framesPerSecond: timing.framesPerSecond, limit: inputLimit.bytes)
      let job = OutputJob(
        source: source, outputs: outputs.requests.map { $0.filled { _ in "%04d" } },
        timing: timing, gifOptions: gifSettings.options(over: GIFOptions()),
        quality: gifSettings.quality, isThorough: gifSettings.best,
        maxBytes: gifSettings.maxBytes?.bytes, measuresQuality: !quiet,
        page: .init(title: URL(fileURLWithPath: folder).lastPathComponent))
      try OutputCheck(
        inputs: source.paths, outputs: job.outputs.flatMap { $0.paths(frames: job.schedule.count) }
      ).run()
      let progress = ProgressBar(terminal)
      progress.expect(job.expectedFrames)
      let (written, notes) = try await job.run(tasks: outputs.tasks, progress: progress)
      progress.clear()
      guard !quiet else { return }
      for note in job.warnings.map({ "warning: \($0)" }) + notes {
        terminal.print("\(folder): \(note)\n")
      }
      terminal.print("\(written.text), took \((ContinuousClock.now - began).seconds) s\n")
    }
  }
}

import Codecs
import Drawing
import Foundation
import Pixels
import Rendering
import ScenarioFormat
import Staging

/// Renders one scenario into all its outputs.
@MainActor struct RenderJob {
  let command: RenderCommand
  let file: ScenarioFile
  let terminal: Terminal

  /// Longer animations than this are a mistake in the scenario, in seconds.
  private static let longestDuration = 600.0

  func run() async throws {
    let began = ContinuousClock.now
    var scenario = try file.read(terminal)
    if let scale = command.scale { scenario.canvas.scale = scale }
    let theme = command.theme ?? scenario.themes[0]
    let rehearsal = try rehearse(scenario, theme)
    let schedule = try schedule(scenario, end: rehearsal.end)
    let tasks = command.jobs ?? ProcessInfo.processInfo.activeProcessorCount
    let scale = Double(scenario.canvas.scale)
    let size = PixelSize(
      width: Int((rehearsal.size.width * scale).rounded()),
      height: Int((rehearsal.size.height * scale).rounded()))
    let renderer = FrameRenderer(size: size, scale: scale, tasks: tasks)

    var written: [OutputSummary] = []
    let sinks = try animationSinks(scenario, size: size, tasks: tasks)
    if !sinks.isEmpty {
      let stage = try Stage(scenario, theme: theme)
      let bar = ProgressBar(terminal: terminal, total: schedule.count)
      defer { bar.clear() }
      var index = 0
      written += try await renderer.render(into: sinks) {
        guard index < schedule.count else { return nil }
        try stage.advance(to: schedule.actedTime(of: index))
        defer { index += 1 }
        return TimedList(
          stage.displayList(), from: schedule.start(of: index), to: schedule.end(of: index))
      } progress: {
        bar.show($0)
      }
    }
    for path in command.png {
      let stage = try Stage(scenario, theme: theme)
      try stage.advance(to: try moment(rehearsal))
      var still: TimedList? = TimedList(stage.displayList(), from: 0, to: 0)
      written += try await renderer.render(into: [try PNGSink(path: path)]) {
        defer { still = nil }
        return still
      }
    }
    report(written, rehearsal, schedule, size, took: ContinuousClock.now - began)
  }

  /// How a scenario runs when nobody looks.
  private struct Rehearsal {
    var size: CGSize
    var end: Double
    var marks: [(name: String, time: Double)]
  }

  /// Acts the scenario out once: acting is cheap, and only the end of it tells how long it is.
  private func rehearse(_ scenario: Scenario, _ theme: Theme) throws -> Rehearsal {
    let stage = try Stage(scenario, theme: theme)
    var tick = 0
    while stage.end == nil {
      let time = Double(tick) / scenario.clock.fps
      guard time <= Self.longestDuration else {
        throw Failure(
          .dataError,
          "\(file.path): the timeline does not end within \(Int(Self.longestDuration)) seconds")
      }
      try stage.advance(to: time)
      tick += 1
      try Task.checkCancellation()
    }
    for warning in stage.warnings where !command.general.quiet {
      terminal.print("\(file.path): warning: \(warning)\n")
    }
    return Rehearsal(size: stage.size, end: stage.end ?? 0, marks: stage.marks)
  }

  private func schedule(_ scenario: Scenario, end: Double) throws -> FrameSchedule {
    let settings = scenario.output.gif
    var rate = command.fps ?? (settings.fps > 0 ? settings.fps : scenario.clock.fps)
    if rate > 50, !gifPaths(scenario).isEmpty {
      terminal.print(
        "\(file.path): warning: \(Int(rate)) fps cannot be stored in a GIF; writing 50 fps\n")
      rate = 50
    }
    return FrameSchedule(
      framesPerSecond: rate, slowMotion: scenario.clock.slowMotion, end: end,
      holdFirst: command.holdFirst ?? settings.holdFirst,
      holdLast: command.holdLast ?? settings.holdLast)
  }

  /// The time that `--at`, or else the scenario, names.
  private func moment(_ rehearsal: Rehearsal) throws -> Double {
    switch command.at?.moment {
    case nil: return rehearsal.end
    case .seconds(let time)?: return time
    case .fraction(let fraction)?: return rehearsal.end * fraction
    case .mark(let name)?:
      guard let mark = rehearsal.marks.first(where: { $0.name == name }) else {
        let known = rehearsal.marks.map { "'\($0.name)'" }.joined(separator: ", ")
        throw Failure(
          .dataError,
          "\(file.path): there is no mark '\(name)'; "
            + (known.isEmpty ? "the timeline sets none" : "the timeline sets \(known)"))
      }
      return mark.time
    }
  }

  // MARK: Outputs

  private func gifPaths(_ scenario: Scenario) -> [String] {
    guard command.gif.isEmpty, command.png.isEmpty, command.frames.isEmpty else {
      return command.gif
    }
    let path = scenario.output.gif.path
    if !path.isEmpty { return [path] }
    return [URL(fileURLWithPath: file.path).deletingPathExtension().relativePath + ".gif"]
  }

  private func animationSinks(
    _ scenario: Scenario, size: PixelSize, tasks: Int
  ) throws -> [any FrameSink] {
    var options = GIFOptions()
    let loop = scenario.output.gif.loop
    options.loop = command.loop?.loop ?? (loop == 0 ? .forever : .times(loop))
    options.colors = scenario.output.gif.colors
    var sinks: [any FrameSink] = []
    for path in gifPaths(scenario) {
      sinks.append(try GIFSink(path: path, size: size, options: options, tasks: tasks))
    }
    for text in command.frames {
      guard let template = FrameTemplate(text) else {
        preconditionFailure("'\(text)' was checked when the command line was read")
      }
      sinks.append(FrameFilesSink(template: template))
    }
    return sinks
  }

  /// One line on what was done.
  private func report(
    _ written: [OutputSummary], _ rehearsal: Rehearsal, _ schedule: FrameSchedule,
    _ size: PixelSize,
    took time: Duration
  ) {
    guard !command.general.quiet else { return }
    let seconds = Double(time.components.seconds) + Double(time.components.attoseconds) * 1e-18
    let files = written.map { "\($0.path) (\($0.bytes.byteText))" }.joined(separator: ", ")
    terminal.print(
      "\(files): \(schedule.count) frames, \(schedule.duration.seconds) s, "
        + "\(size.width) × \(size.height) px, took \(seconds.seconds) s\n")
  }
}

extension Int {
  /// `812 bytes`, `34.5 KB`, `1.2 MB`; a kilobyte is 1000 bytes.
  fileprivate var byteText: String {
    func tenths(_ unit: Double) -> Double { (Double(self) / unit * 10).rounded() / 10 }
    if self < 1000 { return "\(self) bytes" }
    return self < 1_000_000 ? "\(tenths(1000)) KB" : "\(tenths(1_000_000)) MB"
  }
}

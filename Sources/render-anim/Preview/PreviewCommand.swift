import ArgumentParser
import Figures
import Foundation
import Player
import Rendering
import ScenarioFormat
import Staging

struct PreviewCommand: ScenarioCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview", abstract: "Shows a scenario in a browser and keeps it up to date.",
    discussion: """
      The page is that of '--html', served on this machine only. Whenever the scenario or a file that \
      it includes is saved, the page shows the new animation at the same moment; if it has become \
      wrong, the page says what is wrong above the latest good one.
      """)

  @OptionGroup var figure: FigureOptions
  var general: GeneralOptions { figure.general }
  @OptionGroup(title: "Picture") var picture: PictureOptions

  @Option(help: "The port on 127.0.0.1; 0 for any that is free.")
  var port: UInt16 = 8123

  @MainActor func run() async throws {
    try await figure.run { terminal in
      var inputs: [String] = []
      let first = try await page(terminal, inputs: &inputs)
      let server = try LoopbackServer(html: first, port: port)
      server.start()
      terminal.print("http://127.0.0.1:\(server.port)/ shows \(figure.scenario); Ctrl-C ends it\n")
      var watcher = FileWatcher(inputs)
      while true {
        _ = try await watcher.nextChange()
        do {
          server.show(try await page(terminal, inputs: &inputs))
        } catch {
          try Task.checkCancellation()
          let failure = Failure(error, figure.general)
          terminal.print(failure.text)
          // Without the colours of the terminal.
          let plain = Failure(error, Terminal(color: .never), form: .human)
          server.show(problem: plain.text)
        }
        watcher.watch(inputs)
      }
    }
  }

  /// The page with all frames.
  ///
  /// - Parameter inputs: The files that it is made of.
  @MainActor private func page(
    _ terminal: Terminal, inputs: inout [String]
  ) async throws -> String {
    let began = ContinuousClock.now
    let rehearsal = try figure.rehearsal(terminal, picture, inputs: &inputs)
    let source = picture.source(rehearsal.whole, of: rehearsal)
    guard let size = source.size(at: 1) else {
      preconditionFailure("every source has its own size")
    }
    let schedule = FrameSchedule(
      framesPerSecond: rehearsal.scenario.clock.fps, end: source.end)
    let sink = PlayerPageSink(
      size: size,
      settings: PlayerSettings(
        title: figure.title(rehearsal), alternativeText: rehearsal.scenario.alt,
        theme: rehearsal.theme.rawValue, scale: source.scale(at: 1),
        marks: rehearsal.marks.map { ($0.name, $0.time) },
        elements: try source.elements(at: source.ticks), newsPath: LoopbackServer.newsPath))
    let progress = ProgressBar(terminal)
    progress.expect(schedule.count)
    var shown = 0
    let renderer = FrameRenderer(
      size: size, scale: source.scale(at: 1),
      tasks: ProcessInfo.processInfo.activeProcessorCount)
    _ = try await renderer.render(into: [sink], next: try source.frames(schedule)) { done in
      progress.advance(done - shown)
      shown = done
    }
    progress.clear()
    if !figure.general.quiet {
      let took = (ContinuousClock.now - began).seconds
      terminal.print("\(figure.scenario): \(schedule.text), took \(took) s\n")
    }
    return sink.html
  }
}

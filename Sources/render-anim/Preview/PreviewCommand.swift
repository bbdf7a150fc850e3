import AnimFigures
import AnimPlayer
import AnimRendering
import AnimScenarioFormat
import AnimStaging
import AnimWorkers
import ArgumentParser
import Foundation

struct PreviewCommand: FigureCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview", abstract: "Shows a scenario in a browser and keeps it up to date.",
    discussion: """
      The page is that of '--html', served on this machine only. Whenever the scenario or a file that \
      it includes is saved, the page shows the new animation at the same moment; if it has become \
      wrong, the page says what is wrong above the latest good one.
      """)

  @OptionGroup var figure: FigureOptions
  @OptionGroup(title: "Picture") var picture: PictureOptions

  @Option(help: "The port on 127.0.0.1; 0 for any that is free.")
  var port: UInt16 = 8123

  @OptionGroup var general: GeneralOptions

  @MainActor func run() async throws {
    try await run { terminal in
      var latest = try await page(terminal)
      if let failure = latest.failure { throw failure }
      let site = PreviewSite(html: latest.html ?? "")
      let server = try LoopbackServer(port: port, site.routes)
      server.start()
      terminal.print("\(server.address) shows \(figure.scenario); Ctrl-C ends it\n")
      var watcher = FileWatcher(latest.inputs)
      while true {
        _ = try await watcher.nextChange()
        let next = try await page(terminal)
        if let html = next.html { server.send(site.show(html)) }
        if let failure = next.failure {
          terminal.print(failure)
          server.send(site.show(problem: (next.plainFailure ?? failure).text))
        }
        // One that crashed could not say what it is made of.
        latest.inputs = next.inputs.isEmpty ? latest.inputs : next.inputs
        watcher.watch(latest.inputs)
      }
    }
  }

  /// The page, made by another process.
  @MainActor private func page(_ terminal: Terminal) async throws -> PreviewWork.Answer {
    let progress = ProgressBar(terminal)
    var answer = PreviewWork.Answer()
    try await pool(terminal).run([PreviewWork()], lanes: 1) { _, change in
      progress.count(change)
    } done: { _, outcome, said, _ in
      progress.clear()
      switch outcome {
      case .answered(let made):
        terminal.print(said)
        answer = made
      case .ended(let end):
        if !end.note.isEmpty { terminal.print(said) }
        answer.failure = CommandError(end, in: figure.file.shownPath)
        answer.plainFailure = CommandError(end, in: figure.file.shownPath, isForPage: true)
      }
    }
    return answer
  }

  /// The page with all frames.
  ///
  /// - Parameters:
  ///   - terminal: The terminal for messages.
  ///   - progress: The bar that counts the frames.
  ///   - inputs: The files that it is made of, as far as they are known.
  /// - Returns: The page as HTML.
  /// - Throws: An error of the scenario, of acting it out or of encoding it.
  @MainActor private func page(
    _ terminal: Terminal, _ progress: ProgressBar, inputs: inout [String]
  ) async throws -> String {
    let began = ContinuousClock.now
    let rehearsal = try rehearsal(terminal, picture, inputs: &inputs)
    let excerpt = rehearsal.shown
    let source = picture.source(excerpt, of: rehearsal)
    guard let size = source.size(at: 1) else {
      preconditionFailure("every source has its own size")
    }
    let schedule = FrameSchedule(
      framesPerSecond: rehearsal.scenario.clock.fps, end: source.end)
    var settings = PlayerSettings(
      title: title(rehearsal), alternativeText: rehearsal.scenario.alt,
      theme: rehearsal.theme.rawValue, scale: source.scale(at: 1),
      marks: excerpt.name.isEmpty ? rehearsal.marks.map { ($0.name, $0.time) } : [],
      elements: try source.elements(schedule), newsPath: PreviewSite.newsPath)
    // It goes nowhere.
    settings.sizeLimit = nil
    let sink = PlayerPageSink(size: size, settings: settings)
    progress.expect(schedule.count)
    var shown = 0
    let renderer = FrameRenderer(
      size: size, scale: source.scale(at: 1),
      tasks: ProcessInfo.processInfo.activeProcessorCount)
    _ = try await renderer.render(into: [sink], next: try source.frames(schedule)) { done in
      progress.advance(done - shown)
      shown = done
    }
    if !general.quiet {
      let took = (ContinuousClock.now - began).seconds
      terminal.print("\(figure.scenario): \(schedule.text), took \(took) s\n")
    }
    guard let html = sink.html else { preconditionFailure("a page is there when all is rendered") }
    return html
  }
}

extension PreviewCommand: WorkerCommand {
  @MainActor func worker() throws
    -> (PreviewWork, _ tell: @escaping @MainActor (ProgressBar.Change) -> Void) async
    -> PreviewWork.Answer
  {
    let terminal = general.terminal
    return { _, tell in
      var answer = PreviewWork.Answer()
      do {
        answer.html = try await page(
          terminal, ProgressBar(terminal, relay: tell), inputs: &answer.inputs)
      } catch {
        answer.failure = CommandError(error, general.terminal)
        answer.plainFailure = CommandError(error, Terminal(color: .never))
      }
      return answer
    }
  }
}

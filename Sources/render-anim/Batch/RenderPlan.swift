import Foundation
import Pixels
import Rendering
import ScenarioFormat
import Staging

/// What a run is to do: every scenario read and acted out, every path filled in.
///
/// Acting is cheap, so all mistakes are known, and all frames counted, before the first is drawn.
@MainActor final class RenderPlan {
  private(set) var jobs: [RenderJob] = []
  /// The scenarios that cannot be rendered, with the reasons.
  private(set) var failures: [(scenario: String, failure: Failure)] = []
  /// The files that each of the scenarios is made of, as far as they are known.
  private(set) var inputs: [String: [String]] = [:]
  /// What became of the scenarios when they were acted out, in their first theme.
  private var rehearsals: [(path: String, rehearsal: Rehearsal)] = []
  let timeline = RunTimeline()
  private let command: RenderCommand
  private let terminal: Terminal

  /// Prints what is wrong with scenarios.
  ///
  /// - Parameter paths: Those of the scenarios that are rendered; nil for all.
  /// - Throws: What makes the whole run senseless.
  init(_ command: RenderCommand, _ terminal: Terminal, only paths: [String]? = nil) throws {
    self.command = command
    self.terminal = terminal
    for file in try command.files(terminal) where paths?.contains(file.path) ?? true {
      try Task.checkCancellation()
      do {
        try add(file)
      } catch {
        fail(file.path, Failure(error, terminal, form: command.general.diagnostics))
      }
    }
    let paths = jobs.flatMap(\.outputs).map(\.path)
    if let path = paths.firstRepeated {
      throw Failure(
        .usage, "two outputs are to be written to '\(path)'; scenarios of one name need two runs")
    }
    try OutputCheck(
      inputs: inputs.values.flatMap(\.self),
      outputs: jobs.flatMap(\.outputPaths) + [command.deps, command.timings].compactMap(\.self)
    ).run()
  }

  /// The exit code; nil for success.
  var worst: Failure.Code? {
    failures.reduce(nil) { $1.failure.code.orWorse($0) }
  }

  /// Checks what the scenarios expect; the pictures that show what is wrong have been made.
  func checkExpectations() throws {
    for (path, rehearsal) in rehearsals {
      let failed = try rehearsal.failedExpectations()
      guard !failed.isEmpty else { continue }
      fail(
        path,
        Failure(failedExpectations: failed, terminal, form: command.general.diagnostics))
    }
  }

  func fail(_ scenario: String, _ failure: Failure) {
    terminal.print(failure.text)
    failures.append((scenario, failure))
  }

  private func add(_ file: ScenarioFile) throws {
    var inputs: [String] = []
    defer { self.inputs[file.path] = inputs }
    var scenario = try timeline.measure("read", file.path) {
      try file.read(terminal, command.general, inputs: &inputs)
    }
    scenario.canvas = command.picture.applied(to: scenario.canvas)
    let requests = requests(of: scenario, file)
    let wished = command.theme?.themes ?? scenario.themes
    let isForAll = requests.contains { $0.places.contains(.theme) }
    let themes = isForAll ? wished : [wished[0]]
    if themes.count < wished.count, !command.general.quiet {
      terminal.print(
        "\(file.shownPath): warning: only the theme '\(themes[0].rawValue)' is rendered; "
          + "an output with {theme} in its path shows all, '--theme' chooses another\n")
    }
    for (index, theme) in themes.enumerated() {
      let rehearsal = try timeline.measure("act", file.path) {
        try Rehearsal(scenario, theme: theme)
      }
      if index == 0 { rehearsals.append((file.path, rehearsal)) }
      let own = requests.filter { index == 0 || $0.places.contains(.theme) }
      let name = themes.count > 1 ? "\(file.shownPath) (\(theme.rawValue))" : file.shownPath
      let new = try jobs(name, file, rehearsal, inputs: inputs, own)
      if command.general.strict, let warning = new.flatMap(\.warnings).first {
        throw Failure(.dataError, "\(name): \(warning)")
      }
      jobs += new
    }
  }

  /// One job for what shows all or a selection, one for each chapter that has its own file, and one for
  /// each picture that the timeline saves.
  private func jobs(
    _ name: String, _ file: ScenarioFile, _ rehearsal: Rehearsal, inputs: [String],
    _ requests: [OutputRequest]
  ) throws -> [RenderJob] {
    var jobs: [RenderJob] = []
    func filled(_ request: OutputRequest, chapter: String) -> OutputRequest {
      request.filled { place in
        switch place {
        case .name: file.name
        case .theme: rehearsal.theme.rawValue
        case .scale: "\(rehearsal.scenario.canvas.scale)"
        case .chapter: chapter
        case .frame: "%04d"
        }
      }
    }
    func add(_ name: String, _ reel: Reel, still: Reel, _ outputs: [OutputRequest]) {
      guard !outputs.isEmpty else { return }
      jobs.append(
        RenderJob(
          name, command, rehearsal: rehearsal, reel: reel, still: still, inputs: inputs,
          outputs: outputs, fileName: file.name, isFirst: jobs.isEmpty))
    }

    let settings = rehearsal.scenario.output.png
    let moment = command.at?.moment ?? (command.requests.isEmpty ? settings.at : nil)
    let still = try moment.map { try rehearsal.checkedStill(at: $0) }
    let whole = try rehearsal.reel(command.select)
    add(
      name, whole, still: still ?? whole.ending,
      requests.filter { !$0.places.contains(.chapter) }.map { filled($0, chapter: "") })
    let perChapter = requests.filter { $0.places.contains(.chapter) }
    if !perChapter.isEmpty {
      for part in rehearsal.parts {
        let chapter = part.name.isEmpty ? file.name : part.name
        guard !chapter.contains("/") else {
          throw Failure(
            .dataError,
            "\(file.shownPath): the chapter '\(chapter)' cannot be part of a file's name")
        }
        add(
          "\(name), \(chapter)", part,
          still: moment.flatMap { part.still(at: $0) } ?? still ?? part.ending,
          perChapter.map { filled($0, chapter: chapter) })
      }
    }
    // Beside the other outputs, unless these go to the standard output.
    if let first = jobs.first?.outputs.first, first.path != "-" {
      let folder = URL(fileURLWithPath: first.path).deletingLastPathComponent()
      for mark in rehearsal.stills {
        let path = folder.appendingPathComponent("\(mark.name).png").relativePath
        let reel = rehearsal.still(mark)
        let output = OutputRequest(.png, path, confinedTo: first.confinement)
        add("\(name), \(mark.name)", reel, still: reel, [output])
      }
    }
    for output in jobs.flatMap(\.outputs) { try output.checkPlace(of: file.shownPath) }
    return jobs
  }

  /// What is to be made: as the command line says, or if it names nothing, as the scenario does.
  private func requests(of scenario: Scenario, _ file: ScenarioFile) -> [OutputRequest] {
    let named = command.requests
    guard named.isEmpty else { return named }
    let output = scenario.output
    var requests: [OutputRequest] = []
    let base = URL(fileURLWithPath: file.path).deletingPathExtension().relativePath
    let isPlural = (command.theme?.themes ?? scenario.themes).count > 1
    let plain = base + (isPlural ? "~{theme}" : "")
    func request(_ kind: OutputRequest.Kind, _ path: OutputPath?, or name: String) -> OutputRequest
    {
      guard let path else {
        return OutputRequest(kind, name, confinedTo: .init(folderOf: file.shownPath))
      }
      guard let file = path.file else { return OutputRequest(kind, path.text) }
      let folder = URL(fileURLWithPath: file).deletingLastPathComponent()
      return OutputRequest(
        kind, folder.appendingPathComponent(path.text).relativePath,
        confinedTo: .init(folderOf: file, place: path.location))
    }
    if output.gif.isRequested || !output.png.isRequested {
      requests.append(request(.gif, output.gif.path, or: plain + ".gif"))
    }
    if output.png.isRequested {
      requests.append(request(.png, output.png.path, or: plain + ".png"))
    }
    return requests
  }

  /// What would be made, for `--dry-run`.
  var text: String {
    var table = TextTable([.left, .right, .right, .right])
    for job in jobs {
      let schedule = job.animation.schedule
      for output in job.outputs {
        let isStill = output.kind == .png || output.kind == .sheet
        table.add(
          output.path, isStill ? "1 frame" : "\(schedule.count) frames",
          isStill ? "" : "\(schedule.duration.seconds) s",
          "\(job.size.width) × \(job.size.height)")
      }
    }
    return table.text
  }
}

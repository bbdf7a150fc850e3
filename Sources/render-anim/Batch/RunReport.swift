import AnimCodecs
import AnimFiles
import AnimPixels
import AnimRendering
import AnimScenarioFormat
import AnimStaging
import AnimTextFormats
import Foundation

/// The outputs and failures of a run, told when it is over.
@MainActor struct RunReport {
  private let made: [RenderedJob]
  private let failures: [(scenario: String, failure: CommandError)]
  private let timeline: RunTimeline

  init(_ run: RenderRun) {
    made = run.rendered.flatMap(\.self)
    failures = run.failures
    timeline = run.timeline
  }

  /// Prints the summary, and writes the files about the run.
  func write(
    _ options: RenderOptions, _ general: GeneralOptions, _ terminal: Terminal
  ) throws {
    if !general.quiet {
      terminal.print(made.count == 1 && failures.isEmpty ? line : table(timeline.took))
    }
    if general.verbose { terminal.print(timeline.text) }
    if options.jsonSummary { try ProgramOutput.write(try json) }
    // Of what failed nothing is known that is better than what was known before.
    if failures.isEmpty, let path = options.deps { try OutputFile.write(dependencies, to: path) }
    if let path = options.timings { try OutputFile.write(try timeline.json, to: path) }
  }

  // MARK: For people

  private var line: String {
    guard let job = made.first else { return "" }
    return "\(job.outputs.text), took \(job.took.seconds) s\n"
  }

  private func table(_ took: Duration) -> String {
    var table = TextTable([.left, .right, .right, .right, .right, .left, .right])
    for job in made {
      for (index, output) in job.outputs.enumerated() {
        let shown = output.shown
        table.add(
          output.path, output.bytes.byteText,
          "\(shown.frames) frame\(shown.frames == 1 ? "" : "s")",
          shown.isStill ? "" : "\(shown.duration.seconds) s",
          "\(shown.size.width) × \(shown.size.height)", output.quality?.text ?? "",
          index == 0 ? "\(job.took.seconds) s" : "")
      }
    }
    let outputs = made.flatMap(\.outputs)
    let bytes = outputs.reduce(0) { $0 + $1.bytes }
    var totals = "\(outputs.count) output\(outputs.count == 1 ? "" : "s"), \(bytes.byteText)"
    if !failures.isEmpty { totals += ", \(failures.count) failed" }
    return table.text + "\(totals), took \(took.seconds) s\n"
  }

  // MARK: For programs

  private struct Summary: Encodable {
    struct Output: Encodable {
      var path: String
      var bytes: Int
      var frames: Int
      /// The duration, in seconds; 0 for a still.
      var duration: Double
      var width: Int
      var height: Int
      /// Absent for outputs that are exact by nature.
      var similarity: Double?
      var largestColorDifference: Double?
    }
    struct Job: Encodable {
      var scenario: String
      var theme: String
      /// The alternative text, for the page that shows it; empty for none.
      var alt: String
      /// The chapter or the still; empty for all.
      var part: String
      var warnings: [String]
      var outputs: [Output]
      var seconds: Double
    }
    struct Failed: Encodable {
      var scenario: String
      var code: Int32
      var message: String
    }
    var rendered: [Job]
    var failed: [Failed]
  }

  private var json: String {
    get throws {
      let jobs = made.map { job in
        Summary.Job(
          scenario: job.scenario, theme: job.theme, alt: job.alt, part: job.part,
          warnings: job.warnings,
          outputs: job.outputs.map {
            .init(
              path: $0.path, bytes: $0.bytes, frames: $0.shown.frames,
              duration: $0.shown.duration.thousandths, width: $0.shown.size.width,
              height: $0.shown.size.height, similarity: $0.quality?.similarity,
              largestColorDifference: $0.quality?.largestColorDifference)
          }, seconds: job.took.thousandths)
      }
      let failed = failures.map {
        Summary.Failed(
          scenario: $0.scenario, code: $0.failure.code.rawValue,
          message: $0.failure.text.trimmingCharacters(in: .newlines))
      }
      return try JSONText(Summary(rendered: jobs, failed: failed), isIndented: true).text + "\n"
    }
  }

  /// The rules for make, by which outputs depend on inputs.
  private var dependencies: String {
    func escaped(_ path: String) -> String {
      path.replacing("$", with: "$$").replacing(" ", with: "\\ ").replacing("#", with: "\\#")
    }
    return made.compactMap { job in
      let targets = job.outputs.map(\.path).filter { $0 != "-" }
      guard !targets.isEmpty else { return nil }
      return targets.map(escaped).joined(separator: " ") + ":"
        + job.inputs.map { " \\\n  " + escaped($0) }.joined() + "\n"
    }.joined()
  }
}

extension Double {
  fileprivate var thousandths: Double { (self * 1000).rounded() / 1000 }
}

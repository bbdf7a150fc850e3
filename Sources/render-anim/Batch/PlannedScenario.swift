import AnimPixels
import AnimRendering

/// The outputs that are to be made of a scenario, as values.
struct PlannedScenario: Codable, Sendable {
  /// A part of it in one theme.
  struct Job: Codable, Sendable {
    struct Output: Codable, Sendable {
      var path: String
      /// Whether it shows a single moment, or several at once.
      var isStill: Bool
    }

    var outputs: [Output]
    /// The files that are written, those of single frames among them.
    var paths: [String]
    var frames: Int
    /// The duration of the animation, in seconds.
    var duration: Double
    var size: PixelSize
    /// The amount that is to be drawn, in pixels of all frames.
    var work: Int
    /// The number of frames that are made for certain.
    var expectedFrames: Int
  }

  var file: ScenarioFile
  /// The files that it is made of, as far as they are known.
  var inputs: [String] = []
  /// What is known from reading it; nil if it could not be read.
  var survey: ScenarioSurvey?
  /// The fonts that it was acted out with, if that was asked for.
  var fonts = FontUsage()
  var jobs: [Job] = []
  /// The reason why it cannot be rendered, or not in all themes.
  var failure: CommandError?
  var events: [RunTimeline.Event] = []

  /// The amount that is to be drawn, for putting the longest first.
  var work: Int { jobs.reduce(0) { $0 + $1.work } }

  /// Whether something goes to the standard output, which only the program itself has.
  var usesStandardOutput: Bool { jobs.contains { $0.outputs.contains { $0.path == "-" } } }
}

extension PlannedScenario.Job {
  @MainActor init(_ job: RenderJob) {
    let schedule = job.animation.schedule
    self.init(
      outputs: job.outputs.map {
        Output(path: $0.path, isStill: $0.kind.isPicture)
      }, paths: job.outputPaths, frames: schedule.count, duration: schedule.duration,
      size: job.size, work: job.work, expectedFrames: job.animation.expectedFrames)
  }
}

extension [PlannedScenario] {
  /// The table of the outputs that would be made, for `--dry-run`.
  var text: String {
    var table = TextTable([.left, .right, .right, .right])
    for job in flatMap(\.jobs) {
      for output in job.outputs {
        table.add(
          output.path, output.isStill ? "1 frame" : "\(job.frames) frames",
          output.isStill ? "" : "\(job.duration.seconds) s",
          "\(job.size.width) × \(job.size.height)")
      }
    }
    return table.text
  }
}

import AnimPlayer
import AnimRendering
import AnimScenarioFormat
import AnimStaging

/// The outputs that were made of a part of a scenario.
struct RenderedJob: Codable, Sendable {
  var scenario: String
  var theme: String
  /// The alternative text of what is shown; empty for none.
  var alt: String
  /// The chapter or the still; empty for all.
  var part: String
  var warnings: [String]
  /// The files that it was made of.
  var inputs: [String]
  var outputs: [OutputSummary]
  /// The time that it took, in seconds.
  var took: Double
  /// The part of a gallery's page that shows it; nil without a gallery or a GIF.
  var animation: GalleryPage.Animation?
}

extension RenderedJob {
  @MainActor init(_ job: RenderJob, outputs: [OutputSummary], took: Duration) {
    self.init(
      scenario: job.rehearsal.scenario.file, theme: job.rehearsal.theme.rawValue,
      alt: job.rehearsal.scenario.alt, part: job.source.excerpt.name, warnings: job.warnings,
      inputs: job.inputs, outputs: outputs,
      took: took.inSeconds)
  }
}

import AnimScenarioFormat

/// What traits have said of the test that is running.
struct RendersSettings: Sendable {
  /// The folder of the references of scenarios.
  var references = "References"
  var recording = RendersTrait.Recording.fromEnvironment
  /// The folder of the report.
  var report = ".render-anim/report"
  /// Nil if scenarios say themselves what they let pass, and snapshots let nothing pass.
  var tolerance: Tolerance?
  var classes: [LinkedClass] = []

  @TaskLocal static var current = RendersSettings()
}

/// The differences that are let pass.
struct Tolerance: Sendable {
  let metric: PictureMetric
  let pixels: Int?
  let ratio: Double?

  /// Puts the tolerance in the place of what a scenario says.
  func apply(to verification: inout Verification) {
    (verification.metric, verification.tolerance) = metric.verification
    verification.maxDiffPixels = pixels
    verification.maxDiffRatio = ratio
    verification.window = nil
  }
}

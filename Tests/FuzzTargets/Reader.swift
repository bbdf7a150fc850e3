/// Something that reads bytes from strangers.
///
/// Each is fed by the harness in `Fuzz/` with what a fuzzer makes up, and by the tests with what is kept
/// in `Fuzz/Corpus`, through the same `Feed`.
public enum Reader: String, CaseIterable, Sendable {
  case gif, png, apng, jpeg
  /// Scenarios with what they include, up to the parser's findings.
  case scenario
  /// Scenarios that are accepted, acted out and drawn.
  case stage
  /// Storyboards and nibs, with what they describe.
  case interface
  /// Colours of asset catalogues.
  case colors
  /// Vector drawings of asset catalogues.
  case pdf, svg
  /// References, and the verdict of `verify` on them.
  case reference
  /// What `verify` writes for `review`.
  case report
  /// Swift files of apps, made fit for Linux.
  case lowering

  /// Takes bytes: it returns whatever they are, and stops the process where what came of them is wrong.
  public typealias Feed = @MainActor (_ bytes: [UInt8]) -> Void

  /// Makes ready what takes the bytes.
  @MainActor public func opened() async throws -> Feed {
    switch self {
    case .gif, .apng: Pictures.animation
    case .png: Pictures.png
    case .jpeg: Pictures.jpeg
    case .scenario: Scenarios.read
    case .stage: Scenarios.stage
    case .interface: Interfaces.build
    case .colors: Interfaces.color
    case .pdf: Drawings.pdf
    case .svg: Drawings.svg
    case .reference: try await References.judge()
    case .report: References.review
    case .lowering: Lowerings.lower
    }
  }
}

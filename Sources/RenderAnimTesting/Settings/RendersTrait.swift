import Foundation
public import Testing

/// What holds for the pictures of a test or a suite: where references and reports are, when
/// references are written, what differences are let pass, and which classes scenarios may name.
///
/// A trait of an inner suite or of a test goes over that of the outer one, in what it says. Tests
/// of XCTest, which has no traits, run in ``withRenders(_:perform:)``.
public struct RendersTrait: SuiteTrait, TestTrait, TestScoping {
  /// The cases in which a reference is written instead of compared.
  public enum Recording: String, Hashable, Sendable {
    /// Every case.
    case all
    /// Cases in which what is drawn differs from the reference, or there is none.
    case changed
    /// Cases in which there is no reference.
    case missing
    /// No case.
    case never

    /// As `RENDER_ANIM_RECORD` says; `missing` if it says nothing, and never under CI.
    public static var fromEnvironment: Recording {
      let environment = ProcessInfo.processInfo.environment
      if let text = environment["RENDER_ANIM_RECORD"], let recording = Recording(rawValue: text) {
        return recording
      }
      let isCI = environment["CI"].map { !$0.isEmpty && $0 != "false" } ?? false
      return isCI ? .never : .missing
    }
  }

  let change: @Sendable (inout RendersSettings) -> Void

  /// Whether the trait holds for suites within a suite: it does.
  public var isRecursive: Bool { true }

  /// Runs a test with what the trait says in force.
  public func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    var settings = RendersSettings.current
    change(&settings)
    try await RendersSettings.$current.withValue(settings) { try await function() }
  }
}

extension Trait where Self == RendersTrait {
  /// Compares with references in a folder.
  ///
  /// - Parameters:
  ///   - references: The folder of the references of scenarios, relative to the working directory,
  ///     or absolute.
  ///   - record: The cases in which references are written; a test that writes one fails.
  ///   - report: The folder of the report.
  /// - Returns: The trait.
  public static func renders(
    references: String = "References", record: RendersTrait.Recording = .fromEnvironment,
    report: String = ".render-anim/report"
  ) -> RendersTrait {
    RendersTrait {
      ($0.references, $0.recording, $0.report) = (references, record, report)
    }
  }

  /// Says when references are written; a test that writes one fails.
  public static func record(_ recording: RendersTrait.Recording) -> RendersTrait {
    RendersTrait { $0.recording = recording }
  }

  /// Lets differences pass, in snapshots and in scenarios: what a scenario's own `verify` says of
  /// them does not count then.
  ///
  /// - Parameters:
  ///   - metric: The measure by which pixels differ.
  ///   - pixels: The number of pixels of a picture that may differ; nil for any number that `ratio`
  ///     allows, or none without one.
  ///   - ratio: The share of a picture's pixels that may differ, 0…1.
  /// - Returns: The trait.
  public static func tolerance(
    _ metric: PictureMetric, pixels: Int? = nil, ratio: Double? = nil
  ) -> RendersTrait {
    RendersTrait { $0.tolerance = Tolerance(metric: metric, pixels: pixels, ratio: ratio) }
  }

  /// Lets scenarios name classes of the package, which the test links, without `source`.
  public static func linking(_ classes: LinkedClass...) -> RendersTrait {
    RendersTrait { $0.classes += classes }
  }
}

/// Runs tests of XCTest with what traits say in force, such as in `invokeTest()`.
///
/// - Parameters:
///   - traits: The traits, later ones over earlier ones.
///   - perform: What runs with them.
/// - Throws: What `perform` throws.
/// - Returns: What `perform` returns.
public func withRenders<Result>(
  _ traits: RendersTrait..., perform: () throws -> Result
) rethrows -> Result {
  var settings = RendersSettings.current
  for trait in traits { trait.change(&settings) }
  return try RendersSettings.$current.withValue(settings, operation: perform)
}

import Foundation
public import Testing

/// The places of references and reports, and the cases in which references are written, for the
/// tests of a suite.
///
/// A trait of an inner suite or of a test goes over that of the outer one.
public struct RendersTrait: SuiteTrait, TestTrait, TestScoping {
  /// The cases in which a reference is written instead of compared.
  public enum Recording: String, Hashable, Sendable {
    /// Every case.
    case all
    /// Cases in which the scenario differs from the reference, or there is none.
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

  /// The folder of references.
  public var references: String
  /// The cases in which a reference is written instead of compared.
  public var recording: Recording
  /// The folder in which reports are written.
  public var report: String

  @TaskLocal static var current = RendersTrait(
    references: "References", recording: .fromEnvironment, report: ".render-anim/report")

  /// Whether the trait holds for suites within a suite: it does.
  public var isRecursive: Bool { true }

  /// Runs a test with the trait's folders and rule in force.
  public func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    try await Self.$current.withValue(self) { try await function() }
  }
}

extension Trait where Self == RendersTrait {
  /// Compares with references in a folder.
  ///
  /// - Parameters:
  ///   - references: The folder, relative to the working directory, or absolute.
  ///   - record: The cases in which references are written; a test that writes one fails.
  ///   - report: The folder of reports.
  /// - Returns: The trait.
  public static func renders(
    references: String = "References", record: RendersTrait.Recording = .fromEnvironment,
    report: String = ".render-anim/report"
  ) -> RendersTrait {
    RendersTrait(references: references, recording: record, report: report)
  }
}

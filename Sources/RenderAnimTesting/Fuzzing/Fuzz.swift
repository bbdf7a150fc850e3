import AnimFuzzing
import AnimScenarioFormat
import AnimSourceRuntime
import AnimStaging
public import Foundation
public import UIKitCore

/// Tries what may happen to a layout, in sequences that are made from a seed, and expects each rule
/// to hold that needs no reference.
///
/// ```swift
/// await fuzz(StackLayout.init)
/// ```
///
/// Items come, go and move, alone and in batches, the content is scrolled, the device is turned, in the
/// middle of each other's animations; the layout is asked for odd rectangles and for items that are not
/// on screen. Nothing is drawn, so that hundreds of sequences take a few seconds. The first one
/// that breaks a rule is reduced to the least that does and fails the test, with its scenario attached
/// where there are attachments. The same seed gives the same result everywhere.
///
/// A layout that traps ends the tests' process; `render-anim fuzz` finds out by which sequence.
///
/// - Parameters:
///   - layout: Makes the layout, for every sequence anew.
///   - sections: The number of items of each section: so many that the content scrolls.
///   - size: The size of the collection view, in points.
///   - runs: How many sequences are tried.
///   - seed: What the sequences are made from.
///   - rules: The rules that do not count.
///   - fileID: The module and the file of the test.
///   - filePath: The path of that file.
///   - function: The test.
///   - line: The line of issues.
///   - column: The column of issues.
@MainActor public func fuzz<Layout: UICollectionViewLayout>(
  _ layout: @escaping @MainActor @Sendable () -> Layout, sections: [Int] = [60, 20],
  size: CGSize = CGSize(width: 320, height: 480), runs: Int = 400, seed: UInt64 = 1,
  without rules: Set<LayoutRule> = [], fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, function: StaticString = #function, line: UInt = #line,
  column: UInt = #column
) async {
  let place = TestPlace(
    fileID: fileID, filePath: filePath, function: function, line: line, column: column)
  do {
    let trial = try LayoutTrial(layout, sections, size, rules, place)
    guard let (sequence, violation) = try await trial.finding(runs: runs, seed: seed) else {
      return
    }
    let scenario = try trial.session.description(of: sequence).yaml
    place.attach(Array(scenario.utf8), named: "fuzz-\(violation.rule.rawValue).yaml")
    place.fail(
      "\(violation.sentence) — \(violation.rule.sentence) The least that shows it:\n\(scenario)")
  } catch {
    place.fail("\(error)")
  }
}

/// A layout of a test that sequences are tried on.
@MainActor private struct LayoutTrial {
  let session: FuzzSession
  private let subject: FuzzSubject

  init<Layout: UICollectionViewLayout>(
    _ make: @escaping @MainActor @Sendable () -> Layout, _ sections: [Int], _ size: CGSize,
    _ ignored: Set<LayoutRule>, _ place: TestPlace
  ) throws {
    let name = "\(Layout.self)"
    let classes = SourceSet()
    classes.addClass(Layout.self, name) { _ in make() }
    let counts = sections.map { ScenarioDescription.mapping([.init("items", .plain("\($0)"))]) }
    let start = SourceRange(
      file: place.path, line: Int(place.line), column: Int(place.column), length: 0)
    subject = try FuzzSubject([
      "renderAnim": 1,
      "canvas": ["size": [.plain("\(Int(size.width))"), .plain("\(Int(size.height))")]],
      "dataSource": ["sections": .list(counts)], "layout": ["class": .text(name)],
    ]) {
      try ScenarioReader.read(
        $0, file: "\(place.fileID)", at: start, linkedClasses: [name]
      ).scenario
    }
    session = FuzzSession(
      subject, try SourceStudio(linked: classes).classes(for: subject.scenario),
      rules: Set(FuzzRule.allCases).subtracting(ignored.compactMap(\.rule)))
  }

  /// The least sequence that breaks a rule, and what it shows; nil if none does.
  func finding(runs: Int, seed: UInt64) async throws -> (FuzzCase, FuzzViolation)? {
    var campaign = FuzzCampaign(subject.kinds, seed: seed)
    while campaign.count < runs {
      let round = campaign.round(of: min(64, runs - campaign.count))
      var verdicts: [FuzzSession.Verdict] = []
      for sequence in round {
        let verdict = try session.verdict(on: sequence)
        verdicts.append(verdict)
        guard let violation = verdict.violation else { continue }
        let session = session
        var shrinker = FuzzShrinker(violation) { candidates in
          try candidates.map { try session.verdict(on: $0).violation }
        }
        return try await shrinker.least(sequence, violation)
      }
      campaign.learn(round, verdicts)
    }
    return nil
  }
}

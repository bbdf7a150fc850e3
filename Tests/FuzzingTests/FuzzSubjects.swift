import AnimFuzzing
import AnimScenarioFormat
import AnimSourceRuntime
import AnimStaging
import UIKitCore

/// Something to hunt in that the tests link, and what a campaign finds in it.
@MainActor struct FuzzPrey {
  let name: String
  let session: FuzzSession
  private let subject: FuzzSubject

  private init(
    _ name: String, _ classes: SourceSet, _ description: ScenarioDescription, _ rules: Set<FuzzRule>
  ) throws {
    self.name = name
    subject = try FuzzSubject(description) {
      try ScenarioReader.read($0.yaml, file: "\(name).yaml", linkedClasses: [name]).scenario
    }
    session = FuzzSession(
      subject, try SourceStudio(linked: classes).classes(for: subject.scenario), rules: rules)
  }

  /// A layout for twenty-seven items in two sections.
  init<Layout: UICollectionViewLayout>(
    rules: Set<FuzzRule> = Set(FuzzRule.allCases), expecting: ScenarioDescription? = nil,
    _ make: @escaping @MainActor @Sendable () -> Layout
  ) throws {
    let name = "\(Layout.self)"
    let classes = SourceSet()
    classes.addClass(Layout.self, name) { _ in make() }
    var description: ScenarioDescription = [
      "renderAnim": 1, "canvas": ["size": [320, 480], "scale": 1],
      "dataSource": ["sections": [["items": 20], ["items": 7]]], "layout": ["class": .text(name)],
    ]
    description["expect"] = expecting
    try self.init(name, classes, description, rules)
  }

  /// The screen of a controller.
  init<Controller: UIViewController>(
    screen make: @escaping @MainActor @Sendable () -> Controller,
    rules: Set<FuzzRule> = Set(FuzzRule.allCases)
  ) throws {
    let name = "\(Controller.self)"
    let classes = SourceSet()
    classes.addClass(Controller.self, name) { _ in make() }
    try self.init(
      name, classes,
      [
        "renderAnim": 1, "canvas": ["size": [320, 480], "scale": 1],
        "controller": ["class": .text(name)],
      ], rules)
  }

  /// What is found first in a number of sequences; nil if nothing is.
  func finding(in runs: Int = 400) throws -> (sequence: FuzzCase, violation: FuzzViolation)? {
    var campaign = FuzzCampaign(subject.kinds, seed: 1)
    while campaign.count < runs {
      let round = campaign.round(of: 20)
      var verdicts: [FuzzSession.Verdict] = []
      for sequence in round {
        let verdict = try session.verdict(on: sequence)
        if let violation = verdict.violation { return (sequence, violation) }
        verdicts.append(verdict)
      }
      campaign.learn(round, verdicts)
    }
    return nil
  }
}

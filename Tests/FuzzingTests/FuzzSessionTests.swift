import AnimFuzzing
import AnimScenarioFormat
import AnimSourceRuntime
import AnimStaging
import Testing
import UIKitCore

/// Layouts with a mistake each, and those without.
@MainActor @Suite struct FuzzSessionTests {
  private func description(_ layout: ScenarioDescription) -> ScenarioDescription {
    [
      "renderAnim": 1, "canvas": ["size": [320, 480], "scale": 1],
      "dataSource": ["sections": [["items": 20], ["items": 7]]], "layout": layout,
    ]
  }

  @Test func `a layout without a mistake breaks no rule`() throws {
    #expect(try FuzzPrey { GridLayout() }.finding(in: 200) == nil)
  }

  @Test func `changes of the surroundings one after the other are no mistake`() throws {
    let session = try FuzzPrey(rules: [.fresh]) { GridLayout() }.session
    for other in [FuzzAct.Kind.rotateDevice, .resize] {
      for first in [FuzzAct.Kind.setTheme, .setContentSizeCategory] {
        let sequence = FuzzCase([FuzzAct(first), FuzzAct(other)])
        #expect(try session.verdict(on: sequence).violation == nil)
      }
    }
  }

  /// What the program itself had wrong, each found by a sequence.
  @Test(arguments: [
    [FuzzAct(.rotateDevice), FuzzAct(.resize)],
    [FuzzAct(.rotateDevice), FuzzAct(.setTheme), FuzzAct(.scrollToItem, [0, 40000])],
  ])
  func `a flow layout on a phone keeps up with its safe area and its traits`(
    _ acts: [FuzzAct]
  ) throws {
    var phone = description(["class": "flow", "itemSize": [50, 50]])
    phone["canvas"] = ["device": "iphone-16"]
    phone["cells"] = [
      "default": [["view": ["insets": 0, "borderWidth": 1, "borderColor": "separator"]]]
    ]
    let subject = try FuzzSubject(phone) {
      try ScenarioReader.read($0.yaml, file: "grid.yaml").scenario
    }
    let session = FuzzSession(subject, .none)
    #expect(try session.verdict(on: FuzzCase(acts)).violation == nil)
  }

  @Test func `a layout that measures only once is found out by its first update`() throws {
    let found = try #require(try FuzzPrey { CachingLayout() }.finding())
    #expect([.answers, .fresh, .exception, .rotatedTwice].contains(found.violation.rule))
  }

  @Test func `a content size without the last row is found out`() throws {
    let found = try #require(try FuzzPrey { ShortLayout() }.finding())
    #expect(found.violation.rule == .answers)
    #expect(found.violation.sentence.contains("collectionViewContentSize is"))
  }

  @Test func `an answer that is wrong from the beginning does not hide what else is wrong`() throws
  {
    let session = try FuzzPrey { ShortDriftingLayout() }.session
    let first = try #require(try session.verdict(on: FuzzCase([])).violation)
    #expect(first.rule == .answers)
    let second = try session.verdict(on: FuzzCase([]), ignoring: [first.signature]).violation
    #expect(second?.rule == .passes || second?.rule == .invalidation)
    let short = try FuzzPrey { ShortLayout() }.session
    #expect(
      try short.verdict(on: FuzzCase([]), ignoring: [first.signature]).violation == nil)
  }

  @Test func `what a layout scrolls back in the end of an update may have another cell`() throws {
    let session = try FuzzPrey(rules: [.identity]) { AnchoringLayout() }.session
    // Two items are put before all others, and the layout scrolls on by a row.
    let sequence = FuzzCase([FuzzAct(.insertItems, [0, 0, 35801])], items: 20)
    #expect(try session.verdict(on: sequence).violation == nil)
  }

  @Test func `content that moves along with what is on screen has not jumped`() throws {
    // Scrolled to the middle, an item is added behind all others.
    let sequence = FuzzCase([
      FuzzAct(.setContentOffset, [0, 32768]), FuzzAct(.insertItems, [.max, .max]),
    ])
    let holding = try FuzzPrey(rules: [.offset]) { HoldingLayout() }.session
    #expect(try holding.verdict(on: sequence).violation == nil)
    let jumping = try FuzzPrey(rules: [.offset]) { JumpingLayout() }.session
    #expect(try jumping.verdict(on: sequence).violation?.rule == .offset)
  }

  @Test func `what a scenario expects of one moment is no rule`() throws {
    let later: ScenarioDescription = [["items": "noOverlap", "at": 0.1]]
    let prey = try FuzzPrey(rules: [.expect], expecting: later) { OverlappingLayout() }
    #expect(try prey.finding(in: 200) == nil)
  }

  @Test func `the item that is wrong is marked in the end of the scenario`() throws {
    let prey = try FuzzPrey(rules: [.mirrored]) { TwiceFlippingLayout() }
    let (session, (sequence, violation)) = (prey.session, try #require(try prey.finding()))
    #expect(violation.element.hasPrefix("cell ["))
    let description = try session.description(of: sequence, marking: violation)
    #expect(description.yaml.contains("callout:"))
    let read = try ScenarioReader.read(
      description.yaml, file: "grid.yaml", linkedClasses: ["TwiceFlippingLayout"]
    ).scenario
    #expect(read.annotations.count == 1)
  }

  @Test func `what encloses rows that were never measured may be another size later`() throws {
    let session = try FuzzPrey { BackdropLayout() }.session
    let verdict = try session.verdict(on: FuzzCase([FuzzAct(.preferHeights)]))
    #expect(verdict.violation?.sentence == nil)
  }

  /// A mistake that shows when something is done to what is at rest: the scenario does the same in its end.
  struct LateMistake: Sendable {
    let rule: FuzzRule
    let prey: @MainActor @Sendable (Set<FuzzRule>) throws -> FuzzPrey
    let steps: [String]
  }

  @Test(arguments: [
    LateMistake(
      rule: .invalidation, prey: { try FuzzPrey(rules: $0) { DriftingLayout() } },
      steps: ["invalidateLayout"]),
    LateMistake(
      rule: .reload, prey: { try FuzzPrey(rules: $0) { IncrementalLayout() } },
      steps: ["reloadData"]),
    LateMistake(
      rule: .scrolledBack, prey: { try FuzzPrey(rules: $0) { ScrollCountingLayout() } },
      steps: Array(repeating: "setContentOffset", count: 4)),
    LateMistake(
      rule: .rotatedTwice, prey: { try FuzzPrey(rules: $0) { WideningLayout() } },
      steps: ["rotateDevice", "rotateDevice", "setContentOffset"]),
  ])
  func `a scenario shows what a mistake becomes visible by`(_ mistake: LateMistake) throws {
    let prey = try mistake.prey([mistake.rule])
    let (sequence, violation) = try #require(try prey.finding())
    let alone = try prey.session.description(of: sequence)
    let shown = try prey.session.description(of: sequence, marking: violation)
    guard case .list(let acts)? = alone["timeline"], case .list(let steps)? = shown["timeline"]
    else {
      Issue.record("no timeline")
      return
    }
    // Both end with a time in which nothing happens.
    let added = steps.dropFirst(acts.count - 1).dropLast()
    #expect(zip(added, mistake.steps).allSatisfy { step, name in step[name] != nil })
    #expect(added.count == mistake.steps.count)
    let read = try ScenarioReader.read(shown.yaml, file: "grid.yaml", linkedClasses: [prey.name])
    #expect(read.scenario.timeline.count == steps.count)
  }

  @Test func `the least sequence has few steps, and its scenario can be read`() async throws {
    let prey = try FuzzPrey(rules: [.offset]) { JumpingLayout() }
    let (session, (sequence, violation)) = (prey.session, try #require(try prey.finding()))
    var shrinker = FuzzShrinker(violation) { cases in
      try cases.map { try session.verdict(on: $0).violation }
    }
    let (least, shown) = try await shrinker.least(sequence, violation)
    #expect(shown.rule == .offset)
    // One scrolls down, another updates.
    #expect(least.acts.count == 2)
    let yaml = try session.description(of: least).yaml
    let read = try ScenarioReader.read(
      yaml, file: "grid.yaml", linkedClasses: ["JumpingLayout"]
    ).scenario
    #expect(read.timeline.count == least.acts.count + 1)
  }
}

@Suite struct FuzzCampaignTests {
  @Test func `the same seed gives the same sequences, another one others`() {
    func rounds(seed: UInt64) -> [FuzzCase] {
      var campaign = FuzzCampaign([.insertItems, .fling, .rotateDevice], seed: seed)
      let first = campaign.round()
      campaign.learn(first, first.indices.map { .reaching([UInt32($0 / 8)]) })
      return first + campaign.round()
    }
    #expect(rounds(seed: 7) == rounds(seed: 7))
    #expect(rounds(seed: 7) != rounds(seed: 8))
  }

  @Test func `what reaches new states is varied`() {
    var campaign = FuzzCampaign([.insertItems, .fling], seed: 1)
    let first = campaign.round()
    campaign.learn(first, first.indices.map { .reaching($0 == 3 ? [1] : []) })
    #expect(campaign.stateCount == 1)
    #expect(campaign.unreached == ["insertItems", "fling"])
    let later = campaign.round()
    let isKin = later.contains { sequence in
      sequence.acts.contains { act in first[3].acts.contains(act) }
    }
    #expect(isKin)
  }

  @Test func `what takes another branch of the sources is varied too`() {
    var campaign = FuzzCampaign([.insertItems, .fling], seed: 1)
    let first = campaign.round()
    campaign.learn(first, first.indices.map { .reaching([], branches: $0 == 5 ? [7] : []) })
    #expect(campaign.branches == [7] && campaign.stateCount == 0)
    let isKin = campaign.round().contains { sequence in
      sequence.acts.contains { act in first[5].acts.contains(act) }
    }
    #expect(isKin)
  }
}

extension FuzzSession.Verdict {
  fileprivate static func reaching(_ states: [UInt32], branches: [UInt32] = []) -> Self {
    var verdict = FuzzSession.Verdict()
    (verdict.features, verdict.branches) = (states, branches)
    return verdict
  }
}

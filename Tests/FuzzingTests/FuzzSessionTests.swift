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

  /// What a campaign of 400 sequences finds first, and the session that found it.
  private func hunt<Layout: GridLayout>(
    _ rules: Set<FuzzRule> = Set(FuzzRule.allCases), expecting: ScenarioDescription? = nil,
    _ make: @escaping @MainActor @Sendable () -> Layout
  ) throws -> (FuzzSession, (FuzzCase, FuzzViolation)?) {
    let set = SourceSet()
    set.addClass(Layout.self, "\(Layout.self)") { _ in make() }
    let studio = SourceStudio(linked: set)
    var description = description(["class": .text("\(Layout.self)")])
    description["expect"] = expecting
    let subject = try FuzzSubject(description) {
      try ScenarioReader.read(
        $0.yaml, file: "grid.yaml", linkedClasses: ["\(Layout.self)"]
      ).scenario
    }
    let session = FuzzSession(subject, try studio.classes(for: subject.scenario), rules: rules)
    var campaign = FuzzCampaign(subject.kinds, seed: 1)
    while campaign.count < 400 {
      let round = campaign.round(of: 20)
      var features: [[UInt32]] = []
      for sequence in round {
        let verdict = try session.verdict(on: sequence)
        if let violation = verdict.violation { return (session, (sequence, violation)) }
        features.append(verdict.features)
      }
      campaign.learn(round, features)
    }
    return (session, nil)
  }

  @Test func `a layout without a mistake breaks no rule`() throws {
    #expect(try hunt { GridLayout() }.1?.1 == nil)
  }

  @Test func `changes of the surroundings one after the other are no mistake`() throws {
    let session = try hunt([.fresh]) { GridLayout() }.0
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
    let found = try #require(try hunt { CachingLayout() }.1)
    #expect([.answers, .fresh, .exception, .rotatedTwice].contains(found.1.rule))
  }

  @Test func `a layout that keeps its cache shows what a new one does not`() throws {
    #expect(try hunt([.fresh]) { CachingLayout() }.1?.1.rule == .fresh)
  }

  @Test func `a layout that moves with every pass is found out by a pass`() throws {
    #expect(try hunt([.invalidation]) { DriftingLayout() }.1?.1.rule == .invalidation)
  }

  @Test func `attributes that depend on the rectangle are found out by another rectangle`() throws {
    #expect(try hunt([.rectangle]) { RectangleLayout() }.1?.1.rule == .rectangle)
  }

  @Test func `a content size without the last row is found out`() throws {
    let found = try #require(try hunt { ShortLayout() }.1)
    #expect(found.1.rule == .answers)
    #expect(found.1.sentence.contains("collectionViewContentSize is"))
  }

  @Test func `a layout that scrolls up with every update is found out`() throws {
    #expect(try hunt([.offset]) { JumpingLayout() }.1?.1.rule == .offset)
  }

  @Test func `a layout that keeps its largest width is found out by turning it twice`() throws {
    #expect(try hunt([.rotatedTwice]) { WideningLayout() }.1?.1.rule == .rotatedTwice)
  }

  @Test func `a layout that grows as it is scrolled is found out by scrolling back`() throws {
    #expect(try hunt([.scrolledBack]) { ScrollCountingLayout() }.1?.1.rule == .scrolledBack)
  }

  @Test func `attributes of items that are gone raise UIKit's exception`() throws {
    let found = try #require(try hunt([.exception]) { StubbornLayout() }.1)
    #expect(found.1.rule == .exception)
  }

  @Test func `what grows with updates is found out by a reload`() throws {
    #expect(try hunt([.reload]) { IncrementalLayout() }.1?.1.rule == .reload)
  }

  @Test func `what is turned round twice is found out in a mirror, what UIKit turns is not`() throws
  {
    let found = try #require(try hunt([.mirrored]) { TwiceFlippingLayout() }.1)
    #expect(found.1.rule == .mirrored && found.1.element.hasPrefix("cell ["))
    #expect(try hunt { FlippingLayout() }.1?.1 == nil)
  }

  @Test func `what a scenario expects of every moment is a rule, what it expects of one is not`()
    throws
  {
    let always: ScenarioDescription = [["items": "noOverlap"]]
    let found = try #require(try hunt([.expect], expecting: always) { OverlappingLayout() }.1)
    #expect(found.1.rule == .expect && found.1.sentence.contains("overlap"))
    #expect(try hunt(expecting: always) { GridLayout() }.1?.1 == nil)
    let later: ScenarioDescription = [["items": "noOverlap", "at": 0.1]]
    #expect(try hunt([.expect], expecting: later) { OverlappingLayout() }.1?.1 == nil)
  }

  @Test func `the item that is wrong is marked in the end of the scenario`() throws {
    let (session, found) = try hunt([.mirrored]) { TwiceFlippingLayout() }
    let (sequence, violation) = try #require(found)
    let description = try session.description(of: sequence, marking: violation)
    #expect(description.yaml.contains("callout:"))
    let read = try ScenarioReader.read(
      description.yaml, file: "grid.yaml", linkedClasses: ["TwiceFlippingLayout"]
    ).scenario
    #expect(read.annotations.count == 1)
  }

  @Test func `the least sequence has one step, and its scenario can be read`() async throws {
    let (session, found) = try hunt([.offset]) { JumpingLayout() }
    let (sequence, violation) = try #require(found)
    var shrinker = FuzzShrinker(violation) { cases in
      try cases.map { try session.verdict(on: $0).violation }
    }
    let (least, shown) = try await shrinker.least(sequence, violation)
    #expect(shown.rule == .offset)
    // One scrolls down, the other updates.
    #expect(least.acts.count == 2)
    let yaml = try session.description(of: least).yaml
    let read = try ScenarioReader.read(
      yaml, file: "grid.yaml", linkedClasses: ["JumpingLayout"]
    ).scenario
    #expect(read.timeline.count == 3)
  }
}

@Suite struct FuzzCampaignTests {
  @Test func `the same seed gives the same sequences, another one others`() {
    func rounds(seed: UInt64) -> [FuzzCase] {
      var campaign = FuzzCampaign([.insertItems, .fling, .rotateDevice], seed: seed)
      let first = campaign.round()
      campaign.learn(first, first.indices.map { [UInt32($0 / 8)] })
      return first + campaign.round()
    }
    #expect(rounds(seed: 7) == rounds(seed: 7))
    #expect(rounds(seed: 7) != rounds(seed: 8))
  }

  @Test func `what reaches new states is varied`() {
    var campaign = FuzzCampaign([.insertItems, .fling], seed: 1)
    let first = campaign.round()
    campaign.learn(first, first.indices.map { $0 == 3 ? [1] : [] })
    #expect(campaign.stateCount == 1)
    #expect(campaign.unreached == ["insertItems", "fling"])
    let later = campaign.round()
    let isKin = later.contains { sequence in
      sequence.acts.contains { act in first[3].acts.contains(act) }
    }
    #expect(isKin)
  }
}

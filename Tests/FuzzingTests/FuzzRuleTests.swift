import AnimFuzzing
import AnimScenarioFormat
import Testing
import UIKitCore

/// For each rule something that breaks it, and a twin that does the same as it should be done.
///
/// Code that traps is tried in copies of a process: see `FuzzCommandTests`.
@MainActor @Suite struct FuzzRuleTests {
  /// A pair for a rule.
  struct Pair: Sendable, CustomTestStringConvertible {
    let rule: FuzzRule
    let faulty: @MainActor @Sendable (Set<FuzzRule>) throws -> FuzzPrey
    let healthy: @MainActor @Sendable () throws -> FuzzPrey

    var testDescription: String { rule.rawValue }

    init<Faulty: UICollectionViewLayout, Healthy: UICollectionViewLayout>(
      _ rule: FuzzRule, _ faulty: @escaping @MainActor @Sendable () -> Faulty,
      twin: @escaping @MainActor @Sendable () -> Healthy, expecting: ScenarioDescription? = nil
    ) {
      self.rule = rule
      self.faulty = { try FuzzPrey(rules: $0, expecting: expecting, faulty) }
      healthy = { try FuzzPrey(expecting: expecting, twin) }
    }

    init<Faulty: UIViewController, Healthy: UIViewController>(
      _ rule: FuzzRule, screen faulty: @escaping @MainActor @Sendable () -> Faulty,
      twin: @escaping @MainActor @Sendable () -> Healthy
    ) {
      self.rule = rule
      self.faulty = { try FuzzPrey(screen: faulty, rules: $0) }
      healthy = { try FuzzPrey(screen: twin) }
    }
  }

  nonisolated static let pairs: [Pair] = [
    Pair(.exception, { StubbornLayout() }, twin: { AttentiveLayout() }),
    Pair(.answers, { ShortLayout() }, twin: { SpaciousLayout() }),
    Pair(.answers, { FootlessLayout() }, twin: { FootedLayout() }),
    Pair(.answers, { FootlessLayout() }, twin: { PathlessFooterLayout() }),
    Pair(.rectangle, { RectangleLayout() }, twin: { FadingLayout() }),
    Pair(.rectangle, { ShortcutLayout() }, twin: { GroupingLayout() }),
    Pair(.passes, screen: { GrowingScreen() }, twin: { FittingScreen() }),
    Pair(.invalidation, { DriftingLayout() }, twin: { CountingLayout() }),
    Pair(.reload, { IncrementalLayout() }, twin: { ProportionalLayout() }),
    Pair(.offset, { JumpingLayout() }, twin: { StayingLayout() }),
    Pair(.anchor, { OvercorrectingLayout() }, twin: { CorrectingLayout() }),
    Pair(.identity, { ReloadingLayout() }, twin: { FinishingLayout() }),
    Pair(.identity, { ReloadingLayout() }, twin: { AnchoringLayout() }),
    Pair(.scrolledBack, { ScrollCountingLayout() }, twin: { ScrollFollowingLayout() }),
    Pair(.rotatedTwice, { WideningLayout() }, twin: { WideLayout() }),
    Pair(.mirrored, { TwiceFlippingLayout() }, twin: { FlippingLayout() }),
    Pair(.mirrored, { FitTwiceFlippingLayout() }, twin: { FitFlippingLayout() }),
    Pair(.fresh, { CachingLayout() }, twin: { ForgettingLayout() }),
    Pair(.fresh, { ToweringLayout() }, twin: { GridLayout() }),
    Pair(.fresh, { StiffLayout() }, twin: { GridLayout() }),
    Pair(
      .expect, { OverlappingLayout() }, twin: { GridLayout() }, expecting: [["items": "noOverlap"]]),
  ]

  @Test(arguments: pairs) func `what breaks a rule is found out by it`(_ pair: Pair) throws {
    let found = try pair.faulty([pair.rule]).finding()
    #expect(found?.violation.rule == pair.rule)
  }

  @Test(arguments: pairs) func `its twin breaks none`(_ pair: Pair) throws {
    let found = try pair.healthy().finding(in: 16)
    #expect(found?.violation.sentence == nil, "\(String(describing: found?.sequence))")
  }

  @Test func `every rule has a pair`() {
    #expect(Set(Self.pairs.map(\.rule)) == Set(FuzzRule.allCases).subtracting([.crash]))
  }

  @Test func `further passes are found out by their rule alone`() throws {
    // What grows with each pass is not the same either when it was turned and turned back.
    let others = Set(FuzzRule.allCases).subtracting([.passes, .rotatedTwice])
    #expect(try FuzzPrey(screen: { GrowingScreen() }, rules: others).finding(in: 80) == nil)
  }
}

import AnimFuzzing
import Testing

/// Sequences of which it is known what they need.
@Suite struct FuzzShrinkerTests {
  /// The kinds of acts in the least sequence for which a condition holds.
  private func least(
    _ acts: [FuzzAct], _ isBroken: @escaping @Sendable ([FuzzAct]) -> Bool
  ) async throws -> [FuzzAct.Kind] {
    let violation = FuzzViolation(.reload, seen: "something")
    var shrinker = FuzzShrinker(violation) { cases in
      cases.map { isBroken($0.acts) ? violation : nil }
    }
    return try await shrinker.least(FuzzCase(acts), violation).0.acts.map(\.kind)
  }

  @Test func `what is not needed goes`() async throws {
    let acts = [FuzzAct(.fling), FuzzAct(.insertItems), FuzzAct(.tap), FuzzAct(.reloadItems)]
    let kinds = try await least(acts) { $0.contains { $0.kind == .insertItems } }
    #expect(kinds == [.insertItems])
  }

  @Test func `two that undo each other go together`() async throws {
    let acts = [FuzzAct(.rotateDevice), FuzzAct(.rotateDevice), FuzzAct(.insertItems)]
    let kinds = try await least(acts) { acts in
      acts.contains { $0.kind == .insertItems }
        && acts.count { $0.kind == .rotateDevice }.isMultiple(of: 2)
    }
    #expect(kinds == [.insertItems])
  }

  @Test func `one that is needed only for where the others go is replaced by other choices`()
    async throws
  {
    // The content is scrolled far enough, or it is short.
    let acts = [FuzzAct(.resize), FuzzAct(.setContentOffset, [1]), FuzzAct(.reloadItems)]
    let kinds = try await least(acts) { acts in
      let isFar = acts.contains { $0.kind == .setContentOffset && $0.choices.first ?? 0 > 20_000 }
      return (isFar || acts.contains { $0.kind == .resize })
        && acts.contains { $0.kind == .setContentOffset }
        && acts.last?.kind == .reloadItems
    }
    #expect(kinds == [.setContentOffset, .reloadItems])
  }

  @Test func `no more sequences are tried than the budget allows`() async throws {
    let violation = FuzzViolation(.reload, seen: "something")
    let tried = Tally()
    var shrinker = FuzzShrinker(violation, budget: 50) { cases in
      await tried.add(cases.count)
      return cases.map { _ in nil }
    }
    let acts = (0..<6).map { _ in FuzzAct(.fling, [9, 9, 9]) }
    let least = try await shrinker.least(FuzzCase(acts), violation).0
    #expect(least.acts == acts)
    #expect(await tried.count == 50)
  }
}

private actor Tally {
  private(set) var count = 0

  func add(_ more: Int) { count += more }
}

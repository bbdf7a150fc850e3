/// Finds the least sequence that still breaks a rule in the same way: fewest acts, then fewest items, then the simplest
/// choices.
///
/// What an act happens to depends on the acts before it, so that one may be needed only because of where the others would go
/// without it. When nothing can be taken away any more, acts are taken away while those that stay choose anew.
package struct FuzzShrinker {
  private let signature: String
  private let verdicts: ([FuzzCase]) async throws -> [FuzzViolation?]
  /// How many more sequences may be tried.
  private var budget: Int

  /// A shrinker.
  ///
  /// - Parameters:
  ///   - violation: The violation that is to stay.
  ///   - budget: How many sequences may be tried.
  ///   - verdicts: Acts sequences out, and tells the rules that they break.
  package init(
    _ violation: FuzzViolation, budget: Int = 600,
    verdicts: @escaping ([FuzzCase]) async throws -> [FuzzViolation?]
  ) {
    signature = violation.signature
    self.budget = budget
    self.verdicts = verdicts
  }

  /// The least sequence, with what it shows.
  ///
  /// - Parameters:
  ///   - sequence: A sequence that shows it.
  ///   - violation: What it shows.
  /// - Returns: A sequence from which nothing more can be taken, as far as was tried.
  /// - Throws: What acting out throws.
  package mutating func least(
    _ sequence: FuzzCase, _ violation: FuzzViolation
  ) async throws -> (FuzzCase, FuzzViolation) {
    // Acts first: simpler choices are many, and leave less to choose anew from.
    var best = try await reduced((sequence, violation), by: [Self.shorter])
    while budget > 0, let fewer = try await first(of: Self.redrawn(best.0)) {
      best = try await reduced(fewer, by: [Self.shorter])
    }
    return try await reduced(best, by: [Self.shorter, Self.withFewerItems, Self.simpler])
  }

  /// A sequence of which nothing can be taken away in some ways while the rest stays.
  private mutating func reduced(
    _ found: (FuzzCase, FuzzViolation), by ways: [(FuzzCase) -> [FuzzCase]]
  ) async throws -> (FuzzCase, FuzzViolation) {
    var best = found
    var isSmaller = true
    while isSmaller, budget > 0 {
      isSmaller = false
      for candidates in ways {
        while budget > 0, let found = try await first(of: candidates(best.0)) {
          best = found
          isSmaller = true
        }
      }
    }
    return best
  }

  /// The first of some sequences that shows the same.
  private mutating func first(
    of candidates: [FuzzCase]
  ) async throws -> (FuzzCase, FuzzViolation)? {
    let candidates = Array(candidates.prefix(budget))
    budget -= candidates.count
    let violations = try await verdicts(candidates)
    for (candidate, violation) in zip(candidates, violations) {
      if let violation, violation.signature == signature { return (candidate, violation) }
    }
    return nil
  }

  private static func shorter(_ sequence: FuzzCase) -> [FuzzCase] {
    let count = sequence.acts.count
    guard count > 0 else { return [] }
    var candidates: [FuzzCase] = []
    if count > 3 {
      candidates = [
        FuzzCase(Array(sequence.acts.suffix(count / 2)), items: sequence.items),
        FuzzCase(Array(sequence.acts.prefix(count / 2)), items: sequence.items),
      ]
    }
    return candidates + (0..<count).map { sequence.removing($0) } + pairs(of: sequence)
  }

  /// Without two acts, one of which may undo what the other does.
  private static func pairs(of sequence: FuzzCase) -> [FuzzCase] {
    let count = sequence.acts.count
    guard count > 2 else { return [] }
    return (0..<count).flatMap { first in
      (first + 1..<count).map { sequence.removing($0).removing(first) }
    }
  }

  /// Without one act, and with other choices in the rest, the same whenever it is asked.
  private static func redrawn(_ sequence: FuzzCase) -> [FuzzCase] {
    guard sequence.acts.count > 1 else { return [] }
    return (0..<drawings).flatMap { drawing in
      sequence.acts.indices.map { index in
        var random = FuzzRandom(seed: UInt64(index), sequence: drawing)
        var candidate = sequence.removing(index)
        // Of few items there may be too few to choose from.
        if drawing % 2 == 1 { candidate.items = nil }
        for act in candidate.acts.indices { candidate.acts[act].redraw(&random) }
        return candidate
      }
    }
  }

  /// How often the rest of a sequence chooses anew.
  private static let drawings = 24

  private static func withFewerItems(_ sequence: FuzzCase) -> [FuzzCase] {
    [0, 1, 2, 3, 4, 6, 8, 12, 20, 40].filter { $0 < sequence.items ?? .max }
      .map { FuzzCase(sequence.acts, items: $0) }
  }

  /// Each choice as simple as can be, one at a time, or half of what it is.
  private static func simpler(_ sequence: FuzzCase) -> [FuzzCase] {
    var candidates: [FuzzCase] = []
    for index in sequence.acts.indices {
      func add(_ change: (inout FuzzAct) -> Void) {
        var acts = sequence.acts
        change(&acts[index])
        if acts != sequence.acts { candidates.append(FuzzCase(acts, items: sequence.items)) }
      }
      add { $0.choices = [] }
      add { $0.pause = .rest }
      for choice in sequence.acts[index].choices.indices
      where sequence.acts[index].choices[choice] > 0 {
        add { $0.choices[choice] = 0 }
        add { $0.choices[choice] /= 2 }
      }
    }
    return candidates
  }
}

extension FuzzCase {
  fileprivate func removing(_ index: Int) -> FuzzCase {
    var result = self
    result.acts.remove(at: index)
    return result
  }
}

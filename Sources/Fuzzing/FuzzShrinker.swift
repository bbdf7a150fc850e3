/// Finds the least sequence that still breaks a rule in the same way: fewest acts, then fewest items, then the simplest
/// choices.
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
    var best = (sequence, violation)
    var isSmaller = true
    while isSmaller, budget > 0 {
      isSmaller = false
      for candidates in [Self.shorter, Self.withFewerItems, Self.simpler] {
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
    return candidates
      + (0..<count).map { index in
        var acts = sequence.acts
        acts.remove(at: index)
        return FuzzCase(acts, items: sequence.items)
      }
  }

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

/// Makes sequences, and more of those that lead to where none has been.
///
/// Sequences come in rounds: a round follows from the seed and from what the rounds before it have found, so that it does
/// not matter in which order, or by how many processes, its sequences are acted out.
package struct FuzzCampaign {
  private let kinds: [FuzzAct.Kind]
  private let seed: UInt64
  /// The sequences that were the first to reach a state, or to take a branch.
  private var seeds: [FuzzCase]
  private var known: Set<UInt32> = []
  /// The numbers of the branches that were taken.
  package private(set) var branches: Set<UInt32> = []
  /// How many sequences were made.
  package private(set) var count = 0
  /// How many states were reached.
  package var stateCount: Int { known.count }

  /// What never happened, in words: acts, and acts in phases such as `tap while animating`.
  package var unreached: [String] { FuzzFeatures.unreached(kinds, known) }

  /// How many sequences are made before what they found is looked at.
  package static let roundLength = 256
  /// The largest number of acts in a sequence.
  private static let longest = 6

  /// A campaign.
  ///
  /// - Parameters:
  ///   - kinds: The acts that make sense; never empty.
  ///   - seed: The number that all sequences follow from.
  ///   - corpus: Sequences to begin with, which are also varied.
  package init(_ kinds: [FuzzAct.Kind], seed: UInt64, corpus: [FuzzCase] = []) {
    self.kinds = kinds
    self.seed = seed
    seeds = corpus
  }

  /// The sequences of the next round.
  package mutating func round(of length: Int = roundLength) -> [FuzzCase] {
    (0..<length).map { _ in
      var random = FuzzRandom(seed: seed, sequence: count)
      count += 1
      if !seeds.isEmpty, random.below(2) == 0 {
        return varied(seeds[random.below(seeds.count)], &random)
      }
      return FuzzCase((0..<1 + random.below(4)).map { _ in act(&random) })
    }
  }

  /// Notes what the sequences of a round have reached.
  package mutating func learn(_ round: [FuzzCase], _ verdicts: [FuzzSession.Verdict]) {
    for (sequence, verdict) in zip(round, verdicts) {
      let isNew = !known.isSuperset(of: verdict.features)
      known.formUnion(verdict.features)
      let isNewCode = !branches.isSuperset(of: verdict.branches)
      branches.formUnion(verdict.branches)
      if isNew || isNewCode { seeds.append(sequence) }
    }
  }

  private func act(_ random: inout FuzzRandom) -> FuzzAct {
    var number = random.below(kinds.reduce(0) { $0 + $1.weight })
    var kind = kinds[0]
    for candidate in kinds {
      kind = candidate
      number -= candidate.weight
      if number < 0 { break }
    }
    var act = FuzzAct(kind)
    act.redraw(&random)
    act.pause = Self.pause(&random)
    return act
  }

  private static func pause(_ random: inout FuzzRandom) -> FuzzAct.Pause {
    random.below(2) == 0
      ? .rest : FuzzAct.Pause.allCases[random.below(FuzzAct.Pause.allCases.count)]
  }

  private func varied(_ sequence: FuzzCase, _ random: inout FuzzRandom) -> FuzzCase {
    var acts = sequence.acts
    for _ in 0..<1 + random.below(2) {
      let place = random.below(acts.count + 1)
      switch random.below(5) {
      case 0 where acts.count < Self.longest: acts.insert(act(&random), at: place)
      case 1 where acts.count > 1: acts.remove(at: random.below(acts.count))
      case 2 where !acts.isEmpty: acts[random.below(acts.count)] = act(&random)
      case 3 where !acts.isEmpty: acts[random.below(acts.count)].pause = Self.pause(&random)
      case 4 where !acts.isEmpty:
        let index = random.below(acts.count)
        guard !acts[index].choices.isEmpty else { continue }
        acts[index].choices[random.below(acts[index].choices.count)] = FuzzAct.choice(&random)
      default:
        if !acts.isEmpty, !seeds.isEmpty {
          let other = seeds[random.below(seeds.count)].acts
          acts = Array((acts.prefix(place) + other.suffix(3)).prefix(Self.longest))
        }
      }
    }
    return FuzzCase(acts.isEmpty ? [act(&random)] : acts, items: sequence.items)
  }
}

extension FuzzAct {
  /// How many choices an act has: as many as the largest update can make use of.
  private static let choiceCount = 16

  /// Chooses anew.
  mutating func redraw(_ random: inout FuzzRandom) {
    choices = (0..<Self.choiceCount).map { _ in Self.choice(&random) }
  }

  /// The ends of a range oftener than what lies between them.
  static func choice(_ random: inout FuzzRandom) -> UInt16 {
    switch random.below(6) {
    case 0: 0
    case 1: .max
    default: UInt16(random.below(1 << 16))
    }
  }
}

import CAnimSplitMix

/// A generator of random numbers whose sequence is given by its seed, the same on every machine.
struct FuzzRandom: RandomNumberGenerator {
  private var state: UInt64

  /// The generator of the sequence with a number, in a run with a seed.
  init(seed: UInt64, sequence: Int) {
    state = splitmix_output(seed) &+ splitmix_output(UInt64(truncatingIfNeeded: sequence) &+ 1)
  }

  mutating func next() -> UInt64 {
    state = splitmix_next(state)
    return splitmix_output(state)
  }

  /// A whole number from 0 that is less than a limit, which is at least 1.
  mutating func below(_ limit: Int) -> Int {
    // Not `Int.random`, whose way to a number is the standard library's own affair.
    Int(truncatingIfNeeded: next() >> 33) % limit
  }
}

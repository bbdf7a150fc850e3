import CSplitMix

/// SplitMix64: random tests that are the same on every run.
package struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state = splitmix_next(state)
    return splitmix_output(state)
  }
}

import CAnimSplitMix

/// The generator SplitMix64, for random tests that are the same on every run.
///
/// G. L. Steele, D. Lea, C. H. Flood, "Fast splittable pseudorandom number generators", 2014.
package struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  /// A generator whose numbers depend on the seed alone.
  package init(seed: UInt64) { state = seed }

  /// The next number of the sequence, of 64 random bits.
  package mutating func next() -> UInt64 {
    state = splitmix_next(state)
    return splitmix_output(state)
  }
}

public import Foundation

/// A source of random numbers.
public protocol GKRandom {
  /// A number of the source's range.
  func nextInt() -> Int
  /// A number from 0 to below `upperBound`.
  func nextInt(upperBound: Int) -> Int
  /// A number from 0 to 1.
  func nextUniform() -> Float
  /// A yes or a no.
  func nextBool() -> Bool
}

/// Random numbers that follow from the scenario's seed, unless a source has a seed of its own.
///
/// The numbers of a seed are not those of GameplayKit: the algorithm here is SplitMix64.
open class GKRandomSource: NSObject, GKRandom {
  private var state: UInt64

  /// A source of another seed each time.
  public override init() { state = .random(in: 0 ... .max) }

  /// A source of that seed.
  init(seed: UInt64) { state = seed }

  /// A source that all share.
  open class func sharedRandom() -> GKRandomSource { GKRandomSource() }

  /// 64 random bits.
  func nextBits() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }

  /// A number of 32 bits with its sign.
  open func nextInt() -> Int { Int(Int32(truncatingIfNeeded: nextBits())) }

  /// A number from 0 to below `upperBound`; 0 for bounds below 2.
  open func nextInt(upperBound: Int) -> Int {
    guard upperBound > 1 else { return 0 }
    return Int(nextBits().multipliedFullWidth(by: UInt64(upperBound)).high)
  }

  /// A number from 0 to below 1.
  open func nextUniform() -> Float { Float(nextBits() >> 40) / 16_777_216 }

  /// A yes or a no.
  open func nextBool() -> Bool { nextBits() >> 63 == 1 }

  /// The objects in a random order.
  open func arrayByShufflingObjects(in array: [Any]) -> [Any] {
    var shuffled = array
    for index in shuffled.indices.dropFirst().reversed() {
      shuffled.swapAt(index, nextInt(upperBound: index + 1))
    }
    return shuffled
  }
}

/// Random numbers whose quality is good for a long time: here those of all sources.
open class GKARC4RandomSource: GKRandomSource {
  /// The bytes from which the numbers follow.
  public var seed: Data

  /// A source of another seed each time.
  public override convenience init() {
    self.init(seed: Data((0..<8).map { _ in UInt8.random(in: 0 ... .max) }))
  }

  /// A source whose numbers follow from bytes.
  public init(seed: Data) {
    self.seed = seed
    super.init(
      seed: seed.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 })
  }

  /// Drops values, so that those that follow are harder to guess.
  open func dropValues(_ count: Int) { for _ in 0..<count { _ = nextBits() } }
}

/// Random numbers that are quickly made: here those of all sources.
open class GKLinearCongruentialRandomSource: GKRandomSource {
  /// The number from which the numbers follow.
  public var seed: UInt64

  /// A source of another seed each time.
  public override convenience init() { self.init(seed: .random(in: 0 ... .max)) }

  /// A source whose numbers follow from a number.
  public override init(seed: UInt64) {
    self.seed = seed
    super.init(seed: seed)
  }
}

/// Random numbers of a long period: here those of all sources.
open class GKMersenneTwisterRandomSource: GKRandomSource {
  /// The number from which the numbers follow.
  public var seed: UInt64

  /// A source of another seed each time.
  public override convenience init() { self.init(seed: .random(in: 0 ... .max)) }

  /// A source whose numbers follow from a number.
  public override init(seed: UInt64) {
    self.seed = seed
    super.init(seed: seed)
  }
}

/// Whole numbers of a range, each as often as the others.
open class GKRandomDistribution: NSObject, GKRandom {
  /// The smallest number.
  public let lowestValue: Int
  /// The greatest number.
  public let highestValue: Int
  let source: any GKRandom

  /// Numbers of a source within bounds, both included.
  public init(randomSource source: any GKRandom, lowestValue: Int, highestValue: Int) {
    self.source = source
    self.lowestValue = lowestValue
    self.highestValue = highestValue
  }

  /// Numbers within bounds, both included.
  public convenience init(lowestValue: Int, highestValue: Int) {
    self.init(
      randomSource: GKRandomSource(), lowestValue: lowestValue, highestValue: highestValue)
  }

  /// Numbers from 1 to the number of sides.
  public convenience init(forDieWithSideCount sideCount: Int) {
    self.init(lowestValue: 1, highestValue: sideCount)
  }

  /// A die of six sides.
  open class func d6() -> GKRandomDistribution { GKRandomDistribution(forDieWithSideCount: 6) }

  /// A die of 20 sides.
  open class func d20() -> GKRandomDistribution { GKRandomDistribution(forDieWithSideCount: 20) }

  /// The number of different numbers.
  public var numberOfPossibleOutcomes: Int { highestValue - lowestValue + 1 }

  /// A number of the range.
  open func nextInt() -> Int {
    lowestValue + source.nextInt(upperBound: numberOfPossibleOutcomes)
  }

  /// A number of the range below `upperBound`.
  open func nextInt(upperBound: Int) -> Int {
    lowestValue
      + source.nextInt(upperBound: min(numberOfPossibleOutcomes, upperBound - lowestValue))
  }

  /// A number of the range as a part of its greatest.
  open func nextUniform() -> Float { Float(nextInt()) / Float(max(1, highestValue)) }

  /// A yes or a no.
  open func nextBool() -> Bool { source.nextBool() }
}

/// Whole numbers of a range of which none comes again before all have come.
open class GKShuffledDistribution: GKRandomDistribution {
  private var bag: [Int] = []

  open override func nextInt() -> Int {
    if bag.isEmpty { bag = Array(lowestValue...highestValue) }
    return bag.remove(at: source.nextInt(upperBound: bag.count))
  }
}

/// Whole numbers of a range, those in its middle most often.
open class GKGaussianDistribution: GKRandomDistribution {
  /// The middle of the range.
  open var mean: Float { Float(lowestValue + highestValue) / 2 }
  /// A sixth of the range's width, so that nearly all numbers are within it.
  open var deviation: Float { Float(highestValue - lowestValue) / 6 }

  open override func nextInt() -> Int {
    // The sum of twelve uniform numbers has a variance of 1.
    let normal = (0..<12).reduce(Float(-6)) { sum, _ in sum + source.nextUniform() }
    let value = Int((mean + normal * deviation).rounded())
    return min(max(value, lowestValue), highestValue)
  }
}

extension NSArray {
  /// The objects in a random order that the source decides on.
  public func shuffled(using randomSource: GKRandomSource) -> [Any] {
    randomSource.arrayByShufflingObjects(in: map { $0 })
  }

  /// The objects in a random order.
  public func shuffled() -> [Any] { shuffled(using: GKRandomSource()) }
}

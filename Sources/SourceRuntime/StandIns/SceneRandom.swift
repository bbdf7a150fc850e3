import CDeterminism
public import Foundation

// Random numbers of sources: a scene's, the same in every run. These declarations are taken instead of
// the standard library's, which has the same ones with the system's numbers.

/// Numbers that the seed of the scene determines; outside of a scene the system's.
public struct SceneRandom: RandomNumberGenerator, Sendable {
  public init() {}

  public mutating func next() -> UInt64 { determinism_bits() }
}

public typealias SystemRandomNumberGenerator = SceneRandom

extension FixedWidthInteger {
  public static func random(in range: Range<Self>) -> Self {
    var source = SceneRandom()
    return random(in: range, using: &source)
  }

  public static func random(in range: ClosedRange<Self>) -> Self {
    var source = SceneRandom()
    return random(in: range, using: &source)
  }
}

extension BinaryFloatingPoint where RawSignificand: FixedWidthInteger {
  public static func random(in range: Range<Self>) -> Self {
    var source = SceneRandom()
    return random(in: range, using: &source)
  }

  public static func random(in range: ClosedRange<Self>) -> Self {
    var source = SceneRandom()
    return random(in: range, using: &source)
  }
}

extension Bool {
  public static func random() -> Bool {
    var source = SceneRandom()
    return random(using: &source)
  }
}

extension Collection {
  public func randomElement() -> Element? {
    var source = SceneRandom()
    return randomElement(using: &source)
  }
}

extension Sequence {
  public func shuffled() -> [Element] {
    var source = SceneRandom()
    return shuffled(using: &source)
  }
}

extension MutableCollection where Self: RandomAccessCollection {
  public mutating func shuffle() {
    var source = SceneRandom()
    shuffle(using: &source)
  }
}

/// What `UUID()` becomes in sources.
public func sceneUUID() -> UUID {
  var source = SceneRandom()
  let (high, low) = (source.next(), source.next())
  func byte(_ word: UInt64, _ index: UInt64) -> UInt8 { UInt8(word >> (8 * index) & 0xff) }
  // Version and variant as random ones have them.
  return UUID(
    uuid: (
      byte(high, 0), byte(high, 1), byte(high, 2), byte(high, 3), byte(high, 4), byte(high, 5),
      byte(high, 6) & 0x0f | 0x40, byte(high, 7), byte(low, 0) & 0x3f | 0x80, byte(low, 1),
      byte(low, 2), byte(low, 3), byte(low, 4), byte(low, 5), byte(low, 6), byte(low, 7)
    ))
}

import CAnimDeterminism
public import Foundation

// Random numbers of sources: a scene's, the same in every run. These declarations are taken instead of
// the standard library's, which has the same ones with the system's numbers.

/// Numbers that the seed of the scene determines; outside of a scene the system's.
public struct SceneRandom: RandomNumberGenerator, Sendable {
  /// A source of the scene's numbers; all sources draw from the same ones.
  public init() {}

  /// The next 64 bits.
  public mutating func next() -> UInt64 { determinism_bits() }
}

/// The scene's numbers in place of the system's, where sources name those.
public typealias SystemRandomNumberGenerator = SceneRandom

extension FixedWidthInteger {
  /// A number of the scene in a range without its end, which must not be empty.
  public static func random(in range: Range<Self>) -> Self {
    var source = SceneRandom()
    return random(in: range, using: &source)
  }

  /// A number of the scene in a range with its end.
  public static func random(in range: ClosedRange<Self>) -> Self {
    var source = SceneRandom()
    return random(in: range, using: &source)
  }
}

extension BinaryFloatingPoint where RawSignificand: FixedWidthInteger {
  /// A number of the scene in a range without its end, which must not be empty.
  public static func random(in range: Range<Self>) -> Self {
    var source = SceneRandom()
    return random(in: range, using: &source)
  }

  /// A number of the scene in a range with its end.
  public static func random(in range: ClosedRange<Self>) -> Self {
    var source = SceneRandom()
    return random(in: range, using: &source)
  }
}

extension Bool {
  /// A truth value by the scene's numbers.
  public static func random() -> Bool {
    var source = SceneRandom()
    return random(using: &source)
  }
}

extension Collection {
  /// An element by the scene's numbers; nil if there is none.
  public func randomElement() -> Element? {
    var source = SceneRandom()
    return randomElement(using: &source)
  }
}

extension Sequence {
  /// The elements in an order by the scene's numbers.
  public func shuffled() -> [Element] {
    var source = SceneRandom()
    return shuffled(using: &source)
  }
}

extension MutableCollection where Self: RandomAccessCollection {
  /// Reorders the elements by the scene's numbers.
  public mutating func shuffle() {
    var source = SceneRandom()
    shuffle(using: &source)
  }
}

/// An identifier of version 4 by the scene's numbers, in place of `UUID()` in sources.
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

import CAnimSplitMix

/// A sequence of numbers that only its seed decides: SplitMix64.
struct Dice {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func bits() -> UInt64 {
    state = splitmix_next(state)
    return splitmix_output(state)
  }

  /// 0 ≤ value < 1, in steps of 2⁻²⁴.
  mutating func unit() -> Float { Float(bits() >> 40) * 0x1p-24 }

  mutating func number(_ low: Float, _ high: Float) -> Float { low + (high - low) * unit() }

  mutating func number(below count: Int) -> Int { Int(bits() >> 33) % count }

  mutating func chance(_ probability: Float) -> Bool { unit() < probability }

  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[number(below: elements.count)]
  }

  /// A sum of uniform numbers with mean 0 and standard deviation 1.
  mutating func bell() -> Float {
    var sum: Float = 0
    for _ in 0..<12 { sum += unit() }
    return sum - 6
  }
}

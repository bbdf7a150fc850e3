/// A sequence of numbers that only its seed decides: SplitMix64 (Steele, Lea and Flood 2014).
struct Dice {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func bits() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
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

/// Numbers that follow from a seed (SplitMix64).
struct Chance: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt32) { state = UInt64(seed) }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var value = state
    value = (value ^ value >> 30) &* 0xbf58_476d_1ce4_e5b9
    value = (value ^ value >> 27) &* 0x94d0_49bb_1331_11eb
    return value ^ value >> 31
  }

  /// True once in so many times.
  mutating func once(in count: Int) -> Bool { Int.random(in: 0..<count, using: &self) == 0 }

  mutating func pick<Elements: RandomAccessCollection>(_ elements: Elements) -> Elements.Element? {
    elements.randomElement(using: &self)
  }

  /// A number as text: mostly a usual one, sometimes one that a program may not have thought of.
  mutating func number() -> String {
    let odd = [
      "0", "-0.0", "1", "-1", "0.5", "2", "1e-9", "1e-320", "0.001", "-0.5", "3.3333333", "16",
      "99",
      "255", "256", "600", "4096", "65536", "1e6", "-1e6", "2147483648", "9223372036854775807",
      "9223372036854775808", "1e18", "1e19", "-1e19", "1e100", "1e308", "-1.7976931348623157e308",
      ".nan", ".inf", "-.inf", "nan", "inf", "0x1p1023",
    ]
    switch Int.random(in: 0..<6, using: &self) {
    case 0...1: return odd[Int.random(in: odd.indices, using: &self)]
    case 2: return "\(Int.random(in: -4...400, using: &self))"
    case 3: return "\(Int.random(in: 0...12, using: &self))"
    case 4: return "\(Double(Int.random(in: -40...400, using: &self)) / 40)"
    default: return "\(Double(Int.random(in: 0...100, using: &self)) / 100)"
    }
  }
}

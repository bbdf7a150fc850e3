import AnimGeometry
import Foundation

/// Takes numbers and letters out of the values of SVG's attributes.
struct SVGScanner {
  private let bytes: [UInt8]
  private var position = 0

  init(_ text: some StringProtocol) { bytes = Array(text.utf8) }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// Whether all was read, but for space.
  var isAtEnd: Bool { bytes[position...].allSatisfy(Self.isSpace) }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 32 || (9...13).contains(byte) }

  private static func isDigit(_ byte: UInt8?) -> Bool {
    byte.map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ?? false
  }

  private mutating func skipSeparators() {
    while let byte = next, Self.isSpace(byte) || byte == UInt8(ascii: ",") { position += 1 }
  }

  private mutating func skipDigits() {
    while Self.isDigit(next) { position += 1 }
  }

  private mutating func skip(oneOf letters: String) -> Bool {
    guard let byte = next, letters.utf8.contains(byte) else { return false }
    position += 1
    return true
  }

  /// A number, after space or commas; nil if something else comes, which is left there.
  ///
  /// Numbers need nothing between them that can be told apart: `1.5.5-2e3` are three.
  mutating func number() -> Double? {
    skipSeparators()
    let start = position
    _ = skip(oneOf: "+-")
    skipDigits()
    if skip(oneOf: ".") { skipDigits() }
    let mantissa = position
    if skip(oneOf: "eE") {
      _ = skip(oneOf: "+-")
      if Self.isDigit(next) { skipDigits() } else { position = mantissa }
    }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    guard let value = Double(text), value.isFinite, abs(value) < 1e15 else {
      position = start
      return nil
    }
    return value
  }

  /// All numbers that come, up to something else.
  mutating func numbers() -> [Double] {
    var numbers: [Double] = []
    while let number = number() { numbers.append(number) }
    return numbers
  }

  /// A flag of an arc, which is one digit and needs nothing after it.
  mutating func flag() -> Bool? {
    skipSeparators()
    guard let byte = next, byte == UInt8(ascii: "0") || byte == UInt8(ascii: "1") else {
      return nil
    }
    position += 1
    return byte == UInt8(ascii: "1")
  }

  /// The letters that come, after space or commas; empty if something else comes.
  mutating func letters() -> String {
    skipSeparators()
    let start = position
    while let byte = next, byte | 32 >= UInt8(ascii: "a"), byte | 32 <= UInt8(ascii: "z") {
      position += 1
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// One letter, after space or commas.
  mutating func letter() -> Character? {
    skipSeparators()
    guard let byte = next, byte | 32 >= UInt8(ascii: "a"), byte | 32 <= UInt8(ascii: "z") else {
      return nil
    }
    position += 1
    return Character(Unicode.Scalar(byte))
  }

  /// The numbers between the parentheses that come; nil if something else comes.
  mutating func arguments() -> [Double]? {
    skipSeparators()
    guard skip(oneOf: "(") else { return nil }
    let numbers = numbers()
    skipSeparators()
    return skip(oneOf: ")") ? numbers : nil
  }
}

/// A length with its unit.
struct SVGLength {
  private let value: Double
  private let unit: String

  /// Nil for what is none.
  init?(_ text: String?) {
    guard let text else { return nil }
    var scanner = SVGScanner(text)
    guard let value = scanner.number() else { return nil }
    self.value = value
    unit = text.hasSuffix("%") ? "%" : scanner.letters().lowercased()
  }

  /// Whether it is a part of another length.
  var isRelative: Bool { unit == "%" }

  /// User units, of which 96 are an inch.
  ///
  /// - Parameter whole: What 100 % are.
  /// - Returns: The length.
  func inUnits(of whole: Double) -> Double {
    switch unit {
    case "%": value / 100 * whole
    case "pt": value * 96 / 72
    case "pc": value * 16
    case "in": value * 96
    case "cm": value * 96 / 2.54
    case "mm": value * 96 / 25.4
    case "em", "rem": value * 16
    case "ex": value * 8
    default: value
    }
  }
}

extension CGAffineTransform {
  /// What a `transform` attribute says, up to the first function that is not understood; the last acts on points first.
  init(svg text: String?) {
    self = .identity
    guard let text else { return }
    var scanner = SVGScanner(text)
    while true {
      let name = scanner.letters()
      guard let numbers = scanner.arguments(), let first = numbers.first else { return }
      let second = numbers.count > 1 ? numbers[1] : nil
      let function: CGAffineTransform
      switch name {
      case "matrix" where numbers.count == 6:
        function = CGAffineTransform(
          a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4],
          ty: numbers[5])
      case "translate": function = CGAffineTransform(translationX: first, y: second ?? 0)
      case "scale": function = CGAffineTransform(scaleX: first, y: second ?? first)
      case "rotate":
        let (x, y) = numbers.count > 2 ? (numbers[1], numbers[2]) : (0, 0)
        function = CGAffineTransform(translationX: -x, y: -y)
          .concatenating(CGAffineTransform(rotationAngle: first * .pi / 180))
          .concatenating(CGAffineTransform(translationX: x, y: y))
      case "skewX":
        function = CGAffineTransform(a: 1, b: 0, c: tan(first * .pi / 180), d: 1, tx: 0, ty: 0)
      case "skewY":
        function = CGAffineTransform(a: 1, b: tan(first * .pi / 180), c: 0, d: 1, tx: 0, ty: 0)
      default: return
      }
      self = function.concatenating(self)
    }
  }
}

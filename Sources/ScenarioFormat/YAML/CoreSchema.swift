import Foundation

// YAML 1.2 core schema, https://yaml.org/spec/1.2.2/#103-core-schema: `on`, `off`, `yes` and `no`
// are strings.
extension YAMLNode {
  var isNull: Bool {
    guard let scalar, scalar.isPlain else { return false }
    return ["", "~", "null", "Null", "NULL"].contains(scalar.text)
  }

  var bool: Bool? {
    guard let scalar, scalar.isPlain else { return nil }
    switch scalar.text {
    case "true", "True", "TRUE": return true
    case "false", "False", "FALSE": return false
    default: return nil
    }
  }

  /// A finite number; the core schema's `.inf` and `.nan` are no numbers that a scenario could use.
  var number: Double? {
    guard let scalar, scalar.isPlain else { return nil }
    return Self.number(scalar.text)
  }

  static func number(_ text: String) -> Double? {
    let digits = text.utf8
    if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map(Double.init) }
    if text.hasPrefix("0o") { return Int(text.dropFirst(2), radix: 8).map(Double.init) }
    let allowed = digits.allSatisfy {
      (0x30...0x39).contains($0) || [0x2B, 0x2D, 0x2E, 0x45, 0x65].contains($0)
    }
    guard allowed, digits.contains(where: { (0x30...0x39).contains($0) }) else { return nil }
    guard let value = Double(text.hasPrefix("+") ? String(text.dropFirst()) : text) else {
      return nil
    }
    return value.isFinite ? value : nil
  }

  var integer: Int? {
    number.flatMap { Int(exactly: $0) }
  }
}

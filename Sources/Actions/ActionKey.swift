import AnimPixels

/// The SHA-256 digest of everything that an action's outputs depend on.
///
/// Parts have a role, a name and a value, and are put in order, so that it does not matter in which they are found;
/// texts are preceded by their lengths, so that no two lists of parts run into one another.
package struct ActionKey: Hashable, Sendable {
  private var parts: [String] = []

  /// A key without parts.
  package init() {}

  /// Adds a part; a value of nil is that of what is not there.
  package mutating func add(_ role: String, _ name: String, _ value: String?) {
    func measured(_ text: String) -> String { "\(text.utf8.count):\(text)" }
    parts.append(
      "\(measured(role)) \(measured(name)) \(value.map(measured) ?? "-")\n")
  }

  /// 64 hexadecimal digits.
  package var digest: String {
    SHA256.digest(of: [UInt8](("render-anim action 1\n" + parts.sorted().joined()).utf8))
  }
}

/// A part of a source that is left out so that the rest of it compiles.
package struct Omission: Codable, Hashable, Sendable {
  /// What it is a part of, from the smallest.
  package enum Grain: Codable, Sendable {
    /// A `?` or `!` behind a value that is there in any case: what it is behind may be nothing on iOS, where the program's own is not.
    case mark
    /// What asks whether such a value is there: `if let a = b`. It is made one that may not be.
    case binding
    /// An attribute of a type or function, such as a macro of a module that is not there.
    case attribute
    /// A type in an inheritance clause.
    case inheritance
    /// A value in a statement that gives something a name or a condition.
    case value
    /// A statement in a function.
    case statement
    /// What a closure returns at one place.
    case result
    /// All that a function does; what it is called is still known.
    case body
    /// A member of a type.
    case member
    /// A declaration, or code, outside of any type.
    case declaration
  }

  package let grain: Grain
  /// Offsets of the source's bytes.
  package let range: Range<Int>
  /// The part in words for its author: the name of the function, member or type.
  package let name: String
  /// Why it is left out, in the compiler's words and with the place; empty if nobody says so.
  package var cause = ""

  /// Whether nothing is missing without it.
  package var isLossless: Bool { grain == .mark || grain == .binding }

  package static func == (first: Omission, second: Omission) -> Bool {
    first.grain == second.grain && first.range == second.range
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(grain)
    hasher.combine(range)
  }

  /// What is left out, as in "the function 'show()' is left out".
  package var words: String {
    switch grain {
    case .mark, .binding: "a mark"
    case .attribute: "'@\(name)'"
    case .inheritance: "'\(name)' in an inheritance clause"
    case .value: "the value of '\(name)'"
    case .statement: name.isEmpty ? "a statement" : "a statement in '\(name)'"
    case .result: name.isEmpty ? "what a closure returns" : "what a closure in '\(name)' returns"
    case .body: name.isEmpty ? "what a function does" : "what '\(name)' does"
    case .member, .declaration: name.isEmpty ? "a declaration" : "'\(name)'"
    }
  }
}

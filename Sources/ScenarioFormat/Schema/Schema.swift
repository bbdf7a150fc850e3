/// The shape of a value, as data: what the JSON Schema and the lists of the command line are made
/// from.
indirect enum Schema: Sendable {
  case boolean
  case number(Limits)
  case integer(Limits)
  /// Any scalar, taken as text; `pattern` is an ECMA 262 regular expression.
  case text(pattern: String?)
  case words([String])
  case list(Schema, count: ClosedRange<Int>?)
  case mapping(@Sendable () -> MappingDescription)
  /// A mapping whose keys are names that the user gives.
  case dictionary(Schema)
  case either([Schema])
  case anything
  /// Nothing, or an empty mapping.
  case empty
  /// For kinds that contain themselves, such as steps with steps inside.
  case deferred(@Sendable () -> Schema)

  static let text = Schema.text(pattern: nil)
}

/// The description of a mapping kind: its keys with their documentation.
struct MappingDescription: Sendable {
  /// Names the definition in the JSON Schema, and the mapping in messages.
  let name: String
  let doc: String
  let keys: [KeyDescription]
  /// Of these keys exactly one must be present; empty if there is no such rule.
  var exactlyOneOf: [String] = []
  /// The schema of the values of other keys; nil if other keys are mistakes.
  var otherKeys: Schema? = nil
  /// Which other keys there may be, as an ECMA 262 regular expression; any if empty.
  var otherKeyPattern = ""
  /// Whether at least one key must be there.
  var isNeverEmpty = false
  /// A key whose presence excuses missing ones; empty if none does.
  var requiredUnless = ""
}

struct KeyDescription: Sendable {
  let name: String
  let doc: String
  let schema: Schema
  var isRequired = false
  /// Spellings that mean this key elsewhere (Objective-C, SwiftUI, short forms).
  var synonyms: [String] = []
}

extension Double {
  /// Without a fraction if there is none.
  package var shortText: String {
    Int(exactly: self).map(String.init) ?? String(self)
  }
}

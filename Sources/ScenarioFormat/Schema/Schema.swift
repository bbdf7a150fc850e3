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
  /// What holds where the key is not there; nil if that cannot be said in a word.
  var initial: JSONValue? = nil
  /// A value in YAML; empty if none is known.
  var example = ""
  /// Spellings that mean this key elsewhere (Objective-C, SwiftUI, short forms).
  var synonyms: [String] = []
}

extension Schema {
  /// Whether a value has the shape; of mappings and patterns that is all that is asked.
  func fits(_ value: JSONValue) -> Bool {
    switch (self, value) {
    case (.boolean, .bool), (.text, .string), (.text(nil), .number), (.text(nil), .bool): true
    case (.number(let limits), .number(let number)): limits.contains(number)
    case (.integer(let limits), .number(let number)):
      limits.contains(number) && number == number.rounded()
    case (.words(let words), .string(let word)): words.contains(word)
    case (.list(let element, let count), .array(let values)):
      count?.contains(values.count) != false && values.allSatisfy { element.fits($0) }
    case (.mapping, .object), (.dictionary, .object): true
    case (.either(let schemas), _): schemas.contains { $0.fits(value) }
    case (.deferred(let schema), _): schema().fits(value)
    case (.anything, _): true
    default: false
    }
  }
}

extension Double {
  /// Without a fraction if there is none.
  package var shortText: String {
    Int(exactly: self).map(String.init) ?? String(self)
  }
}

import Testing

@testable import AnimScenarioFormat

/// Visits every key of the grammar, with a scenario around it.
struct GrammarWalk {
  /// A key, and a scenario that holds any value for it.
  struct Place: Sendable, CustomTestStringConvertible {
    let kind: String
    let key: KeyDescription
    let before: String
    let after: String

    var testDescription: String { "\(kind).\(key.name)" }
  }

  private(set) var places: [Place] = []
  private var seen: Set<String> = []

  static let places: [Place] = {
    var walk = GrammarWalk()
    walk.visit(ScenarioDraft.table.description, before: "", after: "")
    return walk.places
  }()

  private mutating func visit(_ kind: MappingDescription, before: String, after: String) {
    guard seen.insert(kind.name).inserted else { return }
    for key in kind.keys {
      let siblings = Self.siblings(of: key.name, in: kind)
      let place = Place(
        kind: kind.name, key: key, before: "\(before){\(siblings)\(key.name): ", after: "}\(after)")
      places.append(place)
      visit(key.schema, before: place.before, after: place.after)
    }
  }

  private mutating func visit(_ schema: Schema, before: String, after: String) {
    switch schema {
    case .mapping(let kind): visit(kind(), before: before, after: after)
    case .list(let element, let count):
      let more = String(
        repeating: ", \(Self.sample(element))", count: max(0, (count?.lowerBound ?? 1) - 1))
      visit(element, before: before + "[", after: more + "]" + after)
    case .dictionary(let element): visit(element, before: before + "{default: ", after: "}" + after)
    case .either(let schemas):
      for schema in schemas { visit(schema, before: before, after: after) }
    case .deferred(let schema): visit(schema(), before: before, after: after)
    case .boolean, .number, .integer, .text, .words, .anything, .empty: break
    }
  }

  /// The keys that must stand beside `key`, each followed by a comma.
  private static func siblings(of key: String, in kind: MappingDescription) -> String {
    var needed = kind.keys.filter { $0.isRequired && $0.name != key }
    if !kind.exactlyOneOf.isEmpty, !kind.exactlyOneOf.contains(key) {
      needed += kind.keys.filter { $0.name == kind.exactlyOneOf[0] }
    }
    // A scenario needs a layout and data unless it has a controller.
    if kind.name == "scenario", key != "controller" {
      needed += kind.keys.filter { ["layout", "dataSource"].contains($0.name) && $0.name != key }
    }
    return needed.map { "\($0.name): \(sample($0.schema)), " }.joined()
  }

  /// A value of this shape, in flow style.
  static func sample(_ schema: Schema) -> String {
    switch schema {
    case .boolean: return "true"
    case .number(let limits), .integer(let limits):
      return min(max(limits.low, 1), limits.high).shortText
    case .text: return "x"
    case .words(let words): return words[0]
    case .list(let element, let count):
      return
        "[\(Array(repeating: sample(element), count: count?.lowerBound ?? 1).joined(separator: ", "))]"
    case .mapping(let kind):
      let kind = kind()
      let lone = kind.exactlyOneOf.isEmpty ? "" : kind.keys[0].name
      let keys = kind.keys.filter { $0.isRequired || $0.name == lone }
      return "{\(keys.map { "\($0.name): \(sample($0.schema))" }.joined(separator: ", "))}"
    case .dictionary: return "{}"
    case .either(let schemas): return sample(schemas[0])
    case .anything: return "1"
    case .empty: return "{}"
    case .deferred(let schema): return sample(schema())
    }
  }
}

extension Schema {
  /// Whether some mapping with free keys is of this shape, so that junk may be right.
  var acceptsAnyMapping: Bool {
    switch self {
    case .dictionary, .anything: true
    case .either(let schemas): schemas.contains(where: \.acceptsAnyMapping)
    case .deferred(let schema): schema().acceptsAnyMapping
    case .mapping(let kind): kind().otherKeys != nil
    default: false
    }
  }
}

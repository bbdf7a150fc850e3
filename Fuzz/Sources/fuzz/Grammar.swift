import Foundation
import FuzzTargets

/// What may stand in a scenario, from its JSON Schema, as something to make values from.
struct Grammar {
  indirect enum Shape {
    case boolean
    case number(ClosedRange<Double>?, isWhole: Bool)
    case text
    case words([String])
    case list(Shape, ClosedRange<Int>)
    case kind(String)
    case dictionary(Shape)
    case either([Shape])
    case anything
  }

  /// A kind of mapping.
  struct Kind {
    var keys: [(name: String, shape: Shape)] = []
    var required: Set<String> = []
    /// The keys of which there is one.
    var cases: [String] = []
    var otherKeys: Shape?
  }

  private(set) var kinds: [String: Kind] = [:]
  /// The kinds that have a key, by its name.
  private var owners: [String: [String]] = [:]
  private var words: [String] = []

  init() {
    let root = try? JSONSerialization.jsonObject(with: Data(ScenarioSchema.text.utf8))
    let definitions = (root as? [String: Any])?["definitions"] as? [String: [String: Any]] ?? [:]
    precondition(!definitions.isEmpty, "the schema has no definitions")
    for (name, definition) in definitions { kinds[name] = Self.kind(definition) }
    for name in kinds.keys.sorted() {
      for key in kinds[name]?.keys ?? [] { owners[key.name, default: []].append(name) }
    }
    words = ScenarioSchema.formulaWords
  }

  // MARK: Schema

  private static func kind(_ definition: [String: Any]) -> Kind {
    var kind = Kind()
    let properties = definition["properties"] as? [String: [String: Any]] ?? [:]
    kind.keys = properties.sorted { $0.key < $1.key }.map { ($0.key, shape($0.value)) }
    kind.required = Set(definition["required"] as? [String] ?? [])
    let choices = definition["oneOf"] as? [[String: [String]]] ?? []
    kind.cases = choices.flatMap { $0["required"] ?? [] }
    if definition["maxProperties"] as? Int == 1 { kind.cases = properties.keys.sorted() }
    let others = definition["patternProperties"] as? [String: [String: Any]]
    kind.otherKeys = others?.values.first.map(shape)
    if let other = definition["additionalProperties"] as? [String: Any] {
      kind.otherKeys = shape(other)
    }
    return kind
  }

  private static func shape(_ schema: [String: Any]) -> Shape {
    if let reference = schema["$ref"] as? String {
      return .kind(String(reference.dropFirst("#/definitions/".count)))
    }
    // What is chosen by the type of the value, or by a key of it.
    if let then = schema["then"] as? [String: Any] {
      let other = schema["else"] as? [String: Any]
      return .either([shape(then)] + (other.map { [shape($0)] } ?? []))
    }
    if let all = schema["allOf"] as? [[String: Any]] {
      return all.count == 1 ? shape(all[0]) : .either(all.map(shape))
    }
    if let choices = schema["anyOf"] as? [[String: Any]] { return .either(choices.map(shape)) }
    if let words = schema["enum"] as? [String] { return .words(words) }
    if let types = schema["type"] as? [String] {
      return .either(types.map { shape(schema.merging(["type": $0]) { $1 }) })
    }
    switch schema["type"] as? String {
    case "boolean": return .boolean
    case "number", "integer":
      let low = schema["minimum"] as? Double
      let high = schema["maximum"] as? Double
      let limits = low.map { $0...max($0, high ?? $0 + 100) }
      return .number(limits, isWhole: schema["type"] as? String == "integer")
    case "array":
      let count = (schema["minItems"] as? Int ?? 0)...(schema["maxItems"] as? Int ?? 3)
      return .list(shape(schema["items"] as? [String: Any] ?? [:]), count)
    case "object":
      return (schema["additionalProperties"] as? [String: Any]).map { .dictionary(shape($0)) }
        ?? .anything
    case "string": return .text
    default: return schema["type"] == nil ? .anything : .text
    }
  }

  // MARK: Values

  /// A value for a key, in flow style; nil if no kind has the key.
  func value(forKey key: String, _ chance: inout Chance) -> String? {
    guard let owner = chance.pick(owners[key] ?? []),
      let shape = kinds[owner]?.keys.first(where: { $0.name == key })?.shape
    else { return nil }
    return text(shape, depth: 0, &chance)
  }

  /// An entry that may stand beside a key; nil if none may.
  func sibling(ofKey key: String, _ chance: inout Chance) -> String? {
    guard let owner = chance.pick(owners[key] ?? []), let kind = kinds[owner] else { return nil }
    let others = kind.keys.filter { $0.name != key && !kind.cases.contains($0.name) }
    guard let other = chance.pick(others) else { return nil }
    return "\(other.name): \(text(other.shape, depth: 0, &chance))"
  }

  /// Something that may stand in a list beside a mapping that has the key; nil if no kind has it.
  func neighbour(ofKey key: String, _ chance: inout Chance) -> String? {
    chance.pick(owners[key] ?? []).map { mapping($0, depth: 0, &chance) }
  }

  private func text(_ shape: Shape, depth: Int, _ chance: inout Chance) -> String {
    // Now and then something else altogether.
    if chance.once(in: 40) { return chance.once(in: 2) ? chance.number() : word(&chance) }
    switch shape {
    case .boolean: return chance.once(in: 2) ? "true" : "false"
    case .number(let limits, let isWhole):
      guard let limits, !chance.once(in: 4) else { return chance.number() }
      let places = [
        limits.lowerBound, limits.upperBound, Double.random(in: limits, using: &chance),
      ]
      let number = chance.pick(places) ?? 0
      return isWhole && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
    case .text: return word(&chance)
    case .words(let words): return chance.pick(words) ?? ""
    case .list(let element, let count):
      let length = depth > 4 ? count.lowerBound : Int.random(in: count, using: &chance)
      let elements = (0..<min(6, length)).map { _ in text(element, depth: depth + 1, &chance) }
      return "[\(elements.joined(separator: ", "))]"
    case .kind(let name): return depth > 5 ? "{}" : mapping(name, depth: depth + 1, &chance)
    case .dictionary(let element):
      return "{a: \(text(element, depth: depth + 1, &chance))}"
    case .either(let shapes):
      guard let shape = chance.pick(shapes) else { return "0" }
      return text(shape, depth: depth, &chance)
    case .anything: return chance.once(in: 2) ? chance.number() : word(&chance)
    }
  }

  private func mapping(_ name: String, depth: Int, _ chance: inout Chance) -> String {
    guard let kind = kinds[name] else { return "{}" }
    let chosenCase = chance.pick(kind.cases)
    let wanted = depth > 3 ? 0 : Int.random(in: 0...2, using: &chance)
    let extras = Set((0..<wanted).compactMap { _ in chance.pick(kind.keys)?.name })
      .subtracting(kind.cases)
    var entries: [String] = []
    for (key, shape) in kind.keys
    where key == chosenCase || kind.required.contains(key) || extras.contains(key) {
      entries.append("\(key): \(text(shape, depth: depth + 1, &chance))")
    }
    if let other = kind.otherKeys, chance.once(in: 2) {
      entries.append("a: \(text(other, depth: depth + 1, &chance))")
    }
    return "{\(entries.joined(separator: ", "))}"
  }

  /// A text, a name or an expression.
  private func word(_ chance: inout Chance) -> String {
    let usual = [
      "a", "default", "header", "\"\"", "item", "\"#ff8040\"", "\"#80ff8040\"", "50%", "1s",
      "\"(item)\"", "\"(item.index)\"", "bounds.width", "\"[0, 0]\"", "first", "last", "flow",
      "\"item * 30 % 70\"", "\"bounds.width / item\"", "\"min(item, 3)\"", "\"-(1 / 0)\"",
    ]
    switch Int.random(in: 0..<4, using: &chance) {
    case 0: return chance.pick(words) ?? "a"
    case 1:
      let operation = chance.pick(["+", "-", "*", "/", "%", "<", "=="]) ?? "+"
      return "\"\(chance.pick(words) ?? "a") \(operation) \(chance.number())\""
    default: return chance.pick(usual) ?? "a"
    }
  }
}

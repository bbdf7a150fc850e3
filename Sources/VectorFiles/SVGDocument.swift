import AnimXML
import Foundation

/// The elements of an SVG file, with what its style sheets say of them.
struct SVGDocument {
  /// A rule of a style sheet for elements of a name, class or identifier.
  private struct Rule {
    /// The element's name; nil for any.
    var element: Substring?
    var id: String?
    var classes: Set<Substring> = []
    var properties: [String: String] = [:]

    /// Identifiers count more than classes, those more than names.
    var weight: Int { (id == nil ? 0 : 100) + classes.count * 10 + (element == nil ? 0 : 1) }
  }

  let root: XMLElement
  private var elements: [String: XMLElement] = [:]
  private var rules: [Rule] = []

  /// Nil for what is no SVG file.
  init?(_ bytes: Data) {
    guard let root = XMLElement(xml: bytes), root.localName == "svg" else { return nil }
    self.root = root
    collect(root)
    // The later of those that count the same has the last word.
    rules = rules.enumerated().sorted {
      ($0.element.weight, $0.offset) < ($1.element.weight, $1.offset)
    }
    .map(\.element)
  }

  private mutating func collect(_ element: XMLElement) {
    if let id = element["id"], elements[id] == nil { elements[id] = element }
    if element.localName == "style" { add(sheet: element.text) }
    for child in element.children { collect(child) }
  }

  /// The element of an identifier.
  subscript(_ id: String?) -> XMLElement? { id.flatMap { elements[$0] } }

  /// The element that another one refers to.
  func target(of element: XMLElement) -> XMLElement? {
    guard let link = element["href"] ?? element["xlink:href"], link.hasPrefix("#") else {
      return nil
    }
    return elements[String(link.dropFirst())]
  }

  // MARK: Style

  /// Takes over the rules of a sheet for single elements; those for elements within others and for media are left out.
  private mutating func add(sheet: String) {
    let text = sheet.replacing(/\/\*.*?\*\//.dotMatchesNewlines(), with: "")
    for part in text.split(separator: "}") {
      let halves = part.split(separator: "{", omittingEmptySubsequences: false)
      guard halves.count == 2 else { continue }
      let properties = Self.declarations(String(halves[1]))
      for selector in halves[0].split(separator: ",") {
        guard var rule = Self.rule(selector.trimmingCharacters(in: .whitespacesAndNewlines)) else {
          continue
        }
        rule.properties = properties
        rules.append(rule)
      }
    }
  }

  /// The rule of a selector such as `path.a.b`, without properties; nil for one of another form.
  private static func rule(_ selector: String) -> Rule? {
    guard !selector.isEmpty, !selector.contains(where: { " >+~:[@".contains($0) }) else {
      return nil
    }
    var rule = Rule()
    var (kind, name) = (Character(" "), selector.prefix { $0 != "." && $0 != "#" })
    var rest = selector[name.endIndex...]
    while true {
      switch kind {
      case ".": rule.classes.insert(name)
      case "#": rule.id = String(name)
      default: if !name.isEmpty, name != "*" { rule.element = name }
      }
      guard let next = rest.first else { return rule }
      kind = next
      rest = rest.dropFirst()
      name = rest.prefix { $0 != "." && $0 != "#" }
      rest = rest[name.endIndex...]
    }
  }

  /// The properties of `name: value; …`.
  private static func declarations(_ text: String) -> [String: String] {
    var properties: [String: String] = [:]
    for declaration in text.split(separator: ";") {
      let parts = declaration.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { continue }
      let value = parts[1].replacing("!important", with: "")
      properties[parts[0].trimmingCharacters(in: .whitespacesAndNewlines)] =
        value.trimmingCharacters(in: .whitespacesAndNewlines)
    }
    return properties
  }

  /// What is said of an element: by its attributes, by style sheets, which count more, and by its own style, which counts most.
  func properties(of element: XMLElement) -> [String: String] {
    var properties = element.attributes
    if !rules.isEmpty {
      let names = element["class"] ?? ""
      let classes = Set(names.split(whereSeparator: \.isWhitespace))
      for rule in rules {
        guard rule.element == nil || rule.element == element.localName,
          rule.id == nil || rule.id == element["id"], rule.classes.isSubset(of: classes)
        else { continue }
        properties.merge(rule.properties) { $1 }
      }
    }
    if let style = element["style"] { properties.merge(Self.declarations(style)) { $1 } }
    return properties
  }
}

extension XMLElement {
  /// The name without the prefix of a namespace.
  var localName: Substring { name.split(separator: ":").last ?? "" }
}

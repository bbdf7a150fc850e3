extension Schema {
  /// The shape in words, as a person would ask for it: `a number from 0 to 1`, `a list of steps`.
  var text: String {
    switch self {
    case .boolean: "true or false"
    case .number(let limits): "a number \(limits.text)"
    case .integer(let limits): "a whole number \(limits.text)"
    case .text: "a text"
    case .words(let words): Self.some(of: words, separator: ", ")
    case .list(let element, let count):
      if let count, count.lowerBound == count.upperBound {
        "\(count.lowerBound) times: \(element.text)"
      } else {
        "a list of: \(element.text)"
      }
    case .mapping(let kind): kind().name
    case .dictionary(let element): "names, each with: \(element.text)"
    case .either(let schemas):
      // A value of several spellings often has the same words for two of them.
      Self.some(
        of: schemas.map(\.text).reduce(into: []) { if !$0.contains($1) { $0.append($1) } },
        separator: "; or ")
    case .anything: "any value"
    case .empty: "nothing"
    case .deferred(let schema): schema().text
    }
  }

  /// All texts, or the first of them if there are too many to read; the lists of the command line and
  /// the pages of classes, colors and devices have all.
  private static func some(of texts: [String], separator: String) -> String {
    let most = 8
    guard texts.count > most else { return texts.joined(separator: separator) }
    return texts.prefix(3).joined(separator: separator) + " and \(texts.count - 3) others"
  }

  /// The kinds of mappings that are named in the shape, in order.
  fileprivate var mappings: [MappingDescription] {
    switch self {
    case .mapping(let kind): [kind()]
    case .list(let element, _), .dictionary(let element): element.mappings
    case .either(let schemas): schemas.flatMap(\.mappings)
    case .deferred(let schema): schema().mappings
    case .boolean, .number, .integer, .text, .words, .anything, .empty: []
    }
  }
}

extension MappingDescription {
  /// This kind and all that may stand in it, each once, in the order in which a reader meets them.
  var reachable: [MappingDescription] {
    var result = [self]
    var names: Set = [name]
    var next = 0
    while next < result.count {
      let schemas = result[next].keys.map(\.schema) + [result[next].otherKeys].compactMap(\.self)
      for kind in schemas.flatMap(\.mappings) where names.insert(kind.name).inserted {
        result.append(kind)
      }
      next += 1
    }
    return result
  }
}

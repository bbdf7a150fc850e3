import AnimScenarioFormat

/// An option with the value that holds, and the place that it comes from.
struct EffectiveOption: Hashable {
  /// The places that values come from, the first that has one counting.
  enum Origin: Hashable {
    /// The command line, under this name of an option.
    case flag(String)
    /// A variable of the environment.
    case variable(String)
    /// The scenario, a file that it includes, or a `.render-anim.yml`.
    case file(SourceRange)
    case `default`
  }

  /// The long name of the option, without dashes.
  let name: String
  /// The value as it could be given; empty for none.
  let value: String
  let origin: Origin
}

extension EffectiveOption.Origin: CustomStringConvertible {
  var description: String {
    switch self {
    case .flag(let name): "--\(name)"
    case .variable(let name): name
    case .file(let place): "\(place)"
    case .default: "default"
    }
  }
}

extension EffectiveOption: Encodable {
  private enum Key: String, CodingKey { case name, value, origin }
  private enum OriginKey: String, CodingKey { case kind, name, file, line, column }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(name, forKey: .name)
    try container.encode(value, forKey: .value)
    var place = container.nestedContainer(keyedBy: OriginKey.self, forKey: .origin)
    switch origin {
    case .flag(let name):
      try place.encode("flag", forKey: .kind)
      try place.encode(name, forKey: .name)
    case .variable(let name):
      try place.encode("variable", forKey: .kind)
      try place.encode(name, forKey: .name)
    case .file(let range):
      try place.encode("file", forKey: .kind)
      try place.encode(range.file, forKey: .file)
      try place.encode(range.line, forKey: .line)
      try place.encode(range.column, forKey: .column)
    case .default: try place.encode("default", forKey: .kind)
    }
  }
}

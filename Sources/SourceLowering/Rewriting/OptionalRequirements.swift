/// The code that stands for the optional members of a protocol.
struct OptionalRequirements {
  private let type: Declaration
  private let access: String
  private let methods: [Declaration]
  private let properties: [Declaration]

  init(_ type: Declaration, _ members: [Declaration]) {
    self.type = type
    methods = members.filter { $0.kind == .function }
    properties = members.filter { $0.kind == .property }
    access =
      if type.has("public") || type.has("open") {
        "public "
      } else if type.isVisible {
        ""
      } else {
        "fileprivate "
      }
  }

  /// The name of the protocol that has the default values of properties; nil without such properties.
  ///
  /// One extension cannot declare a property twice, as a default of the required type and as what is
  /// asked for.
  var defaults: String? { properties.isEmpty ? nil : "_Defaults_\(type.name)" }

  var code: String {
    var lines: [String] = []
    if let defaults {
      lines += ["\(access)protocol \(defaults): AnyObject {}", "extension \(defaults) {"]
      lines += properties.map { property in
        "  @_disfavoredOverload \(access)var \(property.name): \(property.type) { get { "
          + "OptionalRequirement.missing(\(Lowering.literal(property.name))) } "
          + (property.isSettable ? "set {} }" : "}")
      }
      lines.append("}")
    }
    lines.append("extension \(type.name) {")
    for method in methods {
      lines.append(
        "  \(access)func \(method.name)(\(parameters(of: method))) -> \(result(of: method)) { "
          + "OptionalRequirement.missing(\(Lowering.literal(method.fullName))) }")
    }
    for property in properties {
      let isForced = property.type.hasSuffix("!")
      let value = isForced ? property.type.dropLast() + "?" : property.type[...]
      lines.append(
        "  \(access)var \(property.name): (\(value))? { OptionalRequirement.call("
          + "\(Lowering.literal(property.name))) { self.\(property.name) as \(value) } }")
    }
    for name in names {
      let isPlain = methods.contains { $0.name == name && $0.parameters.isEmpty }
      lines.append(
        "  \(access)var \(isPlain ? Self.prefix : "")\(name): \(caller(name))? "
          + "{ get { \(caller(name))(target: self) } }")
    }
    lines.append("}")
    for name in names { lines += callerCode(name) }
    return lines.joined(separator: "\n")
  }

  /// The base names, each once.
  private var names: [String] {
    var names: [String] = []
    for method in methods where !names.contains(method.name) { names.append(method.name) }
    return names
  }

  /// Before the name of the value that calls a method without parameters.
  static let prefix = "_optional_"

  private func caller(_ name: String) -> String { "_Optional_\(type.name)_\(name)" }

  private func callerCode(_ name: String) -> [String] {
    var lines = [
      "\(access)struct \(caller(name)) {", "  fileprivate let target: any \(type.name)",
    ]
    for method in methods where method.name == name {
      let result = result(of: method)
      let arguments = method.parameters.map { parameter in
        let value = parameter.type.hasPrefix("inout ") ? "&\(parameter.name)" : parameter.name
        return parameter.label == "_" ? value : "\(parameter.label): \(value)"
      }.joined(separator: ", ")
      let call = "target.\(name)(\(arguments))"
      let isOptional = result.hasSuffix("?") || result.hasSuffix("!")
      lines.append(
        "  @discardableResult \(access)func callAsFunction(\(parameters(of: method))) -> "
          + "(\(isOptional ? String(result.dropLast()) : result))? { "
          + "OptionalRequirement.call(\(Lowering.literal(method.fullName))) { \(call) }"
          + (isOptional ? " ?? nil }" : " }"))
      if !isOptional {
        lines.append(
          "  @_disfavoredOverload @discardableResult \(access)func "
            + "callAsFunction(\(parameters(of: method))) -> \(result) { \(call) }")
      }
      // `if let tapped = delegate?.didTap { tapped(view, 3) }`: a method as a value has no labels.
      if method.parameters.contains(where: { $0.label != "_" }),
        methods.count(where: { $0.name == name }) == 1
      {
        let unnamed = method.parameters.map { "_ \($0.name): \($0.type)" }.joined(separator: ", ")
        lines.append(
          "  @discardableResult \(access)func callAsFunction(\(unnamed)) -> "
            + "(\(isOptional ? String(result.dropLast()) : result))? { "
            + "OptionalRequirement.call(\(Lowering.literal(method.fullName))) { \(call) }"
            + (isOptional ? " ?? nil }" : " }"))
      }
    }
    return lines + ["}"]
  }

  private func result(of method: Declaration) -> String {
    method.type.isEmpty ? "Void" : method.type
  }

  private func parameters(of method: Declaration) -> String {
    method.parameters.map { parameter in
      let label =
        parameter.label == parameter.name ? parameter.label : "\(parameter.label) \(parameter.name)"
      return "\(label): \(parameter.type)"
    }.joined(separator: ", ")
  }
}

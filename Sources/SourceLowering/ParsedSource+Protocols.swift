extension ParsedSource {
  /// Makes protocols with optional methods, and those of Objective-C, plain protocols of classes.
  ///
  /// An optional method gets a default implementation that says that it is missing, and
  /// `delegate.method?(…)` calls a value that finds out whether it was the default that ran. An optional
  /// property is asked for by another one of its name and of an optional type.
  mutating func lowerProtocols() {
    for declaration in declarations where declaration.kind == .protocol {
      let isObjectiveC = declaration.attributes.contains { tokens[$0.lowerBound].is("@objc") }
      guard isObjectiveC else { continue }
      var optional: [Declaration] = []
      for member in declaration.members {
        guard let modifier = member.modifiers.first(where: { $0.text == "optional" }) else {
          continue
        }
        if member.kind == .property {
          edits.replace(bytes(of: modifier.range), with: "@_disfavoredOverload")
        } else {
          blank(modifier.range)
        }
        optional.append(member)
      }
      let requirements = OptionalRequirements(declaration, optional)
      restrictToClasses(declaration, requirements.defaults)
      if !optional.isEmpty { appendix.append(requirements.code) }
    }
  }

  /// Protocols once said `weak` of properties, which is for classes to say.
  mutating func strengthenRequirements() {
    for declaration in declarations where declaration.kind == .protocol {
      for member in declaration.members {
        for modifier in member.modifiers where modifier.text == "weak" { blank(modifier.range) }
      }
    }
  }

  /// `delegate.method!(…)` becomes `delegate.method(…)`: every method has an implementation here, if
  /// only the default one.
  mutating func callOptionalMethods(of inventory: Inventory) {
    // Without arguments, method and value would have the same name.
    for index in tokens.indices.dropFirst().dropLast(3)
    where tokens[index + 1].is("?") && tokens[index + 2].is("(") && tokens[index + 3].is(")")
      && tokens[index - 1].text.hasSuffix(".") && inventory.isPlainOptional(tokens[index].text)
    {
      edits.insert(OptionalRequirements.prefix, at: tokens[index].range.lowerBound)
    }
    for index in tokens.indices.dropFirst().dropLast(2)
    where tokens[index + 1].is("!") && tokens[index + 2].is("(") && tokens[index - 1].is(".")
      && tokens[index + 2].range.lowerBound == tokens[index + 1].range.upperBound
      && inventory.isOptionalMethod(tokens[index].text)
    {
      edits.replace(bytes(of: index + 1..<index + 2), with: "")
    }
  }

  /// Default implementations of public protocols become public too, as the stage's delegate is, which
  /// lives in another module than the app's own.
  mutating func publishDefaults(of inventory: Inventory) {
    for declaration in declarations
    where declaration.kind == .extension && !declaration.hasAccess {
      guard
        let type = inventory.protocols.first(where: { $0.name == declaration.name && $0.isPublic })
      else { continue }
      let requirements = Set(type.members.map(\.fullName))
      for member in declaration.members
      where !member.hasAccess && requirements.contains(member.fullName) {
        edits.insert("public ", at: tokens[member.keyword].range.lowerBound)
      }
    }
  }

  /// - Parameter defaults: A protocol for the declared one to inherit from, if not nil.
  private mutating func restrictToClasses(_ declaration: Declaration, _ defaults: String?) {
    let inherited = ["AnyObject", defaults].compactMap(\.self).joined(separator: ", ")
    if let colon = declaration.inheritanceColon, let body = declaration.body {
      // The former spelling of the same.
      if let word = (colon..<body.lowerBound).first(where: { tokens[$0].is("class") }) {
        edits.replace(bytes(of: word..<word + 1), with: inherited)
        return
      }
      if defaults == nil, declaration.inheritance.contains("AnyObject") { return }
      edits.insert(" \(inherited),", at: tokens[colon].range.upperBound)
    } else if let body = declaration.body {
      edits.insert(": \(inherited) ", at: tokens[body.lowerBound].range.lowerBound)
    }
  }
}

/// The code that stands for the optional members of a protocol.
private struct OptionalRequirements {
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

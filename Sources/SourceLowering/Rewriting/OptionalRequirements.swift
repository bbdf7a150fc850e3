/// The code that stands for the optional members of a protocol.
///
/// Protocols have no optional members without Objective-C. Here such a member is a requirement that may throw
/// `UnimplementedRequirement`: classes implement it without throwing, and the default implementation does nothing
/// else. `delegate.method?(…)` calls a value that answers nil for what was thrown.
struct OptionalRequirements {
  private let type: Declaration
  private let access: String
  /// Whether it is a protocol of UIKit's, and not of an app.
  private let isFramework: Bool
  private let methods: [Declaration]
  private let properties: [Declaration]

  init(_ type: Declaration, _ members: [Declaration], isFramework: Bool = false) {
    self.type = type
    self.isFramework = isFramework
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

  /// The error that a requirement throws that is not implemented.
  static let error = "UnimplementedRequirement"

  static let effect = "throws(\(error))"

  /// The name of the protocol that has the default values of properties; nil without such properties.
  ///
  /// One extension cannot declare a property twice, as a default of the required type and as what is
  /// asked for.
  var defaults: String? { properties.isEmpty ? nil : "_Defaults_\(type.name)" }

  var code: String {
    var lines: [String] = []
    if let defaults {
      lines += [
        "\(isolation)\(access)protocol \(defaults): AnyObject {}", "extension \(defaults) {",
      ]
      lines += properties.map { property in
        "  @_disfavoredOverload \(access)var \(property.name): \(property.type) "
          + "{ get \(Self.effect) { throw \(Self.error)() } }"
      }
      lines.append("}")
    }
    lines.append("extension \(type.name) {")
    for method in methods {
      lines += documentation("Default: not implemented.")
      lines.append(
        "  \(isolation(of: method))\(access)func \(method.name)(\(method.parameterList)) \(effect(of: method))"
          + "\(method.resultClause) { \(defaultCode(of: method)) }")
    }
    for property in properties {
      let isForced = property.type.hasSuffix("!")
      let value = isForced ? property.type.dropLast() + "?" : property.type[...]
      lines.append(
        "  \(access)var \(property.name): (\(value))? { try? self.\(property.name) as \(value) }")
    }
    for name in names {
      let isPlain = methods.contains { $0.name == name && $0.parameters.isEmpty }
      // `guard let tableView = self?.tableView` is a class's own property. A base name of one method may be asked for as a value.
      let yields = methods.count(where: { $0.name == name }) > 1 ? "@_disfavoredOverload " : ""
      lines += documentation("The calls of `\(name)` with a question mark.")
      lines.append(
        "  \(isolation.isEmpty ? isolation(of: name) : "")\(yields)\(access)var \(isPlain ? Self.prefix : "")\(name): \(caller(name))? "
          + "{ get { \(caller(name))(target: self) } }")
    }
    lines.append("}")
    for name in names { lines += callerCode(name) }
    return lines.joined(separator: "\n")
  }

  /// What a method does where a class leaves it out: who stands behind the object is asked, as far as that can be said, or nobody.
  private func defaultCode(of method: Declaration) -> String {
    let types = method.parameters.map(\.type)
    guard !method.isAsync, !throwsMore(method), !method.isGeneric,
      // What is changed in place, or may not outlive the call, cannot be handed on.
      !types.contains(where: {
        $0.hasPrefix("inout ")
          || $0.contains("->") && !$0.contains("@escaping") && !$0.hasSuffix("?")
          || $0.contains("Self") || $0.hasSuffix("...") || $0.contains("@autoclosure")
      })
    else { return "throw \(Self.error)()" }
    let arguments = method.parameters.map(\.name).joined(separator: ", ")
    let name = Lowering.literal(method.fullName)
    return "\(method.safetyMarker)try forwarded(from: self, \(name), [\(arguments)]) "
      + "{ (target: any \(type.name)) \(Self.effect)\(method.resultClause.isEmpty ? " -> Void" : method.resultClause) "
      + "in \(method.safetyMarker)try \(method.call(on: "target")) }"
  }

  /// The base names, each once.
  private var names: [String] {
    var names: [String] = []
    for method in methods where !names.contains(method.name) { names.append(method.name) }
    return names
  }

  /// Before the name of the value that calls a method without parameters.
  static let prefix = "_optional_"

  /// The method that `method!(…)` calls instead of the one that `method?(…)` does.
  static let requiredCall = "required"

  /// Of the types that are added.
  private var isolation: String {
    isFramework || type.attributes.contains("@MainActor") ? Self.isolation : ""
  }

  /// Of the default of a method that is the main actor's where the type is not.
  private func isolation(of method: Declaration) -> String {
    isolation.isEmpty && method.attributes.contains("@MainActor") ? Self.isolation : ""
  }

  /// Of what is added for the methods of a base name, some of which may be the main actor's where the type is not.
  private func isolation(of name: String) -> String {
    let isOwn = methods.contains { $0.name == name && $0.attributes.contains("@MainActor") }
    return isolation.isEmpty && isOwn ? Self.isolation : isolation
  }

  static let isolation = "@preconcurrency @MainActor "

  private func caller(_ name: String) -> String { "_Optional_\(type.name)_\(name)" }

  /// The calls of all methods of a base name: `callAsFunction` answers nil for what is not implemented, `required`
  /// ends the program as Objective-C does.
  private func callerCode(_ name: String) -> [String] {
    var lines = documentation(
      "Calls of the optional methods `\(name)` of `\(type.name)`.", indent: "")
    lines += [
      "\(isolation(of: name))\(access)struct \(caller(name)) {",
      "  fileprivate let target: any \(type.name)",
    ]
    if isFramework {
      lines += [
        "  private var subject: String?", "",
        "  fileprivate init(target: any \(type.name)) { self.target = target }", "",
        "  /// The same calls, which the call log notes.",
        "  func noted(_ subject: @autoclosure () -> String = \"\") -> Self "
          + "{ var noted = self; noted.subject = CallLog.isRecording ? subject() : nil; return noted }",
        "",
        "  private func note(_ name: String) "
          + "{ if let subject { CallLog.note(.\(receiver), name, subject) } }",
      ]
    }
    for method in methods where method.name == name {
      lines += documentation("The answer; nil where there is no such method.")
      lines.append(asking(method, method.parameterList))
      lines += documentation("The answer; ends the program where there is no such method.")
      lines.append("  " + requiring(method, Self.requiredCall))
      // What needs an answer that is not optional takes this one.
      if !method.hasOptionalResult {
        lines += documentation("The answer; ends the program where there is no such method.")
        lines.append("  @_disfavoredOverload " + requiring(method, "callAsFunction"))
      }
      // `if let tapped = delegate?.didTap { tapped(view, 3) }`: a method as a value has no labels.
      if method.parameters.contains(where: { $0.label != "_" }),
        methods.count(where: { $0.name == name }) == 1
      {
        let unnamed = method.parameters.map { "_ \($0.name): \($0.type)" }.joined(separator: ", ")
        lines += documentation("The same for the method as a value, which has no labels.")
        lines.append(asking(method, unnamed))
      }
    }
    if !isFramework {
      lines += methods.filter { $0.name == name }.compactMap(referenceCode)
    }
    return lines + ["}"]
  }

  /// The name of the function that returns the method of a full name, such as `pager(_:didSelect:)`, or nil.
  static func reference(_ fullName: String) -> String {
    "_reference_" + fullName.map { $0.isLetter || $0.isNumber ? String($0) : "_" }.joined()
  }

  /// The method as a value, which is nil for who does not implement it: `if let tapped = delegate?.view(_:didTap:)`.
  ///
  /// A function returns it, since methods of one full name may take other types.
  private func referenceCode(_ method: Declaration) -> String? {
    guard !method.isAsync, !throwsMore(method), !method.parameters.contains(where: \.isInOut) else {
      return nil
    }
    let types = method.parameters.map(\.type).joined(separator: ", ")
    let places = method.parameters.indices.map { "$\($0)" }
    let arguments = zip(method.parameters, places).map { parameter, place in
      parameter.label == "_" ? place : "\(parameter.label): \(place)"
    }.joined(separator: ", ")
    let result = method.type.isEmpty ? "Void" : method.type
    return "  \(access)func \(Self.reference(method.fullName))() -> ((\(types)) -> \(result))? "
      + "{ AnimSourceRuntime.OptionalMethods.implements(\(Lowering.literal(method.fullName)), target) "
      + "? { self.\(Self.requiredCall)(\(arguments)) } : nil }"
  }

  private func asking(_ method: Declaration, _ parameters: String) -> String {
    let call = method.call(on: "target")
    let result = method.type.isEmpty ? "Void" : method.type
    let answer = method.hasOptionalResult ? String(result.dropLast()) : result
    let head =
      "  @discardableResult \(access)func callAsFunction(\(parameters))"
      + "\(method.isAsync ? " async" : "")"
    if throwsMore(method) {
      return head + " throws -> (\(answer))? "
        + "{ do { return try \(call) } catch is \(Self.error) { return nil } }"
    }
    let note = isFramework ? "note(\(Lowering.literal(method.fullName))); return " : ""
    return head + " -> (\(answer))? { \(note)\(method.safetyMarker)try? \(call) }"
  }

  private func requiring(_ method: Declaration, _ name: String) -> String {
    let isVoid = method.type.isEmpty || method.type == "Void"
    let head =
      "\(isVoid ? "" : "@discardableResult ")\(access)func \(name)(\(method.parameterList))"
      + "\(method.isAsync ? " async" : "")"
    let call = method.call(on: "target")
    if throwsMore(method) {
      return head + " throws\(method.resultClause) { try \(call) }"
    }
    let layout = method.parameters.first { $0.label == "layout" }
    let end =
      isFramework && layout != nil
      ? "return error.value(\(Lowering.literal(method.fullName)), of: \(layout?.name ?? ""), for: target)"
      : "error.stop(\(Lowering.literal(method.fullName)), of: target)"
    return head + "\(method.resultClause) { do { return \(method.safetyMarker)try \(call) } "
      + "catch { \(end) } }"
  }

  /// A comment for what is added to UIKit; nobody reads what is added to an app.
  private func documentation(_ text: String, indent: String = "  ") -> [String] {
    isFramework ? ["\(indent)/// \(text)"] : []
  }

  /// The name in the call log for an object with the protocol.
  private var receiver: String { type.name.contains("DataSource") ? "dataSource" : "delegate" }

  /// Whether a method throws errors of its own.
  private func throwsMore(_ method: Declaration) -> Bool {
    method.isThrowing && method.thrownType != Self.error
  }

  private func effect(of method: Declaration) -> String {
    (method.isAsync ? "async " : "") + (throwsMore(method) ? "throws" : Self.effect)
  }
}

extension Declaration.Parameter {
  fileprivate var isInOut: Bool { type.hasPrefix("inout ") }
}

extension Declaration {
  /// The text between a method's parentheses, without default values.
  var parameterList: String {
    parameters.map { parameter in
      let label =
        parameter.label == parameter.name ? parameter.label : "\(parameter.label) \(parameter.name)"
      return "\(label): \(parameter.type)"
    }.joined(separator: ", ")
  }

  /// ` -> Int`; nothing for a method without a result.
  var resultClause: String { type.isEmpty ? "" : " -> \(type)" }

  var hasOptionalResult: Bool { type.hasSuffix("?") || type.hasSuffix("!") }

  /// `unsafe ` before a call with pointers, which are valid during the call.
  var safetyMarker: String { parameters.contains { $0.type.contains("Unsafe") } ? "unsafe " : "" }

  /// A call of a method with its own parameters as arguments.
  func call(on target: String) -> String {
    let arguments = parameters.map { parameter in
      let value = parameter.type.hasPrefix("inout ") ? "&\(parameter.name)" : parameter.name
      return parameter.label == "_" ? value : "\(parameter.label): \(value)"
    }.joined(separator: ", ")
    return "\(isAsync ? "await " : "")\(target).\(name)(\(arguments))"
  }
}

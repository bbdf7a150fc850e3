import SwiftSyntax

/// What an app's delegate says of the looks of all bars and views, taken out of its code: a screen that is shown without the delegate
/// has these looks on iOS, too.
package enum CommonLooks {
  /// The class that says them; its static method `dress()` does.
  package static let className = "GeneratedCommonLooks"

  /// Whether a file may have a part in them.
  package static func mayAsk(_ text: String) -> Bool {
    text.contains(".appearance(") || text.contains("window?.tintColor")
  }

  /// The protocols of delegates.
  package static let delegates: Set = [
    "UIApplicationDelegate", "UIWindowSceneDelegate", "UISceneDelegate",
  ]

  /// A file with the statements that ask for them, each in its line, and with what those need of the delegate's file.
  ///
  /// These are statements that name an appearance proxy, alone or where only the version of iOS is asked for, and what is done before with
  /// the constants that they use; the tint of the window; and calls of functions without arguments that do such a thing themselves.
  ///
  /// - Parameters:
  ///   - delegate: The file of the app's delegate.
  ///   - others: Files with functions that the delegate may call.
  /// - Returns: The file; nil if the delegate asks for none.
  package static func source(of delegate: SwiftSource, calling others: [SwiftSource])
    -> SwiftSource?
  {
    DeepStack.run {
      let functions = others.reduce(into: Set<String>()) { names, other in
        let finder = LookFunctions(viewMode: .sourceAccurate)
        finder.walk(ParsedSource(other).syntax)
        names.formUnion(finder.names)
      }
      return Extract(of: delegate, functions).source
    }
  }
}

/// The functions without parameters that name appearance proxies: `apply` of all files, `Theme.apply` of types.
private final class LookFunctions: SyntaxVisitor {
  private(set) var names: Set<String> = []

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.signature.parameterClause.parameters.isEmpty,
      node.body?.description.contains(".appearance(") == true
    else { return .visitChildren }
    let owner = sequence(first: Syntax(node), next: \.parent).lazy.compactMap { syntax in
      syntax.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
        ?? syntax.asProtocol((any NamedDeclSyntax).self).flatMap {
          $0.is(FunctionDeclSyntax.self) ? nil : $0.name.text
        }
    }.first
    names.insert((owner.map { "\($0)." } ?? "") + node.name.text)
    return .skipChildren
  }
}

/// What is kept of a delegate's file.
private struct Extract {
  private let file: ParsedSource
  /// Functions that set common looks, as calls name them.
  private let functions: Set<String>
  /// What stays as it is.
  private var kept: [Range<Int>] = []
  /// What is written before the byte at a place.
  private var added: [(place: Int, text: String)] = []
  /// The names in what is kept.
  private var words: Set<String> = []
  private var dressers = 0

  init(of source: SwiftSource, _ functions: Set<String>) {
    file = ParsedSource(source)
    self.functions = functions
    guard !file.syntax.hasError else { return }
    let top = file.syntax.statements.map { Syntax($0.item) }
    var members: [Syntax] = []
    let owners = Set(
      top.compactMap { item -> String? in
        if let type = item.as(ExtensionDeclSyntax.self) {
          return Self.isDelegate(type.inheritanceClause)
            ? type.extendedType.trimmedDescription : nil
        }
        guard let type = item.as(ClassDeclSyntax.self), Self.isDelegate(type.inheritanceClause)
        else { return nil }
        return type.name.text
      })
    for item in top {
      if let type = item.as(ClassDeclSyntax.self), owners.contains(type.name.text) {
        members += type.memberBlock.members.map { Syntax($0.decl) }
      } else if let type = item.as(ExtensionDeclSyntax.self),
        owners.contains(type.extendedType.trimmedDescription)
      {
        members += type.memberBlock.members.map { Syntax($0.decl) }
      }
    }
    for member in members {
      guard let function = member.as(FunctionDeclSyntax.self), let body = function.body else {
        continue
      }
      keep(body)
    }
    guard dressers > 0 else { return }
    addNeeded(of: members + top.filter { !$0.is(ClassDeclSyntax.self) })
  }

  private static func isDelegate(_ clause: InheritanceClauseSyntax?) -> Bool {
    clause?.inheritedTypes.contains {
      CommonLooks.delegates.contains($0.type.trimmedDescription)
    } == true
  }

  // MARK: Statements

  private mutating func keep(_ body: CodeBlockSyntax) {
    let items = Array(body.statements)
    var chosen = Set(items.indices.filter { isAsking(items[$0]) })
    guard !chosen.isEmpty else { return }
    // What those use comes before, and what is done with it belongs to them.
    var isComplete = false
    while !isComplete {
      isComplete = true
      let used = chosen.reduce(into: Set<String>()) { $0.formUnion(Self.words(in: items[$1])) }
      let bound = chosen.reduce(into: Set<String>()) { $0.formUnion(Self.bound(by: items[$1])) }
      for index in items.indices where !chosen.contains(index) {
        let item = items[index]
        let isNeeded = !Self.bound(by: item).isDisjoint(with: used)
        let isAboutIt =
          item.item.is(ExprSyntax.self) && !item.item.is(IfExprSyntax.self)
          && item.firstToken(viewMode: .sourceAccurate).map { bound.contains($0.text) } == true
        if isNeeded || isAboutIt {
          chosen.insert(index)
          isComplete = false
        }
      }
    }
    added.append(
      (body.leftBrace.trimmedBytes.lowerBound, "static func dress\(dressers)() {"))
    for index in chosen.sorted() {
      let item = items[index]
      words.formUnion(Self.words(in: item))
      guard let tint = Self.windowTint(item) else {
        kept.append(item.trimmedBytes)
        added.append((item.trimmedBytes.upperBound, ";"))
        continue
      }
      added.append((item.trimmedBytes.lowerBound, "UIWindow.appearance().tintColor = "))
      kept.append(tint.trimmedBytes)
    }
    added.append((body.rightBrace.trimmedBytes.lowerBound, "}"))
    dressers += 1
  }

  /// Whether a statement asks for a common look.
  private func isAsking(_ item: CodeBlockItemSyntax) -> Bool {
    if Self.windowTint(item) != nil { return true }
    if let call = item.item.as(FunctionCallExprSyntax.self), call.arguments.isEmpty,
      call.trailingClosure == nil
    {
      let name = call.calledExpression.trimmedDescription.split(separator: ".")
      // `Theme.apply()`, `Theme.shared.apply()`.
      let called = name.count > 2 ? [name[0], name[name.count - 1]] : name
      if functions.contains(called.joined(separator: ".")) { return true }
    }
    guard item.trimmedDescription.contains(".appearance(") else { return false }
    if item.item.is(DeclSyntax.self) { return item.item.is(VariableDeclSyntax.self) }
    guard let statement = item.item.as(ExpressionStmtSyntax.self) else {
      return item.item.is(ExprSyntax.self)
    }
    guard let condition = statement.expression.as(IfExprSyntax.self)?.conditions else {
      return false
    }
    return condition.allSatisfy { $0.condition.is(AvailabilityConditionSyntax.self) }
  }

  /// The colour that a statement gives to the delegate's window; nil for other statements.
  private static func windowTint(_ item: CodeBlockItemSyntax) -> ExprSyntax? {
    let elements = item.item.as(SequenceExprSyntax.self).map { Array($0.elements) } ?? []
    guard elements.count == 3, elements[1].is(AssignmentExprSyntax.self) else { return nil }
    let target = elements[0].trimmedDescription
    return ["window?.tintColor", "window!.tintColor", "self.window?.tintColor"].contains(target)
      ? elements[2] : nil
  }

  /// The names of the constants and variables that a statement declares.
  private static func bound(by item: CodeBlockItemSyntax) -> Set<String> {
    guard let declaration = item.item.as(VariableDeclSyntax.self) else { return [] }
    return Set(
      declaration.bindings.compactMap {
        $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
      })
  }

  private static func words(in syntax: some SyntaxProtocol) -> Set<String> {
    Set(
      syntax.tokens(viewMode: .sourceAccurate).compactMap { token in
        if case .identifier(let name) = token.tokenKind { name } else { nil }
      })
  }

  // MARK: What they need

  /// Keeps what the statements need of the delegate and of its file, as static members.
  private mutating func addNeeded(of declarations: [Syntax]) {
    var left = declarations.filter { $0.is(DeclSyntax.self) }
    var isComplete = false
    while !isComplete {
      isComplete = true
      for (index, declaration) in left.enumerated().reversed() {
        guard let range = needed(declaration) else { continue }
        left.remove(at: index)
        kept.append(range)
        added.append((range.lowerBound, declaration.isType ? "" : "static "))
        added.append((range.upperBound, ";"))
        words.formUnion(Self.words(in: declaration))
        isComplete = false
      }
    }
  }

  /// The bytes of a declaration without attributes and modifiers; nil if nothing needs it.
  private func needed(_ declaration: Syntax) -> Range<Int>? {
    let (names, start): (Set<String>, TokenSyntax)
    if let value = declaration.as(VariableDeclSyntax.self) {
      (names, start) = (
        Set(
          value.bindings.compactMap {
            $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
          }), value.bindingSpecifier
      )
      // What the delegate is given later is not known.
      guard value.bindings.allSatisfy({ $0.initializer != nil || $0.accessorBlock != nil }) else {
        return nil
      }
    } else if let function = declaration.as(FunctionDeclSyntax.self) {
      (names, start) = ([function.name.text], function.funcKeyword)
    } else if let type = declaration.as(StructDeclSyntax.self) {
      (names, start) = ([type.name.text], type.structKeyword)
    } else if let type = declaration.as(EnumDeclSyntax.self) {
      (names, start) = ([type.name.text], type.enumKeyword)
    } else {
      return nil
    }
    guard !names.isDisjoint(with: words) else { return nil }
    let range = declaration.trimmedBytes
    return start.trimmedBytes.lowerBound..<range.upperBound
  }

  // MARK: The file

  /// The file; nil if nothing asks for a look.
  var source: SwiftSource? {
    guard dressers > 0 else { return nil }
    let bytes = file.bytes
    var text =
      "import UIKit; @MainActor final class \(CommonLooks.className) { static func dress() { "
      + (0..<dressers).map { "dress\($0)()" }.joined(separator: "; ") + " }; "
    let places = added.enumerated().sorted {
      ($0.element.place, $0.offset) < ($1.element.place, $1.offset)
    }
    var next = places.map(\.element)[...]
    var stays = [Bool](repeating: false, count: bytes.count)
    for range in kept { for place in range { stays[place] = true } }
    var line: [UInt8] = Array(text.utf8)
    for (place, byte) in bytes.enumerated() {
      while let first = next.first, first.place == place {
        line += Array(first.text.utf8)
        next.removeFirst()
      }
      if stays[place] || byte == UInt8(ascii: "\n") { line.append(byte) }
    }
    line += next.flatMap { Array($0.text.utf8) } + Array(" }\n".utf8)
    text = String(decoding: line, as: UTF8.self)
    return SwiftSource(path: "\(file.path) (looks)", text: text)
  }
}

extension Syntax {
  fileprivate var isType: Bool { self.is(StructDeclSyntax.self) || self.is(EnumDeclSyntax.self) }
}

/// A function or property of an app that makes a layout, or a section of a compositional layout, as an expression that calls it.
package struct LayoutFunction: Hashable, Sendable {
  /// What comes of calling it.
  package enum Product: Hashable, Sendable {
    /// A layout of one of UIKit's classes, or of a class that descends from it.
    case layout(String)
    case section
  }

  package let name: String
  /// The type that it is a member of, with those around that; nil for none.
  package let typeName: String?
  package let path: String
  /// The lines that it stands in, from 1.
  package let lines: ClosedRange<Int>
  package let product: Product
  /// The expression that calls it; that of a section may mention its number, `section`, and its `environment`.
  package let expression: String
  /// Whether what it makes depends on the section.
  package let isAboutSections: Bool
  /// Whether sections scroll sideways.
  package let scrollsSections: Bool

  /// What is made up of one, or of all functions of a file that make sections.
  package struct Recipe: Hashable, Sendable {
    /// How the layout is called.
    package let title: String
    /// The class of UIKit's that the layout is of.
    package let className: String
    package let expression: String
    /// The number of sections that are different; nil for a layout that has the same for all.
    package let sectionCount: Int?
    package let scrollsSections: Bool
    /// The functions that it calls.
    package let functions: [LayoutFunction]
  }

  /// The classes of UIKit's that functions say they return.
  static let layoutNames: Set = [
    "UICollectionViewLayout", "UICollectionViewCompositionalLayout", "UICollectionViewFlowLayout",
  ]
  static let sectionName = "NSCollectionLayoutSection"

  /// Whether a declaration is one that makes a layout or a section, as far as its type tells.
  static func isMaker(_ declaration: Declaration) -> Bool {
    guard [.function, .property, .constant].contains(declaration.kind) else { return false }
    let type = plainName(declaration.type)
    return layoutNames.contains(type) || type == sectionName
  }

  /// The functions and properties of files that can be called from elsewhere with what can be made up, in their order.
  package static func all(in sources: [SwiftSource]) -> [LayoutFunction] {
    DeepStack.run {
      LegacySwift.migrated(sources).map { ParsedSource($0.source) }.flatMap { file in
        let finder = LayoutFunctionFinder(file)
        return finder.functions
      }
    }
  }

  /// The layouts that functions make, those that show most first.
  ///
  /// - Parameters:
  ///   - sources: The files of the functions.
  ///   - name: The name of a function or of its type; nil for any.
  /// - Returns: A recipe for each function that makes a layout, or else one for all that make sections.
  package static func recipes(in sources: [SwiftSource], named name: String?) -> [Recipe] {
    let functions = all(in: sources).filter { function in
      name.map { [function.name, function.typeName, function.title].contains($0) } ?? true
    }
    let layouts = functions.compactMap { function -> Recipe? in
      guard case .layout(let className) = function.product else { return nil }
      return Recipe(
        title: function.title, className: className, expression: function.expression,
        sectionCount: function.isAboutSections ? usualSections : nil,
        scrollsSections: function.scrollsSections, functions: [function])
    }
    guard layouts.isEmpty else { return layouts }
    let sections = functions.filter { $0.product == .section }
    let all = sections.count > 1 ? [recipe(of: Array(sections.prefix(mostSections)))] : []
    return all + sections.map { recipe(of: [$0]) }
  }

  /// As many as a layout is shown with whose sections differ.
  private static let usualSections = 3
  private static let mostSections = 5

  /// A layout of sections that follow each other.
  private static func recipe(of sections: [LayoutFunction]) -> Recipe {
    let isOne = sections.count == 1
    // In a chain of conditions, all need not be made for one.
    let conditions = sections.dropLast().enumerated().map { number, section in
      "section % \(sections.count) == \(number) ? \(section.expression) : "
    }
    let choice = conditions.joined() + (sections.last?.expression ?? "nil")
    let title = isOne ? sections[0].title : sections[0].typeTitle ?? sections[0].title
    return Recipe(
      title: title, className: "UICollectionViewCompositionalLayout",
      expression: "UICollectionViewCompositionalLayout { section, environment in \(choice) }",
      sectionCount: isOne ? (sections[0].isAboutSections ? usualSections : nil) : sections.count,
      scrollsSections: sections.contains(where: \.scrollsSections), functions: sections)
  }

  /// How a reader would call what it makes.
  private var title: String { typeTitle.map { "\($0).\(name)" } ?? name }

  /// The type, unless it is UIKit's.
  private var typeTitle: String? {
    typeName.flatMap { $0.hasPrefix("UI") || $0.hasPrefix("NS") ? nil : $0 }
  }

  /// A type's name without what makes it optional and the like.
  fileprivate static func plainName(_ type: String) -> String {
    var text = type[...]
    for word in ["@escaping ", "inout ", "any ", "some "] where text.hasPrefix(word) {
      text = text.dropFirst(word.count)
    }
    return text.filter { !"?! ()".contains($0) }
  }
}

/// Finds the functions of a file that make layouts.
private struct LayoutFunctionFinder {
  private let file: ParsedSource
  private(set) var functions: [LayoutFunction] = []
  /// The first case of each enumeration of the file that has one without a payload, and all of those.
  private var cases: [String: [String]] = [:]

  init(_ file: ParsedSource) {
    self.file = file
    file.declarations.forEachDeep { declaration, types in
      guard declaration.kind == .enum else { return }
      let names = declaration.members.filter { $0.kind == .case }.flatMap(\.caseNames)
      let path = (types.path + declaration.qualifiers + [declaration.name]).joined(separator: ".")
      if !names.isEmpty { cases[path] = names }
    }
    file.declarations.forEachDeep { declaration, types in note(declaration, in: types) }
  }

  private mutating func note(_ declaration: Declaration, in types: [Declaration]) {
    guard LayoutFunction.isMaker(declaration), !declaration.isGeneric, !declaration.isThrowing,
      !declaration.isAsync, !declaration.isUnavailable,
      // A stored property without a value is given one by its owner.
      !declaration.isStored || declaration.hasInitialValue,
      types.allSatisfy({ !$0.isGeneric && $0.kind != .protocol })
    else { return }
    let type = LayoutFunction.plainName(declaration.type)
    let isSection = type == LayoutFunction.sectionName
    guard let arguments = arguments(of: declaration, isSection: isSection) else { return }
    let text = String(decoding: file.bytes[declaration.range], as: UTF8.self)
    let lines =
      file.lines.line(
        of: declaration.range.lowerBound)...file.lines.line(
        of: max(declaration.range.lowerBound, declaration.range.upperBound - 1))
    let isAbout =
      arguments.contains("section") || text.contains("sectionProvider")
      || text.contains(/CompositionalLayout\s*(?:\(\s*\))?\s*\{[^{}]*?(?:\bin\b|\$0)/)
    for receiver in receivers(of: declaration, in: types, allCases: isSection) {
      functions.append(
        LayoutFunction(
          name: declaration.name,
          typeName: types.isEmpty ? nil : types.path.joined(separator: "."), path: file.path,
          lines: lines, product: isSection ? .section : .layout(type),
          expression: receiver + declaration.name + arguments, isAboutSections: isAbout,
          scrollsSections: text.contains("orthogonalScrollingBehavior")))
    }
  }

  /// What stands before the name, a dot included: the type, or an object of it that can be made; none where there is no such object.
  private func receivers(
    of declaration: Declaration, in types: [Declaration], allCases: Bool
  ) -> [String] {
    guard let type = types.last else { return [""] }
    let path = types.path.joined(separator: ".")
    if declaration.has("static") || declaration.has("class") { return ["\(path)."] }
    if let names = cases[path] {
      return names.prefix(allCases ? names.count : 1).map { "\(path).\($0)." }
    }
    if type.kind == .enum { return [] }
    // Of UIKit's classes there may be objects, but not those that the extension is about.
    if type.kind == .extension, path.hasPrefix("UI") || path.hasPrefix("NS") { return [] }
    return ["\(path)()."]
  }

  /// The arguments in parentheses; nil if one is of a type of which nothing can be made up.
  private func arguments(of declaration: Declaration, isSection: Bool) -> String? {
    guard declaration.kind == .function else { return "" }
    var texts: [String] = []
    for parameter in declaration.parameters where !parameter.hasDefault {
      guard let value = value(of: parameter, isSection: isSection) else { return nil }
      texts.append(parameter.label == "_" ? value : "\(parameter.label): \(value)")
    }
    return "(" + texts.joined(separator: ", ") + ")"
  }

  private func value(of parameter: Declaration.Parameter, isSection: Bool) -> String? {
    let words = "\(parameter.label) \(parameter.name)".lowercased()
    func isCalled(_ names: String...) -> Bool { names.contains(where: words.contains) }
    let type = LayoutFunction.plainName(parameter.type)
    switch type {
    case "NSCollectionLayoutEnvironment": return isSection ? "environment" : nil
    case "Int":
      if isCalled("section", "index"), !isCalled("count", "number") {
        return isSection ? "section" : "0"
      }
      return isCalled("row") ? "2" : "3"
    case "CGFloat", "Double", "Float":
      if isCalled("spacing", "inset", "padding", "margin", "gap") { return "8" }
      if isCalled("fraction", "ratio", "percent") { return "0.5" }
      return isCalled("width") ? "160" : isCalled("height", "size") ? "120" : "10"
    case "Bool": return "true"
    case "CGSize": return "CGSize(width: 160, height: 120)"
    case "UIEdgeInsets", "NSDirectionalEdgeInsets": return ".zero"
    default: break
    }
    if parameter.type.hasSuffix("?") { return "nil" }
    return cases[type]?.first.map { "\(type).\($0)" }
  }
}

extension ParsedSource {
  /// Shows what makes layouts and sections to other files.
  mutating func showLayoutFunctions() {
    let declarations = declarations
    declarations.forEachDeep { declaration, types in
      guard LayoutFunction.isMaker(declaration) else { return }
      for hidden in types + [declaration] { show(hidden) }
    }
  }
}

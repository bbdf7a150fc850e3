import SwiftSyntax

/// Rewrites the Swift files of an iOS app so that they compile without Objective-C.
///
/// Everything stays in its line, and what is only left out leaves spaces behind, so that the
/// compiler's messages name the places of the original. The files are rewritten together: a class may
/// be extended in another file than the one that declares it.
package struct Lowering: Sendable {
  /// What the sources are compiled into.
  package enum Purpose: Sendable {
    /// A library for a stage, whose clock, files and seed take the place of the system's.
    case stage
    /// A module of a package with tests, which run with the system's.
    case package
  }

  /// The line with which lowered files of a package begin.
  package static let mark = "// Lowered by render-anim."

  /// A file as it is given to the compiler.
  package struct Output: Sendable {
    /// Of the original.
    package let path: String
    package let text: String
    private let source: ParsedSource
    private let migration: LegacySwift.Migrated

    fileprivate init(
      _ source: ParsedSource, _ migration: LegacySwift.Migrated, _ purpose: Purpose
    ) {
      path = source.path
      self.source = source
      self.migration = migration
      let lowered = source.edits.applied(to: source.bytes, in: source.bytes.indices)
      var text = purpose == .package ? Self.heading(of: source.syntax) + "\n" : ""
      text += "#sourceLocation(file: \(Lowering.literal(source.path)), line: 1)\n"
      text += String(decoding: lowered, as: UTF8.self)
      if !source.appendix.isEmpty { text += "\n" + source.appendix.joined(separator: "\n") + "\n" }
      self.text = text
    }

    /// The first line of a file in a package.
    ///
    /// On iOS, XCTest brings UIKit along, and Objective-C what `SourceRuntime` stands in for. A file that
    /// imports nothing needs none of it.
    private static func heading(of syntax: SourceFileSyntax) -> String {
      let imports = syntax.statements.contains { $0.item.containsImport }
      return imports ? "import UIKit; import AnimSourceRuntime  \(mark)" : mark
    }

    /// What of the file can matter to what is in other files, before it is lowered: all but comments, private functions, what
    /// others do, and what properties of a type that is written down begin with.
    package var interface: [UInt8] { DeepStack.run { source.interface } }

    /// Whether it is all Swift, after what is done to it.
    package var isWellFormed: Bool { !source.syntax.hasError }

    /// The line of the original where it begins to be no Swift, from 1; nil if it is all Swift.
    package var faultyLine: Int? {
      guard source.syntax.hasError else { return nil }
      return DeepStack.run { [source] in
        let fault = source.syntax.tokens(viewMode: .all).first { token in
          token.presence == .missing
            || token.ancestors.contains { $0.is(UnexpectedNodesSyntax.self) }
        }
        return fault.map {
          source.lines.line(of: $0.positionAfterSkippingLeadingTrivia.utf8Offset)
        }
      }
    }

    /// Where what the compiler sees at a column of a line stands in the original, from 1.
    package func originalColumn(_ column: Int, line: Int) -> Int {
      migration.originalColumn(loweredColumn(column, line: line), line: line)
    }

    /// The column in the file as it was before it was lowered, but brought up to date.
    private func loweredColumn(_ column: Int, line: Int) -> Int {
      guard source.lines.lines.indices.contains(line - 1) else { return column }
      return source.edits.originalColumn(column, in: source.lines.lines[line - 1])
    }

    private func offset(line: Int, column: Int) -> Int? {
      source.lines.offset(line: line, column: loweredColumn(column, line: line))
    }

    /// The syntax at the place where the compiler sees it, from 1; nil beyond the text.
    package func place(line: Int, column: Int) -> SourcePlace? {
      offset(line: line, column: column).map { SourcePlace($0, in: source) }
    }

    /// The modules that the file imports under no condition, with the places of their names in the original, from 1.
    ///
    /// None of a file that is no Swift.
    package var imports: [(module: String, line: Int, column: Int)] {
      guard isWellFormed else { return [] }
      return source.syntax.statements.compactMap { statement in
        guard let name = statement.item.as(ImportDeclSyntax.self)?.path.first?.name else {
          return nil
        }
        let place = name.trimmedBytes.lowerBound
        let line = source.lines.line(of: place)
        let column = migration.originalColumn(source.lines.column(of: place), line: line)
        return (name.text, line, column)
      }
    }

    /// The modules that the file imports under conditions, be they met or not.
    package var conditionalImports: Set<String> {
      guard isWellFormed else { return [] }
      let finder = ConditionalImports(viewMode: .sourceAccurate)
      for statement in source.syntax.statements where statement.item.is(IfConfigDeclSyntax.self) {
        finder.walk(statement)
      }
      return finder.modules
    }

    /// The type outside of all others that what the compiler sees at a column of a line belongs to; nil for none.
    package func typeName(line: Int, column: Int) -> String? {
      offset(line: line, column: column).flatMap { offset in
        source.syntax.statements.first { $0.trimmedBytes.contains(offset) }
          .flatMap { $0.item.as(DeclSyntax.self) }.flatMap { declaration in
            declaration.as(ExtensionDeclSyntax.self)?.extendedType.names.first
              ?? declaration.asProtocol((any NamedDeclSyntax).self)?.name.text
          }
      }
    }

    /// The parts around what the compiler sees at a column of a line, from the smallest, for `omitting:`.
    package func omissions(line: Int, column: Int) -> [Omission] {
      offset(line: line, column: column).map(source.omissions) ?? []
    }

    /// The mark of an optional value that the compiler sees at a column of a line, or the condition with one; nil for anything else.
    package func optionality(line: Int, column: Int) -> Omission? {
      offset(line: line, column: column).flatMap(source.optionality)
    }

    /// The statement that begins in a line or goes on there, or what is left out where that is a function's result, for `omitting:`;
    /// nil for a line without any.
    package func statement(atLine line: Int) -> Omission? {
      guard source.lines.lines.indices.contains(line - 1) else { return nil }
      let range = source.lines.lines[line - 1]
      let start = range.first { !" \t".utf8.contains(source.bytes[$0]) }
      return start.flatMap { start in
        source.omissions(at: start).first { [.statement, .result, .body].contains($0.grain) }
      }
    }

    /// Whether a part begins with what the compiler sees at a column of a line.
    package func begins(_ part: Omission, line: Int, column: Int) -> Bool {
      offset(line: line, column: column) == part.range.lowerBound
    }
  }

  /// A member of an extension of another module's class that overrides, and cannot.
  package struct OmittedOverride: Sendable {
    package let path: String
    /// The place of the word `func` or `var`, from 1.
    package let line: Int
    package let column: Int
    /// The full name of the member.
    package let member: String
    /// The class that is extended.
    package let owner: String
  }

  package let outputs: [Output]
  /// What is left out, as only Objective-C's extensions can override.
  package let omittedOverrides: [OmittedOverride]
  /// The declarations of the files.
  package let inventory: Inventory
  /// The names of Foundation's types for which the files use stand-ins; they would mean something else if
  /// another file of the app declared them.
  package let systemNames: Set<String>

  /// The files of an app, lowered together.
  ///
  /// - Parameters:
  ///   - sources: The files as they were written.
  ///   - imported: The declarations of modules that the files import.
  ///   - absentModules: Modules whose imports are left out.
  ///   - omitted: What is left out, by file, as `Output.omissions` tells it.
  ///   - previewed: The paths of files whose previews become functions; those of others are left out.
  ///   - shown: A class that is to be seen outside of its file; nil for none.
  ///   - knownModules: The modules that are at hand, that of the sources among them.
  ///   - purpose: What the files are compiled into.
  ///   - parsed: Where the syntax of files is kept for the next time that they are lowered.
  package init(
    _ sources: [SwiftSource], importing imported: [Inventory] = [],
    absentModules: Set<String> = [],
    omitting omitted: [String: Set<Omission>] = [:], previewing previewed: Set<String> = [],
    showing shown: String? = nil, beside knownModules: Set<String> = [],
    for purpose: Purpose = .stage,
    reusing parsed: ParsedSources = ParsedSources()
  ) {
    self = DeepStack.run {
      Lowering(
        rewriting: sources, imported, absentModules, omitted, previewed, shown, knownModules,
        purpose,
        parsed)
    }
  }

  private init(
    rewriting sources: [SwiftSource], _ imported: [Inventory], _ absentModules: Set<String>,
    _ omitted: [String: Set<Omission>], _ previewed: Set<String>, _ shown: String?,
    _ knownModules: Set<String>, _ purpose: Purpose, _ parsed: ParsedSources
  ) {
    let migrations = LegacySwift.migrated(sources)
    var files = migrations.map { parsed[$0.source] }
    for (index, migration) in migrations.enumerated()
    where migration.isOlder && LegacySwift.comparesOptionals(migration.source.text) {
      files[index].appendix += LegacySwift.comparisons
    }
    var previewNumber = 0
    for index in files.indices {
      let isPreviewed = previewed.contains(files[index].path)
      files[index].omit(
        files[index].swiftUIParts.union(isPreviewed ? [] : files[index].previewParts)
          .union(omitted[files[index].path] ?? []))
      if isPreviewed { files[index].lowerPreviews(from: &previewNumber) }
      if let shown {
        files[index].show(classNamed: shown)
        // A layout of UIKit's comes of a function.
        if LayoutFunction.layoutNames.contains(shown) { files[index].showLayoutFunctions() }
      }
    }
    var inventory = Inventory(files, importing: imported)
    let scopes = Scopes(files)
    let conformances = InheritedRequirements.conformances(files)
    let views = DynamicViews(files, importing: imported)
    let substitutes =
      purpose == .stage
      ? Substitute.inPlace(of: absentModules, in: sources, beside: knownModules) : [:]
    let isObserved = purpose == .stage && ObservationRewriter.observes(files)
    var makesViews = imported.contains(where: \.makesViews)
    var systemNames: Set<String> = []
    for index in files.indices {
      let path = files[index].path
      if purpose == .stage { files[index].openOutlets() }
      files[index].closeFinalClasses()
      files[index].lowerProtocols()
      files[index].strengthenRequirements()
      views.initializable.lower(&files[index])
      if purpose == .stage { files[index].publishDefaults(of: inventory) }
      files[index].publishOptionalMethods(of: inventory)
      files[index].addDequeuingInitializers(inventory)
      files[index].addContextInitializers(inventory)
      files[index].addLayerInitializers(inventory)
      files[index].addLayerCopies(inventory)
      files[index].addManagedMembers(inventory)
      files[index].addMethodsOfSameSelectors(inventory, conformances)
      let standIns = StandInRewriter(path, scopes, purpose)
      let selectors = SelectorRewriter(files[index].bytes, inventory)
      var rewriters = [
        AttributeRewriter(),
        ImportRewriter(absentModules: absentModules, substitutes: substitutes, purpose),
        PlatformRewriter(), ConvenienceRewriter(), ClassConstraintRewriter(),
        FunctionTypeRewriter(), AttributeNameRewriter(),
        selectors, standIns, OptionalCallRewriter(inventory), ResultRewriter(), ManagedRewriter(),
        ObjectMemberRewriter(files[index].syntax, inventory),
      ]
      if purpose == .package { rewriters.append(IsolationRewriter()) }
      if isObserved || purpose == .stage && ObservationRewriter.mayWake(files[index]) {
        rewriters.append(ObservationRewriter(inventory, observes: isObserved))
      }
      let subclasses = StandInSubclassRewriter(inventory)
      if subclasses.isNeeded { rewriters.append(subclasses) }
      if HostingRewriter.isNeeded(by: sources[index].text) {
        rewriters.append(HostingRewriter(files[index].syntax))
      }
      if substitutes["Alamofire"] != nil, AlamofireRewriter.isNeeded(by: sources[index]) {
        rewriters.append(AlamofireRewriter(path, scopes))
      }
      let dynamicViews = DynamicViewRewriter(views)
      rewriters.append(dynamicViews)
      for rewriter in rewriters { files[index].rewrite(with: rewriter) }
      makesViews = makesViews || dynamicViews.isUsed
      systemNames.formUnion(standIns.systemNames)
      inventory.asksForNames = inventory.asksForNames || selectors.asksForNames
      inventory.callsByNames = inventory.callsByNames || selectors.callsByNames
    }
    inventory.makesViews = makesViews
    inventory.viewNames = views.exported
    for index in files.indices { files[index].addViewMakers(views, toAll: makesViews) }
    InheritedRequirements.connect(&files, inventory)
    let overridden = OverriddenMembers(files, importing: imported)
    overridden.lower(&files)
    inventory.overriddenMembers = overridden.exported
    let hoisted = ExtensionOverrides.hoist(in: &files)
    inventory.replacements = hoisted.replacements + FrameworkReplacements.followers(in: files)
    omittedOverrides = hoisted.omissions
    AppleAdditions.append(to: &files, inventory, for: purpose)
    self.inventory = inventory
    self.systemNames = systemNames
    outputs = zip(files, migrations).map { Output($0, $1, purpose) }
  }

  /// A string literal with what Objective-C calls a declaration: without the backticks of a name that is a word of Swift.
  static func key(_ name: String) -> String { literal(name.filter { $0 != "`" }) }

  /// A string literal of Swift.
  static func literal(_ text: String) -> String {
    var result = "\""
    for character in text {
      switch character {
      case "\\", "\"": result += "\\\(character)"
      case "\n": result += "\\n"
      default: result.append(character)
      }
    }
    return result + "\""
  }
}

extension CodeBlockItemSyntax.Item {
  /// Whether it imports a module, be it only where a condition holds.
  fileprivate var containsImport: Bool {
    switch self {
    case .decl(let declaration):
      if declaration.is(ImportDeclSyntax.self) { return true }
      guard let conditional = declaration.as(IfConfigDeclSyntax.self) else { return false }
      return conditional.clauses.contains { clause in
        guard case .statements(let statements) = clause.elements else { return false }
        return statements.contains { $0.item.containsImport }
      }
    default: return false
    }
  }
}

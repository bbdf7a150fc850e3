import AnimInterfaceFiles
package import AnimLayoutSources
import AnimScenarioFormat
import AnimSourceLowering
import AnimSourceRuntime
import Foundation
import UIKitCore

/// The traits of a layout that comes without a scenario: as much as its sources declare, and as an
/// object of it answered.
package struct LayoutTraits: Codable, Hashable, Sendable {
  /// The class of the sources, or one of UIKit's where a function makes the layout.
  package let className: String
  /// How the layout is called: by its class, or by the function that makes it.
  package let title: String
  /// Where the class is declared.
  let place: SourceRange
  /// The folder that the scenario would be in.
  let folder: String
  /// The absolute paths of the layout's sources and of those that are compiled along.
  let sources: [String]

  // MARK: What the sources declare

  let descendsFromFlow: Bool
  let descendsFromCompositional: Bool
  /// The property that the layout leaves to another type, with the name of the first type for it.
  let style: OwnerValue?
  /// A cell class for attributes that say more than UIKit's, and the class of those.
  var cell: Cell?
  /// The protocol that its cells are asked for, which those that are made up do not conform to; nil for none.
  package private(set) var cellProtocol: String?
  /// The expression that makes it there; nil for what its initialisers tell.
  var expression: String?
  /// What the app does with it then.
  var statements: [LayoutOwner.Statement]
  /// The properties that whoever makes the layout can set.
  let ownerProperties: [Inventory.OwnerProperty]
  let takesItemSize: Bool
  /// The names in the class's code, as far as anything depends on them.
  let names: Set<String>
  /// The number of sections, where it is another one than usual.
  var sectionCount: Int?
  /// Whether sections scroll sideways.
  let scrollsSections: Bool

  struct Cell: Codable, Hashable, Sendable {
    let className: String
    let attributesClass: String
  }

  // MARK: What an object answered

  /// Whether an object of the class could be asked at all.
  var isKnown = false
  var setsItemSize = false
  var setsHeaderSize = false
  /// Whether it chooses to scroll sideways.
  var choosesHorizontal = false
  /// Properties that are nothing until an owner sets them, with values.
  var ownerValues: [OwnerValue] = []
  /// How many columns it says it has, where these are more than a few.
  var tableColumns: Int?
  /// The delegate's methods that it calls for a size, and all others, by their argument labels.
  var askedSizes: Set<String> = []
  var askedLabels: Set<String> = []
  /// The layout's response to being scrolled up and down.
  var vertical = Response.unknown
  var horizontal = Response.unknown
  /// Whether it comes to rest at multiples of the view's size.
  var stopsAtPages = false
  /// The height of the view where that is one row's; nil for a view as high as the screen.
  var rowHeight: Int?
  /// Whether its content is a whole number of pages, at which it does not stop by itself.
  var fillsPages = false
  /// The number of items for which it is made; nil for any.
  var itemCount: Int?
  var sections = Sections.one
  /// The sizes that it bears.
  var itemSizes = ItemSizes.scattered
  /// The labels of the delegate's methods whose answers are meant to be the heights of photographs in pixels.
  var pictureHeights: [String] = []
  /// Whether the usual number of items is more than it has room for.
  var isCrowded = false
  /// Whether it scrolls to the end of its content by itself, before anybody does.
  var startsAtEnd = false
  /// How many times as many items as usual it takes to fill the view.
  var density = 1
  /// Whether after a change of the data it answers as a new object would.
  var followsUpdates = true
  /// Whether something happens when the content is pulled beyond its beginning.
  var reactsToPull = false
  /// Whether that is a header which grows.
  var stretchesHeader = false

  /// A property with a value for it.
  struct OwnerValue: Codable, Hashable, Sendable {
    enum Value: Codable, Hashable, Sendable {
      case number(Int)
      case size(width: Int, height: Int)
      case name(String)
    }
    let property: String
    let value: Value
  }

  /// The behaviour of elements while a flow layout is scrolled along an axis.
  enum Response: String, Codable, Sendable {
    /// It was not asked.
    case unknown
    /// It could not be asked: it fails.
    case fails
    /// They stay as they are and come to rest anywhere.
    case ignores
    /// They change, or come to rest at certain places only.
    case follows
  }

  /// The sizes of items that a layout asks for.
  enum ItemSizes: Codable, Hashable, Sendable {
    /// As different as photographs'.
    case scattered
    /// Those of words in a line.
    case words
    case equal
    /// Those of cards that lie on each other.
    case cards
    /// Those of rows in a list.
    case rows
  }

  /// What its items show.
  enum Contents: Sendable {
    case photographs, tags, entries
  }

  /// The shape of the data that a layout shows best.
  enum Sections: Codable, Hashable, Sendable {
    case one
    case several
    /// A row for each section, a column for each item.
    case table(columns: Int)
  }
}

extension LayoutTraits {
  /// Whether a flow layout shows one item at a time in the middle, as far as its name tells.
  var isCalledCarousel: Bool {
    let name = className.lowercased()
    return ["carousel", "center", "page", "paging", "snap", "cover", "card", "horizontal"]
      .contains(where: name.contains)
  }

  /// Whether an owner would let a flow layout scroll sideways, which does not choose to by itself: where its
  /// elements follow one way of scrolling only, that is the way; where they follow both or none, its name
  /// tells.
  var isHorizontal: Bool {
    guard descendsFromFlow, !choosesHorizontal, !isSetByOwner("scrollDirection") else {
      return false
    }
    return switch (vertical, horizontal) {
    case (.fails, .ignores), (.fails, .follows), (.ignores, .follows): true
    case (.ignores, .fails), (.follows, .fails), (.follows, .ignores): false
    case (.unknown, _), (_, .unknown), (.fails, .fails), (.ignores, .ignores), (.follows, .follows):
      isCalledCarousel && !className.lowercased().contains("vertical")
    }
  }

  /// Whether the app's code says anything.
  var isMadeByOwner: Bool { !statements.isEmpty || expression != nil }

  /// Whether it is of none of the sources' classes, and there is no other way to make it.
  var isMadeByFunction: Bool { title != className }

  /// The traits without what the app's code says.
  var withoutOwnersCode: LayoutTraits {
    var traits = self
    (traits.expression, traits.statements) = (nil, [])
    return traits
  }

  /// The traits without a class of cells.
  var withoutCell: LayoutTraits {
    var traits = self
    traits.cell = nil
    return traits
  }

  /// Whether its items are words in lines, as far as its name tells.
  var isCalledTags: Bool {
    let file = URL(fileURLWithPath: place.file).deletingPathExtension().lastPathComponent
    return Self.isCalled(className, Self.tagNames)
      // A class that is called as any may have a file that says more.
      || className.hasSuffix("FlowLayout") && Self.isCalled(file, Self.tagNames)
  }

  /// Whether it shows tables of many rows, as far as its name tells.
  var isCalledTable: Bool { Self.isCalled(className, Self.tableNames) }

  /// Whether a word of a class's name begins with one of some words: there are tags in no Instagram.
  private static func isCalled(_ className: String, _ names: [String]) -> Bool {
    className.matches(of: /[A-Z]+[a-z]*/).contains { word in
      names.contains(where: word.output.lowercased().hasPrefix)
    }
  }

  private static let tableNames = ["sticky", "table", "spread", "sheet", "timetable", "schedule"]
  private static let tagNames = ["tag", "chip", "bubble", "token", "align", "justif", "left"]

  /// What its items show.
  var contents: Contents {
    if case .table = sections { return .entries }
    return itemSizes == .words && !answeredSizes.isEmpty ? .tags : .photographs
  }

  /// How many items each section has.
  ///
  /// - Parameter crowd: The factor by which there are more than usual.
  /// - Returns: A number for each section.
  func counts(crowd: Int = 1) -> [Int] {
    switch sections {
    case .one: [itemCount ?? (isCrowded ? 8 : 24 * density) * crowd]
    case .several:
      Array(repeating: (isCrowded ? 4 : 10 * density) * crowd, count: sectionCount ?? 3)
    case .table(let columns): Array(repeating: columns, count: 30)
    }
  }

  var isCarousel: Bool {
    isHorizontal || descendsFromFlow && isCalledCarousel
      || statements.contains {
        $0.property == "scrollDirection" && $0.text.hasSuffix(".horizontal")
      }
  }

  /// Whether the view stops at pages.
  var isPaging: Bool { descendsFromFlow && style != nil || fillsPages }

  /// Whether the layout's owner in the app sets a property.
  func isSetByOwner(_ property: String) -> Bool { statements.contains { $0.property == property } }

  /// Whether an owner has to say how large the items of a flow layout are.
  var needsItemSize: Bool {
    descendsFromFlow && !isSetByOwner("itemSize") && (takesItemSize || !setsItemSize)
      && !answeredSizes.contains("sizeForItemAt")
      && !names.contains("sizeForItemAt")
  }

  var needsHeaderSize: Bool {
    descendsFromFlow && !setsHeaderSize && !isSetByOwner("headerReferenceSize")
      && !names.isDisjoint(with: Self.headerNames)
  }

  /// The labels of the delegate's methods that are answered with sizes that differ from item to item.
  var answeredSizes: [String] {
    if descendsFromFlow, isCalledTags, !setsItemSize { return ["sizeForItemAt"] }
    return ["sizeForItemAt", "referenceSizeForItemAt"].filter { label in
      // Any flow layout asks for sizes, if its delegate knows them.
      isKnown
        ? askedSizes.contains(label) && (!descendsFromFlow || names.contains(label))
        : names.contains(label)
    }
  }

  private static let headerNames: Set = [
    "elementKindSectionHeader", "UICollectionElementKindSectionHeader", "sectionHeader",
  ]

  /// The names that matter where a class stands for what it inherits too.
  static let tellingNames = headerNames.union([
    "sizeForItemAt", "referenceSizeForItemAt", "numberOfSections", "isPrefetchingEnabled",
    "forDecorationViewOfKind",
  ])
}

extension LayoutTraits {
  /// The traits that the sources of a layout declare.
  ///
  /// - Parameters:
  ///   - paths: Swift files and folders.
  ///   - className: The layout class; nil for the only one.
  /// - Throws: `SourceError` if they cannot be compiled or declare no such class.
  @MainActor package init(_ paths: [String], className: String?) throws(SourceError) {
    let folder = Self.folder(of: paths)
    let files = try SourceFiles(named: paths)
    let outline = SourceOutline(of: files)
    if let functions = try LayoutTraits(
      functionsOf: files, in: outline, folder, paths, named: className)
    {
      self = functions
      return
    }
    var sources = paths.map { URL(fileURLWithPath: $0).standardizedFileURL.path }
    // What belongs to the layout is compiled along.
    let guess =
      className ?? Self.guessedClass(of: files, in: outline)
      ?? Self.likelyClass(of: files, in: outline)
    let properties = guess.map(outline.inventory.ownerProperties) ?? []
    let names = guess.map(outline.names) ?? []
    let neighbours = SourceNeighbours(files.sources, outline, folder)
    style = neighbours.style(of: properties).map {
      sources += $0.paths
      return OwnerValue(property: $0.property, value: .name($0.typeName))
    }
    cell = neighbours.cell(for: names, near: files).map {
      sources += $0.paths
      return Cell(className: $0.className, attributesClass: $0.attributesClass)
    }
    cellProtocol = cell == nil ? Self.cellProtocol(in: files) : nil
    let owners = guess.map { LayoutOwner.all(of: $0, near: files) } ?? []
    let drawn = guess.flatMap {
      DrawnLayout.all(
        of: $0,
        in: FileSearch.files(
          ["storyboard", "xib"], nearestTo: folder, in: files.repository, limit: Self.mostDrawings)
      ).first
    }
    let (library, made, said) = try Self.library(
      sources, in: folder, declaring: guess, expression: owners.first?.expression,
      LayoutOwner.statements(of: owners.first, drawn), besides: style?.property)
    (expression, statements) = (made, said)
    let chosen = try library.choose(guess, for: .layout)
    self.className = chosen.name
    title = chosen.name
    self.folder = folder.path
    self.sources = sources
    sectionCount = nil
    scrollsSections = outline.names(usedBy: chosen.name).contains("orthogonalScrollingBehavior")
    rowHeight = drawn?.heightOfRow
    let declared = library.declaredClasses[chosen.name]
    place = SourceRange(
      file: declared?.path ?? paths[0], line: declared?.line ?? 1, column: 1, length: 0)
    descendsFromFlow = chosen.type is UICollectionViewFlowLayout.Type
    descendsFromCompositional = chosen.type is UICollectionViewCompositionalLayout.Type
    ownerProperties = properties
    takesItemSize =
      made == nil && outline.inventory.isTakenByInitializer("itemSize", of: chosen.name)
    self.names = names.intersection(Self.tellingNames)
  }

  /// The traits of a layout that functions of files make which declare none; nil if none do.
  ///
  /// - Throws: `SourceError` if what makes it needs what nobody can make up, or does not compile.
  @MainActor private init?(
    functionsOf files: SourceFiles, in outline: SourceOutline, _ folder: URL, _ paths: [String],
    named name: String?
  ) throws(SourceError) {
    guard name.map({ !outline.declaresClass($0) }) ?? outline.layouts.isEmpty else { return nil }
    let recipes = LayoutFunction.recipes(in: files.sources, named: name)
    guard let first = recipes.first else { return nil }
    let sources = paths.map { URL(fileURLWithPath: $0).standardizedFileURL.path }
    var faults: [Diagnostic] = []
    for recipe in recipes.prefix(Self.mostRecipes) {
      let code = MakingCode(
        className: recipe.className, expression: recipe.expression, isTolerant: true)
      let library = try SourceStudio.current.library(
        sources, in: folder, answers: [], layout: code, declaring: recipe.className,
        isTolerant: true)
      let missing = library.omissions.filter { omission in
        recipe.functions.contains {
          $0.path == omission.path && $0.lines.contains(omission.line)
        }
      }
      faults += missing
      guard missing.isEmpty, library.set.hasMaker(of: recipe.className) else { continue }
      self.init(recipe, folder, sources)
      return
    }
    guard faults.isEmpty else { throw .compilation(faults) }
    let function = first.functions.first
    throw .noClass(
      "the sources declare no class that is a UICollectionViewLayout, and '\(first.title)'"
        + (function.map { " (\($0.path):\($0.lines.lowerBound))" } ?? "")
        + ", which makes one, cannot be called: '\(first.expression)' does not compile")
  }

  /// More storyboards and nibs than these belong to more than one app.
  private static let mostDrawings = 300

  /// How many functions are tried, each of which is compiled.
  private static let mostRecipes = 3

  private init(_ recipe: LayoutFunction.Recipe, _ folder: URL, _ sources: [String]) {
    className = recipe.className
    title = recipe.title
    self.folder = folder.path
    self.sources = sources
    let function = recipe.functions.first
    place = SourceRange(
      file: function?.path ?? sources[0], line: function?.lines.lowerBound ?? 1, column: 1,
      length: 0)
    descendsFromFlow = className == "UICollectionViewFlowLayout"
    descendsFromCompositional = !descendsFromFlow
    style = nil
    cell = nil
    cellProtocol = nil
    expression = recipe.expression
    statements = []
    ownerProperties = []
    takesItemSize = false
    names = recipe.sectionCount == nil ? [] : ["numberOfSections"]
    sectionCount = recipe.sectionCount
    scrollsSections = recipe.scrollsSections
  }

  /// A protocol of the repository that a layout's code asks whether cells conform to it, as in `cell as? Movable`; nil for none.
  private static func cellProtocol(in files: SourceFiles) -> String? {
    let asked = files.sources.flatMap { source in
      source.text.matches(of: /\b\w*[cC]ell\w*\)? +(?:as[?!]|is) +(?:any )?([A-Z]\w*)/)
        .map { String($0.1) }
    }
    return asked.first { name in
      files.files(mentioning: ["protocol \(name)"])
        .contains { SourceOutline([$0]).inventory.declaresProtocol(name) }
    }
  }

  /// The compiled sources, with as much of what an owner does as compiles.
  @MainActor private static func library(
    _ sources: [String], in folder: URL, declaring className: String?, expression: String?,
    _ said: [LayoutOwner.Statement], besides styled: String?
  ) throws(SourceError) -> (SourceLibrary, String?, [LayoutOwner.Statement]) {
    // Of what the owner leaves to another type, the first type shows something in any case.
    // Words are as wide as they are.
    let keepsEstimate =
      said.contains { $0.property == "itemSize" }
      || className.map { isCalled($0, tagNames) } ?? false
    let statements =
      said.map { keepsEstimate ? $0 : $0.withCertainSize }.filter { statement in
        statement.property.map { $0 != styled && !isOfData($0) } ?? true
      }
    let code = MakingCode(
      className: className, expression: expression, statements: statements.map(\.text),
      isTolerant: true)
    if let className, !code.isEmpty,
      let library = try? SourceStudio.current.library(
        sources, in: folder, answers: [], layout: code, declaring: className, isTolerant: true)
    {
      let numbers = library.set.statementNumbers(of: className)
      return (
        library, library.set.hasMaker(of: className) ? expression : nil,
        statements.enumerated().filter { numbers.contains($0.offset) }.map(\.element)
      )
    }
    let library = try SourceStudio.current.library(
      sources, in: folder, answers: [], layout: MakingCode(className: className),
      declaring: className, isTolerant: true)
    return (library, nil, [])
  }

  /// Whether a property is about the owner's data or its cells, which are made up.
  private static func isOfData(_ property: String) -> Bool {
    itemCountNames.contains(property.lowercased()) || property == "estimatedItemSize"
  }

  /// The only layout that no other descends from, or else the one that has the name of the only file; nil if there is none.
  static func guessedClass(of files: SourceFiles, in outline: SourceOutline) -> String? {
    let paths = files.sources.map(\.path)
    if let only = outline.onlyLayout(of: Set(paths)) { return only }
    guard paths.count == 1, let path = paths.first else { return nil }
    let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    return outline.layouts.contains(name) ? name : nil
  }

  /// Of several layouts that no others descend from, the first that the app makes, or else the first; nil if there is none.
  private static func likelyClass(of files: SourceFiles, in outline: SourceOutline) -> String? {
    let leaves = outline.leafLayouts(of: Set(files.sources.map(\.path)))
    return leaves.first { !LayoutOwner.all(of: $0, near: files).isEmpty } ?? leaves.first
  }

  /// The layouts that may be shown in the place of one which is only there for others to descend from.
  ///
  /// - Parameter paths: The Swift files and folders of the layout.
  /// - Returns: The class that they are tried for, those of the repository that descend from it and then other layouts of the same files,
  ///   each with its file; nil where no class is meant.
  package static func alternatives(
    of paths: [String]
  ) -> (className: String, others: [(className: String, path: String)])? {
    guard let files = try? SourceFiles(named: paths) else { return nil }
    let outline = SourceOutline(of: files)
    guard
      let name = guessedClass(of: files, in: outline) ?? likelyClass(of: files, in: outline)
    else { return nil }
    let own = Set(files.sources.map(\.path))
    let heirs = files.files(mentioning: [name]).filter { !own.contains($0.path) }
      .flatMap { source in
        let all = SourceOutline(files.sources + [source])
        return all.leafLayouts(of: [source.path]).filter { all.descends($0, from: name) }
          .map { (className: $0, path: source.path) }
      }
    let others = files.sources.flatMap { source in
      outline.leafLayouts(of: [source.path]).filter { $0 != name }
        .map { (className: $0, path: source.path) }
    }
    return (name, heirs + others)
  }

  /// The folder of the first source.
  static func folder(of paths: [String]) -> URL {
    let first = URL(fileURLWithPath: paths.first ?? ".").standardizedFileURL
    return first.hasDirectoryPath ? first : first.deletingLastPathComponent()
  }
}

extension SourceOutline {
  /// The outline of a layout's files and of those in the repository that declare what their layouts descend from.
  init(of files: SourceFiles) {
    var all = files.sources
    var outline = SourceOutline(all)
    for _ in 0..<Self.mostAncestors {
      guard let name = outline.unknownAncestor else { break }
      let known = Set(all.map { URL(fileURLWithPath: $0.path).standardizedFileURL.path })
      let declaring = files.files(mentioning: ["class \(name)"]).first {
        !known.contains(URL(fileURLWithPath: $0.path).standardizedFileURL.path)
          && SourceOutline([$0]).declaresClass(name)
      }
      guard let declaring else { break }
      all.append(declaring)
      outline = SourceOutline(all)
    }
    self = outline
  }

  /// How many files are looked for.
  private static let mostAncestors = 4
}

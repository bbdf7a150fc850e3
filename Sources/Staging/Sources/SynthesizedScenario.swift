public import Foundation
public import LayoutSources
import SourceLowering

/// A scenario for a layout that comes without one: it scrolls, inserts, deletes and turns the device.
public struct SynthesizedScenario: Sendable {
  /// The scenario, in YAML.
  public let text: String
  /// The name of the class, or of the first file if there are several to choose from.
  public let name: String
  /// What the scenario does.
  public let chapters: Set<Chapter>

  /// A part of the scenario that can be left out: some layouts are only meant for data that does not
  /// change, or for one size.
  public enum Chapter: String, Sendable, CaseIterable {
    case scrolling, updates, rotation
  }

  /// - Parameters:
  ///   - paths: Swift files and folders.
  ///   - className: The layout class; nil for the only one.
  ///   - crowd: How many times as many items as usual there are.
  ///   - omitted: What the scenario is to do without.
  public init(
    _ paths: [String], className: String?, crowd: Int = 1, without omitted: Set<Chapter> = []
  ) throws(SourceError) {
    let folder = Self.folder(of: paths)
    let files = try SourceFiles(named: paths)
    let inventory = Lowering(files.sources).inventory
    let layouts = inventory.layouts
    let chosen = className ?? (layouts.count == 1 ? layouts[0] : nil)
    name =
      chosen ?? URL(fileURLWithPath: paths[0]).deletingPathExtension().lastPathComponent
    let code = files.sources.map(\.text).joined(separator: "\n").replacing("\r\n", with: "\n")
    let isFlow = chosen.map(inventory.isFlow) ?? false
    let settable = chosen.map(inventory.settableProperties) ?? [:]
    let style = SourceStyle.chosen(for: settable, code, in: folder)
    let cell = SourceCell.chosen(for: code, in: folder)
    let sources =
      paths.map { URL(fileURLWithPath: $0).standardizedFileURL.path } + (style?.paths ?? [])
      + (cell?.paths ?? [])
    chapters = Set(Chapter.allCases).subtracting(omitted)
      .subtracting(Self.bearsUpdates(code) ? [] : [.updates])
    text = Self.scenario(
      layout: (["source: [\(sources.map(Self.quoted).joined(separator: ", "))]"]
        + (className.map { ["class: \(Self.quoted($0))"] } ?? [])
        + (style?.properties ?? [])
        + (isFlow ? Self.flowProperties(code, name: name, isPaging: style != nil) : [])
        + Self.sizes(of: settable, code) + Self.columns(of: settable, code))
        .joined(separator: ", "),
      title: name, cellClass: cell?.className, delegate: Self.answers(code, isFlow: isFlow),
      isPaging: isFlow && style != nil || Self.countsPages(code), isPulled: Self.stretches(code),
      sections: Self.sections(code, crowd: crowd),
      chapters: chapters)
  }

  /// The folder of the first source.
  public static func folder(of paths: [String]) -> URL {
    let first = URL(fileURLWithPath: paths.first ?? ".").standardizedFileURL
    return first.hasDirectoryPath ? first : first.deletingLastPathComponent()
  }

  private static func hasSections(_ code: String) -> Bool {
    code.contains("numberOfSections")
      && code.firstMatch(of: /numberOfSections\)?\s*(==|>|!=|<=)\s*1\b/) == nil
      && code.firstMatch(of: /[sS]ections\w*\s*<\s*2\b/) == nil
  }

  /// Whether the layout forgets what it stored when it is prepared anew; one that only ever adds to an
  /// array, or to an animator, is meant for data that does not change.
  private static func bearsUpdates(_ code: String) -> Bool {
    // The behaviors of an animator are made once.
    if code.contains("UIDynamicAnimator") { return false }
    // What is only worked out while there is nothing is worked out once, unless it is thrown away.
    if code.firstMatch(of: /guard[^\n]*\b\w*([cC]ache|[aA]ttributes)\w*\.isEmpty/) != nil,
      !code.contains("func invalidateLayout()")
    {
      return false
    }
    let adds = code.contains(".append(") || code.firstMatch(of: /\w\]\s*=\s*\w/) != nil
    let forgets =
      code.contains("removeAll") || code.firstMatch(of: /\n\s+(self\.)?\w+ = \[:?\]/) != nil
      || code.contains("initialLayoutAttributesForAppearing")
    return !adds || forgets
  }

  /// Whether the layout works out which page is shown and leaves it to the scroll view to stop at pages.
  private static func countsPages(_ code: String) -> Bool {
    !code.contains("targetContentOffset")
      && code.firstMatch(
        of:
          /(?:[oO]ffset\.[xy]|\.min[XY])\)?\s*\/\s*(?:\w+\()?[\w.!?]*(?:[bB]ounds|[rR]ect)[\w.!?]*\.(?:width|height)\b/
      ) != nil
  }

  /// Whether something happens when the content is pulled beyond its beginning.
  private static func stretches(_ code: String) -> Bool {
    code.firstMatch(of: /[sS]tretch|[oO]ffset\.y\s*<\s*(?:0\b|-)/) != nil
  }

  /// Whether the layout stops at multiples of the view's size.
  private static func stopsAtPages(_ code: String) -> Bool {
    !code.contains("itemSize")
      && code.firstMatch(
        of:
          /[bB]ounds(?:\.size)?\.(?:width|height)\)?\s*\*\s*\(*(?:CGFloat|Double)\(\w*([iI]ndex|[pP]age)/
      )
        != nil
  }

  private static func quoted(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }

  /// What a storyboard or a view controller would have set, unless the code sets it itself.
  private static func flowProperties(
    _ code: String, name: String, isPaging: Bool
  ) -> [String] {
    if isPaging {
      return [
        "scrollDirection: horizontal", "itemSize: [bounds.width, bounds.height]",
        "minimumLineSpacing: 0", "minimumInteritemSpacing: 0",
      ]
    }
    func sets(_ property: String) -> Bool {
      code.contains("var \(property)")
        || code.ranges(of: property).contains {
          let rest = code[$0.upperBound...].drop { $0 == " " }
          return rest.hasPrefix("=") && !rest.hasPrefix("==")
        }
    }
    let pages = ["carousel", "center", "page", "paging", "snap", "cover", "card", "horizontal"]
    let insistsOnRows =
      code.firstMatch(of: /(assert|precondition|guard)[^\n]*scrollDirection\s*==\s*\.horizontal/)
      != nil
    let isCarousel = insistsOnRows || pages.contains { name.lowercased().contains($0) }
    let isVertical =
      name.lowercased().contains("vertical") || !insistsOnRows && Self.followsHeight(code)
    var properties: [String] = []
    if isCarousel, !isVertical, !sets("scrollDirection") {
      properties.append("scrollDirection: horizontal")
    }
    // An initialiser takes its arguments from the properties of the same names.
    let takesSize = code.contains("(itemSize: CGSize")
    if takesSize || !sets("itemSize"), !code.contains("sizeForItemAt") {
      properties.append(
        stopsAtPages(code)
          ? "itemSize: [bounds.width, bounds.height]"
          : isCarousel
            ? "itemSize: [bounds.width * 0.65, bounds.height * 0.6]" : "itemSize: [100, 100]")
    }
    if !sets("headerReferenceSize"),
      code.contains("elementKindSectionHeader")
        || code.contains("UICollectionElementKindSectionHeader") || code.contains(".sectionHeader")
    {
      properties.append("headerReferenceSize: [375, 40]")
    }
    return properties
  }

  /// Whether the layout looks at how far the content is scrolled upwards, and not sideways.
  private static func followsHeight(_ code: String) -> Bool {
    let looks = code.matches(of: /\b(?:[oO]ffset\w*|contentOffset|center)\.([xy])\b/).map { $0.1 }
    return looks.contains("y") && !looks.contains("x")
  }

  /// Two columns for layouts that have one until an owner says how many.
  private static func columns(of properties: [String: String], _ code: String) -> [String] {
    code.matches(of: /\bvar\s+(numberOf(?:Columns|Rows)|(?:column|row)s?Count)\s*:\s*Int\s*=\s*1\b/)
      .map { String($0.1) }.filter { properties[$0] == "Int" }.map { "\($0): 2" }
  }

  /// Sizes for properties such as `itemHeight`, or `height` in Interface Builder, that are nothing until an
  /// owner sets them.
  private static func sizes(of properties: [String: String], _ code: String) -> [String] {
    let usual = [
      "Height": ("CGFloat", "180"), "Width": ("CGFloat", "240"), "Size": ("CGSize", "[120, 160]"),
    ]
    var found: [String] = []
    for match in code.matches(
      of:
        /(?:@IBInspectable\s+(?:\w+\s+)?var\s+|\bvar\s+(?=item|cell|card))((?:item|cell|card)?([hH]eight|[wW]idth|[sS]ize))\s*:\s*\w+\s*(?:[?!]|=\s*(?:0|0\.0|\.zero|CGSize\.zero)\s*[{\n])/
    ) {
      guard let (type, value) = usual[match.2.capitalized],
        properties[String(match.1)]?.hasPrefix(type) == true
      else { continue }
      found.append("\(match.1): \(value)")
    }
    return found
  }

  /// Sizes that differ from item to item, for layouts that ask a flow layout's delegate.
  private static func answers(_ code: String, isFlow: Bool) -> String {
    // A layout's own protocol may ask for a length by the same name, and may be in another file.
    let asksForSizes =
      isFlow || code.contains("UICollectionViewDelegateFlowLayout")
      || code.firstMatch(of: /sizeForItemAt[^{}\n]*->\s*CGSize/) != nil
    let size = #"["90 + item * 47 % 60", "70 + item * 61 % 90"]"#
    var labels = code.contains("sizeForItemAt") && asksForSizes ? ["sizeForItemAt"] : []
    if code.firstMatch(of: /\breferenceSizeForItemAt\b/) != nil {
      labels.append("referenceSizeForItemAt")
    }
    guard !labels.isEmpty else { return "" }
    return (["delegate:"] + labels.map { "  \($0): \(size)" }).joined(separator: "\n") + "\n"
  }

  /// The data: sections where the layout knows of several, rows of a table where it says how many
  /// columns there are.
  private static func sections(_ code: String, crowd: Int) -> String {
    guard hasSections(code) else {
      return "{header: Section 0, footer: End of section 0, items: \(24 * crowd)}"
    }
    let columns = code.firstMatch(
      of:
        /(?:let|var)\s+(?:numberOfColumns|columnCount|columnsCount|columns)\s*(?::\s*Int)?\s*=\s*(\d+)/
    ).flatMap { Int($0.1) }
    let isTable = code.firstMatch(of: /columns?\w*\.count|section\s*(?:!=|==|>)\s*0/) != nil
    let isWide = columns.map { $0 > 3 } ?? false
    let asksForSides = code.contains("forColumn") && code.contains("forRow")
    let (count, items) =
      isTable && isWide ? (30, columns ?? 0) : asksForSides ? (30, 10) : (3, 10 * crowd)
    return (0..<count).map {
      "{header: Section \($0), footer: End of section \($0), items: \(items)}"
    }.joined(separator: ", ")
  }

  private static func scenario(
    layout: String, title: String, cellClass: String?, delegate: String, isPaging: Bool,
    isPulled: Bool, sections: String, chapters: Set<Chapter>
  ) -> String {
    let drag = """
        - drag: {from: [250, 480], by: [-150, -220], duration: 0.5, release: decelerate}
          when: contentSize.height > bounds.height
        - drag: {from: [330, 350], by: [-230, 0], duration: 0.5, release: decelerate}
          when: contentSize.height <= bounds.height
        - wait: 0.2

      """
    let pull = isPulled ? "  - pull: {by: 170, duration: 0.6, hold: 0.2}\n" : ""
    let updates = """
        - insertItems: [[0, 1], [0, 3]]
        - wait: 0.4
        - deleteItems: [[0, 2]]
        - wait: 0.4

      """
    let fling = """
        - fling: {velocity: [-700, -1100]}
          when: contentSize.height > bounds.height
        - fling: {velocity: [-900, 0]}
          when: contentSize.height <= bounds.height
        - wait: 0.2

      """
    let rotation = """
        - rotateDevice: {to: landscapeLeft, duration: 0.4}
        - wait: 0.6

      """
    let parts = [
      (Chapter.scrolling, pull + drag), (.updates, updates), (.scrolling, fling),
      (.rotation, rotation),
    ].filter { chapters.contains($0.0) }.map(\.1).joined()
    return """
      renderAnim: 1
      title: \(quoted(title))
      canvas: {size: [375, 667], scale: 2, background: white, touches: {style: dot}}
      dataSource:
        palette: spectrum
        sections: [\(sections)]
      \(isPaging ? "collectionView: {isPagingEnabled: true}\n" : "")layout: {\(layout)}
      \(delegate)cells:
        default:
          \(cellClass.map { "class: \($0)\n    views:" } ?? "views:")
            - view: {insets: 0, backgroundColor: item.color\(cellClass == nil ? ", cornerRadius: 8" : "")}
            - label: {text: "(item)", textColor: white, textAlignment: center, font: {size: 17, weight: semibold}, insets: 0}
      supplementaryViews:
        header:
          - view: {insets: 0, backgroundColor: systemGray5}
          - label: {text: section.header, insets: [0, 12, 0, 12]}
        footer:
          - view: {insets: 0, backgroundColor: systemGray6}
          - label: {text: section.footer, insets: [0, 12, 0, 12]}
      timeline:
        - wait: 0.3
      \(parts)
      """
  }
}

extension Inventory {
  /// The layouts that no other class descends from.
  fileprivate var layouts: [String] {
    let candidates = classes(descendingFrom: Self.layoutRoots)
    return candidates.map(\.name).filter { name in
      !candidates.contains { lineage(of: $0.name).dropFirst().contains { $0.name == name } }
    }
  }

  fileprivate func isFlow(_ name: String) -> Bool {
    classes(descendingFrom: ["UICollectionViewFlowLayout"]).contains { $0.name == name }
  }

  private static var layoutRoots: Set<String> {
    [
      "UICollectionViewLayout", "UICollectionViewFlowLayout", "UICollectionViewCompositionalLayout",
    ]
  }
}

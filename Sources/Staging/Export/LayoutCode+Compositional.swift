import AnimGeometry
import AnimScenarioFormat
import Foundation

// Compositional layouts whose sizes the scenario says: what cells would measure, boxes cannot tell.
extension LayoutCode {
  /// What keeps a compositional layout from being exported; nil for nothing.
  static func obstacle(to layout: CompositionalLayout) -> String? {
    for section in layout.sections {
      if section.list != nil { return "a 'list' section" }
      let heights = [section.header, section.footer].compactMap { $0?.height }
      if isEstimated(section.group) || heights.contains(where: isEstimated) {
        return "an estimated size"
      }
    }
    return nil
  }

  private static func isEstimated(_ element: CompositionalLayout.Element) -> Bool {
    isEstimated(element.width) || isEstimated(element.height)
      || element.items.contains(where: isEstimated)
  }

  private static func isEstimated(_ dimension: CompositionalLayout.Dimension) -> Bool {
    if case .estimated = dimension { true } else { false }
  }

  /// The kinds of decoration views behind sections.
  var backgroundKinds: [String] {
    layout.compositional.sections.map(\.background).filter { !$0.isEmpty }
  }

  /// Statements that make the layout, as an object of the given class, in a variable `layout`.
  func compositionalConstruction(_ type: String) -> [String] {
    let description = layout.compositional
    var lines = [
      "let configuration = UICollectionViewCompositionalLayoutConfiguration()",
      "configuration.scrollDirection = .\(description.isHorizontal ? "horizontal" : "vertical")",
      "configuration.interSectionSpacing = \(SwiftCode.number(description.interSectionSpacing))",
      "let layout = \(type)(", "  sectionProvider: { index, _ in",
    ]
    if description.sections.isEmpty {
      lines.append("    nil")
    } else {
      lines.append("    switch index % \(description.sections.count) {")
      for (index, section) in description.sections.enumerated() {
        let isLast = index + 1 == description.sections.count
        lines.append("    \(isLast ? "default" : "case \(index)"):")
        var code = SectionCode()
        code.write(section)
        lines += code.lines.map { "      " + $0 }
      }
      lines.append("    }")
    }
    return lines + ["  }, configuration: configuration)"]
  }
}

/// Statements that make a section and return it.
private struct SectionCode {
  private(set) var lines: [String] = []
  private var count = 0

  mutating func write(_ section: CompositionalLayout.Section) {
    let group = group(section.group)
    lines.append("let section = NSCollectionLayoutSection(group: \(group))")
    set("section.contentInsets", section.contentInsets)
    set("section.interGroupSpacing", section.interGroupSpacing)
    if section.orthogonal != .none {
      lines.append("section.orthogonalScrollingBehavior = .\(section.orthogonal.rawValue)")
    }
    let ends = [
      section.header.map { boundary($0, "elementKindSectionHeader", "top") },
      section.footer.map { boundary($0, "elementKindSectionFooter", "bottom") },
    ].compactMap(\.self)
    if !ends.isEmpty {
      lines.append("section.boundarySupplementaryItems = [\(ends.joined(separator: ", "))]")
    }
    if !section.background.isEmpty {
      let kind = SwiftCode.text(section.background)
      lines.append("section.decorationItems = [.background(elementKind: \(kind))]")
    }
    lines.append("return section")
  }

  private mutating func newName(_ kind: String) -> String {
    count += 1
    return "\(kind)\(count)"
  }

  private mutating func item(_ element: CompositionalLayout.Element) -> String {
    guard element.items.isEmpty else { return group(element) }
    let name = newName("item")
    lines.append("let \(name) = NSCollectionLayoutItem(layoutSize: \(Self.size(element)))")
    set("\(name).contentInsets", element.contentInsets)
    return name
  }

  /// An element as a group, of one whole item if it has no parts.
  private mutating func group(_ element: CompositionalLayout.Element) -> String {
    var parts: [String] = []
    for part in element.items.isEmpty ? [CompositionalLayout.Element()] : element.items {
      parts.append(item(part))
    }
    let name = newName("group")
    let content =
      element.count.map { "subitem: \(parts[0]), count: \($0)" }
      ?? "subitems: [\(parts.joined(separator: ", "))]"
    lines.append(
      "let \(name) = NSCollectionLayoutGroup.\(element.axis.rawValue)("
        + "layoutSize: \(Self.size(element)), \(content))")
    if element.interItemSpacing != 0 {
      let spacing = SwiftCode.number(element.interItemSpacing)
      lines.append("\(name).interItemSpacing = .fixed(\(spacing))")
    }
    set("\(name).contentInsets", element.contentInsets)
    return name
  }

  private mutating func boundary(
    _ boundary: CompositionalLayout.Boundary, _ kind: String, _ alignment: String
  ) -> String {
    let name = newName("boundary")
    lines += [
      "let \(name) = NSCollectionLayoutBoundarySupplementaryItem(",
      "  layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), "
        + "heightDimension: \(Self.dimension(boundary.height))),",
      "  elementKind: UICollectionView.\(kind), alignment: .\(alignment))",
    ]
    if boundary.pinsToVisibleBounds { lines.append("\(name).pinToVisibleBounds = true") }
    return name
  }

  private mutating func set(_ property: String, _ insets: EdgeInsets) {
    guard insets != .zero else { return }
    let edges = [insets.top, insets.left, insets.bottom, insets.right].map { SwiftCode.number($0) }
    lines.append(
      "\(property) = NSDirectionalEdgeInsets(top: \(edges[0]), leading: \(edges[1]), "
        + "bottom: \(edges[2]), trailing: \(edges[3]))")
  }

  private mutating func set(_ property: String, _ value: Double) {
    if value != 0 { lines.append("\(property) = \(SwiftCode.number(value))") }
  }

  private static func size(_ element: CompositionalLayout.Element) -> String {
    "NSCollectionLayoutSize(widthDimension: \(dimension(element.width)), "
      + "heightDimension: \(dimension(element.height)))"
  }

  private static func dimension(_ dimension: CompositionalLayout.Dimension) -> String {
    switch dimension {
    case .absolute(let points): ".absolute(\(SwiftCode.number(points)))"
    case .estimated(let points): ".estimated(\(SwiftCode.number(points)))"
    case .fractionalWidth(let part): ".fractionalWidth(\(SwiftCode.number(part)))"
    case .fractionalHeight(let part): ".fractionalHeight(\(SwiftCode.number(part)))"
    }
  }
}

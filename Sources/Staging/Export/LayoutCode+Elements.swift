import AnimScenarioFormat

// What the scenario adds to attributes whenever the collection view asks for them.
extension LayoutCode {
  /// The names that places of decorations may mention.
  static func decorationName(_ path: [String]) -> String? {
    switch (path.first, path.dropFirst().first) {
    case ("row", "x"): "rect.minX"
    case ("row", "y"): "rect.minY"
    case ("row", let member?): "rect.\(member)"
    case ("contentSize", let member?): "contentSize.\(member)"
    default: boundsName(path)
    }
  }

  /// The answers about elements, with effects and decorations.
  func elementMembers() throws(StageError) -> [String] {
    let changes = try changes()
    let hasDecorations = !layout.decorations.isEmpty
    guard !changes.isEmpty || hasDecorations else { return [] }
    var elements = "super.layoutAttributesForElements(in: rect) ?? []"
    var lines: [String] = []
    if !changes.isEmpty {
      lines += changed(by: changes)
      lines += [
        "override func layoutAttributesForItem(",
        "  at indexPath: IndexPath", ") -> UICollectionViewLayoutAttributes? {",
        "  super.layoutAttributesForItem(at: indexPath).map(changed)", "}", "",
        "override func layoutAttributesForSupplementaryView(",
        "  ofKind elementKind: String, at indexPath: IndexPath",
        ") -> UICollectionViewLayoutAttributes? {",
        "  super.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)",
        "    .map(changed)", "}", "",
      ]
      elements = "(super.layoutAttributesForElements(in: near) ?? []).map(changed).within(rect)"
    }
    let growth = SwiftCode.number(growth)
    lines += [
      "override func layoutAttributesForElements(",
      "  in rect: CGRect", ") -> [UICollectionViewLayoutAttributes]? {",
    ]
    if !changes.isEmpty {
      lines += [
        "  // What is enlarged may reach into the rectangle from outside.",
        "  let size = collectionView?.bounds.size ?? .zero",
        "  let reach = max(size.width, size.height) * \(growth)",
        "  let near = rect.insetBy(dx: -reach, dy: -reach)",
      ]
    }
    lines += [
      "  return \(elements)\(hasDecorations ? " + decorations.within(rect)" : "")", "}", "",
    ]
    guard hasDecorations else { return lines }
    return lines + [
      "override func layoutAttributesForDecorationView(",
      "  ofKind elementKind: String, at indexPath: IndexPath",
      ") -> UICollectionViewLayoutAttributes? {",
      "  decorations.first { $0.representedElementKind == elementKind && $0.indexPath == indexPath }",
      "    ?? super.layoutAttributesForDecorationView(ofKind: elementKind, at: indexPath)", "}", "",
    ]
  }

  /// By what fraction of the view something may reach beyond its own frame.
  private var growth: Double {
    let amounts = layout.effects.map { effect in
      if case .zoomByCenter(let zoom) = effect { max(0, zoom.zoomAmount) / 2 } else { 0.0 }
    }
    return amounts.max() ?? 0
  }

  /// A function that answers a copy with all changes: layouts may keep what they answered.
  private func changed(by changes: [String]) -> [String] {
    [
      "/// What the scenario makes of an element's attributes.",
      "private func changed(",
      "  _ attributes: UICollectionViewLayoutAttributes",
      ") -> UICollectionViewLayoutAttributes {",
      "  guard let bounds = collectionView?.bounds,",
      "    let copy = attributes.copy() as? UICollectionViewLayoutAttributes",
      "  else { return attributes }", "  _ = bounds",
    ] + changes.map { "  " + $0 } + ["  return copy", "}", ""]
  }

  /// Statements that change `copy`, the attributes of any element.
  private func changes() throws(StageError) -> [String] {
    var lines: [String] = []
    if layout.cellZIndex != 0 {
      lines.append(
        "if copy.representedElementCategory == .cell { copy.zIndex = \(layout.cellZIndex) }")
    }
    for effect in layout.effects {
      switch effect {
      case .zoomByCenter(let zoom): lines += code(for: zoom)
      case .stretchyHeader(let stretch): lines += try code(for: stretch)
      }
    }
    return lines
  }

  private func code(for zoom: Effect.ZoomByCenter) -> [String] {
    let distance =
      zoom.axis == .x ? "copy.center.x - bounds.midX" : "copy.center.y - bounds.midY"
    let reach = SwiftCode.number(zoom.zoomDistance)
    return [
      "if copy.representedElementCategory == .cell {",
      "  let distance = abs(\(distance))", "  if distance < \(reach) {",
      "    let scale = 1 + \(SwiftCode.number(zoom.zoomAmount)) * (1 - distance / \(reach))",
      "    copy.transform3D = CATransform3DScale(copy.transform3D, scale, scale, 1)", "  }", "}",
    ]
  }

  private func code(for stretch: Effect.StretchyHeader) throws(StageError) -> [String] {
    let formulas = FormulaCode(
      name: { Self.elementName($0, at: "copy.indexPath") }, location: layout.location)
    return [
      "if copy.representedElementKind == UICollectionView.elementKindSectionHeader,",
      "  copy.indexPath == [0, 0]", "{", "  let frame = copy.frame", "  _ = frame",
      "  if \(try formulas.condition(stretch.condition)) {",
      "    copy.frame = \(try formulas.rect(stretch.frame))", "  }", "}",
    ]
  }
}

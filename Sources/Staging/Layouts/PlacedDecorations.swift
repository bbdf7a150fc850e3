import AnimScenarioFormat
import Foundation
import UIKitCore

/// The decoration views that a scenario adds to a layout, with their places.
@MainActor struct PlacedDecorations {
  private var attributes: [UICollectionViewLayoutAttributes] = []

  /// Nothing.
  init() {}

  /// Places the decorations of a layout that is prepared.
  init(
    _ decorations: [Decoration], of layout: UICollectionViewLayout, names: StageNames
  ) {
    guard !decorations.isEmpty, let view = layout.collectionView else { return }
    let sections = (0..<view.numberOfSections).map { section in
      (0..<view.numberOfItems(inSection: section)).compactMap { item in
        layout.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
      }
    }
    var names = names
    names.contentSize = layout.collectionViewContentSize
    for decoration in decorations {
      for (section, items) in sections.enumerated() {
        let rects =
          switch decoration.each {
          case .item: items
          case .row: Self.lines(of: items, isHorizontal: layout.scrollsHorizontally)
          case .section: items.isEmpty ? [] : [items.reduce(items[0]) { $0.union($1) }]
          }
        for (index, rect) in rects.enumerated() {
          let placed = UICollectionViewLayoutAttributes(
            forDecorationViewOfKind: decoration.kind.text,
            with: IndexPath(item: index, section: section))
          names.decorated = rect
          placed.frame = decoration.frame.value(in: names.value)
          placed.zIndex = decoration.zIndex
          attributes.append(placed)
        }
      }
    }
  }

  /// The rectangles around items that follow each other in one line: beside each other, or one below
  /// the other where content goes on to the right.
  private static func lines(of items: [CGRect], isHorizontal: Bool) -> [CGRect] {
    var lines: [CGRect] = []
    for item in items {
      if let line = lines.last,
        isHorizontal
          ? item.minX < line.maxX && item.maxX > line.minX
          : item.minY < line.maxY && item.maxY > line.minY
      {
        lines[lines.count - 1] = line.union(item)
      } else {
        lines.append(item)
      }
    }
    return lines
  }

  func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    attributes.filter { $0.frame.intersects(rect) }
  }

  func attributes(of element: CollectionViewElement) -> UICollectionViewLayoutAttributes? {
    guard element.category == .decorationView else { return nil }
    return attributes.first { $0.element == element }
  }
}

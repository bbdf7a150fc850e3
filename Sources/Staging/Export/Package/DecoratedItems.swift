import UIKit

/// The frames of a layout's items, and the decoration views around them.
@MainActor struct DecoratedItems {
  /// What has a decoration view each.
  enum Scope {
    case row
    case section
    case item
  }

  private var sections: [[CGRect]] = []
  private var isHorizontal = false

  /// The items of a layout that is prepared.
  init(of layout: UICollectionViewLayout, frame: (IndexPath) -> CGRect?) {
    guard let view = layout.collectionView else { return }
    sections = (0..<view.numberOfSections).map { section in
      (0..<view.numberOfItems(inSection: section)).compactMap { frame([section, $0]) }
    }
    if let flow = layout as? UICollectionViewFlowLayout {
      isHorizontal = flow.scrollDirection == .horizontal
    } else {
      let (content, size) = (layout.collectionViewContentSize, view.bounds.size)
      isHorizontal = content.width > size.width && content.height <= size.height
    }
  }

  /// The attributes of decoration views of a kind.
  ///
  /// - Parameters:
  ///   - kind: The kind.
  ///   - scope: What has one each.
  ///   - zIndex: Theirs.
  ///   - frame: The frame of one from the rectangle that it belongs to.
  /// - Returns: The attributes, by section and then in order.
  func decorations(
    ofKind kind: String, for scope: Scope, zIndex: Int, frame: (CGRect) -> CGRect
  ) -> [UICollectionViewLayoutAttributes] {
    sections.enumerated().flatMap { section, items in
      rects(of: items, scope).enumerated().map { index, rect in
        let attributes = UICollectionViewLayoutAttributes(
          forDecorationViewOfKind: kind, with: [section, index])
        attributes.frame = frame(rect)
        attributes.zIndex = zIndex
        return attributes
      }
    }
  }

  private func rects(of items: [CGRect], _ scope: Scope) -> [CGRect] {
    switch scope {
    case .item: return items
    case .section: return items.isEmpty ? [] : [items.reduce(.null) { $0.union($1) }]
    case .row:
      var rows: [CGRect] = []
      for item in items {
        if let row = rows.last,
          isHorizontal
            ? item.minX < row.maxX && item.maxX > row.minX
            : item.minY < row.maxY && item.maxY > row.minY
        {
          rows[rows.count - 1] = row.union(item)
        } else {
          rows.append(item)
        }
      }
      return rows
    }
  }
}

extension [UICollectionViewLayoutAttributes] {
  /// Those of which something is in a rectangle.
  @MainActor func within(_ rect: CGRect) -> Self {
    filter { !$0.frame.intersection(rect).isEmpty }
  }
}

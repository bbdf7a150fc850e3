import AnimGeometry
import AnimScenarioFormat
import Foundation
import UIKitCore

/// A layout without a class of its own: each item is where the scenario's formulas put it.
///
/// Items follow each other down the content under the headers of their sections. Each gets a stretch
/// of `advance` points, whose middle is called `y`; where the item is in it, or beside it, is the
/// formulas' business.
final class FormulaLayout: UICollectionViewLayout {
  var header = PropertyValue.mapping([]) { didSet { if header != oldValue { invalidateLayout() } } }
  var cell = PropertyValue.mapping([]) {
    didSet {
      guard cell != oldValue else { return }
      mentionedNames = cell.mentionedNames.filter { $0.first != "y" && $0.first != "item" }
      invalidateLayout()
    }
  }

  /// The names that the items' places depend on beside their own.
  private var mentionedNames: [[String]] = []
  private var headers: [UICollectionViewLayoutAttributes?] = []
  private var cells: [[UICollectionViewLayoutAttributes]] = []
  private var contentHeight: CGFloat = 0

  override func prepare() {
    super.prepare()
    (headers, cells, contentHeight) = ([], [], 0)
    guard let collectionView else { return }
    for section in 0..<collectionView.numberOfSections {
      addHeader(of: section, in: collectionView)
      cells.append(
        (0..<collectionView.numberOfItems(inSection: section)).map { item in
          place(IndexPath(item: item, section: section), in: collectionView)
        })
    }
  }

  private func addHeader(of section: Int, in view: UICollectionView) {
    let path = IndexPath(item: 0, section: section)
    let names = StageNames(collectionView: view, indexPath: path)
    let height = header[number: "height"].number(in: names.value)
    guard height > 0 else { return headers.append(nil) }
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, with: path)
    attributes.frame = CGRect(x: 0, y: contentHeight, width: view.bounds.width, height: height)
    headers.append(attributes)
    contentHeight += height
  }

  private func place(
    _ path: IndexPath, in view: UICollectionView
  ) -> UICollectionViewLayoutAttributes {
    var names = StageNames(collectionView: view, indexPath: path)
    names.y = contentHeight
    let advance = cell[number: CustomCellFormula.advance.rawValue].number(in: names.value)
    names.y = contentHeight + advance / 2
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    guard case .mapping(let entries) = cell.evaluated(in: names.value) else { return attributes }
    for entry in entries {
      switch CustomCellFormula(rawValue: entry.name) {
      case .size: attributes.size = CGSize(entry.value) ?? .zero
      case .center: attributes.center = CGPoint(entry.value) ?? .zero
      case .alpha: attributes.alpha = CGFloat(entry.value) ?? 1
      case .zIndex: attributes.zIndex = Int(entry.value) ?? 0
      case .transform:
        if case .transform(let steps) = entry.value {
          attributes.transform3D = CATransform3D(steps, in: names.value)
        }
      case .advance, nil: break
      }
    }
    contentHeight += advance
    return attributes
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: contentHeight)
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    (headers.compactMap(\.self) + cells.joined()).filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard cells.indices.contains(indexPath.section),
      cells[indexPath.section].indices.contains(indexPath.item)
    else { return nil }
    return cells[indexPath.section][indexPath.item]
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    headers.indices.contains(indexPath.section) ? headers[indexPath.section] : nil
  }

  /// Scrolling matters if the formulas say so.
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let collectionView else { return false }
    let old = StageNames(collectionView: collectionView)
    var new = old
    (new.container, new.contentOffset) = (newBounds, newBounds.origin)
    return newBounds.size != collectionView.bounds.size
      || mentionedNames.contains { old.value(of: $0) != new.value(of: $0) }
  }
}

extension PropertyValue {
  /// The formula of an entry; 0 if there is none.
  fileprivate subscript(number name: String) -> Expression {
    guard case .mapping(let entries) = self,
      case .number(let expression)? = entries.first(where: { $0.name == name })?.value
    else { return 0 }
    return expression
  }
}

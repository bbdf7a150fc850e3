import AnimGeometry
import AnimLayers
import AnimScenarioFormat
import Foundation
import UIKitCore

/// The state that expectations ask about, as it was seen at one moment.
struct Observation: Hashable, Sendable {
  /// In seconds of the picture.
  var time: Double
  /// Of the collection view; its origin is how far the content is seen to be scrolled.
  var bounds: CGRect
  var contentSize: CGSize
  var contentInset: EdgeInsets
  /// How many items each section has.
  var counts: [Int]
  /// The elements on screen, without those on their way out.
  var elements: [PresentedElement]
  var selectedItem: IndexPath?
  var touchedItem: IndexPath?
}

extension Observation {
  /// The item that a reference means at this moment; nil if there is none.
  func path(of reference: ItemReference) -> IndexPath? {
    switch reference {
    case .path(let path): return IndexPath(path)
    case .first:
      return counts.firstIndex { $0 > 0 }.map { IndexPath(item: 0, section: $0) }
    case .last:
      return counts.lastIndex { $0 > 0 }.map { IndexPath(item: counts[$0] - 1, section: $0) }
    case .center:
      let cells = elements.filter { $0.category == .cell }
      return cells.min { distance($0) < distance($1) }?.indexPath
    case .tapped, .pinched: return touchedItem
    case .selected: return selectedItem
    }
  }

  private func distance(_ element: PresentedElement) -> CGFloat {
    hypot(element.center.x - bounds.midX, element.center.y - bounds.midY)
  }

  func cell(at path: IndexPath) -> PresentedElement? {
    elements.first { $0.category == .cell && $0.indexPath == path }
  }

  func supplementaryView(_ kind: String, ofSection section: Int) -> PresentedElement? {
    elements.first { $0.kind == kind && $0.indexPath.section == section }
  }

  /// The value of a name in an expectation's formulas.
  func value(of path: [String], for element: PresentedElement?) -> Expression.Value? {
    let member = path.dropFirst().first
    switch path.first.flatMap(ExpressionName.init) {
    case .bounds: return bounds.value(of: member)
    case .contentOffset: return bounds.origin.value(of: member)
    case .contentSize: return contentSize.value(of: member)
    case .contentInset: return contentInset.value(of: member)
    case .frame: return element?.frame.value(of: member)
    case .center: return element?.center.value(of: member)
    case .item:
      guard let member else { return element.map { .number(Double($0.indexPath.item)) } }
      switch ItemMember(rawValue: member) {
      case .index: return element.map { .number(Double($0.indexPath.item)) }
      case .section: return element.map { .number(Double($0.indexPath.section)) }
      case .id, .title, .subtitle, .color, .photo, nil: return nil
      }
    case .section: return element.map { .number(Double($0.indexPath.section)) }
    case .itemCount:
      let section = element?.indexPath.section ?? 0
      return counts.indices.contains(section) ? .number(Double(counts[section])) : nil
    case .t: return .number(time)
    case .progress, .selected, .row, .y, nil: return nil
    }
  }
}

extension PresentedElement {
  /// The smallest rectangle around what is seen, transform applied, as `UIView.frame` has it.
  var frame: CGRect {
    let corners = outline
    let xs = corners.map(\.x)
    let ys = corners.map(\.y)
    let (minX, minY) = (xs.min() ?? center.x, ys.min() ?? center.y)
    return CGRect(
      x: minX, y: minY, width: (xs.max() ?? center.x) - minX, height: (ys.max() ?? center.y) - minY)
  }

  /// The corners in content coordinates, clockwise from the element's own top left.
  var outline: [CGPoint] {
    let (x, y) = (size.width / 2, size.height / 2)
    return [(-x, -y), (x, -y), (x, y), (-x, y)].map { dx, dy in
      let w = transform.m14 * dx + transform.m24 * dy + transform.m44
      return CGPoint(
        x: center.x + (transform.m11 * dx + transform.m21 * dy + transform.m41) / w,
        y: center.y + (transform.m12 * dx + transform.m22 * dy + transform.m42) / w)
    }
  }

  /// `item [0, 3]`, `header 0`.
  @MainActor var name: String {
    switch kind {
    case nil: "item [\(indexPath.section), \(indexPath.item)]"
    case UICollectionView.elementKindSectionHeader?: "header \(indexPath.section)"
    case UICollectionView.elementKindSectionFooter?: "footer \(indexPath.section)"
    case let kind?: "\(kind) [\(indexPath.section), \(indexPath.item)]"
    }
  }
}

import AnimLayers
import AnimScenarioFormat
import Foundation
import UIKitCore

/// The values of the names in a scenario's expressions at a moment, for an element.
@MainActor struct StageNames {
  /// Whose bounds, offset and content `bounds`, `contentOffset` and the like are.
  weak var collectionView: UICollectionView?
  /// The rectangle that takes the place of `bounds`: for the views of a template, and for a layout
  /// that is asked about other bounds than the view has.
  var container: CGRect?
  /// The point that takes the place of `contentOffset`.
  var contentOffset: CGPoint?
  /// The size that takes the place of `contentSize`.
  var contentSize: CGSize?
  /// The line, section or item that a decoration belongs to.
  var decorated: CGRect?
  /// The running position of a custom layout.
  var y: CGFloat?
  /// The element in question.
  var frame: CGRect?
  var item: DataSource.Item?
  var section: DataSource.Section?
  var indexPath: IndexPath?
  /// Where pictures come from.
  var pictures: PictureShelf?

  func value(of path: [String]) -> Expression.Value? {
    guard let root = path.first else { return nil }
    guard let name = ExpressionName(rawValue: root) else {
      return path.count == 1 ? source?.variable(root) : nil
    }
    let member = path.dropFirst().first
    switch name {
    case .bounds: return (container ?? collectionView?.bounds)?.value(of: member)
    case .frame: return frame?.value(of: member)
    case .center: return frame?.center.value(of: member)
    case .contentOffset:
      return (contentOffset ?? collectionView?.contentOffset)?.value(of: member)
    case .contentSize: return (contentSize ?? collectionView?.contentSize)?.value(of: member)
    case .contentInset: return collectionView?.contentInset.value(of: member)
    case .row: return decorated?.value(of: member)
    case .item: return Self.value(member, ofItemAt: indexPath, item ?? indexPath.flatMap(itemAt))
    case .section: return sectionValue(member)
    case .itemCount: return currentSection.map { .number(Double($0.items.count)) }
    case .selected:
      let path = collectionView?.indexPathsForSelectedItems?.last
      return Self.value(member, ofItemAt: path, path.flatMap(itemAt))
    case .progress:
      let transition = collectionView?.collectionViewLayout as? UICollectionViewTransitionLayout
      return .number(Double(transition?.transitionProgress ?? 0))
    case .t: return .number(CACurrentMediaTime())
    case .y: return y.map { .number(Double($0)) }
    }
  }

  /// Whether a name stands for the same as long as an element is shown.
  static func isLasting(_ path: [String]) -> Bool {
    switch path.first.flatMap(ExpressionName.init) {
    case .item, .section, .bounds: true
    case .contentOffset, .contentInset, .contentSize, .frame, .center, .itemCount, .progress, .t,
      .selected, .row, .y, nil:
      false
    }
  }

  private var source: (any StageNameSource)? {
    collectionView?.ownDataSource as? any StageNameSource
  }

  private func itemAt(_ path: IndexPath) -> DataSource.Item? { source?.item(at: path) }

  /// The section; nil for what belongs to all of the content, whose path may have no indices.
  private var sectionIndex: Int? { indexPath?.first }

  private var currentSection: DataSource.Section? {
    section ?? sectionIndex.flatMap { source?.section(at: $0) }
  }

  private static func value(
    _ member: String?, ofItemAt path: IndexPath?, _ item: DataSource.Item?
  ) -> Expression.Value? {
    guard let member else { return path.map { .number(Double($0.item)) } }
    func carried() -> Expression.Value? { item?.attributes.first { $0.name == member }?.value }
    switch ItemMember(rawValue: member) {
    case .index: return path.map { .number(Double($0.item)) }
    case .section: return path?.first.map { .number(Double($0)) }
    case .id: return item.map { .text($0.id) }
    case .title: return item.map { .text($0.title) }
    case .color:
      let style = UITraitCollection.current.userInterfaceStyle
      return item.map { .color($0.color.color(for: style == .dark ? .dark : .light)) }
    case .subtitle, .photo, nil: return carried()
    }
  }

  private func sectionValue(_ member: String?) -> Expression.Value? {
    guard let member else { return sectionIndex.map { .number(Double($0)) } }
    switch SectionMember(rawValue: member) {
    case .index: return sectionIndex.map { .number(Double($0)) }
    case .id: return currentSection.map { .text($0.id) }
    case .header: return currentSection.map { .text($0.header) }
    case .footer: return currentSection.map { .text($0.footer) }
    case nil: return nil
    }
  }
}

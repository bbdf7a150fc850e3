import AnimLayouts
import AnimScenarioFormat
import Foundation
import UIKitCore

/// The questions of layouts about items, which a scenario answers by attributes of these names.
extension StageDataSource: WaterfallLayoutDelegate, ChatLayoutDelegate {
  func collectionView(
    _ collectionView: UICollectionView, layout: WaterfallLayout,
    heightForItemAt indexPath: IndexPath, width: CGFloat
  ) -> CGFloat { number("height", at: indexPath) ?? width }

  func collectionView(
    _ collectionView: UICollectionView, layout: ChatLayout, sizeForMessageAt indexPath: IndexPath
  ) -> CGSize {
    CGSize(
      width: number("width", at: indexPath) ?? collectionView.bounds.width * 0.6,
      height: number("height", at: indexPath) ?? 36)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: ChatLayout, isOutgoingAt indexPath: IndexPath
  ) -> Bool { value("outgoing", at: indexPath) == .bool(true) }

  private func number(_ name: String, at path: IndexPath) -> CGFloat? {
    if case .number(let number)? = value(name, at: path) { number } else { nil }
  }

  private func value(_ name: String, at path: IndexPath) -> Expression.Value? {
    data[ItemIndexPath(path)].attributes.first { $0.name == name }?.value
  }
}

extension ItemIndexPath {
  init(_ path: IndexPath) { self.init(section: path.section, item: path.item) }
}

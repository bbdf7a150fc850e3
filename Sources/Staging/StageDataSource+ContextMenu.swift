import AnimScenarioFormat
import Foundation
import UIKitCore

extension StageDataSource {
  func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let contextMenu else { return nil }
    return UIContextMenuConfiguration(actionProvider: { [weak self, weak collectionView] _ in
      UIMenu(contextMenu) {
        guard let self, let collectionView else { return }
        self.deleteItem(at: indexPath)
        collectionView.deleteItems(at: [indexPath])
      }
    })
  }
}

extension UIMenu {
  /// The menu that a scenario describes; `delete` is what its destructive rows do.
  fileprivate convenience init(_ menu: ContextMenu, delete: @escaping @MainActor () -> Void) {
    self.init(title: menu.title, children: menu.elements.map { .make($0, delete) })
  }
}

extension UIMenuElement {
  fileprivate static func make(
    _ element: ContextMenu.Element, _ delete: @escaping @MainActor () -> Void
  ) -> UIMenuElement {
    guard element.children.isEmpty else {
      return UIMenu(
        title: element.title, image: element.picture,
        options: element.title.isEmpty ? .displayInline : [],
        children: element.children.map { make($0, delete) })
    }
    var attributes: UIMenuElement.Attributes = []
    if element.isDestructive { attributes.insert(.destructive) }
    if element.isDisabled { attributes.insert(.disabled) }
    return UIAction(
      title: element.title,
      image: element.picture,
      attributes: attributes, state: element.isChecked ? .on : .off
    ) { _ in if element.isDestructive { delete() } }
  }
}

extension ContextMenu.Element {
  @MainActor fileprivate var picture: UIImage? {
    symbol.isEmpty ? nil : UIImage(systemName: symbol)
  }
}

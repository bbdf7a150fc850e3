import AnimGeometry
import Foundation

/// Asks a table view's delegate for the menus of its rows, whose cells are lifted.
@MainActor final class TableContextMenu: NSObject, UIContextMenuInteractionDelegate {
  private weak var tableView: UITableView?

  private init(_ tableView: UITableView) { self.tableView = tableView }

  /// An interaction for a table view that keeps its own delegate.
  static func interaction(of tableView: UITableView) -> UIContextMenuInteraction {
    let menus = TableContextMenu(tableView)
    let interaction = UIContextMenuInteraction(delegate: menus)
    interaction.target = { [menus] point in menus.cell(at: point) }
    return interaction
  }

  private func cell(at point: CGPoint) -> UIView? {
    tableView.flatMap { view in
      view.indexPathForRow(at: point).flatMap { view.cellForRow(at: $0) }
    }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let tableView, let path = tableView.indexPathForRow(at: location) else { return nil }
    return tableView.delegate?.tableView?(
      tableView, contextMenuConfigurationForRowAt: path, point: location) ?? nil
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    guard let tableView else { return }
    tableView.delegate?.tableView?(
      tableView, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }
}

import AnimLayouts
import AnimScenarioFormat
import Foundation
import UIKitCore

extension SwipeListLayout {
  /// Gives the list the actions that a scenario describes; false if it describes something else.
  func setTrailingActions(_ value: PropertyValue) -> Bool {
    guard case .list(let actions) = value else { return false }
    trailingActions =
      actions.isEmpty
      ? nil : { [weak self] path in self.map { Self.swipeActions(actions, at: path, in: $0) } }
    return true
  }

  /// The effects of the scenario's actions: a destructive one deletes its row, the others are done
  /// with.
  private static func swipeActions(
    _ actions: [PropertyValue], at path: IndexPath, in layout: SwipeListLayout
  ) -> UISwipeActionsConfiguration {
    UISwipeActionsConfiguration(
      actions: actions.map { value in
        let entries: [PropertyValue.Entry] =
          if case .mapping(let entries) = value { entries } else { [] }
        func text(_ name: String) -> String? {
          if case .text(let text)? = entries.first(where: { $0.name == name })?.value {
            text
          } else {
            nil
          }
        }
        let isDestructive = text("style") == "destructive"
        let action = UIContextualAction(
          style: isDestructive ? .destructive : .normal, title: text("title")
        ) { [weak layout] _, _, completion in
          if isDestructive, let view = layout?.collectionView,
            let source = view.dataSource as? StageDataSource
          {
            source.deleteItem(at: path)
            view.deleteItems(at: [path])
          }
          completion(true)
        }
        if case .color(.fixed(let color))? = entries.first(where: { $0.name == "backgroundColor" })?
          .value
        {
          action.backgroundColor = UIColor(light: color.light, dark: color.dark)
        }
        return action
      })
  }
}

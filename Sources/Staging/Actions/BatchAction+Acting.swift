import AnimScenarioFormat
import Foundation
import UIKitCore

extension AnimatableAction where Self: BatchAction {
  var needsScenarioData: Bool { true }

  @MainActor func begin(
    on stage: Stage, at location: SourceRange, completion: @escaping @MainActor () -> Void
  ) {
    stage.perform(update, completion: completion)
  }

  @MainActor func performAnimated(on stage: Stage) { stage.perform(update) {} }
}

extension Action.InsertItems: AnimatableAction {}
extension Action.DeleteItems: AnimatableAction {}
extension Action.MoveItem: AnimatableAction {}
extension Action.ReloadItems: AnimatableAction {}
extension Action.PerformBatchUpdates: AnimatableAction {}
extension Action.InsertSections: AnimatableAction {}
extension Action.DeleteSections: AnimatableAction {}
extension Action.MoveSection: AnimatableAction {}
extension Action.ReloadSections: AnimatableAction {}

extension Stage {
  fileprivate func perform(
    _ update: AnimScenarioFormat.BatchUpdate, completion: @escaping @MainActor () -> Void
  ) {
    let view = collectionView
    view.performBatchUpdates {
      self.dataSource.apply(update)
      if update.asksLayoutFirst {
        _ = view.collectionViewLayout.layoutAttributesForElements(in: view.bounds)
        for path in view.indexPathsForVisibleItems { _ = view.layoutAttributesForItem(at: path) }
      }
      view.deleteItems(at: update.deletedItems.map { IndexPath($0.value) })
      view.insertItems(at: update.insertedItems.map { IndexPath($0.value) })
      view.reloadItems(at: update.reloadedItems.map { IndexPath($0.value) })
      for move in update.movedItems {
        view.moveItem(at: IndexPath(move.from.value), to: IndexPath(move.to.value))
      }
      view.deleteSections(IndexSet(update.deletedSections.map(\.value)))
      view.insertSections(IndexSet(update.insertedSections.map(\.value)))
      view.reloadSections(IndexSet(update.reloadedSections.map(\.value)))
      for move in update.movedSections {
        view.moveSection(move.from.value, toSection: move.to.value)
      }
    } completion: { _ in
      completion()
    }
  }
}

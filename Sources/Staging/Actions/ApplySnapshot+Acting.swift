import AnimScenarioFormat
import UIKitCore

extension Action.ApplySnapshot: StagedAction {
  var needsScenarioData: Bool { true }

  /// `NSDiffableDataSource.apply`: what is new comes, what is gone goes, all else moves.
  func begin(
    on stage: Stage, at location: SourceRange, completion: @escaping @MainActor () -> Void
  ) {
    let (view, source) = (stage.collectionView, stage.dataSource)
    let old = source.identifiers
    let update = {
      view.performBatchUpdates {
        source.change { _ = $0.apply(snapshot) }
        view.announceDifference(from: old, to: source.identifiers)
      } completion: { _ in
        completion()
      }
    }
    if snapshot.animatingDifferences { update() } else { UIView.performWithoutAnimation(update) }
  }
}

import AnimScenarioFormat
import UIKitCore

extension Action.SetContentOffset: AnimatableAction {
  func begin(
    on stage: Stage, at location: SourceRange, completion: @escaping @MainActor () -> Void
  ) {
    stage.collectionView.setContentOffset(offset.value(in: stage.names.value), animated: animated)
    stage.collectionView.whenAtRest(completion)
  }

  func performAnimated(on stage: Stage) {
    stage.collectionView.setContentOffset(offset.value(in: stage.names.value), animated: false)
  }
}

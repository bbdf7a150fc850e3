import AnimScenarioFormat
import UIKitCore

extension Action.InvalidateLayout: ImmediateAction, AnimatableAction {
  func perform(on stage: Stage) { stage.collectionView.collectionViewLayout.invalidateLayout() }
}

extension Action.LayoutIfNeeded: ImmediateAction, AnimatableAction {
  func perform(on stage: Stage) { stage.collectionView.layoutIfNeeded() }
}

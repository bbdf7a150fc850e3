import AnimScenarioFormat
import UIKitCore

extension Action.ReloadData: ImmediateAction, AnimatableAction {
  func perform(on stage: Stage) { stage.collectionView.reloadData() }
}

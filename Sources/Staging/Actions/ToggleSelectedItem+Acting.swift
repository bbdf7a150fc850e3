import AnimScenarioFormat
import UIKitCore

extension Action.ToggleSelectedItem: ImmediateAction, AnimatableAction {
  func perform(on stage: Stage) {
    guard let path = stage.memory.touchedPath else { return }
    let layout = stage.collectionView.collectionViewLayout
    layout.director?.toggle(path, of: layout)
  }
}

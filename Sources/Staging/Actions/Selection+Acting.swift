import AnimScenarioFormat
import UIKitCore

extension Action.SelectItem: ImmediateAction, AnimatableAction {
  func perform(on stage: Stage) {
    for item in selection.items {
      let path = stage.path(of: item.value)
      stage.memory.touchedPath = path
      stage.collectionView.selectItem(
        at: path, animated: selection.animated,
        scrollPosition: .init(selection.scrollPosition))
    }
  }
}

extension Action.DeselectItem: ImmediateAction, AnimatableAction {
  func perform(on stage: Stage) {
    for item in selection.items {
      guard let path = stage.path(of: item.value) else { continue }
      stage.collectionView.deselectItem(at: path, animated: selection.animated)
    }
  }
}

import AnimScenarioFormat
import UIKitCore

extension Action.ViewChange: ImmediateAction, AnimatableAction {
  /// Puts cells into states and gives overlays other values; inside an animation they travel there.
  func perform(on stage: Stage) {
    for cell in cells {
      guard let path = stage.path(of: cell.cell.value) else { continue }
      stage.dataSource.enter(cell.state.text, at: path, in: stage.collectionView)
    }
    for overlay in overlays { stage.overlays.change(overlay.id.text, overlay.properties) }
  }
}

import AnimScenarioFormat
import Foundation
import UIKitCore

extension Action.ReconfigureItems: ImmediateAction, AnimatableAction {
  var needsScenarioData: Bool { true }

  func perform(on stage: Stage) {
    stage.collectionView.reconfigureItems(at: paths.map { IndexPath($0.value) })
  }
}

import AnimScenarioFormat
import UIKitCore

extension Action.Refresh: ImmediateAction {
  func perform(on stage: Stage) {
    let control = stage.collectionView.refreshControl
    if begins { control?.beginRefreshing() } else { control?.endRefreshing() }
  }
}

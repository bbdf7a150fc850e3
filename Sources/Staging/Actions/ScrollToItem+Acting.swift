import AnimScenarioFormat
import UIKitCore

extension Action.ScrollToItem: AnimatableAction {
  func begin(
    on stage: Stage, at location: SourceRange, completion: @escaping @MainActor () -> Void
  ) {
    guard let path = stage.path(of: item.value) else { return completion() }
    stage.collectionView.scrollToItem(at: path, at: .init(position), animated: animated)
    stage.collectionView.whenAtRest(completion)
  }

  func performAnimated(on stage: Stage) {
    guard let path = stage.path(of: item.value) else { return }
    stage.collectionView.scrollToItem(at: path, at: .init(position), animated: false)
  }
}

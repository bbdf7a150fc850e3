import AnimScenarioFormat
import UIKitCore

extension Action.SetCollectionViewLayout: AnimatableAction {
  func begin(
    on stage: Stage, at location: SourceRange, completion: @escaping @MainActor () -> Void
  ) {
    let (view, layout) = (stage.collectionView, stage.makeLayout(layout))
    let end: (Bool) -> Void = { [weak stage] _ in
      stage?.run(self.completion, completion: completion)
    }
    guard animated else {
      view.setCollectionViewLayout(layout, animated: false)
      return end(true)
    }
    UIView.animate(withDuration: duration, delay: 0, options: .curveEaseInOut) {
      view.setCollectionViewLayout(layout, animated: true)
    } completion: {
      end($0)
    }
  }

  func performAnimated(on stage: Stage) {
    stage.collectionView.setCollectionViewLayout(stage.makeLayout(layout), animated: true)
  }
}

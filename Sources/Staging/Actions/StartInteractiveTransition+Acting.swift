import AnimLayers
import AnimScenarioFormat
import UIKitCore

extension Action.StartInteractiveTransition: StagedAction {
  /// Moves the transition along as a finger would, then lets it finish or go back.
  func begin(
    on stage: Stage, at location: SourceRange, completion: @escaping @MainActor () -> Void
  ) {
    let (clock, view) = (stage.clock, stage.collectionView)
    let layout = view.startInteractiveTransition(to: stage.makeLayout(to)) { _, _ in completion() }
    let start = clock.now
    var observer: MediaClock.Token?
    observer = clock.observeTime { [weak clock] in
      guard let clock else { return }
      let done = duration > 0 ? min(1, (clock.now - start) / duration) : 1
      layout.transitionProgress = progress * done
      layout.invalidateLayout()
    }
    clock.schedule(after: duration) { [weak stage] in
      guard let stage else { return }
      if let observer { stage.clock.cancel(observer) }
      layout.transitionProgress = progress
      layout.invalidateLayout()
      if finish {
        stage.collectionView.finishInteractiveTransition()
      } else {
        stage.collectionView.cancelInteractiveTransition()
      }
    }
  }
}

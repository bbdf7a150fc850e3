import AnimScenarioFormat
import Foundation
import UIKitCore

// Two fingers on an item make it as large as they are apart; when they leave, it springs back in a
// batch update, as in "Animating Collection Views", objc.io issue 12.
extension Stage {
  func addPinchRecognizer() {
    pinchRecognizer.addAction { [weak self] in self?.pinchDidChange($0) }
    collectionView.addGestureRecognizer(pinchRecognizer)
  }

  /// Whether the stage itself follows two fingers: a layout's own recognizer goes first.
  func followsPinch(_ pinch: Action.Pinch) -> Bool {
    pinch.resizesItem
      && !(collectionView.gestureRecognizers ?? []).contains {
        $0 !== pinchRecognizer && $0 is UIPinchGestureRecognizer
      }
  }

  private func pinchDidChange(_ recognizer: UIPinchGestureRecognizer) {
    let layout = collectionView.collectionViewLayout
    switch recognizer.state {
    case .began:
      memory.touchedPath = collectionView.indexPathForItem(
        at: recognizer.location(in: collectionView))
      fallthrough
    case .changed:
      guard let path = memory.touchedPath, recognizer.numberOfTouches > 1 else { return }
      let (one, other) = (
        recognizer.location(ofTouch: 0, in: collectionView),
        recognizer.location(ofTouch: 1, in: collectionView)
      )
      layout.director?.pinch = .init(path: path, length: hypot(one.x - other.x, one.y - other.y))
      layout.invalidateLayout()
    case .ended, .cancelled:
      guard layout.director?.pinch != nil else { return }
      collectionView.performBatchUpdates {
        layout.director?.pinch = nil
        layout.invalidateLayout()
      }
    case .possible, .failed: break
    }
  }
}

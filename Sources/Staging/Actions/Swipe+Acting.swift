import AnimScenarioFormat
import Foundation
import UIKitCore

extension Action.Swipe: StagedAction {
  func begin(
    on stage: Stage, at location: SourceRange, completion: @escaping @MainActor () -> Void
  ) {
    stage.reach(.item(item)) { center in
      guard stage.isOnScreen(center, location) else { return completion() }
      let width = stage.path(of: item.value)
        .flatMap { stage.collectionView.layoutAttributesForItem(at: $0)?.size.width }
      let row = width ?? stage.window.bounds.width
      let isLeftToRight =
        stage.collectionView.effectiveUserInterfaceLayoutDirection == .leftToRight
      // Towards the other end, from where the actions are going to be.
      let sign: CGFloat = (edge == .trailing) == isLeftToRight ? -1 : 1
      let start = CGPoint(x: center.x - sign * row * (isFull ? 0.42 : 0.3), y: center.y)
      let way = isFull ? row * 0.8 : min(row * 0.5, 200)
      stage.touch(
        .drag(
          from: start, by: CGVector(dx: sign * way, dy: 0), duration: duration, release: .rest),
        completion)
    }
  }
}

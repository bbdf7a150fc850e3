import AnimScenarioFormat
import Foundation
import UIKitCore

extension Action.Pull: StagedAction {
  func begin(
    on stage: Stage, at location: SourceRange, completion: @escaping @MainActor () -> Void
  ) {
    // From the upper part of the screen there is room to pull down.
    let screen = stage.window.bounds
    let start = CGPoint(x: screen.midX, y: screen.height * 0.35)
    stage.touch(
      .drag(
        from: start, by: CGVector(by), duration: duration, release: .init(release), hold: hold),
      completion)
  }
}

import AnimGeometry
import Foundation
import UIKitCore

// The windows that an app shows besides the stage's own.
extension Stage {
  /// The windows on the screen, the rearmost first.
  var shownWindows: [UIWindow] { environment.application.shownWindows }

  /// The frontmost window of those that cover the screen and lie below the status bar, which decides how that looks.
  var frontScreen: UIWindow {
    shownWindows.last {
      $0 === window || $0.windowLevel < .statusBar && $0.bounds.size == window.bounds.size
    } ?? window
  }

  /// Gives windows as large as the screen its corners.
  func fitFurtherWindows() {
    for further in shownWindows where further !== window {
      let coversScreen = further.bounds.size == window.bounds.size
      further.layer.cornerRadius = coversScreen ? window.layer.cornerRadius : 0
      further.layer.cornerCurve = .continuous
      further.layer.masksToBounds = coversScreen && further.layer.cornerRadius > 0
    }
  }
}

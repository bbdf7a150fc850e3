package import AnimLayers
import Foundation

/// A window that lives as long as the app keeps it.
@MainActor struct JoinedWindow {
  weak var window: UIWindow?
}

extension UIApplication {
  /// The windows that are seen, the rearmost first: by their levels, and those of a level in the order in which they became visible.
  package var shownWindows: [UIWindow] {
    allWindows.filter(\.isShown).enumerated()
      .sorted { a, b in
        (a.element.windowLevel.rawValue, a.element.shownNumber, a.offset)
          < (b.element.windowLevel.rawValue, b.element.shownNumber, b.offset)
      }
      .map(\.element)
  }

  /// Has a layer hold the layers of all windows that are seen from now on.
  ///
  /// Windows that are made later are seen when they are shown, as on iOS.
  ///
  /// - Parameters:
  ///   - screen: The layer.
  ///   - window: The window that is seen in any case.
  package func showWindows(in screen: CALayer, besides window: UIWindow) {
    self.screen = screen
    window.noteShown()
    arrangeWindows()
  }

  /// Puts the windows' layers into their order, in front of nothing else that the screen holds.
  func arrangeWindows() {
    guard let screen else { return }
    let layers = shownWindows.map(\.layer)
    let present = (screen.sublayers ?? []).filter { layer in layer.delegate is UIWindow }
    guard !present.elementsEqual(layers, by: ===) else { return }
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    for layer in present { layer.removeFromSuperlayer() }
    for layer in layers { screen.addSublayer(layer) }
    CATransaction.commit()
  }
}

extension UIWindow {
  /// The window and the view that a finger meets: the frontmost of the windows that are seen whose views take touches there.
  ///
  /// - Parameter point: The place, in points of this window.
  /// - Returns: This window without a view where nothing is met.
  func hit(at point: CGPoint) -> (window: UIWindow, view: UIView?) {
    let others = environment.application.shownWindows
    // A window that nobody has put on a screen takes its touches all the same.
    for window in others.contains(where: { $0 === self }) ? others.reversed() : [self] {
      window.layoutIfNeeded()
      if let view = window.hitTest(window.convert(point, from: self), with: nil) {
        return (window, view)
      }
    }
    return (self, nil)
  }

  /// The first responder of this window, or else of the frontmost one that has any.
  var typedResponder: UIResponder? {
    firstResponder
      ?? environment.application.shownWindows.reversed().lazy.compactMap(\.firstResponder)
      .first
  }
}

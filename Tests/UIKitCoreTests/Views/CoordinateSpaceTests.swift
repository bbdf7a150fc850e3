import Foundation
import Testing
import UIKitCore

/// Views and the screen as frames of reference, and traits of several collections.
@MainActor struct CoordinateSpaceTests {
  @Test func `rectangles of a view are converted to the screen and back`() {
    inWorld { _ in
      let window = UIWindow(frame: CGRect(x: 0, y: 10, width: 100, height: 100))
      let view = UIView(frame: CGRect(x: 5, y: 6, width: 20, height: 20))
      window.addSubview(view)
      let screen = UIScreen.main
      let rect = CGRect(x: 1, y: 1, width: 2, height: 2)
      let onScreen = CGRect(x: 6, y: 17, width: 2, height: 2)
      #expect(view.convert(rect, to: screen.coordinateSpace) == onScreen)
      #expect(view.convert(onScreen, from: screen.fixedCoordinateSpace) == rect)
      #expect(screen.coordinateSpace.convert(onScreen, to: view) == rect)
      #expect(
        screen.coordinateSpace.convert(CGPoint(x: 1, y: 1), from: view) == CGPoint(x: 6, y: 17))
      #expect(screen.coordinateSpace.bounds == screen.bounds)
    }
  }

  @Test func `the last collection that says something else counts`() {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(layoutDirection: .rightToLeft),
      UITraitCollection(forceTouchCapability: .unavailable),
      UITraitCollection(horizontalSizeClass: .regular),
    ])
    #expect(traits.layoutDirection == .rightToLeft && traits.horizontalSizeClass == .regular)
    #expect(traits.forceTouchCapability == .unavailable)
    #expect(UIContentSizeCategory.accessibilityLarge.isAccessibilityCategory)
    #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
  }
}

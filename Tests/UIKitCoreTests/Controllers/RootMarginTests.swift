import Foundation
import Testing
import UIKitCore

/// The margins of controllers' views.
@MainActor struct RootMarginTests {
  private func controller(width: CGFloat) -> UIViewController {
    let controller = UIViewController()
    controller.view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 700))
    return controller
  }

  @Test(arguments: [(375.0, 16.0), (393, 16), (414, 20), (820, 20)])
  func `content of a controller's view keeps off the sides alone`(
    width: CGFloat, side: CGFloat
  ) {
    inWorld { _ in
      let controller = controller(width: width)
      let view: UIView = controller.view
      #expect(view.layoutMargins == UIEdgeInsets(top: 0, left: side, bottom: 0, right: side))
      #expect(view.layoutMarginsGuide.layoutFrame.minX == side)
      #expect(UIView().layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    }
  }

  @Test func `margins that are given count where they are larger, or the controller says so`() {
    inWorld { _ in
      let controller = controller(width: 375)
      let view: UIView = controller.view
      view.layoutMargins = UIEdgeInsets(top: 4, left: 10, bottom: 0, right: 30)
      #expect(view.layoutMargins == UIEdgeInsets(top: 4, left: 16, bottom: 0, right: 30))
      controller.viewRespectsSystemMinimumLayoutMargins = false
      #expect(view.layoutMargins == UIEdgeInsets(top: 4, left: 10, bottom: 0, right: 30))
    }
  }
}

import Foundation
import Testing
import UIKitCore

/// The margins of controllers' views.
@MainActor struct RootMarginTests {
  private func controller(_ width: CGFloat, _ height: CGFloat) -> UIViewController {
    let controller = UIViewController()
    controller.view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    return controller
  }

  @Test(arguments: [
    (375.0, 812.0, 16.0), (812, 375, 16), (393, 852, 16), (428, 926, 20), (820, 1180, 20),
  ])
  func `content of a controller's view keeps off the sides alone`(
    width: CGFloat, height: CGFloat, side: CGFloat
  ) {
    inWorld { _ in
      let controller = controller(width, height)
      let view: UIView = controller.view
      #expect(view.layoutMargins == UIEdgeInsets(top: 0, left: side, bottom: 0, right: side))
      #expect(view.layoutMarginsGuide.layoutFrame.minX == side)
      #expect(UIView().layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    }
  }

  @Test func `margins that are given count where they are larger, or the controller says so`() {
    inWorld { _ in
      let controller = controller(375, 812)
      let view: UIView = controller.view
      view.layoutMargins = UIEdgeInsets(top: 4, left: 10, bottom: 0, right: 30)
      #expect(view.layoutMargins == UIEdgeInsets(top: 4, left: 16, bottom: 0, right: 30))
      controller.viewRespectsSystemMinimumLayoutMargins = false
      #expect(view.layoutMargins == UIEdgeInsets(top: 4, left: 10, bottom: 0, right: 30))
    }
  }
}

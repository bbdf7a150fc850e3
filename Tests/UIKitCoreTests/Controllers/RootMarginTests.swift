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

  @Test func `a view that constraints take to the middle is not covered by bars`() {
    let environment = UIEnvironment(
      screenBounds: CGRect(x: 0, y: 0, width: 393, height: 852),
      safeAreaInsets: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    environment.run {
      let root = UIViewController()
      let window = UIWindow()
      window.rootViewController = root
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      let (banner, label) = (UIView(), UIView())
      for view in [banner, label] { view.translatesAutoresizingMaskIntoConstraints = false }
      banner.addSubview(label)
      root.view.addSubview(banner)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: banner.safeAreaLayoutGuide.topAnchor, constant: 5),
        label.bottomAnchor.constraint(equalTo: banner.bottomAnchor, constant: -5),
        label.heightAnchor.constraint(equalToConstant: 30),
        banner.widthAnchor.constraint(equalToConstant: 100),
        banner.bottomAnchor.constraint(equalTo: root.view.bottomAnchor, constant: -100),
      ])
      root.view.layoutIfNeeded()
      #expect(banner.frame.minY == 712 && banner.frame.height == 40)
    }
  }

  @Test func `constraints to margins and their guide agree in the safe area`() {
    let environment = UIEnvironment(
      screenBounds: CGRect(x: 0, y: 0, width: 393, height: 852),
      safeAreaInsets: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    environment.run {
      let root = UIViewController()
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      root.view.addSubview(view)
      let places: [(NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute)] = [
        (.top, .topMargin), (.bottom, .bottomMargin), (.leading, .leadingMargin),
        (.trailing, .trailingMargin),
      ]
      let constraints = places.map {
        NSLayoutConstraint(
          item: view, attribute: $0, relatedBy: .equal, toItem: root.view, attribute: $1,
          multiplier: 1, constant: 0)
      }
      NSLayoutConstraint.activate(constraints)
      let window = UIWindow()
      window.rootViewController = root
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      #expect(view.frame == CGRect(x: 16, y: 59, width: 361, height: 759))
      #expect(view.frame == root.view.layoutMarginsGuide.layoutFrame)
      #expect(root.view.layoutMargins == UIEdgeInsets(top: 59, left: 16, bottom: 34, right: 16))
      root.view.insetsLayoutMarginsFromSafeArea = false
      #expect(root.view.layoutMargins == UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
      window.layoutIfNeeded()
      #expect(view.frame == CGRect(x: 16, y: 0, width: 361, height: 852))
    }
  }
}

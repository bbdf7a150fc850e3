import AnimGeometry
import Foundation
import Testing

@testable import UIKitCore

/// Lists of actions on a tablet, where they are popovers.
@MainActor struct TabletAlertTests {
  private let tablet = UIEnvironment(
    screenBounds: CGRect(x: 0, y: 0, width: 820, height: 1180),
    traits: UITraitCollection(
      userInterfaceIdiom: .pad, displayScale: 2, horizontalSizeClass: .regular),
    safeAreaInsets: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0))

  /// An app with a button in its navigation bar at the left.
  private func app() -> (UIWindow, UIViewController) {
    let (window, app) = (UIWindow(), UIViewController())
    app.navigationItem.leftBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .action, target: nil, action: nil)
    window.rootViewController = UINavigationController(rootViewController: app)
    window.layoutIfNeeded()
    return (window, app)
  }

  private func list(_ cancel: @escaping @MainActor () -> Void) -> UIAlertController {
    let list = UIAlertController(title: "Photo", message: nil, preferredStyle: .actionSheet)
    list.addAction(UIAlertAction(title: "Share", style: .default))
    list.addAction(UIAlertAction(title: "Delete", style: .destructive))
    list.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in cancel() })
    return list
  }

  @Test func `a list is beside the button that it belongs to, and a touch beside it cancels it`() {
    inWorld(tablet) { world in
      let (window, app) = app()
      var cancellations = 0
      let list = list { cancellations += 1 }
      list.popoverPresentationController?.barButtonItem = app.navigationItem.leftBarButtonItem
      app.present(list, animated: false)
      world.clock.advance(to: 1)
      let button = app.navigationItem.leftBarButtonItem?.viewInBar
      let source = button.map { $0.convert($0.bounds, to: window) } ?? .zero
      #expect(source.width > 0 && source.midX < 60)
      #expect(list.popoverPresentationController?.arrowDirection == .up)
      #expect(list.view.frame.minY == source.maxY + 13 && list.view.frame.minX == 10)
      #expect(list.view.frame.width == 304)
      let titles = list.view.descendants.compactMap { ($0 as? UIButton)?.title(for: .normal) }
      #expect(titles == ["Share", "Delete"])
      window.perform(.tap(at: CGPoint(x: 600, y: 900)))
      world.clock.advance(to: 2)
      #expect(cancellations == 1 && app.presentedViewController == nil)
    }
  }

  @Test func `a list that belongs to nothing is an exception, as in UIKit, and an alert is none`() {
    inWorld(tablet) { world in
      let (_, app) = app()
      app.present(
        UIAlertController(title: "Hi", message: nil, preferredStyle: .alert), animated: false)
      world.clock.advance(to: 1)
      #expect(tablet.exception == nil)
      app.dismiss(animated: false)
      world.clock.advance(to: 2)
      app.present(list {}, animated: false)
      #expect(tablet.exception?.contains("popoverPresentationController") == true)
    }
  }
}

extension UIView {
  fileprivate var descendants: [UIView] { subviews.flatMap { [$0] + $0.descendants } }
}

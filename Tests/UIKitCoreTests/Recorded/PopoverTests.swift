import AnimGeometry
import Foundation
import Testing
import UIKitCore

/// Where popovers of 240 × 180 points are on a tablet, as recorded on iOS 26.1 (iPad, 820 × 1180 points).
///
/// The margins are that system's; before it they are 10 points by default.
@MainActor struct PopoverTests {
  private let tablet = UIEnvironment(
    screenBounds: CGRect(x: 0, y: 0, width: 820, height: 1180),
    traits: UITraitCollection(
      userInterfaceIdiom: .pad, displayScale: 2, horizontalSizeClass: .regular),
    safeAreaInsets: UIEdgeInsets(top: 32, left: 0, bottom: 25, right: 0))

  /// What was recorded of one popover.
  struct Fact: Sendable {
    /// The view that the popover belongs to.
    let view: CGRect
    /// The part of the view; nil for all of it.
    var part: CGRect?
    var permitted = UIPopoverArrowDirection.any
    /// The bubble with its arrow, which is 13 points long.
    let frame: CGRect
    let direction: UIPopoverArrowDirection
  }

  nonisolated private static let view = CGRect(x: 100, y: 300, width: 60, height: 40)
  nonisolated private static let facts = [
    Fact(view: view, frame: CGRect(x: 160, y: 230, width: 253, height: 180), direction: .left),
    Fact(
      view: CGRect(x: 100, y: 980, width: 60, height: 40),
      frame: CGRect(x: 160, y: 910, width: 253, height: 180), direction: .left),
    Fact(
      view: view, part: CGRect(x: 0, y: 0, width: 10, height: 10),
      frame: CGRect(x: 110, y: 215, width: 253, height: 180), direction: .left),
    Fact(
      view: view, permitted: .left, frame: CGRect(x: 160, y: 230, width: 253, height: 180),
      direction: .left),
    Fact(
      view: view, permitted: .right, frame: CGRect(x: 19, y: 230, width: 111, height: 180),
      direction: .right),
    Fact(
      view: view, permitted: .down, frame: CGRect(x: 19, y: 107, width: 240, height: 193),
      direction: .down),
    // Of a tab's item.
    Fact(
      view: CGRect(x: 412, y: 1101, width: 66, height: 36),
      frame: CGRect(x: 325, y: 908, width: 240, height: 193), direction: .down),
  ]

  /// A controller of 240 × 180 points that is to be presented, and what presents it.
  private func popover() throws -> (UIViewController, UIPopoverPresentationController) {
    let presented = UIViewController()
    presented.preferredContentSize = CGSize(width: 240, height: 180)
    presented.modalPresentationStyle = .popover
    let popover = try #require(presented.popoverPresentationController)
    popover.popoverLayoutMargins = UIEdgeInsets(top: 19, left: 19, bottom: 19, right: 19)
    return (presented, popover)
  }

  /// A bubble without its arrow.
  private func content(of fact: Fact) -> CGRect {
    var rect = fact.frame
    switch fact.direction {
    case .left:
      rect.origin.x += 13
      rect.size.width -= 13
    case .right: rect.size.width -= 13
    default: rect.size.height -= 13
    }
    return rect
  }

  @Test(arguments: facts)
  func `an arrow is at the first side where the bubble needs not be moved along`(
    _ fact: Fact
  ) throws {
    try inWorld(tablet) { world in
      let (window, app, view) = (UIWindow(), UIViewController(), UIView(frame: fact.view))
      window.rootViewController = app
      app.view.addSubview(view)
      let (presented, popover) = try popover()
      popover.sourceView = view
      if let part = fact.part { popover.sourceRect = part }
      popover.permittedArrowDirections = fact.permitted
      app.present(presented, animated: false)
      world.clock.advance(to: 1)
      #expect(popover.arrowDirection == fact.direction)
      #expect(
        presented.view.convert(presented.view.bounds, to: window) == content(of: fact))
      #expect(world.exceptions.isEmpty)
    }
  }

  @Test func `a popover without a source is UIKit's exception`() throws {
    try inWorld(tablet) { world in
      let (window, app) = (UIWindow(), UIViewController())
      window.rootViewController = app
      let (presented, _) = try popover()
      app.present(presented, animated: false)
      world.clock.advance(to: 1)
      #expect(world.exceptions.count == 1)
      #expect(world.exceptions.first?.contains("non-nil sourceView or barButtonItem") == true)
    }
  }
}

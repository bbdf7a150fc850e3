import AnimGeometry
import Foundation
import Testing

@testable import UIKitCore

/// Sheets, their detents, and the fingers that move them.
@MainActor struct SheetTests {
  /// A phone of 390 × 844 points with an app and a sheet over it.
  @MainActor private struct Phone {
    let world: World
    let window: UIWindow
    let app: UIViewController
    let sheet: UIViewController
    let controller: UISheetPresentationController

    /// The upper edge of the sheet where it is going.
    var top: CGFloat { sheet.view.frame.minY }
    /// How large the app's card is, of the screen's width.
    var scale: CGFloat { app.view.transform.a }
  }

  private func withSheet(
    _ sheet: UIViewController = UIViewController(),
    _ configure: (UISheetPresentationController) -> Void = { $0.detents = [.medium(), .large()] },
    _ body: (Phone) throws -> Void
  ) throws {
    let environment = UIEnvironment(
      screenBounds: CGRect(x: 0, y: 0, width: 390, height: 844),
      safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    try inWorld(environment) { world in
      let (window, app) = (UIWindow(), UIViewController())
      window.rootViewController = app
      let controller = try #require(sheet.sheetPresentationController)
      configure(controller)
      app.present(sheet, animated: true)
      world.clock.advance(to: 1)
      try body(
        Phone(world: world, window: window, app: app, sheet: sheet, controller: controller))
    }
  }

  private func drag(_ phone: Phone, from y: CGFloat, by way: CGFloat, until time: Double) {
    phone.window.perform(
      .drag(
        from: CGPoint(x: 195, y: y), by: CGVector(dx: 0, dy: way), duration: 0.5, release: .rest))
    phone.world.clock.advance(to: time)
  }

  @Test func `a sheet rests at its lowest detent, half of the screen`() throws {
    try withSheet { phone in
      #expect(phone.top == 422)
      #expect(phone.sheet.view.frame.height == 422)
      #expect(phone.sheet.view.layer.cornerRadius == 10)
      #expect(phone.scale == 1)
    }
  }

  @Test func `a large sheet moves the app back by 16 points on both sides`() throws {
    try withSheet(UIViewController(), { _ in }) { phone in
      // Below the status bar and 10 points.
      #expect(phone.top == 57)
      #expect(abs(phone.scale * 390 - 358) < 1e-9)
      #expect(abs(phone.app.view.frame.minY - 47) < 1e-9)
      #expect(abs(phone.app.view.layer.cornerRadius * phone.scale - 10) < 1e-9)
      phone.app.dismiss(animated: true)
      phone.world.clock.advance(to: 2)
      #expect(phone.scale == 1 && phone.app.view.layer.cornerRadius == 0)
      #expect(phone.window.subviews == [phone.app.view])
    }
  }

  @Test func `an own height is without the safe area, and no detent at all is large`() throws {
    try withSheet(UIViewController(), { $0.detents = [.custom { _ in 200 }] }) { phone in
      #expect(phone.top == CGFloat(844 - 34 - 200))
    }
    try withSheet(UIViewController(), { $0.detents = [.custom { _ in nil }] }) { phone in
      #expect(phone.top == 57)
    }
    try withSheet(
      UIViewController(), { $0.detents = [.custom { $0.maximumDetentValue * 0.5 }, .large()] }
    ) { phone in
      // Half of 844 − 47 − 10 − 34.
      #expect(phone.top == CGFloat(844 - 34 - 376.5))
    }
  }

  /// An iPad (A16), and a sheet of a style on it.
  private func onPad(
    landscape: Bool = false, _ style: UIModalPresentationStyle, size: CGSize = .zero,
    _ body: (World, UIWindow, UIViewController, UIViewController) throws -> Void
  ) throws {
    let environment = UIEnvironment(
      screenBounds: landscape
        ? CGRect(x: 0, y: 0, width: 1180, height: 820)
        : CGRect(x: 0, y: 0, width: 820, height: 1180),
      traits: UITraitCollection(
        userInterfaceIdiom: .pad, horizontalSizeClass: .regular, verticalSizeClass: .regular),
      safeAreaInsets: UIEdgeInsets(top: 32, left: 0, bottom: 25, right: 0))
    try inWorld(environment) { world in
      let (window, app, sheet) = (UIWindow(), UIViewController(), UIViewController())
      window.rootViewController = app
      sheet.modalPresentationStyle = style
      sheet.preferredContentSize = size
      app.present(sheet, animated: true)
      world.clock.advance(to: 1)
      try body(world, window, app, sheet)
    }
  }

  @Test func `a page sheet on an iPad is as wide as that is upright, and nothing is moved back`()
    throws
  {
    // Recorded on an iPad (A16): 10 points below the safe area, as wide as the screen.
    try onPad(.pageSheet) { _, _, app, sheet in
      #expect(sheet.view.frame == CGRect(x: 0, y: 42, width: 820, height: 1138))
      #expect(app.view.transform.isIdentity)
    }
    try onPad(landscape: true, .automatic) { _, _, _, sheet in
      #expect(sheet.view.frame == CGRect(x: 180, y: 42, width: 820, height: 778))
    }
  }

  @Test func `a form sheet is a card in the middle, of the size that it prefers`() throws {
    try onPad(.formSheet) { world, window, app, sheet in
      #expect(sheet.view.frame == CGRect(x: 140, y: 280, width: 540, height: 620))
      #expect(sheet.view.layer.maskedCorners.rawValue == 15 && app.view.transform.isIdentity)
      // Beyond half of the way down it goes.
      window.perform(
        .drag(
          from: CGPoint(x: 400, y: 300), by: CGVector(dx: 0, dy: 600), duration: 0.5, release: .rest
        ))
      world.clock.advance(to: 4)
      #expect(app.presentedViewController == nil && window.subviews == [app.view])
    }
    try onPad(.formSheet, size: CGSize(width: 300, height: 4000)) { _, _, _, sheet in
      #expect(sheet.view.frame.size == CGSize(width: 300, height: 1123))
    }
  }

  @Test func `a change of detent travels if it is animated, and jumps if not`() throws {
    try withSheet { phone in
      phone.controller.animateChanges { phone.controller.selectedDetentIdentifier = .large }
      #expect(phone.top == 57)
      phone.world.clock.advance(to: 1.1)
      let shown = try #require(phone.sheet.view.layer.presentation())
      #expect(shown.frame.minY > 57 && shown.frame.minY < 422)
      phone.world.clock.advance(to: 2)
      phone.controller.selectedDetentIdentifier = .medium
      #expect(phone.sheet.view.layer.presentation()?.frame.minY == 422)
    }
  }

  /// Notes what a sheet tells.
  private final class Witness: NSObject, UISheetPresentationControllerDelegate {
    var notes: [String] = []
    var lets = true

    func presentationControllerShouldDismiss(
      _ presentationController: UIPresentationController
    ) -> Bool { lets }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
      notes.append("will dismiss")
    }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      notes.append("did dismiss")
    }
    func presentationControllerDidAttemptToDismiss(
      _ presentationController: UIPresentationController
    ) { notes.append("attempt") }
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
      _ sheetPresentationController: UISheetPresentationController
    ) {
      let identifier = sheetPresentationController.selectedDetentIdentifier
      notes.append(identifier == .large ? "large" : "medium")
    }
  }

  @Test func `a finger takes a sheet from one detent to the next, and off the screen`() throws {
    try withSheet { phone in
      let witness = Witness()
      phone.controller.delegate = witness
      drag(phone, from: 440, by: -260, until: 3)
      #expect(phone.top == 57 && phone.controller.selectedDetentIdentifier == .large)
      drag(phone, from: 80, by: 300, until: 5)
      #expect(phone.top == 422)
      drag(phone, from: 440, by: 300, until: 7)
      #expect(phone.app.presentedViewController == nil)
      #expect(witness.notes == ["large", "medium", "will dismiss", "did dismiss"])
    }
  }

  @Test func `content stays under the finger while it moves`() throws {
    try withSheet { phone in
      phone.window.perform(
        .drag(from: CGPoint(x: 195, y: 440), by: CGVector(dx: 0, dy: -200), duration: 1))
      phone.world.clock.advance(to: 1.95)
      let way = 422 - phone.top
      // Ten of the 200 points go by before it is a drag.
      #expect(way > 150 && way <= 190)
      #expect(phone.sheet.view.frame.maxY == 844)
      // The app's card follows.
      #expect(phone.scale < 1 && phone.scale > 358 / 390)
    }
  }

  @Test(arguments: [true, false])
  func `a sheet that is to stay resists and comes back`(asksDelegate: Bool) throws {
    try withSheet { phone in
      let witness = Witness()
      witness.lets = !asksDelegate
      phone.controller.delegate = witness
      phone.sheet.isModalInPresentation = !asksDelegate
      drag(phone, from: 440, by: 390, until: 4)
      #expect(phone.top == 422)
      #expect(phone.app.presentedViewController === phone.sheet)
      #expect(asksDelegate ? witness.notes == ["attempt"] : true)
    }
  }

  @Test func `a tap beside a sheet dismisses it`() throws {
    try withSheet { phone in
      phone.window.perform(.tap(at: CGPoint(x: 195, y: 200)))
      phone.world.clock.advance(to: 3)
      #expect(phone.app.presentedViewController == nil)
    }
  }

  @Test func `what is not dimmed can be touched`() throws {
    try withSheet(
      UIViewController(),
      {
        $0.detents = [.medium(), .large()]
        $0.largestUndimmedDetentIdentifier = .medium
      }
    ) { phone in
      let point = CGPoint(x: 195, y: 200)
      #expect(phone.window.hitTest(point, with: nil) === phone.app.view)
      phone.controller.selectedDetentIdentifier = .large
      #expect(phone.window.hitTest(CGPoint(x: 195, y: 50), with: nil) !== phone.app.view)
    }
  }

  // MARK: Scrolling content

  private final class Page: UIViewController {
    let list = UIScrollView(frame: .zero)

    override func viewDidLoad() {
      super.viewDidLoad()
      list.frame = view.bounds
      list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      list.contentSize = CGSize(width: 390, height: 3000)
      view.addSubview(list)
    }
  }

  @Test func `scrolling up raises the sheet first, and content after that`() throws {
    let page = Page()
    try withSheet(page) { phone in
      drag(phone, from: 600, by: -260, until: 3)
      #expect(phone.top == 57 && page.list.contentOffset.y == 0)
      drag(phone, from: 600, by: -260, until: 6)
      #expect(phone.top == 57 && page.list.contentOffset.y > 200)
      // Content that is not at its top scrolls down and leaves the sheet where it is.
      drag(phone, from: 300, by: 120, until: 9)
      #expect(phone.top == 57)
    }
  }

  @Test func `content scrolls in a low sheet that is told so`() throws {
    let page = Page()
    try withSheet(
      page,
      {
        $0.detents = [.medium(), .large()]
        $0.prefersScrollingExpandsWhenScrolledToEdge = false
      }
    ) { phone in
      drag(phone, from: 700, by: -200, until: 3)
      #expect(phone.top == 422 && page.list.contentOffset.y > 100)
    }
  }
}

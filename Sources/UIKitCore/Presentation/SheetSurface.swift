import AnimGeometry
import AnimMotion
import Foundation

/// A sheet on screen: its place, its look, and what it does to what is below.
///
/// As on iOS: the upper corners are rounded by 10 points, what is below is dimmed, and, the nearer the
/// sheet comes to its large height, moved back: it gets smaller until 16 points are free on both sides,
/// as the app's own card below the status bar. On iPads what is below stays where it is; a page sheet is as
/// wide as the screen is upright (recorded there, and Apple's documentation of `pageSheet`), and a form sheet
/// a card in the middle of it, with round corners on all sides.
@MainActor final class SheetSurface {
  typealias Identifier = UISheetPresentationController.Detent.Identifier

  let controller: UISheetPresentationController
  let view: UIView
  let window: UIWindow
  private weak var presenter: UIViewController?
  private let dimming: UIView
  private let grabber = UIView(frame: .zero)
  /// The black that is seen around what was moved back.
  private let backing = UIView(frame: .zero)
  private var gestures: SheetGestures?
  /// Takes the sheet away, and calls its argument when it is gone; set when the sheet has come.
  var dismiss: ((@escaping () -> Void) -> Void)?
  /// The spring with which the sheet goes on that a finger has let go; nil for the system's.
  var releaseSpring: (duration: Double, velocity: CGFloat)?
  /// The sheet's upper edge, in points of the window.
  private(set) var top: CGFloat = 0

  private static let cornerRadius: CGFloat = 10
  private static let grabberSize = CGSize(width: 36, height: 5)
  private static let grabberTop: CGFloat = 5
  /// Points at the sides of what was moved back.
  private static let sideGap: CGFloat = 16
  /// A form sheet that asks for no size; source: published measurements of iPads.
  private static let formSize = CGSize(width: 540, height: 620)

  /// Nil if the controller's view cannot be had.
  init?(
    _ controller: UISheetPresentationController, over presenter: UIViewController,
    in window: UIWindow, _ dimming: UIView
  ) {
    guard let view = controller.presentedViewController.view else { return nil }
    self.controller = controller
    self.view = view
    self.window = window
    self.presenter = presenter
    self.dimming = dimming
  }

  // MARK: Coming and going

  /// Adds what belongs to the sheet, below the screen; the view is in the window.
  func begin() {
    controller.surface = self
    view.autoresizingMask =
      isForm
      ? [.flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin]
      : [.flexibleWidth, .flexibleTopMargin]
    view.clipsToBounds = true
    if !isForm { view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner] }
    view.layer.cornerCurve = .continuous
    grabber.backgroundColor = .tertiaryLabel
    grabber.layer.cornerRadius = Self.grabberSize.height / 2
    grabber.isUserInteractionEnabled = false
    grabber.bounds.size = Self.grabberSize
    window.insertSubview(grabber, aboveSubview: view)
    if let below = movedView {
      backing.frame = window.bounds
      backing.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      backing.backgroundColor = .black
      window.insertSubview(backing, belowSubview: below)
    }
    gestures = SheetGestures(self, dimming)
    show()
  }

  /// Puts the sheet at its detent.
  func show() { place(at: restingTop) }

  /// Puts the sheet below the screen, as high as it is.
  func hide() { place(at: window.bounds.height, height: view.bounds.height) }

  /// Takes away what belongs to the sheet; the view has gone.
  func end() {
    UIView.withoutAnimation { hide() }
    grabber.removeFromSuperview()
    backing.removeFromSuperview()
    gestures?.end()
    view.layer.cornerRadius = 0
    view.clipsToBounds = false
    controller.surface = nil
    releaseSpring = nil
  }

  /// Follows a change of the controller's properties.
  func update() { show() }

  // MARK: Detents

  /// The detents that there are, from low to high.
  ///
  /// A form sheet has one, in the middle of the screen.
  var detents: [(identifier: Identifier, top: CGFloat)] {
    if isForm { return [(.large, window.bounds.midY - formSize.height / 2)] }
    return SheetRoom(window).tops(of: controller.detents)
  }

  /// Whether the sheet is a card in the middle of a wide screen.
  private var isForm: Bool {
    controller.presentedViewController.modalPresentationStyle == .formSheet
      && window.traitCollection.horizontalSizeClass == .regular
  }

  /// The size of a form sheet: the one that it prefers, as far as there is room.
  private var formSize: CGSize {
    let asked = controller.presentedViewController.preferredContentSize
    let room = window.bounds.inset(by: window.safeAreaInsets)
    let size = asked == .zero ? Self.formSize : asked
    return CGSize(width: min(size.width, room.width), height: min(size.height, room.height))
  }

  /// The sheet's width: that of the screen, on iPads upright.
  private var width: CGFloat {
    let bounds = window.bounds
    if isForm { return formSize.width }
    return isOnPad ? min(bounds.width, bounds.height) : bounds.width
  }

  private var isOnPad: Bool { window.traitCollection.userInterfaceIdiom == .pad }

  /// The upper edge of the selected detent, or else of the lowest.
  var restingTop: CGFloat {
    let all = detents
    return (all.first { $0.identifier == controller.selectedDetentIdentifier } ?? all[0]).top
  }

  /// The upper edge to which the sheet is dimmed in full, and above which it is moved back.
  private var lowestDimmedTop: CGFloat {
    let all = detents
    guard
      let undimmed = all.firstIndex(where: {
        $0.identifier == controller.largestUndimmedDetentIdentifier
      })
    else { return all[0].top }
    return undimmed + 1 < all.count ? all[undimmed + 1].top : -.infinity
  }

  // MARK: Place

  /// Moves the sheet's upper edge, and all that depends on it.
  ///
  /// - Parameters:
  ///   - top: In points of the window.
  ///   - height: The sheet's; nil to end at the bottom, and below the lowest detent beyond it.
  func place(at top: CGFloat, height: CGFloat? = nil) {
    self.top = top
    let all = detents
    let bounds = window.bounds
    let ownHeight = isForm ? formSize.height : bounds.height - min(top, all[0].top)
    view.frame = CGRect(
      x: bounds.midX - width / 2, y: top, width: width, height: height ?? ownHeight)
    view.layer.cornerRadius = controller.preferredCornerRadius ?? Self.cornerRadius
    grabber.isHidden = !controller.prefersGrabberVisible
    grabber.center = CGPoint(
      x: bounds.midX, y: top + Self.grabberTop + Self.grabberSize.height / 2)
    let (from, to) = dimmingRange(all)
    dimming.alpha = to == -.infinity ? 0 : share(of: top, from: from, to: to)
    dimming.isUserInteractionEnabled = dimming.alpha > 0
    moveBack(pushedShare(all))
  }

  private func dimmingRange(
    _ all: [(identifier: Identifier, top: CGFloat)]
  ) -> (from: CGFloat, to: CGFloat) {
    let to = lowestDimmedTop
    return (all.last { $0.top > to }?.top ?? window.bounds.height, to)
  }

  /// How near the sheet is to its large height, from 0 at the detent below.
  private func pushedShare(_ all: [(identifier: Identifier, top: CGFloat)]) -> CGFloat {
    guard let large = all.last, large.identifier == .large, dimming.alpha > 0 else { return 0 }
    let from = all.dropLast().last?.top ?? window.bounds.height
    return share(of: top, from: from, to: large.top)
  }

  private func share(of top: CGFloat, from: CGFloat, to: CGFloat) -> CGFloat {
    from == to ? 1 : min(max(0, (from - top) / (from - to)), 1)
  }

  /// The view that is moved back: none below a second sheet, none in landscape, and none on iPads.
  private var movedView: UIView? {
    guard !isOnPad, let presenter, presenter.presentingViewController == nil,
      window.bounds.height > window.bounds.width
    else { return nil }
    return presenter.viewIfLoaded
  }

  /// Whether more than half of the way back has been gone.
  private(set) var isBackSeen = false

  private func moveBack(_ share: CGFloat) {
    guard let below = movedView else { return }
    isBackSeen = share > 0.5
    let bounds = window.bounds
    let scale = 1 - share * 2 * Self.sideGap / bounds.width
    let y = share * window.safeAreaInsets.top - bounds.height * (1 - scale) / 2
    below.transform =
      share > 0
      ? CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: y) : .identity
    let radius = window.layer.cornerRadius + (Self.cornerRadius - window.layer.cornerRadius) * share
    below.layer.cornerCurve = .continuous
    below.layer.cornerRadius = share > 0 ? radius / scale : 0
    below.layer.masksToBounds = share > 0
  }
}

import AnimGeometry
import Foundation

/// One menu, from the moment a finger rests on a view until all is as it was.
///
/// What is lifted is a picture of the view, which itself is hidden meanwhile; a button that has a menu stays where it is, and
/// nothing is blurred. Times, springs and the
/// extent to which things grow are not documented; they were chosen by eye after iOS.
@MainActor final class ContextMenuSession {
  private let configuration: UIContextMenuConfiguration
  private weak var source: UIView?
  private let sourceAlpha: CGFloat
  private let backdrop = UIVisualEffectView(effect: nil)
  private let overlay: UIView
  /// The picture that is lifted; nil where the view stays as it is.
  private let lifted: LiftedPreview?
  /// The place of the view in the window.
  private let place: CGRect
  private var menu: ContextMenuView?
  /// The menus that rows have opened, outermost first, with the rows.
  private var submenus: [(menu: ContextMenuView, row: ContextMenuRow)] = []
  private var placement: ContextMenuPlacement?
  private var isOpen = false
  private var isClosing = false
  /// Called when all is as it was.
  var ended: () -> Void = {}
  /// Called when a tap on the preview is about to close the menu.
  var willCommit: (ContextMenuCommit) -> Void = { _ in }
  /// Performs the action of the row that was chosen.
  var perform: (UIAction) -> Void = { $0.perform(sender: $0) }

  /// Seconds that a press takes to sink in by `squeezedScale`.
  private static let squeezeDuration = 0.35
  private static let squeezedScale: CGFloat = 0.95
  private static let opening = (duration: 0.45, bounce: CGFloat(0.22))
  /// Seconds until all is back, and until the menu is gone that shrinks meanwhile.
  private static let closing = (all: 0.35, menu: 0.2)
  /// A submenu's growth, and what becomes of the menu behind it meanwhile.
  private static let submenuOpening = (duration: 0.4, bounce: CGFloat(0.15))
  private static let (behindScale, behindAlpha) = (CGFloat(0.95), CGFloat(0.35))
  /// The menu's size as it begins to grow.
  private static let seedScale: CGFloat = 0.2
  /// Points by which a small preview grows in both directions.
  private static let growth: CGFloat = 16

  /// Prepares to lift a view, or only to open its menu; nil if it is not on screen.
  init?(_ configuration: UIContextMenuConfiguration, over source: UIView, lifts: Bool = true) {
    guard let window = source.window else { return nil }
    let lifted =
      lifts ? LiftedPreview(of: source, in: window, configuration.previewProvider?()) : nil
    if lifts, lifted == nil { return nil }
    place = source.convert(source.bounds, to: window)
    self.configuration = configuration
    self.source = source
    self.lifted = lifted
    sourceAlpha = source.alpha
    overlay = UIView(frame: window.bounds)
    UIView.withoutAnimation {
      overlay.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      backdrop.frame = overlay.bounds
      backdrop.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      overlay.addSubview(backdrop)
      if let lifted { overlay.addSubview(lifted) }
      window.addSubview(overlay)
      if lifts { source.alpha = 0 }
      overlay.layoutIfNeeded()
    }
    backdrop.addGestureRecognizer(
      UITapGestureRecognizer { [weak self] _ in self?.didTapBeside() })
    lifted?.addGestureRecognizer(UITapGestureRecognizer { [weak self] _ in self?.commit() })
  }

  /// Has what is pressed sink in, and come back if the finger leaves before the menu opens.
  func squeeze() {
    UIView.animate(withDuration: Self.squeezeDuration, delay: 0, options: .curveEaseOut) { [self] in
      lifted?.transform = CGAffineTransform(scaleX: Self.squeezedScale, y: Self.squeezedScale)
    }
  }

  /// Lifts the preview and lets the menu grow out of it.
  func open() {
    guard !isOpen, !isClosing, let window = overlay.window else { return }
    isOpen = true
    let menu = configuration.actionProvider?([]).map { menu in
      ContextMenuView(menu, scale: window.traitCollection.displayScale, listener)
    }
    self.menu = menu
    let placement = ContextMenuPlacement(
      source: place, previewSize: lifted?.openSize(growth: Self.growth) ?? place.size,
      menuSize: menu?.size ?? .zero, in: window.bounds.inset(by: window.safeAreaInsets),
      gap: lifted == nil ? ContextMenuPlacement.buttonGap : ContextMenuPlacement.gap)
    self.placement = placement
    if let menu {
      UIView.withoutAnimation {
        menu.frame = placement.menu
        menu.layoutIfNeeded()
        overlay.addSubview(menu)
        menu.alpha = 0
        shrink(menu)
      }
    }
    UIView.animate(springDuration: Self.opening.duration, bounce: Self.opening.bounce) { [self] in
      if let lifted {
        backdrop.effect = UIBlurEffect(style: .systemUltraThinMaterial)
        lifted.open(in: placement.preview)
      }
      menu?.alpha = 1
      menu?.transform = .identity
    }
  }

  // MARK: Submenus

  private var listener: ContextMenuView.Listener {
    ContextMenuView.Listener(
      choose: { [weak self] action in self?.choose(action) },
      open: { [weak self] row, menu in self?.open(menu, from: row) },
      close: { [weak self] in self?.closeSubmenu() })
  }

  private func choose(_ action: UIAction) {
    let perform = perform
    guard !action.attributes.contains(.keepsMenuPresented) else { return perform(action) }
    close { perform(action) }
  }

  /// The menu in front.
  private var front: ContextMenuView? { submenus.last?.menu ?? menu }

  /// Lets a menu grow out of its row, over the menu that this is in, which steps back.
  private func open(_ content: UIMenu, from row: ContextMenuRow) {
    guard !isClosing, let window = overlay.window, let parent = front else { return }
    let submenu = ContextMenuView(
      content, scale: window.traitCollection.displayScale, isSubmenu: true, listener)
    let origin = row.convert(row.bounds, to: overlay)
    let area = window.bounds.inset(by: window.safeAreaInsets)
    let lowest = max(area.minY, area.maxY - ContextMenuPlacement.margin - submenu.size.height)
    let place = CGRect(
      origin: CGPoint(x: origin.minX, y: min(origin.minY, lowest)), size: submenu.size)
    submenus.append((submenu, row))
    UIView.withoutAnimation {
      submenu.frame = origin
      submenu.layoutIfNeeded()
      overlay.addSubview(submenu)
    }
    UIView.animate(
      springDuration: Self.submenuOpening.duration, bounce: Self.submenuOpening.bounce
    ) {
      submenu.frame = place
      parent.contentView.alpha = Self.behindAlpha
      parent.transform = CGAffineTransform(scaleX: Self.behindScale, y: Self.behindScale)
    }
  }

  /// Lets the menu in front go back into its row.
  private func closeSubmenu() {
    guard let (submenu, row) = submenus.popLast(), let parent = front else { return }
    UIView.animate(springDuration: Self.submenuOpening.duration, bounce: 0) { [self] in
      parent.contentView.alpha = 1
      parent.transform = .identity
      submenu.frame = row.convert(row.bounds, to: overlay)
      submenu.alpha = 0
    } completion: { _ in
      submenu.removeFromSuperview()
    }
  }

  /// A tap beside the menu in front closes it.
  private func didTapBeside() { submenus.isEmpty ? close() : closeSubmenu() }

  /// Closes for a tap on the preview, along with what the app adds.
  private func commit() {
    guard !isClosing else { return }
    let commit = ContextMenuCommit(lifted?.controller)
    willCommit(commit)
    UIView.animate(withDuration: Self.closing.all) { commit.runAnimations() }
    close { commit.complete() }
  }

  /// Brings everything back, and then calls `completion`.
  ///
  /// UIKit does not document when it calls the action of a row; here it is when the preview is back in its
  /// place, so that what the action changes is seen.
  func close(completion: @escaping () -> Void = {}) {
    guard !isClosing else { return }
    isClosing = true
    UIView.animate(withDuration: Self.closing.menu, delay: 0, options: .curveEaseOut) { [self] in
      for menu in [menu].compactMap(\.self) + submenus.map(\.menu) { menu.alpha = 0 }
    }
    UIView.animate(
      withDuration: Self.closing.all, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0
    ) { [self] in
      backdrop.effect = nil
      lifted?.settle()
      if let menu { shrink(menu) }
    } completion: { [self] _ in
      overlay.removeFromSuperview()
      if lifted != nil { source?.alpha = sourceAlpha }
      ended()
      completion()
    }
  }

  /// Closes unless the menu has opened.
  func fingerDidLeave() { if !isOpen { close() } }

  /// Makes the menu a speck at the preview's edge.
  private func shrink(_ menu: UIView) {
    guard let placement else { return }
    let (scale, frame) = (Self.seedScale, placement.menu)
    menu.transform = CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: (placement.origin.x - frame.midX) * (1 - scale),
      ty: (placement.origin.y - frame.midY) * (1 - scale))
  }
}

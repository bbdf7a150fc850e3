public import Foundation

/// A party that has the menus of a view.
@preconcurrency @MainActor public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  /// The menu that a long press opens, and the preview; nil for none. Asked when a finger comes down.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
  /// Told that a tap on the preview closes the menu; what is added to `animator` goes along with that and follows it.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) throws(UnimplementedRequirement)
}

/// Opens a menu when a finger rests on a view.
///
/// What was pressed sinks in a little, is lifted above all else, which is blurred, and the menu grows out
/// of it.
@preconcurrency @MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// The view that it was added to; nil before.
  public private(set) weak var view: UIView?
  /// The party that has the menus; held weakly.
  public private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  private let press = ContextMenuPress()
  /// What the finger that is down would open.
  private var offered: UIContextMenuConfiguration?
  private var session: ContextMenuSession?
  /// The view that is lifted for a place in `view`.
  var target: (CGPoint) -> UIView?

  /// An interaction whose menus `delegate` has.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    target = { _ in nil }
    super.init()
    target = { [weak self] _ in self?.view }
    press.delegate = self
    press.willBegin = { [weak self] in self?.prepare() }
    press.didFail = { [weak self] in self?.session?.fingerDidLeave() }
    press.addAction { [weak self] press in if press.state == .began { self?.session?.open() } }
  }

  /// Called before the interaction is added to a view, or taken from it with nil.
  open func willMove(to view: UIView?) {
    if view == nil { self.view?.removeGestureRecognizer(press) }
  }

  /// Called after the interaction was added to a view, or taken from it with nil.
  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(press)
  }

  /// The place of the finger in the coordinates of a view, nil for the window's.
  open func location(in view: UIView?) -> CGPoint { press.location(in: view) }

  /// Closes the menu that is open.
  open func dismissMenu() { session?.close() }

  /// Lifts what is pressed before it is clear that the menu opens.
  private func prepare() {
    guard let offered, let view, let source = target(press.location(in: view)) else { return }
    session = ContextMenuSession(offered, over: source)
    session?.ended = { [weak self] in self?.session = nil }
    session?.willCommit = { [weak self] commit in
      guard let self else { return }
      delegate?.contextMenuInteraction?(
        self, willPerformPreviewActionForMenuWith: offered, animator: commit)
    }
    session?.squeeze()
  }
}

extension UIContextMenuInteraction: UIGestureRecognizerDelegate {
  /// Takes only touches of places that have a menu.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    guard let view, session == nil else { return false }
    offered = delegate?.contextMenuInteraction(
      self, configurationForMenuAtLocation: touch.location(in: view))
    return offered != nil
  }

  /// Without anything to lift, no menu opens.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    session != nil
  }
}

/// A long press that says before it begins that it may.
@MainActor private final class ContextMenuPress: UILongPressGestureRecognizer {
  /// Called when the finger has rested for a while.
  var willBegin: () -> Void = {}

  /// Seconds after which what is pressed begins to sink in: those for which a scroll view holds touches
  /// back.
  private static let warning = ContentTouchDelay.delay

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    after(Self.warning) { press in
      if press.state == .possible { (press as? ContextMenuPress)?.willBegin() }
    }
  }

  /// Called when the finger was lifted or went away before the menu opened.
  var didFail: () -> Void = {}

  override func didChangeState() {
    if state == .failed { didFail() }
  }
}

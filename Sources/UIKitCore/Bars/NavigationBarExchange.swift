import AnimGeometry
import Foundation

/// The way of a navigation bar from one item to another while controllers slide: the old content
/// fades away to one side as the new one comes from the other, and the bar takes its new height.
@MainActor struct NavigationBarExchange {
  private let bar: UINavigationBar
  private let picture: UIView?
  private let target: CGRect
  /// How far the old content goes.
  private let shift: CGAffineTransform

  /// The share of the bar's width that its content moves; by eye.
  private static let way: CGFloat = 0.3

  /// Has the bar show other items, and look as it did before.
  ///
  /// - Parameters:
  ///   - bar: The bar, laid out.
  ///   - isPush: Whether the new content comes from the right.
  ///   - change: Gives the bar its new items and its new frame.
  init(_ bar: UINavigationBar, isPush: Bool, change: () -> Void) {
    self.bar = bar
    let old = bar.frame
    bar.layoutIfNeeded()
    picture = bar.content.snapshotView(afterScreenUpdates: false)
    picture?.frame = bar.content.frame
    change()
    // As it will be in the end: titles come and go by the height of the bar.
    bar.layoutIfNeeded()
    target = bar.frame
    bar.isExchanging = true
    bar.frame = old
    bar.layoutIfNeeded()
    if let picture { bar.addSubview(picture) }
    let way = (isPush ? -1 : 1) * Self.way * old.width
    shift = CGAffineTransform(translationX: way, y: 0)
    bar.content.alpha = 0
    bar.content.transform = shift.inverted()
  }

  /// Makes the changes; to be called inside of an animation.
  func run() {
    bar.isExchanging = false
    bar.frame = target
    bar.layoutIfNeeded()
    bar.content.alpha = 1
    bar.content.transform = .identity
    picture?.alpha = 0
    picture?.transform = shift
  }

  /// Takes the old content away; the bar's own is seen also where the changes were taken back.
  func end() {
    picture?.removeFromSuperview()
    bar.content.alpha = 1
    bar.content.transform = .identity
  }
}

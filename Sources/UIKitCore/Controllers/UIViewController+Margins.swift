import AnimGeometry

extension UIViewController {
  /// The shorter side of the screens that have the larger margins, in points: that of the large phones.
  private static let wide: CGFloat = 414

  /// The least margins of the controller's view, in points: 16 at the sides, and 20 on large phones and on tablets.
  ///
  /// As snapshots of Tinder's Layout have recorded them on screens of 320 to 932 points, upright and turned.
  public var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let size = viewIfLoaded?.window?.bounds.size ?? viewIfLoaded?.bounds.size ?? .zero
    let side: CGFloat = min(size.width, size.height) >= Self.wide ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  /// The margins of the controller's view, of which some may have been given.
  func margins(of view: UIView, given: UIEdgeInsets?) -> UIEdgeInsets {
    var margins = given ?? .zero
    guard viewRespectsSystemMinimumLayoutMargins else { return margins }
    // Both sides are alike, so that it does not matter from where one reads.
    let least = systemMinimumLayoutMargins
    margins.left = max(margins.left, least.leading)
    margins.right = max(margins.right, least.trailing)
    return margins
  }
}

import AnimGeometry

extension UIViewController {
  /// The width from which views have the larger margins, in points: that of the large phones.
  private static let wide: CGFloat = 414

  /// The least margins of the controller's view, in points: 16 at the sides, and 20 where it is 414 points wide or more.
  ///
  /// As Apple's Human Interface Guidelines gave them up to iOS 12 for compact and regular widths and the largest phones.
  public var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let side: CGFloat = (viewIfLoaded?.bounds.width ?? 0) >= Self.wide ? 20 : 16
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

import Foundation

extension UIScrollView {
  /// The area of the content, for constraints.
  ///
  /// Its origin is the content's, at the top left corner of the view while the offset is zero. Constraints that say
  /// where it ends decide `contentSize`.
  public var contentLayoutGuide: UILayoutGuide { guide(.scrollContent) }

  /// The view's own rectangle, for constraints: what is tied to it stays in its place while content scrolls.
  public var frameLayoutGuide: UILayoutGuide { guide(.scrollFrame) }

  /// Sets the lengths of the content that constraints have decided, on whole pixels.
  func resizeContent(to size: CGSize, along axes: LayoutAxes) {
    let aligned = CGRect(origin: .zero, size: size).aligned(
      toPixelsOf: traitCollection.displayScale)
    var new = contentSize
    if axes.contains(.horizontal) { new.width = aligned.width }
    if axes.contains(.vertical) { new.height = aligned.height }
    if new != contentSize { contentSize = new }
  }

  /// Whether constraints tie anything inside to the place of the view's own rectangle, so that it has to move with the offset.
  ///
  /// Its size does not: content that is as wide as the view stays as it is.
  private var holdsContentInPlace: Bool {
    autoLayout.constraints.contains { constraint in
      constraint.ends.contains { side in
        ![.width, .height].contains(side.attribute)
          && ((side.item as? UILayoutGuide)?.role == .scrollFrame
            || side.item === self && side.scrollViewOfContent == nil)
      }
    }
  }

  /// Has what constraints tie to the view's own rectangle follow the offset.
  func setNeedsConstraintLayoutForOffset() {
    if holdsContentInPlace { setNeedsConstraintLayout() }
  }
}

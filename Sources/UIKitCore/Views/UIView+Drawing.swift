public import Foundation

extension UIView {
  /// Draws the view and its subviews, stretched onto `rect`, into the current context.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext(), bounds.width > 0, bounds.height > 0 else {
      return false
    }
    layoutIfNeeded()
    layer.displayIfNeeded()
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    layer.render(in: context)
    context.restoreGState()
    return true
  }
}

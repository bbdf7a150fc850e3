import AnimLayers
import Foundation

extension UIView {
  /// Moves and sizes the view for a superview that changed from one size to another.
  ///
  /// On each axis the flexible parts (margin, length, margin) keep the proportion of their lengths; where they had no room
  /// together, as in a superview without a size, they share the new one evenly. With no flexible part the near margin is
  /// kept, as in UIKit.
  func autoresize(from old: CGSize, to new: CGSize) {
    guard autoresizingMask != [], keepsFrame else { return }
    // Where an element of a collection view is, its layout says alone.
    if let element = self as? UICollectionReusableView, element.appliedAttributes != nil { return }
    // As it is, even if a layout made it negative: a rectangle's width never is.
    let (size, anchor) = (bounds.size, layer.anchorPoint)
    let (x, width) = Self.distribute(
      start: center.x - size.width * anchor.x, length: size.width, old: old.width, new: new.width,
      flexible: (
        autoresizingMask.contains(.flexibleLeftMargin), autoresizingMask.contains(.flexibleWidth),
        autoresizingMask.contains(.flexibleRightMargin)
      ))
    let (y, height) = Self.distribute(
      start: center.y - size.height * anchor.y, length: size.height, old: old.height,
      new: new.height,
      flexible: (
        autoresizingMask.contains(.flexibleTopMargin), autoresizingMask.contains(.flexibleHeight),
        autoresizingMask.contains(.flexibleBottomMargin)
      ))
    bounds.size = CGSize(width: width, height: height)
    center = CGPoint(x: x + width * anchor.x, y: y + height * anchor.y)
  }

  private static func distribute(
    start: CGFloat, length: CGFloat, old: CGFloat, new: CGFloat, flexible: (Bool, Bool, Bool)
  ) -> (start: CGFloat, length: CGFloat) {
    let parts = [start, length, old - start - length]
    let flags = [flexible.0, flexible.1, flexible.2]
    let count = flags.count { $0 }
    guard count > 0 else { return (start, length) }
    let total = zip(parts, flags).reduce(0) { $0 + ($1.1 ? $1.0 : 0) }
    let delta = new - old
    func changed(_ index: Int) -> CGFloat {
      guard flags[index] else { return parts[index] }
      return total > 0
        ? parts[index] + delta * parts[index] / total : (total + delta) / CGFloat(count)
    }
    return (changed(0), changed(1))
  }
}

extension CGPoint {
  /// A point of one view in the coordinates of another, which may be in another hierarchy.
  ///
  /// Outermost views of different hierarchies lie in the same plane, as do windows of a screen. Nil
  /// stands for that plane.
  @MainActor static func converted(
    _ point: CGPoint, from source: UIView?, to target: UIView?
  ) -> CGPoint {
    let (sourceRoot, targetRoot) = (source?.outermost, target?.outermost)
    if sourceRoot === targetRoot {
      guard let source, let target else { return point }
      return source.layer.convert(point, to: target.layer)
    }
    var point = point
    if let source, let sourceRoot {
      point = source.layer.convert(point, to: sourceRoot.layer).applying(sourceRoot.placement)
    }
    if let target, let targetRoot {
      point = target.layer.convert(
        point.applying(targetRoot.placement.inverted()), from: targetRoot.layer)
    }
    return point
  }
}

extension CGRect {
  /// The smallest rectangle of one view around one of another.
  @MainActor static func converted(
    _ rect: CGRect, from source: UIView?, to target: UIView?
  ) -> CGRect {
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
    ].map { CGPoint.converted($0, from: source, to: target) }
    let (xs, ys) = (corners.map(\.x).sorted(), corners.map(\.y).sorted())
    return CGRect(x: xs[0], y: ys[0], width: xs[3] - xs[0], height: ys[3] - ys[0])
  }
}

extension UIView {
  /// The view at the top of the hierarchy: the window, where there is one.
  fileprivate var outermost: UIView {
    sequence(first: self, next: \.superview).reduce(self) { $1 }
  }

  /// From the view's coordinates to those of what it is in.
  fileprivate var placement: CGAffineTransform {
    let anchor = layer.anchorPoint
    return CGAffineTransform(
      translationX: -bounds.minX - bounds.width * anchor.x,
      y: -bounds.minY - bounds.height * anchor.y
    )
    .concatenating(transform).concatenating(CGAffineTransform(translationX: center.x, y: center.y))
  }
}

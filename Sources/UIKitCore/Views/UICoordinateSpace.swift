public import Foundation

/// A frame of reference on the screen: a view or the screen itself.
@preconcurrency @MainActor public protocol UICoordinateSpace: NSObjectProtocol {
  /// The space's rectangle in its own coordinates, in points.
  var bounds: CGRect { get }
}

extension UICoordinateSpace {
  /// The view whose coordinates these are; nil for the plane in which windows lie.
  private var view: UIView? { self as? UIView }

  /// A point of this space in the coordinates of another.
  @_disfavoredOverload
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    CGPoint.converted(point, from: view, to: coordinateSpace as? UIView)
  }

  /// A point of another space in the coordinates of this one.
  @_disfavoredOverload
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    CGPoint.converted(point, from: coordinateSpace as? UIView, to: view)
  }

  /// The smallest rectangle of another space around one of this.
  @_disfavoredOverload
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    CGRect.converted(rect, from: view, to: coordinateSpace as? UIView)
  }

  /// The smallest rectangle of this space around one of another.
  @_disfavoredOverload
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    CGRect.converted(rect, from: coordinateSpace as? UIView, to: view)
  }
}

/// The plane in which a screen's windows lie.
@MainActor final class ScreenSpace: NSObject, UICoordinateSpace {
  private unowned let screen: UIScreen

  init(_ screen: UIScreen) { self.screen = screen }

  var bounds: CGRect { screen.bounds }
}

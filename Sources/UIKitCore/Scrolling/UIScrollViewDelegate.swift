public import Foundation

/// An object that a scroll view tells of its movements, and asks where they end; all methods are
/// optional.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// Told of every new content offset, whatever moved the content.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// Told when a finger begins to move the content.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// Asked where the content is to come to rest when the finger is lifted.
  ///
  /// - Parameters:
  ///   - scrollView: The view that was dragged.
  ///   - velocity: Of the content, in points per millisecond.
  ///   - targetContentOffset: Where it would rest by itself; may be changed.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// Told when the finger is lifted, and whether the content moves on.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// Told when the content moves on without the finger.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// Told when content that moved on has come to rest, or was stopped by a finger.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// Told at the end of an animated change of the content offset by code.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// Told when `adjustedContentInset` has changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

/// Methods that are optional in UIKit.
extension UIScrollViewDelegate {
  /// Default: does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) { OptionalRequirement.missing() }

  /// Default: does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    OptionalRequirement.missing()
  }

  /// Default: leaves the place of rest as it is.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    OptionalRequirement.missing()
  }

  /// Default: does nothing.
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {
    OptionalRequirement.missing()
  }

  /// Default: does nothing.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    OptionalRequirement.missing()
  }

  /// Default: does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    OptionalRequirement.missing()
  }

  /// Default: does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    OptionalRequirement.missing()
  }

  /// Default: does nothing.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    OptionalRequirement.missing()
  }
}

/// Calls of the optional methods with a question mark, `scrollViewDidScroll?(scrollView)`.
extension UIScrollViewDelegate {
  /// `scrollViewDidScroll(_:)`, to be called with a question mark; never nil.
  public var scrollViewDidScroll: OptionalScrollViewCall? {
    OptionalScrollViewCall(name: "scrollViewDidScroll(_:)") { self.scrollViewDidScroll($0) }
  }

  /// `scrollViewWillBeginDragging(_:)`, to be called with a question mark; never nil.
  public var scrollViewWillBeginDragging: OptionalScrollViewCall? {
    OptionalScrollViewCall(name: "scrollViewWillBeginDragging(_:)") {
      self.scrollViewWillBeginDragging($0)
    }
  }

  /// `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)`, to be called with a question
  /// mark; never nil.
  public var scrollViewWillEndDragging: OptionalWillEndDraggingCall? {
    OptionalWillEndDraggingCall(target: self)
  }

  /// `scrollViewDidEndDragging(_:willDecelerate:)`, to be called with a question mark; never nil.
  public var scrollViewDidEndDragging: OptionalDidEndDraggingCall? {
    OptionalDidEndDraggingCall(target: self)
  }

  /// `scrollViewWillBeginDecelerating(_:)`, to be called with a question mark; never nil.
  public var scrollViewWillBeginDecelerating: OptionalScrollViewCall? {
    OptionalScrollViewCall(name: "scrollViewWillBeginDecelerating(_:)") {
      self.scrollViewWillBeginDecelerating($0)
    }
  }

  /// `scrollViewDidEndDecelerating(_:)`, to be called with a question mark; never nil.
  public var scrollViewDidEndDecelerating: OptionalScrollViewCall? {
    OptionalScrollViewCall(name: "scrollViewDidEndDecelerating(_:)") {
      self.scrollViewDidEndDecelerating($0)
    }
  }

  /// `scrollViewDidEndScrollingAnimation(_:)`, to be called with a question mark; never nil.
  public var scrollViewDidEndScrollingAnimation: OptionalScrollViewCall? {
    OptionalScrollViewCall(name: "scrollViewDidEndScrollingAnimation(_:)") {
      self.scrollViewDidEndScrollingAnimation($0)
    }
  }

  /// `scrollViewDidChangeAdjustedContentInset(_:)`, to be called with a question mark; never nil.
  public var scrollViewDidChangeAdjustedContentInset: OptionalScrollViewCall? {
    OptionalScrollViewCall(name: "scrollViewDidChangeAdjustedContentInset(_:)") {
      self.scrollViewDidChangeAdjustedContentInset($0)
    }
  }
}

/// One of the optional methods that take the scroll view alone.
@preconcurrency @MainActor public struct OptionalScrollViewCall {
  let name: String
  let method: (UIScrollView) -> Void

  /// Calls the method; nil if the delegate has no such method.
  @discardableResult
  public func callAsFunction(_ scrollView: UIScrollView) -> Void? {
    OptionalRequirement.call(name) { method(scrollView) }
  }

  /// Calls the method where no optional is expected; does nothing if the delegate has no such
  /// method.
  @_disfavoredOverload
  public func callAsFunction(_ scrollView: UIScrollView) { method(scrollView) }
}

/// The call of an optional method with a question mark, `scrollViewWillEndDragging?(…)`.
@preconcurrency @MainActor public struct OptionalWillEndDraggingCall {
  let target: any UIScrollViewDelegate

  /// Calls the method; nil if the delegate has no such method.
  @discardableResult
  public func callAsFunction(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) -> Void? {
    OptionalRequirement.call("scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)") {
      // UIKit's signature; the pointer is valid during the call.
      unsafe target.scrollViewWillEndDragging(
        scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
    }
  }
}

/// The call of an optional method with a question mark, `scrollViewDidEndDragging?(…)`.
@preconcurrency @MainActor public struct OptionalDidEndDraggingCall {
  let target: any UIScrollViewDelegate

  /// Calls the method; nil if the delegate has no such method.
  @discardableResult
  public func callAsFunction(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) -> Void? {
    OptionalRequirement.call("scrollViewDidEndDragging(_:willDecelerate:)") {
      target.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
    }
  }
}

public import Foundation

/// What a scroll view tells of itself, and asks.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// Asks where the content is to come to rest.
  ///
  /// - Parameters:
  ///   - velocity: Of the content, in points per millisecond.
  ///   - targetContentOffset: Where it would rest by itself; may be changed.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

/// Methods that are optional in UIKit.
extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) { OptionalRequirement.missing() }

  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    OptionalRequirement.missing()
  }

  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    OptionalRequirement.missing()
  }

  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {
    OptionalRequirement.missing()
  }

  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    OptionalRequirement.missing()
  }

  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    OptionalRequirement.missing()
  }

  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    OptionalRequirement.missing()
  }

  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    OptionalRequirement.missing()
  }
}

/// Calls of the optional methods with a question mark, `scrollViewDidScroll?(scrollView)`.
extension UIScrollViewDelegate {
  public var scrollViewDidScroll: OptionalScrollViewCall? {
    OptionalScrollViewCall(name: "scrollViewDidScroll(_:)") { self.scrollViewDidScroll($0) }
  }

  public var scrollViewWillBeginDragging: OptionalScrollViewCall? {
    OptionalScrollViewCall(name: "scrollViewWillBeginDragging(_:)") {
      self.scrollViewWillBeginDragging($0)
    }
  }

  public var scrollViewWillEndDragging: OptionalWillEndDraggingCall? {
    OptionalWillEndDraggingCall(target: self)
  }

  public var scrollViewDidEndDragging: OptionalDidEndDraggingCall? {
    OptionalDidEndDraggingCall(target: self)
  }

  public var scrollViewWillBeginDecelerating: OptionalScrollViewCall? {
    OptionalScrollViewCall(name: "scrollViewWillBeginDecelerating(_:)") {
      self.scrollViewWillBeginDecelerating($0)
    }
  }

  public var scrollViewDidEndDecelerating: OptionalScrollViewCall? {
    OptionalScrollViewCall(name: "scrollViewDidEndDecelerating(_:)") {
      self.scrollViewDidEndDecelerating($0)
    }
  }

  public var scrollViewDidEndScrollingAnimation: OptionalScrollViewCall? {
    OptionalScrollViewCall(name: "scrollViewDidEndScrollingAnimation(_:)") {
      self.scrollViewDidEndScrollingAnimation($0)
    }
  }

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

  @discardableResult
  public func callAsFunction(_ scrollView: UIScrollView) -> Void? {
    OptionalRequirement.call(name) { method(scrollView) }
  }

  @_disfavoredOverload
  public func callAsFunction(_ scrollView: UIScrollView) { method(scrollView) }
}

@preconcurrency @MainActor public struct OptionalWillEndDraggingCall {
  let target: any UIScrollViewDelegate

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

@preconcurrency @MainActor public struct OptionalDidEndDraggingCall {
  let target: any UIScrollViewDelegate

  @discardableResult
  public func callAsFunction(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) -> Void? {
    OptionalRequirement.call("scrollViewDidEndDragging(_:willDecelerate:)") {
      target.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
    }
  }
}

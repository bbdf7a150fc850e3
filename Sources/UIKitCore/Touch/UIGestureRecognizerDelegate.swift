public import Foundation

/// Decides which gestures may begin, and which may do so together.
@preconcurrency @MainActor public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  /// Whether a recognizer that is ready to begin, or to be recognized, may do so.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer)
    throws(UnimplementedRequirement) -> Bool
  /// Whether a recognizer is to see a touch that came down.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) throws(UnimplementedRequirement) -> Bool
  /// Whether two gestures on the same touch may both be recognized; one delegate's yes is enough.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) throws(UnimplementedRequirement) -> Bool
  /// Whether a recognizer waits until another one has failed.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) throws(UnimplementedRequirement) -> Bool
  /// Whether another recognizer waits until this one has failed.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) throws(UnimplementedRequirement) -> Bool
}

/// The number of times that an animation plays.
public enum Loop: Hashable, Sendable {
  /// Again and again without end.
  case forever
  /// A number of runs from the beginning to the end, at least one.
  case times(Int)
}

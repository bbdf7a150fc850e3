/// How often an animation plays.
public enum Loop: Hashable, Sendable {
  case forever
  /// From the beginning to the end this many times, at least once.
  case times(Int)
}

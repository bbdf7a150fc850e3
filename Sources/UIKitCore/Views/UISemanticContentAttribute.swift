/// The meaning of a view's content, which decides whether it is mirrored where text runs from right
/// to left.
public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified
  /// Controls of a player, which are never mirrored.
  case playback
  /// Directions in space, which are never mirrored.
  case spatial
  case forceLeftToRight
  case forceRightToLeft
}

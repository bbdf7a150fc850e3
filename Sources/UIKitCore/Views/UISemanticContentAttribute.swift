/// What a view's content means, which decides whether it is mirrored.
public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified
  /// Controls of a player, which are never mirrored.
  case playback
  /// Directions in space, which are never mirrored.
  case spatial
  case forceLeftToRight
  case forceRightToLeft
}

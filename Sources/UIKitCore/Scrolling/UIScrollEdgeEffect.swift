public import Foundation

/// The look of content at an edge of a scroll view under a bar, since iOS 26; kept, content is clear up to its edge.
@preconcurrency @MainActor public final class UIScrollEdgeEffect: NSObject {
  /// How content fades: softly, or at a line.
  @preconcurrency @MainActor public final class Style: NSObject {
    /// As the system has it.
    public static let automatic = Style()
    /// Softly.
    public static let soft = Style()
    /// At a line.
    public static let hard = Style()
  }

  /// How content fades; kept, not heeded.
  public var style = Style.automatic
  /// Whether content does not fade, false by default; kept, not heeded.
  public var isHidden = false
}

public import Foundation

/// The area in which a text view sets its lines.
@preconcurrency @MainActor public final class NSTextContainer: NSObject {
  var didChange: () -> Void = {}
  /// The room between the text and either side, in points; 5 by default.
  public var lineFragmentPadding: CGFloat = 5 { didSet { didChange() } }
  /// The lines that are shown at most; 0, the default, for all.
  public var maximumNumberOfLines = 0 { didSet { didChange() } }
  /// The way in which lines end that are too long; by default they go on below.
  public var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { didChange() } }
}

/// Sets the lines of a text view.
@preconcurrency @MainActor public final class NSLayoutManager: NSObject {
  /// Whether the room that the font asks for between lines is kept, true by default; kept, not heeded: the fonts of iOS ask
  /// for none.
  public var usesFontLeading = true
}

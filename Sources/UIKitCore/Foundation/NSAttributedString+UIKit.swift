public import Foundation
import Text

/// What text can be said to look like; the names are those of UIKit.
extension NSAttributedString.Key {
  /// A `UIFont`.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// A `UIColor`.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// Points added after each character.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// An `NSParagraphStyle`; the first one counts for the whole text.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
}

/// How paragraphs are aligned, broken and spaced; lengths are points.
open class NSParagraphStyle: NSObject, NSCopying {
  open fileprivate(set) var alignment = NSTextAlignment.natural
  open fileprivate(set) var lineBreakMode = NSLineBreakMode.byWordWrapping
  open fileprivate(set) var lineSpacing: CGFloat = 0
  open fileprivate(set) var lineHeightMultiple: CGFloat = 0
  open fileprivate(set) var minimumLineHeight: CGFloat = 0
  open fileprivate(set) var maximumLineHeight: CGFloat = 0

  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The same, for setting text.
  var style: ParagraphStyle {
    ParagraphStyle(
      alignment: alignment.alignment, lineBreakMode: lineBreakMode.mode, lineSpacing: lineSpacing,
      lineHeightMultiple: lineHeightMultiple, minimumLineHeight: minimumLineHeight,
      maximumLineHeight: maximumLineHeight)
  }
}

/// A paragraph style that is being put together.
open class NSMutableParagraphStyle: NSParagraphStyle {
  open override var alignment: NSTextAlignment {
    get { super.alignment }
    set { super.alignment = newValue }
  }
  open override var lineBreakMode: NSLineBreakMode {
    get { super.lineBreakMode }
    set { super.lineBreakMode = newValue }
  }
  open override var lineSpacing: CGFloat {
    get { super.lineSpacing }
    set { super.lineSpacing = newValue }
  }
  open override var lineHeightMultiple: CGFloat {
    get { super.lineHeightMultiple }
    set { super.lineHeightMultiple = newValue }
  }
  open override var minimumLineHeight: CGFloat {
    get { super.minimumLineHeight }
    set { super.minimumLineHeight = newValue }
  }
  open override var maximumLineHeight: CGFloat {
    get { super.maximumLineHeight }
    set { super.maximumLineHeight = newValue }
  }
}

import AnimDrawing
import AnimPixels
public import Foundation

/// A picture that stands in a text as a character.
///
/// Without bounds it is as large as its picture and stands on the baseline; symbols stand in the middle of capital letters, as
/// Apple's documentation has them aligned with text.
open class NSTextAttachment: NSObject {
  /// The character in the place of an attachment.
  public static let character = 0xfffc
  /// The same, as a unit of text.
  static let unit: UInt16 = 0xfffc

  /// The picture; nil, the default, for none.
  open var image: UIImage?
  /// The picture's place in points, its origin the lower left corner from that of the character, y up; zero, the default, for
  /// the picture's own size.
  open var bounds = CGRect.zero
  /// The bytes of a file that is attached; those of a picture are shown where there is no `image`.
  open var contents: Data? {
    didSet { if image == nil, let contents { image = UIImage(data: contents) } }
  }

  public override init() { super.init() }

  /// A picture.
  public init(image: UIImage) {
    self.image = image
    super.init()
  }

  /// The bytes of a file, shown if they are those of a picture.
  public init(data contentData: Data?, ofType uti: String?) {
    super.init()
    contents = contentData
    image = contentData.flatMap { UIImage(data: $0) }
  }

  /// The picture that is shown: `image`, unless a subclass has another one.
  @MainActor open func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage? { image }

  /// The picture's place, as `bounds` tells of it, unless a subclass has another one.
  ///
  /// Called with no container, a line as high as the font's, and the first character.
  @MainActor open func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
    glyphPosition position: CGPoint, characterIndex charIndex: Int
  ) -> CGRect { bounds }

  /// The name of the kind of file that is attached; kept.
  open var fileType: String?

  /// What is shown, and where, in text of a font.
  @MainActor func look(font: UIFont) -> TextLook.Attachment {
    let line = CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: font.lineHeight)
    let bounds = attachmentBounds(
      for: nil, proposedLineFragment: line, glyphPosition: .zero, characterIndex: 0)
    let image = image(forBounds: bounds, textContainer: nil, characterIndex: 0)
    if bounds.size != .zero { return TextLook.Attachment(image: image, bounds: bounds) }
    guard let image else { return TextLook.Attachment(image: nil, bounds: .zero) }
    if image.isSymbolImage {
      // One of the usual size fits the text.
      let isUsual = image.symbol?.pointSize == ConfiguredSymbol(known: "").pointSize
      let symbol =
        isUsual
        ? image.withConfiguration(UIImage.SymbolConfiguration(pointSize: font.pointSize)) : image
      let y = (font.capHeight - symbol.size.height) / 2
      return TextLook.Attachment(
        image: symbol, bounds: CGRect(origin: CGPoint(x: 0, y: y), size: symbol.size))
    }
    return TextLook.Attachment(
      image: image, bounds: CGRect(origin: bounds.origin, size: image.size))
  }
}

extension NSAttributedString.Key {
  /// An `NSTextAttachment` in the place of the character U+FFFC.
  public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
}

extension NSAttributedString {
  /// A text that is an attachment alone.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{fffc}", attributes: [.attachment: attachment])
  }

  /// Whether there are attachments in a part of the text.
  public func containsAttachments(in range: NSRange) -> Bool {
    var isFound = false
    // The closure's last parameter, a pointer, is not used.
    unsafe enumerateAttribute(.attachment, in: range) { value, _, _ in
      if value is NSTextAttachment { isFound = true }
    }
    return isFound
  }
}

/// The shadow of a text.
open class NSShadow: NSObject, NSCopying {
  /// From the text, in points, y down as in UIKit; zero by default.
  open var shadowOffset = CGSize.zero
  /// Twice the standard deviation of the blur, in points; 0 by default.
  open var shadowBlurRadius: CGFloat = 0
  /// A `UIColor`; black at a third of its opacity by default, nil for no shadow.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)

  public override init() { super.init() }

  /// A shadow like this one.
  open func copy(with zone: NSZone? = nil) -> Any {
    let shadow = NSShadow()
    shadow.shadowOffset = shadowOffset
    shadow.shadowBlurRadius = shadowBlurRadius
    shadow.shadowColor = shadowColor
    return shadow
  }

  /// The shadow of drawings; nil for none.
  func item(of drawings: [DisplayItem], for traits: UITraitCollection) -> DisplayItem? {
    guard let color = (shadowColor as? UIColor)?.color(for: traits), color.alpha > 0,
      !drawings.isEmpty
    else { return nil }
    return DisplayItem(
      content: .shadow(
        Shadow(
          .items(drawings), color: color, offset: shadowOffset, sigma: shadowBlurRadius / 2)))
  }
}

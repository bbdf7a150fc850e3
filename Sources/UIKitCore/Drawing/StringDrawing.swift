import AnimText
public import Foundation

/// The rules by which text is measured, and drawn in a rectangle.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  /// One bit per rule, as in UIKit.
  public let rawValue: Int

  /// The rules whose bits are set in `rawValue`.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Text is broken into lines; without it there is one line.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  /// The font's leading counts; it always does here.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  /// The ink counts instead of the line's metrics; not heeded.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
  /// The height given limits the lines.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// An empty class, so that calls that pass nil as a context compile.
public final class NSStringDrawingContext: NSObject {
  /// The least factor by which a line may be made smaller to fit a width; 0, the default, for none.
  public var minimumScaleFactor: CGFloat = 0
  /// The factor by which what was measured or drawn last was made smaller.
  public internal(set) var actualScaleFactor: CGFloat = 1
  /// The box around what was measured or drawn last; empty before.
  public internal(set) var totalBounds = CGRect.zero
}

extension NSAttributedString {
  /// The text in runs, each with the index of its look in `looks`.
  ///
  /// - Parameters:
  ///   - standard: The font of text without one.
  ///   - factor: By which fonts are made smaller, to whole half points.
  /// - Returns: The runs in order, and the looks that they refer to.
  @MainActor func runs(
    font standard: UIFont, scaledBy factor: CGFloat = 1
  ) -> (runs: [TextRun], looks: [TextLook]) {
    var runs: [TextRun] = []
    var looks: [TextLook] = []
    // The closure's last parameter, a pointer, is not used.
    unsafe enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
      let font = attributes[.font] as? UIFont ?? standard
      let size = (font.pointSize * factor * 2).rounded(.down) / 2
      let text = attributedSubstring(from: range).string
      let attachment = (attributes[.attachment] as? NSTextAttachment).flatMap {
        text.utf16.first == NSTextAttachment.unit ? $0.look(font: font) : nil
      }
      runs.append(
        TextRun(
          text, font: factor == 1 ? font.font : font.withSize(size).font,
          kern: CGFloat(number: attributes[.kern] ?? attributes[.tracking]) ?? 0,
          attribute: looks.count,
          box: attachment.map {
            TextRun.Box(
              width: max(0, $0.bounds.maxX), ascent: max(0, $0.bounds.maxY),
              descent: max(0, -$0.bounds.minY))
          }, paragraph: (attributes[.paragraphStyle] as? NSParagraphStyle)?.style))
      var look = TextLook(attributes)
      look.attachment = attachment
      looks.append(look)
    }
    return (runs, looks)
  }

  /// The style of what is no paragraph with one of its own; how lines are broken the first one says of all.
  private var style: ParagraphStyle {
    var style = ParagraphStyle()
    guard length > 0,
      let first = unsafe attribute(.paragraphStyle, at: 0, effectiveRange: nil)
        as? NSParagraphStyle
    else { return style }
    style.lineBreakMode = first.style.lineBreakMode
    return style
  }

  /// Text that does not say so is in 12 points, as in UIKit's string drawing.
  @MainActor private func layout(
    in size: CGSize, lines: Int, scaledBy factor: CGFloat = 1
  ) -> (TextLayout, [TextLook]) {
    let (runs, looks) = runs(font: .systemFont(ofSize: 12), scaledBy: factor)
    let layout = TextLayout(
      runs, style: style, width: size.width, height: size.height, maximumLines: lines)
    return (layout, looks)
  }

  /// The size of the text without breaking lines, in points.
  @preconcurrency @MainActor public func size() -> CGSize {
    layout(in: CGSize(width: CGFloat.infinity, height: .infinity), lines: 0).0.size
  }

  /// The rectangle that the text takes up in a width; on one line unless `options` break lines.
  @preconcurrency @MainActor public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext? = nil
  ) -> CGRect {
    CGRect(origin: .zero, size: layout(in: size, options, context).0.size)
  }

  @MainActor private func layout(
    in size: CGSize, _ options: NSStringDrawingOptions, _ context: NSStringDrawingContext?
  ) -> (TextLayout, [TextLook]) {
    let breaks = options.contains(.usesLineFragmentOrigin)
    let isTruncated = options.contains(.truncatesLastVisibleLine)
    let room = CGSize(
      width: size.width > 0 && breaks ? size.width : .infinity,
      height: size.height > 0 && isTruncated ? size.height : .infinity)
    var (set, factor) = (layout(in: room, lines: breaks ? 0 : 1), 1.0)
    if let context, !breaks, size.width > 0, context.minimumScaleFactor > 0,
      set.0.size.width > size.width
    {
      factor = max(context.minimumScaleFactor, size.width / set.0.size.width)
      set = layout(in: room, lines: 1, scaledBy: factor)
    }
    context?.actualScaleFactor = factor
    context?.totalBounds = CGRect(origin: .zero, size: set.0.size)
    return set
  }

  /// Draws the text into the current context: where `options` break lines, in a rectangle, else on one line whose baseline begins at the
  /// rectangle's corner.
  @preconcurrency @MainActor public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    context: NSStringDrawingContext? = nil
  ) {
    let (layout, looks) = layout(in: rect.size, options, context)
    var origin = rect.origin
    if !options.contains(.usesLineFragmentOrigin), let line = layout.lines.first {
      origin.y -= line.origin.y
    }
    UIGraphicsGetCurrentContext()?.draw(
      layout.drawing(at: origin, looks: looks, color: .black, for: .current))
  }

  /// Draws the text into the current context, broken to the rectangle's width.
  @preconcurrency @MainActor public func draw(in rect: CGRect) {
    let (layout, looks) = layout(in: rect.size, lines: 0)
    UIGraphicsGetCurrentContext()?.draw(
      layout.drawing(at: rect.origin, looks: looks, color: .black, for: .current))
  }

  /// Draws the text on one line into the current context, its top left corner at a point.
  @preconcurrency @MainActor public func draw(at point: CGPoint) {
    draw(in: CGRect(origin: point, size: size()))
  }
}

extension NSString {
  private func attributed(_ attributes: [NSAttributedString.Key: Any]?) -> NSAttributedString {
    NSAttributedString(string: String(describing: self), attributes: attributes)
  }

  /// The size of the text without breaking lines, in points.
  @preconcurrency @MainActor public func size(
    withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) -> CGSize {
    attributed(attributes).size()
  }

  /// The rectangle that the text takes up in a width, at the origin; on one line unless `options`
  /// break lines.
  @preconcurrency @MainActor public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext? = nil
  ) -> CGRect {
    attributed(attributes).boundingRect(with: size, options: options, context: context)
  }

  /// Draws the text into the current context: where `options` break lines, in a rectangle, else on one line whose baseline begins at the
  /// rectangle's corner.
  @preconcurrency @MainActor public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext? = nil
  ) { attributed(attributes).draw(with: rect, options: options, context: context) }

  /// Draws the text into the current context, broken to the rectangle's width.
  @preconcurrency @MainActor public func draw(
    in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    attributed(attributes).draw(in: rect)
  }

  /// Draws the text on one line into the current context, its top left corner at a point.
  @preconcurrency @MainActor public func draw(
    at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    attributed(attributes).draw(at: point)
  }
}

/// The methods that a `String` has on iOS as `NSString`.
extension String {
  /// The size of the text without breaking lines, in points.
  @preconcurrency @MainActor public func size(
    withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) -> CGSize {
    NSString(string: self).size(withAttributes: attributes)
  }

  /// The rectangle that the text takes up in a width, at the origin; on one line unless `options`
  /// break lines.
  @preconcurrency @MainActor public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext? = nil
  ) -> CGRect {
    NSString(string: self).boundingRect(
      with: size, options: options, attributes: attributes, context: context)
  }

  /// Draws the text into the current context: where `options` break lines, in a rectangle, else on one line whose baseline begins at the
  /// rectangle's corner.
  @preconcurrency @MainActor public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext? = nil
  ) {
    NSString(string: self).draw(
      with: rect, options: options, attributes: attributes, context: context)
  }

  /// Draws the text into the current context, broken to the rectangle's width.
  @preconcurrency @MainActor public func draw(
    in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    NSString(string: self).draw(in: rect, withAttributes: attributes)
  }

  /// Draws the text on one line into the current context, its top left corner at a point.
  @preconcurrency @MainActor public func draw(
    at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    NSString(string: self).draw(at: point, withAttributes: attributes)
  }
}

extension CGFloat {
  /// The value of an attribute that may be given as a number of any type.
  init?(number: Any?) {
    switch number {
    case let value as CGFloat: self = value
    case let value as Double: self = value
    case let value as Float: self = CGFloat(value)
    case let value as Int: self = CGFloat(value)
    case let value as NSNumber: self = CGFloat(value.doubleValue)
    default: return nil
    }
  }
}

public import Foundation

extension AttributeScopes {
  /// UIKit's attributes of text, under the names that `NSAttributedString` has for them.
  public struct UIKitAttributes: AttributeScope {
    /// The typeface and size of text.
    public let font: FontAttribute
    /// The colour of text.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind text.
    public let backgroundColor: BackgroundColorAttribute
    /// Points added after each character.
    public let kern: KernAttribute
    /// The line below text.
    public let underlineStyle: UnderlineStyleAttribute
    /// The line through text.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The alignment, spacing and indents of paragraphs.
    public let paragraphStyle: ParagraphStyleAttribute
    /// The colour of outlines.
    public let strokeColor: StrokeColorAttribute
    /// The width of outlines in hundredths of the font's size; negative ones are filled, too.
    public let strokeWidth: StrokeWidthAttribute
    /// Points by which text stands above its line.
    public let baselineOffset: BaselineOffsetAttribute
    /// Points added after each character, beside `kern`.
    public let tracking: TrackingAttribute
    /// The colour of the line below text.
    public let underlineColor: UnderlineColorAttribute
    /// The shadow of text.
    public let shadow: ShadowAttribute

    /// The key of `font`.
    public enum FontAttribute: AttributedStringKey {
      /// The type of the attribute's values.
      public typealias Value = UIFont
      /// The name, as in `NSAttributedString`.
      public static let name = NSAttributedString.Key.font.rawValue
    }
    /// The key of `foregroundColor`.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// The type of the attribute's values.
      public typealias Value = UIColor
      /// The name, as in `NSAttributedString`.
      public static let name = NSAttributedString.Key.foregroundColor.rawValue
    }
    /// The key of `backgroundColor`.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// The type of the attribute's values.
      public typealias Value = UIColor
      /// The name, as in `NSAttributedString`.
      public static let name = NSAttributedString.Key.backgroundColor.rawValue
    }
    /// The key of `kern`.
    public enum KernAttribute: AttributedStringKey {
      /// The type of the attribute's values.
      public typealias Value = CGFloat
      /// The name, as in `NSAttributedString`.
      public static let name = NSAttributedString.Key.kern.rawValue
    }
    /// The key of `underlineStyle`.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// The type of the attribute's values.
      public typealias Value = NSUnderlineStyle
      /// The name, as in `NSAttributedString`.
      public static let name = NSAttributedString.Key.underlineStyle.rawValue
    }
    /// The key of `strikethroughStyle`.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// The type of the attribute's values.
      public typealias Value = NSUnderlineStyle
      /// The name, as in `NSAttributedString`.
      public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
    }
    /// The key of `paragraphStyle`.
    public enum ParagraphStyleAttribute: AttributedStringKey {
      /// The type of the attribute's values.
      public typealias Value = NSParagraphStyle
      /// The name, as in `NSAttributedString`.
      public static let name = NSAttributedString.Key.paragraphStyle.rawValue
    }
    /// The key of `strokeColor`.
    public enum StrokeColorAttribute: AttributedStringKey {
      /// The type of the attribute's values.
      public typealias Value = UIColor
      /// The name, as in `NSAttributedString`.
      public static let name = NSAttributedString.Key.strokeColor.rawValue
    }
    /// The key of `strokeWidth`.
    public enum StrokeWidthAttribute: AttributedStringKey {
      /// The type of the attribute's values.
      public typealias Value = CGFloat
      /// The name, as in `NSAttributedString`.
      public static let name = NSAttributedString.Key.strokeWidth.rawValue
    }
    /// The key of `baselineOffset`.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// The type of the attribute's values.
      public typealias Value = CGFloat
      /// The name, as in `NSAttributedString`.
      public static let name = NSAttributedString.Key.baselineOffset.rawValue
    }
    /// The key of `tracking`.
    public enum TrackingAttribute: AttributedStringKey {
      /// The type of the attribute's values.
      public typealias Value = CGFloat
      /// The name, as in `NSAttributedString`.
      public static let name = NSAttributedString.Key.tracking.rawValue
    }
    /// The key of `underlineColor`.
    public enum UnderlineColorAttribute: AttributedStringKey {
      /// The type of the attribute's values.
      public typealias Value = UIColor
      /// The name, as in `NSAttributedString`.
      public static let name = NSAttributedString.Key.underlineColor.rawValue
    }
    /// The key of `shadow`.
    public enum ShadowAttribute: AttributedStringKey {
      /// The type of the attribute's values.
      public typealias Value = NSShadow
      /// The name, as in `NSAttributedString`.
      public static let name = NSAttributedString.Key.shadow.rawValue
    }
  }

  /// UIKit's attributes of text.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
  /// Finds UIKit's attributes by their names.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
  ) -> T { self[T.self] }
}

extension AttributeContainer {
  /// The attributes of a dictionary that UIKit knows; others are left out.
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    self.init()
    self.font = dictionary[.font] as? UIFont
    self.foregroundColor = dictionary[.foregroundColor] as? UIColor
    self.backgroundColor = dictionary[.backgroundColor] as? UIColor
    self.kern = (dictionary[.kern] as? NSNumber).map { CGFloat($0.doubleValue) }
    self.underlineStyle = (dictionary[.underlineStyle] as? Int).map(NSUnderlineStyle.init)
    self.strikethroughStyle = (dictionary[.strikethroughStyle] as? Int).map(NSUnderlineStyle.init)
    self.paragraphStyle = dictionary[.paragraphStyle] as? NSParagraphStyle
    self.strokeColor = dictionary[.strokeColor] as? UIColor
    self.strokeWidth = Self.number(dictionary[.strokeWidth])
    self.baselineOffset = Self.number(dictionary[.baselineOffset])
    self.tracking = Self.number(dictionary[.tracking])
    self.underlineColor = dictionary[.underlineColor] as? UIColor
    self.shadow = dictionary[.shadow] as? NSShadow
    self.link = dictionary[.link] as? URL
  }

  private static func number(_ value: Any?) -> CGFloat? {
    value as? CGFloat ?? (value as? Double).map { CGFloat($0) }
      ?? (value as? NSNumber).map { CGFloat($0.doubleValue) }
  }

  /// The same attributes for text in a class.
  fileprivate var dictionary: [NSAttributedString.Key: Any] {
    let attributes: [NSAttributedString.Key: Any?] = [
      .font: self.font, .foregroundColor: self.foregroundColor,
      .backgroundColor: self.backgroundColor,
      .kern: self.kern, .underlineStyle: self.underlineStyle?.rawValue,
      .strikethroughStyle: self.strikethroughStyle?.rawValue,
      .paragraphStyle: self.paragraphStyle, .strokeColor: self.strokeColor,
      .strokeWidth: self.strokeWidth, .baselineOffset: self.baselineOffset,
      .tracking: self.tracking, .underlineColor: self.underlineColor, .shadow: self.shadow,
      .link: self.link,
    ]
    return attributes.compactMapValues(\.self)
  }
}

extension AttributedString {
  /// The same text with those of its attributes that UIKit knows.
  public init(_ nsStr: NSAttributedString) {
    self.init()
    unsafe nsStr.enumerateAttributes(in: NSRange(location: 0, length: nsStr.length)) {
      attributes, range, _ in
      let part = nsStr.attributedSubstring(from: range).string
      append(AttributedString(part, attributes: AttributeContainer(attributes)))
    }
  }
}

extension NSParagraphStyle: @unchecked Sendable {}
extension NSShadow: @unchecked Sendable {}

extension NSAttributedString {
  /// The same text with those of its attributes that UIKit knows.
  public convenience init(_ string: AttributedString) {
    let text = NSMutableAttributedString(string: "")
    for run in string.runs {
      text.append(
        NSAttributedString(
          string: String(string[run.range].characters), attributes: run.attributes.dictionary))
    }
    self.init(attributedString: text)
  }
}

/// A change of the attributes of a text that is about to be shown.
public struct UIConfigurationTextAttributesTransformer: Sendable {
  /// Gives the attributes to show from those that there would be.
  public let transform: @Sendable (AttributeContainer) -> AttributeContainer

  /// A change by a closure.
  public init(_ transform: @escaping @Sendable (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  /// The attributes to show in place of the given ones.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer {
    transform(input)
  }
}

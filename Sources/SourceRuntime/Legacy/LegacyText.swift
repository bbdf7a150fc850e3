public import Foundation
public import UIKitCore

// Names of what texts and fonts have, from before Swift 4.

/// UIKit's name before Swift 4.2 of `NSAttributedString.Key.font`.
public let UITextAttributeFont = NSAttributedString.Key.font
/// UIKit's name before Swift 4.2 of `NSAttributedString.Key.foregroundColor`.
public let UITextAttributeTextColor = NSAttributedString.Key.foregroundColor
/// The name before Swift 4 of `NSAttributedString.Key.ligature`.
public let NSLigatureAttributeName = NSAttributedString.Key.ligature
/// The name before Swift 4 of `NSAttributedString.Key.textEffect`.
public let NSTextEffectAttributeName = NSAttributedString.Key.textEffect
/// The name before Swift 4 of `NSAttributedString.Key.obliqueness`.
public let NSObliquenessAttributeName = NSAttributedString.Key.obliqueness
/// The name before Swift 4 of `NSAttributedString.Key.expansion`.
public let NSExpansionAttributeName = NSAttributedString.Key.expansion
/// The name before Swift 4 of `NSAttributedString.Key.writingDirection`.
public let NSWritingDirectionAttributeName = NSAttributedString.Key.writingDirection
/// The name before Swift 4 of `NSAttributedString.Key.verticalGlyphForm`.
public let NSVerticalGlyphFormAttributeName = NSAttributedString.Key.verticalGlyphForm
/// The name before Swift 4.2 of `NSAttributedString.TextEffectStyle.letterpressStyle`.
public let NSTextEffectLetterpressStyle = NSAttributedString.TextEffectStyle.letterpressStyle
/// The name before Swift 4 of `NSAttributedString.DocumentType.plain`.
public let NSPlainTextDocumentType = NSAttributedString.DocumentType.plain
/// The name before Swift 4 of `NSAttributedString.DocumentType.rtf`.
public let NSRTFTextDocumentType = NSAttributedString.DocumentType.rtf
/// The name before Swift 4 of `NSAttributedString.DocumentType.html`.
public let NSHTMLTextDocumentType = NSAttributedString.DocumentType.html
/// The name before Swift 4 of `NSAttributedString.DocumentReadingOptionKey.documentType`.
public let NSDocumentTypeDocumentAttribute = NSAttributedString.DocumentReadingOptionKey
  .documentType
/// The name before Swift 4 of `NSAttributedString.DocumentReadingOptionKey.characterEncoding`.
public let NSCharacterEncodingDocumentAttribute = NSAttributedString.DocumentReadingOptionKey
  .characterEncoding
/// UIKit's name before Swift 4.2 of `UIFontDescriptor.AttributeName.size`.
public let UIFontDescriptorSizeAttribute = UIFontDescriptor.AttributeName.size
/// UIKit's name before Swift 4.2 of `UIFontDescriptor.AttributeName.family`.
public let UIFontDescriptorFamilyAttribute = UIFontDescriptor.AttributeName.family
/// UIKit's name before Swift 4.2 of `UIFontDescriptor.AttributeName.name`.
public let UIFontDescriptorNameAttribute = UIFontDescriptor.AttributeName.name
/// UIKit's name before Swift 4.2 of `UIFontDescriptor.AttributeName.face`.
public let UIFontDescriptorFaceAttribute = UIFontDescriptor.AttributeName.face
/// UIKit's name before Swift 4.2 of `UIFontDescriptor.AttributeName.traits`.
public let UIFontDescriptorTraitsAttribute = UIFontDescriptor.AttributeName.traits
/// UIKit's name before Swift 4.2 of `UIFontDescriptor.AttributeName.featureSettings`.
public let UIFontDescriptorFeatureSettingsAttribute = UIFontDescriptor.AttributeName.featureSettings
/// UIKit's name before Swift 4.2 of `UIFontDescriptor.AttributeName.textStyle`.
public let UIFontDescriptorTextStyleAttribute = UIFontDescriptor.AttributeName.textStyle
/// UIKit's name before Swift 4.2 of `UIFontDescriptor.TraitKey.weight`.
public let UIFontWeightTrait = UIFontDescriptor.TraitKey.weight
/// UIKit's name before Swift 4.2 of `UIFontDescriptor.TraitKey.slant`.
public let UIFontSlantTrait = UIFontDescriptor.TraitKey.slant
/// UIKit's name before Swift 4.2 of `UIFontDescriptor.TraitKey.width`.
public let UIFontWidthTrait = UIFontDescriptor.TraitKey.width
/// UIKit's name before Swift 4.2 of `UIFontDescriptor.TraitKey.symbolic`.
public let UIFontSymbolicTrait = UIFontDescriptor.TraitKey.symbolic
/// UIKit's name before Swift 4 of `UIFont.TextStyle.body`.
public let UIFontTextStyleBody = UIFont.TextStyle.body
/// UIKit's name before Swift 4 of `UIFont.TextStyle.callout`.
public let UIFontTextStyleCallout = UIFont.TextStyle.callout
/// UIKit's name before Swift 4 of `UIFont.TextStyle.caption1`.
public let UIFontTextStyleCaption1 = UIFont.TextStyle.caption1
/// UIKit's name before Swift 4 of `UIFont.TextStyle.caption2`.
public let UIFontTextStyleCaption2 = UIFont.TextStyle.caption2
/// UIKit's name before Swift 4 of `UIFont.TextStyle.footnote`.
public let UIFontTextStyleFootnote = UIFont.TextStyle.footnote
/// UIKit's name before Swift 4 of `UIFont.TextStyle.headline`.
public let UIFontTextStyleHeadline = UIFont.TextStyle.headline
/// UIKit's name before Swift 4 of `UIFont.TextStyle.subheadline`.
public let UIFontTextStyleSubheadline = UIFont.TextStyle.subheadline
/// UIKit's name before Swift 4 of `UIFont.TextStyle.title1`.
public let UIFontTextStyleTitle1 = UIFont.TextStyle.title1
/// UIKit's name before Swift 4 of `UIFont.TextStyle.title2`.
public let UIFontTextStyleTitle2 = UIFont.TextStyle.title2
/// UIKit's name before Swift 4 of `UIFont.TextStyle.title3`.
public let UIFontTextStyleTitle3 = UIFont.TextStyle.title3

extension NSUnderlineStyle {
  /// UIKit's name before Swift 4.2 of no line.
  public static var styleNone: NSUnderlineStyle { [] }
  /// UIKit's name before Swift 4.2 of `NSUnderlineStyle.single`.
  public static var styleSingle: NSUnderlineStyle { .single }
  /// UIKit's name before Swift 4.2 of `NSUnderlineStyle.thick`.
  public static var styleThick: NSUnderlineStyle { .thick }
  /// UIKit's name before Swift 4.2 of `NSUnderlineStyle.double`.
  public static var styleDouble: NSUnderlineStyle { .double }
  /// UIKit's name before Swift 4.2 of a line without gaps.
  public static var patternSolid: NSUnderlineStyle { [] }
}

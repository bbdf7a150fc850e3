public import Foundation

/// The keys that a keyboard offers.
public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
  /// Letters alone.
  public static let alphabet = UIKeyboardType.asciiCapable
}
/// The look of a keyboard.
public enum UIKeyboardAppearance: Int, Sendable {
  case `default`, dark, light
  /// For alerts.
  public static let alert = UIKeyboardAppearance.dark
}
/// What the return key says.
public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall
  case `continue`
}
/// Where capitals come by themselves.
public enum UITextAutocapitalizationType: Int, Sendable {
  case none, words, sentences, allCharacters
}
/// Whether mistakes are put right.
public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }
/// Whether mistakes are marked.
public enum UITextSpellCheckingType: Int, Sendable { case `default`, no, yes }
/// Whether quotes become typographical.
public enum UITextSmartQuotesType: Int, Sendable { case `default`, no, yes }
/// Whether hyphens become dashes.
public enum UITextSmartDashesType: Int, Sendable { case `default`, no, yes }
/// Whether spaces are put in and taken out.
public enum UITextSmartInsertDeleteType: Int, Sendable { case `default`, no, yes }

/// What a text is, so that the keyboard can help.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name in UIKit.
  public let rawValue: String
  /// A kind of text by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A name.
  public static let name = Self(rawValue: "name")
  /// A first name.
  public static let givenName = Self(rawValue: "given-name")
  /// A last name.
  public static let familyName = Self(rawValue: "family-name")
  /// A number to call.
  public static let telephoneNumber = Self(rawValue: "tel")
  /// An address of mail.
  public static let emailAddress = Self(rawValue: "email")
  /// An address of a page.
  public static let URL = Self(rawValue: "url")
  /// A name of a user.
  public static let username = Self(rawValue: "username")
  /// A password.
  public static let password = Self(rawValue: "password")
  /// A password that is thought up.
  public static let newPassword = Self(rawValue: "new-password")
  /// A code that was sent.
  public static let oneTimeCode = Self(rawValue: "one-time-code")
  /// A number of a credit card.
  public static let creditCardNumber = Self(rawValue: "cc-number")
  /// The code of a place.
  public static let postalCode = Self(rawValue: "postal-code")
  /// A place and a street.
  public static let fullStreetAddress = Self(rawValue: "street-address")
  /// A town.
  public static let addressCity = Self(rawValue: "address-level2")
}

/// What a keyboard is to be like for a text.
///
/// Its keys, its look, its return key and its capitals follow, and where words are put right it offers some; the rest is kept.
@preconcurrency @MainActor public protocol UITextInputTraits: NSObjectProtocol {
  /// The keys that are offered.
  var keyboardType: UIKeyboardType { get set }
  /// The look of the keyboard.
  var keyboardAppearance: UIKeyboardAppearance { get set }
  /// What the return key says.
  var returnKeyType: UIReturnKeyType { get set }
  /// Whether the return key works only with a text.
  var enablesReturnKeyAutomatically: Bool { get set }
  /// Where capitals come by themselves.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// Whether mistakes are put right.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// Whether mistakes are marked.
  var spellCheckingType: UITextSpellCheckingType { get set }
  /// Whether quotes become typographical.
  var smartQuotesType: UITextSmartQuotesType { get set }
  /// Whether hyphens become dashes.
  var smartDashesType: UITextSmartDashesType { get set }
  /// Whether spaces are put in and taken out.
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
  /// What the text is; nil, the default, for nothing in particular.
  var textContentType: UITextContentType! { get set }
}

/// The wishes of one field.
struct TextInputWishes {
  var keyboardType = UIKeyboardType.default
  var keyboardAppearance = UIKeyboardAppearance.default
  var returnKeyType = UIReturnKeyType.default
  var enablesReturnKeyAutomatically = false
  var autocapitalizationType = UITextAutocapitalizationType.sentences
  var autocorrectionType = UITextAutocorrectionType.default
  var spellCheckingType = UITextSpellCheckingType.default
  var smartQuotesType = UITextSmartQuotesType.default
  var smartDashesType = UITextSmartDashesType.default
  var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  var textContentType: UITextContentType?
}

/// A view that keeps wishes about the keyboard.
@MainActor protocol TextInputWishing: AnyObject {
  var inputWishes: TextInputWishes { get set }
}

extension UITextInputTraits {
  private var wishes: TextInputWishes {
    get { (self as? any TextInputWishing)?.inputWishes ?? TextInputWishes() }
    set { (self as? any TextInputWishing)?.inputWishes = newValue }
  }
  /// The keys that are offered.
  public var keyboardType: UIKeyboardType {
    get { wishes.keyboardType }
    set { wishes.keyboardType = newValue }
  }
  /// The look of the keyboard; that of the view by default.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { wishes.keyboardAppearance }
    set { wishes.keyboardAppearance = newValue }
  }
  /// What the return key says.
  public var returnKeyType: UIReturnKeyType {
    get { wishes.returnKeyType }
    set { wishes.returnKeyType = newValue }
  }
  /// Whether the return key works only with a text.
  public var enablesReturnKeyAutomatically: Bool {
    get { wishes.enablesReturnKeyAutomatically }
    set { wishes.enablesReturnKeyAutomatically = newValue }
  }
  /// Where capitals are on the keys by themselves.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { wishes.autocapitalizationType }
    set { wishes.autocapitalizationType = newValue }
  }
  /// Whether words are offered above the keys; none is put right.
  public var autocorrectionType: UITextAutocorrectionType {
    get { wishes.autocorrectionType }
    set { wishes.autocorrectionType = newValue }
  }
  /// Kept: the keyboard is the same.
  public var spellCheckingType: UITextSpellCheckingType {
    get { wishes.spellCheckingType }
    set { wishes.spellCheckingType = newValue }
  }
  /// Kept: the keyboard is the same.
  public var smartQuotesType: UITextSmartQuotesType {
    get { wishes.smartQuotesType }
    set { wishes.smartQuotesType = newValue }
  }
  /// Kept: the keyboard is the same.
  public var smartDashesType: UITextSmartDashesType {
    get { wishes.smartDashesType }
    set { wishes.smartDashesType = newValue }
  }
  /// Kept: the keyboard is the same.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { wishes.smartInsertDeleteType }
    set { wishes.smartInsertDeleteType = newValue }
  }
  /// Kept: the keyboard is the same.
  public var textContentType: UITextContentType! {
    get { wishes.textContentType }
    set { wishes.textContentType = newValue }
  }
}

extension UITextField: TextInputWishing {
  /// Typing has changed the text.
  public static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification")
  /// Editing has begun.
  public static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  /// Editing has ended.
  public static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")
}
extension UITextView: TextInputWishing {
  /// Typing has changed the text.
  public static let textDidChangeNotification = Notification.Name(
    "UITextViewTextDidChangeNotification")
  /// Editing has begun.
  public static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  /// Editing has ended.
  public static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")
}
extension UISearchBar: UITextInputTraits, TextInputWishing {}

/// What is done with a link or a picture of a text.
public enum UITextItemInteraction: Int, Sendable {
  case invokeDefaultAction, presentActions, preview
}

/// A party that is asked and told about typing.
@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Whether a touch may begin editing.
  func textViewShouldBeginEditing(_ textView: UITextView) throws(UnimplementedRequirement) -> Bool
  /// Whether editing may end.
  func textViewShouldEndEditing(_ textView: UITextView) throws(UnimplementedRequirement) -> Bool
  /// Called after editing began.
  func textViewDidBeginEditing(_ textView: UITextView) throws(UnimplementedRequirement)
  /// Called after editing ended.
  func textViewDidEndEditing(_ textView: UITextView) throws(UnimplementedRequirement)
  /// Whether `range` of the text may be replaced by `text`.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) throws(UnimplementedRequirement) -> Bool
  /// Called after typing changed the text.
  func textViewDidChange(_ textView: UITextView) throws(UnimplementedRequirement)
  /// Called after another part of the text was chosen.
  func textViewDidChangeSelection(_ textView: UITextView) throws(UnimplementedRequirement)
  /// Whether a link may be followed.
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) throws(UnimplementedRequirement) -> Bool
}

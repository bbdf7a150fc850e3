public import Foundation

/// Several lines of text, which scroll if they are higher than the view.
///
/// A tap puts the caret into it, and scripts type (`UIWindow.type(_:interval:completion:)`).
@preconcurrency @MainActor open class UITextView: UIScrollView {
  private let label = UILabel(frame: .zero)
  private let caret = TextCaret()
  private var isBeingEdited = false
  var inputWishes = TextInputWishes()
  /// A view in place of the keyboard, as high as it is made; nil, the default, for the keyboard.
  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }
  private var ownInputView: UIView?
  /// A view above the keyboard; nil by default.
  open override var inputAccessoryView: UIView? {
    get { ownInputAccessoryView }
    set { ownInputAccessoryView = newValue }
  }
  private var ownInputAccessoryView: UIView?
  /// The part of the text that is chosen, or where the caret is, in UTF-16 units.
  open var selectedRange = NSRange(location: 0, length: 0) {
    didSet {
      isWithoutSelection = false
      guard selectedRange != oldValue else { return }
      showCaret()
      delegate?.textViewDidChangeSelection?(self)
    }
  }
  /// The attributes of text that is typed; kept, it has those of what is before it.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of links, in place of those that they are written in; nil, the default, for the tint colour.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! { didSet { showLinks() } }
  /// What is recognised in text that cannot be edited, and looks like a link: addresses of pages and numbers to call; nothing by default.
  open var dataDetectorTypes: UIDataDetectorTypes = [] { didSet { showLinks() } }
  /// Whether the next characters that are typed replace all, false by default.
  open var clearsOnInsertion = false
  /// A party that is asked and told about typing, and that is told of scrolling; held weakly.
  @_nonoverride open weak var delegate: (any UITextViewDelegate)? {
    get { (self as UIScrollView).delegate as? any UITextViewDelegate }
    set { (self as UIScrollView).delegate = newValue }
  }

  /// Scrolls so that a part of the text is seen, in a later turn of the run loop as recorded on iOS 26.1; by lines as high as
  /// the first one.
  open func scrollRangeToVisible(_ range: NSRange) {
    MediaClock.current.schedule(after: 0) { [weak self] in self?.scroll(to: range) }
  }

  private func scroll(to range: NSRange) {
    layoutIfNeeded()
    let count = max(1, (text as NSString).length)
    let share = CGFloat(min(range.location + range.length, count)) / CGFloat(count)
    let line = font?.lineHeight ?? 0
    scrollRectToVisible(
      CGRect(x: 0, y: max(0, contentSize.height * share - line), width: 1, height: line),
      animated: false)
  }
  /// The area in which the lines are set.
  public let textContainer: NSTextContainer
  /// What sets the lines.
  public let layoutManager = NSLayoutManager()
  /// The text with all attributes; changing it changes what is shown.
  open private(set) lazy var textStorage = makeTextStorage()
  private var isStoring = false

  private func makeTextStorage() -> NSTextStorage {
    let storage = NSTextStorage(string: "")
    fill(storage)
    storage.addLayoutManager(layoutManager)
    storage.didEdit = { [weak self] in self?.storageDidChange() }
    hasStorage = true
    return storage
  }

  private var hasStorage = false

  /// The text with the view's own font and colour where it says nothing.
  private func fill(_ storage: NSTextStorage) {
    let text = NSMutableAttributedString(attributedString: attributedText)
    let whole = NSRange(location: 0, length: text.length)
    let own: [NSAttributedString.Key: Any] = [
      .font: label.font ?? .systemFont(ofSize: 12), .foregroundColor: label.textColor ?? .label,
    ]
    // The closure's last parameter, a pointer, is not used.
    unsafe attributedText.enumerateAttributes(in: whole) { attributes, range, _ in
      text.addAttributes(own.filter { attributes[$0.key] == nil }, range: range)
    }
    isStoring = true
    storage.setAttributedString(text)
    // The storage's delegate may have given the text other looks.
    if !storage.isEqual(to: text) {
      label.attributedText = storage.whole
    }
    isStoring = false
  }

  private func storageDidChange() {
    guard !isStoring else { return }
    isStoring = true
    label.attributedText = textStorage.whole
    isStoring = false
    textDidChange()
  }

  /// Whether text can be typed, true by default.
  open var isEditable = true { didSet { if isEditable != oldValue { showLinks() } } }
  /// Whether a user could change the looks of the text, false by default; kept, nobody can.
  open var allowsEditingTextAttributes = false
  /// Whether text could be marked by fingers, true by default; without effect.
  open var isSelectable = true
  /// The room around the text in points, 8 above and below by default; the container's padding, 5
  /// points, is added on either side.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { textDidChange() }
  }

  /// Whether the font follows the size of text that a user wants; false by default.
  open var adjustsFontForContentSizeCategory = false

  /// Its text decides how large the content is.
  override var takesContentSizeFromConstraints: Bool { false }

  public override convenience init(frame: CGRect) {
    self.init(frame: frame, textContainer: nil)
  }

  /// A text view that sets its lines in a container, nil for one of its own.
  ///
  /// A storage that has the container's layout manager is where the text comes from at first.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer()
    super.init(frame: frame)
    setUp()
    if let storage = textContainer?.layoutManager?.textStorage {
      attributedText = storage.whole
    }
  }

  /// A text view of no size.
  public convenience init() { self.init(frame: .zero) }

  /// A text view in either of UIKit's ways of laying text out, which look the same.
  public convenience init(usingTextLayoutManager: Bool) {
    self.init(frame: .zero, textContainer: nil)
  }

  /// An empty text view that an interface file describes.
  public required init?(coder: NSCoder) {
    textContainer = NSTextContainer()
    super.init(coder: coder)
  }

  override func setUpDecoded() {
    super.setUpDecoded()
    setUp()
  }

  private func setUp() {
    backgroundColor = .systemBackground
    label.numberOfLines = 0
    showLinks()
    label.font = .systemFont(ofSize: 12)
    addSubview(label)
    textContainer.didChange = { [weak self] in self?.containerDidChange() }
    layoutManager.addTextContainer(textContainer)
    layoutManager.shown = { [weak self] in
      guard let self else { return UILabel().setting(in: .zero) }
      layoutIfNeeded()
      return setting
    }
  }

  /// The text without attributes, empty by default; nil makes it empty.
  open var text: String! {
    get { label.text ?? "" }
    set {
      label.text = newValue
      selectedRange = NSRange(location: editedText.utf16.count, length: 0)
      textDidChange()
      if isBeingEdited { UIEnvironment.current.keyboard.textWasSet(in: self) }
    }
  }
  /// The text with attributes of its own; nil makes it empty.
  open var attributedText: NSAttributedString! {
    get { label.attributedText ?? NSAttributedString(string: "") }
    set {
      label.attributedText = newValue
      selectedRange = NSRange(location: editedText.utf16.count, length: 0)
      textDidChange()
    }
  }
  /// The font of the whole text, the system font of 12 points by default and for nil.
  open var font: UIFont? {
    get { label.font }
    set {
      label.font = newValue ?? .systemFont(ofSize: 12)
      textDidChange()
    }
  }
  /// The colour of plain text, `label` by default.
  open var textColor: UIColor? {
    get { label.textColor }
    set { label.textColor = newValue }
  }
  /// The edge at which lines stand, `.natural` by default.
  open var textAlignment: NSTextAlignment {
    get { label.textAlignment }
    set { label.textAlignment = newValue }
  }
  open override var isScrollEnabled: Bool { didSet { textDidChange() } }

  private func showLinks() {
    label.linkAttributes = linkTextAttributes ?? [.foregroundColor: UIColor.tintColor]
    label.linkDetector = isEditable ? nil : NSDataDetector(dataDetectorTypes)
  }

  private func containerDidChange() {
    label.numberOfLines = textContainer.maximumNumberOfLines
    label.lineBreakMode = textContainer.lineBreakMode
    textDidChange()
  }

  private func textDidChange() {
    if hasStorage, !isStoring { fill(textStorage) }
    isContentOutdated = true
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private var insets: UIEdgeInsets {
    var insets = textContainerInset
    insets.left += textContainer.lineFragmentPadding
    insets.right += textContainer.lineFragmentPadding
    return insets
  }

  /// Whether the text is another one than at the last layout.
  private var isContentOutdated = false

  /// The size of the text with its insets, also before the text is laid out.
  open override var contentSize: CGSize {
    get {
      guard isContentOutdated else { return super.contentSize }
      let size = sizeThatFits(CGSize(width: bounds.width, height: .infinity))
      return CGSize(width: bounds.width, height: size.height)
    }
    set { super.contentSize = newValue }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    isContentOutdated = false
    let size = sizeThatFits(CGSize(width: bounds.width, height: .infinity))
    contentSize = CGSize(width: bounds.width, height: size.height)
    label.frame = CGRect(origin: .zero, size: contentSize).inset(by: insets)
    showCaret()
  }

  // MARK: Typing

  open override var canBecomeFirstResponder: Bool { isEditable }

  /// Begins editing, if the delegate agrees; without a window, when there is one.
  @discardableResult open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard window != nil else {
      wantsEditing = isEditable
      return false
    }
    guard isEditable, delegate?.textViewShouldBeginEditing?(self) ?? true,
      super.becomeFirstResponder()
    else { return false }
    isBeingEdited = true
    setNeedsLayout()
    delegate?.textViewDidBeginEditing?(self)
    NotificationCenter.default.post(
      name: UITextView.textDidBeginEditingNotification, object: self)
    return true
  }

  /// Whether editing is to begin when there is a window.
  private var wantsEditing = false

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    guard wantsEditing, window != nil else { return }
    wantsEditing = false
    becomeFirstResponder()
  }

  /// Ends editing, if the delegate agrees.
  @discardableResult open override func resignFirstResponder() -> Bool {
    wantsEditing = false
    guard isFirstResponder, isBeingEdited else { return super.resignFirstResponder() }
    guard delegate?.textViewShouldEndEditing?(self) ?? true, super.resignFirstResponder() else {
      return false
    }
    didEndEditing()
    return true
  }

  func didEndEditing() {
    isBeingEdited = false
    setNeedsLayout()
    delegate?.textViewDidEndEditing?(self)
    NotificationCenter.default.post(name: UITextView.textDidEndEditingNotification, object: self)
  }

  /// A tap puts the caret to the character that it meets.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    guard isEditable, let touch = touches.first, becomeFirstResponder() else { return }
    selectedRange = NSRange(
      location: setting.character(nearestTo: touch.location(in: label)), length: 0)
  }

  /// Whether there is any text.
  open var hasText: Bool { !editedText.isEmpty }
  /// Puts characters in the place of those that are chosen, as the keyboard does; the delegate is told, and not asked.
  open func insertText(_ text: String) { insert(text) }
  /// Takes away what is chosen, or else the character before the caret, as the keyboard does; the delegate is told, and not
  /// asked.
  open func deleteBackward() { deleteChosen() }

  /// What is chosen, or where the caret is; nil, which only code sets, moves the caret to the beginning.
  open var selectedTextRange: UITextRange? {
    get { isWithoutSelection ? nil : UITextRange(selectedRange) }
    set {
      selectedRange = newValue?.range ?? NSRange(location: 0, length: 0)
      isWithoutSelection = newValue == nil
    }
  }

  private var isWithoutSelection = false

  /// The text in its lines.
  var setting: TextSetting { label.setting(in: label.bounds.size) }

  /// The caret's rectangle at a place, in points of the content.
  ///
  /// As recorded on iOS 26.1: in the middle between two characters, and one point higher and lower than the line.
  open func caretRect(for position: UITextPosition) -> CGRect {
    let caret = TextCaret.rect(
      setting.caret(before: position.offset).offsetBy(
        dx: label.frame.minX + (hasText ? 0 : label.leadingEdge), dy: label.frame.minY))
    let scale = traitCollection.displayScale
    func align(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
    return CGRect(
      x: align(caret.minX - caret.width / 2), y: align(caret.minY - 1), width: caret.width,
      height: caret.height.rounded() + 2)
  }

  private func showCaret() {
    guard isBeingEdited else { return caret.hide() }
    caret.show(
      in: self, caret: caretRect(for: UITextPosition(selectedRange.location)),
      chosen: setting.rects(of: selectedRange).map {
        $0.offsetBy(dx: label.frame.minX, dy: label.frame.minY)
      }, tint: tintColor)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let room = max(0, size.width - insets.left - insets.right)
    let text = label.sizeThatFits(CGSize(width: room, height: .infinity))
    return CGSize(
      width: text.width + insets.left + insets.right,
      height: max(text.height, lineHeight) + insets.top + insets.bottom)
  }

  /// The height of a line, which a view without text has, too, on whole pixels; LayoutKit's suite asserts it of iOS.
  private var lineHeight: CGFloat {
    let scale = traitCollection.displayScale
    return ((label.font?.lineHeight ?? 0) * scale).rounded(.up) / scale
  }

  /// A text view that does not scroll is as large as its text.
  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else { return super.intrinsicContentSize }
    let text = label.intrinsicContentSize
    return CGSize(
      width: text.width + insets.left + insets.right,
      height: max(text.height, lineHeight) + insets.top + insets.bottom)
  }

  override func intrinsicContentSize(forWidth width: CGFloat) -> CGSize {
    isScrollEnabled
      ? intrinsicContentSize : sizeThatFits(CGSize(width: width, height: .infinity))
  }
}

extension UITextView: TextEditing {
  var lines: (setting: TextSetting, origin: CGPoint) { (setting, label.frame.origin) }
  var editedText: String { label.text ?? "" }
  var isReplacedByTyping: Bool { clearsOnInsertion }
  var selection: NSRange {
    get { selectedRange }
    set { selectedRange = newValue }
  }

  func replaceCharacters(in range: NSRange, with text: String) {
    clearsOnInsertion = false
    if label.isStyled {
      let changed = NSMutableAttributedString(attributedString: attributedText)
      changed.replaceCharacters(in: range, with: text)
      label.attributedText = changed
    } else {
      label.text = NSString(string: editedText).replacingCharacters(in: range, with: text)
    }
    textDidChange()
  }

  func didType() {
    delegate?.textViewDidChange?(self)
    NotificationCenter.default.post(name: UITextView.textDidChangeNotification, object: self)
  }

  func mayReplace(_ range: NSRange, with text: String) -> Bool {
    delegate?.textView?(self, shouldChangeTextIn: range, replacementText: text) ?? true
  }

  /// A line end is a character of the text.
  func didPressReturn() -> Bool { false }
}

/// What is recognised in a text.
public struct UIDataDetectorTypes: OptionSet, Sendable {
  /// The bits, as in UIKit.
  public let rawValue: UInt
  /// The kinds whose bits are set in `rawValue`.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Numbers to call.
  public static let phoneNumber = Self(rawValue: 1)
  /// Addresses of pages.
  public static let link = Self(rawValue: 2)
  /// Places.
  public static let address = Self(rawValue: 4)
  /// Dates.
  public static let calendarEvent = Self(rawValue: 8)
  /// All.
  public static let all = Self(rawValue: .max)
}

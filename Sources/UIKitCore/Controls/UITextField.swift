public import Foundation

/// A party that is asked and told about typing.
@preconcurrency @MainActor public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Whether the return key does what it usually does.
  func textFieldShouldReturn(_ textField: UITextField) throws(UnimplementedRequirement) -> Bool
  /// Whether a touch may begin editing.
  func textFieldShouldBeginEditing(_ textField: UITextField) throws(UnimplementedRequirement)
    -> Bool
  /// Called after editing began.
  func textFieldDidBeginEditing(_ textField: UITextField) throws(UnimplementedRequirement)
  /// Whether editing may end.
  func textFieldShouldEndEditing(_ textField: UITextField) throws(UnimplementedRequirement) -> Bool
  /// Called after editing ended.
  func textFieldDidEndEditing(_ textField: UITextField) throws(UnimplementedRequirement)
  /// Called after editing ended, in place of the method without a reason.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
    throws(UnimplementedRequirement)
  /// Whether the button that clears the field may do so.
  func textFieldShouldClear(_ textField: UITextField) throws(UnimplementedRequirement) -> Bool
  /// Called after something else was chosen of the text.
  func textFieldDidChangeSelection(_ textField: UITextField) throws(UnimplementedRequirement)
  /// Whether `range` of the text may be replaced by `string`.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) throws(UnimplementedRequirement) -> Bool
}

/// One line of text, or a placeholder while there is none.
///
/// A tap puts the caret into it, and scripts type (`UIWindow.type(_:interval:completion:)`).
@preconcurrency @MainActor open class UITextField: UIControl {
  /// The line around the field, one pixel wide: none, a rectangle, or for `roundedRect` one with
  /// corners of 5 points around the system's background.
  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
  /// The times at which a view beside the text is shown.
  public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }

  /// Why editing ended.
  public enum DidEndEditingReason: Int, Sendable { case committed, cancelled }

  private let label = UILabel(frame: .zero)
  private let caret = TextCaret()
  private var clearButton: UIButton?
  /// Whether the text is being typed.
  open private(set) var isEditing = false
  var selection = NSRange(location: 0, length: 0)
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
  /// The attributes of text that is typed; kept, it has the field's.
  open var typingAttributes: [NSAttributedString.Key: Any]?
  /// The font and colour of the text and its paragraphs' style; setting it takes those over.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get {
      let paragraph = NSMutableParagraphStyle()
      paragraph.alignment = textAlignment
      return [
        .font: font ?? .systemFont(ofSize: 17), .foregroundColor: textColor ?? .label,
        .paragraphStyle: paragraph,
      ]
    }
    set {
      if let font = newValue[.font] as? UIFont { self.font = font }
      if let color = newValue[.foregroundColor] as? UIColor { textColor = color }
      if let style = newValue[.paragraphStyle] as? NSParagraphStyle {
        textAlignment = style.alignment
      }
    }
  }
  /// The text with attributes of its own; they are those of the field where it shows them.
  open var attributedText: NSAttributedString? {
    get { text.map { NSAttributedString(string: $0) } }
    set { text = newValue?.string }
  }
  /// Whether a user could change the looks of the text, false by default; kept, nobody can.
  open var allowsEditingTextAttributes = false
  /// Whether the font shrinks to fit, false by default; kept.
  open var adjustsFontSizeToFitWidth = false
  /// The smallest size of such a font; kept.
  open var minimumFontSize: CGFloat = 0
  /// Whether editing begins with an empty field, false by default.
  open var clearsOnBeginEditing = false
  /// A picture behind the text; kept.
  open var background: UIImage?
  /// Whether the next characters that are typed replace all, false by default.
  open var clearsOnInsertion = false
  /// A party that is asked and told about typing; held weakly.
  open weak var delegate: (any UITextFieldDelegate)?
  /// The content, empty by default; secure fields show it as bullets.
  ///
  /// Setting it while it is edited puts the caret at the end, of which the delegate is told, as recorded on iOS 26.1.
  open var text: String? = "" {
    didSet {
      defer { keyObservers?.check() }
      selection = NSRange(location: editedText.utf16.count, length: 0)
      show()
      if isEditing, !isTyping {
        delegate?.textFieldDidChangeSelection?(self)
        UIEnvironment.current.keyboard.textWasSet(in: self)
      }
    }
  }
  /// Whether the text changes by typing, after which everybody is told.
  private var isTyping = false
  /// Text that stands in an empty field, in `placeholderText` colour.
  open var placeholder: String? { didSet { show() } }
  /// Text with attributes that stands in an empty field in place of `placeholder`.
  open var attributedPlaceholder: NSAttributedString? { didSet { show() } }
  /// The font of text and placeholder, the system font of 17 points by default.
  open var font: UIFont? = .systemFont(ofSize: 17) { didSet { show() } }
  /// The colour of the text, `label` by default.
  open var textColor: UIColor? = .label { didSet { show() } }
  /// The edge at which the text stands, `.natural` by default.
  open var textAlignment = NSTextAlignment.natural {
    didSet { label.textAlignment = textAlignment }
  }
  /// The line around the field, none by default; all but none inset the text by 7 points.
  open var borderStyle = BorderStyle.none {
    didSet {
      if borderStyle != oldValue { showBorder() }
      show()
    }
  }
  /// Whether the text is shown as bullets; false by default.
  open var isSecureTextEntry = false { didSet { show() } }
  /// A view at the left edge, in place of so much of the text's room.
  open var leftView: UIView? { didSet { replace(oldValue, with: leftView) } }
  /// A view at the right edge, in place of so much of the text's room.
  open var rightView: UIView? { didSet { replace(oldValue, with: rightView) } }
  /// The times at which `leftView` is shown, never by default.
  open var leftViewMode = ViewMode.never {
    didSet { if leftViewMode != oldValue { setNeedsLayout() } }
  }
  /// The times at which `rightView` is shown, never by default.
  open var rightViewMode = ViewMode.never {
    didSet { if rightViewMode != oldValue { setNeedsLayout() } }
  }
  /// The times at which a button that clears a field with text is shown, never by default.
  open var clearButtonMode = ViewMode.never {
    didSet { if clearButtonMode != oldValue { setNeedsLayout() } }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// An empty field that an interface file describes.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func setUpDecoded() {
    super.setUpDecoded()
    setUp()
  }

  private func setUp() {
    addSubview(label)
    label.textDrawer = { [weak self] in self?.drawContent(in: $0) }
    show()
  }

  private func drawContent(in rect: CGRect) {
    if hasText {
      drawText(in: rect)
    } else if label.text?.isEmpty == false {
      drawPlaceholder(in: rect)
    }
  }

  /// Draws the text in the current context, whose coordinates are those of the rectangle for it.
  open func drawText(in rect: CGRect) { label.drawText(in: rect) }

  /// Draws the placeholder in the current context, whose coordinates are those of the rectangle for it.
  open func drawPlaceholder(in rect: CGRect) { label.drawText(in: rect) }

  private func replace(_ old: UIView?, with new: UIView?) {
    guard old !== new || new?.superview !== self else { return }
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    setNeedsLayout()
  }

  private func show() {
    label.font = font
    if let text, !text.isEmpty {
      label.text = isSecureTextEntry ? String(repeating: "•", count: text.count) : text
      label.textColor = textColor
    } else if let attributedPlaceholder {
      label.attributedText = attributedPlaceholder
    } else {
      label.text = placeholder
      label.textColor = .placeholderText
    }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// A style's border is the layer's own here: what an app gives the layer afterwards stays.
  private func showBorder() {
    switch borderStyle {
    case .none: layer.borderWidth = 0
    case .line, .bezel, .roundedRect:
      layer.borderWidth = 1 / traitCollection.displayScale
      layer.borderColor = UIColor.systemGray4.color(for: traitCollection)
      layer.cornerRadius = borderStyle == .roundedRect ? 5 : 0
    }
    fillBorder()
  }

  /// A border that an app gives the layer is black unless it says otherwise: the style's is none of the layer's on iOS.
  private func separateBorder() {
    let color = UIColor.systemGray4.color(for: traitCollection)
    guard borderStyle != .none, layer.borderWidth > 1 / traitCollection.displayScale + 0.01,
      layer.borderColor == color
    else { return }
    layer.borderColor = UIColor.black.cgColor
  }

  /// Fills a round border, unless the app has a colour of its own for it.
  private func fillBorder() {
    let fills = borderStyle == .roundedRect
    if fills, backgroundColor == nil {
      super.backgroundColor = .systemBackground
      fillsBorder = true
    } else if !fills, fillsBorder {
      super.backgroundColor = nil
      fillsBorder = false
    }
  }

  /// Whether the colour behind the text is that of the border's style.
  private var fillsBorder = false

  /// The colour behind the text; nil, the default, for that of the border's style, which has the field's round corners.
  open override var backgroundColor: UIColor? {
    get { fillsBorder ? nil : super.backgroundColor }
    set {
      fillsBorder = false
      super.backgroundColor = newValue
      if newValue == nil { fillBorder() }
    }
  }

  /// The part of `bounds` for the text, without the views beside it and the button that clears the field.
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    var room = bounds.insetBy(dx: borderStyle == .none ? 0 : 7, dy: 0)
    if isShown(clearButtonMode), hasText {
      room.size.width -= bounds.maxX - clearButtonRect(forBounds: bounds).minX
    }
    if leftView != nil, isShown(leftViewMode) {
      let width = leftViewRect(forBounds: bounds).width
      room.origin.x += width
      room.size.width -= width
    }
    if rightView != nil, isShown(rightViewMode) {
      room.size.width -= rightViewRect(forBounds: bounds).width
    }
    room.size.width = max(0, room.width)
    return room
  }

  /// The part of `bounds` for text that is being typed, the same as for other text.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// The part of `bounds` for the placeholder, the same as for text.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// The part of `bounds` for the view at the left: in the middle of its edge, in the view's own size.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    guard let leftView else { return .zero }
    let size = Self.size(of: leftView)
    return CGRect(
      x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  /// The part of `bounds` for the view at the right: in the middle of its edge, in the view's own size.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    guard let rightView else { return .zero }
    let size = Self.size(of: rightView)
    return CGRect(
      x: bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  private static func size(of view: UIView) -> CGSize {
    view.bounds.size == .zero ? view.fittingSizeOfContent : view.bounds.size
  }

  private func isShown(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }

  /// The part of `bounds` for the button that clears the field.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(
      x: bounds.maxX - Self.clearButtonSize - Self.clearButtonMargin,
      y: bounds.midY - Self.clearButtonSize / 2, width: Self.clearButtonSize,
      height: Self.clearButtonSize)
  }

  /// The button that clears the field, and its distance from the edge, in points; by eye after iOS.
  private static let clearButtonSize: CGFloat = 19
  private static let clearButtonMargin: CGFloat = 5

  /// Shows the button that clears the field where it is its time.
  private func placeClearButton() {
    guard isShown(clearButtonMode), hasText else {
      clearButton?.removeFromSuperview()
      return
    }
    let button = clearButton ?? makeClearButton()
    clearButton = button
    if button.superview == nil { addSubview(button) }
    button.frame = clearButtonRect(forBounds: bounds)
  }

  private func makeClearButton() -> UIButton {
    let button = UIButton(type: .system)
    button.setImage(UIImage(systemName: "xmark.circle.fill"), for: .normal)
    button.tintColor = .tertiaryLabel
    button.addAction(UIAction { [weak self] _ in self?.clear() }, for: .touchUpInside)
    return button
  }

  private func clear() {
    guard delegate?.textFieldShouldClear?(self) ?? true else { return }
    edit(NSRange(location: 0, length: editedText.utf16.count), "")
  }

  open override func awakeFromNib() {
    super.awakeFromNib()
    runReplacement("UITextField.awakeFromNib()")
  }

  open override func draw(_ rect: CGRect) {
    if !runReplacement("UITextField.draw(_:)", rect) { super.draw(rect) }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    defer { runReplacement("UITextField.layoutSubviews()") }
    separateBorder()
    placeClearButton()
    leftView?.isHidden = !isShown(leftViewMode)
    rightView?.isHidden = !isShown(rightViewMode)
    if let leftView, isShown(leftViewMode) { Self.place(leftView, leftViewRect(forBounds: bounds)) }
    if let rightView, isShown(rightViewMode) {
      Self.place(rightView, rightViewRect(forBounds: bounds))
    }
    label.frame =
      hasText
      ? isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
      : placeholderRect(forBounds: bounds)
    showCaret()
  }

  private static func place(_ view: UIView, _ frame: CGRect) {
    view.bounds.size = frame.size
    view.center = CGPoint(x: frame.midX, y: frame.midY)
  }

  // MARK: Typing

  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Begins editing, if the delegate agrees; without a window, when there is one.
  @discardableResult open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard window != nil else {
      wantsEditing = true
      return false
    }
    // As on iOS, the keyboard comes when the delegate knows.
    return UIEnvironment.current.keyboard.whileChanging { beginEditing() }
  }

  /// Whether editing is to begin when there is a window.
  private var wantsEditing = false

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    guard wantsEditing, window != nil else { return }
    wantsEditing = false
    becomeFirstResponder()
  }

  private func beginEditing() -> Bool {
    guard mayBeginEditing(), super.becomeFirstResponder() else { return false }
    if clearsOnBeginEditing { text = "" }
    isEditing = true
    selection = NSRange(location: editedText.utf16.count, length: 0)
    setNeedsLayout()
    delegate?.textFieldDidBeginEditing?(self)
    sendActions(for: .editingDidBegin)
    NotificationCenter.default.post(
      name: UITextField.textDidBeginEditingNotification, object: self)
    return true
  }

  /// Ends editing, if the delegate agrees.
  @discardableResult open override func resignFirstResponder() -> Bool {
    wantsEditing = false
    guard isFirstResponder else { return true }
    guard mayEndEditing(), super.resignFirstResponder() else { return false }
    didEndEditing()
    return true
  }

  func didEndEditing() {
    isEditing = false
    setNeedsLayout()
    if delegate?.textFieldDidEndEditing?(self, reason: .committed) == nil {
      delegate?.textFieldDidEndEditing?(self)
    }
    sendActions(for: .editingDidEnd)
    NotificationCenter.default.post(name: UITextField.textDidEndEditingNotification, object: self)
  }

  func mayBeginEditing() -> Bool { delegate?.textFieldShouldBeginEditing?(self) ?? true }
  func mayEndEditing() -> Bool { delegate?.textFieldShouldEndEditing?(self) ?? true }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let isTap = isTracking && isTouchInside
    super.touchesEnded(touches, with: event)
    guard isTap else { return }
    if isEditing, let touch = touches.first {
      selection = NSRange(
        location: setting.character(nearestTo: touch.location(in: label)), length: 0)
      selectionDidChange()
    } else {
      becomeFirstResponder()
    }
  }

  /// Whether there is any text.
  open var hasText: Bool { !editedText.isEmpty }
  /// Puts characters in the place of those that are chosen, as the keyboard does; the delegate is told, and not asked.
  ///
  /// The end of a line is no character of a field: as recorded on iOS 26.1, nothing happens.
  open func insertText(_ text: String) {
    if !text.allSatisfy(\.isNewline) { insert(text) }
  }
  /// Takes away what is chosen, or else the character before the caret, as the keyboard does; the delegate is told, and not
  /// asked.
  open func deleteBackward() { deleteChosen() }

  /// What is chosen, or where the caret is; nil while nothing is typed.
  open var selectedTextRange: UITextRange? {
    get { isEditing ? UITextRange(selection) : nil }
    set {
      guard let newValue else { return }
      selection = newValue.range
      selectionDidChange()
    }
  }

  private func selectionDidChange() {
    showCaret()
    delegate?.textFieldDidChangeSelection?(self)
  }

  /// The text in its line.
  private var setting: TextSetting { label.setting(in: label.bounds.size) }

  /// The caret's rectangle at a place, in points of the field.
  open func caretRect(for position: UITextPosition) -> CGRect {
    let setting = setting
    let edge =
      hasText
      ? setting.caret(before: position.offset)
      : CGRect(
        x: label.leadingEdge, y: 0, width: 0, height: font?.lineHeight ?? setting.font.lineHeight)
    let top = hasText ? label.textTop(of: setting.layout) : (label.bounds.height - edge.height) / 2
    return TextCaret.rect(edge.offsetBy(dx: label.frame.minX, dy: label.frame.minY + top))
  }

  var lines: (setting: TextSetting, origin: CGPoint) {
    let setting = setting
    return (
      setting,
      CGPoint(x: label.frame.minX, y: label.frame.minY + label.textTop(of: setting.layout))
    )
  }

  private func showCaret() {
    guard isEditing else { return caret.hide() }
    let (setting, origin) = lines
    caret.show(
      in: self, caret: caretRect(for: UITextPosition(selection.location)),
      chosen: setting.rects(of: selection).map { $0.offsetBy(dx: origin.x, dy: origin.y) },
      tint: tintColor)
  }

  open override var intrinsicContentSize: CGSize {
    let size = label.intrinsicContentSize
    let height = max(size.height, font?.lineHeight ?? 0)
    // What the text's part leaves of a box, which subclasses say, and the views beside it.
    let box = CGRect(x: 0, y: 0, width: 100, height: 100)
    let room = textRect(forBounds: box).size
    let padding = CGSize(width: box.width - room.width, height: box.height - room.height)
    let least: CGFloat = borderStyle == .none ? 0 : 34
    return CGSize(
      width: size.width + padding.width,
      height: max(least, height.rounded(.up) + (borderStyle == .none ? 0 : 12) + padding.height))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  func mayReplace(_ range: NSRange, with text: String) -> Bool {
    delegate?.textField?(self, shouldChangeCharactersIn: range, replacementString: text) ?? true
  }

  /// As documented for `editingDidEndOnExit`, a field for whose event somebody asks gives up editing.
  func didPressReturn() -> Bool {
    guard delegate?.textFieldShouldReturn?(self) ?? true else { return true }
    if hasActions(for: .editingDidEndOnExit) {
      sendActions(for: .editingDidEndOnExit)
      resignFirstResponder()
    }
    return true
  }
}

extension UITextField: TextEditing {
  var editedText: String { text ?? "" }
  var isReplacedByTyping: Bool { clearsOnInsertion }

  func replaceCharacters(in range: NSRange, with text: String) {
    clearsOnInsertion = false
    isTyping = true
    defer { isTyping = false }
    self.text = NSString(string: editedText).replacingCharacters(in: range, with: text)
  }

  func didType() {
    setNeedsLayout()
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: UITextField.textDidChangeNotification, object: self)
    delegate?.textFieldDidChangeSelection?(self)
  }
}

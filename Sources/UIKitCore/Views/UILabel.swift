import AnimDrawing
import AnimLayers
import AnimPixels
import AnimText
public import Foundation

/// The edge at which lines of text stand.
///
/// `natural` is left or, in languages that are written so, right; `justified` stretches all lines
/// but the last.
public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }

/// The places at which text breaks into lines, and the part of the last line that an ellipsis
/// stands for.
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail
  case byTruncatingMiddle
}

/// One or more lines of text, vertically centred.
@preconcurrency @MainActor open class UILabel: UIView {
  private var content: NSAttributedString?
  /// Whether the content brings its own fonts and colours.
  private(set) var isStyled = false

  override var textInDescription: String? { text }
  override var colorInDescription: UIColor? { backgroundColor ?? .clear }
  override var layerNameInDescription: String { "_UILabelLayer" }

  /// The text without attributes; setting it gives all of it the label's own font and colour, which are those at the beginning of the
  /// text with attributes before it, unless they were set since.
  open var text: String? {
    get { content?.string }
    set {
      takeOnFormerStyle()
      setContent(newValue.map { NSAttributedString(string: $0) }, isStyled: false)
      keyObservers?.check()
    }
  }

  /// Text with attributes of its own: `font`, `foregroundColor`, `kern`, `paragraphStyle`.
  ///
  /// The label's own font and colour fill in for attributes that are missing; plain text has them, with its alignment and how it
  /// breaks.
  open var attributedText: NSAttributedString? {
    get {
      guard !isStyled, let content else { return content }
      let style = NSMutableParagraphStyle()
      style.alignment = textAlignment
      style.lineBreakMode = lineBreakMode
      return NSAttributedString(
        string: content.string,
        attributes: [
          .font: font ?? .systemFont(ofSize: UIFont.labelFontSize),
          .foregroundColor: textColor ?? .label, .paragraphStyle: style,
        ])
    }
    set {
      setContent(newValue, isStyled: true)
      guard let newValue, newValue.length > 0 else { return }
      formerStyle.font = unsafe newValue.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
      formerStyle.color =
        unsafe newValue.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
    }
  }
  /// The font and the colour at the beginning of the text with attributes of its own that was set last, if it has them; nil after the
  /// label has got others.
  private var formerStyle: (font: UIFont?, color: UIColor?)

  /// Gives plain text the font and the colour with which text with attributes began.
  private func takeOnFormerStyle() {
    let style = formerStyle
    formerStyle = (nil, nil)
    if let font = style.font { self.font = font }
    if let color = style.color { textColor = color }
  }

  /// Has plain text not begin like the one with attributes before it.
  final func forgetFormerStyle() { formerStyle = (nil, nil) }

  private func setContent(_ content: NSAttributedString?, isStyled: Bool) {
    guard isStyled != self.isStyled || content != self.content else { return }
    self.content = content
    self.isStyled = isStyled
    textDidChange()
  }

  /// The font of plain text; nil stands for the default, the system font of 17 points.
  open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize) {
    didSet {
      formerStyle.font = nil
      if font != oldValue { textDidChange() }
    }
  }
  /// The colour of plain text; `label` by default and for nil.
  open var textColor: UIColor! = .label {
    didSet {
      formerStyle.color = nil
      if textColor != oldValue { setNeedsDisplay() }
    }
  }
  /// The colour of plain text while highlighted; nil, the default, for no change.
  open var highlightedTextColor: UIColor?
  /// The edge at which lines stand; `.natural` by default.
  open var textAlignment: NSTextAlignment = .natural {
    didSet {
      layer.contentsGravity = textAlignment.gravity
      setNeedsDisplay()
    }
  }
  /// The way in which text breaks and is shortened; `.byTruncatingTail` by default.
  open var lineBreakMode: NSLineBreakMode = .byTruncatingTail {
    didSet { if lineBreakMode != oldValue { textDidChange() } }
  }
  /// The greatest number of lines, 1 by default; 0 for any number.
  open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { textDidChange() } }
  }
  /// Whether text that does not fit into its lines is set smaller.
  open var adjustsFontSizeToFitWidth = false {
    didSet { if adjustsFontSizeToFitWidth != oldValue { setNeedsDisplay() } }
  }
  /// The smallest factor by which `adjustsFontSizeToFitWidth` shrinks text; 0, the default, for no
  /// limit.
  open var minimumScaleFactor: CGFloat = 0
  /// Whether text follows the user's text size, false by default.
  ///
  /// A font keeps the size that it has; there are no changes of text size while a label is seen.
  open var adjustsFontForContentSizeCategory = false
  /// Whether letters may move together before text is shortened, false by default; kept, not
  /// heeded.
  open var allowsDefaultTighteningForTruncation = false
  /// The line along which shrunk text is aligned, `.alignBaselines` by default; kept, not heeded.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  /// Whether text has its full colour, true by default; disabled text is at 40 %.
  open var isEnabled = true { didSet { if isEnabled != oldValue { setNeedsDisplay() } } }
  /// The colour of a copy of the text behind it; nil, the default, for no shadow.
  open var shadowColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The offset of the shadow from the text in points, y down; (0, -1) by default.
  open var shadowOffset = CGSize(width: 0, height: -1) { didSet { setNeedsDisplay() } }
  /// The width in points that the intrinsic size of several lines is computed for; 0, the default,
  /// for no limit.
  open var preferredMaxLayoutWidth: CGFloat = 0
  /// Whether text has its highlighted colour, false by default; cells leave it alone, unlike in
  /// UIKit.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { setNeedsDisplay() } }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// A label that an interface file describes, of which only the frame is known.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func setUpDecoded() {
    super.setUpDecoded()
    setUp()
  }

  private func setUp() {
    isUserInteractionEnabled = false
    contentMode = .redraw
    layer.contentsGravity = textAlignment.gravity
  }

  open override func value(forKey key: String) -> Any? {
    guard let property = KeyedProperty.label(key) else { return super.value(forKey: key) }
    return property.get(self)
  }

  private func textDidChange() {
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
  }

  /// The attributes of links, in place of those that they are written in; none for a label, where they look like other text.
  var linkAttributes: [NSAttributedString.Key: Any] = [:] { didSet { textDidChange() } }

  /// What looks like a link without being one; nil for nothing.
  var linkDetector: NSDataDetector? {
    didSet {
      guard linkDetector !== oldValue else { return }
      detected = nil
      textDidChange()
    }
  }
  /// What was found in a text.
  private var detected: (text: String, ranges: [NSRange])?

  /// The places of what looks like a link.
  private func detectedLinks(in text: String) -> [NSRange] {
    guard let linkDetector else { return [] }
    if let detected, detected.text == text { return detected.ranges }
    let whole = NSRange(location: 0, length: text.utf16.count)
    let ranges = linkDetector.matches(in: text, range: whole).map(\.range)
    detected = (text, ranges)
    return ranges
  }

  /// The text with links as they look.
  private var shownContent: NSAttributedString? {
    guard !linkAttributes.isEmpty, let content, content.length > 0 else { return content }
    let whole = NSRange(location: 0, length: content.length)
    var links = detectedLinks(in: content.string)
    // The closure's last parameter, a pointer, is not used.
    unsafe content.enumerateAttribute(.link, in: whole) { value, range, _ in
      if value != nil { links.append(range) }
    }
    guard !links.isEmpty else { return content }
    let changed = NSMutableAttributedString(attributedString: content)
    for range in links { changed.addAttributes(linkAttributes, range: range) }
    return changed
  }

  private func runs(scaledBy factor: CGFloat = 1) -> (runs: [TextRun], looks: [TextLook]) {
    shownContent?.runs(font: font ?? .systemFont(ofSize: UIFont.labelFontSize), scaledBy: factor)
      ?? ([], [])
  }

  /// The style of paragraphs without one of their own.
  private var paragraphStyle: ParagraphStyle {
    var style = ParagraphStyle()
    style.alignment = textAlignment.alignment
    // How a label breaks lines is its own affair.
    style.lineBreakMode = lineBreakMode.mode
    return style
  }

  private func layout(in size: CGSize, lines: Int) -> TextLayout {
    let style = paragraphStyle
    func set(_ runs: [TextRun]) -> TextLayout {
      TextLayout(
        runs, style: style, width: size.width, height: size.height, maximumLines: lines)
    }
    let layout = set(runs().runs)
    guard adjustsFontSizeToFitWidth, layout.isTruncated else { return layout }
    var (least, most) = (max(minimumScaleFactor, 0.02), 1.0)
    if lines == 1 {
      let natural = TextLayout(runs().runs, style: style)
      most = max(minimumScaleFactor, size.width / max(natural.size.width, 1))
      let line = set(runs(scaledBy: most).runs)
      // Small letters are wider.
      if !line.isTruncated || most <= least { return line }
    }
    // As large as leaves nothing out, to half a percent.
    while most - least > 0.005 {
      let middle = (least + most) / 2
      if set(runs(scaledBy: middle).runs).isTruncated { most = middle } else { least = middle }
    }
    return set(runs(scaledBy: least).runs)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let text, !text.isEmpty else { return .zero }
    let width = size.width > 0 && numberOfLines != 1 ? size.width : .infinity
    isMeasuring = true
    defer { isMeasuring = false }
    return textRect(
      forBounds: CGRect(x: 0, y: 0, width: width, height: .infinity),
      limitedToNumberOfLines: numberOfLines
    ).size
  }

  /// Whether `textRect` is asked for what the text would take up in any height, even if one word is wider than the bounds.
  private var isMeasuring = false

  open override var intrinsicContentSize: CGSize {
    let width = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : CGFloat.infinity
    return sizeThatFits(CGSize(width: width, height: .infinity))
  }

  override func intrinsicContentSize(forWidth width: CGFloat) -> CGSize {
    guard numberOfLines != 1, preferredMaxLayoutWidth == 0 else { return intrinsicContentSize }
    return sizeThatFits(CGSize(width: width, height: .infinity))
  }

  override func baselines(in size: CGSize) -> (first: CGFloat, last: CGFloat) {
    let font = font ?? .systemFont(ofSize: UIFont.labelFontSize)
    let height = min(size.height, sizeThatFits(CGSize(width: size.width, height: .infinity)).height)
    let top = (size.height - height) / 2
    return (top + font.ascender, top + height + font.descender)
  }

  /// The part of `bounds`, from its top-left corner, that text of at most so many lines takes up.
  ///
  /// The size that the label would like to have is that of this rectangle: subclasses that draw with insets enlarge it.
  open func textRect(
    forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    let size = layout(in: bounds.size, lines: numberOfLines)
      .fittingSize(scale: traitCollection.displayScale)
    guard !isMeasuring else { return CGRect(origin: bounds.origin, size: size) }
    return CGRect(
      x: bounds.minX, y: bounds.minY, width: min(size.width, bounds.width),
      height: min(size.height, bounds.height))
  }

  /// Draws the text into `rect` of the bounds, vertically centred, in the current context; subclasses inset the rectangle.
  open func drawText(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), let text, !text.isEmpty, rect.width > 0,
      rect.height > 0
    else { return }
    let layout = layout(in: rect.size, lines: numberOfLines)
    let top = rect.minY + textTop(of: layout, in: rect.height)
    let plain = (isHighlighted ? highlightedTextColor : nil) ?? textColor ?? .label
    let own = isEnabled ? plain : plain.withAlphaComponent(0.4)
    let looks = runs().looks
    var items = layout.drawing(
      at: CGPoint(x: rect.minX, y: top), looks: looks, color: own, for: traitCollection)
    if let shadowColor {
      let shadow = layout.drawing(
        at: CGPoint(x: rect.minX + shadowOffset.width, y: top + shadowOffset.height),
        looks: looks.map { _ in TextLook() }, color: shadowColor, for: traitCollection)
      items.insert(contentsOf: shadow, at: 0)
    }
    context.draw(items)
  }

  /// Who draws the text in place of the label; nil, the default, for the label itself.
  var textDrawer: ((CGRect) -> Void)?

  /// Draws the text by `drawText(in:)`; subclasses draw behind it or in its place.
  open override func draw(_ rect: CGRect) {
    if runReplacement("UILabel.draw(_:)", rect) { return }
    if let textDrawer { textDrawer(rect) } else { drawText(in: rect) }
  }

  open override func awakeFromNib() {
    super.awakeFromNib()
    runReplacement("UILabel.awakeFromNib()")
  }

  // MARK: Where characters are

  /// The lines of the text in a size, with their characters.
  func setting(in size: CGSize) -> TextSetting {
    TextSetting(
      shownContent ?? NSAttributedString(string: ""), layout(in: size, lines: numberOfLines),
      runs().looks, font: font ?? .systemFont(ofSize: UIFont.labelFontSize))
  }

  /// The distance of the first line from the top of the label, or of an area of another height, in points.
  ///
  /// UIKit centres the lines and puts the baseline on a whole pixel.
  func textTop(of layout: TextLayout, in height: CGFloat? = nil) -> CGFloat {
    let scale = traitCollection.displayScale
    return (max(0, (height ?? bounds.height) - layout.size.height) / 2 * scale).rounded() / scale
  }

  /// Where an empty line begins.
  var leadingEdge: CGFloat {
    switch textAlignment {
    case .left, .natural, .justified: 0
    case .center: bounds.midX
    case .right: bounds.maxX
    }
  }
}

/// The line that keeps its place when text shrinks to fit its width.
public enum UIBaselineAdjustment: Int, Sendable { case alignBaselines, alignCenters, none }

extension NSTextAlignment {
  var alignment: ParagraphStyle.Alignment {
    switch self {
    case .left: .left
    case .center: .center
    case .right: .right
    case .justified: .justified
    case .natural: .natural
    }
  }

  /// The edge at which the drawn text stays while the label's size is animated.
  var gravity: CALayerContentsGravity {
    switch self {
    case .left, .natural, .justified: .left
    case .center: .center
    case .right: .right
    }
  }
}

extension NSLineBreakMode {
  var mode: ParagraphStyle.LineBreakMode {
    switch self {
    case .byWordWrapping: .wordWrapping
    case .byCharWrapping: .characterWrapping
    case .byClipping: .clipping
    case .byTruncatingHead: .truncatingHead
    case .byTruncatingTail: .truncatingTail
    case .byTruncatingMiddle: .truncatingMiddle
    }
  }
}

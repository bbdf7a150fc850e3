public import Foundation
import Drawing
public import Layers
import Pixels
import Text

public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }

public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail
  case byTruncatingMiddle
}

/// One or more lines of text, vertically centred.
@preconcurrency @MainActor open class UILabel: UIView {
  private var content: NSAttributedString?
  /// Whether the content brings its own fonts and colours.
  private var isStyled = false

  /// Setting it gives the whole text the label's own font and colour.
  open var text: String? {
    get { content?.string }
    set { setContent(newValue.map { NSAttributedString(string: $0) }, isStyled: false) }
  }

  /// Text with attributes of its own: `font`, `foregroundColor`, `kern`, `paragraphStyle`. What they
  /// leave open is the label's.
  open var attributedText: NSAttributedString? {
    get { content }
    set { setContent(newValue, isStyled: true) }
  }

  private func setContent(_ content: NSAttributedString?, isStyled: Bool) {
    guard isStyled != self.isStyled || content != self.content else { return }
    self.content = content
    self.isStyled = isStyled
    textDidChange()
  }

  open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize) {
    didSet { if font != oldValue { textDidChange() } }
  }
  open var textColor: UIColor! = .label {
    didSet { if textColor != oldValue { setNeedsDisplay() } }
  }
  open var highlightedTextColor: UIColor?
  open var textAlignment: NSTextAlignment = .natural {
    didSet {
      layer.contentsGravity = textAlignment.gravity
      setNeedsDisplay()
    }
  }
  open var lineBreakMode: NSLineBreakMode = .byTruncatingTail {
    didSet { if lineBreakMode != oldValue { textDidChange() } }
  }
  /// 0 for any number.
  open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { textDidChange() } }
  }
  /// Whether text that does not fit on its one line is set smaller.
  open var adjustsFontSizeToFitWidth = false {
    didSet { if adjustsFontSizeToFitWidth != oldValue { setNeedsDisplay() } }
  }
  open var minimumScaleFactor: CGFloat = 0
  /// A font keeps the size that it has; there are no changes of text size while a label is seen.
  open var adjustsFontForContentSizeCategory = false
  open var allowsDefaultTighteningForTruncation = false
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  /// Disabled text is pale.
  open var isEnabled = true { didSet { if isEnabled != oldValue { setNeedsDisplay() } } }
  /// Of a copy of the text behind it.
  open var shadowColor: UIColor? { didSet { setNeedsDisplay() } }
  open var shadowOffset = CGSize(width: 0, height: -1) { didSet { setNeedsDisplay() } }
  open var preferredMaxLayoutWidth: CGFloat = 0
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { setNeedsDisplay() } }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isUserInteractionEnabled = false
    contentMode = .redraw
    layer.contentsGravity = textAlignment.gravity
  }

  private func textDidChange() {
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
  }

  private func runs(scaledBy factor: CGFloat = 1) -> (runs: [TextRun], looks: [TextLook]) {
    content?.runs(font: font ?? .systemFont(ofSize: UIFont.labelFontSize), scaledBy: factor)
      ?? ([], [])
  }

  private var paragraphStyle: ParagraphStyle {
    let own = isStyled ? content?.firstParagraphStyle : nil
    var style = own?.style ?? ParagraphStyle()
    if own == nil { style.alignment = textAlignment.alignment }
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
    guard adjustsFontSizeToFitWidth, lines == 1, layout.isTruncated else { return layout }
    let natural = TextLayout(runs().runs, style: style)
    return set(
      runs(scaledBy: max(minimumScaleFactor, size.width / max(natural.size.width, 1))).runs)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let text, !text.isEmpty else { return .zero }
    let width = size.width > 0 && numberOfLines != 1 ? size.width : .infinity
    return layout(in: CGSize(width: width, height: .infinity), lines: numberOfLines)
      .fittingSize(scale: traitCollection.displayScale)
  }

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

  /// How much of `bounds` text of so many lines takes up.
  open func textRect(
    forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    let size = layout(in: bounds.size, lines: numberOfLines)
      .fittingSize(scale: traitCollection.displayScale)
    return CGRect(
      x: bounds.minX, y: bounds.minY, width: min(size.width, bounds.width),
      height: min(size.height, bounds.height))
  }

  /// Where the text is drawn in the bounds; subclasses inset it.
  open func drawText(in rect: CGRect) {
    guard let text, !text.isEmpty, rect.width > 0, rect.height > 0 else {
      layer.content = .none
      return
    }
    let layout = layout(in: rect.size, lines: numberOfLines)
    // UIKit centres the lines and puts the baseline on a whole pixel.
    let scale = traitCollection.displayScale
    let top = rect.minY + (max(0, rect.height - layout.size.height) / 2 * scale).rounded() / scale
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
    layer.content = .drawing(items, bounds: bounds)
  }

  open override func display(_ layer: CALayer) { drawText(in: bounds) }
}

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

  /// Where the drawn text stays while the label's size is animated.
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

public import AnimLayers
public import AnimPixels
import AnimText
public import Foundation

/// The edge at which lines of a text layer stand.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// The name in Core Animation.
  public let rawValue: String

  /// A mode by its name; unknown ones count as `natural`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Where reading starts.
  public static let natural = Self(rawValue: "natural")
  /// At the left.
  public static let left = Self(rawValue: "left")
  /// At the right.
  public static let right = Self(rawValue: "right")
  /// In the middle.
  public static let center = Self(rawValue: "center")
  /// At both edges.
  public static let justified = Self(rawValue: "justified")
}

/// How a text layer's lines end that are too long.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// The name in Core Animation.
  public let rawValue: String

  /// A mode by its name; unknown ones count as `none`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// They go on.
  public static let none = Self(rawValue: "none")
  /// With an ellipsis at their start.
  public static let start = Self(rawValue: "start")
  /// With an ellipsis at their end.
  public static let end = Self(rawValue: "end")
  /// With an ellipsis in the middle.
  public static let middle = Self(rawValue: "middle")
}

/// A layer that shows a text from its top left corner on.
///
/// Its properties are not animated.
@preconcurrency @MainActor open class CATextLayer: CALayer {
  /// The text: a `String` or an `NSAttributedString`, which the layer's font and colour do not concern; nil, the default, for none.
  open var string: Any? { didSet { setNeedsDisplay() } }
  /// The font: a `UIFont`, whose size does not matter, a `CGFont` or a name; nil, the default, for the system's.
  open var font: Any? { didSet { setNeedsDisplay() } }
  /// Points, 36 by default.
  open var fontSize: CGFloat = 36 { didSet { setNeedsDisplay() } }
  /// The colour of plain text, white by default.
  open var foregroundColor: CGColor? = .white { didSet { setNeedsDisplay() } }
  /// Whether lines are broken to the layer's width, false by default.
  open var isWrapped = false { didSet { setNeedsDisplay() } }
  /// The edge at which lines stand, `.natural` by default.
  open var alignmentMode = CATextLayerAlignmentMode.natural { didSet { setNeedsDisplay() } }
  /// How lines end that are too long, `.none` by default.
  open var truncationMode = CATextLayerTruncationMode.none { didSet { setNeedsDisplay() } }
  /// Whether letters are drawn for the screen's subpixels, false by default; kept, they are not.
  open var allowsFontSubpixelQuantization = false

  public override init() {
    super.init()
    needsDisplayOnBoundsChange = true
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    guard let layer = layer as? CATextLayer else { return }
    string = layer.string
    font = layer.font
    fontSize = layer.fontSize
    foregroundColor = layer.foregroundColor
    isWrapped = layer.isWrapped
    alignmentMode = layer.alignmentMode
    truncationMode = layer.truncationMode
  }

  /// Not available: stops the program.
  public required init?(coder: NSCoder) {
    preconditionFailure("layers are created in code: there are no archives here")
  }

  private var ownFont: UIFont {
    switch font {
    case let font as UIFont: font.withSize(fontSize)
    case let font as CGFont:
      CTFontCreateWithName(font.postScriptName ?? "", fontSize, nil)
    case let name as String: UIFont(name: name, size: fontSize) ?? .systemFont(ofSize: fontSize)
    default: .systemFont(ofSize: fontSize)
    }
  }

  private var text: NSAttributedString {
    switch string {
    case let text as NSAttributedString: text
    case let text as String: NSAttributedString(string: text)
    default: NSAttributedString(string: "")
    }
  }

  open override func display() {
    guard text.length > 0, bounds.width > 0 else { return content = .none }
    let (own, looks) = text.runs(font: ownFont)
    let alignment = alignmentMode.alignment
    let runs = own.map { run in
      var run = run
      run.paragraph?.alignment = alignment
      return run
    }
    var style = ParagraphStyle()
    style.alignment = alignment
    style.lineBreakMode = truncationMode.lineBreakMode
    let layout = TextLayout(
      runs, style: style, width: bounds.width, height: isWrapped ? bounds.height : .infinity,
      maximumLines: isWrapped ? 0 : 1)
    content = .drawing(
      layout.drawing(
        at: bounds.origin, looks: looks, color: UIColor(foregroundColor ?? .clear), for: .current),
      bounds: bounds)
  }
}

extension CATextLayerAlignmentMode {
  fileprivate var alignment: ParagraphStyle.Alignment {
    switch self {
    case .left: .left
    case .right: .right
    case .center: .center
    case .justified: .justified
    default: .natural
    }
  }
}

extension CATextLayerTruncationMode {
  fileprivate var lineBreakMode: ParagraphStyle.LineBreakMode {
    switch self {
    case .start: .truncatingHead
    case .end: .truncatingTail
    case .middle: .truncatingMiddle
    default: .clipping
    }
  }
}

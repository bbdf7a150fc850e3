import AnimLayers
public import Foundation

/// Eight spokes, one after the other the darkest, while something is going on.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
  /// The wheel's size, and its colour where `color` gives none.
  ///
  /// The two large styles are 37 points wide, the others 20; the colours are those recorded on iOS 26.1.
  public enum Style: Int, Sendable {
    case whiteLarge, white, gray
    case medium = 100
    case large
  }

  /// The size and, without a `color`, the colour of the spokes.
  open var style: Style { didSet { showSpokes() } }
  /// Whether the wheel is hidden while it does not turn; true by default.
  open var hidesWhenStopped = true {
    didSet { if hidesWhenStopped != oldValue { isHidden = hidesWhenStopped && !isAnimating } }
  }
  /// The colour of the darkest spoke; that of the style by default, and again for nil.
  open var color: UIColor! {
    get { ownColor ?? standardColor }
    set { ownColor = newValue }
  }
  /// The colour that the app has asked for.
  var ownColor: UIColor? { didSet { showSpokes() } }

  private var standardColor: UIColor {
    switch style {
    case .whiteLarge, .white: .white
    case .gray: UIColor(white: 0, alpha: 0.45)
    case .medium, .large: .secondaryLabel
    }
  }
  /// Whether the wheel turns.
  open private(set) var isAnimating = false
  private let wheel = UIView(frame: .zero)

  private static let spokes = 8
  /// Seconds for a turn.
  private static let period = 0.8

  /// A wheel that stands still and is hidden, in the size of its style.
  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
    setUp()
  }

  private func setUp() {
    bounds.size = intrinsicContentSize
    wheel.isUserInteractionEnabled = false
    addSubview(wheel)
    showSpokes()
    showActivity()
  }

  /// A wheel of medium size, which subclasses may begin with.
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    setUp()
    self.frame = frame
  }

  /// A wheel that an interface file describes, of medium size.
  public required init(coder: NSCoder) {
    style = .medium
    super.init(frame: .zero)
    takeOn(coder)
  }

  override func setUpDecoded() {
    super.setUpDecoded()
    setUp()
  }

  private var isLarge: Bool { style == .large || style == .whiteLarge }

  open override var intrinsicContentSize: CGSize {
    isLarge ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  private func showSpokes() {
    for spoke in wheel.subviews { spoke.removeFromSuperview() }
    let size = intrinsicContentSize.width
    wheel.bounds.size = CGSize(width: size, height: size)
    for index in 0..<Self.spokes {
      let spoke = UIView(
        frame: CGRect(x: 0, y: 0, width: size * 0.12, height: size * 0.28))
      spoke.layer.cornerRadius = size * 0.06
      spoke.backgroundColor = color
      let angle = CGFloat(index) / CGFloat(Self.spokes) * 2 * .pi
      spoke.center = CGPoint(
        x: size / 2 + sin(angle) * size * 0.36, y: size / 2 - cos(angle) * size * 0.36)
      spoke.transform = CGAffineTransform(rotationAngle: angle)
      wheel.addSubview(spoke)
    }
    showProgress()
  }

  /// How much of the wheel is there, from 0 to 1: its spokes come clockwise, one after the other.
  var progress: CGFloat = 1 { didSet { if progress != oldValue { showProgress() } } }

  private func showProgress() {
    for (index, spoke) in wheel.subviews.enumerated() {
      // The one that the wheel turns to is the darkest, those before it fade.
      let shade = 0.25 + 0.75 * CGFloat(index) / CGFloat(Self.spokes - 1)
      spoke.alpha = shade * min(max(progress * CGFloat(Self.spokes) - CGFloat(index), 0), 1)
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    wheel.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }

  /// Lets the wheel turn, one spoke further every tenth of a second; does nothing if it turns.
  open func startAnimating() {
    guard !isAnimating else { return }
    isAnimating = true
    let turn = CAKeyframeAnimation(keyPath: "transform.rotation.z")
    turn.values = (0..<Self.spokes).map { 2 * Double.pi * Double($0) / Double(Self.spokes) }
    turn.calculationMode = .discrete
    turn.duration = Self.period
    turn.repeatCount = .infinity
    wheel.layer.add(turn, forKey: "turn")
    showActivity()
  }

  /// Halts the wheel, and hides it if `hidesWhenStopped`.
  open func stopAnimating() {
    isAnimating = false
    wheel.layer.removeAnimation(forKey: "turn")
    showActivity()
  }

  private func showActivity() {
    // What an app hides itself stays hidden where the wheel is to be seen at rest.
    if hidesWhenStopped { isHidden = !isAnimating }
  }
}

import AnimGeometry
public import Foundation

/// Two buttons side by side that make a number smaller and larger: 94 × 32 points on grey.
@preconcurrency @MainActor open class UIStepper: UIControl {
  private static let size = CGSize(width: 94, height: 32)
  private let minus = UIButton(type: .system)
  private let plus = UIButton(type: .system)
  private let line = UIView(frame: .zero)

  /// The number, 0 by default; beyond the bounds it is the nearer one.
  open var value: Double {
    get { number }
    set {
      number = min(max(newValue, minimumValue), maximumValue)
      show()
    }
  }
  private var number = 0.0
  /// The smallest number, 0 by default.
  open var minimumValue = 0.0 { didSet { value = number } }
  /// The greatest number, 100 by default.
  open var maximumValue = 100.0 { didSet { value = number } }
  /// How much a tap adds or takes away, 1 by default.
  open var stepValue = 1.0
  /// Whether each change is told, true by default, or the last one; scripts tap once.
  open var isContinuous = true
  /// Whether a finger that stays goes on, true by default; kept, it does not.
  open var autorepeat = true
  /// Whether what follows the greatest number is the smallest, false by default.
  open var wraps = false { didSet { show() } }

  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    setUp()
  }

  /// A stepper at 0 that an interface file describes.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func setUpDecoded() {
    super.setUpDecoded()
    setUp()
  }

  private func setUp() {
    bounds.size = Self.size
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 8
    layer.cornerCurve = .continuous
    line.backgroundColor = .separator
    addSubview(line)
    for (button, name, sign) in [(minus, "minus", -1.0), (plus, "plus", 1.0)] {
      button.setImage(UIImage(systemName: name), for: .normal)
      button.tintColor = .label
      button.addAction(UIAction { [weak self] _ in self?.step(sign) }, for: .touchUpInside)
      addSubview(button)
    }
    show()
  }

  private func step(_ sign: Double) {
    var next = number + sign * stepValue
    if wraps, next > maximumValue { next = minimumValue }
    if wraps, next < minimumValue { next = maximumValue }
    let old = number
    value = next
    if number != old { sendActions(for: .valueChanged) }
  }

  private func show() {
    minus.isEnabled = isEnabled && (wraps || number > minimumValue)
    plus.isEnabled = isEnabled && (wraps || number < maximumValue)
  }

  open override var isEnabled: Bool { didSet { show() } }

  /// Shows a picture in place of the minus or plus; only `.normal` is shown.
  open func setDecrementImage(_ image: UIImage?, for state: State) {
    minus.setImage(image ?? UIImage(systemName: "minus"), for: state)
  }
  /// Shows a picture in place of the plus; only `.normal` is shown.
  open func setIncrementImage(_ image: UIImage?, for state: State) {
    plus.setImage(image ?? UIImage(systemName: "plus"), for: state)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let half = bounds.width / 2
    minus.frame = CGRect(x: 0, y: 0, width: half, height: bounds.height)
    plus.frame = CGRect(x: half, y: 0, width: half, height: bounds.height)
    line.frame = CGRect(x: half - 0.5, y: 7, width: 1, height: bounds.height - 14)
  }

  open override var intrinsicContentSize: CGSize { Self.size }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }
}

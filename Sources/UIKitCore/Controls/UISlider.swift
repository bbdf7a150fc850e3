public import Foundation

/// A thumb on a line that a finger drags to a value.
@preconcurrency @MainActor open class UISlider: UIControl {
  private static let thumbSize: CGFloat = 28

  private let track = UIView(frame: .zero)
  private let filled = UIView(frame: .zero)
  private let thumb = UIView(frame: .zero)
  private var storedValue: Float = 0

  /// The value at the left end, 0 by default; a value below it is raised.
  open var minimumValue: Float = 0 { didSet { limit() } }
  /// The value at the right end, 1 by default; a value above it is lowered.
  open var maximumValue: Float = 1 { didSet { limit() } }
  /// Whether actions are sent while the finger moves.
  open var isContinuous = true
  /// The colour of the line left of the thumb; nil, the default, for the tint colour.
  open var minimumTrackTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// The colour of the line right of the thumb; nil, the default, for `systemFill`.
  open var maximumTrackTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// The colour of the thumb; nil, the default, for white.
  open var thumbTintColor: UIColor? { didSet { setNeedsLayout() } }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// A slider from 0 to 1 that an interface file describes.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    for view in [track, filled] { view.layer.cornerRadius = 2 }
    thumb.bounds.size = CGSize(width: Self.thumbSize, height: Self.thumbSize)
    thumb.layer.cornerRadius = Self.thumbSize / 2
    thumb.layer.shadowOpacity = 0.15
    thumb.layer.shadowRadius = 4
    thumb.layer.shadowOffset = CGSize(width: 0, height: 3)
    for view in [track, filled, thumb] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
  }

  /// The value at which the thumb stands, limited to the slider's ends; setting it sends no action.
  open var value: Float {
    get { storedValue }
    set { setValue(newValue, animated: false) }
  }

  /// Moves the thumb to a value, limited to the slider's ends, within 0.2 seconds if `animated`.
  open func setValue(_ value: Float, animated: Bool) {
    storedValue = min(max(value, minimumValue), max(minimumValue, maximumValue))
    setNeedsLayout()
    guard animated else { return }
    UIView.animate(withDuration: 0.2) { self.layoutIfNeeded() }
  }

  private func limit() { value = storedValue }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let span = maximumValue - minimumValue
    let fraction = span > 0 ? CGFloat((value - minimumValue) / span) : 0
    let x = Self.thumbSize / 2 + fraction * (bounds.width - Self.thumbSize)
    thumb.center = CGPoint(x: x, y: bounds.midY)
    track.frame = CGRect(x: 2, y: bounds.midY - 2, width: max(0, bounds.width - 4), height: 4)
    filled.frame = CGRect(x: 2, y: bounds.midY - 2, width: max(0, x - 2), height: 4)
    thumb.backgroundColor = thumbTintColor ?? .white
    filled.backgroundColor = minimumTrackTintColor ?? tintColor
    track.backgroundColor = maximumTrackTintColor ?? .systemFill
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 34)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
    guard isTracking, let touch = touches.first, bounds.width > Self.thumbSize else { return }
    let fraction =
      (touch.location(in: self).x - Self.thumbSize / 2) / (bounds.width - Self.thumbSize)
    value = minimumValue + Float(fraction) * (maximumValue - minimumValue)
    if isContinuous { sendActions(for: .valueChanged) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if isTracking, !isContinuous { sendActions(for: .valueChanged) }
    super.touchesEnded(touches, with: event)
  }
}

public import Foundation

/// A switch of 51 × 31 points; a tap turns it.
@preconcurrency @MainActor open class UISwitch: UIControl {
  private static let size = CGSize(width: 51, height: 31)

  private let thumb = UIView(frame: .zero)
  private var storedIsOn = false

  /// The colour of the switch while it is on; nil, the default, for `systemGreen`.
  open var onTintColor: UIColor? { didSet { show() } }
  /// The colour of the thumb; nil, the default, for white.
  open var thumbTintColor: UIColor? { didSet { show() } }

  /// A picture for the switch while it is on; kept, none has been shown since iOS 7.
  open var onImage: UIImage?
  /// A picture for the switch while it is off; kept, none has been shown since iOS 7.
  open var offImage: UIImage?

  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    setUp()
  }

  /// A switch that is off, from an interface file.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func setUpDecoded() {
    super.setUpDecoded()
    setUp()
  }

  /// Wherever it is put, a switch keeps its size and its top-left corner.
  open override var frame: CGRect {
    get { super.frame }
    set { super.frame = CGRect(origin: newValue.origin, size: Self.size) }
  }

  open override var bounds: CGRect {
    get { super.bounds }
    set { super.bounds = CGRect(origin: newValue.origin, size: Self.size) }
  }

  private func setUp() {
    bounds.size = Self.size
    layer.cornerRadius = Self.size.height / 2
    thumb.bounds.size = CGSize(width: 27, height: 27)
    thumb.layer.cornerRadius = 13.5
    thumb.layer.shadowOpacity = 0.15
    thumb.layer.shadowRadius = 4
    thumb.layer.shadowOffset = CGSize(width: 0, height: 3)
    thumb.isUserInteractionEnabled = false
    addSubview(thumb)
    show()
  }

  /// Whether the thumb is at the right; false by default, and setting it sends no action.
  open var isOn: Bool {
    get { storedIsOn }
    set { setOn(newValue, animated: false) }
  }

  /// Turns the switch, within 0.25 seconds if `animated`, without sending an action.
  open func setOn(_ on: Bool, animated: Bool) {
    storedIsOn = on
    guard animated else { return show() }
    UIView.animate(withDuration: 0.25) { self.show() }
  }

  private func show() {
    backgroundColor = isOn ? onTintColor ?? .systemGreen : .secondarySystemFill
    thumb.backgroundColor = thumbTintColor ?? .white
    thumb.center = CGPoint(x: isOn ? 51 - 15.5 : 15.5, y: 15.5)
  }

  open override var intrinsicContentSize: CGSize { Self.size }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if isTracking, isTouchInside {
      setOn(!isOn, animated: true)
      sendActions(for: .valueChanged)
    }
    super.touchesEnded(touches, with: event)
  }
}

public import Foundation

/// Titles side by side, one of which is chosen.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
  /// The selected index while no segment is chosen.
  public static let noSegment = -1
  private static let height: CGFloat = 32

  private var labels: [UILabel] = []
  private var disabled: Set<ObjectIdentifier> = []
  private let thumb = UIView(frame: .zero)
  private var attributes: [State: [NSAttributedString.Key: Any]] = [:]

  /// The index of the chosen segment, or `noSegment`, the default; setting it sends no action.
  open var selectedSegmentIndex = UISegmentedControl.noSegment {
    didSet { if selectedSegmentIndex != oldValue { show() } }
  }
  /// The colour behind the chosen segment; nil, the default, for white or, in dark appearance,
  /// `systemGray2`.
  open var selectedSegmentTintColor: UIColor? { didSet { show() } }
  /// Whether a segment lets go at once.
  open var isMomentary = false
  /// Whether wider titles have wider segments, false by default; kept, not heeded: all are equally
  /// wide.
  open var apportionsSegmentWidthsByContent = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// A control with a segment for each title, sized to fit.
  ///
  /// - Parameter items: Titles; images are shown as nothing.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    setUp()
    for (index, item) in (items ?? []).enumerated() {
      insertSegment(withTitle: item as? String, at: index, animated: false)
    }
    sizeToFit()
  }

  /// A control without segments that an interface file describes.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    layer.cornerRadius = 8
    backgroundColor = .tertiarySystemFill
    thumb.layer.cornerRadius = 7
    thumb.layer.shadowOpacity = 0.12
    thumb.layer.shadowRadius = 4
    thumb.layer.shadowOffset = CGSize(width: 0, height: 3)
    thumb.isUserInteractionEnabled = false
    addSubview(thumb)
  }

  /// The number of segments.
  open var numberOfSegments: Int { labels.count }

  /// Adds a segment before that at `segment`, at once even if `animated`; indices beyond the ends
  /// mean the ends.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    let label = UILabel(frame: .zero)
    label.textAlignment = .center
    label.text = title
    labels.insert(label, at: min(max(0, segment), labels.count))
    addSubview(label)
    invalidateIntrinsicContentSize()
    show()
  }

  /// Takes a segment away, at once even if `animated`; indices beyond the ends mean the ends.
  ///
  /// As recorded on iOS 26.1, the choice stays at its segment, and is -2 where that is gone or there was none.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard !labels.isEmpty else { return }
    let index = min(max(0, segment), labels.count - 1)
    let label = labels.remove(at: index)
    disabled.remove(ObjectIdentifier(label))
    label.removeFromSuperview()
    if selectedSegmentIndex < 0 || selectedSegmentIndex == index {
      selectedSegmentIndex = -2
    } else if selectedSegmentIndex > index {
      selectedSegmentIndex -= 1
    }
    invalidateIntrinsicContentSize()
    show()
  }

  /// Whether a segment can be chosen by fingers, true by default.
  open func isEnabledForSegment(at segment: Int) -> Bool {
    !disabled.contains(ObjectIdentifier(labels[segment]))
  }

  /// Sets whether a segment can be chosen by fingers; the chosen one is no longer that when it cannot.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    if enabled {
      disabled.remove(ObjectIdentifier(labels[segment]))
    } else {
      disabled.insert(ObjectIdentifier(labels[segment]))
      if selectedSegmentIndex == segment { selectedSegmentIndex = Self.noSegment }
    }
    show()
  }

  /// Takes all segments away, and the choice with them.
  open func removeAllSegments() {
    for label in labels { label.removeFromSuperview() }
    labels = []
    disabled = []
    selectedSegmentIndex = Self.noSegment
  }

  /// Replaces the title of the segment at an index within the segments there are.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    labels[segment].text = title
    show()
  }

  /// The title of the segment at an index within the segments there are.
  open func titleForSegment(at segment: Int) -> String? { labels[segment].text }

  /// Sets the font and colour of titles: those for `.selected` for the chosen segment, those for
  /// `.normal` for all others.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: State
  ) {
    self.attributes[state] = attributes
    show()
  }

  private func show() {
    for (index, label) in labels.enumerated() {
      let isChosen = index == selectedSegmentIndex
      let look = attributes[isChosen ? .selected : .normal] ?? attributes[.normal]
      label.font =
        look?[.font] as? UIFont ?? .systemFont(ofSize: 13, weight: isChosen ? .semibold : .medium)
      label.textColor = look?[.foregroundColor] as? UIColor ?? .label
      // By eye.
      label.alpha = disabled.contains(ObjectIdentifier(label)) ? 0.3 : 1
    }
    thumb.isHidden = !labels.indices.contains(selectedSegmentIndex)
    thumb.backgroundColor =
      selectedSegmentTintColor
      ?? UIColor { $0.userInterfaceStyle == .dark ? .systemGray2 : .white }
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width / CGFloat(max(1, labels.count))
    for (index, label) in labels.enumerated() {
      label.frame = CGRect(x: CGFloat(index) * width, y: 0, width: width, height: bounds.height)
    }
    guard labels.indices.contains(selectedSegmentIndex) else { return }
    thumb.frame = labels[selectedSegmentIndex].frame.insetBy(dx: 2, dy: 2)
  }

  open override var intrinsicContentSize: CGSize {
    let widest = labels.map(\.intrinsicContentSize.width).max() ?? 0
    return CGSize(width: CGFloat(labels.count) * (widest + 24), height: Self.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if isTracking, isTouchInside, let touch = touches.first,
      let index = labels.firstIndex(where: { $0.frame.contains(touch.location(in: self)) }),
      index != selectedSegmentIndex, isEnabledForSegment(at: index)
    {
      UIView.animate(withDuration: 0.25) {
        self.selectedSegmentIndex = index
        self.layoutIfNeeded()
      }
      sendActions(for: .valueChanged)
      if isMomentary { selectedSegmentIndex = Self.noSegment }
    }
    super.touchesEnded(touches, with: event)
  }
}

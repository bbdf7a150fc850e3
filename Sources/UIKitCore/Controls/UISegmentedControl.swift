public import Foundation

/// Titles or images side by side, one of which is chosen.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
  /// The selected index while no segment is chosen.
  public static let noSegment = -1
  private static let height: CGFloat = 32

  private var segments: [Segment] = []
  /// The lines between segments, of which those beside the chosen one are not seen.
  private var dividers: [UIView] = []
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
  /// Whether wider titles have wider segments, false by default: all are equally wide.
  ///
  /// What is left of the width is shared out evenly; how UIKit does that is not documented.
  open var apportionsSegmentWidthsByContent = false {
    didSet {
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  /// A segment with what it shows.
  @MainActor private final class Segment {
    let label = UILabel(frame: .zero)
    let imageView = UIImageView(frame: .zero)
    /// In points; 0 for a part of what others leave.
    var width: CGFloat = 0
    var contentOffset = CGSize.zero
    var isEnabled = true
    var action: UIAction?

    /// The width that a segment has for itself.
    var ownWidth: CGFloat {
      if width > 0 { return width }
      return (imageView.image?.size.width ?? label.intrinsicContentSize.width) + 24
    }

    func show(title: String?, image: UIImage?) {
      label.text = image == nil ? title : nil
      imageView.image = image
    }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// A control with a segment for each title, sized to fit.
  ///
  /// - Parameter items: Titles and images.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    setUp()
    for item in items ?? [] {
      add(at: segments.count) { $0.show(title: item as? String, image: item as? UIImage) }
    }
    sizeToFit()
  }

  /// A control with a segment for each action: its image, or else its title.
  ///
  /// An action is performed when its segment is chosen.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    for action in actions { insertSegment(action: action, at: segments.count, animated: false) }
  }

  /// A control without segments that an interface file describes.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func setUpDecoded() {
    super.setUpDecoded()
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
  open var numberOfSegments: Int { segments.count }

  /// Adds a segment before that at `index`; indices beyond the ends mean the ends.
  private func add(at index: Int, _ content: (Segment) -> Void) {
    let segment = Segment()
    segment.label.textAlignment = .center
    segment.imageView.contentMode = .center
    content(segment)
    segments.insert(segment, at: min(max(0, index), segments.count))
    addSubview(segment.label)
    addSubview(segment.imageView)
    changed()
  }

  /// Adds a segment before that at `segment`, at once even if `animated`; indices beyond the ends
  /// mean the ends.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    add(at: segment) { $0.show(title: title, image: nil) }
  }

  /// Adds a segment before that at `segment`, at once even if `animated`; indices beyond the ends
  /// mean the ends.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    add(at: segment) { $0.show(title: nil, image: image) }
  }

  /// Adds a segment of an action before that at `segment`, at once even if `animated`; indices beyond the ends mean the ends.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    add(at: segment) {
      $0.action = action
      $0.show(title: action.title, image: action.image)
    }
  }

  /// Has the segment at an index within the segments there are show an action, and perform it when it is chosen.
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    segments[segment].action = action
    segments[segment].show(title: action.title, image: action.image)
    changed()
  }

  /// The action of the segment at an index within the segments there are.
  open func actionForSegment(at segment: Int) -> UIAction? { segments[segment].action }

  /// The index of the segment of an action; `NSNotFound` if there is none.
  open func segmentIndex(identifiedBy identifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == identifier } ?? NSNotFound
  }

  /// Takes a segment away, at once even if `animated`; indices beyond the ends mean the ends.
  ///
  /// As recorded on iOS 26.1, the choice stays at its segment, and is -2 where that is gone or there was none.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard !segments.isEmpty else { return }
    let index = min(max(0, segment), segments.count - 1)
    let removed = segments.remove(at: index)
    removed.label.removeFromSuperview()
    removed.imageView.removeFromSuperview()
    if selectedSegmentIndex < 0 || selectedSegmentIndex == index {
      selectedSegmentIndex = -2
    } else if selectedSegmentIndex > index {
      selectedSegmentIndex -= 1
    }
    changed()
  }

  /// Whether a segment can be chosen by fingers, true by default.
  open func isEnabledForSegment(at segment: Int) -> Bool { segments[segment].isEnabled }

  /// Sets whether a segment can be chosen by fingers; the chosen one is no longer that when it cannot.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    segments[segment].isEnabled = enabled
    if !enabled, selectedSegmentIndex == segment { selectedSegmentIndex = Self.noSegment }
    show()
  }

  /// Takes all segments away, and the choice with them.
  open func removeAllSegments() {
    for segment in segments {
      segment.label.removeFromSuperview()
      segment.imageView.removeFromSuperview()
    }
    segments = []
    selectedSegmentIndex = Self.noSegment
    changed()
  }

  /// Replaces the title, or the image, of the segment at an index within the segments there are.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    segments[segment].show(title: title, image: nil)
    changed()
  }

  /// The title of the segment at an index within the segments there are.
  open func titleForSegment(at segment: Int) -> String? { segments[segment].label.text }

  /// Replaces the image, or the title, of the segment at an index within the segments there are.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    segments[segment].show(title: nil, image: image)
    changed()
  }

  /// The image of the segment at an index within the segments there are.
  open func imageForSegment(at segment: Int) -> UIImage? { segments[segment].imageView.image }

  /// Sets the width of a segment in points; 0, as in the beginning, for its part of what is left.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    segments[segment].width = width
    changed()
  }

  /// The width that a segment was given in points; 0 if it was given none.
  open func widthForSegment(at segment: Int) -> CGFloat { segments[segment].width }

  /// Moves what a segment shows, in points.
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    segments[segment].contentOffset = offset
    setNeedsLayout()
  }

  /// How far what a segment shows is moved, in points.
  open func contentOffsetForSegment(at segment: Int) -> CGSize { segments[segment].contentOffset }

  private func changed() {
    invalidateIntrinsicContentSize()
    show()
  }

  /// Sets the font and colour of titles: those for `.selected` for the chosen segment, those for
  /// `.normal` for all others.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: State
  ) {
    self.attributes[state] = attributes
    show()
  }

  /// The font and colour of titles that were set for exactly that state; nil if none were.
  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? {
    attributes[state]
  }

  private func show() {
    while dividers.count > max(0, segments.count - 1) {
      dividers.removeLast().removeFromSuperview()
    }
    while dividers.count < segments.count - 1 {
      let divider = UIView(frame: .zero)
      // As in pictures of iOS 13 to 18.
      divider.backgroundColor = .systemGray.withAlphaComponent(0.3)
      divider.isUserInteractionEnabled = false
      insertSubview(divider, at: 0)
      dividers.append(divider)
    }
    for (index, divider) in dividers.enumerated() {
      divider.alpha = [index, index + 1].contains(selectedSegmentIndex) ? 0 : 1
    }
    for (index, segment) in segments.enumerated() {
      let isChosen = index == selectedSegmentIndex
      let look = attributes[isChosen ? .selected : .normal] ?? attributes[.normal]
      segment.label.font =
        look?[.font] as? UIFont ?? .systemFont(ofSize: 13, weight: isChosen ? .semibold : .medium)
      let color = look?[.foregroundColor] as? UIColor ?? .label
      segment.label.textColor = color
      segment.imageView.tintColor = color
      // By eye.
      segment.label.alpha = segment.isEnabled ? 1 : 0.3
      segment.imageView.alpha = segment.label.alpha
    }
    thumb.isHidden = !segments.indices.contains(selectedSegmentIndex)
    thumb.backgroundColor =
      selectedSegmentTintColor
      ?? UIColor { $0.userInterfaceStyle == .dark ? .systemGray2 : .white }
    setNeedsLayout()
  }

  /// The segments' widths in points, which fill the control's.
  private var widths: [CGFloat] {
    if apportionsSegmentWidthsByContent {
      let own = segments.map(\.ownWidth)
      let rest = (bounds.width - own.reduce(0, +)) / CGFloat(max(1, segments.count))
      return own.map { max(0, $0 + rest) }
    }
    let given = segments.map(\.width).reduce(0, +)
    let others = segments.count { $0.width <= 0 }
    let share = max(0, bounds.width - given) / CGFloat(max(1, others))
    return segments.map { $0.width > 0 ? $0.width : share }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    var x: CGFloat = 0
    for (index, (segment, width)) in zip(segments, widths).enumerated() {
      if index > 0 {
        dividers[index - 1].frame = CGRect(
          x: x - 0.5, y: bounds.height / 4, width: 1, height: bounds.height / 2)
      }
      let frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
      let moved = frame.offsetBy(dx: segment.contentOffset.width, dy: segment.contentOffset.height)
      segment.label.frame = moved
      segment.imageView.frame = moved
      if segments.indices.contains(selectedSegmentIndex), segments[selectedSegmentIndex] === segment
      {
        thumb.frame = frame.insetBy(dx: 2, dy: 2)
      }
      x += width
    }
  }

  open override var intrinsicContentSize: CGSize {
    let own = segments.map(\.ownWidth)
    let shared = zip(segments, own).filter { $0.0.width <= 0 }.map(\.1)
    let width =
      apportionsSegmentWidthsByContent
      ? own.reduce(0, +)
      : segments.map { max(0, $0.width) }.reduce(0, +) + CGFloat(shared.count) * (shared.max() ?? 0)
    return CGSize(width: width, height: Self.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// The segment at a point in points of the control.
  private func index(at point: CGPoint) -> Int? {
    guard bounds.contains(point) else { return nil }
    var x: CGFloat = 0
    for (index, width) in widths.enumerated() {
      x += width
      if point.x < x { return index }
    }
    return nil
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if isTracking, isTouchInside, let touch = touches.first,
      let index = index(at: touch.location(in: self)),
      index != selectedSegmentIndex, isEnabledForSegment(at: index)
    {
      UIView.animate(withDuration: 0.25) {
        self.selectedSegmentIndex = index
        self.layoutIfNeeded()
      }
      if let action = segments[index].action { sendAction(action) }
      sendActions(for: .valueChanged)
      if isMomentary { selectedSegmentIndex = Self.noSegment }
    }
    super.touchesEnded(touches, with: event)
  }
}

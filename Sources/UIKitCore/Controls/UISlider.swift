public import Foundation

/// A thumb on a line that a finger drags to a value.
@preconcurrency @MainActor open class UISlider: UIControl {
  private static let thumbSize: CGFloat = 28

  private let track = UIView(frame: .zero)
  private let filled = UIView(frame: .zero)
  private let thumb = UIView(frame: .zero)
  /// Images in the places of the line's parts, of the thumb, and at the ends.
  private let (filledImage, trackImage, thumbImage) = (UIImageView(), UIImageView(), UIImageView())
  private let (leastImage, mostImage) = (UIImageView(), UIImageView())
  private var images: [Part: [State: UIImage]] = [:]
  private var storedValue: Float = 0

  /// What images can stand for.
  private enum Part { case thumb, filled, track }

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
  }

  override func setUpDecoded() {
    super.setUpDecoded()
    setUp()
  }

  private func setUp() {
    for view in [track, filled] { view.layer.cornerRadius = 2 }
    thumb.bounds.size = CGSize(width: Self.thumbSize, height: Self.thumbSize)
    thumb.layer.cornerRadius = Self.thumbSize / 2
    thumb.layer.shadowOpacity = 0.15
    thumb.layer.shadowRadius = 4
    thumb.layer.shadowOffset = CGSize(width: 0, height: 3)
    for view in [track, trackImage, filled, filledImage, thumb, thumbImage, leastImage, mostImage] {
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

  // MARK: Images

  /// Gives the thumb an image for a state; where others have none, that for `.normal` counts.
  open func setThumbImage(_ image: UIImage?, for state: State) { set(image, .thumb, state) }
  /// Gives the line left of the thumb an image for a state, stretched by its caps.
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) { set(image, .filled, state) }
  /// Gives the line right of the thumb an image for a state, stretched by its caps.
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) { set(image, .track, state) }
  /// The thumb's image for a state; nil if it was given none.
  open func thumbImage(for state: State) -> UIImage? { images[.thumb]?[state] }
  /// The image of the line left of the thumb for a state; nil if it was given none.
  open func minimumTrackImage(for state: State) -> UIImage? { images[.filled]?[state] }
  /// The image of the line right of the thumb for a state; nil if it was given none.
  open func maximumTrackImage(for state: State) -> UIImage? { images[.track]?[state] }
  /// The thumb's image in its present state; nil for the system's.
  open var currentThumbImage: UIImage? { image(.thumb) }

  /// An image at the left end, beside the line.
  open var minimumValueImage: UIImage? {
    get { leastImage.image }
    set {
      leastImage.image = newValue
      setNeedsLayout()
    }
  }
  /// An image at the right end, beside the line.
  open var maximumValueImage: UIImage? {
    get { mostImage.image }
    set {
      mostImage.image = newValue
      setNeedsLayout()
    }
  }

  private func set(_ image: UIImage?, _ part: Part, _ state: State) {
    images[part, default: [:]][state] = image
    setNeedsLayout()
  }

  private func image(_ part: Part) -> UIImage? { images[part]?[state] ?? images[part]?[.normal] }

  // MARK: Places

  /// The room of the image at the left end.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    let size = minimumValueImage?.size ?? .zero
    return CGRect(
      x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  /// The room of the image at the right end.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    let size = maximumValueImage?.size ?? .zero
    return CGRect(
      x: bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  /// The line; 4 points high, or as high as its image.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    // The distance from images at the ends is by eye.
    let left =
      minimumValueImage == nil ? 2 : minimumValueImageRect(forBounds: bounds).maxX - bounds.minX + 8
    let right =
      maximumValueImage == nil
      ? 2 : bounds.maxX - maximumValueImageRect(forBounds: bounds).minX + 8
    let height = (image(.filled) ?? image(.track))?.size.height ?? 4
    return CGRect(
      x: bounds.minX + left, y: bounds.midY - height / 2,
      width: max(0, bounds.width - left - right), height: height)
  }

  /// The thumb at a value: from end to end of the line and the two points around it.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let size = image(.thumb)?.size ?? CGSize(width: Self.thumbSize, height: Self.thumbSize)
    let span = maximumValue - minimumValue
    let fraction = span > 0 ? CGFloat((value - minimumValue) / span) : 0
    let line = rect.insetBy(dx: -2, dy: 0)
    return CGRect(
      x: line.minX + fraction * (line.width - size.width), y: rect.midY - size.height / 2,
      width: size.width, height: size.height)
  }

  open override func stateDidChange() {
    super.stateDidChange()
    if !images.isEmpty { setNeedsLayout() }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let line = trackRect(forBounds: bounds)
    let place = thumbRect(forBounds: bounds, trackRect: line, value: value)
    let left = CGRect(
      x: line.minX, y: line.minY, width: max(0, place.midX - line.minX), height: line.height)
    thumb.center = CGPoint(x: place.midX, y: place.midY)
    track.frame = line
    filled.frame = left
    for view in [track, filled] { view.layer.cornerRadius = line.height / 2 }
    thumb.backgroundColor = thumbTintColor ?? .white
    filled.backgroundColor = minimumTrackTintColor ?? tintColor
    track.backgroundColor = maximumTrackTintColor ?? .systemFill
    guard !images.isEmpty || minimumValueImage != nil || maximumValueImage != nil else { return }
    thumbImage.image = image(.thumb)
    thumbImage.frame = place
    filledImage.image = image(.filled)
    filledImage.frame = left
    trackImage.image = image(.track)
    // From the thumb on: the line to its left is the other image's.
    trackImage.frame = CGRect(
      x: left.maxX, y: line.minY, width: max(0, line.maxX - left.maxX), height: line.height)
    thumb.isHidden = thumbImage.image != nil
    filled.isHidden = filledImage.image != nil
    track.isHidden = trackImage.image != nil
    leastImage.frame = minimumValueImageRect(forBounds: bounds)
    mostImage.frame = maximumValueImageRect(forBounds: bounds)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 34)
  }

  /// Takes hold of the thumb, where the finger is on it or near it; elsewhere on the line nothing happens.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let place = thumbRect(
      forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
    let finger = touch.location(in: self)
    guard place.insetBy(dx: -Self.reach, dy: -Self.reach).contains(finger) else { return false }
    grip = place.midX - finger.x
    return true
  }

  /// How far beside the thumb a finger may be that takes hold of it, in points; by eye.
  private static let reach: CGFloat = 20
  /// How far right of the finger the middle of the thumb is that it holds, in points.
  private var grip: CGFloat = 0

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let line = trackRect(forBounds: bounds)
    let start = thumbRect(forBounds: bounds, trackRect: line, value: minimumValue).midX
    let end = thumbRect(forBounds: bounds, trackRect: line, value: maximumValue).midX
    guard end > start else { return true }
    let fraction = (touch.location(in: self).x + grip - start) / (end - start)
    value = minimumValue + Float(fraction) * (maximumValue - minimumValue)
    if isContinuous { sendActions(for: .valueChanged) }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if !isContinuous { sendActions(for: .valueChanged) }
  }
}

public import Foundation

/// A line that fills up.
@preconcurrency @MainActor open class UIProgressView: UIView {
  /// The look of the line; both are drawn alike here.
  public enum Style: Int, Sendable { case `default`, bar }

  private let filled = UIView(frame: .zero)
  /// The colour of the filled part; nil, the default, for the tint colour.
  open var progressTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// The colour of the part that is not filled yet; nil, the default, for `systemFill`.
  open var trackTintColor: UIColor? {
    didSet { backgroundColor = trackTintColor ?? .systemFill }
  }

  /// The picture of the filled part, stretched over it; nil, the default, for a colour.
  open var progressImage: UIImage? { didSet { setNeedsLayout() } }
  /// The picture of the whole line; nil, the default, for a colour.
  open var trackImage: UIImage? { didSet { setNeedsLayout() } }
  private lazy var pictures = (track: UIImageView(), filled: UIImageView())
  /// What the line shows the fraction of, as it is when it is set or the line is laid out; nil, the default, for what `progress` says.
  open var observedProgress: Progress? { didSet { setNeedsLayout() } }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// A line of no size; the style makes no difference.
  public convenience init(progressViewStyle style: Style) { self.init(frame: .zero) }

  /// A line that an interface file describes, of which only the frame is known.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func setUpDecoded() {
    super.setUpDecoded()
    setUp()
  }

  private func setUp() {
    backgroundColor = .systemFill
    clipsToBounds = true
    addSubview(filled)
  }

  /// The filled fraction of the width, 0 by default; values beyond 0…1 become the nearer end.
  open var progress: Float = 0 {
    didSet {
      let limited = min(max(progress, 0), 1)
      if progress != limited { progress = limited }
      setNeedsLayout()
    }
  }

  /// Fills the line up to a fraction in 0…1, within 0.25 seconds if `animated`.
  open func setProgress(_ progress: Float, animated: Bool) {
    self.progress = progress
    guard animated else { return }
    UIView.animate(withDuration: 0.25) { self.layoutIfNeeded() }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if let observedProgress { progress = Float(observedProgress.fractionCompleted) }
    let hasPictures = progressImage != nil || trackImage != nil
    layer.cornerRadius = hasPictures ? 0 : bounds.height / 2
    filled.backgroundColor = progressImage == nil ? progressTintColor ?? tintColor : nil
    if hasPictures { showPictures() }
    filled.frame = CGRect(
      x: 0, y: 0, width: bounds.width * CGFloat(progress), height: bounds.height)
  }

  private func showPictures() {
    let (track, part) = pictures
    if track.superview == nil {
      insertSubview(track, belowSubview: filled)
      filled.addSubview(part)
      filled.clipsToBounds = true
    }
    backgroundColor = trackImage == nil ? trackTintColor ?? .systemFill : nil
    (track.image, part.image) = (trackImage, progressImage)
    track.frame = bounds
    part.frame = CGRect(
      x: 0, y: 0, width: bounds.width * CGFloat(progress), height: bounds.height)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: trackImage?.size.height ?? 4)
  }
}

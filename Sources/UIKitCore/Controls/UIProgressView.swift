public import Foundation

/// A line that fills up.
@preconcurrency @MainActor open class UIProgressView: UIView {
  public enum Style: Int, Sendable { case `default`, bar }

  private let filled = UIView(frame: .zero)
  open var progressTintColor: UIColor? { didSet { setNeedsLayout() } }
  open var trackTintColor: UIColor? {
    didSet { backgroundColor = trackTintColor ?? .systemFill }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public convenience init(progressViewStyle style: Style) { self.init(frame: .zero) }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    backgroundColor = .systemFill
    clipsToBounds = true
    addSubview(filled)
  }

  /// In 0…1.
  open var progress: Float = 0 {
    didSet {
      let limited = min(max(progress, 0), 1)
      if progress != limited { progress = limited }
      setNeedsLayout()
    }
  }

  open func setProgress(_ progress: Float, animated: Bool) {
    self.progress = progress
    guard animated else { return }
    UIView.animate(withDuration: 0.25) { self.layoutIfNeeded() }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
    filled.backgroundColor = progressTintColor ?? tintColor
    filled.frame = CGRect(
      x: 0, y: 0, width: bounds.width * CGFloat(progress), height: bounds.height)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 4)
  }
}

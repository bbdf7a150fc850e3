import AnimLayers
public import Foundation

/// A view that shows what lies behind it through an effect.
///
/// Setting `effect` inside an animation fades the blur in or out, and a property animator can hold
/// it at any fraction.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  /// Holds the subviews that are to be seen over the effect.
  public let contentView = UIView()

  /// The effect on what lies behind; nil for none.
  open var effect: UIVisualEffect? {
    didSet { updateBackdrop() }
  }

  /// A view of no size with the given effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    setUp()
  }

  private func setUp() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
    updateBackdrop()
  }

  /// Where constraints decide, they are tied to those in the content view: these may say how large the view is.
  open override var translatesAutoresizingMaskIntoConstraints: Bool {
    didSet {
      guard translatesAutoresizingMaskIntoConstraints != oldValue else { return }
      NSLayoutConstraint.deactivate(edges)
      contentView.translatesAutoresizingMaskIntoConstraints =
        translatesAutoresizingMaskIntoConstraints
      edges =
        translatesAutoresizingMaskIntoConstraints
        ? []
        : [
          contentView.topAnchor.constraint(equalTo: topAnchor),
          contentView.bottomAnchor.constraint(equalTo: bottomAnchor),
          contentView.leftAnchor.constraint(equalTo: leftAnchor),
          contentView.rightAnchor.constraint(equalTo: rightAnchor),
        ]
      NSLayoutConstraint.activate(edges)
      if edges.isEmpty { contentView.frame = bounds }
    }
  }

  /// What ties the content view to the view's edges.
  private var edges: [NSLayoutConstraint] = []

  /// A view of no size without an effect.
  public convenience init() { self.init(effect: nil) }

  /// An effect view that an interface file describes, of which only the frame is known.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func setUpDecoded() {
    super.setUpDecoded()
    setUp()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateBackdrop()
  }

  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    updateBackdrop()
  }

  private func updateBackdrop() {
    layer.backdrop = effect?.backdrop(for: traitCollection)
    updateCorners()
  }

  override var defaultCorners: UICornerConfiguration? { effect?.defaultCorners }
}

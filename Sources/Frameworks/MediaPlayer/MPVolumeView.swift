public import Foundation
public import UIKitCore

/// A slider for the device's volume, which stands at the middle.
@preconcurrency @MainActor open class MPVolumeView: UIView {
  /// Whether the slider is seen.
  open var showsVolumeSlider = true { didSet { slider.isHidden = !showsVolumeSlider } }
  /// Kept: there is nowhere else to play.
  open var showsRouteButton = true
  private let slider = UISlider(frame: .zero)

  /// A slider in a rectangle of its superview.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }
  /// One that an interface file describes.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    slider.value = 0.5
    addSubview(slider)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    slider.frame = bounds
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: slider.intrinsicContentSize.height)
  }

  /// As wide as there is room, and as high as a slider.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: slider.intrinsicContentSize.height)
  }
}

import UIKit

/// A number in a red disc.
public final class BadgeView: UIView {
  private let label = UILabel()

  /// A badge with a number.
  public init(count: Int) {
    super.init(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
    backgroundColor = .systemRed
    layer.cornerRadius = 22
    label.text = "\(count)"
    label.textColor = .white
    label.textAlignment = .center
    label.frame = bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(label)
  }

  public required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  /// Swells for a moment.
  public func draw(attention scale: CGFloat) {
    UIView.animate(withDuration: 0.2) {
      self.transform = CGAffineTransform(scaleX: scale, y: scale)
    } completion: { _ in
      UIView.animate(withDuration: 0.2) { self.transform = .identity }
    }
  }
}

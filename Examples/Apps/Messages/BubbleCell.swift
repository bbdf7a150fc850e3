import UIKit

/// A message in a bubble that is as large as its text.
final class BubbleCell: UICollectionViewCell {
  static let maximumWidth: CGFloat = 280

  private let bubble = BubbleView()
  private let label = UILabel()
  private let dots = TypingDots()

  override init(frame: CGRect) {
    super.init(frame: frame)
    bubble.frame = contentView.bounds
    bubble.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    label.font = .preferredFont(forTextStyle: .body)
    label.numberOfLines = 0
    contentView.addSubview(bubble)
    contentView.addSubview(label)
    contentView.addSubview(dots)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func show(_ message: Message, hasTail: Bool) {
    label.text = message.text
    label.textColor = message.isOutgoing ? .white : .label
    bubble.isOutgoing = message.isOutgoing
    bubble.hasTail = hasTail
    dots.isHidden = message.text != nil
    setNeedsLayout()
  }

  private var insets: UIEdgeInsets {
    let isOutgoing = bubble.isOutgoing
    return UIEdgeInsets(
      top: 8, left: isOutgoing ? 14 : 14 + BubbleView.tailWidth, bottom: 8,
      right: isOutgoing ? 14 + BubbleView.tailWidth : 14)
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let padding = CGSize(width: insets.left + insets.right, height: insets.top + insets.bottom)
    let room = CGSize(
      width: Self.maximumWidth - padding.width, height: .greatestFiniteMagnitude)
    let content = dots.isHidden ? label.sizeThatFits(room) : TypingDots.size
    layoutAttributes.size = CGSize(
      width: ceil(content.width) + padding.width, height: ceil(content.height) + padding.height)
    return layoutAttributes
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = contentView.bounds.inset(by: insets)
    dots.frame = label.frame
  }
}

/// A bubble with a tail at its side's lower corner.
final class BubbleView: UIView {
  static let tailWidth: CGFloat = 5

  override class var layerClass: AnyClass { CAShapeLayer.self }

  var isOutgoing = false { didSet { setNeedsLayout() } }
  var hasTail = true { didSet { setNeedsLayout() } }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let shape = layer as? CAShapeLayer else { return }
    shape.fillColor = (isOutgoing ? UIColor.systemBlue : .systemGray5)
      .resolvedColor(with: traitCollection).cgColor
    shape.path = path().cgPath
  }

  private func path() -> UIBezierPath {
    let body = CGRect(
      x: 0, y: 0, width: bounds.width - Self.tailWidth, height: bounds.height)
    let path = UIBezierPath(roundedRect: body, cornerRadius: min(19, body.height / 2))
    if hasTail {
      let (right, bottom) = (body.maxX, body.maxY)
      let tail = UIBezierPath()
      tail.move(to: CGPoint(x: right, y: bottom - 18))
      tail.addCurve(
        to: CGPoint(x: right + Self.tailWidth, y: bottom),
        controlPoint1: CGPoint(x: right, y: bottom - 6),
        controlPoint2: CGPoint(x: right + 2, y: bottom - 2))
      tail.addCurve(
        to: CGPoint(x: right - 12, y: bottom - 4),
        controlPoint1: CGPoint(x: right - 2, y: bottom + 1),
        controlPoint2: CGPoint(x: right - 8, y: bottom - 1))
      tail.close()
      path.append(tail)
    }
    if !isOutgoing {
      path.apply(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: bounds.width, ty: 0))
    }
    return path
  }
}

/// Three dots that fade and return one after the other.
final class TypingDots: UIView {
  static let size = CGSize(width: 34, height: 20)

  private let dots = (0..<3).map { _ in UIView() }

  override init(frame: CGRect) {
    super.init(frame: frame)
    for dot in dots {
      dot.backgroundColor = .systemGray
      dot.layer.cornerRadius = 4.5
      addSubview(dot)
    }
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (index, dot) in dots.enumerated() {
      dot.bounds = CGRect(x: 0, y: 0, width: 9, height: 9)
      dot.center = CGPoint(x: 4.5 + CGFloat(index) * 12.5, y: bounds.midY)
    }
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window != nil else { return }
    for (index, dot) in dots.enumerated() {
      let pulse = CABasicAnimation(keyPath: "opacity")
      pulse.fromValue = 0.9
      pulse.toValue = 0.35
      pulse.duration = 0.45
      pulse.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
      pulse.autoreverses = true
      pulse.repeatCount = .infinity
      pulse.timeOffset = 0.9 - Double(index) * 0.2
      dot.layer.add(pulse, forKey: "pulse")
    }
  }
}

import AnimGeometry
import AnimLayers
import AnimPixels
import Foundation
import UIKitCore

/// The bar at the top of a screen: the time, and the strength of radio and battery.
///
/// Screens with a notch or an island have the two halves in the corners beside it, others a bar of
/// 20 points with the time in the middle; a tablet has time and date at its left. A phone in landscape has none. Sizes are measured
/// on screenshots of iOS 17, those of tablets by eye.
final class StatusBar: UIView {
  private let time = UILabel(frame: .zero)
  private let signal = Glyph(.signal)
  private let wifi = Glyph(.wifi)
  private let battery = Glyph(.battery)
  /// The charge in words; on tablets alone.
  private let charge = UILabel(frame: .zero)
  private let isTablet: Bool
  /// Of the upright screen.
  private let height: CGFloat
  private let hidesWhenWide: Bool

  /// A status bar for a screen.
  ///
  /// - Parameters:
  ///   - height: The safe area at the top of the upright screen.
  ///   - isTablet: Whether the screen is that of a tablet.
  ///   - hidesWhenWide: Whether nothing is shown while the screen is wider than high.
  init(height: CGFloat, isTablet: Bool, hidesWhenWide: Bool) {
    self.height = height
    self.isTablet = isTablet
    self.hidesWhenWide = hidesWhenWide
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    time.text = isTablet ? "9:41 AM  Tue Jan 9" : "9:41"
    charge.text = "100%"
    for label in [time, charge] {
      label.textColor = .label
      label.font = .systemFont(ofSize: isTall ? 17 : 12, weight: .semibold)
      label.textAlignment = .center
    }
    let shown = isTablet ? [time, wifi, charge, battery] : [time, signal, wifi, battery]
    for view in shown { addSubview(view) }
  }

  required init?(coder: NSCoder) {
    preconditionFailure("a status bar is made of its height, not decoded")
  }

  /// Whether the screen has something at its top that the bar goes around.
  private var isTall: Bool { height >= 40 }

  /// The width of what is between the halves.
  private var obstacle: CGFloat { height >= 51 ? 126 : 209 }

  override func layoutSubviews() {
    super.layoutSubviews()
    alpha = hidesWhenWide && bounds.width > bounds.height ? 0 : 1
    let text = time.sizeThatFits(bounds.size)
    let middle = isTall ? height / 2 + (height >= 51 ? 3 : 1) : max(height, 20) / 2
    time.bounds.size = text
    if isTablet {
      layOutTablet(middle)
    } else if isTall {
      let ear = (bounds.width - obstacle) / 4 + (height >= 51 ? 0 : 4)
      time.center = CGPoint(x: ear, y: middle)
      place([signal, wifi, battery], spacing: 6, middle: middle) { bounds.width - ear - $0 / 2 }
    } else {
      time.center = CGPoint(x: bounds.midX, y: middle)
      place([signal, wifi], spacing: 4, middle: middle) { _ in 7 }
      place([battery], spacing: 0, middle: middle) { bounds.width - 6 - $0 }
    }
  }

  /// Time and date at the left, radio and battery with its charge in words at the right.
  private func layOutTablet(_ middle: CGFloat) {
    let margin: CGFloat = 20
    time.center = CGPoint(x: margin + time.bounds.width / 2, y: middle)
    charge.bounds.size = charge.sizeThatFits(bounds.size)
    place([battery], spacing: 0, middle: middle) { bounds.width - margin - $0 }
    charge.center = CGPoint(x: battery.frame.minX - 4 - charge.bounds.width / 2, y: middle)
    place([wifi], spacing: 0, middle: middle) { charge.frame.minX - 6 - $0 }
  }

  /// Puts glyphs side by side.
  ///
  /// - Parameters:
  ///   - glyphs: The glyphs from left to right.
  ///   - spacing: The distance between two glyphs, in points.
  ///   - middle: The vertical position of the glyphs' centres, in points.
  ///   - start: The left end of the first glyph, given their width in all.
  private func place(
    _ glyphs: [Glyph], spacing: CGFloat, middle: CGFloat, start: (CGFloat) -> CGFloat
  ) {
    let scale: CGFloat = isTall ? 1 : 0.82
    let widths = glyphs.map { $0.kind.size.width * scale }
    var x = start(widths.reduce(0, +) + spacing * CGFloat(glyphs.count - 1))
    for (glyph, width) in zip(glyphs, widths) {
      glyph.bounds.size = glyph.kind.size
      glyph.transform = CGAffineTransform(scaleX: scale, y: scale)
      glyph.center = CGPoint(x: x + width / 2, y: middle)
      x += width + spacing
    }
  }
}

/// One of the signs in the status bar.
private final class Glyph: UIView {
  enum Kind {
    case signal, wifi, battery

    /// In points.
    var size: CGSize {
      switch self {
      case .signal: CGSize(width: 18, height: 12)
      case .wifi: CGSize(width: 17, height: 12)
      case .battery: CGSize(width: 27, height: 13)
      }
    }
  }

  let kind: Kind
  private var parts: [(layer: CAShapeLayer, alpha: Double)] = []

  init(_ kind: Kind) {
    self.kind = kind
    super.init(frame: CGRect(origin: .zero, size: kind.size))
    switch kind {
    case .signal:
      for index in 0..<4 {
        let height = 4 + 8 * CGFloat(index) / 3
        let bar = CGRect(x: CGFloat(index) * 5, y: 12 - height, width: 3, height: height)
        add(UIBezierPath(roundedRect: bar, cornerRadius: 1))
      }
    case .wifi:
      for (inner, outer) in [(0.0, 3.6), (5.2, 7.4), (9.2, 11.4)] { add(Self.fan(inner, outer)) }
    case .battery:
      let outline = UIBezierPath(
        roundedRect: CGRect(x: 0.5, y: 0.5, width: 24, height: 12), cornerRadius: 3.8)
      let rim = add(outline, alpha: 0.4)
      rim.lineWidth = 1
      rim.fillColor = nil
      add(
        UIBezierPath(
          roundedRect: CGRect(x: 2, y: 2, width: 21, height: 9), cornerRadius: 2.5))
      let cap = UIBezierPath()
      cap.addArc(
        withCenter: CGPoint(x: 25.2, y: 6.5), radius: 2.1, startAngle: -.pi / 2,
        endAngle: .pi / 2, clockwise: true)
      cap.close()
      add(cap, alpha: 0.4)
    }
    tint()
  }

  required init?(coder: NSCoder) {
    preconditionFailure("a glyph is made of its kind, not decoded")
  }

  /// A quarter ring that opens upwards.
  private static func fan(_ inner: CGFloat, _ outer: CGFloat) -> UIBezierPath {
    let path = UIBezierPath()
    let apex = CGPoint(x: 8.5, y: 11.6)
    let (left, right) = (CGFloat.pi * 1.26, CGFloat.pi * 1.74)
    path.addArc(
      withCenter: apex, radius: outer, startAngle: left, endAngle: right, clockwise: true)
    if inner > 0 {
      path.addArc(
        withCenter: apex, radius: inner, startAngle: right, endAngle: left, clockwise: false)
    } else {
      path.addLine(to: apex)
    }
    path.close()
    return path
  }

  @discardableResult
  private func add(_ path: UIBezierPath, alpha: Double = 1) -> CAShapeLayer {
    let shape = CAShapeLayer()
    shape.frame = bounds
    shape.path = path.cgPath
    layer.addSublayer(shape)
    parts.append((shape, alpha))
    return shape
  }

  private func tint() {
    let color = UIColor.label.color(for: traitCollection)
    for (shape, alpha) in parts {
      let tint = Color(red: color.red, green: color.green, blue: color.blue, alpha: alpha)
      if shape.lineWidth == 1, alpha < 1, shape.fillColor == nil {
        shape.strokeColor = tint
      } else {
        shape.fillColor = tint
      }
    }
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    tint()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    tint()
  }
}

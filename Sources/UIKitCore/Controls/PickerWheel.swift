import AnimGeometry
import AnimLayers
import Foundation

/// A wheel of rows that fingers turn, seen from the front: it comes to rest with a row in the middle.
@MainActor final class PickerWheel: UIScrollView {
  /// Asked for the view of a row, with one that is no longer seen, to be used again.
  var makeRow: (_ row: Int, _ reusing: UIView?) -> UIView = { _, _ in UIView() }
  /// Called when a finger has turned the wheel to a row.
  var didChoose: (Int) -> Void = { _ in }

  /// The number of rows.
  private(set) var count = 0
  /// The size of a row, in points.
  private(set) var rowSize = CGSize.zero
  /// The row that is in the middle at rest.
  private(set) var row = 0
  private var rows: [Int: UIView] = [:]
  private var spare: [UIView] = []
  private var isTurnedByFinger = false

  /// The radius of the wheel, in points, by eye after iOS: rows of 32 points are 18° apart.
  private static let radius: CGFloat = 102
  /// The angle up to which rows are seen from the side, in radians.
  private static let edge: CGFloat = 1.5
  /// The distance of the eye, in points.
  private static let distance: CGFloat = 900
  /// How fast the wheel comes to rest, by eye: twice as soon as other content.
  private static let rate = UIScrollView.DecelerationRate(rawValue: 0.996)

  override init(frame: CGRect) {
    super.init(frame: frame)
    showsVerticalScrollIndicator = false
    showsHorizontalScrollIndicator = false
    scrollsToTop = false
    decelerationRate = Self.rate
    alwaysBounceVertical = true
    contentInsetAdjustmentBehavior = .never
    var view = CATransform3DIdentity
    view.m34 = -1 / Self.distance
    layer.sublayerTransform = view
    let tap = UITapGestureRecognizer()
    tap.addAction { [weak self] in
      if $0.state == .ended, let self { tapped(at: $0.location(in: self)) }
    }
    addGestureRecognizer(tap)
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Rows

  /// Has all rows made anew, as many as there are now.
  func reload(count: Int, rowSize: CGSize) {
    for view in rows.values { view.removeFromSuperview() }
    rows = [:]
    spare = []
    (self.count, self.rowSize) = (count, rowSize)
    row = max(0, min(row, count - 1))
    sizeDidChange()
  }

  /// Lets the content begin and end with a row in the middle.
  private func sizeDidChange() {
    contentSize = CGSize(
      width: bounds.width, height: bounds.height + CGFloat(max(0, count - 1)) * rowSize.height)
    if isAtRest { contentOffset = offset(of: row) }
    setNeedsLayout()
  }

  override var frame: CGRect {
    didSet { if frame.size != oldValue.size { sizeDidChange() } }
  }

  private func offset(of row: Int) -> CGPoint { CGPoint(x: 0, y: CGFloat(row) * rowSize.height) }

  private func row(at offset: CGFloat) -> Int {
    guard rowSize.height > 0, count > 0 else { return 0 }
    return max(0, min(Int(saturating: (offset / rowSize.height).rounded()), count - 1))
  }

  /// The view of a row, if it is seen.
  func view(of row: Int) -> UIView? { rows[row]?.subviews.first }

  /// Brings a row to the middle.
  func select(_ row: Int, animated: Bool) {
    self.row = max(0, min(row, count - 1))
    setContentOffset(offset(of: self.row), animated: animated && window != nil)
    setNeedsLayout()
  }

  // MARK: Turning

  override func targetOffset(forProposed offset: CGPoint, velocity: CGPoint) -> CGPoint {
    self.offset(of: row(at: offset.y))
  }

  override func contentOffsetDidChange() {
    super.contentOffsetDidChange()
    if isDragging { chooseAtRest() }
  }

  /// Tells of the row that will be in the middle.
  private func chooseAtRest() {
    guard !isTurnedByFinger else { return }
    isTurnedByFinger = true
    whenAtRest { [weak self] in
      guard let self else { return }
      isTurnedByFinger = false
      row = row(at: contentOffset.y)
      didChoose(row)
    }
  }

  private func tapped(at point: CGPoint) {
    let seen = rows.filter { $0.value.frame.contains(point) }
    let nearest = seen.min {
      abs($0.value.frame.midY - point.y) < abs($1.value.frame.midY - point.y)
    }
    guard let nearest else { return }
    setContentOffset(offset(of: nearest.key), animated: true)
    chooseAtRest()
  }

  // MARK: Looks

  override func layoutSubviews() {
    super.layoutSubviews()
    guard rowSize.height > 0 else { return }
    let reach = Self.radius * Self.edge / rowSize.height
    let middle = contentOffset.y / rowSize.height
    let seen = (0..<count).clamped(
      to: Int(saturating: (middle - reach).rounded(.up))..<Int(
        saturating: (middle + reach).rounded(.down)) + 1)
    for (row, view) in rows where !seen.contains(row) {
      view.removeFromSuperview()
      rows[row] = nil
      spare += view.subviews
    }
    for row in seen { place(rows[row] ?? added(row), CGFloat(row) - middle) }
  }

  private func added(_ row: Int) -> UIView {
    let ground = UIView(frame: CGRect(origin: .zero, size: rowSize))
    ground.isUserInteractionEnabled = false
    let content = makeRow(row, spare.popLast())
    content.frame = ground.bounds
    ground.addSubview(content)
    insertSubview(ground, at: 0)
    rows[row] = ground
    return ground
  }

  /// Places a row that is some rows away from the middle.
  private func place(_ view: UIView, _ way: CGFloat) {
    let angle = way * rowSize.height / Self.radius
    UIView.performWithoutAnimation {
      view.center = CGPoint(x: bounds.midX, y: bounds.midY)
      view.layer.transform = CATransform3DConcat(
        CATransform3DMakeRotation(-angle, 1, 0, 0),
        CATransform3DMakeTranslation(
          0, Self.radius * sin(angle), Self.radius * (cos(angle) - 1)))
      // What is in the middle stands out; the others fade towards the edges.
      view.alpha = 0.55 * cos(angle) * cos(angle) + 0.45 * max(0, 1 - abs(way))
    }
  }
}

import Foundation

/// What a row shows at its ends while its table is edited: a sign or a circle at the left, a grip at the right.
@MainActor final class RowSigns {
  /// What is at the left of a row.
  enum Start { case nothing, room, delete, insert, circle }

  /// The room of a sign at the left, in points; source: recorded on iOS.
  private static let startWidth: CGFloat = 38
  /// The room of the grip at the right, in points; by eye.
  private static let endWidth: CGFloat = 44

  private var start = Start.nothing
  private var isChosen = false
  private var button: UIButton?
  private var grip: RowGrip?

  var startRoom: CGFloat { start == .nothing ? 0 : Self.startWidth }
  var endRoom: CGFloat { grip == nil ? 0 : Self.endWidth }

  /// Shows what belongs to a row.
  ///
  /// - Parameters:
  ///   - start: What is at the left.
  ///   - cell: The row's cell.
  ///   - act: Called for a tap on a minus or a plus.
  ///   - move: Called as a finger moves the grip; nil for a row without one.
  func show(
    _ start: Start, in cell: UITableViewCell, act: @escaping () -> Void,
    move: ((UILongPressGestureRecognizer) -> Void)?
  ) {
    self.start = start
    button?.removeFromSuperview()
    grip?.removeFromSuperview()
    (button, grip) = (nil, move.map { RowGrip($0) })
    if let grip { cell.addSubview(grip) }
    cell.setNeedsLayout()
    guard start != .nothing, start != .room else { return }
    let button = UIButton(type: .custom, primaryAction: UIAction { _ in act() })
    // A circle is chosen with its row.
    button.isUserInteractionEnabled = start != .circle
    cell.addSubview(button)
    self.button = button
    showImage()
  }

  /// Fills the circle of a row that is selected.
  func show(isChosen: Bool) {
    guard isChosen != self.isChosen else { return }
    self.isChosen = isChosen
    showImage()
  }

  private func showImage() {
    let (name, color): (String, UIColor?) =
      switch start {
      case .nothing, .room: ("", nil)
      case .delete: ("minus.circle.fill", .systemRed)
      case .insert: ("plus.circle.fill", .systemGreen)
      case .circle: isChosen ? ("checkmark.circle.fill", .systemBlue) : ("circle", .tertiaryLabel)
      }
    guard let color else { return }
    button?.setImage(UIImage(systemName: name), for: .normal)
    button?.tintColor = color
  }

  /// Puts the signs at the ends of a row.
  ///
  /// - Parameters:
  ///   - bounds: The cell's.
  ///   - room: What the table's index takes up at the right, in points.
  func place(in bounds: CGRect, besides room: CGFloat) {
    button?.frame = CGRect(x: bounds.minX + 8, y: bounds.midY - 15, width: 30, height: 30)
    grip?.frame = CGRect(
      x: bounds.maxX - room - Self.endWidth, y: 0, width: Self.endWidth, height: bounds.height)
  }
}

/// The three lines at the right of a row by which a finger moves it.
private final class RowGrip: UIImageView {
  /// Creates a grip; `move` is called when a finger comes down on it, moves and is lifted.
  init(_ move: @escaping (UILongPressGestureRecognizer) -> Void) {
    super.init(frame: .zero)
    image = UIImage(systemName: "line.3.horizontal")
    tintColor = .tertiaryLabel
    contentMode = .center
    isUserInteractionEnabled = true
    let press = UILongPressGestureRecognizer(action: move)
    press.minimumPressDuration = 0
    addGestureRecognizer(press)
  }

  required init?(coder: NSCoder) { return nil }
}

/// The symbol at the right edge of a row, which may take taps.
final class AccessoryPicture: UIImageView {
  /// Points around the symbol that take taps, too.
  private static let margin: CGFloat = 15

  /// Has taps call `act`.
  func takeTaps(_ act: @escaping () -> Void) {
    isUserInteractionEnabled = true
    let tap = UITapGestureRecognizer()
    tap.addAction { if $0.state == .ended { act() } }
    addGestureRecognizer(tap)
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -Self.margin, dy: -Self.margin).contains(point)
  }

  /// Not passed on: a tap on the symbol does not select the row.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

import AnimGeometry
import Foundation

/// The window over all others in which the keyboard is, with what apps have in its place and above it.
@MainActor final class KeyboardWindow: UIWindow {
  /// What comes up from below the screen.
  let tray = KeyboardTray()
  /// Called when the device was turned.
  var didTurn: () -> Void = {}

  private var knownSize: CGSize

  override init(frame: CGRect) {
    knownSize = frame.size
    super.init(frame: frame)
    windowLevel = Self.level
    addSubview(tray)
  }

  required init?(coder: NSCoder) { fatalError("It is made by code.") }

  /// Over alerts, which are typed into.
  private static let level = Level(rawValue: 10_000)

  /// What is not on the keyboard is for the windows below.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let met = super.hitTest(point, with: event)
    return met === self ? nil : met
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard bounds.size != knownSize else { return }
    knownSize = bounds.size
    didTurn()
  }
}

/// The ground of the keyboard, with one thing in the keyboard's place and one above it.
@MainActor final class KeyboardTray: UIView {
  private let ground = UIView(frame: .zero)
  /// What keys are on, or what an app has in their place.
  private(set) var content: UIView?
  /// What an app has above the keys.
  private(set) var accessory: UIView?
  private var accessoryHeight: CGFloat = 0

  /// How far the ground goes on below the screen, so that nothing is open while the tray moves.
  private static let depth: CGFloat = 400

  init() {
    super.init(frame: .zero)
    ground.backgroundColor = KeyboardColors.ground
    addSubview(ground)
  }

  required init?(coder: NSCoder) { fatalError("It is made by code.") }

  /// Puts views in, and takes out what was there.
  ///
  /// - Parameters:
  ///   - content: What is in the keyboard's place; nil for nothing.
  ///   - contentHeight: Its height in points, down to the lower edge of the screen.
  ///   - accessory: What is above; nil for nothing.
  ///   - accessoryHeight: Its height in points.
  func hold(
    _ content: UIView?, height contentHeight: CGFloat, accessory: UIView?,
    height accessoryHeight: CGFloat
  ) {
    for (old, new) in [(self.content, content), (self.accessory, accessory)] where old !== new {
      if old?.superview === self { old?.removeFromSuperview() }
    }
    self.content = content
    self.accessory = accessory
    self.accessoryHeight = accessoryHeight
    bounds.size.height = contentHeight + accessoryHeight
    for view in [content, accessory] {
      guard let view else { continue }
      view.translatesAutoresizingMaskIntoConstraints = true
      view.autoresizingMask = []
      if view.superview !== self { addSubview(view) }
    }
    arrange(contentHeight)
  }

  private func arrange(_ contentHeight: CGFloat) {
    ground.frame = CGRect(
      x: 0, y: accessoryHeight, width: bounds.width, height: contentHeight + Self.depth)
    ground.isHidden = content == nil
    accessory?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: accessoryHeight)
    // Keys have their height, and so have apps' views, which are not drawn out over the home indicator.
    content?.frame = CGRect(
      x: 0, y: accessoryHeight, width: bounds.width, height: contentHeight)
  }
}

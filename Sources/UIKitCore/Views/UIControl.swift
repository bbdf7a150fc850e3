public import Foundation

/// Something that a control does when it is used.
@preconcurrency @MainActor public final class UIAction: NSObject {
  public let title: String
  let handler: (UIAction) -> Void
  /// The control that the action was sent by, while it runs.
  public internal(set) weak var sender: AnyObject?

  public init(title: String = "", handler: @escaping (UIAction) -> Void) {
    self.title = title
    self.handler = handler
  }
}

/// A view that one uses: it is normal, highlighted, selected or disabled, and sends actions.
@preconcurrency @MainActor open class UIControl: UIView {
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let normal: State = []
    public static let highlighted = State(rawValue: 1)
    public static let disabled = State(rawValue: 2)
    public static let selected = State(rawValue: 4)
  }

  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let touchDown = Event(rawValue: 1)
    public static let touchUpInside = Event(rawValue: 64)
    public static let touchUpOutside = Event(rawValue: 128)
    public static let touchCancel = Event(rawValue: 256)
    public static let valueChanged = Event(rawValue: 4096)
    public static let primaryActionTriggered = Event(rawValue: 8192)
  }

  open var isEnabled = true { didSet { if isEnabled != oldValue { stateDidChange() } } }
  open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }

  private var actions: [(action: UIAction, events: Event)] = []

  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  open func addAction(_ action: UIAction, for controlEvents: Event) {
    actions.append((action, controlEvents))
  }

  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    actions.removeAll { $0.action === action && $0.events == controlEvents }
  }

  /// Does what was added for any of the events.
  open func sendActions(for controlEvents: Event) {
    for (action, events) in actions where !events.isDisjoint(with: controlEvents) {
      action.sender = self
      action.handler(action)
    }
  }

  /// Renews what depends on the state.
  func stateDidChange() { setNeedsLayout() }
}

/// A title and an image side by side, centred, with looks for each state.
@preconcurrency @MainActor open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable {
    case custom, system
  }

  private let label = UILabel(frame: .zero)
  private let picture = UIImageView(frame: .zero)
  private let type: ButtonType
  private var titles: [State: String] = [:]
  private var titleColors: [State: UIColor] = [:]
  private var images: [State: UIImage] = [:]
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { contentDidChange() } }

  public override init(frame: CGRect) {
    type = .custom
    super.init(frame: frame)
    addContent()
  }

  public init(type buttonType: ButtonType) {
    type = buttonType
    super.init(frame: .zero)
    addContent()
  }

  public required init?(coder: NSCoder) {
    preconditionFailure("\(Self.self) is created in code: there are no storyboards here")
  }

  private func addContent() {
    label.font = .systemFont(ofSize: type == .system ? 15 : 18)
    addSubview(picture)
    addSubview(label)
    stateDidChange()
  }

  open var titleLabel: UILabel? { label }
  open var imageView: UIImageView? { picture }
  open var currentTitle: String? { titles[state] ?? titles[.normal] }
  open var currentImage: UIImage? { images[state] ?? images[.normal] }
  open var currentTitleColor: UIColor {
    titleColors[state] ?? titleColors[.normal] ?? (type == .system ? tintColor : .white)
  }

  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    contentDidChange()
  }

  open func title(for state: State) -> String? { titles[state] }

  open func setTitleColor(_ color: UIColor?, for state: State) {
    titleColors[state] = color
    contentDidChange()
  }

  open func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
    contentDidChange()
  }

  private func contentDidChange() {
    stateDidChange()
    invalidateIntrinsicContentSize()
  }

  override func stateDidChange() {
    super.stateDidChange()
    label.text = currentTitle
    label.textColor = currentTitleColor
    picture.image = currentImage
    // The system's buttons fade under the finger.
    alpha = type == .system && isHighlighted ? 0.2 : 1
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    stateDidChange()
  }

  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let (image, title) = (currentImage?.size ?? .zero, label.intrinsicContentSize)
    return CGSize(
      width: image.width + title.width + contentEdgeInsets.left + contentEdgeInsets.right,
      height: max(image.height, title.height) + contentEdgeInsets.top + contentEdgeInsets.bottom)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let room = bounds.inset(by: contentEdgeInsets)
    let image = currentImage?.size ?? .zero
    let natural = label.intrinsicContentSize
    let width = min(natural.width, max(0, room.width - image.width))
    let left = room.midX - (image.width + width) / 2
    picture.frame = CGRect(
      x: left, y: room.midY - image.height / 2, width: image.width, height: image.height)
    label.frame = CGRect(
      x: left + image.width, y: room.midY - natural.height / 2, width: width,
      height: natural.height)
  }
}

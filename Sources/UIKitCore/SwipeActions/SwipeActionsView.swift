import AnimGeometry
import Foundation

/// The buttons of a row's swipe actions, in the room that the row's content has left free.
@MainActor final class SwipeActionsView: UIView {
  let configuration: UISwipeActionsConfiguration
  /// From the content outwards.
  private let buttons: [SwipeActionButton]
  /// How far the content has moved away, in points.
  private(set) var length = 0.0
  /// Whether the first action takes the whole room.
  private(set) var isExpanded = false

  /// Creates the buttons at one side of the content; `perform` is called when one was pressed.
  init(
    _ configuration: UISwipeActionsConfiguration, isAtLeft: Bool,
    perform: @escaping (UIContextualAction, UIView) -> Void
  ) {
    self.configuration = configuration
    // The first action is next to the row's edge, and so the last one from left to right at the right.
    buttons = (isAtLeft ? configuration.actions : configuration.actions.reversed()).map {
      SwipeActionButton($0, isAtLeft: isAtLeft)
    }
    super.init(frame: .zero)
    clipsToBounds = true
    for button in buttons {
      addSubview(button)
      button.addAction(
        UIAction { [weak button] _ in if let button { perform(button.action, button) } },
        for: .touchUpInside)
    }
  }

  required init?(coder: NSCoder) {
    preconditionFailure("\(Self.self) is created in code, not by Interface Builder")
  }

  /// The room that shows all buttons as wide as they want to be.
  var naturalLength: Double { buttons.reduce(0) { $0 + $1.naturalWidth } }

  /// Shares `length` points among the buttons, or gives all of them to the first action's.
  func show(length: Double, isExpanded: Bool) {
    self.length = length
    self.isExpanded = isExpanded
    let unit = naturalLength > 0 ? length / naturalLength : 0
    var x = 0.0
    for button in buttons {
      let width = button.naturalWidth * unit
      let isFirst = button.action === configuration.actions.first
      button.frame =
        isExpanded && isFirst
        ? CGRect(x: 0, y: 0, width: length, height: bounds.height)
        : CGRect(x: x, y: 0, width: width, height: bounds.height)
      button.layoutIfNeeded()
      if isFirst { bringSubviewToFront(button) }
      x += width
    }
  }
}

/// A coloured field with a title in white, which stays at the content's side when the field grows.
@MainActor private final class SwipeActionButton: UIControl {
  let action: UIContextualAction
  let naturalWidth: Double
  private let isAtLeft: Bool
  private let label = UILabel(frame: .zero)
  private let picture = UIImageView(frame: .zero)

  /// Points: the least width of a field, and the room that it leaves free beside its title.
  private static let minimalWidth = 74.0
  private static let margin = 15.0

  init(_ action: UIContextualAction, isAtLeft: Bool) {
    self.action = action
    self.isAtLeft = isAtLeft
    label.text = action.title
    label.font = .systemFont(ofSize: 15)
    label.textColor = .white
    label.textAlignment = .center
    picture.image = action.image
    picture.tintColor = .white
    let content = max(label.intrinsicContentSize.width, action.image?.size.width ?? 0)
    naturalWidth = max(Self.minimalWidth, (content + 2 * Self.margin).rounded(.up))
    super.init(frame: .zero)
    backgroundColor = action.backgroundColor
    clipsToBounds = true
    addSubview(picture)
    addSubview(label)
  }

  required init?(coder: NSCoder) {
    preconditionFailure("\(Self.self) is created in code, not by Interface Builder")
  }

  override func stateDidChange() {
    super.stateDidChange()
    label.alpha = isHighlighted ? 0.5 : 1
    picture.alpha = label.alpha
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let image = action.image?.size ?? .zero
    let text = label.intrinsicContentSize
    let middle = isAtLeft ? bounds.width - naturalWidth / 2 : naturalWidth / 2
    let top = (bounds.height - image.height - text.height) / 2
    picture.frame = CGRect(
      x: middle - image.width / 2, y: top, width: image.width, height: image.height)
    label.frame = CGRect(
      x: middle - naturalWidth / 2, y: top + image.height, width: naturalWidth, height: text.height)
  }
}

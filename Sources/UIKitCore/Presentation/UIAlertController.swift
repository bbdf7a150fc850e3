import AnimGeometry
public import Foundation

/// A button of an alert.
@preconcurrency @MainActor open class UIAlertAction: NSObject {
  /// The class and an address, which is the same in every run.
  nonisolated open override var description: String { numberedDescription }

  /// The purpose of a button: `cancel` is semibold and stands apart in a list, `destructive` is
  /// red.
  public enum Style: Int, Sendable { case `default`, cancel, destructive }

  /// The text of the button.
  public let title: String?
  /// The purpose of the button.
  public let style: Style
  /// Whether the button can be tapped, true by default.
  open var isEnabled = true { didSet { button?.isEnabled = isEnabled } }
  /// What is tapped; nil until the alert's view is loaded.
  fileprivate weak var button: UIButton?
  /// The colour of the title, which apps set by that key; nil for that of the style.
  package var titleTextColor: UIColor?
  let handler: ((UIAlertAction) -> Void)?

  /// A button that dismisses its alert, after which `handler` is called.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }
}

/// A message with buttons: a card in the middle of the screen, or a list at its bottom.
///
/// Measures are iOS's: an alert is 270 points wide with rows of 44 points, a list has rows of 57
/// points. On a tablet a list is a popover beside what `popoverPresentationController` names, without the button that
/// cancels: a touch beside it does that.
@preconcurrency @MainActor open class UIAlertController: UIViewController {
  /// The shape of the message: a list at the bottom or a card in the middle.
  public enum Style: Int, Sendable { case actionSheet, alert }

  /// The shape that the controller was made with.
  public let preferredStyle: Style
  /// The text below the title, read when the view is loaded.
  open var message: String?
  /// The buttons in the order in which they were added; on screen the cancelling one has its own
  /// place.
  open private(set) var actions: [UIAlertAction] = []
  /// The text fields between message and buttons; nil if there are none.
  open private(set) var textFields: [UITextField]?
  /// The button with a semibold title, to be set before the view is loaded.
  open var preferredAction: UIAlertAction?
  private let card = UIView(frame: .zero)

  /// A message without buttons, to which actions are to be added before it is presented.
  public init(title: String?, message: String?, preferredStyle: Style) {
    self.preferredStyle = preferredStyle
    self.message = message
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  /// A list without title and buttons.
  public required init?(coder: NSCoder) {
    preferredStyle = .actionSheet
    super.init(coder: coder)
  }

  /// Adds a button; an exception is raised for a second cancelling one.
  open func addAction(_ action: UIAlertAction) {
    guard action.style != .cancel || !actions.contains(where: { $0.style == .cancel }) else {
      UIEnvironment.current.raise(
        "UIAlertController can only add one action with a style of UIAlertActionStyleCancel")
      return
    }
    actions.append(action)
  }

  /// Adds a text field with rounded corners below the message; an exception is raised for lists.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard preferredStyle == .alert else {
      UIEnvironment.current.raise(
        "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert")
      return
    }
    let field = UITextField(frame: .zero)
    field.borderStyle = .roundedRect
    configurationHandler?(field)
    add(field)
  }

  /// Adds a field that was made already.
  func add(_ field: UITextField) { textFields = (textFields ?? []) + [field] }

  open override var shouldAutorotate: Bool {
    replaced("UIAlertController.shouldAutorotate") ?? super.shouldAutorotate
  }
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    replaced("UIAlertController.supportedInterfaceOrientations")
      ?? super.supportedInterfaceOrientations
  }

  /// Whether the list is a popover, as it is on tablets.
  var isPopover: Bool {
    preferredStyle == .actionSheet && UIEnvironment.current.traits.userInterfaceIdiom == .pad
  }
  /// The width of a list in a popover, in points; by eye.
  private static let popoverWidth: CGFloat = 304

  /// Has the list alone fill its popover.
  private func fillPopover() {
    let shown = actions.filter { $0.style != .cancel }
    card.addSubview(group(shown[...], width: Self.popoverWidth, hasMessage: true))
    card.frame.size = card.subviews[0].frame.size
    view.backgroundColor = .secondarySystemGroupedBackground
    view.addSubview(card)
    preferredContentSize = card.frame.size
  }

  /// What a touch beside a popover comes to: the button that cancels, which is not shown.
  func cancelPopover() {
    guard let cancel = actions.first(where: { $0.style == .cancel }) else { return }
    cancel.handler?(cancel)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    if isPopover { return fillPopover() }
    let cancelIndex = actions.firstIndex { $0.style == .cancel }
    // A sheet's cancel button is apart, an alert's is the first of two or the last of more.
    var ordered = actions
    if let cancelIndex {
      let cancel = ordered.remove(at: cancelIndex)
      ordered.insert(cancel, at: preferredStyle == .alert && ordered.count == 1 ? 0 : ordered.count)
    }
    let isApart = preferredStyle == .actionSheet && cancelIndex != nil
    let width = preferredStyle == .alert ? 270 : min(view.bounds.width, view.bounds.height) - 16
    let group = group(isApart ? ordered.dropLast() : ordered[...], width: width, hasMessage: true)
    card.addSubview(group)
    card.frame.size = group.frame.size
    if isApart {
      let last = self.group(ordered.suffix(1), width: width, hasMessage: false)
      last.frame.origin.y = group.frame.maxY + 8
      card.addSubview(last)
      card.frame.size.height = last.frame.maxY
    }
    view.addSubview(card)
  }

  open override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    UIEnvironment.current.keyboard.watch(view)
    textFields?.first?.becomeFirstResponder()
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if isPopover { return card.frame.origin = view.bounds.origin }
    let bounds = view.bounds
    let covered = UIEnvironment.current.keyboard.overlap(of: view)
    // In the middle of what the keyboard leaves free.
    let middle =
      covered == 0
      ? bounds.midY : (bounds.minY + view.safeAreaInsets.top + bounds.maxY - covered) / 2
    card.center = CGPoint(
      x: bounds.midX,
      y: preferredStyle == .alert
        ? middle
        : bounds.maxY - max(8, view.safeAreaInsets.bottom) - card.bounds.height / 2)
  }

  /// Moves the card away or into its place: an alert grows as it fades, a list goes below the
  /// screen.
  func move(away: Bool) {
    switch preferredStyle {
    case .alert:
      card.alpha = away ? 0 : 1
      card.transform = away ? CGAffineTransform(scaleX: 1.1, y: 1.1) : .identity
    case .actionSheet:
      card.transform =
        away ? CGAffineTransform(translationX: 0, y: card.bounds.height + 40) : .identity
    }
  }

  // MARK: Card

  /// A rounded group of rows below the texts.
  private func group(
    _ actions: ArraySlice<UIAlertAction>, width: CGFloat, hasMessage: Bool
  ) -> UIView {
    let group = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))
    group.layer.cornerRadius = 14
    group.clipsToBounds = true
    var height: CGFloat = 0
    if hasMessage { height = addTexts(to: group.contentView, width: width) }
    let rowHeight: CGFloat = preferredStyle == .alert ? 44 : 57
    let line = 1 / traitCollection.displayScale
    let isSideBySide = preferredStyle == .alert && actions.count == 2
    for (index, action) in actions.enumerated() {
      let column = isSideBySide ? width / 2 : width
      let frame = CGRect(
        x: isSideBySide ? CGFloat(index) * column : 0, y: height, width: column, height: rowHeight)
      group.contentView.addSubview(button(for: action, frame: frame))
      if height > 0 {
        addLine(
          CGRect(x: frame.minX, y: frame.minY, width: column, height: line), to: group.contentView)
      }
      if isSideBySide && index == 1 {
        addLine(
          CGRect(x: frame.minX, y: frame.minY, width: line, height: rowHeight),
          to: group.contentView)
      }
      if !isSideBySide || index == 1 { height += rowHeight }
    }
    group.frame = CGRect(x: 0, y: 0, width: width, height: height)
    return group
  }

  private func addLine(_ frame: CGRect, to view: UIView) {
    let line = UIView(frame: frame)
    line.backgroundColor = .separator
    view.addSubview(line)
  }

  private func addTexts(to view: UIView, width: CGFloat) -> CGFloat {
    var height: CGFloat = preferredStyle == .alert ? 19 : 14
    let isAlert = preferredStyle == .alert
    let texts = [
      (title, UIFont.systemFont(ofSize: isAlert ? 17 : 13, weight: .semibold)),
      (message, UIFont.systemFont(ofSize: 13)),
    ]
    let top = height
    for case (let text?, let font) in texts where !text.isEmpty {
      let label = UILabel(frame: .zero)
      label.text = text
      label.font = font
      label.numberOfLines = 0
      label.textAlignment = .center
      label.textColor = isAlert ? .label : .secondaryLabel
      let size = label.sizeThatFits(CGSize(width: width - 32, height: .infinity))
      label.frame = CGRect(x: 16, y: height, width: width - 32, height: size.height)
      height = label.frame.maxY + 2
      view.addSubview(label)
    }
    for field in textFields ?? [] {
      field.frame = CGRect(x: 16, y: height + 10, width: width - 32, height: 30)
      height = field.frame.maxY
      view.addSubview(field)
    }
    return height == top ? 0 : height + (isAlert ? 17 : 12)
  }

  /// Whether the title is semibold: that of the preferred action of an alert, or else of the one that cancels.
  private func isEmphasized(_ action: UIAlertAction) -> Bool {
    guard preferredStyle == .alert, let preferredAction else { return action.style == .cancel }
    return action === preferredAction
  }

  private func button(for action: UIAlertAction, frame: CGRect) -> UIButton {
    let button = UIButton(type: .system)
    button.frame = frame
    button.setTitle(action.title, for: .normal)
    button.setTitleColor(
      action.titleTextColor ?? (action.style == .destructive ? .systemRed : .systemBlue),
      for: .normal)
    button.titleLabel?.font = .systemFont(
      ofSize: preferredStyle == .alert ? 17 : 20,
      weight: isEmphasized(action) ? .semibold : .regular)
    action.button = button
    button.isEnabled = action.isEnabled
    button.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        (presentingViewController ?? self).dismiss(animated: true) { action.handler?(action) }
      }, for: .touchUpInside)
    return button
  }
}

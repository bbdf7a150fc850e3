import AnimGeometry
import Foundation

/// The menu of a button, which a touch or a long press opens beside it.
@MainActor final class ButtonMenu {
  private weak var button: UIButton?
  private var session: ContextMenuSession?
  private let press = UILongPressGestureRecognizer { _ in }

  /// What the menu shows; nil for no menu.
  var content: UIMenu? { didSet { didChange() } }
  /// Whether one row is marked, whose title the button shows.
  var marksChoice = false { didSet { didChange() } }

  init(_ button: UIButton) {
    self.button = button
    press.addAction { [weak self] press in if press.state == .began { self?.open() } }
  }

  private func didChange() {
    if let button, (content != nil) != (press.view != nil) {
      if press.view == nil {
        button.addGestureRecognizer(press)
      } else {
        button.removeGestureRecognizer(press)
      }
    }
    if marksChoice, let content, content.selectedElements.isEmpty {
      content.actions.first?.state = .on
    }
  }

  /// The title of the row that is marked; nil if the button does not show it.
  var chosenTitle: String? {
    marksChoice ? content?.selectedElements.first?.title : nil
  }

  /// Opens the menu; does nothing if it is open.
  func open() {
    guard session == nil, let button, let content else { return }
    let configuration = UIContextMenuConfiguration(actionProvider: { _ in content })
    session = ContextMenuSession(configuration, over: button, lifts: false)
    session?.ended = { [weak self] in self?.session = nil }
    session?.perform = { [weak self, weak button] action in
      self?.mark(action)
      action.perform(sender: button ?? action)
    }
    button.sendActions(for: .menuActionTriggered)
    session?.open()
  }

  /// Marks the row that was chosen, and no other of its group.
  private func mark(_ action: UIAction) {
    guard let content else { return }
    if marksChoice {
      content.choose(action)
      button?.stateDidChange()
      button?.invalidateIntrinsicContentSize()
    } else {
      content.group(of: action)?.choose(action)
    }
  }

  /// Closes the menu that is open.
  func close() { session?.close() }
}

extension UIMenu {
  /// All rows that perform something, those of menus below included.
  fileprivate var actions: [UIAction] {
    shownChildren.flatMap { child in
      (child as? UIMenu)?.actions ?? [child as? UIAction].compactMap(\.self)
    }
  }

  /// Marks one of all rows.
  fileprivate func choose(_ action: UIAction) {
    for other in actions { other.state = other === action ? .on : .off }
  }

  /// The menu that has the row and always has one marked; nil if there is none.
  fileprivate func group(of action: UIAction) -> UIMenu? {
    if shownChildren.contains(where: { $0 === action }) {
      return options.contains(.singleSelection) ? self : nil
    }
    return shownChildren.lazy.compactMap { ($0 as? UIMenu)?.group(of: action) }.first
  }

  /// The rows that are marked, those of menus below included.
  public var selectedElements: [UIMenuElement] { actions.filter { $0.state == .on } }
}

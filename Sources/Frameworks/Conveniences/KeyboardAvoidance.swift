import Foundation
import UIKitCore

/// Moves fields above the keyboard, and has a bar there that leads from one to the next, as IQKeyboardManager does.
@MainActor final class KeyboardAvoidance: NSObject {
  private unowned let manager: IQKeyboardManager
  private var tokens: [any NSObjectProtocol] = []
  /// What is typed into.
  private(set) weak var field: UIView?
  /// The view that was moved, and where it was.
  private weak var moved: UIView?
  private var originalY: CGFloat = 0
  private(set) var isKeyboardShown = false

  init(_ manager: IQKeyboardManager) {
    self.manager = manager
    super.init()
    on(UITextField.textDidBeginEditingNotification) { $0.begin($1.object as? UIView) }
    on(UITextView.textDidBeginEditingNotification) { $0.begin($1.object as? UIView) }
    on(UIResponder.keyboardWillShowNotification) { $0.makeRoom($1) }
    on(UIResponder.keyboardWillHideNotification) { avoidance, _ in avoidance.goBack() }
  }

  private func on(
    _ name: Notification.Name,
    _ action: @escaping @MainActor (KeyboardAvoidance, Notification) -> Void
  ) {
    tokens.append(
      NotificationCenter.default.addObserverOfScene(forName: name, object: nil) {
        [weak self] note in
        let note = Handed(note)
        MainActor.assumeIsolated { if let self { action(self, note.taken) } }
      })
  }

  // MARK: Room

  private func begin(_ view: UIView?) {
    field = view
    guard manager.isEnabled, manager.enableAutoToolbar, let view else { return }
    switch view {
    case let field as UITextField where field.inputAccessoryView == nil:
      field.inputAccessoryView = bar(for: field, field.placeholder)
    case let text as UITextView where text.inputAccessoryView == nil:
      text.inputAccessoryView = bar(for: text, nil)
    default: return
    }
    view.reloadInputViews()
    update()
  }

  private func makeRoom(_ note: Notification) {
    isKeyboardShown = true
    guard manager.isEnabled, let field, let window = field.window,
      let end = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect,
      let view = topController(of: window)?.view
    else { return }
    if moved !== view {
      moved?.frame.origin.y = originalY
      (moved, originalY) = (view, view.frame.minY)
    }
    let bottom = field.convert(field.bounds, to: window).maxY - (view.frame.minY - originalY)
    let missing = bottom + manager.keyboardDistance - end.minY
    view.frame.origin.y = originalY - max(0, missing)
  }

  private func goBack() {
    isKeyboardShown = false
    moved?.frame.origin.y = originalY
    moved = nil
  }

  private func topController(of window: UIWindow) -> UIViewController? {
    var top = window.rootViewController
    while let next = top?.presentedViewController { top = next }
    return top
  }

  // MARK: Bar

  /// The fields of the screen, from the top down.
  var fields: [UIView] {
    guard let field, let view = field.window.flatMap(topController)?.view else { return [] }
    func collect(_ view: UIView) -> [UIView] {
      if view.isHidden || view.alpha < 0.01 { return [] }
      if view is UITextField || (view as? UITextView)?.isEditable == true { return [view] }
      return view.subviews.flatMap(collect)
    }
    return collect(view).map { ($0, $0.convert($0.bounds.origin, to: nil)) }
      .sorted { ($0.1.y, $0.1.x) < ($1.1.y, $1.1.x) }.map(\.0)
  }

  /// The field that comes so many places after the one that is typed into; nil for none.
  func neighbour(_ distance: Int) -> UIView? {
    let fields = fields
    guard let place = fields.firstIndex(where: { $0 === field }) else { return nil }
    return fields.indices.contains(place + distance) ? fields[place + distance] : nil
  }

  private func bar(for field: UIView, _ placeholder: String?) -> UIToolbar {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    func arrow(_ name: String, _ distance: Int) -> UIBarButtonItem {
      UIBarButtonItem(
        primaryAction: UIAction(image: UIImage(systemName: name)) { [weak self] _ in
          self?.neighbour(distance)?.becomeFirstResponder()
        })
    }
    let space = { UIBarButtonItem(systemItem: .flexibleSpace) }
    var items = fields.count > 1 ? [arrow("chevron.up", -1), arrow("chevron.down", 1)] : []
    items.append(space())
    if manager.shouldShowToolbarPlaceholder, let placeholder, !placeholder.isEmpty {
      let label = UILabel(frame: .zero)
      label.text = placeholder
      label.font = manager.placeholderFont ?? .systemFont(ofSize: 13)
      label.textColor = .secondaryLabel
      label.sizeToFit()
      items += [UIBarButtonItem(customView: label), space()]
    }
    let done = UIBarButtonItem(
      title: manager.toolbarDoneBarButtonItemText ?? "Done",
      primaryAction: UIAction { [weak field] _ in field?.resignFirstResponder() })
    done.style = .done
    bar.items = items + [done]
    if let color = manager.toolbarTintColor { bar.tintColor = color }
    if let color = manager.toolbarBarTintColor { bar.barTintColor = color }
    return bar
  }

  private func update() {
    let items = ((field as? UITextField)?.inputAccessoryView as? UIToolbar)?.items ?? []
    guard fields.count > 1, items.count > 2 else { return }
    items[0].isEnabled = neighbour(-1) != nil
    items[1].isEnabled = neighbour(1) != nil
  }
}

import AnimScenarioFormat
import Foundation
import UIKitCore

extension Action.Alert: StagedAction {
  func begin(
    on stage: Stage, at location: SourceRange, completion: @escaping @MainActor () -> Void
  ) {
    let alert = UIAlertController(
      title: title.isEmpty ? nil : title, message: message.isEmpty ? nil : message,
      preferredStyle: isSheet ? .actionSheet : .alert)
    var hasCancel = false
    for button in buttons {
      var style = button.style ?? (button.title == "Cancel" ? .cancel : .default)
      // A second one is an exception in UIKit.
      if style == .cancel, hasCancel { style = .default }
      hasCancel = hasCancel || style == .cancel
      alert.addAction(UIAlertAction(title: button.title, style: .init(style)))
    }
    guard let presenter = stage.frontController else {
      stage.fail(.unavailable("a controller that presents an alert", at: location))
      return completion()
    }
    presenter.present(alert, animated: true) { completion() }
  }
}

extension Action.ChooseButton: StagedAction {
  func begin(
    on stage: Stage, at location: SourceRange, completion: @escaping @MainActor () -> Void
  ) {
    if let row = stage.window.contextMenuRow(titled: title.text) {
      let center = CGPoint(x: row.bounds.midX, y: row.bounds.midY)
      stage.touch(.tap(at: row.convert(center, to: stage.window)), waitsForRest: false) {
        stage.whenGone(row, completion)
      }
      return
    }
    guard let alert = stage.frontAlert, let button = alert.view.button(titled: title.text)
    else {
      stage.fail(
        .unavailable("a button '\(title.text)' of an alert or a menu on screen", at: location))
      return completion()
    }
    let center = CGPoint(x: button.bounds.midX, y: button.bounds.midY)
    let presenter = alert.presentingViewController
    stage.touch(.tap(at: button.convert(center, to: stage.window)), waitsForRest: false) {
      stage.whenGone(alert, from: presenter, completion)
    }
  }
}

extension Stage {
  /// The controller in front of all others; nil where a scenario's views have none.
  var frontController: UIViewController? { Self.frontController(of: window) }

  /// The alert that can be answered, of the frontmost window that has one.
  var frontAlert: UIAlertController? {
    (shownWindows.reversed() + [window]).lazy
      .compactMap { Self.frontController(of: $0) as? UIAlertController }.first
  }

  private static func frontController(of window: UIWindow) -> UIViewController? {
    var front = window.rootViewController
    while let presented = front?.presentedViewController { front = presented }
    return front
  }

  /// Waits until a view has left the window.
  func whenGone(_ view: UIView, _ completion: @escaping @MainActor () -> Void) {
    guard view.window != nil else { return completion() }
    clock.schedule(after: 0.02) { [weak self] in self?.whenGone(view, completion) }
  }

  /// Waits until a controller is not presented any more.
  func whenGone(
    _ controller: UIViewController, from presenter: UIViewController?,
    _ completion: @escaping @MainActor () -> Void
  ) {
    guard presenter?.presentedViewController === controller else { return completion() }
    clock.schedule(after: 0.02) { [weak self] in
      self?.whenGone(controller, from: presenter, completion)
    }
  }
}

extension [Step] {
  /// Whether any of the steps, or of those in them, presents a controller.
  var presentsControllers: Bool {
    contains {
      $0.action is Action.Alert || $0.action is Action.Sheet
        || $0.action.children.presentsControllers
    }
  }
}

extension UIAlertAction.Style {
  fileprivate init(_ style: Action.Alert.Button.Style) {
    switch style {
    case .default: self = .default
    case .cancel: self = .cancel
    case .destructive: self = .destructive
    }
  }
}

extension UIView {
  /// The first button in the view's subtree that has a title.
  fileprivate func button(titled title: String) -> UIButton? {
    for view in subviews {
      if let button = view as? UIButton, button.title(for: .normal) == title { return button }
      if let found = view.button(titled: title) { return found }
    }
    return nil
  }
}

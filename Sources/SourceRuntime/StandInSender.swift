import UIKitCore

/// What stands for the sender of an action whose method declares a sender of another type.
///
/// Objective-C calls such a method all the same, and most of them ask nothing of their senders. In
/// Swift that would be undefined, so that the method gets a new object of its type, with the tag of
/// the sender.
@MainActor enum StandInSender {
  /// An object of the type that a method takes.
  ///
  /// - Returns: Nil, with a warning, for a type that only the app can make objects of; nil for what
  ///   sends no actions.
  static func make<Sender>(for sender: Any?, of action: String) -> Sender? {
    guard sender is UIResponder || sender is UIGestureRecognizer || sender is UIBarButtonItem else {
      return nil
    }
    for make in makers {
      let object = make()
      guard let made = object as? Sender else { continue }
      let tag = (sender as? UIView)?.tag ?? (sender as? UIBarButtonItem)?.tag ?? 0
      (object as? UIView)?.tag = tag
      (object as? UIBarButtonItem)?.tag = tag
      return made
    }
    let actual = sender.map { "\(type(of: $0))" } ?? "nothing"
    UIEnvironment.current.warn(
      "the action '\(action)' is not called: it takes a sender of type \(Sender.self), and is sent "
        + "by one of type \(actual)")
    return nil
  }

  /// What sends actions.
  private static let makers: [@MainActor () -> Any] = [
    { UIButton(type: .system) },
    { UIBarButtonItem(title: nil, style: .plain, target: nil, action: nil) },
    { UITapGestureRecognizer(target: nil, action: nil) },
    { UIPanGestureRecognizer(target: nil, action: nil) },
    { UILongPressGestureRecognizer(target: nil, action: nil) },
    { UISwipeGestureRecognizer(target: nil, action: nil) },
    { UIPinchGestureRecognizer(target: nil, action: nil) },
    { UIRotationGestureRecognizer(target: nil, action: nil) },
    { UIScreenEdgePanGestureRecognizer(target: nil, action: nil) },
    { UISwitch(frame: .zero) }, { UISlider(frame: .zero) }, { UIStepper(frame: .zero) },
    { UISegmentedControl(frame: .zero) }, { UITextField(frame: .zero) },
    { UIPageControl(frame: .zero) }, { UIDatePicker(frame: .zero) },
    { UIRefreshControl(frame: .zero) },
    { UILabel(frame: .zero) }, { UIImageView(frame: .zero) },
  ]
}

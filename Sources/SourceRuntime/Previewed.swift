public import UIKitCore

/// Collects what a `#Preview` shows: its last expression.
@resultBuilder public enum PreviewBuilder<Shown> {
  /// An expression of what is shown.
  public static func buildExpression(_ shown: Shown) -> Shown { shown }
  /// A statement such as an assignment shows nothing.
  @_disfavoredOverload public static func buildExpression(_ nothing: Void) {}
  /// The first expression, if it is the last one.
  public static func buildPartialBlock(first: Shown) -> Shown { first }
  /// A statement that comes first.
  public static func buildPartialBlock(first: Void) {}
  /// A further statement.
  public static func buildPartialBlock(accumulated: Void, next: Void) {}
  /// The last expression, after statements.
  public static func buildPartialBlock(accumulated: Void, next: Shown) -> Shown { next }
}

/// The controller of a `#Preview`.
@MainActor public func previewed(
  @PreviewBuilder<UIViewController> _ body: () -> UIViewController
) -> UIViewController { body() }

/// A controller that shows the view of a `#Preview`: in the middle, in the size that it wants, if it wants one, and
/// over the safe area if it does not.
@MainActor public func previewed(
  @PreviewBuilder<UIView> _ body: () -> UIView
) -> UIViewController {
  let (controller, view) = (UIViewController(), body())
  controller.view.backgroundColor = .systemBackground
  view.translatesAutoresizingMaskIntoConstraints = false
  controller.view.addSubview(view)
  let area = controller.view.safeAreaLayoutGuide
  let size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
  if size.width > 0, size.height > 0 {
    NSLayoutConstraint.activate([
      view.centerXAnchor.constraint(equalTo: area.centerXAnchor),
      view.centerYAnchor.constraint(equalTo: area.centerYAnchor),
      view.widthAnchor.constraint(lessThanOrEqualTo: area.widthAnchor),
    ])
  } else {
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: area.topAnchor),
      view.bottomAnchor.constraint(equalTo: area.bottomAnchor),
      view.leadingAnchor.constraint(equalTo: area.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: area.trailingAnchor),
    ])
  }
  return controller
}

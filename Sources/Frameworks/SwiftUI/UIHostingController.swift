public import Foundation
public import UIKitCore

/// How a hosting controller says how large it is; kept.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Options of their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// By the size that is preferred for the controller.
  public static let preferredContentSize = Self(rawValue: 1)
  /// By the size of the view's content.
  public static let intrinsicContentSize = Self(rawValue: 2)
}

/// A controller that shows a view of SwiftUI's, in the middle of its safe area.
///
/// Where sources are lowered whose views are left out, it shows the name of the view, and says so.
@preconcurrency @MainActor open class UIHostingController<Content: View>: UIViewController {
  private var content: Content?
  private var name: String?
  private var hosted: (any UIView & UIContentView)?

  /// How it says how large it is; kept.
  public var sizingOptions: UIHostingControllerSizingOptions = []

  /// A controller that shows a view.
  public init(rootView: Content) {
    content = rootView
    super.init(nibName: nil, bundle: nil)
  }

  /// A controller that shows a view, by a storyboard.
  public init?(coder aDecoder: NSCoder, rootView: Content) {
    content = rootView
    super.init(coder: aDecoder)
  }

  /// A controller that shows the name of a view that was left out.
  public init(standingFor name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
  }

  /// A controller that shows the name of a view that was left out, by a storyboard.
  public init?(coder aDecoder: NSCoder, standingFor name: String) {
    self.name = name
    super.init(coder: aDecoder)
  }

  /// A controller of a storyboard, which shows nothing.
  public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

  /// What is shown.
  public var rootView: Content {
    get {
      guard let content else { preconditionFailure("the view of SwiftUI's was left out") }
      return content
    }
    set {
      content = newValue
      guard isViewLoaded else { return }
      hosted?.removeFromSuperview()
      host()
    }
  }

  /// The size that the content takes of one that is proposed.
  public func sizeThatFits(in size: CGSize) -> CGSize {
    loadViewIfNeeded()
    return hosted?.sizeThatFits(size) ?? size
  }

  open override func loadView() {
    view = UIView()
    view.backgroundColor = .systemBackground
    host()
  }

  private func host() {
    if let content {
      let shown = UIHostingConfiguration { content }.margins(.all, 0).makeContentView()
      hosted = shown
      view.addSubview(shown)
    } else if let name {
      UIEnvironment.warn(
        "screens of SwiftUI are not drawn; their names stand for them, such as '\(name)'")
      let label = UILabel()
      label.text = name
      label.textColor = .secondaryLabel
      label.textAlignment = .center
      label.adjustsFontSizeToFitWidth = true
      label.minimumScaleFactor = 0.5
      label.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(label)
      let area = view.safeAreaLayoutGuide
      NSLayoutConstraint.activate([
        label.centerXAnchor.constraint(equalTo: area.centerXAnchor),
        label.centerYAnchor.constraint(equalTo: area.centerYAnchor),
        label.widthAnchor.constraint(lessThanOrEqualTo: area.widthAnchor),
      ])
    }
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    hosted?.frame = view.safeAreaLayoutGuide.layoutFrame
  }
}

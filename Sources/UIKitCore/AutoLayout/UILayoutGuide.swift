public import Foundation

/// A rectangle that takes part in constraints without being a view.
@preconcurrency @MainActor open class UILayoutGuide: NSObject {
  /// The class and an address, which is the same in every run.
  nonisolated open override var description: String { numberedDescription }

  /// The source of the guide's place, apart from constraints.
  enum Role {
    case free
    case safeArea
    case margins
    /// What a scroll view scrolls; the solver places it.
    case scrollContent
    /// What a scroll view shows of its content.
    case scrollFrame
    /// What the keyboard covers.
    case keyboard
  }

  let role: Role
  var anchors = KnownAnchors()
  /// The view that the guide was added to; nil for none.
  open internal(set) weak var owningView: UIView?
  /// A name for the app's own use; by default empty.
  open var identifier = ""
  /// In the owning view's coordinates; that of a guide which constraints place as of the last layout.
  open internal(set) var layoutFrame: CGRect {
    get {
      guard let owningView, let insets else { return placedFrame }
      return owningView.bounds.inset(by: insets)
    }
    set { placedFrame = newValue }
  }
  private var placedFrame = CGRect.zero

  /// Creates a guide, to be added to a view and placed by constraints.
  public override init() {
    role = .free
    super.init()
  }

  init(_ role: Role, of view: UIView) {
    self.role = role
    owningView = view
    super.init()
  }

  /// The height at the lower edge of the owning view, in points, for a guide of the keyboard.
  var coveredHeight: CGFloat { 0 }

  /// How far the guide is inside the owning view; nil for one that constraints place.
  var insets: UIEdgeInsets? {
    guard let owningView else { return nil }
    switch role {
    case .free, .scrollContent: return nil
    case .scrollFrame: return .zero
    case .safeArea: return owningView.safeAreaInsets
    case .margins: return owningView.effectiveMargins
    case .keyboard:
      return UIEdgeInsets(
        top: owningView.bounds.height - coveredHeight, left: 0, bottom: 0, right: 0)
    }
  }
}

extension UIView {
  /// The margins beside the safe area, where they begin inside of it.
  var effectiveMargins: UIEdgeInsets {
    let own = ownMargins
    guard insetsLayoutMarginsFromSafeArea else { return own }
    let safe = safeAreaInsets
    return UIEdgeInsets(
      top: own.top + safe.top, left: own.left + safe.left, bottom: own.bottom + safe.bottom,
      right: own.right + safe.right)
  }

  func guide(_ role: UILayoutGuide.Role) -> UILayoutGuide {
    if let guide = autoLayout.guides.first(where: { $0.role == role }) { return guide }
    let guide =
      role == .keyboard ? UIKeyboardLayoutGuide(of: self) : UILayoutGuide(role, of: self)
    autoLayout.guides.append(guide)
    if role == .scrollContent, let scrollView = self as? UIScrollView {
      guide.layoutFrame = CGRect(origin: .zero, size: scrollView.contentSize)
    } else if guide.insets == nil {
      guide.layoutFrame = bounds
    }
    return guide
  }
}

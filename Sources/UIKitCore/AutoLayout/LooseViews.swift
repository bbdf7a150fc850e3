import Foundation

/// Places for views that nothing places, on screens of which parts are missing.
///
/// Where what lays views out is of a module that is not there, they stay in a corner without any size, and of a screen nothing would be to
/// be seen but its background. In the order in which they were added they are set one below the other, as wide as the view around
/// them; what scrolls, and a map or a page of the web, takes the room that the others leave. In rows of tables a picture stands before the
/// rest. What has any place, by its frame, a constraint or a stack view, keeps it.
@MainActor package enum LooseViews {
  /// Places what is loose in the views of a window's controllers.
  ///
  /// - Returns: Whether anything was.
  @discardableResult package static func place(in window: UIWindow) -> Bool {
    guard isWanted, let root = window.rootViewController else { return false }
    return place(in: root)
  }

  private static var isWanted: Bool {
    let environment = UIEnvironment.current
    return environment.improvises && environment.isMissingParts
  }

  private static func place(in controller: UIViewController) -> Bool {
    var isAny = controller.viewIfLoaded.map { place(in: $0) } ?? false
    for other in controller.children { isAny = place(in: other) || isAny }
    // What is presented over a child is presented by the outermost controller, too.
    if let presented = controller.presentedViewController,
      presented.presentingViewController === controller
    {
      isAny = place(in: presented) || isAny
    }
    return isAny
  }

  /// Places what is loose in a view and in those inside it.
  @discardableResult static func place(in view: UIView) -> Bool {
    guard isWanted else { return false }
    var isAny = false
    if isFilledByApps(view) {
      let loose = view.subviews.filter(isLoose)
      if !loose.isEmpty {
        Arrangement(of: loose, in: view).activate()
        UIEnvironment.current.warn(
          "nothing says where views in \(type(of: view.owner ?? view as AnyObject)) are, as what would is missing; they are "
            + "shown one below the other")
        isAny = true
      }
    }
    for subview in inside(view) where subview.owner == nil {
      isAny = place(in: subview) || isAny
    }
    return isAny
  }

  /// The views in a view that apps may have filled.
  private static func inside(_ view: UIView) -> [UIView] {
    switch view {
    case let cell as UITableViewCell: [cell.contentView]
    case let cell as UICollectionViewCell: [cell.contentView]
    case let header as UITableViewHeaderFooterView: [header.contentView]
    case let table as UITableView:
      [table.tableHeaderView, table.tableFooterView].compactMap(\.self)
    case is UICollectionView: []
    case let effect as UIVisualEffectView: [effect.contentView]
    default: isContainer(type(of: view)) ? view.subviews : []
    }
  }

  /// Whether a view's subviews are an app's.
  private static func isFilledByApps(_ view: UIView) -> Bool {
    if let owner = view.owner {
      return !(owner is UINavigationController) && !(owner is UITabBarController)
        && !(owner is UISplitViewController) && !(owner is UIPageViewController)
        && !(owner is UIAlertController) && isContainer(type(of: view))
    }
    return isContainer(type(of: view)) && !(view is UIStackView)
  }

  /// The classes whose subviews are others' alone.
  private static let containers: [UIView.Type] = [
    UIView.self, UIScrollView.self, UIStackView.self, UICollectionReusableView.self,
  ]

  /// Whether a class is one of views that hold an app's, or an app's own descendant of one.
  private static func isContainer(_ type: UIView.Type) -> Bool {
    var ancestor: AnyClass? = type
    while let one = ancestor, !UIEnvironment.isOfUIKit(one) { ancestor = _getSuperclass(one) }
    return containers.contains { $0 == ancestor }
  }

  /// Whether nothing says where a view is.
  private static func isLoose(_ view: UIView) -> Bool {
    guard !view.isHidden, view.autoLayout.outerConstraints == 0, !(view is UIRefreshControl),
      (view.superview?.superview as? UITableViewCell)?.madeItself(view) != true
    else { return false }
    return !view.translatesAutoresizingMaskIntoConstraints
      || view.frame.size == .zero && view.autoresizingMask.isEmpty
  }
}

extension UIEnvironment {
  /// Whether a class is one of those that come with the program.
  static func isOfUIKit(_ type: AnyClass) -> Bool {
    let module = String(reflecting: type).prefix { $0 != "." }
    return module == "UIKitCore" || isOwnModule(module)
  }

  /// Whether a module bears the program's prefix: an app's `Animations` does not.
  package static func isOwnModule(_ name: some StringProtocol) -> Bool {
    name.hasPrefix("Anim") && name.dropFirst(4).first?.isUppercase == true
  }
}

/// The constraints that set views one below the other.
@MainActor private struct Arrangement {
  private let views: [UIView]
  private let container: UIView
  /// What is as large as the container, behind the rest.
  private let backgrounds: [UIView]
  /// What turns in the middle.
  private let indicators: [UIView]
  /// A picture at the leading edge of a row.
  private let picture: UIView?

  private var constraints: [NSLayoutConstraint] = []

  init(of loose: [UIView], in container: UIView) {
    self.container = container
    indicators = loose.filter { $0 is UIActivityIndicatorView }
    var rest = loose.filter { !($0 is UIActivityIndicatorView) }
    // An empty view before all others is what they stand on.
    let behind = rest.count > 1 ? rest.prefix { Self.isBackdrop($0) } : []
    backgrounds = Array(behind)
    rest.removeFirst(behind.count)
    let isRow = container.superview is UITableViewCell
    let picture = isRow && rest.count > 1 ? rest.first { $0 is UIImageView } : nil
    self.picture = picture
    views = rest.filter { $0 !== picture }
    for view in loose { view.translatesAutoresizingMaskIntoConstraints = false }
  }

  private static func isBackdrop(_ view: UIView) -> Bool {
    (type(of: view) == UIView.self || view is UIVisualEffectView) && view.subviews.isEmpty
  }

  // MARK: Measures

  private var isInCell: Bool {
    container.superview is UITableViewCell || container.superview is UICollectionViewCell
  }

  private var isOnlyContainer: Bool { views.count == 1 && Self.holdsOthers(views[0]) }

  private var margin: CGFloat { isOnlyContainer ? 0 : isInCell ? 12 : 16 }
  private var spacing: CGFloat { isInCell ? 4 : 12 }
  private static let pictureSide: CGFloat = 56
  private static let greatestPicture: CGFloat = 180

  private static func holdsOthers(_ view: UIView) -> Bool {
    !view.subviews.isEmpty
      && (type(of: view) == UIView.self || !UIEnvironment.isOfUIKit(type(of: view)))
      && view.intrinsicContentSize.height == UIView.noIntrinsicMetric
  }

  /// Whether a view takes the room that others leave.
  private func fills(_ view: UIView) -> Bool {
    if view is UITextView { return false }
    if view is UIScrollView { return true }
    if view.owner != nil { return true }
    if view is UIImageView, container.superview is UICollectionViewCell { return true }
    if ["WebView", "MapView"].contains(where: { String(describing: type(of: view)).contains($0) }) {
      return true
    }
    return Self.holdsOthers(view) && view.subviews.contains { fills($0) && !$0.isHidden }
  }

  // MARK: Constraints

  func activate() {
    var arrangement = self
    arrangement.addAll()
    NSLayoutConstraint.activate(arrangement.constraints)
  }

  private mutating func addAll() {
    for view in backgrounds { pin(view, to: container) }
    for view in indicators {
      constraints += [
        view.centerXAnchor.constraint(equalTo: container.centerXAnchor),
        view.centerYAnchor.constraint(equalTo: container.centerYAnchor),
      ]
    }
    if let scroll = container as? UIScrollView {
      addChain(
        top: scroll.contentLayoutGuide.topAnchor, bottom: scroll.contentLayoutGuide.bottomAnchor,
        leading: scroll.contentLayoutGuide.leadingAnchor,
        trailing: scroll.contentLayoutGuide.trailingAnchor, isAsHighAsContent: true)
      constraints.append(
        scroll.contentLayoutGuide.widthAnchor.constraint(
          equalTo: scroll.frameLayoutGuide.widthAnchor))
      return
    }
    // What lists moves its content out of the bars itself.
    let lists = views.first is UITableView || views.first is UICollectionView
    if let only = views.first, views.count == 1, container.owner != nil, lists {
      return pin(only, to: container)
    }
    let safe = container.safeAreaLayoutGuide
    let isScreen = container.owner != nil
    var leading = isScreen ? safe.leadingAnchor : container.leadingAnchor
    if let picture {
      leading = picture.trailingAnchor
      let low = picture.bottomAnchor.constraint(
        lessThanOrEqualTo: container.bottomAnchor, constant: -margin)
      low.priority = .almostRequired
      constraints += [
        picture.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: margin),
        picture.topAnchor.constraint(equalTo: container.topAnchor, constant: margin),
        picture.widthAnchor.constraint(equalToConstant: Self.pictureSide),
        picture.heightAnchor.constraint(equalToConstant: Self.pictureSide), low,
      ]
    }
    addChain(
      top: isScreen ? safe.topAnchor : container.topAnchor,
      bottom: isScreen ? safe.bottomAnchor : container.bottomAnchor, leading: leading,
      trailing: isScreen ? safe.trailingAnchor : container.trailingAnchor,
      isAsHighAsContent: !isScreen)
  }

  private mutating func pin(_ view: UIView, to other: UIView) {
    constraints += [
      view.topAnchor.constraint(equalTo: other.topAnchor),
      view.bottomAnchor.constraint(equalTo: other.bottomAnchor),
      view.leadingAnchor.constraint(equalTo: other.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: other.trailingAnchor),
    ]
  }

  /// The lowest of the views that have their place and leave room below.
  private var lowestPlaced: UIView? {
    guard !(container is UIScrollView) else { return nil }
    let placed = container.subviews.filter { view in
      !view.isHidden && !views.contains { $0 === view } && !backgrounds.contains { $0 === view }
        && !indicators.contains { $0 === view } && view !== picture
        && view.bounds.height > 0 && view.frame.maxY < container.bounds.height * 0.8
    }
    return placed.max { $0.frame.maxY < $1.frame.maxY }
  }

  private mutating func addChain(
    top: NSLayoutYAxisAnchor, bottom: NSLayoutYAxisAnchor, leading: NSLayoutXAxisAnchor,
    trailing: NSLayoutXAxisAnchor, isAsHighAsContent: Bool
  ) {
    var above = lowestPlaced?.bottomAnchor ?? top
    var gap = lowestPlaced == nil ? margin : spacing
    let filling = container is UIScrollView ? [] : views.filter(fills)
    for view in views {
      let side = fills(view) || view is UISearchBar ? 0 : margin
      constraints.append(
        view.topAnchor.constraint(equalTo: above, constant: side == 0 && above === top ? 0 : gap))
      addWidth(view, leading, trailing, side)
      addHeight(view, among: filling)
      (above, gap) = (view.bottomAnchor, spacing)
    }
    guard let last = views.last else { return }
    let end = fills(last) ? 0 : -margin
    let low: NSLayoutConstraint
    if !filling.isEmpty || isAsHighAsContent {
      low = last.bottomAnchor.constraint(equalTo: bottom, constant: end)
    } else {
      low = last.bottomAnchor.constraint(lessThanOrEqualTo: bottom, constant: end)
    }
    low.priority = .almostRequired
    constraints.append(low)
  }

  private mutating func addWidth(
    _ view: UIView, _ leading: NSLayoutXAxisAnchor, _ trailing: NSLayoutXAxisAnchor, _ side: CGFloat
  ) {
    guard view is UISwitch || view is UIStepper || isPictureOfItsOwnSize(view) else {
      constraints += [
        view.leadingAnchor.constraint(equalTo: leading, constant: side),
        view.trailingAnchor.constraint(equalTo: trailing, constant: -side),
      ]
      return
    }
    constraints += [
      view.leadingAnchor.constraint(greaterThanOrEqualTo: leading, constant: side),
      view.trailingAnchor.constraint(lessThanOrEqualTo: trailing, constant: -side),
    ]
    let middle = view.centerXAnchor.constraint(equalTo: container.centerXAnchor)
    middle.priority = .almostRequired
    constraints.append(middle)
  }

  private func isPictureOfItsOwnSize(_ view: UIView) -> Bool {
    guard let size = (view as? UIImageView)?.image?.size else { return false }
    return !fills(view) && size.height < Self.greatestPicture && size.width < container.bounds.width
  }

  private mutating func addHeight(_ view: UIView, among filling: [UIView]) {
    if fills(view), let first = filling.first {
      if view !== first {
        constraints.append(view.heightAnchor.constraint(equalTo: first.heightAnchor))
      }
      if let picture = view as? UIImageView {
        picture.setContentHuggingPriority(.fittingSizeLevel, for: .vertical)
        picture.setContentCompressionResistancePriority(.fittingSizeLevel, for: .vertical)
      }
      return
    }
    switch view {
    case let picture as UIImageView:
      guard !isPictureOfItsOwnSize(view) else { return }
      picture.clipsToBounds = true
      add(view.heightAnchor.constraint(equalToConstant: Self.greatestPicture), .almostRequired)
    case is UITextView:
      add(view.heightAnchor.constraint(greaterThanOrEqualToConstant: 96), .almostRequired)
    case is UITextField, is UIButton:
      add(view.heightAnchor.constraint(greaterThanOrEqualToConstant: 44), .defaultHigh)
    default:
      guard view.subviews.isEmpty, view.intrinsicContentSize.height == UIView.noIntrinsicMetric
      else { return }
      // A line, or what an app draws itself.
      let isPlain = type(of: view) == UIView.self
      add(view.heightAnchor.constraint(equalToConstant: isPlain ? 1 : 120), .fittingSizeLevel)
    }
  }

  private mutating func add(_ constraint: NSLayoutConstraint, _ priority: UILayoutPriority) {
    constraint.priority = priority
    constraints.append(constraint)
  }
}

extension UILayoutPriority {
  /// Less than what an app requires.
  fileprivate static let almostRequired = UILayoutPriority(999)
}

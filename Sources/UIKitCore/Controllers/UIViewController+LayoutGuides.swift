public import Foundation

/// The room that bars take at an edge of a controller's view.
@preconcurrency @MainActor public protocol UILayoutSupport: NSObjectProtocol {
  /// The height of the room in points.
  var length: CGFloat { get }
  /// The upper edge of the room, for constraints.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The lower edge of the room, for constraints.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
}

extension UILayoutGuide: UILayoutSupport {
  /// The guide's height in points: a controller's as it is now, that of others as last laid out.
  public var length: CGFloat {
    switch identifier {
    case Self.top: owningView?.safeAreaInsets.top ?? 0
    case Self.bottom: owningView?.safeAreaInsets.bottom ?? 0
    default: layoutFrame.height
    }
  }

  fileprivate static let top = "UIViewControllerTop"
  fileprivate static let bottom = "UIViewControllerBottom"
}

extension UIViewController {
  /// The room from the top of the view to the lower edge of the bars there.
  public var topLayoutGuide: any UILayoutSupport { edgeGuide(isTop: true) }

  /// The room from the upper edge of the bars at the bottom to the lower edge of the view.
  public var bottomLayoutGuide: any UILayoutSupport { edgeGuide(isTop: false) }

  private func edgeGuide(isTop: Bool) -> UILayoutGuide {
    let identifier = isTop ? UILayoutGuide.top : UILayoutGuide.bottom
    guard let view else { return UILayoutGuide() }
    if let known = view.layoutGuides.first(where: { $0.identifier == identifier }) { return known }
    let guide = UILayoutGuide()
    guide.identifier = identifier
    view.addLayoutGuide(guide)
    let safeArea = view.safeAreaLayoutGuide
    // Two, as many as a suite of tests counts on iOS: nobody relates to the sides of the room.
    NSLayoutConstraint.activate([
      guide.topAnchor.constraint(equalTo: isTop ? view.topAnchor : safeArea.bottomAnchor),
      guide.bottomAnchor.constraint(equalTo: isTop ? safeArea.topAnchor : view.bottomAnchor),
    ])
    return guide
  }
}

public import Foundation

/// The look of a bar: its background and the line at its edge.
@preconcurrency @MainActor open class UIBarAppearance: NSObject {
  /// The colour over the effect; nil for none.
  open var backgroundColor: UIColor?
  /// The blur behind the bar; nil for none.
  open var backgroundEffect: UIBlurEffect?
  /// A picture over colour and blur, behind what is in the bar; none by default.
  open var backgroundImage: UIImage?
  /// The way in which that picture fills the bar, `.scaleToFill` by default.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
  /// The colour of the line at the bar's edge; nil for none.
  open var shadowColor: UIColor?
  /// A picture in place of the line; an empty one removes it.
  open var shadowImage: UIImage?

  /// The look that bars have over content that scrolls.
  public override convenience init() { self.init(idiom: .unspecified) }

  /// The look that bars have over content that scrolls, whatever the device.
  public init(idiom: UIUserInterfaceIdiom) {
    super.init()
    configureWithDefaultBackground()
  }

  /// The look of another bar.
  public init(barAppearance: UIBarAppearance) {
    super.init()
    backgroundColor = barAppearance.backgroundColor
    backgroundEffect = barAppearance.backgroundEffect
    backgroundImage = barAppearance.backgroundImage
    backgroundImageContentMode = barAppearance.backgroundImageContentMode
    shadowColor = barAppearance.shadowColor
    shadowImage = barAppearance.shadowImage
  }

  /// The look that bars have over content that scrolls: archives say nothing here.
  public required init(coder: NSCoder) {
    super.init()
    configureWithDefaultBackground()
  }

  /// Sets the look of bars over content that scrolls: the system's chrome material and a line.
  open func configureWithDefaultBackground() {
    backgroundColor = nil
    backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
    shadowColor = .separator
  }

  /// Sets the look of bars that cover what is below: `systemBackground` and a line.
  open func configureWithOpaqueBackground() {
    backgroundColor = .systemBackground
    backgroundEffect = nil
    shadowColor = .separator
  }

  /// Sets the look of bars of which only titles and buttons are seen.
  open func configureWithTransparentBackground() {
    backgroundColor = nil
    backgroundEffect = nil
    shadowColor = nil
  }
}

/// The look of tabs in a state.
@preconcurrency @MainActor open class UITabBarItemStateAppearance: NSObject {
  /// The title's font and colour, 10 points in the icon's colour where they leave it open.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The colour of the icon; nil for the usual one.
  open var iconColor: UIColor?
  /// The colour of the badge; nil for `systemRed`.
  open var badgeBackgroundColor: UIColor?
  /// How far the title is from its usual place, in points to the right and down, where the item itself says nothing.
  open var titlePositionAdjustment = UIOffset()
}

/// The look of tabs.
@preconcurrency @MainActor open class UITabBarItemAppearance: NSObject {
  /// The arrangement of image and title.
  public enum Style: Int, Sendable { case stacked, inline, compactInline }
  /// The look of tabs that are not chosen.
  public let normal = UITabBarItemStateAppearance()
  /// The look of the chosen tab.
  public let selected = UITabBarItemStateAppearance()
  /// The look of tabs that cannot be chosen.
  public let disabled = UITabBarItemStateAppearance()
  /// The usual look.
  public override init() { super.init() }
  /// The usual look in an arrangement.
  public init(style: Style) {}
}

/// The look of a tab bar.
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
  /// The look of tabs with the title below the image, which is that of phones held upright.
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  /// The look of tabs with the title beside the image, which is that of tablets.
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  /// The look of tabs with the title beside the image in low bars, which is that of phones on their side.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
  /// How tabs are spread over the bar; kept, they fill it.
  open var stackedItemPositioning = UITabBar.ItemPositioning.automatic
  /// Points between tabs; kept, they fill the bar.
  open var stackedItemSpacing: CGFloat = 0
  /// The width of tabs in points; kept, they fill the bar.
  open var stackedItemWidth: CGFloat = 0
  /// A picture behind the chosen tab; kept.
  open var selectionIndicatorImage: UIImage?
  /// The colour behind the chosen tab; kept.
  open var selectionIndicatorTintColor: UIColor?
}

/// Told of taps in a tab bar.
@preconcurrency @MainActor public protocol UITabBarDelegate: NSObjectProtocol {
  /// Called when a tab was tapped.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) throws(UnimplementedRequirement)
  /// Called before people arrange the items: never.
  func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem])
    throws(UnimplementedRequirement)
  /// Called when people arrange the items: never.
  func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem])
    throws(UnimplementedRequirement)
  /// Called before people end arranging the items: never.
  func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool)
    throws(UnimplementedRequirement)
  /// Called after people arranged the items: never.
  func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool)
    throws(UnimplementedRequirement)
}

/// Asked and told about taps in the bar of a tab bar controller.
@preconcurrency @MainActor public protocol UITabBarControllerDelegate: NSObjectProtocol {
  /// Whether a tap may choose a controller; true without the method.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) throws(UnimplementedRequirement) -> Bool
  /// Called after a tap has chosen a controller.
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) throws(UnimplementedRequirement)
  /// Whether a tap may choose a tab; true without the method.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelectTab tab: UITab
  ) throws(UnimplementedRequirement) -> Bool
  /// Called after a tap has chosen a tab.
  func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
  ) throws(UnimplementedRequirement)
  /// The animation from one controller to another; not asked, tabs change at once.
  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) throws(UnimplementedRequirement) -> (any UIViewControllerAnimatedTransitioning)?
}

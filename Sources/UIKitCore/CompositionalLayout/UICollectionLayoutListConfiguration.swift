public import Foundation

/// A section of rows as wide as the view and as high as their content.
@preconcurrency @MainActor public struct UICollectionLayoutListConfiguration {
  public enum Appearance: Int, Sendable {
    case plain, grouped, insetGrouped, sidebar, sidebarPlain
  }

  public enum HeaderMode: Int, Sendable { case none, supplementary, firstItemInSection }

  public enum FooterMode: Int, Sendable { case none, supplementary }

  public let appearance: Appearance
  public var headerMode = HeaderMode.none
  public var footerMode = FooterMode.none
  /// Above each header, in points; nil for the appearance's own.
  public var headerTopPadding: CGFloat?
  /// Whether there are lines between rows.
  public var showsSeparators = true
  /// Behind the rows; nil for the appearance's own.
  public var backgroundColor: UIColor?

  /// What is seen between groups.
  var shownBackgroundColor: UIColor {
    switch appearance {
    case .plain, .sidebarPlain: backgroundColor ?? .systemBackground
    case .grouped, .insetGrouped, .sidebar: backgroundColor ?? .systemGroupedBackground
    }
  }

  public typealias SwipeActionsConfigurationProvider = (
    _ indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?
  /// The actions that a swipe to the right uncovers, where one reads from left to right.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  public init(appearance: Appearance) { self.appearance = appearance }
}

extension NSCollectionLayoutSection {
  /// Rows of an estimated 44 points; 16 points of margin at the sides of inset groups, and 35 above
  /// those of groups, as iOS has them.
  public class func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let row = NSCollectionLayoutItem(layoutSize: size)
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [row]))
    section.leadingSwipeActions = configuration.leadingSwipeActionsConfigurationProvider
    section.trailingSwipeActions = configuration.trailingSwipeActionsConfigurationProvider
    section.list = configuration
    let isGrouped = configuration.appearance == .grouped
    let isInset = configuration.appearance == .insetGrouped
    section.contentInsets = NSDirectionalEdgeInsets(
      // A header brings its own room along.
      top: (isGrouped || isInset) && configuration.headerMode != .supplementary
        ? configuration.headerTopPadding ?? 35 : 0,
      leading: isInset ? 16 : 0, bottom: 0, trailing: isInset ? 16 : 0)
    let header = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(28))
    if configuration.headerMode == .supplementary {
      let item = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: header, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      item.pinToVisibleBounds = configuration.appearance == .plain
      section.boundarySupplementaryItems.append(item)
    }
    if configuration.footerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: header, elementKind: UICollectionView.elementKindSectionFooter,
          alignment: .bottom))
    }
    return section
  }
}

extension UICollectionViewCompositionalLayout {
  public class func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, environment in
      NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
    }
  }
}

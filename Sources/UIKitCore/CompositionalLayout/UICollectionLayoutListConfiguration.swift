public import Foundation

/// A section of rows as wide as the view and as high as their content.
@preconcurrency @MainActor public struct UICollectionLayoutListConfiguration {
  /// The look of a list's rows, headers and background.
  ///
  /// Sidebars look like their counterparts: `sidebar` like `grouped` without the room above,
  /// `sidebarPlain` like `plain`.
  public enum Appearance: Int, Sendable {
    case plain, grouped, insetGrouped, sidebar, sidebarPlain
  }

  /// The source of headers: none, supplementary views, or the first item, which here looks like any
  /// other row.
  public enum HeaderMode: Int, Sendable { case none, supplementary, firstItemInSection }

  /// The source of footers: none or supplementary views.
  public enum FooterMode: Int, Sendable { case none, supplementary }

  /// The look of rows, headers and background.
  public let appearance: Appearance
  /// The source of headers; by default there are none.
  public var headerMode = HeaderMode.none
  /// The source of footers; by default there are none.
  public var footerMode = FooterMode.none
  /// Room above each group without a header, in points; nil, the default, for 35.
  ///
  /// Plain lists and sections with headers ignore it.
  public var headerTopPadding: CGFloat?
  /// Whether there are lines between rows.
  public var showsSeparators = true
  /// The lines of all rows.
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// Says which lines a row has.
  public typealias ItemSeparatorHandler = (
    _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
  ) -> UIListSeparatorConfiguration
  /// Says which lines a row has, from those of all rows; nil, the default, for just these.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// Colour behind the rows; nil, the default, for the appearance's own.
  ///
  /// A collection view that the app gave a colour keeps that one.
  public var backgroundColor: UIColor?

  /// The colour that is seen between groups.
  var shownBackgroundColor: UIColor {
    switch appearance {
    case .plain, .sidebarPlain: backgroundColor ?? .systemBackground
    case .grouped, .insetGrouped, .sidebar: backgroundColor ?? .systemGroupedBackground
    }
  }

  /// The actions of a row; nil for none.
  public typealias SwipeActionsConfigurationProvider = (
    _ indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?
  /// The actions that a swipe to the right uncovers, where one reads from left to right.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// The actions that a swipe to the left uncovers, where one reads from left to right.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// Creates a list of a look, with lines between rows and without headers and footers.
  public init(appearance: Appearance) {
    self.appearance = appearance
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }

  /// The lines of a row; nil for none.
  func separators(at path: IndexPath) -> UIListSeparatorConfiguration? {
    guard showsSeparators else { return nil }
    return itemSeparatorHandler?(path, separatorConfiguration) ?? separatorConfiguration
  }
}

extension NSCollectionLayoutSection {
  /// A section of rows of an estimated 44 points.
  ///
  /// As iOS has them: 16 points of margin at the sides of inset groups, 20 where the width is 414 points or more, and 35 above those of
  /// groups. Groups with headers have 17.5 below them instead, the last one 20.
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
    // Rows reach to the view's edges; what is in them keeps clear of the safe area by itself.
    section.contentInsetsReference = configuration.appearance == .insetGrouped ? .safeArea : .none
    let isGrouped = configuration.appearance == .grouped
    let isInset = configuration.appearance == .insetGrouped
    let margin: CGFloat =
      !isInset ? 0 : layoutEnvironment.container.effectiveContentSize.width < 414 ? 16 : 20
    // A header brings its own room along.
    let hasHeader = configuration.headerMode == .supplementary
    let hasRoomBelow = (isGrouped || isInset) && hasHeader && configuration.footerMode == .none
    section.contentInsets = NSDirectionalEdgeInsets(
      top: (isGrouped || isInset) && !hasHeader ? configuration.headerTopPadding ?? 35 : 0,
      leading: margin, bottom: hasRoomBelow ? 17.5 : 0, trailing: margin)
    if hasRoomBelow { section.roomAtEnd = 2.5 }
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
  /// A layout whose sections are all lists of one configuration.
  public class func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, environment in
      NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
    }
  }
}

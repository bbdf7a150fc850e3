import AnimGeometry
import AnimScenarioFormat
import Foundation
import UIKitCore

extension UICollectionViewCompositionalLayout {
  /// The layout that a scenario describes.
  convenience init(_ description: CompositionalLayout) {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = description.isHorizontal ? .horizontal : .vertical
    configuration.interSectionSpacing = description.interSectionSpacing
    // Swipes ask the collection view that shows the layout, which is made first.
    let shown = ShownLayout()
    self.init(
      sectionProvider: { index, environment in
        guard !description.sections.isEmpty else { return nil }
        return description.sections[index % description.sections.count]
          .section(in: environment, of: shown)
      }, configuration: configuration)
    shown.layout = self
  }
}

/// A layout that its own section provider knows.
@MainActor private final class ShownLayout {
  weak var layout: UICollectionViewLayout?
}

extension SwipeActions {
  /// The actions on a row; a destructive one deletes it.
  @MainActor fileprivate func configuration(
    at path: IndexPath, in shown: ShownLayout
  ) -> UISwipeActionsConfiguration {
    let configuration = UISwipeActionsConfiguration(
      actions: actions.map { action in
        let isDestructive = action.isDestructive
        let result = UIContextualAction(
          style: isDestructive ? .destructive : .normal,
          title: action.title.isEmpty ? nil : action.title
        ) { [weak shown] _, _, completion in
          if let view = shown?.layout?.collectionView {
            action.perform(at: path, in: view)
          }
          completion(true)
        }
        if !action.symbol.isEmpty {
          result.image = UIImage(
            systemName: action.symbol, withConfiguration: .init(pointSize: 20, weight: .regular))
        }
        if let color = action.backgroundColor {
          result.backgroundColor = UIColor(light: color.light, dark: color.dark)
        }
        return result
      })
    configuration.performsFirstActionWithFullSwipe = performsFirstActionWithFullSwipe
    return configuration
  }
}

extension SwipeAction {
  @MainActor fileprivate func perform(at path: IndexPath, in view: UICollectionView) {
    guard let source = view.dataSource as? StageDataSource else { return }
    if isDestructive {
      source.deleteItem(at: path)
      view.deleteItems(at: [path])
    } else if !toggledProperty.isEmpty {
      source.toggle(toggledProperty, ofItemAt: path)
      view.reconfigureItems(at: [path])
    }
  }
}

extension CompositionalLayout.Section {
  @MainActor fileprivate func section(
    in environment: any NSCollectionLayoutEnvironment, of shown: ShownLayout
  ) -> NSCollectionLayoutSection {
    let section: NSCollectionLayoutSection
    if let list {
      var configuration = UICollectionLayoutListConfiguration(appearance: .init(list))
      if header != nil { configuration.headerMode = .supplementary }
      if footer != nil { configuration.footerMode = .supplementary }
      configuration.leadingSwipeActionsConfigurationProvider = leadingSwipeActions.map { actions in
        { actions.configuration(at: $0, in: shown) }
      }
      configuration.trailingSwipeActionsConfigurationProvider = trailingSwipeActions.map {
        actions in
        { actions.configuration(at: $0, in: shown) }
      }
      section = .list(using: configuration, layoutEnvironment: environment)
      if contentInsets != .zero { section.contentInsets = .init(contentInsets) }
    } else {
      section = NSCollectionLayoutSection(group: group.group())
      section.contentInsets = .init(contentInsets)
      section.interGroupSpacing = interGroupSpacing
      section.orthogonalScrollingBehavior = .init(orthogonal)
      section.boundarySupplementaryItems = [
        header?.item(UICollectionView.elementKindSectionHeader, .top),
        footer?.item(UICollectionView.elementKindSectionFooter, .bottom),
      ].compactMap(\.self)
    }
    if !background.isEmpty { section.decorationItems = [.background(elementKind: background)] }
    return section
  }
}

extension CompositionalLayout.Element {
  @MainActor private var size: NSCollectionLayoutSize {
    NSCollectionLayoutSize(
      widthDimension: .make(width), heightDimension: .make(height))
  }

  @MainActor private func item() -> NSCollectionLayoutItem {
    guard items.isEmpty else { return group() }
    let item = NSCollectionLayoutItem(layoutSize: size)
    item.contentInsets = .init(contentInsets)
    return item
  }

  /// The element as a group, of one whole item if it has no parts.
  @MainActor fileprivate func group() -> NSCollectionLayoutGroup {
    let parts = (items.isEmpty ? [CompositionalLayout.Element()] : items).map { $0.item() }
    let group: NSCollectionLayoutGroup
    switch (axis, count) {
    case (.horizontal, let count?):
      group = .horizontal(layoutSize: size, subitem: parts[0], count: count)
    case (.vertical, let count?):
      group = .vertical(layoutSize: size, subitem: parts[0], count: count)
    case (.horizontal, nil): group = .horizontal(layoutSize: size, subitems: parts)
    case (.vertical, nil): group = .vertical(layoutSize: size, subitems: parts)
    }
    group.interItemSpacing = .fixed(interItemSpacing)
    group.contentInsets = .init(contentInsets)
    return group
  }
}

extension CompositionalLayout.Boundary {
  @MainActor fileprivate func item(
    _ kind: String, _ alignment: NSRectAlignment
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    let item = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .make(height)),
      elementKind: kind, alignment: alignment)
    item.pinToVisibleBounds = pinsToVisibleBounds
    return item
  }
}

extension NSCollectionLayoutDimension {
  fileprivate static func make(_ value: CompositionalLayout.Dimension)
    -> NSCollectionLayoutDimension
  {
    switch value {
    case .absolute(let points): .absolute(points)
    case .estimated(let points): .estimated(points)
    case .fractionalWidth(let part): .fractionalWidth(part)
    case .fractionalHeight(let part): .fractionalHeight(part)
    }
  }
}

extension NSDirectionalEdgeInsets {
  fileprivate init(_ insets: EdgeInsets) {
    self.init(
      top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
  }
}

extension UICollectionLayoutSectionOrthogonalScrollingBehavior {
  fileprivate init(_ scrolling: CompositionalLayout.OrthogonalScrolling) {
    switch scrolling {
    case .none: self = .none
    case .continuous: self = .continuous
    case .continuousGroupLeadingBoundary: self = .continuousGroupLeadingBoundary
    case .paging: self = .paging
    case .groupPaging: self = .groupPaging
    case .groupPagingCentered: self = .groupPagingCentered
    }
  }
}

extension UICollectionLayoutListConfiguration.Appearance {
  fileprivate init(_ appearance: CompositionalLayout.ListAppearance) {
    switch appearance {
    case .plain: self = .plain
    case .grouped: self = .grouped
    case .insetGrouped: self = .insetGrouped
    case .sidebar: self = .sidebar
    case .sidebarPlain: self = .sidebarPlain
    }
  }
}

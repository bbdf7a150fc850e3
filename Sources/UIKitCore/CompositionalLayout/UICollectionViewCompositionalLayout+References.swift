import Foundation

extension UICollectionViewCompositionalLayout {
  /// The boundaries inside of which a section is, and inside of which its headers and footers are.
  func references(
    of section: NSCollectionLayoutSection, in view: UICollectionView
  ) -> LayoutDescription.References {
    func resolved(
      _ reference: UIContentInsetsReference, _ outer: UIContentInsetsReference
    ) -> UIContentInsetsReference { reference == .automatic ? outer : reference }
    let groups = resolved(section.contentInsetsReference, configuration.contentInsetsReference)
    let boundaries = resolved(section.supplementaryContentInsetsReference, groups)
    let isWide = section.supplementaryContentInsetsReference == .none
    return LayoutDescription.References(
      section: insets(inside: groups, of: view),
      boundaries: isWide ? nil : insets(inside: boundaries, of: view))
  }

  /// The room at the sides of the layout, across its direction, that a boundary keeps free in points;
  /// what the scroll view has kept free already counts once.
  func insets(
    inside reference: UIContentInsetsReference, of view: UICollectionView
  ) -> NSDirectionalEdgeInsets {
    guard reference != .none else { return .zero }
    let (safe, content, adjusted) = (
      view.safeAreaInsets, view.contentInset, view.adjustedContentInset
    )
    var room = UIEdgeInsets(
      top: max(0, safe.top - adjusted.top + content.top),
      left: max(0, safe.left - adjusted.left + content.left),
      bottom: max(0, safe.bottom - adjusted.bottom + content.bottom),
      right: max(0, safe.right - adjusted.right + content.right))
    switch reference {
    case .layoutMargins, .readableContent:
      let margins = view.ownMargins
      room.top += margins.top
      room.left += margins.left
      room.bottom += margins.bottom
      room.right += margins.right
    case .automatic, .none, .safeArea: break
    }
    // Elements are placed as if one read from left to right, and mirrored as a whole.
    let isReversed = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (leading, trailing) = isReversed ? (room.right, room.left) : (room.left, room.right)
    return configuration.scrollDirection == .vertical
      ? NSDirectionalEdgeInsets(top: 0, leading: leading, bottom: 0, trailing: trailing)
      : NSDirectionalEdgeInsets(top: room.top, leading: 0, bottom: room.bottom, trailing: 0)
  }
}

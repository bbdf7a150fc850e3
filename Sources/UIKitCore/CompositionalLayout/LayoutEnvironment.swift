import Foundation

/// The room of a layout or of a custom group.
@MainActor final class LayoutContainer: NSObject, NSCollectionLayoutContainer {
  let contentSize: CGSize
  let contentInsets: NSDirectionalEdgeInsets

  init(contentSize: CGSize, contentInsets: NSDirectionalEdgeInsets) {
    self.contentSize = contentSize
    self.contentInsets = contentInsets
  }

  var effectiveContentSize: CGSize {
    CGRect(origin: .zero, size: contentSize).inset(by: contentInsets).size
  }
}

/// What the providers of sections and of custom groups are told of where these are shown.
@MainActor final class LayoutEnvironment: NSObject, NSCollectionLayoutEnvironment {
  let container: any NSCollectionLayoutContainer
  let traitCollection: UITraitCollection

  init(
    size: CGSize, insets: NSDirectionalEdgeInsets = .zero, traitCollection: UITraitCollection
  ) {
    container = LayoutContainer(contentSize: size, contentInsets: insets)
    self.traitCollection = traitCollection
  }
}

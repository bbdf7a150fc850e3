import AnimScenarioFormat
import Foundation
import UIKitCore

/// What knows the templates of decoration views, which layouts place without asking a data source.
@MainActor protocol DecorationTemplates: AnyObject {
  /// Fills in a decoration view.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - kind: The kind of decoration that it is placed as.
  ///   - path: The index path of its layout attributes.
  ///   - collectionView: The collection view that it is in.
  func show(
    _ view: TemplateDecorationView, kind: String, at path: IndexPath,
    in collectionView: UICollectionView)
}

/// A decoration view that shows the scenario's template for its kind.
///
/// Layouts place decoration views by their class; what they show is asked of the data source of the
/// collection view that they are in.
final class TemplateDecorationView: TemplateReusableView {
  private var shown: (kind: String, path: IndexPath)?

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    let path = layoutAttributes.indexPath
    guard let kind = layoutAttributes.representedElementKind,
      shown?.kind != kind || shown?.path != path,
      let collectionView = superview as? UICollectionView,
      let source = collectionView.ownDataSource as? any DecorationTemplates
    else { return }
    shown = (kind, path)
    source.show(self, kind: kind, at: path, in: collectionView)
  }
}

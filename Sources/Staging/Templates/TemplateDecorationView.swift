import Foundation
import ScenarioFormat
import UIKitCore

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
      let source = collectionView.stageDataSource
    else { return }
    shown = (kind, path)
    source.show(self, kind: kind, at: path, in: collectionView)
  }
}

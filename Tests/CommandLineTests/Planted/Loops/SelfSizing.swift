import UIKit

class Estimating: Feed {
  override func makeLayout() -> UICollectionViewLayout {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 100, height: 50)
    return layout
  }
}

class GrowingCell: UICollectionViewCell {
  override func preferredLayoutAttributesFitting(  // promise: GrowsByOffer
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    attributes.size.height += 1
    return attributes
  }
}

class GrowsByOffer: Estimating {
  override var cellClass: UICollectionViewCell.Type { GrowingCell.self }
}

class TurningCell: UICollectionViewCell {
  override func preferredLayoutAttributesFitting(  // promise: TakesTurns
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    attributes.size.height = attributes.size.height == 60 ? 50 : 60
    return attributes
  }
}

class TakesTurns: Estimating {
  override var cellClass: UICollectionViewCell.Type { TurningCell.self }
}

class CountingCell: UICollectionViewCell {
  var questions: CGFloat = 0

  override func sizeThatFits(_ size: CGSize) -> CGSize {  // promise: CountsQuestions
    questions += 2
    return CGSize(width: 100, height: 40 + questions)
  }
}

class CountsQuestions: Estimating {
  override var cellClass: UICollectionViewCell.Type { CountingCell.self }
}

class TallCell: UICollectionViewCell {
  override func preferredLayoutAttributesFitting(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    attributes.size.height = 154
    return attributes
  }
}

class StubbornLayout: UICollectionViewFlowLayout {
  override func shouldInvalidateLayout(  // promise: KeepsItsSize
    forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
    withOriginalAttributes original: UICollectionViewLayoutAttributes
  ) -> Bool { preferred.size != original.size }

  override func invalidationContext(
    forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
    withOriginalAttributes original: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = UICollectionViewFlowLayoutInvalidationContext()
    context.invalidateItems(at: [original.indexPath])
    return context
  }
}

class KeepsItsSize: Feed {
  override func makeLayout() -> UICollectionViewLayout {
    let layout = StubbornLayout()
    layout.itemSize = CGSize(width: 100, height: 120)
    layout.estimatedItemSize = CGSize(width: 100, height: 120)
    return layout
  }
  override var cellClass: UICollectionViewCell.Type { TallCell.self }
}

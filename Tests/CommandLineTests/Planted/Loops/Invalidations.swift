import UIKit

class InvalidatesWhenAsked: Feed {
  class Restless: Column {
    override func layoutAttributesForElements(in rect: CGRect)
      -> [UICollectionViewLayoutAttributes]?
    {
      invalidateLayout()  // promise: InvalidatesWhenAsked
      return super.layoutAttributesForElements(in: rect)
    }
  }
  override func makeLayout() -> UICollectionViewLayout { Restless() }
}

class InvalidatesWhenMeasured: Feed {
  class Unsure: Column {
    override var collectionViewContentSize: CGSize {
      invalidateLayout()  // promise: InvalidatesWhenMeasured
      return super.collectionViewContentSize
    }
  }
  override func makeLayout() -> UICollectionViewLayout { Unsure() }
}

class LaysOutForEver: Feed {
  class Badge: UIView {
    override func layoutSubviews() {
      super.layoutSubviews()
      setNeedsLayout()  // promise: LaysOutForEver
    }
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(Badge(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
  }
}

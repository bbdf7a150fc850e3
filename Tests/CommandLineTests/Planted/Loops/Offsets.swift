import UIKit

class DriftsInLayout: Feed {
  class View: UICollectionView {
    override func layoutSubviews() {
      super.layoutSubviews()
      contentOffset.y += 1  // promise: DriftsInLayout
    }
  }
  override func makeView(_ layout: UICollectionViewLayout) -> UICollectionView {
    View(frame: view.bounds, collectionViewLayout: layout)
  }
}

class SwingsInLayout: Feed {
  class SwingingView: UICollectionView {
    override func layoutSubviews() {
      super.layoutSubviews()
      setContentOffset(CGPoint(x: 0, y: contentOffset.y == 30 ? 0 : 30), animated: false)  // promise: SwingsInLayout
    }
  }
  override func makeView(_ layout: UICollectionViewLayout) -> UICollectionView {
    SwingingView(frame: view.bounds, collectionViewLayout: layout)
  }
}

class MakesRoomForItself: Feed {
  class RoomyView: UICollectionView {
    override func layoutSubviews() {
      super.layoutSubviews()
      if contentOffset.y == -20 {
        contentInset.top = 10  // promise: MakesRoomForItself
      } else {
        contentInset.top = 20
        contentOffset.y = -20
      }
    }
  }
  override func makeView(_ layout: UICollectionViewLayout) -> UICollectionView {
    RoomyView(frame: view.bounds, collectionViewLayout: layout)
  }
}

class MeasuresByOffset: Feed {
  class Shrinking: Column {
    override var height: CGFloat {
      guard let view = collectionView else { return 0 }
      return view.bounds.maxY - 1
    }
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
  }
  override func makeLayout() -> UICollectionViewLayout { Shrinking() }
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.contentOffset.y = 5000
  }
}

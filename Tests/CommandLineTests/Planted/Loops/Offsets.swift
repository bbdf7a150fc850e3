import UIKit

class DriftsInLayout: Feed {
  class View: UICollectionView {
    override func layoutSubviews() {
      super.layoutSubviews()
      contentOffset.y = contentOffset.y + 1  // promise: DriftsInLayout
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
      let place = CGPoint(x: 0, y: contentOffset.y == 30 ? 0 : 30)
      setContentOffset(place, animated: false)  // promise: SwingsInLayout
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

class SwingsByBounds: Feed {
  class PendulumView: UICollectionView {
    override func layoutSubviews() {
      super.layoutSubviews()
      bounds.origin = CGPoint(x: 0, y: bounds.origin.y == 10 ? 0 : 10)  // promise: SwingsByBounds
    }
  }
  override func makeView(_ layout: UICollectionViewLayout) -> UICollectionView {
    PendulumView(frame: view.bounds, collectionViewLayout: layout)
  }
}

import Foundation

/// A grid of photographs below a bar, from which some are chosen: what pickers of the system show.
package final class PhotoGrid: UIView {
  private let pictures: [StandInPicture]
  private let choosesSeveral: Bool
  private let finish: (_ chosen: [Int]) -> Void
  private let bar = UINavigationBar(frame: .zero)
  private let grid: UICollectionView
  private var chosen: [Int] = []

  /// A grid.
  ///
  /// - Parameters:
  ///   - pictures: What is offered.
  ///   - choosesSeveral: Whether a button says that enough are chosen, or a tap.
  ///   - finish: Called with what was chosen, in that order; with nothing after "Cancel".
  package init(
    pictures: [StandInPicture], choosesSeveral: Bool, finish: @escaping (_ chosen: [Int]) -> Void
  ) {
    self.pictures = pictures
    self.choosesSeveral = choosesSeveral
    self.finish = finish
    let layout = UICollectionViewFlowLayout()
    layout.minimumInteritemSpacing = Self.gap
    layout.minimumLineSpacing = Self.gap
    grid = UICollectionView(frame: .zero, collectionViewLayout: layout)
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    grid.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
    grid.allowsMultipleSelection = choosesSeveral
    grid.dataSource = self
    grid.delegate = self
    addSubview(grid)
    let item = UINavigationItem(title: "Photos")
    item.leftBarButtonItem = UIBarButtonItem(
      title: "Cancel", primaryAction: UIAction { [weak self] _ in self?.finish([]) })
    if choosesSeveral {
      item.rightBarButtonItem = UIBarButtonItem(
        title: "Add", primaryAction: UIAction { [weak self] _ in self.map { $0.finish($0.chosen) } }
      )
    }
    bar.items = [item]
    addSubview(bar)
  }

  package required init?(coder: NSCoder) { return nil }

  private static let (gap, columns, barHeight): (CGFloat, CGFloat, CGFloat) = (2, 3, 44)

  package override func layoutSubviews() {
    super.layoutSubviews()
    let top = safeAreaInsets.top
    bar.frame = CGRect(x: 0, y: top, width: bounds.width, height: Self.barHeight)
    grid.frame = bounds.inset(
      by: UIEdgeInsets(top: top + Self.barHeight, left: 0, bottom: 0, right: 0))
    let side = ((bounds.width - (Self.columns - 1) * Self.gap) / Self.columns).rounded(.down)
    (grid.collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize = CGSize(
      width: max(1, side), height: max(1, side))
  }
}

extension PhotoGrid: UICollectionViewDataSource, UICollectionViewDelegate {
  package func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { pictures.count }

  package func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
    (cell as? PhotoCell)?.picture.image = pictures[indexPath.item].image(
      size: CGSize(width: 128, height: 128))
    return cell
  }

  package func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    chosen.append(indexPath.item)
    if !choosesSeveral { finish(chosen) }
  }

  package func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) { chosen.removeAll { $0 == indexPath.item } }
}

/// A photograph with a tick where it is chosen.
private final class PhotoCell: UICollectionViewCell {
  let picture = UIImageView(frame: .zero)
  private let tick = UIImageView(image: UIImage(systemName: "checkmark.circle.fill"))

  override init(frame: CGRect) {
    super.init(frame: frame)
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    contentView.addSubview(picture)
    contentView.addSubview(tick)
    tick.isHidden = true
  }

  required init?(coder: NSCoder) { return nil }

  override var isSelected: Bool {
    didSet {
      tick.isHidden = !isSelected
      picture.alpha = isSelected ? 0.7 : 1
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = contentView.bounds
    tick.frame = CGRect(x: bounds.width - 26, y: bounds.height - 26, width: 20, height: 20)
  }
}

import AnimScenarioFormat
import Foundation
import UIKitCore

/// A collection view with coloured cells that are numbered, whose data follow the updates that are
/// announced to it: a layout can be tested without a data source.
final class SampleCollectionView: UICollectionView {
  private var data: SimulatedDataSource
  private var update = AnimScenarioFormat.BatchUpdate.none
  private var depth = 0

  /// A view of some size, in points, that shows the sections and items of a scenario.
  init(_ layout: UICollectionViewLayout, showing scenario: Scenario, size: CGSize) {
    data = SimulatedDataSource(scenario.dataSource, seed: scenario.clock.seed)
    super.init(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    register(SampleCell.self, forCellWithReuseIdentifier: SampleCell.identifier)
    dataSource = self
  }

  /// Unsupported: the view is made in code, and this stops the program.
  required init?(coder: NSCoder) {
    preconditionFailure("\(Self.self) is created in code, not by Interface Builder")
  }

  // MARK: Updates

  override func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    // With its type: the one for closures that do not escape calls this one.
    let all: (() -> Void)? = {
      self.depth += 1
      updates?()
      self.depth -= 1
      self.applyIfComplete()
    }
    super.performBatchUpdates(all, completion: completion)
  }

  /// Keeps a change for the end of its batch; without a batch, it is one.
  private func note(_ change: (inout AnimScenarioFormat.BatchUpdate) -> Void) {
    change(&update)
    applyIfComplete()
  }

  private func applyIfComplete() {
    guard depth == 0 else { return }
    // What is illegal is left out: UIKit objects by itself.
    _ = data.apply(update)
    update = AnimScenarioFormat.BatchUpdate.none
  }

  override func insertItems(at indexPaths: [IndexPath]) {
    note { $0.insertedItems += indexPaths.map(\.located) }
    super.insertItems(at: indexPaths)
  }

  override func deleteItems(at indexPaths: [IndexPath]) {
    note { $0.deletedItems += indexPaths.map(\.located) }
    super.deleteItems(at: indexPaths)
  }

  override func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    note { $0.movedItems.append(.init(from: indexPath.located, to: newIndexPath.located)) }
    super.moveItem(at: indexPath, to: newIndexPath)
  }

  override func insertSections(_ sections: IndexSet) {
    note { $0.insertedSections += sections.map { Located($0, at: .nowhere) } }
    super.insertSections(sections)
  }

  override func deleteSections(_ sections: IndexSet) {
    note { $0.deletedSections += sections.map { Located($0, at: .nowhere) } }
    super.deleteSections(sections)
  }

  override func moveSection(_ section: Int, toSection newSection: Int) {
    note {
      $0.movedSections.append(
        .init(from: Located(section, at: .nowhere), to: Located(newSection, at: .nowhere)))
    }
    super.moveSection(section, toSection: newSection)
  }
}

extension SampleCollectionView: UICollectionViewDataSource {
  func numberOfSections(in collectionView: UICollectionView) -> Int { data.sections.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { data.sections[section].items.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = dequeueReusableCell(withReuseIdentifier: SampleCell.identifier, for: indexPath)
    (cell as? SampleCell)?.item = data[indexPath.located.value]
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    // A layout has whatever kinds it likes.
    register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: kind)
    let view = dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: kind, for: indexPath)
    view.backgroundColor = .systemGray
    return view
  }
}

/// A cell of an item's colour with its title.
private final class SampleCell: UICollectionViewCell {
  static let identifier = "sample"
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.frame = contentView.bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    label.textAlignment = .center
    label.textColor = .white
    contentView.addSubview(label)
  }

  /// Unsupported: cells are made in code, and this stops the program.
  required init?(coder: NSCoder) {
    preconditionFailure("\(Self.self) is created in code, not by Interface Builder")
  }

  var item: DataSource.Item? {
    didSet {
      label.text = item?.title
      contentView.backgroundColor = item.map {
        UIColor(light: $0.color.light, dark: $0.color.dark)
      }
    }
  }
}

extension IndexPath {
  fileprivate var located: Located<ItemIndexPath> {
    Located(ItemIndexPath(section: section, item: item), at: .nowhere)
  }
}

extension SourceRange {
  /// Stands in for the place of what no file says.
  fileprivate static let nowhere = SourceRange(file: "", line: 1, column: 1, length: 0)
}

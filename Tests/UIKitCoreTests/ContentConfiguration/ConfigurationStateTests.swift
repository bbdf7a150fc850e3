import Foundation
import Testing

@testable import UIKitCore

extension UIConfigurationStateCustomKey {
  fileprivate static let note = UIConfigurationStateCustomKey("note")
}

extension UICellConfigurationState {
  fileprivate var note: String? {
    get { self[.note] as? String }
    set { self[.note] = newValue }
  }
}

/// What cells tell their configurations.
@MainActor struct ConfigurationStateTests {
  /// A cell whose state says more than UIKit's, as in Apple's sample of custom cells.
  private final class NoteCell: UICollectionViewListCell {
    var note: String? { didSet { setNeedsUpdateConfiguration() } }
    private(set) var states: [UICellConfigurationState] = []

    override var configurationState: UICellConfigurationState {
      var state = super.configurationState
      state.note = note
      return state
    }

    override func updateConfiguration(using state: UICellConfigurationState) {
      states.append(state)
    }
  }

  @Test func `an app's own keys come with the state`() {
    inWorld { _ in
      let cell = NoteCell(frame: .zero)
      cell.note = "x"
      cell.layoutIfNeeded()
      #expect(cell.states.last?.note == "x")
      var (one, other) = (cell.configurationState, cell.configurationState)
      #expect(one == other)
      other.note = "y"
      #expect(one != other)
      one.note = nil
      #expect(one[.note] == nil)
    }
  }

  @Test func `cells hear that their collection is edited`() throws {
    try inWorld { _ in
      let layout = UICollectionViewFlowLayout()
      let view = UICollectionView.showing(ListDataSource(counts: [3]), in: layout)
      let cell = try #require(view.visibleCells.first)
      var states: [Bool] = []
      cell.configurationUpdateHandler = { states.append($1.isEditing) }
      view.layoutIfNeeded()
      view.isEditing = true
      view.layoutIfNeeded()
      #expect(states == [false, true])
    }
  }

  @Test func `guides are where a row's parts are`() throws {
    try inWorld { _ in
      let window = UIWindow()
      var configuration = UIListContentConfiguration.cell()
      configuration.text = "Text"
      let view = UIListContentView(configuration: configuration)
      view.frame = CGRect(x: 0, y: 0, width: 300, height: 44)
      window.addSubview(view)
      #expect(view.imageLayoutGuide == nil && view.secondaryTextLayoutGuide == nil)
      let guide = try #require(view.textLayoutGuide)
      #expect(view.textLayoutGuide === guide)
      let line = UIView()
      line.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(line)
      NSLayoutConstraint.activate([
        line.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        line.topAnchor.constraint(equalTo: guide.bottomAnchor),
        line.heightAnchor.constraint(equalToConstant: 1),
        line.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      ])
      window.layoutIfNeeded()
      #expect(line.frame.minX == 16)
      #expect(line.frame.minY > 22 && line.frame.minY < 44)
    }
  }

  @Test func `a change by a finger says what it means to each section`() {
    var old = NSDiffableDataSourceSnapshot<Int, String>()
    old.appendSections([0, 1, 2])
    old.appendItems(["a", "b"], toSection: 0)
    old.appendItems(["c"], toSection: 1)
    old.appendItems(["d"], toSection: 2)
    var new = old
    new.deleteItems(["a"])
    new.appendItems(["a"], toSection: 1)
    let change = NSDiffableDataSourceTransaction(from: old, to: new)
    #expect(change.sectionTransactions.map(\.sectionIdentifier) == [0, 1])
    #expect(change.sectionTransactions.map(\.finalSnapshot.items) == [["b"], ["c", "a"]])
    #expect(change.sectionTransactions.map(\.initialSnapshot.items) == [["a", "b"], ["c"]])
    #expect(change.sectionTransactions[0].difference.count == 1)
  }
}

import Foundation
import TestSupport
import Testing

@testable import UIKitCore

/// What stands at the ends of a row of a list, 400 points wide and 44 high, and the line below it.
@MainActor struct CellAccessoryTests {
  private func withCell(_ body: (UICollectionViewListCell) throws -> Void) rethrows {
    try inWorld { _ in
      let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 400, height: 44))
      try body(cell)
    }
  }

  private func box(_ width: CGFloat) -> UIView {
    UIView(frame: CGRect(x: 0, y: 0, width: width, height: 10))
  }

  private func custom(
    _ view: UIView, _ placement: UICellAccessory.Placement
  ) -> UICellAccessory {
    .customView(configuration: .init(customView: view, placement: placement))
  }

  @Test func `views of the app's own are nearest to the content unless they say otherwise`() {
    withCell { cell in
      let (first, second, third) = (box(20), box(30), box(40))
      cell.accessories = [
        custom(first, .trailing()), custom(second, .trailing()),
        custom(third, .trailing(displayed: .always, at: { $0.count })),
      ]
      cell.layoutIfNeeded()
      // From the content outwards: the one that came last, the one before, and the one at the end.
      #expect(third.frame.maxX == 384)
      #expect(first.frame.maxX == 336)
      #expect(second.frame.maxX == first.frame.minX - 8)
      #expect(cell.contentView.frame.maxX == second.frame.minX)
    }
  }

  @Test func `a view can stand before or after an accessory of a kind`() {
    withCell { cell in
      let (before, after) = (box(20), box(30))
      let mark = UICellAccessory.checkmark()
      cell.accessories = [
        custom(before, .trailing(at: UICellAccessory.Placement.position(before: mark))), mark,
        custom(after, .trailing(at: UICellAccessory.Placement.position(after: mark))),
      ]
      cell.layoutIfNeeded()
      let symbol = cell.subviews.first { $0 is UIImageView }
      #expect(after.frame.maxX == 384)
      #expect(symbol?.frame.maxX == after.frame.minX - 8)
      #expect(before.frame.maxX == (symbol?.frame.minX ?? 0) - 8)
    }
  }

  @Test func `what is new appears in its place while the row moves`() {
    inWorld { world in
      let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 400, height: 44))
      let window = UIWindow()
      window.addSubview(cell)
      cell.layoutIfNeeded()
      let mark = box(20)
      UIView.animate(withDuration: 1) {
        cell.bounds.origin.x = 100
        cell.accessories = [custom(mark, .trailing())]
        cell.layoutIfNeeded()
      }
      for time in [0, 0.5, 1] {
        world.clock.advance(to: time)
        #expect(mark.layer.presentation()?.frame.maxX == 384)
      }
    }
  }

  @Test func `leading views stand before the content`() {
    withCell { cell in
      let (first, second) = (box(20), box(30))
      cell.accessories = [
        custom(first, .leading()), custom(second, .leading(displayed: .always, at: { _ in 0 })),
      ]
      cell.layoutIfNeeded()
      #expect(second.frame.minX == 16)
      #expect(first.frame.minX == 54)
      #expect(cell.contentView.frame.minX == first.frame.maxX)
    }
  }

  @Test func `an accessory stands in the middle of the room that it reserves`() {
    withCell { cell in
      let view = box(20)
      cell.accessories = [
        .customView(
          configuration: .init(
            customView: view, placement: .trailing(), isHidden: true,
            reservedLayoutWidth: .custom(60)))
      ]
      cell.layoutIfNeeded()
      #expect(view.isHidden)
      #expect(view.center.x == 354)
      #expect(cell.contentView.frame.maxX == 324)
    }
  }

  @Test func `what is shown while editing takes no room`() {
    withCell { cell in
      let view = box(20)
      cell.accessories = [custom(view, .trailing(displayed: .whenEditing))]
      cell.layoutIfNeeded()
      #expect(view.alpha == 0)
      #expect(cell.contentView.frame.width == 400)
    }
  }

  @Test func `the chosen title of a menu stays at the row's end, and the app hears of another`()
    throws
  {
    try withCell { cell in
      var heard: [String] = []
      let menu = UIMenu(
        options: .singleSelection,
        children: ["A", "Considerable"].map { UIAction(title: $0) { _ in } })
      cell.accessories = [
        .popUpMenu(menu) { heard += $0.selectedElements.map(\.title) }
      ]
      cell.layoutIfNeeded()
      let button = try #require(cell.subviews.lazy.compactMap { $0 as? UIButton }.first)
      let frame = button.frame
      let actions = menu.children.compactMap { $0 as? UIAction }
      actions[0].state = .off
      actions[1].state = .on
      button.stateDidChange()
      cell.layoutIfNeeded()
      #expect(heard == ["Considerable"])
      #expect(button.frame.maxX == frame.maxX && button.frame.width > frame.width + 40)
    }
  }

  @Test func `the line below a row begins where its guide is tied to`() {
    inWorld { _ in
      var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
      configuration.showsSeparators = true
      let source = Rows()
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 400, height: 400),
        collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
      view.register(TiedCell.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = source
      view.layoutIfNeeded()
      let cell = view.cellForItem(at: IndexPath(0, 0))
      let line = cell?.subviews.first { $0.frame.height == 0.5 }
      #expect(line?.frame.minX == 70)
      #expect(line?.frame.maxX == 400)
    }
  }

  @Test func `a symbol that is wider than its room is not cut`() throws {
    try inWorld { _ in
      var content = UIListContentConfiguration.cell()
      content.image = UIImage(
        systemName: "rectangle", withConfiguration: .init(pointSize: 60, weight: .regular))
      content.text = "wide"
      let view = UIListContentView(configuration: content)
      view.frame = CGRect(x: 0, y: 0, width: 400, height: 100)
      view.layoutIfNeeded()
      let row = try #require(view.subviews.first)
      let picture = try #require(row.subviews.compactMap { $0 as? UIImageView }.first)
      let image = try #require(content.image)
      #expect(image.size.width > 28)
      #expect(picture.bounds.width == 28)
      #expect(picture.contentMode == .center)
      #expect(!picture.clipsToBounds)
    }
  }

  private final class TiedCell: UICollectionViewListCell {
    override init(frame: CGRect) {
      super.init(frame: frame)
      separatorLayoutGuide.leadingAnchor.constraint(
        equalTo: contentView.leadingAnchor, constant: 70
      ).isActive = true
    }

    required init?(coder: NSCoder) { return nil }
  }

  private final class Rows: NSObject, UICollectionViewDataSource {
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 2 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }
}

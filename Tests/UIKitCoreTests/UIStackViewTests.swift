import AnimGeometry
import Foundation
import Testing

@testable import UIKitCore

@MainActor struct UIStackViewTests {
  /// A view that asks for a size.
  private final class Block: UIView {
    let wish: CGSize

    init(_ width: CGFloat, _ height: CGFloat) {
      wish = CGSize(width: width, height: height)
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { wish }
  }

  private func row(_ views: [UIView], size: CGSize, _ change: (UIStackView) -> Void) -> [CGRect] {
    let stack = UIStackView(arrangedSubviews: views)
    change(stack)
    stack.frame = CGRect(origin: .zero, size: size)
    stack.layoutIfNeeded()
    return views.map(\.frame)
  }

  @Test func `equal shares are what the gaps leave`() {
    let frames = row(
      [Block(10, 10), Block(50, 20), Block(5, 5)], size: CGSize(width: 320, height: 40)
    ) {
      $0.distribution = .fillEqually
      $0.spacing = 10
    }
    #expect(frames.map(\.minX) == [0, 110, 220])
    #expect(frames.allSatisfy { $0.width == 100 && $0.height == 40 && $0.minY == 0 })
  }

  @Test func `centred views keep their thickness in the middle`() {
    let frames = row([Block(10, 10), Block(50, 20)], size: CGSize(width: 60, height: 40)) {
      $0.alignment = .center
    }
    #expect(
      frames == [
        CGRect(x: 0, y: 15, width: 10, height: 10), CGRect(x: 10, y: 10, width: 50, height: 20),
      ])
  }

  @Test func `centred views are in the middle of what uneven margins leave`() {
    let frames = row([Block(60, 10)], size: CGSize(width: 60, height: 40)) {
      $0.alignment = .center
      $0.isLayoutMarginsRelativeArrangement = true
      $0.layoutMargins = UIEdgeInsets(top: 12, left: 0, bottom: 4, right: 0)
    }
    // The middle of 12…36 is 24.
    #expect(frames == [CGRect(x: 0, y: 19, width: 60, height: 10)])
  }

  @Test func `centres are equally far apart`() {
    let frames = row(
      [Block(20, 10), Block(60, 10), Block(40, 10)], size: CGSize(width: 230, height: 10)
    ) { $0.distribution = .equalCentering }
    // The outer centres are 10 and 230 − 20 = 210, so that the one between them is 110.
    #expect(zip(frames, [10, 110, 210] as [CGFloat]).allSatisfy { abs($0.midX - $1) < 1e-6 })
    #expect(zip(frames, [20, 60, 40] as [CGFloat]).allSatisfy { abs($0.width - $1) < 1e-6 })
  }

  @Test func `gaps keep their least length where centres cannot be equally far apart`() {
    inWorld { world in
      let blocks = [Block(20, 10), Block(100, 10), Block(60, 10)]
      for block in blocks {
        block.setContentCompressionResistancePriority(.required, for: .horizontal)
      }
      let frames = row(blocks, size: CGSize(width: 200, height: 10)) {
        $0.distribution = .equalCentering
        $0.spacing = 10
      }
      // Widths and gaps fill all of the 200, with centres at 10, 80 and 170.
      #expect(world.warnings == [])
      #expect(zip(frames, [0, 30, 140] as [CGFloat]).allSatisfy { abs($0.minX - $1) < 1e-6 })
    }
  }

  @Test func `equal gaps share what the views leave`() {
    let frames = row(
      [Block(20, 10), Block(40, 10), Block(20, 10)], size: CGSize(width: 180, height: 10)
    ) { $0.distribution = .equalSpacing }
    #expect(frames.map(\.minX) == [0, 70, 160])
  }

  @Test func `a hidden view takes no room and a custom gap follows its view`() {
    let views = [Block(20, 10), Block(40, 10), Block(20, 10)]
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = .vertical
    stack.spacing = 4
    stack.setCustomSpacing(9, after: views[0])
    views[1].isHidden = true
    let fitted = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(fitted == CGSize(width: 20, height: 29))
    views[1].isHidden = false
    let all = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(all == CGSize(width: 40, height: 43))
  }

  @Test func `a centred view without a size of its own is empty`() {
    inWorld { _ in
      let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 40, height: 80))
      stack.axis = .vertical
      stack.distribution = .fillEqually
      stack.alignment = .center
      let views = [UIView(), UIView()]
      for view in views { stack.addArrangedSubview(view) }
      stack.layoutIfNeeded()
      #expect(
        views.map(\.frame) == [
          CGRect(x: 20, y: 0, width: 0, height: 40), CGRect(x: 20, y: 40, width: 0, height: 40),
        ])
    }
  }
}

@MainActor struct ContentConfigurationTests {
  @Test func `a subtitle is under the text, a value at the other end`() throws {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 60))
    var content = cell.defaultContentConfiguration()
    content.text = "Bread"
    content.secondaryText = "Two loaves"
    cell.contentConfiguration = content
    cell.layoutIfNeeded()
    let view = try #require(cell.contentView as? UIListContentView)
    let under = labels(in: view)
    #expect(under.map(\.text) == ["Bread", "Two loaves"])
    #expect(frame(of: under[0], in: cell).minX == 16)
    #expect(frame(of: under[1], in: cell).minY > frame(of: under[0], in: cell).maxY)

    var value = UIListContentConfiguration.valueCell()
    value.text = "Bread"
    value.secondaryText = "Two"
    cell.contentConfiguration = value
    cell.layoutIfNeeded()
    #expect(cell.contentView === view)
    let beside = labels(in: view)
    #expect(frame(of: beside[1], in: cell).maxX == 304)
  }

  private func labels(in view: UIView) -> [UILabel] {
    view.subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? labels(in: $0) }
  }

  private func frame(of view: UIView, in cell: UIView) -> CGRect {
    cell.convert(view.bounds, from: view)
  }

  @Test func `the update handler hears of selection`() {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 60))
    var seen: [Bool] = []
    cell.configurationUpdateHandler = { seen.append($1.isSelected) }
    cell.layoutIfNeeded()
    cell.isSelected = true
    cell.isSelected = true
    cell.layoutIfNeeded()
    #expect(seen == [false, true])
  }
}

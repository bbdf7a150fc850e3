import AnimFlexLayout
import AnimGeometry
import Foundation
import Testing
import UIKitCore

/// Where flexible boxes put views; the figures follow from CSS's rules.
@MainActor struct FlexLayoutTests {
  /// A view with content of a size.
  private final class Box: UIView {
    var content = CGSize(width: 50, height: 20)
    override func sizeThatFits(_ size: CGSize) -> CGSize {
      guard size.width < content.width else { return content }
      // Content that flows: as high as it has to be.
      return CGSize(
        width: size.width, height: content.height * (content.width / size.width).rounded(.up))
    }
  }

  private func box(_ width: CGFloat = 50, _ height: CGFloat = 20) -> Box {
    let box = Box()
    box.content = CGSize(width: width, height: height)
    return box
  }

  private func frames(
    _ boxes: [UIView], width: CGFloat = 300, height: CGFloat = 200,
    mode: Flex.LayoutMode = .fitContainer, _ define: (Flex, [UIView]) -> Void
  ) -> [CGRect] {
    UIEnvironment(traits: UITraitCollection(displayScale: 2)).run {
      let root = UIView(frame: CGRect(x: 10, y: 10, width: width, height: height))
      define(root.flex, boxes)
      root.flex.layout(mode: mode)
      return boxes.map(\.frame) + [root.frame]
    }
  }

  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  @Test func `columns are filled across, and as high as their content`() {
    let frames = frames([box(), box()]) { flex, boxes in
      flex.padding(10).define {
        $0.addItem(boxes[0]).marginBottom(5)
        $0.addItem(boxes[1]).alignSelf(.center)
      }
    }
    #expect(frames[0] == rect(10, 10, 280, 20))
    #expect(frames[1] == rect(125, 35, 50, 20))
  }

  @Test func `what is free is shared out by weights, within bounds`() {
    let frames = frames([box(), box(), box()]) { flex, boxes in
      flex.direction(.row).alignItems(.start).define {
        $0.addItem(boxes[0]).grow(1)
        $0.addItem(boxes[1]).grow(3).maxWidth(80)
        $0.addItem(boxes[2]).width(60)
      }
    }
    #expect(frames[0] == rect(0, 0, 160, 20))
    #expect(frames[1] == rect(160, 0, 80, 20))
    #expect(frames[2] == rect(240, 0, 60, 20))
  }

  @Test func `what is missing is taken from what may shrink`() {
    let frames = frames([box(), box()], width: 200) { flex, boxes in
      flex.direction(.row).define {
        $0.addItem(boxes[0]).width(150).shrink(1)
        $0.addItem(boxes[1]).width(100)
      }
    }
    #expect(frames[0] == rect(0, 0, 100, 200))
    #expect(frames[1] == rect(100, 0, 100, 200))
  }

  @Test(
    arguments: [
      (Flex.JustifyContent.start, [0, 50, 100]), (.center, [75, 125, 175]),
      (.end, [150, 200, 250]),
      (.spaceBetween, [0, 125, 250]), (.spaceAround, [25, 125, 225]),
      (.spaceEvenly, [37.5, 125, 212.5]),
    ] as [(Flex.JustifyContent, [CGFloat])])
  func `items are along the axis as they are told`(
    justify: Flex.JustifyContent, places: [CGFloat]
  ) {
    let frames = frames([box(), box(), box()]) { flex, boxes in
      flex.direction(.row).justifyContent(justify)
      for box in boxes { flex.addItem(box) }
    }
    #expect(frames.prefix(3).map(\.minX) == places)
  }

  @Test func `lines are wrapped, with gaps`() {
    let frames = frames([box(), box(), box()], width: 120) { flex, boxes in
      flex.direction(.row).wrap(.wrap).gap(10)
      for box in boxes { flex.addItem(box) }
    }
    #expect(frames.prefix(3) == [rect(0, 0, 50, 20), rect(60, 0, 50, 20), rect(0, 30, 50, 20)])
  }

  @Test func `axes run backwards`() {
    let frames = frames([box(), box()]) { flex, boxes in
      flex.direction(.rowReverse)
      for box in boxes { flex.addItem(box).marginRight(10) }
    }
    #expect(frames[0].minX == CGFloat(240) && frames[1].minX == CGFloat(180))
  }

  @Test func `text from right to left turns rows and sides`() {
    let frames = frames([box(), box()]) { flex, boxes in
      flex.direction(.row).layoutDirection(.rtl).define {
        $0.addItem(boxes[0]).marginStart(20)
        $0.addItem(boxes[1])
      }
    }
    #expect(frames[0].minX == CGFloat(230) && frames[1].minX == CGFloat(180))
  }

  @Test func `items without room are placed by their edges`() {
    let frames = frames([box(), box(), box()]) { flex, boxes in
      flex.alignItems(.center).justifyContent(.end).define {
        $0.addItem(boxes[0]).position(.absolute).right(10).bottom(20)
        $0.addItem(boxes[1]).position(.absolute).left(10%).right(10%).top(5).height(30)
        $0.addItem(boxes[2]).position(.absolute)
      }
    }
    #expect(frames[0] == rect(240, 160, 50, 20))
    #expect(frames[1] == rect(30, 5, 240, 30))
    #expect(frames[2] == rect(125, 180, 50, 20))
  }

  @Test func `parts are of the container, and shapes are kept`() {
    let frames = frames([box(), box()]) { flex, boxes in
      flex.alignItems(.start).define {
        $0.addItem(boxes[0]).width(50%).height(25%)
        $0.addItem(boxes[1]).width(80).aspectRatio(2)
      }
    }
    #expect(frames[0] == rect(0, 0, 150, 50))
    #expect(frames[1] == rect(0, 50, 80, 40))
  }

  @Test func `containers in containers are as high as their text`() {
    let frames = frames(
      [box(), box(300, 20), UIView()], width: 200, height: 0, mode: .adjustHeight
    ) {
      flex, boxes in
      flex.padding(10).define {
        $0.addItem(boxes[2]).direction(.row).define {
          $0.addItem(boxes[0]).marginRight(10)
          $0.addItem(boxes[1]).grow(1).shrink(1)
        }
      }
    }
    // 180 − 60 = 120 are left for a text of 300: three lines.
    #expect(frames[1] == rect(60, 0, 120, 60))
    #expect(frames[0] == rect(0, 0, 50, 60))
    #expect(frames[2] == rect(10, 10, 180, 60))
    #expect(frames[3] == rect(10, 10, 200, 80))
  }

  @Test func `what is left out or not there takes no room`() {
    let frames = frames([box(), box(), box()]) { flex, boxes in
      flex.define {
        $0.addItem(boxes[0]).display(.none)
        $0.addItem(boxes[1]).isIncludedInLayout(false)
        $0.addItem(boxes[2])
      }
    }
    #expect(frames[2] == rect(0, 0, 300, 20))
  }

  @Test func `a size is found for some room`() {
    UIEnvironment().run {
      let root = UIView()
      root.flex.direction(.row).padding(5).define {
        $0.addItem(box())
        $0.addItem(box(30, 40))
      }
      #expect(root.flex.intrinsicSize == CGSize(width: 90, height: 50))
      #expect(root.isFlexEnabled && !UIView().isFlexEnabled)
    }
  }

  @Test func `deep trees are laid out at once`() {
    UIEnvironment().run {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      var flex = root.flex
      for depth in 0..<60 { flex = flex.direction(depth % 2 == 0 ? .row : .column).addItem() }
      let leaf = box()
      flex.addItem(leaf)
      root.flex.layout()
      #expect(leaf.frame.width == CGFloat(50))
    }
  }
}

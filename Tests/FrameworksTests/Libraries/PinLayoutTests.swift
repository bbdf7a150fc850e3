import AnimPinLayout
import Foundation
import Testing
import UIKitCore

/// Views that are laid out by sums, where the library is not at hand.
@MainActor struct PinLayoutTests {
  private let superview = UIView(frame: CGRect(x: 5, y: 5, width: 200, height: 400))

  private func view(
    _ x: CGFloat = 0, _ y: CGFloat = 0, _ width: CGFloat = 0, _ height: CGFloat = 0
  ) -> UIView {
    let view = UIView(frame: CGRect(x: x, y: y, width: width, height: height))
    superview.addSubview(view)
    return view
  }

  @Test func `ends are those of the superview, and margins make room`() {
    let a = view()
    a.pin.all(10)
    #expect(a.frame == CGRect(x: 10, y: 10, width: 180, height: 380))
    a.pin.top(25%).left().width(50%).height(40).margin(4)
    #expect(a.frame == CGRect(x: 4, y: 104, width: 100, height: 40))
    a.pin.right().bottom().size(20).margin(1, 2, 3, 4)
    #expect(a.frame == CGRect(x: 176, y: 377, width: 20, height: 20))
    a.pin.horizontally().height(10).vCenter().marginHorizontal(20)
    #expect(a.frame == CGRect(x: 20, y: 195, width: 160, height: 10))
    a.pin.center().size(CGSize(width: 50, height: 30))
    #expect(a.frame == CGRect(x: 75, y: 185, width: 50, height: 30))
    a.pin.topRight(8)
    #expect(a.frame == CGRect(x: 142, y: 8, width: 50, height: 30))
  }

  @Test func `a margin at the other end counts once the edges are pinned`() {
    let a = view()
    a.pin.left().width(100%).marginHorizontal(20)
    #expect(a.frame.minX == 20 && a.frame.width == 200)
    a.pin.left().width(100%).pinEdges().marginHorizontal(20)
    #expect(a.frame.minX == 20 && a.frame.width == 160)
  }

  @Test func `least and greatest lengths come first, and what is left is shared`() {
    let a = view()
    a.pin.horizontally().maxWidth(100).height(10)
    #expect(a.frame.minX == 0 && a.frame.width == 100)
    a.pin.horizontally().maxWidth(100).justify(.center)
    #expect(a.frame.minX == 50)
    a.pin.horizontally().marginLeft(20).width(100).justify(.right)
    #expect(a.frame.minX == 100)
    a.pin.vertically().height(100).align(.bottom)
    #expect(a.frame.minY == 300)
    a.pin.width(10).minWidth(30)
    #expect(a.frame.width == 30)
  }

  @Test func `views stand beside, below and between others`() {
    let (a, b, c) = (view(10, 10, 50, 20), view(100, 40, 40, 60), view(0, 0, 10, 10))
    c.pin.below(of: [a, b], aligned: .left).marginTop(5)
    #expect(c.frame == CGRect(x: 10, y: 105, width: 10, height: 10))
    c.pin.after(of: a, aligned: .center).marginLeft(5)
    #expect(c.frame == CGRect(x: 65, y: 15, width: 10, height: 10))
    c.pin.above(of: b, aligned: .right)
    #expect(c.frame == CGRect(x: 130, y: 30, width: 10, height: 10))
    c.pin.before(of: b, aligned: .bottom)
    #expect(c.frame == CGRect(x: 90, y: 90, width: 10, height: 10))
    c.pin.horizontallyBetween(b, and: a, aligned: .top).marginHorizontal(5)
    #expect(c.frame == CGRect(x: 65, y: 40, width: 30, height: 10))
    c.pin.topLeft(to: a.anchor.bottomRight).bottomRight(to: b.anchor.centerLeft)
    #expect(c.frame == CGRect(x: 60, y: 30, width: 40, height: 40))
    b.isHidden = true
    c.pin.below(of: visible([a, b])).size(10)
    #expect(c.frame.minY == 30)
    c.pin.left(to: b.edge.hCenter)
    #expect(c.frame.minX == 120)
  }

  @Test func `sizes follow from what is in a view, and from a ratio`() {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = String(repeating: "word ", count: 20)
    superview.addSubview(label)
    label.pin.horizontally(10).top().sizeToFit(.width)
    let fitted = label.sizeThatFits(CGSize(width: 180, height: CGFloat.greatestFiniteMagnitude))
    #expect(label.frame.width == 180 && abs(label.frame.height - fitted.height) < 1)
    label.text = "word"
    label.pin.horizontally(10).top().sizeToFit(.widthFlexible)
    #expect(label.frame.minX == 10 && label.frame.width < 60)
    let a = view()
    a.pin.left().width(50%).aspectRatio(2)
    #expect(a.frame.size == CGSize(width: 100, height: 50))
    let box = view(0, 0, 10, 10)
    box.addSubview(UIView(frame: CGRect(x: 20, y: 30, width: 40, height: 50)))
    box.pin.wrapContent(padding: 5).center()
    #expect(box.frame == CGRect(x: 75, y: 170, width: 50, height: 60))
    #expect(box.subviews[0].frame.origin == CGPoint(x: 5, y: 5))
  }

  @Test func `what turns a view is kept, and nothing is done where nothing is said`() {
    let a = view(10, 10, 40, 20)
    a.transform = CGAffineTransform(rotationAngle: .pi / 2)
    _ = a.pin.safeArea
    a.pin.left(20)
    #expect(a.bounds.size == CGSize(width: 40, height: 20) && a.center.x == 40)
    let free = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    free.pin.top(20).left(20)
    #expect(free.frame.origin == CGPoint(x: 1, y: 2))
  }

  @Test func `a view that is fitted is as large as what its closure lays out`() {
    let (box, part) = (view(0, 0, 10, 10), UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1)))
    box.addSubview(part)
    let size = box.autoSizeThatFits(CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude)) {
      part.pin.top(10).horizontally(5).height(30)
    }
    #expect(size == CGSize(width: 95, height: 40))
    #expect(box.frame.width == 10 && part.frame.width == 1)
  }
}

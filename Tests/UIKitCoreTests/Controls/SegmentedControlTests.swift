import Foundation
import Testing
import UIKitCore

@MainActor struct SegmentedControlTests {
  @Test func `segments show images in the place of titles`() {
    inWorld { _ in
      let image = UIImage(systemName: "heart.fill")
      let control = UISegmentedControl(items: ["List", image as Any])
      control.frame = CGRect(x: 0, y: 0, width: 200, height: 32)
      control.layoutIfNeeded()
      #expect(control.numberOfSegments == 2)
      #expect(control.imageForSegment(at: 1) != nil && control.titleForSegment(at: 1) == nil)
      let picture = control.subviews.compactMap { $0 as? UIImageView }.last
      #expect(picture?.frame == CGRect(x: 100, y: 0, width: 100, height: 32))
      control.setTitle("Grid", forSegmentAt: 1)
      #expect(control.imageForSegment(at: 1) == nil && control.titleForSegment(at: 1) == "Grid")
      control.insertSegment(with: image, at: 0, animated: false)
      #expect(control.numberOfSegments == 3 && control.imageForSegment(at: 0) != nil)
    }
  }

  @Test func `lines stand between segments that are not chosen`() {
    inWorld { _ in
      let control = UISegmentedControl(items: ["a", "b", "c", "d"])
      control.selectedSegmentIndex = 0
      control.frame = CGRect(x: 0, y: 0, width: 400, height: 32)
      control.layoutIfNeeded()
      @MainActor func lines() -> [CGFloat] {
        control.subviews.filter { $0.frame.width == 1 && $0.alpha > 0 }.map(\.frame.midX).sorted()
      }
      #expect(lines() == [200, 300])
      control.selectedSegmentIndex = 3
      #expect(lines() == [100, 200])
      control.removeAllSegments()
      #expect(lines() == [])
    }
  }

  @Test func `a segment performs its action`() {
    inWorld { world in
      let window = UIWindow()
      var performed: [String] = []
      let actions = ["First", "Second"].map { title in
        UIAction(title: title, identifier: .init(title)) { performed.append($0.title) }
      }
      let control = UISegmentedControl(
        frame: CGRect(x: 0, y: 0, width: 200, height: 32), actions: actions)
      control.addAction(UIAction { _ in performed.append("changed") }, for: .valueChanged)
      window.addSubview(control)
      control.layoutIfNeeded()
      #expect(control.titleForSegment(at: 0) == "First")
      #expect(control.segmentIndex(identifiedBy: .init("Second")) == 1)
      #expect(control.segmentIndex(identifiedBy: .init("Third")) == NSNotFound)
      window.perform(.tap(at: CGPoint(x: 150, y: 15)))
      world.clock.advance(to: 1)
      #expect(performed == ["Second", "changed"])
      control.setAction(actions[0], forSegmentAt: 1)
      #expect(control.actionForSegment(at: 1) === actions[0])
    }
  }

  @Test func `widths that are given are kept, and others share what is left`() {
    inWorld { _ in
      let control = UISegmentedControl(items: ["a", "b", "c"])
      control.setWidth(40, forSegmentAt: 0)
      control.frame = CGRect(x: 0, y: 0, width: 240, height: 32)
      control.layoutIfNeeded()
      let labels = control.subviews.compactMap { $0 as? UILabel }
      #expect(labels.map(\.frame.minX) == [0, 40, 140])
      control.setContentOffset(CGSize(width: 0, height: 2), forSegmentAt: 2)
      control.layoutIfNeeded()
      #expect(labels[2].frame == CGRect(x: 140, y: 2, width: 100, height: 32))
    }
  }

  @Test func `segments are as wide as their titles if they are to be`() {
    inWorld { _ in
      let control = UISegmentedControl(items: ["a", "A long title"])
      let even = control.intrinsicContentSize.width
      control.apportionsSegmentWidthsByContent = true
      #expect(control.intrinsicContentSize.width < even)
      control.sizeToFit()
      control.layoutIfNeeded()
      let labels = control.subviews.compactMap { $0 as? UILabel }
      #expect(labels[0].frame.width < labels[1].frame.width)
      #expect(labels[1].frame.maxX == control.bounds.width)
    }
  }
}

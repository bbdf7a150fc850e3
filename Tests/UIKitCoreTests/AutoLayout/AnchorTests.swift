import Foundation
import Testing
import UIKitCore

@MainActor struct AnchorTests {
  private typealias Horizontal = (NSLayoutXAxisAnchor, NSLayoutXAxisAnchor) -> NSLayoutConstraint
  private typealias Vertical = (NSLayoutYAxisAnchor, NSLayoutYAxisAnchor) -> NSLayoutConstraint

  @Test func `constraints on the same attribute have the same anchor`() {
    inWorld { _ in
      let (a, b) = (UIView(), UIView())
      let one = a.topAnchor.constraint(equalTo: b.bottomAnchor)
      let other = a.topAnchor.constraint(equalTo: b.topAnchor)
      #expect(one.firstAnchor === other.firstAnchor)
      #expect(one.secondAnchor != other.secondAnchor)
      #expect(a.widthAnchor.constraint(equalToConstant: 1).secondAnchor == nil)
      #expect(a.topAnchor == a.topAnchor && a.topAnchor != b.topAnchor)
      #expect(!one.shouldBeArchived)
    }
  }

  @Test func `anchors do not keep their views`() {
    inWorld { _ in
      weak var view: UIView?
      var anchor: NSLayoutYAxisAnchor?
      do {
        let made = UIView()
        view = made
        anchor = made.topAnchor
        _ = made.topAnchor.constraint(equalToSystemSpacingBelow: made.bottomAnchor).firstAnchor
      }
      #expect(view == nil && anchor != nil)
    }
  }

  private final class Padded: UIView {
    override var alignmentRectInsets: UIEdgeInsets {
      UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    }
    override var intrinsicContentSize: CGSize { CGSize(width: 30, height: 20) }
  }

  @Test func `constraints are about alignment rectangles`() {
    inWorld { _ in
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
      let view = Padded()
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      let left = view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10)
      let top = view.topAnchor.constraint(equalTo: root.topAnchor, constant: 10)
      NSLayoutConstraint.activate([left, top])
      root.layoutIfNeeded()
      #expect(view.frame == CGRect(x: 8, y: 9, width: 36, height: 24))
      #expect(
        view.alignmentRect(forFrame: view.frame) == CGRect(x: 10, y: 10, width: 30, height: 20))
      #expect(
        view.frame(forAlignmentRect: CGRect(x: 10, y: 10, width: 30, height: 20)) == view.frame)
      left.isActive = false
      view.rightAnchor.constraint(equalTo: root.rightAnchor).isActive = true
      root.layoutIfNeeded()
      #expect(view.frame.maxX == 304)
    }
  }

  /// As in UIKit, where places are in the coordinates of the view that holds the constraint.
  @Test
  func `a multiplier of a place counts from the corner of the view that holds the constraint`() {
    inWorld { _ in
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
      let box = UIView(frame: CGRect(x: 40, y: 300, width: 100, height: 200))
      let (dot, other) = (UIView(), UIView())
      root.addSubview(box)
      for view in [dot, other] {
        view.translatesAutoresizingMaskIntoConstraints = false
        box.addSubview(view)
        view.widthAnchor.constraint(equalToConstant: 10).isActive = true
        view.heightAnchor.constraint(equalToConstant: 20).isActive = true
      }
      NSLayoutConstraint.activate([
        NSLayoutConstraint(
          item: dot, attribute: .centerY, relatedBy: .equal, toItem: box, attribute: .centerY,
          multiplier: 0.65, constant: 0),
        NSLayoutConstraint(
          item: dot, attribute: .centerX, relatedBy: .equal, toItem: box, attribute: .trailing,
          multiplier: 0.5, constant: 3),
        NSLayoutConstraint(
          item: other, attribute: .top, relatedBy: .equal, toItem: dot, attribute: .bottom,
          multiplier: 2, constant: 0),
        NSLayoutConstraint(
          item: other, attribute: .leading, relatedBy: .equal, toItem: dot, attribute: .leading,
          multiplier: 1, constant: 0),
      ])
      root.layoutIfNeeded()
      #expect(dot.center == CGPoint(x: 53, y: 65))
      #expect(other.frame.origin == CGPoint(x: 48, y: 150))
    }
  }

  @Test func `priorities are raised and lowered by numbers`() {
    #expect(UILayoutPriority.required - 1 == UILayoutPriority(999))
    #expect(UILayoutPriority.defaultLow + 1 == UILayoutPriority(251))
  }

  @Test func `the system's space between views is eight points`() {
    inWorld { _ in
      let (a, b) = (UIView(), UIView())
      let horizontal: [(Horizontal, NSLayoutConstraint.Relation)] = [
        ({ $0.constraint(equalToSystemSpacingAfter: $1, multiplier: 2) }, .equal),
        (
          { $0.constraint(greaterThanOrEqualToSystemSpacingAfter: $1, multiplier: 2) },
          .greaterThanOrEqual
        ),
        (
          { $0.constraint(lessThanOrEqualToSystemSpacingAfter: $1, multiplier: 2) },
          .lessThanOrEqual
        ),
      ]
      for (make, relation) in horizontal {
        let constraint = make(b.leadingAnchor, a.trailingAnchor)
        #expect(constraint.firstItem === b && constraint.secondItem === a)
        #expect(constraint.relation == relation && constraint.constant == 16)
      }
      let vertical: [(Vertical, NSLayoutConstraint.Relation)] = [
        ({ $0.constraint(equalToSystemSpacingBelow: $1, multiplier: 1) }, .equal),
        (
          { $0.constraint(greaterThanOrEqualToSystemSpacingBelow: $1, multiplier: 1) },
          .greaterThanOrEqual
        ),
        (
          { $0.constraint(lessThanOrEqualToSystemSpacingBelow: $1, multiplier: 1) },
          .lessThanOrEqual
        ),
      ]
      for (make, relation) in vertical {
        let constraint = make(b.topAnchor, a.bottomAnchor)
        #expect(constraint.firstAttribute == .top && constraint.secondAttribute == .bottom)
        #expect(constraint.relation == relation && constraint.constant == 8)
      }
    }
  }

  @Test func `a constraint from an anchor whose view is gone still knows the other side`() {
    inWorld { _ in
      let view = UIView()
      let constraint = UIView().widthAnchor.constraint(equalTo: view.widthAnchor)
      #expect(constraint.firstItem == nil && constraint.firstAttribute == .width)
      #expect(constraint.secondItem === view && constraint.secondAttribute == .width)
      constraint.isActive = true
      #expect(!constraint.isActive)
    }
  }
}

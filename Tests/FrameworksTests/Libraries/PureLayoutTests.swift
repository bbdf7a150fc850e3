import AnimConveniences
import Foundation
import Testing
import UIKitCore

/// Constraints that apps say by PureLayout, which is of Objective-C.
@MainActor struct PureLayoutTests {
  private func inView(_ body: (UIView) -> Void) {
    UIEnvironment().run {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
      body(view)
    }
  }

  private func added(to view: UIView) -> UIView {
    let part = UIView.newAutoLayout()
    view.addSubview(part)
    return part
  }

  @Test func `insets are counted from each edge inwards`() {
    inView { view in
      let (whole, upper) = (added(to: view), added(to: view))
      whole.autoPinEdgesToSuperviewEdges(
        with: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
      upper.autoPinEdgesToSuperviewSafeArea(with: .zero, excludingEdge: .bottom)
      upper.autoSetDimension(.height, toSize: 50)
      view.layoutIfNeeded()
      #expect(whole.frame == CGRect(x: 2, y: 1, width: 194, height: 396))
      #expect(upper.frame == CGRect(x: 0, y: 0, width: 200, height: 50))
    }
  }

  @Test func `views stand beside each other and in the middle`() {
    inView { view in
      let (first, second) = (added(to: view), added(to: view))
      first.autoSetDimensions(to: CGSize(width: 60, height: 20))
      first.autoCenterInSuperview()
      second.autoPinEdge(.top, to: .bottom, of: first, withOffset: 10)
      second.autoAlignAxis(.vertical, toSameAxisOf: first)
      second.autoMatch(.width, to: .width, of: first, withMultiplier: 0.5)
      second.autoPinEdge(toSuperviewEdge: .bottom, withInset: 40)
      view.layoutIfNeeded()
      #expect(first.frame == CGRect(x: 70, y: 190, width: 60, height: 20))
      #expect(second.frame == CGRect(x: 85, y: 220, width: 30, height: 140))
    }
  }

  @Test func `at least so far from an edge is not more than that from the other side`() {
    inView { view in
      let part = added(to: view)
      let constraint = part.autoPinEdge(
        toSuperviewEdge: .right, withInset: 8, relation: .greaterThanOrEqual)
      #expect(constraint.relation == .lessThanOrEqual && constraint.constant == -8)
    }
  }

  @Test func `blocks give priorities, and hold constraints back`() {
    inView { view in
      let part = added(to: view)
      var first: NSLayoutConstraint?
      NSLayoutConstraint.autoSetPriority(.defaultLow) {
        first = part.autoSetDimension(.width, toSize: 10)
      }
      #expect(first?.priority == .defaultLow && first?.isActive == true)
      let made = NSLayoutConstraint.autoCreateConstraintsWithoutInstalling {
        part.autoSetDimension(.height, toSize: 10)
      }
      #expect(made.map(\.isActive) == [false])
      (made as NSArray).autoInstallConstraints()
      #expect(made.map(\.isActive) == [true] && made[0].priority == .required)
    }
  }

  @Test func `lists are spread along their superview`() {
    inView { view in
      let parts = (0..<3).map { _ in added(to: view) }
      parts[0].autoPinEdge(toSuperviewEdge: .top)
      (parts as NSArray).autoSetViewsDimension(.height, toSize: 10)
      (parts as NSArray).autoDistributeViews(
        along: .horizontal, alignedTo: .horizontal, withFixedSpacing: 5)
      view.layoutIfNeeded()
      #expect(parts.map(\.frame.minX) == [5, 70, 135] && parts.map(\.frame.width) == [60, 60, 60])
      let others = (0..<3).map { _ in added(to: view) }
      others[0].autoPinEdge(toSuperviewEdge: .bottom)
      (others as NSArray).autoDistributeViews(
        along: .horizontal, alignedTo: .bottom, withFixedSize: 20, insetSpacing: false)
      view.layoutIfNeeded()
      #expect(others.map(\.frame.minX) == [0, 90, 180])
      #expect(others.allSatisfy { $0.frame.maxY == 400 })
    }
  }
}

import Foundation
import Testing
import UIKitCore

@MainActor struct DistanceTests {
  /// A view with two squares of constraints inside.
  private func squares() -> (view: UIView, first: UIView, second: UIView) {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    let squares = (UIView(), UIView())
    for square in [squares.0, squares.1] {
      square.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(square)
      NSLayoutConstraint.activate([
        square.widthAnchor.constraint(equalToConstant: 20),
        square.heightAnchor.constraint(equalToConstant: 20),
      ])
    }
    return (view, squares.0, squares.1)
  }

  @Test func `distances are equal, whatever lies between`() {
    inWorld { _ in
      let (view, first, second) = squares()
      let before = view.leadingAnchor.anchorWithOffset(to: first.leadingAnchor)
      let between = first.trailingAnchor.anchorWithOffset(to: second.leadingAnchor)
      let after = second.trailingAnchor.anchorWithOffset(to: view.trailingAnchor)
      NSLayoutConstraint.activate([
        before.constraint(equalTo: between), between.constraint(equalTo: after, multiplier: 2),
        view.topAnchor.anchorWithOffset(to: first.topAnchor).constraint(equalToConstant: 7),
        first.bottomAnchor.anchorWithOffset(to: second.topAnchor).constraint(
          equalTo: first.heightAnchor),
      ])
      view.layoutIfNeeded()
      // 360 points are left: two fifths before, two between, one after.
      #expect(first.frame == CGRect(x: 144, y: 7, width: 20, height: 20))
      #expect(second.frame == CGRect(x: 308, y: 47, width: 20, height: 20))
    }
  }

  @Test func `a distance may be negative and follows the reading direction`() {
    inWorld { _ in
      let (view, first, second) = squares()
      view.semanticContentAttribute = .forceRightToLeft
      NSLayoutConstraint.activate([
        view.leadingAnchor.anchorWithOffset(to: first.leadingAnchor).constraint(
          equalToConstant: 100),
        first.leadingAnchor.anchorWithOffset(to: second.leadingAnchor).constraint(
          equalToConstant: -30),
      ])
      view.layoutIfNeeded()
      #expect(first.frame.maxX == 300 && second.frame.maxX == 330)
    }
  }

  @Test func `a constraint on a distance goes with any of its views`() {
    inWorld { _ in
      let (view, first, second) = squares()
      let gap = first.topAnchor.anchorWithOffset(to: second.topAnchor).constraint(
        equalToConstant: 50)
      gap.isActive = true
      #expect(gap.description.contains(".top - ") && gap.description.contains("== 50"))
      view.layoutIfNeeded()
      #expect(second.frame.minY - first.frame.minY == 50)
      gap.constant = 60
      view.layoutIfNeeded()
      #expect(second.frame.minY - first.frame.minY == 60)
      second.removeFromSuperview()
      #expect(!gap.isActive)
    }
  }
}

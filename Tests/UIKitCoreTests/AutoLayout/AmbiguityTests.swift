import Foundation
import Testing
import UIKitCore

/// Whether constraints leave a view another place.
@MainActor struct AmbiguityTests {
  /// A view in one of 100 × 100 points, with what `constrain` adds.
  private func isAmbiguous(_ constrain: (UIView, UIView) -> [NSLayoutConstraint]) -> Bool {
    inWorld { _ in
      let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let inner = UIView()
      inner.translatesAutoresizingMaskIntoConstraints = false
      outer.addSubview(inner)
      NSLayoutConstraint.activate(constrain(inner, outer))
      outer.layoutIfNeeded()
      return inner.hasAmbiguousLayout
    }
  }

  @Test func `of views that only have distances from each other the first is at the origin`() {
    inWorld { _ in
      let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 300))
      let views = (0..<4).map { _ in UIView() }
      for (index, view) in views.enumerated() {
        view.translatesAutoresizingMaskIntoConstraints = false
        outer.addSubview(view)
        view.heightAnchor.constraint(equalToConstant: 20).isActive = true
        view.widthAnchor.constraint(equalToConstant: 20).isActive = true
        guard index > 0 else { continue }
        let above = views[min(index - 1, 1)]
        view.topAnchor.constraint(equalTo: above.bottomAnchor, constant: 10).isActive = true
      }
      outer.layoutIfNeeded()
      #expect(views.map(\.frame.minY) == [0, 30, 60, 60])
    }
  }

  @Test func `a view with all edges is where it is`() {
    #expect(
      !isAmbiguous {
        [
          $0.topAnchor.constraint(equalTo: $1.topAnchor),
          $0.leadingAnchor.constraint(equalTo: $1.leadingAnchor),
          $0.bottomAnchor.constraint(equalTo: $1.bottomAnchor),
          $0.trailingAnchor.constraint(equalTo: $1.trailingAnchor),
        ]
      })
  }

  @Test func `a view without a length, or on an inequality, could be elsewhere`() {
    #expect(
      isAmbiguous {
        [
          $0.topAnchor.constraint(equalTo: $1.topAnchor),
          $0.leadingAnchor.constraint(equalTo: $1.leadingAnchor),
          $0.widthAnchor.constraint(equalToConstant: 10),
        ]
      })
    #expect(
      isAmbiguous {
        [
          $0.topAnchor.constraint(greaterThanOrEqualTo: $1.topAnchor),
          $0.leadingAnchor.constraint(equalTo: $1.leadingAnchor),
          $0.widthAnchor.constraint(equalToConstant: 10),
          $0.heightAnchor.constraint(equalToConstant: 10),
        ]
      })
  }

  @Test func `two inequalities may say as much as an equation`() {
    #expect(
      !isAmbiguous {
        [
          $0.topAnchor.constraint(greaterThanOrEqualTo: $1.topAnchor, constant: 5),
          $0.topAnchor.constraint(lessThanOrEqualTo: $1.topAnchor, constant: 5),
          $0.leadingAnchor.constraint(equalTo: $1.leadingAnchor),
          $0.widthAnchor.constraint(equalToConstant: 10),
          $0.heightAnchor.constraint(equalToConstant: 10),
        ]
      })
  }

  @Test func `what only a wish decides is decided`() {
    #expect(
      !isAmbiguous {
        let height = $0.heightAnchor.constraint(equalToConstant: 10)
        height.priority = .defaultLow
        return [
          $0.topAnchor.constraint(equalTo: $1.topAnchor),
          $0.leadingAnchor.constraint(equalTo: $1.leadingAnchor),
          $0.widthAnchor.constraint(equalToConstant: 10), height,
        ]
      })
  }

  @Test func `views that have their place from their frames are where they are`() {
    inWorld { _ in
      let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let inner = UIView(frame: CGRect(x: 1, y: 1, width: 1, height: 1))
      outer.addSubview(inner)
      #expect(!inner.hasAmbiguousLayout)
    }
  }
}

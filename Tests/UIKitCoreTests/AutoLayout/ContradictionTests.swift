import Foundation
import Testing
import UIKitCore

/// Constraints that contradict each other.
///
/// What is expected was recorded on iOS 26.1 (`breakprobe` of Vercantez/openuikit).
@MainActor struct ContradictionTests {
  private let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private let view = UIView()

  init() {
    view.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: container.topAnchor, constant: 10),
      view.heightAnchor.constraint(equalToConstant: 20),
    ])
  }

  /// Constraints on the view and its container that cannot all hold.
  struct Contradiction: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let make: @MainActor (_ view: UIView, _ container: UIView) -> [NSLayoutConstraint]
    /// The frame of the view, whatever the order.
    let frame: CGRect
    /// What is broken.
    let broken: String

    init(
      _ name: String, _ frame: CGRect, breaks broken: String,
      _ make: @escaping @MainActor (_ view: UIView, _ container: UIView) -> [NSLayoutConstraint]
    ) {
      (testDescription, self.frame, self.broken, self.make) = (name, frame, broken, make)
    }
  }

  nonisolated private static let contradictions = [
    Contradiction("two widths", CGRect(x: 0, y: 10, width: 100, height: 20), breaks: "width == 200")
    {
      [
        $0.widthAnchor.constraint(equalToConstant: 100),
        $0.widthAnchor.constraint(equalToConstant: 200),
        $0.leadingAnchor.constraint(equalTo: $1.leadingAnchor),
      ]
    },
    Contradiction(
      "edges and a width", CGRect(x: 10, y: 10, width: 100, height: 20), breaks: "width == 50"
    ) {
      [
        $0.leadingAnchor.constraint(equalTo: $1.leadingAnchor, constant: 10),
        $0.trailingAnchor.constraint(equalTo: $1.leadingAnchor, constant: 110),
        $0.widthAnchor.constraint(equalToConstant: 50),
      ]
    },
    Contradiction(
      "edges and a centre", CGRect(x: 30, y: 10, width: 270, height: 20), breaks: "centerX"
    ) {
      [
        $0.trailingAnchor.constraint(equalTo: $1.trailingAnchor),
        $0.leadingAnchor.constraint(equalTo: $1.leadingAnchor, constant: 30),
        $0.centerXAnchor.constraint(equalTo: $1.centerXAnchor),
      ]
    },
    Contradiction(
      "edges and a centre elsewhere", CGRect(x: 30, y: 10, width: 260, height: 20),
      breaks: "centerX"
    ) {
      [
        $0.trailingAnchor.constraint(equalTo: $1.trailingAnchor, constant: -10),
        $0.leadingAnchor.constraint(equalTo: $1.leadingAnchor, constant: 30),
        $0.centerXAnchor.constraint(equalTo: $1.centerXAnchor, constant: 5),
      ]
    },
    Contradiction(
      "a width that is too large", CGRect(x: 30, y: 10, width: 270, height: 20),
      breaks: "width == 200"
    ) {
      [
        $0.trailingAnchor.constraint(equalTo: $1.trailingAnchor),
        $0.leadingAnchor.constraint(equalTo: $1.leadingAnchor, constant: 30),
        $0.widthAnchor.constraint(equalToConstant: 200),
      ]
    },
    Contradiction(
      "a width and bounds", CGRect(x: 0, y: 10, width: 100, height: 20), breaks: "<= 50"
    ) {
      [
        $0.widthAnchor.constraint(equalToConstant: 100),
        $0.widthAnchor.constraint(lessThanOrEqualToConstant: 50),
        $0.widthAnchor.constraint(greaterThanOrEqualToConstant: 80),
        $0.leadingAnchor.constraint(equalTo: $1.leadingAnchor),
      ]
    },
  ]

  /// All orders of some elements.
  private func orders<T>(of elements: [T]) -> [[T]] {
    guard let first = elements.first else { return [[]] }
    return orders(of: Array(elements.dropFirst())).flatMap { rest in
      (0...rest.count).map { Array(rest[..<$0]) + [first] + rest[$0...] }
    }
  }

  @Test(arguments: contradictions)
  func `which constraint is broken does not depend on the order`(_ contradiction: Contradiction) {
    inWorld { world in
      let constraints = contradiction.make(view, container)
      for order in orders(of: constraints) {
        NSLayoutConstraint.activate(order)
        container.setNeedsLayout()
        container.layoutIfNeeded()
        #expect(view.frame == contradiction.frame)
        NSLayoutConstraint.deactivate(order)
      }
      #expect(!world.warnings.isEmpty)
      for warning in world.warnings {
        #expect(
          warning.contains("Unable to simultaneously satisfy")
            && warning.split(separator: "breaking").last?.contains(contradiction.broken) == true)
      }
    }
  }

  @Test func `what is inside of a view may be less than nothing while the view has no size`() {
    inWorld { world in
      container.layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 30, right: 8)
      let bar = UIView()
      bar.translatesAutoresizingMaskIntoConstraints = false
      bar.layoutMargins = UIEdgeInsets(top: 40, left: 8, bottom: 30, right: 8)
      bar.insetsLayoutMarginsFromSafeArea = false
      container.addSubview(bar)
      let height = bar.heightAnchor.constraint(equalToConstant: 50)
      let button = UIView()
      button.translatesAutoresizingMaskIntoConstraints = false
      bar.addSubview(button)
      NSLayoutConstraint.activate([
        height, bar.topAnchor.constraint(equalTo: container.topAnchor),
        button.heightAnchor.constraint(equalToConstant: 10),
        button.bottomAnchor.constraint(equalTo: bar.layoutMarginsGuide.bottomAnchor),
      ])
      container.layoutIfNeeded()
      #expect(button.frame.maxY == 20)
      height.constant = 100
      container.layoutIfNeeded()
      #expect(button.frame.maxY == 70)
      #expect(world.warnings == [])
    }
  }

  @Test func `what is bound to both ends of a text view keeps its own width`() {
    inWorld { world in
      let text = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
      let placeholder = UILabel()
      placeholder.text = "Placeholder"
      placeholder.translatesAutoresizingMaskIntoConstraints = false
      text.addSubview(placeholder)
      NSLayoutConstraint.activate([
        placeholder.topAnchor.constraint(equalTo: text.topAnchor, constant: 8),
        placeholder.leadingAnchor.constraint(equalTo: text.leadingAnchor, constant: 5),
        placeholder.trailingAnchor.constraint(equalTo: text.trailingAnchor),
      ])
      text.layoutIfNeeded()
      let width = placeholder.intrinsicContentSize.width
      #expect(abs(placeholder.frame.width - width) < 0.5 && placeholder.frame.minX == 5)
      #expect(world.warnings == [])
    }
  }

  @Test func `a broken constraint stays broken when its opponent goes`() {
    inWorld { world in
      let (narrow, wide) = (
        view.widthAnchor.constraint(equalToConstant: 100),
        view.widthAnchor.constraint(equalToConstant: 200)
      )
      NSLayoutConstraint.activate([narrow, wide])
      container.layoutIfNeeded()
      #expect(view.frame.width == 100)
      narrow.isActive = false
      container.layoutIfNeeded()
      #expect(view.frame.width == 200)
      // Alone it would win over this one, which goes last of all.
      let bound = view.widthAnchor.constraint(lessThanOrEqualToConstant: 150)
      bound.isActive = true
      container.layoutIfNeeded()
      #expect(view.frame.width == 150)
      #expect(world.warnings.count == 1)
      // What is taken out of force and put back is whole again.
      wide.isActive = false
      wide.isActive = true
      container.layoutIfNeeded()
      #expect(view.frame.width == 200)
      #expect(world.warnings.count == 2)
    }
  }

  /// A view with content of 24 × 20 points.
  private final class Content: UIView {
    override var intrinsicContentSize: CGSize { CGSize(width: 24, height: 20) }
  }

  @Test(arguments: [Float](arrayLiteral: 1000, 999, 750, 250), [36.0, 10])
  func `contents yield to constraints without a word`(priority: Float, width: Double) {
    inWorld { world in
      let content = Content()
      content.translatesAutoresizingMaskIntoConstraints = false
      content.setContentHuggingPriority(UILayoutPriority(priority), for: .horizontal)
      content.setContentCompressionResistancePriority(.required, for: .horizontal)
      container.addSubview(content)
      NSLayoutConstraint.activate([
        content.leadingAnchor.constraint(equalTo: container.leadingAnchor),
        content.topAnchor.constraint(equalTo: container.topAnchor),
        content.widthAnchor.constraint(equalToConstant: width),
        view.leadingAnchor.constraint(equalTo: container.leadingAnchor),
        view.widthAnchor.constraint(equalToConstant: 1),
      ])
      container.layoutIfNeeded()
      #expect(content.frame == CGRect(x: 0, y: 0, width: width, height: 20))
      #expect(world.warnings.isEmpty)
    }
  }
}

import Foundation
import Testing
import UIKitCore

/// Constraints in words, in the form that UIKit's messages have them.
@MainActor struct ConstraintDescriptionTests {
  private let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let first = UIView()
  private let second = UILabel()

  init() {
    outer.addSubview(first)
    outer.addSubview(second)
  }

  /// The words of a constraint without addresses.
  private func words(_ constraint: NSLayoutConstraint) -> String {
    constraint.description.replacing(/:0x[0-9a-f]+/, with: "")
  }

  @Test func `lengths and alignments are equations`() {
    #expect(
      words(first.widthAnchor.constraint(equalToConstant: 40))
        == "<NSLayoutConstraint UIView.width == 40   (inactive)>")
    let half = first.heightAnchor.constraint(
      lessThanOrEqualTo: second.widthAnchor, multiplier: 0.5, constant: -3)
    half.priority = .defaultHigh
    half.identifier = "half"
    #expect(
      words(half)
        == "<NSLayoutConstraint 'half' UIView.height <= 0.5*UILabel.width - 3 @750   (inactive)>")
    #expect(
      words(first.centerXAnchor.constraint(equalTo: outer.centerXAnchor))
        == "<NSLayoutConstraint UIView.centerX == UIView.centerX   (inactive)>")
  }

  @Test func `distances are in visual format`() {
    #expect(
      words(second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 8))
        == "<NSLayoutConstraint H:[UIView]-(8)-[UILabel]   (inactive)>")
    #expect(
      words(first.bottomAnchor.constraint(lessThanOrEqualTo: second.topAnchor, constant: -8))
        == "<NSLayoutConstraint V:[UIView]-(>=8)-[UILabel]   (inactive)>")
  }

  @Test func `the superview is a bar, and is named behind`() {
    let top = second.topAnchor.constraint(equalTo: outer.topAnchor, constant: 4)
    top.isActive = true
    #expect(
      words(top) == "<NSLayoutConstraint V:|-(4)-[UILabel]   (active, names: '|':UIView )>")
    #expect(
      words(second.trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -4))
        == "<NSLayoutConstraint H:[UILabel]-(4)-|   (inactive, names: '|':UIView )>")
  }

  @Test func `equal constraints have equal words, others do not`() {
    func top(_ constant: CGFloat) -> String {
      words(first.topAnchor.constraint(equalTo: outer.topAnchor, constant: constant))
    }
    #expect(top(4) == top(4))
    #expect(top(4) != top(5))
  }
}

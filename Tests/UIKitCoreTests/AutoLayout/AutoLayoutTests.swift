import AnimGeometry
import AnimLayers
import Foundation
import Testing
import UIKitCore

@MainActor struct AutoLayoutTests {
  private func child(of parent: UIView) -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(view)
    return view
  }

  private func parent(width: CGFloat = 200, height: CGFloat = 100) -> UIView {
    UIView(frame: CGRect(x: 30, y: 40, width: width, height: height))
  }

  @Test func `an image that arrives later is what is cut`() {
    inWorld { _ in
      let card = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
      let (picture, button) = (UIImageView(), UILabel())
      button.text = "More"
      for view in [picture, button] as [UIView] {
        view.translatesAutoresizingMaskIntoConstraints = false
        card.addSubview(view)
      }
      NSLayoutConstraint.activate([
        picture.topAnchor.constraint(equalTo: card.topAnchor),
        picture.bottomAnchor.constraint(equalTo: button.topAnchor),
        button.bottomAnchor.constraint(equalTo: card.bottomAnchor),
        picture.leadingAnchor.constraint(equalTo: card.leadingAnchor),
        button.leadingAnchor.constraint(equalTo: card.leadingAnchor),
      ])
      card.layoutIfNeeded()
      let height = button.intrinsicContentSize.height
      picture.image = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 700)).image { _ in }
      card.layoutIfNeeded()
      #expect(button.frame.height == height && picture.frame.height == 200 - height)
    }
  }

  @Test func `edges pinned with constants inset a view`() {
    inWorld { _ in
      let outer = parent()
      let inner = child(of: outer)
      NSLayoutConstraint.activate([
        inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 10),
        inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -20),
        inner.topAnchor.constraint(equalTo: outer.topAnchor, constant: 5),
        inner.heightAnchor.constraint(equalTo: outer.heightAnchor, multiplier: 0.5),
      ])
      outer.layoutIfNeeded()
      #expect(inner.frame == CGRect(x: 10, y: 5, width: 170, height: 50))
      outer.frame.size = CGSize(width: 300, height: 80)
      outer.layoutIfNeeded()
      #expect(inner.frame == CGRect(x: 10, y: 5, width: 270, height: 40))
    }
  }

  @Test func `leading is on the right where one reads from right to left`() {
    inWorld(UIEnvironment(traits: UITraitCollection(layoutDirection: .rightToLeft))) { _ in
      let outer = parent()
      let inner = child(of: outer)
      NSLayoutConstraint.activate([
        inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 10),
        inner.widthAnchor.constraint(equalToConstant: 50),
        inner.topAnchor.constraint(equalTo: outer.topAnchor),
        inner.heightAnchor.constraint(equalToConstant: 10),
      ])
      outer.layoutIfNeeded()
      #expect(inner.frame == CGRect(x: 140, y: 0, width: 50, height: 10))
    }
  }

  @Test(arguments: [
    (NSLayoutConstraint.Attribute.leadingMargin, -20 as CGFloat, 125 as CGFloat),
    (.trailingMargin, 20, 25),
  ])
  func `distances from margins point to the left where one reads from right to left`(
    margin: NSLayoutConstraint.Attribute, constant: CGFloat, x: CGFloat
  ) {
    inWorld(UIEnvironment(traits: UITraitCollection(layoutDirection: .rightToLeft))) { _ in
      let outer = parent()
      outer.layoutMargins = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 5)
      let inner = child(of: outer)
      // The margin is 20 points outside of the inner edge: leading, 195 and 175, where a view of 50
      // ends; trailing, 5 and 25, where it begins.
      NSLayoutConstraint.activate([
        NSLayoutConstraint(
          item: outer, attribute: margin, relatedBy: .equal, toItem: inner,
          attribute: margin == .leadingMargin ? .leading : .trailing, multiplier: 1,
          constant: constant),
        inner.widthAnchor.constraint(equalToConstant: 50),
      ])
      outer.layoutIfNeeded()
      #expect(inner.frame.minX == x)
      #expect(inner.frame.width == 50)
    }
  }

  @Test func `the view around others says where a line begins for them`() {
    inWorld { _ in
      let outer = parent()
      outer.semanticContentAttribute = .forceRightToLeft
      let inner = child(of: outer)
      NSLayoutConstraint.activate([
        inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 10),
        inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -30),
        inner.topAnchor.constraint(equalTo: outer.topAnchor),
        inner.heightAnchor.constraint(equalToConstant: 10),
      ])
      outer.layoutIfNeeded()
      // 10 from the right edge of 200, 30 from the left one.
      #expect(inner.frame == CGRect(x: 30, y: 0, width: 160, height: 10))
    }
  }

  @Test func `a view that no constraint mentions stays where it is put`() {
    inWorld { _ in
      let outer = parent()
      let (bound, free) = (child(of: outer), child(of: outer))
      NSLayoutConstraint.activate([
        bound.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 10),
        bound.widthAnchor.constraint(equalToConstant: 50),
      ])
      outer.layoutIfNeeded()
      free.frame = CGRect(x: 5, y: 30, width: 20, height: 10)
      outer.setNeedsLayout()
      outer.layoutIfNeeded()
      #expect(free.frame == CGRect(x: 5, y: 30, width: 20, height: 10))
      #expect(free.hasAmbiguousLayout && bound.frame.minX == 10)
      // What has content comes to the origin, in the size of that.
      let label = UILabel()
      label.text = "Text"
      label.translatesAutoresizingMaskIntoConstraints = false
      outer.addSubview(label)
      label.frame = CGRect(x: 50, y: 50, width: 1, height: 1)
      outer.layoutIfNeeded()
      #expect(label.frame.origin == .zero && label.frame.width > 10)
    }
  }

  @Test func `a view's own direction is for what is in it`() {
    inWorld { _ in
      let outer = parent()
      let inner = child(of: outer)
      inner.semanticContentAttribute = .forceRightToLeft
      NSLayoutConstraint.activate([
        inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 10),
        inner.widthAnchor.constraint(equalToConstant: 50),
      ])
      outer.layoutIfNeeded()
      #expect(inner.frame.minX == 10)
    }
  }

  @Test(arguments: [
    (NSLayoutConstraint.Relation.lessThanOrEqual, 23 as CGFloat), (.greaterThanOrEqual, 23),
  ])
  func `a place that one inequality alone is about is on its bound`(
    relation: NSLayoutConstraint.Relation, place: CGFloat
  ) {
    inWorld { _ in
      let outer = parent(width: 200, height: 100)
      let inner = child(of: outer)
      @MainActor func bound(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutConstraint {
        NSLayoutConstraint(
          item: inner, attribute: attribute, relatedBy: relation, toItem: outer,
          attribute: attribute, multiplier: 1, constant: place)
      }
      NSLayoutConstraint.activate([
        bound(.left), bound(.top), inner.widthAnchor.constraint(equalToConstant: 50),
        inner.heightAnchor.constraint(equalToConstant: 20),
      ])
      outer.layoutIfNeeded()
      #expect(inner.frame == CGRect(x: 23, y: 23, width: 50, height: 20))
    }
  }

  @Test func `a bound for the far edge is where that edge is`() {
    inWorld { _ in
      let outer = parent(width: 200, height: 100)
      let inner = child(of: outer)
      NSLayoutConstraint.activate([
        outer.bottomAnchor.constraint(greaterThanOrEqualTo: inner.bottomAnchor, constant: 45),
        outer.rightAnchor.constraint(greaterThanOrEqualTo: inner.rightAnchor, constant: 74),
        inner.widthAnchor.constraint(equalToConstant: 50),
        inner.heightAnchor.constraint(equalToConstant: 20),
      ])
      outer.layoutIfNeeded()
      // 200 − 74 − 50 and 100 − 45 − 20.
      #expect(inner.frame == CGRect(x: 76, y: 35, width: 50, height: 20))
    }
  }

  @Test func `a bound that something else keeps says nothing`() {
    inWorld { _ in
      let outer = parent()
      let inner = child(of: outer)
      NSLayoutConstraint.activate([
        inner.leftAnchor.constraint(lessThanOrEqualTo: outer.leftAnchor, constant: 23),
        inner.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: 7),
      ])
      outer.layoutIfNeeded()
      #expect(inner.frame.minX == 7)
    }
  }

  @Test func `without a second item there is no second attribute`() {
    inWorld { _ in
      let constraint = NSLayoutConstraint(
        item: UIView(), attribute: .height, relatedBy: .equal, toItem: nil, attribute: .height,
        multiplier: 1, constant: 5)
      #expect(constraint.secondAttribute == .notAnAttribute)
      let empty = NSLayoutConstraint()
      empty.isActive = true
      #expect(empty.firstItem == nil && !empty.isActive)
    }
  }

  @Test func `a view holds a constraint once`() {
    inWorld { _ in
      let view = UIView()
      let constraint = view.widthAnchor.constraint(equalToConstant: 5)
      view.addConstraint(constraint)
      view.addConstraint(constraint)
      #expect(view.constraints == [constraint])
      view.removeConstraint(constraint)
      #expect(view.constraints.isEmpty && !constraint.isActive)
    }
  }

  @Test func `a constraint across levels of the hierarchy is held by the common ancestor`() {
    inWorld { _ in
      let outer = parent()
      let middle = child(of: outer)
      let inner = child(of: middle)
      let sibling = child(of: outer)
      let across = inner.leftAnchor.constraint(equalTo: sibling.rightAnchor, constant: 4)
      NSLayoutConstraint.activate([
        middle.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: 10),
        middle.topAnchor.constraint(equalTo: outer.topAnchor, constant: 20),
        middle.rightAnchor.constraint(equalTo: outer.rightAnchor),
        middle.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
        sibling.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: 5),
        sibling.widthAnchor.constraint(equalToConstant: 50),
        inner.topAnchor.constraint(equalTo: outer.topAnchor, constant: 30),
        inner.widthAnchor.constraint(equalToConstant: 8),
        inner.heightAnchor.constraint(equalToConstant: 8),
        across,
      ])
      #expect(outer.constraints.contains { $0 === across })
      outer.layoutIfNeeded()
      #expect(inner.frame == CGRect(x: 5 + 50 + 4 - 10, y: 10, width: 8, height: 8))
      inner.removeFromSuperview()
      #expect(!across.isActive)
    }
  }

  @Test func `labels keep their text's size and the less resistant one is cut`() {
    inWorld { _ in
      let outer = parent(width: 120)
      let (first, second) = (UILabel(), UILabel())
      for label in [first, second] {
        label.text = "A rather long text"
        label.translatesAutoresizingMaskIntoConstraints = false
        outer.addSubview(label)
      }
      let natural = first.intrinsicContentSize.width
      #expect(natural > 60)
      second.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
      NSLayoutConstraint.activate([
        first.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
        second.leadingAnchor.constraint(equalTo: first.trailingAnchor),
        second.trailingAnchor.constraint(lessThanOrEqualTo: outer.trailingAnchor),
      ])
      outer.layoutIfNeeded()
      #expect(first.frame.width == min(natural, 120))
      #expect(second.frame.maxX <= 120)
    }
  }

  @Test func `a label of many lines is as high as its width makes it`() {
    inWorld { _ in
      let outer = parent(width: 100, height: 1000)
      let label = UILabel()
      label.numberOfLines = 0
      label.text = "Several words that do not fit on one line"
      label.translatesAutoresizingMaskIntoConstraints = false
      outer.addSubview(label)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
        label.topAnchor.constraint(equalTo: outer.topAnchor),
      ])
      outer.layoutIfNeeded()
      let wanted = label.sizeThatFits(CGSize(width: 100, height: CGFloat.infinity))
      #expect(label.frame.size == CGSize(width: 100, height: wanted.height))
      #expect(label.frame.height > 2 * label.font.lineHeight)
    }
  }

  @Test func `content says how large its holder has to be`() {
    inWorld { _ in
      let outer = parent()
      let inner = child(of: outer)
      NSLayoutConstraint.activate([
        inner.topAnchor.constraint(equalTo: outer.topAnchor, constant: 8),
        inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor, constant: -12),
        inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
        inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
        inner.heightAnchor.constraint(equalTo: inner.widthAnchor, multiplier: 0.5),
      ])
      let size = outer.systemLayoutSizeFitting(
        CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      #expect(size == CGSize(width: 320, height: 8 + 160 + 12))
    }
  }

  @Test func `guides take part`() {
    inWorld { _ in
      let outer = parent()
      outer.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      let inner = child(of: outer)
      let guide = outer.layoutMarginsGuide
      NSLayoutConstraint.activate([
        inner.topAnchor.constraint(equalTo: guide.topAnchor),
        inner.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        inner.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        inner.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      ])
      outer.layoutIfNeeded()
      #expect(inner.frame == CGRect(x: 2, y: 1, width: 194, height: 96))
    }
  }

  @Test func `a new constant moves the view in the next layout`() {
    inWorld { _ in
      let outer = parent()
      let inner = child(of: outer)
      let leading = inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 20)
      NSLayoutConstraint.activate([
        leading, inner.topAnchor.constraint(equalTo: outer.topAnchor),
        inner.widthAnchor.constraint(equalToConstant: 50),
        inner.heightAnchor.constraint(equalToConstant: 50),
      ])
      outer.layoutIfNeeded()
      leading.constant = 40
      #expect(inner.frame.minX == 20)
      outer.layoutIfNeeded()
      #expect(inner.frame.minX == 40)
    }
  }

  @Test func `a constant that changes inside an animation moves the view gradually`() {
    inWorld { world in
      let outer = parent()
      let inner = child(of: outer)
      let height = inner.heightAnchor.constraint(equalToConstant: 10)
      NSLayoutConstraint.activate([
        inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
        inner.topAnchor.constraint(equalTo: outer.topAnchor),
        inner.widthAnchor.constraint(equalToConstant: 50), height,
      ])
      outer.layoutIfNeeded()
      height.constant = 50
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        outer.layoutIfNeeded()
      }
      world.clock.advance(to: 0.5)
      #expect(inner.bounds.height == 50)
      #expect(abs(inner.layer.presentation(at: 0.5).properties.bounds.height - 30) < 1e-6)
    }
  }

  @Test func `constraints that contradict each other are reported`() {
    inWorld { world in
      let outer = parent()
      let inner = child(of: outer)
      NSLayoutConstraint.activate([
        inner.widthAnchor.constraint(equalToConstant: 50),
        inner.widthAnchor.constraint(equalToConstant: 60),
      ])
      outer.layoutIfNeeded()
      #expect(inner.frame.width == 50)
      #expect(world.warnings.count == 1)
    }
  }

  @Test func `a constraint in force may become optional, and required again`() {
    inWorld { world in
      let outer = parent()
      let inner = child(of: outer)
      let narrow = inner.widthAnchor.constraint(equalToConstant: 10)
      let wide = inner.widthAnchor.constraint(equalToConstant: 50)
      wide.priority = .defaultHigh
      NSLayoutConstraint.activate([narrow, wide])
      outer.layoutIfNeeded()
      #expect(inner.frame.width == 10)
      narrow.priority = .defaultLow
      outer.layoutIfNeeded()
      #expect(inner.frame.width == 50)
      narrow.priority = .required
      outer.layoutIfNeeded()
      #expect(inner.frame.width == 10)
      #expect(world.exceptions.isEmpty)
    }
  }

  @Test func `a guide that is taken away belongs to no view`() {
    let (outer, other, guide) = (parent(), parent(), UILayoutGuide())
    outer.addLayoutGuide(guide)
    other.removeLayoutGuide(guide)
    #expect(guide.owningView === outer)
    outer.removeLayoutGuide(guide)
    #expect(guide.owningView == nil)
    #expect(outer.layoutGuides.isEmpty)
  }

  private final class Leaving: UIView {
    var count = 0

    override func removeFromSuperview() {
      count += 1
      super.removeFromSuperview()
    }
  }

  @Test func `a view that was nowhere leaves nothing when it is added`() {
    let view = Leaving()
    parent().addSubview(view)
    #expect(view.count == 0)
  }

  @Test func `room for bars is two constraints`() {
    inWorld { _ in
      let controller = UIViewController()
      let guide = controller.topLayoutGuide
      #expect(controller.view.constraints.count == 2)
      #expect(controller.topLayoutGuide === guide)
      controller.view.layoutIfNeeded()
      #expect(guide.length == controller.view.safeAreaInsets.top)
    }
  }
}

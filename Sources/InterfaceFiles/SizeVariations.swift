import AnimXML
import Foundation
import UIKitCore

/// Has the views and constraints of one reading come and go with the size classes.
@MainActor final class SizeVariations {
  /// What is drawn in one view, which holds it along with what is left out of the view now.
  @MainActor final class Content {
    private struct Subview {
      let id: String?
      weak var view: UIView?
      /// The view, while it is left out.
      var absent: UIView?
    }

    private struct Constraint {
      let element: XMLElement
      let constraint: NSLayoutConstraint
      var isActive = false
    }

    let element: XMLElement
    private(set) weak var view: UIView?
    private var subviews: [Subview] = []
    private var constraints: [Constraint] = []

    init(_ element: XMLElement, of view: UIView) {
      self.element = element
      self.view = view
    }

    /// Adds a view that is in the view, or left out for now.
    func add(_ subview: UIView, _ element: XMLElement, isAbsent: Bool) {
      subviews.append(Subview(id: element.id, view: subview, absent: isAbsent ? subview : nil))
    }

    /// Adds a constraint that is not active yet.
    func add(_ constraint: NSLayoutConstraint, _ element: XMLElement) {
      constraints.append(Constraint(element: element, constraint: constraint))
    }

    /// Puts the views in and takes those out that these traits leave out.
    func place(for traits: UITraitCollection) {
      guard let view else { return }
      let excluded = element.excluded(from: "subviews", for: traits)
      var last: UIView?
      for index in subviews.indices {
        let isExcluded = subviews[index].id.map(excluded.contains) ?? false
        if let absent = subviews[index].absent, !isExcluded {
          let next = subviews[index...].lazy.compactMap(\.view).first { $0.superview === view }
          view.insertDrawn(absent, after: last, before: next)
          subviews[index].absent = nil
        } else if let present = subviews[index].view, present.superview === view, isExcluded {
          subviews[index].absent = present
          present.removeFromSuperview()
        }
        if let present = subviews[index].view, present.superview === view { last = present }
      }
    }

    /// Activates the constraints whose items are there, but for those that these traits leave out.
    func constrain(for traits: UITraitCollection) {
      guard let view else { return }
      let excluded = element.excluded(from: "constraints", for: traits)
      for index in constraints.indices {
        let (drawn, constraint) = (constraints[index].element, constraints[index].constraint)
        let isActive =
          !(drawn.id.map(excluded.contains) ?? false) && constraint.hasItems(around: view)
        // What the app has set since stays.
        guard isActive != constraints[index].isActive else { continue }
        constraints[index].isActive = isActive
        constraint.isActive = isActive
      }
    }

    /// Gives constraints the constants of other traits, and a stack its direction.
    func adjust(from previous: UITraitCollection, to traits: UITraitCollection) {
      let drawn = element.varied(for: traits)
      if let stack = view as? UIStackView,
        drawn.attributes != element.varied(for: previous).attributes
      {
        InterfaceProperties.arrange(stack, drawn)
      }
      for (drawn, constraint) in constraints.map({ ($0.element, $0.constraint) }) {
        let constant = drawn.varied(for: traits).number("constant") ?? 0
        if constant != drawn.varied(for: previous).number("constant") ?? 0 {
          constraint.constant = constant
        }
      }
    }
  }

  private struct Entry {
    weak var content: Content?
  }

  private var entries: [Entry] = []

  /// Has a view follow its size classes.
  func follow(_ content: Content) {
    entries.append(Entry(content: content))
    content.view?.registerForTraitChanges(
      [UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self]
    ) { (view: UIView, previous) in
      content.place(for: view.traitCollection)
      content.adjust(from: previous, to: view.traitCollection)
      // A view that came or went may be tied to others by what holds both.
      for content in self.entries.compactMap(\.content) {
        if let view = content.view { content.constrain(for: view.traitCollection) }
      }
    }
  }
}

extension UIView {
  /// Puts a view in between two others.
  fileprivate func insertDrawn(_ view: UIView, after last: UIView?, before next: UIView?) {
    if let stack = self as? UIStackView {
      let index = last.flatMap { stack.arrangedSubviews.firstIndex(of: $0) }
      stack.insertArrangedSubview(view, at: index.map { $0 + 1 } ?? 0)
    } else if let last {
      insertSubview(view, aboveSubview: last)
    } else if let next {
      insertSubview(view, belowSubview: next)
    } else {
      addSubview(view)
    }
  }

  fileprivate var outermost: UIView {
    sequence(first: self, next: \.superview).reduce(self) { $1 }
  }
}

extension NSLayoutConstraint {
  /// Whether no item is in a view that was left out.
  fileprivate func hasItems(around view: UIView) -> Bool {
    [firstItem, secondItem].compactMap(\.self).allSatisfy { item in
      (item as? UIView ?? (item as? UILayoutGuide)?.owningView)?.outermost === view.outermost
    }
  }
}

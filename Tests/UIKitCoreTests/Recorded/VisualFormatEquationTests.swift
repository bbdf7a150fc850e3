import AnimGeometry
import Foundation
import Testing
import UIKitCore

/// The constraints that visual formats stand for, in order, as recorded on iOS 26.1 (iPhone 16).
@MainActor struct VisualFormatEquationTests {
  /// Formats with their equations: `first.attribute relation second.attribute constant @priority`.
  nonisolated private static let facts: [(String, [String])] = [
    ("V:[other]-0-[view]", ["view.top == other.bottom 0 @1000"]),
    ("V:[other]-20-[view]", ["view.top == other.bottom 20 @1000"]),
    (
      "H:|-[view]-|",
      [
        "view.leading == superMargins.leading 0 @1000",
        "superMargins.trailing == view.trailing 0 @1000",
      ]
    ),
    (
      "H:|[view]|",
      ["view.leading == super.leading 0 @1000", "super.trailing == view.trailing 0 @1000"]
    ),
    (
      "H:|-8-[view(>=50)]-(<=12)-[other(==view)]",
      [
        "view.leading == super.leading 8 @1000", "view.width >= nil.none 50 @1000",
        "other.leading <= view.trailing 12 @1000", "other.width == view.width 0 @1000",
      ]
    ),
    ("V:[view(44@750)]", ["view.height == nil.none 44 @750"]),
    (
      "H:[view]-[other]-[third]",
      ["other.leading == view.trailing 8 @1000", "third.leading == other.trailing 8 @1000"]
    ),
    (
      "H:|-(pad)-[view(w)]",
      ["view.leading == super.leading 7 @1000", "view.width == nil.none 33 @1000"]
    ),
    (
      "V:|-(>=10,<=30)-[view]",
      ["view.top >= super.top 10 @1000", "view.top <= super.top 30 @1000"]
    ),
    ("[view]-(==5@250)-[other]", ["other.leading == view.trailing 5 @250"]),
    ("H:|-[view]", ["view.leading == superMargins.leading 0 @1000"]),
    (
      "V:|-[view]-|",
      ["view.top == superMargins.top 0 @1000", "superMargins.bottom == view.bottom 0 @1000"]
    ),
    ("H:[view]-(>=0)-|", ["super.trailing >= view.trailing 0 @1000"]),
    (
      "H:|-0-[view]-0-|",
      ["view.leading == super.leading 0 @1000", "super.trailing == view.trailing 0 @1000"]
    ),
    ("[view(>=other)]", ["view.width >= other.width 0 @1000"]),
    ("V:[view]-8-|", ["super.bottom == view.bottom 8 @1000"]),
    ("H:[view(==other@500)]", ["view.width == other.width 0 @500"]),
    (
      "H:|[view][other]|",
      [
        "view.leading == super.leading 0 @1000", "other.leading == view.trailing 0 @1000",
        "super.trailing == other.trailing 0 @1000",
      ]
    ),
    ("V:[view]-(-4)-[other]", ["other.top == view.bottom -4 @1000"]),
  ]

  private func name(_ attribute: NSLayoutConstraint.Attribute) -> String {
    switch attribute {
    case .top: "top"
    case .bottom: "bottom"
    case .leading: "leading"
    case .trailing: "trailing"
    case .width: "width"
    case .height: "height"
    case .notAnAttribute: "none"
    default: "other"
    }
  }

  @Test(arguments: facts) func `a visual format stands for these constraints, in this order`(
    _ format: String, _ equations: [String]
  ) {
    inWorld { world in
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      let views = ["view": UIView(), "other": UIView(), "third": UIView()]
      for name in ["view", "other", "third"] { if let view = views[name] { root.addSubview(view) } }
      @MainActor func name(_ item: AnyObject?) -> String {
        guard let item else { return "nil" }
        if item === root { return "super" }
        if item === root.layoutMarginsGuide { return "superMargins" }
        return views.first { $0.value === item }?.key ?? "?"
      }
      let made = NSLayoutConstraint.constraints(
        withVisualFormat: format, metrics: ["pad": 7, "w": 33], views: views)
      let told = made.map { constraint in
        let relation =
          constraint.relation == .equal
          ? "==" : constraint.relation == .lessThanOrEqual ? "<=" : ">="
        return "\(name(constraint.firstItem)).\(self.name(constraint.firstAttribute)) \(relation) "
          + "\(name(constraint.secondItem)).\(self.name(constraint.secondAttribute)) "
          + "\(Int(constraint.constant)) @\(Int(constraint.priority.rawValue))"
      }
      #expect(told == equations)
      #expect(made.allSatisfy { $0.multiplier == 1 && !$0.isActive })
      #expect(world.exceptions == [])
    }
  }
}

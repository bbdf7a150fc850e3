import Foundation

/// The place of a required constraint among others that it may contradict: UIKit breaks the greatest.
///
/// The order in which constraints are made and activated plays no part. Recorded on iOS 26.1 with contradictions of two to four
/// constraints in all their orders.
struct ConstraintRank: Comparable {
  /// The item that comes last in the tree, and the other one; the same where there is one alone.
  private let items: (latest: Int, other: Int)
  /// From what goes last to what goes first.
  private let relation: Int
  /// The attribute at the latest item, by its raw value.
  private let attribute: Int
  /// Points by which the latest item is beyond the other one.
  private let distance: CGFloat

  /// Ranks a constraint.
  ///
  /// - Parameters:
  ///   - constraint: A constraint with one item at least.
  ///   - places: The places of views and guides in the tree, as `places(in:)` tells them.
  @MainActor init(_ constraint: NSLayoutConstraint, places: [ObjectIdentifier: Int]) {
    let sides = constraint.sides.map { side in
      (place: places[ObjectIdentifier(side.item)] ?? -1, attribute: side.attribute)
    }
    let latest = sides.indices.max { sides[$0].place < sides[$1].place } ?? 0
    items = (
      sides.map(\.place).max() ?? -1,
      sides.map(\.place).min() ?? -1
    )
    relation =
      switch constraint.relation {
      case .equal: 0
      case .greaterThanOrEqual: 1
      case .lessThanOrEqual: 2
      }
    attribute = sides.isEmpty ? 0 : sides[latest].attribute.rawValue
    distance = latest == 0 ? constraint.constant : -constraint.constant
  }

  /// The views and guides in a view by depth, then by the order of subviews, guides after these.
  @MainActor static func places(in root: UIView) -> [ObjectIdentifier: Int] {
    var places = [ObjectIdentifier(root): 0]
    var level = [root]
    while !level.isEmpty {
      for view in level {
        for item in view.subviews as [AnyObject] + view.autoLayout.guides {
          places[ObjectIdentifier(item)] = places.count
        }
      }
      level = level.flatMap(\.subviews)
    }
    return places
  }

  private var key: (Int, Int, Int, Int, CGFloat) {
    (items.latest, items.other, relation, attribute, distance)
  }

  static func < (a: ConstraintRank, b: ConstraintRank) -> Bool { a.key < b.key }
  static func == (a: ConstraintRank, b: ConstraintRank) -> Bool { a.key == b.key }
}

import AnimLayoutEngine

/// Which of several views of the same priorities is stretched or cut where one of them has to be.
///
/// UIKit stretches the one whose constraints came into force first; where there are labels of several lines, the last one of these.
/// It cuts the one that came last. Recorded on iOS 26.1 with rows and columns of two and three labels and of plain views. An image that
/// arrives after its view was laid out comes last, too, as an app's screenshot shows: its picture is cut and not the button below.
@MainActor struct StretchOrder {
  /// Below the priorities of apps and above `ConstraintSystem.stay`.
  static let priority = 0.75

  private let horizontal: [ObjectIdentifier: Int]
  private let vertical: [ObjectIdentifier: Int]

  /// Ranks the items of constraints.
  init(_ constraints: [NSLayoutConstraint]) {
    horizontal = Self.ranks(of: constraints, along: .horizontal)
    vertical = Self.ranks(of: constraints, along: .vertical)
  }

  private static func ranks(
    of constraints: [NSLayoutConstraint], along axis: NSLayoutConstraint.Axis
  ) -> [ObjectIdentifier: Int] {
    // Of two items that a constraint mentions first its own first item counts as the earlier one.
    var first: [ObjectIdentifier: Int] = [:]
    for constraint in constraints where constraint.firstAttribute.axis == axis {
      for (side, item) in [constraint.firstItem, constraint.secondItem].enumerated() {
        guard let item else { continue }
        let moment = 2 * constraint.activation + side
        first[ObjectIdentifier(item)] = min(first[ObjectIdentifier(item)] ?? .max, moment)
      }
    }
    let ordered = first.sorted { $0.value < $1.value }
    return Dictionary(
      uniqueKeysWithValues: ordered.enumerated().map { ($0.element.key, $0.offset) })
  }

  /// What it costs to make a view longer or shorter than it would like along an axis.
  func preference(
    for view: UIView, along axis: NSLayoutConstraint.Axis
  ) -> Simplex.Preference {
    let rank = (axis == .horizontal ? horizontal : vertical)[ObjectIdentifier(view)] ?? 0
    // Parts that are smaller than the differences of any sum of a thousand of them.
    let step = Double(rank + 1) / 1024
    let below = view.autoLayout.hasBeenWithoutImage ? 0.5 + step / 2 : step
    let wraps = (view as? UILabel)?.numberOfLines ?? 1 != 1
    return Simplex.Preference(
      priority: Self.priority, above: wraps ? 1 - step : 1 + step, below: 2 - below)
  }
}

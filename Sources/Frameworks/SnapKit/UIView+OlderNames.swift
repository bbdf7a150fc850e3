public import UIKitCore

/// The names of SnapKit before its third version, which it has still.
extension UIView {
  /// The left side.
  public var snp_left: ConstraintItem { snp.left }
  /// The upper side.
  public var snp_top: ConstraintItem { snp.top }
  /// The right side.
  public var snp_right: ConstraintItem { snp.right }
  /// The lower side.
  public var snp_bottom: ConstraintItem { snp.bottom }
  /// The side at which text begins.
  public var snp_leading: ConstraintItem { snp.leading }
  /// The side at which text ends.
  public var snp_trailing: ConstraintItem { snp.trailing }
  /// The width.
  public var snp_width: ConstraintItem { snp.width }
  /// The height.
  public var snp_height: ConstraintItem { snp.height }
  /// The middle from left to right.
  public var snp_centerX: ConstraintItem { snp.centerX }
  /// The middle from top to bottom.
  public var snp_centerY: ConstraintItem { snp.centerY }
  /// The line on which the last line of text stands.
  public var snp_lastBaseline: ConstraintItem { snp.lastBaseline }
  /// The line on which the first line of text stands.
  public var snp_firstBaseline: ConstraintItem { snp.firstBaseline }
  /// The left margin.
  public var snp_leftMargin: ConstraintItem { snp.leftMargin }
  /// The right margin.
  public var snp_rightMargin: ConstraintItem { snp.rightMargin }
  /// The upper margin.
  public var snp_topMargin: ConstraintItem { snp.topMargin }
  /// The lower margin.
  public var snp_bottomMargin: ConstraintItem { snp.bottomMargin }
  /// The margin at which text begins.
  public var snp_leadingMargin: ConstraintItem { snp.leadingMargin }
  /// The margin at which text ends.
  public var snp_trailingMargin: ConstraintItem { snp.trailingMargin }
  /// The middle between left and right margin.
  public var snp_centerXWithinMargins: ConstraintItem { snp.centerXWithinMargins }
  /// The middle between upper and lower margin.
  public var snp_centerYWithinMargins: ConstraintItem { snp.centerYWithinMargins }
  /// The line on which the last line of text stands.
  public var snp_baseline: ConstraintItem { snp.baseline }
  /// All four sides.
  public var snp_edges: ConstraintItem { snp.edges }
  /// All four sides, those of text by its direction.
  public var snp_directionalEdges: ConstraintItem { snp.directionalEdges }
  /// The left and the right side.
  public var snp_horizontalEdges: ConstraintItem { snp.horizontalEdges }
  /// The sides at which text begins and ends.
  public var snp_directionalHorizontalEdges: ConstraintItem { snp.directionalHorizontalEdges }
  /// The upper and the lower side.
  public var snp_verticalEdges: ConstraintItem { snp.verticalEdges }
  /// Width and height.
  public var snp_size: ConstraintItem { snp.size }
  /// The middle in both directions.
  public var snp_center: ConstraintItem { snp.center }
  /// All four margins.
  public var snp_margins: ConstraintItem { snp.margins }
  /// All four margins, those of text by its direction.
  public var snp_directionalMargins: ConstraintItem { snp.directionalMargins }
  /// The middle between the margins.
  public var snp_centerWithinMargins: ConstraintItem { snp.centerWithinMargins }
  /// The upper and the lower side.
  public var snp_directionalVerticalEdges: ConstraintItem { snp.directionalVerticalEdges }

  /// Makes the constraints that a closure describes, without having them hold.
  @discardableResult public func snp_prepareConstraints(
    _ closure: (_ make: ConstraintMaker) -> Void
  ) -> [Constraint] { snp.prepareConstraints(closure) }
  /// Makes the constraints that a closure describes.
  public func snp_makeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    snp.makeConstraints(closure)
  }
  /// Makes the constraints that a closure describes, in place of those that were made before.
  public func snp_remakeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    snp.remakeConstraints(closure)
  }
  /// Gives constraints that were made before other constants.
  public func snp_updateConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    snp.updateConstraints(closure)
  }
  /// Takes away the constraints that were made.
  public func snp_removeConstraints() { snp.removeConstraints() }
}

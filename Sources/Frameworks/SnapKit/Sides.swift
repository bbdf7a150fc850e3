import UIKitCore

// The sides that can be constrained and compared with, in SnapKit's words.

extension ConstraintDSL {
  private func with(_ attributes: ConstraintAttributes) -> ConstraintItem {
    ConstraintItem(target, attributes)
  }

  /// The left side.
  public var left: ConstraintItem { with(.init(parts: [.left])) }
  /// The upper side.
  public var top: ConstraintItem { with(.init(parts: [.top])) }
  /// The right side.
  public var right: ConstraintItem { with(.init(parts: [.right])) }
  /// The lower side.
  public var bottom: ConstraintItem { with(.init(parts: [.bottom])) }
  /// The side at which text begins.
  public var leading: ConstraintItem { with(.init(parts: [.leading])) }
  /// The side at which text ends.
  public var trailing: ConstraintItem { with(.init(parts: [.trailing])) }
  /// The width.
  public var width: ConstraintItem { with(.init(parts: [.width])) }
  /// The height.
  public var height: ConstraintItem { with(.init(parts: [.height])) }
  /// The middle from left to right.
  public var centerX: ConstraintItem { with(.init(parts: [.centerX])) }
  /// The middle from top to bottom.
  public var centerY: ConstraintItem { with(.init(parts: [.centerY])) }
  /// The line on which the last line of text stands.
  public var lastBaseline: ConstraintItem { with(.init(parts: [.lastBaseline])) }
  /// The line on which the first line of text stands.
  public var firstBaseline: ConstraintItem { with(.init(parts: [.firstBaseline])) }
  /// The left margin.
  public var leftMargin: ConstraintItem { with(.init(parts: [.leftMargin])) }
  /// The right margin.
  public var rightMargin: ConstraintItem { with(.init(parts: [.rightMargin])) }
  /// The upper margin.
  public var topMargin: ConstraintItem { with(.init(parts: [.topMargin])) }
  /// The lower margin.
  public var bottomMargin: ConstraintItem { with(.init(parts: [.bottomMargin])) }
  /// The margin at which text begins.
  public var leadingMargin: ConstraintItem { with(.init(parts: [.leadingMargin])) }
  /// The margin at which text ends.
  public var trailingMargin: ConstraintItem { with(.init(parts: [.trailingMargin])) }
  /// The middle between left and right margin.
  public var centerXWithinMargins: ConstraintItem { with(.init(parts: [.centerXWithinMargins])) }
  /// The middle between upper and lower margin.
  public var centerYWithinMargins: ConstraintItem { with(.init(parts: [.centerYWithinMargins])) }
  /// The line on which the last line of text stands.
  public var baseline: ConstraintItem { with(.init(parts: [.lastBaseline])) }
  /// All four sides.
  public var edges: ConstraintItem { with(.edges) }
  /// All four sides, those of text by its direction.
  public var directionalEdges: ConstraintItem { with(.directionalEdges) }
  /// The left and the right side.
  public var horizontalEdges: ConstraintItem { with(.horizontalEdges) }
  /// The sides at which text begins and ends.
  public var directionalHorizontalEdges: ConstraintItem { with(.directionalHorizontalEdges) }
  /// The upper and the lower side.
  public var verticalEdges: ConstraintItem { with(.verticalEdges) }
  /// Width and height.
  public var size: ConstraintItem { with(.size) }
  /// The middle in both directions.
  public var center: ConstraintItem { with(.center) }
  /// All four margins.
  public var margins: ConstraintItem { with(.margins) }
  /// All four margins, those of text by its direction.
  public var directionalMargins: ConstraintItem { with(.directionalMargins) }
  /// The middle between the margins.
  public var centerWithinMargins: ConstraintItem { with(.centerWithinMargins) }
  /// The upper and the lower side.
  public var directionalVerticalEdges: ConstraintItem { with(.verticalEdges) }
}

extension ConstraintMaker {
  private func with(_ attributes: ConstraintAttributes) -> ConstraintMakerExtendable {
    let description = ConstraintDescription(of: target, attributes)
    descriptions.append(description)
    return ConstraintMakerExtendable(description)
  }

  /// The left side.
  public var left: ConstraintMakerExtendable { with(.init(parts: [.left])) }
  /// The upper side.
  public var top: ConstraintMakerExtendable { with(.init(parts: [.top])) }
  /// The right side.
  public var right: ConstraintMakerExtendable { with(.init(parts: [.right])) }
  /// The lower side.
  public var bottom: ConstraintMakerExtendable { with(.init(parts: [.bottom])) }
  /// The side at which text begins.
  public var leading: ConstraintMakerExtendable { with(.init(parts: [.leading])) }
  /// The side at which text ends.
  public var trailing: ConstraintMakerExtendable { with(.init(parts: [.trailing])) }
  /// The width.
  public var width: ConstraintMakerExtendable { with(.init(parts: [.width])) }
  /// The height.
  public var height: ConstraintMakerExtendable { with(.init(parts: [.height])) }
  /// The middle from left to right.
  public var centerX: ConstraintMakerExtendable { with(.init(parts: [.centerX])) }
  /// The middle from top to bottom.
  public var centerY: ConstraintMakerExtendable { with(.init(parts: [.centerY])) }
  /// The line on which the last line of text stands.
  public var lastBaseline: ConstraintMakerExtendable { with(.init(parts: [.lastBaseline])) }
  /// The line on which the first line of text stands.
  public var firstBaseline: ConstraintMakerExtendable { with(.init(parts: [.firstBaseline])) }
  /// The left margin.
  public var leftMargin: ConstraintMakerExtendable { with(.init(parts: [.leftMargin])) }
  /// The right margin.
  public var rightMargin: ConstraintMakerExtendable { with(.init(parts: [.rightMargin])) }
  /// The upper margin.
  public var topMargin: ConstraintMakerExtendable { with(.init(parts: [.topMargin])) }
  /// The lower margin.
  public var bottomMargin: ConstraintMakerExtendable { with(.init(parts: [.bottomMargin])) }
  /// The margin at which text begins.
  public var leadingMargin: ConstraintMakerExtendable { with(.init(parts: [.leadingMargin])) }
  /// The margin at which text ends.
  public var trailingMargin: ConstraintMakerExtendable { with(.init(parts: [.trailingMargin])) }
  /// The middle between left and right margin.
  public var centerXWithinMargins: ConstraintMakerExtendable {
    with(.init(parts: [.centerXWithinMargins]))
  }
  /// The middle between upper and lower margin.
  public var centerYWithinMargins: ConstraintMakerExtendable {
    with(.init(parts: [.centerYWithinMargins]))
  }
  /// The line on which the last line of text stands.
  public var baseline: ConstraintMakerExtendable { with(.init(parts: [.lastBaseline])) }
  /// All four sides.
  public var edges: ConstraintMakerExtendable { with(.edges) }
  /// All four sides, those of text by its direction.
  public var directionalEdges: ConstraintMakerExtendable { with(.directionalEdges) }
  /// The left and the right side.
  public var horizontalEdges: ConstraintMakerExtendable { with(.horizontalEdges) }
  /// The sides at which text begins and ends.
  public var directionalHorizontalEdges: ConstraintMakerExtendable {
    with(.directionalHorizontalEdges)
  }
  /// The upper and the lower side.
  public var verticalEdges: ConstraintMakerExtendable { with(.verticalEdges) }
  /// Width and height.
  public var size: ConstraintMakerExtendable { with(.size) }
  /// The middle in both directions.
  public var center: ConstraintMakerExtendable { with(.center) }
  /// All four margins.
  public var margins: ConstraintMakerExtendable { with(.margins) }
  /// All four margins, those of text by its direction.
  public var directionalMargins: ConstraintMakerExtendable { with(.directionalMargins) }
  /// The middle between the margins.
  public var centerWithinMargins: ConstraintMakerExtendable { with(.centerWithinMargins) }
  /// The upper and the lower side.
  public var directionalVerticalEdges: ConstraintMakerExtendable { with(.verticalEdges) }
}

extension ConstraintMakerExtendable {
  private func with(_ attributes: ConstraintAttributes) -> ConstraintMakerExtendable {
    description.attributes = description.attributes + attributes
    return self
  }

  /// The left side.
  public var left: ConstraintMakerExtendable { with(.init(parts: [.left])) }
  /// The upper side.
  public var top: ConstraintMakerExtendable { with(.init(parts: [.top])) }
  /// The right side.
  public var right: ConstraintMakerExtendable { with(.init(parts: [.right])) }
  /// The lower side.
  public var bottom: ConstraintMakerExtendable { with(.init(parts: [.bottom])) }
  /// The side at which text begins.
  public var leading: ConstraintMakerExtendable { with(.init(parts: [.leading])) }
  /// The side at which text ends.
  public var trailing: ConstraintMakerExtendable { with(.init(parts: [.trailing])) }
  /// The width.
  public var width: ConstraintMakerExtendable { with(.init(parts: [.width])) }
  /// The height.
  public var height: ConstraintMakerExtendable { with(.init(parts: [.height])) }
  /// The middle from left to right.
  public var centerX: ConstraintMakerExtendable { with(.init(parts: [.centerX])) }
  /// The middle from top to bottom.
  public var centerY: ConstraintMakerExtendable { with(.init(parts: [.centerY])) }
  /// The line on which the last line of text stands.
  public var lastBaseline: ConstraintMakerExtendable { with(.init(parts: [.lastBaseline])) }
  /// The line on which the first line of text stands.
  public var firstBaseline: ConstraintMakerExtendable { with(.init(parts: [.firstBaseline])) }
  /// The left margin.
  public var leftMargin: ConstraintMakerExtendable { with(.init(parts: [.leftMargin])) }
  /// The right margin.
  public var rightMargin: ConstraintMakerExtendable { with(.init(parts: [.rightMargin])) }
  /// The upper margin.
  public var topMargin: ConstraintMakerExtendable { with(.init(parts: [.topMargin])) }
  /// The lower margin.
  public var bottomMargin: ConstraintMakerExtendable { with(.init(parts: [.bottomMargin])) }
  /// The margin at which text begins.
  public var leadingMargin: ConstraintMakerExtendable { with(.init(parts: [.leadingMargin])) }
  /// The margin at which text ends.
  public var trailingMargin: ConstraintMakerExtendable { with(.init(parts: [.trailingMargin])) }
  /// The middle between left and right margin.
  public var centerXWithinMargins: ConstraintMakerExtendable {
    with(.init(parts: [.centerXWithinMargins]))
  }
  /// The middle between upper and lower margin.
  public var centerYWithinMargins: ConstraintMakerExtendable {
    with(.init(parts: [.centerYWithinMargins]))
  }
  /// The line on which the last line of text stands.
  public var baseline: ConstraintMakerExtendable { with(.init(parts: [.lastBaseline])) }
  /// All four sides.
  public var edges: ConstraintMakerExtendable { with(.edges) }
  /// All four sides, those of text by its direction.
  public var directionalEdges: ConstraintMakerExtendable { with(.directionalEdges) }
  /// The left and the right side.
  public var horizontalEdges: ConstraintMakerExtendable { with(.horizontalEdges) }
  /// The sides at which text begins and ends.
  public var directionalHorizontalEdges: ConstraintMakerExtendable {
    with(.directionalHorizontalEdges)
  }
  /// The upper and the lower side.
  public var verticalEdges: ConstraintMakerExtendable { with(.verticalEdges) }
  /// Width and height.
  public var size: ConstraintMakerExtendable { with(.size) }
  /// The middle in both directions.
  public var center: ConstraintMakerExtendable { with(.center) }
  /// All four margins.
  public var margins: ConstraintMakerExtendable { with(.margins) }
  /// All four margins, those of text by its direction.
  public var directionalMargins: ConstraintMakerExtendable { with(.directionalMargins) }
  /// The middle between the margins.
  public var centerWithinMargins: ConstraintMakerExtendable { with(.centerWithinMargins) }
  /// The upper and the lower side.
  public var directionalVerticalEdges: ConstraintMakerExtendable { with(.verticalEdges) }
}

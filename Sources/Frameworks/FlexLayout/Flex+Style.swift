public import UIKitCore

// How the items of a view are laid out, and the view among others; each returns the layout, so that one follows another.
extension Flex {
  private func with(_ change: (inout FlexStyle) -> Void) -> Flex {
    change(&style)
    return self
  }

  // MARK: Container

  /// The way in which items follow each other, columns by default.
  @discardableResult public func direction(_ value: Direction) -> Flex {
    with { $0.direction = value }
  }
  /// What happens at the end of a line, nothing by default.
  @discardableResult public func wrap(_ value: Wrap) -> Flex {
    with { $0.wrap = value }
  }
  /// The way in which text runs, that of the container by default.
  @discardableResult public func layoutDirection(_ value: LayoutDirection) -> Flex {
    with { $0.layoutDirection = value }
  }
  /// Where items are along the axis, at the beginning by default.
  @discardableResult public func justifyContent(_ value: JustifyContent) -> Flex {
    with { $0.justifyContent = value }
  }
  /// Where items are across the axis; by default they fill it.
  @discardableResult public func alignItems(_ value: AlignItems) -> Flex {
    with { $0.alignItems = value }
  }
  /// Where the item is across the axis, as its container says by default.
  @discardableResult public func alignSelf(_ value: AlignSelf) -> Flex {
    with { $0.alignSelf = value }
  }
  /// Where lines are across the axis, at the beginning by default.
  @discardableResult public func alignContent(_ value: AlignContent) -> Flex {
    with { $0.alignContent = value }
  }
  /// Points between items and between lines.
  @discardableResult public func gap(_ value: CGFloat) -> Flex {
    with { ($0.rowGap, $0.columnGap) = (value, value) }
  }
  /// Points between items one above the other.
  @discardableResult public func rowGap(_ value: CGFloat) -> Flex {
    with { $0.rowGap = value }
  }
  /// Points between items side by side.
  @discardableResult public func columnGap(_ value: CGFloat) -> Flex {
    with { $0.columnGap = value }
  }

  // MARK: Item

  /// The share of what is free along the axis, 0 by default.
  @discardableResult public func grow(_ value: CGFloat) -> Flex {
    with { $0.grow = max(0, value) }
  }
  /// The share of what is missing along the axis, 0 by default.
  @discardableResult public func shrink(_ value: CGFloat) -> Flex {
    with { $0.shrink = max(0, value) }
  }
  /// Whether the item takes room, which it does by default.
  @discardableResult public func position(_ value: Position) -> Flex {
    with { $0.isAbsolute = value == .absolute }
  }
  /// Whether the item is there, which it is by default.
  @discardableResult public func display(_ value: Display) -> Flex {
    with { $0.isShown = value == .flex }
  }
  /// The width in heights; nil for none.
  @discardableResult public func aspectRatio(_ value: CGFloat?) -> Flex {
    with { $0.aspectRatio = value }
  }
  /// As wide in heights as a picture is; as it likes without one.
  @discardableResult public func aspectRatio(of imageView: UIImageView) -> Flex {
    guard let size = imageView.image?.size, size.height > 0 else { return aspectRatio(nil) }
    return aspectRatio(size.width / size.height)
  }
  /// The length along the axis before it is shared out, in points; nil for none.
  @discardableResult public func basis(_ value: CGFloat?) -> Flex {
    with { $0.basis = FlexLength(value) }
  }
  /// The length along the axis before it is shared out, as a part of the container's.
  @discardableResult public func basis(_ percent: FPercent) -> Flex {
    with { $0.basis = FlexLength(percent) }
  }
  /// The width, in points; nil for none.
  @discardableResult public func width(_ value: CGFloat?) -> Flex {
    with { $0.width = FlexLength(value) }
  }
  /// The width, as a part of the container's.
  @discardableResult public func width(_ percent: FPercent) -> Flex {
    with { $0.width = FlexLength(percent) }
  }
  /// The height, in points; nil for none.
  @discardableResult public func height(_ value: CGFloat?) -> Flex {
    with { $0.height = FlexLength(value) }
  }
  /// The height, as a part of the container's.
  @discardableResult public func height(_ percent: FPercent) -> Flex {
    with { $0.height = FlexLength(percent) }
  }
  /// The least width, in points; nil for none.
  @discardableResult public func minWidth(_ value: CGFloat?) -> Flex {
    with { $0.minWidth = FlexLength(value) }
  }
  /// The least width, as a part of the container's.
  @discardableResult public func minWidth(_ percent: FPercent) -> Flex {
    with { $0.minWidth = FlexLength(percent) }
  }
  /// The least height, in points; nil for none.
  @discardableResult public func minHeight(_ value: CGFloat?) -> Flex {
    with { $0.minHeight = FlexLength(value) }
  }
  /// The least height, as a part of the container's.
  @discardableResult public func minHeight(_ percent: FPercent) -> Flex {
    with { $0.minHeight = FlexLength(percent) }
  }
  /// The greatest width, in points; nil for none.
  @discardableResult public func maxWidth(_ value: CGFloat?) -> Flex {
    with { $0.maxWidth = FlexLength(value) }
  }
  /// The greatest width, as a part of the container's.
  @discardableResult public func maxWidth(_ percent: FPercent) -> Flex {
    with { $0.maxWidth = FlexLength(percent) }
  }
  /// The greatest height, in points; nil for none.
  @discardableResult public func maxHeight(_ value: CGFloat?) -> Flex {
    with { $0.maxHeight = FlexLength(value) }
  }
  /// The greatest height, as a part of the container's.
  @discardableResult public func maxHeight(_ percent: FPercent) -> Flex {
    with { $0.maxHeight = FlexLength(percent) }
  }
  /// Width and height, in points; nil for none.
  @discardableResult public func size(_ size: CGSize?) -> Flex {
    with { ($0.width, $0.height) = (FlexLength(size?.width), FlexLength(size?.height)) }
  }
  /// Width and height, the same, in points.
  @discardableResult public func size(_ sideLength: CGFloat) -> Flex {
    with { ($0.width, $0.height) = (.points(sideLength), .points(sideLength)) }
  }

  // MARK: Edges

  /// How far the item is from the left edge of the container, in points.
  @discardableResult public func left(_ value: CGFloat) -> Flex {
    with { $0.position.set(.points(value), .left) }
  }
  /// How far the item is from the left edge of the container, as a part of it.
  @discardableResult public func left(_ percent: FPercent) -> Flex {
    with { $0.position.set(FlexLength(percent), .left) }
  }
  /// How far the item is from the upper edge of the container, in points.
  @discardableResult public func top(_ value: CGFloat) -> Flex {
    with { $0.position.set(.points(value), .top) }
  }
  /// How far the item is from the upper edge of the container, as a part of it.
  @discardableResult public func top(_ percent: FPercent) -> Flex {
    with { $0.position.set(FlexLength(percent), .top) }
  }
  /// How far the item is from the right edge of the container, in points.
  @discardableResult public func right(_ value: CGFloat) -> Flex {
    with { $0.position.set(.points(value), .right) }
  }
  /// How far the item is from the right edge of the container, as a part of it.
  @discardableResult public func right(_ percent: FPercent) -> Flex {
    with { $0.position.set(FlexLength(percent), .right) }
  }
  /// How far the item is from the lower edge of the container, in points.
  @discardableResult public func bottom(_ value: CGFloat) -> Flex {
    with { $0.position.set(.points(value), .bottom) }
  }
  /// How far the item is from the lower edge of the container, as a part of it.
  @discardableResult public func bottom(_ percent: FPercent) -> Flex {
    with { $0.position.set(FlexLength(percent), .bottom) }
  }
  /// How far the item is from the sides of the container, in points.
  @discardableResult public func horizontally(_ value: CGFloat) -> Flex {
    with { $0.position.set(.points(value), .left, .right) }
  }
  /// How far the item is from the sides of the container, as a part of it.
  @discardableResult public func horizontally(_ percent: FPercent) -> Flex {
    with { $0.position.set(FlexLength(percent), .left, .right) }
  }
  /// How far the item is from the upper and the lower edge of the container, in points.
  @discardableResult public func vertically(_ value: CGFloat) -> Flex {
    with { $0.position.set(.points(value), .top, .bottom) }
  }
  /// How far the item is from the upper and the lower edge of the container, as a part of it.
  @discardableResult public func vertically(_ percent: FPercent) -> Flex {
    with { $0.position.set(FlexLength(percent), .top, .bottom) }
  }
  /// How far the item is from all edges of the container, in points.
  @discardableResult public func all(_ value: CGFloat) -> Flex {
    with { $0.position.set(.points(value), .left, .top, .right, .bottom) }
  }
  /// How far the item is from all edges of the container, as a part of it.
  @discardableResult public func all(_ percent: FPercent) -> Flex {
    with { $0.position.set(FlexLength(percent), .left, .top, .right, .bottom) }
  }
  /// How far the item is from the side of the container where text begins, in points.
  @discardableResult public func start(_ value: CGFloat) -> Flex {
    with { $0.position.start = .points(value) }
  }
  /// How far the item is from the side of the container where text begins, as a part of it.
  @discardableResult public func start(_ percent: FPercent) -> Flex {
    with { $0.position.start = FlexLength(percent) }
  }
  /// How far the item is from the side of the container where text ends, in points.
  @discardableResult public func end(_ value: CGFloat) -> Flex {
    with { $0.position.end = .points(value) }
  }
  /// How far the item is from the side of the container where text ends, as a part of it.
  @discardableResult public func end(_ percent: FPercent) -> Flex {
    with { $0.position.end = FlexLength(percent) }
  }

  // MARK: Margin

  /// Room above, outside of the item, in points.
  @discardableResult public func marginTop(_ value: CGFloat) -> Flex {
    with { $0.margin.set(.points(value), .top) }
  }
  /// Room above, outside of the item, as a part of the container's width.
  @discardableResult public func marginTop(_ percent: FPercent) -> Flex {
    with { $0.margin.set(FlexLength(percent), .top) }
  }
  /// Room at the left, outside of the item, in points.
  @discardableResult public func marginLeft(_ value: CGFloat) -> Flex {
    with { $0.margin.set(.points(value), .left) }
  }
  /// Room at the left, outside of the item, as a part of the container's width.
  @discardableResult public func marginLeft(_ percent: FPercent) -> Flex {
    with { $0.margin.set(FlexLength(percent), .left) }
  }
  /// Room below, outside of the item, in points.
  @discardableResult public func marginBottom(_ value: CGFloat) -> Flex {
    with { $0.margin.set(.points(value), .bottom) }
  }
  /// Room below, outside of the item, as a part of the container's width.
  @discardableResult public func marginBottom(_ percent: FPercent) -> Flex {
    with { $0.margin.set(FlexLength(percent), .bottom) }
  }
  /// Room at the right, outside of the item, in points.
  @discardableResult public func marginRight(_ value: CGFloat) -> Flex {
    with { $0.margin.set(.points(value), .right) }
  }
  /// Room at the right, outside of the item, as a part of the container's width.
  @discardableResult public func marginRight(_ percent: FPercent) -> Flex {
    with { $0.margin.set(FlexLength(percent), .right) }
  }
  /// Room at both sides, outside of the item, in points.
  @discardableResult public func marginHorizontal(_ value: CGFloat) -> Flex {
    with { $0.margin.set(.points(value), .left, .right) }
  }
  /// Room at both sides, outside of the item, as a part of the container's width.
  @discardableResult public func marginHorizontal(_ percent: FPercent) -> Flex {
    with { $0.margin.set(FlexLength(percent), .left, .right) }
  }
  /// Room above and below, outside of the item, in points.
  @discardableResult public func marginVertical(_ value: CGFloat) -> Flex {
    with { $0.margin.set(.points(value), .top, .bottom) }
  }
  /// Room above and below, outside of the item, as a part of the container's width.
  @discardableResult public func marginVertical(_ percent: FPercent) -> Flex {
    with { $0.margin.set(FlexLength(percent), .top, .bottom) }
  }
  /// Room all around, outside of the item, in points.
  @discardableResult public func margin(_ value: CGFloat) -> Flex {
    with { $0.margin.set(.points(value), .left, .top, .right, .bottom) }
  }
  /// Room all around, outside of the item, as a part of the container's width.
  @discardableResult public func margin(_ percent: FPercent) -> Flex {
    with { $0.margin.set(FlexLength(percent), .left, .top, .right, .bottom) }
  }
  /// Room where text begins, outside of the item, in points.
  @discardableResult public func marginStart(_ value: CGFloat) -> Flex {
    with { $0.margin.start = .points(value) }
  }
  /// Room where text begins, outside of the item, as a part of the container's width.
  @discardableResult public func marginStart(_ percent: FPercent) -> Flex {
    with { $0.margin.start = FlexLength(percent) }
  }
  /// Room where text ends, outside of the item, in points.
  @discardableResult public func marginEnd(_ value: CGFloat) -> Flex {
    with { $0.margin.end = .points(value) }
  }
  /// Room where text ends, outside of the item, as a part of the container's width.
  @discardableResult public func marginEnd(_ percent: FPercent) -> Flex {
    with { $0.margin.end = FlexLength(percent) }
  }
  /// Room outside of the item, in points.
  @discardableResult public func margin(_ insets: UIEdgeInsets) -> Flex {
    margin(insets.top, insets.left, insets.bottom, insets.right)
  }
  /// Room outside of the item, in points, by the way text runs.
  @discardableResult public func margin(_ insets: NSDirectionalEdgeInsets) -> Flex {
    marginTop(insets.top).marginBottom(insets.bottom).marginStart(insets.leading)
      .marginEnd(insets.trailing)
  }
  /// Room outside of the item, in points: above and below, and at both sides.
  @discardableResult public func margin(_ vertical: CGFloat, _ horizontal: CGFloat) -> Flex {
    marginVertical(vertical).marginHorizontal(horizontal)
  }
  /// Room outside of the item, in points: above, at both sides, and below.
  @discardableResult public func margin(
    _ top: CGFloat, _ horizontal: CGFloat, _ bottom: CGFloat
  ) -> Flex { marginTop(top).marginHorizontal(horizontal).marginBottom(bottom) }
  /// Room outside of the item, in points: above, at the left, below and at the right.
  @discardableResult public func margin(
    _ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat
  ) -> Flex { marginTop(top).marginLeft(left).marginBottom(bottom).marginRight(right) }

  // MARK: Padding

  /// Room above, inside of the item, in points.
  @discardableResult public func paddingTop(_ value: CGFloat) -> Flex {
    with { $0.padding.set(.points(value), .top) }
  }
  /// Room above, inside of the item, as a part of the container's width.
  @discardableResult public func paddingTop(_ percent: FPercent) -> Flex {
    with { $0.padding.set(FlexLength(percent), .top) }
  }
  /// Room at the left, inside of the item, in points.
  @discardableResult public func paddingLeft(_ value: CGFloat) -> Flex {
    with { $0.padding.set(.points(value), .left) }
  }
  /// Room at the left, inside of the item, as a part of the container's width.
  @discardableResult public func paddingLeft(_ percent: FPercent) -> Flex {
    with { $0.padding.set(FlexLength(percent), .left) }
  }
  /// Room below, inside of the item, in points.
  @discardableResult public func paddingBottom(_ value: CGFloat) -> Flex {
    with { $0.padding.set(.points(value), .bottom) }
  }
  /// Room below, inside of the item, as a part of the container's width.
  @discardableResult public func paddingBottom(_ percent: FPercent) -> Flex {
    with { $0.padding.set(FlexLength(percent), .bottom) }
  }
  /// Room at the right, inside of the item, in points.
  @discardableResult public func paddingRight(_ value: CGFloat) -> Flex {
    with { $0.padding.set(.points(value), .right) }
  }
  /// Room at the right, inside of the item, as a part of the container's width.
  @discardableResult public func paddingRight(_ percent: FPercent) -> Flex {
    with { $0.padding.set(FlexLength(percent), .right) }
  }
  /// Room at both sides, inside of the item, in points.
  @discardableResult public func paddingHorizontal(_ value: CGFloat) -> Flex {
    with { $0.padding.set(.points(value), .left, .right) }
  }
  /// Room at both sides, inside of the item, as a part of the container's width.
  @discardableResult public func paddingHorizontal(_ percent: FPercent) -> Flex {
    with { $0.padding.set(FlexLength(percent), .left, .right) }
  }
  /// Room above and below, inside of the item, in points.
  @discardableResult public func paddingVertical(_ value: CGFloat) -> Flex {
    with { $0.padding.set(.points(value), .top, .bottom) }
  }
  /// Room above and below, inside of the item, as a part of the container's width.
  @discardableResult public func paddingVertical(_ percent: FPercent) -> Flex {
    with { $0.padding.set(FlexLength(percent), .top, .bottom) }
  }
  /// Room all around, inside of the item, in points.
  @discardableResult public func padding(_ value: CGFloat) -> Flex {
    with { $0.padding.set(.points(value), .left, .top, .right, .bottom) }
  }
  /// Room all around, inside of the item, as a part of the container's width.
  @discardableResult public func padding(_ percent: FPercent) -> Flex {
    with { $0.padding.set(FlexLength(percent), .left, .top, .right, .bottom) }
  }
  /// Room where text begins, inside of the item, in points.
  @discardableResult public func paddingStart(_ value: CGFloat) -> Flex {
    with { $0.padding.start = .points(value) }
  }
  /// Room where text begins, inside of the item, as a part of the container's width.
  @discardableResult public func paddingStart(_ percent: FPercent) -> Flex {
    with { $0.padding.start = FlexLength(percent) }
  }
  /// Room where text ends, inside of the item, in points.
  @discardableResult public func paddingEnd(_ value: CGFloat) -> Flex {
    with { $0.padding.end = .points(value) }
  }
  /// Room where text ends, inside of the item, as a part of the container's width.
  @discardableResult public func paddingEnd(_ percent: FPercent) -> Flex {
    with { $0.padding.end = FlexLength(percent) }
  }
  /// Room inside of the item, in points.
  @discardableResult public func padding(_ insets: UIEdgeInsets) -> Flex {
    padding(insets.top, insets.left, insets.bottom, insets.right)
  }
  /// Room inside of the item, in points, by the way text runs.
  @discardableResult public func padding(_ insets: NSDirectionalEdgeInsets) -> Flex {
    paddingTop(insets.top).paddingBottom(insets.bottom).paddingStart(insets.leading)
      .paddingEnd(insets.trailing)
  }
  /// Room inside of the item, in points: above and below, and at both sides.
  @discardableResult public func padding(_ vertical: CGFloat, _ horizontal: CGFloat) -> Flex {
    paddingVertical(vertical).paddingHorizontal(horizontal)
  }
  /// Room inside of the item, in points: above, at both sides, and below.
  @discardableResult public func padding(
    _ top: CGFloat, _ horizontal: CGFloat, _ bottom: CGFloat
  ) -> Flex { paddingTop(top).paddingHorizontal(horizontal).paddingBottom(bottom) }
  /// Room inside of the item, in points: above, at the left, below and at the right.
  @discardableResult public func padding(
    _ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat
  ) -> Flex { paddingTop(top).paddingLeft(left).paddingBottom(bottom).paddingRight(right) }

  // MARK: Looks

  /// The colour behind the view.
  @discardableResult public func backgroundColor(_ color: UIColor) -> Flex {
    view?.backgroundColor = color
    return self
  }
  /// The radius of the view's corners, in points.
  @discardableResult public func cornerRadius(_ value: CGFloat) -> Flex {
    view?.layer.cornerRadius = value
    return self
  }
  /// A line around the view, its width in points.
  @discardableResult public func border(_ width: CGFloat, _ color: UIColor) -> Flex {
    view?.layer.borderWidth = width
    view?.layer.borderColor = color.cgColor
    return self
  }
}

public import Foundation
public import UIKitCore

/// Edges of views.
public enum ALEdge: Int, Sendable { case left, right, top, bottom, leading, trailing }

/// How wide or high views are.
public enum ALDimension: Int, Sendable { case width, height }

/// Lines through views: a vertical one has as much at its left as at its right.
public enum ALAxis: Int, Sendable {
  case vertical, horizontal, baseline, firstBaseline
  /// The line that a text's last line stands on.
  public static let lastBaseline = ALAxis.baseline
}

/// Edges of views within their margins.
public enum ALMargin: Int, Sendable { case left, right, top, bottom, leading, trailing }

/// Lines in the middle of what margins leave.
public enum ALMarginAxis: Int, Sendable { case vertical, horizontal }

/// All that constraints are about.
public enum ALAttribute: Int, Sendable {
  case left, right, top, bottom, leading, trailing, width, height, vertical, horizontal
  case baseline, firstBaseline, marginLeft, marginRight, marginTop, marginBottom, marginLeading
  case marginTrailing, marginAxisVertical, marginAxisHorizontal
  /// The line that a text's last line stands on.
  public static let lastBaseline = ALAttribute.baseline
}

// MARK: UIKit's names

extension ALEdge {
  fileprivate var attribute: NSLayoutConstraint.Attribute {
    switch self {
    case .left: .left
    case .right: .right
    case .top: .top
    case .bottom: .bottom
    case .leading: .leading
    case .trailing: .trailing
    }
  }

  /// Whether insets are counted backwards from it.
  fileprivate var isFar: Bool { [.right, .bottom, .trailing].contains(self) }

  fileprivate func inset(of insets: UIEdgeInsets) -> CGFloat {
    switch self {
    case .left, .leading: insets.left
    case .right, .trailing: insets.right
    case .top: insets.top
    case .bottom: insets.bottom
    }
  }

  /// Those of a box, in the order in which the library says them.
  fileprivate static let box = [ALEdge.top, .leading, .bottom, .trailing]
}

extension ALDimension {
  fileprivate var attribute: NSLayoutConstraint.Attribute { self == .width ? .width : .height }
}

extension ALAxis {
  fileprivate var attribute: NSLayoutConstraint.Attribute {
    switch self {
    case .vertical: .centerX
    case .horizontal: .centerY
    case .baseline: .lastBaseline
    case .firstBaseline: .firstBaseline
    }
  }
}

extension ALMargin {
  fileprivate var attribute: NSLayoutConstraint.Attribute {
    switch self {
    case .left: .leftMargin
    case .right: .rightMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    }
  }

  fileprivate var edge: ALEdge { ALEdge(rawValue: rawValue) ?? .left }
}

extension ALAttribute {
  fileprivate var attribute: NSLayoutConstraint.Attribute {
    switch self {
    case .left: .left
    case .right: .right
    case .top: .top
    case .bottom: .bottom
    case .leading: .leading
    case .trailing: .trailing
    case .width: .width
    case .height: .height
    case .vertical: .centerX
    case .horizontal: .centerY
    case .baseline: .lastBaseline
    case .firstBaseline: .firstBaseline
    case .marginLeft: .leftMargin
    case .marginRight: .rightMargin
    case .marginTop: .topMargin
    case .marginBottom: .bottomMargin
    case .marginLeading: .leadingMargin
    case .marginTrailing: .trailingMargin
    case .marginAxisVertical: .centerXWithinMargins
    case .marginAxisHorizontal: .centerYWithinMargins
    }
  }
}

extension NSLayoutConstraint.Relation {
  /// The same, where both sides change their signs.
  fileprivate var reversed: Self {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .greaterThanOrEqual: .lessThanOrEqual
    default: self
    }
  }
}

// MARK: What blocks say of the constraints in them

/// What holds for the constraints that are made just now.
@MainActor private final class ConstraintBlocks {
  var priorities: [UILayoutPriority] = []
  var identifiers: [String] = []
  /// Those that are made without being in force, by block.
  var collected: [[NSLayoutConstraint]] = []

  static var current: ConstraintBlocks { UIEnvironment.current.single { ConstraintBlocks() } }
}

extension NSLayoutConstraint {
  /// Makes constraints in a block, and gives them back when they hold.
  @discardableResult public static func autoCreateAndInstallConstraints(
    _ block: () -> Void
  ) -> [NSLayoutConstraint] {
    let made = autoCreateConstraintsWithoutInstalling(block)
    activate(made)
    return made
  }

  /// Makes constraints in a block, which do not hold yet.
  @discardableResult public static func autoCreateConstraintsWithoutInstalling(
    _ block: () -> Void
  ) -> [NSLayoutConstraint] {
    let blocks = ConstraintBlocks.current
    blocks.collected.append([])
    block()
    return blocks.collected.removeLast()
  }

  /// Gives the constraints that are made in a block a priority.
  public static func autoSetPriority(
    _ priority: UILayoutPriority, forConstraints block: () -> Void
  ) {
    let blocks = ConstraintBlocks.current
    blocks.priorities.append(priority)
    block()
    blocks.priorities.removeLast()
  }

  /// Gives the constraints that are made in a block a name.
  public static func autoSetIdentifier(_ identifier: String, forConstraints block: () -> Void) {
    let blocks = ConstraintBlocks.current
    blocks.identifiers.append(identifier)
    block()
    blocks.identifiers.removeLast()
  }

  /// Gives the constraint a name.
  @discardableResult public func autoIdentify(_ identifier: String) -> Self {
    self.identifier = identifier
    return self
  }

  /// Has the constraint hold.
  public func autoInstall() { isActive = true }

  /// Has the constraint hold no longer.
  public func autoRemove() { isActive = false }
}

// MARK: One view

extension UIView {
  /// A view that is laid out by constraints.
  public static func newAutoLayout() -> Self {
    let view = dynamicObject()
    view.translatesAutoresizingMaskIntoConstraints = false
    return view
  }

  /// A view that is laid out by constraints.
  public convenience init(forAutoLayout: ()) {
    self.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
  }

  /// Has the view laid out by constraints.
  @discardableResult public func configureForAutoLayout() -> Self {
    translatesAutoresizingMaskIntoConstraints = false
    return self
  }

  private func constrain(
    _ attribute: NSLayoutConstraint.Attribute, to other: Any?,
    _ otherAttribute: NSLayoutConstraint.Attribute = .notAnAttribute,
    _ relation: NSLayoutConstraint.Relation = .equal, multiplier: CGFloat = 1,
    constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    translatesAutoresizingMaskIntoConstraints = false
    let constraint = NSLayoutConstraint(
      item: self, attribute: attribute, relatedBy: relation, toItem: other,
      attribute: otherAttribute, multiplier: multiplier, constant: constant)
    let blocks = ConstraintBlocks.current
    if let priority = blocks.priorities.last { constraint.priority = priority }
    if let identifier = blocks.identifiers.last { constraint.identifier = identifier }
    if blocks.collected.isEmpty {
      constraint.isActive = true
    } else {
      blocks.collected[blocks.collected.count - 1].append(constraint)
    }
    return constraint
  }

  private func enclosing() -> UIView {
    guard let superview else { preconditionFailure("the view has no superview") }
    return superview
  }

  /// Has an edge so many points within the same one of something around.
  private func pin(
    _ edge: ALEdge, within other: Any, _ attribute: NSLayoutConstraint.Attribute,
    _ inset: CGFloat, _ relation: NSLayoutConstraint.Relation
  ) -> NSLayoutConstraint {
    constrain(
      edge.attribute, to: other, attribute, edge.isFar ? relation.reversed : relation,
      constant: edge.isFar ? -inset : inset)
  }

  // MARK: The superview

  /// Has the view in the middle of its superview.
  @discardableResult public func autoCenterInSuperview() -> [NSLayoutConstraint] {
    [
      autoAlignAxis(toSuperviewAxis: .horizontal), autoAlignAxis(toSuperviewAxis: .vertical),
    ]
  }

  /// Has the view in the middle of what its superview's margins leave.
  @discardableResult public func autoCenterInSuperviewMargins() -> [NSLayoutConstraint] {
    [
      autoAlignAxis(toSuperviewMarginAxis: .horizontal),
      autoAlignAxis(toSuperviewMarginAxis: .vertical),
    ]
  }

  /// Has an axis at the superview's.
  @discardableResult public func autoAlignAxis(
    toSuperviewAxis axis: ALAxis
  ) -> NSLayoutConstraint { autoAlignAxis(axis, toSameAxisOf: enclosing()) }

  /// Has an axis at that of what the superview's margins leave.
  @discardableResult public func autoAlignAxis(
    toSuperviewMarginAxis axis: ALMarginAxis
  ) -> NSLayoutConstraint {
    axis == .vertical
      ? constrain(.centerX, to: enclosing(), .centerXWithinMargins)
      : constrain(.centerY, to: enclosing(), .centerYWithinMargins)
  }

  /// Has an edge so many points within the superview's.
  @discardableResult public func autoPinEdge(
    toSuperviewEdge edge: ALEdge, withInset inset: CGFloat = 0,
    relation: NSLayoutConstraint.Relation = .equal
  ) -> NSLayoutConstraint { pin(edge, within: enclosing(), edge.attribute, inset, relation) }

  /// Has an edge at the superview's margin.
  @discardableResult public func autoPinEdge(
    toSuperviewMargin margin: ALMargin, relation: NSLayoutConstraint.Relation = .equal
  ) -> NSLayoutConstraint {
    pin(margin.edge, within: enclosing(), margin.attribute, 0, relation)
  }

  /// Has an edge so many points within the superview's safe area.
  @discardableResult public func autoPinEdge(
    toSuperviewSafeArea edge: ALEdge, withInset inset: CGFloat = 0,
    relation: NSLayoutConstraint.Relation = .equal
  ) -> NSLayoutConstraint {
    pin(edge, within: enclosing().safeAreaLayoutGuide, edge.attribute, inset, relation)
  }

  /// Has the edges so many points within the superview's.
  @discardableResult public func autoPinEdgesToSuperviewEdges(
    with insets: UIEdgeInsets = .zero
  ) -> [NSLayoutConstraint] {
    ALEdge.box.map { autoPinEdge(toSuperviewEdge: $0, withInset: $0.inset(of: insets)) }
  }

  /// Has the edges but one so many points within the superview's.
  @discardableResult public func autoPinEdgesToSuperviewEdges(
    with insets: UIEdgeInsets = .zero, excludingEdge edge: ALEdge
  ) -> [NSLayoutConstraint] {
    Self.others(than: edge).map {
      autoPinEdge(toSuperviewEdge: $0, withInset: $0.inset(of: insets))
    }
  }

  /// Has the edges at the superview's margins.
  @discardableResult public func autoPinEdgesToSuperviewMargins() -> [NSLayoutConstraint] {
    [ALMargin.top, .leading, .bottom, .trailing].map { autoPinEdge(toSuperviewMargin: $0) }
  }

  /// Has the edges but one at the superview's margins.
  @discardableResult public func autoPinEdgesToSuperviewMargins(
    excludingEdge edge: ALEdge
  ) -> [NSLayoutConstraint] {
    Self.others(than: edge).compactMap { ALMargin(rawValue: $0.rawValue) }
      .map { autoPinEdge(toSuperviewMargin: $0) }
  }

  /// Has the edges so many points within the superview's safe area.
  @discardableResult public func autoPinEdgesToSuperviewSafeArea(
    with insets: UIEdgeInsets = .zero
  ) -> [NSLayoutConstraint] {
    ALEdge.box.map { autoPinEdge(toSuperviewSafeArea: $0, withInset: $0.inset(of: insets)) }
  }

  /// Has the edges but one so many points within the superview's safe area.
  @discardableResult public func autoPinEdgesToSuperviewSafeArea(
    with insets: UIEdgeInsets = .zero, excludingEdge edge: ALEdge
  ) -> [NSLayoutConstraint] {
    Self.others(than: edge).map {
      autoPinEdge(toSuperviewSafeArea: $0, withInset: $0.inset(of: insets))
    }
  }

  private static func others(than edge: ALEdge) -> [ALEdge] {
    let same: ALEdge =
      switch edge {
      case .left: .leading
      case .right: .trailing
      default: edge
      }
    return ALEdge.box.filter { $0 != same }
  }

  /// Has the upper edge so many points below a controller's bars.
  @discardableResult public func autoPin(
    toTopLayoutGuideOf controller: UIViewController, withInset inset: CGFloat,
    relation: NSLayoutConstraint.Relation = .equal
  ) -> NSLayoutConstraint {
    pin(.top, within: controller.view.safeAreaLayoutGuide, .top, inset, relation)
  }

  /// Has the lower edge so many points above a controller's bars.
  @discardableResult public func autoPin(
    toBottomLayoutGuideOf controller: UIViewController, withInset inset: CGFloat,
    relation: NSLayoutConstraint.Relation = .equal
  ) -> NSLayoutConstraint {
    pin(.bottom, within: controller.view.safeAreaLayoutGuide, .bottom, inset, relation)
  }

  // MARK: Other views

  /// Has an edge so many points behind one of another view.
  @discardableResult public func autoPinEdge(
    _ edge: ALEdge, to other: ALEdge, of view: UIView, withOffset offset: CGFloat = 0,
    relation: NSLayoutConstraint.Relation = .equal
  ) -> NSLayoutConstraint {
    constrain(edge.attribute, to: view, other.attribute, relation, constant: offset)
  }

  /// Has an axis so many points behind the same one of another view.
  @discardableResult public func autoAlignAxis(
    _ axis: ALAxis, toSameAxisOf view: UIView, withOffset offset: CGFloat = 0
  ) -> NSLayoutConstraint {
    constrain(axis.attribute, to: view, axis.attribute, constant: offset)
  }

  /// Has an axis so many times as far as the same one of another view.
  @discardableResult public func autoAlignAxis(
    _ axis: ALAxis, toSameAxisOf view: UIView, withMultiplier multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constrain(axis.attribute, to: view, axis.attribute, multiplier: multiplier)
  }

  /// Has the view so many points larger than another.
  @discardableResult public func autoMatch(
    _ dimension: ALDimension, to other: ALDimension, of view: UIView,
    withOffset offset: CGFloat = 0, relation: NSLayoutConstraint.Relation = .equal
  ) -> NSLayoutConstraint {
    constrain(dimension.attribute, to: view, other.attribute, relation, constant: offset)
  }

  /// Has the view so many times as large as another.
  @discardableResult public func autoMatch(
    _ dimension: ALDimension, to other: ALDimension, of view: UIView,
    withMultiplier multiplier: CGFloat, relation: NSLayoutConstraint.Relation = .equal
  ) -> NSLayoutConstraint {
    constrain(dimension.attribute, to: view, other.attribute, relation, multiplier: multiplier)
  }

  /// Has something of the view so many points behind something of another.
  @discardableResult public func autoConstrainAttribute(
    _ attribute: ALAttribute, to other: ALAttribute, of view: UIView,
    withOffset offset: CGFloat = 0, relation: NSLayoutConstraint.Relation = .equal
  ) -> NSLayoutConstraint {
    constrain(attribute.attribute, to: view, other.attribute, relation, constant: offset)
  }

  /// Has something of the view so many times as far as something of another.
  @discardableResult public func autoConstrainAttribute(
    _ attribute: ALAttribute, to other: ALAttribute, of view: UIView,
    withMultiplier multiplier: CGFloat, relation: NSLayoutConstraint.Relation = .equal
  ) -> NSLayoutConstraint {
    constrain(attribute.attribute, to: view, other.attribute, relation, multiplier: multiplier)
  }

  // MARK: Sizes

  /// Has the view as large as that.
  @discardableResult public func autoSetDimensions(to size: CGSize) -> [NSLayoutConstraint] {
    [
      autoSetDimension(.width, toSize: size.width),
      autoSetDimension(.height, toSize: size.height),
    ]
  }

  /// Has the view as wide or as high as that.
  @discardableResult public func autoSetDimension(
    _ dimension: ALDimension, toSize size: CGFloat,
    relation: NSLayoutConstraint.Relation = .equal
  ) -> NSLayoutConstraint {
    constrain(dimension.attribute, to: nil, .notAnAttribute, relation, constant: size)
  }

  /// Gives the view the priority of the block that this is called in, against being cut.
  public func autoSetContentCompressionResistancePriority(for axis: ALAxis) {
    guard let priority = ConstraintBlocks.current.priorities.last else { return }
    translatesAutoresizingMaskIntoConstraints = false
    setContentCompressionResistancePriority(
      priority, for: axis == .horizontal ? .horizontal : .vertical)
  }

  /// Gives the view the priority of the block that this is called in, against being larger than its content.
  public func autoSetContentHuggingPriority(for axis: ALAxis) {
    guard let priority = ConstraintBlocks.current.priorities.last else { return }
    translatesAutoresizingMaskIntoConstraints = false
    setContentHuggingPriority(priority, for: axis == .horizontal ? .horizontal : .vertical)
  }
}

// MARK: Several

extension NSArray {
  @MainActor private var views: [UIView] { compactMap { $0 as? UIView } }

  /// Has the list's constraints hold.
  @MainActor public func autoInstallConstraints() {
    NSLayoutConstraint.activate(compactMap { $0 as? NSLayoutConstraint })
  }

  /// Has the list's constraints hold no longer.
  @MainActor public func autoRemoveConstraints() {
    NSLayoutConstraint.deactivate(compactMap { $0 as? NSLayoutConstraint })
  }

  @MainActor private func each(
    _ make: (UIView, UIView) -> NSLayoutConstraint
  ) -> [NSLayoutConstraint] {
    let views = views
    return zip(views.dropFirst(), views).map(make)
  }

  /// Has an edge of all views at the same place.
  @MainActor @discardableResult public func autoAlignViews(to edge: ALEdge) -> [NSLayoutConstraint]
  {
    each { $0.autoPinEdge(edge, to: edge, of: $1) }
  }

  /// Has an axis of all views at the same place.
  @MainActor @discardableResult public func autoAlignViews(
    to axis: ALAxis
  ) -> [NSLayoutConstraint] {
    each { $0.autoAlignAxis(axis, toSameAxisOf: $1) }
  }

  /// Has all views equally wide or high.
  @MainActor @discardableResult public func autoMatchViewsDimension(
    _ dimension: ALDimension
  ) -> [NSLayoutConstraint] {
    each { $0.autoMatch(dimension, to: dimension, of: $1) }
  }

  /// Has all views as wide or as high as that.
  @MainActor @discardableResult public func autoSetViewsDimension(
    _ dimension: ALDimension, toSize size: CGFloat
  ) -> [NSLayoutConstraint] {
    views.map { $0.autoSetDimension(dimension, toSize: size) }
  }

  /// Has all views as large as that.
  @MainActor @discardableResult public func autoSetViewsDimensions(
    to size: CGSize
  ) -> [NSLayoutConstraint] {
    views.flatMap { $0.autoSetDimensions(to: size) }
  }

  /// Has the views one after the other from one end of their superview to the other.
  @MainActor @discardableResult public func autoDistributeViews(
    along axis: ALAxis, alignedTo alignment: ALAttribute, withFixedSpacing spacing: CGFloat,
    insetSpacing isInset: Bool = true, matchedSizes areMatched: Bool = true
  ) -> [NSLayoutConstraint] {
    let (near, far, dimension): (ALEdge, ALEdge, ALDimension) =
      axis == .vertical ? (.top, .bottom, .height) : (.leading, .trailing, .width)
    let views = views
    guard let first = views.first, let last = views.last else { return [] }
    let inset = isInset ? spacing : 0
    return [first.autoPinEdge(toSuperviewEdge: near, withInset: inset)]
      + each { view, before in view.autoPinEdge(near, to: far, of: before, withOffset: spacing) }
      + each { $0.autoConstrainAttribute(alignment, to: alignment, of: $1) }
      + (areMatched ? each { $0.autoMatch(dimension, to: dimension, of: $1) } : [])
      + [last.autoPinEdge(toSuperviewEdge: far, withInset: inset)]
  }

  /// Has the views as large as that, with the same room between them, from one end of their superview to the other.
  @MainActor @discardableResult public func autoDistributeViews(
    along axis: ALAxis, alignedTo alignment: ALAttribute, withFixedSize size: CGFloat,
    insetSpacing isInset: Bool = true
  ) -> [NSLayoutConstraint] {
    let (near, middle, dimension): (ALEdge, ALAttribute, ALDimension) =
      axis == .vertical ? (.top, .horizontal, .height) : (.leading, .vertical, .width)
    let views = views
    // How much room there is between the views follows from how many parts of it there are.
    let parts = CGFloat(views.count + (isInset ? 1 : -1))
    let places = views.enumerated().map { index, view in
      guard let superview = view.superview else {
        preconditionFailure("the view has no superview")
      }
      let before = CGFloat(index + (isInset ? 1 : 0))
      guard before > 0 else { return view.autoPinEdge(toSuperviewEdge: near) }
      // The middle of the superview is half as far as its end.
      let constraint = view.autoConstrainAttribute(
        middle, to: middle, of: superview, withMultiplier: 2 * before / parts)
      constraint.constant =
        size * (CGFloat(index) + 0.5 - CGFloat(views.count) * before / parts)
      return constraint
    }
    return places + views.map { $0.autoSetDimension(dimension, toSize: size) }
      + each { $0.autoConstrainAttribute(alignment, to: alignment, of: $1) }
  }
}

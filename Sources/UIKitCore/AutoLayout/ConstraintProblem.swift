import AnimCauses
import AnimGeometry
import AnimLayers
import AnimLayoutEngine
import Foundation

/// The linear problem while it is put together.
@MainActor struct ConstraintProblem {
  struct Box {
    let left, top, width, height: Simplex.Variable
  }

  let root: UIView
  private var simplex: Simplex
  private var boxes: [ObjectIdentifier: Box] = [:]
  /// The axes along which constraints say how large the content of scroll views is.
  private var contentAxes: [ObjectIdentifier: LayoutAxes] = [:]
  /// Whether anything that was required was left out, since it contradicts the rest.
  private(set) var isContradictory = false
  /// The items whose places inequalities bound.
  private var bounded: (horizontally: Set<ObjectIdentifier>, vertically: Set<ObjectIdentifier>) =
    ([], [])

  private let stretching: StretchOrder

  /// The views that nothing moves, though they leave their frames to constraints.
  private let free: Set<ObjectIdentifier>

  /// Whether the root's size is sought, so that what grows with the root is not as large as it happens to be.
  private let seeksSize: Bool

  init(
    root: UIView, priorities: Set<Double>, stretching: StretchOrder, free: Set<ObjectIdentifier>,
    seeksSize: Bool
  ) {
    self.root = root
    self.seeksSize = seeksSize
    self.free = free
    self.stretching = stretching
    simplex = Simplex(priorities: priorities)
  }

  /// Makes variables for a view and its guides.
  mutating func add(_ view: UIView) {
    for item in [view] as [AnyObject] + view.autoLayout.guides {
      let box = Box(
        left: simplex.makeVariable(), top: simplex.makeVariable(), width: simplex.makeVariable(),
        height: simplex.makeVariable())
      boxes[ObjectIdentifier(item)] = box
      // What is inside of a view by its insets may be less than nothing while the view is smaller
      // than they are: before it has its size, that is.
      if let guide = item as? UILayoutGuide, guide.insets != nil, guide.role != .keyboard {
        continue
      }
      require(variable(box.width), .greaterThanOrEqual)
      require(variable(box.height), .greaterThanOrEqual)
    }
    for guide in view.autoLayout.guides {
      guard let insets = guide.insets else { continue }
      func tie(_ attribute: NSLayoutConstraint.Attribute, _ offset: CGFloat) {
        guard let inner = expression(guide, attribute), let outer = expression(view, attribute)
        else { return }
        require(inner - outer - constant(offset), .equal)
      }
      tie(.left, insets.left)
      if guide.role == .keyboard {
        // However high the view becomes.
        if let height = boxes[ObjectIdentifier(guide)]?.height {
          require(variable(height) - constant(guide.coveredHeight), .equal)
        }
      } else {
        tie(.top, insets.top)
      }
      tie(.right, -insets.right)
      tie(.bottom, -insets.bottom)
    }
  }

  mutating func setSize(
    of view: UIView, _ size: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) {
    guard let box = boxes[ObjectIdentifier(view)] else { return }
    require(variable(box.left), .equal)
    require(variable(box.top), .equal)
    add(variable(box.width) - constant(size.width), .equal, horizontal)
    add(variable(box.height) - constant(size.height), .equal, vertical)
  }

  /// Ties a view to the frame that it has, or else to its intrinsic size.
  mutating func constrainFrame(of view: UIView, width: CGFloat?) {
    guard let box = boxes[ObjectIdentifier(view)], let parent = view.superview,
      let outer = boxes[ObjectIdentifier(parent)]
    else { return }
    // Content begins where it is scrolled to; what is in other views, at their bounds' origin.
    let content = (parent as? UIScrollView).flatMap {
      boxes[ObjectIdentifier($0.contentLayoutGuide)]
    }
    let origin = content == nil ? parent.bounds.origin : .zero
    let x = variable(box.left) - variable((content ?? outer).left)
    let y = variable(box.top) - variable((content ?? outer).top)
    if view.keepsFrame || free.contains(ObjectIdentifier(view)) {
      let size = view.bounds.size
      let anchor = view.layer.anchorPoint
      let left = view.center.x - size.width * anchor.x - origin.x
      let top = view.center.y - size.height * anchor.y - origin.y
      require(x - constant(left), .equal)
      require(y - constant(top), .equal)
      // What grows with the root keeps its distance from the root's end.
      let mask = seeksSize && parent === root ? view.autoresizingMask : []
      for (length, own, rootLength, room, grows) in [
        (
          box.width, size.width, outer.width, parent.bounds.width,
          mask.isDisjoint(with: [.flexibleLeftMargin, .flexibleRightMargin])
            && mask.contains(.flexibleWidth)
        ),
        (
          box.height, size.height, outer.height, parent.bounds.height,
          mask.isDisjoint(with: [.flexibleTopMargin, .flexibleBottomMargin])
            && mask.contains(.flexibleHeight)
        ),
      ] {
        let wanted = grows ? variable(rootLength) - constant(room - own) : constant(own)
        require(variable(length) - wanted, .equal)
      }
      return
    }
    constrainToContent(of: view, width: width)
    let stay = UILayoutPriority(Float(ConstraintSystem.stay))
    // A place that only an inequality says anything about is on the bound, as in UIKit.
    let item = ObjectIdentifier(view)
    // Of several that only have distances from each other, the first is at the origin and the others follow, rather than stick out.
    let outside = Self.costOutside
    if !bounded.horizontally.contains(item) { add(x, .equal, level: stay.level, below: outside) }
    if !bounded.vertically.contains(item) { add(y, .equal, level: stay.level, below: outside) }
    // Where only one edge is known, a view is rather empty at that edge than stretched to the origin.
    for length in [box.width, box.height] { add(variable(length) * 2, .equal, stay) }
  }

  /// Has a view hug its content and resist its compression.
  ///
  /// - Parameters:
  ///   - view: A view of the problem.
  ///   - width: Its width in points, where the height of the content depends on it; nil for the content's own.
  mutating func constrainToContent(of view: UIView, width: CGFloat?) {
    guard let box = boxes[ObjectIdentifier(view)] else { return }
    let intrinsic =
      width.map(view.intrinsicContentSize(forWidth:)) ?? view.intrinsicContentSize
    if intrinsic.width == UIView.noIntrinsicMetric, view is UIImageView {
      view.autoLayout.hasBeenWithoutImage = true
    }
    let state = view.autoLayout
    // The intrinsic size is that of the alignment rectangle.
    let insets = view.alignmentRectInsets
    let room = (width: insets.left + insets.right, height: insets.top + insets.bottom)
    func keep(
      _ length: Simplex.Variable, _ value: CGFloat, beside room: CGFloat,
      _ hugging: UILayoutPriority, _ resistance: UILayoutPriority, _ axis: NSLayoutConstraint.Axis
    ) {
      guard value != UIView.noIntrinsicMetric else { return }
      let preference = stretching.preference(for: view, along: axis)
      // Those that are required win over all that is not, and yield to what is: contents contradict nothing.
      let content = variable(length) - constant(value + room)
      add(
        content, .lessThanOrEqual, level: Double(hugging.rawValue), preference: preference)
      add(
        content, .greaterThanOrEqual, level: Double(resistance.rawValue), preference: preference)
    }
    keep(
      box.width, intrinsic.width, beside: room.width, state.hugging.horizontal,
      state.resistance.horizontal, .horizontal)
    keep(
      box.height, intrinsic.height, beside: room.height, state.hugging.vertical,
      state.resistance.vertical, .vertical)
  }

  /// Places the content of scroll views where it is scrolled to.
  ///
  /// Along the axes of which constraints say anything about its end, they decide how large it is, and
  /// it is rather small than large; along the others it stays as large as it is.
  mutating func addContents(of views: [UIView], constraints: [NSLayoutConstraint]) {
    for case let view as UIScrollView in views where view.takesContentSizeFromConstraints {
      contentAxes[ObjectIdentifier(view)] = []
    }
    for constraint in constraints {
      let isReversed = constraint.holder?.effectiveUserInterfaceLayoutDirection == .rightToLeft
      for side in constraint.ends {
        guard let scrollView = side.scrollViewOfContent,
          let axis = side.attribute.axisOfEnd(isRightToLeft: isReversed)
        else { continue }
        contentAxes[ObjectIdentifier(scrollView)]?.insert(axis)
      }
    }
    for case let view as UIScrollView in views {
      guard let outer = boxes[ObjectIdentifier(view)],
        let content = boxes[ObjectIdentifier(view.contentLayoutGuide)]
      else { continue }
      require(
        variable(content.left) - variable(outer.left) + constant(view.bounds.minX), .equal)
      require(variable(content.top) - variable(outer.top) + constant(view.bounds.minY), .equal)
      let axes = contentAxes[ObjectIdentifier(view)] ?? []
      let stay = UILayoutPriority(Float(ConstraintSystem.stay))
      for (axis, length, size) in [
        (LayoutAxes.horizontal, content.width, view.contentSize.width),
        (.vertical, content.height, view.contentSize.height),
      ] {
        if axes.contains(axis) {
          add(variable(length), .equal, stay)
        } else if view is UITextView {
          // A text makes it as large as it is; what is bound to it by both ends is not squeezed by that.
          add(variable(length) - constant(size), .equal, stay)
        } else {
          require(variable(length) - constant(size), .equal)
        }
      }
    }
  }

  /// Notes whose places the constraints bound without saying where they are.
  mutating func noteBounded(by constraints: [NSLayoutConstraint]) {
    for constraint in constraints where constraint.relation != .equal {
      for side in constraint.ends {
        switch side.attribute.place {
        case .horizontal: bounded.horizontally.insert(ObjectIdentifier(side.item))
        case .vertical: bounded.vertically.insert(ObjectIdentifier(side.item))
        case nil: break
        }
      }
    }
  }

  /// Adds required constraints that contradict each other, of which UIKit breaks those of the greatest ranks: they hold as far as the
  /// others let them, and are reported.
  ///
  /// - Parameters:
  ///   - constraints: Required ones.
  ///   - lasting: Whether the broken ones stay so.
  mutating func addBreaking(_ constraints: [NSLayoutConstraint], lasting: Bool) {
    let places = ConstraintRank.places(in: root)
    let ranked = constraints.map { (rank: ConstraintRank($0, places: places), constraint: $0) }
    for (_, constraint) in ranked.sorted(by: { $0.rank < $1.rank }) where !add(constraint) {
      add(constraint, level: ConstraintSystem.broken)
      if lasting { constraint.isBroken = true }
      let words = constraint.description.replacing(/:0x[0-9a-f]+/, with: "")
      UIEnvironment.current.warn(
        "Unable to simultaneously satisfy constraints in \(type(of: root)). "
          + "Will attempt to recover by breaking constraint \(words)")
    }
  }

  /// Adds a constraint with its own priority or another `level`; false if it contradicts the rest.
  @discardableResult
  mutating func add(_ item: NSLayoutConstraint, level: Double? = nil) -> Bool {
    // The view that holds the items says where a line begins: its semantic attribute is about what is in it.
    let isReversed = item.holder?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let sides = item.sides
    guard let firstSide = sides.first, let first = expression(firstSide, isRightToLeft: isReversed)
    else { return true }
    // Reading from right to left, distances along the line point to the left.
    let isTurned = isReversed && item.firstAttribute.followsReadingDirection
    var difference = first - constant(isTurned ? -item.constant : item.constant)
    if sides.count == 2 {
      guard let second = expression(sides[1], isRightToLeft: isReversed) else { return true }
      difference = difference - second * item.multiplier
      if item.multiplier != 1 {
        difference = difference + origin(of: item, sides) * (item.multiplier - 1)
      }
    }
    let relation: Simplex.Relation =
      switch item.relation {
      case .lessThanOrEqual: .lessThanOrEqual
      case .equal: .equal
      case .greaterThanOrEqual: .greaterThanOrEqual
      }
    let own = item.isBroken ? ConstraintSystem.broken : item.priority.level
    return add(difference, relation, level: level ?? own, preference: preference(for: item))
  }

  /// The place from which a constraint's multiplier counts: places are in the coordinates of the view that holds the constraint.
  private func origin(
    of item: NSLayoutConstraint, _ sides: [NSLayoutConstraint.Side]
  ) -> Simplex.Expression {
    guard let axis = sides[0].attribute.place, sides[1].attribute.place == axis,
      let holder = item.holder, let box = boxes[ObjectIdentifier(holder)]
    else { return constant(0) }
    return switch axis {
    case .horizontal: variable(box.left) - constant(holder.bounds.minX)
    case .vertical: variable(box.top) - constant(holder.bounds.minY)
    }
  }

  /// How ties of constraints on the length of a view are broken; nil for others.
  private func preference(for item: NSLayoutConstraint) -> Simplex.Preference? {
    guard item.priority != .required, item.secondItem == nil, let view = item.firstItem as? UIView
    else { return nil }
    switch item.firstAttribute {
    case .width: return stretching.preference(for: view, along: .horizontal)
    case .height: return stretching.preference(for: view, along: .vertical)
    default: return nil
    }
  }

  /// Whether constraints and contents leave a view no other place than the one that it gets.
  func determines(_ view: UIView) -> Bool {
    guard let box = boxes[ObjectIdentifier(view)] else { return true }
    var solved = simplex
    solved.solve()
    return [box.left, box.top, box.width, box.height].allSatisfy {
      solved.isDetermined(variable($0), above: StretchOrder.priority)
    }
  }

  func solution(views: [UIView]) -> ConstraintSolution {
    var solved = simplex
    solved.solve()
    if let causes = root.layer.clock.causes {
      causes.note(.constraints(view: causes.name(of: root), pivots: solved.pivots))
    }
    return ConstraintSolution(
      frames: boxes.mapValues { box in
        CGRect(
          x: solved.value(of: box.left), y: solved.value(of: box.top),
          width: solved.value(of: box.width), height: solved.value(of: box.height))
      }, views: views, contentAxes: contentAxes, free: free)
  }

  private func variable(_ variable: Simplex.Variable) -> Simplex.Expression {
    Simplex.Expression(terms: [(variable, 1)])
  }

  private func constant(_ value: CGFloat) -> Simplex.Expression {
    Simplex.Expression(constant: value)
  }

  private mutating func require(_ expression: Simplex.Expression, _ relation: Simplex.Relation) {
    add(expression, relation, .required)
  }

  private mutating func add(
    _ expression: Simplex.Expression, _ relation: Simplex.Relation, _ priority: UILayoutPriority
  ) {
    add(expression, relation, level: priority.level)
  }

  /// What a point before the origin of what a view is in costs, where nothing else decides; more than the views that there are in a chain.
  private static let costOutside = 64.0

  /// Adds `expression relation 0`, required without a level; what contradicts the rest is left out, and false is returned.
  @discardableResult
  private mutating func add(
    _ expression: Simplex.Expression, _ relation: Simplex.Relation, level: Double?,
    preference: Simplex.Preference? = nil, below: Double = 1
  ) -> Bool {
    do throws(Simplex.ContradictionError) {
      try simplex.add(
        expression, relation, priority: level, preference: preference, below: below)
      return true
    } catch {
      isContradictory = true
      return false
    }
  }

  /// One side of a constraint; its item stands for the content of a scroll view where it is seen from inside.
  private func expression(
    _ side: NSLayoutConstraint.Side, isRightToLeft: Bool
  ) -> Simplex.Expression? {
    if let distance = side.item as? LayoutDistance {
      guard let sides = distance.sides,
        let start = expression(sides.start, isRightToLeft: isRightToLeft),
        let end = expression(sides.end, isRightToLeft: isRightToLeft)
      else { return nil }
      return isRightToLeft && distance.followsReadingDirection ? start - end : end - start
    }
    return expression(
      side.item, side.attribute, of: side.scrollViewOfContent?.contentLayoutGuide ?? side.item,
      isRightToLeft: isRightToLeft)
  }

  /// An item's edge, centre or length in terms of its variables, or of those of the `area` that stands for it; nil for items
  /// outside of the root.
  private func expression(
    _ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, of area: AnyObject? = nil,
    isRightToLeft: Bool = false
  ) -> Simplex.Expression? {
    guard let box = boxes[ObjectIdentifier(area ?? item)] else { return nil }
    // Boxes are frames; edges and lengths are those of alignment rectangles, margins count from the frame.
    let insets =
      attribute.isOfMargins ? .zero : ((area ?? item) as? UIView)?.alignmentRectInsets ?? .zero
    let (left, top) = (
      variable(box.left) + constant(insets.left), variable(box.top) + constant(insets.top)
    )
    let (width, height) = (
      variable(box.width) - constant(insets.left + insets.right),
      variable(box.height) - constant(insets.top + insets.bottom)
    )
    // The safe area around all views is looked up for them: only where it is asked for.
    var margins: UIEdgeInsets { (item as? UIView)?.effectiveMargins ?? .zero }
    func baseline(_ edge: KeyPath<(first: CGFloat, last: CGFloat), CGFloat>) -> Simplex.Expression {
      guard let view = item as? UIView else { return top + height }
      // As far from the top as in the text's own size: the label hugs it.
      let size = view.intrinsicContentSize
      guard size.height != UIView.noIntrinsicMetric else { return top + height }
      return top + constant(view.baselines(in: size)[keyPath: edge] - insets.top)
    }
    switch attribute {
    case .notAnAttribute: return nil
    case .left: return left
    case .right: return left + width
    case .leading: return isRightToLeft ? left + width : left
    case .trailing: return isRightToLeft ? left : left + width
    case .top: return top
    case .bottom: return top + height
    case .width: return width
    case .height: return height
    case .centerX: return left + width * 0.5
    case .centerY: return top + height * 0.5
    case .firstBaseline: return baseline(\.first)
    case .lastBaseline: return baseline(\.last)
    case .leftMargin: return left + constant(margins.left)
    case .rightMargin: return left + width - constant(margins.right)
    case .topMargin: return top + constant(margins.top)
    case .bottomMargin: return top + height - constant(margins.bottom)
    case .leadingMargin:
      return isRightToLeft
        ? left + width - constant(margins.right) : left + constant(margins.left)
    case .trailingMargin:
      return isRightToLeft
        ? left + constant(margins.left) : left + width - constant(margins.right)
    case .centerXWithinMargins:
      return left + width * 0.5 + constant((margins.left - margins.right) / 2)
    case .centerYWithinMargins:
      return top + height * 0.5 + constant((margins.top - margins.bottom) / 2)
    }
  }
}

extension UILayoutPriority {
  /// The priority in the linear problem; nil for what is required.
  fileprivate var level: Double? { self == .required ? nil : Double(rawValue) }
}

extension NSLayoutConstraint.Attribute {
  /// The axis that the attribute is about; nil for none.
  var axis: NSLayoutConstraint.Axis? {
    switch self {
    case .notAnAttribute: nil
    case .width: .horizontal
    case .height: .vertical
    default: place
    }
  }

  /// Whether the attribute is about a view's margins.
  fileprivate var isOfMargins: Bool {
    switch self {
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins, .centerYWithinMargins:
      true
    case .notAnAttribute, .left, .right, .top, .bottom, .leading, .trailing, .width, .height,
      .centerX, .centerY, .lastBaseline, .firstBaseline:
      false
    }
  }

  /// The axis along which the attribute says where an item is; nil for lengths.
  fileprivate var place: NSLayoutConstraint.Axis? {
    switch self {
    case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins:
      .horizontal
    case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      .vertical
    case .notAnAttribute, .width, .height: nil
    }
  }
}

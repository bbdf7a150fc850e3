import AnimGeometry
import AnimLayoutEngine
import Foundation

/// The constraints of a view and everything in it, as a linear problem.
///
/// Each item has four variables: its left and top edge in the root's coordinates, its width and
/// height.
@MainActor struct ConstraintSystem {
  let root: UIView

  /// Places every view inside the root that leaves its frame to constraints, on whole pixels.
  func layOut() {
    let solution = solve(rootSize: .fixed(root.bounds.size))
    solution.place()
  }

  /// The size of the root if only its content and a wish decide.
  func size(
    fitting target: CGSize, priorities: (horizontal: UILayoutPriority, vertical: UILayoutPriority)
  ) -> CGSize {
    let solution = solve(rootSize: .wanted(target, priorities.horizontal, priorities.vertical))
    let scale = root.traitCollection.displayScale
    let size = solution.frame(of: root).size
    // Up to the next pixel, so that nothing is cut.
    func up(_ length: CGFloat) -> CGFloat {
      (length * scale - Tolerance.length).rounded(.up) / scale
    }
    return CGSize(width: up(size.width), height: up(size.height))
  }

  private enum RootSize {
    case fixed(CGSize)
    case wanted(CGSize, UILayoutPriority, UILayoutPriority)
  }

  /// Solves twice where a height depends on a width: once to know the widths.
  private func solve(rootSize: RootSize) -> ConstraintSolution {
    let first = build(rootSize, widths: [:])
    var widths: [ObjectIdentifier: CGFloat] = [:]
    for view in first.views {
      let width = first.frame(of: view).width
      if view.intrinsicContentSize(forWidth: width) != view.intrinsicContentSize {
        widths[ObjectIdentifier(view)] = width
      }
    }
    return widths.isEmpty ? first : build(rootSize, widths: widths)
  }

  private func build(
    _ rootSize: RootSize, widths: [ObjectIdentifier: CGFloat]
  ) -> ConstraintSolution {
    var constraints: [NSLayoutConstraint] = []
    var views: [UIView] = []
    func collect(_ view: UIView) {
      views.append(view)
      constraints += view.autoLayout.constraints
      for subview in view.subviews where subview.isTiedByConstraints { collect(subview) }
    }
    collect(root)
    var priorities: Set<Double> = [Self.stay]
    func note(_ priority: UILayoutPriority) {
      if priority != .required { priorities.insert(Double(priority.rawValue)) }
    }
    for constraint in constraints { note(constraint.priority) }
    for view in views {
      let state = view.autoLayout
      for priority in [
        state.hugging.horizontal, state.hugging.vertical, state.resistance.horizontal,
        state.resistance.vertical,
      ] { note(priority) }
    }
    if case .wanted(_, let horizontal, let vertical) = rootSize {
      note(horizontal)
      note(vertical)
    }
    var problem = ConstraintProblem(root: root, priorities: priorities)
    for view in views { problem.add(view) }
    switch rootSize {
    case .fixed(let size): problem.setSize(of: root, size, .required, .required)
    case .wanted(let size, let horizontal, let vertical):
      problem.setSize(of: root, size, horizontal, vertical)
    }
    problem.noteBounded(by: constraints)
    for view in views where view !== root {
      problem.constrainFrame(of: view, width: widths[ObjectIdentifier(view)])
    }
    for constraint in constraints { problem.add(constraint) }
    return problem.solution(views: views)
  }

  /// Below every priority of an app's: where nothing else decides, things stay at the origin.
  fileprivate static let stay = 0.5
}

/// A solved system.
@MainActor struct ConstraintSolution {
  fileprivate let frames: [ObjectIdentifier: CGRect]
  fileprivate let views: [UIView]

  /// In the root's coordinates.
  func frame(of item: AnyObject) -> CGRect { frames[ObjectIdentifier(item)] ?? .zero }

  fileprivate func place() {
    for view in views {
      let outer = frame(of: view)
      for guide in view.autoLayout.guides {
        guide.layoutFrame = frame(of: guide).offsetBy(
          dx: view.bounds.minX - outer.minX, dy: view.bounds.minY - outer.minY)
      }
      for subview in view.subviews
      where subview.isTiedByConstraints && !subview.translatesAutoresizingMaskIntoConstraints {
        let frame = frame(of: subview).offsetBy(
          dx: view.bounds.minX - outer.minX, dy: view.bounds.minY - outer.minY)
        let rounded = frame.aligned(toPixelsOf: view.traitCollection.displayScale)
        // A transform is applied around the centre, as constraints know nothing of it.
        let bounds = CGRect(origin: subview.bounds.origin, size: rounded.size)
        if subview.bounds != bounds { subview.bounds = bounds }
        let anchor = subview.layer.anchorPoint
        let center = CGPoint(
          x: rounded.minX + rounded.width * anchor.x, y: rounded.minY + rounded.height * anchor.y)
        if subview.center != center { subview.center = center }
      }
    }
  }
}

extension CGRect {
  /// The rectangle with each edge on the nearest pixel's.
  func aligned(toPixelsOf scale: CGFloat) -> CGRect {
    func align(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
    let (left, top) = (align(minX), align(minY))
    return CGRect(x: left, y: top, width: align(maxX) - left, height: align(maxY) - top)
  }
}

/// The linear problem while it is put together.
@MainActor private struct ConstraintProblem {
  struct Box {
    let left, top, width, height: Simplex.Variable
  }

  let root: UIView
  private var simplex: Simplex
  private var boxes: [ObjectIdentifier: Box] = [:]
  /// The items whose places inequalities bound.
  private var bounded: (horizontally: Set<ObjectIdentifier>, vertically: Set<ObjectIdentifier>) =
    ([], [])

  init(root: UIView, priorities: Set<Double>) {
    self.root = root
    simplex = Simplex(priorities: priorities)
  }

  /// Makes variables for a view and its guides.
  mutating func add(_ view: UIView) {
    for item in [view] as [AnyObject] + view.autoLayout.guides {
      let box = Box(
        left: simplex.makeVariable(), top: simplex.makeVariable(), width: simplex.makeVariable(),
        height: simplex.makeVariable())
      boxes[ObjectIdentifier(item)] = box
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
      tie(.top, insets.top)
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
    let x = variable(box.left) - variable(outer.left)
    let y = variable(box.top) - variable(outer.top)
    if view.translatesAutoresizingMaskIntoConstraints {
      let size = view.bounds.size
      let anchor = view.layer.anchorPoint
      let left = view.center.x - size.width * anchor.x - parent.bounds.minX
      let top = view.center.y - size.height * anchor.y - parent.bounds.minY
      require(x - constant(left), .equal)
      require(y - constant(top), .equal)
      require(variable(box.width) - constant(size.width), .equal)
      require(variable(box.height) - constant(size.height), .equal)
      return
    }
    let intrinsic =
      width.map(view.intrinsicContentSize(forWidth:)) ?? view.intrinsicContentSize
    let state = view.autoLayout
    func keep(
      _ length: Simplex.Variable, _ value: CGFloat, _ hugging: UILayoutPriority,
      _ resistance: UILayoutPriority
    ) {
      guard value != UIView.noIntrinsicMetric else { return }
      add(variable(length) - constant(value), .lessThanOrEqual, hugging)
      add(variable(length) - constant(value), .greaterThanOrEqual, resistance)
    }
    keep(box.width, intrinsic.width, state.hugging.horizontal, state.resistance.horizontal)
    keep(box.height, intrinsic.height, state.hugging.vertical, state.resistance.vertical)
    let stay = UILayoutPriority(Float(ConstraintSystem.stay))
    // A place that only an inequality says anything about is on the bound, as in UIKit.
    let item = ObjectIdentifier(view)
    if !bounded.horizontally.contains(item) { add(x, .equal, stay) }
    if !bounded.vertically.contains(item) { add(y, .equal, stay) }
    // Where only one edge is known, a view is rather empty at that edge than stretched to the origin.
    for length in [box.width, box.height] { add(variable(length) * 2, .equal, stay) }
  }

  /// Notes whose places the constraints bound without saying where they are.
  mutating func noteBounded(by constraints: [NSLayoutConstraint]) {
    for constraint in constraints where constraint.relation != .equal {
      let sides = [
        (constraint.firstItem, constraint.firstAttribute),
        (constraint.secondItem, constraint.secondAttribute),
      ]
      for case (let item?, let attribute) in sides {
        switch attribute.place {
        case .horizontal: bounded.horizontally.insert(ObjectIdentifier(item))
        case .vertical: bounded.vertically.insert(ObjectIdentifier(item))
        case nil: break
        }
      }
    }
  }

  mutating func add(_ item: NSLayoutConstraint) {
    // The view that holds the items says where a line begins: its semantic attribute is about what is in it.
    let isReversed = item.holder?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    guard let firstItem = item.firstItem,
      let first = expression(firstItem, item.firstAttribute, isRightToLeft: isReversed)
    else { return }
    // Reading from right to left, distances along the line point to the left.
    let directions: Set<NSLayoutConstraint.Attribute> = [
      .leading, .trailing, .leadingMargin, .trailingMargin,
    ]
    let isTurned = isReversed && directions.contains(item.firstAttribute)
    var difference = first - constant(isTurned ? -item.constant : item.constant)
    if let secondItem = item.secondItem, item.secondAttribute != .notAnAttribute {
      guard let second = expression(secondItem, item.secondAttribute, isRightToLeft: isReversed)
      else { return }
      difference = difference - second * item.multiplier
    }
    let relation: Simplex.Relation =
      switch item.relation {
      case .lessThanOrEqual: .lessThanOrEqual
      case .equal: .equal
      case .greaterThanOrEqual: .greaterThanOrEqual
      }
    add(difference, relation, item.priority)
  }

  func solution(views: [UIView]) -> ConstraintSolution {
    var solved = simplex
    solved.solve()
    return ConstraintSolution(
      frames: boxes.mapValues { box in
        CGRect(
          x: solved.value(of: box.left), y: solved.value(of: box.top),
          width: solved.value(of: box.width), height: solved.value(of: box.height))
      }, views: views)
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

  /// Adds `expression relation 0`; what contradicts the rest is left out, and reported.
  private mutating func add(
    _ expression: Simplex.Expression, _ relation: Simplex.Relation, _ priority: UILayoutPriority
  ) {
    do throws(Simplex.ContradictionError) {
      try simplex.add(
        expression, relation, priority: priority == .required ? nil : Double(priority.rawValue))
    } catch {
      UIEnvironment.current.warn(
        "Unable to simultaneously satisfy constraints in \(type(of: root)).")
    }
  }

  /// An item's edge, centre or length in terms of its variables; nil for items outside of the root.
  private func expression(
    _ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, isRightToLeft: Bool = false
  ) -> Simplex.Expression? {
    guard let box = boxes[ObjectIdentifier(item)] else { return nil }
    let (left, top) = (variable(box.left), variable(box.top))
    let (width, height) = (variable(box.width), variable(box.height))
    let margins = (item as? UIView)?.layoutMargins ?? .zero
    func baseline(_ edge: KeyPath<(first: CGFloat, last: CGFloat), CGFloat>) -> Simplex.Expression {
      guard let view = item as? UIView else { return top + height }
      // As far from the top as in the text's own size: the label hugs it.
      let size = view.intrinsicContentSize
      guard size.height != UIView.noIntrinsicMetric else { return top + height }
      return top + constant(view.baselines(in: size)[keyPath: edge])
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

extension NSLayoutConstraint.Attribute {
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

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
  ///
  /// Returns whether any came elsewhere.
  func layOut() -> Bool {
    let size = RootSize.fixed(root.bounds.size)
    let solution = solve(rootSize: size)
    let guarded = solution.views.filter(\.asksForSafeArea)
    let covered = guarded.map(\.safeAreaInsets)
    guard solution.place() else { return false }
    // A view that came elsewhere is covered by other bars than those that its size was found with.
    if guarded.map(\.safeAreaInsets) != covered { _ = solve(rootSize: size).place() }
    return true
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

  /// Whether the place of a view inside the root could be another one, for all that constraints and contents say.
  func isAmbiguous(_ view: UIView) -> Bool {
    let size = RootSize.fixed(root.bounds.size)
    let (widths, first) = widthsAndFirst(size)
    return first.free.contains(ObjectIdentifier(view))
      || !problem(size, widths: widths).problem.determines(view)
  }

  private enum RootSize {
    case fixed(CGSize)
    case wanted(CGSize, UILayoutPriority, UILayoutPriority)
  }

  /// Solves twice where a height depends on a width: once to know the widths.
  private func solve(rootSize: RootSize) -> ConstraintSolution {
    let (widths, first) = widthsAndFirst(rootSize)
    return widths.isEmpty ? first : build(rootSize, widths: widths)
  }

  /// The widths of the views whose heights depend on them, and the solution that says so.
  private func widthsAndFirst(
    _ rootSize: RootSize
  ) -> (widths: [ObjectIdentifier: CGFloat], first: ConstraintSolution) {
    let first = build(rootSize, widths: [:])
    var widths: [ObjectIdentifier: CGFloat] = [:]
    for view in first.views {
      let width = first.frame(of: view).width
      if view.intrinsicContentSize(forWidth: width) != view.intrinsicContentSize {
        widths[ObjectIdentifier(view)] = width
      }
    }
    return (widths, first)
  }

  private func build(
    _ rootSize: RootSize, widths: [ObjectIdentifier: CGFloat]
  ) -> ConstraintSolution {
    let (problem, views) = problem(rootSize, widths: widths)
    return problem.solution(views: views)
  }

  private func problem(
    _ rootSize: RootSize, widths: [ObjectIdentifier: CGFloat]
  ) -> (problem: ConstraintProblem, views: [UIView]) {
    var constraints: [NSLayoutConstraint] = []
    var views: [UIView] = []
    func collect(_ view: UIView) {
      views.append(view)
      constraints += view.autoLayout.constraints
      for subview in view.subviews where subview.isTiedByConstraints { collect(subview) }
    }
    collect(root)
    var problem = frames(rootSize, widths: widths, of: views, with: constraints)
    for constraint in constraints { problem.add(constraint) }
    guard problem.isContradictory else { return (problem, views) }
    var recovered = frames(rootSize, widths: widths, of: views, with: constraints)
    // What only a measurement contradicts is whole again after it.
    let isLayout = if case .fixed = rootSize { true } else { false }
    recovered.addBreaking(
      constraints.filter { $0.priority == .required }, lasting: isLayout)
    for constraint in constraints where constraint.priority != .required {
      recovered.add(constraint)
    }
    return (recovered, views)
  }

  /// What is to be solved but for the constraints themselves: frames and contents.
  private func frames(
    _ rootSize: RootSize, widths: [ObjectIdentifier: CGFloat], of views: [UIView],
    with constraints: [NSLayoutConstraint]
  ) -> ConstraintProblem {
    var priorities: Set<Double> = [Self.stay, StretchOrder.priority, Self.broken]
    func note(_ priority: UILayoutPriority) { priorities.insert(Double(priority.rawValue)) }
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
    let seeksSize = if case .wanted = rootSize { true } else { false }
    var problem = ConstraintProblem(
      root: root, priorities: priorities, stretching: StretchOrder(constraints),
      free: free(views, constraints), seeksSize: seeksSize)
    for view in views {
      // The area that constraints to a scroll view's edges from inside of it are about.
      if let scrollView = view as? UIScrollView { _ = scrollView.contentLayoutGuide }
      problem.add(view)
    }
    switch rootSize {
    case .fixed(let size): problem.setSize(of: root, size, .required, .required)
    case .wanted(let size, let horizontal, let vertical):
      problem.setSize(of: root, size, horizontal, vertical)
      problem.constrainToContent(of: root, width: widths[ObjectIdentifier(root)])
    }
    problem.noteBounded(by: constraints)
    problem.addContents(of: views, constraints: constraints)
    for view in views where view !== root {
      problem.constrainFrame(of: view, width: widths[ObjectIdentifier(view)])
    }
    return problem
  }

  /// The views without content that no constraint mentions: they are where they were put.
  private func free(
    _ views: [UIView], _ constraints: [NSLayoutConstraint]
  ) -> Set<ObjectIdentifier> {
    let mentioned = Set(
      constraints.flatMap(\.ends).compactMap { NSLayoutConstraint.view(of: $0.item) }
        .map(ObjectIdentifier.init))
    let none = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    return Set(
      views.lazy.filter { view in
        view !== root && !view.keepsFrame && !mentioned.contains(ObjectIdentifier(view))
          && view.intrinsicContentSize == none
      }.map(ObjectIdentifier.init))
  }

  /// Above every priority of an app's: what is required, but contradicts the rest.
  static let broken = 1001.0

  /// Below every priority of an app's: where nothing else decides, things stay at the origin.
  static let stay = 0.5
}

/// A solved system.
@MainActor struct ConstraintSolution {
  let frames: [ObjectIdentifier: CGRect]
  let views: [UIView]
  /// The axes along which constraints say how large the content of scroll views is.
  let contentAxes: [ObjectIdentifier: LayoutAxes]
  /// The views that nothing moves.
  let free: Set<ObjectIdentifier>

  /// In the root's coordinates.
  func frame(of item: AnyObject) -> CGRect { frames[ObjectIdentifier(item)] ?? .zero }

  /// Returns whether any view came elsewhere.
  fileprivate func place() -> Bool {
    var moved = false
    for view in views {
      let outer = frame(of: view)
      for guide in view.autoLayout.guides {
        guide.layoutFrame = frame(of: guide).offsetBy(
          dx: view.bounds.minX - outer.minX, dy: view.bounds.minY - outer.minY)
      }
      if let scrollView = view as? UIScrollView, let axes = contentAxes[ObjectIdentifier(view)] {
        scrollView.resizeContent(
          to: frame(of: scrollView.contentLayoutGuide).size, along: axes)
      }
      for subview in view.subviews
      where subview.isTiedByConstraints && !subview.keepsFrame
        && !free.contains(ObjectIdentifier(subview))
      {
        let frame = frame(of: subview).offsetBy(
          dx: view.bounds.minX - outer.minX, dy: view.bounds.minY - outer.minY)
        let rounded = frame.aligned(toPixelsOf: view.traitCollection.displayScale)
        // A transform is applied around the centre, as constraints know nothing of it.
        let bounds = CGRect(origin: subview.bounds.origin, size: rounded.size)
        if subview.bounds != bounds {
          let old = subview.bounds
          subview.bounds = bounds
          moved = moved || subview.bounds != old
        }
        // Some views, such as switches, keep their size and stand at the corner of what they were given. The middle is
        // where the anchor point comes, wherever that is in the view.
        let size = subview.bounds.size
        let center = CGPoint(x: rounded.minX + size.width / 2, y: rounded.minY + size.height / 2)
        if subview.center != center {
          subview.center = center
          moved = true
        }
      }
    }
    return moved
  }
}

extension UIView {
  /// Whether constraints may be about what bars leave of the view.
  fileprivate var asksForSafeArea: Bool {
    autoLayout.guides.contains { [.safeArea, .margins, .keyboard].contains($0.role) }
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

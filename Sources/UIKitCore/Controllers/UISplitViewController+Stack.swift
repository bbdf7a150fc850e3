import Foundation

/// Columns as one stack, where the width is compact.
extension UISplitViewController {
  /// The controller that fills the view: the compact column if it is seen, and else the first column there is.
  var root: UIViewController? {
    if shown.contains(.compact) { return containers[.compact] }
    return Self.places.lazy.compactMap { self.containers[$0] }.first
  }

  /// The stack of the primary column that holds the others.
  private var stack: UINavigationController? {
    shown.contains(.compact) ? nil : containers[.primary] as? UINavigationController
  }

  /// The controllers of other columns on the stack of the primary one, from below.
  var stackedColumns: [UIViewController] {
    let others = [containers[.supplementary], containers[.secondary]].compactMap(\.self)
    return stack?.stack.filter(others.contains) ?? []
  }

  /// What is seen of the primary column.
  private var topOfPrimary: UIViewController? {
    let container = containers[.primary]
    return (container as? UINavigationController)?.topViewController ?? container
  }

  /// The column that is seen of the stack; nil where it is none.
  var columnOnTop: Column? {
    guard isCollapsed else { return nil }
    if shown.contains(.compact) { return .compact }
    guard let top = stack?.topViewController else { return .primary }
    return [Column.supplementary, .secondary].first { containers[$0] === top } ?? .primary
  }

  // MARK: Collapsing and expanding

  /// Makes the columns one stack, with the calls in UIKit's order.
  func collapse() {
    isChanging = true
    let isFirst = !isMounted
    isMounted = true
    if displayMode != .oneBesideSecondary {
      delegate?.splitViewController?(self, willChangeTo: .oneBesideSecondary)
    }
    if style == .unspecified {
      collapseSecondary(isFirst: isFirst)
    } else {
      let proposal: Column = given[.compact] == nil ? .secondary : .compact
      let answer =
        delegate?.splitViewController?(self, topColumnForCollapsingToProposedTopColumn: proposal)
        ?? proposal
      if answer == .compact, given[.compact] != nil {
        collapseOntoCompactColumn()
      } else {
        if isFirst { for column in Self.order where column != .compact { load(column) } }
        // A column that is not there cannot be on top.
        let top = [answer, .secondary, .supplementary].first { containers[$0] != nil } ?? .primary
        collapse(onto: top, covering: topOfPrimary, isFirst: isFirst) { [self] in
          stackColumns(upTo: top)
        }
      }
    }
    isChanging = false
  }

  /// Puts the columns on the stack of the primary one, up to one of them.
  private func stackColumns(upTo top: Column) {
    let others: [Column] = [.supplementary, .secondary]
    let controllers = others.compactMap { containers[$0] }
    guard let stack = containers[.primary] as? UINavigationController else { return }
    for controller in controllers { remove(controller) }
    let count = others.filter { $0.rawValue <= top.rawValue && containers[$0] != nil }.count
    stack.replace([], with: Array(controllers.prefix(count)))
  }

  /// Tells all that the columns become one stack.
  ///
  /// - Parameters:
  ///   - top: The column that is seen from now on.
  ///   - covered: What was seen of the primary column, if that was seen.
  ///   - isFirst: Whether nothing has been seen before.
  ///   - stack: Puts the columns on one another.
  private func collapse(
    onto top: Column, covering covered: UIViewController?, isFirst: Bool, stack: () -> Void
  ) {
    let before = shown
    if before.contains(.supplementary) {
      delegate?.splitViewController?(self, willHide: .supplementary)
    }
    if !before.contains(.primary) { delegate?.splitViewController?(self, willShow: .primary) }
    if before.contains(.secondary) { delegate?.splitViewController?(self, willHide: .secondary) }
    if top != .primary {
      delegate?.splitViewController?(self, willHide: .primary)
      delegate?.splitViewController?(self, willShow: top)
    }
    let hidden = Self.order.filter {
      $0 != top && (before.contains($0) || $0 == .primary)
    }
    // The stack of the primary column stays, what was on it is covered.
    let going = hidden.filter(before.contains).compactMap {
      $0 == .primary ? covered : containers[$0]
    }
    stack()
    let isComing = !before.contains(top)
    let coming = isComing ? (isFirst || top == .primary ? root : containers[top]) : nil
    // Without a style, all calls come before the controllers are there.
    let isLate = isFirst && style == .unspecified
    if !isLate {
      coming?.loadViewIfNeeded()
      coming?.tellWillAppear(false)
    }
    (isCollapsed, displayMode, shown) = (true, .oneBesideSecondary, [top])
    if !isLate {
      placeColumns()
      coming?.tellIsAppearing(false)
    }
    for column in hidden { delegate?.splitViewController?(self, didHide: column) }
    for controller in going {
      controller.tellWillDisappear(false)
      controller.tellDidDisappear(false)
    }
    delegate?.splitViewControllerDidCollapse?(self)
    delegate?.splitViewController?(self, didShow: top)
    if isLate {
      coming?.loadViewIfNeeded()
      coming?.tellWillAppear(false)
      placeColumns()
      coming?.tellIsAppearing(false)
    }
    if let coming { appear([coming]) }
  }

  /// Shows the compact column in place of all others.
  private func collapseOntoCompactColumn() {
    let before = shown
    for column in [Column.supplementary, .primary] where before.contains(column) {
      delegate?.splitViewController?(self, willHide: column)
    }
    if containers[.compact] == nil, let compact = given[.compact] {
      containers[.compact] = compact
      addChild(compact)
      compact.tellDidMove(to: self)
    }
    delegate?.splitViewController?(self, willShow: .compact)
    if before.contains(.secondary) { delegate?.splitViewController?(self, willHide: .secondary) }
    let compact = containers[.compact]
    compact?.loadViewIfNeeded()
    compact?.tellWillAppear(false)
    let going = Self.order.filter(before.contains)
    for column in Self.places { if let other = containers[column] { remove(other) } }
    (isCollapsed, displayMode, shown) = (true, .oneBesideSecondary, [.compact])
    placeColumns()
    compact?.tellIsAppearing(false)
    for column in going { delegate?.splitViewController?(self, didHide: column) }
    for controller in going.compactMap({ containers[$0] }) {
      controller.tellWillDisappear(false)
      controller.tellDidDisappear(false)
    }
    delegate?.splitViewControllerDidCollapse?(self)
    delegate?.splitViewController?(self, didShow: .compact)
    if let compact { appear([compact]) }
  }

  /// Puts columns beside one another again, with the calls in UIKit's order.
  func expand() {
    isChanging = true
    let top = columnOnTop
    var mode = fittingMode(for: preferredDisplayMode, isRequest: false)
    if mode != displayMode { delegate?.splitViewController?(self, willChangeTo: mode) }
    if style == .unspecified {
      separateSecondary()
    } else if let answer = delegate?.splitViewController?(
      self, displayModeForExpandingToProposedDisplayMode: mode)
    {
      if answer != mode { mode = fittingMode(for: answer, isRequest: true) }
    }
    let new = columns(in: mode)
    let remains = style == .unspecified ? nil : top.flatMap { new.contains($0) ? $0 : nil }
    let gone = style == .unspecified || remains != nil ? nil : top
    let coming = new.filter { $0 != remains }
    for column in Self.order {
      if column == gone { delegate?.splitViewController?(self, willHide: column) }
      if coming.contains(column) { delegate?.splitViewController?(self, willShow: column) }
    }
    let wasStack = stack != nil
    let leaving = root
    if style != .unspecified {
      stack?.replace(stackedColumns, with: [])
      for column in Self.places {
        load(column)
        if let container = containers[column], container.parent !== self {
          addChild(container)
          container.tellDidMove(to: self)
        }
      }
    }
    // What was on the stack has been seen, but for what the other columns covered.
    let controllers = Self.places.filter(coming.contains).compactMap { column in
      let container = containers[column]
      guard style == .unspecified else {
        return column == .primary && wasStack ? topOfPrimary : container
      }
      return column == .secondary && container?.isViewLoaded == false ? container : nil
    }
    for controller in controllers {
      controller.loadViewIfNeeded()
      controller.tellWillAppear(false)
    }
    (isCollapsed, displayMode, shown) = (false, mode, new)
    placeColumns()
    for controller in controllers { controller.tellIsAppearing(false) }
    if let gone { delegate?.splitViewController?(self, didHide: gone) }
    if gone == .compact, let compact = containers[.compact] {
      compact.tellWillMove(to: nil)
      compact.viewIfLoaded?.removeFromSuperview()
      compact.removeFromParent()
      containers[.compact] = nil
    }
    delegate?.splitViewControllerDidExpand?(self)
    let isLeaving = gone != nil || style == .unspecified && !new.contains(.primary)
    if isLeaving { leaving?.tellWillDisappear(false) }
    for column in Self.order where coming.contains(column) {
      delegate?.splitViewController?(self, didShow: column)
    }
    appear(controllers)
    if isLeaving { leaving?.tellDidDisappear(false) }
    isChanging = false
  }

  // MARK: Without a style

  /// Puts the secondary controller on the primary one, or leaves it out if the delegate says so.
  private func collapseSecondary(isFirst: Bool) {
    if let primary = delegate?.primaryViewController?(forCollapsing: self) {
      adopt(primary)
    }
    if isFirst {
      for column in Self.places {
        guard let controller = given[column], containers[column] == nil else { continue }
        containers[column] = controller
        addChild(controller)
        controller.tellDidMove(to: self)
      }
    }
    guard let primary = containers[.primary] else {
      (isCollapsed, displayMode) = (true, .oneBesideSecondary)
      return
    }
    // The delegate may have named the secondary controller as what is seen.
    let secondary = containers[.secondary].flatMap { $0 === primary ? nil : $0 }
    let isTaken = secondary.flatMap {
      delegate?.splitViewController?(self, collapseSecondary: $0, onto: primary)
    }
    if let secondary, isTaken != true, let stack = primary as? UINavigationController {
      let covered = topOfPrimary
      remove(secondary)
      stack.replace([], with: [secondary])
      collapse(onto: .secondary, covering: covered, isFirst: isFirst) {}
    } else {
      dropSecondary(secondary, isFirst: isFirst)
    }
    given[.secondary] = nil
  }

  /// Leaves out the secondary controller where there is no room for two.
  private func dropSecondary(_ secondary: UIViewController?, isFirst: Bool) {
    let before = shown
    if !before.contains(.primary) { delegate?.splitViewController?(self, willShow: .primary) }
    if before.contains(.secondary) { delegate?.splitViewController?(self, willHide: .secondary) }
    if before.contains(.secondary) {
      secondary?.tellWillDisappear(false)
      secondary?.tellDidDisappear(false)
    }
    if let secondary, secondary.parent === self {
      remove(secondary)
      leftOut = secondary
    }
    containers[.secondary] = nil
    given[.secondary] = nil
    (isCollapsed, displayMode, shown) = (true, .oneBesideSecondary, [.primary])
    if !before.contains(.primary) { delegate?.splitViewController?(self, didShow: .primary) }
    delegate?.splitViewControllerDidCollapse?(self)
    if before.contains(.secondary) { delegate?.splitViewController?(self, didHide: .secondary) }
    guard !before.contains(.primary), let primary = containers[.primary] else { return }
    primary.loadViewIfNeeded()
    primary.tellWillAppear(false)
    placeColumns()
    primary.tellIsAppearing(false)
    appear([primary])
  }

  /// Takes the secondary controller off the primary one.
  private func separateSecondary() {
    if let primary = delegate?.primaryViewController?(forExpanding: self) {
      adopt(primary)
    }
    guard let primary = containers[.primary] else { return }
    var separated = delegate?.splitViewController?(self, separateSecondaryFrom: primary)
    if separated == nil, let stack = primary as? UINavigationController, stack.stack.count > 1 {
      separated = stack.takeTop()
    }
    defer { leftOut = nil }
    guard let secondary = separated ?? given[.secondary] ?? leftOut else {
      containers[.secondary] = nil
      return
    }
    if secondary.parent !== self {
      secondary.viewIfLoaded?.removeFromSuperview()
      addChild(secondary)
      secondary.tellDidMove(to: self)
    }
    containers[.secondary] = secondary
    given[.secondary] = secondary
  }

  /// Has another primary controller, which the delegate has named.
  private func adopt(_ primary: UIViewController) {
    guard given[.primary] !== primary else { return }
    if let old = containers[.primary] { remove(old) }
    given[.primary] = primary
    containers[.primary] = nil
    load(.primary)
  }

  // MARK: The stack

  /// Brings a column to the top of the stack.
  ///
  /// - Parameters:
  ///   - column: The column.
  ///   - tells: Whether the delegate is told that the column comes, and not only which one goes.
  func showOnStack(_ column: Column, tells: Bool) {
    guard let stack, let top = columnOnTop, top != column, given[column] != nil else { return }
    let steps = Self.places.filter { $0.rawValue > top.rawValue && $0.rawValue <= column.rawValue }
    guard !steps.isEmpty else {
      delegate?.splitViewController?(self, willHide: top)
      shown = [column]
      let index = stack.stack.firstIndex { $0 === containers[column] }
      stack.pop(to: index.map { $0 + 1 } ?? ownCount(of: stack), animated: true) { [self] in
        delegate?.splitViewController?(self, didHide: top)
      }
      return
    }
    let path = steps.filter { given[$0] != nil }
    let isLong = path.count > 1
    var below = top
    for step in path {
      let isLast = step == column
      if isLong, !isLast { delegate?.splitViewController?(self, willShow: step) }
      guard let controller = given[step] else { continue }
      let container = containers[step] ?? makeContainer(for: controller, in: step)
      containers[step] = container
      container.loadViewIfNeeded()
      delegate?.splitViewController?(self, willHide: below)
      if isLast, isLong || tells { delegate?.splitViewController?(self, willShow: step) }
      shown = [step]
      stack.push(container, animated: isLast) {
      } completion: { [self] in
        guard isLast else { return }
        if isLong || tells { delegate?.splitViewController?(self, didShow: step) }
        for hidden in [top] + path.dropLast() {
          delegate?.splitViewController?(self, didHide: hidden)
        }
      }
      below = step
    }
  }

  /// Takes a column off the stack if it is on top.
  func hideOnStack(_ column: Column) {
    guard let stack, columnOnTop == column, column != .primary else { return }
    let count = stack.stack.count - 1
    let isOverOther = containers[.supplementary] === stack.stack[count - 1]
    let below: Column = isOverOther ? .supplementary : .primary
    delegate?.splitViewController?(self, willShow: below)
    shown = [below]
    stack.pop(to: count, animated: true) { [self] in
      delegate?.splitViewController?(self, didShow: below)
    }
  }

  /// How many controllers of a stack are not those of other columns.
  private func ownCount(of stack: UINavigationController) -> Int {
    let others = stackedColumns
    return stack.stack.firstIndex(where: others.contains) ?? stack.stack.count
  }
}

extension UINavigationController {
  /// Puts the controllers of other columns on top of the stack, in place of some that are on it.
  ///
  /// Nobody is told that anything comes or goes.
  func replace(_ old: [UIViewController], with columns: [UIViewController]) {
    guard old != columns else { return }
    for controller in stack { controller.viewIfLoaded?.removeFromSuperview() }
    stack.removeAll(where: old.contains)
    for controller in old where !columns.contains(controller) { controller.removeFromParent() }
    for controller in columns {
      if controller.parent !== self {
        controller.viewIfLoaded?.removeFromSuperview()
        super.addChild(controller)
        controller.tellDidMove(to: self)
      }
      stack.append(controller)
    }
    guard isViewLoaded else { return }
    updateInsets()
    for case let controller as UINavigationController in old + columns where controller.isViewLoaded
    {
      controller.updateInsets()
      controller.topDidChange()
    }
    if let top = topViewController { place(top) }
    topDidChange()
  }

  /// Takes the top controller off the stack at once, and answers it; what was below it appears.
  func takeTop() -> UIViewController? {
    guard let top = stack.popLast() else { return nil }
    top.tellWillMove(to: nil)
    top.viewIfLoaded?.removeFromSuperview()
    guard isViewLoaded, let below = topViewController else { return top }
    below.loadViewIfNeeded()
    below.tellWillAppear(false)
    updateInsets()
    place(below)
    below.tellIsAppearing(false)
    finishAppearing(below, animated: false)
    topDidChange()
    return top
  }

  /// Has another controller as the only one; what was on the stack is gone before that one comes, as recorded on iOS 26.1
  /// in columns of split view controllers.
  func replaceStack(with controller: UIViewController?, isSeen: Bool) {
    let (top, gone) = (topViewController, stack)
    for old in gone { old.tellWillMove(to: nil) }
    if isSeen { top?.tellWillDisappear(false) }
    top?.viewIfLoaded?.removeFromSuperview()
    stack = []
    arriving = []
    if isSeen { top?.tellDidDisappear(false) }
    for old in gone { old.removeFromParent() }
    if let controller {
      stack = [controller]
      addChild(controller)
      arriving = [controller]
      controller.loadViewIfNeeded()
    }
    guard isViewLoaded else { return }
    if isSeen { controller?.tellWillAppear(false) }
    updateInsets()
    if let controller { place(controller) }
    topDidChange()
    guard isSeen, let controller else { return }
    controller.tellIsAppearing(false)
    view.layoutIfNeeded()
    finishAppearing(controller, animated: false)
  }
}

import AnimGeometry
import Foundation

/// Columns beside one another.
extension UISplitViewController {
  /// The columns in the order in which UIKit makes them and tells of them.
  static let order: [Column] = [.supplementary, .primary, .compact, .secondary]
  /// The columns in the order in which their controllers appear.
  static let places: [Column] = [.primary, .supplementary, .secondary]
  /// The least width of a column beside the secondary one, and that of the secondary one, in points.
  private static let leastWidths = (side: 240.0, secondary: 464.0)
  /// The room that a sidebar takes besides its width, in points.
  private static let sidebarGap: CGFloat = 10

  /// The controllers of what is seen, from the leading side.
  var seen: [UIViewController] {
    if isCollapsed { return [root].compactMap(\.self) }
    return Self.places.filter(shown.contains).compactMap { containers[$0] }
  }

  /// The columns that are seen in a mode.
  func columns(in mode: DisplayMode) -> Set<Column> {
    let columns: Set<Column> =
      switch mode {
      case .automatic, .secondaryOnly: [.secondary]
      case .oneBesideSecondary, .oneOverSecondary:
        style == .tripleColumn ? [.supplementary, .secondary] : [.primary, .secondary]
      case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary:
        [.primary, .supplementary, .secondary]
      }
    return columns.filter { given[$0] != nil }
  }

  // MARK: Modes

  /// The mode that a wish leads to in the width that there is.
  ///
  /// - Parameters:
  ///   - wish: The mode that the app prefers.
  ///   - isRequest: Whether the app asks for it now; what does not fit beside the secondary column then lies over it.
  /// - Returns: The mode.
  func fittingMode(for wish: DisplayMode, isRequest: Bool) -> DisplayMode {
    let lies = [.oneOverSecondary, .twoOverSecondary].contains(displayMode) && !isCollapsed
    let one: DisplayMode = fits(.oneBesideSecondary) ? .oneBesideSecondary : .secondaryOnly
    switch wish {
    case .automatic: return fits(.twoBesideSecondary) ? .twoBesideSecondary : one
    case .secondaryOnly: return .secondaryOnly
    case .oneOverSecondary: return isRequest || lies ? .oneOverSecondary : .secondaryOnly
    case .twoOverSecondary where style == .tripleColumn:
      return isRequest || lies ? .twoOverSecondary : .secondaryOnly
    case .twoOverSecondary: return isRequest || lies ? .oneOverSecondary : .secondaryOnly
    case .twoBesideSecondary where style == .tripleColumn,
      .twoDisplaceSecondary where style == .tripleColumn:
      if fits(.twoBesideSecondary) { return .twoBesideSecondary }
      return isRequest || lies ? .twoOverSecondary : one
    case .oneBesideSecondary, .twoBesideSecondary, .twoDisplaceSecondary:
      if fits(.oneBesideSecondary) { return .oneBesideSecondary }
      return isRequest || lies ? .oneOverSecondary : .secondaryOnly
    }
  }

  /// Whether all columns of a mode have their least width beside one another, as recorded on iOS 26.1 for two beside the
  /// secondary one; one beside it was seen to fit 600 points and not 393.
  private func fits(_ mode: DisplayMode) -> Bool {
    guard mode == .twoBesideSecondary else { return view.bounds.width >= leastSecondaryWidth }
    guard style == .tripleColumn else { return false }
    let scale = traitCollection.displayScale
    let needed =
      leastWidth(of: .primary) + leastWidth(of: .supplementary) + leastSecondaryWidth
      + gap(after: .primary) + gap(after: .supplementary)
    return (view.bounds.width * scale).rounded() / scale >= needed
  }

  /// Brings the columns into being where there is room for several.
  func mount() {
    isChanging = true
    isMounted = true
    let mode = fittingMode(for: preferredDisplayMode, isRequest: false)
    if mode != displayMode { delegate?.splitViewController?(self, willChangeTo: mode) }
    let coming = columns(in: mode)
    let isLegacy = style == .unspecified
    for column in Self.order where column != .compact {
      if !isLegacy { load(column) }
      if coming.contains(column) { delegate?.splitViewController?(self, willShow: column) }
    }
    let tell = { [self] in
      for column in Self.order where coming.contains(column) {
        delegate?.splitViewController?(self, didShow: column)
      }
    }
    if isLegacy {
      // Without a style, all calls come before the controllers are there.
      displayMode = mode
      tell()
    }
    let controllers = Self.places.filter(coming.contains).compactMap { column in
      load(column)
      containers[column]?.tellWillAppear(false)
      return containers[column]
    }
    displayMode = mode
    shown = coming
    placeColumns()
    for controller in controllers { controller.tellIsAppearing(false) }
    if !isLegacy { tell() }
    appear(controllers)
    isChanging = false
  }

  /// Shows other columns, with the calls in UIKit's order.
  ///
  /// - Parameters:
  ///   - mode: The mode that there is from now on.
  ///   - tellsOfColumns: Whether the delegate is told which columns come and go.
  func change(to mode: DisplayMode, tellsOfColumns: Bool) {
    guard mode != displayMode else { return }
    isChanging = true
    let new = columns(in: mode)
    let (coming, going) = (new.subtracting(shown), shown.subtracting(new))
    delegate?.splitViewController?(self, willChangeTo: mode)
    if tellsOfColumns {
      for column in Self.order {
        if coming.contains(column) { delegate?.splitViewController?(self, willShow: column) }
        if going.contains(column) { delegate?.splitViewController?(self, willHide: column) }
      }
    }
    for column in Self.places {
      if going.contains(column) { containers[column]?.tellWillDisappear(false) }
      if coming.contains(column) { containers[column]?.tellWillAppear(false) }
    }
    (displayMode, shown) = (mode, new)
    placeColumns()
    let controllers = Self.places.filter(coming.contains).compactMap { containers[$0] }
    for controller in controllers { controller.tellIsAppearing(false) }
    if tellsOfColumns {
      for column in Self.order {
        if coming.contains(column) { delegate?.splitViewController?(self, didShow: column) }
        if going.contains(column) { delegate?.splitViewController?(self, didHide: column) }
      }
    }
    for column in Self.places where going.contains(column) {
      containers[column]?.tellDidDisappear(false)
    }
    appear(controllers)
    isChanging = false
  }

  /// Makes the controller that a column is shown by, as a child of this one, and loads it.
  func load(_ column: Column) {
    if let made = containers[column] { return made.loadViewIfNeeded() }
    guard let controller = given[column] else { return }
    let container = makeContainer(for: controller, in: column)
    containers[column] = container
    addChild(container)
    container.tellDidMove(to: self)
    container.loadViewIfNeeded()
  }

  /// What a controller is shown by in a column: a navigation controller around it, or it itself.
  func makeContainer(for controller: UIViewController, in column: Column) -> UIViewController {
    controller is UINavigationController || style == .unspecified || column == .compact
      ? controller : UINavigationController(rootViewController: controller)
  }

  /// Lays out controllers that have come, and tells them that they are seen.
  func appear(_ controllers: [UIViewController]) {
    for controller in controllers { controller.view.layoutIfNeeded() }
    for controller in controllers {
      if let stack = controller.parent as? UINavigationController {
        stack.finishAppearing(controller, animated: false)
      } else {
        controller.tellDidAppear(false)
      }
    }
  }

  // MARK: Content

  /// Shows another controller in a column.
  func replaceContent(of column: Column, _ old: UIViewController?, with new: UIViewController?) {
    let isSeen = isShowing(column) && view.window != nil
    if !isCollapsed, new == nil, let container = containers[column] {
      if isSeen { container.tellWillDisappear(false) }
      old?.tellWillMove(to: nil)
      remove(container)
      if container !== old { old?.removeFromParent() }
      containers[column] = nil
      shown.remove(column)
      return view.setNeedsLayout()
    }
    if let stack = containers[column] as? UINavigationController, stack !== old,
      !(new is UINavigationController)
    {
      stack.replaceStack(with: new, isSeen: isSeen)
      if new == nil, isSeen {
        delegate?.splitViewController?(self, willHide: column)
        delegate?.splitViewController?(self, didHide: column)
      }
      return
    }
    replaceContainer(of: column, with: new, isSeen: isSeen)
  }

  private func replaceContainer(of column: Column, with new: UIViewController?, isSeen: Bool) {
    let old = containers[column]
    // On the stack of the primary column, or below others on its own one.
    let outer = isCollapsed && column != .compact ? old?.parent as? UINavigationController : nil
    let stacked = stackedColumns
    let isBase = isCollapsed && column == .primary
    if isBase { (old as? UINavigationController)?.replace(stacked, with: []) }
    let isInPlace = old?.parent === self
    old?.tellWillMove(to: nil)
    if let outer {
      outer.replace(stacked, with: stacked.filter { $0 !== old })
    } else if let old, isInPlace {
      remove(old)
    }
    if isSeen { old?.tellWillDisappear(false) }
    containers[column] = new.map { makeContainer(for: $0, in: column) }
    guard let container = containers[column] else { return view.setNeedsLayout() }
    let comes = isSeen || !isCollapsed && columns(in: displayMode).contains(column)
    if let outer {
      outer.replace(stackedColumns, with: stacked.map { $0 === old ? container : $0 })
    } else if isInPlace || !isCollapsed {
      addChild(container)
      container.tellDidMove(to: self)
    } else {
      return
    }
    container.loadViewIfNeeded()
    if isBase { (container as? UINavigationController)?.replace([], with: stacked) }
    if comes { container.tellWillAppear(false) }
    if comes, !isCollapsed { shown.insert(column) }
    placeColumns()
    if isSeen { old?.tellDidDisappear(false) }
    if comes {
      container.tellIsAppearing(false)
      appear([container])
    }
  }

  /// Takes a controller from its parent, and its view from where it is.
  func remove(_ controller: UIViewController) {
    controller.viewIfLoaded?.removeFromSuperview()
    controller.removeFromParent()
  }

  // MARK: Places

  private var leastSecondaryWidth: CGFloat {
    minimumSecondaryColumnWidth >= 0 ? minimumSecondaryColumnWidth : Self.leastWidths.secondary
  }

  private func leastWidth(of column: Column) -> CGFloat {
    let wish = column == .primary ? minimumPrimaryColumnWidth : minimumSupplementaryColumnWidth
    return wish >= 0 ? wish : Self.leastWidths.side
  }

  /// The room between a column and the next one when widths are found; a pixel between frames.
  private func gap(after column: Column) -> CGFloat {
    column == .primary && primaryBackgroundStyle == .sidebar
      ? Self.sidebarGap : 1 / traitCollection.displayScale
  }

  /// The columns that lie beside the secondary one, not over it, from the leading side.
  private var tiledColumns: [Column] {
    switch displayMode {
    case .oneBesideSecondary: style == .tripleColumn ? [.supplementary] : [.primary]
    case .twoBesideSecondary: [.primary, .supplementary]
    // What there was no room for lies over the other two.
    case .twoOverSecondary where preferredDisplayMode != .twoOverSecondary: [.supplementary]
    default: []
    }
  }

  /// The width that a column has, or would have over the others.
  ///
  /// As recorded on iOS 26.1: 320 points, the primary one of three 280; beside the secondary column no more than its least
  /// width leaves, and the supplementary one yields first; the least and greatest width that the app names go before that.
  func width(of column: Column) -> CGFloat {
    let isPrimary = column == .primary
    let usual: CGFloat = isPrimary && style == .tripleColumn ? 280 : 320
    guard let room = viewIfLoaded?.bounds.width else { return usual }
    if isCollapsed { return room }
    let wish = isPrimary ? preferredPrimaryColumnWidth : preferredSupplementaryColumnWidth
    let share =
      isPrimary ? preferredPrimaryColumnWidthFraction : preferredSupplementaryColumnWidthFraction
    let (least, most) =
      isPrimary
      ? (minimumPrimaryColumnWidth, maximumPrimaryColumnWidth)
      : (minimumSupplementaryColumnWidth, maximumSupplementaryColumnWidth)
    var width = wish >= 0 ? wish : share >= 0 ? room * share : usual
    let tiled = tiledColumns
    if tiled.contains(column) {
      var left = room - leastSecondaryWidth
      for other in tiled { left -= gap(after: other) }
      if tiled.count > 1 {
        left -= isPrimary ? leastWidth(of: .supplementary) : self.width(of: .primary)
      }
      width = min(width, max(left, Self.leastWidths.side))
    }
    if most >= 0 { width = min(width, most) }
    return max(width, least)
  }

  /// The places of the columns that are seen, from back to front.
  private var frames: [(Column, CGRect)] {
    let bounds = view.bounds
    let pixel = 1 / traitCollection.displayScale
    let tiled = tiledColumns
    var frames: [(Column, CGRect)] = []
    var (end, over) = (0.0, 0.0)
    for column in [Column.primary, .supplementary] where shown.contains(column) {
      let width = width(of: column)
      let x = tiled.contains(column) ? end : over
      frames.insert((column, CGRect(x: x, y: 0, width: width, height: bounds.height)), at: 0)
      if tiled.contains(column) { end += width + pixel } else { over += width + pixel }
    }
    if shown.contains(.secondary) {
      let rest = CGRect(x: end, y: 0, width: bounds.width - end, height: bounds.height)
      frames.insert((.secondary, rest), at: 0)
    }
    return frames
  }

  /// Puts the views of all columns that are seen into their places, and takes others away.
  func placeColumns() {
    guard isMounted else { return }
    let pixel = 1 / traitCollection.displayScale
    let places: [(UIViewController, CGRect)]
    var edges: [CGFloat] = []
    if isCollapsed {
      places = root.map { [($0, view.bounds)] } ?? []
    } else {
      let frames = frames
      places = frames.compactMap { column, frame in containers[column].map { ($0, frame) } }
      edges = frames.filter { $0.0 != .secondary }.map(\.1.maxX)
    }
    for controller in containers.values
    where controller.parent === self && !places.contains(where: { $0.0 === controller }) {
      controller.viewIfLoaded?.removeFromSuperview()
    }
    let views = places.compactMap { $0.0.view } + lines
    if view.subviews.filter(views.contains) != views {
      for new in views { view.addSubview(new) }
    }
    for (controller, frame) in places where controller.view.frame != frame {
      controller.view.frame = frame
    }
    for (index, line) in lines.enumerated() {
      let edge = edges.indices.contains(index) ? edges[index] : nil
      line.frame = CGRect(
        x: edge ?? 0, y: 0, width: edge == nil ? 0 : pixel, height: view.bounds.height)
    }
  }
}

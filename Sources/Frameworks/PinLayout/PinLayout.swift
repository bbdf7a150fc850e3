public import UIKitCore

/// Lays a view out, once the statement has come to its end.
///
/// What is said of its place is in its superview, from the upper left corner of that; what is said of lengths comes before what
/// is said of ends, and least and greatest lengths come before all.
@preconcurrency @MainActor public final class PinLayout {
  private let pinned: PinnedView

  init(_ view: UIView, keepsTransform: Bool) {
    pinned = PinnedView(view, keepsTransform: keepsTransform)
  }

  deinit {
    let pinned = pinned
    MainActor.assumeIsolated { pinned.apply() }
  }

  /// Lays the view out now.
  public func layout() { pinned.apply() }

  var view: UIView { pinned.view }
  private var x: PinnedAxis {
    get { pinned.x }
    set { pinned.x = newValue }
  }
  private var y: PinnedAxis {
    get { pinned.y }
    set { pinned.y = newValue }
  }
  private var room: CGSize { view.superview?.bounds.size ?? .zero }
  private var isLeftToRight: Bool { view.isPinnedLeftToRight }

  /// Does something to the view, unless it has no superview.
  private func inside(_ body: (UIView) -> Void) -> PinLayout {
    if let superview = view.superview { body(superview) }
    return self
  }

  // MARK: Room

  /// What bars and the like cover of the view.
  public var safeArea: UIEdgeInsets { view.safeAreaInsets }
  /// What is left free beside text.
  public var readableMargins: UIEdgeInsets {
    let (frame, bounds) = (view.readableContentGuide.layoutFrame, view.bounds)
    return UIEdgeInsets(
      top: frame.minY - bounds.minY, left: frame.minX - bounds.minX,
      bottom: bounds.maxY - frame.maxY, right: bounds.maxX - frame.maxX)
  }
  /// The view's margins.
  public var layoutMargins: UIEdgeInsets { view.layoutMargins }
  /// Where the keyboard is.
  public var keyboardArea: CGRect { view.keyboardLayoutGuide.layoutFrame }

  // MARK: Ends

  /// Where its upper edge is below that of its superview.
  @discardableResult public func top(_ offset: CGFloat = 0) -> PinLayout {
    inside { _ in y.start = offset }
  }
  /// Where its upper edge is below that of its superview.
  @discardableResult public func top(_ offset: Percent) -> PinLayout { top(offset.of(room.height)) }
  /// Where its upper edge is below that of its superview.
  @discardableResult public func top(_ insets: UIEdgeInsets) -> PinLayout { top(insets.top) }

  /// Where its lower edge is above that of its superview.
  @discardableResult public func bottom(_ offset: CGFloat = 0) -> PinLayout {
    inside { _ in y.end = room.height - offset }
  }
  /// Where its lower edge is above that of its superview.
  @discardableResult public func bottom(_ offset: Percent) -> PinLayout {
    bottom(offset.of(room.height))
  }
  /// Where its lower edge is above that of its superview.
  @discardableResult public func bottom(_ insets: UIEdgeInsets) -> PinLayout {
    bottom(insets.bottom)
  }

  /// Where its left edge is beside that of its superview.
  @discardableResult public func left(_ offset: CGFloat = 0) -> PinLayout {
    inside { _ in x.start = offset }
  }
  /// Where its left edge is beside that of its superview.
  @discardableResult public func left(_ offset: Percent) -> PinLayout {
    left(offset.of(room.width))
  }
  /// Where its left edge is beside that of its superview.
  @discardableResult public func left(_ insets: UIEdgeInsets) -> PinLayout { left(insets.left) }

  /// Where its right edge is beside that of its superview.
  @discardableResult public func right(_ offset: CGFloat = 0) -> PinLayout {
    inside { _ in x.end = room.width - offset }
  }
  /// Where its right edge is beside that of its superview.
  @discardableResult public func right(_ offset: Percent) -> PinLayout {
    right(offset.of(room.width))
  }
  /// Where its right edge is beside that of its superview.
  @discardableResult public func right(_ insets: UIEdgeInsets) -> PinLayout { right(insets.right) }

  /// Where its middle is below that of its superview.
  @discardableResult public func vCenter(_ offset: CGFloat = 0) -> PinLayout {
    inside { _ in y.middle = room.height / 2 + offset }
  }
  /// Where its middle is below that of its superview.
  @discardableResult public func vCenter(_ offset: Percent) -> PinLayout {
    vCenter(offset.of(room.height))
  }

  /// Where its middle is to the right of that of its superview.
  @discardableResult public func hCenter(_ offset: CGFloat = 0) -> PinLayout {
    inside { _ in x.middle = room.width / 2 + offset }
  }
  /// Where its middle is to the right of that of its superview.
  @discardableResult public func hCenter(_ offset: Percent) -> PinLayout {
    hCenter(offset.of(room.width))
  }

  /// The edge at which text begins.
  @discardableResult public func start(_ offset: CGFloat = 0) -> PinLayout {
    isLeftToRight ? left(offset) : right(offset)
  }
  /// The edge at which text begins.
  @discardableResult public func start(_ offset: Percent) -> PinLayout {
    isLeftToRight ? left(offset) : right(offset)
  }
  /// The edge at which text begins.
  @discardableResult public func start(_ insets: UIEdgeInsets) -> PinLayout {
    isLeftToRight ? left(insets) : right(insets)
  }

  /// The edge at which text ends.
  @discardableResult public func end(_ offset: CGFloat = 0) -> PinLayout {
    isLeftToRight ? right(offset) : left(offset)
  }
  /// The edge at which text ends.
  @discardableResult public func end(_ offset: Percent) -> PinLayout {
    isLeftToRight ? right(offset) : left(offset)
  }
  /// The edge at which text ends.
  @discardableResult public func end(_ insets: UIEdgeInsets) -> PinLayout {
    isLeftToRight ? right(insets) : left(insets)
  }

  /// All four edges.
  @discardableResult public func all(_ margin: CGFloat = 0) -> PinLayout {
    horizontally(margin).vertically(margin)
  }
  /// All four edges.
  @discardableResult public func all(_ margin: Percent) -> PinLayout {
    horizontally(margin).vertically(margin)
  }
  /// All four edges.
  @discardableResult public func all(_ insets: UIEdgeInsets) -> PinLayout {
    horizontally(insets).vertically(insets)
  }
  /// The left and right edges.
  @discardableResult public func horizontally(_ margin: CGFloat = 0) -> PinLayout {
    left(margin).right(margin)
  }
  /// The left and right edges.
  @discardableResult public func horizontally(_ margin: Percent) -> PinLayout {
    left(margin).right(margin)
  }
  /// The left and right edges.
  @discardableResult public func horizontally(_ insets: UIEdgeInsets) -> PinLayout {
    left(insets).right(insets)
  }
  /// The upper and lower edges.
  @discardableResult public func vertically(_ margin: CGFloat = 0) -> PinLayout {
    top(margin).bottom(margin)
  }
  /// The upper and lower edges.
  @discardableResult public func vertically(_ margin: Percent) -> PinLayout {
    top(margin).bottom(margin)
  }
  /// The upper and lower edges.
  @discardableResult public func vertically(_ insets: UIEdgeInsets) -> PinLayout {
    top(insets).bottom(insets)
  }

  // MARK: Corners and the like

  /// The upper left corner, at that of its superview.
  @discardableResult public func topLeft(_ offset: CGFloat = 0) -> PinLayout {
    top(offset).left(offset)
  }
  /// The upper left corner, at that of its superview.
  @discardableResult public func topLeft(_ insets: UIEdgeInsets) -> PinLayout {
    top(insets).left(insets)
  }
  /// The upper left corner, at another view's.
  @discardableResult public func topLeft(to anchor: Anchor) -> PinLayout {
    top(to: anchor.y).left(to: anchor.x)
  }
  /// The middle of the upper edge, at that of its superview.
  @discardableResult public func topCenter(_ offset: CGFloat = 0) -> PinLayout {
    top(offset).hCenter()
  }
  /// The middle of the upper edge, at that of its superview.
  @discardableResult public func topCenter(_ insets: UIEdgeInsets) -> PinLayout {
    top(insets).hCenter()
  }
  /// The middle of the upper edge, at another view's.
  @discardableResult public func topCenter(to anchor: Anchor) -> PinLayout {
    top(to: anchor.y).hCenter(to: anchor.x)
  }
  /// The upper right corner, at that of its superview.
  @discardableResult public func topRight(_ offset: CGFloat = 0) -> PinLayout {
    top(offset).right(offset)
  }
  /// The upper right corner, at that of its superview.
  @discardableResult public func topRight(_ insets: UIEdgeInsets) -> PinLayout {
    top(insets).right(insets)
  }
  /// The upper right corner, at another view's.
  @discardableResult public func topRight(to anchor: Anchor) -> PinLayout {
    top(to: anchor.y).right(to: anchor.x)
  }
  /// The upper corner at which text begins, at that of its superview.
  @discardableResult public func topStart(_ offset: CGFloat = 0) -> PinLayout {
    top(offset).start(offset)
  }
  /// The upper corner at which text begins, at that of its superview.
  @discardableResult public func topStart(_ insets: UIEdgeInsets) -> PinLayout {
    top(insets).start(insets)
  }
  /// The upper corner at which text begins, at another view's.
  @discardableResult public func topStart(to anchor: Anchor) -> PinLayout {
    top(to: anchor.y).start(to: anchor.x)
  }
  /// The upper corner at which text ends, at that of its superview.
  @discardableResult public func topEnd(_ offset: CGFloat = 0) -> PinLayout {
    top(offset).end(offset)
  }
  /// The upper corner at which text ends, at that of its superview.
  @discardableResult public func topEnd(_ insets: UIEdgeInsets) -> PinLayout {
    top(insets).end(insets)
  }
  /// The upper corner at which text ends, at another view's.
  @discardableResult public func topEnd(to anchor: Anchor) -> PinLayout {
    top(to: anchor.y).end(to: anchor.x)
  }
  /// The middle of the left edge, at that of its superview.
  @discardableResult public func centerLeft(_ offset: CGFloat = 0) -> PinLayout {
    vCenter().left(offset)
  }
  /// The middle of the left edge, at that of its superview.
  @discardableResult public func centerLeft(_ insets: UIEdgeInsets) -> PinLayout {
    vCenter().left(insets)
  }
  /// The middle of the left edge, at another view's.
  @discardableResult public func centerLeft(to anchor: Anchor) -> PinLayout {
    vCenter(to: anchor.y).left(to: anchor.x)
  }
  /// The middle, at that of its superview.
  @discardableResult public func center(_ offset: CGFloat = 0) -> PinLayout {
    vCenter(offset).hCenter(offset)
  }
  /// The middle, at another view's.
  @discardableResult public func center(to anchor: Anchor) -> PinLayout {
    vCenter(to: anchor.y).hCenter(to: anchor.x)
  }
  /// The middle of the right edge, at that of its superview.
  @discardableResult public func centerRight(_ offset: CGFloat = 0) -> PinLayout {
    vCenter().right(offset)
  }
  /// The middle of the right edge, at that of its superview.
  @discardableResult public func centerRight(_ insets: UIEdgeInsets) -> PinLayout {
    vCenter().right(insets)
  }
  /// The middle of the right edge, at another view's.
  @discardableResult public func centerRight(to anchor: Anchor) -> PinLayout {
    vCenter(to: anchor.y).right(to: anchor.x)
  }
  /// The middle of the edge at which text begins, at that of its superview.
  @discardableResult public func centerStart(_ offset: CGFloat = 0) -> PinLayout {
    vCenter().start(offset)
  }
  /// The middle of the edge at which text begins, at that of its superview.
  @discardableResult public func centerStart(_ insets: UIEdgeInsets) -> PinLayout {
    vCenter().start(insets)
  }
  /// The middle of the edge at which text begins, at another view's.
  @discardableResult public func centerStart(to anchor: Anchor) -> PinLayout {
    vCenter(to: anchor.y).start(to: anchor.x)
  }
  /// The middle of the edge at which text ends, at that of its superview.
  @discardableResult public func centerEnd(_ offset: CGFloat = 0) -> PinLayout {
    vCenter().end(offset)
  }
  /// The middle of the edge at which text ends, at that of its superview.
  @discardableResult public func centerEnd(_ insets: UIEdgeInsets) -> PinLayout {
    vCenter().end(insets)
  }
  /// The middle of the edge at which text ends, at another view's.
  @discardableResult public func centerEnd(to anchor: Anchor) -> PinLayout {
    vCenter(to: anchor.y).end(to: anchor.x)
  }
  /// The lower left corner, at that of its superview.
  @discardableResult public func bottomLeft(_ offset: CGFloat = 0) -> PinLayout {
    bottom(offset).left(offset)
  }
  /// The lower left corner, at that of its superview.
  @discardableResult public func bottomLeft(_ insets: UIEdgeInsets) -> PinLayout {
    bottom(insets).left(insets)
  }
  /// The lower left corner, at another view's.
  @discardableResult public func bottomLeft(to anchor: Anchor) -> PinLayout {
    bottom(to: anchor.y).left(to: anchor.x)
  }
  /// The middle of the lower edge, at that of its superview.
  @discardableResult public func bottomCenter(_ offset: CGFloat = 0) -> PinLayout {
    bottom(offset).hCenter()
  }
  /// The middle of the lower edge, at that of its superview.
  @discardableResult public func bottomCenter(_ insets: UIEdgeInsets) -> PinLayout {
    bottom(insets).hCenter()
  }
  /// The middle of the lower edge, at another view's.
  @discardableResult public func bottomCenter(to anchor: Anchor) -> PinLayout {
    bottom(to: anchor.y).hCenter(to: anchor.x)
  }
  /// The lower right corner, at that of its superview.
  @discardableResult public func bottomRight(_ offset: CGFloat = 0) -> PinLayout {
    bottom(offset).right(offset)
  }
  /// The lower right corner, at that of its superview.
  @discardableResult public func bottomRight(_ insets: UIEdgeInsets) -> PinLayout {
    bottom(insets).right(insets)
  }
  /// The lower right corner, at another view's.
  @discardableResult public func bottomRight(to anchor: Anchor) -> PinLayout {
    bottom(to: anchor.y).right(to: anchor.x)
  }
  /// The lower corner at which text begins, at that of its superview.
  @discardableResult public func bottomStart(_ offset: CGFloat = 0) -> PinLayout {
    bottom(offset).start(offset)
  }
  /// The lower corner at which text begins, at that of its superview.
  @discardableResult public func bottomStart(_ insets: UIEdgeInsets) -> PinLayout {
    bottom(insets).start(insets)
  }
  /// The lower corner at which text begins, at another view's.
  @discardableResult public func bottomStart(to anchor: Anchor) -> PinLayout {
    bottom(to: anchor.y).start(to: anchor.x)
  }
  /// The lower corner at which text ends, at that of its superview.
  @discardableResult public func bottomEnd(_ offset: CGFloat = 0) -> PinLayout {
    bottom(offset).end(offset)
  }
  /// The lower corner at which text ends, at that of its superview.
  @discardableResult public func bottomEnd(_ insets: UIEdgeInsets) -> PinLayout {
    bottom(insets).end(insets)
  }
  /// The lower corner at which text ends, at another view's.
  @discardableResult public func bottomEnd(to anchor: Anchor) -> PinLayout {
    bottom(to: anchor.y).end(to: anchor.x)
  }

  // MARK: Edges of other views

  /// Where the edge or the middle is: where that of another view is.
  @discardableResult public func top(to edge: VerticalEdge) -> PinLayout {
    inside { y.start = edge.y(in: $0) }
  }
  /// Where the edge or the middle is: where that of another view is.
  @discardableResult public func vCenter(to edge: VerticalEdge) -> PinLayout {
    inside { y.middle = edge.y(in: $0) }
  }
  /// Where the edge or the middle is: where that of another view is.
  @discardableResult public func bottom(to edge: VerticalEdge) -> PinLayout {
    inside { y.end = edge.y(in: $0) }
  }
  /// Where the edge or the middle is: where that of another view is.
  @discardableResult public func left(to edge: HorizontalEdge) -> PinLayout {
    inside { x.start = edge.x(in: $0) }
  }
  /// Where the edge or the middle is: where that of another view is.
  @discardableResult public func hCenter(to edge: HorizontalEdge) -> PinLayout {
    inside { x.middle = edge.x(in: $0) }
  }
  /// Where the edge or the middle is: where that of another view is.
  @discardableResult public func right(to edge: HorizontalEdge) -> PinLayout {
    inside { x.end = edge.x(in: $0) }
  }
  /// Where the edge is: where that of another view is.
  @discardableResult public func start(to edge: HorizontalEdge) -> PinLayout {
    isLeftToRight ? left(to: edge) : right(to: edge)
  }
  /// Where the edge is: where that of another view is.
  @discardableResult public func end(to edge: HorizontalEdge) -> PinLayout {
    isLeftToRight ? right(to: edge) : left(to: edge)
  }

  // MARK: Beside other views

  private func rects(_ views: [UIView], _ body: ([CGRect]) -> Void) -> PinLayout {
    inside { superview in
      let rects = views.filter { $0.superview != nil }.map { $0.pinnedRect(in: superview) }
      if !rects.isEmpty { body(rects) }
    }
  }

  private func align(_ align: HorizontalAlign, _ rects: [CGRect]) {
    let isLeft = align == .left || align == (isLeftToRight ? .start : .end)
    switch align {
    case .none: break
    case .center: x.middle = rects.map(\.midX).reduce(0, +) / CGFloat(rects.count)
    case _ where isLeft: x.start = rects.map(\.minX).min()
    default: x.end = rects.map(\.maxX).max()
    }
  }

  private func align(_ align: VerticalAlign, _ rects: [CGRect]) {
    switch align {
    case .none: break
    case .top: y.start = rects.map(\.minY).min()
    case .center: y.middle = rects.map(\.midY).reduce(0, +) / CGFloat(rects.count)
    case .bottom: y.end = rects.map(\.maxY).max()
    }
  }

  /// Above all of some views.
  @discardableResult public func above(
    of relativeViews: [UIView], aligned: HorizontalAlign = .none
  ) -> PinLayout {
    rects(relativeViews) { rects in
      y.end = rects.map(\.minY).min()
      align(aligned, rects)
    }
  }
  /// Above another view.
  @discardableResult public func above(
    of relativeView: UIView, aligned: HorizontalAlign = .none
  ) -> PinLayout { above(of: [relativeView], aligned: aligned) }
  /// Below all of some views.
  @discardableResult public func below(
    of relativeViews: [UIView], aligned: HorizontalAlign = .none
  ) -> PinLayout {
    rects(relativeViews) { rects in
      y.start = rects.map(\.maxY).max()
      align(aligned, rects)
    }
  }
  /// Below another view.
  @discardableResult public func below(
    of relativeView: UIView, aligned: HorizontalAlign = .none
  ) -> PinLayout { below(of: [relativeView], aligned: aligned) }
  /// To the left of all of some views.
  @discardableResult public func left(
    of relativeViews: [UIView], aligned: VerticalAlign = .none
  ) -> PinLayout {
    rects(relativeViews) { rects in
      x.end = rects.map(\.minX).min()
      align(aligned, rects)
    }
  }
  /// To the left of another view.
  @discardableResult public func left(
    of relativeView: UIView, aligned: VerticalAlign = .none
  ) -> PinLayout { left(of: [relativeView], aligned: aligned) }
  /// To the right of all of some views.
  @discardableResult public func right(
    of relativeViews: [UIView], aligned: VerticalAlign = .none
  ) -> PinLayout {
    rects(relativeViews) { rects in
      x.start = rects.map(\.maxX).max()
      align(aligned, rects)
    }
  }
  /// To the right of another view.
  @discardableResult public func right(
    of relativeView: UIView, aligned: VerticalAlign = .none
  ) -> PinLayout { right(of: [relativeView], aligned: aligned) }
  /// On the side of all of some views at which text begins.
  @discardableResult public func before(
    of relativeViews: [UIView], aligned: VerticalAlign = .none
  ) -> PinLayout {
    isLeftToRight
      ? left(of: relativeViews, aligned: aligned) : right(of: relativeViews, aligned: aligned)
  }
  /// On the side of another view at which text begins.
  @discardableResult public func before(
    of relativeView: UIView, aligned: VerticalAlign = .none
  ) -> PinLayout { before(of: [relativeView], aligned: aligned) }
  /// On the side of all of some views at which text ends.
  @discardableResult public func after(
    of relativeViews: [UIView], aligned: VerticalAlign = .none
  ) -> PinLayout {
    isLeftToRight
      ? right(of: relativeViews, aligned: aligned) : left(of: relativeViews, aligned: aligned)
  }
  /// On the side of another view at which text ends.
  @discardableResult public func after(
    of relativeView: UIView, aligned: VerticalAlign = .none
  ) -> PinLayout { after(of: [relativeView], aligned: aligned) }
  /// Between two views, if there is room between them.
  @discardableResult public func horizontallyBetween(
    _ view1: UIView, and view2: UIView, aligned: VerticalAlign = .none
  ) -> PinLayout {
    rects([view1, view2]) { rects in
      guard rects.count == 2 else { return }
      let (first, second) =
        rects[0].minX <= rects[1].minX ? (rects[0], rects[1]) : (rects[1], rects[0])
      guard first.maxX < second.minX else { return }
      (x.start, x.end) = (first.maxX, second.minX)
      align(aligned, [rects[0]])
    }
  }
  /// Between two views, if there is room between them.
  @discardableResult public func verticallyBetween(
    _ view1: UIView, and view2: UIView, aligned: HorizontalAlign = .none
  ) -> PinLayout {
    rects([view1, view2]) { rects in
      guard rects.count == 2 else { return }
      let (first, second) =
        rects[0].minY <= rects[1].minY ? (rects[0], rects[1]) : (rects[1], rects[0])
      guard first.maxY < second.minY else { return }
      (y.start, y.end) = (first.maxY, second.minY)
      align(aligned, [rects[0]])
    }
  }

  // MARK: Lengths

  /// How wide it is.
  @discardableResult public func width(_ width: CGFloat) -> PinLayout {
    // What is less than nothing is no length.
    if width >= 0 { x.length = width }
    return self
  }
  /// How wide it is.
  @discardableResult public func width(_ percent: Percent) -> PinLayout {
    inside { _ in x.length = percent.of(room.width) }
  }
  /// How high it is.
  @discardableResult public func height(_ height: CGFloat) -> PinLayout {
    // What is less than nothing is no length.
    if height >= 0 { y.length = height }
    return self
  }
  /// How high it is.
  @discardableResult public func height(_ percent: Percent) -> PinLayout {
    inside { _ in y.length = percent.of(room.height) }
  }
  /// How wide it is at least.
  @discardableResult public func minWidth(_ width: CGFloat) -> PinLayout {
    // What is less than nothing is no length.
    if width >= 0 { x.minimum = width }
    return self
  }
  /// How wide it is at least.
  @discardableResult public func minWidth(_ percent: Percent) -> PinLayout {
    inside { _ in x.minimum = percent.of(room.width) }
  }
  /// How wide it is at most.
  @discardableResult public func maxWidth(_ width: CGFloat) -> PinLayout {
    // What is less than nothing is no length.
    if width >= 0 { x.maximum = width }
    return self
  }
  /// How wide it is at most.
  @discardableResult public func maxWidth(_ percent: Percent) -> PinLayout {
    inside { _ in x.maximum = percent.of(room.width) }
  }
  /// How high it is at least.
  @discardableResult public func minHeight(_ height: CGFloat) -> PinLayout {
    // What is less than nothing is no length.
    if height >= 0 { y.minimum = height }
    return self
  }
  /// How high it is at least.
  @discardableResult public func minHeight(_ percent: Percent) -> PinLayout {
    inside { _ in y.minimum = percent.of(room.height) }
  }
  /// How high it is at most.
  @discardableResult public func maxHeight(_ height: CGFloat) -> PinLayout {
    // What is less than nothing is no length.
    if height >= 0 { y.maximum = height }
    return self
  }
  /// How high it is at most.
  @discardableResult public func maxHeight(_ percent: Percent) -> PinLayout {
    inside { _ in y.maximum = percent.of(room.height) }
  }
  /// As wide as another view.
  @discardableResult public func width(of view: UIView) -> PinLayout {
    width(view.plainFrame.width)
  }
  /// As high as another view.
  @discardableResult public func height(of view: UIView) -> PinLayout {
    height(view.plainFrame.height)
  }
  /// How large it is.
  @discardableResult public func size(_ size: CGSize) -> PinLayout {
    width(size.width).height(size.height)
  }
  /// The length of all its sides.
  @discardableResult public func size(_ sideLength: CGFloat) -> PinLayout {
    width(sideLength).height(sideLength)
  }
  /// How large it is.
  @discardableResult public func size(_ percent: Percent) -> PinLayout {
    width(percent).height(percent)
  }
  /// As large as another view.
  @discardableResult public func size(of view: UIView) -> PinLayout { size(view.plainFrame.size) }

  /// As large as it says that it ought to be.
  @discardableResult public func sizeToFit() -> PinLayout {
    pinned.fitsItself = true
    return self
  }
  /// As large as it says that it ought to be with a width or a height.
  @discardableResult public func sizeToFit(_ fitType: FitType) -> PinLayout {
    pinned.fit = fitType
    return self
  }
  /// How many times it is as wide as high, where one of both follows.
  @discardableResult public func aspectRatio(_ ratio: CGFloat) -> PinLayout {
    if ratio > 0 { pinned.ratio = ratio }
    return self
  }
  /// As another view, where the width or the height follows.
  @discardableResult public func aspectRatio(of view: UIView) -> PinLayout {
    let size = view.plainFrame.size
    return size.height > 0 ? aspectRatio(size.width / size.height) : self
  }
  /// As its picture, where the width or the height follows.
  @discardableResult public func aspectRatio() -> PinLayout {
    guard let size = (view as? UIImageView)?.image?.size, size.height > 0 else { return self }
    return aspectRatio(size.width / size.height)
  }

  // MARK: What is in it

  /// As large as what is in it, which is moved along.
  @discardableResult public func wrapContent(
    _ type: WrapType = .all, padding: CGFloat = 0
  ) -> PinLayout {
    wrapContent(
      type, padding: UIEdgeInsets(top: padding, left: padding, bottom: padding, right: padding))
  }
  /// As large as what is in it, with room around that.
  @discardableResult public func wrapContent(padding: CGFloat) -> PinLayout {
    wrapContent(.all, padding: padding)
  }
  /// As large as what is in it, with room around that.
  @discardableResult public func wrapContent(padding: UIEdgeInsets) -> PinLayout {
    wrapContent(.all, padding: padding)
  }
  /// As large as what is in it, with room around that.
  @discardableResult public func wrapContent(
    _ type: WrapType, padding: UIEdgeInsets
  ) -> PinLayout {
    pinned.wrap = (type, padding)
    return self
  }

  // MARK: Where it does not fill the room

  /// Where it is between its left and its right end.
  @discardableResult public func justify(_ align: HorizontalAlign) -> PinLayout {
    x.place =
      switch align {
      case .left: 0
      case .center: 0.5
      case .right: 1
      case .start: isLeftToRight ? 0 : 1
      case .end: isLeftToRight ? 1 : 0
      case .none: nil
      }
    return self
  }
  /// Where it is between its upper and its lower end.
  @discardableResult public func align(_ align: VerticalAlign) -> PinLayout {
    y.place =
      switch align {
      case .top: 0
      case .center: 0.5
      case .bottom: 1
      case .none: nil
      }
    return self
  }

  // MARK: Margins

  /// Pins all four edges before margins are heeded.
  @discardableResult public func pinEdges() -> PinLayout {
    pinned.pinsEdges = true
    return self
  }

  /// Room above it.
  @discardableResult public func marginTop(_ value: CGFloat) -> PinLayout {
    y.startMargin = value
    return self
  }
  /// Room above it.
  @discardableResult public func marginTop(_ percent: Percent) -> PinLayout {
    marginTop(percent.of(room.height))
  }
  /// Room below it.
  @discardableResult public func marginBottom(_ value: CGFloat) -> PinLayout {
    y.endMargin = value
    return self
  }
  /// Room below it.
  @discardableResult public func marginBottom(_ percent: Percent) -> PinLayout {
    marginBottom(percent.of(room.height))
  }
  /// Room to the left of it.
  @discardableResult public func marginLeft(_ value: CGFloat) -> PinLayout {
    x.startMargin = value
    return self
  }
  /// Room to the left of it.
  @discardableResult public func marginLeft(_ percent: Percent) -> PinLayout {
    marginLeft(percent.of(room.width))
  }
  /// Room to the right of it.
  @discardableResult public func marginRight(_ value: CGFloat) -> PinLayout {
    x.endMargin = value
    return self
  }
  /// Room to the right of it.
  @discardableResult public func marginRight(_ percent: Percent) -> PinLayout {
    marginRight(percent.of(room.width))
  }
  /// Room on the side at which text begins.
  @discardableResult public func marginStart(_ value: CGFloat) -> PinLayout {
    isLeftToRight ? marginLeft(value) : marginRight(value)
  }
  /// Room on the side at which text begins.
  @discardableResult public func marginStart(_ value: Percent) -> PinLayout {
    isLeftToRight ? marginLeft(value) : marginRight(value)
  }
  /// Room on the side at which text ends.
  @discardableResult public func marginEnd(_ value: CGFloat) -> PinLayout {
    isLeftToRight ? marginRight(value) : marginLeft(value)
  }
  /// Room on the side at which text ends.
  @discardableResult public func marginEnd(_ value: Percent) -> PinLayout {
    isLeftToRight ? marginRight(value) : marginLeft(value)
  }
  /// Room on both sides.
  @discardableResult public func marginHorizontal(_ value: CGFloat) -> PinLayout {
    marginLeft(value).marginRight(value)
  }
  /// Room above and below.
  @discardableResult public func marginVertical(_ value: CGFloat) -> PinLayout {
    marginTop(value).marginBottom(value)
  }
  /// Room around it.
  @discardableResult public func margin(_ value: CGFloat) -> PinLayout {
    marginHorizontal(value).marginVertical(value)
  }
  /// Room around it.
  @discardableResult public func margin(_ vertical: CGFloat, _ horizontal: CGFloat) -> PinLayout {
    marginVertical(vertical).marginHorizontal(horizontal)
  }
  /// Room around it.
  @discardableResult public func margin(
    _ top: CGFloat, _ horizontal: CGFloat, _ bottom: CGFloat
  ) -> PinLayout { marginTop(top).marginHorizontal(horizontal).marginBottom(bottom) }
  /// Room around it.
  @discardableResult public func margin(
    _ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat
  ) -> PinLayout { marginTop(top).marginLeft(left).marginBottom(bottom).marginRight(right) }
  /// Room on both sides.
  @discardableResult public func marginHorizontal(_ value: Percent) -> PinLayout {
    marginLeft(value).marginRight(value)
  }
  /// Room above and below.
  @discardableResult public func marginVertical(_ value: Percent) -> PinLayout {
    marginTop(value).marginBottom(value)
  }
  /// Room around it.
  @discardableResult public func margin(_ value: Percent) -> PinLayout {
    marginHorizontal(value).marginVertical(value)
  }
  /// Room around it.
  @discardableResult public func margin(_ vertical: Percent, _ horizontal: Percent) -> PinLayout {
    marginVertical(vertical).marginHorizontal(horizontal)
  }
  /// Room around it.
  @discardableResult public func margin(
    _ top: Percent, _ horizontal: Percent, _ bottom: Percent
  ) -> PinLayout { marginTop(top).marginHorizontal(horizontal).marginBottom(bottom) }
  /// Room around it.
  @discardableResult public func margin(
    _ top: Percent, _ left: Percent, _ bottom: Percent, _ right: Percent
  ) -> PinLayout { marginTop(top).marginLeft(left).marginBottom(bottom).marginRight(right) }
  /// Room around it.
  @discardableResult public func margin(_ insets: UIEdgeInsets) -> PinLayout {
    margin(insets.top, insets.left, insets.bottom, insets.right)
  }
  /// Room around it.
  @discardableResult public func margin(_ insets: NSDirectionalEdgeInsets) -> PinLayout {
    marginTop(insets.top).marginStart(insets.leading).marginBottom(insets.bottom)
      .marginEnd(insets.trailing)
  }
}

public import AnimGeometry
public import Foundation

/// Rows one below the other, in sections with headers and footers.
@preconcurrency @MainActor open class UITableView: UIScrollView {
  /// The look of a table: its background, and that of headers and footers, which in a plain one stay in sight with their
  /// section.
  public enum Style: Int, Sendable { case plain, grouped, insetGrouped }

  /// The way in which rows come and go: by their opacity, from and to a side of the table, or from and to below the row above
  /// or below them; `automatic` and `middle` are by opacity here.
  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle
    case automatic = 100
  }

  /// The place of a row in the visible bounds after scrolling to it; `none` scrolls as little as is
  /// needed.
  public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }

  /// The height of a row, header or footer that follows from its content: −1.
  ///
  /// Rows are then 44 points high at least, headers and footers 28.
  public static let automaticDimension: CGFloat = -1

  /// Its rows decide how large the content is.
  override var takesContentSizeFromConstraints: Bool { false }

  override var detailsInDescription: [String] {
    contentInDescription + ["dataSource: \(inDescription(dataSource, part: 3))"]
  }

  /// The look of the table.
  public let style: Style
  /// The source of counts, cells and titles; another one reloads everything.
  ///
  /// Not retained.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet {
      if swipeActions == nil, dataSource != nil { swipeActions = SwipeActionsInteraction(self) }
      if dataSource !== oldValue { forgetRows() }
    }
  }

  /// The object that is asked for heights and told of selection and scrolling.
  ///
  /// Not retained.
  @_nonoverride open weak var delegate: (any UITableViewDelegate)? {
    get { (self as UIScrollView).delegate as? any UITableViewDelegate }
    set { (self as UIScrollView).delegate = newValue }
  }

  /// Height of rows about which the delegate says nothing, in points; by default their content's.
  open var rowHeight = UITableView.automaticDimension { didSet { forgetRows() } }
  /// Kept and not heeded: all rows are measured.
  open var estimatedRowHeight = UITableView.automaticDimension
  /// Height of headers about which the delegate says nothing, in points; by default 28 at least.
  open var sectionHeaderHeight = UITableView.automaticDimension
  /// Points above every header; by default 22 in a plain table, as recorded on iOS 26.1, and none in others.
  open var sectionHeaderTopPadding = UITableView.automaticDimension {
    didSet { if sectionHeaderTopPadding != oldValue { forgetRows() } }
  }
  /// Height of footers about which the delegate says nothing, in points; by default 28 at least.
  open var sectionFooterHeight = UITableView.automaticDimension
  /// Whether there are lines below rows; both kinds of line look alike.
  ///
  /// By default there are.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  /// What shines through the lines between rows, nil by default; kept, not heeded.
  open var separatorEffect: UIVisualEffect?
  /// What the lines between rows leave free at their ends, where cells have no inset of their own.
  open var separatorInset = UITableViewCell.standardSeparatorInset {
    didSet { for cell in shown.values { cell.tableSeparatorInset = separatorInset } }
  }
  /// What `separatorInset` is counted from; kept, it is counted from the cells' edges.
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges
  /// What the insets of lines between rows are counted from.
  public enum SeparatorInsetReference: Int, Sendable { case fromCellEdges, fromAutomaticInsets }
  /// Whether what cells show is kept off what covers the screen's sides, true by default.
  open var insetsContentViewsToSafeArea = true { didSet { showContentSides() } }
  /// Colour of the lines below rows; nil, the default, for `UIColor.separator`.
  open var separatorColor: UIColor?
  /// Whether taps select rows; by default true.
  open var allowsSelection = true
  /// Whether several rows may be selected at once; by default false.
  open var allowsMultipleSelection = false
  /// Whether rows can be edited, false by default: those that can have a red minus at the left, whose tap deletes them.
  ///
  /// True also while the actions of a row are in sight, which go as it is set.
  open var isEditing: Bool {
    get { editsRows || swipeActions?.isOpen == true }
    set {
      swipeActions?.close()
      editsRows = newValue
    }
  }
  /// Whether all rows are edited.
  private(set) var editsRows = false {
    didSet {
      guard editsRows != oldValue else { return }
      for (path, cell) in shown.sorted(by: { $0.key < $1.key }) { show(editing: cell, at: path) }
    }
  }
  /// Uncovers the actions of rows.
  private(set) var swipeActions: SwipeActionsInteraction?
  /// Turns editing on or off; animated by whoever lays out in an animation.
  open func setEditing(_ editing: Bool, animated: Bool) {
    changesSignsAnimated = animated
    swipeActions?.close(animated: animated)
    isEditing = editing
    changesSignsAnimated = false
    guard animated else { return }
    UIView.animate(withDuration: Self.editingDuration) {
      for cell in self.shown.values { cell.layoutIfNeeded() }
    }
  }
  /// Seconds until rows have made room for their signs; by eye.
  static let editingDuration = 0.3
  /// Whether signs that come and go now do so in an animation.
  private(set) var changesSignsAnimated = false
  /// The row that a finger moves; nil for none.
  var movement: RowMovement?
  /// Whether taps select rows while the table is edited, false by default.
  open var allowsSelectionDuringEditing = false
  /// Whether several rows may be selected while the table is edited, false by default; each has a circle at the left then,
  /// and nobody is asked for the signs of rows.
  open var allowsMultipleSelectionDuringEditing = false
  /// A guess at the height of headers; not heeded, all are measured.
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension
  /// A guess at the height of footers; not heeded, all are measured.
  open var estimatedSectionFooterHeight = UITableView.automaticDimension
  /// The colour of the index at the right edge; nil, the default, for the tint colour.
  open var sectionIndexColor: UIColor? { didSet { sectionIndex?.setNeedsLayout() } }
  /// The colour behind the index at the right edge; nil, the default, for none.
  open var sectionIndexBackgroundColor: UIColor? { didSet { sectionIndex?.setNeedsLayout() } }
  /// The colour behind the index while a finger is on it; nil, the default, for the usual one.
  open var sectionIndexTrackingBackgroundColor: UIColor? {
    didSet { sectionIndex?.setNeedsLayout() }
  }
  /// The number of rows from which on the index is shown; by default 0.
  open var sectionIndexMinimumDisplayRowCount = 0 { didSet { forgetRows() } }
  /// The title of an index that stands for a magnifying glass.
  public static let indexSearch = "{search}"
  /// Asks for the titles of the index anew.
  open func reloadSectionIndexTitles() { showSectionIndex() }
  /// Whether rows keep to the readable width, false by default; kept.
  open var cellLayoutMarginsFollowReadableWidth = false
  /// Told ahead of rows that may come; kept.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?

  /// Behind the rows, as large as the table, and not scrolled.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }
  /// A view above all rows, as wide as the table and as high as its own frame; by default none.
  open var tableHeaderView: UIView? { didSet { replace(oldValue, with: tableHeaderView) } }
  /// A view below all rows, as wide as the table and as high as its own frame; by default none.
  open var tableFooterView: UIView? { didSet { replace(oldValue, with: tableFooterView) } }

  /// What cells, headers and footers are made by, and those that are not in use.
  var cells = TableViewPool<UITableViewCell>()
  var sectionViews = TableViewPool<UITableViewHeaderFooterView>()
  var shown: [IndexPath: UITableViewCell] = [:]
  /// Cells that were made to be measured, or ahead of a movement, until they are shown.
  var measured: [IndexPath: UITableViewCell] = [:]
  /// The row whose cell is being filled anew.
  var reconfigured: (path: IndexPath, cell: UITableViewCell)?
  /// The headers and footers by section.
  var headers: [Int: UIView] = [:]
  var footers: [Int: UIView] = [:]
  /// Those that stay while all is measured anew.
  var keptHeaders: [Int: UIView] = [:]
  var keptFooters: [Int: UIView] = [:]
  /// Those of which the delegate knows that they are on screen.
  var knownHeaders: Set<Int> = []
  var knownFooters: Set<Int> = []
  /// The index at the right edge; nil for none.
  var sectionIndex: SectionIndexView?
  /// Where all is in the content; nil before it has been measured.
  var places: [TableSectionPlaces]?
  /// The changes that are being announced.
  var batch = TableBatch()
  /// The room from side to side for which `places` were measured.
  var roomOfPlaces = CGRect.zero
  /// Whether rows are being measured, in which their cells may ask where others are.
  var isMeasuring = false
  var selection: [IndexPath] = []
  /// The row under a finger, while it is marked.
  var highlighted: IndexPath?
  /// Whether rows are being given their cells and places, in which no layout pass does so.
  var isPlacingRows = false
  /// Whether no layout has made rows since they were forgotten.
  var needsRows = true
  /// The content's vertical place at the last layout.
  var lastOffset: CGFloat = 0

  /// Creates a table without rows, with its frame in the superview's coordinates.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    setUp()
  }

  /// Creates a plain table without rows.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Creates a table as it is in a nib or a storyboard, of the style that it has there.
  public required init?(coder: NSCoder) {
    style = (coder as? InterfaceCoder)?.tableStyle ?? .plain
    super.init(coder: coder)
  }

  override func setUpDecoded() {
    super.setUpDecoded()
    setUp()
  }

  private func setUp() {
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    alwaysBounceVertical = true
    addInteraction(contextMenuInteraction)
  }

  /// Opens the menus that the delegate has for rows.
  open private(set) lazy var contextMenuInteraction: UIContextMenuInteraction =
    TableContextMenu.interaction(of: self)

  // MARK: Touches

  // Not passed on: a table around this one is not to select the row that this one is in.

  /// Marks the row under the first finger, if the delegate does not mind.
  ///
  /// Not passed on.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { highlightByTouch(at: touch.location(in: self)) }
  }

  /// Selects or deselects the marked row.
  ///
  /// Not passed on.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let path = unhighlightByTouch() else { return }
    // A finger that has left the row means something else.
    let end = touches.first.map { indexPathForRow(at: $0.location(in: self)) }
    if end ?? path == path { selectByTouch(path) }
  }

  /// Ends the mark without selecting.
  ///
  /// Not passed on.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    unhighlightByTouch()
  }

  // MARK: Cells

  /// Names the class of the cells of a reuse identifier; nil, and a class that is no cell,
  /// withdraws it.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    let type = cellClass as? UITableViewCell.Type
    cells.register(identifier, type.map { type in { type.init(dequeuedWith: identifier) } })
  }

  /// Names the nib whose first cell is that of a reuse identifier; nil withdraws it.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    cells.register(
      identifier,
      nib.map { nib in
        { nib.instantiate(withOwner: nil).lazy.compactMap { $0 as? UITableViewCell }.first }
      })
  }

  /// Registers the maker of cells that were drawn in the table view in a storyboard.
  public func registerPrototype(
    forCellReuseIdentifier identifier: String, make: @escaping () -> UITableViewCell?
  ) {
    cells.register(identifier, make)
  }

  /// A used or new cell of a reuse identifier; nil if nothing was registered for it.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let (_, cell) = reconfigured, cell.reuseIdentifier == identifier { return cell }
    if let cell = cells.takeUsed(identifier) {
      cell.send("prepareForReuse()") { cell.prepareForReuse() }
      cell.needsConfigurationRefresh = true
      return cell
    }
    let cell = cells.make(identifier)
    cell?.reuseIdentifier = identifier
    return cell
  }

  /// A used or new cell of a reuse identifier; one that nothing was registered for is an exception.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
    UIEnvironment.current.raise(
      "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the "
        + "identifier or connect a prototype cell in a storyboard")
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  /// Names the class of the headers and footers of a reuse identifier; nil, and a class that is none, withdraws it.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    let type = aClass as? UITableViewHeaderFooterView.Type
    sectionViews.register(identifier, type.map { type in { type.init(dequeuedWith: identifier) } })
  }

  /// Names the nib whose first header or footer is that of a reuse identifier; nil withdraws it.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    sectionViews.register(
      identifier,
      nib.map { nib in
        {
          nib.instantiate(withOwner: nil).lazy.compactMap { $0 as? UITableViewHeaderFooterView }
            .first
        }
      })
  }

  /// A used or new header or footer of a reuse identifier; nil if nothing was registered for it.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    if let view = sectionViews.takeUsed(identifier) {
      view.send("prepareForReuse()") { view.prepareForReuse() }
      view.needsConfigurationRefresh = true
      return view
    }
    let view = sectionViews.make(identifier)
    view?.reuseIdentifier = identifier
    view?.madeFor = style
    return view
  }

  /// The header of a section; nil for one without, and for a view of another class.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    laidOut.headers[section] as? UITableViewHeaderFooterView
  }

  /// The footer of a section; nil for one without, and for a view of another class.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    laidOut.footers[section] as? UITableViewHeaderFooterView
  }

  /// The cell of a row; nil if the row is not on screen.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { laidOut.shown[indexPath] }

  /// The row that a cell on screen shows; nil for any other cell.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    laidOut.shown.first { $0.value === cell }?.key
  }

  /// The rows in the bounds in order, also those whose cells come with the next layout; never nil.
  open var indexPathsForVisibleRows: [IndexPath]? {
    layOutRows()
    return rows(in: bounds).map(\.path)
  }
  /// The cells on screen in the order of their rows.
  open var visibleCells: [UITableViewCell] {
    laidOut.shown.sorted { $0.key < $1.key }.map(\.value)
  }

  // MARK: Rows

  /// Number of sections, asked of the data source each time; 0 without one.
  open var numberOfSections: Int {
    guard dataSource != nil else { return 0 }
    return ask("numberOfSections(in:)", dataSource) { $0.numberOfSections?(in: self) } ?? 1
  }

  /// Number of rows of a section, asked of the data source each time; 0 without one.
  open func numberOfRows(inSection section: Int) -> Int {
    ask("tableView(_:numberOfRowsInSection:)", dataSource) {
      $0.tableView(self, numberOfRowsInSection: section)
    } ?? 0
  }

  /// What the data source or the delegate answers; nil where there is none, or its code does not come to its end.
  func ask<Asked, Answer>(
    _ question: String, _ asked: Asked?, _ body: @escaping @MainActor (Asked) -> Answer?
  ) -> Answer? {
    guard let asked else { return nil }
    let environment = UIEnvironment.current
    guard environment.rescue != nil else { return body(asked) }
    return environment.attempt("\(question) of \(type(of: asked as Any))") { body(asked) }
  }

  /// Forgets all cells and heights, and which rows are selected, and asks for them anew in the next layout pass.
  open func reloadData() {
    selection = []
    forgetRows()
  }

  /// Reloads without asking a subclass, which is told only of what an app calls.
  func forgetRows() {
    (highlighted, movement) = (nil, nil)
    for cell in shown.values { retire(cell) }
    shown = [:]
    measured = [:]
    places = nil
    batch.counts = nil
    needsRows = true
    setNeedsLayout()
  }

  /// Shows rows by other cells.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update {
      $0.announced.reloadedItems += indexPaths
      for path in indexPaths { $0.leaving[path] = animation }
    }
  }
  /// Has the data source fill the cells of rows on screen anew, which keep their cells: dequeuing returns the one that shows the row.
  open func reconfigureRows(at indexPaths: [IndexPath]) {
    update { $0.announced.reconfiguredItems += indexPaths }
  }
  /// Shows rows that are new in the data source.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update {
      $0.announced.insertedItems += indexPaths
      for path in indexPaths { $0.entering[path] = animation }
    }
  }
  /// Shows rows no longer that the data source has no more.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update {
      $0.announced.deletedItems += indexPaths
      for path in indexPaths { $0.leaving[path] = animation }
    }
  }
  /// Shows the rows of sections by other cells.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    update {
      $0.announced.reloadedSections.formUnion(sections)
      for section in sections { $0.leavingSections[section] = animation }
    }
  }
  /// Shows sections that are new in the data source.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    update {
      $0.announced.insertedSections.formUnion(sections)
      for section in sections { $0.enteringSections[section] = animation }
    }
  }
  /// Shows sections no longer that the data source has no more.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    update {
      $0.announced.deletedSections.formUnion(sections)
      for section in sections { $0.leavingSections[section] = animation }
    }
  }
  /// Shows a row in another place.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.announced.movedItems.append(.init(from: indexPath, to: newIndexPath)) }
  }
  /// Shows a section in another place.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    update { $0.announced.movedSections.append(.init(from: section, to: newSection)) }
  }
  /// Begins a batch, which ends with as many calls of `endUpdates()`.
  open func beginUpdates() { beginBatch() }
  /// Ends a batch: the data source must have as many rows as the changes since its beginning make of those that were there, or there is
  /// an exception.
  ///
  /// Also without changes all heights are asked for anew, and rows move to where they are by these.
  open func endUpdates() { endBatch() }

  /// Runs `updates` as a batch; calls `completion` at the end of its animation, or in the next turn of the run loop.
  ///
  /// As recorded on iOS 26.1, it is told false if there was to be an animation and the table is in no window.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    beginBatch()
    updates?()
    if let completion { batch.completions.append(completion) }
    endBatch()
  }

  /// Place of a row in points of the content; zero for a row that does not exist.
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    guard let section = places(ofSection: indexPath.section),
      section.rows.indices.contains(indexPath.row)
    else { return .zero }
    return section.rows[indexPath.row]
  }

  /// The rows in a rectangle of the content, from top to bottom.
  ///
  /// As recorded on iOS 26.1, a row of which less than a point is in it at its lower edge is not; a rectangle
  /// of no width or no height goes on to the row below it.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    guard rect.minX < bounds.width, rect.maxX > 0 || rect.width == 0, rect.minY.isFinite else {
      return []
    }
    let last = rect.isEmpty ? rect.maxY : max(rect.minY, rect.maxY - 1)
    return (0..<numberOfSections).flatMap { section in
      (places(ofSection: section)?.rows ?? []).enumerated()
        .filter { $1.maxY > rect.minY && $1.minY <= last }
        .map { IndexPath(row: $0.offset, section: section) }
    }
  }

  /// Place of a section's header in points of the content; without a header, of no height above the first row, and zero for a
  /// section that does not exist.
  open func rectForHeader(inSection section: Int) -> CGRect {
    places(ofSection: section)?.header ?? .zero
  }

  /// Place of a section's footer in points of the content; without a footer, of no height below the last row, and zero for a
  /// section that does not exist.
  open func rectForFooter(inSection section: Int) -> CGRect {
    places(ofSection: section)?.footer ?? .zero
  }

  /// Place of a section with its header and footer in points of the content; zero for one that does not exist.
  open func rect(forSection section: Int) -> CGRect {
    guard let places = places(ofSection: section) else { return .zero }
    return places.header.union(places.footer)
  }

  /// The row at a point of the content; nil if there is none.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    for (section, places) in (places ?? []).enumerated() {
      if let row = places.rows.firstIndex(where: { $0.contains(point) }) {
        return IndexPath(row: row, section: section)
      }
    }
    return nil
  }

  /// Scrolls so that a row is at `scrollPosition` of what the adjusted content inset leaves free, within the ends of the
  /// content; at the top, a plain table's row is below its section's header.
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    let rect = rectForRow(at: indexPath)
    let inset = adjustedContentInset
    let header = style == .plain ? rectForHeader(inSection: indexPath.section).height : 0
    let top = rect.minY - inset.top - header
    let bottom = rect.maxY - bounds.height + inset.bottom
    let y: CGFloat =
      switch scrollPosition {
      case .top: top
      case .middle: rect.midY - (bounds.height + inset.top - inset.bottom) / 2
      case .bottom: bottom
      case .none: min(max(contentOffset.y, bottom), top)
      }
    let end = max(-inset.top, contentSize.height - bounds.height + inset.bottom)
    setContentOffset(
      CGPoint(x: contentOffset.x, y: min(max(-inset.top, y), end)), animated: animated)
    // The cell that comes next is made before the first frame.
    if animated { setNeedsLayout() }
  }

  // MARK: Selection

  /// The row that was selected first of those that still are; nil if there is none.
  open var indexPathForSelectedRow: IndexPath? { selection.first }
  /// The selected rows in the order in which they were selected; nil if there are none.
  open var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection }

  /// Selects a row without telling the delegate, and scrolls to it unless `scrollPosition` is `none`; nil does nothing.
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    guard let indexPath else { return }
    for old in selection where !keepsSelection && old != indexPath {
      deselectRow(at: old, animated: false)
    }
    if !selection.contains(indexPath) { selection.append(indexPath) }
    shown[indexPath]?.setSelected(true, animated: animated)
    if scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Deselects a row without telling the delegate; with animation in 0.3 s.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    selection.removeAll { $0 == indexPath }
    UIView.animate(withDuration: animated ? 0.3 : 0) {
      self.shown[indexPath]?.setSelected(false, animated: animated)
    }
  }

  // MARK: Layout

  /// The table, after a layout pass where its rows are not known: unlike those of a collection view, they are there as soon as
  /// somebody asks for them.
  private var laidOut: UITableView {
    if needsRows || places == nil, !isPlacingRows { layoutIfNeeded() }
    return self
  }

  /// Keeps what rows show off what covers the screen's sides now.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    showContentSides()
  }

  /// Measures rows, headers and footers if need be, and gives the rows in the visible bounds their cells.
  open override func layoutSubviews() {
    super.layoutSubviews()
    guard !isPlacingRows else { return }
    isPlacingRows = true
    defer { isPlacingRows = false }
    backgroundView?.frame = bounds
    layOutRows()
    showRows()
    pinSectionViews()
    tellOfSectionViews()
    sectionIndex?.place(in: bounds.inset(by: adjustedContentInset))
    makeRowAhead()
  }

  private func replace(_ old: UIView?, with new: UIView?) {
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    places = nil
    setNeedsLayout()
  }
}

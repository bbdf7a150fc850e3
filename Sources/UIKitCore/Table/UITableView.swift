public import AnimGeometry
import AnimLayoutEngine
public import Foundation

/// Rows one below the other, in sections with headers.
///
/// Changes of rows are not animated, and rows are not edited: tables are here for what apps keep in them,
/// such as lists of their screens and rows of collection views.
@preconcurrency @MainActor open class UITableView: UIScrollView {
  /// The look of a table; only the backgrounds of table and headers differ.
  public enum Style: Int, Sendable { case plain, grouped, insetGrouped }

  /// The way in which rows change; all are alike here, for changes of rows are not animated.
  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle
    case automatic = 100
  }

  /// The place of a row in the visible bounds after scrolling to it; `none` scrolls as little as is
  /// needed.
  public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }

  /// The height of a row or header that follows from its content: −1.
  ///
  /// Rows are then 44 points high at least, headers 28.
  public static let automaticDimension: CGFloat = -1

  /// Its rows decide how large the content is.
  override var takesContentSizeFromConstraints: Bool { false }

  /// The look of the table.
  public let style: Style
  /// The source of counts, cells and titles; another one reloads everything.
  ///
  /// Not retained.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }

  /// The object that is asked for heights and told of selection and scrolling.
  ///
  /// Not retained.
  @_nonoverride open weak var delegate: (any UITableViewDelegate)? {
    get { (self as UIScrollView).delegate as? any UITableViewDelegate }
    set { (self as UIScrollView).delegate = newValue }
  }

  /// Height of rows about which the delegate says nothing, in points; by default their content's.
  open var rowHeight = UITableView.automaticDimension { didSet { reloadData() } }
  /// Kept and not heeded: all rows are measured.
  open var estimatedRowHeight = UITableView.automaticDimension
  /// Height of headers about which the delegate says nothing, in points; by default 28.
  open var sectionHeaderHeight = UITableView.automaticDimension
  /// Points above every header.
  open var sectionHeaderTopPadding: CGFloat = 0 {
    didSet { if sectionHeaderTopPadding != oldValue { reloadData() } }
  }
  /// Kept and not heeded: there are no section footers.
  open var sectionFooterHeight = UITableView.automaticDimension
  /// Whether there are lines below rows; both kinds of line look alike.
  ///
  /// By default there are.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  /// What the lines between rows leave free at their ends, where cells have no inset of their own.
  open var separatorInset = UITableViewCell.standardSeparatorInset {
    didSet { for cell in shown.values { cell.tableSeparatorInset = separatorInset } }
  }
  /// Colour of the lines below rows; nil, the default, for `UIColor.separator`.
  open var separatorColor: UIColor?
  /// Whether taps select rows; by default true.
  open var allowsSelection = true
  /// Whether several rows may be selected at once; by default false.
  open var allowsMultipleSelection = false
  /// Kept and not heeded: rows are not edited.
  open var isEditing = false
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

  private var makers: [String: () -> UITableViewCell?] = [:]
  private var pool: [String: [UITableViewCell]] = [:]
  private var headerMakers: [String: () -> UITableViewHeaderFooterView?] = [:]
  private var headerPool: [String: [UITableViewHeaderFooterView]] = [:]
  private var shown: [IndexPath: UITableViewCell] = [:]
  /// Cells that were made to be measured, until they are shown.
  private var measured: [IndexPath: UITableViewCell] = [:]
  /// The headers by section.
  private var headers: [Int: UIView] = [:]
  private var frames: [[CGRect]]?
  private var widthOfFrames: CGFloat = 0
  private var selection: [IndexPath] = []
  private var isLayingOut = false

  /// Creates a table without rows, with its frame in the superview's coordinates.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    setUp()
  }

  /// Creates a plain table without rows.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Creates a plain table as it is in a nib or a storyboard.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    alwaysBounceVertical = true
    let tap = UITapGestureRecognizer()
    tap.addAction { [weak self] tap in
      guard let self, tap.state == .ended else { return }
      if let path = indexPathForRow(at: tap.location(in: self)) { choose(path) }
    }
    tap.cancelsTouchesInView = false
    addGestureRecognizer(tap)
  }

  // MARK: Cells

  /// Names the class of the cells of a reuse identifier; nil, and a class that is no cell,
  /// withdraws it.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    let type = cellClass as? UITableViewCell.Type
    makers[identifier] = type.map { type in { type.init(dequeuedWith: identifier) } }
  }

  /// Names the nib whose first cell is that of a reuse identifier; nil withdraws it.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    makers[identifier] = nib.map { nib in
      { nib.instantiate(withOwner: nil).lazy.compactMap { $0 as? UITableViewCell }.first }
    }
  }

  /// Registers the maker of cells that were drawn in the table view in a storyboard.
  public func registerPrototype(
    forCellReuseIdentifier identifier: String, make: @escaping () -> UITableViewCell?
  ) {
    makers[identifier] = make
  }

  /// A used or new cell of a reuse identifier; nil if nothing was registered for it.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = pool[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    let cell = makers[identifier]?()
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
    headerMakers[identifier] = type.map { type in { type.init(dequeuedWith: identifier) } }
  }

  /// Names the nib whose first header or footer is that of a reuse identifier; nil withdraws it.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headerMakers[identifier] = nib.map { nib in
      {
        nib.instantiate(withOwner: nil).lazy.compactMap { $0 as? UITableViewHeaderFooterView }.first
      }
    }
  }

  /// A used or new header or footer of a reuse identifier; nil if nothing was registered for it.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    if let view = headerPool[identifier]?.popLast() {
      view.prepareForReuse()
      return view
    }
    let view = headerMakers[identifier]?()
    view?.reuseIdentifier = identifier
    return view
  }

  /// The header of a section; nil for one without, and for a view of another class.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    headers[section] as? UITableViewHeaderFooterView
  }

  /// Nil: there are no footers of sections.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? { nil }

  /// The cell of a row; nil if the row is not on screen.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { shown[indexPath] }

  /// The row that a cell on screen shows; nil for any other cell.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    shown.first { $0.value === cell }?.key
  }

  /// The rows on screen in order; never nil.
  open var indexPathsForVisibleRows: [IndexPath]? { shown.keys.sorted() }
  /// The cells on screen in the order of their rows.
  open var visibleCells: [UITableViewCell] {
    shown.sorted { $0.key < $1.key }.map(\.value)
  }

  // MARK: Rows

  /// Number of sections, asked of the data source each time; 0 without one.
  open var numberOfSections: Int {
    guard let dataSource else { return 0 }
    return dataSource.numberOfSections?(in: self) ?? 1
  }

  /// Number of rows of a section, asked of the data source each time; 0 without one.
  open func numberOfRows(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }

  /// Forgets all cells and heights and asks for them anew in the next layout pass; selected rows
  /// stay selected.
  open func reloadData() {
    for cell in shown.values { retire(cell) }
    shown = [:]
    measured = [:]
    frames = nil
    setNeedsLayout()
  }

  /// Reloads the whole table, without animation.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
  /// Reloads the whole table, without animation.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
  /// Reloads the whole table, without animation.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
  /// Reloads the whole table, without animation.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
  /// Reloads the whole table, without animation.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
  /// Reloads the whole table, without animation.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
  /// Reloads the whole table, without animation.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { reloadData() }
  /// Reloads the whole table, without animation.
  open func moveSection(_ section: Int, toSection newSection: Int) { reloadData() }
  /// Does nothing: `endUpdates()` reloads the whole table.
  open func beginUpdates() {}
  /// Reloads the whole table, without animation.
  open func endUpdates() { reloadData() }

  /// Runs `updates`, reloads the whole table and calls `completion` at once.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    updates?()
    reloadData()
    completion?(true)
  }

  /// Runs `updates`, reloads the whole table and calls `completion` at once.
  public func performBatchUpdates(
    _ updates: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    withoutActuallyEscaping(updates) { updates in
      performBatchUpdates(Optional(updates), completion: completion)
    }
  }

  /// Place of a row in points of the content; zero for a row that does not exist.
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    layOutRows()
    guard let frames, frames.indices.contains(indexPath.section),
      frames[indexPath.section].indices.contains(indexPath.row)
    else { return .zero }
    return frames[indexPath.section][indexPath.row]
  }

  /// Place of a section's header in points of the content; without a header, of no height above the first row, and zero for a
  /// section that does not exist.
  open func rectForHeader(inSection section: Int) -> CGRect {
    layOutRows()
    guard let frames, frames.indices.contains(section) else { return .zero }
    if let header = headers[section] { return header.frame }
    let first = frames[section].first?.minY ?? 0
    return CGRect(x: 0, y: first, width: bounds.width, height: 0)
  }

  /// Place of a section's footer, which has no height, below the last row in points of the content; zero for a section that
  /// does not exist.
  open func rectForFooter(inSection section: Int) -> CGRect {
    layOutRows()
    guard let frames, frames.indices.contains(section) else { return .zero }
    let end = frames[section].last?.maxY ?? rectForHeader(inSection: section).maxY
    return CGRect(x: 0, y: end, width: bounds.width, height: 0)
  }

  /// The row at a point of the content; nil if there is none.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    for (section, rows) in (frames ?? []).enumerated() {
      if let row = rows.firstIndex(where: { $0.contains(point) }) {
        return IndexPath(row: row, section: section)
      }
    }
    return nil
  }

  /// Scrolls so that a row is at `scrollPosition`, within the ends of the content; content insets
  /// do not count.
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    let rect = rectForRow(at: indexPath)
    let y: CGFloat =
      switch scrollPosition {
      case .top: rect.minY
      case .middle: rect.midY - bounds.height / 2
      case .bottom: rect.maxY - bounds.height
      case .none: min(max(contentOffset.y, rect.maxY - bounds.height), rect.minY)
      }
    let end = max(0, contentSize.height - bounds.height)
    setContentOffset(CGPoint(x: 0, y: min(max(0, y), end)), animated: animated)
  }

  // MARK: Selection

  /// The row that was selected first of those that still are; nil if there is none.
  open var indexPathForSelectedRow: IndexPath? { selection.first }
  /// The selected rows in the order in which they were selected; nil if there are none.
  open var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection }

  /// Selects a row without telling the delegate; nil does nothing, and `scrollPosition` is not
  /// heeded.
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    guard let indexPath else { return }
    if !allowsMultipleSelection { for old in selection { deselectRow(at: old, animated: false) } }
    selection.append(indexPath)
    shown[indexPath]?.setSelected(true, animated: animated)
  }

  /// Deselects a row without telling the delegate; with animation in 0.3 s.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    selection.removeAll { $0 == indexPath }
    UIView.animate(withDuration: animated ? 0.3 : 0) {
      self.shown[indexPath]?.setSelected(false, animated: animated)
    }
  }

  private func choose(_ path: IndexPath) {
    guard allowsSelection else { return }
    for old in selection where !allowsMultipleSelection && old != path {
      deselectRow(at: old, animated: false)
      delegate?.tableView?(self, didDeselectRowAt: old)
    }
    selectRow(at: path, animated: false, scrollPosition: .none)
    delegate?.tableView?(self, didSelectRowAt: path)
  }

  // MARK: Layout

  /// Measures the rows if need be, and gives those in the visible bounds their cells.
  open override func layoutSubviews() {
    super.layoutSubviews()
    guard !isLayingOut else { return }
    isLayingOut = true
    defer { isLayingOut = false }
    backgroundView?.frame = bounds
    layOutRows()
    showRows()
  }

  private func layOutRows() {
    guard frames == nil || widthOfFrames != bounds.width, bounds.width > 0 else { return }
    for (_, header) in headers.sorted(by: { $0.key < $1.key }) { retireHeader(header) }
    headers = [:]
    widthOfFrames = bounds.width
    var y: CGFloat = 0
    if let tableHeaderView {
      tableHeaderView.frame = CGRect(
        x: 0, y: 0, width: bounds.width, height: tableHeaderView.frame.height)
      y = tableHeaderView.frame.maxY
    }
    var all: [[CGRect]] = []
    for section in 0..<numberOfSections {
      y = addHeader(section, at: y)
      all.append(
        (0..<numberOfRows(inSection: section)).map { row in
          let height = height(of: IndexPath(row: row, section: section))
          defer { y += height }
          return CGRect(x: 0, y: y, width: bounds.width, height: height)
        })
    }
    if let tableFooterView {
      tableFooterView.frame = CGRect(
        x: 0, y: y, width: bounds.width, height: tableFooterView.frame.height)
      y = tableFooterView.frame.maxY
    }
    frames = all
    contentSize = CGSize(width: bounds.width, height: y)
  }

  private func height(of path: IndexPath) -> CGFloat {
    let given = delegate?.tableView?(self, heightForRowAt: path) ?? rowHeight
    guard given < 0 else { return given }
    guard let cell = shown[path] ?? dataSource?.tableView(self, cellForRowAt: path) else {
      return UITableViewCell.height
    }
    if shown[path] == nil { measured[path] = cell }
    let fitting = cell.contentView.systemLayoutSizeFitting(
      CGSize(width: bounds.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return max(UITableViewCell.height, fitting.height)
  }

  private func addHeader(_ section: Int, at y: CGFloat) -> CGFloat {
    let title = dataSource?.tableView?(self, titleForHeaderInSection: section)
    let own = delegate?.tableView?(self, viewForHeaderInSection: section)
    guard title != nil || own != nil else { return y }
    let y = y + max(0, sectionHeaderTopPadding)
    let given = delegate?.tableView?(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
    let height = given < 0 ? 28 : given
    let view = own ?? UIView(frame: .zero)
    view.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
    if own == nil {
      view.backgroundColor = style == .plain ? .systemGray6 : .clear
      let label = UILabel(frame: view.bounds.insetBy(dx: 16, dy: 0))
      label.font = .systemFont(ofSize: 17, weight: .semibold)
      label.text = title
      view.addSubview(label)
    }
    addSubview(view)
    headers[section] = view
    return y + height
  }

  private func showRows() {
    guard let frames else { return }
    var visible: Set<IndexPath> = []
    for (section, rows) in frames.enumerated() {
      for (row, frame) in rows.enumerated() where frame.overlaps(bounds) {
        let path = IndexPath(row: row, section: section)
        visible.insert(path)
        show(path, frame)
      }
    }
    for (path, cell) in shown.sorted(by: { $0.key < $1.key }) where !visible.contains(path) {
      shown[path] = nil
      retire(cell)
      delegate?.tableView?(self, didEndDisplaying: cell, forRowAt: path)
    }
  }

  private func show(_ path: IndexPath, _ frame: CGRect) {
    if let cell = shown[path] {
      cell.frame = frame
      return
    }
    UIView.withoutAnimation {
      let made =
        measured.removeValue(forKey: path) ?? dataSource?.tableView(self, cellForRowAt: path)
      guard let cell = made else { return }
      cell.frame = frame
      cell.separator.isHidden = separatorStyle == .none
      cell.tableSeparatorInset = separatorInset
      if let separatorColor { cell.separator.backgroundColor = separatorColor }
      cell.isSelected = selection.contains(path)
      shown[path] = cell
      delegate?.tableView?(self, willDisplay: cell, forRowAt: path)
      insertSubview(cell, at: backgroundView == nil ? 0 : 1)
      cell.layoutIfNeeded()
    }
  }

  private func retire(_ cell: UITableViewCell) {
    cell.removeFromSuperview()
    if let identifier = cell.reuseIdentifier { pool[identifier, default: []].append(cell) }
  }

  private func retireHeader(_ header: UIView) {
    header.removeFromSuperview()
    guard let header = header as? UITableViewHeaderFooterView,
      let identifier = header.reuseIdentifier
    else { return }
    headerPool[identifier, default: []].append(header)
  }

  private func replace(_ old: UIView?, with new: UIView?) {
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    frames = nil
    setNeedsLayout()
  }
}

extension UITableViewCell {
  /// The line below a row.
  public enum SeparatorStyle: Int, Sendable { case none, singleLine, singleLineEtched }

  /// The control that editing would show in a row; rows are not edited.
  public enum EditingStyle: Int, Sendable { case none, delete, insert }
}

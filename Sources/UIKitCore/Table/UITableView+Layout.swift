import AnimGeometry
import AnimLayoutEngine
import Foundation

/// Where the parts of a table's section are, in points of the content.
struct TableSectionPlaces {
  /// Of no height without a header.
  var header: CGRect
  var rows: [CGRect] = []
  /// Of no height without a footer.
  var footer = CGRect.zero
}

/// The views at the two ends of a section.
private enum SectionEnd { case header, footer }

extension UITableView {
  /// Height of a header or footer that says nothing of its own, in points.
  private static let sectionViewHeight: CGFloat = 28
  /// Points above a plain table's header, as recorded on iOS 26.1.
  private static let standardHeaderPadding: CGFloat = 22

  private var headerPadding: CGFloat {
    guard sectionHeaderTopPadding < 0 else { return sectionHeaderTopPadding }
    return style == .plain ? Self.standardHeaderPadding : 0
  }

  /// Where a section is; nil for one that does not exist.
  func places(ofSection section: Int) -> TableSectionPlaces? {
    layOutRows()
    guard let places, places.indices.contains(section) else { return nil }
    return places[section]
  }

  /// Measures all and places headers and footers, if that has not been done for the room from side to side.
  func layOutRows() {
    let room = CGRect(x: 0, y: 0, width: bounds.width, height: 0)
      .inset(by: contentSides).insetBy(dx: groupInset, dy: 0)
    guard places == nil || roomOfPlaces != room, bounds.width > 0, !isMeasuring else { return }
    isMeasuring = true
    defer { isMeasuring = false }
    tellOfSectionViews(in: .null)
    for (_, view) in headers.sorted(by: { $0.key < $1.key }) { retireSectionView(view) }
    for (_, view) in footers.sorted(by: { $0.key < $1.key }) { retireSectionView(view) }
    (headers, footers) = ([:], [:])
    showSectionIndex()
    roomOfPlaces = room
    var y: CGFloat = 0
    func place(height: CGFloat) -> CGRect {
      defer { y += height }
      return CGRect(x: 0, y: y, width: bounds.width, height: height)
    }
    if let tableHeaderView {
      tableHeaderView.frame = place(height: tableHeaderView.frame.height)
    }
    var all: [TableSectionPlaces] = []
    for section in 0..<numberOfSections {
      // What has no height is not there: nobody is asked for its view, and nothing is above it.
      let headerHeight = givenHeight(.header, section)
      headers[section] = headerHeight == 0 ? nil : sectionView(.header, of: section)
      if headers[section] != nil { y += headerPadding }
      var places = TableSectionPlaces(
        header: place(height: height(headerHeight, of: headers[section], .header, section)))
      places.rows = (0..<numberOfRows(inSection: section)).map { row in
        place(height: height(of: IndexPath(row: row, section: section)))
          .insetBy(dx: groupInset, dy: 0)
      }
      let footerHeight = givenHeight(.footer, section)
      footers[section] = footerHeight == 0 ? nil : sectionView(.footer, of: section)
      places.footer = place(
        height: height(footerHeight, of: footers[section], .footer, section))
      headers[section]?.frame = places.header
      footers[section]?.frame = places.footer
      all.append(places)
    }
    if let tableFooterView {
      tableFooterView.frame = place(height: tableFooterView.frame.height)
    }
    places = all
    batch.counts = all.map(\.rows.count)
    contentSize = CGSize(width: bounds.width, height: y)
  }

  private func height(of path: IndexPath) -> CGFloat {
    let given =
      ask("tableView(_:heightForRowAt:)", delegate) {
        $0.tableView?(self, heightForRowAt: path)
      } ?? rowHeight
    guard given < 0 else { return given }
    guard let cell = shown[path] ?? askForCell(at: path) else {
      return UITableViewCell.height
    }
    if shown[path] == nil { measured[path] = cell }
    cell.contentSides = contentSides
    cell.refreshConfigurationIfNeeded()
    cell.updateWantedConstraints()
    let sides = contentSides
    // What an app has put beside the content, and tied to the cell or to the content, has a say too.
    let beside =
      cell.autoLayout.constraints.isEmpty ? 0 : fittingHeight(of: cell, width: rowWidth)
    return max(
      UITableViewCell.height, beside,
      fittingHeight(of: cell.contentView, width: rowWidth - sides.left - sides.right),
      cell.textHeight(inWidth: rowWidth))
  }

  /// The data source's cell of a row; an empty one where its code does not come to its end.
  func askForCell(at path: IndexPath) -> UITableViewCell? {
    guard let dataSource else { return nil }
    let asked = ask("tableView(_:cellForRowAt:)", dataSource) {
      $0.tableView(self, cellForRowAt: path)
    }
    if let asked { LooseViews.place(in: asked) }
    return asked ?? UITableViewCell()
  }

  private var rowWidth: CGFloat { bounds.width - 2 * groupInset - indexRoom }

  private func fittingHeight(of view: UIView, width: CGFloat) -> CGFloat {
    view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  // MARK: Headers and footers

  /// The delegate's view, or one with the data source's title, in the table; nil for neither.
  private func sectionView(_ end: SectionEnd, of section: Int) -> UIView? {
    if let kept = end == .header ? keptHeaders[section] : keptFooters[section] { return kept }
    let title: String?
    let own: UIView?
    switch end {
    case .header:
      title = ask("tableView(_:titleForHeaderInSection:)", dataSource) {
        $0.tableView?(self, titleForHeaderInSection: section)
      }
      own = ask("tableView(_:viewForHeaderInSection:)", delegate) {
        $0.tableView?(self, viewForHeaderInSection: section)
      }
    case .footer:
      title = ask("tableView(_:titleForFooterInSection:)", dataSource) {
        $0.tableView?(self, titleForFooterInSection: section)
      }
      own = ask("tableView(_:viewForFooterInSection:)", delegate) {
        $0.tableView?(self, viewForFooterInSection: section)
      }
    }
    guard let view = own ?? title.map({ titled($0, end, section) }) else { return nil }
    addSubview(view)
    view.refreshConfigurationIfNeeded()
    return view
  }

  private func titled(_ title: String, _ end: SectionEnd, _ section: Int) -> UIView {
    if isGrouped, end == .header {
      return groupTitle(title, isFirst: section == 0 && tableHeaderView == nil)
    }
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.frame = CGRect(x: 0, y: 0, width: bounds.width, height: Self.sectionViewHeight)
    view.backgroundColor = isGrouped ? .clear : .systemGray6
    guard let label = view.textLabel else { return view }
    label.text = title
    label.numberOfLines = 0
    // Footers of grouped tables are notes on what is above them.
    if end == .footer, isGrouped {
      label.font = .preferredFont(forTextStyle: .footnote)
      label.textColor = .secondaryLabel
    } else {
      label.font = .systemFont(ofSize: 17, weight: .semibold)
    }
    label.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate(sideConstraints(of: label, in: view))
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: view.topAnchor),
      label.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    return view
  }

  /// What the delegate or the table says of the height of a header or a footer; less than nothing where that is left to the view.
  private func givenHeight(_ end: SectionEnd, _ section: Int) -> CGFloat {
    switch end {
    case .header:
      delegate?.tableView?(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
    case .footer:
      delegate?.tableView?(self, heightForFooterInSection: section) ?? sectionFooterHeight
    }
  }

  private func height(
    _ given: CGFloat, of view: UIView?, _ end: SectionEnd, _ section: Int
  ) -> CGFloat {
    guard let view else {
      // Groups are set apart also by what is not there; plain sections are not.
      return isGrouped && given >= 0
        ? given : blankHeight(isHeader: end == .header, section: section)
    }
    guard given < 0 else { return given }
    // A configuration's view is measured by itself, as that of a cell is.
    let content = (view as? UITableViewHeaderFooterView).flatMap {
      $0.contentConfiguration == nil ? nil : $0.contentView
    }
    return max(Self.sectionViewHeight, fittingHeight(of: content ?? view, width: bounds.width))
  }

  /// Keeps the headers of a plain table at the top of what is seen, and its footers at the bottom, as long as rows of their
  /// sections are there.
  func pinSectionViews() {
    guard let places else { return }
    // A table that has become higher or lower took those along that are to grow with it.
    for (views, place) in [(headers, \TableSectionPlaces.header), (footers, \.footer)] {
      for (section, view) in views where view.frame.size != places[section][keyPath: place].size {
        view.frame = places[section][keyPath: place]
      }
    }
    guard style == .plain else { return }
    let seen = bounds.inset(by: adjustedContentInset)
    for (section, view) in headers {
      let section = places[section]
      let last = section.footer.minY - section.header.height
      view.frame.origin.y = max(section.header.minY, min(seen.minY, last))
    }
    for (section, view) in footers {
      let section = places[section]
      let footer = section.footer
      view.frame.origin.y = min(
        footer.minY, max(seen.maxY - footer.height, section.header.maxY))
    }
  }

  /// Tells the delegate which headers and footers have come on screen and which have left it.
  func tellOfSectionViews() { tellOfSectionViews(in: bounds) }

  private func tellOfSectionViews(in rect: CGRect) {
    func seen(_ views: [Int: UIView]) -> [(Int, UIView, Bool)] {
      views.sorted { $0.key < $1.key }.map { ($0.key, $0.value, $0.value.frame.overlaps(rect)) }
    }
    for (section, view, isSeen) in seen(headers) where isSeen != knownHeaders.contains(section) {
      if isSeen {
        knownHeaders.insert(section)
        delegate?.tableView?(self, willDisplayHeaderView: view, forSection: section)
      } else {
        knownHeaders.remove(section)
        delegate?.tableView?(self, didEndDisplayingHeaderView: view, forSection: section)
      }
    }
    for (section, view, isSeen) in seen(footers) where isSeen != knownFooters.contains(section) {
      if isSeen {
        knownFooters.insert(section)
        delegate?.tableView?(self, willDisplayFooterView: view, forSection: section)
      } else {
        knownFooters.remove(section)
        delegate?.tableView?(self, didEndDisplayingFooterView: view, forSection: section)
      }
    }
  }

  // MARK: Rows

  /// Gives the rows in the visible bounds their cells, and takes those of others back.
  func showRows() {
    guard places != nil else { return }
    needsRows = false
    var visible: Set<IndexPath> = []
    // Rows that make way for one that a finger moves come from beyond the edges.
    let moved = movement.map { rectForRow(at: $0.source).height } ?? 0
    for (path, frame) in rows(in: bounds.insetBy(dx: 0, dy: -moved)) {
      visible.insert(path)
      show(path, frame)
    }
    for (path, cell) in shown.sorted(by: { $0.key < $1.key }) where !visible.contains(path) {
      shown[path] = nil
      retire(cell)
      delegate?.tableView?(self, didEndDisplaying: cell, forRowAt: path)
    }
  }

  /// The rows that overlap a part of the content, in order, with their frames; none before they are measured.
  func rows(in rect: CGRect) -> [(path: IndexPath, frame: CGRect)] {
    (places ?? []).enumerated().flatMap { section, places in
      places.rows.enumerated().filter { $0.element.overlaps(rect) }
        .map { (IndexPath(row: $0.offset, section: section), $0.element) }
    }
  }

  /// Makes the cell of the row that comes next while a finger or a motion moves the content.
  ///
  /// The delegate is told when it is displayed. Recorded on iOS 26.1.
  func makeRowAhead() {
    let move = bounds.minY - lastOffset
    lastOffset = bounds.minY
    guard !isAtRest, let places else { return }
    let way = move == 0 ? (motion?.destination.y ?? bounds.minY) - bounds.minY : move
    guard way != 0 else { return }
    let next =
      way > 0 ? firstRow(of: places, below: bounds.maxY) : lastRow(of: places, above: bounds.minY)
    guard let path = next, shown[path] == nil, measured[path] == nil else { return }
    measured[path] = UIView.withoutAnimation { askForCell(at: path) }
  }

  private func firstRow(of places: [TableSectionPlaces], below y: CGFloat) -> IndexPath? {
    for (section, places) in places.enumerated() {
      if let row = places.rows.firstIndex(where: { $0.minY >= y }) {
        return IndexPath(row: row, section: section)
      }
    }
    return nil
  }

  private func lastRow(of places: [TableSectionPlaces], above y: CGFloat) -> IndexPath? {
    for (section, places) in places.enumerated().reversed() {
      if let row = places.rows.lastIndex(where: { $0.maxY <= y }) {
        return IndexPath(row: row, section: section)
      }
    }
    return nil
  }

  private func show(_ path: IndexPath, _ frame: CGRect) {
    let way = movement?.way(of: path) ?? 0
    let height = movement.map { rectForRow(at: $0.source).height } ?? 0
    let frame = frame.offsetBy(dx: 0, dy: way * height)
    if let cell = shown[path] {
      if path != movement?.source { cell.frame = frame }
      return
    }
    UIView.withoutAnimation {
      let made = measured.removeValue(forKey: path) ?? askForCell(at: path)
      guard let cell = made else { return }
      cell.frame = frame
      cell.isSelected = selection.contains(path)
      if cell.isHighlighted { cell.isHighlighted = false }
      dress(cell, at: path)
      shown[path] = cell
      if editsRows || cell.isEditing { show(editing: cell, at: path) }
      delegate?.tableView?(self, willDisplay: cell, forRowAt: path)
      insertSubview(cell, at: backgroundView == nil ? 0 : 1)
      cell.layoutIfNeeded()
    }
  }

  /// Gives a cell the line and the corners of its place.
  func dress(_ cell: UITableViewCell, at path: IndexPath) {
    cell.separator.isHidden = separatorStyle == .none
    cell.tableSeparatorInset = separatorInset
    if let separatorColor { cell.separator.backgroundColor = separatorColor }
    cell.indexRoom = indexRoom
    cell.contentSides = contentSides
    showGroup(of: cell, at: path, of: places?[path.section].rows.count ?? 0)
  }

  /// Takes a cell away and keeps it for another row.
  func retire(_ cell: UITableViewCell) {
    cell.removeFromSuperview()
    UIView.withoutAnimation { swipeActions?.forget(cell) }
    cells.give(cell, back: cell.reuseIdentifier)
  }

  /// Takes a header or footer away and keeps it for another section.
  func retireSectionView(_ view: UIView) {
    view.removeFromSuperview()
    guard let view = view as? UITableViewHeaderFooterView else { return }
    sectionViews.give(view, back: view.reuseIdentifier)
  }
}

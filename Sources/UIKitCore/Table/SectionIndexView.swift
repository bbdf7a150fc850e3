import Foundation

/// The titles at the right edge of a plain table: a finger on one of them shows its section.
///
/// As wide as UIKit prints it, in semibold type of 11 points; the distance of its lines is by eye.
final class SectionIndexView: UIView {
  /// Points that the index takes up at the right edge.
  static let width: CGFloat = 15
  /// Points from one line to the next.
  static let lineHeight: CGFloat = 14

  private weak var table: UITableView?
  private let choose: (_ title: String, _ index: Int) -> Void
  private var lines: [UIView] = []
  private var isTouched = false {
    didSet {
      latest = nil
      setNeedsLayout()
    }
  }
  /// The number of the title that a finger has come upon last; nil without a finger.
  private var latest: Int?
  var titles: [String] = [] { didSet { if titles != oldValue { setNeedsLayout() } } }

  /// The index of a table; `choose` is called for each title that a finger comes upon.
  init(of table: UITableView, _ choose: @escaping (_ title: String, _ index: Int) -> Void) {
    (self.table, self.choose) = (table, choose)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { return nil }

  /// Puts the index at the right edge of what is seen of the table.
  func place(in seen: CGRect) {
    guard let table else { return }
    frame = CGRect(
      x: table.bounds.maxX - Self.width, y: seen.minY, width: Self.width, height: seen.height)
    table.bringSubviewToFront(self)
  }

  /// The titles that have room, as numbers, nil for a dot that stands for those between two of them.
  static func shown(of count: Int, in height: CGFloat) -> [Int?] {
    let room = Int(height / lineHeight)
    guard count > room, count > 2 else { return (0..<count).map { $0 } }
    // The first and the last one are always there.
    let kept = max(2, (room + 1) / 2)
    return (0..<kept).flatMap { n in
      let index = n * (count - 1) / (kept - 1)
      return n == 0 ? [index] : [nil, index]
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for line in lines { line.removeFromSuperview() }
    let color: UIColor = table?.sectionIndexColor ?? tintColor
    let back = table?.sectionIndexBackgroundColor
    backgroundColor = isTouched ? table?.sectionIndexTrackingBackgroundColor ?? back : back
    let shown = Self.shown(of: titles.count, in: bounds.height)
    let top = (bounds.height - CGFloat(shown.count) * Self.lineHeight) / 2
    lines = shown.enumerated().map { n, index in
      let title = index.map { titles[$0] } ?? "•"
      let frame = CGRect(
        x: 0, y: top + CGFloat(n) * Self.lineHeight, width: Self.width, height: Self.lineHeight)
      if title == UITableView.indexSearch {
        let glass = UIImageView(image: UIImage(systemName: "magnifyingglass"))
        glass.frame = frame.insetBy(dx: 2, dy: 1.5)
        glass.contentMode = .scaleAspectFit
        glass.tintColor = color
        return glass
      }
      let label = UILabel(frame: frame)
      label.text = title
      label.font = .systemFont(ofSize: 11, weight: .semibold)
      label.textColor = color
      label.textAlignment = .center
      return label
    }
    for line in lines { addSubview(line) }
  }

  // MARK: Touches

  // Not passed on: a finger on the index is on no row.

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    isTouched = true
    follow(touches)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { follow(touches) }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { isTouched = false }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    isTouched = false
  }

  /// Chooses the title beside the finger, by its part of the height that all lines take up.
  ///
  /// What was chosen before may have moved the content, with which the index goes when it is laid out.
  private func follow(_ touches: Set<UITouch>) {
    guard let table, let place = touches.first?.location(in: table).y, !titles.isEmpty else {
      return
    }
    let y = place - table.bounds.minY - table.adjustedContentInset.top
    let height = CGFloat(Self.shown(of: titles.count, in: bounds.height).count) * Self.lineHeight
    let part = (y - (bounds.height - height) / 2) / height
    let index = min(max(0, Int((part * CGFloat(titles.count)).rounded(.down))), titles.count - 1)
    guard index != latest else { return }
    latest = index
    choose(titles[index], index)
  }
}

extension UITableView {
  /// The points at the right of rows that the index takes up.
  var indexRoom: CGFloat { sectionIndex == nil ? 0 : SectionIndexView.width }

  /// Asks the data source for the titles of the index, and shows them; only a plain table has an index.
  func showSectionIndex() {
    let titles = style == .plain ? dataSource?.sectionIndexTitles?(for: self) ?? nil : nil
    guard let titles, !titles.isEmpty, hasRowsEnoughForIndex else {
      sectionIndex?.removeFromSuperview()
      sectionIndex = nil
      for cell in shown.values { cell.indexRoom = 0 }
      return
    }
    let index =
      sectionIndex ?? SectionIndexView(of: self) { [weak self] in self?.show(title: $0, at: $1) }
    index.titles = titles
    if index.superview == nil { addSubview(index) }
    sectionIndex = index
    for cell in shown.values { cell.indexRoom = indexRoom }
  }

  private var hasRowsEnoughForIndex: Bool {
    guard sectionIndexMinimumDisplayRowCount > 0 else { return true }
    let count = (0..<numberOfSections).reduce(0) { $0 + numberOfRows(inSection: $1) }
    return count >= sectionIndexMinimumDisplayRowCount
  }

  /// Scrolls to the section of a title, at once.
  private func show(title: String, at index: Int) {
    let section =
      dataSource?.tableView?(self, sectionForSectionIndexTitle: title, at: index) ?? index
    // A data source that has scrolled by itself answers `NSNotFound`.
    guard let places = places(ofSection: section) else { return }
    let inset = adjustedContentInset
    let end = max(-inset.top, contentSize.height + inset.bottom - bounds.height)
    contentOffset.y = min(places.header.minY - inset.top, end)
  }
}

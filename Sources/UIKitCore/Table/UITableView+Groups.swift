import Foundation

/// How grouped tables set sections apart: as before iOS 26, by printed hierarchies of views of iOS 15 to 18 that are public.
extension UITableView {
  /// Whether sections are groups, with room between them.
  var isGrouped: Bool { style != .plain }

  /// Points beside the rows on either side, without those that the screen's sides cover.
  var groupMargin: CGFloat {
    guard style == .insetGrouped else { return 0 }
    return bounds.width < 414 ? 16 : 20
  }

  /// Points beside the rows on either side.
  var groupInset: CGFloat {
    guard style == .insetGrouped else { return 0 }
    return groupMargin + max(safeAreaInsets.left, safeAreaInsets.right)
  }

  /// The points at the sides of rows as wide as the table that what they show is kept off.
  var contentSides: UIEdgeInsets {
    guard insetsContentViewsToSafeArea, style != .insetGrouped else { return .zero }
    return UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right)
  }

  /// Has the rows on screen keep what they show off the sides.
  func showContentSides() {
    for cell in shown.values { cell.contentSides = contentSides }
    setNeedsLayout()
  }

  /// Points above the first group, without a header of its own.
  private static let top: CGFloat = 35
  /// Points above or below a group that has no header or footer.
  private static let gap: CGFloat = 53.0 / 3
  /// What a first header has above it in addition to others.
  private static let roomAboveFirstHeader: CGFloat = 52.0 / 3
  /// The corners of inset groups.
  private static let cornerRadius: CGFloat = 10

  /// The height above or below a group of what has no view.
  func blankHeight(isHeader: Bool, section: Int) -> CGFloat {
    guard isGrouped else { return 0 }
    return isHeader && section == 0 && tableHeaderView == nil ? Self.top : Self.gap
  }

  /// What keeps a title off the sides of a header or footer as wide as the table.
  func sideConstraints(of label: UILabel, in view: UIView) -> [NSLayoutConstraint] {
    let side = groupMargin + 16
    let room = view.safeAreaLayoutGuide
    return [
      label.leadingAnchor.constraint(equalTo: room.leadingAnchor, constant: side),
      label.trailingAnchor.constraint(equalTo: room.trailingAnchor, constant: -side),
    ]
  }

  /// A title above a group: small capitals of the system, grey, at the group's lower end.
  func groupTitle(_ title: String, isFirst: Bool) -> UIView {
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 38)
    guard let label = view.textLabel else { return view }
    label.text = title.uppercased()
    label.font = .preferredFont(forTextStyle: .footnote)
    label.textColor = .secondaryLabel
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate(sideConstraints(of: label, in: view))
    // In a header of another height than its own the title keeps its size, and stays at the lower end.
    let top = label.topAnchor.constraint(
      equalTo: view.topAnchor, constant: 16 + (isFirst ? Self.roomAboveFirstHeader : 0))
    top.priority = .defaultLow - 1
    label.setContentHuggingPriority(.defaultLow, for: .vertical)
    NSLayoutConstraint.activate([
      top,
      label.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -19.0 / 3),
    ])
    return view
  }

  /// Gives a cell the look of its place in its group.
  func showGroup(of cell: UITableViewCell, at path: IndexPath, of count: Int) {
    guard isGrouped else { return }
    if cell.backgroundColor == .systemBackground {
      cell.backgroundColor = .secondarySystemGroupedBackground
    }
    let isLast = path.row == count - 1
    // The last line of a group goes from edge to edge, or is not there where corners are.
    if isLast { cell.tableSeparatorInset = .zero }
    cell.showTopSeparator(
      style == .grouped && path.row == 0 && !cell.separator.isHidden)
    guard style == .insetGrouped else { return }
    cell.separator.isHidden = cell.separator.isHidden || isLast
    var corners: CACornerMask = []
    if path.row == 0 { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    cell.layer.cornerRadius = corners.isEmpty ? 0 : Self.cornerRadius
    cell.layer.maskedCorners = corners
    if swipeActions?.keepsClipped(cell, then: !corners.isEmpty) != true {
      cell.clipsToBounds = !corners.isEmpty
    }
  }
}

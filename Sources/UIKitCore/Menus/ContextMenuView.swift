import AnimGeometry
package import Foundation

/// The list of a menu: rows with a title at one end and a picture at the other, on a material.
///
/// Measures are iOS's: 250 points wide, rows of 44 points, corners of 13 points.
@MainActor final class ContextMenuView: UIVisualEffectView {
  private static let width: CGFloat = 250
  private static let cornerRadius: CGFloat = 13
  private static let rowHeight: CGFloat = 44
  /// Points between groups.
  private static let groupGap: CGFloat = 8
  /// Points around a menu's own title, and from its sides.
  private static let titleInset = (vertical: CGFloat(9), side: CGFloat(16))

  /// The height of all rows, in points.
  private var height: CGFloat = 0

  /// What a menu tells of.
  struct Listener {
    /// Called with the row that was tapped.
    let choose: (UIAction) -> Void
    /// Called with the row that opens a menu, and with that.
    let open: (ContextMenuRow, UIMenu) -> Void
    /// Called when the head of a menu that a row has opened is tapped.
    var close: () -> Void = {}
  }

  /// - Parameters:
  ///   - menu: What the rows show.
  ///   - scale: Pixels per point.
  ///   - isSubmenu: Whether a row has opened it, which then is its head.
  ///   - listener: Who is told.
  init(_ menu: UIMenu, scale: CGFloat, isSubmenu: Bool = false, _ listener: Listener) {
    super.init(effect: UIBlurEffect(style: .systemThickMaterial))
    clipsToBounds = true
    layer.cornerRadius = Self.cornerRadius
    layer.cornerCurve = .continuous
    let line = 1 / scale
    if isSubmenu {
      add(ContextMenuRow(headOf: menu)) { _ in listener.close() }
      addLine(height: Self.groupGap)
    } else if !menu.title.isEmpty {
      addTitle(menu.title)
      addLine(height: line)
    }
    for (number, group) in menu.groups.enumerated() {
      if number > 0 { addLine(height: Self.groupGap) }
      let isIndented = group.contains { $0 is UIMenu || $0.row?.state != .off }
      for (index, element) in group.enumerated() {
        if index > 0 { addLine(height: line) }
        if let action = element.row {
          add(ContextMenuRow(action, isIndented: isIndented)) { _ in listener.choose(action) }
        } else if let menu = element as? UIMenu {
          add(ContextMenuRow(opening: menu)) { listener.open($0, menu) }
        }
      }
    }
  }

  private func add(_ row: ContextMenuRow, tapped: @escaping (ContextMenuRow) -> Void) {
    row.frame = CGRect(x: 0, y: height, width: Self.width, height: Self.rowHeight)
    row.addAction(
      UIAction { [weak row] _ in if let row { tapped(row) } }, for: .touchUpInside)
    contentView.addSubview(row)
    height += Self.rowHeight
  }

  required init?(coder: NSCoder) {
    preconditionFailure("\(Self.self) is created in code, not by Interface Builder")
  }

  /// The size of all rows, in points.
  var size: CGSize { CGSize(width: Self.width, height: height) }

  private func addTitle(_ title: String) {
    let label = UILabel(frame: .zero)
    label.text = title
    label.font = .systemFont(ofSize: 13)
    label.textColor = .secondaryLabel
    label.numberOfLines = 0
    let width = Self.width - 2 * Self.titleInset.side
    let size = label.sizeThatFits(CGSize(width: width, height: .infinity))
    label.frame = CGRect(
      x: Self.titleInset.side, y: Self.titleInset.vertical, width: width, height: size.height)
    contentView.addSubview(label)
    height = label.frame.maxY + Self.titleInset.vertical
  }

  private func addLine(height: CGFloat) {
    let line = UIView(frame: CGRect(x: 0, y: self.height, width: Self.width, height: height))
    line.backgroundColor = height < 1 ? .separator : .quaternarySystemFill
    contentView.addSubview(line)
    // A hairline lies over the rows.
    if height >= 1 { self.height += height }
  }
}

/// A row of a menu.
@MainActor package final class ContextMenuRow: UIControl {
  /// The text of the row.
  package let title: String
  private let label = UILabel(frame: .zero)
  private let picture = UIImageView(frame: .zero)
  private let check = UIImageView(frame: .zero)
  private let isIndented: Bool

  /// Points from the row's sides, and those that a checkmark takes in all rows.
  private static let inset: CGFloat = 16
  private static let indent: CGFloat = 16

  /// A row for an action, with room for a checkmark if `isIndented`.
  convenience init(_ action: UIAction, isIndented: Bool) {
    let mark: String? =
      switch action.state {
      case .off: nil
      case .on: "checkmark"
      case .mixed: "minus"
      }
    self.init(
      action, mark: mark, isIndented: isIndented,
      isDestructive: action.attributes.contains(.destructive),
      isEnabled: !action.attributes.contains(.disabled))
  }

  /// A row that opens a menu, with an arrow where others have checkmarks.
  convenience init(opening menu: UIMenu) {
    self.init(
      menu, mark: "chevron.right", isIndented: true,
      isDestructive: menu.options.contains(.destructive))
  }

  /// The row of a menu that has opened, which is its head.
  convenience init(headOf menu: UIMenu) {
    self.init(menu, mark: "chevron.down", isIndented: true)
    label.font = .systemFont(ofSize: 17, weight: .semibold)
  }

  private init(
    _ element: UIMenuElement, mark: String?, isIndented: Bool, isDestructive: Bool = false,
    isEnabled: Bool = true
  ) {
    title = element.title
    self.isIndented = isIndented
    super.init(frame: .zero)
    self.isEnabled = isEnabled
    let color: UIColor = isEnabled ? (isDestructive ? .systemRed : .label) : .tertiaryLabel
    label.text = element.title
    label.font = .systemFont(ofSize: 17)
    label.textColor = color
    picture.image = element.image
    picture.preferredSymbolConfiguration = .init(pointSize: 17)
    picture.tintColor = color
    check.image = mark.flatMap { UIImage(systemName: $0) }
    check.preferredSymbolConfiguration = .init(pointSize: 13, weight: .semibold)
    check.tintColor = color
    for view in [label, picture, check] { addSubview(view) }
  }

  package required init?(coder: NSCoder) {
    preconditionFailure("\(Self.self) is created in code, not by Interface Builder")
  }

  override func stateDidChange() {
    super.stateDidChange()
    backgroundColor = isHighlighted ? .tertiarySystemFill : nil
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    let image = picture.intrinsicContentSize
    // Pictures of different widths stand on one axis.
    let axis = bounds.maxX - Self.inset - 11
    picture.frame = CGRect(
      x: axis - image.width / 2, y: bounds.midY - image.height / 2, width: image.width,
      height: image.height)
    let mark = check.intrinsicContentSize
    check.frame = CGRect(
      x: Self.inset - 4, y: bounds.midY - mark.height / 2, width: mark.width, height: mark.height)
    let start = Self.inset + (isIndented ? Self.indent : 0)
    label.frame = CGRect(
      x: start, y: 0, width: max(0, axis - 15 - start), height: bounds.height)
  }
}

extension UIWindow {
  /// The row of the menu that is open, by its title; nil if there is none.
  package func contextMenuRow(titled title: String) -> UIControl? {
    func find(in view: UIView) -> ContextMenuRow? {
      for subview in view.subviews.reversed() {
        if let row = subview as? ContextMenuRow, row.title == title { return row }
        if let found = find(in: subview) { return found }
      }
      return nil
    }
    return find(in: self)
  }
}

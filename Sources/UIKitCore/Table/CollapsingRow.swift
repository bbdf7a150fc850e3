import Foundation

/// A row that one of its swipe actions has deleted: it keeps its buttons' colour and closes from below.
@MainActor struct CollapsingRow {
  private let frame: UIView
  private let restore: () -> Void

  /// Has a row close, inside of an animation, behind all others of its table; `restore` makes its cell as new.
  init(_ cell: UITableViewCell, in table: UITableView, _ restore: @escaping () -> Void) {
    self.restore = restore
    let frame = UIView()
    self.frame = frame
    UIView.withoutAnimation {
      frame.frame = cell.frame
      frame.clipsToBounds = true
      table.insertSubview(frame, at: table.backgroundView == nil ? 0 : 1)
      // What is in the row is covered, not squeezed.
      cell.frame.origin = .zero
      frame.addSubview(cell)
    }
    frame.frame.size.height = 0
  }

  /// Takes the row away.
  func end() {
    frame.removeFromSuperview()
    restore()
  }
}

import Foundation

/// What a finger on a row marks and selects, with the delegate's questions and notices in UIKit's order.
extension UITableView {
  /// Whether taps select rows now.
  private var takesTaps: Bool {
    guard editsRows else { return allowsSelection }
    return allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing
  }

  /// Whether a row stays selected beside another one now.
  var keepsSelection: Bool {
    editsRows ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  /// Marks the row under a finger, if the delegate does not mind.
  func highlightByTouch(at point: CGPoint) {
    guard takesTaps, highlighted == nil, let path = indexPathForRow(at: point),
      delegate?.tableView?(self, shouldHighlightRowAt: path) ?? true
    else { return }
    highlighted = path
    shown[path]?.setHighlighted(true, animated: false)
    delegate?.tableView?(self, didHighlightRowAt: path)
  }

  /// Ends the mark of the finger, and says which row it was on.
  @discardableResult func unhighlightByTouch() -> IndexPath? {
    guard let path = highlighted else { return nil }
    highlighted = nil
    shown[path]?.setHighlighted(false, animated: false)
    delegate?.tableView?(self, didUnhighlightRowAt: path)
    return path
  }

  /// Selects or deselects as a tap on the row does.
  func selectByTouch(_ tapped: IndexPath) {
    guard takesTaps else { return }
    if keepsSelection, selection.contains(tapped) { return deselectByTouch(tapped) }
    guard let chosen = rowToSelect(for: tapped) else { return }
    for old in selection where !keepsSelection && old != chosen { deselectByTouch(old) }
    if !selection.contains(chosen) { selection.append(chosen) }
    shown[chosen]?.setSelected(true, animated: false)
    delegate?.tableView?(self, didSelectRowAt: chosen)
    if let cell = cellForRow(at: chosen) { cell.selectionAction?(cell) }
  }

  // Whether the answer is nil or there is none makes a difference.

  private func rowToSelect(for path: IndexPath) -> IndexPath? {
    guard let delegate else { return path }
    do { return try delegate.tableView(self, willSelectRowAt: path) } catch { return path }
  }

  private func rowToDeselect(for path: IndexPath) -> IndexPath? {
    guard let delegate else { return path }
    do { return try delegate.tableView(self, willDeselectRowAt: path) } catch { return path }
  }

  private func deselectByTouch(_ old: IndexPath) {
    guard let path = rowToDeselect(for: old) else { return }
    deselectRow(at: path, animated: false)
    delegate?.tableView?(self, didDeselectRowAt: path)
  }
}

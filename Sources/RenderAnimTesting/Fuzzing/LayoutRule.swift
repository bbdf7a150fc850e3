import AnimFuzzing

/// A rule that holds of every layout, whatever it looks like: what ``fuzz(_:sections:size:runs:seed:without:fileID:filePath:function:line:column:)`` expects.
public enum LayoutRule: String, CaseIterable, Sendable {
  /// UIKit raises no exception when all that happens is legal.
  case exception
  /// Each element has one answer: the same from both methods, the same when asked twice, inside of
  /// content that scrolls.
  case answers
  /// The attributes of an element do not depend on the rectangle that is asked for, and it is returned for each that it
  /// lies in.
  case rectangle
  /// Further layout passes, of the view and of all above it, change nothing.
  case passes
  /// What is shown after an update is what a full invalidation shows.
  case invalidation
  /// What is shown after an update is what `reloadData()` shows.
  case reload
  /// The content stays where it is when nothing above it changes.
  case offset
  /// Where a layout corrects the offset for cells that turn out larger or smaller than estimated, what is
  /// on screen does not jump.
  case anchor
  /// A cell that stays on screen goes on showing its item.
  case identity
  /// Scrolled away and back, the same is shown.
  case scrolledBack
  /// Turned and turned back, the same is shown.
  case rotatedTwice
  /// A layout that says that UIKit turns it round for right-to-left places all as in a mirror then.
  case mirrored
  /// Cells that were reused, and a layout that was updated, turned or resized, show what new ones show, in content of the same
  /// size.
  case fresh

  var rule: FuzzRule? { FuzzRule(rawValue: rawValue) }
}

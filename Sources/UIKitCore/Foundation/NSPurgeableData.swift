public import Foundation

/// Data that may be given up where memory is short; here it never is.
open class NSPurgeableData: NSMutableData {
  /// Keeps the data until `endContentAccess()`; true, as it is there unless it was discarded.
  @discardableResult open func beginContentAccess() -> Bool { !isDiscarded }
  /// Lets the data be given up.
  open func endContentAccess() {}
  /// Gives the data up.
  open func discardContentIfPossible() {
    isDiscarded = true
    length = 0
  }
  /// Whether the data was given up.
  open func isContentDiscarded() -> Bool { isDiscarded }
  private var isDiscarded = false
}

extension UITableViewCell {
  /// The line below a row.
  public enum SeparatorStyle: Int, Sendable { case none, singleLine, singleLineEtched }

  /// The sign at the left of a row while the table is edited.
  public enum EditingStyle: Int, Sendable { case none, delete, insert }

  /// What of editing a row shows.
  public struct StateMask: OptionSet, Hashable, Sendable {
    /// One bit per sign, as in UIKit.
    public let rawValue: UInt

    /// The signs whose bits are set in `rawValue`.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The sign at the left.
    public static let showingEditControl = StateMask(rawValue: 1)
    /// The button that deletes, which does not come up here: a tap on the sign deletes.
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)
  }
}

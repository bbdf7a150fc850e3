/// The lines above and below a row of a list.
@preconcurrency @MainActor public struct UIListSeparatorConfiguration: Hashable {
  /// Whether a line is seen.
  public enum Visibility: Int, Sendable {
    /// Where the list has one: below each row but the last of a group.
    case automatic
    case visible, hidden
  }

  /// Stands for a line from the row's text to its end.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude,
    bottom: .greatestFiniteMagnitude, trailing: .greatestFiniteMagnitude)

  /// Whether there is a line above the row.
  public var topSeparatorVisibility = Visibility.automatic
  /// Whether there is a line below the row.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// Distances of the line above from the row's leading and trailing edges in points; by default automatic.
  public var topSeparatorInsets = Self.automaticInsets
  /// Distances of the line below from the row's leading and trailing edges in points; by default automatic.
  public var bottomSeparatorInsets = Self.automaticInsets
  /// The colour of the lines, `separator` by default.
  public var color = UIColor.separator
  /// The colour of the lines of rows that are selected along with others, `separator` by default; kept, not heeded.
  public var multipleSelectionColor = UIColor.separator

  /// The lines of a list of that look, which are the same for all.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}

  /// The lines of one row, below which the list has one by itself or not: nil for none, else their distances from its edges.
  func lines(isBetween: Bool) -> (top: NSDirectionalEdgeInsets?, bottom: NSDirectionalEdgeInsets?) {
    let isBelow =
      switch bottomSeparatorVisibility {
      case .automatic: isBetween
      case .visible: true
      case .hidden: false
      }
    return (
      topSeparatorVisibility == .visible ? topSeparatorInsets : nil,
      isBelow ? bottomSeparatorInsets : nil
    )
  }
}

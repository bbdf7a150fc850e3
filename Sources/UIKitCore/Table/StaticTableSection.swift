package import Foundation

/// A section of a table whose rows are drawn in a storyboard.
@MainActor package struct StaticTableSection {
  /// The title above the rows; nil for none.
  package var header: String?
  /// The title below the rows; nil for none.
  package var footer: String?
  /// The rows, each with its height in points, nil for the table's.
  package var rows: [(cell: UITableViewCell, height: CGFloat?)]

  /// A section of rows.
  package init(
    header: String?, footer: String?, rows: [(cell: UITableViewCell, height: CGFloat?)]
  ) {
    self.header = header
    self.footer = footer
    self.rows = rows
  }
}

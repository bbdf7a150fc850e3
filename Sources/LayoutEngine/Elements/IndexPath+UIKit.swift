public import Foundation

extension IndexPath {
  /// The path of an item of a collection view.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  /// The path of a row of a table.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

  /// The first index.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// 0 for a path of one index, which layouts use for what belongs to all of the content.
  public var item: Int {
    get { count > 1 ? self[1] : 0 }
    set { self[1] = newValue }
  }

  /// The second index, by the name that tables use.
  public var row: Int {
    get { item }
    set { item = newValue }
  }

  /// The description that UIKit prints in its exceptions.
  package var inException: String {
    "<NSIndexPath> {length = \(count), path = \(map(String.init).joined(separator: " - "))}"
  }
}

public import Foundation

/// What older code does with the class that `IndexPath` replaced.
extension NSIndexPath {
  public convenience init(item: Int, section: Int) {
    unsafe self.init(indexes: [section, item], length: 2)
  }

  public convenience init(row: Int, section: Int) { self.init(item: row, section: section) }

  public convenience init(forItem item: Int, inSection section: Int) {
    self.init(item: item, section: section)
  }

  public convenience init(forRow row: Int, inSection section: Int) {
    self.init(item: row, section: section)
  }

  public var section: Int { index(atPosition: 0) }

  public var item: Int { index(atPosition: 1) }

  public var row: Int { item }
}

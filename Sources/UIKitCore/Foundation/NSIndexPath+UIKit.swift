public import Foundation

/// Initialisers and properties of the class that `IndexPath` replaced, for older code.
extension NSIndexPath {
  /// The path of an item of a section, both counted from 0.
  public convenience init(item: Int, section: Int) {
    unsafe self.init(indexes: [section, item], length: 2)
  }

  /// The path of a row of a section, both counted from 0.
  public convenience init(row: Int, section: Int) { self.init(item: row, section: section) }

  /// The path of an item of a section, by its name in Objective-C.
  public convenience init(forItem item: Int, inSection section: Int) {
    self.init(item: item, section: section)
  }

  /// The path of a row of a section, by its name in Objective-C.
  public convenience init(forRow row: Int, inSection section: Int) {
    self.init(item: row, section: section)
  }

  /// The first index, of a section.
  public var section: Int { index(atPosition: 0) }

  /// The second index, of an item in its section.
  public var item: Int { index(atPosition: 1) }

  /// The second index, of a row in its section.
  public var row: Int { item }
}

import AnimLayoutEngine
package import Foundation

extension IndexPath {
  /// An index path as it is read aloud: section, then item.
  package init(_ section: Int, _ item: Int) { self.init(item: item, section: section) }
}

import AnimScenarioFormat
import AnimSourceRuntime
import Foundation
import UIKitCore

/// What knows the data and the variables that names in formulas stand for: the data source of a
/// stage's collection view.
@MainActor protocol StageNameSource: AnyObject {
  /// The item at an index path; nil if there is none.
  func item(at path: IndexPath) -> DataSource.Item?
  /// The section at an index; nil if there is none.
  func section(at index: Int) -> DataSource.Section?
  /// The present value of a variable of the scenario; nil if it has none of that name.
  func variable(_ name: String) -> Expression.Value?
}

extension UICollectionView {
  /// The data source, also where a layout from sources has put its own before it.
  var ownDataSource: (any UICollectionViewDataSource)? {
    (dataSource as? StageDelegateProxy)?.base ?? dataSource
  }
}

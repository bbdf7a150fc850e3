import AnimSourceRuntime
import Foundation
import UIKitCore

extension Stage {
  /// When a screen that shows what it can has had the time to list something, in seconds: servers answer after a tenth of one.
  static let listingTime = 0.6

  /// Makes up elements for the tables and collection views that show none, where parts of the app are missing.
  func fillEmptyLists() {
    guard environment.isMissingParts else { return }
    for window in shownWindows {
      for list in Self.emptyLists(in: window) {
        let controller = sequence(first: list.view, next: \.next).lazy
          .compactMap { $0 as? UIViewController }.first
        let objects = [controller, list.dataSource, list.delegate].compactMap(\.self)
        guard MadeUpLists.fill(objects, classes.enumerations) else { continue }
        environment.attempt("what '\(type(of: list.dataSource))' answers of rows that are made up")
        {
          list.reload()
        }
        environment.warn(
          "'\(type(of: list.dataSource))' has nothing to list, as what would bring it is missing; what it lists is made up"
        )
      }
    }
  }

  /// A table or a collection view.
  private struct ListingView {
    let view: UIView
    let dataSource: AnyObject
    let delegate: AnyObject?
    let reload: @MainActor () -> Void
  }

  private static func emptyLists(in view: UIView) -> [ListingView] {
    guard !view.isHidden else { return [] }
    switch view {
    case let table as UITableView:
      guard let source = table.dataSource,
        (0..<table.numberOfSections).allSatisfy({ table.numberOfRows(inSection: $0) == 0 })
      else { return [] }
      return [
        ListingView(view: table, dataSource: source, delegate: table.delegate) {
          table.reloadData()
        }
      ]
    case let collection as UICollectionView:
      guard let source = collection.dataSource,
        (0..<collection.numberOfSections).allSatisfy({
          collection.numberOfItems(inSection: $0) == 0
        })
      else { return [] }
      return [
        ListingView(view: collection, dataSource: source, delegate: collection.delegate) {
          collection.reloadData()
        }
      ]
    default: return view.subviews.flatMap(emptyLists)
    }
  }
}

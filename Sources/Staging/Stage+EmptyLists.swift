import AnimSourceRuntime
import Foundation
import UIKitCore

extension Stage {
  /// When a screen that shows what it can has had the time to list something, in seconds: servers answer after a tenth of one.
  static let listingTime = 0.6

  /// Makes up elements for the tables and collection views that show none, where parts of the app are missing.
  ///
  /// Where an app has asked a server that does not answer, it shows what it does without: empty lists.
  func fillEmptyLists() {
    guard environment.isMissingParts, unanswered.isEmpty else { return }
    let names = classes.enumerations
    for window in shownWindows {
      for list in Self.emptyLists(in: window) {
        let controller = sequence(first: list.view, next: \.next).lazy
          .compactMap { $0 as? UIViewController }.first
        let objects = [controller, list.dataSource, list.delegate].compactMap(\.self)
        let source = (list.dataSource as? MessageForwarder)?.messageTarget ?? list.dataSource
        var isFilled = false
        environment.attempt("what '\(type(of: source))' answers of rows that are made up") {
          isFilled = MadeUpLists.fill(objects, names)
          if isFilled { list.reload() }
          // What comes by other ways than an object's own is told to the view alone.
          if let listing = list.dataSource as? any MadeUpListing, list.isEmpty() {
            isFilled = MadeUpLists.tell(listing, names) || isFilled
          }
        }
        guard isFilled else { continue }
        environment.warn(
          "'\(type(of: source))' has nothing to list, as what would bring it is missing; what it lists is made up"
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
    let isEmpty: @MainActor () -> Bool
  }

  private static func emptyLists(in view: UIView) -> [ListingView] {
    guard !view.isHidden else { return [] }
    let list: ListingView?
    switch view {
    case let table as UITableView:
      list = table.dataSource.map { source in
        ListingView(
          view: table, dataSource: source, delegate: table.delegate, reload: table.reloadData
        ) {
          (0..<table.numberOfSections).allSatisfy { table.numberOfRows(inSection: $0) == 0 }
        }
      }
    case let collection as UICollectionView:
      list = collection.dataSource.map { source in
        ListingView(
          view: collection, dataSource: source, delegate: collection.delegate,
          reload: collection.reloadData
        ) {
          (0..<collection.numberOfSections).allSatisfy {
            collection.numberOfItems(inSection: $0) == 0
          }
        }
      }
    default: return view.subviews.flatMap(emptyLists)
    }
    return [list].compactMap(\.self).filter { $0.isEmpty() }
  }
}

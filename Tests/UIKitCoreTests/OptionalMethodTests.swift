import Foundation
import TestSupport
import Testing

@testable import UIKitCore

@MainActor struct OptionalMethodTests {
  private final class Controller: UICollectionViewController {
    override func collectionView(
      _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
    ) -> Bool { false }
  }

  private final class Rows: NSObject, UITableViewDelegate {
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 20 }
  }

  @Test func `of a controller's optional methods those exist that its subclass overrides`() {
    inWorld { _ in
      let controller = Controller(collectionViewLayout: UICollectionViewFlowLayout())
      let view = UICollectionView(
        frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      let delegate: any UICollectionViewDelegate = controller
      let selects: Bool? = delegate.collectionView?(view, shouldSelectItemAt: IndexPath(0, 0))
      let highlights: Bool? = delegate.collectionView?(view, shouldHighlightItemAt: IndexPath(0, 0))
      #expect(selects == false)
      #expect(highlights == nil)
      let scrolled: Void? = delegate.scrollViewDidScroll?(view)
      #expect(scrolled == nil)
    }
  }

  @Test func `what a table's delegate leaves out is the table's to say`() {
    inWorld { _ in
      let table = UITableView(frame: .zero, style: .plain)
      let delegate: any UITableViewDelegate = Rows()
      let height: CGFloat? = delegate.tableView?(table, heightForRowAt: IndexPath(0, 0))
      let header: CGFloat? = delegate.tableView?(table, heightForHeaderInSection: 0)
      #expect(height == 20)
      #expect(header == nil)
    }
  }

  @Test func `an answer that is counted on, and that nobody gives, ends the program`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let layout = UICollectionViewFlowLayout()
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        let delegate: any UICollectionViewDelegate = UICollectionViewController(
          collectionViewLayout: layout)
        _ = delegate.collectionView?.required(view, shouldSelectItemAt: IndexPath(0, 0))
      }
    }
  }

  @Test func `the log has UIKit's calls by their names, and none of an app's own`() {
    inWorld { _ in
      let controller = Controller(collectionViewLayout: UICollectionViewFlowLayout())
      let view = UICollectionView(
        frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      let delegate: any UICollectionViewDelegate = controller
      let calls = UIKitCore.CallLog.record {
        delegate.collectionView?.noted("[0, 0]")(view, didSelectItemAt: IndexPath(0, 0))
        delegate.collectionView?(view, didDeselectItemAt: IndexPath(0, 0))
      }
      #expect(calls.map(\.name) == ["collectionView(_:didSelectItemAt:)"])
      #expect(calls.first?.subject == "[0, 0]")
      #expect(calls.first?.receiver == .delegate)
    }
  }
}

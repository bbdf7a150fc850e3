import XCTest

@testable import Shelf

final class ShelfViewControllerTests: XCTestCase {
  func testShelfIsBelowTheButton() {
    let controller = ShelfViewController()
    controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    controller.view.layoutIfNeeded()
    XCTAssertEqual(controller.collectionView.frame, CGRect(x: 0, y: 44, width: 320, height: 100))
    XCTAssertEqual(controller.collectionView.visibleCells.count, 4)
  }

  func testButtonEmptiesTheShelf() {
    let controller = ShelfViewController()
    controller.loadViewIfNeeded()
    controller.button.sendActions(for: .touchUpInside)
    XCTAssertEqual(controller.collectionView.numberOfItems(inSection: 0), 0)
  }
}

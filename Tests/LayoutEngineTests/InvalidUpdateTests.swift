import Foundation
import TestSupport
import Testing

@testable import AnimLayoutEngine

/// What UIKit says of updates that cannot be.
struct InvalidUpdateTests {
  struct Example: CustomTestStringConvertible {
    let before: [Int]
    let after: [Int]
    let message: String
    let change: @Sendable (inout BatchUpdate) -> Void

    var testDescription: String { message }
  }

  static let examples: [Example] = [
    Example(
      before: [1], after: [0],
      message: "attempt to delete item 2 from section 0 which only contains 1 items before the "
        + "update"
    ) { $0.deletedItems = [IndexPath(0, 2)] },
    Example(
      before: [1], after: [1],
      message: "attempt to insert item 3 into section 0, but there are only 1 items in section 0 "
        + "after the update"
    ) { $0.insertedItems = [IndexPath(0, 3)] },
    Example(
      before: [1, 1, 1, 1], after: [1, 1, 1],
      message: "attempt to delete section 4, but there are only 4 sections before the update"
    ) { $0.deletedSections = [4] },
    Example(
      before: [2], after: [1],
      message: "attempt to delete and reload the same index path (<NSIndexPath> {length = 2, "
        + "path = 0 - 1})"
    ) {
      $0.deletedItems = [IndexPath(0, 1)]
      $0.reloadedItems = [IndexPath(0, 1)]
    },
    Example(
      before: [2], after: [1],
      message: "attempt to perform a delete and a move from the same index path (<NSIndexPath> "
        + "{length = 2, path = 0 - 1})"
    ) {
      $0.deletedItems = [IndexPath(0, 1)]
      $0.movedItems = [.init(from: IndexPath(0, 1), to: IndexPath(0, 0))]
    },
    Example(
      before: [2], after: [3],
      message: "attempt to perform an insert and a move to the same index path (<NSIndexPath> "
        + "{length = 2, path = 0 - 0})"
    ) {
      $0.insertedItems = [IndexPath(0, 0)]
      $0.movedItems = [.init(from: IndexPath(0, 1), to: IndexPath(0, 0))]
    },
    Example(
      before: [2], after: [2],
      message:
        "attempt to perform multiple moves to the same index path (<NSIndexPath> {length = 2, "
        + "path = 0 - 0})"
    ) {
      $0.movedItems = [
        .init(from: IndexPath(0, 1), to: IndexPath(0, 0)),
        .init(from: IndexPath(0, 0), to: IndexPath(0, 0)),
      ]
    },
    Example(
      before: [1, 1], after: [1],
      message: "attempt to delete and move from the same section 1"
    ) {
      $0.deletedSections = [1]
      $0.movedSections = [.init(from: 1, to: 0)]
    },
    Example(
      before: [1, 1, 1], after: [1, 1, 1],
      message: "attempt to perform multiple moves to the same section (0)"
    ) { $0.movedSections = [.init(from: 1, to: 0), .init(from: 2, to: 0)] },
    Example(
      before: [3, 5], after: [3, 7],
      message: "Invalid update: invalid number of items in section 1.  The number of items "
        + "contained in an existing section after the update (7) must be equal to the number of "
        + "items contained in that section before the update (5), plus or minus the number of items "
        + "inserted or deleted from that section (1 inserted, 0 deleted) and plus or minus the "
        + "number of items moved into or out of that section (0 moved in, 0 moved out)."
    ) { $0.insertedItems = [IndexPath(1, 0)] },
    Example(
      before: [3], after: [3, 7],
      message:
        "Invalid update: invalid number of sections.  The number of sections contained in the "
        + "collection view after the update (2) must be equal to the number of sections contained "
        + "in the collection view before the update (1), plus or minus the number of sections "
        + "inserted or deleted (0 inserted, 0 deleted)."
    ) { _ in },
  ]

  @Test(arguments: examples) func `an update that cannot be is refused`(example: Example) {
    var update = BatchUpdate()
    example.change(&update)
    #expect {
      try IndexMap(update, before: example.before, after: example.after)
    } throws: {
      "\($0)" == example.message
    }
  }
}

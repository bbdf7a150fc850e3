import AnimCauses
import Foundation
import Testing

struct CountsTests {
  private let cell = ElementName(.cell, section: 0, item: 3)
  private let header = ElementName(.supplementaryView, kind: "header", section: 0, item: 0)

  private func counts(_ kinds: CauseEvent.Kind...) -> Counts {
    Counts(kinds.map { CauseEvent(time: 0, $0) })
  }

  @Test func `events are counted by what they are`() {
    let counts = counts(
      .round(1), .round(2), .preparation(layout: "Grid"), .query(.zero, count: 5),
      .call(receiver: .layout, name: "layoutAttributesForElements(in:)"),
      .call(receiver: .layout, name: "layoutAttributesForItem(at:)"),
      .constraints(view: "Cell", pivots: 4), .constraints(view: "Cell", pivots: 3), .reload)
    let expected: [Quantity: Int] = [
      .layoutPasses: 2, .preparations: 1, .queries: 2, .attributesReturned: 5,
      .constraintPivots: 7,
    ]
    for quantity in Quantity.allCases { #expect(counts[quantity] == expected[quantity] ?? 0) }
  }

  @Test func `cells are counted, and no other views`() {
    let counts = counts(
      .made(cell, view: 1, viewClass: "Cell", identifier: "a"), .configured(cell),
      .made(header, view: 2, viewClass: "Header", identifier: "b"), .configured(header),
      .reused(cell, view: 1), .reused(cell, view: 1))
    #expect(counts[.cellsMade] == 1)
    #expect(counts[.cellsConfigured] == 1)
    #expect(counts[.cellsReused] == 2)
  }

  @Test func `numbers are added, and the largest are kept, each for itself`() {
    let (a, b) = (counts(.round(1), .round(2)), counts(.round(1), .preparation(layout: "Grid")))
    #expect((a + b)[.layoutPasses] == 3)
    #expect(Counts.maximum(a, b)[.layoutPasses] == 2)
    #expect(Counts.maximum(a, b)[.preparations] == 1)
  }

  @Test func `numbers are read as they were written, and what was left out is none`() throws {
    let counts = counts(.round(1), .query(.zero, count: 5))
    let data = try JSONEncoder().encode(counts)
    #expect(try JSONDecoder().decode(Counts.self, from: data) == counts)
    let short = try JSONDecoder().decode(Counts.self, from: Data(#"{"cellsMade": 3}"#.utf8))
    #expect(short[.cellsMade] == 3 && short[.queries] == 0)
  }
}

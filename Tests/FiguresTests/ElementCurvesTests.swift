import AnimGeometry
import AnimStaging
import Foundation
import Testing

@testable import AnimFigures

struct ElementCurvesTests {
  private func cell(
    _ item: Int, id: UInt64, x: CGFloat = 0, alpha: Double = 1, turn: CGFloat = 0
  ) -> TracedElement {
    let (c, s) = (cos(turn), sin(turn))
    let corners = [(-1, -1), (1, -1), (1, 1), (-1, 1)].map { CGPoint(x: x + $0.0, y: $0.1) }
    return TracedElement(
      id: id, category: .cell, section: 0, item: item, center: CGPoint(x: x, y: 0),
      size: CGSize(width: 2, height: 2), alpha: alpha,
      transform: CATransform3D(rows: [c, s, 0, 0], [-s, c, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1]),
      quad: corners)
  }

  private func moments(_ elements: [[TracedElement]]) -> [TracedMoment] {
    elements.enumerated().map { TracedMoment(time: Double($0) / 10, elements: $1) }
  }

  @Test func `only what changes has curves`() {
    let curves = ElementCurves(
      moments((0..<5).map { [cell(0, id: 1, x: CGFloat($0) * 10), cell(1, id: 2)] }))
    #expect(curves.names == ["cell [0, 0]"])
    #expect(curves.quantities == [.x])
    #expect(curves.curves.first?.points.map(\.value) == [0, 10, 20, 30, 40])
  }

  @Test func `a cell keeps its curve when an update moves its index path`() {
    let curves = ElementCurves(
      moments([[cell(3, id: 9, x: 0)], [cell(4, id: 9, x: 50)], [cell(4, id: 9, x: 90)]]),
      items: [[0, 4]])
    #expect(curves.names == ["cell [0, 3] → [0, 4]"])
    #expect(curves.curves.first?.stretches.count == 1)
  }

  @Test func `a cell that was away has a gap in its curve`() {
    let curves = ElementCurves(
      moments([[cell(0, id: 1, x: 0)], [cell(0, id: 1, x: 20)], [], [cell(0, id: 1, x: 40)]]))
    #expect(curves.curves.first?.stretches.map(\.count) == [2, 1])
  }

  @Test func `angles do not jump where they pass half a turn`() {
    let turns = (0..<8).map { CGFloat($0) * .pi / 3 }
    let curves = ElementCurves(moments(turns.map { [cell(0, id: 1, turn: $0)] }))
    let degrees = curves.curves.first { $0.quantity == .rotation }?.points.map(\.value) ?? []
    for (degree, turn) in zip(degrees, turns) {
      #expect(abs(degree - Double(turn) * 180 / .pi) < 1e-6)
    }
    #expect(degrees.count == 8)
  }

  @Test func `the most lively cells are chosen, in the order in which they came`() {
    let curves = ElementCurves(
      moments(
        (0..<4).map { tick in
          (0..<4).map { cell($0, id: UInt64($0), x: CGFloat(tick * [10, 40, 5, 80][$0])) }
        }), limit: 2)
    #expect(curves.names == ["cell [0, 1]", "cell [0, 3]"])
  }
}

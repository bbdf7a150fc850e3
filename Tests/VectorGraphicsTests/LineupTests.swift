import AnimDrawing
import AnimGeometry
import AnimPixels
import Foundation
import Testing

@testable import AnimVectorGraphics

struct LineupTests {
  private func box(_ id: UInt64, opacity: Double = 1) -> DisplayItem {
    DisplayItem(
      id: id, opacity: opacity,
      content: .box(
        Box(RoundedRect(CGRect(x: 0, y: 0, width: 9, height: 9)), fill: .color(.black))))
  }

  private func ids(_ lists: [[DisplayItem]]) -> [UInt64] {
    [Actor](lists, frames: Array(lists.indices)).map(\.look.id)
  }

  @Test func `drawings that come and go have a place between their neighbours`() {
    let lists = [[box(1), box(3)], [box(1), box(2), box(3)], [box(2), box(3), box(4)]]
    #expect(ids(lists) == [1, 2, 3, 4])
  }

  @Test func `what is raised above others is another actor until it sinks again`() {
    let (low, high) = ([box(1), box(2), box(3)], [box(2), box(3), box(1)])
    let actors = [Actor]([low, high, low], frames: [0, 1, 2])
    #expect(actors.map(\.look.id) == [1, 2, 3, 1])
    #expect(actors[0].frames == [0, 2])
    #expect(actors[3].frames == [1])
  }

  @Test func `in every frame the actors can be painted in their order`() {
    let lists = [[1, 2, 3, 4], [4, 3, 2, 1], [2, 1, 4, 3], [1, 2, 3, 4]].map { $0.map { box($0) } }
    let actors = [Actor](lists, frames: Array(lists.indices))
    for (frame, list) in lists.enumerated() {
      #expect(actors.filter { $0.frames.contains(frame) }.map(\.look.id) == list.map(\.id))
    }
  }

  @Test func `a group that is there while something is transparent is always there`() {
    let opaque = [box(1), box(2), box(3)]
    let faded = [
      box(1), DisplayItem(id: 9, opacity: 0.5, content: .group(Group(items: [box(2), box(3)]))),
    ]
    let lists = [opaque, faded].map { DisplayList(size: .zero, items: $0) }
    let groups = SteadyGroups(in: lists)
    let actors = [Actor](lists.map { groups.grouped($0.items) }, frames: [0, 1])
    #expect(actors.map(\.look.id) == [1, 9])
    #expect(actors[1].items.map(\.opacity) == [1, 0.5])
    #expect(actors[1].members.map(\.look.id) == [2, 3])
  }
}

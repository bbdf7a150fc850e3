import AnimCauses
import Foundation
import Testing

@MainActor struct CauseRecorderTests {
  @Test func `an event comes of the one that it happens in`() {
    let recorder = CauseRecorder()
    recorder.during(.reload) {
      recorder.during(.round(1)) { recorder.note(.preparation(layout: "Grid")) }
      recorder.note(.update(""))
    }
    let causes = recorder.log.events.map(\.cause)
    #expect(causes == [.none, CauseID(0), CauseID(1), CauseID(0)])
    #expect(recorder.current == .none)
  }

  @Test func `what was put off comes of what asked for it`() {
    let recorder = CauseRecorder()
    let touch = recorder.note(.touch(.ended, .zero))
    recorder.time = 2
    recorder.resume(touch) { recorder.note(.reload) }
    #expect(recorder.log.chain(from: recorder.log.last) == [CauseID(1), touch])
    #expect(recorder.log.events.map(\.time) == [0, 2])
  }

  @Test func `a query is told how many elements it named`() {
    let recorder = CauseRecorder()
    let named = recorder.query(.zero, from: .none) { [1, 2, 3] }
    #expect(named == [1, 2, 3])
    #expect(recorder.log[recorder.answer]?.kind == .query(.zero, count: 3))
  }

  @Test(arguments: [
    ("cell [0,3]", "cell [0,3]"), ("0,3", "cell [0,3]"), ("item [1, 2]", "cell [1,2]"),
    ("header [1]", "header [1]"), ("footer [2]", "footer [2]"), ("badge [0, 2]", "badge [0,2]"),
    ("UICollectionElementKindSectionHeader [1,0]", "header [1]"),
  ])
  func `elements are named as people name them`(text: String, name: String) throws {
    #expect(try #require(ElementName(text)).description == name)
  }

  @Test(arguments: [
    "", "cell", "cell [1]", "cell [0,1,2]", "contentOffset", "big cell [0,1]", "cell [-1,0]",
  ])
  func `other texts name no element`(text: String) {
    #expect(ElementName(text) == nil)
  }
}

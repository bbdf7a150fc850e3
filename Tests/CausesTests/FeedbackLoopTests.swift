import AnimCauses
import Foundation
import Testing

@MainActor struct FeedbackLoopTests {
  /// A log of turns: each is a layout, because of what the turn before ended with.
  private func log(turns: Int, _ turn: (CauseRecorder, Int) -> CauseID) -> CauseLog {
    let recorder = CauseRecorder()
    var cause = recorder.note(.step(name: "wait", file: "a.yaml", line: 3))
    for number in 0..<turns {
      let layout = recorder.note(.layout(view: "Feed"), because: cause)
      recorder.resume(layout) { cause = turn(recorder, number) }
    }
    return recorder.log
  }

  private func sizing(_ height: CGFloat) -> CauseEvent.Kind {
    .sizing(
      ElementName(.cell, section: 0, item: 3), viewClass: "Card",
      given: CGSize(width: 100, height: 50),
      preferred: CGSize(width: 100, height: height), isHeeded: true)
  }

  private func invalidation(_ recorder: CauseRecorder, because cause: CauseID) -> CauseID {
    recorder.note(.invalidation(layout: "Grid", extent: .arrangement), because: cause)
  }

  @Test func `the shortest cycle is found with what alternates in it`() throws {
    let loop = try #require(
      FeedbackLoop(
        log(turns: 8) { recorder, number in
          // Others may do something in a turn that brings nothing about.
          recorder.note(.configured(ElementName(.cell, section: 0, item: number)))
          let sizing = recorder.note(sizing(number.isMultiple(of: 2) ? 50 : 60))
          return invalidation(recorder, because: sizing)
        }))
    #expect(loop.kind == .selfSizing)
    #expect(
      loop.events.map(\.sentence) == [
        "Feed is laid out", "cell [0,3] is 100 × 50 and prefers 100 × 60",
        "Grid is invalidated: the places that it worked out are out of date",
      ])
    #expect(
      loop.changes.map(\.sentence) == [
        "the preferred size of cell [0,3] alternates between 100 × 50 and 100 × 60"
      ])
    #expect(loop.methods.first?.className == "Card")
  }

  @Test func `a value that grows by the same each time is told so`() throws {
    let loop = try #require(
      FeedbackLoop(
        log(turns: 6) { recorder, number in
          let y = Double(number)
          return recorder.note(
            .offset(
              view: "Feed", from: CGPoint(x: 0, y: 7 * y), to: CGPoint(x: 0, y: 7 * y + 7), .code))
        }))
    #expect(loop.kind == .offsetInLayout)
    #expect(
      loop.changes.map(\.sentence) == [
        "the contentOffset of Feed changes by 0, 7 each time: 0, 21, then 0, 28, then 0, 35, then 0, 42"
      ])
  }

  @Test func `an invalidation while elements are asked for is told from one by a view`() throws {
    let loop = try #require(
      FeedbackLoop(
        log(turns: 6) { recorder, _ in
          invalidation(recorder, because: recorder.note(.query(.zero, count: 2)))
        }))
    #expect(loop.kind == .invalidationInQuery)
    #expect(loop.methods.isEmpty)
  }

  @Test func `bounds and insets that follow each other are told so`() throws {
    let none = CauseEvent.Insets(top: 0, left: 0, bottom: 0, right: 0)
    let some = CauseEvent.Insets(top: 8, left: 0, bottom: 0, right: 0)
    let loop = try #require(
      FeedbackLoop(
        log(turns: 6) { recorder, number in
          let (old, new) = number.isMultiple(of: 2) ? (none, some) : (some, none)
          let inset = recorder.note(.inset(view: "Feed", from: old, to: new))
          return recorder.note(
            .offset(view: "Feed", from: .zero, to: CGPoint(x: 0, y: -new.top), .code),
            because: inset)
        }))
    #expect(loop.kind == .insets)
    #expect(loop.changes.count == 2)
    #expect(
      loop.changes.first?.sentence
        == "the adjusted content inset of Feed alternates between {8, 0, 0, 0} and {0, 0, 0, 0}")
  }

  @Test func `causes that do not come back are no loop`() {
    #expect(
      FeedbackLoop(
        log(turns: 2) { recorder, number in
          invalidation(recorder, because: recorder.note(sizing(CGFloat(number))))
        }) == nil)
    #expect(FeedbackLoop(CauseLog()) == nil)
  }

  @Test func `the line of a loop is that of the code that decides`() throws {
    let site = CallSite(rawValue: 7)
    let recorder = CauseRecorder { site }
    var cause = CauseID.none
    for number in 0..<5 {
      let layout = recorder.note(.layout(view: "Feed"), because: cause)
      cause = recorder.note(
        .offset(view: "Feed", from: .zero, to: CGPoint(x: 0, y: Double(number)), .code),
        because: layout)
    }
    let loop = try #require(FeedbackLoop(recorder.log))
    #expect(loop.site == site)
    let lines = loop.lines {
      $0 == site ? CodePlace(function: "f()", file: "Feed.swift", line: 12) : nil
    }
    #expect(lines.first == "this is contentOffset set while the view is laid out:")
    #expect(
      lines.contains { $0.hasPrefix("2. ") && $0.hasSuffix("(Feed.swift:12), and so on from 1") })
  }
}

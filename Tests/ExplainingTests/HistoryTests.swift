import AnimCauses
import AnimExplaining
import AnimStaging
import Foundation
import Testing

@MainActor struct HistoryTests {
  private let cell = ElementName(.cell, section: 0, item: 3)
  private let place = CauseEvent.Placement(
    center: CGPoint(x: 50, y: 25), size: CGSize(width: 100, height: 50))

  /// A cell that an insertion in line 7 has placed at half a second, in a view of the number 5.
  private func recorder() -> CauseRecorder {
    let recorder = CauseRecorder { CallSite(rawValue: 9) }
    recorder.time = 0.5
    recorder.during(.step(name: "insertItems", file: "a.yaml", line: 7)) {
      recorder.during(.update("inserts [0,3]")) {
        recorder.during(.round(1)) {
          let query = recorder.note(.query(CGRect(x: 0, y: 0, width: 320, height: 480), count: 4))
          recorder.note(.placement(cell, view: 5, place), from: query)
          recorder.note(.animation(view: 5, key: "position", duration: 0.3))
        }
      }
    }
    return recorder
  }

  private func history(_ sightings: [History.Sighting] = []) -> History {
    var history = History()
    history.add(recorder().log, number: 1) { $0 + 10 }
    history.places = [
      CallSite(rawValue: 9): CodePlace(function: "f()", file: "Grid.swift", line: 88)
    ]
    history.sightings = sightings
    return history
  }

  private func element(_ y: CGFloat, alpha: Double = 1, id: UInt64 = 5) -> TracedElement {
    let corners = [(0, y), (100, y), (100, y + 50), (0, y + 50)].map { CGPoint(x: $0.0, y: $0.1) }
    return TracedElement(
      id: id | 1 << 32, category: .cell, section: 0, item: 3, center: CGPoint(x: 50, y: y + 25),
      size: CGSize(width: 100, height: 50), alpha: alpha, quad: corners)
  }

  private func sightings(_ tops: [CGFloat], from time: Double) -> [History.Sighting] {
    tops.enumerated().map { index, top in
      .init(
        time: time + Double(index) / 10, take: 1, contentOffset: .zero, elements: [element(top)])
    }
  }

  @Test func `a place leads by its query to the step, in the times of the picture`() {
    let answer = history(sightings([40, 0], from: 10.6)).answer(about: cell, at: 10.6, nil)
    #expect(
      answer.text == """
        cell [0,3] at 10.600 s: x 0, y 40, 100 × 50
          on its way to x 0, y 0, 100 × 50, until 10.800 s (position)
          its view shows it since 10.500 s, in this place since 10.500 s
          10.500 s  cell [0,3] is placed at x 0, y 0, 100 × 50  (Grid.swift:88 in f())
          10.500 s  because layoutAttributesForElements(in: x 0, y 0, 320 × 480) names 4 elements  \
        (Grid.swift:88 in f())
          10.500 s  because an update is shown: inserts [0,3]  (Grid.swift:88 in f())
          10.500 s  because step 'insertItems' begins  (a.yaml:7)

        """)
  }

  private func testimony(
    counts: [Int] = [10], asked: CauseEvent.Placement?, named: CauseEvent.Placement? = nil
  ) -> Testimony {
    Testimony(
      element: cell, counts: counts, asked: asked, named: named,
      bounds: CGRect(x: 0, y: 0, width: 320, height: 480),
      contentSize: CGSize(width: 320, height: 5000),
      hasView: false)
  }

  @Test func `the first ground that keeps an element away is told`() {
    func ground(_ testimony: Testimony) -> String? {
      history().answer(about: cell, at: 10, testimony).statements.dropFirst().first
    }
    #expect(
      ground(testimony(counts: [2], asked: nil))?.hasPrefix(
        "it is not in the data source, which has 2") == true)
    #expect(
      ground(testimony(counts: [], asked: nil)) == "there is no section 0: the data source has 0")
    #expect(ground(testimony(asked: nil))?.hasPrefix("the layout has no attributes for it") == true)
    #expect(ground(testimony(asked: place))?.contains("does not name it, though its place") == true)
    let below = CauseEvent.Placement(
      center: CGPoint(x: 50, y: 625), size: CGSize(width: 100, height: 50))
    #expect(ground(testimony(asked: below))?.contains("120 points below the visible") == true)
    var hidden = testimony(asked: place)
    hidden.concealment = "the collection view is hidden"
    #expect(ground(hidden) == "the collection view is hidden")
  }

  @Test func `a view that was used for another element is told`() {
    let recorder = recorder()
    recorder.time = 1
    recorder.note(.removed(cell, view: 5))
    recorder.note(.reused(ElementName(.cell, section: 0, item: 9), view: 5))
    var history = History()
    history.add(recorder.log, number: 1) { $0 }
    let statements = history.answer(about: cell, at: 2, testimony(asked: place)).statements
    #expect(
      statements.suffix(2) == [
        "its view went back to the pool at 1.000 s", "and is used for cell [0,9] since 1.000 s",
      ])
  }

  @Test func `a jump is a frame that is longer than those around it`() {
    // 3 points a frame, but for one of 53.
    let jumping = history(sightings([0, 3, 6, 59, 62, 65], from: 11)).jumps()
    #expect(jumping.map(\.time) == [11.3])
    #expect(jumping.first?.statements == ["jumps by 0, 53 on screen, within a frame"])
    // Fast, but steady; and a start that becomes faster.
    #expect(history(sightings([0, 40, 80, 120, 160], from: 11)).jumps().isEmpty)
    #expect(history(sightings([0, 2, 6, 14, 30, 60], from: 11)).jumps().isEmpty)
  }

  @Test func `what jumps with the content jumps because of what moved that`() {
    let recorder = recorder()
    recorder.time = 1.2
    recorder.during(.step(name: "tap", file: "a.yaml", line: 8)) {
      recorder.note(
        .offset(view: "View", from: .zero, to: CGPoint(x: 0, y: 53), .code))
      // A layout that is asked anew places it where it was.
      recorder.note(.placement(cell, view: 5, place))
    }
    var history = History()
    history.add(recorder.log, number: 1) { $0 }
    history.sightings = [1.1, 1.2, 1.3].map { time in
      var seen = element(time < 1.15 ? 0 : -53)
      seen.center = element(0).center
      return .init(
        time: time, take: 1, contentOffset: CGPoint(x: 0, y: time < 1.15 ? 0 : 53),
        elements: [seen])
    }
    let jump = history.jumps().first
    #expect(
      jump?.statements == [
        "jumps by 0, -53 on screen, within a frame",
        "it stays where it is in the content, which is scrolled by 0, 53",
      ])
    #expect(jump?.reasons.first?.sentence.contains("View moves from") == true)
    let movement = history.movements(in: 1.1...1.3).first
    #expect(movement?.reasons.first?.event == jump?.reasons.first?.event)
  }

  @Test func `an element that another view shows meanwhile has not come`() {
    let (before, after) = (element(0), element(0, id: 6))
    var other = element(100, id: 7)
    other.item = 4
    var history = History()
    history.sightings = [
      .init(time: 1, take: 1, contentOffset: .zero, elements: [before, other]),
      .init(time: 2, take: 1, contentOffset: .zero, elements: [after]),
    ]
    let answers = history.movements(in: 1...2)
    #expect(answers.map(\.subject) == ["cell [0,4]"])
    #expect(answers.first?.statements.first?.hasPrefix("left: ") == true)
  }

  @Test func `what moves between two moments is told by where it is seen`() {
    let history = history(sightings([0, 10, 10], from: 11))
    #expect(history.movements(in: 11...11.1).first?.statements == ["moves by 0, 10 on screen"])
    #expect(history.movements(in: 11.1...11.2).isEmpty)
  }

  @Test func `a timeline has each event with the one that explains it`() {
    let events = history().timeline()
    #expect(
      events.map(\.lane) == [
        "steps", "invalidations", "passes", "queries", "places", "animations",
      ])
    // The place leads by the query, not by the update of the elements in which both happen.
    #expect(events.map(\.cause) == [nil, 0, 1, 2, 3, 2])
    #expect(events.map(\.followsByItself) == [false, false, true, false, false, false])
    #expect(events[4].view == 5 | 1 << 32 && events[3].view == nil)
    #expect(events[0].place?.file == "a.yaml" && events[4].place?.line == 88)
    #expect(events.allSatisfy { $0.time == 10.5 })
  }

  @Test func `views that are laid out are left out of a timeline, but not what they lead to`() {
    let recorder = CauseRecorder()
    recorder.during(.touch(.ended, .zero)) {
      recorder.during(.layoutNeeded(view: "Cell")) {
        recorder.during(.layout(view: "Cell")) { recorder.note(.reload) }
      }
    }
    var history = History()
    history.add(recorder.log, number: 1) { $0 }
    #expect(history.timeline().map(\.lane) == ["touches", "invalidations"])
    #expect(history.timeline().map(\.cause) == [nil, 0])
  }

  @Test func `numbers are told by the step that they come of`() {
    let steps = history().countsBySteps()
    #expect(steps.map(\.name) == ["", "insertItems"])
    #expect(steps[0].counts == Counts([]))
    #expect(steps[1].counts[.queries] == 1 && steps[1].counts[.attributesReturned] == 4)
    #expect(steps[1].counts[.placements] == 1 && steps[1].counts[.animations] == 1)
  }
}

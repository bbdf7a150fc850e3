package import AnimCauses
package import AnimStaging
package import Foundation

/// What happened in a scenario, and what was seen of it: all that questions are answered from.
package struct History: Sendable {
  /// What was seen at a moment.
  package struct Sighting: Hashable, Sendable {
    /// Seconds of the picture.
    package var time: Double
    /// Tells takes apart: positions of different ones have nothing to do with each other.
    package var take: Int
    /// How far the content is seen to be scrolled, in points.
    package var contentOffset: CGPoint
    /// With identities that no two takes share.
    package var elements: [TracedElement]

    /// What was seen at a time.
    package init(time: Double, take: Int, contentOffset: CGPoint, elements: [TracedElement]) {
      (self.time, self.take, self.contentOffset, self.elements) = (
        time, take, contentOffset, elements
      )
    }

    /// The element of a name; of two of one name the one that stays.
    package func element(_ name: ElementName) -> TracedElement? {
      let found = elements.filter { ElementName($0).matches(name) }
      return found.first { !$0.isDisappearing } ?? found.first
    }
  }

  /// The events of all takes, in seconds of the picture.
  package private(set) var log = CauseLog()
  /// The lines of the app's code that were running.
  package var places: [CallSite: CodePlace] = [:]
  /// In order of time.
  package var sightings: [Sighting] = []
  /// The last event of each take.
  private var ends: [CauseID] = []

  /// A history of nothing.
  package init() {}

  /// Adds what happened in one take.
  ///
  /// - Parameters:
  ///   - take: The events of the take, in seconds of its own clock.
  ///   - number: Tells takes apart, from 1; the identities of its views are put into a range of their own by it.
  ///   - time: The time of the picture for one of the take's clock.
  package mutating func add(_ take: CauseLog, number: Int, at time: (Double) -> Double) {
    let first = log.events.count
    func moved(_ id: CauseID) -> CauseID { id == .none ? .none : CauseID(Int(id.index) + first) }
    for event in take.events {
      log.append(
        CauseEvent(
          time: time(event.time), cause: moved(event.cause), source: moved(event.source),
          site: event.site, event.kind.ofView(inTake: number)))
    }
    ends.append(log.last)
  }

  /// The last sighting at a time or before it; the first one if there is none.
  package func sighting(at time: Double) -> Sighting? {
    sightings.last { $0.time <= time + 1e-9 } ?? sightings.first
  }

  /// The last event of a kind that happened at a time or before it.
  func last(at time: Double, where condition: (CauseEvent.Kind) -> Bool) -> CauseID? {
    log.events.indices.reversed().first {
      log.events[$0].time <= time + 1e-9 && condition(log.events[$0].kind)
    }.map { CauseID($0) }
  }

  func place(of event: CauseEvent) -> CodePlace? { places[event.site] }
}

extension CauseEvent.Kind {
  /// The same of a view whose number no view of another take has.
  fileprivate func ofView(inTake take: Int) -> Self {
    func number(_ view: UInt64) -> UInt64 { view | UInt64(take) << 32 }
    switch self {
    case .placement(let element, let view, let place):
      return .placement(element, view: number(view), place)
    case .made(let element, let view, let viewClass, let identifier):
      return .made(element, view: number(view), viewClass: viewClass, identifier: identifier)
    case .reused(let element, let view): return .reused(element, view: number(view))
    case .removed(let element, let view): return .removed(element, view: number(view))
    case .animation(let view, let key, let duration):
      return .animation(view: number(view), key: key, duration: duration)
    case .step, .touch, .call, .update, .reload, .layoutChange, .invalidation, .preparation,
      .layoutNeeded, .layout,
      .round, .query, .offset, .resize, .contentSize, .inset, .sizing, .configured, .constraints:
      return self
    }
  }
}

extension ElementName {
  /// The name of an element that was seen.
  package init(_ element: TracedElement) {
    let category: Category =
      switch element.category {
      case .cell: .cell
      case .supplementaryView: .supplementaryView
      case .decorationView: .decorationView
      }
    self.init(category, kind: element.kind, section: element.section, item: element.item)
  }
}

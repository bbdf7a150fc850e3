package import AnimCauses
import AnimGeometry
import Foundation

/// An event as JSON: what pages and other programs are given.
///
/// Documentation/Why.md describes it.
package struct EventRecord: Encodable {
  private let id: CauseID
  private let event: CauseEvent
  private let place: CodePlace?

  /// An event of a history.
  package init(_ id: CauseID, in history: History) {
    self.id = id
    event = history.log[id] ?? CauseEvent(time: 0, .reload)
    place = history.place(of: event)
  }

  private enum Key: String, CodingKey {
    case id, time, cause, source, lane, kind, sentence, place, element, view, from, to, mover,
      frame,
      alpha, isHidden, zIndex, transform, rect, count, key, duration, name, file, line, phase,
      point,
      receiver, layout, extent, number, pivots, viewClass, identifier, given, preferred, isHeeded,
      text
  }

  /// The keys that all events have, and those of its kind; causes that there are none of are left out.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(id, forKey: .id)
    try container.encode((event.time * 1e6).rounded() / 1e6, forKey: .time)
    if event.cause != .none { try container.encode(event.cause, forKey: .cause) }
    if event.source != .none { try container.encode(event.source, forKey: .source) }
    try container.encode(event.sentence, forKey: .sentence)
    try container.encodeIfPresent(place, forKey: .place)
    try container.encode(event.kind.lane, forKey: .lane)
    try container.encode(event.kind.name, forKey: .kind)
    try encodePayload(&container)
  }

  private func encodePayload(_ container: inout KeyedEncodingContainer<Key>) throws {
    switch event.kind {
    case .step(let name, let file, let line):
      try container.encode(name, forKey: .name)
      try container.encode(file, forKey: .file)
      try container.encode(line, forKey: .line)
    case .touch(let phase, let point):
      try container.encode(phase, forKey: .phase)
      try container.encode(point.pair, forKey: .point)
    case .call(let receiver, let name):
      try container.encode(receiver, forKey: .receiver)
      try container.encode(name, forKey: .name)
    case .update(let text): try container.encode(text, forKey: .text)
    case .reload: break
    case .layoutChange(let old, let new):
      try container.encode(old, forKey: .from)
      try container.encode(new, forKey: .to)
    case .invalidation(let layout, let extent):
      try container.encode(layout, forKey: .layout)
      try container.encode(extent, forKey: .extent)
    case .preparation(let layout): try container.encode(layout, forKey: .layout)
    case .layoutNeeded(let view), .layout(let view): try container.encode(view, forKey: .viewClass)
    case .round(let number): try container.encode(number, forKey: .number)
    case .query(let rect, let count):
      try container.encode(rect.numbers, forKey: .rect)
      try container.encode(count, forKey: .count)
    case .placement(let element, let view, let place):
      try container.encode(element, forKey: .element)
      try container.encode(view, forKey: .view)
      try container.encode(place.frame.numbers, forKey: .frame)
      try container.encode(place.alpha, forKey: .alpha)
      if place.isHidden { try container.encode(true, forKey: .isHidden) }
      try container.encode(place.zIndex, forKey: .zIndex)
      let t = place.transform
      if t != .identity {
        try container.encode(
          [
            t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34,
            t.m41, t.m42, t.m43, t.m44,
          ].map { Double($0) }, forKey: .transform)
      }
    case .offset(let view, let old, let new, let mover):
      try container.encode(view, forKey: .viewClass)
      try container.encode(old.pair, forKey: .from)
      try container.encode(new.pair, forKey: .to)
      try container.encode(mover, forKey: .mover)
    case .resize(let view, let old, let new):
      try container.encode(view, forKey: .viewClass)
      try container.encode(old.pair, forKey: .from)
      try container.encode(new.pair, forKey: .to)
    case .contentSize(let old, let new):
      try container.encode(old.pair, forKey: .from)
      try container.encode(new.pair, forKey: .to)
    case .inset(let view, let old, let new):
      try container.encode(view, forKey: .viewClass)
      try container.encode(old, forKey: .from)
      try container.encode(new, forKey: .to)
    case .sizing(let element, let viewClass, let given, let preferred, let isHeeded):
      try container.encode(element, forKey: .element)
      try container.encode(viewClass, forKey: .viewClass)
      try container.encode(given.pair, forKey: .given)
      try container.encode(preferred.pair, forKey: .preferred)
      try container.encode(isHeeded, forKey: .isHeeded)
    case .made(let element, let view, let viewClass, let identifier):
      try container.encode(element, forKey: .element)
      try container.encode(view, forKey: .view)
      try container.encode(viewClass, forKey: .viewClass)
      try container.encode(identifier, forKey: .identifier)
    case .reused(let element, let view), .removed(let element, let view):
      try container.encode(element, forKey: .element)
      try container.encode(view, forKey: .view)
    case .configured(let element): try container.encode(element, forKey: .element)
    case .constraints(let view, let pivots):
      try container.encode(view, forKey: .viewClass)
      try container.encode(pivots, forKey: .pivots)
    case .animation(let view, let key, let duration):
      try container.encode(view, forKey: .view)
      try container.encode(key, forKey: .key)
      // A repetition without end has no number in JSON.
      if duration.isFinite { try container.encode(duration, forKey: .duration) }
    }
  }
}

extension CauseEvent.Kind {
  /// The lane of a timeline in which such events lie.
  var lane: String {
    switch self {
    case .step: "steps"
    case .touch: "touches"
    case .invalidation, .update, .reload, .layoutChange, .resize, .inset, .contentSize, .sizing:
      "invalidations"
    case .layoutNeeded, .layout, .round, .preparation, .constraints: "passes"
    case .query, .call: "queries"
    case .placement, .offset: "places"
    case .animation: "animations"
    case .made, .reused, .configured, .removed: "cells"
    }
  }

  fileprivate var name: String {
    switch self {
    case .step: "step"
    case .touch: "touch"
    case .call: "call"
    case .update: "update"
    case .reload: "reload"
    case .layoutChange: "layoutChange"
    case .invalidation: "invalidation"
    case .preparation: "preparation"
    case .layoutNeeded: "layoutNeeded"
    case .layout: "layout"
    case .round: "round"
    case .query: "query"
    case .placement: "placement"
    case .offset: "offset"
    case .resize: "resize"
    case .contentSize: "contentSize"
    case .inset: "inset"
    case .sizing: "sizing"
    case .made: "made"
    case .reused: "reused"
    case .configured: "configured"
    case .removed: "removed"
    case .constraints: "constraints"
    case .animation: "animation"
    }
  }
}

extension CGPoint {
  fileprivate var pair: [Double] { [Double(x), Double(y)] }
}

extension CGSize {
  fileprivate var pair: [Double] { [Double(width), Double(height)] }
}

extension CGRect {
  fileprivate var numbers: [Double] { [minX, minY, width, height].map { Double($0) } }
}

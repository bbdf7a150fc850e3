import AnimCauses
import AnimStaging
import Foundation

extension History {
  /// Why an element is not there.
  func absence(of name: ElementName, at time: Double, _ testimony: Testimony?) -> Answer {
    var answer = Answer("\(name)", at: time, ["not on screen"])
    let removal = last(at: time) { kind in
      if case .removed(let element, _) = kind { element.matches(name) } else { false }
    }
    if let testimony { answer.statements += Self.grounds(testimony) }
    if let removal, let event = log[removal], case .removed(_, let view) = event.kind {
      answer.statements.append("its view went back to the pool at \(event.time.seconds) s")
      if let (use, element) = nextUse(of: view, after: removal, until: time) {
        answer.statements.append("and is used for \(element) since \(use.seconds) s")
      }
      answer.reasons = reasons(of: removal)
    } else if testimony?.isInData == true {
      answer.statements.append("it has never had a view")
    } else if let update = last(at: time, where: { $0.isChangeOfData }) {
      answer.reasons = reasons(of: update)
    }
    return answer
  }

  /// The element that a view was taken for next.
  private func nextUse(
    of view: UInt64, after removal: CauseID, until time: Double
  ) -> (Double, ElementName)? {
    var use: (Double, ElementName)?
    for event in log.events[(Int(removal.index) + 1)...] where event.time <= time + 1e-9 {
      if case .reused(let element, view) = event.kind { use = (event.time, element) }
    }
    return use
  }

  /// What the layout and the data source say, the first that keeps an element away first.
  static func grounds(_ testimony: Testimony) -> [String] {
    let name = testimony.element
    if let concealment = testimony.concealment { return [concealment] }
    guard testimony.counts.indices.contains(name.section) else {
      return [
        "there is no section \(name.section): the data source has \(testimony.counts.count)"
      ]
    }
    let count = testimony.counts[name.section]
    if name.category == .cell, name.item >= count {
      return [
        "it is not in the data source, which has \(count) item\(count == 1 ? "" : "s") in section "
          + "\(name.section)"
      ]
    }
    guard let place = testimony.asked ?? testimony.named else {
      let method =
        name.category == .cell
        ? "layoutAttributesForItem(at:)" : "layoutAttributesForSupplementaryView(ofKind:at:)"
      return [
        "the layout has no attributes for it: \(method) answers nil, and "
          + "layoutAttributesForElements(in:) does not name it"
      ]
    }
    let bounds = testimony.bounds
    let way = place.frame.way(from: bounds)
    guard testimony.named != nil else {
      if let way {
        return [
          "asked for, but outside of the rectangle: it is at \(place.frame.text), \(way) the visible "
            + "\(bounds.text)"
        ]
      }
      return [
        "layoutAttributesForElements(in:) does not name it, though its place "
          + "\(place.frame.text) is in the visible \(bounds.text)"
      ]
    }
    if let way {
      return ["it is at \(place.frame.text), \(way) the visible \(bounds.text)"]
    }
    if place.size.width <= 0 || place.size.height <= 0 {
      return ["it has no extent: its size is \(place.size.text)"]
    }
    return testimony.hasView ? [] : ["the layout names it at \(place.text), but it has no view yet"]
  }
}

extension Testimony {
  fileprivate var isInData: Bool {
    counts.indices.contains(element.section)
      && (element.category != .cell || element.item < counts[element.section])
  }
}

extension CauseEvent.Kind {
  fileprivate var isChangeOfData: Bool {
    switch self {
    case .update, .reload: true
    case .step, .touch, .call, .layoutChange, .invalidation, .preparation, .layoutNeeded, .layout,
      .round, .query,
      .placement, .offset, .resize, .contentSize, .inset, .sizing, .made, .reused, .configured,
      .removed, .constraints, .animation:
      false
    }
  }
}

extension CGRect {
  /// On which side of another rectangle this one is, and how far: `120 points below`; nil if they overlap.
  fileprivate func way(from other: CGRect) -> String? {
    let gaps = [
      (other.minY - maxY, "above"), (minY - other.maxY, "below"), (other.minX - maxX, "left of"),
      (minX - other.maxX, "right of"),
    ]
    guard let (gap, side) = gaps.max(by: { $0.0 < $1.0 }), gap >= 0 else { return nil }
    return "\(Double(gap).hundredthsText) points \(side)"
  }
}

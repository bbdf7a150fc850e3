import AnimCauses
import AnimGeometry
import AnimScenarioFormat
import Foundation
import UIKitCore

/// Whether an expectation holds over what was observed.
@MainActor struct ExpectationCheck {
  let expectation: Expectation
  /// At one moment, or at every tick of a range.
  let observations: [Observation]
  /// What was counted meanwhile; nil if nobody did, and numbers of things are not checked.
  var work: CountedWork?
  /// How messages call the time of an observation.
  let timeName: (Double) -> String

  /// Something that is not as expected, with how wrong it is: 0 is as expected.
  private struct Failure {
    let text: String
    let time: Double
    let size: Double
  }

  /// A finding for each check that fails somewhere.
  func findings() -> [Finding] {
    expectation.checks.compactMap { check in
      let failures = failures(of: check)
      guard let first = failures.first else { return nil }
      var notes: [String] = []
      if failures.count > 1, let worst = failures.max(by: { $0.size < $1.size }) {
        notes.append(
          "this fails at \(failures.count) of \(observations.count) moments; worst \(timeName(worst.time)): "
            + worst.text)
      }
      return Finding(
        message: .failedExpectation("\(first.text) \(timeName(first.time))", notes: notes),
        range: expectation.location, sourceLine: expectation.sourceLine)
    }
  }

  private func failures(of check: Expectation.Check) -> [Failure] {
    switch check {
    case .measure(let measure, let comparison):
      return ofEach { failure(of: measure, comparison, $0, $1) }
    case .count(let quantity, let rate, let comparison):
      return work.map { failures(of: quantity, rate, comparison, in: $0) } ?? []
    case .insideBounds:
      return ofEach { observation, element in
        guard let element else { return nil }
        let overhang = element.frame.overhang(over: observation.bounds)
        guard overhang > expectation.tolerance else { return nil }
        return ("\(element.name) reaches \(overhang.shown) pt beyond the bounds", overhang)
      }
    case .pinnedToTop:
      guard observations.contains(where: { !subjects(in: $0).isEmpty }) else {
        return ofEach { _, _ in nil }
      }
      return observations.compactMap(unpinned)
    case .noOverlap: return observations.compactMap(overlap)
    case .noJump(let limit):
      return zip(observations, observations.dropFirst()).compactMap { jump($0, $1, limit) }
    case .settles(let duration): return movements(after: duration)
    }
  }

  // MARK: Subjects

  /// Checks the subject at every moment; if it is never seen, that is the failure.
  private func ofEach(
    _ check: (Observation, PresentedElement?) -> (text: String, size: Double)?
  ) -> [Failure] {
    var failures: [Failure] = []
    var isSeen = false
    for observation in observations {
      var elements: [PresentedElement?] = subjects(in: observation)
      if case .collectionView = expectation.subject { elements = [nil] }
      isSeen = isSeen || !elements.isEmpty
      for element in elements {
        if let (text, size) = check(observation, element) {
          failures.append(Failure(text: text, time: observation.time, size: size))
          break
        }
      }
    }
    if !isSeen, let time = observations.first?.time {
      return [Failure(text: "\(subjectName) is not on screen", time: time, size: .infinity)]
    }
    return failures
  }

  /// The elements in question that are on screen.
  private func subjects(in observation: Observation) -> [PresentedElement] {
    switch expectation.subject {
    case .collectionView, .items: return observation.elements.filter { $0.category == .cell }
    case .item(let item):
      guard let path = observation.path(of: item.value) else { return [] }
      return observation.cell(at: path).map { [$0] } ?? []
    case .header(let section):
      return observation.supplementaryView(
        UICollectionView.elementKindSectionHeader, ofSection: section
      ).map { [$0] } ?? []
    case .footer(let section):
      return observation.supplementaryView(
        UICollectionView.elementKindSectionFooter, ofSection: section
      ).map { [$0] } ?? []
    }
  }

  private var subjectName: String {
    switch expectation.subject {
    case .collectionView: "the collection view"
    case .items: "any item"
    case .header(let section): "header \(section)"
    case .footer(let section): "footer \(section)"
    case .item(let item):
      switch item.value {
      case .path(let path): "item \(path)"
      case .first: "the first item"
      case .last: "the last item"
      case .center: "the item in the centre"
      case .tapped: "the tapped item"
      case .pinched: "the pinched item"
      case .selected: "the selected item"
      }
    }
  }

  // MARK: Numbers

  private func failure(
    of measure: Expectation.Measure, _ comparison: Expectation.Comparison,
    _ observation: Observation, _ element: PresentedElement?
  ) -> (text: String, size: Double)? {
    guard let value = measure.value(in: observation, element) else {
      return ("\(subjectName) has no '\(measure.rawValue)'", .infinity)
    }
    let (wanted, difference) = self.difference(of: value, comparison) { expression in
      expression.number { observation.value(of: $0, for: element) }
    }
    guard difference > expectation.tolerance else { return nil }
    let owner = element.map { " of \($0.name)" } ?? ""
    return (
      "'\(measure.rawValue)'\(owner) is \(value.shown), not \(wanted)", difference
    )
  }

  /// What a number should be, in words, and how far it is from that; not positive if it is so.
  private func difference(
    of value: Double, _ comparison: Expectation.Comparison, _ number: (Expression) -> Double
  ) -> (wanted: String, difference: Double) {
    switch comparison {
    case .equals(let expression):
      let expected = number(expression)
      return (expected.shown, abs(value - expected))
    case .between(let low, let high):
      let (low, high) = (number(low), number(high))
      return ("between \(low.shown) and \(high.shown)", max(low - value, value - high))
    case .atLeast(let low):
      let low = number(low)
      return ("at least \(low.shown)", low - value)
    case .atMost(let high):
      let high = number(high)
      return ("at most \(high.shown)", value - high)
    }
  }

  // MARK: Work

  private func failures(
    of quantity: Expectation.Quantity, _ rate: Expectation.Rate,
    _ comparison: Expectation.Comparison, in work: CountedWork
  ) -> [Failure] {
    guard let end = work.frames.last?.time else { return [] }
    let name = quantity.rawValue + rate.rawValue
    let counted = Quantity(quantity)
    func failure(_ value: Double, at time: Double) -> Failure? {
      let (wanted, difference) = self.difference(of: value, comparison) { expression in
        expression.number { observations.last?.value(of: $0, for: nil) }
      }
      guard difference > expectation.tolerance else { return nil }
      return Failure(
        text: "'\(name)' is \(value.shown), not \(wanted)", time: time, size: difference)
    }
    switch rate {
    case .perFrame:
      return work.frames.compactMap { failure(Double($0.counts[counted]), at: $0.time) }
    case .perScreen:
      guard let value = work.perScreen(counted) else {
        return [
          Failure(text: "nothing is scrolled for '\(name)'", time: end, size: .infinity)
        ]
      }
      return [failure(value, at: end)].compactMap(\.self)
    case .total:
      let total = Double(work.total[counted])
      guard failure(total, at: end) != nil else { return [] }
      // Of too much, the time from which on it is too much.
      var sum = 0.0
      let excess = work.frames.first { frame in
        sum += Double(frame.counts[counted])
        return comparison.isExceeded(by: sum - expectation.tolerance) { expression in
          expression.number { observations.last?.value(of: $0, for: nil) }
        }
      }
      return [failure(total, at: excess?.time ?? end)].compactMap(\.self)
    }
  }

  // MARK: Places

  /// A header is pinned while it is at the top, or is pushed up by the next section's; it goes when
  /// its section is scrolled past.
  private func unpinned(_ observation: Observation) -> Failure? {
    guard let element = subjects(in: observation).first else {
      if case .header(let section) = expectation.subject,
        let first = observation.elements.map(\.indexPath.section).min(), first > section
      {
        return nil
      }
      return Failure(
        text: "\(subjectName) is not on screen", time: observation.time, size: .infinity)
    }
    let top = observation.bounds.minY + observation.contentInset.top
    var expected = top
    if let kind = element.kind,
      let next = observation.supplementaryView(kind, ofSection: element.indexPath.section + 1)
    {
      expected = min(top, next.frame.minY - element.frame.height)
    }
    let distance = element.frame.minY - expected
    guard abs(distance) > expectation.tolerance else { return nil }
    return Failure(
      text:
        "\(element.name) is \(abs(distance).shown) pt \(distance > 0 ? "below" : "above") the top",
      time: observation.time, size: abs(distance))
  }

  private func overlap(_ observation: Observation) -> Failure? {
    let cells = observation.elements.filter { $0.category == .cell && $0.alpha > 0 }
    let outlines = cells.map { ConvexOutline($0.outline) }
    var worst: Failure?
    for index in cells.indices {
      for other in cells.indices.dropFirst(index + 1) {
        let depth = outlines[index].depth(in: outlines[other])
        guard depth > max(expectation.tolerance, worst?.size ?? 0) else { continue }
        worst = Failure(
          text: "\(cells[index].name) and \(cells[other].name) overlap by \(depth.shown) pt",
          time: observation.time, size: depth)
      }
    }
    return worst
  }

  // MARK: Movement

  private func jump(_ old: Observation, _ new: Observation, _ limit: Double) -> Failure? {
    let before = places(in: old)
    var worst: Failure?
    for (name, place) in places(in: new) {
      guard let start = before.first(where: { $0.name == name })?.place else { continue }
      let distance = hypot(place.x - start.x, place.y - start.y)
      guard distance > max(limit + expectation.tolerance, worst?.size ?? 0) else { continue }
      worst = Failure(
        text: "\(name) jumps \(distance.shown) pt in one frame", time: new.time, size: distance)
    }
    return worst
  }

  private func movements(after duration: Double) -> [Failure] {
    guard let first = observations.first, let last = observations.last else { return [] }
    let rest = places(in: last)
    return observations.filter { $0.time >= first.time + duration - 1e-9 }.compactMap {
      observation in
      for (name, place) in places(in: observation) {
        let end = rest.first { $0.name == name }?.place
        let distance = end.map { hypot(place.x - $0.x, place.y - $0.y) } ?? .infinity
        if distance > expectation.tolerance {
          let way =
            distance.isFinite ? "is still \(distance.shown) pt from rest" : "is yet to leave"
          return Failure(text: "\(name) \(way)", time: observation.time, size: distance)
        }
      }
      return nil
    }
  }

  /// Where the elements in question are on the screen, by name.
  private func places(in observation: Observation) -> [(name: String, place: CGPoint)] {
    let elements =
      if case .collectionView = expectation.subject { observation.elements } else {
        subjects(in: observation)
      }
    return elements.map { element in
      (
        element.name,
        CGPoint(
          x: element.center.x - observation.bounds.minX,
          y: element.center.y - observation.bounds.minY)
      )
    }
  }
}

extension Expectation.Comparison {
  /// Whether a number is above what is asked for.
  fileprivate func isExceeded(by value: Double, _ number: (Expression) -> Double) -> Bool {
    switch self {
    case .equals(let bound), .atMost(let bound), .between(_, let bound): value > number(bound)
    case .atLeast: false
    }
  }
}

extension Quantity {
  fileprivate init(_ quantity: Expectation.Quantity) {
    self =
      switch quantity {
      case .layoutPasses: .layoutPasses
      case .preparations: .preparations
      case .invalidations: .invalidations
      case .queries: .queries
      case .attributesReturned: .attributesReturned
      case .cellsMade: .cellsMade
      case .cellsReused: .cellsReused
      case .cellsConfigured: .cellsConfigured
      case .constraintPivots: .constraintPivots
      case .offscreenPasses: .offscreenPasses
      case .layersDrawn: .layersDrawn
      }
  }
}

extension Expectation.Measure {
  /// The number at a moment; nil if it is one of an element and there is none.
  fileprivate func value(in observation: Observation, _ element: PresentedElement?) -> Double? {
    switch self {
    case .contentOffsetX: return observation.bounds.minX
    case .contentOffsetY: return observation.bounds.minY
    case .contentWidth: return observation.contentSize.width
    case .contentHeight: return observation.contentSize.height
    case .itemCount:
      guard let section = element?.indexPath.section else {
        return Double(observation.counts.reduce(0, +))
      }
      return Double(observation.counts[section])
    case .frameMinX, .frameMidX, .frameMaxX, .frameMinY, .frameMidY, .frameMaxY, .frameWidth,
      .frameHeight, .centerX, .centerY, .alpha, .zIndex, .scale, .rotation:
      return element.map { Double(value(of: $0)) }
    }
  }

  private func value(of element: PresentedElement) -> CGFloat {
    let (frame, transform) = (element.frame, element.transform)
    switch self {
    case .frameMinX: return frame.minX
    case .frameMidX: return frame.midX
    case .frameMaxX: return frame.maxX
    case .frameMinY: return frame.minY
    case .frameMidY: return frame.midY
    case .frameMaxY: return frame.maxY
    case .frameWidth: return frame.width
    case .frameHeight: return frame.height
    case .centerX: return element.center.x
    case .centerY: return element.center.y
    case .alpha: return element.alpha
    case .zIndex: return CGFloat(element.zIndex)
    case .scale: return hypot(transform.m11, transform.m12) / transform.m44
    case .rotation: return atan2(transform.m12, transform.m11)
    case .contentOffsetX, .contentOffsetY, .contentWidth, .contentHeight, .itemCount:
      preconditionFailure("'\(rawValue)' is no measure of an element")
    }
  }
}

/// A convex polygon, for asking how deep two lie in each other.
private struct ConvexOutline {
  let corners: [CGPoint]
  private let box: CGRect

  init(_ corners: [CGPoint]) {
    self.corners = corners
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    let (minX, minY) = (xs.min() ?? 0, ys.min() ?? 0)
    box = CGRect(x: minX, y: minY, width: (xs.max() ?? 0) - minX, height: (ys.max() ?? 0) - minY)
  }

  /// The shortest way that would part the two, 0 if they are apart: by the separating axis theorem, the
  /// least overlap of their shadows on the normals of their edges.
  func depth(in other: ConvexOutline) -> Double {
    guard box.intersects(other.box) else { return 0 }
    var least = Double.infinity
    for outline in [self, other] {
      for (a, b) in zip(outline.corners, outline.corners.dropFirst() + outline.corners.prefix(1)) {
        let length = hypot(b.x - a.x, b.y - a.y)
        guard length > 0 else { continue }
        let normal = CGPoint(x: (a.y - b.y) / length, y: (b.x - a.x) / length)
        let (mine, its) = (shadow(on: normal), other.shadow(on: normal))
        least = min(least, min(mine.high, its.high) - max(mine.low, its.low))
      }
    }
    return least.isFinite ? max(0, least) : 0
  }

  private func shadow(on axis: CGPoint) -> (low: Double, high: Double) {
    let values = corners.map { Double($0.x * axis.x + $0.y * axis.y) }
    return (values.min() ?? 0, values.max() ?? 0)
  }
}

extension CGRect {
  /// How far this reaches beyond another, 0 if it lies inside.
  fileprivate func overhang(over other: CGRect) -> Double {
    max(0, other.minX - minX, other.minY - minY, maxX - other.maxX, maxY - other.maxY)
  }
}

extension BinaryFloatingPoint {
  /// With at most three digits after the point.
  fileprivate var shown: String { Expression.Value.number(Double(self)).text }
}

extension Finding.Message {
  fileprivate static func failedExpectation(_ text: String, notes: [String]) -> Self {
    .init(.failedExpectation, text, notes: notes)
  }
}

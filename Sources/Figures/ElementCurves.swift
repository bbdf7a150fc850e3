import AnimGeometry
package import AnimStaging
package import Foundation

/// The changes of elements over time, as numbers.
package struct ElementCurves: Sendable {
  /// A quantity that is plotted.
  package enum Quantity: String, CaseIterable, Sendable {
    /// A coordinate of the centre in the picture, in points.
    case x, y
    /// The opacity, 0…1.
    case alpha
    /// The length of the element's own horizontal, as a multiple of the untransformed one.
    case scale
    /// The turn of the element's own horizontal, in degrees clockwise; it goes on beyond half
    /// turns.
    case rotation

    /// The unit of the values as it is printed; empty for plain numbers.
    package var unit: String {
      switch self {
      case .x, .y: "pt"
      case .rotation: "°"
      case .alpha, .scale: ""
      }
    }

    /// The difference below which a change is not seen.
    var threshold: Double {
      switch self {
      case .x, .y: 0.5
      case .alpha, .scale: 0.005
      case .rotation: 0.5
      }
    }
  }

  /// A value at a time.
  package struct Point: Hashable, Sendable {
    /// The time, in seconds.
    package var time: Double
    /// The value, in the quantity's unit.
    package var value: Double
  }

  /// One quantity of one element, in stretches without gaps.
  package struct Curve: Sendable {
    /// The number of the element in `names`.
    package var element: Int
    /// The quantity.
    package var quantity: Quantity
    /// The points of each stretch, in order of time.
    package var stretches: [[Point]]

    var points: [Point] { stretches.flatMap(\.self) }
  }

  /// The names of the elements, by number.
  package let names: [String]
  /// The curves, quantity by quantity; a quantity that no element changes has none.
  package let curves: [Curve]
  /// The time of the last moment, in seconds.
  package let duration: Double

  /// The curves of chosen elements.
  ///
  /// - Parameters:
  ///   - moments: The elements on screen, in order of time.
  ///   - items: The sections and items of cells to follow, each of which may be shown by several
  ///     views in turn; empty for the elements that change the most.
  ///   - limit: The largest number of elements that are followed if `items` is empty.
  package init(_ moments: [TracedMoment], items: [IndexPath] = [], limit: Int = 6) {
    duration = moments.last?.time ?? 0
    var tracks: [UInt64: Track] = [:]
    var order: [UInt64] = []
    for (index, moment) in moments.enumerated() {
      for element in moment.elements {
        if tracks[element.id] == nil { order.append(element.id) }
        tracks[element.id, default: Track()].add(element, at: moment.time, tick: index)
      }
    }
    var chosen = order.compactMap { tracks[$0] }
    if items.isEmpty {
      // The most lively ones, in the order in which they came on screen.
      let liveliest = chosen.indices
        .filter { chosen[$0].liveliness > 0 }
        .sorted { (-chosen[$0].liveliness, $0) < (-chosen[$1].liveliness, $1) }
        .prefix(limit)
      chosen = liveliest.sorted().map { chosen[$0] }
    } else {
      chosen = chosen.filter { track in items.contains { track.paths.contains($0) } }
    }
    names = chosen.map(\.name)
    curves = Quantity.allCases.flatMap { quantity in
      let all = chosen.enumerated().map { number, track in
        Curve(element: number, quantity: quantity, stretches: track.stretches(of: quantity))
      }
      // A quantity that no element changes says nothing.
      let changes = all.contains { curve in
        let values = curve.points.map(\.value)
        return (values.max() ?? 0) - (values.min() ?? 0) > quantity.threshold
      }
      return changes ? all : []
    }
  }

  /// A quantity of one element, without gaps.
  static func points(
    of quantity: Quantity, of samples: [(time: Double, element: TracedElement)]
  ) -> [Point] {
    var track = Track()
    for (tick, sample) in samples.enumerated() {
      track.add(sample.element, at: sample.time, tick: tick)
    }
    return track.stretches(of: quantity).flatMap(\.self)
  }

  /// The quantities that have curves.
  package var quantities: [Quantity] {
    Quantity.allCases.filter { quantity in curves.contains { $0.quantity == quantity } }
  }
}

/// One view through time.
private struct Track {
  private var samples: [(tick: Int, time: Double, element: TracedElement)] = []
  private(set) var paths: [IndexPath] = []

  mutating func add(_ element: TracedElement, at time: Double, tick: Int) {
    samples.append((tick, time, element))
    let path = IndexPath(indexes: [element.section, element.item])
    if element.category == .cell, !paths.contains(path) { paths.append(path) }
  }

  /// The name: `cell [0, 3]`, or with an arrow where updates changed the index path.
  var name: String {
    guard let first = samples.first?.element, let last = samples.last?.element else { return "" }
    guard first.category == .cell else { return "\(first.kind) [\(first.section), \(first.item)]" }
    func text(_ element: TracedElement) -> String { "[\(element.section), \(element.item)]" }
    let path =
      text(first) == text(last) ? text(first) : "\(text(first)) → \(text(last))"
    return "cell \(path)"
  }

  /// The amount of change of the element, a way of 100 points counting as much as fading out.
  var liveliness: Double {
    func way(_ quantity: ElementCurves.Quantity, _ unit: Double) -> Double {
      stretches(of: quantity).reduce(0) { sum, points in
        sum + zip(points, points.dropFirst()).reduce(0) { $0 + abs($1.1.value - $1.0.value) } / unit
      }
    }
    let total =
      way(.x, 100) + way(.y, 100) + way(.alpha, 1) + way(.scale, 1) + way(.rotation, 180)
    return total > 0.05 ? total : 0
  }

  func stretches(of quantity: ElementCurves.Quantity) -> [[ElementCurves.Point]] {
    var stretches: [[ElementCurves.Point]] = []
    var latest: (tick: Int, value: Double)?
    for (tick, time, element) in samples {
      guard var value = element.value(of: quantity) else {
        latest = nil
        continue
      }
      if quantity == .rotation, let latest {
        // The turn that is nearest to the one before: angles do not jump by whole turns.
        value += 360 * ((latest.value - value) / 360).rounded()
      }
      let point = ElementCurves.Point(time: time, value: value)
      if let latest, latest.tick + 1 == tick {
        stretches[stretches.count - 1].append(point)
      } else {
        stretches.append([point])
      }
      latest = (tick, value)
    }
    return stretches
  }
}

extension TracedElement {
  /// The centre of the element in the picture; nil if it is out of sight.
  package var centerInPicture: CGPoint? {
    guard quad.count == 4 else { return nil }
    return CGPoint(
      x: quad.reduce(0) { $0 + $1.x } / 4, y: quad.reduce(0) { $0 + $1.y } / 4)
  }

  fileprivate func value(of quantity: ElementCurves.Quantity) -> Double? {
    switch quantity {
    case .x: return centerInPicture.map { Double($0.x) }
    case .y: return centerInPicture.map { Double($0.y) }
    case .alpha: return alpha
    case .scale: return Double(hypot(transform.m11, transform.m12))
    case .rotation: return Double(atan2(transform.m12, transform.m11)) * 180 / .pi
    }
  }
}

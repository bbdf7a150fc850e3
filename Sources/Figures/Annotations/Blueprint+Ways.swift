import AnimDrawing
import AnimGeometry
import AnimPixels
import AnimStaging
import Foundation

extension Blueprint {
  /// The way of an item: drawn where it has been, dashed where it goes, with outlines along it.
  ///
  /// - Parameters:
  ///   - track: The item.
  ///   - start: The beginning of the way, in seconds.
  ///   - end: The end of the way, in seconds.
  ///   - now: The time that is seen, in seconds.
  ///   - ghosts: The number of outlines from the beginning of the way to its end.
  ///   - radius: The radius of the outlines' corners, in points.
  /// - Returns: The drawing; nothing for an item that does not move.
  func way(
    of track: ElementTrack, from start: Double, to end: Double, now: Double, ghosts: Int,
    radius: CGFloat
  ) -> [DisplayItem] {
    let places = track.elements(from: start, to: end).compactMap { time, element in
      element.centerInPicture.map { (time: time, center: $0, element: element) }
    }
    let past = places.filter { $0.time <= now + 1e-9 }
    let future = places.filter { $0.time >= now - 1e-9 }
    var items = self.ghosts(
      Self.evenly(ghosts, along: places).filter { $0.time <= now + 1e-9 }.map(\.element), radius)
    items += line(Self.distinct(future.map(\.center)), width: 1, dashes: [3, 4])
    items += line(Self.distinct(past.map(\.center)), width: 1.75)
    if let first = places.first, past.count > 1 { items += dot(at: first.center, radius: 2) }
    if let last = past.last { items += dot(at: last.center, radius: 4) }
    let ahead = Self.distinct(future.map(\.center))
    if ahead.count > 1 { items += arrow(at: ahead) }
    return items
  }

  /// Outlines of an element, the latest ones strongest.
  private func ghosts(_ elements: [TracedElement], _ radius: CGFloat) -> [DisplayItem] {
    elements.enumerated().flatMap { index, element -> [DisplayItem] in
      let strength = 0.25 + 0.5 * Double(index + 1) / Double(elements.count)
      guard let path = Path(rounded: element.quad, radius: radius) else { return [] }
      return [
        DisplayItem(
          content: .path(FilledPath(path, fill: .color(accent.faded(by: 0.1 * strength)))))
      ] + stroke(path, width: 1, opacity: strength)
    }
  }

  /// A head of an arrow at the end of a line.
  private func arrow(at points: [CGPoint]) -> [DisplayItem] {
    let tip = points[points.count - 1]
    // The direction over the last few points, which a small last step would make wild.
    guard let from = points.last(where: { hypot($0.x - tip.x, $0.y - tip.y) > 6 }) else {
      return []
    }
    let angle = atan2(tip.y - from.y, tip.x - from.x)
    func wing(_ turn: CGFloat) -> CGPoint {
      CGPoint(x: tip.x - 8 * cos(angle + turn), y: tip.y - 8 * sin(angle + turn))
    }
    return line([wing(0.45), tip, wing(-0.45)], width: 1.5)
  }

  /// So many of the places that are equally far from each other along the way.
  static func evenly<Place>(
    _ count: Int, along places: [(time: Double, center: CGPoint, element: Place)]
  ) -> [(time: Double, center: CGPoint, element: Place)] {
    var lengths: [CGFloat] = [0]
    for (before, after) in zip(places, places.dropFirst()) {
      lengths.append(
        (lengths.last ?? 0)
          + hypot(after.center.x - before.center.x, after.center.y - before.center.y))
    }
    guard let whole = lengths.last, whole > 1, count > 0 else { return [] }
    return (0..<count).map { number in
      let length = whole * CGFloat(number) / CGFloat(max(1, count - 1))
      let index = lengths.firstIndex { $0 >= length - 1e-6 } ?? places.count - 1
      return places[index]
    }
  }

  /// The points without those that are where the one before is.
  private static func distinct(_ points: [CGPoint]) -> [CGPoint] {
    points.reduce(into: []) { kept, point in
      if let last = kept.last, hypot(point.x - last.x, point.y - last.y) < 0.25 { return }
      kept.append(point)
    }
  }
}

extension Path {
  /// A polygon with round corners; nil if there are no three points.
  init?(rounded points: [CGPoint], radius: CGFloat) {
    guard points.count > 2 else { return nil }
    self.init()
    func toward(_ from: CGPoint, _ to: CGPoint) -> CGPoint {
      let length = hypot(to.x - from.x, to.y - from.y)
      guard length > 0 else { return from }
      let part = min(radius / length, 0.5)
      return CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part)
    }
    for (index, corner) in points.enumerated() {
      let before = points[(index + points.count - 1) % points.count]
      let after = points[(index + 1) % points.count]
      if index == 0 { move(to: toward(corner, before)) } else { line(to: toward(corner, before)) }
      quadratic(to: toward(corner, after), control: corner)
    }
    close()
  }
}

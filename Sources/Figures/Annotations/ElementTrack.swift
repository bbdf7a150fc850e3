import AnimGeometry
import AnimScenarioFormat
import AnimStaging
import Foundation

/// One item through a stretch of time.
struct ElementTrack {
  /// At each tick, whether it is in the stretch or not; nil where the item is out of sight.
  private let elements: [TracedElement?]
  private let times: [Double]
  let path: ItemIndexPath

  /// The item that has an index path when a stretch of time begins, under whatever path it has later.
  ///
  /// - Parameters:
  ///   - path: Its index path at the first tick at which it is in sight.
  ///   - start: The beginning of the stretch, in seconds.
  ///   - moments: All that is seen, in order of time.
  init(_ path: ItemIndexPath, from start: Double, in moments: [AnnotatedMoment]) {
    self.path = path
    times = moments.map(\.time)
    var view: UInt64?
    var current = (path.section, path.item)
    var elements: [TracedElement?] = []
    for moment in moments {
      let cells = moment.elements.filter { $0.category == .cell && $0.quad.count == 4 }
      var found = view.flatMap { id in cells.first { $0.id == id } }
      // Before the stretch, and where another view shows the item from now on.
      if found == nil || moment.time < start - 1e-9 {
        found = cells.first { ($0.section, $0.item) == current && !$0.isDisappearing }
      }
      if let found, moment.time >= start - 1e-9 {
        view = found.id
        current = (found.section, found.item)
      }
      elements.append(found)
    }
    self.elements = elements
  }

  /// Whether the item is in sight at any tick of a stretch.
  func isSeen(from start: Double, to end: Double) -> Bool { !indices(start, end).isEmpty }

  private func indices(_ start: Double, _ end: Double) -> [Int] {
    times.indices.filter {
      times[$0] >= start - 1e-9 && times[$0] <= end + 1e-9 && elements[$0] != nil
    }
  }

  /// The item as it is seen at a time, between two ticks in proportion; nil where it is not.
  func element(at time: Double) -> TracedElement? {
    guard let next = times.firstIndex(where: { $0 >= time - 1e-9 }) else {
      return elements.last ?? nil
    }
    guard var element = elements[next] else { return nil }
    guard next > 0, times[next] > time + 1e-9, let before = elements[next - 1],
      before.id == element.id
    else { return element }
    let part = CGFloat((time - times[next - 1]) / (times[next] - times[next - 1]))
    element.quad = zip(before.quad, element.quad).map { a, b in
      CGPoint(x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part)
    }
    return element
  }

  /// The item at every tick of a stretch at which it is in sight.
  func elements(from start: Double, to end: Double) -> [(time: Double, element: TracedElement)] {
    indices(start, end).compactMap { index in elements[index].map { (times[index], $0) } }
  }
}

extension TracedElement {
  /// The smallest upright rectangle around the element in the picture.
  var box: CGRect { CGRect(around: quad) }
}

extension TracedScreen {
  /// The smallest upright rectangle around the screen in the picture.
  var box: CGRect { CGRect(around: corners) }

  /// The smallest upright rectangle around what bars and rounded edges leave free, in the picture.
  var safeBox: CGRect { CGRect(around: safeArea) }

  /// Picture points for one point of the screen.
  var zoom: CGFloat {
    guard corners.count == 4, size.width > 0 else { return 1 }
    return hypot(corners[1].x - corners[0].x, corners[1].y - corners[0].y) / size.width
  }
}

extension CGRect {
  /// The smallest upright rectangle around points; empty at zero for none.
  fileprivate init(around points: [CGPoint]) {
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    let (x, y) = (xs.min() ?? 0, ys.min() ?? 0)
    self.init(x: x, y: y, width: (xs.max() ?? 0) - x, height: (ys.max() ?? 0) - y)
  }
}

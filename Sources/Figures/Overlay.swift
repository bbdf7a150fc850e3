package import AnimDrawing
import AnimGeometry
import AnimPixels
package import AnimStaging
package import AnimText
package import Foundation

/// Draws over the frames of one animation what is otherwise invisible: frames, index paths, ways.
///
/// Give it the frames in order of time; ways are those of the frames it has seen.
package final class Overlay {
  /// The things that an overlay can show, in the order in which they are drawn.
  package enum Kind: String, CaseIterable, Sendable {
    /// Lines on the screen, 8 points apart, every fifth of them stronger.
    case grid
    /// The outlines of elements, those that leave dashed.
    case frames
    /// The section and item of each element.
    case indexpaths
    /// The part outside of the safe area, shaded.
    case safearea
    /// The ways of the elements' centres so far.
    case curves
    /// The number of the frame and its time.
    case fps
  }

  private let kinds: [Kind]
  private let framesPerSecond: Double
  private let lettering: Lettering
  private var ways: [UInt64: [CGPoint]] = [:]
  private var order: [UInt64] = []

  /// An overlay of some kinds.
  ///
  /// - Parameters:
  ///   - kinds: The things that are shown, in any order.
  ///   - framesPerSecond: The frame rate of the animation, for counting frames.
  ///   - fonts: The fonts, among them the system font.
  /// - Throws: `FontError` if the system font is not installed.
  package init(
    _ kinds: [Kind], framesPerSecond: Double, fonts: FontLibrary
  ) throws(FontError) {
    // What covers more is drawn first.
    self.kinds = Kind.allCases.filter(kinds.contains)
    self.framesPerSecond = framesPerSecond
    lettering = try Lettering(fonts)
  }

  /// The overlay of a frame; frames are to be given in order of time.
  ///
  /// - Parameters:
  ///   - size: The size of the frame, in points.
  ///   - time: The time of the frame, in seconds.
  ///   - elements: The elements that are seen in it.
  ///   - screen: The screen in it.
  /// - Returns: What is drawn over the frame.
  package func items(
    over size: CGSize, time: Double, elements: [TracedElement], screen: TracedScreen
  ) -> [DisplayItem] {
    if kinds.contains(.curves) { follow(elements) }
    return kinds.flatMap { kind in
      switch kind {
      case .grid: grid(on: screen)
      case .frames: elements.flatMap(outline)
      case .indexpaths: elements.flatMap(label)
      case .safearea: shade(outside: screen)
      case .curves: order.compactMap { ways[$0] }.flatMap(way)
      case .fps: counter(at: time, in: size)
      }
    }
  }

  private static let accents: [TracedElement.Category: UInt32] = [
    .cell: 0x007aff, .supplementaryView: 0xff9500, .decorationView: 0x34c759,
  ]

  private func color(of element: TracedElement) -> Color {
    Color(hex: Self.accents[element.category] ?? 0)
  }

  // MARK: Elements

  private func outline(of element: TracedElement) -> [DisplayItem] {
    guard let path = Path(polygon: element.quad) else { return [] }
    let color = color(of: element)
    return [
      DisplayItem(
        content: .path(
          FilledPath(
            path, fill: .color(color.faded(by: 0.08)),
            stroke: Stroke(
              paint: .color(color), width: 1, dashes: element.isDisappearing ? [4, 3] : []))))
    ]
  }

  private func label(of element: TracedElement) -> [DisplayItem] {
    guard let center = element.centerInPicture else { return [] }
    return tag(
      "\(element.section), \(element.item)", at: center,
      color: color(of: element).faded(by: element.isDisappearing ? 0.5 : 0.9))
  }

  private func follow(_ elements: [TracedElement]) {
    for element in elements {
      guard let center = element.centerInPicture else { continue }
      if ways[element.id] == nil { order.append(element.id) }
      if ways[element.id]?.last != center { ways[element.id, default: []].append(center) }
    }
  }

  private func way(through points: [CGPoint]) -> [DisplayItem] {
    guard points.count > 1 else { return [] }
    var path = Path()
    path.move(to: points[0])
    for point in points.dropFirst() { path.line(to: point) }
    let dots = points.map { point in
      DisplayItem(
        content: .box(
          Box(
            RoundedRect(
              CGRect(x: point.x - 1.5, y: point.y - 1.5, width: 3, height: 3), radius: 1.5),
            fill: .color(Color(hex: 0xff2d55)))))
    }
    return [
      DisplayItem(
        content: .path(
          FilledPath(
            path,
            stroke: Stroke(
              paint: .color(Color(hex: 0xff2d55, alpha: 0.5)), width: 1, cap: .round, join: .round))
        ))
    ] + dots
  }

  // MARK: Screen

  private func grid(on screen: TracedScreen) -> [DisplayItem] {
    let (width, height) = (screen.size.width, screen.size.height)
    func lines(_ isStrong: Bool) -> Path {
      var path = Path()
      func add(_ from: CGPoint, _ to: CGPoint) {
        path.move(to: screen.place(from))
        path.line(to: screen.place(to))
      }
      for index in 1..<max(2, Int(saturating: (width / 8).rounded(.up)))
      where index.isMultiple(of: 5) == isStrong {
        add(CGPoint(x: CGFloat(index) * 8, y: 0), CGPoint(x: CGFloat(index) * 8, y: height))
      }
      for index in 1..<max(2, Int(saturating: (height / 8).rounded(.up)))
      where index.isMultiple(of: 5) == isStrong {
        add(CGPoint(x: 0, y: CGFloat(index) * 8), CGPoint(x: width, y: CGFloat(index) * 8))
      }
      return path
    }
    return [(false, 0.12), (true, 0.3)].map { isStrong, alpha in
      DisplayItem(
        content: .path(
          FilledPath(
            lines(isStrong),
            stroke: Stroke(paint: .color(Color(hex: 0xff2d55, alpha: alpha)), width: 0.5))))
    }
  }

  private func shade(outside screen: TracedScreen) -> [DisplayItem] {
    guard screen.safeArea != screen.corners, var path = Path(polygon: screen.corners),
      let hole = Path(polygon: screen.safeArea)
    else { return [] }
    path.append(hole)
    let red = Color(hex: 0xff3b30)
    return [
      DisplayItem(
        content: .path(
          FilledPath(path, fill: .color(red.faded(by: 0.18)), fillRule: .evenOdd))),
      DisplayItem(
        content: .path(
          FilledPath(hole, stroke: Stroke(paint: .color(red), width: 1, dashes: [4, 3])))),
    ]
  }

  private func counter(at time: Double, in size: CGSize) -> [DisplayItem] {
    let frame = Int(saturating: (time * framesPerSecond).rounded())
    let text = "\(frame) · \(time.secondsText)"
    let width = lettering.width(of: text, size: 11, weight: .semibold) + 12
    return tag(
      text, at: CGPoint(x: size.width - width / 2 - 6, y: 15), color: Color(white: 0, alpha: 0.7))
  }

  /// White words on a coloured pill around a point.
  private func tag(_ text: String, at center: CGPoint, color: Color) -> [DisplayItem] {
    let width = lettering.width(of: text, size: 11, weight: .semibold) + 12
    let pill = CGRect(x: center.x - width / 2, y: center.y - 9, width: width, height: 18)
    return [DisplayItem(content: .box(Box(RoundedRect(pill, radius: 9), fill: .color(color))))]
      + lettering.line(
        text, at: CGPoint(x: center.x, y: center.y + 4), size: 11, weight: .semibold, color: .white,
        anchor: .center)
  }
}

extension TracedScreen {
  /// The place in the picture of a point of the screen.
  func place(_ point: CGPoint) -> CGPoint {
    guard corners.count == 4, size.width > 0, size.height > 0 else { return point }
    let (u, v) = (point.x / size.width, point.y / size.height)
    return CGPoint(
      x: corners[0].x + u * (corners[1].x - corners[0].x) + v * (corners[3].x - corners[0].x),
      y: corners[0].y + u * (corners[1].y - corners[0].y) + v * (corners[3].y - corners[0].y))
  }
}

extension Path {
  /// The outline of a polygon; nil if there are no three points.
  fileprivate init?(polygon points: [CGPoint]) {
    guard points.count > 2 else { return nil }
    self.init()
    move(to: points[0])
    for point in points.dropFirst() { line(to: point) }
    close()
  }
}

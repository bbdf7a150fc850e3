import AnimDrawing
import AnimGeometry
import AnimScenarioFormat
import Foundation

extension Blueprint {
  /// The room between two rectangles that lie beside or above each other, with its extent in the
  /// screen's points; nothing if they overlap.
  func spacing(between first: CGRect, and second: CGRect, zoom: CGFloat) -> [DisplayItem] {
    let across = max(second.minX - first.maxX, first.minX - second.maxX)
    let down = max(second.minY - first.maxY, first.minY - second.maxY)
    guard max(across, down) > 0.25 else { return [] }
    if across >= down {
      let (left, right) = first.minX < second.minX ? (first, second) : (second, first)
      let (top, bottom) = Self.shared((first.minY, first.maxY), (second.minY, second.maxY))
      let gap = CGRect(
        x: left.maxX, y: top, width: right.minX - left.maxX, height: bottom - top)
      return horizontal(gap, zoom: zoom)
    }
    let (upper, lower) = first.minY < second.minY ? (first, second) : (second, first)
    let (left, right) = Self.shared((first.minX, first.maxX), (second.minX, second.maxX))
    let gap = CGRect(
      x: left, y: upper.maxY, width: right - left, height: lower.minY - upper.maxY)
    return vertical(gap, zoom: zoom)
  }

  /// The room between a rectangle and an edge of the screen, with its extent in the screen's points.
  func inset(
    of rect: CGRect, from edge: Annotation.Edge, of screen: CGRect, zoom: CGFloat
  ) -> [DisplayItem] {
    switch edge {
    case .left:
      return horizontal(
        CGRect(
          x: screen.minX, y: rect.minY, width: rect.minX - screen.minX, height: rect.height),
        zoom: zoom)
    case .right:
      return horizontal(
        CGRect(x: rect.maxX, y: rect.minY, width: screen.maxX - rect.maxX, height: rect.height),
        zoom: zoom)
    case .top:
      return vertical(
        CGRect(
          x: rect.minX, y: screen.minY, width: rect.width, height: rect.minY - screen.minY),
        zoom: zoom)
    case .bottom:
      return vertical(
        CGRect(x: rect.minX, y: rect.maxY, width: rect.width, height: screen.maxY - rect.maxY),
        zoom: zoom)
    }
  }

  /// What two stretches have in common; between those that have nothing, all from one to the other.
  private static func shared(
    _ first: (low: CGFloat, high: CGFloat), _ second: (low: CGFloat, high: CGFloat)
  ) -> (low: CGFloat, high: CGFloat) {
    let (low, high) = (max(first.low, second.low), min(first.high, second.high))
    return low < high ? (low, high) : (high, low)
  }

  private func horizontal(_ gap: CGRect, zoom: CGFloat) -> [DisplayItem] {
    guard gap.width > 0.25 else { return [] }
    let text = Double(gap.width / zoom).pointsText
    let size = pillSize(text)
    // A pill stands in the line if there is room, otherwise below it.
    let fits = gap.width > size.width + 14
    return hatching(gap)
      + dimension(
        from: CGPoint(x: gap.minX, y: gap.midY), to: CGPoint(x: gap.maxX, y: gap.midY))
      + pill(text, at: CGPoint(x: gap.midX, y: gap.midY + (fits ? 0 : size.height / 2 + 6)))
  }

  private func vertical(_ gap: CGRect, zoom: CGFloat) -> [DisplayItem] {
    guard gap.height > 0.25 else { return [] }
    let text = Double(gap.height / zoom).pointsText
    let size = pillSize(text)
    let fits = gap.height > size.height + 10
    return hatching(gap)
      + dimension(
        from: CGPoint(x: gap.midX, y: gap.minY), to: CGPoint(x: gap.midX, y: gap.maxY))
      + pill(text, at: CGPoint(x: gap.midX + (fits ? 0 : size.width / 2 + 7), y: gap.midY))
  }
}

import AnimDrawing
import AnimGeometry
import AnimScenarioFormat
import AnimStaging
import AnimText
import Foundation

extension Blueprint {
  /// A card beside an item on a leader, with its attributes; on the side where there is most room.
  func callout(
    _ callout: Annotation.Callout, _ element: TracedElement, on screen: CGRect
  ) -> [DisplayItem] {
    let title =
      callout.text.isEmpty ? "cell [\(element.section), \(element.item)]" : callout.text
    let rows = callout.shows.map { ($0.rawValue, $0.text(of: element)) }
    let names = rows.map { lettering.width(of: $0.0, size: 11) }.max() ?? 0
    let values = rows.map { lettering.width(of: $0.1, size: 11, weight: .medium) }.max() ?? 0
    let heading = lettering.width(of: title, size: 12, weight: .semibold)
    let width = max(heading, rows.isEmpty ? 0 : names + 10 + values) + 24
    let height = 28 + CGFloat(rows.count) * 16 + (rows.isEmpty ? 0 : 4)
    let place = Self.place(CGSize(width: width, height: height), beside: element.box, on: screen)
    var items = line([place.anchor, place.tip])
    items += dot(at: place.anchor, radius: 3)
    items += sheet(place.card, squares: nil)
    items += lettering.line(
      title, at: CGPoint(x: place.card.minX + 12, y: place.card.minY + 19), size: 12,
      weight: .semibold, color: Self.paperInk)
    for (index, row) in rows.enumerated() {
      let y = place.card.minY + 37 + CGFloat(index) * 16
      items += lettering.line(
        row.0, at: CGPoint(x: place.card.minX + 12, y: y), size: 11, color: Self.paperMuted)
      items += lettering.line(
        row.1, at: CGPoint(x: place.card.minX + 22 + names, y: y), size: 11, weight: .medium,
        color: Self.paperInk)
    }
    return items
  }

  /// Where a card stands: beside an item if there is room, otherwise below or above it, always on the
  /// screen.
  ///
  /// - Parameters:
  ///   - size: The size of the card.
  ///   - box: The item in the picture.
  ///   - screen: The screen in the picture.
  /// - Returns: The card, the point of the item that it is about, and the end of the leader at the card.
  static func place(
    _ size: CGSize, beside box: CGRect, on screen: CGRect
  ) -> (card: CGRect, anchor: CGPoint, tip: CGPoint) {
    let leader: CGFloat = 18
    let field = screen.insetBy(dx: 8, dy: 8)
    func kept(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      max(low, min(value, high))
    }
    let right = field.maxX - box.maxX
    let left = box.minX - field.minX
    if max(left, right) >= size.width + leader {
      let isRight = right >= left
      let y = kept(box.midY - size.height / 2, field.minY, field.maxY - size.height)
      let x = isRight ? box.maxX + leader : box.minX - leader - size.width
      let anchor = CGPoint(
        x: isRight ? box.maxX - 4 : box.minX + 4, y: kept(box.midY, field.minY, field.maxY))
      return (
        CGRect(origin: CGPoint(x: x, y: y), size: size), anchor,
        CGPoint(
          x: isRight ? x + 1 : x + size.width - 1, y: kept(anchor.y, y + 10, y + size.height - 10))
      )
    }
    let isBelow = field.maxY - box.maxY >= box.minY - field.minY
    let x = kept(box.midX - size.width / 2, field.minX, field.maxX - size.width)
    let y = kept(
      isBelow ? box.maxY + leader : box.minY - leader - size.height, field.minY,
      field.maxY - size.height)
    let anchor = CGPoint(
      x: kept(box.midX, field.minX, field.maxX), y: isBelow ? box.maxY - 4 : box.minY + 4)
    return (
      CGRect(origin: CGPoint(x: x, y: y), size: size), anchor,
      CGPoint(
        x: kept(anchor.x, x + 10, x + size.width - 10), y: isBelow ? y + 1 : y + size.height - 1)
    )
  }
}

extension Annotation.Callout.Attribute {
  /// The value of the attribute as UIKit calls it: geometry in the content's points.
  func text(of element: TracedElement) -> String {
    func number(_ value: CGFloat) -> String { Double(value).pointsText }
    switch self {
    case .frame:
      let frame = element.frame
      return "(\(number(frame.minX)), \(number(frame.minY)), \(number(frame.width)), "
        + "\(number(frame.height)))"
    case .center: return "(\(number(element.center.x)), \(number(element.center.y)))"
    case .size: return "\(number(element.size.width)) × \(number(element.size.height))"
    case .alpha: return Self.hundredths(element.alpha)
    case .zIndex: return "\(element.zIndex)"
    case .transform:
      let transform = element.transform
      let scale = Double(hypot(transform.m11, transform.m12))
      let turn = Double(atan2(transform.m12, transform.m11)) * 180 / .pi
      let degrees = Int(saturating: turn.rounded())
      if abs(scale - 1) < 0.005, degrees == 0 { return "identity" }
      return [
        abs(scale - 1) < 0.005 ? nil : "scale \(Self.hundredths(scale))",
        degrees == 0 ? nil : "rotate \(degrees)°",
      ].compactMap(\.self).joined(separator: ", ")
    }
  }

  private static func hundredths(_ value: Double) -> String {
    let hundredths = Int(saturating: (abs(value) * 100).rounded())
    guard !hundredths.isMultiple(of: 100) else {
      return "\(value < 0 ? "−" : "")\(hundredths / 100)"
    }
    let fraction = hundredths % 100
    return "\(value < 0 ? "−" : "")\(hundredths / 100).\(fraction < 10 ? "0" : "")\(fraction)"
  }
}

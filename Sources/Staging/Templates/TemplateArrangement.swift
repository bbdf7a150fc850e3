import AnimGeometry
import AnimScenarioFormat
import Foundation
import UIKitCore

/// Where the views of a template are, in a container of a given size.
///
/// A view is where its placement says, unless the values of a state move it. Where a state gives a
/// `spacing`, labels that no key places form a stack: as high as their texts, one below the other, in
/// the middle of the container; other views that no key places are in the gap that they stand at in
/// the list.
@MainActor struct TemplateArrangement {
  let elements: [ViewElement]
  let values: TemplateValues
  let bounds: CGRect
  let environment: Expression.Environment
  /// The height of a label's text in a given width.
  let textHeight: (_ index: Int, _ width: CGFloat) -> CGFloat

  /// The frames, in the order of the elements.
  func frames() -> [CGRect] {
    var frames = elements.map(placed)
    guard let spacing = values.number("spacing", of: "", in: environment) else { return frames }
    let free = elements.indices.filter { isFree(elements[$0]) }
    let labels = free.filter { if case .label = elements[$0].content { true } else { false } }
    for index in labels { frames[index].size.height = textHeight(index, frames[index].width) }
    let height =
      labels.map { frames[$0].height }.reduce(0, +) + spacing * Double(max(0, labels.count - 1))
    var y = bounds.midY - height / 2
    for index in labels {
      frames[index].origin.y = y
      y += frames[index].height + spacing
    }
    for index in free where !labels.contains(index) {
      guard let above = labels.last(where: { $0 < index }),
        let below = labels.first(where: { $0 > index })
      else { continue }
      let middle = (frames[above].maxY + frames[below].minY) / 2
      frames[index].origin.y = middle - frames[index].height / 2
    }
    return frames
  }

  /// Whether a stack may decide how high the view is in the container.
  private func isFree(_ element: ViewElement) -> Bool {
    element.placement == .insets(.zero)
      && ["top", "center", "insets"].allSatisfy { values[$0, of: element.id] == nil }
  }

  private func placed(_ element: ViewElement) -> CGRect {
    var rect = element.placement.rect(in: bounds, environment)
    if case .insets(let insets)? = values["insets", of: element.id] {
      rect = bounds.inset(by: insets.value(in: environment))
    }
    if case .size(let size)? = values["size", of: element.id] {
      let size = size.value(in: environment)
      let center = rect.center
      rect = CGRect(
        x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
        height: size.height)
    }
    if case .point(let point)? = values["center", of: element.id] {
      let center = point.value(in: environment)
      rect.origin = CGPoint(x: center.x - rect.width / 2, y: center.y - rect.height / 2)
    }
    // Between insets an edge moves; a view of its own size moves as a whole.
    let isBetweenInsets =
      if case .insets = element.placement { values["size", of: element.id] == nil } else { false }
    if let leading = values.number("leading", of: element.id, in: environment) {
      if isBetweenInsets { rect.size.width = max(0, rect.maxX - bounds.minX - leading) }
      rect.origin.x = bounds.minX + leading
    }
    if let top = values.number("top", of: element.id, in: environment) {
      if isBetweenInsets { rect.size.height = max(0, rect.maxY - bounds.minY - top) }
      rect.origin.y = bounds.minY + top
    }
    return rect
  }
}

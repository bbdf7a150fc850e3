import AnimDrawing
import AnimGeometry
import AnimPixels
import Foundation

/// The drawings of one layer, without its sublayers' and apart from its opacity and mask.
struct LayerDrawings {
  private let properties: LayerProperties
  private let id: UInt64
  private let projection: Projection
  private let clips: [Clip]

  /// The last part of an item's number: what it is of the layer.
  private enum Part: UInt64 {
    case shadow = 0
    case backdrop = 1
    case box = 2
    case kind = 3
    case border = 4
    case rim = 5
    case content = 16
  }

  init(_ properties: LayerProperties, id: UInt64, projection: Projection, clips: [Clip]) {
    self.properties = properties
    self.id = id
    self.projection = projection
    self.clips = clips
  }

  /// Backdrop, background, content, sublayers and border, in this order.
  func items(sublayers: [DisplayItem], contentClips: [Clip]) -> [DisplayItem] {
    var items: [DisplayItem] = []
    if let backdrop = properties.backdrop, backdrop.sigma > 0 || backdrop.tint.alpha > 0 {
      items.append(
        item(
          .backdrop, clips,
          .backdrop(
            Backdrop(
              properties.outline, sigma: max(0, backdrop.sigma), saturation: backdrop.saturation,
              tint: backdrop.tint))))
    }
    if let rim = properties.backdrop?.rim, rim.alpha > 0 {
      let line = Border(width: 1, color: rim)
      items.append(
        item(.rim, clips, .box(Box(properties.outline, fill: .color(.clear), border: line))))
    }
    let content = kindItems + contentItems(clips: contentClips) + sublayers
    let border = border
    let fill = Paint.color(properties.backgroundColor ?? .clear)
    let isBordered = border != nil && content.isEmpty
    if !fill.isClear || isBordered {
      let box = Box(properties.outline, fill: fill, border: isBordered ? border : nil)
      items.append(item(.box, clips, .box(box)))
    }
    items += content
    if let border, !isBordered {
      items.append(
        item(
          .border, clips,
          .box(Box(properties.outline, fill: .color(.clear), border: border))))
    }
    return items
  }

  /// The shadow of what the layer shows; nil if it has none, as when it clips to its bounds.
  func shadow(of items: [DisplayItem]) -> DisplayItem? {
    let strength = min(max(properties.shadowOpacity, 0), 1)
    guard strength > 0, !properties.masksToBounds, let color = properties.shadowColor,
      color.alpha > 0
    else { return nil }
    let shape: Shadow.Shape
    if let path = properties.shadowPath {
      shape = .path(path, .nonZero)
    } else if isSilhouette(of: items) {
      shape = .box(properties.outline)
    } else if items.isEmpty {
      return nil
    } else {
      shape = .items(items)
    }
    let shadow = Shadow(
      shape, color: color.faded(by: strength), offset: properties.shadowOffset,
      sigma: max(0, properties.shadowRadius))
    return item(.shadow, clips, .shadow(shadow))
  }

  /// Whether the layer's opaque background is all there is to the outline of what it shows.
  private func isSilhouette(of items: [DisplayItem]) -> Bool {
    guard (properties.backgroundColor?.alpha ?? 0) >= 1, let inverse = projection.inverse else {
      return false
    }
    return items.dropFirst().allSatisfy { properties.outline.contains($0.extent(in: inverse)) }
  }

  private var border: Border? {
    guard properties.borderWidth > 0, let color = properties.borderColor, color.alpha > 0 else {
      return nil
    }
    return Border(width: properties.borderWidth, color: color)
  }

  private func item(_ part: Part, _ clips: [Clip], _ content: DisplayItem.Content) -> DisplayItem {
    DisplayItem(
      id: id << 16 | part.rawValue, transform: projection, clips: clips, content: content)
  }

  // MARK: Gradients and shapes

  private var kindItems: [DisplayItem] {
    switch properties.kind {
    case .plain, .transform: []
    case .gradient(let gradient):
      if let paint = gradient.paint(in: properties.bounds) {
        [item(.kind, clips, .box(Box(properties.outline, fill: paint)))]
      } else {
        []
      }
    case .shape(let shape):
      if let path = shape.filledPath {
        [item(.kind, kindClips, .path(path))]
      } else {
        []
      }
    }
  }

  private var kindClips: [Clip] {
    properties.masksToBounds
      ? clips + [Clip(.box(properties.outline), transform: projection)] : clips
  }

  // MARK: Content

  private func contentItems(clips: [Clip]) -> [DisplayItem] {
    let bounds = properties.bounds.standardized
    switch properties.content {
    case .none: return []
    case .image(let image):
      let part = properties.contentsRect
      let size = image.size
      let points = CGSize(
        width: CGFloat(size.width) * part.width / properties.contentsScale,
        height: CGFloat(size.height) * part.height / properties.contentsScale)
      let destination = properties.contentsGravity.destination(for: points, in: bounds)
      let whole = PlacedImage(
        image, source: part, destination: destination, filter: properties.magnificationFilter)
      let pieces = whole.stretched(around: properties.contentsCenter, of: points)
      return pieces.enumerated().map { index, placed in
        DisplayItem(
          id: id << 16 | (Part.content.rawValue + UInt64(index)), transform: projection,
          clips: clips, content: .image(placed))
      }
    case .drawing(let items, let original):
      var transform = projection
      if original != bounds, original.width > 0, original.height > 0 {
        let target = properties.contentsGravity.destination(for: original.size, in: bounds)
        let map = CGAffineTransform(translationX: -original.minX, y: -original.minY)
          .concatenating(
            CGAffineTransform(
              scaleX: target.width / original.width, y: target.height / original.height)
          )
          .concatenating(CGAffineTransform(translationX: target.minX, y: target.minY))
        transform = Projection(map).concatenating(projection)
      }
      return items.enumerated().map { index, drawing in
        var placed = drawing.placed(by: transform, within: clips)
        placed.id = id << 16 | (Part.content.rawValue + UInt64(index))
        return placed
      }
    }
  }
}

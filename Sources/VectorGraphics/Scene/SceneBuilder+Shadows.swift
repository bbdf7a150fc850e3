import AnimDrawing
import AnimGeometry
import AnimPixels
import Foundation

extension SceneBuilder {
  /// The shadow of an outline, or of whatever is drawn.
  func shadow(_ actor: Actor, _ map: CGAffineTransform) -> [SVGElement] {
    let shadows = actor.items.compactMap { item -> Shadow? in
      if case .shadow(let shadow) = item.content { shadow } else { nil }
    }
    let frames = actor.frames
    let first = shadows[0]
    let contour: Contour
    switch first.shape {
    case .box:
      contour = Contour(
        frames,
        boxes: shadows.compactMap { shadow in
          guard case .box(let shape) = shadow.shape else { return nil }
          return shape.moved(by: shadow.offset)
        })
    case .path(_, let rule):
      contour = Contour(
        frames,
        paths: shadows.compactMap { shadow in
          guard case .path(let path, _) = shadow.shape else { return nil }
          return path.applying(
            CGAffineTransform(translationX: shadow.offset.width, y: shadow.offset.height))
        }, rule)
    case .items: return silhouette(shadows, actor)
    }
    var element = placed(contour, map)
    color("fill", shadows.map(\.color), frames, &element)
    if first.sigma > 0 {
      element.add(
        "filter", .url(.blur(sigma: first.sigma, shortestSide: contour.shortestSide)))
    }
    return [element]
  }

  /// The shadow of whatever is drawn: the drawings again, of which only the alpha is used.
  private func silhouette(_ shadows: [Shadow], _ actor: Actor) -> [SVGElement] {
    let lists = shadows.map { shadow -> [DisplayItem] in
      if case .items(let items) = shadow.shape { items } else { [] }
    }
    var maker = PieceMaker(
      canvas: canvas.insetBy(dx: -canvas.width, dy: -canvas.height), perspective: .pictures)
    let pieces = maker.pieces(of: [Actor](lists, frames: actor.frames))
    let builder = SceneBuilder(
      animator: animator, motions: maker.choreography.motions, canvas: canvas, pictures: pictures,
      text: text)
    let inside = builder.elements(of: pieces)
    guard !inside.isEmpty else { return [] }
    let map = actor.first.transform.affine ?? .identity
    let magnification = abs(map.a * map.d - map.b * map.c).squareRoot()
    let offset = CGPoint(x: shadows[0].offset.width, y: shadows[0].offset.height)
    let moved = CGPoint(
      x: offset.x * map.a + offset.y * map.c, y: offset.x * map.b + offset.y * map.d)
    let filter = SVGElement.silhouette(
      color: Hue(shadows[0].color), offset: moved, sigma: shadows[0].sigma * magnification)
    return [
      SVGElement(
        "g", [("filter", .url(filter))],
        children: inside.elements(within: actor.frames, animator))
    ]
  }
}

extension RoundedRect {
  fileprivate func moved(by offset: CGSize) -> RoundedRect {
    RoundedRect(
      rect.offsetBy(dx: offset.width, dy: offset.height), topLeft: topLeft, topRight: topRight,
      bottomRight: bottomRight, bottomLeft: bottomLeft, curve: curve)
  }
}

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
    // A filter stands still: it is that of the frame that shows most, and how much the others show is the
    // opacity of the whole.
    let alphas = shadows.map { min(max($0.color.alpha, 0), 1) }
    let strongest = alphas.indices.max { (alphas[$0], $1) < (alphas[$1], $0) } ?? 0
    let shadow = shadows[strongest]
    let isSteady = alphas.allSatisfy { $0 == alphas[0] }
    var color = shadow.color
    if !isSteady { color.alpha = 1 }
    let map = actor.items[strongest].transform.affine ?? .identity
    let magnification = abs(map.a * map.d - map.b * map.c).squareRoot()
    let offset = shadow.offset
    let moved = CGPoint(
      x: offset.width * map.a + offset.height * map.c,
      y: offset.width * map.b + offset.height * map.d)
    let filter = SVGElement.silhouette(
      color: Hue(color), offset: moved, sigma: shadow.sigma * magnification)
    var group = SVGElement(
      "g", [("filter", .url(filter))], children: inside.elements(within: actor.frames, animator))
    if !isSteady {
      animator.animate(
        "opacity", Track(actor.frames, alphas.map { [$0] }), tolerance: Tolerance.opacity,
        digits: 3, standard: 1, of: &group)
    }
    return [group]
  }
}

extension RoundedRect {
  fileprivate func moved(by offset: CGSize) -> RoundedRect {
    RoundedRect(
      rect.offsetBy(dx: offset.width, dy: offset.height), topLeft: topLeft, topRight: topRight,
      bottomRight: bottomRight, bottomLeft: bottomLeft, curve: curve)
  }
}

import AnimDrawing
import AnimGeometry
import AnimPixels
import Foundation

extension SceneBuilder {
  /// What a piece draws in the coordinates of a motion, the shells around it left out; nothing if that
  /// cannot be seen.
  func draw(_ piece: Piece, in motion: Int?) -> [Shown] {
    let actor = piece.actor
    if piece.plane == nil, let shown = pictures.replacement(for: actor, animator) { return shown }
    let opacity = Track(actor.frames, actor.items.map { [min(max($0.opacity, 0), 1)] })
    let frames = actor.frames
    var shown: [Shown]
    if case .group = actor.first.content {
      shown = members(of: piece, in: motion)
    } else if let plane = piece.plane {
      shown = [Shown(element: element(of: plane, actor), frames: frames)]
    } else {
      shown = parts(of: actor, piece.place.map).map { Shown(element: $0, frames: frames) }
    }
    var mask: SVGElement?
    if !piece.mask.isEmpty {
      let inside = elements(of: piece.mask)
      mask = SVGElement(
        "mask",
        [
          ("maskUnits", .text("userSpaceOnUse")), ("mask-type", .text("alpha")), ("x", .text("0")),
          ("y", .text("0")), ("width", .text(number(canvas.width))),
          ("height", .text(number(canvas.height))),
        ], children: inside.elements(within: frames, animator))
    }
    let isPlain =
      opacity.values.allSatisfy { $0 == [1] } && mask == nil && actor.first.blendMode == .normal
    if isPlain { return shown }
    let wrapped = shown.wrapped(
      animator,
      canTake: {
        mask == nil && !$0.has("opacity") && !$0.animates("opacity") && !$0.has("mix-blend-mode")
      }
    ) { element in
      animator.animate(
        "opacity", opacity, tolerance: Tolerance.opacity, digits: 3, standard: 1, of: &element)
      if let mode = actor.first.blendMode.css { element.add("mix-blend-mode", .text(mode)) }
      if let mask { element.add("mask", .url(mask)) }
      if piece.hasBlending { element.add("isolation", .text("isolate")) }
    }
    return wrapped.map { [$0] } ?? []
  }

  /// The elements in a group; where something is erased, what is behind it is masked.
  private func members(of piece: Piece, in motion: Int?) -> [Shown] {
    var shown: [Shown] = []
    var rest = piece.members[...]
    while !rest.isEmpty {
      let run = rest.prefix { !$0.actor.isEraser }
      shown += elements(of: Array(run), in: motion)
      rest = rest.dropFirst(run.count)
      guard let eraser = rest.popFirst() else { break }
      let holes = elements(of: [eraser], in: motion)
      let frames = shown.frames
      let everything = SVGElement(
        "rect",
        [
          ("x", .text("-1e4")), ("y", .text("-1e4")), ("width", .text("2e4")),
          ("height", .text("2e4")), ("fill", .color(Hue(.white))),
        ])
      let mask = SVGElement(
        "mask", children: [everything] + holes.elements(within: frames, animator))
      let masked = shown.wrapped(animator, canTake: { _ in false }) { $0.add("mask", .url(mask)) }
      shown = masked.map { [$0] } ?? []
    }
    return shown
  }

  /// The elements of a drawing that is no group, back to front.
  func parts(of actor: Actor, _ map: CGAffineTransform) -> [SVGElement] {
    switch actor.first.content {
    case .box: box(actor, map)
    case .path: path(actor, map)
    case .glyphs(let run): [glyphs(run, actor, map)]
    case .image(let image): [picture(image, actor, map)]
    case .shadow: shadow(actor, map)
    case .backdrop, .group: []
    }
  }

  private func box(_ actor: Actor, _ map: CGAffineTransform) -> [SVGElement] {
    let boxes = actor.items.compactMap { item -> Box? in
      if case .box(let box) = item.content { box } else { nil }
    }
    let frames = actor.frames
    let fills = boxes.map(\.fill)
    let isFilled = !fills.allSatisfy(\.isClear)
    let borders = boxes.compactMap(\.border)
    guard borders.count == boxes.count, let first = borders.first else {
      let contour = Contour(frames, boxes: boxes.map(\.shape))
      var element = placed(contour, map)
      fill(
        &element, fills, frames, boxes: boxes.map(\.shape.rect), offset: offset(of: contour, map))
      return isFilled ? [element] : []
    }
    let lines = zip(boxes, borders).map { $0.shape.inset(by: $1.width / 2) }
    let isOpaque = borders.allSatisfy { $0.color.alpha >= 1 && $0.width == first.width }
    let isPlain = if case .color = fills[0] { true } else { false }
    var ring = placed(Contour(frames, boxes: lines), map)
    var under: [SVGElement] = []
    if isFilled, !(isOpaque && isPlain) {
      let contour = Contour(frames, boxes: boxes.map(\.shape))
      var inside = placed(contour, map)
      fill(
        &inside, fills, frames, boxes: boxes.map(\.shape.rect), offset: offset(of: contour, map))
      under = [inside]
    }
    if isFilled, under.isEmpty {
      fill(&ring, fills, frames, boxes: [], offset: .zero)
    } else {
      ring.add("fill", .text("none"))
    }
    color("stroke", borders.map(\.color), frames, &ring)
    animator.animate(
      "stroke-width", Track(frames, borders.map { [$0.width] }), tolerance: Tolerance.outline,
      digits: 2, standard: 1, of: &ring)
    return under + [ring]
  }

  private func path(_ actor: Actor, _ map: CGAffineTransform) -> [SVGElement] {
    let paths = actor.items.compactMap { item -> FilledPath? in
      if case .path(let path) = item.content { path } else { nil }
    }
    let frames = actor.frames
    let contour = Contour(frames, paths: paths.map(\.path), paths[0].fillRule)
    let offset = offset(of: contour, map)
    var element = placed(contour, map)
    let fills = paths.compactMap(\.fill)
    if fills.isEmpty {
      element.add("fill", .text("none"))
    } else {
      fill(&element, fills, frames, boxes: [], offset: offset)
      if paths[0].fillRule == .evenOdd { element.add("fill-rule", .text("evenodd")) }
    }
    let strokes = paths.compactMap(\.stroke)
    if !strokes.isEmpty { stroke(&element, strokes, frames, offset: offset) }
    return [element]
  }

  private func stroke(
    _ element: inout SVGElement, _ strokes: [Stroke], _ frames: [Int], offset: CGPoint
  ) {
    let first = strokes[0]
    paint("stroke", strokes.map(\.paint), frames, offset: offset, &element)
    animator.animate(
      "stroke-width", Track(frames, strokes.map { [$0.width] }), tolerance: Tolerance.outline,
      digits: 2, standard: 1, of: &element)
    switch first.cap {
    case .butt: break
    case .round: element.add("stroke-linecap", .text("round"))
    case .square: element.add("stroke-linecap", .text("square"))
    }
    switch first.join {
    case .miter: element.add("stroke-miterlimit", .text(number(first.miterLimit)))
    case .round: element.add("stroke-linejoin", .text("round"))
    case .bevel: element.add("stroke-linejoin", .text("bevel"))
    }
    if strokes.contains(where: { $0.range != 0...1 }) {
      // The painted part as a dash of a path whose length is 1, which only the path itself can say.
      if let link = element.attributes.first, case .link(let path) = link.value {
        element.name = path.name
        element.attributes.replaceSubrange(0..<1, with: path.attributes)
      }
      element.add("pathLength", .text("1"))
      dash(&element, Track(frames, strokes.map { [$0.range.upperBound - $0.range.lowerBound] }))
      animator.animate(
        "stroke-dashoffset", Track(frames, strokes.map { [-$0.range.lowerBound] }),
        tolerance: 0.002, digits: 4, standard: 0, of: &element)
    } else if !first.dashes.isEmpty {
      element.add("stroke-dasharray", .text(numbers(first.dashes.map { Double($0) })))
      animator.animate(
        "stroke-dashoffset", Track(frames, strokes.map { [$0.dashPhase] }),
        tolerance: Tolerance.outline, digits: 2, standard: 0, of: &element)
    }
  }

  /// One dash of changing length, and a gap that the rest of the path cannot fill.
  private func dash(_ element: inout SVGElement, _ lengths: Track) {
    let course = animator.course(lengths, tolerance: [0.002], digits: [4]) { values in
      [("stroke-dasharray", .text("\(number(values[0], digits: 4)) 2"))]
    }
    switch course {
    case .constant(let values):
      element.add("stroke-dasharray", .text("\(number(values[0], digits: 4)) 2"))
    case .changing(let keyframes, _): element.animations.append(keyframes)
    }
  }
}

extension Piece {
  /// Whether something in it is blended with what else is in it.
  fileprivate var hasBlending: Bool {
    members.contains { $0.actor.first.blendMode != .normal }
  }
}

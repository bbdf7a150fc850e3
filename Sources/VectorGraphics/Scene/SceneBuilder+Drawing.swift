import AnimDrawing
import AnimGeometry
import AnimPixels
import Foundation

extension SceneBuilder {
  /// What a piece draws in the coordinates of a motion, the shells around it left out; nothing if that
  /// cannot be seen.
  func draw(_ piece: Piece, in motion: Int?) -> [Shown] {
    let actor = piece.actor
    if let shown = pictures.replacement(for: actor, animator) { return shown }
    let opacity = Track(actor.frames, actor.items.map { [min(max($0.opacity, 0), 1)] })
    let frames = actor.frames
    var shown: [Shown]
    if case .group = actor.first.content {
      shown = members(of: piece, in: motion)
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
  private func parts(of actor: Actor, _ map: CGAffineTransform) -> [SVGElement] {
    switch actor.first.content {
    case .box: box(actor, map)
    case .path: path(actor, map)
    case .glyphs(let run): [glyphs(run, actor, map)]
    case .image(let image): [picture(image, actor, map)]
    case .shadow: shadow(actor, map)
    case .backdrop, .group: []
    }
  }

  // MARK: Boxes and paths

  private func box(_ actor: Actor, _ map: CGAffineTransform) -> [SVGElement] {
    let boxes = actor.items.compactMap { item -> Box? in
      if case .box(let box) = item.content { box } else { nil }
    }
    let frames = actor.frames
    let fills = boxes.map(\.fill)
    let isFilled = !fills.allSatisfy(\.isClear)
    let borders = boxes.compactMap(\.border)
    guard borders.count == boxes.count, let first = borders.first else {
      var element = placed(Contour(frames, boxes: boxes.map(\.shape)), map)
      fill(&element, fills, frames, boxes: boxes.map(\.shape.rect), offset: map.offset)
      return isFilled ? [element] : []
    }
    let lines = zip(boxes, borders).map { $0.shape.inset(by: $1.width / 2) }
    let isOpaque = borders.allSatisfy { $0.color.alpha >= 1 && $0.width == first.width }
    let isPlain = if case .color = fills[0] { true } else { false }
    var ring = placed(Contour(frames, boxes: lines), map)
    var under: [SVGElement] = []
    if isFilled, !(isOpaque && isPlain) {
      var inside = placed(Contour(frames, boxes: boxes.map(\.shape)), map)
      fill(&inside, fills, frames, boxes: boxes.map(\.shape.rect), offset: map.offset)
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
    var element = placed(Contour(frames, paths: paths.map(\.path), paths[0].fillRule), map)
    let fills = paths.compactMap(\.fill)
    if fills.isEmpty {
      element.add("fill", .text("none"))
    } else {
      fill(&element, fills, frames, boxes: [], offset: map.offset)
      if paths[0].fillRule == .evenOdd { element.add("fill-rule", .text("evenodd")) }
    }
    let strokes = paths.compactMap(\.stroke)
    if !strokes.isEmpty { stroke(&element, strokes, paths, frames, offset: map.offset) }
    return [element]
  }

  private func stroke(
    _ element: inout SVGElement, _ strokes: [Stroke], _ paths: [FilledPath], _ frames: [Int],
    offset: CGPoint
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
      // The painted part as a dash of a path whose length is 1.
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

  // MARK: Glyphs and pictures

  private func glyphs(_ run: GlyphRun, _ actor: Actor, _ map: CGAffineTransform) -> SVGElement {
    let colors = actor.items.compactMap { item -> Color? in
      if case .glyphs(let run) = item.content { run.color } else { nil }
    }
    let origin = run.placements.first?.position ?? .zero
    if text == .live, let words = run.words {
      var element = liveText(words, size: run.fontSize)
      let place = CGAffineTransform(translationX: origin.x, y: origin.y).concatenating(map)
      element.add("transform", .text(place.svg))
      color("fill", colors, actor.frames, &element)
      return element
    }
    let scale = run.fontSize / GlyphOutline.unitsPerEm
    let place = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: origin.x, ty: origin.y)
      .concatenating(map)
    let line = SVGElement(
      "g",
      children: run.placements.compactMap { placement in
        let outline = placement.glyph.outline
        guard !outline.isEmpty else { return nil }
        let glyph = SVGElement("path", [("d", .text(GlyphOutline.text(outline)))])
        var use = SVGElement("use", [("href", .link(glyph))])
        let x = (placement.position.x - origin.x) / scale
        let y = (placement.position.y - origin.y) / scale
        if abs(x) >= 0.5 { use.add("x", .text(number(x, digits: 0))) }
        if abs(y) >= 0.5 { use.add("y", .text(number(y, digits: 0))) }
        return use
      })
    var element = SVGElement("use", [("href", .link(line)), ("transform", .text(place.svg))])
    color("fill", colors, actor.frames, &element)
    return element
  }

  /// Letters at the origin, as wide as ours, whatever font the reader has.
  private func liveText(_ words: GlyphRun.Words, size: CGFloat) -> SVGElement {
    let system = "-apple-system,BlinkMacSystemFont,Inter,system-ui,sans-serif"
    let family = words.family.map { "'\($0.filter { $0 != "'" && $0 != "\\" })',\(system)" }
    var element = SVGElement(
      "text",
      [
        ("font-family", .text(family ?? system)), ("font-size", .text(number(size))),
        ("textLength", .text(number(words.width))), ("lengthAdjust", .text("spacingAndGlyphs")),
        ("white-space", .text("pre")),
      ])
    if words.weight != 400 { element.add("font-weight", .text(number(words.weight, digits: 0))) }
    if words.isItalic { element.add("font-style", .text("italic")) }
    element.content = words.text
    return element
  }

  private func picture(
    _ image: PlacedImage, _ actor: Actor, _ map: CGAffineTransform
  ) -> SVGElement {
    let destination = image.destination.standardized
    let size = image.image.pixmap.size
    let part = CGRect(
      x: image.source.minX * Double(size.width), y: image.source.minY * Double(size.height),
      width: image.source.width * Double(size.width),
      height: image.source.height * Double(size.height))
    let toPlace = CGAffineTransform(translationX: -part.minX, y: -part.minY)
      .concatenating(
        CGAffineTransform(
          scaleX: destination.width / part.width, y: destination.height / part.height)
      )
      .concatenating(CGAffineTransform(translationX: destination.minX, y: destination.minY))
      .concatenating(map)
    pictures.note(image.image, shownIn: actor)
    var use = SVGElement("use", [("href", .picture(image.image.id))])
    if image.source == CGRect(x: 0, y: 0, width: 1, height: 1) {
      use.add("transform", .text(toPlace.svg))
      if image.filter == .nearest { use.add("image-rendering", .text("pixelated")) }
      return use
    }
    let box: [Double] = [part.minX, part.minY, part.width, part.height]
    let window = SVGElement(
      "svg",
      zip(["x", "y", "width", "height"], box).map { ($0, .text(number($1))) }
        + [("viewBox", .text(numbers(box)))], children: [use])
    return SVGElement("g", [("transform", .text(toPlace.svg))], children: [window])
  }

  // MARK: Shadows

  private func shadow(_ actor: Actor, _ map: CGAffineTransform) -> [SVGElement] {
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
    var maker = PieceMaker(canvas: canvas.insetBy(dx: -canvas.width, dy: -canvas.height))
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

extension CGAffineTransform {
  /// How far coordinates are moved that have been brought to their place by adding; zero if an
  /// attribute brings them there.
  var offset: CGPoint { isTranslation ? CGPoint(x: tx, y: ty) : .zero }
}

extension Piece {
  /// Whether something in it is blended with what else is in it.
  fileprivate var hasBlending: Bool {
    members.contains { $0.actor.first.blendMode != .normal }
  }
}

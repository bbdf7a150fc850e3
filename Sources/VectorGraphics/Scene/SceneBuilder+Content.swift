import AnimDrawing
import AnimGeometry
import AnimPixels
import Foundation

extension SceneBuilder {
  /// A line of glyphs, each of which is defined once, or of letters.
  func glyphs(_ run: GlyphRun, _ actor: Actor, _ map: CGAffineTransform) -> SVGElement {
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

  /// A picture in its place, or the part of it that is shown.
  func picture(
    _ image: PlacedImage, _ actor: Actor, _ map: CGAffineTransform
  ) -> SVGElement {
    let destination = image.destination.standardized
    let size = image.image.size
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
}

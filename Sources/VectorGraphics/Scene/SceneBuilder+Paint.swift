import AnimDrawing
import AnimGeometry
import AnimPixels
import Foundation

extension SceneBuilder {
  /// Adds the paint of an inside.
  ///
  /// - Parameters:
  ///   - element: The element that is filled.
  ///   - paints: The paint in each frame, all of a kind.
  ///   - frames: The frames.
  ///   - boxes: The rectangle of the element in each frame, if it is one.
  ///   - offset: How far the element's coordinates are from the drawing's own.
  func fill(
    _ element: inout SVGElement, _ paints: [Paint], _ frames: [Int], boxes: [CGRect],
    offset: CGPoint
  ) {
    guard case .gradient(let gradient) = paints[0], let box = boxes.first,
      boxes.contains(where: { $0 != box }), let relative = gradient.relative(to: box)
    else { return paint("fill", paints, frames, offset: offset, &element) }
    element.add("fill", .url(self.gradient(relative, offset: .zero, isRelative: true)))
  }

  /// Adds a paint by the name of an attribute.
  func paint(
    _ name: String, _ paints: [Paint], _ frames: [Int], offset: CGPoint, _ element: inout SVGElement
  ) {
    switch paints[0] {
    case .color:
      color(
        name,
        paints.map { paint in
          if case .color(let color) = paint { color } else { .clear }
        }, frames, &element)
    case .gradient(let gradient):
      element.add(name, .url(self.gradient(gradient, offset: offset, isRelative: false)))
    case .pattern(let image, let size):
      pictures.note(image, scale: 1)
      let (width, height) = (Double(image.size.width), Double(image.size.height))
      let scale = CGAffineTransform(scaleX: size.width / width, y: size.height / height)
      let copy = SVGElement(
        "use", [("href", .picture(image.id)), ("transform", .text(scale.svg))])
      let box = [offset.x, offset.y, size.width, size.height]
      element.add(
        name,
        .url(
          SVGElement(
            "pattern",
            zip(["x", "y", "width", "height"], box).map { ($0, .text(number($1))) }
              + [("patternUnits", .text("userSpaceOnUse"))], children: [copy])))
    }
  }

  /// Adds a colour, or its change.
  func color(_ name: String, _ colors: [Color], _ frames: [Int], _ element: inout SVGElement) {
    func hue(_ values: [Double]) -> Hue {
      Hue(
        Color(
          red: values[0] / 255, green: values[1] / 255, blue: values[2] / 255,
          alpha: values[3] / 255))
    }
    let track = Track(
      frames,
      colors.map { color in
        [color.red, color.green, color.blue, color.alpha].map { min(max($0, 0), 1) * 255 }
      })
    let course = animator.course(
      track, tolerance: [1, 1, 1, 1].map { $0 * Tolerance.color }, digits: [0, 0, 0, 0],
      isJoint: false
    ) { [(name, .color(hue($0)))] }
    switch course {
    case .constant(let values):
      element.add(name, .color(hue(values)))
    case .changing(let keyframes, let first):
      element.add(name, .color(hue(first)))
      element.animations.append(keyframes)
    }
  }

  private func gradient(_ gradient: Gradient, offset: CGPoint, isRelative: Bool) -> SVGElement {
    let digits = isRelative ? 4 : 2
    func text(_ value: Double) -> Value { .text(number(value, digits: digits)) }
    var element: SVGElement
    switch gradient.geometry {
    case .linear(let start, let end):
      element = SVGElement(
        "linearGradient",
        [
          ("x1", text(start.x + offset.x)), ("y1", text(start.y + offset.y)),
          ("x2", text(end.x + offset.x)), ("y2", text(end.y + offset.y)),
        ])
    case .radial(let center, let radii):
      let (x, y) = (center.x + offset.x, center.y + offset.y)
      if radii.width == radii.height {
        element = SVGElement(
          "radialGradient", [("cx", text(x)), ("cy", text(y)), ("r", text(radii.width))])
      } else {
        let map = CGAffineTransform(
          a: radii.width, b: 0, c: 0, d: radii.height, tx: x, ty: y)
        element = SVGElement(
          "radialGradient",
          [
            ("cx", .text("0")), ("cy", .text("0")), ("r", .text("1")),
            (
              "gradientTransform",
              .text("matrix(\(numbers([map.a, 0, 0, map.d, x, y], digits: 4)))")
            ),
          ])
      }
    case .conic: element = SVGElement("linearGradient")
    }
    if !isRelative { element.add("gradientUnits", .text("userSpaceOnUse")) }
    element.children = gradient.straightStops.map { stop in
      var element = SVGElement("stop", [("stop-color", .color(Hue(stop.color)))])
      if stop.location > 0 { element.add("offset", .text(number(stop.location, digits: 4))) }
      return element
    }
    return element
  }
}

extension Gradient {
  /// Stops between which straight components change evenly.
  ///
  /// Ours change premultiplied. Where only the colour or only the alpha changes, that is the same;
  /// what is clear takes the colour of its neighbour; else there are stops in between.
  fileprivate var straightStops: [Stop] {
    var result: [Stop] = []
    for (from, to) in zip(stops, stops.dropFirst()) {
      if result.isEmpty || result.last?.color.alpha == 0 || from.color.alpha == 0 {
        let color = from.color.alpha == 0 ? to.color.withAlpha(0) : from.color
        if result.last != Stop(location: from.location, color: color) {
          result.append(Stop(location: from.location, color: color))
        }
      }
      let isSimple =
        from.color.alpha == to.color.alpha || from.color.alpha == 0 || to.color.alpha == 0
      if !isSimple {
        for step in 1..<8 {
          let t = Double(step) / 8
          let alpha = from.color.alpha + (to.color.alpha - from.color.alpha) * t
          func mix(_ a: Double, _ b: Double) -> Double {
            (a * from.color.alpha * (1 - t) + b * to.color.alpha * t) / max(alpha, 1e-9)
          }
          result.append(
            Stop(
              location: from.location + (to.location - from.location) * t,
              color: Color(
                red: mix(from.color.red, to.color.red),
                green: mix(from.color.green, to.color.green),
                blue: mix(from.color.blue, to.color.blue), alpha: alpha)))
        }
      }
      let color = to.color.alpha == 0 ? from.color.withAlpha(0) : to.color
      result.append(Stop(location: to.location, color: color))
    }
    return result.isEmpty ? stops : result
  }
}

extension BlendMode {
  /// The name in CSS; nil for the usual way, and for what CSS does not know.
  var css: String? {
    switch self {
    case .normal: nil
    case .multiply: "multiply"
    case .screen: "screen"
    case .overlay: "overlay"
    case .darken: "darken"
    case .lighten: "lighten"
    case .colorDodge: "color-dodge"
    case .colorBurn: "color-burn"
    case .softLight: "soft-light"
    case .hardLight: "hard-light"
    case .difference: "difference"
    case .exclusion: "exclusion"
    case .hue: "hue"
    case .saturation: "saturation"
    case .color: "color"
    case .luminosity: "luminosity"
    case .plusLighter: "plus-lighter"
    case .clear, .copy, .sourceIn, .sourceOut, .sourceAtop, .destinationOver, .destinationIn,
      .destinationOut, .destinationAtop, .xor, .plusDarker:
      nil
    }
  }
}

import Foundation

extension SVGElement {
  /// A Gaussian blur.
  ///
  /// - Parameters:
  ///   - sigma: The standard deviation, in the coordinates of what is blurred.
  ///   - shortestSide: The shortest side of what is blurred, of which margins are parts.
  /// - Returns: A filter.
  static func blur(sigma: Double, shortestSide: Double) -> SVGElement {
    // Three deviations show everything; few different margins make few filters.
    let needed = 3 * sigma / max(shortestSide, 0.5)
    let margin = [0.1, 0.25, 0.5, 1, 2, 4, 8, 16, 32, 64].first { $0 >= needed } ?? 128
    let region =
      margin == 0.1
      ? []
      : [("x", -margin), ("y", -margin), ("width", 1 + 2 * margin), ("height", 1 + 2 * margin)]
    return SVGElement(
      "filter",
      region.map { ($0.0, Value.text(number($0.1))) } + [
        ("color-interpolation-filters", .text("sRGB"))
      ],
      children: [
        SVGElement("feGaussianBlur", [("stdDeviation", .text(number(sigma)))])
      ])
  }

  /// The blurred alpha of whatever it is applied to, in one colour.
  static func silhouette(color: Hue, offset: CGPoint, sigma: Double) -> SVGElement {
    var children = [
      SVGElement(
        "feGaussianBlur",
        [("in", .text("SourceAlpha")), ("stdDeviation", .text(number(sigma)))]),
      SVGElement("feOffset", [("dx", .text(number(offset.x))), ("dy", .text(number(offset.y)))]),
      SVGElement(
        "feFlood", [("flood-color", .color(color)), ("result", .text("c"))]),
    ]
    children[1].add("result", .text("b"))
    children.append(
      SVGElement(
        "feComposite", [("in", .text("c")), ("in2", .text("b")), ("operator", .text("in"))]))
    return SVGElement(
      "filter",
      [
        ("x", .text("-.5")), ("y", .text("-.5")), ("width", .text("2")), ("height", .text("2")),
        ("color-interpolation-filters", .text("sRGB")),
      ], children: children)
  }
}

public import AnimGeometry
public import AnimPixels
public import Foundation

/// A layer that shows its sublayers several times, each time moved, coloured and delayed a little further.
///
/// Colours multiply those of backgrounds, borders, shapes and gradients; pictures keep theirs, but for the opacity.
@preconcurrency @MainActor
open class CAReplicatorLayer: CALayer {
  /// How often sublayers are shown, 1 by default.
  open var instanceCount = 1
  /// Seconds by which the animations of one copy are behind those of the one before; 0 by default.
  open var instanceDelay: TimeInterval = 0
  /// The way from one copy to the next, about the middle of the layer; none by default.
  open var instanceTransform = CATransform3D.identity
  /// The colour that all copies are multiplied by; white by default and for nil.
  open var instanceColor: CGColor? = .white
  /// What each copy has more of red than the one before; 0 by default, as of the others.
  open var instanceRedOffset: Float = 0
  /// What each copy has more of green.
  open var instanceGreenOffset: Float = 0
  /// What each copy has more of blue.
  open var instanceBlueOffset: Float = 0
  /// What each copy has more of opacity.
  open var instanceAlphaOffset: Float = 0
  /// Whether copies stand in one space with depth, false by default; kept, they are flat.
  open var preservesDepth = false

  override func shownSublayers(
    at time: TimeInterval, _ sublayers: (TimeInterval) -> [LayerSnapshot]
  ) -> [LayerSnapshot] {
    var transform = CATransform3D.identity
    return (0..<max(0, instanceCount)).map { index in
      var properties = LayerProperties()
      properties.bounds = bounds
      properties.position = CGPoint(x: bounds.midX, y: bounds.midY)
      properties.transform = transform
      transform = CATransform3DConcat(instanceTransform, transform)
      let color = color(of: index)
      properties.opacity = color.alpha
      let tint = color.withAlpha(1)
      let number = UInt64(index) << Self.copyShift
      return LayerSnapshot(
        id: id + number + 1 << (Self.copyShift - 1), properties: properties,
        sublayers: sublayers(time - Double(index) * instanceDelay).map {
          let copy = $0.renumbered(by: number)
          return tint == .white ? copy : copy.multiplied(by: tint)
        })
    }
  }

  /// Numbers of copies are so far apart that those of layers do not reach them.
  private static let copyShift: UInt64 = 32

  private func color(of index: Int) -> Color {
    let color = instanceColor ?? .white
    func shifted(_ value: Double, _ offset: Float) -> Double {
      min(max(value + Double(index) * Double(offset), 0), 1)
    }
    return Color(
      red: shifted(color.red, instanceRedOffset), green: shifted(color.green, instanceGreenOffset),
      blue: shifted(color.blue, instanceBlueOffset),
      alpha: shifted(color.alpha, instanceAlphaOffset))
  }
}

extension LayerSnapshot {
  /// The same look in darker colours.
  fileprivate func multiplied(by tint: Color) -> LayerSnapshot {
    func product(_ color: Color) -> Color {
      Color(
        red: color.red * tint.red, green: color.green * tint.green, blue: color.blue * tint.blue,
        alpha: color.alpha)
    }
    var result = self
    result.properties.backgroundColor = properties.backgroundColor.map(product)
    result.properties.borderColor = properties.borderColor.map(product)
    switch properties.kind {
    case .plain, .transform: break
    case .gradient(var gradient):
      gradient.colors = gradient.colors.map(product)
      result.properties.kind = .gradient(gradient)
    case .shape(var shape):
      shape.fillColor = shape.fillColor.map(product)
      shape.strokeColor = shape.strokeColor.map(product)
      result.properties.kind = .shape(shape)
    }
    result.sublayers = sublayers.map { $0.multiplied(by: tint) }
    return result
  }
}

import Foundation

// Core Animation throws `CALayerInvalidGeometry` where a number is none; the layer stays as it is.
extension CALayer {
  /// Whether a layer can be there; reports it if not.
  final func isGeometry(_ position: CGPoint) -> Bool {
    guard position.x.isNaN || position.y.isNaN else { return true }
    report("position", [position.x, position.y].map(Self.text).joined(separator: " "))
    return false
  }

  /// Whether a layer can have these bounds; reports it if not.
  final func isGeometry(_ bounds: CGRect) -> Bool {
    let (origin, size) = (bounds.origin, bounds.size)
    guard [origin.x, origin.y, size.width, size.height].contains(where: \.isNaN) else {
      return true
    }
    report("bounds", Self.text(bounds))
    return false
  }

  private func report(_ property: String, _ value: String) {
    let owner = delegate.map { "; delegate = <\(type(of: $0))>" } ?? ""
    LayerFault.invalidGeometry(
      "CALayer \(property) contains NaN: [\(value)]. Layer: <\(type(of: self)); position = CGPoint "
        + "(\(Self.text(position.x)) \(Self.text(position.y))); bounds = CGRect "
        + "(\(Self.text(bounds)))\(owner)>"
    ).report()
  }

  private static func text(_ rect: CGRect) -> String {
    "\(text(rect.origin.x)) \(text(rect.origin.y)); \(text(rect.size.width)) \(text(rect.size.height))"
  }

  /// As `%g` prints it.
  private static func text(_ number: CGFloat) -> String { String(format: "%g", Double(number)) }
}

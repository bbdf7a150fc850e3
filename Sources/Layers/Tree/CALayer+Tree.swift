import Foundation

extension CALayer {
  /// The layers in front of this one, back to front among equal `zPosition`s; nil if there are none.
  public final var sublayers: [CALayer]? {
    get { children.isEmpty ? nil : children }
    set {
      let layers = newValue ?? []
      for layer in children where !layers.contains(layer) { layer.removeFromSuperlayer() }
      for (index, layer) in layers.enumerated() { insertSublayer(layer, at: UInt32(index)) }
    }
  }

  /// Inserts a layer at a place in the order, back to front; in front of all if the place is beyond
  /// the end.
  public final func insertSublayer(_ layer: CALayer, at index: UInt32) {
    insert(layer) { min(Int(index), $0.count) }
  }

  /// Inserts `layer` behind `sibling`, or behind all if that is not a sublayer.
  public final func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer) { layers in layers.firstIndex { $0 === sibling } ?? 0 }
  }

  /// Inserts `layer` before `sibling`, or before all if that is not a sublayer.
  public final func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer) { layers in layers.firstIndex { $0 === sibling }.map { $0 + 1 } ?? layers.count }
  }

  /// Puts a layer in the place of a sublayer; does nothing if that is none.
  public final func replaceSublayer(_ old: CALayer, with new: CALayer) {
    guard let index = children.firstIndex(where: { $0 === old }) else { return }
    old.removeFromSuperlayer()
    insertSublayer(new, at: UInt32(index))
  }

  /// Takes the layer out of its superlayer, or from the layer that it masks.
  final func leaveSuperlayer() {
    if let masked = maskedLayer { masked.mask = nil }
    superlayer?.children.removeAll { $0 === self }
    superlayer = nil
  }

  /// A layer whose alpha, in this layer's coordinates, lets the layer through.
  public final var mask: CALayer? {
    get { maskLayer }
    set {
      guard newValue !== maskLayer else { return }
      newValue?.leaveSuperlayer()
      maskLayer?.maskedLayer = nil
      maskLayer = newValue
      newValue?.maskedLayer = self
      if newValue?.layout.isNeededBelow == true { noteLayoutNeededBelow() }
    }
  }

  final func insert(_ layer: CALayer, at place: ([CALayer]) -> Int) {
    precondition(!isDescendant(of: layer), "a layer cannot be its own sublayer")
    layer.leaveSuperlayer()
    children.insert(layer, at: place(children))
    layer.superlayer = self
    if layer.layout.isNeededBelow { noteLayoutNeededBelow() }
  }

  private func isDescendant(of layer: CALayer) -> Bool {
    sequence(first: self, next: \.superlayer).contains { $0 === layer }
  }
}

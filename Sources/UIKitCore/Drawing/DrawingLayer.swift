import AnimDrawing
public import AnimLayers

/// A class of an app's that draws its layers' content: to it lowered sources conform that override `draw(in:)`, which belongs to
/// a class that knows nothing of contexts.
@preconcurrency @MainActor public protocol DrawingLayer: CALayer, ContentDrawing {
  /// Draws the content, in the layer's coordinates.
  func _override_draw(in ctx: CGContext)
}

extension DrawingLayer {
  /// Makes the content of what the class draws.
  public func drawContent() {
    let context = CGContext(showing: bounds)
    _override_draw(in: context)
    content = .drawing(context.items.cut(to: bounds.ofPixels(contentsScale)), bounds: bounds)
  }
}

extension CALayer {
  /// Draws the content of the layer, in its coordinates: as its class does, or else its view.
  public func draw(in ctx: CGContext) {
    if let own = self as? any DrawingLayer {
      own._override_draw(in: ctx)
    } else {
      _default_draw(in: ctx)
    }
  }

  /// Draws what the layer's view does: what `super.draw(in:)` is in lowered sources.
  public func _default_draw(in ctx: CGContext) { (delegate as? UIView)?.draw(self, in: ctx) }
}

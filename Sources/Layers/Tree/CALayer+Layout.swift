import Foundation

/// What is left to do in a layer and below it.
struct LayoutState {
  var isNeeded = true
  /// Whether this layer or one below it needs layout.
  var isNeededBelow = true
}

extension CALayer {
  /// Has `layoutSublayers` called by the next `layoutIfNeeded`.
  public final func setNeedsLayout() {
    layout.isNeeded = true
    noteLayoutNeededBelow()
  }

  /// Tells all above that there is something to do here.
  final func noteLayoutNeededBelow() {
    for layer in sequence(first: self, next: { $0.superlayer ?? $0.maskedLayer }) {
      layer.layout.isNeededBelow = true
    }
  }

  public final func needsLayout() -> Bool { layout.isNeeded }

  /// Lays out everything that needs it, from the outermost such layer above this one downward.
  public final func layoutIfNeeded() {
    var top = self
    var next: CALayer? = self
    while let layer = next {
      if layer.layout.isNeeded { top = layer }
      next = layer.superlayer
    }
    top.layoutTree()
  }

  /// Superlayers come before sublayers. A layout that asks for itself again is repeated, but not for
  /// ever: after a number of rounds, the rest waits for the next pass.
  private func layoutTree() {
    for _ in 0..<Self.maximalRounds where layout.isNeededBelow {
      layout.isNeededBelow = false
      if layout.isNeeded {
        layout.isNeeded = false
        layoutSublayers()
      }
      for layer in children { layer.layoutTree() }
      maskLayer?.layoutTree()
    }
  }

  private static var maximalRounds: Int { 32 }

  /// Has `display` called by the next `displayIfNeeded`.
  public final func setNeedsDisplay() { isDisplayNeeded = true }

  public final func needsDisplay() -> Bool { isDisplayNeeded }

  /// Renews the content of this layer and all below it where that was asked for.
  public final func displayIfNeeded() {
    if isDisplayNeeded {
      isDisplayNeeded = false
      display()
    }
    for layer in children { layer.displayIfNeeded() }
    maskLayer?.displayIfNeeded()
  }
}

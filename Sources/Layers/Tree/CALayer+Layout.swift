package import AnimCauses
import Foundation

/// The layout that is left to do in a layer and below it.
struct LayoutState {
  var isNeeded = false
  /// Whether this layer or one below it needs layout.
  var isNeededBelow = false
  /// How often the layer has been laid out in the pass of that number.
  var count = (pass: 0, layouts: 0)
  /// Whether the layer is being laid out.
  var isUnderWay = false
  /// What the layer needs layout for, if somebody records: the first of several.
  var cause = CauseID.none
}

extension CALayer {
  /// Has `layoutSublayers` called by the next `layoutIfNeeded`.
  public final func setNeedsLayout() {
    if layout.isNeeded, layout.cause != .none {
      noteLayoutNeededBelow()
    } else {
      setNeedsLayout(because: causeOfLayout())
    }
  }

  /// What the layer needs layout for, if it does from now on and somebody records; `none` otherwise.
  package final func causeOfLayout() -> CauseID {
    guard let causes = clock.causes else { return .none }
    return clock.isLayingOut
      ? causes.note(.layoutNeeded(view: causes.name(of: delegate ?? self))) : causes.current
  }

  /// Has `layoutSublayers` called by the next `layoutIfNeeded`, as a consequence of what was noted earlier.
  package final func setNeedsLayout(because cause: CauseID) {
    if !layout.isNeeded || layout.cause == .none { layout.cause = cause }
    layout.isNeeded = true
    noteLayoutNeededBelow()
  }

  /// Tells all above that there is something to do here.
  final func noteLayoutNeededBelow() {
    for layer in sequence(first: self, next: { $0.superlayer ?? $0.maskedLayer }) {
      layer.layout.isNeededBelow = true
    }
  }

  /// Whether the layer itself waits for layout.
  public final func needsLayout() -> Bool { layout.isNeeded }

  /// Lays out everything that needs it, from the outermost such layer above this one downward.
  public final func layoutIfNeeded() {
    var top = self
    var next: CALayer? = self
    while let layer = next {
      if layer.layout.isNeeded { top = layer }
      next = layer.superlayer
    }
    let clock = MediaClock.current
    clock.layOut { top.layoutTree(clock) }
  }

  /// Superlayers come before sublayers.
  ///
  /// A layout that asks for itself again is repeated, but not for ever: one that has not settled by
  /// then never does, and is reported. If the clock goes on all the same, the layer stays as it is in this pass.
  private func layoutTree(_ clock: MediaClock) {
    while layout.isNeededBelow, !clock.isStopped {
      layout.isNeededBelow = false
      if layout.isNeeded {
        layout.isNeeded = false
        if !isLoop(clock) {
          layout.isUnderWay = true
          if let causes = clock.causes { layOut(causes) } else { layoutSublayers() }
          layout.isUnderWay = false
        }
      }
      for layer in children { layer.layoutTree(clock) }
      maskLayer?.layoutTree(clock)
    }
  }

  /// Lays the layer out as a consequence of what it needs layout for.
  private func layOut(_ causes: CauseRecorder) {
    let cause = layout.cause
    layout.cause = .none
    causes.during(
      .layout(view: causes.name(of: delegate ?? self)), because: cause == .none ? nil : cause
    ) { layoutSublayers() }
  }

  /// Counts the layer's layouts in one pass; true for one too many.
  private func isLoop(_ clock: MediaClock) -> Bool {
    let pass = clock.layoutPassNumber
    if layout.count.pass != pass { layout.count = (pass, 0) }
    layout.count.layouts += 1
    if layout.count.layouts == Self.suspiciousLayouts { clock.recordRestOfPass() }
    guard layout.count.layouts > Self.maximalLayouts else { return false }
    if layout.count.layouts == Self.maximalLayouts + 1 { LayerFault.layoutLoop(self).report() }
    return true
  }

  /// Whether new sublayers and another size no longer bring about one more layout, since each of many layouts of the pass has.
  ///
  /// Views that are shipped exchange their subviews in every layout, and settle in an app: what iOS does with such marks is not
  /// recorded.
  package final var isLaidOutInVain: Bool {
    layout.isUnderWay && layout.count.layouts > Self.heededRepeats
  }

  /// The number of layouts in one pass from which on a layer's own changes in them count for nothing.
  private static var heededRepeats: Int { 10 }

  /// How often a layer may be laid out in one pass.
  ///
  /// Core Animation goes on for ever, and the app hangs; this is where a collection view gives up
  /// (`UICollectionView.maximalRounds`), which has to come first.
  private static var maximalLayouts: Int { 200 }

  /// The number of layouts from which on it is noted what they come of.
  private static var suspiciousLayouts: Int { 150 }

  /// Has `display` called by the next `displayIfNeeded`.
  public final func setNeedsDisplay() { isDisplayNeeded = true }

  /// Whether the layer's content waits to be renewed.
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

import AnimMotion
public import Foundation

extension CALayer {
  /// The look of the layer and all below it at a time of the clock.
  ///
  /// A pure function of the tree: times may be asked for in any order. Animations that the clock has
  /// seen end are gone, so times before `clock.now` are not to be relied on.
  public final func presentation(at time: TimeInterval) -> LayerSnapshot {
    snapshot(at: (superlayer ?? maskedLayer)?.localTime(at: time) ?? time)
  }

  /// The look of the layer and all below it at `parent`, a time of the superlayer.
  private func snapshot(at parent: TimeInterval) -> LayerSnapshot {
    let local = time.localTime(at: parent)
    var transition: LayerSnapshot.Transition?
    var properties = properties
    for animation in running {
      animation.value.apply(to: &properties, at: local)
      transition = animation.value.transition(at: local) ?? transition
    }
    return LayerSnapshot(
      id: id, name: name, properties: properties,
      sublayers: shownSublayers(at: local) { time in children.map { $0.snapshot(at: time) } },
      mask: maskLayer?.snapshot(at: local), transition: transition)
  }

  /// The look of the layer and all below it when nothing is animated any more.
  package final var modelSnapshot: LayerSnapshot {
    LayerSnapshot(
      id: id, name: name, properties: properties,
      sublayers: shownSublayers(at: localTime(at: clock.now)) { _ in children.map(\.modelSnapshot)
      },
      mask: maskLayer?.modelSnapshot)
  }

  /// The layer's own values at a time of the clock.
  package final func presentedProperties(at time: TimeInterval) -> LayerProperties {
    // The time of a layer is that of all above it.
    guard !running.isEmpty else { return properties }
    var properties = properties
    let local = localTime(at: time)
    for animation in running { animation.value.apply(to: &properties, at: local) }
    return properties
  }
}

import AnimGeometry
import AnimLayoutEngine
import Foundation

/// The bodies of an animator, found by their items.
@MainActor struct DynamicBodies {
  /// An item and what it was last told.
  private struct Tracked {
    let item: any UIDynamicItem
    var center: CGPoint
    var angle: Double
  }

  private var tracked: [Tracked] = []
  /// The states of the items, in the order in which these came.
  var states: [DynamicBody] = []
  private var indices: [ObjectIdentifier: Int] = [:]

  var items: [any UIDynamicItem] { tracked.map(\.item) }

  func item(at index: Int) -> any UIDynamicItem { tracked[index].item }

  func index(of item: any UIDynamicItem) -> Int? { indices[ObjectIdentifier(item)] }

  func state(of item: any UIDynamicItem) -> DynamicBody? { index(of: item).map { states[$0] } }

  /// Gives every item a body, and takes it from the others.
  mutating func track(_ items: [any UIDynamicItem]) {
    let wanted = Set(items.map { ObjectIdentifier($0) })
    let kept = tracked.indices.filter { wanted.contains(ObjectIdentifier(tracked[$0].item)) }
    if kept.count < tracked.count {
      (tracked, states) = (kept.map { tracked[$0] }, kept.map { states[$0] })
      indices = Dictionary(
        uniqueKeysWithValues: tracked.enumerated().map { (ObjectIdentifier($1.item), $0) })
    }
    for item in items { add(item) }
  }

  private mutating func add(_ item: any UIDynamicItem) {
    guard indices[ObjectIdentifier(item)] == nil else { return }
    indices[ObjectIdentifier(item)] = tracked.count
    let angle = item.transform.angle
    tracked.append(Tracked(item: item, center: item.center, angle: angle))
    states.append(
      DynamicBody(
        position: item.center, size: item.bounds.size, angle: angle,
        isRound: item.collisionBoundsType == .ellipse))
  }

  /// Takes over what somebody did to an item since it was last told where it is.
  ///
  /// It keeps its velocity.
  mutating func read(_ item: any UIDynamicItem) {
    guard let index = index(of: item) else { return }
    let (center, angle) = (item.center, item.transform.angle)
    states[index].position.x += center.x - tracked[index].center.x
    states[index].position.y += center.y - tracked[index].center.y
    states[index].angle += (angle - tracked[index].angle).remainder(dividingBy: 2 * .pi)
    (tracked[index].center, tracked[index].angle) = (center, angle)
  }

  /// Something that an item is to be told.
  struct Telling {
    let item: any UIDynamicItem
    let center: CGPoint?
    /// Radians clockwise.
    let angle: Double?

    @MainActor func perform() {
      if let center { item.center = center }
      if let angle { item.transform = CGAffineTransform(rotationAngle: angle) }
    }
  }

  /// What items are to be told of where they are, `time` seconds after the last step, from now on
  /// counted as told.
  mutating func tellings(after time: Double) -> [Telling] {
    states.indices.compactMap { index in
      let state = states[index]
      let center = CGPoint(
        x: state.position.x + state.velocity.dx * time,
        y: state.position.y + state.velocity.dy * time)
      let angle = state.angle + state.angularVelocity * time
      let (moves, turns) = (center != tracked[index].center, angle != tracked[index].angle)
      guard moves || turns else { return nil }
      (tracked[index].center, tracked[index].angle) = (center, angle)
      return Telling(
        item: tracked[index].item, center: moves ? center : nil, angle: turns ? angle : nil)
    }
  }
}

extension CGAffineTransform {
  /// The angle of a rotation, in radians clockwise.
  fileprivate var angle: Double { atan2(b, a) }
}

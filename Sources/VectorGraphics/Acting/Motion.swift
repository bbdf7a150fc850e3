import AnimDrawing
import AnimGeometry
import Foundation

/// A way that several drawings go together: the map from coordinates of their own to the stage, in
/// the frames in which any of them is seen.
struct Motion {
  /// The maps by the numbers of frames.
  private(set) var maps: [Int: CGAffineTransform] = [:]
  /// The largest distance of what moves from the origin of its coordinates, in points there.
  private(set) var reach: Double = 0
  /// The number of drawings and clips that go with it.
  private(set) var followers = 1
  /// The number of a motion that this one is told relative to, since that takes less; nil for none.
  var parent: Int?
  /// Whether another one is told relative to this one.
  var isParent = false

  /// The place of something that moves: a motion, and the map to the motion's coordinates.
  struct Place {
    /// The number of the motion; nil for what stands still.
    var motion: Int?
    var map: CGAffineTransform

    static let identity = Place(motion: nil, map: .identity)
  }

  init(_ frames: [Int], _ maps: [CGAffineTransform], reach: Double) {
    self.maps = Dictionary(uniqueKeysWithValues: zip(frames, maps))
    self.reach = reach
  }

  /// The way within another motion; nil where that is not known all the time, or has no inverse.
  func relative(to other: Motion) -> Motion? {
    var result = self
    for (frame, map) in maps {
      guard let outer = other.maps[frame], abs(outer.a * outer.d - outer.b * outer.c) > 1e-9 else {
        return nil
      }
      result.maps[frame] = map.concatenating(outer.inverted())
    }
    return result
  }

  /// The constant map from coordinates that move by `maps` to those of this motion; nil if there is
  /// none, or too few frames tell.
  func relation(_ frames: [Int], _ maps: [CGAffineTransform]) -> CGAffineTransform? {
    var relation: CGAffineTransform?
    var common = 0
    for (frame, map) in zip(frames, maps) {
      guard let own = self.maps[frame] else { continue }
      common += 1
      if let relation {
        guard relation.concatenating(own).isClose(to: map) else { return nil }
      } else {
        guard abs(own.a * own.d - own.b * own.c) > 1e-9 else { return nil }
        relation = map.concatenating(own.inverted())
      }
    }
    return common >= 2 && 2 * common >= min(frames.count, self.maps.count) ? relation : nil
  }

  /// Takes in something else that moves along.
  mutating func join(
    _ frames: [Int], _ maps: [CGAffineTransform], relation: CGAffineTransform, extent: CGRect
  ) {
    let back = relation.inverted()
    followers += 1
    for (frame, map) in zip(frames, maps) where self.maps[frame] == nil {
      self.maps[frame] = back.concatenating(map)
    }
    reach = max(reach, extent.applying(relation).reach)
  }
}

extension CGRect {
  /// The largest distance of one of its points from the origin.
  fileprivate var reach: Double {
    guard !isNull, !isInfinite else { return 0 }
    return hypot(max(abs(minX), abs(maxX)), max(abs(minY), abs(maxY)))
  }
}

extension CGAffineTransform {
  /// Whether both bring points of a screen to the same places, to 1/100 point.
  func isClose(to other: CGAffineTransform) -> Bool {
    abs(a - other.a) < 1e-5 && abs(b - other.b) < 1e-5 && abs(c - other.c) < 1e-5
      && abs(d - other.d) < 1e-5 && abs(tx - other.tx) < 0.01 && abs(ty - other.ty) < 0.01
  }

  /// Whether it only moves.
  var isTranslation: Bool {
    abs(a - 1) < 1e-6 && abs(b) < 1e-6 && abs(c) < 1e-6 && abs(d - 1) < 1e-6
  }
}

/// Finds out which drawings move together.
struct Choreography {
  private(set) var motions: [Motion] = []

  /// The number of motions that others are told relative to at most: a screen that turns, a list that
  /// is scrolled.
  private static let mostParents = 4
  /// The number of keys that relating saves at least.
  private static let leastGain = 6

  /// Tells motions relative to one that they share: cells of a screen that turns move in it as simply
  /// as if it stood.
  ///
  /// - Parameter cost: The number of keys that a motion takes.
  mutating func relate(cost: (Motion) -> Int) {
    let parents = motions.indices.filter { motions[$0].followers > 1 }
      .sorted { (-motions[$0].followers, $0) < (-motions[$1].followers, $1) }
      .prefix(Self.mostParents)
    for index in motions.indices where !parents.contains(index) {
      var best = cost(motions[index]) - Self.leastGain
      for parent in parents {
        guard let relative = motions[index].relative(to: motions[parent]) else { continue }
        let own = cost(relative)
        if own < best { (best, motions[index].parent) = (own, parent) }
      }
      if let parent = motions[index].parent { motions[parent].isParent = true }
    }
  }

  /// The place of something whose coordinates are mapped to the stage by `maps`.
  ///
  /// - Parameters:
  ///   - frames: The frames in which it is seen, rising.
  ///   - maps: The map in each of them.
  ///   - extent: A box around all of it, in its own coordinates.
  /// - Returns: A motion that something else has too, or a new one; none for what stands still.
  mutating func place(
    _ frames: [Int], _ maps: [CGAffineTransform], extent: CGRect
  ) -> Motion.Place {
    guard let first = maps.first, !maps.allSatisfy({ $0.isClose(to: first) }) else {
      return Motion.Place(motion: nil, map: maps.first ?? .identity)
    }
    // What was found last is the likeliest: a layer's drawings follow one another.
    for index in motions.indices.reversed() {
      guard let relation = motions[index].relation(frames, maps) else { continue }
      motions[index].join(frames, maps, relation: relation, extent: extent)
      return Motion.Place(motion: index, map: relation)
    }
    // What turns and grows does so about its middle, so that the middle's way is a simple one.
    let middle =
      extent.isNull || extent.isInfinite || maps.allSatisfy(\.isTranslation)
      ? CGPoint.zero : CGPoint(x: extent.midX, y: extent.midY)
    let toMiddle = CGAffineTransform(translationX: -middle.x, y: -middle.y)
    let away = CGAffineTransform(translationX: middle.x, y: middle.y)
    motions.append(
      Motion(
        frames, maps.map { away.concatenating($0) },
        reach: extent.applying(toMiddle).reach))
    return Motion.Place(motion: motions.count - 1, map: toMiddle)
  }
}

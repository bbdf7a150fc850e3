/// Finds the palette entry that looks most like a colour.
///
/// The entries are sorted by lightness and measured eight at a time, from the colour's own
/// lightness outwards, until a group is further away in lightness alone than the best entry so far.
struct NearestColor: Sendable {
  /// Eight entries.
  private struct Group {
    // What fills the last group up is too far away to be found.
    var lightness = SIMD8<Float>(repeating: 1e3)
    var a = SIMD8<Float>(repeating: 1e3)
    var b = SIMD8<Float>(repeating: 1e3)
    var indices = SIMD8<Int32>(repeating: 0)
    var lightest: Float = 0
    var darkest: Float = 0
  }

  private var groups: [Group]
  private let places: [SIMD4<Float>]

  /// A search among the colours of a palette.
  ///
  /// - Parameter places: At least one palette entry in `OKLab` coordinates.
  init(_ places: [SIMD4<Float>]) {
    precondition(!places.isEmpty, "a palette without colours has no nearest one")
    self.places = places
    groups = [Group](repeating: Group(), count: (places.count + 7) / 8)
    let order = places.indices.sorted { (places[$0].x, $0) < (places[$1].x, $1) }
    for (rank, index) in order.enumerated() {
      let (group, lane) = (rank / 8, rank % 8)
      groups[group].lightness[lane] = places[index].x
      groups[group].a[lane] = places[index].y
      groups[group].b[lane] = places[index].z
      groups[group].indices[lane] = Int32(index)
      if lane == 0 { groups[group].darkest = places[index].x }
      groups[group].lightest = places[index].x
    }
  }

  /// The index of the nearest entry and its squared distance, found sooner if `guess` is near.
  func nearest(
    to place: SIMD4<Float>, guess: Int
  ) -> (index: Int, squaredDistance: Float) {
    let way = place - places[guess]
    return nearest(to: place, except: -1, startingWith: (guess, (way * way).sum()))
  }

  /// The nearest entry, its squared distance, and the nearest of the others, if its squared distance is less than that
  /// and `slack`.
  ///
  /// - Parameters:
  ///   - place: A colour in `OKLab` coordinates.
  ///   - slack: The difference of squared distances that does not matter.
  ///   - guess: An entry; both are found sooner if it is near.
  /// - Returns: The index of the nearest entry, its squared distance, and the index of the other if there is one.
  func nearestTwo(
    to place: SIMD4<Float>, slack: Float, guess: Int
  ) -> (index: Int, squaredDistance: Float, other: Int?) {
    let way = place - places[guess]
    var pair = Pair(best: (guess, (way * way).sum()), slack: slack)
    search(from: place.x, within: { pair.limit }) { measure($0, place, &pair) }
    let isNear = pair.second.squaredDistance < pair.limit
    return (pair.best.index, pair.best.squaredDistance, isNear ? pair.second.index : nil)
  }

  /// The squared distance between an entry and the one nearest to it; infinite if there is no
  /// other.
  func squaredGap(around index: Int) -> Float {
    nearest(to: places[index], except: Int32(index), startingWith: (-1, .infinity)).squaredDistance
  }

  private func nearest(
    to place: SIMD4<Float>, except exception: Int32,
    startingWith best: (index: Int, squaredDistance: Float)
  ) -> (index: Int, squaredDistance: Float) {
    var best = best
    search(from: place.x, within: { best.squaredDistance }) {
      measure($0, place, exception, &best)
    }
    return best
  }

  /// Visits groups from a lightness outwards, until those that are left differ from it by more than a limit, which may
  /// become smaller meanwhile.
  @inline(__always)
  private func search(
    from lightness: Float, within squaredLimit: () -> Float, _ visit: (Group) -> Void
  ) {
    // The first group that is not wholly darker.
    var (low, high) = (0, groups.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if groups[middle].lightest < lightness { low = middle + 1 } else { high = middle }
    }
    high = low
    low -= 1
    var goesOn = true
    while goesOn {
      goesOn = false
      if high < groups.count {
        let gap = max(0, groups[high].darkest - lightness)
        if gap * gap < squaredLimit() {
          visit(groups[high])
          high += 1
          goesOn = true
        } else {
          high = groups.count
        }
      }
      if low >= 0 {
        let gap = max(0, lightness - groups[low].lightest)
        if gap * gap < squaredLimit() {
          visit(groups[low])
          low -= 1
          goesOn = true
        } else {
          low = -1
        }
      }
    }
  }

  @inline(__always)
  private func distances(_ group: Group, _ place: SIMD4<Float>) -> SIMD8<Float> {
    let dl = group.lightness - place.x
    let da = group.a - place.y
    let db = group.b - place.z
    return dl * dl + da * da + db * db
  }

  @inline(__always)
  private func measure(
    _ group: Group, _ place: SIMD4<Float>, _ exception: Int32,
    _ best: inout (index: Int, squaredDistance: Float)
  ) {
    let distances = distances(group, place)
    guard any(distances .< best.squaredDistance) else { return }
    for lane in 0..<8
    where distances[lane] < best.squaredDistance && group.indices[lane] != exception {
      best = (Int(group.indices[lane]), distances[lane])
    }
  }

  /// The nearest two entries so far.
  private struct Pair {
    var best: (index: Int, squaredDistance: Float)
    var second: (index: Int, squaredDistance: Float) = (-1, .infinity)
    let slack: Float
    /// What is not nearer than this does not matter.
    var limit: Float { best.squaredDistance + slack }

    init(best: (index: Int, squaredDistance: Float), slack: Float) {
      (self.best, self.slack) = (best, slack)
    }
  }

  @inline(__always)
  private func measure(_ group: Group, _ place: SIMD4<Float>, _ pair: inout Pair) {
    let distances = distances(group, place)
    guard any(distances .< pair.limit) else { return }
    for lane in 0..<8 where distances[lane] < pair.limit {
      let (index, distance) = (Int(group.indices[lane]), distances[lane])
      if distance < pair.best.squaredDistance {
        // The guess comes by again, and sums are rounded otherwise.
        if index != pair.best.index { pair.second = pair.best }
        pair.best = (index, distance)
      } else if distance < pair.second.squaredDistance, index != pair.best.index {
        pair.second = (index, distance)
      }
    }
  }
}

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

  /// The index of the nearest entry and its squared distance.
  func nearest(to place: SIMD4<Float>) -> (index: Int, squaredDistance: Float) {
    nearest(to: place, except: -1, startingWith: (-1, .infinity))
  }

  /// The same, found sooner if `guess` is near.
  func nearest(
    to place: SIMD4<Float>, guess: Int
  ) -> (index: Int, squaredDistance: Float) {
    let way = place - places[guess]
    return nearest(to: place, except: -1, startingWith: (guess, (way * way).sum()))
  }

  /// The nearest entry but one, if its squared distance is less than `limit`.
  func another(than index: Int, near place: SIMD4<Float>, within limit: Float) -> Int? {
    let index = nearest(to: place, except: Int32(index), startingWith: (-1, limit)).index
    return index < 0 ? nil : index
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
    // The first group that is not wholly darker.
    var (low, high) = (0, groups.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if groups[middle].lightest < place.x { low = middle + 1 } else { high = middle }
    }
    var best = best
    high = low
    low -= 1
    var goesOn = true
    while goesOn {
      goesOn = false
      if high < groups.count {
        let gap = max(0, groups[high].darkest - place.x)
        if gap * gap < best.squaredDistance {
          measure(groups[high], place, exception, &best)
          high += 1
          goesOn = true
        } else {
          high = groups.count
        }
      }
      if low >= 0 {
        let gap = max(0, place.x - groups[low].lightest)
        if gap * gap < best.squaredDistance {
          measure(groups[low], place, exception, &best)
          low -= 1
          goesOn = true
        } else {
          low = -1
        }
      }
    }
    return best
  }

  @inline(__always)
  private func measure(
    _ group: Group, _ place: SIMD4<Float>, _ exception: Int32,
    _ best: inout (index: Int, squaredDistance: Float)
  ) {
    let dl = group.lightness - place.x
    let da = group.a - place.y
    let db = group.b - place.z
    let distances = dl * dl + da * da + db * db
    guard any(distances .< best.squaredDistance) else { return }
    for lane in 0..<8
    where distances[lane] < best.squaredDistance && group.indices[lane] != exception {
      best = (Int(group.indices[lane]), distances[lane])
    }
  }
}

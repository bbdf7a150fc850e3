import AnimDrawing

/// Puts the drawings of all frames into one order.
struct Lineup {
  /// In the order in which they appeared; `order` says how they are painted.
  private var cast: [Actor] = []
  /// The numbers of all actors, back to front.
  private var order: [Int] = []
  private var byLook: [Look: [Int]] = [:]
  /// The looks of the frame before and who took them.
  private var latest: (looks: [Look], actors: [Int]) = ([], [])
  /// The looks of drawings that were there before.
  private var known: [UInt64: (item: DisplayItem, look: Look)] = [:]

  /// All actors, back to front.
  var actors: [Actor] { order.map { cast[$0] } }

  /// Adds the items of a frame, back to front, later than all frames before.
  mutating func add(_ items: [DisplayItem], frame: Int) {
    let looks = items.map { look(of: $0) }
    if looks != latest.looks { latest = (looks, assign(looks)) }
    for (actor, item) in zip(latest.actors, items) {
      cast[actor].frames.append(frame)
      cast[actor].items.append(item)
    }
  }

  private mutating func look(of item: DisplayItem) -> Look {
    if item.id != 0, let known = known[item.id], known.item == item { return known.look }
    let look = Look(item)
    if item.id != 0 { known[item.id] = (item, look) }
    return look
  }

  /// The actors of a frame: as many as possible that are known and stand in this order, and new ones
  /// between them.
  private mutating func assign(_ looks: [Look]) -> [Int] {
    var places = [Int](repeating: 0, count: cast.count)
    for (place, actor) in order.enumerated() { places[actor] = place }
    var assigned = rising(looks.map { look in (byLook[look] ?? []).map { places[$0] } })
      .map { $0.map { order[$0] } }
    // New actors stand right behind the one before them; the order is made anew with all of them.
    var following: [Int: [Int]] = [:]
    var before = -1
    for (index, look) in looks.enumerated() {
      if let actor = assigned[index] {
        before = actor
        continue
      }
      let actor = cast.count
      cast.append(Actor(look))
      byLook[look, default: []].append(actor)
      following[before, default: []].append(actor)
      assigned[index] = actor
    }
    if !following.isEmpty {
      order =
        (following[-1] ?? []) + order.flatMap { actor in [actor] + (following[actor] ?? []) }
    }
    return assigned.compactMap(\.self)
  }

  /// Chooses from the places that each has one, so that they rise and as many as possible have one.
  ///
  /// Hunt and Szymanski, "A fast algorithm for computing longest common subsequences", 1977.
  private func rising(_ candidates: [[Int]]) -> [Int?] {
    // Of the chains of each length, the one that ends first; a link knows the link before it.
    var ends: [Int] = []
    var links: [(index: Int, place: Int, before: Int)] = []
    for (index, places) in candidates.enumerated() {
      for place in places.sorted(by: >) {
        var (low, high) = (0, ends.count)
        while low < high {
          let middle = (low + high) / 2
          if links[ends[middle]].place < place { low = middle + 1 } else { high = middle }
        }
        links.append((index, place, low == 0 ? -1 : ends[low - 1]))
        if low == ends.count { ends.append(links.count - 1) } else { ends[low] = links.count - 1 }
      }
    }
    var result = [Int?](repeating: nil, count: candidates.count)
    var link = ends.last ?? -1
    while link >= 0 {
      result[links[link].index] = links[link].place
      link = links[link].before
    }
    return result
  }
}

public import AnimDrawing
import AnimGeometry
public import AnimPixels
import Foundation

extension Rasterizer {
  /// The picture of `list`, drawn again only where it differs from one that is at hand.
  ///
  /// - Parameters:
  ///   - list: A resolved list with balanced groups.
  ///   - previous: A list and its picture by a rasterizer of the same size and scale.
  /// - Returns: The same bytes as `render(list)`, and disjoint rectangles outside of which they are
  ///   those of the previous picture; the whole picture if there is none.
  public func render(
    _ list: DisplayList, reusing previous: (list: DisplayList, pixmap: Pixmap)?
  ) -> (pixmap: Pixmap, damage: [PixelRect]) {
    guard let previous else { return (render(list), [PixelRect(size)]) }
    var pixmap = previous.pixmap
    let damage = update(&pixmap, from: previous.list, to: list)
    return (pixmap, damage)
  }

  /// Turns the picture of `old` into that of `new`, in place.
  ///
  /// - Parameters:
  ///   - pixmap: The picture of `old` by a rasterizer of the same size and scale.
  ///   - old: The list whose picture there is.
  ///   - new: The list whose picture is wanted.
  /// - Returns: Disjoint rectangles outside of which no pixel changed, in device pixels.
  public func update(
    _ pixmap: inout Pixmap, from old: DisplayList, to new: DisplayList
  ) -> [PixelRect] {
    precondition(pixmap.size == size, "a pixmap of \(pixmap.size) for pictures of \(size)")
    let frame = PixelRect(size)
    guard old.background == new.background, old.size == new.size else {
      render(new, into: &pixmap)
      return frame.isEmpty ? [] : [frame]
    }
    let damage = damage(from: old.items, to: new.items, in: frame)
    guard !damage.isEmpty else { return [] }
    // Through spans, items are looked at where they are, without copies.
    let bounds = new.items.indices.map { deviceBounds(of: new.items.span[$0], in: frame) }
    // The canvas is used inside this closure only, where the array's storage stays put.
    unsafe pixmap.pixels.withUnsafeMutableBufferPointer { pixels in
      guard let base = pixels.baseAddress else { return }
      var canvas = unsafe Canvas(base: base, bounds: frame)
      for rect in damage {
        canvas.scissor = rect
        clear(canvas, to: new.background)
        for index in bounds.indices where bounds[index].intersects(rect) {
          draw(new.items.span[index], on: canvas)
        }
      }
    }
    return damage
  }

  /// Disjoint rectangles that hold all that differs between the pictures of two lists.
  func damage(
    from old: [DisplayItem], to new: [DisplayItem], in frame: PixelRect
  ) -> [PixelRect] {
    var region = Region()
    collectDamage(from: old, to: new, in: frame, into: &region)
    guard !region.rects.isEmpty else { return [] }
    // A backdrop shows what is anywhere behind it: it is redrawn as a whole, or not at all.
    var backdrops: [PixelRect] = []
    for index in new.indices where new.span[index].containsBackdrop {
      backdrops += backdropBounds(in: new[index], frame)
    }
    var isStable = false
    while !isStable {
      isStable = true
      for backdrop in backdrops
      where region.rects.contains(where: { $0.intersects(backdrop) && !$0.contains(backdrop) }) {
        region.add(backdrop)
        isStable = false
      }
    }
    return region.rects
  }

  /// Items that are equal and in the same order in both lists stay; of all others the old and the
  /// new bounds are damaged.
  private func collectDamage(
    from old: [DisplayItem], to new: [DisplayItem], in limit: PixelRect, into region: inout Region
  ) {
    let kept = ListMatch(old, new)
    for pair in kept.changed {
      if case .group(let before) = old[pair.old].content,
        case .group(let after) = new[pair.new].content,
        before.mask == nil, after.mask == nil, old[pair.old].isLike(new[pair.new])
      {
        collectDamage(
          from: before.items, to: after.items,
          in: limit.intersection(
            deviceBounds(of: new[pair.new], in: limit).union(
              deviceBounds(of: old[pair.old], in: limit))),
          into: &region)
      } else {
        region.add(deviceBounds(of: old[pair.old], in: limit))
        region.add(deviceBounds(of: new[pair.new], in: limit))
      }
    }
    for index in kept.removed { region.add(deviceBounds(of: old[index], in: limit)) }
    for index in kept.inserted { region.add(deviceBounds(of: new[index], in: limit)) }
  }

  /// The rectangles that the backdrops blur, whether or not clips let them show.
  private func backdropBounds(in item: DisplayItem, _ frame: PixelRect) -> [PixelRect] {
    var item = item
    item.clips = []
    switch item.content {
    case .backdrop: return [deviceBounds(of: item, in: frame)]
    case .group(let group):
      guard item.containsBackdrop else { return [] }
      return [deviceBounds(of: item, in: frame)]
        + group.items.flatMap { backdropBounds(in: $0, frame) }
    case .box, .path, .glyphs, .image, .shadow: return []
    }
  }
}

extension DisplayItem {
  /// Whether this or an item in it is a backdrop.
  var containsBackdrop: Bool {
    switch content {
    case .backdrop: true
    case .group(let group): group.items.contains { $0.containsBackdrop }
    case .box, .path, .glyphs, .image, .shadow: false
    }
  }

  /// Whether all but the content is equal.
  fileprivate func isLike(_ other: DisplayItem) -> Bool {
    transform == other.transform && clips == other.clips && opacity == other.opacity
      && blendMode == other.blendMode
  }
}

/// The items that two lists have in common.
private struct ListMatch {
  /// Items with equal identity but other looks, which kept their place among the rest.
  var changed: [(old: Int, new: Int)] = []
  var removed: [Int] = []
  var inserted: [Int] = []

  init(_ old: [DisplayItem], _ new: [DisplayItem]) {
    var start = 0
    // Through spans, items are compared where they are: most of the time would go into copies.
    while start < min(old.count, new.count), old.span[start] == new.span[start] { start += 1 }
    var (oldEnd, newEnd) = (old.count, new.count)
    while oldEnd > start, newEnd > start, old.span[oldEnd - 1] == new.span[newEnd - 1] {
      (oldEnd, newEnd) = (oldEnd - 1, newEnd - 1)
    }
    var places: [UInt64: Int] = [:]
    for index in start..<oldEnd where old[index].id != 0 { places[old[index].id] = index }
    var pairs: [(old: Int, new: Int)] = []
    for index in start..<newEnd {
      if let place = places.removeValue(forKey: new[index].id) { pairs.append((place, index)) }
    }
    // Items that changed places with one another are drawn over each other in another order: the
    // longest rising sequence of old places keeps its order, the rest is as if new.
    let stays = Self.longestRise(pairs.map(\.old))
    var (isKeptOld, isKeptNew) = (Set<Int>(), Set<Int>())
    for index in stays {
      isKeptOld.insert(pairs[index].old)
      isKeptNew.insert(pairs[index].new)
      if old[pairs[index].old] != new[pairs[index].new] { changed.append(pairs[index]) }
    }
    removed = (start..<oldEnd).filter { !isKeptOld.contains($0) }
    inserted = (start..<newEnd).filter { !isKeptNew.contains($0) }
  }

  /// The positions of a longest strictly rising subsequence, by patience sorting.
  private static func longestRise(_ values: [Int]) -> [Int] {
    // The last position of the best sequence of each length, and what precedes each position.
    var ends: [Int] = []
    var before: [Int?] = []
    for (position, value) in values.enumerated() {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if values[ends[middle]] < value { low = middle + 1 } else { high = middle }
      }
      before.append(low > 0 ? ends[low - 1] : nil)
      if low < ends.count { ends[low] = position } else { ends.append(position) }
    }
    var result: [Int] = []
    var position = ends.last
    while let current = position {
      result.append(current)
      position = before[current]
    }
    return result.reversed()
  }
}

/// A set of pixels as disjoint rectangles, few rather than tight.
private struct Region {
  private(set) var rects: [PixelRect] = []
  /// The largest number of rectangles; more are joined into one.
  private static let limit = 24

  /// Adds `rect`, joined with the rectangles that it overlaps or nearly completes.
  mutating func add(_ rect: PixelRect) {
    guard !rect.isEmpty else { return }
    var rect = rect
    while let other = rects.firstIndex(where: { $0.isWorthJoining(rect) }) {
      rect = rect.union(rects.remove(at: other))
    }
    rects.append(rect)
    if rects.count > Self.limit { rects = [rects.reduce(.empty) { $0.union($1) }] }
  }
}

extension PixelRect {
  /// Whether drawing the union costs little more than drawing both.
  fileprivate func isWorthJoining(_ other: PixelRect) -> Bool {
    intersects(other) || union(other).area <= (area + other.area) * 5 / 4
  }
}

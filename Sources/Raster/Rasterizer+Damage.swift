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
    let match = ListMatch(old.items, new.items)
    guard !match.isWhole else { return [] }
    let extents = extents(of: new.items, after: old.items, match)
    let damage = damage(from: old.items, to: new.items, match, extents)
    guard !damage.isEmpty else { return [] }
    // The canvas is used inside this closure only, where the array's storage stays put.
    unsafe pixmap.pixels.withUnsafeMutableBufferPointer { pixels in
      guard let base = pixels.baseAddress else { return }
      var canvas = unsafe Canvas(base: base, bounds: frame)
      for rect in damage {
        canvas.scissor = rect
        clear(canvas, to: new.background)
        // Through a span, items are drawn from where they are, without copies.
        for index in extents.bounds.indices where extents.bounds[index].intersects(rect) {
          draw(new.items.span[index], on: canvas)
        }
      }
    }
    return damage
  }

  /// Disjoint rectangles that hold all that differs between the pictures of two lists.
  private func damage(
    from old: [DisplayItem], to new: [DisplayItem], _ match: ListMatch, _ extents: ListExtents
  ) -> [PixelRect] {
    let frame = PixelRect(size)
    var region = Region()
    collectDamage(from: old, to: new, match, in: frame, into: &region)
    guard !region.rects.isEmpty else { return [] }
    // A backdrop shows what is anywhere behind it: it is redrawn as a whole, or not at all.
    let backdrops = extents.backdrops.flatMap { backdropBounds(in: new[$0], frame) }
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
    from old: [DisplayItem], to new: [DisplayItem], _ match: ListMatch, in limit: PixelRect,
    into region: inout Region
  ) {
    for pair in match.changed {
      if case .group(let before) = old[pair.old].content,
        case .group(let after) = new[pair.new].content,
        before.mask == nil, after.mask == nil, old[pair.old].isLike(new[pair.new])
      {
        collectDamage(
          from: before.items, to: after.items, ListMatch(before.items, after.items),
          in: limit.intersection(
            deviceBounds(of: new[pair.new], in: limit).union(
              deviceBounds(of: old[pair.old], in: limit))),
          into: &region)
      } else {
        region.add(deviceBounds(of: old[pair.old], in: limit))
        region.add(deviceBounds(of: new[pair.new], in: limit))
      }
    }
    for index in match.removed { region.add(deviceBounds(of: old[index], in: limit)) }
    for index in match.inserted { region.add(deviceBounds(of: new[index], in: limit)) }
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

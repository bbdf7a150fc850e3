import AnimDrawing
import AnimPixels

/// The pixels that the items of a list may change, kept for the next list, in which most are equal.
struct ListExtents {
  /// The items, by which it is seen whether a list is this one.
  private let items: [DisplayItem]
  /// For each item a rectangle inside the picture that holds every pixel that it may change.
  fileprivate(set) var bounds: [PixelRect] = []
  /// The items that are backdrops or hold some.
  fileprivate(set) var backdrops: [Int] = []

  fileprivate init(_ items: [DisplayItem]) {
    self.items = items
  }

  /// Whether these are the extents of `list`, in the same memory: as long as it is held here, nobody
  /// changes it.
  fileprivate func areOf(_ list: [DisplayItem]) -> Bool {
    let ours = unsafe items.withUnsafeBufferPointer { $0.baseAddress }
    let other = unsafe list.withUnsafeBufferPointer { $0.baseAddress }
    return unsafe items.count == list.count && ours == other
  }
}

extension Rasterizer {
  /// The extents of `new`, of which those of items that `old` has too are looked up.
  func extents(
    of new: [DisplayItem], after old: [DisplayItem], _ match: ListMatch
  ) -> ListExtents {
    var result = ListExtents(new)
    if let extents, extents.areOf(old) {
      var same = match.same.makeIterator()
      var next = same.next()
      result.bounds.reserveCapacity(new.count)
      result.bounds += extents.bounds[..<match.start]
      for index in match.start..<match.newEnd {
        if let pair = next, pair.new == index {
          result.bounds.append(extents.bounds[pair.old])
          next = same.next()
        } else {
          result.bounds.append(deviceBounds(of: new.span[index], in: PixelRect(size)))
        }
      }
      result.bounds += extents.bounds[match.oldEnd...]
      let shift = match.newEnd - match.oldEnd
      result.backdrops =
        extents.backdrops.filter { $0 < match.start }
        + (match.start..<match.newEnd).filter { new.span[$0].containsBackdrop }
        + extents.backdrops.filter { $0 >= match.oldEnd }.map { $0 + shift }
    } else {
      result.bounds = new.indices.map { deviceBounds(of: new.span[$0], in: PixelRect(size)) }
      result.backdrops = new.indices.filter { new.span[$0].containsBackdrop }
    }
    extents = result
    return result
  }
}

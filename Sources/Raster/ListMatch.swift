import AnimDrawing
import Foundation

/// The items that two lists have in common.
struct ListMatch {
  /// How many items at the beginning are equal in both lists.
  let start: Int
  /// The first of the items at the end that are equal, and in the same order, in both lists.
  let oldEnd: Int
  let newEnd: Int
  /// Items between these that are equal, and kept their place among the rest.
  private(set) var same: [(old: Int, new: Int)] = []
  /// Items with equal identity but other looks, which kept their place among the rest.
  private(set) var changed: [(old: Int, new: Int)] = []
  private(set) var removed: [Int] = []
  private(set) var inserted: [Int] = []

  /// Whether the lists are equal.
  var isWhole: Bool { changed.isEmpty && removed.isEmpty && inserted.isEmpty }

  init(_ old: [DisplayItem], _ new: [DisplayItem]) {
    var start = 0
    while start < min(old.count, new.count), Self.isSame(old, start, new, start) { start += 1 }
    var (oldEnd, newEnd) = (old.count, new.count)
    while oldEnd > start, newEnd > start, Self.isSame(old, oldEnd - 1, new, newEnd - 1) {
      (oldEnd, newEnd) = (oldEnd - 1, newEnd - 1)
    }
    (self.start, self.oldEnd, self.newEnd) = (start, oldEnd, newEnd)
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
      let pair = pairs[index]
      isKeptOld.insert(pair.old)
      isKeptNew.insert(pair.new)
      if Self.isSame(old, pair.old, new, pair.new) {
        same.append(pair)
      } else {
        changed.append(pair)
      }
    }
    removed = (start..<oldEnd).filter { !isKeptOld.contains($0) }
    inserted = (start..<newEnd).filter { !isKeptNew.contains($0) }
  }

  /// Whether two items are equal.
  private static func isSame(_ old: [DisplayItem], _ a: Int, _ new: [DisplayItem], _ b: Int) -> Bool
  {
    // Through spans, items are compared where they are: most of the time would go into copies.
    let (old, new) = (old.span, new.span)
    return old[a].id == new[b].id && old[a].transform == new[b].transform
      && old[a].opacity == new[b].opacity && old[a].blendMode == new[b].blendMode
      && old[a].clips == new[b].clips
      && (contentIsShared(old, a, new, b) || old[a].content == new[b].content)
  }

  /// Whether the contents of two items, which are kept beside them, are in the same place: most items of
  /// consecutive lists are copies, and that is found out in a tenth of the time.
  private static func contentIsShared(
    _ old: Span<DisplayItem>, _ a: Int, _ new: Span<DisplayItem>, _ b: Int
  ) -> Bool {
    guard let offset = MemoryLayout<DisplayItem>.offset(of: \.content),
      MemoryLayout<DisplayItem.Content>.size == MemoryLayout<UInt>.size
    else { return false }
    let stride = MemoryLayout<DisplayItem>.stride
    return unsafe old.withUnsafeBufferPointer { old in
      unsafe new.withUnsafeBufferPointer { new in
        let (old, new) = (UnsafeRawBufferPointer(old), UnsafeRawBufferPointer(new))
        return unsafe old.load(fromByteOffset: a * stride + offset, as: UInt.self)
          == new.load(fromByteOffset: b * stride + offset, as: UInt.self)
      }
    }
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

public import AnimGeometry

extension DisplayItem {
  /// The item, drawn in coordinates of its own, brought to where `projection` puts them.
  ///
  /// - Parameters:
  ///   - projection: The way from the item's coordinates to those of the result.
  ///   - outer: Clips of the surroundings, already where they belong.
  /// - Returns: The item with transform, clips and everything in it moved.
  public func placed(by projection: Projection, within outer: [Clip] = []) -> DisplayItem {
    var item = self
    item.transform = transform.concatenating(projection)
    item.clips =
      outer
      + clips.map { Clip($0.region, transform: $0.transform.concatenating(projection)) }
    func placed(_ items: [DisplayItem]) -> [DisplayItem] {
      items.map { $0.placed(by: projection) }
    }
    switch content {
    case .box, .path, .glyphs, .image, .backdrop: break
    case .shadow(var shadow):
      if case .items(let items) = shadow.shape {
        shadow.shape = .items(placed(items))
        item.content = .shadow(shadow)
      }
    case .group(let group):
      item.content = .group(Group(items: placed(group.items), mask: group.mask.map(placed)))
    }
    return item
  }

  /// The same drawing without an identity, so that it can occur several times in a list.
  public var anonymous: DisplayItem {
    var item = self
    item.id = 0
    switch content {
    case .box, .path, .glyphs, .image, .backdrop: break
    case .shadow(var shadow):
      if case .items(let items) = shadow.shape {
        shadow.shape = .items(items.map(\.anonymous))
        item.content = .shadow(shadow)
      }
    case .group(let group):
      item.content = .group(
        Group(items: group.items.map(\.anonymous), mask: group.mask?.map(\.anonymous)))
    }
    return item
  }
}

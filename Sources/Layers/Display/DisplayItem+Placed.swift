import Drawing
import Geometry

extension DisplayItem {
  /// The item of a layer's drawing, brought from the layer's coordinates to the stage.
  func placed(by projection: Projection, within outer: [Clip]) -> DisplayItem {
    var item = self
    item.transform = transform.concatenating(projection)
    item.clips =
      outer
      + clips.map { Clip($0.region, transform: $0.transform.concatenating(projection)) }
    func placed(_ items: [DisplayItem]) -> [DisplayItem] {
      items.map { $0.placed(by: projection, within: []) }
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
}

import AnimDrawing
import AnimGeometry
import AnimPixels
import Foundation

extension [DisplayItem] {
  /// Takes away what lies behind an opaque box that fills all of a layer that clips to its bounds, and gives the box the layer's
  /// outline in place of the clip.
  ///
  /// All that is painted before it is within the same outline, so nothing of it can be seen. Painted all the same, it would be
  /// mixed once more into the pixels that the outline only touches: corners of a screen would have steps.
  ///
  /// - Parameters:
  ///   - outline: The layer's outline, in its own points.
  ///   - projection: The way from them to stage points.
  ///   - clips: What the layer's sublayers are clipped by, last the layer itself.
  mutating func removeHidden(in outline: RoundedRect, at projection: Projection, by clips: [Clip]) {
    let cover = lastIndex {
      $0.clips.count == clips.count && $0.covers(outline, at: projection, by: clips)
    }
    guard let cover, case .box(let box) = self[cover].content else { return }
    removeFirst(cover)
    guard box.border == nil else { return }
    self[0].transform = projection
    self[0].clips.removeLast()
    self[0].content = .box(Box(outline, fill: box.fill))
  }
}

extension DisplayItem {
  /// Whether the item is an opaque box that hides everything within an outline; may say no where it is close.
  fileprivate func covers(_ outline: RoundedRect, at projection: Projection, by clips: [Clip])
    -> Bool
  {
    guard case .box(let box) = content, case .color(let color) = box.fill, color.alpha >= 1,
      opacity >= 1, blendMode == .normal, self.clips == clips
    else { return false }
    if transform == projection, box.shape == outline { return true }
    guard box.shape.isRectangular, let inverse = transform.inverse,
      let map = projection.concatenating(inverse).affine, map.b == 0, map.c == 0
    else { return false }
    let hidden = CGRect(around: outline.rect.corners.map { $0.applying(map) })
    return box.shape.rect.insetBy(dx: -1e-9, dy: -1e-9).contains(hidden)
  }
}

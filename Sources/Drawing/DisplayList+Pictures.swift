import AnimGeometry
import Dispatch
import Foundation

extension DisplayList {
  /// Makes the pictures within the area that are made when they are asked for, several at a time.
  ///
  /// Those that nobody has made before are made one after the other, as they are drawn.
  public func makePictures() {
    var unmade: [UInt64: Image] = [:]
    Self.collectUnmade(items, within: CGRect(origin: .zero, size: size), &unmade)
    guard unmade.count > 1 else { return }
    let pictures = Array(unmade.values)
    DispatchQueue.concurrentPerform(iterations: pictures.count) { _ = pictures[$0].pixmap }
  }

  private static func collectUnmade(
    _ items: [DisplayItem], within area: CGRect, _ unmade: inout [UInt64: Image]
  ) {
    for item in items {
      switch item.content {
      case .image(let placed) where !placed.image.isMade:
        let corners = placed.destination.standardized.corners.map(item.transform.apply)
        let (xs, ys) = (corners.map(\.x), corners.map(\.y))
        guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max(),
          left < area.maxX, right > area.minX, top < area.maxY, bottom > area.minY
        else { continue }
        unmade[placed.image.id] = placed.image
      case .group(let group): collectUnmade(group.items, within: area, &unmade)
      default: continue
      }
    }
  }
}

import AnimLayoutEngine
import Foundation

/// What is along and across the direction of scrolling, for solvers that know no other directions.
extension UICollectionView.ScrollDirection {
  /// The axis of a solver that is horizontal on screen.
  var horizontal: Axis { self == .vertical ? .cross : .main }

  /// The axis of a solver that is vertical on screen.
  var vertical: Axis { horizontal.other }

  func extent(_ size: CGSize) -> Extent {
    self == .vertical
      ? Extent(main: size.height, cross: size.width) : Extent(main: size.width, cross: size.height)
  }

  func extent(_ point: CGPoint) -> Extent {
    extent(CGSize(width: point.x, height: point.y))
  }

  func size(_ extent: Extent) -> CGSize {
    CGSize(width: extent[horizontal], height: extent[vertical])
  }

  func slot(_ rect: CGRect) -> Slot {
    let origin = extent(CGPoint(x: rect.minX, y: rect.minY))
    return Slot(
      main: origin.main, cross: origin.cross,
      size: extent(CGSize(width: rect.width, height: rect.height)))
  }

  func rect(_ slot: Slot) -> CGRect {
    CGRect(
      x: slot[horizontal], y: slot[vertical], width: slot.size[horizontal],
      height: slot.size[vertical])
  }

  func insets(_ insets: NSDirectionalEdgeInsets) -> AxisInsets {
    AxisInsets(
      start: extent(CGPoint(x: insets.leading, y: insets.top)),
      end: extent(CGPoint(x: insets.trailing, y: insets.bottom)))
  }

  func axes(_ axes: AxisSet) -> LayoutAxes {
    var result: LayoutAxes = []
    if axes.contains(AxisSet(horizontal)) { result.insert(.horizontal) }
    if axes.contains(AxisSet(vertical)) { result.insert(.vertical) }
    return result
  }
}

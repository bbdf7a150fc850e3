public import Foundation
import Geometry
import UIKitCore

extension Stage {
  /// The elements on screen now, one to a line:
  /// `cell [0,3] frame 20,96,64,64 alpha 1 transform 1,0,0,1 z 0`, with `out` for those that leave.
  ///
  /// Lengths are in points, rounded to 1/64, so that the last bits of a sine do not show; the frame
  /// is that before the transform. A transform with perspective or depth has all 16 entries.
  public func trace() -> [String] {
    inWorld { collectionView.presentedElements.map(\.traceLine) }
  }
}

extension PresentedElement {
  fileprivate var traceLine: String {
    let name: String
    switch category {
    case .cell: name = "cell"
    case .supplementaryView, .decorationView: name = kind ?? ""
    }
    let frame = [
      center.x - size.width / 2, center.y - size.height / 2, size.width, size.height,
    ]
    let t = transform
    let matrix =
      CATransform3DIsAffine(t)
      ? [t.m11, t.m12, t.m21, t.m22]
      : [
        t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24,
        t.m31, t.m32, t.m33, t.m34, t.m41, t.m42, t.m43, t.m44,
      ]
    func list(_ values: [CGFloat]) -> String { values.map(\.traceText).joined(separator: ",") }
    return
      "\(name) [\(indexPath.section),\(indexPath.item)]\(isDisappearing ? " out" : "") "
      + "frame \(list(frame)) alpha \(alpha.traceText) transform \(list(matrix)) z \(zIndex)"
  }
}

extension CGFloat {
  /// Rounded to 1/64, without superfluous zeros.
  fileprivate var traceText: String {
    let units = Int((self * 64).rounded())
    guard !units.isMultiple(of: 64) else { return "\(units / 64)" }
    return "\(Double(units) / 64)"
  }
}

extension Stage {
  /// How far the content is scrolled, in points: where animations will end.
  public var contentOffset: CGPoint { collectionView.contentOffset }

  /// How far the content is seen to be scrolled now, in points.
  public var presentedContentOffset: CGPoint {
    inWorld { collectionView.layer.presentation()?.bounds.origin ?? contentOffset }
  }

  /// The selected items in the order in which they were selected.
  public var selectedItems: [IndexPath] { collectionView.indexPathsForSelectedItems ?? [] }
}

package import AnimGeometry
package import Foundation
import UIKitCore

/// An element of the collection view as it is seen at a moment.
///
/// Its text form is a line for people and for goldens, its coded form JSON for programs. Both round,
/// so that the last bits of a sine do not show.
package struct TracedElement: Hashable, Sendable {
  /// The category of an element in a layout.
  package enum Category: String, Hashable, Sendable, Codable {
    case cell, supplementaryView, decorationView
  }
  /// The number of the view that shows the element: the same from moment to moment while it is on
  /// screen, of no other meaning.
  package var id: UInt64
  package var category: Category
  /// The kind of a supplementary or decoration view, such as `UICollectionElementKindSectionHeader`;
  /// empty for cells.
  package var kind: String
  /// As of the last update; of an element that is disappearing, as of before it.
  package var section: Int
  package var item: Int
  /// Whether the element is on its way out.
  package var isDisappearing: Bool
  /// In the content's points.
  package var center: CGPoint
  /// Before the transform, in points.
  package var size: CGSize
  package var alpha: Double
  /// About the centre.
  package var transform: CATransform3D
  package var zIndex: Int
  /// Where the corners are in the picture, all transforms and scrolling applied: clockwise from
  /// what is the element's own top left.
  ///
  /// In the points of `Stage.size`; empty if a perspective has put a corner out of sight.
  package var quad: [CGPoint]

  /// An element, by default an opaque one without a transform whose corners are out of sight.
  package init(
    id: UInt64 = 0, category: Category, kind: String = "", section: Int, item: Int,
    isDisappearing: Bool = false,
    center: CGPoint, size: CGSize, alpha: Double = 1, transform: CATransform3D = .identity,
    zIndex: Int = 0, quad: [CGPoint] = []
  ) {
    self.id = id
    self.category = category
    self.kind = kind
    self.section = section
    self.item = item
    self.isDisappearing = isDisappearing
    self.center = center
    self.size = size
    self.alpha = alpha
    self.transform = transform
    self.zIndex = zIndex
    self.quad = quad
  }

  /// Before the transform, in the content's points.
  package var frame: CGRect {
    CGRect(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
      height: size.height)
  }

  /// The name of the element from moment to moment: `cell [0,3]`, with `out` for one that leaves.
  package var name: String {
    "\(category == .cell ? "cell" : kind) [\(section),\(item)]\(isDisappearing ? " out" : "")"
  }
}

/// The screen as it is seen at a moment: corners clockwise from its own top left, in picture points.
package struct TracedScreen: Hashable, Sendable {
  /// In its own points.
  package var size: CGSize
  package var corners: [CGPoint]
  /// The corners of what bars and rounded edges leave free.
  package var safeArea: [CGPoint]

  /// A screen with its corners in the picture.
  package init(size: CGSize, corners: [CGPoint], safeArea: [CGPoint]) {
    self.size = size
    self.corners = corners
    self.safeArea = safeArea
  }
}

extension TracedElement: CustomStringConvertible {
  /// `cell [0,3] frame 20,96,64,64 alpha 1 transform 1,0,0,1 z 0`.
  ///
  /// Lengths are in points, rounded to 1/64; the frame is that before the transform. A transform with
  /// perspective or depth has all 16 entries.
  package var description: String {
    let t = transform
    let matrix = CATransform3DIsAffine(t) ? [t.m11, t.m12, t.m21, t.m22] : t.entries
    func list(_ values: [CGFloat]) -> String { values.map(\.traceText).joined(separator: ",") }
    let frame = list([frame.minX, frame.minY, size.width, size.height])
    return "\(name) frame \(frame) alpha \(CGFloat(alpha).traceText) transform \(list(matrix)) "
      + "z \(zIndex)"
  }
}

extension TracedElement: Codable {
  private enum CodingKeys: String, CodingKey {
    case id, category, kind, indexPath, isDisappearing, center, size, alpha, transform, zIndex, quad
  }

  /// Points and sizes are pairs, rounded to thousandths; a transform is `[a, b, c, d, tx, ty]` or all
  /// 16 entries, rounded to 1/100000.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode(category, forKey: .category)
    if !kind.isEmpty { try container.encode(kind, forKey: .kind) }
    try container.encode([section, item], forKey: .indexPath)
    if isDisappearing { try container.encode(true, forKey: .isDisappearing) }
    try placement.encode(to: encoder)
    try container.encode(zIndex, forKey: .zIndex)
    try container.encode(quad.map(\.pair), forKey: .quad)
  }

  /// The element that `encode(to:)` wrote, with its numbers rounded.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func numbers(_ key: CodingKeys, _ counts: Int...) throws -> [CGFloat] {
      let values = try container.decode([Double].self, forKey: key)
      guard counts.contains(values.count) else {
        throw DecodingError.dataCorruptedError(
          forKey: key, in: container, debugDescription: "\(values.count) numbers")
      }
      return values.map { CGFloat($0) }
    }
    let path = try numbers(.indexPath, 2).map { Int($0) }
    let (center, size) = (try numbers(.center, 2), try numbers(.size, 2))
    let quad = try container.decode([[Double]].self, forKey: .quad)
    guard quad.allSatisfy({ $0.count == 2 }) else {
      throw DecodingError.dataCorruptedError(
        forKey: .quad, in: container, debugDescription: "a corner is not a pair")
    }
    self.init(
      id: try container.decode(UInt64.self, forKey: .id),
      category: try container.decode(Category.self, forKey: .category),
      kind: try container.decodeIfPresent(String.self, forKey: .kind) ?? "",
      section: path[0], item: path[1],
      isDisappearing: try container.decodeIfPresent(Bool.self, forKey: .isDisappearing) ?? false,
      center: CGPoint(x: center[0], y: center[1]), size: CGSize(width: size[0], height: size[1]),
      alpha: try container.decode(Double.self, forKey: .alpha),
      transform: CATransform3D(entries: try numbers(.transform, 6, 16)),
      zIndex: try container.decode(Int.self, forKey: .zIndex),
      quad: quad.map { CGPoint(x: $0[0], y: $0[1]) })
  }
}

extension TracedElement {
  /// Where an element is and how it looks, coded as in the element itself.
  package struct Placement: Hashable, Sendable, Encodable {
    /// In the content's points.
    package var center: CGPoint
    /// Before the transform, in points.
    package var size: CGSize
    package var alpha: Double
    /// About the centre.
    package var transform: CATransform3D

    /// A placement with all its attributes.
    package init(center: CGPoint, size: CGSize, alpha: Double, transform: CATransform3D) {
      self.center = center
      self.size = size
      self.alpha = alpha
      self.transform = transform
    }

    private enum CodingKeys: String, CodingKey { case center, size, alpha, transform }

    /// Points and sizes are pairs, rounded to thousandths; a transform is `[a, b, c, d, tx, ty]` or all
    /// 16 entries, rounded to 1/100000.
    package func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(center.pair, forKey: .center)
      try container.encode([size.width, size.height].map(\.thousandths), forKey: .size)
      try container.encode(CGFloat(alpha).fine, forKey: .alpha)
      let t = transform
      let entries =
        CATransform3DIsAffine(t) ? [t.m11, t.m12, t.m21, t.m22, t.m41, t.m42] : t.entries
      try container.encode(entries.map(\.fine), forKey: .transform)
    }
  }

  /// Where the element is and how it looks.
  package var placement: Placement {
    Placement(center: center, size: size, alpha: alpha, transform: transform)
  }
}

extension CATransform3D {
  fileprivate var entries: [CGFloat] {
    [
      m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44,
    ]
  }

  /// The transform with the entries of a trace.
  ///
  /// - Parameter e: Six entries of an affine transform, or sixteen.
  fileprivate init(entries e: [CGFloat]) {
    if e.count == 6 {
      self = CATransform3DMakeAffineTransform(
        CGAffineTransform(a: e[0], b: e[1], c: e[2], d: e[3], tx: e[4], ty: e[5]))
    } else {
      self.init(
        m11: e[0], m12: e[1], m13: e[2], m14: e[3], m21: e[4], m22: e[5], m23: e[6], m24: e[7],
        m31: e[8], m32: e[9], m33: e[10], m34: e[11], m41: e[12], m42: e[13], m43: e[14],
        m44: e[15])
    }
  }
}

extension CGPoint {
  fileprivate var pair: [Double] { [x.thousandths, y.thousandths] }
}

extension CGFloat {
  /// Rounded to 1/64, without superfluous zeros.
  fileprivate var traceText: String {
    let units = Int(saturating: (self * 64).rounded())
    guard !units.isMultiple(of: 64) else { return "\(units / 64)" }
    return "\(Double(units) / 64)"
  }

  // The sum makes a zero of a negative zero.
  fileprivate var thousandths: Double { Double((self * 1000).rounded() / 1000) + 0 }
  fileprivate var fine: Double { Double((self * 100_000).rounded() / 100_000) + 0 }
}

import AnimGeometry
import AnimStaging
import Foundation

/// The first element in which two states of a collection view differ, and how.
struct ElementDifference {
  var element: String
  var expected: String
  var seen: String

  /// A difference; nil if there is none that can be seen.
  ///
  /// - Parameters:
  ///   - seen: The elements that are shown.
  ///   - expected: Those that should be.
  ///   - bounds: What is to be seen of the content, in its points.
  init?(_ seen: [TracedElement], expected: [TracedElement], in bounds: CGRect) {
    let old = Self.shown(expected, in: bounds)
    let new = Self.shown(seen, in: bounds)
    for name in Set(old.keys).union(new.keys).sorted(by: Self.precedes) {
      switch (old[name], new[name]) {
      case (let wanted?, let found?):
        guard let (wanted, found) = Self.difference(wanted, found) else { continue }
        (element, self.expected, self.seen) = (name, wanted, found)
        return
      case (let wanted?, nil):
        (element, self.expected, self.seen) = (
          name, "shown at \(Self.text(wanted.frame))", "nothing"
        )
        return
      case (nil, let found?):
        (element, self.expected, self.seen) = (
          name, "nothing", "shown at \(Self.text(found.frame))"
        )
        return
      case (nil, nil): continue
      }
    }
    return nil
  }

  /// A difference between the sizes of the content, in points; nil if there is none that can be seen.
  init?(contentSize seen: CGSize, expected: CGSize) {
    guard abs(seen.width - expected.width) > 0.5 || abs(seen.height - expected.height) > 0.5 else {
      return nil
    }
    element = "contentSize"
    self.expected = Self.text(expected)
    self.seen = Self.text(seen)
  }

  /// The elements by their names; those that lie beside what is to be seen as they are count for nothing, for it is up to UIKit
  /// how long they stay.
  private static func shown(
    _ elements: [TracedElement], in bounds: CGRect
  ) -> [String: TracedElement] {
    let seen = bounds.insetBy(dx: 0.5, dy: 0.5)
    return Dictionary(
      elements.filter {
        !$0.isDisappearing && $0.alpha > 0.001 && !$0.frame.isEmpty && $0.reaches(into: seen)
      }
      .map { ($0.name, $0) },
      uniquingKeysWith: { first, _ in first })
  }

  /// By section and item, as people count.
  private static func precedes(_ left: String, _ right: String) -> Bool {
    left.count == right.count ? left < right : left.count < right.count
  }

  /// What differs between two states of one element, in words.
  private static func difference(
    _ expected: TracedElement, _ seen: TracedElement
  ) -> (String, String)? {
    if !isNear(expected.frame, seen.frame) {
      return ("frame \(text(expected.frame))", text(seen.frame))
    }
    if abs(expected.alpha - seen.alpha) > 0.005 {
      return ("alpha \(text(expected.alpha))", text(seen.alpha))
    }
    if expected.zIndex != seen.zIndex { return ("zIndex \(expected.zIndex)", "\(seen.zIndex)") }
    if !isNear(expected.transform, seen.transform) {
      return ("transform \(text(expected.transform))", text(seen.transform))
    }
    return nil
  }

  private static func isNear(_ left: CGRect, _ right: CGRect) -> Bool {
    zip(
      [left.minX, left.minY, left.width, left.height],
      [right.minX, right.minY, right.width, right.height]
    ).allSatisfy { abs($0 - $1) < 0.1 }
  }

  private static func isNear(_ left: CATransform3D, _ right: CATransform3D) -> Bool {
    zip(left.matrix, right.matrix).allSatisfy {
      abs($0 - $1) < 0.002 + 0.0005 * max(abs($0), abs($1))
    }
  }

  private static func text(_ value: CGFloat) -> String { text(Double(value)) }

  private static func text(_ value: Double) -> String {
    let rounded = (value * 100).rounded() / 100
    return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
  }

  private static func text(_ rect: CGRect) -> String {
    "x \(text(rect.minX)), y \(text(rect.minY)), \(text(rect.size))"
  }

  private static func text(_ size: CGSize) -> String {
    "\(text(size.width)) × \(text(size.height))"
  }

  private static func text(_ transform: CATransform3D) -> String {
    "[" + transform.matrix.map(text).joined(separator: ", ") + "]"
  }
}

extension TracedElement {
  /// Whether something of it is in a part of the content.
  func reaches(into rect: CGRect) -> Bool { placedFrame?.intersects(rect) ?? true }

  /// Where it is in the content with its transform, in points; nil in perspective.
  private var placedFrame: CGRect? {
    guard CATransform3DIsAffine(transform) else { return nil }
    return CGRect(
      x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height
    ).applying(CATransform3DGetAffineTransform(transform)).offsetBy(dx: center.x, dy: center.y)
  }
}

extension CATransform3D {
  fileprivate var matrix: [CGFloat] {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
  }
}

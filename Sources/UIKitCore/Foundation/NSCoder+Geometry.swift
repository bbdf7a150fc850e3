public import AnimGeometry
public import Foundation

// Geometry as text, in which numbers stand as iOS prints them: with up to 17 digits, and none that are not needed.

extension NSCoder {
  /// The point as text, `{x, y}`.
  public class func string(for point: CGPoint) -> String { list([point.x, point.y]) }
  /// The vector as text, `{dx, dy}`.
  public class func string(for vector: CGVector) -> String { list([vector.dx, vector.dy]) }
  /// The size as text, `{width, height}`.
  public class func string(for size: CGSize) -> String { list([size.width, size.height]) }
  /// The rectangle as text, `{{x, y}, {width, height}}`.
  public class func string(for rect: CGRect) -> String {
    "{\(string(for: rect.origin)), \(string(for: rect.size))}"
  }
  /// The transform as text, `[a, b, c, d, tx, ty]`.
  public class func string(for transform: CGAffineTransform) -> String {
    let numbers = [
      transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
    ]
    return "[\(numbers.map(text).joined(separator: ", "))]"
  }
  /// The insets as text, `{top, left, bottom, right}`.
  public class func string(for insets: UIEdgeInsets) -> String {
    list([insets.top, insets.left, insets.bottom, insets.right])
  }
  /// The insets as text, `{top, leading, bottom, trailing}`.
  public class func string(for insets: NSDirectionalEdgeInsets) -> String {
    list([insets.top, insets.leading, insets.bottom, insets.trailing])
  }
  /// The offset as text, `{horizontal, vertical}`.
  public class func string(for offset: UIOffset) -> String {
    list([offset.horizontal, offset.vertical])
  }

  /// The point that a text such as `{3, 4}` names; zero for another text.
  public class func cgPoint(for string: String) -> CGPoint {
    numbers(string, 2).map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero
  }
  /// The vector that a text such as `{3, 4}` names; zero for another text.
  public class func cgVector(for string: String) -> CGVector {
    numbers(string, 2).map { CGVector(dx: $0[0], dy: $0[1]) } ?? CGVector()
  }
  /// The size that a text such as `{3, 4}` names; zero for another text.
  public class func cgSize(for string: String) -> CGSize {
    numbers(string, 2).map { CGSize(width: $0[0], height: $0[1]) } ?? .zero
  }
  /// The rectangle that a text such as `{{1, 2}, {3, 4}}` names; zero for another text.
  public class func cgRect(for string: String) -> CGRect {
    numbers(string, 4).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) } ?? .zero
  }
  /// The transform that a text such as `[1, 0, 0, 1, 3, 4]` names; the identity for another text.
  public class func cgAffineTransform(for string: String) -> CGAffineTransform {
    numbers(string, 6).map {
      CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5])
    } ?? .identity
  }
  /// The insets that a text such as `{1, 2, 3, 4}` names; zero for another text.
  public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
    numbers(string, 4).map {
      UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3])
    } ?? .zero
  }
  /// The insets that a text such as `{1, 2, 3, 4}` names; zero for another text.
  public class func nsDirectionalEdgeInsets(for string: String) -> NSDirectionalEdgeInsets {
    numbers(string, 4).map {
      NSDirectionalEdgeInsets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3])
    } ?? .zero
  }
  /// The offset that a text such as `{3, 4}` names; zero for another text.
  public class func uiOffset(for string: String) -> UIOffset {
    numbers(string, 2).map { UIOffset(horizontal: $0[0], vertical: $0[1]) } ?? .zero
  }

  /// Writes a point under a key.
  public func encode(_ point: CGPoint, forKey key: String) {
    encode(Self.string(for: point) as NSString, forKey: key)
  }
  /// Writes a size under a key.
  public func encode(_ size: CGSize, forKey key: String) {
    encode(Self.string(for: size) as NSString, forKey: key)
  }
  /// Writes a rectangle under a key.
  public func encode(_ rect: CGRect, forKey key: String) {
    encode(Self.string(for: rect) as NSString, forKey: key)
  }
  /// Writes a transform under a key.
  public func encode(_ transform: CGAffineTransform, forKey key: String) {
    encode(Self.string(for: transform) as NSString, forKey: key)
  }
  /// The point under a key; zero if there is none.
  public func decodeCGPoint(forKey key: String) -> CGPoint { Self.cgPoint(for: written(key)) }
  /// The size under a key; zero if there is none.
  public func decodeCGSize(forKey key: String) -> CGSize { Self.cgSize(for: written(key)) }
  /// The rectangle under a key; zero if there is none.
  public func decodeCGRect(forKey key: String) -> CGRect { Self.cgRect(for: written(key)) }
  /// The transform under a key; the identity if there is none.
  public func decodeCGAffineTransform(forKey key: String) -> CGAffineTransform {
    Self.cgAffineTransform(for: written(key))
  }

  private func written(_ key: String) -> String {
    decodeObject(of: NSString.self, forKey: key).map(String.init(describing:)) ?? ""
  }

  private static func text(_ number: CGFloat) -> String { String(format: "%.17g", Double(number)) }

  private static func list(_ numbers: [CGFloat]) -> String {
    "{\(numbers.map(text).joined(separator: ", "))}"
  }

  /// The numbers of a text; nil unless there are so many and nothing else but brackets, commas and spaces.
  private static func numbers(_ string: String, _ count: Int) -> [CGFloat]? {
    let words = string.split { "{}[], ".contains($0) }
    let numbers = words.compactMap { Double($0).map { CGFloat($0) } }
    return numbers.count == count && words.count == count ? numbers : nil
  }
}

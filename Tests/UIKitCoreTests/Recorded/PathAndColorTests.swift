import AnimGeometry
import AnimLayers
import Foundation
import Testing

@testable import UIKitCore

/// The parts of paths, colours beyond sRGB and pixels of images, as recorded on iOS 26.1 (iPhone 16).
@MainActor struct PathAndColorTests {
  /// The ends of a path's parts, each after the letter of its kind.
  private func parts(_ path: CGPath) -> [String] {
    func point(_ point: CGPoint) -> String { "(\(point.x), \(point.y))" }
    return path.path.elements.map {
      switch $0 {
      case .move(let end): "m\(point(end))"
      case .line(let end): "l\(point(end))"
      case .quadratic(_, let end): "q\(point(end))"
      case .cubic(_, _, let end): "c\(point(end))"
      case .close: "z"
      }
    }
  }

  @Test func `a rectangle begins at its least corner, and an ellipse at its right`() {
    inWorld { _ in
      let rect = UIBezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4))
      #expect(
        parts(rect.cgPath) == ["m(1.0, 2.0)", "l(4.0, 2.0)", "l(4.0, 6.0)", "l(1.0, 6.0)", "z"])
      let oval = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 4, height: 2))
      let ends = ["m(4.0, 1.0)", "c(2.0, 2.0)", "c(0.0, 1.0)", "c(2.0, 0.0)", "c(4.0, 1.0)", "z"]
      #expect(parts(oval.cgPath) == ends)
      let ellipse = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 4, height: 2))
      #expect(parts(ellipse) == ends)
      let copy = UIBezierPath(cgPath: ellipse)
      #expect(copy.bounds == CGRect(x: 0, y: 0, width: 4, height: 2))
      #expect(parts(copy.cgPath) == ends)
      copy.cgPath = CGPath(rect: CGRect(x: 0, y: 0, width: 2, height: 2))
      #expect(copy.bounds == CGRect(x: 0, y: 0, width: 2, height: 2))
      #expect(
        parts(copy.cgPath) == ["m(0.0, 0.0)", "l(2.0, 0.0)", "l(2.0, 2.0)", "l(0.0, 2.0)", "z"])
    }
  }

  @Test func `colours keep components beyond 0 and 1`() {
    inWorld { _ in
      #expect(UIColor.red.cgColor.components == [1, 0, 0, 1])
      #expect(
        UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.8).cgColor.components
          == [0.2, 0.4, 0.6, 0.8])
      #expect(
        UIColor(red: 1.2, green: -0.1, blue: 0.5, alpha: 1).cgColor.components
          == [1.2, -0.1, 0.5, 1])
      #expect(UIColor(cgColor: UIColor.red.cgColor) == .red)
      let layer = CALayer()
      #expect(layer.backgroundColor == nil)
      #expect(layer.borderColor?.components == [0, 0, 0, 1])
      #expect(layer.shadowColor?.components == [0, 0, 0, 1])
    }
  }

  @Test func `pixels are premultiplied, and an image of them has a scale`() throws {
    try inWorld { _ in
      UIGraphicsBeginImageContextWithOptions(CGSize(width: 2, height: 1), false, 1)
      UIColor(red: 1, green: 0, blue: 0, alpha: 0.5).setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
      let pixels = try #require(UIGraphicsGetImageFromCurrentImageContext()?.cgImage)
      UIGraphicsEndImageContext()
      #expect(pixels.width == 2 && pixels.height == 1)
      #expect(pixels.bitsPerComponent == 8 && pixels.bitsPerPixel == 32)
      let bytes = pixels.dataProvider?.data.map { [UInt8](Data(referencing: $0)) } ?? []
      // A half may be rounded either way.
      #expect(bytes.count == 8 && bytes.suffix(4) == [0, 0, 0, 0])
      #expect(zip(bytes, [128, 0, 0, 128]).allSatisfy { abs(Int($0) - $1) <= 1 })
      #expect(UIImage(cgImage: pixels).size == CGSize(width: 2, height: 1))
      let half = UIImage(cgImage: pixels, scale: 2)
      #expect(half.size == CGSize(width: 1, height: 0.5) && half.scale == 2)
      let again = half.cgImage?.dataProvider?.data.map { [UInt8](Data(referencing: $0)) }
      #expect(again == bytes)
    }
  }
}

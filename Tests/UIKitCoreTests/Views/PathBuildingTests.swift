import AnimDrawing
import AnimGeometry
import AnimLayers
import Foundation
import Testing

@testable import UIKitCore

/// Paths of Core Graphics, and the contexts that they are drawn in.
@MainActor struct PathBuildingTests {
  private func isClose(_ a: CGRect, _ b: CGRect) -> Bool {
    [a.minX - b.minX, a.minY - b.minY, a.maxX - b.maxX, a.maxY - b.maxY]
      .allSatisfy { abs($0) < 1e-6 }
  }

  @Test func `the box of a path leaves out control points that it does not reach`() {
    let path = CGMutablePath()
    #expect(path.boundingBoxOfPath.isNull)
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
    // A parabola turns at half of its control point's height.
    #expect(isClose(path.boundingBoxOfPath, CGRect(x: 0, y: 0, width: 10, height: 5)))
    #expect(path.boundingBox.height == 10)
    let oval = CGPath(ellipseIn: CGRect(x: 3, y: 4, width: 20, height: 10), transform: nil)
    #expect(isClose(oval.boundingBoxOfPath, CGRect(x: 3, y: 4, width: 20, height: 10)))
  }

  @Test func `elements are transformed as they are added, what is there is not`() {
    let move = CGAffineTransform(translationX: 10, y: 20)
    let (path, plain) = (CGMutablePath(), CGMutablePath())
    path.move(to: .zero, transform: move)
    path.addLine(to: CGPoint(x: 1, y: 1), transform: move)
    path.addRect(CGRect(x: 0, y: 0, width: 5, height: 5), transform: move)
    path.addEllipse(in: CGRect(x: 0, y: 0, width: 5, height: 5), transform: move)
    path.addArc(
      center: .zero, radius: 4, startAngle: 0, endAngle: 1, clockwise: false, transform: move)
    plain.move(to: .zero)
    plain.addLine(to: CGPoint(x: 1, y: 1))
    plain.addRect(CGRect(x: 0, y: 0, width: 5, height: 5))
    plain.addEllipse(in: CGRect(x: 0, y: 0, width: 5, height: 5))
    plain.addArc(center: .zero, radius: 4, startAngle: 0, endAngle: 1, clockwise: false)
    #expect(path.path == plain.path.applying(move))
    let corner = CGMutablePath()
    corner.move(to: CGPoint(x: 1, y: 2))
    corner.addLine(to: .zero, transform: move)
    #expect(corner.path.elements.first == .move(CGPoint(x: 1, y: 2)))
    #expect(corner.currentPoint == CGPoint(x: 10, y: 20))
  }

  @Test func `a relative arc turns on by an angle, either way`() {
    let (ahead, back) = (CGMutablePath(), CGMutablePath())
    ahead.addRelativeArc(center: .zero, radius: 10, startAngle: 0, delta: .pi / 2)
    back.addRelativeArc(center: .zero, radius: 10, startAngle: 0, delta: -.pi / 2)
    #expect(isClose(ahead.boundingBoxOfPath, CGRect(x: 0, y: 0, width: 10, height: 10)))
    #expect(isClose(back.boundingBoxOfPath, CGRect(x: 0, y: -10, width: 10, height: 10)))
  }

  @Test func `an arc between tangents rounds the corner`() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(
      tangent1End: CGPoint(x: 100, y: 0), tangent2End: CGPoint(x: 100, y: 100), radius: 20)
    let end = path.currentPoint
    #expect(abs(end.x - 100) < 1e-6 && abs(end.y - 20) < 1e-6)
    guard case .line(let start) = path.path.elements[1] else {
      Issue.record("no line")
      return
    }
    #expect(abs(start.x - 80) < 1e-6 && abs(start.y) < 1e-6)
    // The curve stays inside of the corner.
    #expect(isClose(path.boundingBoxOfPath, CGRect(x: 0, y: 0, width: 100, height: 20)))
    // Where there is no corner there is a line to it.
    path.addArc(
      tangent1End: CGPoint(x: 100, y: 50), tangent2End: CGPoint(x: 100, y: 90), radius: 20)
    #expect(path.currentPoint == CGPoint(x: 100, y: 50))
  }

  @Test func `a stroked path is what a line would cover`() {
    inWorld { _ in
      let line = CGMutablePath()
      line.move(to: CGPoint(x: 10, y: 10))
      line.addLine(to: CGPoint(x: 30, y: 10))
      let outline = line.copy(
        strokingWithWidth: 6, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
      #expect(isClose(outline.boundingBoxOfPath, CGRect(x: 10, y: 7, width: 20, height: 6)))
      let context = CGContext()
      context.setLineWidth(4)
      context.addPath(line)
      context.replacePathWithStrokedPath()
      #expect(isClose(context.boundingBoxOfPath, CGRect(x: 10, y: 8, width: 20, height: 4)))
      #expect(!context.isPathEmpty)
    }
  }

  @Test func `a transparency layer is faded as a whole`() throws {
    inWorld { _ in
      let context = CGContext()
      context.translateBy(x: 5, y: 0)
      context.setAlpha(0.5)
      context.setBlendMode(.multiply)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
      context.setAlpha(0.25)
      context.fill(CGRect(x: 1, y: 0, width: 2, height: 2))
      #expect(context.items.map(\.opacity) == [1, 0.25])
      context.endTransparencyLayer()
      #expect(context.items.count == 1)
      #expect(context.items[0].opacity == 0.5 && context.items[0].blendMode == .multiply)
      guard case .group(let group) = context.items[0].content else {
        Issue.record("no group")
        return
      }
      let way = Projection(CGAffineTransform(translationX: 5, y: 0))
      #expect(group.items.map(\.opacity) == [1, 0.25])
      #expect(group.items.allSatisfy { $0.transform == way && $0.blendMode == .normal })
      #expect(context.items[0].transform == .identity)
      // What follows is drawn as before.
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
      #expect(context.items[1].opacity == 0.5)
      context.endTransparencyLayer()
      #expect(context.items.count == 2)
    }
  }

  @Test func `a layer of drawings is drawn where and as large as is said`() throws {
    try inWorld { _ in
      let context = CGContext()
      let layer = try #require(
        CGLayer(context, size: CGSize(width: 10, height: 10), auxiliaryInfo: nil))
      layer.context?.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
      context.draw(layer, at: CGPoint(x: 3, y: 4))
      context.draw(layer, in: CGRect(x: 10, y: 0, width: 20, height: 30))
      #expect(context.items.count == 2)
      let corner = CGPoint(x: 5, y: 5)
      let corners = context.items.map { $0.transform.affine.map { corner.applying($0) } }
      #expect(corners == [CGPoint(x: 8, y: 9), CGPoint(x: 20, y: 15)])
      #expect(context.ctm.isIdentity)
    }
  }
}

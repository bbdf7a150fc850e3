import AnimGeometry
import AnimLayers
import Foundation
import Testing

@MainActor struct LayerGeometryTests {
  private struct Reference: Decodable {
    let bounds: [Double]
    let position: [Double]
    let anchorPoint: [Double]
    let affine_abcdtxty: [Double]
    let corners: [[Double]]
    let frame: [Double]
  }

  @Test func `corners and frames agree with the references`() throws {
    for reference in try Vectors<Reference>("layer_geometry").cases {
      let root = CALayer()
      let layer = CALayer()
      root.addSublayer(layer)
      let b = reference.bounds
      let t = reference.affine_abcdtxty
      layer.bounds = CGRect(x: b[0], y: b[1], width: b[2], height: b[3])
      layer.position = CGPoint(x: reference.position[0], y: reference.position[1])
      layer.anchorPoint = CGPoint(x: reference.anchorPoint[0], y: reference.anchorPoint[1])
      layer.setAffineTransform(CGAffineTransform(t[0], t[1], t[2], t[3], t[4], t[5]))
      for (corner, expected) in zip(layer.bounds.corners, reference.corners) {
        let image = layer.convert(corner, to: root)
        #expect(abs(image.x - expected[0]) < 1e-9 && abs(image.y - expected[1]) < 1e-9)
        let back = layer.convert(image, from: root)
        #expect(abs(back.x - corner.x) < 1e-9 && abs(back.y - corner.y) < 1e-9)
      }
      let frame = layer.frame
      for (value, expected) in zip(
        [frame.minX, frame.minY, frame.width, frame.height], reference.frame)
      {
        #expect(abs(value - expected) < 1e-9)
      }
    }
  }

  @Test func `a frame is taken as it is through a transform that flattens depth`() {
    let layer = CALayer()
    layer.transform = CATransform3DMakeScale(0.8, 0.8, 0)
    for _ in 0..<2 { layer.frame = CGRect(x: 0, y: 0, width: 50, height: 50) }
    #expect(layer.bounds.size == CGSize(width: 50, height: 50))
    #expect(layer.position == CGPoint(x: 25, y: 25))
  }

  @Test func `a frame set is the frame got`() {
    let layer = CALayer()
    layer.anchorPoint = CGPoint(x: 0.25, y: 1)
    layer.frame = CGRect(x: 10, y: 20, width: 32, height: 40)
    #expect(layer.frame == CGRect(x: 10, y: 20, width: 32, height: 40))
    #expect(layer.position == CGPoint(x: 18, y: 60))
    layer.transform = CATransform3DMakeScale(2, 0.5, 1)
    layer.frame = CGRect(x: 8, y: 8, width: 16, height: 16)
    #expect(layer.bounds.size == CGSize(width: 8, height: 32))
    #expect(layer.frame == CGRect(x: 8, y: 8, width: 16, height: 16))
  }

  @Test func `a perspective on the superlayer shrinks what lies behind`() {
    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    root.sublayerTransform.m34 = -1.0 / 500
    let layer = CALayer()
    layer.frame = CGRect(x: 50, y: 0, width: 100, height: 100)
    layer.transform = CATransform3DMakeTranslation(0, 0, -500)
    root.addSublayer(layer)
    // Twice as far as the plane: half as large, about the superlayer's middle.
    #expect(
      layer.convert(layer.bounds, to: root) == CGRect(x: 75, y: 25, width: 50, height: 50))
  }

  @Test func `the frontmost layer is hit`() {
    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let (a, b) = (CALayer(), CALayer())
    for layer in [a, b] {
      layer.frame = CGRect(x: 20, y: 20, width: 20, height: 20)
      root.addSublayer(layer)
    }
    #expect(root.hitTest(CGPoint(x: 30, y: 30)) === b)
    a.zPosition = 1
    #expect(root.hitTest(CGPoint(x: 30, y: 30)) === a)
    a.isHidden = true
    b.isHidden = true
    #expect(root.hitTest(CGPoint(x: 30, y: 30)) === root)
    #expect(root.hitTest(CGPoint(x: 130, y: 30)) == nil)
  }
}

import AnimGeometry
import AnimLayers
import Foundation
import Testing
import UIKitCore

/// Geometry in `NSValue`.
struct BoxedGeometryTests {
  @Test func `what is put in a box comes out of it`() {
    let turn = CATransform3DMakeRotation(0.5, 1, 2, 3)
    #expect(NSValue(caTransform3D: turn).caTransform3DValue == turn)
    let flat = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    #expect(NSValue(cgAffineTransform: flat).cgAffineTransformValue == flat)
    let insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(NSValue(directionalEdgeInsets: insets).directionalEdgeInsetsValue == insets)
    let offset = UIOffset(horizontal: 1, vertical: 2)
    #expect(NSValue(uiOffset: offset).uiOffsetValue == offset)
  }

  @Test func `boxes are equal if what is in them is`() {
    let turn = CATransform3DMakeRotation(0.5, 1, 2, 3)
    #expect(NSValue(caTransform3D: turn) == NSValue(caTransform3D: turn))
    #expect(NSValue(caTransform3D: turn) != NSValue(caTransform3D: CATransform3DIdentity))
    #expect(NSValue(caTransform3D: turn).cgAffineTransformValue.a == 0)
  }
}

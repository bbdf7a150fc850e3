import AnimLayers
import Foundation
import Testing
import UIKitCore

/// Views that say of which class their layer is.
@MainActor struct LayerOverrideTests {
  private final class Gradient: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }
    override var layer: CAGradientLayer {
      // Such a view has no layer of another class.
      super.layer as! CAGradientLayer  // swift-format-ignore: NeverForceUnwrap
    }
  }

  @Test func `a view may tell the class of its layer`() {
    inWorld { _ in
      let view = Gradient(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
      view.layer.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
      let outer = UIView()
      outer.addSubview(view)
      #expect(outer.layer.sublayers?.first === view.layer)
      #expect((view as UIView).layer === view.layer)
      #expect(view.layer.bounds.width == 20)
    }
  }
}

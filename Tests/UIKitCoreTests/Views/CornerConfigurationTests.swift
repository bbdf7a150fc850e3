import AnimPixels
import Foundation
import Testing

@testable import AnimLayers
@testable import UIKitCore

/// By what was recorded on iOS 26.1.
@MainActor struct CornerConfigurationTests {
  private func radii(_ view: UIView) -> [CGFloat] {
    [.topLeft, .topRight, .bottomLeft, .bottomRight].map { view.effectiveRadius(corner: $0) }
  }

  private func view(_ width: CGFloat, _ height: CGFloat, _ corners: UICornerConfiguration) -> UIView
  {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    view.cornerConfiguration = corners
    return view
  }

  @Test func `radii are at most half of the shorter side`() {
    inWorld { _ in
      #expect(radii(view(100, 40, .corners(radius: .fixed(8)))) == [8, 8, 8, 8])
      #expect(radii(view(100, 40, .corners(radius: .fixed(40)))) == [20, 20, 20, 20])
      #expect(radii(view(60, 100, .capsule())) == [30, 30, 30, 30])
      #expect(radii(view(100, 40, .capsule(maximumRadius: 10))) == [10, 10, 10, 10])
    }
  }

  @Test func `each corner may have its own, and those without are square`() {
    inWorld { _ in
      let corners = UICornerConfiguration.corners(
        topLeftRadius: 10, topRightRadius: nil, bottomLeftRadius: 20, bottomRightRadius: 30)
      #expect(radii(view(200, 100, corners)) == [10, 0, 20, 30])
      #expect(radii(view(100, 60, .uniformTopRadius(.fixed(16)))) == [16, 16, 0, 0])
      #expect(
        radii(view(100, 60, .uniformEdges(topRadius: .fixed(16), bottomRadius: .fixed(4))))
          == [16, 16, 4, 4])
      #expect(
        radii(view(100, 60, .uniformRightRadius(7, topLeftRadius: 5))) == [5, 7, 0, 7])
    }
  }

  @Test func `a capsule follows the size, and the layer's own radius stays as it was`() {
    inWorld { _ in
      let view = view(100, 40, .capsule())
      view.frame.size = CGSize(width: 200, height: 60)
      #expect(view.layer.cornerRadii == CornerRadii(all: 30) && view.layer.cornerRadius == 0)
      view.layer.cornerRadius = 2
      #expect(radii(view) == [30, 30, 30, 30])
      view.cornerConfiguration = .unspecified
      #expect(radii(view) == [2, 2, 2, 2] && view.layer.cornerRadii == nil)
    }
  }

  @Test func `concentric corners follow the place in the view around`() {
    inWorld { _ in
      let outer = view(200, 100, .corners(radius: 20))
      let inner = UIView(frame: CGRect(x: 4, y: 4, width: 192, height: 92))
      outer.addSubview(inner)
      inner.cornerConfiguration = .corners(radius: .containerConcentric(minimum: 8))
      #expect(radii(inner) == [16, 16, 16, 16])
      inner.frame = CGRect(x: 4, y: 4, width: 100, height: 50)
      outer.setNeedsLayout()
      outer.layoutIfNeeded()
      #expect(radii(inner) == [16, 8, 8, 8])
      inner.cornerConfiguration = .uniformCorners(radius: .containerConcentric())
      #expect(radii(inner) == [16, 16, 16, 16])
    }
  }

  @Test func `radii change in an animation`() throws {
    try inWorld { world in
      let view = view(100, 100, .corners(radius: 0))
      UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100)).addSubview(view)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.cornerConfiguration = .uniformEdges(topRadius: 40, bottomRadius: 0)
      }
      world.clock.advance(to: 0.5)
      let shown = try #require(view.layer.presentation()?.cornerRadii)
      #expect(abs(shown.topLeft - 20) < 1 && shown.bottomLeft == 0)
    }
  }

  @Test func `glass is a capsule unless it is told otherwise`() {
    inWorld { _ in
      let glass = UIVisualEffectView(effect: UIGlassEffect(style: .clear))
      glass.frame.size = CGSize(width: 100, height: 40)
      #expect(radii(glass) == [20, 20, 20, 20])
      #expect(glass.layer.backdrop?.rim.alpha ?? 0 > 0)
      glass.cornerConfiguration = .corners(radius: 5)
      #expect(radii(glass) == [5, 5, 5, 5])
      glass.cornerConfiguration = .unspecified
      glass.effect = nil
      #expect(radii(glass) == [0, 0, 0, 0] && glass.layer.backdrop == nil)
    }
  }

  @Test func `configurations are described as on a device`() {
    let corners = UICornerConfiguration.corners(
      topLeftRadius: 8, topRightRadius: .containerConcentric(minimum: 8), bottomLeftRadius: nil,
      bottomRightRadius: nil)
    #expect(
      corners.description
        == "UICornerConfiguration(topLeftRadius: .fixed(radius: 8.0), topRightRadius: "
        + ".containerConcentric(minimumRadius: 8.0), bottomLeftRadius: .unspecified, "
        + "bottomRightRadius: .unspecified)")
  }
}

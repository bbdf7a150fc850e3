import AnimGeometry
import AnimLayers
import AnimMotion
import AnimPixels
import Foundation
import Testing
import UIKitCore

@MainActor struct RotationTests {
  private struct Reference: Decodable {
    struct Sample: Decodable {
      let t: Double
      let bounds: [Double]
      let corners_in_fixed_portrait_screen: [[Double]]
    }
    let portrait_size: [Double]
    let angle_deg: Double
    let duration: Double
    let samples: [Sample]
  }

  /// A root view that turns about the screen's centre while its bounds swap.
  @Test func `a turning view's corners agree with the references`() throws {
    for reference in try Vectors<Reference>("device_rotation").cases {
      let act = Acting()
      let (width, height) = (reference.portrait_size[0], reference.portrait_size[1])
      act.view.frame = CGRect(x: 0, y: 0, width: width, height: height)
      act.at(0) {
        UIView.animate(
          withDuration: reference.duration, delay: 0, options: .beginFromCurrentState
        ) {
          act.view.bounds.size = CGSize(width: height, height: width)
          act.view.transform = CGAffineTransform(
            rotationAngle: reference.angle_deg * .pi / 180)
        }
      }
      for sample in reference.samples {
        let layer = CALayer()
        layer.setValue(act.shown(sample.t).bounds, forKeyPath: "bounds")
        layer.position = act.shown(sample.t).position
        layer.transform = act.shown(sample.t).transform
        #expect(abs(layer.bounds.width - sample.bounds[0]) < 1e-6)
        #expect(abs(layer.bounds.height - sample.bounds[1]) < 1e-6)
        let root = CALayer()
        root.addSublayer(layer)
        for (corner, expected) in zip(
          layer.bounds.corners, sample.corners_in_fixed_portrait_screen)
        {
          let image = layer.convert(corner, to: root)
          #expect(abs(image.x - expected[0]) < 1e-6 && abs(image.y - expected[1]) < 1e-6)
        }
      }
    }
  }
}

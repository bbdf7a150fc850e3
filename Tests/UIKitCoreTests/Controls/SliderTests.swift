import Foundation
import Testing
import UIKitCore

@MainActor struct SliderTests {
  private func image(_ width: CGFloat, _ height: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { _ in }
  }

  /// The frames of the images that are seen, from left to right.
  private func frames(_ slider: UISlider) -> [CGRect] {
    slider.subviews.compactMap { $0 as? UIImageView }.filter { $0.image != nil }.map(\.frame)
      .sorted { $0.minX < $1.minX }
  }

  @Test func `images stand for the thumb and for both parts of the line`() {
    inWorld { _ in
      let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 204, height: 40))
      slider.value = 0.5
      slider.setThumbImage(image(40, 20), for: .normal)
      slider.setMinimumTrackImage(image(8, 6), for: .normal)
      slider.setMaximumTrackImage(image(8, 6), for: .normal)
      slider.layoutIfNeeded()
      #expect(
        frames(slider) == [
          CGRect(x: 2, y: 17, width: 100, height: 6), CGRect(x: 82, y: 10, width: 40, height: 20),
          CGRect(x: 102, y: 17, width: 100, height: 6),
        ])
      #expect(slider.currentThumbImage?.size.width == 40)
      slider.setThumbImage(image(50, 50), for: .disabled)
      slider.isEnabled = false
      slider.layoutIfNeeded()
      #expect(slider.currentThumbImage?.size.width == 50)
      #expect(frames(slider)[1] == CGRect(x: 77, y: -5, width: 50, height: 50))
    }
  }

  @Test func `the line leaves room for images at its ends`() {
    inWorld { _ in
      let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
      slider.minimumValueImage = image(20, 20)
      slider.maximumValueImage = image(24, 24)
      slider.layoutIfNeeded()
      #expect(
        frames(slider) == [
          CGRect(x: 0, y: 10, width: 20, height: 20), CGRect(x: 176, y: 8, width: 24, height: 24),
        ])
      #expect(
        slider.trackRect(forBounds: slider.bounds) == CGRect(x: 28, y: 18, width: 140, height: 4))
    }
  }

  @Test func `a subclass says how high the line is`() {
    final class Thick: UISlider {
      override func trackRect(forBounds bounds: CGRect) -> CGRect {
        CGRect(x: 0, y: bounds.midY - 10, width: bounds.width, height: 20)
      }
    }
    inWorld { world in
      let window = UIWindow()
      let slider = Thick(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
      window.addSubview(slider)
      slider.layoutIfNeeded()
      #expect(slider.subviews.contains { $0.frame == CGRect(x: 0, y: 10, width: 200, height: 20) })
      window.perform(.drag(from: CGPoint(x: 12, y: 20), by: CGVector(dx: 88, dy: 0), duration: 0.2))
      world.clock.advance(to: 1)
      #expect(abs(slider.value - 0.5) < 0.01)
    }
  }

  @Test func `a finger takes the thumb along from where it holds it, and moves nothing elsewhere`()
  {
    inWorld { world in
      let window = UIWindow()
      let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
      window.addSubview(slider)
      slider.layoutIfNeeded()
      var values: [Float] = []
      slider.addAction(UIAction { _ in values.append(slider.value) }, for: .valueChanged)
      window.perform(
        .drag(from: CGPoint(x: 120, y: 20), by: CGVector(dx: 60, dy: 0), duration: 0.2))
      world.clock.advance(to: 1)
      #expect(values.isEmpty && slider.value == 0)
      // Ten points right of its middle.
      window.perform(.drag(from: CGPoint(x: 24, y: 20), by: CGVector(dx: 86, dy: 0), duration: 0.2))
      world.clock.advance(to: 2)
      #expect(abs(slider.value - 0.5) < 0.01 && values == values.sorted())
    }
  }
}

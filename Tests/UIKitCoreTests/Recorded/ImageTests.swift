import AnimDrawing
import AnimGeometry
import AnimLayers
import AnimPixels
import Foundation
import Testing

@testable import UIKitCore

/// Animated images, image views and indicators before they are used, as recorded on iOS 26.1 (iPhone 16).
@MainActor struct RecordedImageTests {
  private func image(_ width: CGFloat, _ height: CGFloat, _ color: UIColor) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: width, height: height)
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      color.setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }
  }

  @Test func `an animated image has the size of its first one, and a thirtieth of a second each`()
    throws
  {
    try inWorld { _ in
      let (small, large) = (image(2, 3, .red), image(4, 4, .blue))
      #expect(small.images == nil && small.duration == 0)
      let both = try #require(UIImage.animatedImage(with: [small, large], duration: 0.5))
      #expect(both.images?.count == 2 && both.duration == 0.5)
      #expect(both.size == CGSize(width: 2, height: 3) && both.scale == 1)
      #expect(both.images?.first === small)
      let one = try #require(UIImage.animatedImage(with: [large], duration: 0))
      #expect(one.images?.count == 1 && one.size == CGSize(width: 4, height: 4))
      #expect(abs(one.duration - 1.0 / 30) < 1e-9)
      let three = UIImage.animatedImage(with: [small, large, small], duration: 0)
      #expect(abs((three?.duration ?? 0) - 0.1) < 1e-9)
      let mixed = UIImage.animatedImage(with: [large, small], duration: 1)
      #expect(mixed?.size == CGSize(width: 4, height: 4))
      #expect(UIImage.animatedImage(with: [], duration: 1) == nil)
    }
  }

  @Test func `an image view animates its images, and leaves its own image alone`() {
    inWorld { _ in
      let (a, b) = (image(2, 3, .red), image(4, 4, .blue))
      let view = UIImageView(image: a)
      #expect(!view.isHighlighted && view.highlightedImage == nil && view.animationImages == nil)
      #expect(!view.isAnimating && view.animationDuration == 0 && view.animationRepeatCount == 0)
      view.startAnimating()
      #expect(!view.isAnimating)
      view.animationImages = [a, b]
      #expect(view.animationImages?.count == 2 && !view.isAnimating)
      #expect(view.animationDuration == 0)
      view.startAnimating()
      #expect(view.isAnimating && view.image === a)
      view.stopAnimating()
      #expect(!view.isAnimating)
      view.animationImages = nil
      view.highlightedImage = b
      #expect(view.highlightedImage === b && view.image === a)
      #expect(view.frame.size == CGSize(width: 2, height: 3))
      view.isHighlighted = true
      #expect(view.isHighlighted && view.image === a)
    }
  }

  /// That the image moves is documented by Apple; recorded was that the view does not say so.
  @Test func `a view with an animated image shows its pictures, and says nothing of it`() throws {
    try inWorld { world in
      let (a, b) = (image(2, 3, .red), image(4, 4, .blue))
      let both = try #require(UIImage.animatedImage(with: [a, b], duration: 2))
      let view = UIImageView(image: both)
      let window = UIWindow()
      window.addSubview(view)
      #expect(!view.isAnimating && view.animationImages == nil)
      #expect(view.image?.images?.count == 2)
      let contents = [a, b].map { $0.layerContent(tint: .black) }
      #expect(view.layer.content == contents[0])
      world.clock.advance(to: 1.5)
      #expect(view.layer.content == contents[1])
      #expect(view.intrinsicContentSize == CGSize(width: 2, height: 3))
      world.clock.advance(to: 2.5)
      #expect(view.layer.content == contents[0])
      view.image = b
      world.clock.advance(to: 10)
      #expect(view.layer.content == contents[1])
    }
  }

  @Test func `views, labels and image views are opaque, and buttons are not`() {
    inWorld { _ in
      #expect(UIView().isOpaque && UILabel().isOpaque && UIImageView(image: nil).isOpaque)
      #expect(!UIButton(type: .custom).isOpaque)
    }
  }

  @Test(
    arguments: [
      (.whiteLarge, 37, [1, 1, 1, 1]), (.white, 20, [1, 1, 1, 1]), (.gray, 20, [0, 0, 0, 0.45]),
      (.medium, 20, [60 / 255, 60 / 255, 67 / 255, 0.6]),
      (.large, 37, [60 / 255, 60 / 255, 67 / 255, 0.6]),
    ] as [(UIActivityIndicatorView.Style, CGFloat, [CGFloat])])
  func `a wheel has the size and the colour of its style`(
    _ style: UIActivityIndicatorView.Style, _ side: CGFloat, _ parts: [CGFloat]
  ) {
    inWorld { _ in
      let wheel = UIActivityIndicatorView(style: style)
      #expect(wheel.style == style && wheel.frame.size == CGSize(width: side, height: side))
      #expect(!wheel.isAnimating && wheel.hidesWhenStopped)
      var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (-1, -1, -1, -1)
      let isKnown = unsafe wheel.color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      #expect(isKnown)
      #expect(zip([red, green, blue, alpha], parts).allSatisfy { abs($0 - $1) < 1e-6 })
      wheel.color = .red
      #expect(wheel.color == .red)
      wheel.color = nil
      #expect(wheel.color != .red)
    }
  }
}

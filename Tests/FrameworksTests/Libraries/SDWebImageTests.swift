import AnimSDWebImage
import Foundation
import Testing
import UIKitCore

/// Pictures as apps load them by SDWebImage.
@MainActor struct SDWebImageTests {
  private let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  private let placeholder = UIImage()
  private let url = URL(string: "https://a.b/large")

  @Test func `a picture takes the place of what stands in for it, and is kept`() {
    withServers(["/large": .picture(4, 2)]) { clock in
      var found: [SDImageCacheType] = []
      view.sd_setImage(with: url, placeholderImage: placeholder) { image, error, type, url in
        if image != nil { found.append(type) }
      }
      #expect(view.image === placeholder && view.sd_imageURL == url)
      clock.advance(to: 0.2)
      #expect(view.image?.size.width == 4)
      view.sd_setImage(
        with: url, placeholderImage: placeholder, completed: { _, _, type, _ in found.append(type) }
      )
      #expect(found == [.none, .memory])
      #expect(SDImageCache.shared.imageFromCache(forKey: "https://a.b/large") != nil)
    }
  }

  @Test func `a later picture ends an earlier one`() {
    withServers(["/large": .picture(4, 2), "/small": .picture(1, 1)]) { clock in
      var errors: [any Error] = []
      view.sd_setImage(with: url) { _, error, _, _ in if let error { errors.append(error) } }
      view.sd_setImage(with: URL(string: "https://a.b/small"))
      #expect((errors.first as? SDWebImageError)?.code == .cancelled)
      clock.advance(to: 0.2)
      #expect(view.image?.size.width == 1)
    }
  }

  @Test func `a sign is there until a picture comes, which may fade in`() {
    withServers(["/large": .picture(4, 2)]) { clock in
      view.sd_imageIndicator = SDWebImageActivityIndicator.gray
      view.sd_imageTransition = .fade
      view.sd_setImage(with: url)
      let wheel = view.subviews.first as? UIActivityIndicatorView
      #expect(wheel?.isAnimating == true)
      clock.advance(to: 0.2)
      #expect(wheel?.isAnimating == false && view.image != nil)
    }
  }

  @Test func `buttons and managers load pictures, and transformers change them`() {
    withServers(["/large": .picture(4, 2)]) { clock in
      let button = UIButton()
      let transformer = SDImageResizingTransformer(
        size: CGSize(width: 2, height: 2), scaleMode: .fill)
      button.sd_setImage(
        with: url, for: .normal, placeholderImage: nil,
        context: [.imageTransformer: transformer])
      var size: CGSize?
      SDWebImageManager.shared.loadImage(with: url, progress: nil) { image, _, _, _, _, _ in
        size = image?.size
      }
      clock.advance(to: 0.2)
      #expect(button.image(for: .normal)?.size == CGSize(width: 2, height: 2))
      #expect(size == CGSize(width: 4, height: 2))
    }
  }
}

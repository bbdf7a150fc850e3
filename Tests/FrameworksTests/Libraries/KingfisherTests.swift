import AnimKingfisher
import Foundation
import Testing
import UIKitCore

/// Pictures as apps load them by Kingfisher.
@MainActor struct KingfisherTests {
  private let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  private let placeholder = UIImage()
  private let url = URL(string: "https://a.b/large")

  @Test func `a picture takes the place of what stands in for it, and is kept`() {
    withServers(["/large": .picture(4, 2)]) { clock in
      var found: [CacheType] = []
      view.kf.setImage(with: url, placeholder: placeholder, options: [.scaleFactor(2)]) { result in
        if case .success(let value) = result { found.append(value.cacheType) }
      }
      #expect(view.image === placeholder)
      clock.advance(to: 0.2)
      #expect(view.image?.size == CGSize(width: 2, height: 1))
      #expect(ImageCache.default.isCached(forKey: "https://a.b/large"))
      let other = UIImageView()
      other.kf.setImage(with: url, placeholder: placeholder) { result in
        if case .success(let value) = result { found.append(value.cacheType) }
      }
      #expect(other.image?.size.height == 1)
      #expect(found == [.none, .memory])
    }
  }

  @Test func `a cell that is used again shows what was asked for last`() {
    withServers(["/large": .picture(4, 2), "/small": .picture(1, 1)]) { clock in
      var errors: [KingfisherError] = []
      view.kf.setImage(with: url) { (result: Result<RetrieveImageResult, KingfisherError>) in
        if case .failure(let error) = result { errors.append(error) }
      }
      clock.advance(to: 0.05)
      view.kf.setImage(with: URL(string: "https://a.b/small"))
      #expect(view.image == nil)
      clock.advance(to: 0.11)
      #expect(view.image == nil && errors.count == 1 && errors[0].isNotCurrentTask)
      clock.advance(to: 0.2)
      #expect(view.image?.size.width == 1)
    }
  }

  @Test func `without an address, or a picture there, the placeholder stays`() {
    withServers([:]) { clock in
      var errors: [Int] = []
      func told(_ result: Result<RetrieveImageResult, KingfisherError>) {
        if case .failure(let error) = result { errors.append(error.errorCode) }
      }
      view.kf.setImage(with: URL(string: ""), placeholder: placeholder, completionHandler: told)
      #expect(view.image === placeholder && errors == [5001])
      view.kf.setImage(with: url, placeholder: placeholder, completionHandler: told)
      clock.advance(to: 0.2)
      #expect(view.image === placeholder && errors == [5001, 2004])
      let failure = UIImage()
      view.kf.setImage(with: url, options: [.onFailureImage(failure)])
      clock.advance(to: 0.4)
      #expect(view.image === failure)
    }
  }

  @Test func `a picture fades in where that is asked for, and a wheel turns until then`() {
    withServers(["/large": .picture(4, 2)]) { clock in
      // A layer has the clock by which it was made.
      let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      view.kf.indicatorType = .activity
      var ended = false
      view.kf.setImage(with: url, options: [.transition(.fade(0.2))]) {
        (_: Result<RetrieveImageResult, KingfisherError>) in
        ended = true
      }
      #expect(view.subviews.first is UIActivityIndicatorView)
      clock.advance(to: 0.15)
      #expect(view.subviews.isEmpty && view.image != nil && !ended)
      clock.advance(to: 0.4)
      #expect(ended)
    }
  }

  @Test func `what is given up does not come`() {
    withServers(["/large": .picture(4, 2)]) { clock in
      view.kf.setImage(with: url)
      view.kf.cancelDownloadTask()
      clock.advance(to: 0.3)
      #expect(view.image == nil)
    }
  }

  @Test func `processors change what is kept and shown`() throws {
    try withServers(["/large": .picture(40, 20)]) { clock in
      let processor =
        DownsamplingImageProcessor(size: CGSize(width: 10, height: 10))
        |> RoundCornerImageProcessor(cornerRadius: 2)
      view.kf.setImage(with: url, options: [.processor(processor), .scaleFactor(2)])
      clock.advance(to: 0.2)
      #expect(view.image?.size == CGSize(width: 10, height: 5))
      let resized = ResizingImageProcessor(
        referenceSize: CGSize(width: 8, height: 8), mode: .aspectFill)
      let image = try #require(view.image)
      let options = KingfisherParsedOptionsInfo(nil)
      #expect(
        resized.process(item: .image(image), options: options)?.size
          == CGSize(width: 16, height: 8))
    }
  }

  @Test func `older functions and the builder load pictures, too`() {
    withServers(["/large": .picture(4, 2)]) { clock in
      let resource = url.map { ImageResource(downloadURL: $0, cacheKey: "mine") }
      var address: URL?
      view.kf.setImage(with: resource) { image, error, cacheType, url in address = url }
      clock.advance(to: 0.2)
      #expect(address == url && ImageCache.default.isCached(forKey: "mine"))
      let button = UIButton()
      KF.url(url).fade(duration: 0.1).set(to: button, for: .normal)
      clock.advance(to: 0.4)
      #expect(button.image(for: .normal)?.size.width == 4)
      var prefetched = 0
      ImagePrefetcher(
        urls: [url].compactMap { $0 }, completionHandler: { kept, _, _ in prefetched = kept.count }
      ).start()
      #expect(prefetched == 1)
    }
  }
}

import AnimAlamofire
import AnimAlamofireImage
import AnimNuke
import Foundation
import Testing
import UIKitCore

/// Pictures as apps load them by AlamofireImage and Nuke.
@MainActor struct OtherPictureLibraryTests {
  private let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  private let placeholder = UIImage()

  @Test func `AlamofireImage shows pictures of addresses, filtered`() throws {
    let url = try #require(URL(string: "https://a.b/large"))
    withServers(["/large": .picture(8, 4)]) { clock in
      var response: AFIDataResponse<UIImage>?
      view.af.setImage(
        withURL: url, placeholderImage: placeholder,
        filter: AspectScaledToFillSizeFilter(size: CGSize(width: 6, height: 6)),
        completion: { response = $0 })
      #expect(view.image === placeholder)
      clock.advance(to: 0.2)
      #expect(view.image?.size == CGSize(width: 6, height: 6) && response?.value != nil)
      view.af_setImage(withURL: url)
      view.af_cancelImageRequest()
      clock.advance(to: 0.4)
      #expect(view.image?.size == CGSize(width: 6, height: 6))
    }
  }

  @Test func `Nuke shows pictures of addresses, and the failure where there is none`() {
    let failure = UIImage()
    withServers(["/large": .picture(8, 4)]) { clock in
      let options = ImageLoadingOptions(
        placeholder: placeholder, transition: .fadeIn(duration: 0.1), failureImage: failure)
      AnimNuke.loadImage(with: URL(string: "https://a.b/large"), options: options, into: view) {
        _ in
      }
      #expect(view.image === placeholder)
      clock.advance(to: 0.3)
      #expect(view.image?.size.width == 8)
      AnimNuke.loadImage(with: URL(string: "https://a.b/none"), options: options, into: view)
      clock.advance(to: 0.6)
      #expect(view.image === failure)
      var width: CGFloat?
      ImagePipeline.shared.loadImage(with: "https://a.b/large") { result in
        width = (try? result.get())?.image.size.width
      }
      #expect(width == 8)
    }
  }
}

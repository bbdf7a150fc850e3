import AnimDrawing
import AnimPictures
import AnimPixels
import Foundation
import UIKitCore

extension UIEnvironment {
  /// Lends the device pictures for what it lacks.
  ///
  /// - Parameter store: The store that keeps the pictures.
  func standIn(with store: PictureStore) {
    findStandIn = { store.standIn($0, size: $1) }
  }
}

extension PictureStore {
  /// The picture in place of something that a device has; about as large as it is shown.
  fileprivate func standIn(_ picture: StandInPicture, size: CGSize) -> UIImage {
    let longest = max(size.width, size.height) * 2
    // A few sizes do for all, and proportions to a tenth.
    let side = [128, 256, 512, 768, 1024].first { CGFloat($0) >= longest } ?? 1536
    let share = (size.width / size.height * 10).rounded() / 10
    let pixels =
      share >= 1
      ? PixelSize(width: side, height: max(1, Int(CGFloat(side) / share)))
      : PixelSize(width: max(1, Int(CGFloat(side) * share)), height: side)
    let name = "stand-in \(picture.subject) \(picture.name) \(pixels.width) \(pixels.height)"
    return image(named: name) {
      let seed = PictureShelf.seed(picture.name)
      let made =
        if isSketching {
          Image(
            Pixmap(
              size: PixelSize(width: 2, height: 2),
              filledWith: UInt32(truncatingIfNeeded: seed) | 0xff00_0000))
        } else {
          switch picture.subject {
          case .photograph: MadePictures.photo(seed: seed, size: pixels)
          case .map: MadePictures.picture(of: .map, seed: seed, size: pixels)
          }
        }
      return UIImage(cgImage: made, scale: CGFloat(made.size.width) / max(1, size.width))
    }
  }
}

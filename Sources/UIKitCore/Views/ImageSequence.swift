import AnimLayers
import Foundation

/// Pictures that are shown one after another, from the moment when it is made.
@MainActor final class ImageSequence {
  private let images: [UIImage]
  /// Seconds for each picture.
  private let each: Double
  /// How often all are shown; 0 for ever.
  private let repeatCount: Int
  private let start = MediaClock.current.now
  private var next: MediaClock.Token?
  private let show: (_ isOver: Bool) -> Void

  /// A sequence; nil without pictures.
  ///
  /// - Parameters:
  ///   - images: The pictures, the first of which is due at once.
  ///   - duration: Seconds for all; a thirtieth of a second for each if it is 0 or less.
  ///   - repeatCount: How often all are shown; 0 for ever.
  ///   - show: Called whenever another picture is due, and when all have been shown as often as asked for.
  init?(
    _ images: [UIImage], duration: TimeInterval, repeatCount: Int = 0,
    show: @escaping (_ isOver: Bool) -> Void
  ) {
    guard !images.isEmpty else { return nil }
    self.images = images
    each = duration > 0 ? duration / Double(images.count) : 1.0 / 30
    self.repeatCount = repeatCount
    self.show = show
  }

  /// The number of pictures that have been shown to the end.
  private var count: Int { Int((MediaClock.current.now - start) / each + 1e-6) }

  /// The picture that is due now.
  var image: UIImage { images[count % images.count] }

  /// Shows the picture that is due, and the next ones when they are.
  func advance() {
    let count = count
    let isOver = repeatCount > 0 && count >= repeatCount * images.count
    if !isOver {
      next = MediaClock.current.schedule(at: start + Double(count + 1) * each) { [weak self] in
        self?.advance()
      }
    }
    show(isOver)
  }

  /// Shows nothing more.
  func stop() {
    if let next { MediaClock.current.cancel(next) }
    next = nil
  }
}

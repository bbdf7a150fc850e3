// What the framework brings along, as its headers do.
@_exported public import Foundation
public import UIKitCore

/// The title of what is heard.
public let MPMediaItemPropertyTitle = "title"
/// Who is heard.
public let MPMediaItemPropertyArtist = "artist"
/// The album that it is of.
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
/// Its kind of music.
public let MPMediaItemPropertyGenre = "genre"
/// Who wrote it.
public let MPMediaItemPropertyComposer = "composer"
/// How long it is, in seconds.
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
/// Its picture.
public let MPMediaItemPropertyArtwork = "artwork"
/// How much of it was heard, in seconds.
public let MPNowPlayingInfoPropertyElapsedPlaybackTime =
  "MPNowPlayingInfoPropertyElapsedPlaybackTime"
/// How fast it is played; 1 as it was recorded.
public let MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate"
/// How fast it is played by default.
public let MPNowPlayingInfoPropertyDefaultPlaybackRate =
  "MPNowPlayingInfoPropertyDefaultPlaybackRate"
/// Whether it is sent as it is made.
public let MPNowPlayingInfoPropertyIsLiveStream = "MPNowPlayingInfoPropertyIsLiveStream"
/// Whether it is heard or seen.
public let MPNowPlayingInfoPropertyMediaType = "MPNowPlayingInfoPropertyMediaType"

/// Whether something is heard or seen.
public enum MPNowPlayingInfoMediaType: UInt, Sendable { case none, audio, video }
/// Whether something is played.
public enum MPNowPlayingPlaybackState: UInt, Sendable {
  case unknown, playing, paused, stopped, interrupted
}

/// A picture of what is heard.
@preconcurrency @MainActor public final class MPMediaItemArtwork: NSObject {
  /// The largest size of the picture, in points.
  public let bounds: CGRect
  private let picture: (CGSize) -> UIImage

  /// A picture that is made when it is needed.
  public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {
    bounds = CGRect(origin: .zero, size: boundsSize)
    picture = requestHandler
  }
  /// A picture.
  public convenience init(image: UIImage) {
    self.init(boundsSize: image.size) { _ in image }
  }
  /// The picture for a size.
  public func image(at size: CGSize) -> UIImage? { picture(size) }
}

/// What the lock screen says of what is played: kept, as there is no lock screen.
@preconcurrency @MainActor public final class MPNowPlayingInfoCenter {
  /// What is told, by the names of properties.
  public var nowPlayingInfo: [String: Any]?
  /// Whether something is played.
  public var playbackState = MPNowPlayingPlaybackState.unknown

  init() {}

  /// The one of the device.
  public static func `default`() -> MPNowPlayingInfoCenter {
    UIEnvironment.current.single { MPNowPlayingInfoCenter() }
  }
}

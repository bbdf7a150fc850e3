public import AnimLayers
public import CoreMedia
public import Foundation
public import UIKitCore
import AnimStandIns

/// A video or a sound, which is not read here: what shows it shows a photograph, the same for the same name.
@preconcurrency @MainActor open class AVAsset: NSObject {
  /// The place of the file or stream; nil for an asset of parts.
  let place: URL?

  init(at place: URL?) {
    self.place = place
    super.init()
  }

  /// The asset at an address.
  public convenience init(url URL: URL) { self.init(at: URL) }

  /// How long it takes: half a minute, since nothing is read.
  open var duration: CMTime { CMTime(seconds: 30, preferredTimescale: 600) }
  /// Whether it can be played: yes.
  open var isPlayable: Bool { true }
  /// What it consists of: one track of pictures.
  open var tracks: [AVAssetTrack] { [AVAssetTrack(mediaType: .video)] }
  /// The tracks of a kind.
  open func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] {
    tracks.filter { $0.mediaType == mediaType }
  }
  /// The turn of the pictures: none.
  open var preferredTransform: CGAffineTransform { .identity }

  /// Says at once that everything is loaded.
  open func loadValuesAsynchronously(
    forKeys keys: [String], completionHandler handler: (() -> Void)? = nil
  ) { handler?() }

  /// Whether a property is loaded: yes.
  open func statusOfValue(forKey key: String, error outError: AnyObject?) -> AVKeyValueStatus {
    .loaded
  }

  /// The picture by which the asset is known.
  var still: StandInPicture {
    StandInPicture(.photograph, name: place?.lastPathComponent ?? "video")
  }
}

/// The state of a property that may have to be loaded.
public enum AVKeyValueStatus: Int, Sendable { case unknown, loading, loaded, failed, cancelled }

/// An asset at an address.
@preconcurrency @MainActor open class AVURLAsset: AVAsset {
  /// The address.
  public let url: URL

  /// The asset at an address; the options make no difference.
  public init(url URL: URL, options: [String: Any]? = nil) {
    url = URL
    super.init(at: URL)
  }
}

/// A sequence of pictures, sounds or texts of an asset.
@preconcurrency @MainActor open class AVAssetTrack: NSObject {
  /// The kind of the track.
  public let mediaType: AVMediaType

  init(mediaType: AVMediaType) { self.mediaType = mediaType }

  /// The size of the pictures, in pixels.
  open var naturalSize: CGSize { CGSize(width: 1920, height: 1080) }
  /// The turn of the pictures: none.
  open var preferredTransform: CGAffineTransform { .identity }
  /// Pictures per second.
  open var nominalFrameRate: Float { 30 }
  /// When the track is shown.
  open var timeRange: CMTimeRange {
    CMTimeRange(start: .zero, duration: CMTime(seconds: 30, preferredTimescale: 600))
  }
}

/// A kind of media.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  /// The kind's name in AVFoundation.
  public let rawValue: String
  /// A kind by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Pictures.
  public static let video = AVMediaType(rawValue: "vide")
  /// Sounds.
  public static let audio = AVMediaType(rawValue: "soun")
  /// Texts.
  public static let text = AVMediaType(rawValue: "text")
  /// What a camera reads besides pictures.
  public static let metadata = AVMediaType(rawValue: "meta")
}

/// A format of files.
public struct AVFileType: RawRepresentable, Hashable, Sendable {
  /// The format's uniform type.
  public let rawValue: String
  /// A format by its uniform type.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// MPEG-4.
  public static let mp4 = AVFileType(rawValue: "public.mpeg-4")
  /// QuickTime.
  public static let mov = AVFileType(rawValue: "com.apple.quicktime-movie")
  /// MPEG-4 of sounds alone.
  public static let m4a = AVFileType(rawValue: "com.apple.m4a-audio")
  /// MPEG-4 of Apple's shops.
  public static let m4v = AVFileType(rawValue: "com.apple.m4v-video")
  /// JPEG.
  public static let jpg = AVFileType(rawValue: "public.jpeg")
}

/// Makes pictures of an asset: always that by which the asset is known.
@preconcurrency @MainActor open class AVAssetImageGenerator: NSObject {
  /// The asset.
  public let asset: AVAsset
  /// The greatest width and height in pixels; zero, the default, for the asset's own.
  open var maximumSize = CGSize.zero
  /// Whether pictures are turned as the asset says; it says nothing.
  open var appliesPreferredTrackTransform = false
  /// How much earlier than asked for a picture may be; all are the same.
  open var requestedTimeToleranceBefore = CMTime.positiveInfinity
  /// How much later than asked for a picture may be; all are the same.
  open var requestedTimeToleranceAfter = CMTime.positiveInfinity

  /// A generator of an asset's pictures.
  public init(asset: AVAsset) { self.asset = asset }

  /// The picture at a time.
  ///
  /// - Throws: If the simulation has no photographs.
  open func copyCGImage(
    at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?
  ) throws -> CGImage {
    unsafe actualTime?.pointee = requestedTime
    let size = maximumSize == .zero ? CGSize(width: 480, height: 270) : maximumSize
    guard let image = asset.still.image(size: size).cgImage else {
      throw CocoaError(.fileReadUnknown)
    }
    return image
  }

  /// The picture at a time, with that time.
  open func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) {
    (try unsafe copyCGImage(at: time, actualTime: nil), time)
  }

  /// Forgets pictures that were asked for; all have been made at once.
  open func cancelAllCGImageGeneration() {}
}

extension AVAsset: FrameworkSample {
  static var film: AVURLAsset { AVURLAsset(url: URL(fileURLWithPath: "/video.mov")) }

  /// A film.
  package static var sample: Any { film }
}

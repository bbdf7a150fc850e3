public import AVFoundation
import AnimStandIns
public import Foundation
public import UIKitCore

/// A number by which a request is taken back.
public typealias PHImageRequestID = Int32

/// The number of no request.
public let PHInvalidImageRequestID: PHImageRequestID = 0
/// The size at which a photograph is not made smaller.
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)
/// The key of whether a picture is one until the right one comes.
public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey"
/// The key of whether a picture is somewhere else.
public let PHImageResultIsInCloudKey = "PHImageResultIsInCloudKey"
/// The key of a request's number.
public let PHImageResultRequestIDKey = "PHImageResultRequestIDKey"
/// The key of whether a request was taken back.
public let PHImageCancelledKey = "PHImageCancelledKey"
/// The key of what went wrong.
public let PHImageErrorKey = "PHImageErrorKey"

/// Where a picture is cut: nowhere, or to the proportions asked for.
public enum PHImageContentMode: Int, Sendable {
  case aspectFit, aspectFill
  /// Nowhere.
  public static let `default` = PHImageContentMode.aspectFit
}

/// How soon a picture is wanted; there is one at once.
public enum PHImageRequestOptionsDeliveryMode: Int, Sendable {
  case opportunistic, highQualityFormat, fastFormat
}
/// How exactly a size is kept to; exactly here.
public enum PHImageRequestOptionsResizeMode: Int, Sendable { case none, fast, exact }
/// Which state of a picture is wanted; there is one.
public enum PHImageRequestOptionsVersion: Int, Sendable { case current, unadjusted, original }

/// How a picture is wanted; kept, since there is one at once.
@safe public final class PHImageRequestOptions: NSObject {
  /// Which state of a picture.
  public var version = PHImageRequestOptionsVersion.current
  /// How soon.
  public var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
  /// How exactly a size is kept to.
  public var resizeMode = PHImageRequestOptionsResizeMode.fast
  /// The part of the picture.
  public var normalizedCropRect = CGRect.zero
  /// Whether it may come from elsewhere.
  public var isNetworkAccessAllowed = false
  /// Whether the answer comes before the call returns; it always does.
  public var isSynchronous = false
  /// Told of what has come from elsewhere, so never.
  public var progressHandler:
    ((Double, (any Error)?, UnsafeMutablePointer<ObjCBool>, [AnyHashable: Any]?) -> Void)?
  /// As usual.
  public override init() { super.init() }
}

/// How a picture that moves is wanted; kept, none does.
public final class PHLivePhotoRequestOptions: NSObject {
  /// Which state of a picture.
  public var version = PHImageRequestOptionsVersion.current
  /// How soon.
  public var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
  /// Whether it may come from elsewhere.
  public var isNetworkAccessAllowed = false
  /// As usual.
  public override init() { super.init() }
}

/// How a film is wanted; kept.
public final class PHVideoRequestOptions: NSObject {
  /// A quality of films.
  public enum DeliveryMode: Int, Sendable {
    case automatic, highQualityFormat, mediumQualityFormat, fastFormat
  }
  /// Which state of a film.
  public var version = PHImageRequestOptionsVersion.current
  /// The quality.
  public var deliveryMode = DeliveryMode.automatic
  /// Whether it may come from elsewhere.
  public var isNetworkAccessAllowed = false
  /// As usual.
  public override init() { super.init() }
}

/// Hands out pictures of the library: made-up photographs, at once, of which the simulation warns once.
@preconcurrency @MainActor open class PHImageManager: NSObject {
  private static let shared = PHImageManager()
  private var requests: PHImageRequestID = 0

  /// The manager of the app.
  open class func `default`() -> PHImageManager { shared }
  /// A manager of one's own.
  public override init() { super.init() }

  private func number() -> PHImageRequestID {
    requests += 1
    return requests
  }

  /// Hands over a picture, about as large as `targetSize`, in pixels.
  @discardableResult open func requestImage(
    for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?,
    resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    StandIn.photoLibrary.warn()
    let number = number()
    resultHandler(
      asset.image(about: targetSize, contentMode),
      [PHImageResultIsDegradedKey: false, PHImageResultRequestIDKey: number])
    return number
  }

  /// Hands over a picture as a file; nil if it has no pixels.
  @discardableResult open func requestImageDataAndOrientation(
    for asset: PHAsset, options: PHImageRequestOptions?,
    resultHandler: @escaping (Data?, String?, UInt32, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    StandIn.photoLibrary.warn()
    let picture = asset.image(about: PHImageManagerMaximumSize, .aspectFit)
    resultHandler(picture.jpegData(compressionQuality: 0.9), "public.jpeg", 1, [:])
    return number()
  }

  /// Hands over a picture as a file, with the way it is held; the name before iOS 13.
  @discardableResult open func requestImageData(
    for asset: PHAsset, options: PHImageRequestOptions?,
    resultHandler: @escaping (Data?, String?, UIImage.Orientation, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    requestImageDataAndOrientation(for: asset, options: options) { data, type, _, info in
      resultHandler(data, type, .up, info)
    }
  }

  /// Hands over a film, which is shown as a still.
  @discardableResult open func requestAVAsset(
    forVideo asset: PHAsset, options: PHVideoRequestOptions?,
    resultHandler: @escaping (AVAsset?, AnyObject?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    resultHandler(asset.film, nil, [:])
    return number()
  }

  /// Hands over a film for a player.
  @discardableResult open func requestPlayerItem(
    forVideo asset: PHAsset, options: PHVideoRequestOptions?,
    resultHandler: @escaping (AVPlayerItem?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    resultHandler(AVPlayerItem(asset: asset.film), [:])
    return number()
  }

  /// Does nothing: requests are answered at once.
  open func cancelImageRequest(_ requestID: PHImageRequestID) {}
}

/// A manager that would make pictures ahead; they are made when they are asked for.
@preconcurrency @MainActor open class PHCachingImageManager: PHImageManager {
  /// Whether large pictures are made ahead; kept.
  open var allowsCachingHighQualityImages = true
  /// Does nothing.
  open func startCachingImages(
    for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?
  ) {}
  /// Does nothing.
  open func stopCachingImages(
    for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?
  ) {}
  /// Does nothing.
  open func stopCachingImagesForAllAssets() {}
}

extension PHAsset {
  /// The longest side of a picture that is made, in pixels: the library's own are smaller than they say.
  private static let longestSide: CGFloat = 1024

  /// The asset's picture at one pixel per point.
  @MainActor package func image(about target: CGSize, _ mode: PHImageContentMode) -> UIImage {
    let whole = CGSize(width: pixelWidth, height: pixelHeight)
    let limit = Self.longestSide / max(whole.width, whole.height)
    guard target.width > 0, target.height > 0 else {
      return picture.image(
        size: CGSize(width: whole.width * limit, height: whole.height * limit))
    }
    let factors = (target.width / whole.width, target.height / whole.height)
    let factor = min(
      limit, mode == .aspectFill ? max(factors.0, factors.1) : min(factors.0, factors.1))
    return picture.image(
      size: CGSize(
        width: (whole.width * factor).rounded(), height: (whole.height * factor).rounded()))
  }

  /// The asset as a film.
  @MainActor var film: AVAsset {
    AVURLAsset(url: URL(fileURLWithPath: "/\(localIdentifier)"))
  }
}

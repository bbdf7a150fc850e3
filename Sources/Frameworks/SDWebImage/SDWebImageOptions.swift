@_exported public import Foundation
@_exported public import UIKitCore

/// How pictures are loaded; few make a difference.
public struct SDWebImageOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Options of these bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Tries again what has failed.
  public static let retryFailed = SDWebImageOptions(rawValue: 1)
  /// Waits until scrolling ends.
  public static let lowPriority = SDWebImageOptions(rawValue: 1 << 1)
  /// Shows a picture bit by bit.
  public static let progressiveLoad = SDWebImageOptions(rawValue: 1 << 2)
  /// Shows a picture bit by bit, as it was called.
  public static let progressiveDownload = SDWebImageOptions.progressiveLoad
  /// Loads what is kept again.
  public static let refreshCached = SDWebImageOptions(rawValue: 1 << 3)
  /// Goes on in the background.
  public static let continueInBackground = SDWebImageOptions(rawValue: 1 << 4)
  /// Sends cookies.
  public static let handleCookies = SDWebImageOptions(rawValue: 1 << 5)
  /// Trusts any server.
  public static let allowInvalidSSLCertificates = SDWebImageOptions(rawValue: 1 << 6)
  /// Comes first.
  public static let highPriority = SDWebImageOptions(rawValue: 1 << 7)
  /// Shows what stands in for a picture only where that does not come.
  public static let delayPlaceholder = SDWebImageOptions(rawValue: 1 << 8)
  /// Changes moving pictures, too.
  public static let transformAnimatedImage = SDWebImageOptions(rawValue: 1 << 9)
  /// Leaves showing the picture to whoever asked.
  public static let avoidAutoSetImage = SDWebImageOptions(rawValue: 1 << 10)
  /// Makes large pictures smaller.
  public static let scaleDownLargeImages = SDWebImageOptions(rawValue: 1 << 11)
  /// Reads the data of what is in memory.
  public static let queryMemoryData = SDWebImageOptions(rawValue: 1 << 12)
  /// Waits for memory.
  public static let queryMemoryDataSync = SDWebImageOptions(rawValue: 1 << 13)
  /// Waits for files.
  public static let queryDiskDataSync = SDWebImageOptions(rawValue: 1 << 14)
  /// Loads nothing.
  public static let fromCacheOnly = SDWebImageOptions(rawValue: 1 << 15)
  /// Loads in any case.
  public static let fromLoaderOnly = SDWebImageOptions(rawValue: 1 << 16)
  /// Has pictures that were kept appear as loaded ones.
  public static let forceTransition = SDWebImageOptions(rawValue: 1 << 17)
  /// Does not make pixels ready.
  public static let avoidDecodeImage = SDWebImageOptions(rawValue: 1 << 18)
  /// Has moving pictures stand.
  public static let decodeFirstFrameOnly = SDWebImageOptions(rawValue: 1 << 19)
  /// Makes all of moving pictures ready.
  public static let preloadAllFrames = SDWebImageOptions(rawValue: 1 << 20)
  /// Wants a class.
  public static let matchAnimatedImageClass = SDWebImageOptions(rawValue: 1 << 21)
  /// Waits until all is kept.
  public static let waitStoreCache = SDWebImageOptions(rawValue: 1 << 22)
  /// Does not change vectors.
  public static let transformVectorImage = SDWebImageOptions(rawValue: 1 << 23)
}

/// How the downloader loads; makes no difference.
public struct SDWebImageDownloaderOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Options of these bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Waits.
  public static let lowPriority = SDWebImageDownloaderOptions(rawValue: 1)
  /// Bit by bit.
  public static let progressiveLoad = SDWebImageDownloaderOptions(rawValue: 1 << 1)
  /// Uses the system's cache.
  public static let useNSURLCache = SDWebImageDownloaderOptions(rawValue: 1 << 2)
  /// Goes on in the background.
  public static let continueInBackground = SDWebImageDownloaderOptions(rawValue: 1 << 4)
  /// Comes first.
  public static let highPriority = SDWebImageDownloaderOptions(rawValue: 1 << 7)
  /// Makes large pictures smaller.
  public static let scaleDownLargeImages = SDWebImageDownloaderOptions(rawValue: 1 << 8)
}

/// Where a picture was found.
public enum SDImageCacheType: Int, Sendable { case none, disk, memory, all }

/// What else is said of a load.
public struct SDWebImageContextOption: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// An option of that name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// What changes the picture.
  public static let imageTransformer = SDWebImageContextOption(rawValue: "imageTransformer")
  /// The pixels in a point.
  public static let imageScaleFactor = SDWebImageContextOption(rawValue: "imageScaleFactor")
  /// How many pixels are wanted.
  public static let imageThumbnailPixelSize = SDWebImageContextOption(
    rawValue: "imageThumbnailPixelSize")
  /// Whether the picture keeps its shape then.
  public static let imagePreserveAspectRatio = SDWebImageContextOption(
    rawValue: "imagePreserveAspectRatio")
  /// Where the picture is kept.
  public static let storeCacheType = SDWebImageContextOption(rawValue: "storeCacheType")
  /// Where the picture is looked for.
  public static let queryCacheType = SDWebImageContextOption(rawValue: "queryCacheType")
  /// The class of moving pictures.
  public static let animatedImageClass = SDWebImageContextOption(rawValue: "animatedImageClass")
  /// What changes requests.
  public static let downloadRequestModifier = SDWebImageContextOption(
    rawValue: "downloadRequestModifier")
  /// What finds keys.
  public static let cacheKeyFilter = SDWebImageContextOption(rawValue: "cacheKeyFilter")
  /// What keeps pictures.
  public static let imageCache = SDWebImageContextOption(rawValue: "imageCache")
  /// The name of what is set.
  public static let setImageOperationKey = SDWebImageContextOption(rawValue: "setImageOperationKey")
}

/// What else is said of a load.
public typealias SDWebImageContext = [SDWebImageContextOption: Any]
/// Told of bytes: those that have come, those that will have, and of what.
public typealias SDImageLoaderProgressBlock = (Int, Int, URL?) -> Void
/// Told of bytes, as it was called.
public typealias SDWebImageDownloaderProgressBlock = SDImageLoaderProgressBlock
/// Told of the end.
public typealias SDExternalCompletionBlock = (UIImage?, (any Error)?, SDImageCacheType, URL?) ->
  Void
/// Told of the end, with the data, and whether that is all.
public typealias SDInternalCompletionBlock = (
  UIImage?, Data?, (any Error)?, SDImageCacheType, Bool, URL?
) -> Void

/// Why there is no picture.
public struct SDWebImageError: Error, Hashable, Sendable {
  /// The kinds.
  public enum Code: Int, Sendable {
    case invalidURL = 1000
    case badImageData = 1001
    case cacheNotModified = 1002
    case blackListed = 1003
    case invalidDownloadOperation = 2000
    case invalidDownloadStatusCode = 2001
    case cancelled = 2002
  }
  /// The kind.
  public let code: Code
  /// A number.
  public var errorCode: Int { code.rawValue }
  /// An error of a kind.
  public init(_ code: Code) { self.code = code }
  /// There is no address.
  public static let invalidURL = Code.invalidURL
  /// The data are no picture.
  public static let badImageData = Code.badImageData
  /// Somebody gave up.
  public static let cancelled = Code.cancelled
}

/// How a picture appears.
@preconcurrency @MainActor public final class SDWebImageTransition {
  /// How long it takes.
  public var duration: TimeInterval
  /// How it does.
  public var animationOptions: UIView.AnimationOptions
  /// What is done before.
  public var prepares: ((UIView, UIImage?, Data?, SDImageCacheType, URL?) -> Void)?
  /// What is done meanwhile.
  public var animations: ((UIView, UIImage?) -> Void)?
  /// What is done after.
  public var completion: ((Bool) -> Void)?
  /// Whether the picture is not set.
  public var avoidAutoSetImage = false

  /// Half a second.
  public init() {
    duration = 0.5
    animationOptions = []
  }
  private convenience init(_ options: UIView.AnimationOptions, _ duration: TimeInterval) {
    self.init()
    animationOptions = options
    self.duration = duration
  }
  /// By fading.
  public static var fade: SDWebImageTransition { fade(duration: 0.5) }
  /// By fading.
  public static func fade(duration: TimeInterval) -> SDWebImageTransition {
    SDWebImageTransition(.transitionCrossDissolve, duration)
  }
  /// From the left.
  public static var flipFromLeft: SDWebImageTransition {
    SDWebImageTransition(.transitionFlipFromLeft, 0.5)
  }
  /// From the right.
  public static var flipFromRight: SDWebImageTransition {
    SDWebImageTransition(.transitionFlipFromRight, 0.5)
  }
  /// From the top.
  public static var flipFromTop: SDWebImageTransition {
    SDWebImageTransition(.transitionFlipFromTop, 0.5)
  }
  /// Upwards.
  public static var curlUp: SDWebImageTransition { SDWebImageTransition(.transitionCurlUp, 0.5) }
  /// Downwards.
  public static var curlDown: SDWebImageTransition {
    SDWebImageTransition(.transitionCurlDown, 0.5)
  }
}

/// A sign that a picture is on its way.
@preconcurrency @MainActor public protocol SDWebImageIndicator: AnyObject {
  /// What is seen.
  var indicatorView: UIView { get }
  /// Shows it.
  func startAnimatingIndicator()
  /// Hides it.
  func stopAnimatingIndicator()
}

/// The system's wheel.
@preconcurrency @MainActor public class SDWebImageActivityIndicator: SDWebImageIndicator {
  /// The wheel.
  public let wheel: UIActivityIndicatorView
  /// What is seen.
  public var indicatorView: UIView { wheel }

  /// A wheel.
  public init() { wheel = UIActivityIndicatorView(style: .medium) }
  private convenience init(_ style: UIActivityIndicatorView.Style, _ color: UIColor?) {
    self.init()
    wheel.style = style
    if let color { wheel.color = color }
  }
  /// Shows it.
  public func startAnimatingIndicator() { wheel.startAnimating() }
  /// Hides it.
  public func stopAnimatingIndicator() { wheel.stopAnimating() }

  /// A grey one.
  public static var gray: SDWebImageActivityIndicator {
    SDWebImageActivityIndicator(.medium, .gray)
  }
  /// A large grey one.
  public static var grayLarge: SDWebImageActivityIndicator {
    SDWebImageActivityIndicator(.large, .gray)
  }
  /// A white one.
  public static var white: SDWebImageActivityIndicator {
    SDWebImageActivityIndicator(.medium, .white)
  }
  /// A large white one.
  public static var whiteLarge: SDWebImageActivityIndicator {
    SDWebImageActivityIndicator(.large, .white)
  }
  /// One for windows.
  public static var medium: SDWebImageActivityIndicator {
    SDWebImageActivityIndicator(.medium, nil)
  }
  /// A large one.
  public static var large: SDWebImageActivityIndicator { SDWebImageActivityIndicator(.large, nil) }
}

/// A bar.
@preconcurrency @MainActor public class SDWebImageProgressIndicator: SDWebImageIndicator {
  private let bar = UIProgressView(progressViewStyle: .default)
  /// What is seen.
  public var indicatorView: UIView { bar }
  /// A bar.
  public init() {}
  /// Shows it.
  public func startAnimatingIndicator() { bar.isHidden = false }
  /// Hides it.
  public func stopAnimatingIndicator() { bar.isHidden = true }
  /// A bar.
  public static var `default`: SDWebImageProgressIndicator { SDWebImageProgressIndicator() }
  /// A bar.
  public static var bar: SDWebImageProgressIndicator { SDWebImageProgressIndicator() }
}

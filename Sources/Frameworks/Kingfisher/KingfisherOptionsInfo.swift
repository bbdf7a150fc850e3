public import AnimSourceRuntime
public import Foundation
public import UIKitCore

/// How pictures are loaded and shown.
public typealias KingfisherOptionsInfo = [KingfisherOptionsInfoItem]

/// When something that is kept expires; here nothing does.
public enum StorageExpiration {
  /// Never.
  case never
  /// After seconds.
  case seconds(TimeInterval)
  /// After days.
  case days(Int)
  /// At a time.
  case date(Date)
  /// At once.
  case expired
}

/// When the time for that begins anew.
public enum ExpirationExtending {
  /// Never.
  case none
  /// As long as it was.
  case cacheTime
  /// As is said.
  case expirationTime(StorageExpiration)
}

/// Where a function is called.
public enum CallbackQueue {
  /// Later.
  case mainAsync
  /// At once, or later.
  case mainCurrentOrAsync
  /// Here.
  case untouch
  /// On a queue.
  case dispatch(SimulatedQueue)
}

/// Changes requests before they are sent.
public protocol ImageDownloadRequestModifier {
  /// What is sent in place of a request; nil for nothing.
  func modified(for request: SimulatedURLRequest) -> SimulatedURLRequest?
}

/// Changes requests as a function says.
public struct AnyModifier: ImageDownloadRequestModifier {
  private let block: (SimulatedURLRequest) -> SimulatedURLRequest?
  /// Changes requests as a function says.
  public init(modify: @escaping (SimulatedURLRequest) -> SimulatedURLRequest?) { block = modify }
  /// What is sent in place of a request.
  public func modified(for request: SimulatedURLRequest) -> SimulatedURLRequest? { block(request) }
}

/// Changes pictures before they are shown.
public protocol ImageModifier {
  /// What is shown in place of a picture.
  func modify(_ image: UIImage) -> UIImage
}

/// Changes pictures as a function says.
public struct AnyImageModifier: ImageModifier {
  private let block: (UIImage) throws -> UIImage
  /// Changes pictures as a function says.
  public init(modify: @escaping (UIImage) throws -> UIImage) { block = modify }
  /// What is shown in place of a picture.
  public func modify(_ image: UIImage) -> UIImage { (try? block(image)) ?? image }
}

/// Draws pictures in one way.
public struct RenderingModeImageModifier: ImageModifier {
  /// The way.
  public let renderingMode: UIImage.RenderingMode
  /// Draws pictures in one way.
  public init(renderingMode: UIImage.RenderingMode = .automatic) {
    self.renderingMode = renderingMode
  }
  /// What is shown in place of a picture.
  public func modify(_ image: UIImage) -> UIImage { image.withRenderingMode(renderingMode) }
}

/// Makes data of pictures to be kept; here the data are kept as they came.
public protocol CacheSerializer {}
/// The usual way.
public struct DefaultCacheSerializer: CacheSerializer, Sendable {
  /// The usual way.
  public static let `default` = DefaultCacheSerializer()
  /// The usual way.
  public init() {}
}
/// As one format.
public struct FormatIndicatedCacheSerializer: CacheSerializer, Sendable {
  /// PNG.
  public static let png = FormatIndicatedCacheSerializer()
  /// JPEG.
  public static let jpeg = FormatIndicatedCacheSerializer()
  /// GIF.
  public static let gif = FormatIndicatedCacheSerializer()
}

/// Whether a load that failed is tried again; here once is enough.
public struct DelayRetryStrategy {
  /// How often.
  public let maxRetryCount: Int
  /// When.
  public enum Interval {
    /// Seconds later.
    case seconds(TimeInterval)
    /// More each time.
    case accumulated(TimeInterval)
  }
  /// Tries again a number of times.
  public init(maxRetryCount: Int, retryInterval: Interval = .seconds(3)) {
    self.maxRetryCount = maxRetryCount
  }
}

/// A way in which pictures are loaded and shown.
public enum KingfisherOptionsInfoItem {
  /// Keeps pictures elsewhere.
  case targetCache(ImageCache)
  /// Keeps originals elsewhere.
  case originalCache(ImageCache)
  /// Asks another downloader.
  case downloader(ImageDownloader)
  /// How the picture appears.
  case transition(ImageTransition)
  /// How urgent it is.
  case downloadPriority(Float)
  /// Whether it is loaded again.
  case forceRefresh
  /// Whether it is loaded again unless it is in memory.
  case fromMemoryCacheOrRefresh
  /// Whether a picture that was kept appears as one that was loaded.
  case forceTransition
  /// Whether it is kept in memory alone.
  case cacheMemoryOnly
  /// Whether all is kept before the end is told.
  case waitForCache
  /// Whether nothing is loaded.
  case onlyFromCache
  /// Whether the pixels are made ready.
  case backgroundDecode
  /// Where the end is told.
  case callbackQueue(CallbackQueue)
  /// The pixels in a point.
  case scaleFactor(CGFloat)
  /// Whether all of a moving picture is made at once.
  case preloadAllAnimationData
  /// Changes requests.
  case requestModifier(any ImageDownloadRequestModifier)
  /// Changes pictures.
  case imageModifier(any ImageModifier)
  /// Changes pictures before they are kept.
  case processor(any ImageProcessor)
  /// Makes data of them.
  case cacheSerializer(any CacheSerializer)
  /// Whether the old picture stays until the new one comes.
  case keepCurrentImageWhileLoading
  /// Whether moving pictures stand.
  case onlyLoadFirstFrame
  /// Whether the original is kept, too.
  case cacheOriginalImage
  /// What is shown where nothing comes.
  case onFailureImage(UIImage?)
  /// Whether files are read at once.
  case loadDiskFileSynchronously
  /// Whether all is done at once.
  case diskStoreWriteOptions(Data.WritingOptions)
  /// Where pictures are changed.
  case processingQueue(CallbackQueue)
  /// When what is in memory expires.
  case memoryCacheExpiration(StorageExpiration)
  /// When that begins anew.
  case memoryCacheAccessExtendingExpiration(ExpirationExtending)
  /// When files expire.
  case diskCacheExpiration(StorageExpiration)
  /// When that begins anew.
  case diskCacheAccessExtendingExpiration(ExpirationExtending)
  /// What else is tried.
  case alternativeSources([Source])
  /// Whether it is tried again.
  case retryStrategy(DelayRetryStrategy)
  /// What is shown by a server that saves bytes.
  case lowDataMode(Source?)
  /// Whether a picture appears bit by bit.
  case progressiveJPEG(Bool)
}

/// The same, one value each.
public struct KingfisherParsedOptionsInfo {
  var items: KingfisherOptionsInfo
  var targetCache: ImageCache?
  var transition = ImageTransition.none
  var (forceRefresh, forceTransition, onlyFromCache, keepsCurrent) = (false, false, false, false)
  /// The pixels in a point.
  public var scaleFactor: CGFloat = 1
  var requestModifiers: [any ImageDownloadRequestModifier] = []
  var imageModifier: (any ImageModifier)?
  /// What changes the picture.
  public var processor: any ImageProcessor = DefaultImageProcessor()
  var onFailureImage: UIImage??
  var alternatives: [Source] = []

  /// The values of some ways; the last of each counts.
  public init(_ info: KingfisherOptionsInfo?) {
    items = info ?? []
    for item in items {
      switch item {
      case .targetCache(let cache): targetCache = cache
      case .transition(let value): transition = value
      case .forceRefresh: forceRefresh = true
      case .forceTransition: forceTransition = true
      case .onlyFromCache: onlyFromCache = true
      case .keepCurrentImageWhileLoading: keepsCurrent = true
      case .scaleFactor(let value): scaleFactor = value
      case .requestModifier(let value): requestModifiers.append(value)
      case .imageModifier(let value): imageModifier = value
      case .processor(let value): processor = value
      case .onFailureImage(let image): onFailureImage = .some(image)
      case .alternativeSources(let sources): alternatives = sources
      default: break
      }
    }
  }
}

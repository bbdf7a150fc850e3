import AnimPictureLoading
import AnimSourceRuntime
public import Foundation
public import UIKitCore

/// Changes pictures before they are shown.
@preconcurrency @MainActor public protocol SDImageTransformer {
  /// A name, under which changed pictures are kept.
  var transformerKey: String { get }
  /// The changed picture.
  func transformedImage(with image: UIImage, forKey key: String) -> UIImage?
}

/// How a picture is fitted into a size.
public enum SDImageScaleMode: UInt, Sendable { case fill, aspectFit, aspectFill }

/// Gives pictures another size.
@preconcurrency @MainActor public final class SDImageResizingTransformer: SDImageTransformer {
  private let size: CGSize
  private let scaleMode: SDImageScaleMode
  /// The name.
  public let transformerKey: String
  /// Gives pictures another size.
  public init(size: CGSize, scaleMode: SDImageScaleMode) {
    self.size = size
    self.scaleMode = scaleMode
    transformerKey = "resize \(size) \(scaleMode)"
  }
  /// The picture of the size.
  public func transformedImage(with image: UIImage, forKey key: String) -> UIImage? {
    image.sd_resizedImage(with: size, scaleMode: scaleMode)
  }
}

/// Gives pictures round corners.
@preconcurrency @MainActor public final class SDImageRoundCornerTransformer: SDImageTransformer {
  private let radius: CGFloat
  private let corners: UIRectCorner
  private let border: (CGFloat, UIColor)?
  /// The name.
  public let transformerKey: String
  /// Gives pictures round corners, and a line around them.
  public init(radius: CGFloat, corners: UIRectCorner, borderWidth: CGFloat, borderColor: UIColor?) {
    self.radius = radius
    self.corners = corners
    border = borderColor.map { (borderWidth, $0) }
    transformerKey = "round \(radius) \(corners) \(borderWidth)"
  }
  /// The picture with round corners.
  public func transformedImage(with image: UIImage, forKey key: String) -> UIImage? {
    image.rounded(
      min(radius, min(image.size.width, image.size.height) / 2), corners: corners, border: border)
  }
}

/// Blurs pictures.
@preconcurrency @MainActor public final class SDImageBlurTransformer: SDImageTransformer {
  private let radius: CGFloat
  /// The name.
  public let transformerKey: String
  /// Blurs pictures.
  public init(radius: CGFloat) {
    self.radius = radius
    transformerKey = "blur \(radius)"
  }
  /// The blurred picture.
  public func transformedImage(with image: UIImage, forKey key: String) -> UIImage? {
    image.blurred(radius)
  }
}

/// One after the other.
@preconcurrency @MainActor public final class SDImagePipelineTransformer: SDImageTransformer {
  private let transformers: [any SDImageTransformer]
  /// The name.
  public var transformerKey: String { transformers.map(\.transformerKey).joined(separator: "-") }
  /// One after the other.
  public init(transformers: [any SDImageTransformer]) { self.transformers = transformers }
  /// The changed picture.
  public func transformedImage(with image: UIImage, forKey key: String) -> UIImage? {
    transformers.reduce(image) { $1.transformedImage(with: $0, forKey: key) ?? $0 }
  }
}

extension UIImage {
  /// The picture of another size.
  @preconcurrency @MainActor public func sd_resizedImage(
    with size: CGSize, scaleMode: SDImageScaleMode
  ) -> UIImage? {
    switch scaleMode {
    case .fill: scaled(to: size)
    case .aspectFit: scaled(to: self.size(.inside, in: size))
    case .aspectFill: centred(.filling, in: size)
    }
  }
  /// The picture with round corners.
  @preconcurrency @MainActor public func sd_roundedCornerImage(
    withRadius radius: CGFloat, corners: UIRectCorner, borderWidth: CGFloat, borderColor: UIColor?
  ) -> UIImage? { rounded(radius, corners: corners, border: borderColor.map { (borderWidth, $0) }) }
  /// The picture of data.
  public class func sd_image(with data: Data?) -> UIImage? { data.flatMap { UIImage(data: $0) } }
  /// The data of the picture.
  public func sd_imageData() -> Data? { pngData() }
}

/// What is kept, and for how long; makes no difference.
@preconcurrency @MainActor public final class SDImageCacheConfig {
  /// Seconds.
  public var maxDiskAge: TimeInterval = 604_800
  /// Bytes of files.
  public var maxDiskSize: UInt = 0
  /// Bytes of memory.
  public var maxMemoryCost: UInt = 0
  /// Pictures in memory.
  public var maxMemoryCount: UInt = 0
  /// Whether pictures are kept in memory.
  public var shouldCacheImagesInMemory = true
  /// Whether what nobody uses is found again.
  public var shouldUseWeakMemoryCache = true
  /// Whether the cloud has files, too.
  public var shouldDisableiCloud = true
}

/// Pictures that are kept, in memory alone and for the rest of the simulation.
@preconcurrency @MainActor open class SDImageCache {
  @MainActor private final class Shared { let cache = SDImageCache() }
  /// The one of the app.
  open class var shared: SDImageCache { UIEnvironment.current.single(Shared.init).cache }

  let pictures = PictureStore()
  /// What is kept, and for how long.
  public let config = SDImageCacheConfig()

  /// Nothing yet.
  public init() {}
  /// Nothing yet; the name makes no difference.
  public init(namespace: String) {}

  /// Itself, as `shared()` was a function.
  public func callAsFunction() -> SDImageCache { self }

  /// Keeps a picture.
  open func store(_ image: UIImage?, forKey key: String?, completion: (() -> Void)? = nil) {
    store(image, imageData: nil, forKey: key, toDisk: true, completion: completion)
  }
  /// Keeps a picture.
  open func store(
    _ image: UIImage?, forKey key: String?, toDisk: Bool, completion: (() -> Void)? = nil
  ) { store(image, imageData: nil, forKey: key, toDisk: toDisk, completion: completion) }
  /// Keeps a picture.
  open func store(
    _ image: UIImage?, imageData: Data?, forKey key: String?, toDisk: Bool,
    completion: (() -> Void)? = nil
  ) {
    if let image, let key { pictures.keep(image, imageData, key) }
    completion?()
  }
  /// Keeps a picture.
  open func storeImage(toMemory image: UIImage?, forKey key: String?) { store(image, forKey: key) }
  /// Finds a picture.
  open func imageFromCache(forKey key: String?) -> UIImage? { key.flatMap(pictures.image) }
  /// Finds a picture in memory.
  open func imageFromMemoryCache(forKey key: String?) -> UIImage? { key.flatMap(pictures.image) }
  /// Finds a picture in a file.
  open func imageFromDiskCache(forKey key: String?) -> UIImage? { key.flatMap(pictures.image) }
  /// Finds the data of a picture.
  open func diskImageData(forKey key: String?) -> Data? { key.flatMap(pictures.data) }
  /// Finds a picture.
  @discardableResult open func queryCacheOperation(
    forKey key: String?, done: ((UIImage?, Data?, SDImageCacheType) -> Void)?
  ) -> SDWebImageCombinedOperation? {
    let image = imageFromCache(forKey: key)
    done?(image, key.flatMap(pictures.data), image == nil ? .none : .memory)
    return nil
  }
  /// Whether a picture is kept.
  open func diskImageDataExists(withKey key: String?) -> Bool { imageFromCache(forKey: key) != nil }
  /// Whether a picture is kept.
  open func diskImageExists(withKey key: String?, completion: ((Bool) -> Void)? = nil) {
    completion?(imageFromCache(forKey: key) != nil)
  }
  /// Lets a picture go.
  open func removeImage(forKey key: String?, withCompletion completion: (() -> Void)? = nil) {
    if let key { pictures.remove(key) }
    completion?()
  }
  /// Lets a picture go.
  open func removeImage(
    forKey key: String?, fromDisk: Bool, withCompletion completion: (() -> Void)? = nil
  ) { removeImage(forKey: key, withCompletion: completion) }
  /// Lets all pictures go.
  open func clearMemory() { pictures.removeAll() }
  /// Lets all pictures go.
  open func clearDisk(onCompletion completion: (() -> Void)? = nil) {
    pictures.removeAll()
    completion?()
  }
  /// Lets all pictures go.
  open func clear(with cacheType: SDImageCacheType, completion: (() -> Void)? = nil) {
    clearDisk(onCompletion: completion)
  }
  /// Lets go what has expired: nothing.
  open func deleteOldFiles(completionBlock: (() -> Void)? = nil) { completionBlock?() }
  /// The bytes of what is kept.
  open func totalDiskSize() -> UInt { UInt(pictures.size) }
  /// The bytes of what is kept, as it was called.
  open func getSize() -> UInt { totalDiskSize() }
  /// How many pictures are kept.
  open func totalDiskCount() -> UInt { UInt(pictures.keys.count) }
  /// How many pictures are kept, and their bytes.
  open func calculateSize(completionBlock: ((UInt, UInt) -> Void)?) {
    completionBlock?(totalDiskCount(), totalDiskSize())
  }
}

/// Something that can be given up.
@preconcurrency @MainActor public protocol SDWebImageOperation: AnyObject {
  /// Gives up.
  func cancel()
}

/// A picture on its way.
@preconcurrency @MainActor public final class SDWebImageCombinedOperation: SDWebImageOperation {
  var load: PictureLoad?
  /// Whether it was given up.
  public private(set) var isCancelled = false
  /// Gives up.
  public func cancel() {
    isCancelled = true
    load?.cancel()
  }
}

/// A picture on its way.
public typealias SDWebImageDownloadToken = SDWebImageCombinedOperation

/// Settings of the downloader, which make no difference.
@preconcurrency @MainActor public final class SDWebImageDownloaderConfig {
  /// Seconds after which a request is given up.
  public var downloadTimeout: TimeInterval = 15
  /// How many are loaded at once.
  public var maxConcurrentDownloads = 6
  /// The name that the server is told.
  public var username: String?
  /// The word that the server is told.
  public var password: String?
}

/// Loads pictures without keeping them.
@preconcurrency @MainActor open class SDWebImageDownloader {
  @MainActor private final class Shared { let downloader = SDWebImageDownloader() }
  /// The one of the app.
  open class var shared: SDWebImageDownloader {
    UIEnvironment.current.single(Shared.init).downloader
  }

  /// Its settings.
  public let config = SDWebImageDownloaderConfig()
  private var fields: [String: String] = [:]

  /// Loads pictures.
  public init() {}
  /// Itself, as `shared()` was a function.
  public func callAsFunction() -> SDWebImageDownloader { self }

  /// Sets a field of the head of requests.
  open func setValue(_ value: String?, forHTTPHeaderField field: String?) {
    if let field { fields[field] = value }
  }
  /// A field of the head of requests.
  open func value(forHTTPHeaderField field: String?) -> String? { field.flatMap { fields[$0] } }

  func load(
    _ url: URL, scale: CGFloat = 1,
    _ completion: @escaping (Result<LoadedPicture, any Error>) -> Void
  ) -> SDWebImageCombinedOperation {
    var request = SimulatedURLRequest(url: url)
    request.allHTTPHeaderFields = fields
    let operation = SDWebImageCombinedOperation()
    operation.load = PictureLoad(request, scale: scale) {
      completion($0.mapError(SDWebImageError.error))
    }
    return operation
  }

  /// Loads a picture.
  @discardableResult open func downloadImage(
    with url: URL?, completed: ((UIImage?, Data?, (any Error)?, Bool) -> Void)? = nil
  ) -> SDWebImageDownloadToken? {
    downloadImage(with: url, options: [], progress: nil, completed: completed)
  }

  /// Loads a picture.
  @discardableResult open func downloadImage(
    with url: URL?, options: SDWebImageDownloaderOptions, progress: SDImageLoaderProgressBlock?,
    completed: ((UIImage?, Data?, (any Error)?, Bool) -> Void)? = nil
  ) -> SDWebImageDownloadToken? {
    guard let url else {
      completed?(nil, nil, SDWebImageError(.invalidURL), true)
      return nil
    }
    return load(url) { result in
      switch result {
      case .success(let loaded):
        progress?(loaded.data.count, loaded.data.count, url)
        completed?(loaded.image, loaded.data, nil, true)
      case .failure(let error): completed?(nil, nil, error, true)
      }
    }
  }
  /// Gives up; those that were begun go on.
  open func cancelAllDownloads() {}
}

extension SDWebImageError {
  fileprivate static func error(_ error: any Error) -> any Error {
    switch (error as? URLError)?.code {
    case .cancelled?: SDWebImageError(.cancelled)
    case .cannotDecodeContentData?: SDWebImageError(.badImageData)
    case .badServerResponse?: SDWebImageError(.invalidDownloadStatusCode)
    default: error
    }
  }
}

/// Finds pictures, or loads and keeps them.
@preconcurrency @MainActor open class SDWebImageManager {
  @MainActor private final class Shared { let manager = SDWebImageManager() }
  /// The one of the app.
  open class var shared: SDWebImageManager { UIEnvironment.current.single(Shared.init).manager }

  /// What keeps pictures.
  public let imageCache: SDImageCache
  /// What loads them.
  public var imageDownloader: SDWebImageDownloader { .shared }
  /// What changes them.
  open var transformer: (any SDImageTransformer)?

  /// Finds pictures in the app's cache.
  public init() { imageCache = .shared }
  /// Itself, as `shared()` was a function.
  public func callAsFunction() -> SDWebImageManager { self }
  /// The key of an address.
  open func cacheKey(for url: URL?) -> String? { url?.absoluteString }
  /// Gives up; those that were begun go on.
  open func cancelAll() {}

  /// A picture: at once if it is kept, or else a moment later.
  @discardableResult open func loadImage(
    with url: URL?, options: SDWebImageOptions = [], progress: SDImageLoaderProgressBlock?,
    completed: @escaping SDInternalCompletionBlock
  ) -> SDWebImageCombinedOperation? {
    loadImage(with: url, options: options, context: nil, progress: progress, completed: completed)
  }

  /// A picture: at once if it is kept, or else a moment later.
  @discardableResult open func loadImage(
    with url: URL?, options: SDWebImageOptions, context: SDWebImageContext?,
    progress: SDImageLoaderProgressBlock?, completed: @escaping SDInternalCompletionBlock
  ) -> SDWebImageCombinedOperation? {
    guard let url else {
      completed(nil, nil, SDWebImageError(.invalidURL), .none, true, nil)
      return nil
    }
    let transformer = context?[.imageTransformer] as? any SDImageTransformer ?? transformer
    let pixels =
      (context?[.imageThumbnailPixelSize] as? NSValue)?.cgSizeValue ?? context?[
        .imageThumbnailPixelSize] as? CGSize
    let scale = context?[.imageScaleFactor] as? CGFloat ?? 1
    let cache = imageCache
    var key = url.absoluteString
    if let transformer { key += "-" + transformer.transformerKey }
    if let pixels { key += "-\(pixels)" }
    let mayFind = options.isDisjoint(with: [.refreshCached, .fromLoaderOnly])
    if mayFind, let image = cache.imageFromCache(forKey: key) {
      completed(image, cache.diskImageData(forKey: key), nil, .memory, true, url)
      return nil
    }
    if options.contains(.fromCacheOnly) {
      completed(nil, nil, nil, .none, true, url)
      return nil
    }
    return imageDownloader.load(url, scale: scale) { result in
      switch result {
      case .success(let loaded):
        progress?(loaded.data.count, loaded.data.count, url)
        var image = loaded.image
        if let pixels { image = image.scaled(to: image.size(.inside, in: pixels), scale: 1) }
        image = transformer?.transformedImage(with: image, forKey: key) ?? image
        cache.store(image, imageData: loaded.data, forKey: key, toDisk: true)
        completed(image, loaded.data, nil, .none, true, url)
      case .failure(let error): completed(nil, nil, error, .none, true, url)
      }
    }
  }
}

/// Loads pictures before they are shown.
@preconcurrency @MainActor open class SDWebImagePrefetcher {
  @MainActor private final class Shared { let prefetcher = SDWebImagePrefetcher() }
  /// The one of the app.
  open class var shared: SDWebImagePrefetcher {
    UIEnvironment.current.single(Shared.init).prefetcher
  }

  private var operations: [SDWebImageCombinedOperation] = []
  /// How they are loaded.
  open var options = SDWebImageOptions.lowPriority
  /// How many are loaded at once.
  open var maxConcurrentPrefetchCount: UInt = 3
  /// Loads pictures before they are shown.
  public init() {}
  /// Itself, as `shared()` was a function.
  public func callAsFunction() -> SDWebImagePrefetcher { self }

  /// Loads pictures.
  open func prefetchURLs(
    _ urls: [URL]?, progress: ((UInt, UInt) -> Void)? = nil,
    completed: ((UInt, UInt) -> Void)? = nil
  ) {
    let urls = urls ?? []
    var (done, failed): (UInt, UInt) = (0, 0)
    if urls.isEmpty { completed?(0, 0) }
    for url in urls {
      let operation = SDWebImageManager.shared.loadImage(with: url, options: options, progress: nil)
      {
        image, _, _, _, _, _ in
        done += 1
        if image == nil { failed += 1 }
        progress?(done, UInt(urls.count))
        if done == urls.count { completed?(done, failed) }
      }
      if let operation { operations.append(operation) }
    }
  }
  /// Gives up.
  open func cancelPrefetching() {
    for operation in operations { operation.cancel() }
    operations = []
  }
}

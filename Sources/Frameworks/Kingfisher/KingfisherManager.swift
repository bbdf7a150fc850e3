import AnimPictureLoading
public import AnimSourceRuntime
public import Foundation
public import UIKitCore

/// A picture on its way.
@preconcurrency @MainActor public final class DownloadTask {
  var load: PictureLoad?
  /// The address.
  public let url: URL?

  init(_ url: URL?) { self.url = url }

  /// Gives up.
  public func cancel() { load?.cancel() }
}

/// A picture on its way, as before version 5.
public typealias RetrieveImageTask = DownloadTask
/// A picture on its way, as before version 5.
public typealias RetrieveImageDownloadTask = DownloadTask

/// A picture that has come.
public struct ImageLoadingResult {
  /// The picture.
  public let image: UIImage
  /// The address.
  public let url: URL?
  /// The data.
  public let originalData: Data
}

/// Loads pictures without keeping them.
@preconcurrency @MainActor open class ImageDownloader {
  @MainActor private final class Shared { let downloader = ImageDownloader(name: "default") }

  /// The one of the app.
  public static var `default`: ImageDownloader {
    UIEnvironment.current.single(Shared.init).downloader
  }

  /// Seconds after which a request is given up; not heeded.
  open var downloadTimeout: TimeInterval = 15
  /// Servers whose certificates are not looked at; not heeded.
  open var trustedHosts: Set<String>?
  /// The settings of the session; not heeded.
  open var sessionConfiguration = SimulatedURLSession.Configuration.ephemeral
  /// Whether requests need not wait; not heeded.
  open var requestsUsePipelining = false

  /// Loads pictures.
  public init(name: String) {}

  /// Loads a picture.
  @discardableResult open func downloadImage(
    with url: URL, options: KingfisherOptionsInfo? = nil,
    progressBlock: DownloadProgressBlock? = nil,
    completionHandler: ((Result<ImageLoadingResult, KingfisherError>) -> Void)? = nil
  ) -> DownloadTask? {
    let options = KingfisherParsedOptionsInfo(options)
    let task = DownloadTask(url)
    var request = Optional(SimulatedURLRequest(url: url))
    for modifier in options.requestModifiers { request = request.flatMap(modifier.modified) }
    guard let request else {
      completionHandler?(.failure(.requestError(reason: .emptyRequest)))
      return nil
    }
    task.load = PictureLoad(request, scale: options.scaleFactor) { result in
      switch result {
      case .success(let loaded):
        progressBlock?(Int64(loaded.data.count), Int64(loaded.data.count))
        // Data that were as the app wants them are not decoded again.
        let item =
          options.processor is DefaultImageProcessor
            || options.processor is DownsamplingImageProcessor
          ? ImageProcessItem.image(loaded.image) : .data(loaded.data)
        guard let image = options.processor.process(item: item, options: options) else {
          completionHandler?(.failure(.processorError(reason: .processingFailed)))
          return
        }
        completionHandler?(
          .success(ImageLoadingResult(image: image, url: url, originalData: loaded.data)))
      case .failure(let error): completionHandler?(.failure(KingfisherError(error)))
      }
    }
    return task
  }

  /// Loads a picture, as before version 5.
  @discardableResult open func downloadImage(
    with url: URL, options: KingfisherOptionsInfo? = nil,
    progressBlock: DownloadProgressBlock? = nil,
    completionHandler: @escaping (UIImage?, NSError?, URL?, Data?) -> Void
  ) -> DownloadTask? {
    downloadImage(with: url, options: options, progressBlock: progressBlock) {
      (result: Result<ImageLoadingResult, KingfisherError>) in
      switch result {
      case .success(let value): completionHandler(value.image, nil, url, value.originalData)
      case .failure(let error): completionHandler(nil, error as NSError, url, nil)
      }
    }
  }
}

extension KingfisherError {
  init(_ error: any Error) {
    let code = (error as? URLError)?.code
    self =
      code == .cancelled
      ? .requestError(reason: .taskCancelled)
      : code == .cannotDecodeContentData
        ? .processorError(reason: .processingFailed)
        : .responseError(reason: .URLSessionError(error: error))
  }
}

/// Finds pictures, or loads and keeps them.
@preconcurrency @MainActor open class KingfisherManager {
  @MainActor private final class Shared {
    let manager = KingfisherManager(downloader: .default, cache: .default)
  }

  /// The one of the app.
  public static var shared: KingfisherManager { UIEnvironment.current.single(Shared.init).manager }

  /// Keeps pictures.
  open var cache: ImageCache
  /// Loads pictures.
  open var downloader: ImageDownloader
  /// How pictures are loaded and shown, before what is said each time.
  open var defaultOptions = KingfisherOptionsInfo()

  /// Finds pictures, or loads and keeps them.
  public init(downloader: ImageDownloader, cache: ImageCache) {
    self.downloader = downloader
    self.cache = cache
  }

  /// A picture.
  @discardableResult open func retrieveImage(
    with resource: any Resource, options: KingfisherOptionsInfo? = nil,
    progressBlock: DownloadProgressBlock? = nil,
    downloadTaskUpdated: ((DownloadTask?) -> Void)? = nil,
    completionHandler: ((Result<RetrieveImageResult, KingfisherError>) -> Void)?
  ) -> DownloadTask? {
    retrieveImage(
      with: .network(resource), options: options, progressBlock: progressBlock,
      completionHandler: completionHandler)
  }

  /// A picture, as before version 5.
  @discardableResult open func retrieveImage(
    with resource: any Resource, options: KingfisherOptionsInfo?,
    progressBlock: DownloadProgressBlock?, completionHandler: @escaping CompletionHandler
  ) -> DownloadTask? {
    retrieveImage(with: .network(resource), options: options, progressBlock: progressBlock) {
      $0.tell(completionHandler, resource.downloadURL)
    }
  }

  /// A picture: at once if it is kept, or else a moment later.
  @discardableResult open func retrieveImage(
    with source: Source, options: KingfisherOptionsInfo? = nil,
    progressBlock: DownloadProgressBlock? = nil,
    downloadTaskUpdated: ((DownloadTask?) -> Void)? = nil,
    completionHandler: ((Result<RetrieveImageResult, KingfisherError>) -> Void)?
  ) -> DownloadTask? {
    let items = defaultOptions + (options ?? [])
    let options = KingfisherParsedOptionsInfo(items)
    let cache = options.targetCache ?? cache
    let identifier = options.processor.identifier
    if !options.forceRefresh, let image = cache.image(source.cacheKey, identifier) {
      let data = cache.data(source.cacheKey)
      completionHandler?(
        .success(
          RetrieveImageResult(image: image, cacheType: .memory, source: source, data: { data })))
      return nil
    }
    if options.onlyFromCache {
      completionHandler?(
        .failure(.cacheError(reason: .imageNotExisting(key: source.cacheKey))))
      return nil
    }
    func finish(_ image: UIImage, _ data: Data) {
      let image = options.imageModifier?.modify(image) ?? image
      cache.store(
        image, original: data, forKey: source.cacheKey, processorIdentifier: identifier)
      completionHandler?(
        .success(
          RetrieveImageResult(image: image, cacheType: .none, source: source, data: { data })))
    }
    switch source {
    case .network(let resource):
      return downloader.downloadImage(
        with: resource.downloadURL, options: items, progressBlock: progressBlock
      ) { [self] (result: Result<ImageLoadingResult, KingfisherError>) in
        switch result {
        case .success(let value): finish(value.image, value.originalData)
        case .failure(let error):
          guard let other = options.alternatives.first, !error.isTaskCancelled else {
            completionHandler?(.failure(error))
            return
          }
          retrieveImage(
            with: other,
            options: items + [.alternativeSources(Array(options.alternatives.dropFirst()))],
            completionHandler: completionHandler)
        }
      }
    case .provider(let provider):
      provider.data { result in
        switch result {
        case .success(let data):
          guard let image = options.processor.process(item: .data(data), options: options) else {
            completionHandler?(.failure(.processorError(reason: .processingFailed)))
            return
          }
          finish(image, data)
        case .failure(let error):
          completionHandler?(.failure(.imageSettingError(reason: .dataProviderError(error: error))))
        }
      }
      return nil
    }
  }
}

extension Result<RetrieveImageResult, KingfisherError> {
  func tell(_ completion: CompletionHandler, _ url: URL?) {
    switch self {
    case .success(let value): completion(value.image, nil, value.cacheType, url)
    case .failure(let error): completion(nil, error as NSError, .none, url)
    }
  }
}

/// Loads pictures before they are shown.
@preconcurrency @MainActor public final class ImagePrefetcher {
  /// Told of the end: what was kept, what failed, what has come.
  public typealias CompletionHandler = ([any Resource], [any Resource], [any Resource]) -> Void
  private let resources: [any Resource]
  private let options: KingfisherOptionsInfo?
  private let completion: CompletionHandler?
  private var tasks: [DownloadTask] = []
  /// How many are loaded at once; not heeded.
  public var maxConcurrentDownloads = 5

  /// Loads pictures before they are shown.
  public init(
    resources: [any Resource], options: KingfisherOptionsInfo? = nil,
    progressBlock: CompletionHandler? = nil, completionHandler: CompletionHandler? = nil
  ) {
    self.resources = resources
    self.options = options
    completion = completionHandler
  }

  /// Loads pictures before they are shown.
  public convenience init(
    urls: [URL], options: KingfisherOptionsInfo? = nil, progressBlock: CompletionHandler? = nil,
    completionHandler: CompletionHandler? = nil
  ) {
    self.init(
      resources: urls, options: options, progressBlock: progressBlock,
      completionHandler: completionHandler)
  }

  /// Begins.
  public func start() {
    var (kept, failed, loaded): ([any Resource], [any Resource], [any Resource]) = ([], [], [])
    var open = resources.count
    if open == 0 { completion?([], [], []) }
    for resource in resources {
      let task = KingfisherManager.shared.retrieveImage(with: resource, options: options) {
        [completion] (result: Result<RetrieveImageResult, KingfisherError>) in
        switch result {
        case .success(let value) where value.cacheType.cached: kept.append(resource)
        case .success: loaded.append(resource)
        case .failure: failed.append(resource)
        }
        open -= 1
        if open == 0 { completion?(kept, failed, loaded) }
      }
      if let task { tasks.append(task) }
    }
  }

  /// Gives up.
  public func stop() {
    for task in tasks { task.cancel() }
    tasks = []
  }
}

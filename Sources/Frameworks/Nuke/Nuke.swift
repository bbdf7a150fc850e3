import AnimPictureLoading
public import AnimSourceRuntime
@_exported public import Foundation
@_exported public import UIKitCore

/// A picture.
public typealias PlatformImage = UIImage

/// Changes pictures before they are shown.
@preconcurrency @MainActor public protocol ImageProcessing {
  /// The changed picture; nil if there is none.
  func process(_ image: UIImage) -> UIImage?
  /// A name, under which changed pictures are kept.
  var identifier: String { get }
}

/// How measures are meant.
public enum ImageProcessingOptions: Sendable {
  /// In points or in pixels.
  public enum Unit: Sendable { case points, pixels }
}

/// What changes pictures.
@preconcurrency @MainActor public enum ImageProcessors {
  /// Gives pictures another size.
  public struct Resize: ImageProcessing {
    /// How they are fitted into it.
    public enum ContentMode: Sendable { case aspectFill, aspectFit }
    private let size: CGSize
    private let isInside: Bool
    private let crops: Bool
    /// The name.
    public var identifier: String { "resize \(size) \(isInside) \(crops)" }
    /// Gives pictures another size.
    public init(
      size: CGSize, unit: ImageProcessingOptions.Unit = .points,
      contentMode: ContentMode = .aspectFill, crop: Bool = false, upscale: Bool = false
    ) {
      let factor = unit == .points ? UIScreen.main.scale : 1
      self.size = CGSize(width: size.width * factor, height: size.height * factor)
      isInside = contentMode == .aspectFit
      crops = crop
    }
    /// Gives pictures a width.
    public init(width: CGFloat, unit: ImageProcessingOptions.Unit = .points, upscale: Bool = false)
    {
      self.init(
        size: CGSize(width: width, height: 9999), unit: unit, contentMode: .aspectFit,
        upscale: upscale)
    }
    /// Gives pictures a height.
    public init(height: CGFloat, unit: ImageProcessingOptions.Unit = .points, upscale: Bool = false)
    {
      self.init(
        size: CGSize(width: 9999, height: height), unit: unit, contentMode: .aspectFit,
        upscale: upscale)
    }
    /// The picture of the size.
    public func process(_ image: UIImage) -> UIImage? {
      crops
        ? image.centred(.filling, in: size)
        : image.scaled(to: image.size(isInside ? .inside : .filling, in: size))
    }
  }
  /// Makes circles of pictures.
  public struct Circle: ImageProcessing {
    /// The name.
    public var identifier: String { "circle" }
    /// Makes circles of pictures.
    public init() {}
    /// The circle.
    public func process(_ image: UIImage) -> UIImage? {
      let side = min(image.size.width, image.size.height)
      return image.cropped(to: CGSize(width: side, height: side), anchor: CGPoint(x: 0.5, y: 0.5))
        .rounded(side / 2)
    }
  }
  /// Gives pictures round corners.
  public struct RoundedCorners: ImageProcessing {
    private let radius: CGFloat
    /// The name.
    public var identifier: String { "round \(radius)" }
    /// Gives pictures round corners.
    public init(radius: CGFloat, unit: ImageProcessingOptions.Unit = .points) {
      self.radius = radius * (unit == .points ? UIScreen.main.scale : 1)
    }
    /// The picture with round corners.
    public func process(_ image: UIImage) -> UIImage? { image.rounded(radius) }
  }
  /// Blurs pictures.
  public struct GaussianBlur: ImageProcessing {
    private let radius: Int
    /// The name.
    public var identifier: String { "blur \(radius)" }
    /// Blurs pictures.
    public init(radius: Int = 8) { self.radius = radius }
    /// The blurred picture.
    public func process(_ image: UIImage) -> UIImage? { image.blurred(CGFloat(radius)) }
  }
  /// Changes pictures as a function does.
  public struct Anonymous: ImageProcessing {
    /// The name.
    public let identifier: String
    private let closure: (UIImage) -> UIImage?
    /// Changes pictures as a function does.
    public init(id: String, _ closure: @escaping (UIImage) -> UIImage?) {
      identifier = id
      self.closure = closure
    }
    /// The changed picture.
    public func process(_ image: UIImage) -> UIImage? { closure(image) }
  }
}

extension ImageProcessing where Self == ImageProcessors.Resize {
  /// Gives pictures another size.
  public static func resize(
    size: CGSize, unit: ImageProcessingOptions.Unit = .points,
    contentMode: ImageProcessors.Resize.ContentMode = .aspectFill, crop: Bool = false,
    upscale: Bool = false
  ) -> ImageProcessors.Resize {
    ImageProcessors.Resize(
      size: size, unit: unit, contentMode: contentMode, crop: crop, upscale: upscale)
  }
  /// Gives pictures a width.
  public static func resize(
    width: CGFloat, unit: ImageProcessingOptions.Unit = .points
  ) -> ImageProcessors.Resize { ImageProcessors.Resize(width: width, unit: unit) }
}

extension ImageProcessing where Self == ImageProcessors.Circle {
  /// Makes circles of pictures.
  public static func circle() -> ImageProcessors.Circle { ImageProcessors.Circle() }
}

extension ImageProcessing where Self == ImageProcessors.RoundedCorners {
  /// Gives pictures round corners.
  public static func roundedCorners(radius: CGFloat) -> ImageProcessors.RoundedCorners {
    ImageProcessors.RoundedCorners(radius: radius)
  }
}

/// What is asked for.
public struct ImageRequest: ExpressibleByStringLiteral {
  /// How urgent it is.
  public enum Priority: Int, Sendable { case veryLow, low, normal, high, veryHigh }
  /// The request.
  public let urlRequest: SimulatedURLRequest?
  /// What changes the picture.
  public var processors: [any ImageProcessing]
  /// How urgent it is.
  public var priority: Priority
  /// The address.
  public var url: URL? { urlRequest?.url }

  /// The picture of an address.
  public init(
    url: URL?, processors: [any ImageProcessing] = [], priority: Priority = .normal
  ) {
    urlRequest = url.map { SimulatedURLRequest(url: $0) }
    self.processors = processors
    self.priority = priority
  }
  /// The picture of a request.
  public init(
    urlRequest: SimulatedURLRequest, processors: [any ImageProcessing] = [],
    priority: Priority = .normal
  ) {
    self.urlRequest = urlRequest
    self.processors = processors
    self.priority = priority
  }
  /// The picture of an address.
  public init(stringLiteral value: String) {
    urlRequest = URL(string: value).map { SimulatedURLRequest(url: $0) }
    processors = []
    priority = .normal
  }

  @MainActor var key: String {
    ([url?.absoluteString ?? ""] + processors.map(\.identifier)).joined(separator: " ")
  }
}

/// What a request can be made of.
@preconcurrency @MainActor public protocol ImageRequestConvertible {
  /// The request.
  func asImageRequest() -> ImageRequest
}

extension ImageRequest: ImageRequestConvertible {
  /// Itself.
  public func asImageRequest() -> ImageRequest { self }
}
extension URL: ImageRequestConvertible {
  /// A request of the address.
  public func asImageRequest() -> ImageRequest { ImageRequest(url: self) }
}
extension String: ImageRequestConvertible {
  /// A request of the address.
  public func asImageRequest() -> ImageRequest { ImageRequest(url: URL(string: self)) }
}
extension SimulatedURLRequest: ImageRequestConvertible {
  /// A request of it.
  public func asImageRequest() -> ImageRequest { ImageRequest(urlRequest: self) }
}

/// A picture with what is known of it.
public struct ImageContainer: Sendable {
  /// The picture.
  public var image: UIImage
  /// The data of a moving one.
  public var data: Data?
  /// A picture.
  public init(image: UIImage, data: Data? = nil) {
    self.image = image
    self.data = data
  }
}

/// A picture that was found or has come.
public struct ImageResponse: Sendable {
  /// Where it was found.
  public enum CacheType: Sendable { case memory, disk }
  /// The picture with what is known of it.
  public let container: ImageContainer
  /// The answer's head.
  public let urlResponse: SimulatedURLResponse?
  /// Where it was found; nil for nowhere.
  public let cacheType: CacheType?
  /// The picture.
  public var image: UIImage { container.image }
}

/// A picture on its way.
@preconcurrency @MainActor public final class ImageTask {
  /// Told of the outcome.
  public typealias Completion = (Result<ImageResponse, ImagePipeline.Error>) -> Void
  /// Told of a part, and of bytes.
  public typealias ProgressHandler = (ImageResponse?, Int64, Int64) -> Void
  fileprivate var load: PictureLoad?
  /// What is asked for.
  public let request: ImageRequest
  /// How urgent it is.
  public var priority: ImageRequest.Priority

  init(_ request: ImageRequest) {
    self.request = request
    priority = request.priority
  }
  /// Gives up.
  public func cancel() { load?.cancel() }
}

/// Keeps pictures, in memory alone.
@preconcurrency @MainActor public final class ImageCache {
  @MainActor private final class Shared { let cache = ImageCache() }
  /// The one of the app.
  public static var shared: ImageCache { UIEnvironment.current.single(Shared.init).cache }
  fileprivate let pictures = PictureStore()
  /// Bytes that it may hold; makes no difference.
  public var costLimit: Int
  /// Pictures that it may hold; makes no difference.
  public var countLimit: Int

  /// Keeps pictures.
  public init(costLimit: Int = 0, countLimit: Int = .max) {
    self.costLimit = costLimit
    self.countLimit = countLimit
  }
  /// The picture of a request.
  public subscript(request: any ImageRequestConvertible) -> ImageContainer? {
    get { pictures.image(request.asImageRequest().key).map { ImageContainer(image: $0) } }
    set {
      let key = request.asImageRequest().key
      if let newValue {
        pictures.keep(newValue.image, newValue.data, key)
      } else {
        pictures.remove(key)
      }
    }
  }
  /// Lets all pictures go.
  public func removeAll() { pictures.removeAll() }
}

/// Keeps data: here none.
@preconcurrency @MainActor public final class DataCache {
  /// Bytes that it may hold.
  public var sizeLimit = 157_286_400
  /// Keeps data under a name.
  ///
  /// - Throws: Nothing.
  public init(name: String) throws {}
  /// Lets all go.
  public func removeAll() {}
}

/// Loads data: the session does.
@preconcurrency @MainActor public final class DataLoader {
  /// What answers are kept in.
  public static var sharedUrlCache: SimulatedURLCache { .shared }
  /// The settings of sessions.
  public static var defaultConfiguration: SimulatedURLSession.Configuration { .default }
  /// Loads data.
  public init(configuration: SimulatedURLSession.Configuration = .default) {}
}

/// Finds pictures, or loads and keeps them.
@preconcurrency @MainActor public final class ImagePipeline {
  /// Why there is no picture.
  public enum Error: Swift.Error, Sendable {
    /// No server answered.
    case dataLoadingFailed(error: any Swift.Error)
    /// The data are none.
    case decodingFailed
    /// It was not changed.
    case processingFailed
    /// There is no address.
    case imageRequestMissing
  }
  /// How pictures are found and kept; makes no difference but for the cache.
  public struct Configuration {
    /// What keeps data.
    public var dataCache: DataCache?
    /// What loads data.
    public var dataLoader: DataLoader?
    /// What keeps pictures.
    public var imageCache: ImageCache?
    /// Whether pictures appear bit by bit.
    public var isProgressiveDecodingEnabled = false
    /// Whether pixels are made ready.
    public var isDecompressionEnabled = true
    /// Whether one load serves several.
    public var isTaskCoalescingEnabled = true
    /// Whether few are loaded at once.
    public var isRateLimiterEnabled = true
    /// The usual way.
    public init(dataLoader: DataLoader? = nil) { self.dataLoader = dataLoader }
    /// With files.
    public static var withDataCache: Configuration { Configuration() }
    /// With the system's cache.
    public static var withURLCache: Configuration { Configuration() }
  }

  @MainActor private final class Shared { var pipeline = ImagePipeline() }
  /// The one of the app.
  public static var shared: ImagePipeline {
    get { UIEnvironment.current.single(Shared.init).pipeline }
    set { UIEnvironment.current.single(Shared.init).pipeline = newValue }
  }
  /// How pictures are found and kept.
  public var configuration: Configuration

  /// Finds pictures, or loads and keeps them.
  public init(configuration: Configuration = Configuration()) { self.configuration = configuration }
  /// The same with settings.
  public convenience init(_ configure: (inout Configuration) -> Void) {
    var configuration = Configuration()
    configure(&configuration)
    self.init(configuration: configuration)
  }

  private var cache: ImageCache { configuration.imageCache ?? .shared }

  /// A picture: a moment later, or at once if it is kept.
  @discardableResult public func loadImage(
    with request: any ImageRequestConvertible, queue: SimulatedQueue? = nil,
    progress: ImageTask.ProgressHandler? = nil, completion: @escaping ImageTask.Completion
  ) -> ImageTask {
    let request = request.asImageRequest()
    let task = ImageTask(request)
    let cache = cache
    if let kept = cache.pictures.image(request.key) {
      completion(
        .success(
          ImageResponse(
            container: ImageContainer(image: kept), urlResponse: nil, cacheType: .memory)))
      return task
    }
    guard let urlRequest = request.urlRequest else {
      completion(.failure(.imageRequestMissing))
      return task
    }
    task.load = PictureLoad(urlRequest) { result in
      switch result {
      case .success(let loaded):
        var image: UIImage? = loaded.image
        for processor in request.processors { image = image.flatMap(processor.process) }
        guard let image else { return completion(.failure(.processingFailed)) }
        progress?(nil, Int64(loaded.data.count), Int64(loaded.data.count))
        cache.pictures.keep(image, loaded.data, request.key)
        completion(
          .success(
            ImageResponse(
              container: ImageContainer(image: image), urlResponse: loaded.response, cacheType: nil)
          ))
      case .failure(let error):
        let code = (error as? URLError)?.code
        // Nobody is told of what was given up.
        if code == .cancelled { return }
        completion(
          .failure(
            code == .cannotDecodeContentData ? .decodingFailed : .dataLoadingFailed(error: error)))
      }
    }
    return task
  }

  /// A picture.
  ///
  /// - Throws: `ImagePipeline.Error`.
  public func image(for request: any ImageRequestConvertible) async throws -> UIImage {
    try await withCheckedThrowingContinuation { continuation in
      loadImage(with: request) { continuation.resume(with: $0.map(\.image)) }
    }
  }
}

/// Loads pictures before they are shown.
@preconcurrency @MainActor public final class ImagePrefetcher {
  private let pipeline: ImagePipeline
  private var tasks: [String: ImageTask] = [:]
  /// Whether it waits.
  public var isPaused = false

  /// Loads pictures before they are shown.
  public init(pipeline: ImagePipeline? = nil) { self.pipeline = pipeline ?? .shared }
  /// Loads pictures.
  public func startPrefetching(with urls: [URL]) {
    startPrefetching(with: urls.map { $0.asImageRequest() })
  }
  /// Loads pictures.
  public func startPrefetching(with requests: [ImageRequest]) {
    for request in requests where tasks[request.key] == nil {
      tasks[request.key] = pipeline.loadImage(with: request) { _ in }
    }
  }
  /// Gives up pictures.
  public func stopPrefetching(with urls: [URL]) {
    stopPrefetching(with: urls.map { $0.asImageRequest() })
  }
  /// Gives up pictures.
  public func stopPrefetching(with requests: [ImageRequest]) {
    for request in requests { tasks.removeValue(forKey: request.key)?.cancel() }
  }
  /// Gives up all pictures.
  public func stopPrefetching() {
    for key in tasks.keys.sorted() { tasks[key]?.cancel() }
    tasks = [:]
  }
}

/// Loads pictures before they are shown, as it was called.
public typealias ImagePreheater = ImagePrefetcher

// MARK: Views

/// How pictures are shown.
@preconcurrency @MainActor public struct ImageLoadingOptions {
  /// How a picture appears.
  public struct Transition {
    let duration: TimeInterval
    let options: UIView.AnimationOptions
    /// By fading.
    public static func fadeIn(
      duration: TimeInterval, options: UIView.AnimationOptions = .allowUserInteraction
    ) -> Transition {
      Transition(duration: duration, options: options.union(.transitionCrossDissolve))
    }
  }
  /// How pictures are fitted into a view.
  public struct ContentModes {
    let (success, failure, placeholder):
      (UIView.ContentMode, UIView.ContentMode, UIView.ContentMode)
    /// How each is.
    public init(
      success: UIView.ContentMode, failure: UIView.ContentMode, placeholder: UIView.ContentMode
    ) {
      (self.success, self.failure, self.placeholder) = (success, failure, placeholder)
    }
  }
  @MainActor private final class Shared { var options = ImageLoadingOptions() }
  /// Those of the app.
  public static var shared: ImageLoadingOptions {
    get { UIEnvironment.current.single(Shared.init).options }
    set { UIEnvironment.current.single(Shared.init).options = newValue }
  }

  /// What stands in for a picture.
  public var placeholder: UIImage?
  /// What is shown where it does not come.
  public var failureImage: UIImage?
  /// How it appears.
  public var transition: Transition?
  /// How that appears.
  public var failureImageTransition: Transition?
  /// Whether kept pictures appear so, too.
  public var alwaysTransition = false
  /// Whether the old picture goes first.
  public var isPrepareForReuseEnabled = true
  /// How pictures are fitted into the view.
  public var contentModes: ContentModes?
  /// What loads them.
  public var pipeline: ImagePipeline?
  /// What changes them.
  public var processors: [any ImageProcessing] = []

  /// How pictures are shown.
  public init(
    placeholder: UIImage? = nil, transition: Transition? = nil, failureImage: UIImage? = nil,
    failureImageTransition: Transition? = nil, contentModes: ContentModes? = nil
  ) {
    self.placeholder = placeholder
    self.transition = transition
    self.failureImage = failureImage
    self.failureImageTransition = failureImageTransition
    self.contentModes = contentModes
  }
}

/// Shows pictures.
@preconcurrency @MainActor public protocol Nuke_ImageDisplaying {
  /// Shows a picture.
  func nuke_display(image: UIImage?, data: Data?)
}

extension UIImageView: Nuke_ImageDisplaying {
  /// Shows a picture.
  public func nuke_display(image: UIImage?, data: Data?) { self.image = image }
}

/// A view that shows pictures.
public typealias ImageDisplayingView = UIView & Nuke_ImageDisplaying

/// Shows a picture in a view, and until it comes what stands in for it.
@preconcurrency @MainActor @discardableResult public func loadImage(
  with request: (any ImageRequestConvertible)?, options: ImageLoadingOptions? = nil,
  into view: any ImageDisplayingView, progress: ImageTask.ProgressHandler? = nil,
  completion: ImageTask.Completion? = nil
) -> ImageTask? {
  let options = options ?? .shared
  let places = view.picturePlaces
  let request = request?.asImageRequest()
  let number = places.begin(request?.url, at: "image")
  func show(
    _ image: UIImage?, _ mode: UIView.ContentMode?, _ transition: ImageLoadingOptions.Transition?
  ) {
    view.changePicture(over: transition?.duration ?? 0, transition?.options ?? []) {
      if let mode { view.contentMode = mode }
      view.nuke_display(image: image, data: nil)
    }
  }
  guard var request, request.url != nil else {
    show(options.failureImage ?? options.placeholder, options.contentModes?.failure, nil)
    completion?(.failure(.imageRequestMissing))
    return nil
  }
  if request.processors.isEmpty { request.processors = options.processors }
  var isKept = true
  var isShown = false
  let task = (options.pipeline ?? .shared).loadImage(with: request, progress: progress) { result in
    guard places.isCurrent(number, at: "image") else { return }
    isShown = true
    switch result {
    case .success(let response):
      let moves = !isKept || options.alwaysTransition
      show(response.image, options.contentModes?.success, moves ? options.transition : nil)
    case .failure:
      if let image = options.failureImage {
        show(image, options.contentModes?.failure, options.failureImageTransition)
      }
    }
    completion?(result)
  }
  isKept = false
  guard !isShown else { return nil }
  if let placeholder = options.placeholder {
    show(placeholder, options.contentModes?.placeholder, nil)
  } else if options.isPrepareForReuseEnabled {
    show(nil, nil, nil)
  }
  places.keep(task.load, at: "image")
  return task
}

/// Shows a picture in a view, and until it comes what stands in for it.
@preconcurrency @MainActor @discardableResult public func loadImage(
  with url: URL?, options: ImageLoadingOptions? = nil, into view: any ImageDisplayingView,
  completion: @escaping ImageTask.Completion
) -> ImageTask? {
  loadImage(
    with: url.map { $0 as any ImageRequestConvertible }, options: options, into: view,
    progress: nil, completion: completion)
}

/// Gives up the picture of a view.
@preconcurrency @MainActor public func cancelRequest(for view: any ImageDisplayingView) {
  view.picturePlaces.cancel(at: "image")
}

public import AnimAlamofire
import AnimPictureLoading
public import AnimSourceRuntime
public import Foundation
public import UIKitCore

/// Why there is no picture.
public enum AFIError: Error {
  /// Somebody gave up.
  case requestCancelled
  /// The data are none.
  case imageSerializationFailed
  /// No server answered.
  case alamofireError(AFError)
}

/// The outcome of a picture with its answer.
public typealias AFIDataResponse<T> = DataResponse<T, AFIError>
/// The outcome of a picture.
public typealias AFIResult<T> = Result<T, AFIError>

extension AFIError {
  fileprivate init(_ error: any Error) {
    switch (error as? URLError)?.code {
    case .cancelled?: self = .requestCancelled
    case .cannotDecodeContentData?: self = .imageSerializationFailed
    default: self = .alamofireError(.sessionTaskFailed(error: error))
    }
  }
}

/// Keeps pictures by their addresses.
@preconcurrency @MainActor public protocol ImageRequestCache: AnyObject {
  /// Keeps a picture.
  func add(_ image: UIImage, withIdentifier identifier: String)
  /// Lets a picture go.
  func removeImage(withIdentifier identifier: String) -> Bool
  /// Lets all pictures go.
  func removeAllImages() -> Bool
  /// Finds a picture.
  func image(withIdentifier identifier: String) -> UIImage?
}

/// Keeps pictures, in memory alone.
@preconcurrency @MainActor open class AutoPurgingImageCache: ImageRequestCache {
  private let pictures = PictureStore()
  /// Bytes that it may hold; makes no difference.
  public let memoryCapacity: UInt64
  /// The bytes that it holds.
  open var memoryUsage: UInt64 { UInt64(pictures.size) }

  /// Keeps pictures.
  public init(
    memoryCapacity: UInt64 = 100_000_000, preferredMemoryUsageAfterPurge: UInt64 = 60_000_000
  ) { self.memoryCapacity = memoryCapacity }

  private func key(_ request: SimulatedURLRequest, _ identifier: String?) -> String {
    (request.url?.absoluteString ?? "") + (identifier.map { "-\($0)" } ?? "")
  }
  /// Keeps a picture.
  open func add(_ image: UIImage, withIdentifier identifier: String) {
    pictures.keep(image, nil, identifier)
  }
  /// Keeps a picture.
  open func add(
    _ image: UIImage, for request: SimulatedURLRequest, withIdentifier identifier: String? = nil
  ) { add(image, withIdentifier: key(request, identifier)) }
  /// Lets a picture go.
  @discardableResult open func removeImage(withIdentifier identifier: String) -> Bool {
    let known = pictures.image(identifier) != nil
    pictures.remove(identifier)
    return known
  }
  /// Lets all pictures go.
  @discardableResult open func removeAllImages() -> Bool {
    let known = !pictures.keys.isEmpty
    pictures.removeAll()
    return known
  }
  /// Finds a picture.
  open func image(withIdentifier identifier: String) -> UIImage? { pictures.image(identifier) }
  /// Finds a picture.
  open func image(
    for request: SimulatedURLRequest, withIdentifier identifier: String? = nil
  ) -> UIImage? { image(withIdentifier: key(request, identifier)) }
}

/// A picture on its way.
@preconcurrency @MainActor public final class RequestReceipt {
  fileprivate var load: PictureLoad?
  /// Its name.
  public let receiptID = UUID().uuidString
}

/// Finds pictures, or loads and keeps them.
@preconcurrency @MainActor open class ImageDownloader {
  /// Told of the outcome.
  public typealias CompletionHandler = (AFIDataResponse<UIImage>) -> Void
  /// Told how far it is.
  public typealias ProgressHandler = (Progress) -> Void
  /// Which comes first.
  public enum DownloadPrioritization: Sendable { case fifo, lifo }

  @MainActor private final class Shared { let downloader = ImageDownloader() }
  /// The one of the app.
  public static var `default`: ImageDownloader {
    UIEnvironment.current.single(Shared.init).downloader
  }

  /// Keeps pictures.
  public let imageCache: AutoPurgingImageCache?

  /// Finds pictures, or loads and keeps them.
  public init(
    configuration: SimulatedURLSession.Configuration = .default,
    downloadPrioritization: DownloadPrioritization = .fifo, maximumActiveDownloads: Int = 4,
    imageCache: AutoPurgingImageCache? = nil
  ) { self.imageCache = imageCache ?? AutoPurgingImageCache() }

  /// Finds pictures, or loads and keeps them by a session.
  public convenience init(
    session: Session, downloadPrioritization: DownloadPrioritization = .fifo,
    maximumActiveDownloads: Int = 4, imageCache: AutoPurgingImageCache? = nil
  ) { self.init(imageCache: imageCache) }

  /// What answers are kept in.
  public static func defaultURLCache() -> SimulatedURLCache { .shared }
  /// The settings of sessions.
  public static func defaultURLSessionConfiguration() -> SimulatedURLSession.Configuration {
    .default
  }

  /// A picture: at once if it is kept, or else a moment later.
  @discardableResult open func download(
    _ urlRequest: any URLRequestConvertible, cacheKey: String? = nil, receiptID: String = "",
    filter: (any ImageFilter)? = nil, progress: ProgressHandler? = nil,
    completion: CompletionHandler? = nil
  ) -> RequestReceipt? {
    guard let request = urlRequest.urlRequest, let url = request.url else { return nil }
    let key = (cacheKey ?? url.absoluteString) + (filter.map { "-\($0.identifier)" } ?? "")
    if let image = imageCache?.image(withIdentifier: key) {
      completion?(DataResponse(request: request, response: nil, data: nil, result: .success(image)))
      return nil
    }
    let receipt = RequestReceipt()
    receipt.load = PictureLoad(request, scale: UIScreen.main.scale) { [imageCache] result in
      let shown = result.map { loaded -> UIImage in
        let image = filter?.filter(loaded.image) ?? loaded.image
        imageCache?.add(image, withIdentifier: key)
        return image
      }
      completion?(
        DataResponse(
          request: request, response: result.value?.response, data: result.value?.data,
          result: shown.mapError { AFIError($0) }))
    }
    return receipt
  }

  /// Pictures.
  @discardableResult open func download(
    _ urlRequests: [any URLRequestConvertible], filter: (any ImageFilter)? = nil,
    progress: ProgressHandler? = nil, completion: CompletionHandler? = nil
  ) -> [RequestReceipt] {
    urlRequests.compactMap {
      download($0, filter: filter, progress: progress, completion: completion)
    }
  }

  /// Gives up.
  open func cancelRequest(with requestReceipt: RequestReceipt) { requestReceipt.load?.cancel() }
}

extension UIImageView {
  /// How a picture appears.
  public enum ImageTransition {
    /// At once.
    case noTransition
    /// By fading.
    case crossDissolve(TimeInterval)
    /// Downwards.
    case curlDown(TimeInterval)
    /// Upwards.
    case curlUp(TimeInterval)
    /// From the bottom.
    case flipFromBottom(TimeInterval)
    /// From the left.
    case flipFromLeft(TimeInterval)
    /// From the right.
    case flipFromRight(TimeInterval)
    /// From the top.
    case flipFromTop(TimeInterval)
    /// As the app says.
    case custom(
      duration: TimeInterval, animationOptions: UIView.AnimationOptions,
      animations: (UIImageView, UIImage) -> Void, completion: ((Bool) -> Void)?)

    fileprivate var kind: (duration: TimeInterval, options: UIView.AnimationOptions) {
      switch self {
      case .noTransition: (0, [])
      case .crossDissolve(let time): (time, .transitionCrossDissolve)
      case .curlDown(let time): (time, .transitionCurlDown)
      case .curlUp(let time): (time, .transitionCurlUp)
      case .flipFromBottom(let time): (time, .transitionFlipFromBottom)
      case .flipFromLeft(let time): (time, .transitionFlipFromLeft)
      case .flipFromRight(let time): (time, .transitionFlipFromRight)
      case .flipFromTop(let time): (time, .transitionFlipFromTop)
      case .custom(let time, let options, _, _): (time, options)
      }
    }
  }

  /// What AlamofireImage adds.
  public var af: AlamofireImageExtension<UIImageView> { AlamofireImageExtension(self) }

  /// Shows the picture of an address.
  public func af_setImage(
    withURL url: URL, placeholderImage: UIImage? = nil, filter: (any ImageFilter)? = nil,
    progress: ImageDownloader.ProgressHandler? = nil,
    imageTransition: ImageTransition = .noTransition,
    runImageTransitionIfCached: Bool = false,
    completion: ((AFIDataResponse<UIImage>) -> Void)? = nil
  ) {
    af.setImage(
      withURL: url, placeholderImage: placeholderImage, filter: filter, progress: progress,
      imageTransition: imageTransition, runImageTransitionIfCached: runImageTransitionIfCached,
      completion: completion)
  }
  /// Gives up.
  public func af_cancelImageRequest() { af.cancelImageRequest() }
}

extension AlamofireImageExtension where Base == UIImageView {
  /// Loads pictures.
  public var imageDownloader: ImageDownloader? {
    get { base.picturePlaces.values["downloader"] as? ImageDownloader }
    nonmutating set { base.picturePlaces.values["downloader"] = newValue }
  }
  /// Loads pictures of all views.
  public static var sharedImageDownloader: ImageDownloader { .default }

  /// Shows the picture of an address, and until it comes what stands in for it.
  public func setImage(
    withURL url: URL, cacheKey: String? = nil, placeholderImage: UIImage? = nil,
    serializer: Never? = nil, filter: (any ImageFilter)? = nil,
    progress: ImageDownloader.ProgressHandler? = nil,
    imageTransition: UIImageView.ImageTransition = .noTransition,
    runImageTransitionIfCached: Bool = false,
    completion: ((AFIDataResponse<UIImage>) -> Void)? = nil
  ) {
    setImage(
      withURLRequest: SimulatedURLRequest(url: url), cacheKey: cacheKey,
      placeholderImage: placeholderImage, filter: filter, progress: progress,
      imageTransition: imageTransition, runImageTransitionIfCached: runImageTransitionIfCached,
      completion: completion)
  }

  /// Shows the picture of a request, and until it comes what stands in for it.
  public func setImage(
    withURLRequest urlRequest: any URLRequestConvertible, cacheKey: String? = nil,
    placeholderImage: UIImage? = nil, filter: (any ImageFilter)? = nil,
    progress: ImageDownloader.ProgressHandler? = nil,
    imageTransition: UIImageView.ImageTransition = .noTransition,
    runImageTransitionIfCached: Bool = false,
    completion: ((AFIDataResponse<UIImage>) -> Void)? = nil
  ) {
    let view = base
    let places = view.picturePlaces
    let number = places.begin(urlRequest.urlRequest?.url, at: "image")
    var isKept = true
    let loader = imageDownloader ?? .default
    let receipt = loader.download(
      urlRequest, cacheKey: cacheKey, filter: filter, progress: progress
    ) {
      (response: AFIDataResponse<UIImage>) in
      guard places.isCurrent(number, at: "image") else {
        completion?(response)
        return
      }
      if let image = response.value {
        let kind = isKept && !runImageTransitionIfCached ? (0, []) : imageTransition.kind
        view.changePicture(over: kind.0, kind.1) {
          if case .custom(_, _, let animations, _) = imageTransition {
            animations(view, image)
          } else {
            view.image = image
          }
        }
      }
      completion?(response)
    }
    isKept = false
    guard receipt != nil || view.image == nil else { return }
    if receipt != nil, let placeholderImage { view.image = placeholderImage }
    places.keep(receipt?.load, at: "image")
  }

  /// Gives up.
  public func cancelImageRequest() { base.picturePlaces.cancel(at: "image") }
}

extension UIButton {
  /// What AlamofireImage adds.
  public var af: AlamofireImageExtension<UIButton> { AlamofireImageExtension(self) }
  /// Shows the picture of an address.
  public func af_setImage(
    for state: UIControl.State, url: URL, placeholderImage: UIImage? = nil,
    filter: (any ImageFilter)? = nil, completion: ((AFIDataResponse<UIImage>) -> Void)? = nil
  ) {
    af.setImage(
      for: state, url: url, placeholderImage: placeholderImage, filter: filter,
      completion: completion)
  }
}

extension AlamofireImageExtension where Base == UIButton {
  private func load(
    _ url: URL, _ place: String, _ placeholder: UIImage?, _ filter: (any ImageFilter)?,
    _ completion: ((AFIDataResponse<UIImage>) -> Void)?, show: @escaping (UIImage?) -> Void
  ) {
    let places = base.picturePlaces
    let number = places.begin(url, at: place)
    if let placeholder { show(placeholder) }
    let receipt = ImageDownloader.default.download(
      SimulatedURLRequest(url: url), filter: filter,
      completion: {
        (response: AFIDataResponse<UIImage>) in
        if let image = response.value, places.isCurrent(number, at: place) { show(image) }
        completion?(response)
      })
    places.keep(receipt?.load, at: place)
  }
  /// Shows the picture of an address.
  public func setImage(
    for state: UIControl.State, url: URL, cacheKey: String? = nil, placeholderImage: UIImage? = nil,
    filter: (any ImageFilter)? = nil, completion: ((AFIDataResponse<UIImage>) -> Void)? = nil
  ) {
    load(url, "image \(state.rawValue)", placeholderImage, filter, completion) { [base] in
      base.setImage($0, for: state)
    }
  }
  /// Shows the picture of an address behind the title.
  public func setBackgroundImage(
    for state: UIControl.State, url: URL, cacheKey: String? = nil, placeholderImage: UIImage? = nil,
    filter: (any ImageFilter)? = nil, completion: ((AFIDataResponse<UIImage>) -> Void)? = nil
  ) {
    load(url, "background \(state.rawValue)", placeholderImage, filter, completion) { [base] in
      base.setBackgroundImage($0, for: state)
    }
  }
  /// Gives up.
  public func cancelImageRequest(for state: UIControl.State) {
    base.picturePlaces.cancel(at: "image \(state.rawValue)")
  }
}

extension DataRequest {
  /// Told of the picture.
  @discardableResult public func responseImage(
    imageScale: CGFloat? = nil, inflateResponseImage: Bool = true,
    queue: SimulatedQueue = .main, completionHandler: @escaping (AFIDataResponse<UIImage>) -> Void
  ) -> Self {
    responseData(queue: queue) { response in
      let result: AFIResult<UIImage>
      switch response.result {
      case .success(let data):
        let scale = imageScale ?? UIScreen.main.scale
        result =
          UIImage(data: data, scale: scale).map { .success($0) }
          ?? .failure(.imageSerializationFailed)
      case .failure(let error): result = .failure(.alamofireError(error))
      }
      completionHandler(
        DataResponse(
          request: response.request, response: response.response, data: response.data,
          result: result))
    }
  }
}

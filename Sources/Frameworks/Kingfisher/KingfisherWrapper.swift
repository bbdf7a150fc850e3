@_exported public import Foundation
@_exported public import UIKitCore

/// What Kingfisher adds to an object, which is called by `kf`.
public struct KingfisherWrapper<Base> {
  /// The object.
  public let base: Base
  /// What is added to an object.
  public init(_ base: Base) { self.base = base }
}

/// An object to which Kingfisher adds something.
public protocol KingfisherCompatible: AnyObject {}

extension KingfisherCompatible {
  /// What Kingfisher adds.
  public var kf: KingfisherWrapper<Self> {
    get { KingfisherWrapper(self) }
    set { _ = newValue }
  }
}

extension UIImageView: KingfisherCompatible {}
extension UIButton: KingfisherCompatible {}
extension UIImage: KingfisherCompatible {}
extension UIBarItem: KingfisherCompatible {}

/// A picture.
public typealias KFCrossPlatformImage = UIImage
/// A view.
public typealias KFCrossPlatformView = UIView
/// A view with a picture.
public typealias KFCrossPlatformImageView = UIImageView
/// A colour.
public typealias KFCrossPlatformColor = UIColor
/// A button.
public typealias KFCrossPlatformButton = UIButton
/// A picture, as it was called.
public typealias Image = UIImage
/// A view with a picture, as it was called.
public typealias ImageView = UIImageView

/// An address with the key under which its picture is kept.
public protocol Resource: Sendable {
  /// The key.
  var cacheKey: String { get }
  /// The address.
  var downloadURL: URL { get }
}

extension Resource {
  /// Where the picture comes from.
  public func convertToSource() -> Source { .network(self) }
}

extension URL: Resource {
  /// The address as a text.
  public var cacheKey: String { absoluteString }
  /// The address.
  public var downloadURL: URL { self }
}

/// An address with a key of its own.
///
/// UIKit has a type of this name, which apps import too: it is the same one here, whose name holds both.
public typealias ImageResource = UIKitCore.ImageResource

extension UIKitCore.ImageResource: Resource {
  /// An address, whose text is the key unless there is another one.
  public init(downloadURL: URL, cacheKey: String? = nil) {
    self.init(
      name: (cacheKey ?? downloadURL.absoluteString) + "\u{0}" + downloadURL.absoluteString,
      bundle: .main)
  }
  /// The key.
  public var cacheKey: String { String(name.prefix { $0 != "\u{0}" }) }
  /// The address.
  public var downloadURL: URL {
    URL(string: String(name.drop { $0 != "\u{0}" }.dropFirst())) ?? URL(filePath: "/")
  }
}

/// Gives the data of a picture, in place of a server.
public protocol ImageDataProvider: Sendable {
  /// The key under which the picture is kept.
  var cacheKey: String { get }
  /// Hands over the data.
  func data(handler: @escaping (Result<Data, any Error>) -> Void)
}

/// The data of a file.
public struct LocalFileImageDataProvider: ImageDataProvider {
  /// The file.
  public let fileURL: URL
  /// The key.
  public var cacheKey: String
  /// The data of a file.
  public init(fileURL: URL, cacheKey: String? = nil) {
    self.fileURL = fileURL
    self.cacheKey = cacheKey ?? fileURL.absoluteString
  }
  /// Hands over the data.
  public func data(handler: @escaping (Result<Data, any Error>) -> Void) {
    handler(Result { try Data(contentsOf: fileURL) })
  }
}

/// Data that are there.
public struct RawImageDataProvider: ImageDataProvider {
  /// The data.
  public let data: Data
  /// The key.
  public var cacheKey: String
  /// Data that are there.
  public init(data: Data, cacheKey: String) {
    self.data = data
    self.cacheKey = cacheKey
  }
  /// Hands over the data.
  public func data(handler: @escaping (Result<Data, any Error>) -> Void) { handler(.success(data)) }
}

/// Data as a text.
public struct Base64ImageDataProvider: ImageDataProvider {
  /// The text.
  public let base64String: String
  /// The key.
  public var cacheKey: String
  /// Data as a text.
  public init(base64String: String, cacheKey: String) {
    self.base64String = base64String
    self.cacheKey = cacheKey
  }
  /// Hands over the data.
  public func data(handler: @escaping (Result<Data, any Error>) -> Void) {
    handler(.success(Data(base64Encoded: base64String) ?? Data()))
  }
}

/// Where a picture comes from.
public enum Source: Sendable {
  /// From a server.
  case network(any Resource)
  /// From something else.
  case provider(any ImageDataProvider)

  /// The key under which it is kept.
  public var cacheKey: String {
    switch self {
    case .network(let resource): resource.cacheKey
    case .provider(let provider): provider.cacheKey
    }
  }
  /// The address; nil if there is none.
  public var url: URL? {
    if case .network(let resource) = self { return resource.downloadURL }
    return nil
  }
}

/// What stands in place of a picture until that comes.
@preconcurrency @MainActor public protocol Placeholder {
  /// Shows it.
  func add(to imageView: UIImageView)
  /// Takes it away.
  func remove(from imageView: UIImageView)
}

extension UIImage: Placeholder {
  /// Shows it.
  @preconcurrency @MainActor public func add(to imageView: UIImageView) { imageView.image = self }
  /// Takes it away.
  @preconcurrency @MainActor public func remove(from imageView: UIImageView) {
    imageView.image = nil
  }
}

extension Placeholder where Self: UIView {
  /// Shows it over the whole view.
  public func add(to imageView: UIImageView) {
    frame = imageView.bounds
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    imageView.addSubview(self)
  }
  /// Takes it away.
  public func remove(from imageView: UIImageView) { removeFromSuperview() }
}

/// A sign that a picture is on its way.
@preconcurrency @MainActor public protocol Indicator {
  /// Shows it.
  func startAnimatingView()
  /// Hides it.
  func stopAnimatingView()
  /// What is seen.
  var view: UIView { get }
}

/// Which sign shows that a picture is on its way.
public enum IndicatorType {
  /// None.
  case none
  /// The system's wheel.
  case activity
  /// A picture, which does not move here.
  case image(imageData: Data)
  /// One of the app's.
  case custom(indicator: any Indicator)
}

/// How a picture appears.
public enum ImageTransition {
  /// At once.
  case none
  /// By fading in.
  case fade(TimeInterval)
  /// From the left.
  case flipFromLeft(TimeInterval)
  /// From the right.
  case flipFromRight(TimeInterval)
  /// From the top.
  case flipFromTop(TimeInterval)
  /// From the bottom.
  case flipFromBottom(TimeInterval)
  /// As the app says.
  case custom(
    duration: TimeInterval, options: UIView.AnimationOptions,
    animations: ((UIImageView, UIImage) -> Void)?, completion: ((Bool) -> Void)?)

  var duration: TimeInterval {
    switch self {
    case .none: 0
    case .fade(let duration), .flipFromLeft(let duration), .flipFromRight(let duration),
      .flipFromTop(let duration), .flipFromBottom(let duration):
      duration
    case .custom(let duration, _, _, _): duration
    }
  }

  var options: UIView.AnimationOptions {
    switch self {
    case .none: []
    case .fade: .transitionCrossDissolve
    case .flipFromLeft: .transitionFlipFromLeft
    case .flipFromRight: .transitionFlipFromRight
    case .flipFromTop: .transitionFlipFromTop
    case .flipFromBottom: .transitionFlipFromBottom
    case .custom(_, let options, _, _): options
    }
  }
}

/// Where a picture was found.
public enum CacheType: Sendable {
  /// Nowhere: it was loaded.
  case none
  /// In memory.
  case memory
  /// In a file.
  case disk

  /// Whether it was found.
  public var cached: Bool { self != .none }
}

/// A picture that was found or has come.
public struct RetrieveImageResult: Sendable {
  /// The picture.
  public let image: UIImage
  /// Where it was found.
  public let cacheType: CacheType
  /// Where it comes from.
  public let source: Source
  /// Where it was to come from.
  public var originalSource: Source { source }
  /// The data that it is made of.
  public let data: @Sendable () -> Data?
}

/// Told of bytes: those that have come, and those that will have.
public typealias DownloadProgressBlock = (_ receivedSize: Int64, _ totalSize: Int64) -> Void
/// Told of bytes, as it was called.
public typealias ImageDownloaderProgressBlock = DownloadProgressBlock
/// Told of the end as before version 5.
public typealias CompletionHandler = (UIImage?, NSError?, CacheType, URL?) -> Void

/// Why there is no picture.
public enum KingfisherError: Error, LocalizedError {
  /// Why a request did not come about.
  public enum RequestErrorReason: Sendable {
    case emptyRequest, invalidURL, taskCancelled, livePhotoTaskCancelled
  }
  /// What was wrong with an answer.
  public enum ResponseErrorReason: Sendable {
    /// The session's error.
    case URLSessionError(error: any Error)
    /// A status.
    case invalidHTTPStatusCode(code: Int)
    /// Nothing came.
    case noData
    /// Somebody gave up.
    case cancelledByDelegate
  }
  /// What was wrong with what is kept.
  public enum CacheErrorReason: Sendable {
    /// Nothing is kept.
    case imageNotExisting(key: String)
  }
  /// What was wrong with a picture.
  public enum ProcessorErrorReason: Sendable {
    /// It is none.
    case processingFailed
  }
  /// Why a picture was not shown.
  public enum ImageSettingErrorReason: Sendable {
    /// There is no address.
    case emptySource
    /// Another one is to be shown since.
    case notCurrentSourceTask(result: RetrieveImageResult?, error: (any Error)?, source: Source)
    /// The data did not come.
    case dataProviderError(error: any Error)
  }

  /// No request.
  case requestError(reason: RequestErrorReason)
  /// A wrong answer.
  case responseError(reason: ResponseErrorReason)
  /// Nothing kept.
  case cacheError(reason: CacheErrorReason)
  /// No picture.
  case processorError(reason: ProcessorErrorReason)
  /// Not shown.
  case imageSettingError(reason: ImageSettingErrorReason)

  /// Whether somebody gave up.
  public var isTaskCancelled: Bool {
    if case .requestError(.taskCancelled) = self { return true }
    return false
  }
  /// Whether another picture is to be shown since.
  public var isNotCurrentTask: Bool {
    if case .imageSettingError(.notCurrentSourceTask) = self { return true }
    return false
  }
  /// The number of the error.
  public var errorCode: Int {
    switch self {
    case .requestError: 1003
    case .responseError: 2004
    case .cacheError: 3006
    case .processorError: 4001
    case .imageSettingError: 5001
    }
  }
  /// What went wrong, for people.
  public var errorDescription: String? {
    switch self {
    case .requestError(.taskCancelled): "The session task was cancelled."
    case .requestError: "The request is empty or has no address."
    case .responseError(.URLSessionError(let error)): error.localizedDescription
    case .responseError(.invalidHTTPStatusCode(let code)): "The status code \(code) is not valid."
    case .responseError: "The answer is empty."
    case .cacheError(.imageNotExisting(let key)): "No image is kept for the key \(key)."
    case .processorError: "The data is not an image."
    case .imageSettingError(.emptySource): "The source is empty."
    case .imageSettingError: "The image is not the one that is to be shown."
    }
  }
}

import AnimPictureLoading
import AnimSourceRuntime
public import Foundation
public import UIKitCore

/// What was found under a key.
public enum ImageCacheResult {
  /// In a file.
  case disk(UIImage)
  /// In memory.
  case memory(UIImage)
  /// Nothing.
  case none

  /// The picture.
  public var image: UIImage? {
    switch self {
    case .disk(let image), .memory(let image): image
    case .none: nil
    }
  }
  /// Where it was found.
  public var cacheType: CacheType {
    switch self {
    case .disk: .disk
    case .memory: .memory
    case .none: .none
    }
  }
}

/// What came of keeping a picture.
public struct CacheStoreResult {
  /// In memory.
  public let memoryCacheResult: Result<Void, Never>
  /// In a file.
  public let diskCacheResult: Result<Void, KingfisherError>
}

/// Settings of what is kept, which make no difference.
public struct StorageConfiguration {
  /// Bytes.
  public var totalCostLimit = Int.max
  /// Pictures.
  public var countLimit = Int.max
  /// Bytes of files.
  public var sizeLimit: UInt = 0
  /// When something expires.
  public var expiration = StorageExpiration.days(7)
  /// How often that is looked for.
  public var cleanInterval: TimeInterval = 120
  /// What files are called.
  public var pathExtension: String?
}

/// A part of what is kept.
@preconcurrency @MainActor public final class Storage {
  /// Its settings.
  public var config = StorageConfiguration()
}

/// Pictures that are kept, in memory alone and for the rest of the simulation.
@preconcurrency @MainActor open class ImageCache {
  @MainActor private final class Shared {
    let stores = Stores()
    lazy var cache = ImageCache(name: "default")
  }

  @MainActor fileprivate final class Stores { var byName: [String: PictureStore] = [:] }

  /// The one of the app.
  public static var `default`: ImageCache { UIEnvironment.current.single(Shared.init).cache }

  private let pictures: PictureStore
  /// The name.
  public let name: String
  /// What is in memory.
  public let memoryStorage = Storage()
  /// What is in files.
  public let diskStorage = Storage()
  /// How many bytes memory may hold; makes no difference.
  open var maxMemoryCost: UInt = 0
  /// How many bytes files may hold; makes no difference.
  open var maxDiskCacheSize: UInt = 0
  /// How long files are kept; makes no difference.
  open var maxCachePeriodInSecond: TimeInterval = 0

  /// Pictures that are kept under a name.
  public init(name: String) {
    self.name = name
    let stores = UIEnvironment.current.single(Stores.init)
    let known = stores.byName[name] ?? PictureStore()
    stores.byName[name] = known
    pictures = known
  }

  /// Pictures that are kept under a name; in which folder makes no difference.
  public convenience init(
    name: String, cacheDirectoryURL: URL?, diskCachePathClosure: ((URL, String) -> URL)? = nil
  ) { self.init(name: name) }

  private func key(_ key: String, _ identifier: String) -> String {
    identifier.isEmpty ? key : "\(key)@\(identifier)"
  }

  func image(_ key: String, _ identifier: String) -> UIImage? {
    pictures.image(self.key(key, identifier))
  }
  func data(_ key: String) -> Data? { pictures.data(key) }

  /// Keeps a picture.
  open func store(
    _ image: UIImage, original: Data? = nil, forKey key: String,
    processorIdentifier identifier: String = "",
    cacheSerializer serializer: any CacheSerializer = DefaultCacheSerializer.default,
    toDisk: Bool = true, callbackQueue: CallbackQueue = .untouch,
    completionHandler: ((CacheStoreResult) -> Void)? = nil
  ) {
    pictures.keep(image, original ?? image.pngData(), self.key(key, identifier))
    completionHandler?(
      CacheStoreResult(memoryCacheResult: .success(()), diskCacheResult: .success(())))
  }

  /// Keeps a picture.
  open func store(
    _ image: UIImage, original: Data? = nil, forKey key: String,
    options: KingfisherParsedOptionsInfo,
    toDisk: Bool = true, completionHandler: ((CacheStoreResult) -> Void)? = nil
  ) {
    store(
      image, original: original, forKey: key, processorIdentifier: options.processor.identifier,
      completionHandler: completionHandler)
  }

  /// Keeps a picture, as before version 5.
  open func store(
    _ image: UIImage, original: Data? = nil, forKey key: String,
    processorIdentifier identifier: String = "", toDisk: Bool = true,
    completionHandler: (() -> Void)?
  ) {
    store(image, original: original, forKey: key, processorIdentifier: identifier)
    completionHandler?()
  }

  /// The folder of the files, of which there are none.
  open var diskCachePath: String { SceneFiles.temporaryPath() + "Kingfisher" }

  /// Keeps the data of a picture.
  open func storeToDisk(
    _ data: Data, forKey key: String, processorIdentifier identifier: String = "",
    expiration: StorageExpiration? = nil, callbackQueue: CallbackQueue = .untouch,
    completionHandler: ((CacheStoreResult) -> Void)? = nil
  ) {
    if let image = UIImage(data: data) { pictures.keep(image, data, self.key(key, identifier)) }
    completionHandler?(
      CacheStoreResult(memoryCacheResult: .success(()), diskCacheResult: .success(())))
  }

  /// Lets a picture go.
  open func removeImage(
    forKey key: String, processorIdentifier identifier: String = "", fromMemory: Bool = true,
    fromDisk: Bool = true, callbackQueue: CallbackQueue = .untouch,
    completionHandler: (() -> Void)? = nil
  ) {
    pictures.remove(self.key(key, identifier))
    completionHandler?()
  }

  /// Finds a picture.
  open func retrieveImage(
    forKey key: String, options: KingfisherOptionsInfo? = nil,
    callbackQueue: CallbackQueue = .mainCurrentOrAsync,
    completionHandler: ((Result<ImageCacheResult, KingfisherError>) -> Void)?
  ) {
    let identifier = KingfisherParsedOptionsInfo(options).processor.identifier
    completionHandler?(.success(image(key, identifier).map(ImageCacheResult.memory) ?? .none))
  }

  /// Finds a picture, as before version 5.
  open func retrieveImage(
    forKey key: String, options: KingfisherOptionsInfo?,
    completionHandler: ((UIImage?, CacheType) -> Void)?
  ) {
    let found = image(key, KingfisherParsedOptionsInfo(options).processor.identifier)
    completionHandler?(found, found == nil ? .none : .memory)
  }

  /// Finds a picture.
  open func retrieveImageInMemoryCache(
    forKey key: String, options: KingfisherOptionsInfo? = nil
  ) -> UIImage? { image(key, KingfisherParsedOptionsInfo(options).processor.identifier) }

  /// Finds a picture in a file.
  open func retrieveImageInDiskCache(
    forKey key: String, options: KingfisherOptionsInfo? = nil,
    callbackQueue: CallbackQueue = .untouch,
    completionHandler: @escaping (Result<UIImage?, KingfisherError>) -> Void
  ) {
    completionHandler(
      .success(image(key, KingfisherParsedOptionsInfo(options).processor.identifier)))
  }

  /// Whether a picture is kept.
  open func isCached(forKey key: String, processorIdentifier identifier: String = "") -> Bool {
    image(key, identifier) != nil
  }

  /// Where a picture is kept.
  open func imageCachedType(
    forKey key: String, processorIdentifier identifier: String = ""
  ) -> CacheType { image(key, identifier) == nil ? .none : .memory }

  /// The file of a picture, which is none here.
  open func cachePath(forKey key: String, processorIdentifier identifier: String = "") -> String {
    SceneFiles.temporaryPath() + "Kingfisher/"
      + self.key(key, identifier).map { $0.isLetter || $0.isNumber ? "\($0)" : "_" }.joined()
  }

  /// Lets all pictures go.
  open func clearMemoryCache() { pictures.removeAll() }
  /// Lets all pictures go.
  open func clearDiskCache(completion handler: (() -> Void)? = nil) {
    pictures.removeAll()
    handler?()
  }
  /// Lets all pictures go.
  open func clearCache(completion handler: (() -> Void)? = nil) {
    clearDiskCache(completion: handler)
  }
  /// Lets go what has expired: nothing.
  open func cleanExpiredDiskCache(completion handler: (() -> Void)? = nil) { handler?() }
  /// Lets go what has expired: nothing.
  open func cleanExpiredMemoryCache() {}
  /// The bytes of what is kept.
  open func calculateDiskStorageSize(
    completion handler: @escaping (Result<UInt, KingfisherError>) -> Void
  ) { handler(.success(UInt(pictures.size))) }
  /// The bytes of what is kept, as before version 5.
  open func calculateDiskCacheSize(completion handler: @escaping (UInt) -> Void) {
    handler(UInt(pictures.size))
  }
}

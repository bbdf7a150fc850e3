public import Foundation
public import UIKitCore

/// Whether an app may use the photo library.
public enum PHAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized, limited
}

/// What an app may do with the photo library.
public enum PHAccessLevel: Int, Sendable { case addOnly = 1, readWrite }

/// The photo library of the device: sixty made-up photographs, which stay as they are.
@preconcurrency @MainActor open class PHPhotoLibrary: NSObject {
  private static let library = PHPhotoLibrary()
  /// The library.
  open class func shared() -> PHPhotoLibrary { library }
  /// Whether the app may use the library: it may.
  open class func authorizationStatus() -> PHAuthorizationStatus { .authorized }
  /// Whether the app may use the library: it may.
  open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus {
    .authorized
  }
  /// Answers that the app may use the library.
  open class func requestAuthorization(_ handler: @escaping (PHAuthorizationStatus) -> Void) {
    handler(.authorized)
  }
  /// Answers that the app may use the library.
  open class func requestAuthorization(
    for accessLevel: PHAccessLevel, handler: @escaping (PHAuthorizationStatus) -> Void
  ) { handler(.authorized) }
  /// Whether the app may use the library: it may.
  open class func requestAuthorization(
    for accessLevel: PHAccessLevel
  ) async -> PHAuthorizationStatus { .authorized }

  /// Keeps nobody: nothing changes.
  open func register(_ observer: any PHPhotoLibraryChangeObserver) {}
  /// Does nothing.
  open func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {}
  /// Answers that nothing was changed, without calling the block that would.
  open func performChanges(
    _ changeBlock: @escaping () -> Void,
    completionHandler: ((Bool, (any Error)?) -> Void)? = nil
  ) { completionHandler?(false, CocoaError(.featureUnsupported)) }
}

/// Told of changes of the library, so never.
@preconcurrency @MainActor public protocol PHPhotoLibraryChangeObserver: NSObjectProtocol {
  /// Called with what has changed.
  func photoLibraryDidChange(_ changeInstance: PHChange)
}

/// What has changed in the library: nothing.
public final class PHChange: NSObject {
  /// How what was found has changed: not.
  public func changeDetails<Object>(
    for object: PHFetchResult<Object>
  ) -> PHFetchResultChangeDetails<Object>? { nil }
}

/// How what was found has changed.
public final class PHFetchResultChangeDetails<ObjectType: AnyObject>: NSObject {
  /// What was found before.
  public let fetchResultBeforeChanges: PHFetchResult<ObjectType>
  /// What would be found now.
  public let fetchResultAfterChanges: PHFetchResult<ObjectType>
  init(_ result: PHFetchResult<ObjectType>) {
    fetchResultBeforeChanges = result
    fetchResultAfterChanges = result
  }
  /// Whether the changes are known one by one.
  public var hasIncrementalChanges: Bool { true }
  /// The places of what is gone, before.
  public var removedIndexes: IndexSet? { nil }
  /// The places of what has come, now.
  public var insertedIndexes: IndexSet? { nil }
  /// The places of what is another, now.
  public var changedIndexes: IndexSet? { nil }
  /// What is gone.
  public var removedObjects: [ObjectType] { [] }
  /// What has come.
  public var insertedObjects: [ObjectType] { [] }
  /// What is another.
  public var changedObjects: [ObjectType] { [] }
  /// Whether something is elsewhere.
  public var hasMoves: Bool { false }
  /// Calls a block for what is elsewhere: nothing.
  public func enumerateMoves(_ handler: (Int, Int) -> Void) {}
}

/// A change of the library; none is made.
public class PHAssetChangeRequest: NSObject {
  /// Adds a picture; it is not added.
  public class func creationRequestForAsset(from image: UIImage) -> Self { Self() }
  /// Adds a picture; it is not added.
  public class func creationRequestForAssetFromImage(atFileURL fileURL: URL) -> Self? { Self() }
  /// Adds a film; it is not added.
  public class func creationRequestForAssetFromVideo(atFileURL fileURL: URL) -> Self? { Self() }
  /// Takes assets away; they stay.
  public class func deleteAssets(_ assets: Any) {}
  /// Changes an asset; it stays as it is.
  public convenience init(for asset: PHAsset) { self.init() }
  /// A change of nothing.
  public required override init() { super.init() }
  /// Whether the user likes it; kept.
  public var isFavorite = false
  /// Whether it is hidden; kept.
  public var isHidden = false
  /// When it was taken; kept.
  public var creationDate: Date?
  /// What stands for an asset that is added; nil, as none is.
  public var placeholderForCreatedAsset: PHObjectPlaceholder? { nil }
}

/// What stands for something that is added to the library.
public final class PHObjectPlaceholder: PHObject {}

/// What a part of an asset is.
public enum PHAssetResourceType: Int, Sendable {
  case photo = 1
  case video, audio, alternatePhoto, fullSizePhoto, fullSizeVideo, adjustmentData
  case adjustmentBasePhoto, pairedVideo
}

/// How a part of an asset is added; kept.
public final class PHAssetResourceCreationOptions: NSObject {
  /// The name of its file.
  public var originalFilename: String?
  /// Whether its file is moved.
  public var shouldMoveFile = false
}

/// An asset of parts; it is not added.
public final class PHAssetCreationRequest: PHAssetChangeRequest {
  /// A new asset.
  public class func forAsset() -> PHAssetCreationRequest { PHAssetCreationRequest() }
  /// Adds a part.
  public func addResource(
    with type: PHAssetResourceType, fileURL: URL, options: PHAssetResourceCreationOptions?
  ) {}
  /// Adds a part.
  public func addResource(
    with type: PHAssetResourceType, data: Data, options: PHAssetResourceCreationOptions?
  ) {}
}

/// A change of an album; none is made.
public final class PHAssetCollectionChangeRequest: NSObject {
  /// Adds an album; it is not added.
  public class func creationRequestForAssetCollection(
    withTitle title: String
  ) -> PHAssetCollectionChangeRequest { PHAssetCollectionChangeRequest() }
  /// Takes albums away; they stay.
  public class func deleteAssetCollections(_ assetCollections: Any) {}
  /// Changes an album; it stays as it is.
  public convenience init?(for assetCollection: PHAssetCollection) { self.init() }
  /// The name; kept.
  public var title = ""
  /// Adds assets; they are not added.
  public func addAssets(_ assets: Any) {}
  /// Takes assets out; they stay.
  public func removeAssets(_ assets: Any) {}
  /// What stands for an album that is added; nil, as none is.
  public var placeholderForCreatedAssetCollection: PHObjectPlaceholder? { nil }
}

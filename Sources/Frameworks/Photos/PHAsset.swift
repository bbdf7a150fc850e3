@_exported public import AVFoundation
public import Foundation
package import UIKitCore

/// The kind of what is in a photo library.
public enum PHAssetMediaType: Int, Sendable { case unknown, image, video, audio }

/// Special kinds of photographs and films.
public struct PHAssetMediaSubtype: OptionSet, Sendable {
  /// The bits, as in Photos.
  public let rawValue: UInt
  /// The kinds whose bits are set in `rawValue`.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// A photograph of all that is around.
  public static let photoPanorama = Self(rawValue: 1)
  /// A photograph of light and dark.
  public static let photoHDR = Self(rawValue: 2)
  /// A picture of the screen.
  public static let photoScreenshot = Self(rawValue: 4)
  /// A photograph that moves a little.
  public static let photoLive = Self(rawValue: 8)
  /// A film of many pictures a second.
  public static let videoHighFrameRate = Self(rawValue: 1 << 17)
}

/// Something of a photo library.
public class PHObject: NSObject {
  /// The name that nothing else in the library has.
  public let localIdentifier: String
  init(_ localIdentifier: String) { self.localIdentifier = localIdentifier }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? PHObject)?.localIdentifier == localIdentifier
  }

  public override var hash: Int { localIdentifier.hashValue }
}

/// A photograph or a film of the library: made up, as are all.
public final class PHAsset: PHObject {
  private let number: Int

  init(_ number: Int) {
    self.number = number
    super.init("photograph-\(number)")
  }

  /// The number of photographs in the library.
  static let count = 60

  /// All of the library, newest first.
  package static var all: [PHAsset] { (0..<count).map { PHAsset($0) } }

  /// The kind: each twelfth is a film.
  public var mediaType: PHAssetMediaType { number % 12 == 7 ? .video : .image }
  /// Special kinds: none.
  public var mediaSubtypes: PHAssetMediaSubtype { [] }
  /// The width in pixels.
  public var pixelWidth: Int { number % 3 == 1 ? 3024 : 4032 }
  /// The height in pixels; a third stands upright.
  public var pixelHeight: Int { number % 3 == 1 ? 4032 : 3024 }
  /// When it was taken: one each five hours before 2025 ended.
  public var creationDate: Date? {
    Date(timeIntervalSinceReferenceDate: 788_918_400 - Double(number) * 18_000)
  }
  /// When it was changed: never after it was taken.
  public var modificationDate: Date? { creationDate }
  /// Whether the user likes it: each ninth.
  public var isFavorite: Bool { number % 9 == 4 }
  /// Whether it is left out of what is shown: no.
  public var isHidden: Bool { false }
  /// Seconds of a film; 0 for a photograph.
  public var duration: TimeInterval { mediaType == .video ? Double(9 + number) : 0 }
  /// The name of a series of photographs: none is in one.
  public var burstIdentifier: String? { nil }
  /// Whether it stands for a series: no.
  public var representsBurst: Bool { false }

  /// The picture of the asset.
  package var picture: StandInPicture { StandInPicture(.photograph, name: localIdentifier) }

  /// Whether an asset can be changed: no.
  public func canPerform(_ editOperation: PHAssetEditOperation) -> Bool { false }

  /// All that is in the library.
  public class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
    PHFetchResult(options?.apply(to: all) ?? all)
  }
  /// All of a kind.
  public class func fetchAssets(
    with mediaType: PHAssetMediaType, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> {
    let some = all.filter { $0.mediaType == mediaType }
    return PHFetchResult(options?.apply(to: some) ?? some)
  }
  /// All of an album.
  public class func fetchAssets(
    in assetCollection: PHAssetCollection, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> {
    PHFetchResult(options?.apply(to: assetCollection.assets) ?? assetCollection.assets)
  }
  /// Those of some names.
  public class func fetchAssets(
    withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> {
    PHFetchResult(all.filter { identifiers.contains($0.localIdentifier) })
  }
}

/// A way in which an asset may be changed.
public enum PHAssetEditOperation: Int, Sendable { case delete = 1, content, properties }

/// What is asked for.
public final class PHFetchOptions: NSObject {
  /// Which of all; films or photographs alone are recognised by the kind's number.
  public var predicate: NSPredicate?
  /// The order: by date or by anything else, forwards or back.
  public var sortDescriptors: [NSSortDescriptor]?
  /// The most that are wanted; 0, the default, for all.
  public var fetchLimit = 0
  /// Whether hidden ones are wanted; there are none.
  public var includeHiddenAssets = false
  /// Whether all of a series are wanted; there are none.
  public var includeAllBurstAssets = false
  /// Whether changes are told; nothing changes.
  public var wantsIncrementalChangeDetails = true

  /// All in the library's order.
  public override init() { super.init() }

  func apply(to assets: [PHAsset]) -> [PHAsset] {
    var assets = assets
    if let order = sortDescriptors?.first {
      assets.sort { ($0.creationDate ?? .distantPast) < ($1.creationDate ?? .distantPast) }
      if !order.ascending { assets.reverse() }
    }
    return fetchLimit > 0 ? Array(assets.prefix(fetchLimit)) : assets
  }
}

/// What was found.
public final class PHFetchResult<ObjectType: AnyObject>: NSObject {
  private let objects: [ObjectType]
  init(_ objects: [ObjectType]) { self.objects = objects }
  /// Nothing.
  public override convenience init() { self.init([]) }

  /// How many.
  public var count: Int { objects.count }
  /// The first one.
  public var firstObject: ObjectType? { objects.first }
  /// The last one.
  public var lastObject: ObjectType? { objects.last }
  /// One of them.
  public func object(at index: Int) -> ObjectType { objects[index] }
  /// One of them.
  public subscript(index: Int) -> ObjectType { objects[index] }
  /// Some of them.
  public func objects(at indexes: IndexSet) -> [ObjectType] { indexes.map { objects[$0] } }
  /// Where one is; not found, if it is none of them.
  public func index(of anObject: ObjectType) -> Int {
    objects.firstIndex { ($0 as? NSObject)?.isEqual(anObject) ?? ($0 === anObject) } ?? NSNotFound
  }
  /// Whether one is among them.
  public func contains(_ anObject: ObjectType) -> Bool { index(of: anObject) != NSNotFound }
  /// How many are of a kind.
  public func countOfAssets(with mediaType: PHAssetMediaType) -> Int {
    objects.count { ($0 as? PHAsset)?.mediaType == mediaType }
  }
  /// Calls a block with each, until it says that it has enough.
  public func enumerateObjects(
    _ block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var isEnough = ObjCBool(false)
    for (index, object) in objects.enumerated() {
      unsafe withUnsafeMutablePointer(to: &isEnough) { unsafe block(object, index, $0) }
      if isEnough.boolValue { return }
    }
  }
}

/// A list of albums or of folders.
public class PHCollection: PHObject {
  /// The name.
  public let localizedTitle: String?
  override init(_ title: String) {
    localizedTitle = title
    super.init(title)
  }
}

/// The kind of an album.
public enum PHAssetCollectionType: Int, Sendable { case album = 1, smartAlbum, moment }

/// The kind of an album, exactly.
public enum PHAssetCollectionSubtype: Int, Sendable {
  case albumRegular = 2
  case albumSyncedEvent, albumSyncedFaces, albumSyncedAlbum, albumImported
  case albumMyPhotoStream = 100
  case albumCloudShared
  case smartAlbumGeneric = 200
  case smartAlbumPanoramas, smartAlbumVideos, smartAlbumFavorites, smartAlbumTimelapses
  case smartAlbumAllHidden, smartAlbumRecentlyAdded, smartAlbumBursts, smartAlbumSlomoVideos
  case smartAlbumUserLibrary, smartAlbumSelfPortraits, smartAlbumScreenshots
  case smartAlbumDepthEffect, smartAlbumLivePhotos, smartAlbumAnimated
  case any = 0x7fff_ffff
}

/// An album of the library: all, favourites, films and two of the user's.
public final class PHAssetCollection: PHCollection {
  /// The kind.
  public let assetCollectionType: PHAssetCollectionType
  /// The kind, exactly.
  public let assetCollectionSubtype: PHAssetCollectionSubtype
  let assets: [PHAsset]

  private init(
    _ title: String, _ type: PHAssetCollectionType, _ subtype: PHAssetCollectionSubtype,
    _ assets: [PHAsset]
  ) {
    assetCollectionType = type
    assetCollectionSubtype = subtype
    self.assets = assets
    super.init(title)
  }

  fileprivate static var all: [PHAssetCollection] {
    let assets = PHAsset.all
    return [
      .init("Recents", .smartAlbum, .smartAlbumUserLibrary, assets),
      .init(
        "Favorites", .smartAlbum, .smartAlbumFavorites, assets.filter(\.isFavorite)),
      .init(
        "Videos", .smartAlbum, .smartAlbumVideos, assets.filter { $0.mediaType == .video }),
      .init("Holiday", .album, .albumRegular, Array(assets[10..<28])),
      .init("At Home", .album, .albumRegular, Array(assets[30..<41])),
    ]
  }

  /// About how many are in the album.
  public var estimatedAssetCount: Int { assets.count }
  /// When the first one was taken.
  public var startDate: Date? { assets.last?.creationDate }
  /// When the last one was taken.
  public var endDate: Date? { assets.first?.creationDate }

  /// The albums of a kind.
  public class func fetchAssetCollections(
    with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> {
    PHFetchResult(
      all.filter {
        $0.assetCollectionType == type && (subtype == .any || $0.assetCollectionSubtype == subtype)
      })
  }

  /// The albums of some names.
  public class func fetchAssetCollections(
    withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> {
    PHFetchResult(all.filter { identifiers.contains($0.localIdentifier) })
  }
}

extension PHCollection {
  /// The user's own albums.
  public class func fetchTopLevelUserCollections(
    with options: PHFetchOptions?
  ) -> PHFetchResult<PHCollection> {
    PHFetchResult(PHAssetCollection.all.filter { $0.assetCollectionType == .album })
  }
}

extension PHAsset: FrameworkSample {
  /// The newest photograph.
  package static var sample: Any { PHAsset(0) }
}

extension PHAssetCollection: FrameworkSample {
  /// The album of all photographs.
  package static var sample: Any { all[0] }
}

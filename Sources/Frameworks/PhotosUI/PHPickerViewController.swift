@_exported public import Photos
public import Foundation
public import UIKitCore

/// What a picker offers, and how much of it.
public struct PHPickerConfiguration: Hashable, Sendable {
  /// The most that can be chosen; 0 for as many as one likes, 1 by default.
  public var selectionLimit = 1
  /// What is offered; nil, the default, for everything.
  public var filter: PHPickerFilter?
  /// Which form of a file is handed over.
  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
  /// Whether the order counts in which one chooses.
  public var selection = Selection.default
  /// Those that are chosen from the beginning.
  public var preselectedAssetIdentifiers: [String] = []

  /// Forms of files.
  public enum AssetRepresentationMode: Int, Sendable { case automatic, current, compatible }
  /// Whether the order counts in which one chooses.
  public enum Selection: Int, Sendable {
    case `default`, ordered, continuous, continuousAndOrdered
  }

  /// As usual.
  public init() {}
  /// As usual; there is one library.
  public init(photoLibrary: PHPhotoLibrary) {}
}

/// What a picker offers.
public struct PHPickerFilter: Hashable, Sendable {
  let kinds: Set<PHAssetMediaType>
  /// Photographs.
  public static let images = PHPickerFilter(kinds: [.image])
  /// Films.
  public static let videos = PHPickerFilter(kinds: [.video])
  /// Photographs that move a little; there are none.
  public static let livePhotos = PHPickerFilter(kinds: [])
  /// Pictures of the screen; there are none.
  public static let screenshots = PHPickerFilter(kinds: [])
  /// What one of several filters lets through.
  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(kinds: subfilters.reduce(into: []) { $0.formUnion($1.kinds) })
  }
}

/// Something that was chosen.
public struct PHPickerResult: Hashable {
  /// Hands over the picture.
  public let itemProvider: NSItemProvider
  /// The name of the asset.
  public let assetIdentifier: String?
}

/// Lets the user choose from the library: a grid of made-up photographs with a bar above it.
@preconcurrency @MainActor open class PHPickerViewController: UIViewController {
  /// What is offered.
  public let configuration: PHPickerConfiguration
  /// Who is told what was chosen.
  open weak var delegate: (any PHPickerViewControllerDelegate)?
  private var grid: PhotoGrid?

  /// A picker.
  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  /// One that an interface file describes.
  public required init?(coder: NSCoder) { return nil }

  open override func viewDidLoad() {
    super.viewDidLoad()
    let assets = PHAsset.all.filter { configuration.filter?.kinds.contains($0.mediaType) ?? true }
    let grid = PhotoGrid(
      pictures: assets.map(\.picture), choosesSeveral: configuration.selectionLimit != 1
    ) { [weak self] chosen in
      guard let self else { return }
      let results = chosen.map { index in
        PHPickerResult(
          itemProvider: NSItemProvider(
            object: assets[index].image(about: PHImageManagerMaximumSize, .aspectFit)),
          assetIdentifier: assets[index].localIdentifier)
      }
      delegate?.picker(self, didFinishPicking: results)
    }
    grid.frame = view.bounds
    grid.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(grid)
    self.grid = grid
  }
}

/// Told what was chosen.
@preconcurrency @MainActor public protocol PHPickerViewControllerDelegate: AnyObject {
  /// Called with what was chosen; nothing, if the user has changed their mind.
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

/// A view of a photograph that moves a little; it shows nothing, since there are none.
@preconcurrency @MainActor open class PHLivePhotoView: UIView {
  /// Whether it is silent; kept.
  open var isMuted = false
}

public import Foundation

/// Lets the user choose a photograph, or take one: a grid of made-up photographs in either case.
@preconcurrency @MainActor open class UIImagePickerController: UINavigationController {
  /// Where photographs come from; the grid is the same.
  public enum SourceType: Int, Sendable { case photoLibrary, camera, savedPhotosAlbum }
  /// Where a camera is.
  public enum CameraDevice: Int, Sendable { case rear, front }
  /// What a camera takes.
  public enum CameraCaptureMode: Int, Sendable { case photo, video }
  /// When the flash burns.
  public enum CameraFlashMode: Int, Sendable { case off = -1, auto, on }
  /// How good films are.
  public enum QualityType: Int, Sendable {
    case typeHigh, typeMedium, typeLow, type640x480, typeIFrame1280x720, typeIFrame960x540
  }

  /// A key of what is told of a choice.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// The key's name in UIKit.
    public let rawValue: String
    /// A key by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The photograph, a `UIImage`.
    public static let originalImage = InfoKey(
      rawValue: "UIImagePickerControllerOriginalImage")
    /// The photograph as the user cut it, a `UIImage`; the whole.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// How the user cut it.
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    /// The kind of what was chosen, "public.image".
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    /// The address of a film.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    /// The address of a photograph.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    /// What is known of a photograph.
    public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
    /// The photograph in the library.
    public static let phAsset = InfoKey(rawValue: "UIImagePickerControllerPHAsset")
  }

  /// Where photographs come from; kept, the grid is the same.
  open var sourceType = SourceType.photoLibrary
  /// The kinds that are offered; photographs.
  open var mediaTypes = ["public.image"]
  /// Whether the user may cut what was chosen, false by default; kept.
  open var allowsEditing = false
  /// The camera; kept.
  open var cameraDevice = CameraDevice.rear
  /// What the camera takes; kept.
  open var cameraCaptureMode = CameraCaptureMode.photo
  /// When the flash burns; kept.
  open var cameraFlashMode = CameraFlashMode.auto
  /// Whether the camera's buttons are seen; kept.
  open var showsCameraControls = true
  /// What lies over the camera's picture; kept.
  open var cameraOverlayView: UIView?
  /// How good films are; kept.
  open var videoQuality = QualityType.typeMedium
  /// Seconds of the longest film; kept.
  open var videoMaximumDuration: TimeInterval = 600
  /// How films are written; kept.
  open var videoExportPreset: String?

  /// The number of photographs that are offered.
  private static let count = 60

  /// Whether there is such a source: yes, a camera too.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { true }
  /// Whether there is such a camera: yes.
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { true }
  /// Whether it has a flash: the one behind.
  open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { cameraDevice == .rear }
  /// The kinds that a source offers.
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
    ["public.image", "public.movie"]
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    isNavigationBarHidden = true
    UIEnvironment.current.warn("the photo library holds made-up photographs")
    let pictures = (0..<Self.count).map { StandInPicture(.photograph, name: "photograph-\($0)") }
    let grid = PhotoGrid(pictures: pictures, choosesSeveral: false) { [weak self] chosen in
      self?.finish(chosen.first.map { pictures[$0] })
    }
    grid.frame = view.bounds
    grid.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(grid)
  }

  private func finish(_ picture: StandInPicture?) {
    let delegate = delegate as? any UIImagePickerControllerDelegate
    guard let picture else {
      if delegate?.imagePickerControllerDidCancel?(self) == nil { dismiss(animated: true) }
      return
    }
    let image = picture.image(size: CGSize(width: 1024, height: 768))
    var info: [InfoKey: Any] = [.originalImage: image, .mediaType: "public.image"]
    if allowsEditing { info[.editedImage] = image }
    if delegate?.imagePickerController?(self, didFinishPickingMediaWithInfo: info) == nil {
      dismiss(animated: true)
    }
  }
}

/// Told what was chosen; it has to dismiss the picker, and without the methods the picker goes by itself.
@preconcurrency @MainActor public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  /// Called with what was chosen.
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) throws(UnimplementedRequirement)
  /// Called if the user has changed their mind.
  func imagePickerControllerDidCancel(
    _ picker: UIImagePickerController) throws(UnimplementedRequirement)
}

/// Puts a picture into the library, which takes none: the target is told at once that it is done.
@preconcurrency @MainActor public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {
  if let completionSelector { TargetAction(completionTarget, completionSelector).perform(image) }
}

public import AnimLayers
public import AnimSourceRuntime
public import CoreMedia
public import Foundation
import UIKitCore
import AnimStandIns

// A camera that always sees the same photograph.

/// A camera or a microphone.
@preconcurrency @MainActor open class AVCaptureDevice: NSObject {
  /// Where a camera is.
  public enum Position: Int, Sendable { case unspecified, back, front }
  /// When the lamp burns.
  public enum FlashMode: Int, Sendable { case off, on, auto }
  /// Whether the lamp burns.
  public enum TorchMode: Int, Sendable { case off, on, auto }
  /// How a lens is focused.
  public enum FocusMode: Int, Sendable { case locked, autoFocus, continuousAutoFocus }
  /// How light is measured.
  public enum ExposureMode: Int, Sendable {
    case locked, autoExpose, continuousAutoExposure, custom
  }

  /// The build of a device.
  public struct DeviceType: RawRepresentable, Hashable, Sendable {
    /// The name of the build in AVFoundation.
    public let rawValue: String
    /// A build by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A camera for what is usual.
    public static let builtInWideAngleCamera = Self(
      rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera")
    /// A camera for what is far.
    public static let builtInTelephotoCamera = Self(
      rawValue: "AVCaptureDeviceTypeBuiltInTelephotoCamera")
    /// A camera for what is near.
    public static let builtInUltraWideCamera = Self(
      rawValue: "AVCaptureDeviceTypeBuiltInUltraWideCamera")
    /// Two cameras in one.
    public static let builtInDualCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInDualCamera")
    /// Two cameras in front that measure distances.
    public static let builtInTrueDepthCamera = Self(
      rawValue: "AVCaptureDeviceTypeBuiltInTrueDepthCamera")
    /// A microphone.
    public static let builtInMicrophone = Self(rawValue: "AVCaptureDeviceTypeBuiltInMicrophone")
  }

  /// What the device takes in.
  let mediaType: AVMediaType
  /// Where it is.
  public let position: Position

  init(_ mediaType: AVMediaType, _ position: Position) {
    self.mediaType = mediaType
    self.position = position
  }

  /// The device for a kind of media: a camera behind, or a microphone.
  open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? {
    AVCaptureDevice(mediaType, mediaType == .video ? .back : .unspecified)
  }

  /// The device of a build; they are all the same.
  open class func `default`(
    _ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position
  ) -> AVCaptureDevice? { AVCaptureDevice(mediaType ?? .video, position) }

  /// All devices of a kind.
  open class func devices(for mediaType: AVMediaType) -> [AVCaptureDevice] {
    mediaType == .video
      ? [AVCaptureDevice(.video, .back), AVCaptureDevice(.video, .front)]
      : [AVCaptureDevice(mediaType, .unspecified)]
  }

  /// Whether the app may use such devices: it may.
  open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
    .authorized
  }

  /// Answers that the app may use such devices.
  open class func requestAccess(
    for mediaType: AVMediaType, completionHandler handler: @escaping (Bool) -> Void
  ) { handler(true) }

  /// Whether the app may use such devices: it may.
  open class func requestAccess(for mediaType: AVMediaType) async -> Bool { true }

  /// The name of the device.
  open var localizedName: String { position == .front ? "Front Camera" : "Back Camera" }
  /// A name that no other device has.
  open var uniqueID: String { localizedName }
  /// Whether there is a flash: not in front.
  open var hasFlash: Bool { position == .back }
  /// Whether there is a lamp: not in front.
  open var hasTorch: Bool { position == .back }
  /// Whether the lamp can be used.
  open var isTorchAvailable: Bool { hasTorch }
  /// Whether the lamp burns: never.
  open var isTorchActive: Bool { false }
  /// Lights the lamp; nothing is lit.
  open func setTorchModeOn(level torchLevel: Float) throws { torchMode = .on }
  /// Whether the flash can be used.
  open var isFlashAvailable: Bool { hasFlash }
  /// Whether the lamp burns; kept, nothing is lit.
  open var torchMode = TorchMode.off
  /// When the flash burns; kept, nothing is lit.
  open var flashMode = FlashMode.off
  /// How the lens is focused; kept.
  open var focusMode = FocusMode.continuousAutoFocus
  /// How light is measured; kept.
  open var exposureMode = ExposureMode.continuousAutoExposure
  /// The point that is focused on; kept.
  open var focusPointOfInterest = CGPoint(x: 0.5, y: 0.5)
  /// The point at which light is measured; kept.
  open var exposurePointOfInterest = CGPoint(x: 0.5, y: 0.5)
  /// Whether a point can be focused on: yes.
  open var isFocusPointOfInterestSupported: Bool { true }
  /// Whether light can be measured at a point: yes.
  open var isExposurePointOfInterestSupported: Bool { true }
  /// The magnification; kept, the picture stays.
  open var videoZoomFactor: CGFloat = 1
  /// Whether a lens can be focused so: yes.
  open func isFocusModeSupported(_ focusMode: FocusMode) -> Bool { true }
  /// Whether light can be measured so: yes.
  open func isExposureModeSupported(_ exposureMode: ExposureMode) -> Bool { true }
  /// Whether the lamp can burn so.
  open func isTorchModeSupported(_ torchMode: TorchMode) -> Bool { hasTorch }
  /// Does nothing: nobody else changes the device.
  open func lockForConfiguration() throws {}
  /// Does nothing.
  open func unlockForConfiguration() {}

  /// Finds devices.
  @preconcurrency @MainActor open class DiscoverySession: NSObject {
    /// The devices that were found.
    public let devices: [AVCaptureDevice]

    /// Finds a device of each build.
    public init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) {
      let places: [Position] = position == .unspecified ? [.back, .front] : [position]
      devices = places.map { AVCaptureDevice(mediaType ?? .video, $0) }
    }
  }
}

/// Whether an app may use cameras or microphones.
public enum AVAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized
}

/// The way in which a camera is held.
public enum AVCaptureVideoOrientation: Int, Sendable {
  case portrait = 1, portraitUpsideDown, landscapeRight, landscapeLeft
}

/// Where something comes from.
@preconcurrency @MainActor open class AVCaptureInput: NSObject {}

/// A device that something comes from.
@preconcurrency @MainActor open class AVCaptureDeviceInput: AVCaptureInput {
  /// The device.
  public let device: AVCaptureDevice
  /// An input of a device.
  public init(device: AVCaptureDevice) throws { self.device = device }
}

/// Where something goes to.
@preconcurrency @MainActor open class AVCaptureOutput: NSObject {
  /// The way to the output.
  open func connection(with mediaType: AVMediaType) -> AVCaptureConnection? {
    AVCaptureConnection()
  }
  /// The ways to the output.
  open var connections: [AVCaptureConnection] { [AVCaptureConnection()] }
}

/// A way from an input to an output.
@preconcurrency @MainActor open class AVCaptureConnection: NSObject {
  /// The way in which pictures are turned; kept.
  open var videoOrientation = AVCaptureVideoOrientation.portrait
  /// Whether pictures can be turned: yes.
  open var isVideoOrientationSupported: Bool { true }
  /// Whether pictures are mirrored; kept.
  open var isVideoMirrored = false
  /// Whether pictures can be mirrored: yes.
  open var isVideoMirroringSupported: Bool { true }
  /// The angle by which pictures are turned; kept.
  open var videoRotationAngle: CGFloat = 0
  /// Whether pictures can be turned by an angle: yes.
  open func isVideoRotationAngleSupported(_ videoRotationAngle: CGFloat) -> Bool { true }
}

/// Leads from inputs to outputs.
@preconcurrency @MainActor open class AVCaptureSession: NSObject {
  /// A size and quality of pictures.
  public struct Preset: RawRepresentable, Hashable, Sendable {
    /// The name of the preset in AVFoundation.
    public let rawValue: String
    /// A preset by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// For photographs.
    public static let photo = Preset(rawValue: "AVCaptureSessionPresetPhoto")
    /// Of high quality.
    public static let high = Preset(rawValue: "AVCaptureSessionPresetHigh")
    /// Of middling quality.
    public static let medium = Preset(rawValue: "AVCaptureSessionPresetMedium")
    /// Of low quality.
    public static let low = Preset(rawValue: "AVCaptureSessionPresetLow")
    /// 1280 × 720.
    public static let hd1280x720 = Preset(rawValue: "AVCaptureSessionPreset1280x720")
    /// 1920 × 1080.
    public static let hd1920x1080 = Preset(rawValue: "AVCaptureSessionPreset1920x1080")
    /// What the device's format says.
    public static let inputPriority = Preset(rawValue: "AVCaptureSessionPresetInputPriority")
  }

  /// The size and quality of pictures; kept.
  open var sessionPreset = Preset.high
  /// Where something comes from.
  open private(set) var inputs: [AVCaptureInput] = []
  /// Where something goes to.
  open private(set) var outputs: [AVCaptureOutput] = []
  /// Whether something is on its way.
  open private(set) var isRunning = false
  var preview: [PreviewOfSession] = []

  /// Whether a preset can be used: yes.
  open func canSetSessionPreset(_ preset: Preset) -> Bool { true }
  /// Whether an input can be added, as long as it is not there.
  open func canAddInput(_ input: AVCaptureInput) -> Bool { !inputs.contains(input) }
  /// Adds an input.
  open func addInput(_ input: AVCaptureInput) { inputs.append(input) }
  /// Takes an input away.
  open func removeInput(_ input: AVCaptureInput) { inputs.removeAll { $0 === input } }
  /// Whether an output can be added, as long as it is not there.
  open func canAddOutput(_ output: AVCaptureOutput) -> Bool { !outputs.contains(output) }
  /// Adds an output.
  open func addOutput(_ output: AVCaptureOutput) { outputs.append(output) }
  /// Takes an output away.
  open func removeOutput(_ output: AVCaptureOutput) { outputs.removeAll { $0 === output } }
  /// Does nothing: changes count at once.
  open func beginConfiguration() {}
  /// Does nothing: changes count at once.
  open func commitConfiguration() {}
  /// Shows the camera's picture in previews.
  open func startRunning() { run(true) }
  /// Blackens previews.
  open func stopRunning() { run(false) }

  private func run(_ runs: Bool) {
    isRunning = runs
    for preview in preview { preview.layer?.setNeedsDisplay() }
  }

  /// The photograph that the camera sees.
  var still: StandInPicture {
    let camera = inputs.lazy.compactMap { ($0 as? AVCaptureDeviceInput)?.device }
      .first { $0.mediaType == .video }
    return StandInPicture(.photograph, name: camera?.localizedName ?? "camera")
  }
}

/// A layer that shows a session, and is not kept by it.
struct PreviewOfSession {
  weak var layer: AVCaptureVideoPreviewLayer?
}

/// A layer that shows what a camera sees: a made-up photograph, of which the simulation warns once.
@preconcurrency @MainActor open class AVCaptureVideoPreviewLayer: CALayer {
  /// The session with the camera.
  open var session: AVCaptureSession? {
    didSet {
      session?.preview.append(PreviewOfSession(layer: self))
      setNeedsDisplay()
    }
  }
  /// How the picture is placed in the bounds; it fills them here.
  open var videoGravity = AVLayerVideoGravity.resizeAspect { didSet { setNeedsDisplay() } }
  /// The way to the layer.
  open private(set) lazy var connection: AVCaptureConnection? = AVCaptureConnection()

  public override init() {
    super.init()
    needsDisplayOnBoundsChange = true
  }

  public override init(layer: Any) { super.init(layer: layer) }

  /// One that an interface file describes.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A layer of a session.
  public convenience init(session: AVCaptureSession) {
    self.init()
    self.session = session
  }

  /// A point of the layer as a part of the picture.
  open func captureDevicePointConverted(fromLayerPoint pointInLayer: CGPoint) -> CGPoint {
    CGPoint(
      x: pointInLayer.x / max(1, bounds.width), y: pointInLayer.y / max(1, bounds.height))
  }

  open override func display() {
    guard let session, session.isRunning else {
      content = .none
      return
    }
    StandIn.camera.warn()
    content = StandIn.drawing(of: session.still, in: bounds, at: bounds)
  }
}

/// Takes photographs: always the one that the camera sees.
@preconcurrency @MainActor open class AVCapturePhotoOutput: AVCaptureOutput {
  /// Whether photographs in high resolution can be asked for; kept.
  open var isHighResolutionCaptureEnabled = false
  /// Whether living photographs can be taken: no.
  open var isLivePhotoCaptureSupported: Bool { false }
  /// The flash's modes.
  open var supportedFlashModes: [AVCaptureDevice.FlashMode] { [.off, .on, .auto] }

  /// Hands a photograph to the delegate at once.
  open func capturePhoto(
    with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate
  ) {
    let picture = StandInPicture(.photograph, name: "Back Camera")
    delegate.photoOutput(
      self, didFinishProcessingPhoto: AVCapturePhoto(picture), error: nil)
  }
}

/// How a photograph is to be taken; kept.
@preconcurrency @MainActor open class AVCapturePhotoSettings: NSObject {
  /// The format of the photograph.
  public let format: [String: Any]?
  /// When the flash burns.
  open var flashMode = AVCaptureDevice.FlashMode.off
  /// Whether the photograph is taken in high resolution.
  open var isHighResolutionPhotoEnabled = false
  /// Settings of a format.
  public init(format: [String: Any]?) { self.format = format }
  /// The settings by default.
  public override convenience init() { self.init(format: nil) }
}

/// A photograph that was taken.
@preconcurrency @MainActor open class AVCapturePhoto: NSObject {
  private let picture: StandInPicture
  init(_ picture: StandInPicture) { self.picture = picture }

  private var image: UIImage { picture.image(size: CGSize(width: 480, height: 640)) }
  /// The photograph as a file; nil if it has no pixels.
  open func fileDataRepresentation() -> Data? { image.jpegData(compressionQuality: 0.9) }
  /// The photograph's pixels.
  open func cgImageRepresentation() -> CGImage? { image.cgImage }
}

/// Told of photographs.
@preconcurrency @MainActor public protocol AVCapturePhotoCaptureDelegate: NSObjectProtocol {
  /// Called with a photograph; does nothing unless implemented.
  func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto,
    error: (any Error)?)
}

extension AVCapturePhotoCaptureDelegate {
  /// Does nothing.
  public func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto,
    error: (any Error)?
  ) {}
}

/// Recognises codes; none are ever seen.
@preconcurrency @MainActor open class AVCaptureMetadataOutput: AVCaptureOutput {
  /// What is to be recognised; kept.
  open var metadataObjectTypes: [AVMetadataObject.ObjectType]! = []
  /// What could be recognised: every kind.
  open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] {
    [.qr, .ean13, .ean8, .code128, .face]
  }
  /// Where it is looked for; kept.
  open var rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// Keeps nobody: nothing is ever recognised.
  open func setMetadataObjectsDelegate(
    _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?, queue: SimulatedQueue?
  ) {}
}

/// Something that was recognised.
@preconcurrency @MainActor open class AVMetadataObject: NSObject {
  /// A kind of what can be recognised.
  public struct ObjectType: RawRepresentable, Hashable, Sendable {
    /// The name of the kind in AVFoundation.
    public let rawValue: String
    /// A kind by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A QR code.
    public static let qr = ObjectType(rawValue: "org.iso.QRCode")
    /// The code of a product in Europe.
    public static let ean13 = ObjectType(rawValue: "org.gs1.EAN-13")
    /// A short code of a product.
    public static let ean8 = ObjectType(rawValue: "org.gs1.EAN-8")
    /// A code of letters and digits.
    public static let code128 = ObjectType(rawValue: "org.iso.Code128")
    /// A short code of letters and digits.
    public static let code39 = ObjectType(rawValue: "org.iso.Code39")
    /// The same with a number to check it by.
    public static let code39Mod43 = ObjectType(rawValue: "org.iso.Code39Mod43")
    /// A dense code of letters and digits.
    public static let code93 = ObjectType(rawValue: "com.intermec.Code93")
    /// A code of numbers in pairs.
    public static let interleaved2of5 = ObjectType(rawValue: "org.ansi.Interleaved2of5")
    /// The code of cartons.
    public static let itf14 = ObjectType(rawValue: "org.gs1.ITF14")
    /// A short code of products in America.
    public static let upce = ObjectType(rawValue: "org.gs1.UPC-E")
    /// A code of rows, as on identity cards.
    public static let pdf417 = ObjectType(rawValue: "org.iso.PDF417")
    /// A code around a square, as on tickets.
    public static let aztec = ObjectType(rawValue: "org.iso.Aztec")
    /// A code in a square, as on parcels.
    public static let dataMatrix = ObjectType(rawValue: "org.iso.DataMatrix")
    /// A face.
    public static let face = ObjectType(rawValue: "face")
  }

  /// What it is.
  open var type: ObjectType { .qr }
  /// Where it is, as a part of the picture.
  open var bounds: CGRect { .zero }
  /// When it was seen.
  open var time: CMTime { .zero }
}

/// A code that was recognised.
@preconcurrency @MainActor open class AVMetadataMachineReadableCodeObject: AVMetadataObject {
  /// What the code says.
  open var stringValue: String? { nil }
  /// Where its corners are, as parts of the picture.
  open var corners: [CGPoint] { [] }
}

/// Told of what was recognised.
@preconcurrency @MainActor public protocol AVCaptureMetadataOutputObjectsDelegate: NSObjectProtocol
{
  /// Called with what was recognised, so never.
  func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection)
}

extension AVCaptureMetadataOutputObjectsDelegate {
  /// Does nothing.
  public func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection
  ) {}
}

/// Records a film; nothing is written.
@preconcurrency @MainActor open class AVCaptureMovieFileOutput: AVCaptureOutput {
  /// Whether it is being recorded: never.
  open var isRecording: Bool { false }
  /// Does nothing.
  open func startRecording(
    to outputFileURL: URL, recordingDelegate delegate: AnyObject
  ) {}
  /// Does nothing.
  open func stopRecording() {}
}

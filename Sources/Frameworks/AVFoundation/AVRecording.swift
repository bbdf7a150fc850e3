import AnimLayers
public import AnimSourceRuntime
public import Foundation

/// Records a sound: time passes, and nothing is written.
@preconcurrency @MainActor open class AVAudioRecorder: NSObject {
  /// Where the sound would be written.
  public let url: URL
  /// How it would be written.
  public let settings: [String: Any]
  /// Who is told of the end.
  open weak var delegate: (any AVAudioRecorderDelegate)?
  /// Whether levels are measured; kept: it is silent.
  open var isMeteringEnabled = false
  private var start: TimeInterval?
  private var elapsed: TimeInterval = 0
  private var end: MediaClock.Token?

  /// A recorder that writes to a file, which is not made.
  public init(url: URL, settings: [String: Any]) throws {
    self.url = url
    self.settings = settings
  }

  /// Whether time passes.
  open var isRecording: Bool { start != nil }
  /// The seconds that have passed.
  open var currentTime: TimeInterval { elapsed + (start.map { MediaClock.current.now - $0 } ?? 0) }

  /// Does nothing: there is nothing to prepare.
  @discardableResult open func prepareToRecord() -> Bool { true }
  /// Lets time pass.
  @discardableResult open func record() -> Bool {
    if start == nil { start = MediaClock.current.now }
    return true
  }
  /// Lets time pass for some seconds, and tells of the end then.
  @discardableResult open func record(forDuration duration: TimeInterval) -> Bool {
    record()
    end = MediaClock.current.schedule(after: duration) { [weak self] in self?.stop() }
    return true
  }
  /// Has time stand still.
  open func pause() {
    elapsed = currentTime
    start = nil
  }
  /// Ends it, and tells so.
  open func stop() {
    if let end { MediaClock.current.cancel(end) }
    (end, start, elapsed) = (nil, nil, 0)
    delegate?.audioRecorderDidFinishRecording(self, successfully: true)
  }
  /// Does nothing: there is no file.
  @discardableResult open func deleteRecording() -> Bool { true }
  /// Does nothing: it is silent.
  open func updateMeters() {}
  /// The mean level in decibels: that of silence.
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
  /// The highest level in decibels: that of silence.
  open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}

/// Told of the end of a recording.
@preconcurrency @MainActor public protocol AVAudioRecorderDelegate: NSObjectProtocol {
  /// Called at the end; does nothing unless implemented.
  func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
  /// Called if it cannot be written, so never.
  func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?)
}

extension AVAudioRecorderDelegate {
  /// Does nothing.
  public func audioRecorderDidFinishRecording(
    _ recorder: AVAudioRecorder, successfully flag: Bool
  ) {}
  /// Does nothing.
  public func audioRecorderEncodeErrorDidOccur(
    _ recorder: AVAudioRecorder, error: (any Error)?
  ) {}
}

/// How well a sound is written.
public enum AVAudioQuality: Int, Sendable {
  case min = 0
  case low = 32
  case medium = 64
  case high = 96
  case max = 127
}

/// The name of a sound's format in settings.
public let AVFormatIDKey = "AVFormatIDKey"
/// The name of the samples per second in settings.
public let AVSampleRateKey = "AVSampleRateKey"
/// The name of the number of channels in settings.
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
/// The name of the quality in settings.
public let AVEncoderAudioQualityKey = "AVEncoderQualityKey"
/// The name of the bits per second in settings.
public let AVEncoderBitRateKey = "AVEncoderBitRateKey"
/// The name of the bits of a sample in settings.
public let AVLinearPCMBitDepthKey = "AVLinearPCMBitDepthKey"

/// How pictures are packed.
public struct AVVideoCodecType: RawRepresentable, Hashable, Sendable {
  /// The name of the way.
  public let rawValue: String
  /// A way by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// By H.264.
  public static let h264 = Self(rawValue: "avc1")
  /// By H.265.
  public static let hevc = Self(rawValue: "hvc1")
  /// By JPEG, each for itself.
  public static let jpeg = Self(rawValue: "jpeg")
  /// By ProRes 422.
  public static let proRes422 = Self(rawValue: "apcn")
}

/// The name of the way in which pictures are packed in settings.
public let AVVideoCodecKey = "AVVideoCodecKey"
/// The name of a width in settings.
public let AVVideoWidthKey = "AVVideoWidthKey"
/// The name of a height in settings.
public let AVVideoHeightKey = "AVVideoHeightKey"

/// The quality that is as high as it can be.
public let AVAssetExportPresetHighestQuality = "AVAssetExportPresetHighestQuality"
/// A quality between the others.
public let AVAssetExportPresetMediumQuality = "AVAssetExportPresetMediumQuality"
/// The quality that is as low as it can be.
public let AVAssetExportPresetLowQuality = "AVAssetExportPresetLowQuality"
/// What is there is written as it is.
public let AVAssetExportPresetPassthrough = "AVAssetExportPresetPassthrough"
/// A width of 1280 pixels.
public let AVAssetExportPreset1280x720 = "AVAssetExportPreset1280x720"
/// A width of 1920 pixels.
public let AVAssetExportPreset1920x1080 = "AVAssetExportPreset1920x1080"
/// Sound alone.
public let AVAssetExportPresetAppleM4A = "AVAssetExportPresetAppleM4A"

/// Writes an asset in another form; nothing is written, and who asks is told so.
@preconcurrency @MainActor open class AVAssetExportSession: NSObject {
  /// How far it is.
  public enum Status: Int, Sendable {
    case unknown, waiting, exporting, completed, failed, cancelled
  }
  /// What is to be written.
  public let asset: AVAsset
  /// The form.
  public let presetName: String
  /// Where it would be written.
  open var outputURL: URL?
  /// The kind of the file.
  open var outputFileType: AVFileType?
  /// Whether it is for being sent; kept.
  open var shouldOptimizeForNetworkUse = false
  /// How far it is: it has failed once it was asked for.
  open private(set) var status = Status.unknown
  /// Why it failed.
  open private(set) var error: (any Error)?
  /// The part that is written, 0 to 1: nothing.
  open var progress: Float { 0 }

  /// Of an asset in a form.
  public init?(asset: AVAsset, presetName: String) {
    self.asset = asset
    self.presetName = presetName
  }

  /// The forms that an asset can be written in.
  open class func exportPresets(compatibleWith asset: AVAsset) -> [String] {
    [
      AVAssetExportPresetLowQuality, AVAssetExportPresetMediumQuality,
      AVAssetExportPresetHighestQuality,
    ]
  }

  /// Fails, and says so at once.
  open func exportAsynchronously(completionHandler handler: @escaping () -> Void) {
    status = .failed
    error = CocoaError(.featureUnsupported)
    handler()
  }

  /// Gives up.
  open func cancelExport() { status = .cancelled }
}

/// Hands over the pictures of a camera; none comes.
@preconcurrency @MainActor open class AVCaptureVideoDataOutput: AVCaptureOutput {
  /// How pictures are to be; kept.
  open var videoSettings: [String: Any]! = [:]
  /// Whether pictures that come late are left out, true by default; kept.
  open var alwaysDiscardsLateVideoFrames = true
  /// Whom pictures are handed to.
  public private(set) weak var sampleBufferDelegate:
    (any AVCaptureVideoDataOutputSampleBufferDelegate)?
  /// An output that nobody listens to.
  public override init() { super.init() }
  /// Sets whom pictures are handed to.
  open func setSampleBufferDelegate(
    _ sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?,
    queue sampleBufferCallbackQueue: SimulatedQueue?
  ) { self.sampleBufferDelegate = sampleBufferDelegate }
}

/// Is handed the pictures of a camera, so never.
@preconcurrency @MainActor
public protocol AVCaptureVideoDataOutputSampleBufferDelegate: NSObjectProtocol {}

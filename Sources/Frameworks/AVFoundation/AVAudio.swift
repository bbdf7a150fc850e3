import CoreMedia
public import Foundation
import UIKitCore

/// The app's part in what is heard from the device: nothing.
@preconcurrency @MainActor open class AVAudioSession: NSObject {
  /// The way in which an app uses sound.
  public struct Category: RawRepresentable, Hashable, Sendable {
    /// The name of the category in AVFoundation.
    public let rawValue: String
    /// A category by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Sound is a part of it; the silent switch is heeded.
    public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
    /// The same, alone.
    public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
    /// Sound is what it is for.
    public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
    /// It listens.
    public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
    /// It listens and plays.
    public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
  }

  /// A special use of a category.
  public struct Mode: RawRepresentable, Hashable, Sendable {
    /// The name of the mode in AVFoundation.
    public let rawValue: String
    /// A mode by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// None.
    public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
    /// For films.
    public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
    /// For recordings of a camera.
    public static let videoRecording = Mode(rawValue: "AVAudioSessionModeVideoRecording")
    /// For speech.
    public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
    /// For calls.
    public static let voiceChat = Mode(rawValue: "AVAudioSessionModeVoiceChat")
  }

  /// Ways in which a category is changed.
  public struct CategoryOptions: OptionSet, Sendable {
    /// The bits, as in AVFoundation.
    public let rawValue: UInt
    /// The options whose bits are set in `rawValue`.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Others are heard too.
    public static let mixWithOthers = CategoryOptions(rawValue: 1)
    /// Others are heard more softly.
    public static let duckOthers = CategoryOptions(rawValue: 2)
    /// With headsets.
    public static let allowBluetooth = CategoryOptions(rawValue: 4)
    /// By the loudspeaker.
    public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
  }

  /// Ways in which a session begins or ends.
  public struct SetActiveOptions: OptionSet, Sendable {
    /// The bits, as in AVFoundation.
    public let rawValue: UInt
    /// The options whose bits are set in `rawValue`.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Others learn that the session has ended.
    public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
  }

  /// Whether another app takes the sound or gives it back.
  public enum InterruptionType: UInt, Sendable { case ended, began }

  /// What goes with the end of an interruption.
  public struct InterruptionOptions: OptionSet, Sendable {
    /// The bits, as in AVFoundation.
    public let rawValue: UInt
    /// The options whose bits are set in `rawValue`.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The app may go on.
    public static let shouldResume = InterruptionOptions(rawValue: 1)
  }

  /// Why the sound goes another way.
  public enum RouteChangeReason: UInt, Sendable {
    case unknown = 0
    case newDeviceAvailable = 1
    case oldDeviceUnavailable = 2
    case categoryChange = 3
    case override = 4
    case wakeFromSleep = 6
    case noSuitableRouteForCategory = 7
    case routeConfigurationChange = 8
  }

  /// The state of a permission to record.
  public enum RecordPermission: UInt, Sendable { case undetermined, denied, granted }

  private static let shared = AVAudioSession()
  /// The session of the app.
  open class func sharedInstance() -> AVAudioSession { shared }

  /// What was set; `soloAmbient` at first.
  open private(set) var category = Category.soloAmbient
  /// What was set; none at first.
  open private(set) var mode = Mode.default
  /// How loud the device is: half as loud as it can be.
  open var outputVolume: Float { 0.5 }
  /// Whether the app may record; it was never asked.
  open var recordPermission: RecordPermission { .undetermined }

  /// Keeps the category.
  open func setCategory(_ category: Category) throws { self.category = category }
  /// Keeps the category.
  open func setCategory(_ category: Category, options: CategoryOptions = []) throws {
    self.category = category
  }
  /// Keeps category and mode.
  open func setCategory(
    _ category: Category, mode: Mode, options: CategoryOptions = []
  ) throws {
    self.category = category
    self.mode = mode
  }
  /// Keeps the mode.
  open func setMode(_ mode: Mode) throws { self.mode = mode }
  /// Does nothing: nothing is heard.
  open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
  /// Answers that the user does not want that.
  open func requestRecordPermission(_ response: @escaping (Bool) -> Void) { response(false) }

  /// Another app took the sound; never posted.
  public static let interruptionNotification = Notification.Name(
    "AVAudioSessionInterruptionNotification")
  /// The sound goes another way; never posted.
  public static let routeChangeNotification = Notification.Name(
    "AVAudioSessionRouteChangeNotification")
}

/// Plays a sound file: time passes, and nothing is heard.
@preconcurrency @MainActor open class AVAudioPlayer: NSObject {
  /// Who is told of the end.
  open weak var delegate: (any AVAudioPlayerDelegate)?
  /// How loud it plays, 0 to 1; nothing is heard.
  open var volume: Float = 1
  /// How often the sound is repeated; without end below 0.
  open var numberOfLoops = 0
  /// Seconds of the sound that pass in a second; 1 by default.
  open var rate: Float = 1
  /// The file; nil for a player of data.
  public let url: URL?
  private let player: AVPlayer
  private var observer: (any NSObjectProtocol)?

  /// A player of nothing.
  public override convenience init() { self.init(of: nil) }
  /// A player of the file at an address, which is not read.
  public convenience init(contentsOf url: URL) throws { self.init(of: url) }
  /// A player of a file's contents, which are not read.
  public convenience init(data: Data) throws { self.init(of: nil) }

  private init(of url: URL?) {
    self.url = url
    player = AVPlayer(playerItem: AVPlayerItem(asset: AVAsset(at: url)))
    super.init()
    observer = NotificationCenter.default.addObserverOfScene(
      forName: AVPlayerItem.didPlayToEndTimeNotification, object: player.currentItem
    ) { [weak self] _ in MainActor.assumeIsolated { self?.reachEnd() } }
  }

  private func reachEnd() {
    player.seek(to: .zero)
    guard numberOfLoops == 0 else {
      numberOfLoops = max(-1, numberOfLoops - 1)
      player.play()
      return
    }
    delegate?.audioPlayerDidFinishPlaying(self, successfully: true)
  }

  /// Half a minute, since nothing is read.
  open var duration: TimeInterval { player.currentItem?.duration.seconds ?? 0 }
  /// The place in the sound, in seconds.
  open var currentTime: TimeInterval {
    get { player.currentTime().seconds }
    set { player.seek(to: .init(seconds: newValue, preferredTimescale: 600)) }
  }
  /// Whether time passes.
  open var isPlaying: Bool { player.rate != 0 }

  /// Does nothing: there is nothing to prepare.
  @discardableResult open func prepareToPlay() -> Bool { true }
  /// Lets time pass.
  @discardableResult open func play() -> Bool {
    player.rate = rate
    return true
  }
  /// Has time stand still.
  open func pause() { player.pause() }
  /// Has time stand still.
  open func stop() { player.pause() }
}

/// Told of the end of a sound.
@preconcurrency @MainActor public protocol AVAudioPlayerDelegate: NSObjectProtocol {
  /// Called at the end; does nothing unless implemented.
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
}

extension AVAudioPlayerDelegate {
  /// Does nothing.
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
}

/// The key of the kind of an interruption.
public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"
/// The key of what goes with the end of an interruption.
public let AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"
/// The key of the reason why the sound goes another way.
public let AVAudioSessionRouteChangeReasonKey = "AVAudioSessionRouteChangeReasonKey"
/// The key of the way that the sound went before.
public let AVAudioSessionRouteChangePreviousRouteKey = "AVAudioSessionRouteChangePreviousRouteKey"

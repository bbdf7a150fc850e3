import AnimLayers
public import CoreMedia
public import Foundation
public import UIKitCore
import AnimStandIns

/// Plays an asset: time passes on the stage's clock, and one picture stands still.
@preconcurrency @MainActor open class AVPlayer: NSObject {
  /// What a player does when its item is over.
  public enum ActionAtItemEnd: Int, Sendable { case advance, pause, none }
  /// Whether a player can play.
  public enum Status: Int, Sendable { case unknown, readyToPlay, failed }
  /// Whether time passes.
  public enum TimeControlStatus: Int, Sendable {
    case paused, waitingToPlayAtSpecifiedRate, playing
  }

  package var keyObservers: KeyValueObservers?
  private var item: AVPlayerItem?
  private var speed: Float = 0
  /// The place in the item when the clock was at `since`.
  private var place = 0.0
  private var since = 0.0
  private var end: MediaClock.Token?
  private var watchers: [TimeWatcher] = []

  /// What is done at the end of the item; by default the player pauses there.
  open var actionAtItemEnd = ActionAtItemEnd.pause
  /// How loud it plays, 0 to 1; nothing is heard.
  open var volume: Float = 1
  /// Whether it is silent, false by default; nothing is heard in any case.
  open var isMuted = false
  /// Whether the player waits until it can go on without a stop; it always can.
  open var automaticallyWaitsToMinimizeStalling = true
  /// Whether pictures may be sent to a television, true by default; there is none.
  open var allowsExternalPlayback = true
  /// Whether the screen stays on, true by default; it always does.
  open var preventsDisplaySleepDuringVideoPlayback = true

  /// A player of nothing.
  public override init() { super.init() }

  /// A player of an item.
  public init(playerItem item: AVPlayerItem?) {
    self.item = item
    super.init()
  }

  /// A player of the asset at an address.
  public convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }

  /// What is played.
  open var currentItem: AVPlayerItem? { item }

  /// Plays another item, or nothing, from its beginning.
  open func replaceCurrentItem(with item: AVPlayerItem?) {
    self.item = item
    set(place: 0)
    for layer in layers { layer.show() }
    keyObservers?.check()
  }

  /// Whether the player can play: it can.
  open var status: Status { .readyToPlay }
  /// The error that keeps the player from playing; there is none.
  open var error: (any Error)? { nil }
  /// Whether time passes.
  open var timeControlStatus: TimeControlStatus { speed == 0 ? .paused : .playing }

  /// Seconds of the item that pass in a second; 0 for a pause.
  open var rate: Float {
    get { speed }
    set {
      set(place: now)
      speed = newValue
      schedule()
      keyObservers?.check()
    }
  }

  /// Lets time pass.
  open func play() { rate = 1 }
  /// Has time stand still.
  open func pause() { rate = 0 }
  /// Lets time pass at another rate, at once.
  open func playImmediately(atRate rate: Float) { self.rate = rate }

  private var duration: Double { item?.duration.seconds ?? 0 }
  private var now: Double {
    min(max(0, place + Double(speed) * (MediaClock.current.now - since)), duration)
  }

  /// The place in the item.
  open func currentTime() -> CMTime { CMTime(seconds: now, preferredTimescale: 600) }

  /// Goes to a place in the item.
  open func seek(to time: CMTime) {
    set(place: time.seconds.isFinite ? time.seconds : 0)
    schedule()
  }

  /// Goes to a place in the item, and tells so.
  open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) {
    seek(to: time)
    completionHandler(true)
  }

  /// Goes to a place in the item; exactly, whatever the tolerances.
  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {
    seek(to: time)
  }

  /// Goes to a place in the item; exactly, whatever the tolerances.
  open func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
    completionHandler: @escaping (Bool) -> Void
  ) { seek(to: time, completionHandler: completionHandler) }

  private func set(place: Double) {
    self.place = place
    since = MediaClock.current.now
  }

  /// Has the end of the item come when it is due.
  private func schedule() {
    if let end { MediaClock.current.cancel(end) }
    end = nil
    for watcher in watchers { watcher.schedule(while: speed > 0) }
    guard speed > 0, item != nil else { return }
    let left = max(0, duration - now) / Double(speed)
    end = MediaClock.current.schedule(after: left) { [weak self] in self?.reachEnd() }
  }

  /// Called at the end of the item.
  func reachEnd() {
    end = nil
    let ended = item
    set(place: duration)
    if actionAtItemEnd != .none { rate = 0 }
    NotificationCenter.default.post(name: AVPlayerItem.didPlayToEndTimeNotification, object: ended)
  }

  /// Has `block` called every so often while time passes.
  ///
  /// - Returns: What ends the calls, by `removeTimeObserver`.
  @_disfavoredOverload open func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping (CMTime) -> Void
  ) -> Any {
    let watcher = TimeWatcher(max(interval.seconds, 1.0 / 60)) { [unowned self] in
      block(currentTime())
    }
    watchers.append(watcher)
    watcher.schedule(while: speed > 0)
    return watcher
  }

  /// Ends calls.
  open func removeTimeObserver(_ observer: Any) {
    watchers.removeAll { watcher in
      guard watcher === observer as AnyObject else { return false }
      watcher.schedule(while: false)
      return true
    }
  }

  /// The layers that show the player.
  var layers: [AVPlayerLayer] { shown.compactMap(\.layer) }
  var shown: [ShownLayer] = []

  isolated deinit {
    if let end { MediaClock.current.cancel(end) }
    for watcher in watchers { watcher.schedule(while: false) }
  }
}

extension AVPlayer: KeyValueObservable, KeyValueObserved {
  /// The value of what can be observed by name; nil for all else.
  public func value(forKey key: String) -> Any? {
    switch key {
    case "rate": rate
    case "status": status.rawValue
    case "timeControlStatus": timeControlStatus.rawValue
    case "currentItem": currentItem
    default: nil
    }
  }

  /// Does nothing: players observe nobody.
  public func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}
}

/// A layer that shows a player, and is not kept by it.
struct ShownLayer {
  weak var layer: AVPlayerLayer?
}

/// Calls something every so often while a player's time passes.
@MainActor private final class TimeWatcher {
  private let interval: Double
  private let call: () -> Void
  private var next: MediaClock.Token?

  init(_ interval: Double, _ call: @escaping () -> Void) {
    self.interval = interval
    self.call = call
  }

  func schedule(while plays: Bool) {
    if let next { MediaClock.current.cancel(next) }
    next = nil
    guard plays else { return }
    next = MediaClock.current.schedule(after: interval) { [weak self] in
      self?.call()
      self?.schedule(while: true)
    }
  }
}

/// An asset in a player.
@preconcurrency @MainActor open class AVPlayerItem: NSObject {
  /// Whether an item can be played.
  public enum Status: Int, Sendable { case unknown, readyToPlay, failed }

  /// What is played.
  public let asset: AVAsset
  package var keyObservers: KeyValueObservers?

  /// An item of an asset.
  public init(asset: AVAsset) { self.asset = asset }
  /// An item of the asset at an address.
  public convenience init(url URL: URL) { self.init(asset: AVURLAsset(url: URL)) }
  /// An item of an asset; nothing has to be loaded.
  public convenience init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]?) {
    self.init(asset: asset)
  }

  /// Whether it can be played: it can.
  open var status: Status { .readyToPlay }
  /// The error that keeps it from being played; there is none.
  open var error: (any Error)? { nil }
  /// How long it takes.
  open var duration: CMTime { asset.duration }
  /// The size of the pictures.
  open var presentationSize: CGSize { CGSize(width: 1920, height: 1080) }
  /// The spans that can be played: all of it.
  open var loadedTimeRanges: [CMTimeRange] { [CMTimeRange(start: .zero, duration: duration)] }
  /// Whether it can be played without a stop: it can.
  open var isPlaybackLikelyToKeepUp: Bool { true }
  /// Whether nothing more is loaded, false: everything is there.
  open var isPlaybackBufferEmpty: Bool { false }
  /// Whether everything is loaded: it is.
  open var isPlaybackBufferFull: Bool { true }
  /// The most bits in a second, 0 by default for any; nothing is loaded.
  open var preferredPeakBitRate = 0.0
  /// The seconds to load ahead, 0 by default for as many as are good; nothing is loaded.
  open var preferredForwardBufferDuration: TimeInterval = 0

  /// An item is over; the object is the item.
  public nonisolated static let didPlayToEndTimeNotification = Notification.Name(
    "AVPlayerItemDidPlayToEndTimeNotification")
  /// An item could not be played to its end; never posted.
  public nonisolated static let failedToPlayToEndTimeNotification = Notification.Name(
    "AVPlayerItemFailedToPlayToEndTimeNotification")
}

extension AVPlayerItem: KeyValueObservable, KeyValueObserved {
  /// The value of what can be observed by name; nil for all else.
  public func value(forKey key: String) -> Any? {
    switch key {
    case "status": status.rawValue
    default: nil
    }
  }

  /// Does nothing: items observe nobody.
  public func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}
}

extension Notification.Name {
  /// An item is over; the object is the item.
  public static let AVPlayerItemDidPlayToEndTime = AVPlayerItem.didPlayToEndTimeNotification
  /// An item could not be played to its end; never posted.
  public static let AVPlayerItemFailedToPlayToEndTime =
    AVPlayerItem.failedToPlayToEndTimeNotification
  /// An item had to wait; never posted.
  public static let AVPlayerItemPlaybackStalled = Notification.Name(
    "AVPlayerItemPlaybackStalledNotification")
}

/// Plays items one after another.
@preconcurrency @MainActor open class AVQueuePlayer: AVPlayer {
  private var queue: [AVPlayerItem]

  /// A player of some items.
  public init(items: [AVPlayerItem]) {
    queue = items
    super.init(playerItem: items.first)
    actionAtItemEnd = .advance
  }

  /// A player of an item.
  public override init(playerItem item: AVPlayerItem?) {
    queue = item.map { [$0] } ?? []
    super.init(playerItem: item)
    actionAtItemEnd = .advance
  }

  /// A player of nothing.
  public override convenience init() { self.init(items: []) }

  /// The items that are left, the present one first.
  open func items() -> [AVPlayerItem] { queue }

  /// Whether an item may stand behind another one: yes.
  open func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool { true }

  /// Adds an item behind another one, or at the end.
  open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
    let index = queue.firstIndex { $0 === afterItem }.map { $0 + 1 } ?? queue.count
    queue.insert(item, at: index)
    if currentItem == nil { replaceCurrentItem(with: queue.first) }
  }

  /// Takes an item away.
  open func remove(_ item: AVPlayerItem) {
    queue.removeAll { $0 === item }
    if currentItem === item { replaceCurrentItem(with: queue.first) }
  }

  /// Takes all items away.
  open func removeAllItems() {
    queue = []
    replaceCurrentItem(with: nil)
  }

  /// Goes on to the next item.
  open func advanceToNextItem() {
    if !queue.isEmpty { queue.removeFirst() }
    let rate = rate
    replaceCurrentItem(with: queue.first)
    self.rate = queue.isEmpty ? 0 : rate
  }

  override func reachEnd() {
    let (ended, rate) = (currentItem, rate)
    super.reachEnd()
    guard actionAtItemEnd == .advance, currentItem === ended else { return }
    advanceToNextItem()
    self.rate = queue.isEmpty ? 0 : rate
  }
}

/// Plays an item again and again.
@preconcurrency @MainActor open class AVPlayerLooper: NSObject {
  private let player: AVQueuePlayer
  private let item: AVPlayerItem
  private var observer: (any NSObjectProtocol)?

  /// Has a player play an item again and again.
  public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {
    self.player = player
    item = itemToLoop
    super.init()
    player.actionAtItemEnd = .none
    if player.currentItem == nil { player.insert(itemToLoop, after: nil) }
    observer = NotificationCenter.default.addObserverOfScene(
      forName: AVPlayerItem.didPlayToEndTimeNotification, object: nil
    ) { [weak self] note in
      let ended = note.object as? AVPlayerItem
      MainActor.assumeIsolated { self?.repeatItem(ended) }
    }
  }

  private func repeatItem(_ ended: AVPlayerItem?) {
    if ended === player.currentItem { player.seek(to: .zero) }
  }

  /// Ends after the present time.
  open func disableLooping() {
    if let observer { NotificationCenter.default.removeObserver(observer) }
    observer = nil
    player.actionAtItemEnd = .pause
  }
}

extension AVPlayerItem: FrameworkSample {
  /// A film.
  package static var sample: Any { AVPlayerItem(asset: AVAsset.film) }
}

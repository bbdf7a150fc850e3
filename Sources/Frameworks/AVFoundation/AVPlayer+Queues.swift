public import AnimSourceRuntime
public import CoreMedia
public import Foundation

extension AVPlayer {
  /// Has `block` called every so often while time passes, for sources on the stage: the queue makes no difference.
  ///
  /// - Returns: What ends the calls, by `removeTimeObserver`.
  public func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: SimulatedQueue?, using block: @escaping (CMTime) -> Void
  ) -> Any {
    addPeriodicTimeObserver(forInterval: interval, queue: nil as DispatchQueue?, using: block)
  }

  /// Has `block` called whenever one of some times is come to while time passes: the queue makes no difference.
  ///
  /// - Returns: What ends the calls, by `removeTimeObserver`.
  public func addBoundaryTimeObserver(
    forTimes times: [NSValue], queue: SimulatedQueue?, using block: @escaping () -> Void
  ) -> Any {
    let places = times.map(\.timeValue.seconds)
    var last = currentTime().seconds
    let step = CMTime(seconds: 1.0 / 60, preferredTimescale: 600)
    return addPeriodicTimeObserver(forInterval: step, queue: queue) { time in
      let now = time.seconds
      if places.contains(where: { last < $0 && $0 <= now }) { block() }
      last = now
    }
  }
}

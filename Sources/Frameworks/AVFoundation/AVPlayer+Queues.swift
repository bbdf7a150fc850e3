public import AnimSourceRuntime
public import CoreMedia
import Foundation

extension AVPlayer {
  /// Has `block` called every so often while time passes, for sources on the stage: the queue makes no difference.
  ///
  /// - Returns: What ends the calls, by `removeTimeObserver`.
  public func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: SimulatedQueue?, using block: @escaping (CMTime) -> Void
  ) -> Any {
    addPeriodicTimeObserver(forInterval: interval, queue: nil as DispatchQueue?, using: block)
  }
}

import AnimLayers
public import Foundation

extension UIWindow {
  /// Shakes the device: the first responder is told that the motion begins, and after `duration`
  /// that it has ended; what does not handle it passes it on.
  ///
  /// Without a first responder the window is the first to be told, as documented for UIKit's motion
  /// events.
  ///
  /// - Parameters:
  ///   - duration: In seconds.
  ///   - completion: Called when the end has been heard of.
  public func shake(duration: TimeInterval, completion: @escaping @MainActor () -> Void = {}) {
    let clock = MediaClock.current
    let begin = UIEvent(timestamp: clock.now, motion: .motionShake)
    motionResponder.motionBegan(begin.subtype, with: begin)
    clock.schedule(after: duration) { [self] in
      let end = UIEvent(timestamp: clock.now, motion: .motionShake)
      motionResponder.motionEnded(end.subtype, with: end)
      completion()
    }
  }

  private var motionResponder: UIResponder { firstResponder ?? self }
}

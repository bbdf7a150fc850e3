import AnimGeometry
public import AnimLayers
import AnimMotion
public import Foundation

extension UIWindow {
  /// Turns the interface for a device that is held another way.
  ///
  /// As UIKit does, in one animation: the window turns about its centre, in the coordinates of the
  /// portrait screen, while its bounds swap. Screen, safe area and traits change with it; a phone
  /// in landscape is vertically compact.
  ///
  /// - Parameters:
  ///   - orientation: The way in which the device is held then; the present one does nothing.
  ///   - duration: Seconds for a quarter turn; 0.3 on a phone and 0.4 on a tablet if nil. Half a
  ///     turn takes twice as long.
  ///   - safeAreaInsets: In the new orientation; nil turns the present ones along with the device.
  ///   - device: A layer that holds the window's and is turned the other way, as by hands, so that
  ///     the interface ends upright for the viewer. It begins a sixth of the duration before the
  ///     interface follows, and ends with it.
  ///   - completion: Called at the end.
  public func rotate(
    to orientation: UIDeviceOrientation, duration: TimeInterval? = nil,
    safeAreaInsets: UIEdgeInsets? = nil, device: CALayer? = nil,
    completion: @escaping () -> Void = {}
  ) {
    let turn = orientation.interfaceAngle - self.orientation.interfaceAngle
    let quarters = Int((turn / (.pi / 2)).rounded())
    guard quarters != 0 else { return completion() }
    let quarter = duration ?? (traitCollection.userInterfaceIdiom == .pad ? 0.4 : 0.3)
    let total = quarter * (quarters % 2 == 0 ? 2 : 1)
    self.orientation = orientation
    guard let device else {
      turnInterface(
        by: quarters, duration: total, safeAreaInsets: safeAreaInsets, completion: completion)
      return
    }
    let lead = total / 6
    device.turn(to: -orientation.interfaceAngle, by: -turn, duration: total + lead)
    MediaClock.current.schedule(after: lead) {
      self.turnInterface(
        by: quarters, duration: total, safeAreaInsets: safeAreaInsets, completion: completion)
    }
  }

  private func turnInterface(
    by quarters: Int, duration: TimeInterval, safeAreaInsets: UIEdgeInsets?,
    completion: @escaping () -> Void
  ) {
    let isSwapped = quarters % 2 != 0
    let size = isSwapped ? CGSize(width: bounds.height, height: bounds.width) : bounds.size
    let coordinator = TransitionCoordinator(
      duration: duration,
      targetTransform: CGAffineTransform(rotationAngle: CGFloat(quarters) * .pi / 2))
    coordinator.place = self
    let old = traitCollection
    rootViewController?.viewWillTransition(to: size, with: coordinator)
    // Windows as large as the screen turn with it.
    let others = environment.application.shownWindows.filter {
      $0 !== self && $0.bounds.size == bounds.size
    }
    for window in others {
      window.orientation = orientation
      window.rootViewController?.viewWillTransition(to: size, with: coordinator)
    }
    environment.screenBounds.size = size
    environment.safeAreaInsets = safeAreaInsets ?? environment.safeAreaInsets.turned(by: quarters)
    environment.traits = old.turned(isLandscape: size.width > size.height)
    UIView.animate(
      withDuration: duration, delay: 0, options: [.beginFromCurrentState, .curveEaseInOut]
    ) {
      self.transform = CGAffineTransform(rotationAngle: self.orientation.interfaceAngle)
      self.bounds.size = size
      self.propagateTraitChange(from: old, to: self.traitCollection)
      self.propagateSafeAreaChange()
      self.layoutIfNeeded()
      for window in others {
        window.transform = self.transform
        window.bounds.size = size
        window.propagateTraitChange(from: old, to: window.traitCollection)
        window.propagateSafeAreaChange()
        window.layoutIfNeeded()
      }
      coordinator.runAnimations()
    } completion: { _ in
      coordinator.complete()
      completion()
    }
  }
}

extension UIView {
  func propagateSafeAreaChange() {
    owner?.viewSafeAreaInsetsDidChange()
    safeAreaInsetsDidChange()
    setNeedsLayout()
    for subview in subviews { subview.propagateSafeAreaChange() }
  }
}

extension UITraitCollection {
  /// The traits of the same device held another way.
  fileprivate func turned(isLandscape: Bool) -> UITraitCollection {
    guard userInterfaceIdiom == .phone else { return self }
    return modifyingTraits { $0.verticalSizeClass = isLandscape ? .compact : .regular }
  }
}

extension UIEdgeInsets {
  /// The insets of the same screen edges for an interface that is turned clockwise by quarters.
  ///
  /// Its top is then at what was the right edge.
  fileprivate func turned(by quarters: Int) -> UIEdgeInsets {
    switch ((quarters % 4) + 4) % 4 {
    case 1: UIEdgeInsets(top: right, left: top, bottom: left, right: bottom)
    case 2: UIEdgeInsets(top: bottom, left: right, bottom: top, right: left)
    case 3: UIEdgeInsets(top: left, left: bottom, bottom: right, right: top)
    default: self
    }
  }
}

extension CALayer {
  /// Turns as hands do, with the least jerk.
  fileprivate func turn(to angle: Double, by turn: Double, duration: TimeInterval) {
    let path = FingerPath(start: angle - turn, distance: turn, duration: duration)
    let animation = CAKeyframeAnimation(keyPath: "transform.rotation.z")
    let frames = 32
    animation.values = (0...frames).map {
      path.position(at: duration * Double($0) / Double(frames))
    }
    animation.calculationMode = .cubic
    animation.duration = duration
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    transform = CATransform3DMakeRotation(angle, 0, 0, 1)
    CATransaction.commit()
    // Core Animation takes no duration for its usual one.
    if duration > 0 { add(animation, forKey: "turn") }
  }
}

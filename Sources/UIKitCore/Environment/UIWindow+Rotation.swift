import AnimGeometry
public import AnimLayers
import AnimMotion
public import Foundation

extension UIWindow {
  /// Turns the device, and the interface with it where that is supported.
  ///
  /// As UIKit does, in one animation: the window turns about its centre, in the coordinates of the
  /// portrait screen, while its bounds swap. Screen, safe area and traits change with it; a phone
  /// in landscape is vertically compact.
  ///
  /// - Parameters:
  ///   - orientation: The way in which the device is held then; the present one does nothing.
  ///   - duration: Seconds for a quarter turn; 0.3 on a phone and 0.4 on a tablet if nil. Half a
  ///     turn takes twice as long.
  ///   - device: A layer that holds the window's and is turned the other way, as by hands, so that
  ///     the interface ends upright for the viewer. It begins a sixth of the duration before the
  ///     interface follows, and ends with it.
  ///   - isForced: Whether the interface turns, whatever the app supports.
  ///   - completion: Called at the end.
  public func rotate(
    to orientation: UIDeviceOrientation, duration: TimeInterval? = nil, device: CALayer? = nil,
    isForced: Bool = false, completion: @escaping () -> Void = {}
  ) {
    let turn = orientation.interfaceAngle - environment.deviceOrientation.interfaceAngle
    guard turn != 0 else { return completion() }
    environment.deviceOrientation = orientation
    NotificationCenter.default.post(
      name: UIDevice.orientationDidChangeNotification, object: environment.device)
    let interface = orientation.interfaceOrientation
    let isFollowed = isForced || supportedOrientations.contains(.init(interface))
    if !isFollowed {
      environment.warn(
        "the interface does not follow the device: neither the app's information nor its controllers "
          + "support '\(interface)'")
    }
    let followed = isFollowed ? orientation : nil
    let seconds = time(for: Int((turn / (.pi / 2)).rounded()), quarter: duration)
    guard let device else {
      turnInterface(to: followed, duration: seconds, completion: completion)
      return
    }
    let lead = seconds / 6
    device.turn(to: -orientation.interfaceAngle, by: -turn, duration: seconds + lead)
    MediaClock.current.schedule(after: lead) {
      self.turnInterface(to: followed, duration: seconds, completion: completion)
    }
  }

  /// Turns the interface alone, as an app asks for it, to the first of some orientations that is supported; the present one does
  /// nothing.
  ///
  /// - Returns: Whether one of them is supported.
  func turn(toOneOf wanted: UIInterfaceOrientationMask) -> Bool {
    let supported = supportedOrientations.intersection(wanted)
    guard !supported.isEmpty else { return false }
    guard !supported.contains(.init(interfaceOrientation)) else { return true }
    let all: [UIInterfaceOrientation] = [
      .portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown,
    ]
    guard let next = all.first(where: { supported.contains(.init($0)) }) else { return false }
    let orientation = UIDeviceOrientation(following: next)
    turnInterface(
      to: orientation, duration: time(for: quarters(to: orientation), quarter: nil)
    ) {}
    return true
  }

  /// The orientations that the interface may have: those of the app and of the controller that covers the screen.
  private var supportedOrientations: UIInterfaceOrientationMask {
    let application = environment.application
    let ofApp = try? application.delegate?.application(
      application, supportedInterfaceOrientationsFor: self)
    let allowed = ofApp ?? environment.supportedInterfaceOrientations ?? .all
    guard let rootViewController else { return allowed }
    return allowed.intersection(rootViewController.decider.supportedInterfaceOrientations)
  }

  /// The quarters of a turn clockwise to an orientation.
  private func quarters(to orientation: UIDeviceOrientation) -> Int {
    Int(((orientation.interfaceAngle - self.orientation.interfaceAngle) / (.pi / 2)).rounded())
  }

  /// Seconds for quarters of a turn.
  private func time(for quarters: Int, quarter: TimeInterval?) -> TimeInterval {
    let usual = traitCollection.userInterfaceIdiom == .pad ? 0.4 : 0.3
    return (quarter ?? usual) * (quarters % 2 == 0 ? 2 : 1)
  }

  /// Turns the interface in an animation, or just waits as long if it is turned so already, or is not to follow (nil).
  private func turnInterface(
    to orientation: UIDeviceOrientation?, duration: TimeInterval, completion: @escaping () -> Void
  ) {
    let quarters = orientation.map { self.quarters(to: $0) } ?? 0
    guard let orientation, quarters != 0 else {
      MediaClock.current.schedule(after: duration) { completion() }
      return
    }
    let isSwapped = quarters % 2 != 0
    let size = isSwapped ? CGSize(width: bounds.height, height: bounds.width) : bounds.size
    let coordinator = TransitionCoordinator(
      duration: duration,
      targetTransform: CGAffineTransform(rotationAngle: CGFloat(quarters) * .pi / 2))
    coordinator.place = self
    let old = traitCollection
    let center = NotificationCenter.default
    center.post(
      name: UIApplication.willChangeStatusBarOrientationNotification,
      object: environment.application
    )
    rootViewController?.viewWillTransition(to: size, with: coordinator)
    // Windows as large as the screen turn with it.
    let others = environment.application.shownWindows.filter {
      $0 !== self && $0.bounds.size == bounds.size
    }
    for window in others {
      window.orientation = orientation
      window.rootViewController?.viewWillTransition(to: size, with: coordinator)
    }
    turnSafeArea(to: orientation, by: quarters)
    self.orientation = orientation
    environment.screenBounds.size = size
    environment.traits = old.turned(to: size)
    center.post(
      name: UIApplication.didChangeStatusBarOrientationNotification, object: environment.application
    )
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

  /// Has the safe area be that of the device as the interface lies on it then.
  private func turnSafeArea(to orientation: UIDeviceOrientation, by quarters: Int) {
    guard let lying = environment.landscapeSafeAreaInsets else {
      environment.safeAreaInsets = environment.safeAreaInsets.turned(by: quarters)
      return
    }
    let upright = environment.uprightSafeAreaInsets ?? environment.safeAreaInsets
    environment.uprightSafeAreaInsets = upright
    environment.safeAreaInsets = orientation.isLandscape ? lying : upright
  }
}

extension UIViewController {
  /// Whoever decides on the interface's orientations: the controller that was presented last of those that cover the screen, or
  /// else this one.
  fileprivate var decider: UIViewController {
    guard let next = presentedViewController, !next.isBeingDismissed else { return self }
    let covers = [.fullScreen, .overFullScreen].contains(next.modalPresentationStyle)
    return covers ? next.decider : self
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
  /// The traits of the same device held another way, by the screen's new size.
  ///
  /// Phones are compact upright; on their side they are so vertically, and of their widths those of the largest phones are regular.
  fileprivate func turned(to size: CGSize) -> UITraitCollection {
    guard userInterfaceIdiom == .phone else { return self }
    let isLandscape = size.width > size.height
    let isLarge = min(size.width, size.height) >= Self.largestPhones
    return modifyingTraits {
      $0.verticalSizeClass = isLandscape ? .compact : .regular
      $0.horizontalSizeClass = isLandscape && isLarge ? .regular : .compact
    }
  }

  /// The width upright, in points, from which on phones have a regular width on their side.
  ///
  /// Source: the size classes in Apple's Human Interface Guidelines, where all phones of 414 points and more have it.
  private static let largestPhones = 414.0
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

public import Foundation
public import UIKitCore

/// Where the front is.
public enum FrontViewPosition: Int, Sendable {
  case leftSideMostRemoved, leftSideMost, leftSide, left, right, rightMost, rightMostRemoved
}

/// What happens when the front is pulled too far or a side is shown.
public enum SWRevealToggleAnimationType: Int, Sendable { case spring, easeOut }

/// Told of where the front goes.
@preconcurrency @MainActor public protocol SWRevealViewControllerDelegate: AnyObject {
  /// It will go there.
  func revealController(
    _ revealController: SWRevealViewController!, willMoveTo position: FrontViewPosition)
  /// It has gone there.
  func revealController(
    _ revealController: SWRevealViewController!, didMoveTo position: FrontViewPosition)
}

extension SWRevealViewControllerDelegate {
  /// Does nothing.
  public func revealController(
    _ revealController: SWRevealViewController!, willMoveTo position: FrontViewPosition
  ) {}
  /// Does nothing.
  public func revealController(
    _ revealController: SWRevealViewController!, didMoveTo position: FrontViewPosition
  ) {}
}

/// A controller before others, which it shows at its side when it is moved.
@preconcurrency @MainActor open class SWRevealViewController: UIViewController {
  /// What is before the others.
  open var frontViewController: UIViewController! {
    didSet { if isViewLoaded { exchange(oldValue, frontViewController, in: front) } }
  }
  /// What is at the left.
  open var rearViewController: UIViewController! {
    didSet { if isViewLoaded { exchange(oldValue, rearViewController, in: rear) } }
  }
  /// What is at the right.
  open var rightViewController: UIViewController! {
    didSet { if isViewLoaded { exchange(oldValue, rightViewController, in: right) } }
  }
  /// Where the front is.
  open var frontViewPosition = FrontViewPosition.left {
    didSet { if isViewLoaded { place() } }
  }
  /// Points of the left that are shown; fewer than none count from the other side.
  open var rearViewRevealWidth: CGFloat = 260
  /// Points more of it that can be pulled out.
  open var rearViewRevealOverdraw: CGFloat = 60
  /// Points that it moves along; kept.
  open var rearViewRevealDisplacement: CGFloat = 40
  /// Points of the right that are shown.
  open var rightViewRevealWidth: CGFloat = 260
  /// Points more of it that can be pulled out.
  open var rightViewRevealOverdraw: CGFloat = 60
  /// Points that it moves along; kept.
  open var rightViewRevealDisplacement: CGFloat = 40
  /// Whether the front comes back from the farthest place by itself; kept.
  open var bounceBackOnOverdraw = true
  /// Whether it stays there; kept.
  open var stableDragOnOverdraw = false
  /// The width of the edges by which it can be moved; kept.
  open var draggableBorderWidth: CGFloat = 0
  /// Seconds that a movement takes.
  open var toggleAnimationDuration: TimeInterval = 0.3
  /// How it moves; kept.
  open var toggleAnimationType = SWRevealToggleAnimationType.spring
  /// Points by which its shadow is blurred.
  open var frontViewShadowRadius: CGFloat = 2.5 { didSet { showShadow() } }
  /// How far its shadow is from it.
  open var frontViewShadowOffset = CGSize(width: 0, height: 2.5) { didSet { showShadow() } }
  /// How dark its shadow is.
  open var frontViewShadowOpacity: CGFloat = 1 { didSet { showShadow() } }
  /// The shadow's colour.
  open var frontViewShadowColor: UIColor! = UIColor.black { didSet { showShadow() } }
  /// Told of where the front goes.
  open weak var delegate: (any SWRevealViewControllerDelegate)?

  private let (rear, right, front) = (
    UIView(frame: .zero), UIView(frame: .zero), UIView(frame: .zero)
  )
  private lazy var pan = UIPanGestureRecognizer { [weak self] in self?.drag($0) }
  private lazy var tap = UITapGestureRecognizer { [weak self] _ in
    self?.setFrontViewPosition(.left, animated: true)
  }

  /// One with what is at the left and what is before it.
  public init(
    rearViewController: UIViewController!, frontViewController: UIViewController!
  ) {
    self.rearViewController = rearViewController
    self.frontViewController = frontViewController
    super.init(nibName: nil, bundle: nil)
  }
  /// One that a storyboard describes, of whose ways `sw_rear`, `sw_right` and `sw_front` lead to the others.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override func viewDidLoad() {
    super.viewDidLoad()
    for container in [rear, right, front] {
      container.frame = view.bounds
      container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(container)
    }
    let interface = UIEnvironment.current.interface
    func drawn(_ name: String) -> UIViewController? {
      storyboard == nil ? nil : interface.segue(self, name, nil)?.destination
    }
    rearViewController = rearViewController ?? drawn("sw_rear")
    rightViewController = rightViewController ?? drawn("sw_right")
    frontViewController = frontViewController ?? drawn("sw_front")
    showShadow()
    place()
  }

  private func showShadow() {
    guard isViewLoaded else { return }
    front.layer.shadowColor = frontViewShadowColor?.cgColor
    front.layer.shadowRadius = frontViewShadowRadius
    front.layer.shadowOffset = frontViewShadowOffset
    front.layer.shadowOpacity = Float(frontViewShadowOpacity)
  }

  private func exchange(
    _ old: UIViewController?, _ new: UIViewController?, in container: UIView
  ) {
    guard old !== new || new?.parent !== self else { return }
    if let old, old.parent === self {
      old.willMove(toParent: nil)
      old.view.removeFromSuperview()
      old.removeFromParent()
    }
    guard let new else { return }
    addChild(new)
    new.view.frame = container.bounds
    new.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(new.view)
    new.didMove(toParent: self)
  }

  // MARK: Places

  private func offset(_ position: FrontViewPosition) -> CGFloat {
    let width = view.bounds.width
    func room(_ revealed: CGFloat) -> CGFloat { revealed < 0 ? width + revealed : revealed }
    return switch position {
    case .left: 0
    case .right: room(rearViewRevealWidth)
    case .rightMost: room(rearViewRevealWidth) + rearViewRevealOverdraw
    case .rightMostRemoved: width
    case .leftSide: -room(rightViewRevealWidth)
    case .leftSideMost: -room(rightViewRevealWidth) - rightViewRevealOverdraw
    case .leftSideMostRemoved: -width
    }
  }

  private func place() { show(offset(frontViewPosition)) }

  private func show(_ offset: CGFloat) {
    front.frame = view.bounds.offsetBy(dx: offset, dy: 0)
    rear.isHidden = offset <= 0
    right.isHidden = offset >= 0
    let rearWidth = abs(self.offset(.rightMost))
    rear.frame = CGRect(
      x: 0, y: 0, width: min(view.bounds.width, rearWidth), height: view.bounds.height)
    let rightWidth = min(view.bounds.width, abs(self.offset(.leftSideMost)))
    right.frame = CGRect(
      x: view.bounds.width - rightWidth, y: 0, width: rightWidth, height: view.bounds.height)
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if pan.state != .changed { place() }
  }

  private func drag(_ recognizer: UIPanGestureRecognizer) {
    let start = offset(frontViewPosition)
    let least = rightViewController == nil ? 0 : offset(.leftSide)
    let most = rearViewController == nil ? 0 : offset(.right)
    let now = min(most, max(least, start + recognizer.translation(in: view).x))
    switch recognizer.state {
    case .began, .changed: show(now)
    case .ended, .cancelled, .failed:
      let speed = recognizer.velocity(in: view).x
      let isPulled = abs(speed) > 250 ? speed > 0 : now > most / 2
      let isPushed = abs(speed) > 250 ? speed < 0 : now < least / 2
      setFrontViewPosition(
        now > 0 && isPulled ? .right : now < 0 && isPushed ? .leftSide : .left, animated: true)
    default: break
    }
  }

  /// Moves the front.
  open func setFrontViewPosition(_ position: FrontViewPosition, animated: Bool) {
    delegate?.revealController(self, willMoveTo: position)
    let move = { self.frontViewPosition = position }
    guard animated, isViewLoaded else {
      move()
      delegate?.revealController(self, didMoveTo: position)
      return
    }
    // What it uncovers is there at once, and what it covers until it has.
    let shown = (rear: rear.isHidden, right: right.isHidden)
    UIView.animate(
      withDuration: toggleAnimationDuration, delay: 0, options: .curveEaseOut,
      animations: {
        move()
        self.rear.isHidden = self.rear.isHidden && shown.rear
        self.right.isHidden = self.right.isHidden && shown.right
      }
    ) { _ in
      self.place()
      self.delegate?.revealController(self, didMoveTo: position)
    }
  }
  /// Shows what is at the left, or hides it.
  open func revealToggle(_ sender: Any?) { revealToggle(animated: true) }
  /// Shows what is at the left, or hides it.
  open func revealToggle(animated: Bool) {
    setFrontViewPosition(offset(frontViewPosition) > 0 ? .left : .right, animated: animated)
  }
  /// Shows what is at the right, or hides it.
  open func rightRevealToggle(_ sender: Any?) { rightRevealToggle(animated: true) }
  /// Shows what is at the right, or hides it.
  open func rightRevealToggle(animated: Bool) {
    setFrontViewPosition(offset(frontViewPosition) < 0 ? .left : .leftSide, animated: animated)
  }
  /// Has another controller before the others, and brings it back.
  open func pushFrontViewController(_ controller: UIViewController!, animated: Bool) {
    frontViewController = controller
    setFrontViewPosition(.left, animated: animated)
  }
  /// Has another controller before the others.
  open func setFront(_ controller: UIViewController!, animated: Bool) {
    frontViewController = controller
  }
  /// Has another controller at the left.
  open func setRear(_ controller: UIViewController!, animated: Bool) {
    rearViewController = controller
  }
  /// Has another controller at the right.
  open func setRight(_ controller: UIViewController!, animated: Bool) {
    rightViewController = controller
  }

  /// What moves the front with a finger; apps add it to a view.
  open func panGestureRecognizer() -> UIPanGestureRecognizer! {
    if pan.view == nil { front.addGestureRecognizer(pan) }
    return pan
  }
  /// What brings it back when it is tapped; apps add it to a view.
  open func tapGestureRecognizer() -> UITapGestureRecognizer! { tap }
}

extension UIViewController {
  /// The one that the controller is in.
  public func revealViewController() -> SWRevealViewController! {
    sequence(first: self as UIViewController, next: \.parent).lazy
      .compactMap { $0 as? SWRevealViewController }.first
  }
}

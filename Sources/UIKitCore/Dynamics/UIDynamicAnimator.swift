import AnimGeometry
import AnimLayers
import AnimLayoutEngine
public import Foundation

/// An object that is told when an animator starts and rests; both methods are optional.
@preconcurrency @MainActor public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
  /// Told before the animator begins to move items, for the first time or again.
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) throws(UnimplementedRequirement)
  /// Told when all items have been at rest for a quarter of a second.
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) throws(UnimplementedRequirement)
}

/// Moves items as its behaviours say, until all of them rest.
///
/// Items of a layout are its attributes: the animator moves them and invalidates the layout, which
/// answers with `items(in:)` and `layoutAttributesForCell(at:)`.
@preconcurrency @MainActor open class UIDynamicAnimator: NSObject {
  /// The view in whose coordinates items move; nil for the items of a layout.
  public let referenceView: UIView?
  /// The object that is told of starts and rests.
  ///
  /// Not retained.
  open weak var delegate: (any UIDynamicAnimatorDelegate)?
  /// The behaviours in the order in which they were added, without those inside of them.
  open private(set) var behaviors: [UIDynamicBehavior] = []
  private weak var layout: UICollectionViewLayout?
  private var bodies = DynamicBodies()
  private var ticker: DisplayTicker?
  /// When the present run began, and the steps done since.
  private var start: TimeInterval = 0
  private var steps = 0
  private var stepsAtRest = 0
  private var elapsed: TimeInterval = 0

  /// The speeds below which an item counts as resting: points per second, and radians per second.
  ///
  /// At 60 frames a second they are 1/120 point and a hundredth of a degree per frame.
  static let restSpeed = 0.5
  static let restAngularSpeed = 0.01
  /// Seconds for which all items have to be slower for the animator to pause: longer than a spring of a few
  /// oscillations per second rests where it turns.
  static let restDuration = 0.25
  /// The share of a step by which a time may fall short of the step's end and count as it: the
  /// rounding of a time that is a multiple of the step.
  static let stepTolerance = 1e-6

  /// Creates an animator of views inside of `view`.
  public init(referenceView view: UIView) {
    referenceView = view
    super.init()
  }

  /// Creates an animator of a layout's attributes, which invalidates the layout as they move.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    referenceView = nil
    self.layout = layout
    super.init()
  }

  /// Creates an animator of items without coordinates of reference.
  public override init() {
    referenceView = nil
    super.init()
  }

  // MARK: Behaviours

  /// Adds a behaviour and wakes the animator; does nothing if it is there.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard !behaviors.contains(where: { $0 === behavior }) else { return }
    behavior.willMove(to: self)
    behaviors.append(behavior)
    behavior.dynamicAnimator = self
    wake()
  }

  /// Takes a behaviour out; items that no other one names stay where they are.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard behaviors.contains(where: { $0 === behavior }) else { return }
    behavior.willMove(to: nil)
    behaviors.removeAll { $0 === behavior }
    behavior.dynamicAnimator = nil
    wake()
  }

  /// Takes all behaviours out.
  open func removeAllBehaviors() {
    for behavior in behaviors { removeBehavior(behavior) }
  }

  // MARK: Items

  /// The items whose frames meet `rect`, in the order in which they came.
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    collectBodies()
    return bodies.items.filter { item in
      let size = item.bounds.size
      return CGRect(
        x: item.center.x - size.width / 2, y: item.center.y - size.height / 2,
        width: size.width, height: size.height
      ).overlaps(rect)
    }
  }

  /// Takes over the centre and the rotation that the item was given from outside.
  ///
  /// It keeps its velocity.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {
    collectBodies()
    step(to: MediaClock.current.now)
    bodies.read(item)
    wake()
  }

  /// The attributes of a cell among the items; nil if there are none.
  open func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes(for: ElementKey(kind: .cell, indexPath: indexPath))
  }

  /// The attributes of a supplementary view among the items; nil if there are none.
  open func layoutAttributesForSupplementaryView(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(for: ElementKey(kind: .supplementary(kind), indexPath: indexPath))
  }

  /// The attributes of a decoration view among the items; nil if there are none.
  open func layoutAttributesForDecorationView(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(for: ElementKey(kind: .decoration(kind), indexPath: indexPath))
  }

  private func attributes(for key: ElementKey) -> UICollectionViewLayoutAttributes? {
    collectBodies()
    return bodies.items.lazy.compactMap { $0 as? UICollectionViewLayoutAttributes }
      .first { $0.key == key }
  }

  /// The bounds that an item may not leave if its behaviour says so: the view's, or the content of
  /// the layout.
  var referenceBounds: CGRect? {
    if let referenceView { return referenceView.bounds }
    return layout.map { CGRect(origin: .zero, size: $0.collectionViewContentSize) }
  }

  /// The mechanical state of an item.
  func state(of item: any UIDynamicItem) -> DynamicBody? { bodies.state(of: item) }

  /// Gives every item of a behaviour a body, and takes it from the others.
  private func collectBodies() { bodies.track(allBehaviors.flatMap(\.ownItems)) }

  private var allBehaviors: [UIDynamicBehavior] { behaviors.flatMap(\.all) }

  // MARK: Time

  /// Whether items may be moving; false once all of them rest.
  open var isRunning: Bool { ticker != nil }

  /// Seconds for which the animator has been running.
  open var elapsedTime: TimeInterval { elapsed + Double(steps) * DynamicsSolver.step }

  /// Starts, or goes on: something has changed.
  func wake() {
    stepsAtRest = 0
    guard ticker == nil else { return }
    delegate?.dynamicAnimatorWillResume?(self)
    elapsed = elapsedTime
    start = MediaClock.current.now
    steps = 0
    ticker = DisplayTicker { [weak self] in self?.follow() }
  }

  private func pause() {
    ticker?.cancel()
    ticker = nil
    delegate?.dynamicAnimatorDidPause?(self)
  }

  /// Shows where everything is now.
  private func follow() {
    let now = MediaClock.current.now
    step(to: now)
    let isAtRest = Double(stepsAtRest) * DynamicsSolver.step >= Self.restDuration
    let remainder = isAtRest ? 0 : now - start - Double(steps) * DynamicsSolver.step
    for telling in bodies.tellings(after: remainder) { telling.perform() }
    for behavior in allBehaviors { behavior.action?() }
    if let layout { invalidate(layout) }
    if isAtRest { pause() }
  }

  /// Has the layout asked anew for its elements, of which nothing but their places has changed.
  private func invalidate(_ layout: UICollectionViewLayout) {
    let context = layout.makeInvalidationContext()
    if let context = context as? UICollectionViewFlowLayoutInvalidationContext {
      context.invalidateFlowLayoutDelegateMetrics = false
      context.invalidateFlowLayoutAttributes = false
    }
    layout.invalidateLayout(with: context)
  }

  /// Does the steps that are due until `time`.
  ///
  /// What a delegate changes when it hears of a contact holds from the next step on.
  private func step(to time: TimeInterval) {
    guard isRunning else { return }
    let due = Int(
      saturating: ((time - start) / DynamicsSolver.step + Self.stepTolerance).rounded(.down))
    while steps < due { stepToContact(before: due) }
  }

  /// Does steps until one in which a contact begins, `due` at most.
  private func stepToContact(before due: Int) {
    collectBodies()
    let behaviors = allBehaviors
    for behavior in behaviors { behavior.configure(&bodies) }
    let bodies = bodies
    let constraining = behaviors.compactMap { behavior in
      behavior.constraint(on: bodies).map { (behavior: behavior, constraint: $0) }
    }
    var solver = DynamicsSolver(
      bodies: bodies.states, forces: behaviors.compactMap { $0.force(on: bodies) },
      constraints: constraining.map(\.constraint))
    var begun: [DynamicsSolver.BegunContact] = []
    while steps < due, begun.isEmpty {
      begun = solver.advance()
      steps += 1
      let isSlow = solver.isSlow(speed: Self.restSpeed, angularSpeed: Self.restAngularSpeed)
      stepsAtRest = isSlow ? stepsAtRest + 1 : 0
    }
    self.bodies.states = solver.bodies
    for (entry, constraint) in zip(constraining, solver.constraints) {
      entry.behavior.take(constraint)
    }
    for contact in begun {
      constraining[contact.constraint].behavior.contactBegan(contact.contact, bodies)
    }
  }
}

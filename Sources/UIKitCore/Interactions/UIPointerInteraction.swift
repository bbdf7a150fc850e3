public import Foundation

/// The looks of a view while a pointer is above it.
///
/// There is no pointer here: views have their interactions, and nobody asks for a style.
@preconcurrency @MainActor open class UIPointerInteraction: NSObject, UIInteraction {
  /// The object that would be asked for regions and styles.
  ///
  /// Not retained.
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  /// The view that has the interaction.
  ///
  /// Not retained.
  open private(set) weak var view: UIView?
  /// Whether a pointer would have an effect; by default true.
  open var isEnabled = true

  /// Creates an interaction for a view to have.
  public init(delegate: (any UIPointerInteractionDelegate)? = nil) {
    self.delegate = delegate
    super.init()
  }

  /// Has the delegate asked anew while a pointer is above the view, so never.
  open func invalidate() {}

  /// Does nothing here; subclasses that override it call it.
  open func willMove(to view: UIView?) {}

  /// Notes the view.
  open func didMove(to view: UIView?) { self.view = view }
}

/// The object that says how a pointer looks above a view.
@preconcurrency @MainActor public protocol UIPointerInteractionDelegate: NSObjectProtocol {
  /// The part of the view that has a style at a place. Optional.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) throws(UnimplementedRequirement) -> UIPointerRegion?
  /// The style in a part of the view; nil for the usual pointer. Optional.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) throws(UnimplementedRequirement) -> UIPointerStyle?
  /// Told that a pointer comes to a part of the view. Optional.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) throws(UnimplementedRequirement)
  /// Told that a pointer leaves a part of the view. Optional.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) throws(UnimplementedRequirement)
}

/// What lets changes of an app's own go along with a pointer's.
@preconcurrency @MainActor public protocol UIPointerInteractionAnimating: NSObjectProtocol {
  /// Adds changes that go along.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds what is called at the end, with whether it was reached.
  func addCompletion(_ completion: @escaping (Bool) -> Void)
}

/// A place of a pointer that is asked about.
@preconcurrency @MainActor open class UIPointerRegionRequest: NSObject {
  /// In the coordinates of the interaction's view, in points.
  public let location: CGPoint

  init(location: CGPoint) {
    self.location = location
    super.init()
  }
}

/// A part of a view with a style of the pointer.
@preconcurrency @MainActor open class UIPointerRegion: NSObject {
  /// In the coordinates of the interaction's view, in points.
  public let rect: CGRect
  /// The app's own name of the part.
  public let identifier: AnyHashable?

  /// Creates a part of a view by its rectangle.
  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    self.rect = rect
    self.identifier = identifier
    super.init()
  }
}

/// The look of the pointer and of what is below it.
@preconcurrency @MainActor open class UIPointerStyle: NSObject {
  /// What becomes of the view; nil for nothing.
  let effect: UIPointerEffect?
  /// The pointer's shape; nil for the effect's own.
  let shape: UIPointerShape?

  /// Creates a style of an effect, with a shape of the pointer in it.
  public init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
    self.effect = effect
    self.shape = shape
    super.init()
  }

  /// Creates a style of a shape alone.
  public init(shape: UIPointerShape) {
    effect = nil
    self.shape = shape
    super.init()
  }
}

/// The change of a view below a pointer.
public enum UIPointerEffect {
  /// The effect that suits the view.
  case automatic(UITargetedPreview)
  /// The pointer becomes a light behind the view.
  case highlight(UITargetedPreview)
  /// The view rises above the others.
  case lift(UITargetedPreview)
  /// The view changes as is said, and the pointer stays.
  case hover(
    UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
    prefersScaledContent: Bool = true)

  /// How a view is tinted below a pointer.
  public enum TintMode: Int, Sendable { case none, overlay, underlay }
}

/// The shape of a pointer.
public enum UIPointerShape {
  /// A shape of the app's own.
  case path(UIBezierPath)
  /// A rectangle with round corners.
  case roundedRect(CGRect, radius: CGFloat)
  /// A bar between letters, as high as its length.
  case verticalBeam(length: CGFloat)
  /// A bar between letters of vertical text, as wide as its length.
  case horizontalBeam(length: CGFloat)
}

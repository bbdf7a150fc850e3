public import Foundation

/// A party that is told when a finger gives a sheet another height.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate:
  UIAdaptivePresentationControllerDelegate
{
  /// Called when the sheet rests at another detent than before, by a finger's doing.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController) throws(UnimplementedRequirement)
}

/// Presents a controller as a card that rests at certain heights.
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
  /// A height at which a sheet rests.
  @preconcurrency @MainActor open class Detent: NSObject {
    /// The name of a detent.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name itself.
      public let rawValue: String

      /// The identifier of that name.
      public init(_ rawValue: String) { self.rawValue = rawValue }
      /// The identifier of that name.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// About half of the screen.
      public static let medium = Self("com.apple.UIKit.medium")
      /// All of the screen but its top.
      public static let large = Self("com.apple.UIKit.large")
    }

    /// The name of the detent.
    public let identifier: Identifier
    private let value: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    private init(
      _ identifier: Identifier,
      _ value: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      self.identifier = identifier
      self.value = value
    }

    /// About half of the screen; none in compact height.
    public class func medium() -> UISheetPresentationController.Detent {
      Detent(.medium) {
        $0.containerTraitCollection.verticalSizeClass == .compact
          ? nil : $0.containerHeight / 2 - $0.bottomInset
      }
    }

    /// All of the screen but its top.
    public class func large() -> UISheetPresentationController.Detent {
      Detent(.large) { $0.maximumDetentValue }
    }

    /// A height of the app's own.
    ///
    /// - Parameters:
    ///   - identifier: A name; nil for one that is like no other.
    ///   - resolver: Gives the height in points without the safe area at the bottom, or nil where
    ///     there is no such detent.
    /// - Returns: The detent.
    public class func custom(
      identifier: Identifier? = nil,
      resolver:
        @escaping (
          _ context: any UISheetPresentationControllerDetentResolutionContext
        ) -> CGFloat?
    ) -> UISheetPresentationController.Detent {
      Detent(identifier ?? Identifier(NSUUID().uuidString), resolver)
    }

    /// The height in points without the safe area at the bottom; nil where there is no such detent.
    open func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? { value(context) }
  }

  /// The heights at which the sheet rests, from low to high; `large` alone by default.
  open var detents: [Detent] = [.large()] { didSet { surface?.update() } }
  /// The detent at which the sheet rests; nil, the default, for the lowest.
  ///
  /// Inside of `animateChanges(_:)` the sheet travels there.
  open var selectedDetentIdentifier: Detent.Identifier? { didSet { surface?.update() } }
  /// The highest detent at which what is below is not dimmed, and can be touched; nil, the default, for
  /// none.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { surface?.update() } }
  /// Whether there is a bar at the top by which a finger may take the sheet; false by default.
  open var prefersGrabberVisible = false { didSet { surface?.update() } }
  /// The radius of the upper corners in points; nil, the default, for the system's.
  open var preferredCornerRadius: CGFloat? { didSet { surface?.update() } }
  /// Whether scrolling up content that is at its top raises the sheet first; true by default.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// The sheet on screen; nil before and after.
  weak var surface: SheetSurface?

  /// Whether black is behind the status bar, since what is below the sheet was moved back.
  package var darkensStatusBar: Bool { surface?.isBackSeen ?? false }

  /// Has the sheet travel to what `changes` asks for, with the system's spring.
  open func animateChanges(_ changes: () -> Void) {
    UIView.animateSystemTransition(changes)
  }

  /// Asks all detents for their heights anew.
  open func invalidateDetents() { surface?.update() }
}

/// What the height of a detent may depend on.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext:
  AnyObject
{
  /// The traits of what the sheet is in.
  var containerTraitCollection: UITraitCollection { get }
  /// The height of a large sheet in points, without the safe area at the bottom.
  var maximumDetentValue: CGFloat { get }
}

extension UISheetPresentationControllerDetentResolutionContext {
  fileprivate var containerHeight: CGFloat { (self as? SheetRoom)?.height ?? maximumDetentValue }
  fileprivate var bottomInset: CGFloat { (self as? SheetRoom)?.bottomInset ?? 0 }
}

/// The room that a sheet has.
@MainActor final class SheetRoom: UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat
  /// The screen's height, and the part of it at the bottom that the system takes, in points.
  let (height, bottomInset): (CGFloat, CGFloat)

  /// Points that a large sheet leaves free below the status bar; source: recorded on iOS.
  private static let topGap: CGFloat = 10

  init(_ window: UIWindow) {
    containerTraitCollection = window.traitCollection
    height = window.bounds.height
    bottomInset = window.safeAreaInsets.bottom
    maximumDetentValue =
      height - window.safeAreaInsets.top - Self.topGap - window.safeAreaInsets.bottom
  }

  /// The detents that there are, from low to high, each by its upper edge; `large` if there is none.
  func tops(
    of detents: [UISheetPresentationController.Detent]
  ) -> [(identifier: UISheetPresentationController.Detent.Identifier, top: CGFloat)] {
    let known = detents.compactMap { detent in
      detent.resolvedValue(in: self).map {
        (detent.identifier, height - bottomInset - min(max(0, $0), maximumDetentValue))
      }
    }.sorted { $0.1 > $1.1 }
    return known.isEmpty ? [(.large, height - bottomInset - maximumDetentValue)] : known
  }
}

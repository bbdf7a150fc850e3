public import Foundation

/// The reader of storyboards and nibs, or a maker of something in their place, as a set of
/// functions.
///
/// All of them answer by default that there is nothing.
@MainActor public struct InterfaceSource {
  /// The class that the prototype or nib of a name would have made, of cells or of other views.
  public var viewClass: (_ name: String, _ isCell: Bool) -> UICollectionReusableView.Type? = {
    _, _ in nil
  }
  /// The class of decoration views of a kind that no layout registers one for; nil where that is an exception, as in UIKit.
  public var decorationClass: (_ kind: String) -> UICollectionReusableView.Type? = { _ in nil }
  /// The controller that a storyboard calls by an identifier, or its first one; of several storyboards of that name, one that lies in
  /// the folder or below it is meant.
  ///
  /// What is drawn is added to the controller that `creator` makes, or to one of the class that is drawn where it makes none.
  public var controller:
    (
      _ identifier: String?, _ storyboard: String, _ folder: URL?,
      _ creator: (@MainActor (NSCoder) -> UIViewController?)?
    ) -> UIViewController? = { _, _, _, _ in nil }
  /// Makes the view that was drawn for a controller and connects its outlets; false if none was.
  public var loadView: (_ controller: UIViewController) -> Bool = { _ in false }
  /// The objects at the top of a nib, connected to their owner; nil if there is no nib of that
  /// name.
  public var nib: (_ name: String, _ owner: NSObject?) -> [NSObject]? = { _, _ in nil }
  /// Whether there is a nib of that name.
  public var hasNib: (_ name: String) -> Bool = { _ in false }
  /// The way from a controller that a storyboard calls by an identifier, as somebody asks for it; nil if there is none.
  public var segue:
    (_ controller: UIViewController, _ identifier: String, _ sender: Any?) -> UIStoryboardSegue? = {
      _, _, _ in nil
    }
  /// Fills the outlets of an object, whose view there is already; false if it has none.
  public var connect: (_ object: NSObject) -> Bool = { _ in false }

  /// A source of nothing.
  public init() {}
}

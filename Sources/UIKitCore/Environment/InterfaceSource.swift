public import Foundation

/// What stands in for storyboards and nibs, which are not read.
@MainActor public struct InterfaceSource {
  /// The class that the prototype or nib of a name would have made, of cells or of other views.
  public var viewClass: (_ name: String, _ isCell: Bool) -> UICollectionReusableView.Type?
  /// The controller that a storyboard calls by an identifier.
  public var controller: (_ identifier: String) -> UIViewController?
  /// Fills the outlets of an object, whose view there is already; false if it has none.
  public var connect: (_ object: NSObject) -> Bool

  public init(
    viewClass: @escaping (_ name: String, _ isCell: Bool) -> UICollectionReusableView.Type? = {
      _, _ in nil
    },
    controller: @escaping (_ identifier: String) -> UIViewController? = { _ in nil },
    connect: @escaping (_ object: NSObject) -> Bool = { _ in false }
  ) {
    self.viewClass = viewClass
    self.controller = controller
    self.connect = connect
  }
}

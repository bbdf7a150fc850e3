public import UIKitCore

/// An object of a storyboard's or a nib's that is neither a view nor a controller, and wants to know when it is connected.
///
/// On iOS every object is told. Here the classes of an app that descend from `NSObject` alone descend from this one where they
/// override the method.
open class NibObject: KeyValueObject {
  /// Called once the object's outlets and actions are connected; does nothing.
  open func awakeFromNib() {}
}

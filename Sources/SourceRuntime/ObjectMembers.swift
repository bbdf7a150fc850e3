public import AnimLayers
public import Foundation
public import UIKitCore

/// The members of an object whose class is not said: what `(sender as AnyObject).tag` is on iOS, to which lowered sources rewrite it.
///
/// Objective-C finds a property by its name in any class; here those are listed that sources ask for so. As there, a
/// property is nil in objects that have none of that name, and a method that the object does not have ends the program.
/// `ObjectMemberRewriter` knows the names.
@preconcurrency @MainActor public struct ObjectMembers {
  private nonisolated(unsafe) let object: AnyObject

  /// The members of an object.
  public nonisolated init(_ object: AnyObject) { unsafe self.object = object }

  /// The members of an object; nil for none.
  public nonisolated init?(_ object: AnyObject?) {
    guard let object else { return nil }
    self.init(object)
  }

  private nonisolated func cast<Value>(to type: Value.Type = Value.self) -> Value? {
    unsafe object as? Value
  }

  private nonisolated func demand<Value>(_ name: String, as type: Value.Type) -> Value {
    guard let value = cast(to: type) else {
      let own: AnyClass = unsafe Swift.type(of: object)
      preconditionFailure("-[\(own) \(name)]: unrecognized selector sent to instance")
    }
    return value
  }

  // MARK: Boxes

  /// The rectangle in a box.
  public nonisolated var cgRectValue: CGRect! { cast() ?? cast(to: NSValue.self)?.cgRectValue }

  /// The point in a box.
  public nonisolated var cgPointValue: CGPoint! { cast() ?? cast(to: NSValue.self)?.cgPointValue }

  /// The size in a box.
  public nonisolated var cgSizeValue: CGSize! { cast() ?? cast(to: NSValue.self)?.cgSizeValue }

  /// The insets in a box.
  public nonisolated var uiEdgeInsetsValue: UIEdgeInsets! {
    cast() ?? cast(to: NSValue.self)?.uiEdgeInsetsValue
  }

  /// The number in a box or a text.
  public nonisolated var doubleValue: Double! {
    cast(to: NSNumber.self)?.doubleValue ?? cast(to: String.self).map { Double($0) ?? 0 }
  }

  /// The number in a box or a text.
  public nonisolated var floatValue: Float! { doubleValue.map { Float($0) } }

  /// The whole number in a box.
  public nonisolated var intValue: Int! { cast(to: NSNumber.self)?.intValue }

  /// The whole number in a box or a text.
  public nonisolated var integerValue: Int! {
    intValue ?? cast(to: String.self).map { Int($0) ?? 0 }
  }

  /// Whether the number in a box is not 0.
  public nonisolated var boolValue: Bool! { cast(to: NSNumber.self)?.boolValue }

  /// The number in a box as text.
  public nonisolated var stringValue: String! { cast(to: NSNumber.self)?.stringValue }

  /// How many UTF-16 units a text has.
  public nonisolated var length: Int! { cast(to: String.self)?.utf16.count }

  /// How many members a collection has.
  public nonisolated var count: Int! {
    cast(to: NSArray.self)?.count ?? cast(to: NSDictionary.self)?.count
      ?? cast(to: NSSet.self)?.count
  }

  // MARK: All objects

  /// What the object says of itself.
  public nonisolated var description: String! {
    unsafe (object as? any CustomStringConvertible)?.description ?? String(describing: object)
  }

  /// The value of a dictionary or an object by its name.
  public nonisolated func value(forKey key: String) -> Any? {
    if let dictionary = cast(to: NSDictionary.self) { return dictionary.object(forKey: key) }
    if let dictionary = cast(to: [String: Any].self) { return dictionary[key] }
    return cast(to: NSObject.self)?.value(forKey: key)
  }

  /// Whether the object implements a method that is optional in UIKit.
  public nonisolated func responds(to selector: Selector?) -> Bool {
    unsafe (object as? any NSObjectProtocol)?.responds(to: selector) ?? false
  }

  /// Whether the object is an instance of a class or of one below it.
  public nonisolated func isKind(of type: AnyClass) -> Bool {
    unsafe (object as? any NSObjectProtocol)?.isKind(of: type) ?? (Swift.type(of: object) == type)
  }

  // MARK: Views

  private var uiView: UIView? { cast() }
  private var control: UIControl? { cast() }
  private var barItem: UIBarItem? { cast() }

  private var guide: UILayoutGuide? { cast() }

  /// The upper edge of a view or a guide.
  public var topAnchor: NSLayoutYAxisAnchor! { uiView?.topAnchor ?? guide?.topAnchor }
  /// The lower edge of a view or a guide.
  public var bottomAnchor: NSLayoutYAxisAnchor! { uiView?.bottomAnchor ?? guide?.bottomAnchor }
  /// The middle from top to bottom of a view or a guide.
  public var centerYAnchor: NSLayoutYAxisAnchor! { uiView?.centerYAnchor ?? guide?.centerYAnchor }
  /// The edge at which text begins of a view or a guide.
  public var leadingAnchor: NSLayoutXAxisAnchor! { uiView?.leadingAnchor ?? guide?.leadingAnchor }
  /// The edge at which text ends of a view or a guide.
  public var trailingAnchor: NSLayoutXAxisAnchor! {
    uiView?.trailingAnchor ?? guide?.trailingAnchor
  }
  /// The left edge of a view or a guide.
  public var leftAnchor: NSLayoutXAxisAnchor! { uiView?.leftAnchor ?? guide?.leftAnchor }
  /// The right edge of a view or a guide.
  public var rightAnchor: NSLayoutXAxisAnchor! { uiView?.rightAnchor ?? guide?.rightAnchor }
  /// The middle from left to right of a view or a guide.
  public var centerXAnchor: NSLayoutXAxisAnchor! { uiView?.centerXAnchor ?? guide?.centerXAnchor }
  /// The width of a view or a guide.
  public var widthAnchor: NSLayoutDimension! { uiView?.widthAnchor ?? guide?.widthAnchor }
  /// The height of a view or a guide.
  public var heightAnchor: NSLayoutDimension! { uiView?.heightAnchor ?? guide?.heightAnchor }
  /// The number that an app gave a view or a bar's item.
  public var tag: Int! { uiView?.tag ?? barItem?.tag }
  /// The rectangle of a view in its superview.
  public var frame: CGRect! { uiView?.frame ?? cast(to: CALayer.self)?.frame }
  /// The rectangle of a view in its own coordinates.
  public var bounds: CGRect! { uiView?.bounds ?? cast(to: CALayer.self)?.bounds }
  /// The middle of a view in its superview.
  public var center: CGPoint! { uiView?.center }
  /// The view that a view is in.
  public var superview: UIView?! { uiView.map(\.superview) }
  /// The views in a view.
  public var subviews: [UIView]! { uiView?.subviews }
  /// The layer of a view.
  public var layer: CALayer! { uiView?.layer }
  /// Whether a view is hidden.
  public var isHidden: Bool! { uiView?.isHidden ?? cast(to: CALayer.self)?.isHidden }
  /// The view of a gesture recognizer or a controller.
  public var view: UIView?! {
    cast(to: UIGestureRecognizer.self).map(\.view)
      ?? cast(to: UIViewController.self).map { $0.view }
  }

  /// Whether a control, a cell or a bar's item is chosen.
  public var isSelected: Bool! {
    control?.isSelected ?? cast(to: UICollectionViewCell.self)?.isSelected
      ?? cast(to: UITableViewCell.self)?.isSelected
  }

  /// Whether a control or a bar's item can be used.
  public var isEnabled: Bool! {
    control?.isEnabled ?? barItem?.isEnabled ?? cast(to: UIGestureRecognizer.self)?.isEnabled
  }

  /// Whether a switch is on.
  public var isOn: Bool! { cast(to: UISwitch.self)?.isOn }
  /// The segment that is chosen.
  public var selectedSegmentIndex: Int! {
    cast(to: UISegmentedControl.self)?.selectedSegmentIndex
  }

  /// The page that a page control shows.
  public var currentPage: Int! { cast(to: UIPageControl.self)?.currentPage }
  /// The value of a slider.
  public var value: Float! { cast(to: UISlider.self)?.value }
  /// The date of a date picker.
  public var date: Date! { cast(to: UIDatePicker.self)?.date }
  /// The label of a button.
  public var titleLabel: UILabel?! { cast(to: UIButton.self).map(\.titleLabel) }
  /// The title that a button shows.
  public var currentTitle: String?! { cast(to: UIButton.self).map(\.currentTitle) }
  /// The title of a controller or a bar's item.
  public var title: String?! {
    cast(to: UIViewController.self).map(\.title) ?? barItem.map(\.title)
  }

  /// The text of a label, a field or a text view.
  public var text: String?! {
    cast(to: UILabel.self).map(\.text) ?? cast(to: UITextField.self).map(\.text)
      ?? cast(to: UITextView.self).map { $0.text }
  }

  /// The title of a button in a state.
  public func title(for state: UIControl.State) -> String? {
    demand("titleForState:", as: UIButton.self).title(for: state)
  }

  /// Calls a method of the object without arguments.
  public func perform(_ selector: Selector!) {
    if let selector { unsafe (object as? any NSObjectProtocol)?.perform(selector) }
  }

  /// Calls a method of the object with an argument.
  public func perform(_ selector: Selector!, with argument: Any?) {
    if let selector { unsafe (object as? any NSObjectProtocol)?.perform(selector, with: argument) }
  }

  /// Sets the title of a button in a state.
  public func setTitle(_ title: String?, for state: UIControl.State) {
    demand("setTitle:forState:", as: UIButton.self).setTitle(title, for: state)
  }

  /// Where the finger of a gesture or a touch is.
  public func location(in view: UIView?) -> CGPoint {
    if let touch = cast(to: UITouch.self) { return touch.location(in: view) }
    return demand("locationInView:", as: UIGestureRecognizer.self).location(in: view)
  }

  /// Begins to take what is typed.
  @discardableResult public func becomeFirstResponder() -> Bool {
    demand("becomeFirstResponder", as: UIResponder.self).becomeFirstResponder()
  }

  /// No longer takes what is typed.
  @discardableResult public func resignFirstResponder() -> Bool {
    demand("resignFirstResponder", as: UIResponder.self).resignFirstResponder()
  }

  /// Takes a view out of its superview.
  public func removeFromSuperview() {
    demand("removeFromSuperview", as: UIView.self).removeFromSuperview()
  }
}

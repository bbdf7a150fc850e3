public import Foundation

/// An object that hands on the calls of optional methods that its class leaves out, and that others listen to.
///
/// On iOS a class does so in `forwardInvocation(_:)`, which Objective-C's runtime calls for methods that the object does not have. Here
/// the default implementations of optional methods, which are called in their place, do it.
open class MessageForwarder: NSObject {
  /// The object that is asked in place of this one; nil for none.
  open var messageTarget: AnyObject? { nil }

  /// Whether somebody wants to know of calls of a method without a result; false unless overridden.
  ///
  /// - Parameter name: The method's full name, such as `scrollViewDidScroll(_:)`.
  /// - Returns: Whether `willForward` and `didForward` are called.
  open func listens(to name: String) -> Bool { false }

  /// Called before a method without a result that somebody listens to is handed on; `NSNull` stands for arguments that are nil.
  open func willForward(_ name: String, _ arguments: [Any]) {}

  /// Called after it was.
  open func didForward(_ name: String, _ arguments: [Any]) {}
}

/// An argument as Objective-C has it in a list: addresses and nothing are objects.
private func boxed(_ argument: Any?) -> Any {
  if let pointer = unsafe argument as? UnsafeMutablePointer<CGPoint> {
    return unsafe NSValue(pointer: pointer)
  }
  return argument ?? NSNull()
}

/// The answer of whoever stands behind an object whose class leaves an optional method out.
///
/// - Parameters:
///   - object: The object that was asked.
///   - name: The method's full name.
///   - arguments: The arguments of the call.
///   - call: Asks an object that conforms to the method's protocol.
/// - Returns: What that object answers; nothing for a method without a result that somebody listens to.
/// - Throws: `UnimplementedRequirement` if nobody stands behind the object, or does not implement the method.
public func forwarded<Target, Result>(
  from object: AnyObject, _ name: String, _ arguments: @autoclosure () -> [Any?],
  to call: (Target) throws(UnimplementedRequirement) -> Result
) throws(UnimplementedRequirement) -> Result {
  guard let forwarder = object as? MessageForwarder else { throw UnimplementedRequirement() }
  guard let nothing = () as? Result, forwarder.listens(to: name) else {
    guard let target = forwarder.messageTarget as? Target else { throw UnimplementedRequirement() }
    return try call(target)
  }
  let arguments = arguments().map(boxed)
  forwarder.willForward(name, arguments)
  if let target = forwarder.messageTarget as? Target { _ = try? call(target) }
  forwarder.didForward(name, arguments)
  return nothing
}

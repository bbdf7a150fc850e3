public import Foundation

/// What Objective-C throws where a program cannot go on; an app that raises one would have crashed.
open class NSException: NSObject, @unchecked Sendable {
  /// The kind of the exception.
  public let name: NSExceptionName
  /// What went wrong.
  public let reason: String?
  /// More about it, for the app's own use.
  public let userInfo: [AnyHashable: Any]?

  /// Creates an exception, which nobody is told of before `raise()`.
  public init(
    name aName: NSExceptionName, reason aReason: String?, userInfo: [AnyHashable: Any]? = nil
  ) {
    name = aName
    reason = aReason
    self.userInfo = userInfo
    super.init()
  }

  /// Ends what is acted out, as an uncaught exception ends an app.
  ///
  /// The caller goes on to its end, as after every exception here.
  open func raise() { UIEnvironment.raise(reason ?? name.rawValue) }

  /// Makes an exception and raises it.
  open class func raise(_ name: NSExceptionName, format: String, arguments argList: [any CVarArg]) {
    NSException(name: name, reason: String(format: format, arguments: argList)).raise()
  }
}

extension NSExceptionName {
  /// Something is not as it has to be.
  public static let internalInconsistencyException = NSExceptionName(
    rawValue: "NSInternalInconsistencyException")
  /// An argument is none that is taken.
  public static let invalidArgumentException = NSExceptionName(
    rawValue: "NSInvalidArgumentException")
  /// What is asked for is out of range.
  public static let rangeException = NSExceptionName(rawValue: "NSRangeException")
  /// Any other.
  public static let genericException = NSExceptionName(rawValue: "NSGenericException")
}

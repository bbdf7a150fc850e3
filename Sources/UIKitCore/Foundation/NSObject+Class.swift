public import Foundation

extension NSObject {
  /// The class itself, as Objective-C's objects say it of theirs.
  public static func classForCoder() -> AnyClass { self }
}

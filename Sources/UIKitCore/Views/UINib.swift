public import Foundation

/// A name for an interface that was drawn in Interface Builder; there are none here, so registering one
/// is an exception that says which class to register instead.
@preconcurrency @MainActor open class UINib: NSObject {
  /// The file's name without its ending.
  let name: String

  public init(nibName name: String, bundle bundleOrNil: Bundle?) { self.name = name }

  /// An exception, and nothing.
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] {
    raiseMissing()
    return []
  }

  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
  }
}

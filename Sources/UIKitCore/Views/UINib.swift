import AnimLayers
public import Foundation

/// An interface that was drawn in Interface Builder, by its name.
@preconcurrency @MainActor open class UINib: NSObject {
  /// The class and an address, which is the same in every run.
  nonisolated open override var description: String { numberedDescription }

  /// The file's name without its ending.
  let name: String

  /// The interface file `name`, without its ending, among those of the simulated app; `bundle`
  /// makes no difference.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) { self.name = name }

  /// The objects at the top of the file; an exception, and nothing, if there is no such file.
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] {
    let interface = UIEnvironment.current.interface
    if let objects = interface.nib(name, ownerOrNil as? NSObject) {
      UINib.keep(objects)
      return objects
    }
    raiseMissing()
    return []
  }

  /// Keeps objects to the end of the turn, as UIKit does: an app may hold them by a weak reference at first.
  fileprivate static func keep(_ objects: [Any]) {
    MediaClock.current.schedule(after: 0) { withExtendedLifetime(objects) {} }
  }

  /// The cell or other reusable view in the file.
  func instantiateReusableView() -> UICollectionReusableView? {
    instantiate(withOwner: nil).lazy.compactMap { $0 as? UICollectionReusableView }.first
  }

  /// Whether there is such a file.
  var exists: Bool { UIEnvironment.current.interface.hasNib(name) }

  /// A key of the options with which a nib is read; none is heeded.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key's name.
    public let rawValue: String

    /// A key by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}

extension Bundle {
  /// The objects at the top of the nib of that name; nil if there is none.
  @preconcurrency @MainActor public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    let objects = UIEnvironment.current.interface.nib(name, owner as? NSObject)
    objects.map { UINib.keep($0) }
    return objects
  }
}

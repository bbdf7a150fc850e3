/// The error that an optional method of a protocol throws where a class leaves it out.
///
/// Protocols have no optional methods without Objective-C. Here such a method is a requirement with
/// `throws(UnimplementedRequirement)`: classes implement it without throwing, the default implementation throws, and
/// `delegate.method?(…)` answers nil for what is thrown. The calls of UIKit's own protocols with a question mark are made
/// from their declarations (`Generated/`, by `swift run generate-requirements`); protocols of compiled sources are
/// rewritten in the same way.
public struct UnimplementedRequirement: Error {
  /// The error, which says nothing of the method.
  public init() {}

  /// Ends the program: somebody counted on an answer of `target`, which does not implement the method `name`.
  public func stop(_ name: String, of target: AnyObject) -> Never {
    fatalError("\(type(of: target)) does not implement \(name)")
  }

  /// What a flow layout does without an answer of `target`, if that stands for a delegate that nobody has written; for others it
  /// ends the program.
  @MainActor func value<Value>(
    _ name: String, of layout: UICollectionViewLayout, for target: AnyObject
  ) -> Value {
    guard target is any StandInDelegate, let layout = layout as? UICollectionViewFlowLayout,
      let value = layout.value(withoutAnswerOf: name) as? Value
    else { stop(name, of: target) }
    return value
  }
}

/// A delegate that stands for one that nobody has written.
public protocol StandInDelegate: AnyObject {}

extension UICollectionViewFlowLayout {
  /// Its own value where a method of its delegate is not implemented.
  fileprivate func value(withoutAnswerOf name: String) -> Any? {
    switch name {
    case "collectionView(_:layout:sizeForItemAt:)": itemSize
    case "collectionView(_:layout:insetForSectionAt:)": sectionInset
    case "collectionView(_:layout:minimumLineSpacingForSectionAt:)": minimumLineSpacing
    case "collectionView(_:layout:minimumInteritemSpacingForSectionAt:)": minimumInteritemSpacing
    case "collectionView(_:layout:referenceSizeForHeaderInSection:)": headerReferenceSize
    case "collectionView(_:layout:referenceSizeForFooterInSection:)": footerReferenceSize
    default: nil
    }
  }
}

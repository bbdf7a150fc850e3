public import ScenarioFormat
public import UIKitCore

/// The classes that were compiled from the sources that a scenario names.
///
/// The stage makes built-in classes itself; all others come through here, by the name that the
/// scenario calls them by.
@MainActor public struct SourceClasses: Sendable {
  /// A new layout of the class; nil if the sources have none of that name.
  public var makeLayout:
    @MainActor (_ className: String, _ sources: [SourceName]) -> UICollectionViewLayout?
  /// Gives a layout's property an evaluated value; false if there is no such property, or it is of
  /// another type.
  public var setProperty:
    @MainActor (_ name: String, _ value: PropertyValue, _ layout: UICollectionViewLayout) -> Bool
  /// The class of the cells that are called so; nil if the sources have none.
  public var cellClass: @MainActor (_ className: String) -> UICollectionViewCell.Type?

  public init(
    makeLayout:
      @escaping @MainActor (_ className: String, _ sources: [SourceName]) ->
      UICollectionViewLayout?,
    setProperty:
      @escaping @MainActor (
        _ name: String, _ value: PropertyValue, _ layout: UICollectionViewLayout
      ) -> Bool,
    cellClass: @escaping @MainActor (_ className: String) -> UICollectionViewCell.Type? = { _ in nil
    }
  ) {
    self.makeLayout = makeLayout
    self.setProperty = setProperty
    self.cellClass = cellClass
  }

  /// For scenarios that need no sources.
  public static let none = SourceClasses(
    makeLayout: { _, _ in nil }, setProperty: { _, _, _ in false })
}

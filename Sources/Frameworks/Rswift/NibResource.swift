public import Foundation
public import UIKitCore

/// What makes views of an interface file: `R.nib.filmCell`.
public protocol NibReferenceContainer: Sendable {
  /// The class of the first view in the file.
  associatedtype FirstView
  /// The file's name without its extension.
  var name: String { get }
  /// The bundle of the file.
  var bundle: Bundle { get }
}

/// What cells are asked for by: `R.reuseIdentifier.filmCell`.
public protocol ReuseIdentifierContainer: Sendable {
  /// The class of the cells.
  associatedtype Reusable
  /// What the cell is called in the interface file.
  var identifier: String { get }
}

/// A name of cells of a class.
public struct ReuseIdentifier<Reusable>: ReuseIdentifierContainer {
  /// What the cell is called.
  public let identifier: String
  /// The name of cells.
  public init(identifier: String) { self.identifier = identifier }
}

/// An interface file whose first view is of a class.
public struct NibReference<FirstView>: NibReferenceContainer {
  /// The file's name without its extension.
  public let name: String
  /// The bundle of the file.
  public let bundle: Bundle
  /// The file of a name.
  public init(name: String, bundle: Bundle) { (self.name, self.bundle) = (name, bundle) }
}

/// An interface file with a cell that has a name.
public struct NibReferenceReuseIdentifier<FirstView, Reusable>: NibReferenceContainer,
  ReuseIdentifierContainer
{
  /// The file's name without its extension.
  public let name: String
  /// The bundle of the file.
  public let bundle: Bundle
  /// What the cell is called.
  public let identifier: String
  /// The file of a name, with what its cell is called.
  public init(name: String, bundle: Bundle, identifier: String) {
    (self.name, self.bundle, self.identifier) = (name, bundle, identifier)
  }
}

extension NibReferenceContainer {
  /// The file.
  @preconcurrency @MainActor public func callAsFunction() -> UINib {
    UINib(nibName: name, bundle: bundle)
  }

  /// The objects at the top of the file.
  @preconcurrency @MainActor public func instantiate(
    withOwner owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any] { self().instantiate(withOwner: owner, options: options) }

  /// The first view of the file, if it is of its class.
  @preconcurrency @MainActor public func firstView(
    withOwner owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> FirstView? { instantiate(withOwner: owner, options: options).first as? FirstView }

  /// The first view of the file, if it is of its class.
  @preconcurrency @MainActor public func firstView(
    owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> FirstView? { firstView(withOwner: owner, options: options) }

  /// The first view of the file, if it is of its class.
  @preconcurrency @MainActor public func callAsFunction(
    withOwner owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> FirstView? { firstView(withOwner: owner, options: options) }

  /// The first view of the file, if it is of its class.
  @preconcurrency @MainActor public func callAsFunction(
    owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> FirstView? { firstView(withOwner: owner, options: options) }
}

extension UINib {
  /// The interface file of a resource.
  public convenience init(resource: some NibReferenceContainer) {
    self.init(nibName: resource.name, bundle: resource.bundle)
  }
}

extension UIViewController {
  /// A controller with the view of a resource.
  public convenience init(nib: some NibReferenceContainer) {
    self.init(nibName: nib.name, bundle: nib.bundle)
  }
}

extension UITableView {
  /// Has the cells of an interface file made where they are asked for by their name there.
  public func register<Nib: NibReferenceContainer & ReuseIdentifierContainer>(_ nib: Nib)
  where Nib.Reusable: UITableViewCell {
    register(nib(), forCellReuseIdentifier: nib.identifier)
  }
  /// The same of headers and footers.
  public func registerHeaderFooterView<Nib: NibReferenceContainer & ReuseIdentifierContainer>(
    _ nib: Nib
  ) where Nib.Reusable: UIView {
    register(nib(), forHeaderFooterViewReuseIdentifier: nib.identifier)
  }
  /// A cell of a name; nil if it is of another class.
  public func dequeueReusableCell<Identifier: ReuseIdentifierContainer>(
    withIdentifier identifier: Identifier, for indexPath: IndexPath
  ) -> Identifier.Reusable? where Identifier.Reusable: UITableViewCell {
    dequeueReusableCell(withIdentifier: identifier.identifier, for: indexPath)
      as? Identifier.Reusable
  }
  /// A cell of a name; nil if there is none, or it is of another class.
  public func dequeueReusableCell<Identifier: ReuseIdentifierContainer>(
    withIdentifier identifier: Identifier
  ) -> Identifier.Reusable? where Identifier.Reusable: UITableViewCell {
    dequeueReusableCell(withIdentifier: identifier.identifier) as? Identifier.Reusable
  }
  /// A header or footer of a name; nil if there is none, or it is of another class.
  public func dequeueReusableHeaderFooterView<Identifier: ReuseIdentifierContainer>(
    withIdentifier identifier: Identifier
  ) -> Identifier.Reusable? where Identifier.Reusable: UITableViewHeaderFooterView {
    dequeueReusableHeaderFooterView(withIdentifier: identifier.identifier) as? Identifier.Reusable
  }
}

extension UICollectionView {
  /// Has the cells of an interface file made where they are asked for by their name there.
  public func register<Nib: NibReferenceContainer & ReuseIdentifierContainer>(_ nib: Nib)
  where Nib.Reusable: UICollectionViewCell {
    register(nib(), forCellWithReuseIdentifier: nib.identifier)
  }
  /// The same of supplementary views of a kind.
  public func register<Nib: NibReferenceContainer & ReuseIdentifierContainer>(
    _ nib: Nib, forSupplementaryViewOfKind kind: String
  ) where Nib.Reusable: UICollectionReusableView {
    register(nib(), forSupplementaryViewOfKind: kind, withReuseIdentifier: nib.identifier)
  }
  /// A cell of a name; nil if it is of another class.
  public func dequeueReusableCell<Identifier: ReuseIdentifierContainer>(
    withReuseIdentifier identifier: Identifier, for indexPath: IndexPath
  ) -> Identifier.Reusable? where Identifier.Reusable: UICollectionReusableView {
    dequeueReusableCell(withReuseIdentifier: identifier.identifier, for: indexPath)
      as? Identifier.Reusable
  }
  /// A supplementary view of a name; nil if it is of another class.
  public func dequeueReusableSupplementaryView<Identifier: ReuseIdentifierContainer>(
    ofKind elementKind: String, withReuseIdentifier identifier: Identifier, for indexPath: IndexPath
  ) -> Identifier.Reusable? where Identifier.Reusable: UICollectionReusableView {
    dequeueReusableSupplementaryView(
      ofKind: elementKind, withReuseIdentifier: identifier.identifier, for: indexPath)
      as? Identifier.Reusable
  }
}

import AnimSourceRuntime
public import Foundation
public import UIKitCore

// MARK: ReusableKit

/// What cells have in common.
public protocol CellType: AnyObject {}
extension UITableViewCell: CellType {}
extension UICollectionViewCell: CellType {}

/// What views that are used again have in common.
public protocol ViewType: AnyObject {}
extension UIView: ViewType {}

/// A class of cells with its name and its nib.
@preconcurrency @MainActor public struct ReusableCell<Cell: CellType> {
  /// The class.
  public let `class`: Cell.Type = Cell.self
  /// The name.
  public let identifier: String
  /// The nib; nil for none.
  public let nib: UINib?

  /// A class of cells.
  public nonisolated init(identifier: String? = nil, nib: UINib? = nil) {
    self.nib = nib
    self.identifier = identifier ?? sceneUUID().uuidString
  }
  /// A class of cells in a nib.
  public init(identifier: String? = nil, nibName: String) {
    self.init(identifier: identifier, nib: UINib(nibName: nibName, bundle: nil))
  }
}

/// A class of headers and footers with its name and its nib.
@preconcurrency @MainActor public struct ReusableView<View: ViewType> {
  /// The class.
  public let `class`: View.Type = View.self
  /// The name.
  public let identifier: String
  /// The nib; nil for none.
  public let nib: UINib?

  /// A class of views.
  public nonisolated init(identifier: String? = nil, nib: UINib? = nil) {
    self.nib = nib
    self.identifier = identifier ?? sceneUUID().uuidString
  }
  /// A class of views in a nib.
  public init(identifier: String? = nil, nibName: String) {
    self.init(identifier: identifier, nib: UINib(nibName: nibName, bundle: nil))
  }
}

/// A header or a footer.
public enum SupplementaryViewKind: String, Sendable {
  case header = "UICollectionElementKindSectionHeader"
  case footer = "UICollectionElementKindSectionFooter"
}

extension UITableView {
  /// Registers a class of cells.
  public func register<Cell>(_ cell: ReusableCell<Cell>) {
    if let nib = cell.nib {
      register(nib, forCellReuseIdentifier: cell.identifier)
    } else {
      register(Cell.self as? UITableViewCell.Type, forCellReuseIdentifier: cell.identifier)
    }
  }
  /// A cell of a class; nil where it is not registered.
  public func dequeue<Cell>(_ cell: ReusableCell<Cell>) -> Cell? {
    dequeueReusableCell(withIdentifier: cell.identifier) as? Cell
  }
  /// A cell of a class.
  public func dequeue<Cell>(_ cell: ReusableCell<Cell>, for indexPath: IndexPath) -> Cell {
    cast(dequeueReusableCell(withIdentifier: cell.identifier, for: indexPath))
  }
  /// Registers a class of headers and footers.
  public func register<View>(_ view: ReusableView<View>) {
    if let nib = view.nib {
      register(nib, forHeaderFooterViewReuseIdentifier: view.identifier)
    } else {
      register(
        View.self as? UITableViewHeaderFooterView.Type,
        forHeaderFooterViewReuseIdentifier: view.identifier)
    }
  }
  /// A header or a footer of a class.
  public func dequeue<View>(_ view: ReusableView<View>) -> View? {
    dequeueReusableHeaderFooterView(withIdentifier: view.identifier) as? View
  }
}

extension UICollectionView {
  /// Registers a class of cells.
  public func register<Cell>(_ cell: ReusableCell<Cell>) {
    if let nib = cell.nib {
      register(nib, forCellWithReuseIdentifier: cell.identifier)
    } else {
      register(Cell.self as? UICollectionViewCell.Type, forCellWithReuseIdentifier: cell.identifier)
    }
  }
  /// A cell of a class.
  public func dequeue<Cell>(_ cell: ReusableCell<Cell>, for indexPath: IndexPath) -> Cell {
    cast(dequeueReusableCell(withReuseIdentifier: cell.identifier, for: indexPath))
  }
  /// Registers a class of headers or footers.
  public func register<View>(_ view: ReusableView<View>, kind: SupplementaryViewKind) {
    register(view, kind: kind.rawValue)
  }
  /// Registers a class of views of a kind.
  public func register<View>(_ view: ReusableView<View>, kind: String) {
    if let nib = view.nib {
      register(nib, forSupplementaryViewOfKind: kind, withReuseIdentifier: view.identifier)
    } else {
      register(
        View.self as? UICollectionReusableView.Type, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: view.identifier)
    }
  }
  /// A header or a footer of a class.
  public func dequeue<View>(
    _ view: ReusableView<View>, kind: SupplementaryViewKind, for indexPath: IndexPath
  ) -> View { dequeue(view, kind: kind.rawValue, for: indexPath) }
  /// A view of a class and a kind.
  public func dequeue<View>(
    _ view: ReusableView<View>, kind: String, for indexPath: IndexPath
  ) -> View {
    cast(
      dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: view.identifier, for: indexPath))
  }
}

private func cast<View, Wanted>(_ view: View) -> Wanted {
  guard let wanted = view as? Wanted else {
    preconditionFailure("\(type(of: view)) is no \(Wanted.self)")
  }
  return wanted
}

// MARK: Reusable

/// A view that is used again under a name.
public protocol Reusable: AnyObject {
  /// The name.
  static var reuseIdentifier: String { get }
}

extension Reusable {
  /// The name of the class.
  public static var reuseIdentifier: String { String(describing: self) }
}

/// A view in a nib of its class's name.
@preconcurrency @MainActor public protocol NibLoadable: AnyObject {
  /// The nib.
  static var nib: UINib { get }
}

extension NibLoadable {
  /// The nib of the class's name.
  public static var nib: UINib { UINib(nibName: String(describing: self), bundle: nil) }
}

extension NibLoadable where Self: UIView {
  /// The view of the nib.
  public static func loadFromNib() -> Self {
    cast(nib.instantiate(withOwner: nil, options: nil).first as Any)
  }
}

/// A view in a nib that is used again.
public typealias NibReusable = Reusable & NibLoadable

/// A view whose parts are in a nib of its class's name.
@preconcurrency @MainActor public protocol NibOwnerLoadable: AnyObject {
  /// The nib.
  static var nib: UINib { get }
}

extension NibOwnerLoadable {
  /// The nib of the class's name.
  public static var nib: UINib { UINib(nibName: String(describing: self), bundle: nil) }
}

extension NibOwnerLoadable where Self: UIView {
  /// Puts what is in the nib into the view, which it fills.
  public func loadNibContent() {
    for case let view as UIView in Self.nib.instantiate(withOwner: self, options: nil) {
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
    }
  }
}

/// A controller that its storyboard, of its class's name, begins with.
@preconcurrency @MainActor public protocol StoryboardBased: AnyObject {
  /// The storyboard.
  static var sceneStoryboard: UIStoryboard { get }
}

extension StoryboardBased {
  /// The storyboard of the class's name.
  public static var sceneStoryboard: UIStoryboard {
    UIStoryboard(name: String(describing: self), bundle: nil)
  }
}

extension StoryboardBased where Self: UIViewController {
  /// The controller that the storyboard begins with.
  public static func instantiate() -> Self {
    cast(sceneStoryboard.instantiateInitialViewController() as Any)
  }
}

/// A controller in a storyboard, under its class's name.
@preconcurrency @MainActor public protocol StoryboardSceneBased: AnyObject {
  /// The storyboard.
  static var sceneStoryboard: UIStoryboard { get }
  /// The name in it.
  static var sceneIdentifier: String { get }
}

extension StoryboardSceneBased {
  /// The class's name.
  public static var sceneIdentifier: String { String(describing: self) }
}

extension StoryboardSceneBased where Self: UIViewController {
  /// The controller of that name.
  public static func instantiate() -> Self {
    cast(sceneStoryboard.instantiateViewController(withIdentifier: sceneIdentifier))
  }
}

extension UITableView {
  /// Registers a class of cells.
  public final func register<T: UITableViewCell>(cellType: T.Type) where T: Reusable {
    if let type = cellType as? any NibLoadable.Type {
      register(type.nib, forCellReuseIdentifier: cellType.reuseIdentifier)
    } else {
      register(cellType, forCellReuseIdentifier: cellType.reuseIdentifier)
    }
  }
  /// A cell of a class.
  public final func dequeueReusableCell<T: UITableViewCell>(
    for indexPath: IndexPath, cellType: T.Type = T.self
  ) -> T where T: Reusable {
    cast(dequeueReusableCell(withIdentifier: cellType.reuseIdentifier, for: indexPath))
  }
  /// Registers a class of headers and footers.
  public final func register<T: UITableViewHeaderFooterView>(headerFooterViewType: T.Type)
  where T: Reusable {
    if let type = headerFooterViewType as? any NibLoadable.Type {
      register(type.nib, forHeaderFooterViewReuseIdentifier: headerFooterViewType.reuseIdentifier)
    } else {
      register(
        headerFooterViewType,
        forHeaderFooterViewReuseIdentifier: headerFooterViewType.reuseIdentifier)
    }
  }
  /// A header or a footer of a class.
  public final func dequeueReusableHeaderFooterView<T: UITableViewHeaderFooterView>(
    _ viewType: T.Type = T.self
  ) -> T? where T: Reusable {
    dequeueReusableHeaderFooterView(withIdentifier: viewType.reuseIdentifier) as? T
  }
}

extension UICollectionView {
  /// Registers a class of cells.
  public final func register<T: UICollectionViewCell>(cellType: T.Type) where T: Reusable {
    if let type = cellType as? any NibLoadable.Type {
      register(type.nib, forCellWithReuseIdentifier: cellType.reuseIdentifier)
    } else {
      register(cellType, forCellWithReuseIdentifier: cellType.reuseIdentifier)
    }
  }
  /// A cell of a class.
  public final func dequeueReusableCell<T: UICollectionViewCell>(
    for indexPath: IndexPath, cellType: T.Type = T.self
  ) -> T where T: Reusable {
    cast(dequeueReusableCell(withReuseIdentifier: cellType.reuseIdentifier, for: indexPath))
  }
  /// Registers a class of headers or footers.
  public final func register<T: UICollectionReusableView>(
    supplementaryViewType: T.Type, ofKind elementKind: String
  ) where T: Reusable {
    if let type = supplementaryViewType as? any NibLoadable.Type {
      register(
        type.nib, forSupplementaryViewOfKind: elementKind,
        withReuseIdentifier: supplementaryViewType.reuseIdentifier)
    } else {
      register(
        supplementaryViewType, forSupplementaryViewOfKind: elementKind,
        withReuseIdentifier: supplementaryViewType.reuseIdentifier)
    }
  }
  /// A header or a footer of a class.
  public final func dequeueReusableSupplementaryView<T: UICollectionReusableView>(
    ofKind elementKind: String, for indexPath: IndexPath, viewType: T.Type = T.self
  ) -> T where T: Reusable {
    cast(
      dequeueReusableSupplementaryView(
        ofKind: elementKind, withReuseIdentifier: viewType.reuseIdentifier, for: indexPath))
  }
}

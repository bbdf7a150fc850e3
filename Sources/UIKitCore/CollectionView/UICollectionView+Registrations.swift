public import Foundation

extension UICollectionView {
  /// A cell class with the code that fills a cell with an item; it registers itself when it is first
  /// used.
  @preconcurrency @MainActor public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Fills a cell of the registered class with an item, whenever one is dequeued.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) ->
      Void

    fileprivate let identity = RegistrationIdentity()
    fileprivate let handler: Handler
    fileprivate let nib: UINib?

    /// Creates a registration of `Cell`; each has reuse identifiers of its own.
    public init(handler: @escaping Handler) {
      self.handler = handler
      nib = nil
    }

    /// Creates a registration of the cell that is drawn in a nib.
    public init(cellNib: UINib, handler: @escaping Handler) {
      self.handler = handler
      nib = cellNib
    }
  }

  /// A view class for one kind of supplementary view, with the code that fills it.
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Fills a view of the registered class, whenever one is dequeued.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    fileprivate let identity = RegistrationIdentity()
    fileprivate let elementKind: String
    fileprivate let handler: Handler
    fileprivate let nib: UINib?

    /// Creates a registration of `Supplementary` for one kind of view; each has reuse identifiers
    /// of its own.
    public init(elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      self.handler = handler
      nib = nil
    }

    /// Creates a registration of the view that is drawn in a nib.
    public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      self.handler = handler
      nib = supplementaryNib
    }
  }

  /// A cell of the registered class for an item, filled by the registration's handler.
  ///
  /// Registers the class when it is first used. Without an item the handler is not called.
  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let identifier = registration.identity.identifier(of: Cell.self)
    let key = ReuseKey(kind: .cell, identifier: identifier)
    if !pool.isRegistered(key) {
      if let nib = registration.nib {
        register(nib, forCellWithReuseIdentifier: identifier)
      } else {
        pool.register(Cell.self, for: key)
      }
    }
    guard
      let cell = dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath) as? Cell
    else { preconditionFailure("a registration of \(Cell.self) made another class") }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// A view of the registered class and kind, filled by the registration's handler.
  ///
  /// Registers the class when it is first used.
  public func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let identifier = registration.identity.identifier(of: Supplementary.self)
    let key = ReuseKey(kind: .supplementary(registration.elementKind), identifier: identifier)
    if !pool.isRegistered(key) {
      if let nib = registration.nib {
        register(
          nib, forSupplementaryViewOfKind: registration.elementKind,
          withReuseIdentifier: identifier)
      } else {
        pool.register(Supplementary.self, for: key)
      }
    }
    let view = dequeueReusableSupplementaryView(
      ofKind: registration.elementKind, withReuseIdentifier: identifier, for: indexPath)
    guard let view = view as? Supplementary else {
      preconditionFailure("a registration of \(Supplementary.self) made another class")
    }
    registration.handler(view, registration.elementKind, indexPath)
    return view
  }
}

/// Tells registrations apart, as their reuse identifiers have to.
private final class RegistrationIdentity {
  @MainActor func identifier(of type: Any.Type) -> String { "\(type) \(ObjectIdentifier(self))" }
}

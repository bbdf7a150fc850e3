public import Foundation
public import UIKitCore

/// A cell that shows a model.
@preconcurrency @MainActor public protocol ListBindable: AnyObject {
  /// Shows it.
  func bindViewModel(_ viewModel: Any)
}

/// A section of which each model of its object is a cell.
@preconcurrency @MainActor open class ListBindingSectionController<Object>: ListSectionController {
  /// What makes the models and cells.
  open weak var dataSource: (any ListBindingSectionControllerDataSource)?
  /// Told of chosen cells.
  open weak var selectionDelegate: (any ListBindingSectionControllerSelectionDelegate)?
  /// The object.
  public private(set) var object: Object?
  /// Its models.
  public private(set) var viewModels: [any ListDiffable] = []

  public override init() { super.init() }

  /// Itself, as its data source takes it whatever its objects are; Objective-C does not look at generic arguments.
  private var plain: ListBindingSectionController<any ListDiffable>? {
    unsafe unsafeBitCast(
      self as AnyObject, to: ListBindingSectionController<any ListDiffable>.self)
  }

  /// Makes the models anew, and shows them.
  open func update(animated: Bool, completion: ((Bool) -> Void)? = nil) {
    guard let object else { return }
    read(object)
    (collectionContext as? ListAdapter)?.reload(self)
    completion?(true)
  }

  private func read(_ object: Object) {
    guard let plain else { return }
    viewModels = dataSource?.sectionController(plain, viewModelsFor: object) ?? []
  }

  open override func numberOfItems() -> Int { viewModels.count }
  open override func sizeForItem(at index: Int) -> CGSize {
    guard let plain else { return .zero }
    return dataSource?.sectionController(
      plain, sizeForViewModel: viewModels[index], at: index) ?? .zero
  }
  open override func cellForItem(at index: Int) -> UICollectionViewCell {
    guard let plain,
      let cell = dataSource?.sectionController(
        plain, cellForViewModel: viewModels[index], at: index)
    else { return UICollectionViewCell() }
    cell.bindViewModel(viewModels[index])
    return cell
  }
  open override func didUpdate(to object: Any) {
    guard let object = object as? Object else { return }
    self.object = object
    read(object)
  }
  open override func didSelectItem(at index: Int) {
    guard let plain, viewModels.indices.contains(index) else { return }
    selectionDelegate?.sectionController(
      plain, didSelectItemAt: index, viewModel: viewModels[index])
  }
}

/// What makes the models and cells of such a section.
@preconcurrency @MainActor public protocol ListBindingSectionControllerDataSource: AnyObject {
  /// The models of the object.
  func sectionController(
    _ sectionController: ListBindingSectionController<any ListDiffable>, viewModelsFor object: Any
  ) -> [any ListDiffable]
  /// A model's cell.
  func sectionController(
    _ sectionController: ListBindingSectionController<any ListDiffable>,
    cellForViewModel viewModel: Any, at index: Int
  ) -> any UICollectionViewCell & ListBindable
  /// Its size.
  func sectionController(
    _ sectionController: ListBindingSectionController<any ListDiffable>,
    sizeForViewModel viewModel: Any, at index: Int
  ) -> CGSize
}

/// Told of chosen cells.
@preconcurrency @MainActor
public protocol ListBindingSectionControllerSelectionDelegate: AnyObject {
  /// One was.
  func sectionController(
    _ sectionController: ListBindingSectionController<any ListDiffable>,
    didSelectItemAt index: Int, viewModel: Any)
}

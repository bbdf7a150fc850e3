/// What places the cells of a custom group.
public typealias NSCollectionLayoutGroupCustomItemProvider = NSCollectionLayoutGroup
  .CustomItemProvider
/// What is told of the items of a section that are seen.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  NSCollectionLayoutSection.VisibleItemsInvalidationHandler

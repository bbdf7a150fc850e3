import AnimScenarioFormat
import UIKitCore

extension Stage {
  /// Puts the views behind a collection view that the scenario describes.
  func addBackground(to view: UICollectionView) {
    let views = scenario.collectionView.backgroundViews
    guard !views.isEmpty else { return }
    let background = TemplateView(ViewTemplate(views: views), frame: view.bounds)
    background.show(StageNames(collectionView: view, pictures: dataSource.pictures))
    view.backgroundView = background
  }

  /// Gives one property of a collection view the value that the scenario's settings have for it.
  static func apply(
    _ settings: AnimScenarioFormat.CollectionView,
    only property: AnimScenarioFormat.CollectionView.Property,
    to view: UICollectionView
  ) {
    switch property {
    case .frame:
      let screen = StageNames(container: view.superview?.bounds ?? view.frame)
      view.frame = settings.frame.value(in: screen.value)
    case .contentInset: view.contentInset = settings.contentInset
    case .contentInsetAdjustmentBehavior:
      view.contentInsetAdjustmentBehavior =
        switch settings.contentInsetAdjustmentBehavior {
        case .automatic: .automatic
        case .scrollableAxes: .scrollableAxes
        case .never: .never
        case .always: .always
        }
    case .backgroundColor:
      view.backgroundColor = UIColor(
        light: settings.backgroundColor.light, dark: settings.backgroundColor.dark)
    case .alwaysBounceVertical: view.alwaysBounceVertical = settings.alwaysBounceVertical
    case .alwaysBounceHorizontal: view.alwaysBounceHorizontal = settings.alwaysBounceHorizontal
    case .bounces: view.bounces = settings.bounces
    case .isPagingEnabled: view.isPagingEnabled = settings.isPagingEnabled
    case .isScrollEnabled: view.isScrollEnabled = settings.isScrollEnabled
    case .allowsSelection: view.allowsSelection = settings.allowsSelection
    case .allowsMultipleSelection:
      view.allowsMultipleSelection = settings.allowsMultipleSelection
    case .decelerationRate:
      view.decelerationRate = settings.decelerationRate == .fast ? .fast : .normal
    case .showsScrollIndicator:
      view.showsVerticalScrollIndicator = settings.showsScrollIndicator
      view.showsHorizontalScrollIndicator = settings.showsScrollIndicator
    case .isPrefetchingEnabled: view.isPrefetchingEnabled = settings.isPrefetchingEnabled
    case .refreshControl:
      guard settings.hasRefreshControl != (view.refreshControl != nil) else { return }
      view.refreshControl = settings.hasRefreshControl ? UIRefreshControl(frame: .zero) : nil
    }
  }
}

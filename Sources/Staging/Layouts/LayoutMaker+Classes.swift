import Layouts
import ScenarioFormat
import UIKitCore

/// The layouts that are no flow layouts.
extension LayoutMaker {
  static let depth = [
    LayoutMaker(
      "coverFlow", CoverFlowLayout.init,
      [
        .init("itemSize", \CoverFlowLayout.itemSize),
        .init("sideSpacing", \CoverFlowLayout.sideSpacing),
        .init("centerGap", \CoverFlowLayout.centerGap),
        .init("sideAngle", \CoverFlowLayout.sideAngle),
        .init("sideDepth", \CoverFlowLayout.sideDepth),
        .init("viewerDistance", \CoverFlowLayout.viewerDistance),
      ]),
    LayoutMaker(
      "cardStack", CardStackLayout.init,
      [
        .init("itemSize", \CardStackLayout.itemSize),
        .init("visibleCards", \CardStackLayout.visibleCards),
        .init("cardSpacing", \CardStackLayout.cardSpacing),
        .init("scaleStep", \CardStackLayout.scaleStep),
        .init("tilt", \CardStackLayout.tilt),
        .init("throwDistance", \CardStackLayout.throwDistance),
      ]),
    LayoutMaker(
      "circular", CircularLayout.init,
      [
        .init("itemSize", \CircularLayout.itemSize),
        .init("radius", \CircularLayout.radius),
        .init("hiddenScale", \CircularLayout.hiddenScale),
      ]),
  ]

  static let content = [
    LayoutMaker(
      "waterfall", WaterfallLayout.init,
      [
        .init("columnCount", \WaterfallLayout.columnCount),
        .init("minimumColumnSpacing", \WaterfallLayout.minimumColumnSpacing),
        .init("minimumInteritemSpacing", \WaterfallLayout.minimumInteritemSpacing),
        .init("sectionInset", \WaterfallLayout.sectionInset),
      ]),
    LayoutMaker(
      "chat", ChatLayout.init,
      [
        .init("sectionInset", \ChatLayout.sectionInset),
        .init("messageSpacing", \ChatLayout.messageSpacing),
        .init("turnSpacing", \ChatLayout.turnSpacing),
        .init("insertionScale", \ChatLayout.insertionScale),
      ]),
    LayoutMaker(
      "storefront", StorefrontLayout.init,
      [
        .init("featureHeight", \StorefrontLayout.featureHeight),
        .init("rowHeight", \StorefrontLayout.rowHeight),
        .init("gridHeight", \StorefrontLayout.gridHeight),
        .init("headerHeight", \StorefrontLayout.headerHeight),
        .init("margin", \StorefrontLayout.margin),
      ]),
    LayoutMaker(
      "swipeList", SwipeListLayout.init,
      [
        .init("rowHeight", \SwipeListLayout.rowHeight),
        LayoutProperty("trailingActions") { layout, value in
          guard let layout = layout as? SwipeListLayout, case .list(let actions) = value else {
            return false
          }
          layout.trailingActions =
            actions.isEmpty
            ? nil
            : { [weak layout] path in layout.map { swipeActions(actions, at: path, in: $0) } }
          return true
        },
      ]),
  ]

  /// What the scenario's actions do: a destructive one deletes its row, the others are done with.
  private static func swipeActions(
    _ actions: [PropertyValue], at path: IndexPath, in layout: SwipeListLayout
  ) -> UISwipeActionsConfiguration {
    UISwipeActionsConfiguration(
      actions: actions.map { value in
        let entries: [PropertyValue.Entry] =
          if case .mapping(let entries) = value { entries } else { [] }
        func text(_ name: String) -> String? {
          if case .text(let text)? = entries.first(where: { $0.name == name })?.value {
            text
          } else {
            nil
          }
        }
        let isDestructive = text("style") == "destructive"
        let action = UIContextualAction(
          style: isDestructive ? .destructive : .normal, title: text("title")
        ) { [weak layout] _, _, completion in
          if isDestructive, let view = layout?.collectionView,
            let source = view.dataSource as? StageDataSource
          {
            source.deleteItem(at: path)
            view.deleteItems(at: [path])
          }
          completion(true)
        }
        if case .color(.fixed(let color))? = entries.first(where: { $0.name == "backgroundColor" })?
          .value
        {
          action.backgroundColor = UIColor(light: color.light, dark: color.dark)
        }
        return action
      })
  }
}

import Layouts
import ScenarioFormat
import UIKitCore

/// Makes the layouts that a scenario describes.
@MainActor struct LayoutFactory {
  private let layouts: [ScenarioFormat.Layout]
  private let classes: SourceClasses
  private let decorationKinds: [String]

  /// - Throws: `StageError.unavailable` if a class is neither built in nor among `classes`.
  init(_ scenario: Scenario, _ classes: SourceClasses) throws(StageError) {
    layouts = scenario.layouts
    self.classes = classes
    decorationKinds =
      [ListLayout.separator, ShelfLayout.shelf] + scenario.decorationViews.map(\.name)
    for layout in layouts {
      if case .source(let sources, let name) = layout.implementation,
        classes.makeLayout(name, sources) == nil
      {
        throw .unavailable("the layout class '\(name)'", at: layout.location)
      }
    }
  }

  /// A new layout, as the scenario describes the one of that name.
  func makeLayout(named name: String) -> UICollectionViewLayout {
    guard let definition = layouts.first(where: { $0.name == name }) else {
      preconditionFailure("no layout is named '\(name)'")
    }
    let layout: UICollectionViewLayout
    let properties: [LayoutProperty]
    switch definition.implementation {
    case .builtIn(let className):
      let maker = LayoutMaker.named(className)
      layout = maker.make()
      properties = maker.properties
    case .source(let sources, let className):
      guard let made = classes.makeLayout(className, sources) else {
        preconditionFailure("the class '\(className)' was there when the stage was built")
      }
      layout = made
      properties = definition.properties.map { property in
        LayoutProperty(property.name) { classes.setProperty(property.name, $1, $0) }
      }
    }
    for kind in decorationKinds {
      layout.register(TemplateDecorationView.self, forDecorationViewOfKind: kind)
    }
    layout.advisor = LayoutDirector(definition, properties: properties)
    return layout
  }
}

extension UICollectionViewLayout {
  /// Who tells the layout what the scenario says of it.
  var director: LayoutDirector? { advisor as? LayoutDirector }
}

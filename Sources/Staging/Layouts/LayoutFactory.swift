import AnimLayouts
import AnimScenarioFormat
import AnimSourceRuntime
import UIKitCore

/// Makes the layouts that a scenario describes.
@MainActor struct LayoutFactory {
  private let layouts: [AnimScenarioFormat.Layout]
  private let classes: SourceClasses
  /// The delegate of layouts from sources.
  private let delegate: StageDelegateProxy?
  private let names: StageNames
  private let decorationKinds: [String]

  /// A factory for the layouts of a scenario.
  ///
  /// - Throws: `StageError.source` if a layout of a class from sources cannot be made.
  init(
    _ scenario: Scenario, _ classes: SourceClasses, delegate: StageDelegateProxy?,
    _ names: StageNames
  ) throws(StageError) {
    layouts = scenario.layouts
    self.classes = classes
    self.delegate = delegate
    self.names = names
    decorationKinds = [ListLayout.separator] + scenario.decorationViews.map(\.name)
    if let delegate {
      for layout in layouts {
        guard case .source = layout.implementation else { continue }
        _ = try classes.makeLayout(layout, delegate: delegate, names)
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
    var laterProperty: (String) -> LayoutProperty? = { _ in nil }
    switch definition.implementation {
    case .builtIn(let builtIn):
      let made = builtIn.make(definition)
      layout = made
      properties = LayoutPropertyName.allCases.compactMap { $0.property(of: made) }
    case .source:
      guard let delegate,
        let made = try? classes.makeLayout(definition, delegate: delegate, names)
      else {
        preconditionFailure("the layout '\(name)' could be made when the stage was built")
      }
      layout = made
      properties = definition.properties.map { property in
        LayoutProperty(property.name) { (layout: UICollectionViewLayout, value) in
          // What only the initialiser takes stays as it is.
          classes.set(property.name, to: value, of: layout, definition) != .wrongType
        }
      }
      laterProperty = { [classes] name in
        LayoutProperty(name) { (layout: UICollectionViewLayout, value) in
          classes.set(name, to: value, of: layout, definition) == .done
        }
      }
    }
    for kind in decorationKinds {
      layout.register(TemplateDecorationView.self, forDecorationViewOfKind: kind)
    }
    layout.advisor = ScenarioLayoutInterceptor(
      definition, properties: properties, laterProperty: laterProperty)
    return layout
  }
}

extension UICollectionViewLayout {
  /// The interceptor that tells the layout what the scenario says of it.
  var director: ScenarioLayoutInterceptor? { advisor as? ScenarioLayoutInterceptor }
}

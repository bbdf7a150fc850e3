import AnimGeometry
import Foundation

/// A scenario while it is read.
struct ScenarioDraft: Sendable {
  var version = 0
  var scenario: Scenario
  var dataSource: DataSourceDraft?
  var layout: LayoutChoice?

  /// `layout:` names one of `layouts`, or describes the only one.
  enum LayoutChoice: Sendable {
    case named(SourceName)
    case described(Layout)
  }
}

extension ScenarioDraft {
  static let table = MappingTable<ScenarioDraft>(
    "scenario", "an animation of a collection view", requiredUnless: "include"
  ) {
    Field(
      "renderAnim", \.version, .version, "the version of the grammar: 1", required: true,
      synonyms: ["version", "renderAnimVersion"])
    Field(
      "include", ValueReader<[SourceName]>.oneOrMore(of: .name),
      "files whose keys hold unless this file gives them", synonyms: ["import", "extends", "base"]
    ) { _, _ in }
    Field("title", \.scenario.title, .text, "the caption of the page", synonyms: ["name"])
    Field(
      "alt", \.scenario.alt, .text, "the alternative text of the picture",
      synonyms: ["altText", "description", "accessibilityLabel"])
    Field(
      "canvas", \.scenario.canvas, .canvas, "the screen and what surrounds it",
      synonyms: ["screen", "device", "window"])
    Field(
      "theme", \.scenario.themes, .themes, "light, dark, or both in a list: one output each",
      synonyms: ["themes", "userInterfaceStyle", "colorScheme"])
    Field(
      "clock", \.scenario.clock, ValueReader.clock.then { $1.seed = $0.seed }, "the virtual clock")
    Field(
      "dataSource", \.dataSource,
      ValueReader<DataSourceDraft>.mapping({ DataSourceDraft() }, { DataSourceDraft.table })
        .optional,
      "what the collection view shows at the start; needed unless there is a 'controller'",
      synonyms: ["data", "model", "snapshot"])
    Field(
      "collectionView", \.scenario.collectionView, .collectionView,
      "the collection view's own properties")
    Field(
      "navigation", \.scenario.navigation, ValueReader<NavigationBar>.navigationBar.optional,
      "a title, or the whole navigation bar over the collection view",
      synonyms: ["navigationBar", "navigationItem", "navigationController"])
    Field(
      "tabBar", \.scenario.tabs, .tabs, "the tabs of a tab bar below the collection view",
      synonyms: ["tabs", "tabBarController", "tabView"])
    Field(
      "variables", \.scenario.variables,
      ValueReader.dictionary(of: .plain, "values by name").then { variables, reading in
        reading.variables = variables.map(\.name)
        for variable in variables { reading.names = reading.names.adding(variable.name) }
      }, "values that steps set and conditions ask for", synonyms: ["state", "vars"])
    Field(
      "overlays", \.scenario.overlays,
      ValueReader.overlays.then { $1.overlays = Set($0.map(\.id)) },
      "views above the collection view", synonyms: ["overlay"])
    Field("layouts", \.scenario.layouts, .namedLayouts, "several layouts by name")
    Field(
      "layout", \.layout, ValueReader<ScenarioDraft.LayoutChoice>.layoutChoice.optional,
      "the layout at the start: a name from 'layouts', or a layout; needed unless there is a "
        + "'controller'",
      synonyms: ["collectionViewLayout"])
    Field(
      "controller", \.scenario.controller, ValueReader<SourceController>.controller.optional,
      "a view controller from Swift sources that owns the collection view",
      synonyms: ["viewController", "rootViewController"])
    Field(
      "modules", \.scenario.modules,
      .dictionary(of: .name, "folders of Swift sources by the names of modules"),
      "modules that the Swift sources import: the folders of theirs, by name")
    Field(
      "packages", \.scenario.packages, ValueReader<[SourceName]>.oneOrMore(of: .name),
      "folders of Swift packages whose targets the Swift sources may import",
      synonyms: ["package"])
    Field(
      "network", \.scenario.network,
      .dictionary(of: .networkReply, "answers of servers by their addresses"),
      "what servers answer to the app: a file, or {body, status, type, delay, error}, by the address, in which * stands for anything",
      synonyms: ["responses", "fixtures", "stubs", "http"])
    Field(
      "cells", \.scenario.cells, .templates, "the cells' views by name; 'default' is for all items",
      synonyms: ["cell"])
    Field(
      "supplementaryViews", \.scenario.supplementaryViews, .templates,
      "headers, footers and the like by kind",
      synonyms: ["supplementaryView", "headers", "supplementary"])
    Field(
      "decorationViews", \.scenario.decorationViews, .templates,
      "decoration views by kind; 'default' for those that nobody registers",
      synonyms: ["decorationView", "decorations"])
    Field(
      "delegate", .delegate, "what the app does when UIKit calls its delegate",
      synonyms: ["on", "events", "reactions"]
    ) { delegate, root in
      root.scenario.delegate = delegate.reactions
      root.scenario.answers = delegate.answers
    }
    Field(
      "timeline", \.scenario.timeline, .steps, "what happens, step after step",
      synonyms: ["steps", "actions", "script"])
    Field(
      "annotate", \.scenario.annotations, .annotations,
      "drawings over the picture that explain it: spacings, paths, curves, callouts, code",
      synonyms: ["annotations", "annotation", "explain"])
    Field(
      "output", \.scenario.output, .output, "default outputs and the settings of the encoders",
      synonyms: ["outputs"])
    Field(
      "expect", \.scenario.expectations,
      .oneOrMore(of: .expectation).expecting("an expectation, or a list of them"),
      "assertions that are checked on every render", synonyms: ["assert", "expectations"])
    Field(
      "compare", \.scenario.comparisons, .list(of: .comparison, "a list of comparisons"),
      "chapters side by side in one picture", synonyms: ["comparisons", "sideBySide"])
    Field(
      "verify", \.scenario.verification, .verification,
      "how frames are compared with their references", synonyms: ["verification"])
  }

  /// The scenario with its defaults filled in; reports what only shows when all keys are read.
  func resolved(_ node: YAMLNode, _ reading: Reading) -> Scenario {
    var result = scenario
    if let dataSource {
      result.dataSource = dataSource.resolved(seed: scenario.clock.seed, reading)
    } else if result.controller == nil, !reading.unsound.contains("dataSource") {
      reading.report(.missingKey("dataSource", in: "scenario"), at: node.range)
    }
    if result.alt.isEmpty { result.alt = result.title }
    switch layout {
    case .described(let layout):
      result.layouts.append(layout)
      result.layout = SourceName(layout.name, at: layout.location)
    case .named(let name):
      result.layout = name
      let known = result.layouts.map(\.name)
      if !known.contains(name.text), !reading.unsound.contains("layouts") {
        reading.report(.undefined("layout", name.text, known: known), at: name.location)
      }
    case nil:
      if let controller = result.controller {
        let own = Layout(
          name: "layout", location: controller.location, implementation: .builtIn(.flow),
          properties: LayoutClass.flow.defaults)
        result.layouts.append(own)
        result.layout = SourceName(own.name, at: own.location)
      } else if !reading.unsound.contains("layout") {
        reading.report(.missingKey("layout", in: "scenario"), at: node.range)
      }
    }
    for annotation in result.annotations {
      for margin in [\Canvas.margin, \Canvas.panelMargin] {
        result.canvas[keyPath: margin].left += annotation.margin.left
        result.canvas[keyPath: margin].right += annotation.margin.right
      }
    }
    result.reportHeadersWithoutRoom(reading)
    if !result.cells.contains(where: { $0.name == "default" }) {
      result.cells.insert(Named(SourceName("default", at: node.range), .plain), at: 0)
    }
    return result
  }
}

extension ValueReader where Value == Int {
  fileprivate static let version = ValueReader(.integer(.init(1...1)), "1") {
    node, reading in
    guard node.integer == 1 else {
      reading.report(.version(node), at: node.range)
      return nil
    }
    return 1
  }
}

extension ValueReader where Value == [Theme] {
  fileprivate static let themes = ValueReader(
    .either([ValueReader<Theme>.word.schema, .list(ValueReader<Theme>.word.schema, count: 1...2)]),
    "light, dark or [light, dark]"
  ) { node, reading in
    let themes =
      ValueReader<[Theme]>.oneOrMore(of: ValueReader<Theme>.word).read(node, reading) ?? []
    if node.elements?.isEmpty == true {
      reading.report(
        .wrongType(expected: "light, dark or [light, dark]", found: node), at: node.range)
    }
    return themes.isEmpty ? nil : themes
  }
}

extension ValueReader where Value == [Layout] {
  fileprivate static let namedLayouts = ValueReader<[Named<Layout>]>.dictionary(
    of: .layout, "layouts by name"
  )
  .map { entries in
    entries.map { entry in
      var layout = entry.value
      layout.name = entry.name
      layout.location = entry.location
      return layout
    }
  }
}

extension ValueReader where Value == ScenarioDraft.LayoutChoice {
  fileprivate static let layoutChoice = ValueReader.byShape(
    scalar: ValueReader<SourceName>.name.map { .named($0) }.expecting("the name of a layout"),
    mapping: ValueReader<Layout>.layout.map { .described($0) })
}

extension ValueReader where Value == [Named<ViewTemplate>] {
  static let templates = ValueReader.dictionary(
    of: .viewTemplate, "templates by name such as {default: [{view: {}}]}")
}

extension Finding.Message {
  fileprivate static func version(_ node: YAMLNode) -> Self {
    .init(.version, "this reads version 1 of the grammar, not \(node.summary)", replacement: "1")
  }
}

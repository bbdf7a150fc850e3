import AnimLayoutSources
import AnimScenarioFormat
import AnimSourceRuntime
import Foundation
import UIKitCore

/// The data source and delegate of a scenario's collection view.
class StageDataSource: NSObject, UICollectionViewDataSource, UICollectionViewDelegate,
  StageNameSource, DecorationTemplates
{
  private(set) var data: SimulatedDataSource
  private let cells: [Named<ViewTemplate>]
  /// The name of the template of cells.
  var cellName = "default"
  /// The menu of every item; nil for none.
  let contextMenu: ContextMenu?
  private let supplementaryViews: [Named<ViewTemplate>]
  private let decorationViews: [Named<ViewTemplate>]

  let pictures: PictureShelf
  private let classes: SourceClasses
  let memory: StageMemory
  /// Told of what the scenario may react to.
  var react: (Reaction.Event) -> Void = { _ in }

  init(
    _ scenario: Scenario, _ memory: StageMemory, _ classes: SourceClasses, _ pictures: PictureStore
  ) throws(StageError) {
    self.classes = classes
    self.memory = memory
    self.pictures = try PictureShelf(
      scenario, pictures, trusting: SourceStudio.current.trustedPaths)
    data = SimulatedDataSource(scenario.dataSource, seed: scenario.clock.seed)
    cells = scenario.cells
    contextMenu = scenario.collectionView.contextMenu
    supplementaryViews = scenario.supplementaryViews
    decorationViews = scenario.decorationViews
  }

  /// The same look for other data.
  init(_ other: StageDataSource, showing data: SimulatedDataSource) {
    self.data = data
    classes = other.classes
    memory = other.memory
    react = other.react
    pictures = other.pictures
    cells = other.cells
    cellName = other.cellName
    contextMenu = other.contextMenu
    supplementaryViews = other.supplementaryViews
    decorationViews = other.decorationViews
  }

  /// The same look and the same answers for other data.
  func copy(showing data: SimulatedDataSource) -> StageDataSource {
    StageDataSource(self, showing: data)
  }

  func item(at path: IndexPath) -> DataSource.Item? {
    let place = ItemIndexPath(path)
    return path.item >= 0 && data.contains(place) ? data[place] : nil
  }

  func section(at index: Int) -> DataSource.Section? {
    data.sections.indices.contains(index) ? data.sections[index] : nil
  }

  func variable(_ name: String) -> Expression.Value? { memory[variable: name] }

  /// The values of names in what is said of an item or a section.
  func names(at path: IndexPath?) -> StageNames {
    // A layout may give a view of the whole content a path without indices.
    guard let path, let section = path.first.flatMap(section(at:)) else {
      return StageNames(collectionView: collectionView)
    }
    let item = section.items.indices.contains(path.item) ? section.items[path.item] : nil
    return StageNames(
      collectionView: collectionView, item: item, section: section, indexPath: path,
      pictures: pictures)
  }

  /// A cell of a class from sources, with its properties and the template's views, if there are any.
  private func cell(
    of type: UICollectionViewCell.Type, _ design: ViewTemplate, in view: UICollectionView,
    at path: IndexPath
  ) -> UICollectionViewCell {
    if registeredClasses.insert(design.className).inserted {
      view.register(type, forCellWithReuseIdentifier: design.className)
    }
    let cell = view.dequeueReusableCell(withReuseIdentifier: design.className, for: path)
    let names = names(at: path)
    for property in design.properties {
      let value = SourceValue(property.value, in: names.value)
      guard classes.set(property.name, to: value, of: cell) else {
        memory.note(
          .source(
            .noProperty("'\(design.className)' has no property '\(property.name)' of that type"),
            at: property.location))
        continue
      }
    }
    if !design.views.isEmpty {
      let shown = cell.contentView.subviews.lazy.compactMap { $0 as? TemplateView }.first
      let view = shown ?? TemplateView(design, filling: cell.contentView)
      view.show(names)
    }
    return cell
  }

  private weak var collectionView: UICollectionView?

  private static let cellIdentifier = "cell"
  private static let rowIdentifier = "row"

  /// The kinds of a layout's own that have been registered: once each, since that empties the pool of views.
  private var registeredKinds: Set<String> = []
  /// The classes of cells that have been registered, once each for the same reason.
  private var registeredClasses: Set<String> = []

  func register(in collectionView: UICollectionView) {
    self.collectionView = collectionView
    (registeredKinds, registeredClasses) = ([], [])
    collectionView.refreshControl?.addAction(
      UIAction { [weak self] _ in self?.react(.didPullToRefresh) }, for: .valueChanged)
    collectionView.register(
      TemplateCell.self, forCellWithReuseIdentifier: Self.cellIdentifier)
    collectionView.register(
      TemplateListCell.self, forCellWithReuseIdentifier: Self.rowIdentifier)
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      collectionView.register(
        TemplateReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: kind)
    }
  }

  /// Turns a property of an item on or off, as an action behind its row does.
  func toggle(_ name: String, ofItemAt path: IndexPath) {
    data.toggle(name, ofItemAt: ItemIndexPath(path))
  }

  /// Takes a row out that a swipe deletes.
  func deleteItem(at path: IndexPath) { data.deleteItem(at: ItemIndexPath(path)) }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    data.moveItem(from: ItemIndexPath(sourceIndexPath), to: ItemIndexPath(destinationIndexPath))
  }

  /// Changes the data; what is illegal in the update was reported when the scenario was read.
  func apply(_ update: AnimScenarioFormat.BatchUpdate) { _ = data.apply(update) }

  func change(_ body: (inout SimulatedDataSource) -> Void) { body(&data) }

  /// The ids of the sections and items.
  var identifiers: NSDiffableDataSourceSnapshot<String, String> {
    var snapshot = NSDiffableDataSourceSnapshot<String, String>()
    for section in data.sections {
      snapshot.appendSections([section.id])
      snapshot.appendItems(section.items.map(\.id), toSection: section.id)
    }
    return snapshot
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { data.sections.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { data.sections[section].items.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let design = template(cellName, in: cells)
    if let type = classes.cellClass(named: design.className) {
      return cell(of: type, design, in: collectionView, at: indexPath)
    }
    let item = data.sections[indexPath.section].items[indexPath.item]
    if let content = design.list {
      let cell = collectionView.dequeueReusableCell(
        withReuseIdentifier: Self.rowIdentifier, for: indexPath)
      (cell as? any HeightPreferring)?.preferredHeight = memory.preferredHeight(ofItem: item.id)
      (cell as? TemplateListCell)?.show(content, names(at: indexPath))
      return cell
    }
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: Self.cellIdentifier, for: indexPath)
    (cell as? any HeightPreferring)?.preferredHeight = memory.preferredHeight(ofItem: item.id)
    (cell as? TemplateCell)?.show(
      design, selected: named("selected", in: cells),
      StageNames(
        collectionView: collectionView, item: item, section: data.sections[indexPath.section],
        indexPath: indexPath, pictures: pictures),
      state: memory[stateOf: item.id])
    return cell
  }

  /// Puts an item's cell into a state, now and when it comes on screen again.
  func enter(_ state: String, at path: IndexPath, in collectionView: UICollectionView) {
    guard let item = item(at: path) else { return }
    memory[stateOf: item.id] = state
    (collectionView.cellForItem(at: path) as? TemplateCell)?.enter(state)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let template = named(kind, in: supplementaryViews) ?? likelyTemplate(kind)
    if let content = template?.list {
      let identifier = "\(Self.rowIdentifier) \(kind)"
      registerOnce(TemplateListCell.self, kind, identifier, in: collectionView)
      let view = collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: identifier, for: indexPath)
      (view as? TemplateListCell)?.show(content, names(at: indexPath))
      return view
    }
    registerOnce(TemplateReusableView.self, kind, kind, in: collectionView)
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: kind, for: indexPath)
    if let template {
      (view as? TemplateReusableView)?.show(template, names(at: indexPath))
    }
    return view
  }

  /// Registers the class for a kind that a layout may have of its own, unless that was done.
  private func registerOnce(
    _ viewClass: AnyClass, _ kind: String, _ identifier: String,
    in collectionView: UICollectionView
  ) {
    let key = "\(kind) \(identifier) \(ObjectIdentifier(collectionView).hashValue)"
    guard registeredKinds.insert(key).inserted else { return }
    collectionView.register(
      viewClass, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
  }

  /// The template for UIKit's kinds, and for others that are called like them.
  private func likelyTemplate(_ kind: String) -> ViewTemplate? {
    let name = kind.lowercased()
    return ["header", "footer"].first(where: name.contains).flatMap {
      named($0, in: supplementaryViews)
    }
  }

  /// The name of the template for decoration views of all kinds that have none, of which nobody need register any.
  static let anyDecoration = "default"

  /// Fills in a decoration view, which layouts place without asking the data source.
  func show(
    _ view: TemplateDecorationView, kind: String, at path: IndexPath,
    in collectionView: UICollectionView
  ) {
    view.show(
      named(kind, in: decorationViews) ?? named(Self.anyDecoration, in: decorationViews) ?? .line,
      StageNames(
        collectionView: collectionView, section: path.first.flatMap(section(at:)), indexPath: path,
        pictures: pictures))
  }

  private func named(_ name: String, in templates: [Named<ViewTemplate>]) -> ViewTemplate? {
    templates.first { $0.name == name }?.value
  }

  private func template(_ name: String, in templates: [Named<ViewTemplate>]) -> ViewTemplate {
    named(name, in: templates) ?? .plain
  }
}

import AnimCauses
import AnimInterfaceFiles
import AnimLayers
import AnimLayoutSources
import AnimScenarioFormat
import AnimSourceLowering
import AnimSourceRuntime
import Foundation
import UIKitCore

/// The classes that a scenario takes from Swift sources, and what it says to their delegates.
@MainActor package struct SourceClasses {
  private var layouts: [String: (library: SourceLibrary, type: SourceSet.Class)] = [:]
  private var controller: (library: SourceLibrary, type: SourceSet.Class?)?
  /// Where the scenario names the first of the sources.
  private var place: SourceRange?
  private let answers: [Named<PropertyValue>]
  /// The storyboards and nibs of the controller and its cells.
  private var drawings: [InterfaceDocument] = []

  /// For scenarios that need no sources.
  package static let none = SourceClasses(answers: [], watch: .none)

  /// The guard that is told when the stage is about to run their code.
  let watch: SourceGuard

  init(answers: [Named<PropertyValue>], watch: SourceGuard) {
    self.answers = answers
    self.watch = watch
  }

  /// What the sources have in place of members of UIKit's classes.
  var replacements: MemberReplacements {
    libraries.map(\.set.replacements).reduce(into: MemberReplacements()) { $0.formUnion($1) }
  }

  /// The apps' models of Core Data, made once they are asked for.
  func makeDataModels() -> () -> [(name: String, model: AnyObject)] {
    let sets = libraries.map(\.set)
    var made: [(name: String, model: AnyObject)]?
    return {
      let models = made ?? sets.flatMap(\.dataModels)
      made = models
      return models
    }
  }

  /// The names of the values that the sources declare.
  var enumerations: EnumerationNames {
    let names = EnumerationNames()
    for library in libraries { names.formUnion(library.set.enumerations) }
    return names
  }

  private var isEmpty: Bool { layouts.isEmpty && controller == nil }

  private var libraries: [SourceLibrary] {
    layouts.sorted { $0.key < $1.key }.map(\.value.library)
      + [controller?.library].compactMap(\.self)
  }

  /// Where a stage's code of the sources runs, which sees nothing of what other stages' does.
  @MainActor final class World {
    fileprivate var statics: [(LibraryStatics, LibraryStatics.World)] = []
    fileprivate let isHeard: Bool

    fileprivate init(isHeard: Bool) { self.isHeard = isHeard }
  }

  /// Whether what the code prints was heard, which is said once, however often it is acted out.
  private final class Hearing {
    var isOver = false
  }
  private let hearing = Hearing()

  /// The world of a stage on which nothing has run.
  func makeWorld() -> World {
    let world = World(isHeard: !hearing.isOver)
    world.statics = libraries.compactMap(\.statics).map { ($0, .fresh()) }
    return world
  }

  /// Has nothing more heard of what the code prints, as it was acted out from beginning to end.
  func endHearing() { hearing.isOver = true }

  /// Runs what may call the classes, whose tasks run on the clock.
  func run<Result>(on clock: MediaClock, in world: World, _ body: () -> Result) -> Result {
    guard !isEmpty else { return body() }
    for (statics, own) in world.statics { statics.enter(own) }
    watch.isHeard(world.isHeard)
    watch.willRun()
    defer { watch.didRun() }
    guard let place else { return SimulatedTasks.run(on: clock, body) }
    let watch = watch
    return UnavailableValue.handled(
      by: { watch.cannotGoOn(.source(.noProperty($0.description), at: place)) },
      { SimulatedTasks.run(on: clock, body) })
  }

  mutating func add(
    _ type: SourceSet.Class, of library: SourceLibrary, for layout: AnimScenarioFormat.Layout
  ) {
    layouts[layout.name] = (library, type)
    place = place ?? layout.location
  }

  /// Adds storyboards and nibs that layouts ask for.
  mutating func add(drawings: [InterfaceDocument]) { self.drawings += drawings }

  /// Adds the scenario's view controller: the class that it names, what an expression makes, the class that a single file
  /// is there for, or the screen that the app starts with; where nothing starts an app, the only class of a controller.
  ///
  /// - Parameters:
  ///   - definition: The controller as the scenario describes it.
  ///   - library: The library that has the class.
  ///   - drawings: The storyboards and nibs of the app.
  /// - Throws: `SourceError.noClass` if there is no such class, or more than one without a name.
  mutating func add(
    _ definition: SourceController, of library: SourceLibrary, _ drawings: [InterfaceDocument]
  ) throws(SourceError) {
    let type: SourceSet.Class? =
      if !definition.className.isEmpty {
        try library.choose(definition.className, for: .controller)
      } else if definition.isMadeByCode {
        nil
      } else if library.set.launch.isPossible {
        library.namedScreen
      } else {
        try library.choose(nil, for: .controller)
      }
    controller = (library, type)
    place = place ?? definition.location
    self.drawings += drawings
  }

  /// Where the sources implement a method of UIKit's in a class, or in one of its ancestors; nil if they do not.
  func place(of method: String, in className: String) -> CodePlace? {
    libraries.lazy.compactMap { library -> CodePlace? in
      for entry in library.declaredClasses.lineage(of: className) {
        if let line = entry.memberLines[method] {
          return CodePlace(function: "\(entry.name).\(method)", file: entry.path, line: line)
        }
      }
      return nil
    }.first
  }

  /// The folders of the modules that were compiled, in which pictures and files of theirs are, by the modules' names.
  var moduleFolders: [String: URL] {
    libraries.reduce(into: [:]) { $0.merge($1.moduleFolders) { first, _ in first } }
  }

  /// Further folders in which pictures and files of the app are.
  var resourceFolders: [URL] = []

  /// What is said of how the app is built, by the names of Xcode's settings.
  var buildSettings: [String: String] {
    libraries.reduce(into: [:]) { $0.merge($1.settings) { first, _ in first } }
  }

  /// What was left out of the sources because it did not compile, with places.
  var omissions: [String] {
    libraries.flatMap(\.omissions).map { "\($0.path):\($0.line):\($0.column): \($0.message)" }
  }

  /// Whether the program's own modules are in the place of others'.
  var replacesModules: Bool { libraries.contains { !$0.replacedModules.isEmpty } }

  /// Whether a controller is shown without its app, and lacks what the screen before it would have set.
  var isAlone: Bool { controller?.type != nil }

  /// Makes what was drawn; nil if nothing was.
  private var builder: InterfaceBuilder? {
    // An app that is started gives its controllers what they need, in its own time.
    drawings.isEmpty
      ? nil
      : InterfaceBuilder(
        drawings, sets: libraries.map(\.set), suppliesValues: isAlone)
  }

  /// The object that the collection view asks, in front of the stage's own; nil if no class needs it.
  ///
  /// - Parameters:
  ///   - base: The stage's own data source and delegate.
  ///   - names: The values of names in answers, for an item or section.
  /// - Returns: A proxy that answers for the scenario and passes all else on.
  func delegate(
    before base: any UICollectionViewDataSource & UICollectionViewDelegate,
    names: @escaping @MainActor (IndexPath?) -> StageNames
  ) -> StageDelegateProxy? {
    guard !isEmpty else { return nil }
    let answers = answers
    let delegate = StageDelegateProxy(base: base) { question in
      guard let answer = answers.first(where: { $0.name == question.label }) else { return nil }
      let names = names(question.indexPath)
      return SourceValue(answer.value) { path in
        path == ["width"] ? question.numbers.first.map { .number($0) } : names.value(of: path)
      }
    }
    delegate.enumerations.formUnion(enumerations)
    return delegate
  }

  /// A new layout with the properties that the scenario gives it, connected to the stage.
  ///
  /// - Throws: `StageError.source` if it cannot be made, or has no such property.
  func makeLayout(
    _ definition: AnimScenarioFormat.Layout, delegate: StageDelegateProxy, _ names: StageNames
  ) throws(StageError) -> UICollectionViewLayout {
    guard let (library, type) = layouts[definition.name] else {
      preconditionFailure(
        "the sources of '\(definition.name)' were loaded when the stage was built")
    }
    var arguments: [String: SourceValue] = [:]
    for property in definition.properties {
      arguments[property.name] = SourceValue(property.value, in: names.value)
    }
    let given = SourceArguments(arguments, delegate: delegate, in: library.set)
    let made = library.set.makeLayout(type, for: delegate) ?? library.set.make(type, given)
    guard let layout = made as? UICollectionViewLayout else {
      throw .source(
        .noClass("'\(type.name)' cannot be made: no initialiser does with what the scenario says"),
        at: definition.location)
    }
    library.set.connect(layout, to: delegate)
    library.set.setUp(layout, of: type, for: delegate)
    for property in definition.properties {
      let place = property.location ?? definition.location
      switch set(
        property.name, to: property.value.evaluated(in: names.value), of: layout, definition)
      {
      case .done: continue
      case .wrongType:
        throw .source(
          .noProperty("'\(property.name)' of '\(type.name)' is of another type"), at: place)
      case .unknownProperty where given.wasTaken(property.name): continue
      case .unknownProperty:
        let known = library.set.propertyNames(of: layout)
        throw .source(
          .noProperty(
            "'\(type.name)' has no property '\(property.name)' that can be set"
              + (known.isEmpty ? "" : "; it has \(known.joined(separator: ", "))")), at: place)
      }
    }
    return layout
  }

  /// The controller that owns the collection view, with its properties, in the navigation controller that
  /// was drawn around it; nil if the stage owns the view.
  ///
  /// - Throws: `StageError.source` if it cannot be made, or has no such property.
  func makeController(
    _ definition: SourceController, delegate: StageDelegateProxy, _ names: StageNames
  ) throws(StageError) -> UIViewController? {
    guard let (library, type) = controller else { return nil }
    var arguments: [String: SourceValue] = [:]
    for property in definition.properties {
      arguments[property.name] = SourceValue(property.value, in: names.value)
    }
    let given = SourceArguments(arguments, delegate: delegate, in: library.set)
    guard let outer = makeScreen(definition, given) else {
      let failure = type.map { "'\($0.name)' cannot be made" } ?? emptyLaunch(of: library)
      let remark = SourceStudio.remark(on: libraries.flatMap(\.omissions))
      throw .source(
        .noClass(([failure] + remark).joined(separator: "; ")),
        at: definition.location)
    }
    // A storyboard may have drawn a navigation controller around it.
    let isBare = type.map { Swift.type(of: outer) == $0.type } ?? true
    let controller =
      isBare ? outer : (outer as? UINavigationController)?.viewControllers.first ?? outer
    library.set.connect(controller, to: delegate)
    for property in definition.properties where property.name != "collectionViewLayout" {
      let value = SourceValue(property.value, in: names.value)
      let assigned = library.set.assign(value, to: property.name, of: controller)
      guard assigned == .done || assigned == .unknownProperty && given.wasTaken(property.name)
      else {
        throw .source(
          .noProperty(
            "'\(Swift.type(of: controller))' has no property '\(property.name)' of that type"),
          at: property.location ?? definition.location)
      }
    }
    return outer
  }

  /// Why an app shows nothing, as far as that is known, and which of its controllers can be asked for.
  private func emptyLaunch(of library: SourceLibrary) -> String {
    let storyboard = library.namedStoryboard.flatMap { name in
      drawings.contains { $0.name == name } ? nil : name
    }
    let failure =
      storyboard.map { "the storyboard '\($0)', which the app starts with, is not there" }
      ?? "the app shows nothing when it is started"
    let names = library.set.classes(for: .controller).map(\.name)
    let few = names.prefix(Self.mostNamedControllers).map { "'\($0)'" }.joined(separator: ", ")
    let others = names.count > Self.mostNamedControllers ? " and others" : ""
    return "\(failure); say which controller is meant with 'class'"
      + (names.isEmpty ? "" : ", of \(few)\(others)")
  }

  private static let mostNamedControllers = 5

  /// Makes the controller, in the navigation controller that was drawn around it if one was; nil if it cannot be made.
  private func makeScreen(
    _ definition: SourceController, _ given: SourceArguments
  ) -> UIViewController? {
    guard let (library, type) = controller else { return nil }
    let set = library.set
    let environment = UIEnvironment.current
    var made: UIViewController?
    // Controllers of storyboards may ask for the app's delegate when they are made.
    set.launch.introduce()
    set.launch.dress()
    if definition.isMadeByCode || type != nil { set.launch.accompany() }
    if definition.isMadeByCode {
      environment.attempt("what makes the controller") { made = set.makeController?() }
      return made ?? environment.standIn(for: "UIViewController")
    }
    let builder = builder
    guard let type else {
      environment.attempt("the main storyboard") {
        made = builder?.controller(nil, in: library.mainStoryboard)
      }
      return set.launch.run(made)
    }
    let isGivenLayout = definition.properties.contains { $0.name == "collectionViewLayout" }
    if !isGivenLayout {
      environment.attempt("init of \(type.name), as it is drawn,") {
        made = builder?.controller(ofClass: type.name)
      }
    }
    if made == nil {
      environment.attempt("init of \(type.name)") {
        made = set.make(type, given) as? UIViewController
      }
    }
    return made ?? environment.standIn(for: type.name)
  }

  /// The stand-in for the storyboards and nibs of the sources.
  var interface: InterfaceSource {
    let sets = libraries.map(\.set)
    guard !sets.isEmpty else { return InterfaceSource() }
    var interface = InterfaceSource()
    interface.viewClass = { name, isCell in
      let role = isCell ? SourceSet.Role.cell : .reusableView
      let named = sets.flatMap { $0.classes(for: role) }.first {
        $0.name.lowercased() == name.lowercased() || $0.name == name + "Cell"
      }
      let only = sets.lazy.compactMap { $0.onlyClass(for: role) }.first
      return (named ?? only)?.type as? UICollectionReusableView.Type
    }
    interface.controller = { identifier, _, _, _ in
      sets.lazy.compactMap { set in
        identifier.flatMap { set[$0] }.flatMap {
          set.make($0, SourceArguments([:], delegate: nil, in: set)) as? UIViewController
        }
      }.first
    }
    interface.connect = { object in
      let names = sets.flatMap { $0.fillOutlets(of: object) }
      if let first = names.first {
        UIEnvironment.current.warn(
          "no storyboard or nib for \(type(of: object)) is in the scenario's folder: views are made up for "
            + "'\(first)'" + (names.count > 1 ? " and \(names.count - 1) other outlets" : ""))
      }
      return !names.isEmpty
    }
    builder?.complete(&interface)
    return interface
  }

  /// The class of cells that the sources call so.
  func cellClass(named name: String) -> UICollectionViewCell.Type? {
    libraries.lazy.compactMap { $0.set[name]?.type as? UICollectionViewCell.Type }.first
  }

  /// Gives the properties of a cell their values; false for those that it does not have.
  func set(_ name: String, to value: SourceValue, of cell: UICollectionViewCell) -> Bool {
    libraries.contains { $0.set.assign(value, to: name, of: cell) == .done }
  }

  /// Gives a property of the class, or of the flow layout that it descends from, a value.
  func set(
    _ name: String, to value: PropertyValue, of layout: UICollectionViewLayout,
    _ definition: AnimScenarioFormat.Layout
  ) -> SourceSet.Assigned {
    guard let library = layouts[definition.name]?.library else { return .unknownProperty }
    let own = library.set.assign(SourceValue(value) { _ in nil }, to: name, of: layout)
    guard own == .unknownProperty,
      let property = LayoutPropertyName(rawValue: name)?.property(of: layout)
    else { return own }
    return property.set(layout, value) ? .done : .wrongType
  }
}

extension UIEnvironment {
  /// An empty controller with a name, where the screen goes on without the one that cannot be made; nil where it does not.
  fileprivate func standIn(for name: String) -> UIViewController? {
    guard goesOn else { return nil }
    warn("'\(name)' cannot be made, and an empty controller stands for it")
    let controller = UIViewController()
    controller.view.backgroundColor = .systemBackground
    controller.view.showAbsence(of: name)
    return controller
  }
}

extension SourceController {
  /// Whether the sources or the scenario have code that makes it.
  fileprivate var isMadeByCode: Bool { expression != nil || preview != nil }
}

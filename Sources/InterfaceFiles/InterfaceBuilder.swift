package import AnimSourceRuntime
import AnimSwinject
import AnimXML
package import Foundation
package import UIKitCore

/// Makes the controllers, views, cells and layouts of storyboards and nibs, with their outlets and
/// actions connected.
///
/// Classes that the sources declare are made by `init(coder:)`, as UIKit does.
@MainActor package final class InterfaceBuilder {
  private let documents: [InterfaceDocument]
  private let sets: [SourceSet]
  private let suppliesValues: Bool

  /// A builder from files that were read.
  ///
  /// - Parameters:
  ///   - documents: The storyboards and nibs; of several that could be meant, the first one is.
  ///   - sets: The compiled sources, whose classes the files name.
  ///   - suppliesValues: Whether controllers that come out of their app's context get what whoever shows them would give them.
  package init(
    _ documents: [InterfaceDocument], sets: [SourceSet], suppliesValues: Bool = true
  ) {
    self.suppliesValues = suppliesValues
    self.documents = documents
    self.sets = sets
  }

  /// The drawing of a controller in a storyboard.
  final class Scene {
    let document: InterfaceDocument
    /// The element of the controller.
    let element: XMLElement
    /// All that is at the top of the scene.
    let objects: [XMLElement]
    /// The objects that were made before the view, such as buttons of bars, by identifier.
    var made: [String: AnyObject] = [:]
    /// Those of them that outlets of the controller lead to.
    var connected: Set<String> = []
    /// What is beside the controller, such as buttons for bars, which weak outlets may lead to: it is there as long as the controller.
    var kept: [NSObject] = []

    init(_ document: InterfaceDocument, _ element: XMLElement, _ objects: [XMLElement]) {
      self.document = document
      self.element = element
      self.objects = objects
    }
  }

  // MARK: Classes

  func type(named name: String?) -> AnyClass? {
    guard let name else { return nil }
    return sets.lazy.compactMap { $0[name]?.type }.first
  }

  /// The class that a drawing names; nil if it names none, or one that the sources lack, of which there is a warning.
  func type(of element: XMLElement) -> AnyClass? {
    guard let name = element["customClass"] else { return nil }
    if let type = type(named: name) ?? Self.substitute(element) { return type }
    // Classes of UIKit are named, too, where they are used for others.
    if !name.hasPrefix("UI") {
      UIEnvironment.current.warn(
        "a storyboard or nib names the class '\(name)', which the sources do not declare; a plain "
          + "'\(element.name)' stands for it")
    }
    return nil
  }

  /// The class of a library's that a drawing names, where a module of the program's takes the library's place; nil for others.
  private static func substitute(_ element: XMLElement) -> AnyClass? {
    // Classes of Objective-C have no module.
    guard let name = element["customClass"] else { return nil }
    return ImportableModules.frameworks.lazy.filter { $0.hasPrefix("Anim") }.compactMap { module in
      // As the compiler writes the name of a class.
      _typeByName("\(module.utf8.count)\(module)\(name.utf8.count)\(name)C") as? AnyClass
    }.first
  }

  /// An object that a file holds beside views and controllers; nil if it is of no class of the sources.
  func object(_ element: XMLElement) -> NSObject? {
    guard let name = element["customClass"] else { return nil }
    return sets.lazy.compactMap { $0.makeObject(name) }.first
  }

  func connect(_ name: String, of object: AnyObject, to value: Any) -> Bool {
    sets.contains { $0.connect(name, of: object, to: value) }
  }

  func action(_ name: String, of object: AnyObject) -> Selector? {
    sets.lazy.compactMap { $0.action(name, of: object) }.first
  }

  /// Sets a property of the sources by its name; false if the object has none.
  func assign(_ value: SourceValue, to name: String, of object: AnyObject) -> Bool {
    sets.reduce(false) { isKnown, set in
      set.assign(value, to: name, of: object) != .unknownProperty || isKnown
    }
  }

  // MARK: Controllers

  /// The controller of the first scene of a class, or the navigation controller that begins with
  /// it; nil if none is drawn.
  package func controller(ofClass name: String) -> UIViewController? {
    guard let scene = scene(where: { $0["customClass"] == name }) else { return nil }
    let container = self.scene(in: [scene.document]) { element in
      element.name == "navigationController"
        && element.connections.contains {
          $0["kind"] == "relationship" && $0["destination"] == scene.element.id
        }
    }
    return controller(of: container ?? scene)
  }

  /// The controller that a storyboard calls by an identifier, or its first one.
  ///
  /// - Parameters:
  ///   - identifier: The identifier; nil for the first one.
  ///   - storyboard: The name of the storyboard.
  ///   - folder: Where the storyboard is looked for first; nil for nowhere in particular.
  ///   - creator: Makes the controller of a coder; nil for one of the class that is drawn.
  /// - Returns: A new controller; nil if there is none.
  package func controller(
    _ identifier: String?, in storyboard: String, of folder: URL? = nil,
    creator: (@MainActor (NSCoder) -> UIViewController?)? = nil
  ) -> UIViewController? {
    // A library and its demo may both have a storyboard of that name.
    let all = documents.filter { $0.isStoryboard && $0.name == storyboard }
    let own = all.filter { $0.isInside(folder) }
    let named = own + all.filter { !$0.isInside(folder) }
    return named.lazy.compactMap { document in
      let initial = document.root["initialViewController"]
      return self.scene(in: [document]) { element in
        identifier == nil
          ? element.id == initial : element["storyboardIdentifier"] == identifier
      }
    }.first.flatMap { controller(of: $0, creator) }
  }

  /// A controller that a nib describes, whose view is drawn there or in the nib of its class.
  func controller(inNib element: XMLElement, _ document: InterfaceDocument) -> UIViewController? {
    let controller = controller(of: Scene(document, element, []))
    controller?.storyboard = nil
    return controller
  }

  private func scene(
    in documents: [InterfaceDocument]? = nil, where matches: (XMLElement) -> Bool
  ) -> Scene? {
    let isTablet = UITraitCollection.current.userInterfaceIdiom == .pad
    let storyboards = (documents ?? self.documents).filter(\.isStoryboard)
    // Apps have had storyboards for phones and others for tablets, with the same classes.
    let kinds = storyboards.map(\.isForTablets)
    let own = zip(storyboards, kinds).filter { $1 == isTablet }
    let any = zip(storyboards, kinds).filter { $1 == nil }
    let others = zip(storyboards, kinds).filter { $1 == !isTablet }
    for (document, _) in own + any + others {
      for objects in document.scenes {
        if let element = objects.first(where: { $0.isController && matches($0) }) {
          return Scene(document, element, objects)
        }
      }
    }
    return nil
  }

  /// A controller with its bars and those that it contains; its view is made when it is asked for.
  private func controller(
    of scene: Scene, _ creator: (@MainActor (NSCoder) -> UIViewController?)? = nil
  ) -> UIViewController? {
    let element = scene.element
    if element.name == "viewControllerPlaceholder" {
      return controller(
        element["referencedIdentifier"], in: element["storyboardName"] ?? "", creator: creator)
    }
    let coder = InterfaceCoder()
    guard let controller = creator?(coder) ?? made(of: element, coder) else { return nil }
    if suppliesValues { for set in sets { set.supply(controller) } }
    controller.drawnScene = scene
    controller.storyboard = UIStoryboard(name: scene.document.name, in: scene.document.folder)
    let load = InterfaceLoad(self, scene.document, owner: controller, id: element.id)
    // The controller keeps them, whoever else refers to them.
    for object in scene.objects where object.name == "customObject" {
      _ = load.customObject(object)
    }
    describe(controller, element, load)
    for (bar, drawn) in Self.bars(of: controller, element) { load.describe(bar, drawn) }
    load.connect()
    scene.made = load.objects.filter { $0.value !== controller }
    scene.connected = load.connectOutlets(element)
    let relationships = element.connections.filter { $0["kind"] == "relationship" }
    // The primary column comes first, whichever is drawn first.
    let contained =
      (relationships.filter { $0["relationship"] == "masterViewController" }
      + relationships.filter { $0["relationship"] != "masterViewController" })
      .compactMap { destination(of: $0, in: scene.document) }
    if let navigation = controller as? UINavigationController {
      navigation.setViewControllers(Array(contained.prefix(1)), animated: false)
      navigation.isNavigationBarHidden = element.flag("navigationBarHidden") ?? false
      if element.flag("toolbarHidden") == false { navigation.isToolbarHidden = false }
    } else if let tabs = controller as? UITabBarController, !contained.isEmpty {
      tabs.viewControllers = contained
    } else if let split = controller as? UISplitViewController, !contained.isEmpty {
      // Those of columns are each within a navigation controller from the beginning, which apps' delegates count on.
      split.viewControllers = contained.map {
        split.style == .unspecified || $0 is UINavigationController
          ? $0 : UINavigationController(rootViewController: $0)
      }
    }
    if drawnView(of: scene) == nil { connect(controller, in: scene) }
    SwinjectStoryboard.didMake(controller)
    return controller
  }

  /// The bars of a controller that contains others, and how they are drawn.
  private static func bars(
    of controller: UIViewController, _ element: XMLElement
  ) -> [(UIView, XMLElement)] {
    var bars: [(UIView, XMLElement)] = []
    if let navigation = controller as? UINavigationController {
      if let drawn = element.value("navigationBar") {
        bars.append((navigation.navigationBar, drawn))
      }
      if let drawn = element.value("toolbar"), let toolbar = navigation.toolbar {
        bars.append((toolbar, drawn))
      }
    } else if let tabs = controller as? UITabBarController, let drawn = element.value("tabBar") {
      bars.append((tabs.tabBar, drawn))
    }
    return bars
  }

  /// A controller of the class that is drawn; nil if that refuses.
  private func made(of element: XMLElement, _ coder: InterfaceCoder) -> UIViewController? {
    let custom = type(of: element) as? UIViewController.Type
    return switch element.name {
    case "tableViewController": (custom ?? UITableViewController.self).init(coder: coder)
    case "collectionViewController":
      (custom ?? UICollectionViewController.self).init(coder: coder)
    case "navigationController": (custom ?? UINavigationController.self).init(coder: coder)
    case "tabBarController": (custom ?? UITabBarController.self).init(coder: coder)
    case "splitViewController":
      (custom ?? UISplitViewController.self).init(
        coder: InterfaceCoder(splitStyle: Self.splitStyle(element)))
    case "pageViewController": custom?.init(coder: coder) ?? Self.pages(element)
    default: (custom ?? UIViewController.self).init(coder: coder)
    }
  }

  /// The columns of a controller, which `allowDoubleColumnStyle` gives two; a third is drawn besides.
  private static func splitStyle(_ element: XMLElement) -> UISplitViewController.Style {
    guard element.flag("allowDoubleColumnStyle") == true else { return .unspecified }
    let hasThird = element.connections.contains {
      $0["relationship"] == "supplementaryViewController"
    }
    return hasThird ? .tripleColumn : .doubleColumn
  }

  /// A controller of pages that the sources have no class for.
  private static func pages(_ element: XMLElement) -> UIPageViewController {
    UIPageViewController(
      transitionStyle: element["transitionStyle"] == "scroll" ? .scroll : .pageCurl,
      navigationOrientation: element["navigationOrientation"] == "vertical"
        ? .vertical : .horizontal,
      options: element.number("pageSpacing").map {
        [.interPageSpacing: NSNumber(value: Double($0))]
      })
  }

  /// Connects a controller that makes its view itself.
  private func connect(_ controller: UIViewController, in scene: Scene) {
    let load = InterfaceLoad(
      self, scene.document, owner: controller, id: scene.element.id, made: scene.made)
    load.connected = scene.connected
    scene.kept = load.add(scene.objects.filter { !$0.isController })
    load.note(scene.element, for: controller)
    load.connect()
  }

  private func describe(
    _ controller: UIViewController, _ element: XMLElement, _ load: InterfaceLoad
  ) {
    if let title = element["title"] { controller.title = title }
    for attribute in element.list("userDefinedRuntimeAttributes") {
      load.apply(attribute, to: controller)
    }
    controller.hidesBottomBarWhenPushed = element.flag("hidesBottomBarWhenPushed") ?? false
    if let item = element.value("tabBarItem") {
      let made = tabBarItem(item)
      made.selectedImage = item.image("selectedImage") ?? made.selectedImage
      if let badge = item["badgeValue"] { made.badgeValue = badge }
      for attribute in item.list("userDefinedRuntimeAttributes") { load.apply(attribute, to: made) }
      load.note(item, for: made)
      controller.tabBarItem = made
    }
    Self.modalStyle(element["modalPresentationStyle"]).map {
      controller.modalPresentationStyle = $0
    }
    Self.place(controller, element)
    let tools = element.list("toolbarItems")
    if !tools.isEmpty { controller.toolbarItems = load.barButtons(tools) }
    guard let drawn = element.value("navigationItem") else { return }
    let item = controller.navigationItem
    if let title = drawn["title"] { item.title = title }
    if let titleView = drawn.value("titleView") { item.titleView = load.view(titleView) }
    if drawn["largeTitleDisplayMode"] == "always" { item.largeTitleDisplayMode = .always }
    item.leftBarButtonItems = load.barButtons(drawn, "leftBarButtonItem")
    item.rightBarButtonItems = load.barButtons(drawn, "rightBarButtonItem")
    if let back = drawn.value("backBarButtonItem") {
      item.backBarButtonItem = load.barButtons([back]).first
    }
  }

  /// Gives a controller what is said of where its view is among bars, and of how it is presented.
  private static func place(_ controller: UIViewController, _ element: XMLElement) {
    if let edges = element.value("edgesForExtendedLayout") {
      let all: [(String, UIRectEdge)] = [
        ("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right),
      ]
      controller.edgesForExtendedLayout = all.reduce(into: []) { found, edge in
        if edges.flag(edge.0) == true { found.insert(edge.1) }
      }
    }
    if element.flag("extendedLayoutIncludesOpaqueBars") == true {
      controller.extendedLayoutIncludesOpaqueBars = true
    }
    if element.flag("automaticallyAdjustsScrollViewInsets") == false {
      controller.automaticallyAdjustsScrollViewInsets = false
    }
    if element.flag("definesPresentationContext") == true {
      controller.definesPresentationContext = true
    }
    switch element["modalTransitionStyle"] {
    case "crossDissolve": controller.modalTransitionStyle = .crossDissolve
    case "flipHorizontal": controller.modalTransitionStyle = .flipHorizontal
    default: break
    }
  }

  /// An item of a tab bar, a custom one if it is drawn as such.
  func tabBarItem(_ element: XMLElement) -> UITabBarItem {
    if let custom = object(element) as? UITabBarItem {
      custom.title = element["title"]
      custom.image = element.image("image")
      return custom
    }
    return element["systemItem"].flatMap(UITabBarItem.SystemItem.init(drawn:)).map {
      UITabBarItem(tabBarSystemItem: $0, tag: 0)
    } ?? UITabBarItem(title: element["title"], image: element.image("image"), tag: 0)
  }

  /// The controller to which a segue leads; nil if it is in no scene of the file.
  func destination(
    of segue: XMLElement, in document: InterfaceDocument,
    creator: (@MainActor (NSCoder) -> UIViewController?)? = nil
  ) -> UIViewController? {
    guard let id = segue["destination"] else { return nil }
    return scene(in: [document]) { $0.id == id }.flatMap { controller(of: $0, creator) }
  }

  /// How a controller or a segue says that a controller is presented.
  private static func modalStyle(_ word: String?) -> UIModalPresentationStyle? {
    switch word {
    case "fullScreen": .fullScreen
    case "pageSheet": .pageSheet
    case "formSheet": .formSheet
    case "currentContext": .currentContext
    case "overFullScreen", "overCurrentContext": .overFullScreen
    default: nil
    }
  }

  /// The way back to the nearest controller that has the action which is named, and lets it be reached; its action is called.
  private func unwinding(
    _ drawn: XMLElement, from controller: UIViewController, sender: Any?
  ) -> UIStoryboardSegue? {
    guard let name = drawn["unwindAction"] else { return nil }
    var (seen, next): ([UIViewController], UIViewController?) = ([controller], controller)
    while let current = next {
      let container = current.parent ?? current.presentingViewController
      // Those below come before what contains them.
      let candidates = (container.map(Self.contents) ?? [])
        .filter { candidate in !seen.contains { $0 === candidate } }
      for candidate in candidates {
        guard let action = action(name, of: candidate),
          candidate.canPerformUnwindSegueAction(action, from: controller, sender: sender)
        else { continue }
        return UnwindSegue(drawn["identifier"], from: controller, to: candidate, action)
      }
      seen += candidates
      next = container
    }
    return nil
  }

  /// What a controller contains, the last first, and itself.
  private static func contents(_ controller: UIViewController) -> [UIViewController] {
    controller.children.reversed().flatMap(contents) + [controller]
  }

  /// The way from a controller that its storyboard calls by an identifier.
  package func segue(
    from controller: UIViewController, _ identifier: String, sender: Any?
  ) -> UIStoryboardSegue? {
    guard let scene = controller.drawnScene as? Scene else { return nil }
    let drawn = scene.objects.flatMap(\.all).first {
      $0.name == "segue" && $0["identifier"] == identifier
    }
    return drawn.flatMap { segue($0, from: controller, in: scene.document, sender: sender) }
  }

  /// A way that is drawn.
  ///
  /// - Parameters:
  ///   - drawn: The element of the segue.
  ///   - controller: Where it begins.
  ///   - document: The storyboard.
  ///   - sender: What asks for it.
  /// - Returns: The segue with its destination, which the controller's segue action makes if it has one; nil if it leads nowhere.
  func segue(
    _ drawn: XMLElement, from controller: UIViewController, in document: InterfaceDocument,
    sender: Any?
  ) -> UIStoryboardSegue? {
    if drawn["kind"] == "unwind" { return unwinding(drawn, from: controller, sender: sender) }
    let creation = drawn["destinationCreationSelector"].flatMap { name in
      sets.lazy.compactMap { $0.segueAction(name, of: controller) }.first
    }
    let creator = creation.map { creation in
      { @MainActor (coder: NSCoder) in creation(coder, sender, drawn["identifier"]) }
    }
    guard let destination = destination(of: drawn, in: document, creator: creator) else {
      return nil
    }
    Self.modalStyle(drawn["modalPresentationStyle"]).map {
      destination.modalPresentationStyle = $0
    }
    if let name = drawn["customClass"],
      let own = sets.lazy.compactMap({
        $0.makeSegue(name, drawn["identifier"], from: controller, to: destination)
      }).first
    {
      return own
    }
    let kind: UIStoryboardSegue.Kind =
      switch drawn["kind"] {
      case "presentation", "modal", "popoverPresentation": .present
      case "showDetail": .showDetail
      default: .show
      }
    return UIStoryboardSegue(
      identifier: drawn["identifier"], source: controller, destination: destination, kind: kind)
  }

  // MARK: Views

  /// Makes the view of a controller: from its scene, or from the nib of its name or class.
  package func loadView(of controller: UIViewController) -> Bool {
    // A scene whose view was taken out of it leaves that to the nib of the controller's class.
    if let scene = controller.drawnScene as? Scene, let drawn = drawnView(of: scene) {
      let load = InterfaceLoad(
        self, scene.document, owner: controller, id: scene.element.id, made: scene.made)
      load.connected = scene.connected
      controller.view = load.view(drawn)
      scene.kept = load.add(scene.objects.filter { !$0.isController && $0.id != drawn.id })
      load.addGuides(scene.element)
      load.note(scene.element, for: controller)
      fit(controller)
      load.connect()
      return true
    }
    let name = "\(Swift.type(of: controller))"
    guard let nib = nib(named: controller.nibName ?? name) ?? nib(named: name.droppingController)
    else { return false }
    let load = InterfaceLoad(self, nib, owner: controller, id: "-1")
    load.add(nib.scenes[0])
    load.connect()
    guard controller.viewIfLoaded != nil else { return false }
    fit(controller)
    return true
  }

  /// The view of a scene's controller: the one in it, or the one beside it that its outlet leads to.
  private func drawnView(of scene: Scene) -> XMLElement? {
    if let view = scene.element.value("view") { return view }
    let outlet = scene.element.connections.first {
      $0.name == "outlet" && $0["property"] == "view"
    }
    return outlet?["destination"].flatMap { id in
      scene.objects.first { $0.id == id && !$0.isController }
    }
  }

  /// Gives a view that was drawn for some screen the size of the one there is.
  private func fit(_ controller: UIViewController) {
    controller.viewIfLoaded?.frame = UIScreen.main.bounds
  }

  private func nib(named name: String) -> InterfaceDocument? {
    documents.first { !$0.isStoryboard && $0.name == name }
  }

  /// Whether there is a nib of that name.
  package func hasNib(_ name: String) -> Bool { nib(named: name) != nil }

  /// The objects at the top of a nib; nil if there is none of that name.
  package func objects(inNib name: String, owner: NSObject?) -> [NSObject]? {
    guard let nib = nib(named: name) else { return nil }
    let load = InterfaceLoad(self, nib, owner: owner, id: "-1")
    let objects = load.add(nib.scenes[0])
    load.connect()
    return objects
  }

  /// A cell, header or footer that is drawn in a collection view.
  func prototype(_ element: XMLElement, _ document: InterfaceDocument) -> UIView {
    let load = InterfaceLoad(self, document, owner: nil, id: nil)
    let view = load.view(element)
    load.connect()
    return view
  }

  /// The layout of a collection view.
  func layout(
    of element: XMLElement, _ document: InterfaceDocument
  ) -> UICollectionViewLayout? {
    guard let drawn = element.value("collectionViewLayout")?.varied(for: .current) else {
      return nil
    }
    let coder = InterfaceCoder()
    let custom = type(of: drawn) as? UICollectionViewLayout.Type
    let isFlow = drawn.name == "collectionViewFlowLayout"
    let made = (custom ?? (isFlow ? UICollectionViewFlowLayout.self : UICollectionViewLayout.self))
      .init(coder: coder)
    guard let layout = made else { return nil }
    for set in sets { set.supply(layout) }
    if let flow = layout as? UICollectionViewFlowLayout { describe(flow, drawn) }
    for attribute in drawn.list("userDefinedRuntimeAttributes") {
      InterfaceLoad(self, document, owner: nil, id: nil).apply(attribute, to: layout)
    }
    return layout
  }

  private func describe(_ flow: UICollectionViewFlowLayout, _ drawn: XMLElement) {
    if drawn["scrollDirection"] == "horizontal" { flow.scrollDirection = .horizontal }
    if let spacing = drawn.number("minimumLineSpacing") { flow.minimumLineSpacing = spacing }
    if let spacing = drawn.number("minimumInteritemSpacing") {
      flow.minimumInteritemSpacing = spacing
    }
    if let size = drawn.size("itemSize") { flow.itemSize = size }
    if let size = drawn.size("estimatedItemSize") { flow.estimatedItemSize = size }
    if drawn["automaticEstimatedItemSize"] == "YES" {
      flow.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    }
    if let size = drawn.size("headerReferenceSize") { flow.headerReferenceSize = size }
    if let size = drawn.size("footerReferenceSize") { flow.footerReferenceSize = size }
    if let insets = drawn.insets("sectionInset") { flow.sectionInset = insets }
    flow.sectionHeadersPinToVisibleBounds = drawn.flag("sectionHeadersPinToVisibleBounds") ?? false
    flow.sectionFootersPinToVisibleBounds = drawn.flag("sectionFootersPinToVisibleBounds") ?? false
  }
}

extension InterfaceBuilder {
  /// Lets a source of interfaces know what was drawn; what else it knows stays.
  package func complete(_ source: inout InterfaceSource) {
    let (controller, connect) = (source.controller, source.connect)
    source.controller = {
      self.controller($0, in: $1, of: $2, creator: $3) ?? controller($0, $1, $2, $3)
    }
    // What is drawn is connected already, with a view or without.
    source.connect = { object in
      (object as? UIViewController)?.drawnScene is Scene ? false : connect(object)
    }
    source.loadView = loadView(of:)
    source.nib = objects(inNib:owner:)
    source.hasNib = hasNib
    source.segue = segue(from:_:sender:)
  }
}

extension UITabBarItem.SystemItem {
  /// The item that interface files call by a word.
  fileprivate init?(drawn word: String) {
    let item = (Self.more.rawValue...Self.mostViewed.rawValue).lazy.compactMap(Self.init(rawValue:))
      .first { "\($0)" == word }
    guard let item else { return nil }
    self = item
  }
}

extension InterfaceDocument {
  /// Whether the file lies in a folder or below it.
  fileprivate func isInside(_ other: URL?) -> Bool {
    guard let other, let folder else { return false }
    return folder.resolvingSymlinksInPath().pathComponents
      .starts(with: other.resolvingSymlinksInPath().pathComponents)
  }
}

extension XMLElement {
  /// The picture that an attribute names: a symbol where the element's is one, unless it can only be a picture of the app's.
  @MainActor func image(_ key: String, isOfApp: Bool = false) -> UIImage? {
    if let reference = value(key), reference.name == "imageReference" {
      return reference.referredImage(isOfApp: isOfApp)
    }
    let isSymbol = !isOfApp && self["catalog"] == "system"
    return self[key].flatMap { isSymbol ? UIImage(systemName: $0) : UIImage(named: $0) }
  }

  /// The picture of an `imageReference`, in the size and manner that it says.
  @MainActor private func referredImage(isOfApp: Bool) -> UIImage? {
    var image = image("image", isOfApp: isOfApp)
    let scale: UIImage.SymbolScale? =
      switch self["symbolScale"] {
      case "small": .small
      case "medium": .medium
      case "large": .large
      default: nil
      }
    if let scale {
      image = image?.withConfiguration(UIImage.SymbolConfiguration(scale: scale))
    }
    return switch self["renderingMode"] {
    case "template": image?.withRenderingMode(.alwaysTemplate)
    case "original": image?.withRenderingMode(.alwaysOriginal)
    default: image
    }
  }

  var isController: Bool {
    name.hasSuffix("ontroller") || name == "viewControllerPlaceholder"
  }

  /// The outlets, actions and segues of an object.
  var connections: [XMLElement] { list("connections") }
}

extension String {
  /// `Photos` for `PhotosController`: the other name that UIKit tries for a nib.
  fileprivate var droppingController: String {
    hasSuffix("Controller") ? String(dropLast("Controller".count)) : self
  }
}

/// A way back, of which the controller that it leads to is told by its own action.
private final class UnwindSegue: UIStoryboardSegue {
  private let action: Selector

  init(
    _ identifier: String?, from source: UIViewController, to destination: UIViewController,
    _ action: Selector
  ) {
    self.action = action
    super.init(identifier: identifier, source: source, destination: destination, kind: .unwind)
  }

  override func perform() {
    action.perform(on: destination, self)
    super.perform()
  }
}

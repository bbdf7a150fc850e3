import AnimGeometry
import AnimXML
import Foundation
import UIKitCore

/// One reading of a scene, a nib or a prototype: first all objects are made, then they are connected.
@MainActor final class InterfaceLoad {
  let builder: InterfaceBuilder
  let document: InterfaceDocument
  let style: InterfaceStyle
  let owner: NSObject?
  /// By the identifiers that connections use.
  var objects: [String: AnyObject] = [:]
  /// The objects whose connections are still to be made, in the order of the file.
  var made: [(object: NSObject, element: XMLElement)] = []
  /// The views that their owners have made and the file draws all the same, by identifier.
  var ownViews: [String: UIView] = [:]
  /// The objects that outlets of the owner lead to already.
  var connected: Set<String> = []
  /// The views whose constraints are still to be made.
  var contents: [SizeVariations.Content] = []
  /// The traits by which views are drawn.
  private(set) lazy var traits =
    (owner as? any UITraitEnvironment)?.traitCollection ?? UITraitCollection.current

  /// The guides of old storyboards: an edge of the safe area.
  final class EdgeGuide {
    let view: UIView
    let isTop: Bool

    init(_ view: UIView, isTop: Bool) {
      self.view = view
      self.isTop = isTop
    }
  }

  /// A reading of a document in which nothing has been made yet.
  ///
  /// - Parameters:
  ///   - builder: The builder that the document belongs to.
  ///   - document: The storyboard or nib that is read.
  ///   - owner: The object that connections of the file's owner refer to; nil if there is none.
  ///   - id: The identifier by which connections call the owner.
  ///   - made: The objects of the same scene that exist already, by their identifiers.
  init(
    _ builder: InterfaceBuilder, _ document: InterfaceDocument, owner: NSObject?, id: String?,
    made: [String: AnyObject] = [:]
  ) {
    self.builder = builder
    self.document = document
    self.owner = owner
    style = InterfaceStyle(document)
    objects = made
    if let id, let owner { objects[id] = owner }
  }

  // MARK: Objects

  /// Makes the objects at the top of a scene or nib.
  @discardableResult func add(_ elements: [XMLElement]) -> [NSObject] {
    var found: [NSObject] = []
    for element in elements {
      if element.name == "placeholder" {
        if element["placeholderIdentifier"] == "IBFilesOwner", let owner {
          note(element, for: owner)
        }
      } else if let object = object(element) {
        found.append(object)
      }
    }
    return found
  }

  /// An object at the top, of whatever kind.
  private func object(_ element: XMLElement) -> NSObject? {
    if element.name.hasSuffix("GestureRecognizer") { return recognizer(element) }
    switch element.name {
    case "customObject":
      guard let object = customObject(element) else { return nil }
      note(element, for: object)
      return object
    case "exit", "userDefinedRuntimeAttributes": return nil
    case "barButtonItem": return barButton(element)
    case "collectionViewFlowLayout", "collectionViewLayout", "viewControllerPlaceholder": return nil
    case _ where element.isController:
      guard let controller = builder.controller(inNib: element, document) else { return nil }
      // Its own connections are made by now; others may lead to it.
      if let id = element.id { objects[id] = controller }
      return controller
    default:
      return element.value("frame") == nil && element.value("frameInset") == nil
        ? nil : view(element)
    }
  }

  /// An object of the app's own; nil for one of a class that the sources lack.
  func customObject(_ element: XMLElement) -> NSObject? {
    if let made = element.id.flatMap({ objects[$0] }) as? NSObject { return made }
    guard let object = builder.object(element) else { return nil }
    for attribute in element.list("userDefinedRuntimeAttributes") { apply(attribute, to: object) }
    if let id = element.id { objects[id] = object }
    return object
  }

  /// The element as it is by the size classes.
  func varied(_ element: XMLElement) -> XMLElement {
    document.varies ? element.varied(for: traits) : element
  }

  /// Notes an object that was made elsewhere, to be connected.
  func note(_ element: XMLElement, for object: NSObject) {
    if let id = element.id { objects[id] = object }
    made.append((object, element))
  }

  private func recognizer(_ element: XMLElement) -> UIGestureRecognizer? {
    func count(_ attribute: String) -> Int? { element[attribute].flatMap { Int($0) } }
    let recognizer: UIGestureRecognizer
    switch element.name {
    case "tapGestureRecognizer":
      let tap = UITapGestureRecognizer(target: nil, action: nil)
      tap.numberOfTapsRequired = count("numberOfTapsRequired") ?? 1
      recognizer = tap
    case "pinchGestureRecognizer": recognizer = UIPinchGestureRecognizer(target: nil, action: nil)
    case "rotationGestureRecognizer":
      recognizer = UIRotationGestureRecognizer(target: nil, action: nil)
    case "panGestureRecognizer":
      let pan = UIPanGestureRecognizer(target: nil, action: nil)
      pan.minimumNumberOfTouches = count("minimumNumberOfTouches") ?? 1
      recognizer = pan
    case "screenEdgePanGestureRecognizer":
      let pan = UIScreenEdgePanGestureRecognizer(target: nil, action: nil)
      if let edges = element.value("edges") { pan.edges = InterfaceStyle.edges(edges) }
      recognizer = pan
    case "swipeGestureRecognizer":
      let swipe = UISwipeGestureRecognizer(target: nil, action: nil)
      if let direction = element["direction"].flatMap(InterfaceStyle.direction) {
        swipe.direction = direction
      }
      swipe.numberOfTouchesRequired = count("numberOfTouchesRequired") ?? 1
      recognizer = swipe
    case "pongPressGestureRecognizer", "longPressGestureRecognizer":
      let press = UILongPressGestureRecognizer(target: nil, action: nil)
      if let duration = element.number("minimumPressDuration") {
        press.minimumPressDuration = duration
      }
      recognizer = press
    default: return nil
    }
    note(element, for: recognizer)
    return recognizer
  }

  /// The buttons at one end of a bar: one that is a property, or several in a list.
  func barButtons(_ item: XMLElement, _ key: String) -> [UIBarButtonItem]? {
    let listed = item.children.first { $0["key"] == key + "s" || $0.name == key + "s" }
    let drawn = [item.value(key)].compactMap(\.self) + (listed?.children ?? [])
    return drawn.isEmpty ? nil : barButtons(drawn)
  }

  func barButtons(_ elements: [XMLElement]) -> [UIBarButtonItem] { elements.map(barButton) }

  private func barButton(_ element: XMLElement) -> UIBarButtonItem {
    let element = varied(element)
    let item: UIBarButtonItem
    if let word = element["systemItem"], let kind = Self.systemItem(word) {
      item = UIBarButtonItem(barButtonSystemItem: kind, target: nil, action: nil)
    } else if let custom = element.value("customView") {
      item = UIBarButtonItem(customView: view(custom))
    } else {
      item = UIBarButtonItem(
        title: element["title"], style: element["style"] == "done" ? .done : .plain, target: nil,
        action: nil)
      item.image = element.image("image")
    }
    item.isEnabled = element.flag("enabled") ?? true
    item.tintColor = style.color(element.value("tintColor"))
    note(element, for: item)
    return item
  }

  private static func systemItem(_ word: String) -> UIBarButtonItem.SystemItem? {
    switch word {
    case "done": .done
    case "cancel": .cancel
    case "edit": .edit
    case "save": .save
    case "add": .add
    case "flexibleSpace": .flexibleSpace
    case "fixedSpace": .fixedSpace
    case "compose": .compose
    case "reply": .reply
    case "action": .action
    case "organize": .organize
    case "bookmarks": .bookmarks
    case "search": .search
    case "refresh": .refresh
    case "stop": .stop
    case "camera": .camera
    case "trash": .trash
    case "play": .play
    case "pause": .pause
    case "rewind": .rewind
    case "fastForward": .fastForward
    case "undo": .undo
    case "redo": .redo
    default: nil
    }
  }
}

import Foundation
import Geometry
import UIKitCore

/// One reading of a scene, a nib or a prototype: first all objects are made, then they are
/// connected.
@MainActor final class InterfaceLoad {
  private let builder: InterfaceBuilder
  private let document: InterfaceDocument
  private let style: InterfaceStyle
  private let owner: NSObject?
  /// The objects by the identifiers that connections use.
  private(set) var objects: [String: AnyObject] = [:]
  /// The objects whose connections are still to be made, in the order of the file.
  private var made: [(object: NSObject, element: InterfaceElement)] = []
  private var constraints: [(element: InterfaceElement, view: UIView)] = []

  /// The guides of old storyboards: an edge of the safe area.
  private final class EdgeGuide {
    let view: UIView
    let isTop: Bool

    init(_ view: UIView, isTop: Bool) {
      self.view = view
      self.isTop = isTop
    }
  }

  /// A reading that has not begun.
  ///
  /// - Parameters:
  ///   - builder: The builder, which knows the sources' classes.
  ///   - document: The file that is read.
  ///   - owner: The object that owns the outlets of the file; nil for prototypes.
  ///   - id: The identifier of the owner in connections.
  ///   - made: Objects of the same scene that there are already.
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
  @discardableResult func add(_ elements: [InterfaceElement]) -> [NSObject] {
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
  private func object(_ element: InterfaceElement) -> NSObject? {
    if element.name.hasSuffix("GestureRecognizer") { return recognizer(element) }
    switch element.name {
    case "customObject", "exit", "userDefinedRuntimeAttributes": return nil
    case "barButtonItem": return barButton(element)
    case "collectionViewFlowLayout", "collectionViewLayout", "viewControllerPlaceholder": return nil
    default: return element.rect("frame") == nil ? nil : view(element)
    }
  }

  /// Notes an object that was made elsewhere, to be connected.
  func note(_ element: InterfaceElement, for object: NSObject) {
    if let id = element.id { objects[id] = object }
    made.append((object, element))
  }

  private func recognizer(_ element: InterfaceElement) -> UIGestureRecognizer? {
    let recognizer: UIGestureRecognizer
    switch element.name {
    case "tapGestureRecognizer": recognizer = UITapGestureRecognizer(target: nil, action: nil)
    case "pinchGestureRecognizer": recognizer = UIPinchGestureRecognizer(target: nil, action: nil)
    case "panGestureRecognizer": recognizer = UIPanGestureRecognizer(target: nil, action: nil)
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
  func barButtons(_ item: InterfaceElement, _ key: String) -> [UIBarButtonItem]? {
    let listed = item.children.first { $0["key"] == key + "s" || $0.name == key + "s" }
    let drawn = [item.value(key)].compactMap(\.self) + (listed?.children ?? [])
    return drawn.isEmpty ? nil : barButtons(drawn)
  }

  func barButtons(_ elements: [InterfaceElement]) -> [UIBarButtonItem] { elements.map(barButton) }

  private func barButton(_ element: InterfaceElement) -> UIBarButtonItem {
    let item: UIBarButtonItem
    if let word = element["systemItem"], let kind = Self.systemItem(word) {
      item = UIBarButtonItem(barButtonSystemItem: kind, target: nil, action: nil)
    } else if let custom = element.value("customView") {
      item = UIBarButtonItem(customView: view(custom))
    } else {
      item = UIBarButtonItem(
        title: element["title"], style: element["style"] == "done" ? .done : .plain, target: nil,
        action: nil)
      item.image = image(element["image"], element["catalog"])
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

  func image(_ name: String?, _ catalog: String?) -> UIImage? {
    name.flatMap { catalog == "system" ? UIImage(systemName: $0) : UIImage(named: $0) }
  }

  // MARK: Views

  /// A view with all that is in it.
  func view(_ element: InterfaceElement) -> UIView {
    let coder = InterfaceCoder(
      frame: element.rect("frame")
        ?? CGRect(origin: .zero, size: element.size("customSize") ?? .zero),
      collectionViewLayout: builder.layout(of: element, document),
      buttonType: element["buttonType"] == "system" || element["buttonType"] == "roundedRect"
        || element.value("configuration") != nil ? .system : .custom)
    let custom = builder.type(named: element["customClass"]) as? UIView.Type
    let view =
      (custom ?? Self.standardClass(element.name)).init(coder: coder) ?? UIView(frame: coder.frame)
    fill(view, element)
    return view
  }

  private static func standardClass(_ name: String) -> UIView.Type {
    switch name {
    case "label": UILabel.self
    case "imageView": UIImageView.self
    case "button": UIButton.self
    case "collectionView": UICollectionView.self
    case "collectionViewCell": UICollectionViewCell.self
    case "collectionReusableView": UICollectionReusableView.self
    case "tableView": UITableView.self
    case "tableViewCell": UITableViewCell.self
    case "scrollView": UIScrollView.self
    case "stackView": UIStackView.self
    case "segmentedControl": UISegmentedControl.self
    case "slider": UISlider.self
    case "switch": UISwitch.self
    case "textField": UITextField.self
    case "textView": UITextView.self
    case "pageControl": UIPageControl.self
    case "progressView": UIProgressView.self
    case "activityIndicatorView": UIActivityIndicatorView.self
    case "visualEffectView": UIVisualEffectView.self
    case "toolbar": UIToolbar.self
    case "navigationBar": UINavigationBar.self
    default: UIView.self
    }
  }

  /// Gives a view that there is its properties and what is in it.
  private func fill(_ view: UIView, _ element: InterfaceElement) {
    InterfaceProperties(style: style, load: self).apply(element, to: view)
    if let mask = element.value("autoresizingMask") {
      view.autoresizingMask = InterfaceStyle.autoresizing(mask)
    }
    view.translatesAutoresizingMaskIntoConstraints =
      element.flag("translatesAutoresizingMaskIntoConstraints") ?? true
    for child in element.children where child.name == "viewLayoutGuide" {
      guard let id = child.id else { continue }
      objects[id] =
        child["key"] == "layoutMargins" ? view.layoutMarginsGuide : guide(of: view, child)
    }
    for child in element.list("subviews") {
      let subview = self.view(child)
      if let stack = view as? UIStackView {
        stack.addArrangedSubview(subview)
      } else {
        view.addSubview(subview)
      }
    }
    // The views that cells and effects have already.
    if let drawn = element.value("contentView"), let content = view.drawnContent {
      let frame = content.frame
      fill(content, drawn)
      content.frame = drawn.rect("frame") ?? frame
      content.translatesAutoresizingMaskIntoConstraints = true
      content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
    for key in ["backgroundView", "selectedBackgroundView"] {
      guard let cell = view as? UICollectionViewCell, let drawn = element.value(key) else {
        continue
      }
      let background = self.view(drawn)
      if key == "backgroundView" {
        cell.backgroundView = background
      } else {
        cell.selectedBackgroundView = background
      }
    }
    if let collection = view as? UICollectionView { register(element, in: collection) }
    if let table = view as? UITableView { fill(table, element) }
    constraints += element.list("constraints").map { ($0, view) }
    for attribute in element.list("userDefinedRuntimeAttributes") { apply(attribute, to: view) }
    note(element, for: view)
    if let layout = element.value("collectionViewLayout"), let id = layout.id,
      let collection = view as? UICollectionView
    {
      objects[id] = collection.collectionViewLayout
      made.append((collection.collectionViewLayout, layout))
    }
  }

  private func fill(_ table: UITableView, _ element: InterfaceElement) {
    let (builder, document) = (builder, document)
    for cell in element.list("prototypes") {
      guard let identifier = cell["reuseIdentifier"] else { continue }
      table.registerPrototype(forCellReuseIdentifier: identifier) {
        builder.prototype(cell, document) as? UITableViewCell
      }
    }
    if let header = element.value("tableHeaderView") { table.tableHeaderView = view(header) }
    if let footer = element.value("tableFooterView") { table.tableFooterView = view(footer) }
  }

  private func guide(of view: UIView, _ element: InterfaceElement) -> AnyObject {
    // A scroll view's content is laid out from its edges.
    element["key"] == "contentLayoutGuide" || element["key"] == "frameLayoutGuide"
      ? view : view.safeAreaLayoutGuide
  }

  private func register(_ element: InterfaceElement, in view: UICollectionView) {
    let (builder, document) = (builder, document)
    for cell in element.list("cells") {
      guard let identifier = cell["reuseIdentifier"] else { continue }
      view.registerPrototype(forCellWithReuseIdentifier: identifier) { [weak view] in
        let made = builder.prototype(cell, document) as? UICollectionViewCell
        let segue = cell.connections.first { $0.name == "segue" }
        if let segue, let made {
          made.selectionAction = { cell in
            guard let source = view?.nearestController,
              let way = builder.segue(segue, from: source, in: document),
              source.shouldPerformSegue(withIdentifier: way.identifier ?? "", sender: cell)
            else { return }
            way.begin(sender: cell)
          }
        }
        return made
      }
    }
    for (key, kind) in [
      ("sectionHeaderView", UICollectionView.elementKindSectionHeader),
      ("sectionFooterView", UICollectionView.elementKindSectionFooter),
    ] {
      guard let drawn = element.value(key), let identifier = drawn["reuseIdentifier"] else {
        continue
      }
      view.registerPrototype(
        forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier
      ) {
        builder.prototype(drawn, document) as? UICollectionReusableView
      }
    }
  }

  /// The guides at the top and bottom of a controller in old storyboards.
  func addGuides(_ element: InterfaceElement) {
    guard let view = (owner as? UIViewController)?.viewIfLoaded else { return }
    for guide in element.list("layoutGuides") {
      guard let id = guide.id else { continue }
      objects[id] = EdgeGuide(view, isTop: guide["type"] == "top")
    }
  }

  // MARK: Connections

  /// Activates constraints, connects outlets and actions, and wakes the objects.
  func connect() {
    for (element, view) in constraints { activate(element, in: view) }
    for (object, element) in made {
      for connection in element.connections { connect(connection, of: object) }
    }
    for (object, _) in made {
      switch object {
      case let responder as UIResponder: responder.awakeFromNib()
      case let layout as UICollectionViewLayout: layout.awakeFromNib()
      default: continue
      }
    }
    for (object, element) in made {
      guard let container = object as? UIView, let owner = owner as? UIViewController else {
        continue
      }
      for segue in element.connections where segue["kind"] == "embed" {
        embed(segue, in: container, of: owner)
      }
    }
  }

  private func connect(_ connection: InterfaceElement, of object: NSObject) {
    switch connection.name {
    case "outlet", "outletCollection":
      guard let property = connection["property"],
        let target = connection["destination"].flatMap({ objects[$0] })
      else { return }
      if connection.name == "outletCollection", property == "gestureRecognizers" {
        if let recognizer = target as? UIGestureRecognizer {
          (object as? UIView)?.addGestureRecognizer(recognizer)
        }
      } else if connection.name == "outletCollection" {
        let all = made.first { $0.object === object }?.element.connections
          .filter { $0["property"] == property }
          .compactMap { $0["destination"].flatMap { objects[$0] } }
        _ = builder.connect(property, of: object, to: all ?? [])
      } else if !builder.connect(property, of: object, to: target) {
        Self.connect(property, of: object, to: target)
      }
    case "action":
      guard let name = connection["selector"], let id = connection["destination"] else { return }
      // What goes to the first responder reaches the controller.
      guard let target = objects[id] ?? owner, let action = builder.action(name, of: target) else {
        return
      }
      switch object {
      case let control as UIControl:
        control.addTarget(
          target, action: action, for: InterfaceStyle.events(connection["eventType"]))
      case let recognizer as UIGestureRecognizer: recognizer.addTarget(target, action: action)
      case let item as UIBarButtonItem:
        item.target = target
        item.action = action
      default: return
      }
    case "segue": follow(connection, of: object)
    default: return
    }
  }

  /// Lets a button lead to another controller.
  private func follow(_ segue: InterfaceElement, of object: NSObject) {
    guard let source = owner as? UIViewController,
      !["embed", "relationship"].contains(segue["kind"])
    else { return }
    let (builder, document) = (builder, document)
    let go = UIAction { [weak source, weak object] _ in
      guard let source,
        source.shouldPerformSegue(withIdentifier: segue["identifier"] ?? "", sender: object)
      else { return }
      if segue["kind"] == "unwind" {
        source.dismiss(animated: true)
      } else {
        builder.segue(segue, from: source, in: document)?.begin(sender: object)
      }
    }
    switch object {
    case let control as UIControl: control.addAction(go, for: .touchUpInside)
    case let item as UIBarButtonItem: item.primaryAction = go
    default: return
    }
  }

  private func embed(
    _ segue: InterfaceElement, in container: UIView, of owner: UIViewController
  ) {
    guard let way = builder.segue(segue, from: owner, in: document) else { return }
    owner.prepare(for: way, sender: owner)
    let child = way.destination
    owner.addChild(child)
    child.view.frame = container.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(child.view)
    child.didMove(toParent: owner)
  }

  /// The outlets of UIKit's own classes.
  private static func connect(_ property: String, of object: NSObject, to target: AnyObject) {
    switch (object, property) {
    case (let view as UICollectionView, "dataSource"):
      view.dataSource = target as? any UICollectionViewDataSource
    case (let view as UICollectionView, "delegate"):
      view.delegate = target as? any UICollectionViewDelegate
    case (let view as UICollectionView, "prefetchDataSource"):
      view.prefetchDataSource = target as? any UICollectionViewDataSourcePrefetching
    case (let view as UICollectionView, "backgroundView"):
      view.backgroundView = target as? UIView
    case (let view as UITableView, "dataSource"):
      view.dataSource = target as? any UITableViewDataSource
    case (let view as UIScrollView, "delegate"): view.delegate = target as? any UIScrollViewDelegate
    case (let field as UITextField, "delegate"): field.delegate = target as? any UITextFieldDelegate
    case (let recognizer as UIGestureRecognizer, "delegate"):
      recognizer.delegate = target as? any UIGestureRecognizerDelegate
    case (let controller as UIViewController, "view"): controller.view = target as? UIView
    default: return
    }
  }

  // MARK: Constraints

  private func activate(_ element: InterfaceElement, in view: UIView) {
    guard element.name == "constraint", element.flag("placeholder") != true,
      let first = item(element["firstItem"]) ?? (element["firstItem"] == nil ? view : nil),
      let firstAttribute = Self.attribute(element["firstAttribute"])
    else { return }
    let second = item(element["secondItem"])
    if element["secondItem"] != nil, second == nil { return }
    let (from, attribute) = Self.resolved(first, firstAttribute)
    let other = second.map {
      Self.resolved($0, Self.attribute(element["secondAttribute"]) ?? attribute)
    }
    let relation: NSLayoutConstraint.Relation =
      switch element["relation"] {
      case "greaterThanOrEqual": .greaterThanOrEqual
      case "lessThanOrEqual": .lessThanOrEqual
      default: .equal
      }
    let constraint = NSLayoutConstraint(
      item: from, attribute: attribute, relatedBy: relation, toItem: other?.0,
      attribute: other?.1 ?? .notAnAttribute, multiplier: Self.ratio(element["multiplier"]),
      constant: element.number("constant") ?? 0)
    if let priority = element.number("priority") {
      constraint.priority = UILayoutPriority(Float(priority))
    }
    constraint.identifier = element["identifier"]
    if let id = element.id { objects[id] = constraint }
    constraint.isActive = true
  }

  private func item(_ id: String?) -> AnyObject? { id.flatMap { objects[$0] } }

  /// The item that a guide stands for, with the edge that touches it.
  private static func resolved(
    _ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute
  ) -> (AnyObject, NSLayoutConstraint.Attribute) {
    guard let guide = item as? EdgeGuide else { return (item, attribute) }
    return (guide.view.safeAreaLayoutGuide, guide.isTop ? .top : .bottom)
  }

  /// `1.5`, or `16:9`.
  private static func ratio(_ text: String?) -> CGFloat {
    guard let text else { return 1 }
    let parts = text.split(separator: ":").compactMap { Double($0) }.filter(\.isFinite)
    return parts.count == 2 && parts[1] != 0
      ? CGFloat(parts[0] / parts[1]) : CGFloat(parts.first ?? 1)
  }

  private static func attribute(_ word: String?) -> NSLayoutConstraint.Attribute? {
    switch word {
    case "left": .left
    case "right": .right
    case "top": .top
    case "bottom": .bottom
    case "leading": .leading
    case "trailing": .trailing
    case "width": .width
    case "height": .height
    case "centerX": .centerX
    case "centerY": .centerY
    case "baseline", "lastBaseline": .lastBaseline
    case "firstBaseline": .firstBaseline
    case "leftMargin": .leftMargin
    case "rightMargin": .rightMargin
    case "topMargin": .topMargin
    case "bottomMargin": .bottomMargin
    case "leadingMargin": .leadingMargin
    case "trailingMargin": .trailingMargin
    case "centerXWithinMargins": .centerXWithinMargins
    case "centerYWithinMargins": .centerYWithinMargins
    default: nil
    }
  }

  // MARK: Runtime attributes

  /// Sets a property that the author listed by key path.
  func apply(_ attribute: InterfaceElement, to object: NSObject) {
    guard let path = attribute["keyPath"] else { return }
    let value = attribute.value("value")
    let number = value?.number("value") ?? attribute.number("value")
    let flag = attribute.flag("value") ?? false
    if let layer = (object as? UIView)?.layer, path.hasPrefix("layer.") {
      switch path.dropFirst("layer.".count) {
      case "cornerRadius": layer.cornerRadius = number ?? 0
      case "borderWidth": layer.borderWidth = number ?? 0
      case "masksToBounds": layer.masksToBounds = flag
      case "shadowRadius": layer.shadowRadius = number ?? 0
      case "shadowOpacity": layer.shadowOpacity = Float(number ?? 0)
      default: return
      }
      return
    }
    if let color = style.color(value) {
      builder.assign(.color(color, word: nil), to: path, of: object)
    } else if attribute["type"] == "boolean" {
      builder.assign(.bool(flag), to: path, of: object)
      if path == "clipsToBounds" { (object as? UIView)?.clipsToBounds = flag }
    } else if let number {
      builder.assign(.number(number), to: path, of: object)
    } else if let size = attribute.size("value"), attribute["type"] == "size" {
      builder.assign(.list([.number(size.width), .number(size.height)]), to: path, of: object)
    } else if let point = attribute.rect("value"), attribute["type"] == "point" {
      builder.assign(.list([.number(point.minX), .number(point.minY)]), to: path, of: object)
    } else if let rect = attribute.rect("value"), attribute["type"] == "rect" {
      let parts = [rect.minX, rect.minY, rect.width, rect.height]
      builder.assign(.list(parts.map { .number($0) }), to: path, of: object)
    } else if let text = attribute.text("value") {
      builder.assign(.text(text), to: path, of: object)
    }
  }
}

extension UIView {
  /// The view inside that an interface file calls the content view.
  fileprivate var drawnContent: UIView? {
    switch self {
    case let cell as UICollectionViewCell: cell.contentView
    case let cell as UITableViewCell: cell.contentView
    case let effect as UIVisualEffectView: effect.contentView
    default: nil
    }
  }

  fileprivate var nearestController: UIViewController? {
    sequence(first: self as UIResponder, next: \.next).lazy.compactMap { $0 as? UIViewController }
      .first
  }
}

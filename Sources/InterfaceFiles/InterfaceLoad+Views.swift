import AnimGeometry
import AnimXML
import Foundation
import MapKit
import UIKitCore
import WebKit

extension InterfaceLoad {
  /// A view with all that is in it.
  ///
  /// - Parameters:
  ///   - element: How it is drawn.
  ///   - container: The size of what it is in, as drawn; nil for the screen.
  /// - Returns: The view.
  func view(_ element: XMLElement, in container: CGSize? = nil) -> UIView {
    let coder = InterfaceCoder(
      frame: element.frame(in: container ?? UIScreen.main.bounds.size)
        ?? CGRect(origin: .zero, size: element.size("customSize") ?? .zero),
      collectionViewLayout: builder.layout(of: element, document),
      buttonType: element["buttonType"] == "system" || element["buttonType"] == "roundedRect"
        || element.value("configuration") != nil ? .system : .custom,
      cellStyle: element["style"].flatMap(InterfaceStyle.cellStyle) ?? .default,
      tableStyle: element["style"].flatMap(InterfaceStyle.tableStyle) ?? .plain)
    let custom = builder.type(of: element) as? UIView.Type
    coder.read { self.fill($0, element) }
    let made = (custom ?? Self.standardClass(element.name)).init(coder: coder)
    if made == nil { coder.read { self.fill($0, element) } }
    let view = made ?? UIView(frame: coder.frame)
    // Not every initialiser comes to that of `UIView`.
    coder.fill(view)
    finish(view, element)
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
    case "stepper": UIStepper.self
    case "switch": UISwitch.self
    case "textField": UITextField.self
    case "textView": UITextView.self
    case "pageControl": UIPageControl.self
    case "progressView": UIProgressView.self
    case "activityIndicatorView": UIActivityIndicatorView.self
    case "visualEffectView": UIVisualEffectView.self
    case "toolbar": UIToolbar.self
    case "tabBar": UITabBar.self
    case "navigationBar": UINavigationBar.self
    case "searchBar": UISearchBar.self
    case "datePicker": UIDatePicker.self
    case "pickerView": UIPickerView.self
    case "mapView": MKMapView.self
    case "webView": UIWebView.self
    case "wkWebView": WKWebView.self
    default: UIView.self
    }
  }

  /// Gives a view its properties and what is in it, while it is made.
  private func fill(_ view: UIView, _ drawn: XMLElement) {
    let element = varied(drawn)
    InterfaceProperties(style: style, load: self).apply(element, to: view)
    if let mask = element.value("autoresizingMask") {
      view.autoresizingMask = InterfaceStyle.autoresizing(mask)
    }
    // A view without constraints of its own keeps the frame that it was drawn with, since Xcode 8.
    view.translatesAutoresizingMaskIntoConstraints =
      element.flag("fixedFrame") ?? false
      || element.flag("translatesAutoresizingMaskIntoConstraints") ?? true
    for child in element.children where child.name == "viewLayoutGuide" {
      guard let id = child.id else { continue }
      objects[id] =
        child["key"] == "layoutMargins" ? view.layoutMarginsGuide : guide(of: view, child)
    }
    let content = SizeVariations.Content(drawn, of: view)
    let excluded = document.varies ? element.excluded(from: "subviews", for: traits) : []
    for child in element.list("subviews") {
      if let own = child.id.flatMap({ ownViews[$0] }) {
        describe(own, child)
        continue
      }
      let subview = self.view(child, in: view.bounds.size)
      let isAbsent = child.id.map(excluded.contains) ?? false
      content.add(subview, child, isAbsent: isAbsent)
      guard !isAbsent else { continue }
      if let stack = view as? UIStackView {
        stack.addArrangedSubview(subview)
      } else {
        view.addSubview(subview)
      }
    }
    // The views that cells and effects have already.
    if let cell = view as? UITableViewCell { noteOwnViews(of: cell, element) }
    if let inner = element.value("contentView"), let content = view.drawnContent {
      // An effect's is as large as the effect, whatever the file says.
      let isEffect = view is UIVisualEffectView
      let translates = isEffect ? content.translatesAutoresizingMaskIntoConstraints : true
      let frame = isEffect ? view.bounds : inner.frame(in: view.bounds.size) ?? content.frame
      content.frame = frame
      fill(content, inner)
      finish(content, inner)
      content.frame = frame
      content.translatesAutoresizingMaskIntoConstraints = translates
      content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
    for key in ["backgroundView", "selectedBackgroundView"] {
      guard let cell = view as? UICollectionViewCell, let inner = element.value(key) else {
        continue
      }
      let background = self.view(inner)
      if key == "backgroundView" {
        cell.backgroundView = background
      } else {
        cell.selectedBackgroundView = background
      }
    }
    if let collection = view as? UICollectionView { register(element, in: collection) }
    if let table = view as? UITableView { fill(table, element) }
    contents.append(content)
  }

  /// Gives a view that is made what the author listed by key path, and notes it to be connected.
  private func finish(_ view: UIView, _ drawn: XMLElement) {
    let element = varied(drawn)
    for attribute in element.list("userDefinedRuntimeAttributes") { apply(attribute, to: view) }
    note(element, for: view)
    if let layout = element.value("collectionViewLayout"), let id = layout.id,
      let collection = view as? UICollectionView
    {
      objects[id] = collection.collectionViewLayout
      made.append((collection.collectionViewLayout, layout))
    }
  }

  /// Notes the labels and the image that a cell has by its style, which the file draws in its content view.
  private func noteOwnViews(of cell: UITableViewCell, _ element: XMLElement) {
    if let id = element["textLabel"] { ownViews[id] = cell.textLabel }
    if let id = element["detailTextLabel"] { ownViews[id] = cell.detailTextLabel }
    if let id = element["imageView"] { ownViews[id] = cell.imageView }
  }

  /// Gives a view that its owner has made, and lays out, what the file says of it.
  func describe(_ view: UIView, _ element: XMLElement) {
    let element = varied(element)
    InterfaceProperties(style: style, load: self).apply(element, to: view)
    note(element, for: view)
  }

  private func fill(_ table: UITableView, _ element: XMLElement) {
    let (builder, document) = (builder, document)
    for cell in element.list("prototypes") {
      guard let identifier = cell["reuseIdentifier"] else { continue }
      table.registerPrototype(forCellReuseIdentifier: identifier) { [weak table] in
        let made = builder.prototype(cell, document) as? UITableViewCell
        if let made {
          Self.lead(made, cell, builder, document) { table?.nearestController }
        }
        return made
      }
    }
    if element["dataMode"] == "static" {
      (owner as? UITableViewController)?.staticSections = element.list("sections").map(section)
    }
    if let header = element.value("tableHeaderView") { table.tableHeaderView = view(header) }
    if let footer = element.value("tableFooterView") { table.tableFooterView = view(footer) }
  }

  /// A section whose rows are drawn, with their outlets.
  private func section(_ element: XMLElement) -> StaticTableSection {
    StaticTableSection(
      header: element["headerTitle"], footer: element["footerTitle"],
      rows: element.list("cells").compactMap { drawn in
        guard let cell = view(drawn) as? UITableViewCell else { return nil }
        Self.lead(cell, drawn, builder, document) { [weak owner] in owner as? UIViewController }
        return (cell, drawn.number("rowHeight"))
      })
  }

  /// Has the selection of a cell lead where its segue does, from the controller that `source` finds then.
  private static func lead(
    _ cell: UITableViewCell, _ element: XMLElement, _ builder: InterfaceBuilder,
    _ document: InterfaceDocument, from source: @escaping @MainActor () -> UIViewController?
  ) {
    guard let segue = element.connections.first(where: { $0.name == "segue" }) else { return }
    cell.selectionAction = { cell in
      guard let source = source(),
        source.shouldPerformSegue(withIdentifier: segue["identifier"] ?? "", sender: cell),
        let way = builder.segue(segue, from: source, in: document, sender: cell)
      else { return }
      way.begin(sender: cell)
    }
  }

  private func guide(of view: UIView, _ element: XMLElement) -> AnyObject {
    // A scroll view's content is laid out from its edges.
    element["key"] == "contentLayoutGuide" || element["key"] == "frameLayoutGuide"
      ? view : view.safeAreaLayoutGuide
  }

  private func register(_ element: XMLElement, in view: UICollectionView) {
    let (builder, document) = (builder, document)
    for cell in element.list("cells") {
      guard let identifier = cell["reuseIdentifier"] else { continue }
      view.registerPrototype(forCellWithReuseIdentifier: identifier) { [weak view] in
        let made = builder.prototype(cell, document) as? UICollectionViewCell
        let segue = cell.connections.first { $0.name == "segue" }
        if let segue, let made {
          made.selectionAction = { cell in
            guard let source = view?.nearestController,
              source.shouldPerformSegue(withIdentifier: segue["identifier"] ?? "", sender: cell),
              let way = builder.segue(segue, from: source, in: document, sender: cell)
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
  func addGuides(_ element: XMLElement) {
    guard let view = (owner as? UIViewController)?.viewIfLoaded else { return }
    for guide in element.list("layoutGuides") {
      guard let id = guide.id else { continue }
      objects[id] = EdgeGuide(view, isTop: guide["type"] == "top")
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

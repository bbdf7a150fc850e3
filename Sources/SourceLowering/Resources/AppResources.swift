import AnimXML
package import Foundation

/// What is among an app's files beside its sources, as far as R.swift has names for it.
package struct AppResources: Sendable {
  /// The names of pictures, those in folders with a name of their own as `menu/first`.
  package var images: Set<String> = []
  /// The names of colours, likewise.
  package var colors: Set<String> = []
  /// The names of fonts.
  package var fonts: Set<String> = []
  /// The names of all files with their extensions.
  package var files: Set<String> = []
  /// The keys of texts by the names of their tables.
  package var strings: [String: Set<String>] = [:]
  package private(set) var nibs: [String: Nib] = [:]
  package private(set) var storyboards: [String: Storyboard] = [:]

  package init() {}

  /// An interface file.
  package struct Nib: Sendable {
    /// The class of its first view.
    let view: String
    /// What its first view is called, if that is a cell with a name.
    let identifier: String?
  }

  /// A storyboard.
  package struct Storyboard: Sendable {
    /// The class of its first controller; nil if it does not say which is the first.
    let initial: String?
    /// The classes of controllers by their names.
    let controllers: [String: String]
    /// The classes of cells by their names.
    let cells: [String: String]
    let segues: [Segue]
  }

  package struct Segue: Hashable, Sendable {
    let name: String
    let type: String
    let source: String
    let destination: String
  }

  /// Adds what a nib says.
  package mutating func addNib(named name: String, _ xml: Data) {
    guard let root = XMLElement(xml: xml),
      let view = root.first("objects")?.children.first(where: {
        $0.name != "placeholder" && $0.name != "customObject" && $0.hasClass
      })
    else { return }
    nibs[name] = Nib(view: view.className, identifier: view["reuseIdentifier"])
  }

  /// Adds what a storyboard says.
  package mutating func addStoryboard(named name: String, _ xml: Data) {
    guard let root = XMLElement(xml: xml) else { return }
    let scenes = root.first("scenes")?.children.compactMap {
      $0.first("objects")?.children.first { $0.name.lowercased().hasSuffix("controller") }
    }
    let controllers = scenes ?? []
    let classes = Dictionary(
      controllers.compactMap { scene in scene["id"].map { ($0, scene.className) } }
    ) { first, _ in first }
    var (cells, segues): ([String: String], [Segue]) = ([:], [])
    for controller in controllers {
      controller.visit { element in
        if let name = element["reuseIdentifier"], element.hasClass {
          cells[name] = cells[name] ?? element.className
        }
        guard element.name == "segue", let name = element["identifier"] else { return }
        segues.append(
          Segue(
            name: name, type: element["customClass"] ?? "UIStoryboardSegue",
            source: controller.className,
            destination: element["destination"].flatMap { classes[$0] } ?? "UIViewController"))
      }
    }
    storyboards[name] = Storyboard(
      initial: root["initialViewController"].flatMap { classes[$0] },
      controllers: Dictionary(
        controllers.compactMap { scene in
          scene["storyboardIdentifier"].map { ($0, scene.className) }
        }
      ) { first, _ in first }, cells: cells, segues: segues)
  }
}

extension XMLElement {
  fileprivate func first(_ name: String) -> XMLElement? { children.first { $0.name == name } }

  fileprivate func visit(_ body: (XMLElement) -> Void) {
    body(self)
    for child in children { child.visit(body) }
  }

  /// Whether it is a view or a controller.
  fileprivate var hasClass: Bool { self["customClass"] != nil || Self.classes[name] != nil }

  /// Its own class, or UIKit's.
  fileprivate var className: String {
    self["customClass"].map { String($0.split(separator: ".").last ?? "") } ?? Self.classes[name]
      ?? (name.lowercased().hasSuffix("controller") ? "UIViewController" : "UIView")
  }

  private static let classes = [
    "view": "UIView", "tableViewCell": "UITableViewCell", "imageView": "UIImageView",
    "collectionViewCell": "UICollectionViewCell",
    "collectionReusableView": "UICollectionReusableView",
    "label": "UILabel", "button": "UIButton", "scrollView": "UIScrollView",
    "tableView": "UITableView", "collectionView": "UICollectionView", "stackView": "UIStackView",
    "viewController": "UIViewController", "tableViewController": "UITableViewController",
    "collectionViewController": "UICollectionViewController", "control": "UIControl",
    "navigationController": "UINavigationController", "tabBarController": "UITabBarController",
    "splitViewController": "UISplitViewController", "pageViewController": "UIPageViewController",
  ]
}

/// A class that stands for one that the sources use and that is not there, such as one of a module that is missing.
///
/// Only names of views, cells and controllers tell what they are.
package struct StandInClass: Codable, Hashable, Sendable {
  package let name: String
  /// The class of UIKit that it descends from.
  package let superclass: String

  /// The path of the file that declares all stand-ins.
  package static let path = "stand-ins.swift"

  private static let suffixes = [
    ("CollectionViewCell", "UICollectionViewCell"), ("TableViewCell", "UITableViewCell"),
    ("TableCell", "UITableViewCell"), ("Cell", "UICollectionViewCell"),
    ("NavigationController", "UINavigationController"), ("TabBarController", "UITabBarController"),
    ("TableViewController", "UITableViewController"),
    ("CollectionViewController", "UICollectionViewController"),
    ("ViewController", "UIViewController"), ("VC", "UIViewController"),
    ("ImageView", "UIImageView"),
    ("TextView", "UITextView"),
    ("TextField", "UITextField"), ("ScrollView", "UIScrollView"),
    ("CollectionView", "UICollectionView"), ("TableView", "UITableView"),
    ("StackView", "UIStackView"), ("Button", "UIButton"), ("Label", "UILabel"),
    ("Switch", "UISwitch"), ("Slider", "UISlider"), ("Control", "UIControl"), ("View", "UIView"),
  ]

  /// Classes of which views are made by a frame, or a coder, and in no other way.
  static let plainViews: Set = [
    "UIButton", "UIControl", "UILabel", "UIScrollView", "UITextField", "UIView",
  ]

  /// The stand-in of a name; nil if the name does not tell what it is of.
  package init?(named name: String) {
    guard name.first?.isUppercase == true, !name.hasPrefix("UI"), !name.hasPrefix("NS"),
      let match = Self.suffixes.first(where: { name.hasSuffix($0.0) && name != $0.0 })
    else { return nil }
    self.name = name
    superclass = match.1
  }

  /// The stand-in for the superclass of a class that overrides methods of controllers; nil if it overrides none.
  init?(named name: String, overriding methods: Set<String>) {
    guard !methods.isDisjoint(with: Self.controllerMethods) else { return nil }
    self.name = name
    let isTable = methods.contains { $0.hasPrefix("tableView(") }
    superclass = isTable ? "UITableViewController" : "UIViewController"
  }

  /// Methods that only controllers have to override.
  private static let controllerMethods: Set = [
    "viewDidLoad()", "loadView()", "viewWillAppear(_:)", "viewDidAppear(_:)",
    "viewWillDisappear(_:)", "viewDidDisappear(_:)", "viewDidLayoutSubviews()",
    "viewWillLayoutSubviews()",
  ]

  /// The source that declares stand-ins.
  package static func source(of classes: Set<StandInClass>) -> SwiftSource {
    let declarations = classes.sorted { $0.name < $1.name }.map { standIn in
      let show = "showAbsence(of: \"\(standIn.name)\")"
      // Whatever the class was, subclasses may call its 'init()' a designated one.
      let initializers =
        plainViews.contains(standIn.superclass)
        ? "public init() { super.init(frame: .zero) }; "
          + "public override init(frame: CGRect) { super.init(frame: frame) }; "
          + "public required init?(coder: NSCoder) { super.init(coder: coder) }; " : ""
      let body =
        switch standIn.superclass {
        case "UICollectionViewCell", "UITableViewCell":
          "open override func layoutSubviews() { super.layoutSubviews(); contentView.\(show) }"
        case "UINavigationController", "UITabBarController", "UIStackView": ""
        // A subclass has a view of its own to show.
        case "UIViewController", "UITableViewController", "UICollectionViewController":
          "open override func viewDidLoad() { super.viewDidLoad(); "
            + "if type(of: self) == \(standIn.name).self { view.\(show) } }"
        default:
          "open override func didMoveToSuperview() { super.didMoveToSuperview(); \(show) }"
        }
      // What a library declares open may be of it.
      return "open class \(standIn.name): \(standIn.superclass) { \(initializers)\(body) }"
    }
    return SwiftSource(
      path: path, text: "import UIKit\n" + declarations.joined(separator: "\n") + "\n")
  }
}

/// The members of UIKit's classes that extensions of an app's may override: UIKit asks for what is there in their place.
///
/// `MemberReplacements` of UIKitCore is asked by these names.
enum FrameworkReplacements {
  /// What stands before the name of such a member in lowered sources.
  static let prefix = "_replaced_"

  private static let looks = [
    "preferredStatusBarStyle", "prefersStatusBarHidden", "childForStatusBarStyle",
    "childForStatusBarHidden", "preferredInterfaceOrientationForPresentation",
  ]
  private static let rotation = ["shouldAutorotate", "supportedInterfaceOrientations"]
  private static let events = [
    "viewDidLoad()", "viewWillAppear(_:)", "viewDidAppear(_:)", "viewWillLayoutSubviews()",
    "viewDidLayoutSubviews()",
  ]
  private static let touches = [
    "touchesBegan(_:with:)", "touchesMoved(_:with:)", "touchesEnded(_:with:)",
  ]

  private static let members: [String: [String]] = [
    "UINavigationController": looks + rotation + events,
    "UITabBarController": looks + rotation + events, "UIAlertController": rotation,
    "UILabel": ["draw(_:)", "awakeFromNib()"],
    "UIButton": ["draw(_:)", "awakeFromNib()", "layoutSubviews()"],
    "UITextField": ["draw(_:)", "awakeFromNib()", "layoutSubviews()"], "UIScrollView": touches,
  ]

  /// What methods are given, by their full names.
  private static let arguments = [
    "viewWillAppear(_:)": "arguments[0] as! Bool", "viewDidAppear(_:)": "arguments[0] as! Bool",
    "draw(_:)": "arguments[0] as! CGRect",
    "touchesBegan(_:with:)": "arguments[0] as! Set<UITouch>, with: arguments[1] as? UIEvent",
    "touchesMoved(_:with:)": "arguments[0] as! Set<UITouch>, with: arguments[1] as? UIEvent",
    "touchesEnded(_:with:)": "arguments[0] as! Set<UITouch>, with: arguments[1] as? UIEvent",
  ]

  /// Whether an extension of a class can override a member.
  static func contains(_ member: Declaration, of owner: String) -> Bool {
    !member.isStored && member.kind == (member.fullName.hasSuffix(")") ? .function : .property)
      && members[owner]?.contains(member.fullName) == true
  }

  /// Methods that Swift parts of libraries add to UIKit's classes, and which their Objective-C parts call after a method of such a class.
  private static let followers = [
    (name: "_reactorkit_performBinding()", owner: "UIViewController", member: "viewDidLoad()")
  ]

  /// Those that some files declare, as what is to be called in place of the class's method, which is empty.
  static func followers(in files: [ParsedSource]) -> [(owner: String, member: String)] {
    followers.filter { follower in
      files.contains { file in
        file.declarations.contains { declaration in
          declaration.kind == .extension
            && declaration.members.contains { $0.fullName == follower.name }
        }
      }
    }.map { ($0.owner, $0.member) }
  }

  /// What is called in place of a member; nil for one that cannot be replaced.
  static func call(of member: String, in owner: String) -> String? {
    if let follower = followers.first(where: { $0.owner == owner && $0.member == member }) {
      return follower.name
    }
    guard members[owner]?.contains(member) == true else { return nil }
    let name = prefix + member.prefix { $0 != "(" }
    return member.hasSuffix(")") ? name + "(\(arguments[member] ?? ""))" : name
  }
}

/// A module of the program's that takes the place of others', for where nobody has their sources.
package struct Substitute: Sendable {
  /// The names of the modules whose place it takes.
  let names: [String]
  /// The module that they are made of: where that is at hand, what is of it would be of another type.
  let base: String
  /// What the program calls it.
  let module: String
  /// What a file says that uses the modules' members without importing them; nothing else goes by such a word.
  let words: Set<String>
  /// The modules of which a type has the same name: what stands before a dot is the type.
  var homonyms: Set<String> = []
  /// Which of the modules' own sources it comes before.
  var precedence = Precedence.none

  /// Which of a module's own sources the program's way of it comes before.
  package enum Precedence: Sendable {
    /// None: it is for where there are none.
    case none
    /// Those that package managers brought, as they need what there is not, such as a network, or take minutes.
    case brought
    /// All, as most of them are of other languages than Swift.
    case all
  }

  /// All of them.
  private static let all = [
    Substitute(
      names: ["RxSwift", "RxCocoa", "RxRelay", "RxDataSources", "Differentiator"],
      base: "RxSwift", module: "AnimRxSwift", words: ["rx", "disposed"], precedence: .brought),
    Substitute(
      names: [
        "NSObject_Rx", "ReactorKit", "RxAlamofire", "RxGesture", "RxKeyboard", "RxMoya",
        "RxOptional", "RxReachability", "RxSwiftExt", "RxViewController",
      ], base: "RxSwift", module: "AnimRxExtensions", words: [], homonyms: ["RxKeyboard"],
      precedence: .brought),
    // The type that goes with it is made here.
    Substitute(
      names: ["Rswift", "RswiftResources"], base: "RswiftResources", module: "AnimRswift",
      words: [], precedence: .brought),
    Substitute(names: ["SnapKit"], base: "SnapKit", module: "AnimSnapKit", words: ["snp"]),
    Substitute(
      names: ["Kingfisher"], base: "Kingfisher", module: "AnimKingfisher", words: ["kf"],
      precedence: .brought),
    Substitute(
      names: ["SDWebImage"], base: "SDWebImage", module: "AnimSDWebImage",
      words: ["sd_setImage", "sd_cancelCurrentImageLoad"]),
    Substitute(
      names: ["AlamofireImage"], base: "AlamofireImage", module: "AnimAlamofireImage",
      words: ["af_setImage", "af_cancelImageRequest"], precedence: .brought),
    Substitute(
      names: ["Nuke", "NukeExtensions", "NukeUI"], base: "Nuke", module: "AnimNuke", words: []),
    Substitute(
      names: ["Alamofire"], base: "Alamofire", module: "AnimAlamofire",
      words: ["responseJSON", "responseDecodable"], precedence: .brought),
    Substitute(
      names: ["Moya"], base: "Moya", module: "AnimMoya", words: [], precedence: .brought),
    Substitute(names: ["SwiftyJSON"], base: "SwiftyJSON", module: "AnimSwiftyJSON", words: []),
    Substitute(
      names: ["ObjectMapper", "AlamofireObjectMapper"], base: "ObjectMapper",
      module: "AnimObjectMapper", words: []),
    Substitute(
      names: ["IGListKit", "IGListDiffKit", "IGListSwiftKit"], base: "IGListKit",
      module: "AnimIGListKit", words: []),
    Substitute(
      names: ["MBProgressHUD"], base: "MBProgressHUD", module: "AnimProgressHUD", words: [],
      homonyms: ["MBProgressHUD"]),
    Substitute(
      names: ["SVProgressHUD"], base: "SVProgressHUD", module: "AnimProgressHUD", words: [],
      homonyms: ["SVProgressHUD"]),
    Substitute(
      names: ["PKHUD"], base: "PKHUD", module: "AnimProgressHUD", words: [], homonyms: ["PKHUD"]),
    Substitute(
      names: ["JGProgressHUD"], base: "JGProgressHUD", module: "AnimProgressHUD", words: [],
      homonyms: ["JGProgressHUD"], precedence: .all),
    Substitute(
      names: ["Toast_Swift", "Toast"], base: "Toast_Swift", module: "AnimProgressHUD", words: [],
      homonyms: ["Toast"]),
    Substitute(
      names: ["Then"], base: "Then", module: "AnimConveniences", words: [], homonyms: ["Then"]),
    Substitute(
      names: ["KeychainAccess"], base: "KeychainAccess", module: "AnimConveniences", words: [],
      precedence: .brought),
    Substitute(
      names: ["KeychainSwift"], base: "KeychainSwift", module: "AnimConveniences", words: [],
      homonyms: ["KeychainSwift"], precedence: .brought),
    Substitute(
      names: ["Reachability"], base: "Reachability", module: "AnimConveniences", words: [],
      homonyms: ["Reachability"]),
    Substitute(
      names: ["ReachabilitySwift"], base: "ReachabilitySwift", module: "AnimConveniences", words: []
    ),
    Substitute(
      names: ["IQKeyboardManagerSwift"], base: "IQKeyboardManagerSwift", module: "AnimConveniences",
      words: [], precedence: .brought),
    Substitute(
      names: ["Lottie"], base: "Lottie", module: "AnimConveniences", words: [],
      precedence: .brought),
    Substitute(
      names: ["RealmSwift", "Realm"], base: "RealmSwift", module: "AnimRealm", words: [],
      homonyms: ["Realm"], precedence: .all),
    Substitute(
      names: [
        "Firebase", "FirebaseAnalytics", "FirebaseAuth", "FirebaseCore", "FirebaseCrashlytics",
        "FirebaseDatabase", "FirebaseDynamicLinks", "FirebaseFirestore", "FirebaseFirestoreSwift",
        "FirebaseFirestoreCombineSwift", "FirebaseFunctions", "FirebaseInAppMessaging",
        "FirebaseInstanceID", "FirebaseMessaging", "FirebasePerformance", "FirebaseRemoteConfig",
        "FirebaseStorage", "FirebaseAppCheck", "Crashlytics", "Fabric",
      ], base: "Firebase", module: "AnimFirebase", words: [],
      homonyms: ["Crashlytics", "Fabric"], precedence: .all),
    Substitute(
      names: ["PinLayout"], base: "PinLayout", module: "AnimPinLayout",
      words: [
        "hCenter", "horizontally", "marginBottom", "marginHorizontal", "marginLeft", "marginRight",
        "marginTop", "marginVertical", "pinEdges", "vCenter", "vertically",
      ],
      homonyms: ["PinLayout"]),
    Substitute(
      names: ["FlexLayout"], base: "FlexLayout", module: "AnimFlexLayout",
      words: ["flex"], homonyms: ["FlexLayout"]),
    // Most apps have its Objective-C by a header, and import nothing.
    Substitute(
      names: ["SWRevealViewController"], base: "SWRevealViewController",
      module: "AnimConveniences", words: ["SWRevealViewController", "revealViewController"],
      homonyms: ["SWRevealViewController"], precedence: .all),
    // Of Objective-C; half of the apps have it by a header.
    Substitute(
      names: ["PureLayout"], base: "PureLayout", module: "AnimConveniences",
      words: [
        "autoAlignAxis", "autoCenterInSuperview", "autoMatch", "autoPinEdge",
        "autoPinEdgesToSuperviewEdges", "autoPinEdgesToSuperviewSafeArea", "autoSetDimension",
        "autoSetDimensions", "newAutoLayout",
      ], precedence: .all),
    Substitute(
      names: ["ReusableKit"], base: "ReusableKit", module: "AnimConveniences", words: []),
    Substitute(
      names: ["Reusable"], base: "Reusable", module: "AnimConveniences", words: [],
      homonyms: ["Reusable"]),
    Substitute(
      names: ["Swinject", "SwinjectAutoregistration", "SwinjectStoryboard"], base: "Swinject",
      module: "AnimSwinject", words: [], homonyms: ["SwinjectStoryboard"]),
    Substitute(
      names: ["XCoordinator"], base: "XCoordinator", module: "AnimXCoordinator", words: [],
      precedence: .brought),
    Substitute(
      names: ["Resolver"], base: "Resolver", module: "AnimResolver", words: [],
      homonyms: ["Resolver"]),
    Substitute(
      names: ["CocoaLumberjack", "CocoaLumberjackSwift"], base: "CocoaLumberjack",
      module: "AnimConveniences", words: [], precedence: .all),
    Substitute(
      names: ["SwiftyBeaver"], base: "SwiftyBeaver", module: "AnimConveniences", words: [],
      homonyms: ["SwiftyBeaver"]),
    Substitute(
      names: ["XCGLogger"], base: "XCGLogger", module: "AnimConveniences", words: [],
      homonyms: ["XCGLogger"]),
    Substitute(
      names: ["SwipeCellKit"], base: "SwipeCellKit", module: "AnimSwipeCellKit", words: []),
    Substitute(
      names: ["ChameleonFramework", "ChameleonSwift", "Chameleon"], base: "ChameleonFramework",
      module: "AnimChameleon", words: [], homonyms: ["Chameleon"], precedence: .all),
    Substitute(
      names: ["CLTypingLabel"], base: "CLTypingLabel", module: "AnimConveniences", words: [],
      homonyms: ["CLTypingLabel"]),
  ]

  /// Which of a module's own sources the program's way of it comes before; none where it has no way.
  package static func precedence(over module: String) -> Precedence {
    all.first { $0.names.contains(module) }?.precedence ?? .none
  }

  /// Whether the program has its own way of a module.
  ///
  /// - Parameters:
  ///   - module: The module's name.
  ///   - others: The modules that are at hand.
  /// - Returns: False also where what it is made of is at hand.
  package static func exists(for module: String, beside others: Set<String>) -> Bool {
    all.contains { $0.names.contains(module) && !others.contains($0.base) }
  }

  /// What takes the place of modules that are absent, or that none of some files imports, by their names.
  ///
  /// Who imports a module shows its members to the other files, and need not be among these.
  ///
  /// - Parameters:
  ///   - absentModules: The modules that nobody has.
  ///   - sources: The files that are compiled together.
  ///   - others: The modules that are at hand, that of the files among them.
  /// - Returns: What takes their place.
  static func inPlace(
    of absentModules: Set<String>, in sources: [SwiftSource], beside others: Set<String>
  ) -> [String: Substitute] {
    func isReplaced(_ name: String) -> Bool {
      !others.contains(name)
        && (absentModules.contains(name) || !sources.contains { $0.imports.contains(name) })
    }
    let pairs = all.filter { isReplaced($0.base) }.flatMap { substitute in
      substitute.names.filter(isReplaced).map { ($0, substitute) }
    }
    return Dictionary(pairs) { first, _ in first }
  }
}

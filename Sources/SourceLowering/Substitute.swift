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
  /// Whether it is taken even where package managers have the modules' own sources, as those are of little use here.
  var isPreferred = false
  /// Whether it takes the place even where sources are at hand, as most of those are of other languages than Swift.
  var isForeign = false

  /// All of them.
  private static let all = [
    Substitute(
      names: ["RxSwift", "RxCocoa", "RxRelay", "RxDataSources", "Differentiator"],
      base: "RxSwift", module: "AnimRxSwift", words: ["rx", "disposed"]),
    Substitute(
      names: [
        "NSObject_Rx", "ReactorKit", "RxGesture", "RxKeyboard", "RxOptional", "RxSwiftExt",
        "RxViewController",
      ], base: "RxSwift", module: "AnimRxExtensions", words: [], homonyms: ["RxKeyboard"]),
    // The type that goes with it is made here.
    Substitute(
      names: ["Rswift", "RswiftResources"], base: "RswiftResources", module: "AnimRswift",
      words: [], isPreferred: true),
    Substitute(names: ["SnapKit"], base: "SnapKit", module: "AnimSnapKit", words: ["snp"]),
    Substitute(names: ["Kingfisher"], base: "Kingfisher", module: "AnimKingfisher", words: ["kf"]),
    Substitute(
      names: ["SDWebImage"], base: "SDWebImage", module: "AnimSDWebImage",
      words: ["sd_setImage", "sd_cancelCurrentImageLoad"]),
    Substitute(
      names: ["AlamofireImage"], base: "AlamofireImage", module: "AnimAlamofireImage",
      words: ["af_setImage", "af_cancelImageRequest"], isPreferred: true),
    Substitute(
      names: ["Nuke", "NukeExtensions", "NukeUI"], base: "Nuke", module: "AnimNuke", words: []),
    Substitute(
      names: ["Alamofire"], base: "Alamofire", module: "AnimAlamofire",
      words: ["responseJSON", "responseDecodable"], isPreferred: true),
    Substitute(
      names: ["Moya"], base: "Moya", module: "AnimMoya", words: [], isPreferred: true),
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
      names: ["Then"], base: "Then", module: "AnimConveniences", words: [], homonyms: ["Then"]),
    Substitute(
      names: ["KeychainAccess"], base: "KeychainAccess", module: "AnimConveniences", words: []),
    Substitute(
      names: ["KeychainSwift"], base: "KeychainSwift", module: "AnimConveniences", words: [],
      homonyms: ["KeychainSwift"]),
    Substitute(
      names: ["Reachability"], base: "Reachability", module: "AnimConveniences", words: [],
      homonyms: ["Reachability"]),
    Substitute(
      names: ["ReachabilitySwift"], base: "ReachabilitySwift", module: "AnimConveniences", words: []
    ),
    Substitute(
      names: ["IQKeyboardManagerSwift"], base: "IQKeyboardManagerSwift", module: "AnimConveniences",
      words: []),
    Substitute(names: ["Lottie"], base: "Lottie", module: "AnimConveniences", words: []),
    Substitute(
      names: ["RealmSwift", "Realm"], base: "RealmSwift", module: "AnimRealm", words: [],
      homonyms: ["Realm"], isForeign: true),
    Substitute(
      names: [
        "Firebase", "FirebaseAnalytics", "FirebaseAuth", "FirebaseCore", "FirebaseCrashlytics",
        "FirebaseDatabase", "FirebaseDynamicLinks", "FirebaseFirestore", "FirebaseFirestoreSwift",
        "FirebaseFirestoreCombineSwift", "FirebaseFunctions", "FirebaseInAppMessaging",
        "FirebaseInstanceID", "FirebaseMessaging", "FirebasePerformance", "FirebaseRemoteConfig",
        "FirebaseStorage", "FirebaseAppCheck", "Crashlytics", "Fabric",
      ], base: "Firebase", module: "AnimFirebase", words: [],
      homonyms: ["Crashlytics", "Fabric"], isForeign: true),
    Substitute(
      names: ["PinLayout"], base: "PinLayout", module: "AnimPinLayout",
      words: [
        "hCenter", "horizontally", "marginBottom", "marginHorizontal", "marginLeft", "marginRight",
        "marginTop", "marginVertical", "pinEdges", "vCenter", "vertically",
      ],
      homonyms: ["PinLayout"]),
    Substitute(
      names: ["ReusableKit"], base: "ReusableKit", module: "AnimConveniences", words: []),
    Substitute(
      names: ["Reusable"], base: "Reusable", module: "AnimConveniences", words: [],
      homonyms: ["Reusable"]),
    Substitute(
      names: ["Swinject", "SwinjectAutoregistration"], base: "Swinject", module: "AnimSwinject",
      words: []),
    Substitute(
      names: ["Resolver"], base: "Resolver", module: "AnimResolver", words: [],
      homonyms: ["Resolver"]),
    Substitute(
      names: ["CocoaLumberjack", "CocoaLumberjackSwift"], base: "CocoaLumberjack",
      module: "AnimConveniences", words: [], isForeign: true),
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
      module: "AnimChameleon", words: [], homonyms: ["Chameleon"], isForeign: true),
    Substitute(
      names: ["CLTypingLabel"], base: "CLTypingLabel", module: "AnimConveniences", words: [],
      homonyms: ["CLTypingLabel"]),
  ]

  /// Whether sources of a module that are at hand are of no use.
  package static func isForeign(_ module: String) -> Bool {
    all.contains { $0.isForeign && $0.names.contains(module) }
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

  /// Whether the program's own way of a module is taken though package managers have its sources.
  package static func isPreferred(to module: String) -> Bool {
    all.contains { $0.isPreferred && $0.names.contains(module) }
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

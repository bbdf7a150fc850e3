import Testing

@testable import AnimSourceLowering

/// The program's own modules in the place of others'.
struct SubstituteTests {
  private func lowered(
    _ text: String, absent: Set<String> = [], beside known: Set<String> = []
  ) -> String {
    let source = SwiftSource(path: "A.swift", text: text)
    return Lowering([source], absentModules: absent, beside: known).outputs[0].text
  }

  @Test(arguments: ["Kingfisher", "Alamofire", "SwiftyJSON", "Moya", "ObjectMapper", "Nuke"])
  func `names behind that of a module are found in the one that takes its place`(module: String) {
    let text = lowered(
      "import \(module)\nlet a: \(module).Session = \(module).make()", absent: [module])
    #expect(
      text.contains("import Anim\(module)\nlet a: Anim\(module).Session = Anim\(module).make()"))
  }

  @Test func `a module that is at hand comes before`() {
    let text = "import UIKit\nimport Kingfisher\nlet a: Kingfisher.Source = view.kf"
    #expect(lowered(text).contains(text))
    // As in the module's own files.
    let own = "import UIKit\nlet a = view.kf"
    #expect(lowered(own, beside: ["Kingfisher"]).contains(own))
    #expect(lowered(own).contains("import UIKit; import AnimKingfisher\n"))
  }

  @Test func `types of an app's go by the names of modules`() {
    let own = "import UIKit\nlet a = Nuke.name + Reachability.name + Lottie.name"
    #expect(lowered(own).contains(own))
    // A type of the module's is called as it is.
    let text = lowered(
      "import Reachability\nlet a: Reachability.Connection = .wifi", absent: ["Reachability"])
    #expect(
      text.contains("import AnimConveniences\nlet a: Reachability.Connection = .wifi"))
  }

  @Test func `a library of Objective-C that is a class by its own name is imported`() {
    let text = lowered(
      "import SWRevealViewController\nfunc a(_ b: SWRevealViewController) { b.revealToggle(nil) }",
      absent: ["SWRevealViewController"])
    #expect(text.contains("import AnimConveniences\nfunc a(_ b: SWRevealViewController)"))
  }

  @Test func `a library that a header brings is there without an import`() {
    let text = lowered(
      "import UIKit\nfunc a(_ b: SWRevealViewController) { b.revealToggle(nil) }")
    #expect(text.contains("import UIKit; import AnimConveniences"))
  }

  @Test func `constraints of PureLayout are known where a header brings them`() {
    let text = lowered("import UIKit\nfunc a(_ b: UIView) { b.autoPinEdge(toSuperviewEdge: .top) }")
    #expect(text.contains("import UIKit; import AnimConveniences"))
    #expect(Substitute.precedence(over: "PureLayout") == .all)
  }

  @Test func `results of Alamofire 4 say what can go wrong, as those of version 5 do`() {
    let text = lowered(
      "import Alamofire\nfunc a(_ b: DataResponse<Any>, _ c: Result<Int>, _ d: Result<Int, Never>)",
      absent: ["Alamofire"])
    #expect(
      text.contains("(_ b: AFDataResponse<Any>, _ c: AFResult<Int>, _ d: Result<Int, Never>)"))
    let own = "import UIKit\nfunc a(_ b: Result<Int>)"
    #expect(lowered(own).contains(own))
  }

  @Test func `a library of other languages than Swift is of no use where it is at hand`() {
    #expect(["RealmSwift", "FirebaseAuth"].allSatisfy { Substitute.precedence(over: $0) == .all })
    #expect(Substitute.precedence(over: "JGProgressHUD") == .all)
    let brought = ["IQKeyboardManagerSwift", "KeychainAccess", "Lottie"]
    #expect(brought.allSatisfy { Substitute.precedence(over: $0) == .brought })
    #expect(
      ["Kingfisher", "RxCocoa", "RxGesture"].allSatisfy {
        Substitute.precedence(over: $0) == .brought
      })
    #expect(["Alamofire", "Rswift"].allSatisfy { Substitute.precedence(over: $0) == .brought })
    #expect(["PinLayout", "Own"].allSatisfy { Substitute.precedence(over: $0) == .none })
    // `Realm` is a type of RealmSwift's, too.
    let text = lowered(
      "import RealmSwift\nlet a: RealmSwift.List<Int> = .init()\nlet b = Realm.Configuration()",
      absent: ["RealmSwift"])
    #expect(text.contains("let a: AnimRealm.List<Int> = .init()\nlet b = Realm.Configuration()"))
  }

  @Test func `a file that another one imports PinLayout for knows it, too`() {
    #expect(
      lowered("import UIKit\nfunc a() { b.pin.top().horizontally() }")
        .contains("import UIKit; import AnimPinLayout\n"))
    let own = "import UIKit\nlet a = b.pin(to: c)"
    #expect(lowered(own).contains(own))
  }

  @Test func `providers of Moya have sequences where RxSwift is brought, too`() {
    let text = lowered(
      "import Moya\nimport RxSwift\nlet a = provider.rx.request(.b)", absent: ["Moya", "RxSwift"])
    #expect(text.contains("import AnimMoya; import AnimRxExtensions\n"))
    #expect(!lowered("import Moya", absent: ["Moya"]).contains("AnimRxExtensions"))
    #expect(
      lowered("import RxMoya", absent: ["RxMoya", "RxSwift"]).contains("import AnimRxExtensions"))
  }

  @Test func `what an app fills its storyboards' container by is found`() {
    let text = lowered(
      "import SwinjectStoryboard\nextension SwinjectStoryboard { @objc class func setup() {} }",
      absent: ["SwinjectStoryboard"])
    #expect(text.contains("extension SwinjectStoryboard: AnimSwinject.StoryboardSetup {"))
    let other = lowered(
      "import SwinjectStoryboard\nextension SwinjectStoryboard { func setup(_ a: Int) {} }",
      absent: ["SwinjectStoryboard"])
    #expect(!other.contains("StoryboardSetup"))
  }
}

import AnimLayers
import Foundation
import Testing
import UIKitCore

@testable import AnimLayoutSources
@testable import AnimSourceLowering
@testable import AnimSourceRuntime

/// Screens whose libraries nobody has.
@MainActor struct LibrarySubstituteTests {
  private let folder = Folder()

  private func load(_ text: String) throws -> SourceLibrary {
    try folder.write(text, to: "Screen.swift")
    let files = try SourceFiles(["Screen.swift"], in: folder.url)
    return try SourceLibrary(
      try SourceCompiler.forTests(cache: SourceCompiler.sharedCache, timeLimit: 600).compile(
        files, answers: [], isTolerant: true))
  }

  /// What a screen comes to once its view was loaded and two seconds have gone by.
  private func screen(_ text: String, answers: [String: String] = [:]) throws -> UIViewController {
    let library = try load(text)
    #expect(library.omissions.map { "\($0.line): \($0.message)" } == [])
    let clock = MediaClock()
    let environment = UIEnvironment()
    environment.findAnswer = { url, _ in answers[url.path].map { NetworkAnswer(Data($0.utf8)) } }
    return try MediaClock.$current.withValue(clock) {
      try environment.run {
        let made = library.set.make(
          try library.choose(nil, for: .controller),
          SourceArguments([:], delegate: nil, in: library.set))
        let screen = try #require(made as? UIViewController)
        screen.loadViewIfNeeded()
        clock.advance(to: 2)
        return screen
      }
    }
  }

  @Test func `an app may call its types by the name of its module`() throws {
    try folder.write(
      """
      {
        objects = {
          P = { mainGroup = G; targets = (T); };
          G = { children = (F); sourceTree = "<group>"; };
          F = { path = Screen.swift; sourceTree = "<group>"; };
          B = { fileRef = F; };
          T = {
            name = "My App"; productType = "com.apple.product-type.application"; buildPhases = (Q);
          };
          Q = { isa = PBXSourcesBuildPhase; files = (B); };
        };
        rootObject = P;
      }
      """, to: "App.xcodeproj/project.pbxproj")
    let library = try load(
      """
      import UIKit
      struct Scene<T> { let name: String }
      class ScreenController: UIViewController {
        let scene = Scene<My_App.ScreenController>(name: "a")
      }
      """)
    #expect(library.omissions.map(\.message) == [])
  }

  @Test func `what a screen asks by Alamofire 5 and reads by SwiftyJSON is there`() throws {
    let screen = try screen(
      """
      import UIKit
      import Alamofire
      import SwiftyJSON
      final class Client {
        let session: Alamofire.Session = AF
        func title(_ completion: @escaping (Result<String, AFError>) -> Void) {
          let headers: HTTPHeaders = ["Accept": "application/json", "Authorization": "token"]
          session.request("https://a.b/film", method: .get, parameters: ["page": 1], headers: headers)
            .validate(statusCode: 200..<300)
            .responseData { response in
              switch response.result {
              case .success(let data):
                completion(.success((try? JSON(data: data))?["title"].stringValue ?? ""))
              case .failure(let error): completion(.failure(error))
              }
            }
        }
      }
      class Screen: UIViewController {
        private let client = Client()
        override func viewDidLoad() {
          super.viewDidLoad()
          client.title { [weak self] result in
            if case .success(let title) = result { self?.title = title }
          }
        }
      }
      """, answers: ["/film": #"{"title": "Dune"}"#])
    #expect(screen.title == "Dune")
  }

  @Test func `so is what it asks by Alamofire 4 and reads by ObjectMapper`() throws {
    let screen = try screen(
      """
      import UIKit
      import Alamofire
      import ObjectMapper
      class Film: Mappable {
        var title: String!
        required init?(map: Map) {}
        func mapping(map: Map) { title <- map["title"] }
      }
      class Screen: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          Alamofire.request("https://a.b/film", method: .get, encoding: JSONEncoding.default)
            .responseJSON { (response: DataResponse<Any>) in
              guard response.result.isSuccess, let value = response.result.value else { return }
              self.title = Mapper<Film>().map(JSONObject: value)?.title
            }
        }
      }
      """, answers: ["/film": #"{"title": "Dune"}"#])
    #expect(screen.title == "Dune")
  }

  @Test func `and what it asks by Moya`() throws {
    let screen = try screen(
      """
      import UIKit
      import Moya
      enum API { case film(id: Int) }
      extension API: TargetType {
        var baseURL: URL { return URL(string: "https://a.b")! }
        var path: String { switch self { case .film(let id): return "film/\\(id)" } }
        var method: Moya.Method { return .get }
        var sampleData: Data { return Data() }
        var task: Task { return .requestPlain }
        var headers: [String: String]? { return ["Content-type": "application/json"] }
      }
      struct Film: Decodable { let title: String }
      class Screen: UIViewController {
        let provider = MoyaProvider<API>(plugins: [NetworkLoggerPlugin()])
        override func viewDidLoad() {
          super.viewDidLoad()
          provider.request(.film(id: 3)) { result in
            switch result {
            case let .success(response):
              self.title = try? response.map(Film.self).title
            case let .failure(error): print(error.localizedDescription)
            }
          }
        }
      }
      """, answers: ["/film/3": #"{"title": "Dune"}"#])
    #expect(screen.title == "Dune")
  }

  @Test func `views load their pictures by libraries that another file imports`() throws {
    try folder.write("import Kingfisher\nimport SDWebImage\n", to: "Imports.swift")
    let screen = try screen(
      """
      import UIKit
      class Screen: UIViewController {
        let (first, second) = (UIImageView(), UIImageView())
        override func viewDidLoad() {
          super.viewDidLoad()
          first.kf.indicatorType = .activity
          first.kf.setImage(with: URL(string: "https://a.b/c"), placeholder: UIImage(),
            options: [.transition(.fade(0.2)), .cacheOriginalImage])
          second.sd_setImage(with: URL(string: "https://a.b/c"), placeholderImage: UIImage())
          title = "\\(first.image != nil) \\(second.image != nil)"
        }
      }
      """)
    #expect(screen.title == "true true")
  }

  @Test func `what the program's own modules take the place of is known`() throws {
    let library = try load(
      """
      import UIKit
      import Kingfisher
      import Then
      class Screen: UIViewController { let image = UIImageView().then { $0.kf.cancelDownloadTask() } }
      """)
    #expect(library.replacedModules == ["Kingfisher", "Then"])
    #expect(library.omissions.isEmpty && library.gaps.isEmpty)
  }

  @Test func `conveniences hold, and types of the app's go by their names`() throws {
    let screen = try screen(
      """
      import UIKit
      import Then
      import Lottie
      import KeychainAccess
      import KeychainSwift
      import Reachability
      import MBProgressHUD
      import SVProgressHUD
      import IQKeyboardManagerSwift
      enum Nuke { static let name = "n" }
      enum Alamofire { static func request(_ text: String) -> String { text } }
      class Screen: UIViewController {
        let label = UILabel().then { $0.text = "a" }
        let animation = LottieAnimationView(name: "bird").then { $0.loopMode = .loop }
        let keychain = KeychainAccess.Keychain(service: "s")
        let reachability = try! Reachability()
        override func viewDidLoad() {
          super.viewDidLoad()
          animation.play()
          keychain["b"] = "b"
          KeychainSwift().set("c", forKey: "c")
          MBProgressHUD.showAdded(to: view, animated: true).label.text = "Loading"
          SVProgressHUD.show()
          IQKeyboardManager.shared.enable = true
          let isReachable = reachability.connection == Reachability.Connection.wifi
          title = [label.text!, keychain["b"]!, KeychainSwift().get("c")!, "\\(isReachable)", Nuke.name,
            Alamofire.request("r")].joined()
        }
      }
      """)
    #expect(screen.title == "abctruenr")
    #expect(screen.view.subviews.count == 1)
  }

  @Test func `files go by the names that R_swift gives them`() throws {
    try folder.write("\"films.title\" = \"Films of %@\";\n", to: "en.lproj/Localizable.strings")
    try folder.write(
      """
      <document><objects><tableViewCell reuseIdentifier="film" customClass="FilmCell"/></objects></document>
      """, to: "FilmCell.xib")
    // What R.swift made once, of another version of its library.
    try folder.write(
      "import Rswift\nstruct R: Rswift.Validatable { struct nib { static let filmCell = _R.nib() } }\n",
      to: "Generated/R.generated.swift")
    let screen = try screen(
      """
      import UIKit
      import Rswift
      class FilmCell: UITableViewCell { let mark = "cell" }
      class Screen: UITableViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          tableView.register(R.nib.filmCell)
          tableView.backgroundColor = R.color.absent() ?? (R.color.absent.name == "absent" ? .blue : .red)
          let cover = UIImageView(image: R.image.cover())
          title = R.string.localizable.filmsTitle("Bergman") + R.string.localizable.filmsTitle.key
            + (cover.image == nil ? " none" : "") + R.reuseIdentifier.film.identifier
        }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: R.reuseIdentifier.film, for: indexPath)!
          cell.textLabel?.text = cell.mark
          return cell
        }
      }
      """)
    #expect(screen.title == "Films of Bergmanfilms.title nonefilm")
    let table = try #require(screen as? UITableViewController)
    #expect(table.tableView.backgroundColor == .blue)
  }

  @Test func `sources of a package manager are passed over where the program's own way is better`()
    throws
  {
    try folder.write(
      "public struct Other {}\n", to: "Pods/Alamofire/Source/Alamofire.swift")
    let screen = try screen(
      """
      import UIKit
      import Alamofire
      class Screen: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          AF.request("https://a.b/film").responseString { self.title = $0.value }
        }
      }
      """, answers: ["/film": "Dune"])
    #expect(screen.title == "Dune")
  }

  @Test func `objects of databases are kept, whatever sources of the library are there`() throws {
    try folder.write(
      "import Realm.Private\nlet nothing: RLMRealm", to: "Pods/RealmSwift/Realm.swift")
    let screen = try screen(
      """
      import UIKit
      import RealmSwift
      class Old: Object {
        @objc dynamic var id = 0
        @objc dynamic var name = ""
        let parts = List<New>()
        override static func primaryKey() -> String? { return "id" }
      }
      class New: Object {
        @Persisted(primaryKey: true) var id: ObjectId
        @Persisted var title: String = ""
        @Persisted(originProperty: "parts") var owners: LinkingObjects<Old>
      }
      class Store { func name(_ item: Old) -> String { return item.name } }
      class Screen: UITableViewController {
        let realm = try! Realm()
        var items: Results<Old>!
        var token: NotificationToken?
        override func viewDidLoad() {
          super.viewDidLoad()
          items = realm.objects(Old.self).filter("name BEGINSWITH[c] %@", "b")
            .sorted(byKeyPath: "name", ascending: true)
          token = items.observe { [weak self] changes in
            switch changes {
            case .initial: self?.title = "0"
            case .update(let items, _, let insertions, _):
              self?.title = "\\(insertions) " + items.map { Store().name($0) }.joined(separator: " ")
                + " \\(items.first?.parts.first?.owners.count ?? -1)"
            case .error(let error): fatalError("\\(error)")
            }
          }
          DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
            for (index, name) in ["Bo", "Ada", "ben"].enumerated() {
              let item = Old()
              item.id = index
              item.name = name
              item.parts.append(New(value: ["title": "part"]))
              try! self.realm.write { self.realm.add(item, update: .modified) }
            }
          }
        }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
          return items.count
        }
      }
      """)
    #expect(screen.title == "[0, 1] Bo ben 1")
  }

  @Test func `documents and people of a service are in memory`() throws {
    let screen = try screen(
      """
      import UIKit
      import Firebase
      import FirebaseFirestoreSwift
      struct Message: Codable, Identifiable {
        @DocumentID var id: String?
        let text: String
        @ServerTimestamp var date: Timestamp?
      }
      class Screen: UIViewController {
        let db = Firestore.firestore()
        var listener: ListenerRegistration?
        override func viewDidLoad() {
          super.viewDidLoad()
          FirebaseApp.configure()
          Analytics.logEvent(AnalyticsEventLogin, parameters: nil)
          Auth.auth().signIn(withEmail: "a@b.c", password: "secret") { result, error in
            guard let user = result?.user, error == nil else { return }
            self.listener = self.db.collection("messages").whereField("text", isNotEqualTo: "")
              .addSnapshotListener { snapshot, error in
                guard let documents = snapshot?.documents else { return }
                let texts = documents.compactMap { try? $0.data(as: Message.self) }.map(\\.text)
                self.title = texts.joined() + (user.email ?? "")
              }
            do { _ = try self.db.collection("messages").addDocument(from: Message(text: "m")) }
            catch { fatalError() }
            self.db.collection("messages").document("x").setData(["text": "n"]) { error in
              if let error = error { print(error.localizedDescription) }
            }
          }
        }
      }
      """)
    #expect(["mna@b.c", "nma@b.c"].contains(screen.title))
  }

  @Test func `views are pinned, and parts come of containers`() throws {
    let screen = try screen(
      """
      import UIKit
      import PinLayout
      import Swinject
      import CocoaLumberjack
      import ReusableKit
      class Model { let text = "t" }
      class Box: UIView {
        let label = UILabel()
        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(label)
        }
        required init?(coder: NSCoder) { fatalError() }
        override func layoutSubviews() {
          super.layoutSubviews()
          label.pin.top(pin.safeArea).left(10%).width(50%).height(20).marginTop(4)
        }
      }
      class Screen: UIViewController {
        struct Reusable { static let cell = ReusableCell<UITableViewCell>() }
        let container = Container { c in c.register(Model.self) { _ in Model() } }
        override func viewDidLoad() {
          super.viewDidLoad()
          DDLogInfo("begins")
          let box = Box(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
          box.layoutIfNeeded()
          title = container.resolve(Model.self)!.text + "\\(box.label.frame)"
        }
      }
      """)
    #expect(screen.title == "t(10.0, 4.0, 50.0, 20.0)")
  }

  @Test func `objects of Core Data are for code of no actor`() throws {
    let screen = try screen(
      """
      import UIKit
      import CoreData
      class Item: NSManagedObject {
        var name = "n"
        @NSManaged var text: String?
      }
      class Store { func text(_ item: Item) -> String { return item.name + (item.text ?? "") } }
      class Screen: UIViewController {
        let store = Store()
        override func viewDidLoad() {
          super.viewDidLoad()
          title = "t"
        }
      }
      """)
    #expect(screen.title == "t")
  }
}

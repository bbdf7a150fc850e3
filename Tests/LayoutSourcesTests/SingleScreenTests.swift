import AnimLayers
import AnimSourceRuntime
import Foundation
import Testing
import UIKitCore

@testable import AnimLayoutSources

/// A controller of an app that is compiled alone, with the files that it brings along.
@MainActor struct SingleScreenTests {
  private let folder = Folder()

  /// The screen of `App/Screen.swift`, of which nothing is left out.
  private func screen(_ text: String) throws -> UIViewController {
    try folder.write(text, to: "App/Screen.swift")
    let files = try SourceFiles(["App/Screen.swift"], in: folder.url)
    let library = try SourceLibrary(
      try SourceCompiler.forTests().compile(files, answers: [], isTolerant: true))
    #expect(library.omissions.map { "\($0.path):\($0.line): \($0.message)" } == [])
    let made = library.set.make(
      try library.choose(nil, for: .controller),
      SourceArguments([:], delegate: nil, in: library.set))
    return try #require(made as? UIViewController)
  }

  @Test
  func
    `looks that the app's delegate asks for count without it, but for those that need what is missing`()
    throws
  {
    try folder.write("class Screen: UIViewController {}", to: "App/Screen.swift")
    try folder.write(
      "import UIKit\nextension UIColor { static let brand = UIColor.red }", to: "App/Colors.swift")
    try folder.write(
      """
      import UIKit
      import Backend
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func launch() {
          Backend.start()
          UISwitch.appearance().onTintColor = Backend.color
          UINavigationBar.appearance().barTintColor = .brand
        }
      }
      """, to: "App/AppDelegate.swift")
    let files = try SourceFiles(["App/Screen.swift"], in: folder.url)
    let library = try SourceLibrary(
      try SourceCompiler.forTests().compile(files, answers: [], isTolerant: true))
    let missing = library.omissions.map { "\($0.path.suffix(26)):\($0.line)" }
    #expect(missing == ["/AppDelegate.swift (looks):6"])
    MediaClock.$current.withValue(MediaClock()) {
      UIEnvironment().run {
        library.set.launch.dress()
        #expect(UINavigationBar.appearance().barTintColor == .red)
        #expect(UISwitch.appearance().onTintColor == nil)
      }
    }
  }

  @Test func `what classes of UIKit conform to comes along, and private namesakes do not`() throws {
    try folder.write(
      """
      protocol Named: AnyObject { static var reuseName: String { get } }
      extension Named { static var reuseName: String { "named" } }
      """, to: "App/Core/Named.swift")
    try folder.write(
      "import UIKit\nextension UITableViewCell: Named {}", to: "App/Core/Conformances.swift")
    // It would not compile, and declares nothing for others.
    try folder.write(
      "import UIKit\nprivate class Row: UITableViewCell { let a: Missing }\nclass Other: Lost {}",
      to: "App/Other.swift")
    for number in 0..<70 {
      try folder.write("class Filler\(number) {}", to: "App/Core/Filler\(number).swift")
    }
    let screen = try screen(
      """
      import UIKit
      private class Row: UITableViewCell {}
      class Screen: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          title = Row.reuseName
        }
      }
      """)
    screen.loadViewIfNeeded()
    #expect(screen.title == "named")
  }

  @Test func `what may be nothing on iOS may be there in any case`() throws {
    let screen = try screen(
      """
      import UIKit
      class Screen: UIViewController {
        let name = "a"
        override func viewDidLoad() {
          super.viewDidLoad()
          let window = UIApplication.shared.delegate?.window
          if let window = window { window?.tintColor = .red }
          title = name?.uppercased() ?? "b"
          if let other = name, other! == "a" { title! += other }
          guard let last = (self.name + "c") else { return }
          title! += last!.lowercased()!
        }
      }
      """)
    screen.loadViewIfNeeded()
    #expect(screen.title == "Aaac")
  }

  @Test func `a view that a screen is made of is made by its own initialiser`() throws {
    let screen = try screen(
      """
      import UIKit
      final class Badge: UIView {
        init() {
          super.init(frame: .zero)
          tag = 7
        }
        required init?(coder: NSCoder) { fatalError("made by code") }
      }
      class Framed<Content: UIView>: UIViewController {
        let content: Content
        init(_ make: @autoclosure () -> Content) {
          content = make()
          super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { fatalError("made by code") }
        override func loadView() { view = content }
      }
      final class Screen: Framed<Badge> {}
      """)
    #expect(screen.view.tag == 7)
  }

  @Test func `a view may be called like its delegate's methods`() throws {
    let screen = try screen(
      """
      import UIKit
      protocol Chooser: AnyObject { func choose() -> Int }
      class Screen: UIViewController, UITableViewDelegate, UISearchBarDelegate {
        let tableView = UITableView()
        private let searchBar = UISearchBar()
        weak var listener: UITableViewDelegate?
        override func viewDidLoad() {
          super.viewDidLoad()
          tableView.tag = 3
          searchBar.text = "a"
          listener = self
          let work: () -> Void = { [weak self] in
            guard let tableView = self?.tableView, let bar = self?.searchBar else { return }
            let height = self?.listener?.tableView?(tableView, heightForRowAt: IndexPath(row: 0, section: 0))
            self?.title = "\\(tableView.tag) \\(bar.text ?? "") \\(height ?? 0)"
          }
          work()
          if let bar = tabBarController?.tabBar { title = "\\(bar.bounds.height)" }
        }
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 7 }
      }
      """)
    screen.loadViewIfNeeded()
    #expect(screen.title == "3 a 7.0")
  }

  @Test func `names of before Swift 4 point 2 are known`() throws {
    let screen = try screen(
      """
      import UIKit
      class Screen: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          view.accessibilityTraits = UIAccessibilityTraitButton
          UIAccessibilityPostNotification(UIAccessibilityScreenChangedNotification, view)
          let traits: UIFontDescriptorSymbolicTraits = [.traitBold]
          let attributes: [NSAttributedStringKey: Any] = [
            NSUnderlineStyleAttributeName: NSUnderlineStyle.styleSingle.rawValue,
            NSLigatureAttributeName: 1,
          ]
          let written: [String: Any] = [NSFontAttributeName: UIFont.systemFont(ofSize: 9)]
          UINavigationBar.appearance().titleTextAttributes = written
          UITabBar.appearance().tag = ([NSKernAttributeName: 1.0] as [String: Any]).count
          let size = view.systemLayoutSizeFitting(UILayoutFittingCompressedSize)
          NotificationCenter.default.addObserver(
            forName: .UIAccessibilityVoiceOverStatusDidChange, object: nil, queue: nil) { _ in }
          NotificationCenter.default.addObserver(
            forName: .UIWindowDidBecomeVisible, object: nil, queue: nil) { _ in }
          let url = URL(string: UIApplicationOpenSettingsURLString)
          let options: [UIActivityType] = [UIActivityTypeMail]
          let ease = CAMediaTimingFunction(name: kCAMediaTimingFunctionEaseInEaseOut)
          title = "\\(traits.rawValue) \\(attributes.count) \\(Int(size.width)) \\(url != nil) \\(options.count) \\(ease == ease)"
            + " \\(UIApplicationBackgroundFetchIntervalMinimum)"
        }
      }
      """)
    screen.loadViewIfNeeded()
    #expect(screen.title == "2 2 0 true 1 true 0.0")
  }

  @Test func `whoever listens on the main queue hears at once, and nobody waits for it`() throws {
    let screen = try screen(
      """
      import UIKit
      class Screen: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let name = Notification.Name("heard")
          NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) {
            [weak self] _ in self?.title = "heard"
          }
          NotificationCenter.default.post(name: name, object: nil)
        }
      }
      """)
    screen.loadViewIfNeeded()
    #expect(screen.title == "heard")
  }

  @Test func `files that are brought along use the app's pictures, colours and models`() throws {
    try folder.write("{}", to: "App/A.xcassets/star-badge.imageset/Contents.json")
    try folder.write("{}", to: "App/A.xcassets/ink.colorset/Contents.json")
    try folder.write("{}", to: "App/A.xcassets/own.colorset/Contents.json")
    try folder.write("{}", to: "App/A.xcassets/unused.imageset/Contents.json")
    try folder.write(
      """
      import UIKit
      import CoreData
      final class Badge {
        let image: UIImage = .starBadge
        let color = UIColor.ink
        let other = UIColor.own
        func notes() -> [Note] { [] }
      }
      """, to: "App/Badge.swift")
    try folder.write(
      "import UIKit\nextension UIColor { static let own = UIColor.red }", to: "App/Colors.swift")
    try folder.write(
      """
      <model type="com.apple.IDECoreDataModeler.DataModel">
      <entity name="Note" representedClassName="Note" syncable="YES" codeGenerationType="class">
      <attribute name="text" optional="YES" attributeType="String"/></entity></model>
      """, to: "App/Notes.xcdatamodeld/Notes.xcdatamodel/contents")
    let screen = try screen(
      """
      import UIKit
      class Screen: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let badge = Badge()
          title = "\\(badge.other == .red) \\(badge.notes().count)"
        }
      }
      """)
    screen.loadViewIfNeeded()
    #expect(screen.title == "true 0")
  }

  @Test
  func `pictures, texts and addresses that others give a controller tell of what they are called`()
    throws
  {
    let environment = UIEnvironment()
    environment.improvises = true
    try environment.run {
      let screen = try screen(
        """
        import UIKit
        class Screen: UIViewController {
          var city: String?
          var photo: UIImage?
          var homepage: URL?
          var own: String?
          override func viewDidLoad() {
            super.viewDidLoad()
            if let own = own { fatalError(own) }
            own = "own"
            title = "\\(city ?? "") \\(photo != nil) \\(homepage?.scheme ?? "")"
          }
        }
        """)
      screen.loadViewIfNeeded()
      let words = try #require(screen.title?.split(separator: " "))
      #expect(words.suffix(2) == ["true", "https"])
      #expect(words[0] != "Item" && words.count > 2)
    }
  }

  @Test func `what a controller is given of a protocol is of the project's type for it`() throws {
    try folder.write("protocol Listing { var titles: [String] { get } }", to: "App/Listing.swift")
    try folder.write(
      """
      final class Store {}
      final class Titles: Listing {
        let titles: [String]
        init(store: Store) { titles = ["a", "b"] }
      }
      """, to: "App/Model.swift")
    let environment = UIEnvironment()
    environment.improvises = true
    try environment.run {
      let screen = try screen(
        """
        import UIKit
        class Screen: UIViewController {
          private var model: Listing!
          override func viewDidLoad() {
            super.viewDidLoad()
            guard model != nil else { fatalError("no model") }
            title = model.titles.joined()
          }
        }
        """)
      screen.loadViewIfNeeded()
      #expect(screen.title == "ab")
    }
  }

  @Test func `lists that others fill have elements, and those that the screen fills have none`()
    throws
  {
    try folder.write("struct Dish { let name: String }", to: "App/Dish.swift")
    let environment = UIEnvironment()
    environment.improvises = true
    try environment.run {
      let screen = try screen(
        """
        import UIKit
        class Screen: UIViewController {
          var dishes: [Dish] = []
          var photos = [UIImage]()
          public var tags = Array<String>()
          var own: [String] = []
          var found: [Dish] = []
          private var hidden: [Dish] = []
          override func viewDidLoad() {
            super.viewDidLoad()
            let counts = [dishes.count, photos.count, tags.count, own.count, found.count, hidden.count]
            title = counts.map { "\\($0)" }.joined(separator: " ")
            own.append(dishes[0].name)
            found += dishes
          }
        }
        """)
      screen.loadViewIfNeeded()
      #expect(screen.title == "8 8 12 0 0 0")
    }
  }

  @Test func `what Objective-C allows of classes and protocols is Swift here too`() throws {
    let screen = try screen(
      """
      import UIKit
      enum Selector { case id(String) }
      final class Grip: UIPanGestureRecognizer {}
      final class Holder<R: UIGestureRecognizer> {
        let first = R(target: nil, action: nil)
        let second = R()
      }
      @objc protocol Listed where Self: UIView { @objc optional func show() }
      @objc public protocol Watching { @MainActor @objc optional func watch(_ view: UIView) }
      final class Row: UIView, Listed { func show() { tag = 5 } }
      public class Screen: UIViewController, Watching {
        let row = Row()
        var words: [String] = []
        public override func viewDidLoad() {
          super.viewDidLoad()
          let tap = UITapGestureRecognizer(target: self, action: #selector(tapped))
          view.addGestureRecognizer(tap)
          words = ["\\(type(of: Holder<Grip>().first))", "\\(type(of: Holder<UITapGestureRecognizer>().second))"]
          (row as Listed).show?()
          (self as Watching).watch?(row)
          let scroll = UIScrollView(frame: view.bounds)
          scroll.delegate = self
          scroll.contentOffset.y = 3
        }
        @objc private func tapped() {}
        func watch(_ view: UIView) { view.tag += 2 }
      }
      extension Screen: UIScrollViewDelegate {
        func scrollViewDidScroll(_ scrollView: UIScrollView) {
          title = (words + ["\\(row.tag)", "\\(scrollView.contentOffset.y)"]).joined(separator: " ")
        }
      }
      """)
    screen.loadViewIfNeeded()
    #expect(screen.title == "Grip UITapGestureRecognizer 7 3.0")
  }

  @Test func `a screen that is not launched has delegates with its window`() throws {
    let environment = UIEnvironment()
    try environment.run {
      let screen = try screen(
        """
        import UIKit
        class Screen: UIViewController {
          func look() {
            let scene = view.window?.windowScene?.delegate as? SceneDelegate
            title = "\\(UIApplication.shared.delegate?.window === view.window) \\(scene?.window === view.window)"
          }
          override func viewDidAppear(_ animated: Bool) { look() }
        }
        class SceneDelegate: UIResponder, UIWindowSceneDelegate { var window: UIWindow? }
        """)
      let launch = AppLaunch()
      final class Delegate: UIResponder, UIWindowSceneDelegate { var window: UIWindow? }
      launch.add(sceneDelegate: Delegate.init)
      launch.accompany()
      let window = UIWindow()
      AppLaunch.note(window)
      window.rootViewController = screen
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      #expect(screen.title == "true false")
      let scene = UIApplication.shared.windowScene.delegate as? Delegate
      #expect(scene?.window === window)
      let other = UIWindow()
      AppLaunch.note(other)
      #expect(UIApplication.shared.delegate?.window === window)
    }
  }

  @Test func `operators of other files are known`() throws {
    try folder.write(
      "precedencegroup Setting { higherThan: AssignmentPrecedence }\ninfix operator <-: Setting",
      to: "App/Operators.swift")
    try folder.write(
      "func <- (title: inout String?, text: String) { title = text }", to: "App/Setting.swift")
    try folder.write("enum Texts { static let title = \"set\" }", to: "App/Texts.swift")
    for number in 0..<70 {
      try folder.write("class Filler\(number) {}", to: "App/Filler\(number).swift")
    }
    let screen = try screen(
      """
      import UIKit
      class Screen: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          title <- Texts.title
        }
      }
      """)
    screen.loadViewIfNeeded()
    #expect(screen.title == "set")
  }

  @Test func `what documentation speaks of is not compiled along`() throws {
    try folder.write("class Shop: UIViewController { let a: Missing }", to: "App/Shop.swift")
    let text = """
      import UIKit
      /// As in `Shop`, or: /* Other */
      class Screen: UIViewController { // Shop
        /* Shop /* nested */ Shop */
        override func viewDidLoad() { title = "http://Host" + "\\\"//" + Named.text }
      }
      """
    let types = DeclaredTypes(text)
    #expect(types.declared == ["Screen"])
    #expect(types.mentioned == ["UIKit", "UIViewController", "Host", "Named"])
    try folder.write("enum Named { static let text = \"a\" }", to: "App/Named.swift")
    let screen = try screen(text)
    screen.loadViewIfNeeded()
    #expect(screen.title?.hasSuffix("a") == true)
  }

  @Test func `cookies are kept for the app, and protocols of addresses are taken`() throws {
    let environment = UIEnvironment()
    try environment.run {
      let screen = try screen(
        """
        import UIKit
        final class Stub: URLProtocol {
          override class func canInit(with request: URLRequest) -> Bool { true }
          override func startLoading() { _ = client?.hash }
        }
        extension URLProtocolClient { var hash: Int { 0 } }
        class Screen: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            URLProtocol.registerClass(Stub.self)
            let store = HTTPCookieStorage.shared
            for value in ["a", "b"] {
              let words: [HTTPCookiePropertyKey: Any] = [
                .name: "key", .value: value, .path: "/", .domain: ".host.org",
              ]
              if let cookie = HTTPCookie(properties: words) { store.setCookie(cookie) }
            }
            let found = store.cookies(for: URL(string: "https://www.host.org")!) ?? []
            let others = store.cookies(for: URL(string: "https://myhost.org")!) ?? []
            title = found.map(\\.value).joined() + "\\(others.count)" + "\\(HTTPCookie(properties: [:]) == nil)"
            title! += HTTPCookie.requestHeaderFields(with: found)["Cookie"] ?? ""
            for cookie in store.cookies ?? [] { store.deleteCookie(cookie) }
            title! += "\\(store.cookies!.count)"
          }
        }
        """)
      screen.loadViewIfNeeded()
      #expect(screen.title == "b0truekey=b0")
    }
  }
}

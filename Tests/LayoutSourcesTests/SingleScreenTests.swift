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
}

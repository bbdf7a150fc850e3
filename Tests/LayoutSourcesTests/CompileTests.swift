import AnimLayoutSources
import AnimSourceLowering
import AnimSourceRuntime
import Foundation
import Testing
import UIKitCore

@MainActor struct CompileTests {
  private let folder = Folder()

  private func compiler(
    searchPath: String? = nil, timeLimit: Double = 600
  ) -> SourceCompiler {
    .forTests(searchPath: searchPath, timeLimit: timeLimit)
  }

  private func load(_ names: [String]) throws -> SourceLibrary {
    let files = try SourceFiles(names, in: folder.url)
    return try SourceLibrary(try compiler().compile(files, answers: []))
  }

  @Test func `a layout is made, set, asked and connected as it stands`() throws {
    try folder.write(Self.waterfall, to: "Waterfall.swift")
    // Names of the app's own, by which what connects it calls other things.
    try folder.write(
      "enum Corner { case round, square }; class StageDelegateProxy {}; struct SourceInput {}",
      to: "Corner.swift")
    let library = try load(["Waterfall.swift"])
    let chosen = try library.choose(nil, for: .layout)
    #expect(chosen.name == "Waterfall")
    let delegate = StageDelegateProxy(base: Items()) { question in
      question.label == "heightForItemAt" ? .number(Double(question.indexPath?.item ?? 0)) : nil
    }
    delegate.enumerations.formUnion(library.set.enumerations)
    let made = library.set.make(
      chosen, SourceArguments([:], delegate: delegate, in: library.set))
    let layout = try #require(made as? UICollectionViewLayout)
    library.set.connect(layout, to: delegate)

    #expect(library.set.assign(.number(3), to: "columns", of: layout) == .done)
    #expect(library.set.assign(.text("square"), to: "corner", of: layout) == .done)
    #expect(library.set.assign(.list([.number(4), .number(5)]), to: "gap", of: layout) == .done)
    #expect(library.set.assign(.text("many"), to: "columns", of: layout) == .wrongType)
    #expect(library.set.assign(.number(1), to: "rows", of: layout) == .unknownProperty)

    layout.prepare()
    // columns × gap, what the delegate says of the fifth item, and what it does not say: nothing.
    #expect(layout.collectionViewContentSize == CGSize(width: 12, height: 5))
    #expect(layout.description == "square, 27")
  }

  @Test func `what a layout is made of may be in an example that imports its module`() throws {
    try folder.write(
      """
      import PackageDescription
      let package = Package(name: "Kit", targets: [.target(name: "Kit")])
      """, to: "Package.swift")
    try folder.write(
      """
      import UIKit
      public protocol Piece { var height: CGFloat { get } }
      public protocol GridDataSource: AnyObject { func grid(_ grid: Grid, pieceAt item: Int) -> Piece }
      public class Grid: UICollectionViewLayout {
        public weak var source: GridDataSource?
        var pieces: [Piece]
        public init(pieces: [Piece]) { self.pieces = pieces; super.init() }
        public required init?(coder: NSCoder) { fatalError() }
        public override var collectionViewContentSize: CGSize {
          CGSize(width: source!.grid(self, pieceAt: 0).height, height: pieces[0].height)
        }
      }
      """, to: "Sources/Kit/Grid.swift")
    try folder.write(
      """
      import UIKit
      import Kit
      struct Big: Piece { var height: CGFloat = 9 }
      """, to: "Example/Big.swift")
    func library(_ code: MakingCode) throws -> SourceLibrary {
      let files = try SourceFiles(["Sources/Kit/Grid.swift"], in: folder.url)
      return try SourceLibrary(
        try compiler().compile(files, answers: [], layout: code, isTolerant: true))
    }
    func content(_ library: SourceLibrary) throws -> CGSize {
      let chosen = try library.choose("Grid", for: .layout)
      let delegate = StageDelegateProxy(base: Items()) { _ in nil }
      delegate.enumerations.formUnion(library.set.enumerations)
      let arguments = SourceArguments([:], delegate: delegate, in: library.set)
      let made =
        library.set.makeLayout(chosen, for: delegate) ?? library.set.make(chosen, arguments)
      let layout = try #require(made as? UICollectionViewLayout)
      library.set.connect(layout, to: delegate)
      library.set.setUp(layout, of: chosen, for: delegate)
      return layout.collectionViewContentSize
    }
    let made = try library(
      MakingCode(
        className: "Grid", expression: "Grid(pieces: [Big(height: 3)])",
        statements: ["layout.pieces.insert(Big(height: 4), at: 0)", "layout.piece = 3"],
        isTolerant: true))
    #expect(made.set.hasMaker(of: "Grid"))
    #expect(made.set.statementNumbers(of: "Grid") == [0])
    #expect(try content(made).height == 4)
    // Without code, values of a type that conforms are made up.
    #expect(try content(try library(MakingCode(className: "Grid"))).width > 0)
    #expect {
      try library(MakingCode(className: "Grid", statements: ["layout.piece = 3"]))
    } throws: {
      "\($0)".contains("'layout.piece = 3' does not compile")
    }
  }

  @Test func `what a layout asks of each item differs from item to item`() throws {
    try folder.write(
      """
      import UIKit
      enum Style { case big, small }
      enum Place { case none, left, right, middle }
      protocol MosaicDelegate: AnyObject {
        func style(for path: IndexPath) -> Style
        func place(at path: IndexPath) -> Place
        func shouldExpandItem(at path: IndexPath) -> Bool
        func usual() -> Style
      }
      class Mosaic: UICollectionViewLayout {
        weak var delegate: MosaicDelegate?
        override var description: String {
          guard let delegate else { return "" }
          let paths = (0..<6).map { IndexPath(item: $0, section: 0) }
          return "\\(paths.map { delegate.style(for: $0) }) \\(paths.map { delegate.place(at: $0) }) "
            + "\\(paths.map { delegate.shouldExpandItem(at: $0) }) \\(delegate.usual())"
        }
      }
      """, to: "Mosaic.swift")
    let library = try load(["Mosaic.swift"])
    let delegate = StageDelegateProxy(base: Items()) { _ in nil }
    delegate.enumerations.formUnion(library.set.enumerations)
    let made = library.set.make(
      try library.choose("Mosaic", for: .layout),
      SourceArguments([:], delegate: delegate, in: library.set))
    let layout = try #require(made as? UICollectionViewLayout)
    library.set.connect(layout, to: delegate)
    let words = layout.description.replacing(/Sources_[0-9a-f]+\.(Style|Place)\./, with: "")
    #expect(
      words == "[big, small, small, big, small, small] [left, right, middle, left, right, middle] "
        + "[true, false, false, false, false, true] big")
  }

  @Test func `a layout of the file that is named is meant, not one compiled along`() throws {
    try folder.write(
      """
      import UIKit
      class Two: UICollectionViewLayout { let one = One(); let view = UICollectionView() }
      """, to: "Two.swift")
    try folder.write("import UIKit\nclass One: UICollectionViewLayout {}", to: "One.swift")
    #expect(try load(["Two.swift"]).choose(nil, for: .layout).name == "Two")
    #expect(throws: SourceError.self) {
      try load(["One.swift", "Two.swift"]).choose(nil, for: .layout)
    }
  }

  private final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 9 }
    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath)
      -> UICollectionViewCell
    { view.dequeueReusableCell(withReuseIdentifier: "cell", for: path) }
  }

  /// Uses most of what Linux lacks; `Corner` is declared in another file of the folder.
  private static let waterfall = """
    import UIKit.UICollectionView
    import QuartzCore
    import AVFoundation

    @objc protocol WaterfallDelegate: UICollectionViewDelegate {
      func collectionView(_ view: UICollectionView, heightForItemAt path: IndexPath) -> CGFloat
      @objc optional func collectionView(_ view: UICollectionView, gapAt path: IndexPath) -> CGFloat
      @objc optional var margin: CGFloat { get }
    }

    class Wide: NSObject, WaterfallDelegate {
      let margin: CGFloat = 20
      func collectionView(_ view: UICollectionView, heightForItemAt path: IndexPath) -> CGFloat { 1 }
    }

    @objcMembers class Waterfall: UICollectionViewLayout {
      @IBInspectable var columns: Int = 2 { didSet { invalidateLayout() } }
      var corner = Corner.round
      var gap = CGSize.zero
      @IBOutlet weak var delegate: WaterfallDelegate?
      private var height: CGFloat = 0
      private var missing: CGFloat = 0
      private let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout())

      @objc func refresh() {
        let path = IndexPath(item: 5, section: 0)
        height = delegate!.collectionView(view, heightForItemAt: path)
        missing = delegate?.collectionView?(view, gapAt: path) ?? 7
        let wide: WaterfallDelegate = Wide()
        if let margin = wide.margin { missing += margin }
        if let margin = delegate?.margin { missing += 1000 + margin }
      }
    }

    extension Waterfall {
      override func prepare() {
        super.prepare()
        refresh()
      }

      override var collectionViewContentSize: CGSize {
        CGSize(width: CGFloat(columns) * gap.width, height: height)
      }

      override var description: String { "\\(corner), \\(Int(missing))" }
    }
    """

  @Test func `the compiler's messages name the user's line and column`() throws {
    try folder.write(
      "import UIKit\n@objc class A: UICollectionViewLayout {\n  @objc var a: Int = \"b\"\n}",
      to: "A.swift")
    do {
      _ = try load(["A.swift"])
      Issue.record("it compiled")
    } catch SourceError.compilation(let diagnostics) {
      let first = try #require(diagnostics.first)
      #expect(first.path.hasSuffix("A.swift"))
      #expect((first.line, first.column) == (3, 22))
      #expect(first.severity == "error")
    }
  }

  @Test(arguments: [
    ("class A: UICollectionViewLayout {\n  func f() {\n}\n", 4),
    ("class A: UICollectionViewLayout {\n  var a = (1 +\n}", 3),
    ("import", 1),
  ])
  func `what is no Swift is said once, with its place`(text: String, line: Int) throws {
    try folder.write(text, to: "A.swift")
    try folder.write("import UIKit\nclass B: UICollectionViewLayout {}\n", to: "B.swift")
    do {
      _ = try load(["A.swift"])
      Issue.record("it compiled")
    } catch SourceError.compilation(let diagnostics) {
      let first = try #require(diagnostics.first { $0.severity == "error" })
      #expect(first.path.hasSuffix("A.swift"))
      #expect(first.line == line)
    }
  }

  @Test func `an app's own type hides the system's though it is in another file`() throws {
    try folder.write(
      """
      import UIKit
      class A: UICollectionViewLayout {
        private let timer = Timer(every: 2)
        override var collectionViewContentSize: CGSize { CGSize(width: timer.seconds, height: 1) }
      }
      """, to: "A.swift")
    try folder.write(
      "final class Timer { let seconds: Double; init(every seconds: Double) { self.seconds = seconds } }",
      to: "clocks/Timer.swift")
    let library = try load(["A.swift"])
    let made = library.set.make(
      try library.choose(nil, for: .layout), SourceArguments([:], delegate: nil, in: library.set))
    let layout = try #require(made as? UICollectionViewLayout)
    #expect(layout.collectionViewContentSize == CGSize(width: 2, height: 1))
  }

  @Test func `what is interpolated into a string compiles as elsewhere`() throws {
    try folder.write(
      """
      import UIKit
      class A: UICollectionViewLayout {
        @objc var width: CGFloat = 50
        @objc func turn() {}
        override var description: String {
          "\\(#keyPath(A.width)) \\(#selector(turn)) \\("a".contains(/a/)) \\(URLSession.shared == nil)"
        }
      }
      """, to: "A.swift")
    let library = try load(["A.swift"])
    let made = library.set.make(
      try library.choose(nil, for: .layout), SourceArguments([:], delegate: nil, in: library.set))
    let layout = try #require(made as? UICollectionViewLayout)
    #expect(layout.description == "width turn true false")
  }

  @Test func `delegates of sessions and extensions that make Self compile`() throws {
    try folder.write(
      """
      import UIKit
      extension CAGradientLayer {
        static func gradientLayer(from color: UIColor) -> Self {
          let layer = Self()
          layer.colors = [color.cgColor, UIColor.white.cgColor]
          return layer
        }
      }
      final class Loader: NSObject, URLSessionDataDelegate {
        private lazy var session = URLSession(configuration: .ephemeral, delegate: self, delegateQueue: nil)
        func load(_ url: URL) -> URLSessionDataTask {
          let task = session.dataTask(with: URLRequest(url: url))
          task.priority = URLSessionTask.defaultPriority
          task.resume()
          return task
        }
        func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
          completionHandler: @escaping (URLSession.ResponseDisposition) -> Void) { completionHandler(.allow) }
        func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {}
        func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: Error?) {}
        func urlSession(_ session: URLSession, didReceive challenge: URLAuthenticationChallenge,
          completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
        ) { completionHandler(.performDefaultHandling, nil) }
      }
      class A: UICollectionViewLayout {
        override var description: String {
          let task = Loader().load(URL(string: "https://example.com")!)
          let layer = CAGradientLayer.gradientLayer(from: .red)
          return "\\(task.taskIdentifier) \\(layer.colors?.count ?? 0)"
        }
      }
      """, to: "A.swift")
    let library = try load(["A.swift"])
    #expect(library.omissions.map(\.message) == [])
    let made = library.set.make(
      try library.choose(nil, for: .layout), SourceArguments([:], delegate: nil, in: library.set))
    let layout = try #require(made as? UICollectionViewLayout)
    #expect(UIEnvironment().run { layout.description } == "1 2")
  }

  @Test func `names of Core Foundation and Security compile, and bytes are random`()
    throws
  {
    try folder.write(
      """
      import Security
      import UIKit
      final class Guardian: NSObject, URLSessionDelegate {
        func urlSession(_ session: URLSession, didReceive challenge: URLAuthenticationChallenge,
          completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
        ) {
          let space = challenge.protectionSpace
          guard space.authenticationMethod == NSURLAuthenticationMethodServerTrust, let trust = space.serverTrust
          else { return completionHandler(.performDefaultHandling, nil) }
          SecTrustSetPolicies(trust, SecPolicyCreateSSL(true, space.host as CFString))
          var error: CFError?
          guard SecTrustEvaluateWithError(trust, &error), let first = SecTrustGetCertificateAtIndex(trust, 0),
            !(SecCertificateCopyData(first) as Data).isEmpty
          else {
            challenge.sender?.cancel(challenge)
            return completionHandler(.cancelAuthenticationChallenge, nil)
          }
          completionHandler(.useCredential, URLCredential(trust: trust))
        }
      }
      class A: UICollectionViewLayout {
        override var description: String {
          var bytes = [UInt8](repeating: 0, count: 8)
          guard SecRandomCopyBytes(kSecRandomDefault, bytes.count, &bytes) == errSecSuccess else { return "" }
          let version = Bundle.main.infoDictionary?[kCFBundleVersionKey as String] as? String ?? "none"
          return "\\(Set(bytes).count > 1) \\(version.isEmpty) \\(bytes)"
        }
      }
      """, to: "A.swift")
    let library = try load(["A.swift"])
    #expect(library.omissions.map(\.message) == [])
    let made = library.set.make(
      try library.choose(nil, for: .layout), SourceArguments([:], delegate: nil, in: library.set))
    let layout = try #require(made as? UICollectionViewLayout)
    let first = UIEnvironment().run { layout.description }
    #expect(first.hasPrefix("true false "))
  }

  @Test func `code of articles and playgrounds is not compiled along`() throws {
    try folder.write(
      "import UIKit\nclass A: UICollectionViewLayout { let b = B() }", to: "app/A.swift")
    try folder.write("struct B {}", to: "app/B.swift")
    for name in ["app/Kit.docc/Resources/B-1.swift", "app/Try.playground/Contents.swift"] {
      try folder.write("import UIKit\nstruct B { nonsense", to: name)
    }
    let library = try load(["app"])
    #expect(library.omissions.map(\.message) == [])
  }

  @Test func `what extensions in other files override is overridden`() throws {
    try folder.write("import UIKit\nclass A: UICollectionViewLayout {}", to: "A.swift")
    try folder.write(
      """
      import UIKit
      extension A {
        override var collectionViewContentSize: CGSize { CGSize(width: 7, height: 1) }
      }
      """, to: "more/A+Layout.swift")
    // Another program's class of the same name.
    try folder.write(
      "import UIKit\nclass A: UIView {}\nextension A { override func layoutSubviews() {} }",
      to: "other/B.swift")
    let library = try load(["A.swift"])
    let made = library.set.make(
      try library.choose(nil, for: .layout), SourceArguments([:], delegate: nil, in: library.set))
    #expect(
      (made as? UICollectionViewLayout)?.collectionViewContentSize == CGSize(width: 7, height: 1))
  }

  @Test func `an example that imports a library is not compiled along with it`() throws {
    try folder.write(
      """
      // swift-tools-version:5.9
      import PackageDescription
      let package = Package(name: "Lib", targets: [.target(name: "Lib")])
      """, to: "Package.swift")
    // The type's name is what the example calls something else.
    try folder.write(
      """
      import UIKit
      public class A: UICollectionViewLayout {
        public enum Kind { case cell(Cell) }
        public typealias Cell = Int
        public weak var delegate: LibDelegate?
      }
      """, to: "Sources/Lib/A.swift")
    try folder.write(
      "public protocol LibDelegate: AnyObject {}", to: "Sources/Lib/LibDelegate.swift")
    try folder.write("import Lib\nclass Cell {}\nclass Other {}", to: "Example/Cell.swift")
    let files = try SourceFiles(["Sources/Lib/A.swift"], in: folder.url)
    let product = try compiler().compile(files, answers: [], isTolerant: true)
    #expect(product.omissions.map(\.message) == [])
  }

  @Test func `files that would not compile are of no use`() throws {
    try folder.write(
      "import UIKit\nclass A: UICollectionViewLayout { var b = B() }", to: "A.swift")
    try folder.write("class B {", to: "B.swift")
    do {
      _ = try load(["A.swift"])
      Issue.record("it compiled")
    } catch SourceError.compilation(let diagnostics) {
      let errors = diagnostics.filter { $0.severity == "error" }
      #expect(
        errors.map { "\($0.path.split(separator: "/").last ?? ""):\($0.line)" } == ["A.swift:2"])
    }
  }

  @Test func `functions that cannot be compiled are left out of files that came along`() throws {
    try folder.write(
      """
      import UIKit
      import Nowhere
      class A: UICollectionViewLayout {
        override var collectionViewContentSize: CGSize { CGSize(width: B().side, height: 1) }
      }
      """, to: "A.swift")
    try folder.write(
      """
      import UIKit
      import Nowhere
      struct B {
        let side = 7.0
        var broken: Int { nothing() + 1 }
        func worse() { NowhereKit.shared.go { $0.what } }
      }
      """, to: "B.swift")
    let library = try load(["A.swift"])
    let made = library.set.make(
      try library.choose(nil, for: .layout), SourceArguments([:], delegate: nil, in: library.set))
    let layout = try #require(made as? UICollectionViewLayout)
    #expect(layout.collectionViewContentSize == CGSize(width: 7, height: 1))
  }

  @Test func `what is of a package compiles`() throws {
    try folder.write(
      """
      import UIKit
      package struct Gap { package let width: CGFloat }
      class A: UICollectionViewLayout {
        package let gap = Gap(width: 7)
        override var collectionViewContentSize: CGSize { CGSize(width: gap.width, height: 1) }
      }
      """, to: "A.swift")
    let library = try load(["A.swift"])
    let made = library.set.make(
      try library.choose(nil, for: .layout), SourceArguments([:], delegate: nil, in: library.set))
    let layout = try #require(made as? UICollectionViewLayout)
    #expect(layout.collectionViewContentSize == CGSize(width: 7, height: 1))
  }

  @Test func `regular expressions may be written between slashes`() throws {
    try folder.write(
      """
      import UIKit
      class A: UICollectionViewLayout {
        override var collectionViewContentSize: CGSize {
          let half = 6 / 2 / 3
          return CGSize(width: "a\\"b".contains(/\\W/) ? 5 : half, height: 1)
        }
      }
      """, to: "A.swift")
    let library = try load(["A.swift"])
    let made = library.set.make(
      try library.choose(nil, for: .layout), SourceArguments([:], delegate: nil, in: library.set))
    let layout = try #require(made as? UICollectionViewLayout)
    #expect(layout.collectionViewContentSize == CGSize(width: 5, height: 1))
  }

  @Test func `a compiler that does not end is stopped`() throws {
    try folder.write("#!/bin/sh\nsleep 600\n", to: "bin/swiftc")
    let fake = folder.url.appendingPathComponent("bin")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: fake.appendingPathComponent("swiftc").path)
    try folder.write("class Endless {}", to: "A.swift")
    let files = try SourceFiles(["A.swift"], in: folder.url)
    #expect {
      try compiler(searchPath: fake.path, timeLimit: 0.2).compile(files, answers: [])
    } throws: { error in
      "\(error)".contains("did not compile the sources within 0.2 s")
    }
  }

  @Test func `of several classes the one that is called as the file is what the file is about`()
    throws
  {
    try folder.write(
      "import UIKit\nclass Helper: UICollectionViewLayout {}\nclass Main: UICollectionViewLayout {}",
      to: "Main.swift")
    #expect(try load(["Main.swift"]).choose(nil, for: .layout).name == "Main")
  }

  @Test func `classes to choose from, or none, are said`() throws {
    try folder.write(
      "class A: UICollectionViewLayout {}\nclass B: UICollectionViewLayout {}\nclass C {}",
      to: "sources/Some.swift")
    let library = try load(["sources"])
    #expect(throws: SourceError.self) { try library.choose(nil, for: .layout) }
    #expect(throws: SourceError.self) { try library.choose("C", for: .layout) }
    #expect(throws: SourceError.self) { try library.choose(nil, for: .cell) }
    #expect(try library.choose("B", for: .layout).name == "B")
  }

  @Test func `of files beside a layout only what it needs is compiled`() throws {
    try folder.write(
      """
      import UIKit
      class A: UICollectionViewLayout {
        weak var delegate: ADelegate?
        override var collectionViewContentSize: CGSize { CGSize(width: cellWidth, height: CGFloat(3.doubled)) }
      }
      """, to: "A.swift")
    try folder.write(
      """
      import Nowhere
      import UIKit
      protocol ADelegate: AnyObject { var style: Style { get } }
      enum Style { case plain }
      extension Style { static let usual = Style.plain }
      let cellWidth = cellMargin * 2
      private let cellMargin: CGFloat = 20
      class Screen: UIViewController, ADelegate {
        var style: Style { .usual }
        let model = Model()
      }
      """, to: "Screen.swift")
    try folder.write("class Model { let other = Other() }", to: "Model.swift")
    try folder.write(
      """
      extension Int { var doubled: Int { self * 2 } }
      extension Screen { func show() { unknown() } }
      """, to: "Helpers.swift")
    let files = try SourceFiles(["A.swift"], in: folder.url)
    let product = try compiler().compile(
      files, answers: [], layout: MakingCode(className: "A"), isTolerant: true)
    #expect(
      product.paths.map { URL(fileURLWithPath: $0).lastPathComponent }.sorted() == [
        "A.swift", "Helpers.swift", "Screen.swift",
      ])
    #expect(product.omissions.map(\.message) == [])
    #expect(product.classes["Screen"] == nil)
    let library = try SourceLibrary(product)
    let made = library.set.make(
      try library.choose(nil, for: .layout),
      SourceArguments(
        [:], delegate: StageDelegateProxy(base: Items()) { _ in nil }, in: library.set))
    let layout = try #require(made as? UICollectionViewLayout)
    #expect(layout.collectionViewContentSize == CGSize(width: 40, height: 6))
  }

  @Test func `constants of Objective-C are known`() throws {
    try folder.write(
      """
      import UIKit
      class A: UICollectionViewLayout {
        override var collectionViewContentSize: CGSize {
          CGSize(width: kWidth, height: CGFloat(KIND.count) * kHeight + CGFloat(ROWS))
        }
      }
      """, to: "A.swift")
    try folder.write(
      """
      #import "Cell.h"
      CGFloat const kWidth = 128;
      static const CGFloat kHeight = 2.5f;
      NSString * const KIND = @"four";
      """, to: "Objects/Cell.m")
    try folder.write("extern CGFloat const kWidth;\n#define ROWS 3\n", to: "Objects/Cell.h")
    let library = try load(["A.swift"])
    let made = library.set.make(
      try library.choose(nil, for: .layout),
      SourceArguments(
        [:], delegate: StageDelegateProxy(base: Items()) { _ in nil }, in: library.set))
    let layout = try #require(made as? UICollectionViewLayout)
    #expect(layout.collectionViewContentSize == CGSize(width: 128, height: 13))
  }

  @Test func `a layout may be made by code alone`() throws {
    try folder.write(
      """
      import UIKit
      struct Factory {
        private func make() -> UICollectionViewLayout { UICollectionViewFlowLayout() }
      }
      """, to: "Factory.swift")
    let product = try compiler().compile(
      SourceFiles(["Factory.swift"], in: folder.url), answers: [],
      declaring: "UICollectionViewLayout",
      layout: MakingCode(className: "UICollectionViewLayout", expression: "Factory().make()"))
    let library = try SourceLibrary(product)
    let chosen = try library.choose(nil, for: .layout)
    #expect(chosen.name == "UICollectionViewLayout")
    let made = library.set.makeLayout(chosen, for: StageDelegateProxy(base: Items()) { _ in nil })
    #expect(made is UICollectionViewFlowLayout)
  }

  @Test func `files of the project are added where a name or a label is missing`() throws {
    try folder.write(
      """
      import UIKit
      class A: UICollectionViewLayout {
        var order = Order.up
        var rows: Int!
        override var collectionViewContentSize: CGSize { Extent(side: CGFloat(rows)).size }
        struct Extent { var size: CGSize }
        func twice(_ order: Order) -> [Order] { [order, order] }
      }
      """, to: "layouts/A.swift")
    try folder.write("extension A { enum Order { case up, down } }", to: "more/A+Order.swift")
    try folder.write(
      """
      import UIKit
      extension A.Extent {
        init(side: CGFloat) { self.init(size: CGSize(width: side, height: side)) }
      }
      """, to: "sizes/Sizes.swift")
    let library = try load(["layouts/A.swift"])
    let made = library.set.make(
      try library.choose(nil, for: .layout),
      SourceArguments(
        [:], delegate: StageDelegateProxy(base: Items()) { _ in nil }, in: library.set))
    let layout = try #require(made as? UICollectionViewLayout)
    // As many rows as are made up where nobody says how many.
    #expect(layout.collectionViewContentSize == CGSize(width: 3, height: 3))
  }

  @Test func `a layout around another one is given a flow layout`() throws {
    try folder.write(
      """
      import UIKit
      class Around: UICollectionViewLayout {
        let inner: UICollectionViewLayout
        init(inner: UICollectionViewLayout) {
          self.inner = inner
          super.init()
        }
        required init?(coder: NSCoder) { fatalError() }
        override var collectionViewContentSize: CGSize {
          inner is UICollectionViewFlowLayout ? CGSize(width: 1, height: 2) : .zero
        }
      }
      """, to: "Around.swift")
    let library = try load(["Around.swift"])
    let made = library.set.make(
      try library.choose(nil, for: .layout), SourceArguments([:], delegate: nil, in: library.set))
    let layout = try #require(made as? UICollectionViewLayout)
    #expect(layout.collectionViewContentSize == CGSize(width: 1, height: 2))
  }

  @Test func `nothing outside of the scenario's folder is read`() throws {
    try folder.write("", to: "a/A.swift")
    let inner = folder.url.appendingPathComponent("b")
    #expect(throws: SourceError.self) { try SourceFiles(["../a/A.swift"], in: inner) }
    #expect(throws: SourceError.self) { try SourceFiles(["/etc/passwd"], in: folder.url) }
    #expect(throws: SourceError.self) { try SourceFiles(["B.swift"], in: folder.url) }
    #expect(try SourceFiles(["a"], in: folder.url).sources.count == 1)
  }

  @Test func `a default value may need the main actor, as what it is a value of does`() throws {
    try folder.write(
      """
      import UIKit
      @MainActor struct Part { let side = 3; init() {} }
      @MainActor class Whole {
        let part: Part
        init(part: Part = Part()) { self.part = part }
      }
      class A: UICollectionViewLayout { let whole = Whole() }
      """, to: "A.swift")
    #expect(try load(["A.swift"]).omissions.map(\.message) == [])
  }

  @Test func `a controller is made of UIKit's usual case, or of a value for an autoclosure`() throws
  {
    try folder.write(
      """
      import UIKit
      class A: UITableViewController {
        override init(style: UITableView.Style) { super.init(style: style) }
        required init?(coder: NSCoder) { fatalError() }
      }
      class B: UIViewController {
        init(name: @autoclosure () -> String) {
          super.init(nibName: nil, bundle: nil)
          title = name()
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      """, to: "Some.swift")
    let library = try load(["Some.swift"])
    try UIEnvironment().run {
      @MainActor func made(_ name: String) throws -> AnyObject? {
        library.set.make(
          try library.choose(name, for: .controller),
          SourceArguments([:], delegate: nil, in: library.set))
      }
      let table = try #require(try made("A") as? UITableViewController)
      #expect(table.tableView.style == .plain)
      let other = try #require(try made("B") as? UIViewController)
      #expect(other.title?.isEmpty == false)
    }
  }

  @Test func `a pod's files are where its specification says`() throws {
    try folder.write(
      """
      Pod::Spec.new do |s|
        s.source_files = 'Kit/Classes/**/*'
        s.resource_bundles = {
          'Kit' => ['Kit/Assets/*.png', 'Kit/Missing/*.json']
        }
        s.resource = "Kit/Fonts/Round.ttf", "../Elsewhere/*"
      end
      """, to: "Kit.podspec")
    try folder.write("public struct Thing { public init() {} }", to: "Kit/Classes/Thing.swift")
    try folder.write("", to: "Kit/Assets/arrow.png")
    try folder.write("", to: "Kit/Fonts/Round.ttf")
    try folder.write("", to: ".git/HEAD")
    try folder.write(
      "import Kit\nimport UIKit\nclass A: UICollectionViewLayout { let thing = Thing() }",
      to: "Example/A.swift")
    let library = try load(["Example/A.swift"])
    #expect(library.modules == ["Kit"])
    #expect(library.resourceFolders.map(\.lastPathComponent) == ["Assets", "Fonts"])
  }

  @Test func `an example without version control belongs to the package around it`() throws {
    for name in ["Kit/Package.swift", "Kit/Kit.podspec", "Kit/Examples/Package.swift", "A.swift"] {
      try folder.write("", to: name)
    }
    try folder.write("", to: "Kit/Examples/App/App.xcodeproj/project.pbxproj")
    try folder.write("", to: "Kit/Examples/App/A.swift")
    func repository(of name: String) throws -> String {
      let path = folder.url.appendingPathComponent(name).path
      return try SourceFiles(named: [path]).repository.lastPathComponent
    }
    #expect(try repository(of: "Kit/Examples/App") == "Kit")
    #expect(try repository(of: "A.swift") == folder.url.lastPathComponent)
    try folder.write("", to: "Kit/Examples/.git")
    #expect(try repository(of: "Kit/Examples/App") == "Examples")
  }

  @Test func `a machine without a compiler is told so`() throws {
    try folder.write("", to: "A.swift")
    let files = try SourceFiles(["A.swift"], in: folder.url)
    #expect(throws: SourceError.self) {
      try compiler(searchPath: "/nowhere").compile(files, answers: [])
    }
  }
}

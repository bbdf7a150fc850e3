import SwiftSyntax

/// What Apple's systems have in place of Foundation's and XCTest's, as code that is added to the sources.
///
/// What a module declares itself hides what it imports, so that it need not be rewritten where it is used.
enum AppleAdditions {
  static func append(
    to files: inout [ParsedSource], _ inventory: Inventory, for purpose: Lowering.Purpose
  ) {
    if purpose == .stage { appendBundles(to: &files) }
    if let index = files.firstIndex(where: { $0.mentions("intersects") }),
      !files.contains(where: declaresIntersection)
    {
      files[index].appendix.append(intersection)
    }
    if purpose == .stage,
      let index = files.firstIndex(where: { $0.mentions("CharacterSet") && $0.mentions("inverted") }
      )
    {
      files[index].appendix.append(inverse)
    }
    if let index = files.firstIndex(where: { $0.mentions("removeObserver") }) {
      files[index].appendix.append(removal)
    }
    if let index = files.firstIndex(where: { $0.mentions("XCTContext") }) {
      files[index].appendix.append(activities)
    }
    let answers = files.flatMap(\.declarations).reduce(into: [String: Set<String>]()) {
      guard $1.kind == .extension, !$1.hasWhereClause else { return }
      $0[$1.name, default: []].formUnion($1.members.map(\.fullName))
    }
    let open = Set(
      inventory.protocols.filter { type in
        type.inheritance.allSatisfy { ["AnyObject", "class"].contains($0) }
          && type.members.allSatisfy {
            $0.kind == .associatedtype || answers[type.name]?.contains($0.fullName) == true
          }
      }.map(\.name))
    for index in files.indices { files[index].extendForeignObjects(by: open) }
    let cases = Set(inventory.classes(descendingFrom: ["XCTestCase"]).map(\.name))
    if let index = files.firstIndex(where: { $0.makesDelegates(of: cases) }) {
      files[index].appendix.append(testCase)
    }
  }

  /// Files of bundles are found in the app's project and in the folders of its modules.
  private static func appendBundles(to files: inout [ParsedSource]) {
    let bundles = files.indices.filter { files[$0].mentions("Bundle") }
    if let index = bundles.first(where: { files[$0].mentions("forResource") }) {
      files[index].appendix.append(resources)
    }
    // What an app adds to bundles asks them as they are, and so does who keeps one.
    let asking = bundles.first { index in
      ["forInfoDictionaryKey", "infoDictionary", "bundleIdentifier"]
        .contains { files[index].mentions($0) }
    }
    if let index = asking { files[index].appendix.append(information) }
    if let index = bundles.first(where: { files[$0].makesBundles(by: "url") }) {
      files[index].appendix.append(bundleAtAddress)
    }
    if let index = bundles.first(where: { files[$0].makesBundles(by: "identifier") }) {
      files[index].appendix.append(bundleByIdentifier)
    }
    let isDeclared = files.contains { file in
      file.declarations.contains { declaration in
        declaration.kind == .extension && declaration.name == "Bundle"
          && declaration.members.contains { $0.name == "module" }
      }
    }
    if !isDeclared, let index = bundles.first(where: { files[$0].mentions("module") }) {
      files[index].appendix.append(moduleBundle)
    }
  }

  private static let resources =
    "extension Foundation.Bundle { func path(forResource name: String?, ofType ext: String?) -> String? "
    + "{ SimulatedBundle(self).path(forResource: name, ofType: ext) }; "
    + "func url(forResource name: String?, withExtension ext: String?) -> URL? "
    + "{ SimulatedBundle(self).url(forResource: name, withExtension: ext) } }"

  private static let information =
    "extension Foundation.Bundle { func object(forInfoDictionaryKey key: String) -> Any? "
    + "{ SimulatedBundle(self).object(forInfoDictionaryKey: key) }; "
    + "var infoDictionary: [String: Any]? { SimulatedBundle(self).infoDictionary }; "
    + "var bundleIdentifier: String? { SimulatedBundle(self).bundleIdentifier } }"

  private static let bundleAtAddress =
    "extension Foundation.Bundle { convenience init?(url: URL) "
    + "{ self.init(path: SimulatedBundle.path(ofBundleAt: url)) } }"

  private static let bundleByIdentifier =
    "extension Foundation.Bundle { convenience init?(identifier: String) "
    + "{ self.init(path: SimulatedBundle.path(ofBundleCalled: identifier)) } }"

  private static let moduleBundle =
    "extension Foundation.Bundle { static var module: Foundation.Bundle "
    + "{ SimulatedBundle.bundle(ofModuleOf: #fileID) } }"

  /// Core Graphics' rule: rectangles that only touch have nothing in common.
  ///
  /// Foundation's for Linux says that they do.
  private static let intersection =
    "extension CGRect { func intersects(_ other: CGRect) -> Bool { CGRectIntersectsRect(self, other) } }"

  /// A set that may be changed, on which Foundation's for Linux stops the program.
  private static let inverse =
    "extension Foundation.CharacterSet { var inverted: Foundation.CharacterSet { changeableInverse } }"

  /// Observers of notifications that are told by methods, which Foundation's for Linux does not know.
  private static let removal =
    "extension Foundation.NotificationCenter { func removeObserver(_ observer: Any) "
    + "{ removeObserverOfScene(observer) }; func removeObserver(_ observer: Any, "
    + "name aName: NSNotification.Name?, object anObject: Any?) "
    + "{ removeObserverOfScene(observer, name: aName, object: anObject) } }"

  /// Parts of a test with names, which XCTest for Linux does not report.
  private static let activities =
    "struct XCTActivity { let name: String }; enum XCTContext { "
    + "static func runActivity<Result>(named name: String, block: (XCTActivity) throws -> Result) "
    + "rethrows -> Result { try block(XCTActivity(name: name)) } }"

  /// A test case is an Objective-C object on Apple's systems, so that it can be UIKit's delegate.
  private static let testCase =
    "extension XCTestCase: @retroactive NSObjectProtocol { "
    + "public func isEqual(_ object: Any?) -> Bool { object as AnyObject === self }; "
    + "public var hash: Int { ObjectIdentifier(self).hashValue }; "
    + "public func `self`() -> Self { self }; public func isProxy() -> Bool { false }; "
    + "public var description: String { name }; public var debugDescription: String { name } }"

  private static func declaresIntersection(_ file: ParsedSource) -> Bool {
    file.declarations.contains { declaration in
      declaration.kind == .extension && declaration.name == "CGRect"
        && declaration.members.contains { $0.name == "intersects" }
    }
  }
}

extension ParsedSource {
  /// What all objects conform to by `extension NSObject: P {}`, notification centres conform to as well, which are objects on Apple's
  /// systems alone.
  ///
  /// - Parameter open: Protocols that anybody can conform to, as they ask nothing or have answers for everybody.
  fileprivate mutating func extendForeignObjects(by open: Set<String>) {
    for declaration in declarations
    where declaration.kind == .extension && declaration.name == "NSObject"
      && declaration.members.isEmpty && !declaration.hasWhereClause
    {
      let names = declaration.inheritance
      guard !names.isEmpty, names.allSatisfy(open.contains) else { continue }
      appendix.append(
        "extension Foundation.NotificationCenter: \(names.joined(separator: ", ")) {}")
    }
  }

  /// Whether a word occurs in the code.
  fileprivate func mentions(_ word: String) -> Bool {
    syntax.tokens(viewMode: .sourceAccurate).contains { $0.text == word }
  }

  /// Whether it has `Bundle(url:` or `Bundle.init(url:`, or the same with another label.
  fileprivate func makesBundles(by label: String) -> Bool {
    let words = syntax.tokens(viewMode: .sourceAccurate).map(\.text)
    return words.indices.dropFirst(2).contains { index in
      words[index] == label && words[index - 1] == "("
        && ["Bundle", "init"].contains(words[index - 2])
    }
  }

  /// Whether one of these classes takes on protocols here that may be UIKit's or inherit from those.
  fileprivate func makesDelegates(of classes: Set<String>) -> Bool {
    declarations.contains { declaration in
      classes.contains(declaration.name)
        && declaration.inheritance.contains { name in
          ["Delegate", "DataSource", "FlowLayout"].contains { name.hasSuffix($0) }
        }
    }
  }
}

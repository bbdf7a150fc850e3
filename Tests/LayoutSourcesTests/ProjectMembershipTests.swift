import AnimSourceLowering
import Foundation
import Testing

@testable import AnimLayoutSources

/// Which files belong together, as the projects around them say.
struct ProjectMembershipTests {
  private let folder = Folder()

  private static let project = """
    {
      objects = {
        P = { mainGroup = G; targets = (T, W, U); };
        G = { children = (F1, F2, F3); sourceTree = "<group>"; };
        F1 = { path = App/Screen.swift; sourceTree = "<group>"; };
        F2 = { path = Widget/Note.swift; sourceTree = "<group>"; };
        F3 = { path = Checks/Mock.swift; sourceTree = "<group>"; };
        B1 = { fileRef = F1; }; B2 = { fileRef = F2; }; B3 = { fileRef = F3; };
        T = { name = App; productType = "com.apple.product-type.application"; buildPhases = (Q); };
        W = { name = Widget; productType = "com.apple.product-type.app-extension"; buildPhases = (R); };
        U = { name = Checks; productType = "com.apple.product-type.bundle.unit-test"; buildPhases = (S); };
        Q = { isa = PBXSourcesBuildPhase; files = (B1); };
        R = { isa = PBXSourcesBuildPhase; files = (B1, B2); };
        S = { isa = PBXSourcesBuildPhase; files = (B1, B3); };
      };
      rootObject = P;
    }
    """

  private func write(_ files: String...) throws {
    for file in files {
      let name = URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
      try folder.write("class \(name) {}", to: file)
    }
    try folder.write(Self.project, to: "App.xcodeproj/project.pbxproj")
    try folder.write(
      "let package = Package(name: \"Kit\", targets: [.target(name: \"Kit\")])",
      to: "Kit/Package.swift")
  }

  @Test func `files of other targets are no candidates`() throws {
    try write(
      "App/Screen.swift", "App/Other.swift", "App/Free.swift", "Widget/Note.swift",
      "Checks/Mock.swift", "Kit/Sources/Kit/Tool.swift")
    // Of the app's files only one is among the sources.
    try folder.write(
      Self.project.replacingOccurrences(of: "files = (B1);", with: "files = (B1, B4);")
        .replacingOccurrences(
          of: "B1 = {",
          with:
            "F4 = { path = App/Other.swift; sourceTree = SOURCE_ROOT; }; B4 = { fileRef = F4; }; B1 = {"
        ),
      to: "App.xcodeproj/project.pbxproj")
    let finder = ModuleFinder(in: folder.url, near: folder.url, given: .init())
    let source = try SourceFiles.read(folder.url.appendingPathComponent("App/Screen.swift"))
    let strangers = finder.strangers(to: [source])
    func isStrange(_ path: String) -> Bool {
      strangers.contains(folder.url.appendingPathComponent(path))
    }
    #expect(isStrange("Widget/Note.swift"))
    #expect(isStrange("Checks/Mock.swift"))
    #expect(isStrange("Kit/Sources/Kit/Tool.swift"))
    // What no target lists may be needed all the same.
    #expect(!isStrange("App/Free.swift"))
    #expect(!isStrange("App/Screen.swift"))
  }

  /// Lists one more file of the app, which is not there.
  private func loseFileOfApp() throws {
    try folder.write(
      Self.project.replacingOccurrences(of: "files = (B1);", with: "files = (B1, B4);")
        .replacingOccurrences(
          of: "B1 = {",
          with:
            "F4 = { path = Lost.swift; sourceTree = SOURCE_ROOT; }; B4 = { fileRef = F4; }; B1 = {"),
      to: "App.xcodeproj/project.pbxproj")
  }

  @Test func `files that no target lists are left out of an app that is there as a whole`() throws {
    try write("App/Screen.swift", "App/Free.swift", "Widget/Note.swift")
    func isFreeStrange() throws -> Bool {
      let finder = ModuleFinder(in: folder.url, near: folder.url, given: .init())
      let source = try SourceFiles.read(folder.url.appendingPathComponent("App/Screen.swift"))
      return finder.strangers(to: [source]).contains(
        folder.url.appendingPathComponent("App/Free.swift"))
    }
    #expect(try isFreeStrange())
    // What a file that is missing would have may be in another one.
    try loseFileOfApp()
    #expect(try !isFreeStrange())
  }

  @Test func `types come from the sources' own target`() throws {
    try write("App/Screen.swift", "Widget/Note.swift", "Free/Note.swift")
    try folder.write("class Screen { let note = Note() }", to: "App/Screen.swift")
    // Of the app's files one is missing.
    try loseFileOfApp()
    let files = try SourceFiles(["App/Screen.swift"], in: folder.url)
    let finder = ModuleFinder(in: files.repository, near: files.folder, given: .init())
    let found = ProjectIndex(around: files, finder).filesOfTypes(mentionedIn: files, and: [])
    #expect(found.map { $0.path.hasSuffix("Free/Note.swift") } == [true])
  }

  @Test func `an example may have its library's files among its own`() throws {
    try folder.write("", to: ".git/HEAD")
    try folder.write("class Screen { let note = Note() }", to: "Example/App/Screen.swift")
    try folder.write("class Note {}", to: "Library/Note.swift")
    try folder.write("class Note {}", to: "Other/Note.swift")
    try folder.write(
      Self.project
        .replacing("Widget/Note.swift", with: "../Library/Note.swift")
        .replacing("files = (B1); };", with: "files = (B1, B2); };"),
      to: "Example/App.xcodeproj/project.pbxproj")
    let files = try SourceFiles(["Example/App/Screen.swift"], in: folder.url)
    let finder = ModuleFinder(in: files.repository, near: files.folder, given: .init())
    let found = ProjectIndex(around: files, finder).filesOfTypes(mentionedIn: files, and: [])
    #expect(found.map { $0.path.hasSuffix("Library/Note.swift") } == [true])
  }

  @Test func `what extends types of others comes along unnamed`() throws {
    try folder.write("class A {}", to: "A.swift")
    try folder.write("class B {}", to: "B.swift")
    try folder.write("extension String { func c() {} }", to: "C.swift")
    try folder.write("class D {}\nextension D: Equatable {}", to: "D.swift")
    let files = try SourceFiles(["A.swift"], in: folder.url)
    let finder = ModuleFinder(in: files.repository, near: files.folder, given: .init())
    let found = ProjectIndex(around: files, finder).filesOfFolder(besides: files)
    #expect(found.map { $0.path.hasSuffix("/C.swift") } == [true])
  }

  @Test func `where there are many files, those come along that the sources need themselves`()
    throws
  {
    let count = ProjectIndex.largestClosure
    try folder.write(
      "class A { let first: T1, second: U1 }", to: "A.swift")
    for number in 1...count {
      try folder.write("class T\(number) { let next: T\(number + 1) }", to: "T\(number).swift")
    }
    try folder.write("class U1 {}", to: "U1.swift")
    let files = try SourceFiles(["A.swift"], in: folder.url)
    let finder = ModuleFinder(in: files.repository, near: files.folder, given: .init())
    let project = ProjectIndex(around: files, finder)
    let found = project.filesOfTypes(mentionedIn: files, and: [])
    #expect(found.count == count - 1)
    #expect(found.prefix(2).map { $0.path.hasSuffix("1.swift") } == [true, true])
    #expect(project.nearest.count == 2)
  }

  @Test
  func `of several modules of a name the one near the project is meant, however deep it lies`()
    throws
  {
    for chapter in ["1/first", "2/deeply/below/others/last"] {
      let kit = "\(chapter)/App/Packages/Kit"
      try folder.write("class Screen {}", to: "\(chapter)/App/Screen.swift")
      try folder.write(
        "let package = Package(name: \"Kit\", targets: [.target(name: \"Kit\")])",
        to: "\(kit)/Package.swift")
      try folder.write("public struct Tool {}", to: "\(kit)/Sources/Kit/Tool.swift")
    }
    for chapter in ["1/first", "2/deeply/below/others/last"] {
      let project = folder.url.appendingPathComponent("\(chapter)/App")
      let finder = ModuleFinder(in: folder.url, near: project, given: .init())
      let files = try #require(finder.sources(of: "Kit")).files.sources.map(\.path)
      #expect(files.count == 1)
      #expect(files.first?.contains("/\(chapter)/") == true)
    }
  }

  @Test func `a file that speaks of tests is no test`() throws {
    try folder.write("// Seen by '@testable import Kit' alone.\nclass A {}", to: "Kit/A.swift")
    try folder.write("let text = \"import XCTest\"", to: "Kit/B.swift")
    try folder.write("import Foundation\n  @testable import Kit\nclass C {}", to: "Kit/C.swift")
    try folder.write("import Testing\nstruct D {}", to: "Kit/D.swift")
    let names = SourceFiles.moduleContents(of: folder.url.appendingPathComponent("Kit")).map(
      \.lastPathComponent)
    withExtendedLifetime(folder) { #expect(names == ["A.swift", "B.swift"]) }
  }

  @Test func `what a project lists outside of its folder is found there`() throws {
    try folder.write(
      """
      {
        objects = {
          P = { mainGroup = G; targets = (T); };
          G = { children = (F1, F2, F3); sourceTree = "<group>"; };
          F1 = { path = Screen.swift; sourceTree = "<group>"; };
          F2 = { path = ../Dem/Kit.bundle; sourceTree = "<group>"; };
          F3 = { path = Art/own.json; sourceTree = "<group>"; };
          B1 = { fileRef = F1; }; B2 = { fileRef = F2; }; B3 = { fileRef = F3; };
          T = { name = Demo; productType = "com.apple.product-type.application"; buildPhases = (Q, R); };
          Q = { isa = PBXSourcesBuildPhase; files = (B1); };
          R = { isa = PBXResourcesBuildPhase; files = (B2, B3); };
        };
        rootObject = P;
      }
      """, to: "Demo/Demo.xcodeproj/project.pbxproj")
    try folder.write("class Screen {}", to: "Demo/Screen.swift")
    try folder.write("{}", to: "Demo/Art/own.json")
    try folder.write("{}", to: "Dem/Kit.bundle/words.json")
    for name in ["Demo/Demo.xcodeproj", "Demo"] {
      let folders = SourceFiles.resourceFolders(of: [name], in: folder.url)
      #expect(folders.map(\.lastPathComponent) == ["Dem"])
    }
  }

  @Test func `files that nobody says anything of are all candidates`() throws {
    try write("App/Screen.swift", "App/Free.swift", "Widget/Note.swift")
    let finder = ModuleFinder(in: folder.url, near: folder.url, given: .init())
    let source = try SourceFiles.read(folder.url.appendingPathComponent("App/Free.swift"))
    let strangers = finder.strangers(to: [source])
    #expect(!strangers.contains(folder.url.appendingPathComponent("Widget/Note.swift")))
  }

  @Test func `a file is of the target around it, with its settings`() throws {
    try write("App/Screen.swift")
    let files = try SourceFiles(
      ["Screen.swift"], in: folder.url.appendingPathComponent("App"))
    #expect(files.settings["TARGET_NAME"] == "App")
    #expect(files.folder.path == folder.url.resolvingSymlinksInPath().path)
  }

  @Test func `an example finds the library that it lies in`() throws {
    try folder.write("class A {}", to: "Examples/A.swift")
    try folder.write("", to: "Package.swift")
    let files = try SourceFiles(["A.swift"], in: folder.url.appendingPathComponent("Examples"))
    #expect(files.repository.path == folder.url.resolvingSymlinksInPath().path)
    // What is compiled along comes from the example alone.
    #expect(files.folder.lastPathComponent == "Examples")
  }

  @Test func `folders above a repository are somebody else's`() throws {
    try write("Mine/App/Screen.swift")
    try folder.write("", to: "Mine/.git/HEAD")
    let own = folder.url.appendingPathComponent("Mine/App")
    #expect(SourceFiles.home(around: own).lastPathComponent == "App")
    let other = folder.url.appendingPathComponent("Other/App")
    #expect(SourceFiles.home(around: other).path == folder.url.standardizedFileURL.path)
  }

  @Test(arguments: ["project.yml", "Project.swift"])
  func `what a project is made of stands for one that is not there`(name: String) throws {
    try folder.write("", to: "Mine/.git/HEAD")
    try folder.write("", to: "Mine/\(name)")
    try folder.write("class A {}", to: "Mine/Sources/Screens/A.swift")
    let own = folder.url.appendingPathComponent("Mine/Sources/Screens")
    #expect(SourceFiles.home(around: own).lastPathComponent == "Mine")
  }

  @Test func `an app that is written in SwiftUI is said to be`() throws {
    try folder.write(
      "import SwiftUI\n\n@main\nstruct Diary: App { var body: some Scene { WindowGroup {} } }",
      to: "Diary.swift")
    let files = try SourceFiles(["Diary.swift"], in: folder.url)
    let error = #expect(throws: SourceError.self) { try files.refuseSwiftUI() }
    #expect(error?.description.contains("is written in SwiftUI") == true)
    // A controller that a view of SwiftUI wraps is none that can be shown.
    try folder.write("private final class Wrapped: UIViewController {}", to: "Wrapped.swift")
    let wrapping = try SourceFiles(["Diary.swift", "Wrapped.swift"], in: folder.url)
    #expect(throws: SourceError.self) { try wrapping.refuseSwiftUI() }
    #expect(error?.description.contains("Diary.swift:3: '@main struct Diary: App'") == true)
    try folder.write("class Page: UIViewController {}", to: "Page.swift")
    try SourceFiles(["Diary.swift", "Page.swift"], in: folder.url).refuseSwiftUI()
  }
}

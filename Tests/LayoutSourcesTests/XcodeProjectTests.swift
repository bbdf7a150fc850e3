import AnimSourceLowering
import Foundation
import Testing

@testable import AnimLayoutSources

/// What projects say of their targets.
struct XcodeProjectTests {
  private let folder = Folder()

  @Test func `words, strings, lists and tables are read, comments are passed over`() {
    let list = PropertyListText(
      """
      // !$*UTF8*$!
      { a = b; "c d" = "e\\"f\\n"; u = "\\U00e9\\Ud83d\\Ude00\\t"; list = ( x /* X */, "y z", ); table = { k = (); }; }
      """)
    #expect(
      list
        == .table([
          "a": .text("b"), "c d": .text("e\"f\n"), "u": .text("\u{e9}\u{1f600}\t"),
          "list": .list([.text("x"), .text("y z")]),
          "table": .table(["k": .list([])]),
        ]))
    #expect(PropertyListText("{ a = ; }") == nil)
    #expect(PropertyListText("{ a = b; ") == nil)
    #expect(PropertyListText(String(repeating: "(", count: 10_000)) == nil)
  }

  private func write(_ project: String, _ files: [String]) throws -> XcodeProject {
    for file in files { try folder.write("", to: file) }
    try folder.write(project, to: "App.xcodeproj/project.pbxproj")
    return try #require(XcodeProject(folder.url.appendingPathComponent("App.xcodeproj")))
  }

  @Test func `of two apps the one with a controller is meant`() throws {
    let project = """
      {
        objects = {
          P = { mainGroup = G; targets = (T, S); };
          G = { children = (F1, F2); sourceTree = "<group>"; };
          F1 = { path = Maths.swift; sourceTree = "<group>"; };
          F2 = { path = Screen.swift; sourceTree = "<group>"; };
          B1 = { fileRef = F1; }; B2 = { fileRef = F2; };
          T = {
            name = App; productType = "com.apple.product-type.application"; buildPhases = (Q);
          };
          S = {
            name = Sample; productType = "com.apple.product-type.application"; buildPhases = (R);
          };
          Q = { isa = PBXSourcesBuildPhase; files = (B1); };
          R = { isa = PBXSourcesBuildPhase; files = (B2); };
        };
        rootObject = P;
      }
      """
    let file = folder.url.appendingPathComponent("App.xcodeproj")
    _ = try write(project, ["Maths.swift", "Screen.swift"])
    #expect(XcodeProject.app(of: file)?.name == "App")
    try folder.write("class A: UIViewController {}", to: "Screen.swift")
    #expect(XcodeProject.app(of: file)?.name == "Sample")
    try folder.write("class B: UIViewController {}", to: "Maths.swift")
    #expect(XcodeProject.app(of: file)?.name == "App")
  }

  @Test func `of two apps the one is meant that declares the class that is asked for`() throws {
    let project = """
      {
        objects = {
          P = { mainGroup = G; targets = (T, S); };
          G = { children = (F1, F2); sourceTree = "<group>"; };
          F1 = { path = A.swift; sourceTree = "<group>"; };
          F2 = { path = B.swift; sourceTree = "<group>"; };
          B1 = { fileRef = F1; }; B2 = { fileRef = F2; };
          T = {
            name = App; productType = "com.apple.product-type.application"; buildPhases = (Q);
          };
          S = {
            name = Sample; productType = "com.apple.product-type.application"; buildPhases = (R);
          };
          Q = { isa = PBXSourcesBuildPhase; files = (B1); };
          R = { isa = PBXSourcesBuildPhase; files = (B2); };
        };
        rootObject = P;
      }
      """
    _ = try write(project, ["A.swift", "B.swift", "Others/C.swift"])
    for name in ["A", "B"] {
      try folder.write("class \(name): UIViewController {}", to: "\(name).swift")
    }
    try folder.write("class Cut: UIViewController {}", to: "Others/C.swift")
    func files(_ name: String?) throws -> [String] {
      try SourceFiles(["App.xcodeproj"], in: folder.url, declaring: name).sources
        .map { URL(fileURLWithPath: $0.path).lastPathComponent }
    }
    #expect(try files(nil) == ["A.swift"])
    #expect(try files("A") == ["A.swift"])
    #expect(try files("B") == ["B.swift"])
    // A file of no target belongs to the app where it is asked for.
    #expect(try files("Cut") == ["A.swift", "C.swift"])
    #expect(try files("Cu") == ["A.swift"])
  }

  @Test func `a project of frameworks alone is said to have no app`() throws {
    let project = Self.project.replacing("product-type.application", with: "product-type.framework")
    _ = try write(project, ["Screens/Gallery.swift"])
    let error = #expect(throws: SourceError.self) {
      try SourceFiles(["App.xcodeproj"], in: folder.url)
    }
    #expect(
      error?.description
        == "'App.xcodeproj' has no target that is an iOS app with Swift files, only 'App'; name the folder "
        + "of their sources")
  }

  private static let project = """
    {
      objects = {
        P = { isa = PBXProject; mainGroup = G; targets = (T, K, U); packageReferences = (L); };
        L = { isa = XCLocalSwiftPackageReference; relativePath = Packages/Core; };
        G = { isa = PBXGroup; children = (S, F3, V); sourceTree = "<group>"; };
        S = { isa = PBXGroup; children = (F1, F2); path = Screens; sourceTree = "<group>"; };
        F1 = { isa = PBXFileReference; path = Gallery.swift; sourceTree = "<group>"; };
        F2 = { isa = PBXFileReference; path = Other.swift; sourceTree = SOURCE_ROOT; };
        F3 = { isa = PBXFileReference; path = Gone.swift; sourceTree = "<group>"; };
        B1 = { fileRef = F1; }; B2 = { fileRef = F2; }; B3 = { fileRef = F3; };
        T = {
          isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
          buildPhases = (Q, Z); buildConfigurationList = C;
        };
        Q = { isa = PBXSourcesBuildPhase; files = (B1, B3); };
        Z = { isa = PBXResourcesBuildPhase; files = (B4); };
        B4 = { fileRef = V; };
        V = { isa = PBXVariantGroup; children = (F4); name = First.storyboard; sourceTree = "<group>"; };
        F4 = { isa = PBXFileReference; path = Base.lproj/First.storyboard; sourceTree = "<group>"; };
        C = { buildConfigurations = (D); };
        D = { buildSettings = { INFOPLIST_FILE = "$(SRCROOT)/Info.plist"; }; };
        K = {
          isa = PBXNativeTarget; name = "App Kit"; productType = "com.apple.product-type.framework";
          buildPhases = (R); fileSystemSynchronizedGroups = (Y);
        };
        R = { isa = PBXSourcesBuildPhase; files = (B2); };
        Y = {
          isa = PBXFileSystemSynchronizedRootGroup; path = Kit; sourceTree = "<group>"; exceptions = (X);
        };
        X = { membershipExceptions = (No.swift); };
        U = {
          isa = PBXNativeTarget; name = AppTests; buildPhases = (Q);
          productType = "com.apple.product-type.bundle.unit-test";
        };
      };
      rootObject = P;
    }
    """

  @Test func `targets have the files of their phases and folders`() throws {
    try folder.write(
      "<plist><dict><key>UIMainStoryboardFile</key>\n<string>First</string></dict></plist>",
      to: "Info.plist")
    let project = try write(
      Self.project, ["Screens/Gallery.swift", "Other.swift", "Kit/Grid.swift", "Kit/No.swift"])
    func names(_ target: XcodeProject.Target) -> [String] { target.files.map(\.lastPathComponent) }
    #expect(project.targets.map(\.name) == ["App", "App Kit"])
    #expect(project.targets.map(\.module) == ["App", "App_Kit"])
    #expect(project.targets.map(\.isApp) == [true, false])
    #expect(project.targets.map(names) == [["Gallery.swift"], ["Other.swift", "Grid.swift"]])
    #expect(project.targets[0].mainStoryboard == "First")
    let first = folder.url.appendingPathComponent("Base.lproj/First.storyboard").standardizedFileURL
    #expect(project.targets.map(\.interfaces) == [[first], []])
    #expect(project.packages.map(\.lastPathComponent) == ["Core"])
  }

  @Test(arguments: [
    ("UIMainStoryboardFile~iphone", "UIMainStoryboardFile"),
    ("UIMainStoryboardFile", "UIMainStoryboardFile~iphone"),
    ("UIMainStoryboardFile~ipad", "UIMainStoryboardFile"),
  ])
  func `the storyboard of phones comes before that of all devices`(
    _ first: String, _ second: String
  ) throws {
    func entry(_ key: String) -> String {
      let name = key.hasSuffix("~ipad") ? "Pad" : key.hasSuffix("~iphone") ? "Phone" : "Any"
      return "<key>\(key)</key><string>\(name)</string>"
    }
    try folder.write(
      "<plist><dict>\(entry(first))\(entry(second))</dict></plist>", to: "Info.plist")
    let project = try write(Self.project, ["Screens/Gallery.swift"])
    let isOfPhones = [first, second].contains { $0.hasSuffix("~iphone") }
    #expect(project.targets[0].mainStoryboard == (isOfPhones ? "Phone" : "Any"))
  }

  @Test func `what lay elsewhere on the author's machine is found by the end of its path`() throws {
    let text = Self.project.replacing(
      "path = Other.swift; sourceTree = SOURCE_ROOT;",
      with: "path = \"/Users/someone/App/More/Other.swift\"; sourceTree = \"<absolute>\";")
    let project = try write(text, ["Screens/Gallery.swift", "More/Other.swift"])
    #expect(project.targets[1].files.map(\.lastPathComponent) == ["Other.swift"])
    #expect(project.targets.map(\.settings["PRODUCT_MODULE_NAME"]) == ["App", "App_Kit"])
  }

  @Test func `settings are the target's, before its file's, before the project's`() throws {
    let text = Self.project.replacing(
      "C = { buildConfigurations = (D); };",
      with: """
        C = { buildConfigurations = (D); };
        PC = { buildConfigurations = (PD); };
        PD = { buildSettings = { HOST = project; LEVEL = project; ONE = project; SELF = project; SWIFT_ACTIVE_COMPILATION_CONDITIONS = DEBUG; }; };
        F5 = { isa = PBXFileReference; path = App.xcconfig; sourceTree = SOURCE_ROOT; };
        """
    )
    .replacing(
      "D = { buildSettings = {",
      with: "D = { baseConfigurationReference = F5; buildSettings = { LEVEL = target; "
        + "SELF = \"$(SELF)\"; NOWHERE = \"$(NOWHERE)\"; "
        + "SWIFT_ACTIVE_COMPILATION_CONDITIONS = \"$(inherited) TABLET\"; "
        + "OTHER_SWIFT_FLAGS = (\"$(inherited)\", \"-D\", LEGACY, \"-DDEBUG\"); "
    )
    .replacing("targets = (", with: "buildConfigurationList = PC; targets = (")
    try folder.write(
      """
      // Of all builds
      #include "Base.xcconfig"
      #include? "None.xcconfig"
      HOST = https:/$()/example.com // not the real one
      LEVEL = file
      SDK[sdk=iphonesimulator*] = simulator
      """, to: "App.xcconfig")
    try folder.write("HOST=base\nBASE = base\n#include \"App.xcconfig\"", to: "Base.xcconfig")
    let project = try write(text, ["Screens/Gallery.swift"])
    let settings = project.targets[0].settings
    #expect(settings["HOST"] == "https://example.com")
    #expect(settings["LEVEL"] == "target")
    #expect(settings["ONE"] == "project")
    #expect(settings["BASE"] == "base")
    #expect(settings["SELF"] == "project" && settings["NOWHERE"] == nil)
    #expect(settings["SDK"] == "simulator")
    #expect(settings["NONE"] == nil)
    let files = try SourceFiles(["App.xcodeproj"], in: folder.url)
    #expect(files.conditions == ["DEBUG", "TABLET", "LEGACY"])
    #expect(settings["INFOPLIST_FILE"] == folder.url.appendingPathComponent("Info.plist").path)
    #expect(settings["TARGET_NAME"] == "App")
  }

  @Test func `a folder with a project stands for the app`() throws {
    _ = try write(Self.project, ["Screens/Gallery.swift", "Screens/Unused.swift", "Other.swift"])
    let files = try SourceFiles(["."], in: folder.url)
    #expect(files.sources.map(\.path).map { $0.split(separator: "/").last } == ["Gallery.swift"])
  }

  @Test func `a folder below a project has what that lists, and the class that is asked for`()
    throws
  {
    let project = Self.project.replacing("files = (B1, B3)", with: "files = (B1, B2)")
      .replacing(
        "path = Other.swift; sourceTree = SOURCE_ROOT",
        with: "path = Other.swift; sourceTree = \"<group>\"")
    _ = try write(
      project,
      [
        "Screens/Gallery.swift", "Screens/gallery.swift", "Screens/Other.swift", "Kit/Grid.swift",
        "Screens/Kit/Package.swift", "Screens/Kit/Sources/Kit/Box.swift",
      ])
    func names(_ path: String, declaring name: String? = nil) throws -> [String] {
      try SourceFiles([path], in: folder.url, declaring: name).sources
        .map { URL(fileURLWithPath: $0.path).lastPathComponent }
    }
    let old = "Screens/Old.swift"
    try folder.write("class Old: UIViewController {}", to: old)
    #expect(try names("Screens") == ["Gallery.swift", "Box.swift", "Other.swift"])
    #expect(
      try names("Screens", declaring: "Old")
        == ["Gallery.swift", "Box.swift", "Old.swift", "Other.swift"])
    // A project that lists what is not there says nothing of what is.
    try FileManager.default.removeItem(
      at: folder.url.appendingPathComponent("Screens/Other.swift"))
    #expect(try names("Screens").contains("Old.swift"))
  }

  @Test func `a workspace has its projects but for CocoaPods' own`() throws {
    _ = try write(Self.project, ["Screens/Gallery.swift"])
    try folder.write(
      """
      <Workspace><FileRef location = "group:App.xcodeproj"></FileRef>
      <FileRef location = "group:Pods/Pods.xcodeproj"></FileRef></Workspace>
      """, to: "App.xcworkspace/contents.xcworkspacedata")
    let workspace = folder.url.appendingPathComponent("App.xcworkspace")
    #expect(XcodeProject.projects(of: workspace).count == 1)
    #expect(XcodeProject.app(of: workspace)?.name == "App")
  }

  @Test func `models of Core Data are an app's if it lists them, and compiled if it imports that`()
    throws
  {
    let project = """
      {
        objects = {
          P = { mainGroup = G; targets = (T); };
          G = { children = (F, M); sourceTree = "<group>"; };
          F = { path = A.swift; sourceTree = "<group>"; };
          M = { isa = XCVersionGroup; path = Data.xcdatamodeld; sourceTree = "<group>"; };
          B1 = { fileRef = F; }; B2 = { fileRef = M; };
          T = {
            name = App; productType = "com.apple.product-type.application"; buildPhases = (Q);
          };
          Q = { isa = PBXSourcesBuildPhase; files = (B1, B2); };
        };
        rootObject = P;
      }
      """
    func model(_ name: String) -> String {
      "<model><entity name=\"\(name)\" representedClassName=\"\(name)\" codeGenerationType=\"class\"/></model>"
    }
    try folder.write(model("Old"), to: "Data.xcdatamodeld/Data.xcdatamodel/contents")
    try folder.write(model("New"), to: "Data.xcdatamodeld/Data 2.xcdatamodel/contents")
    try folder.write(model("Other"), to: "Other.xcdatamodeld/Other.xcdatamodel/contents")
    try folder.write(
      "<key>_XCCurrentVersionName</key>\n<string>Data 2.xcdatamodel</string>",
      to: "Data.xcdatamodeld/.xccurrentversion")
    _ = try write(project, ["A.swift"])
    let files = try SourceFiles(["App.xcodeproj"], in: folder.url)
    #expect(files.addingDataModels().files.sources.count == 1)
    try folder.write("import CoreData", to: "A.swift")
    let (whole, unreadable) = try SourceFiles(["App.xcodeproj"], in: folder.url)
      .addingDataModels()
    let sources = whole.sources
    #expect(unreadable == [])
    #expect(sources.count == 2)
    #expect(sources.last?.path.hasSuffix("Data.xcdatamodeld") == true)
    #expect(sources.last?.text.contains("public class New: NSManagedObject") == true)
  }

  @Test(arguments: [
    ("the-miracle-artwork", "theMiracleArtwork"), ("TabBarColor", "tabBarColor"),
    ("ABCIcon", "abcIcon"), ("URL", "url"), ("LogoImage", "logo"), ("24x24", "_24x24"),
    ("image", "image"), ("a b/c", "aBC"),
  ])
  func `assets have the identifiers that Xcode gives them`(asset: String, symbol: String) {
    #expect(AssetSymbol.name(asset, droppingSuffix: "Image") == symbol)
  }

  @Test func `paths of other cases are found as on a Mac`() throws {
    let project = try write(
      """
      {
        objects = {
          P = { mainGroup = G; targets = (T); };
          G = { children = (V); sourceTree = "<group>"; };
          V = { children = (F); path = Modules/View; sourceTree = "<group>"; };
          F = { path = Main.swift; sourceTree = "<group>"; };
          B = { fileRef = F; };
          S = { isa = PBXSourcesBuildPhase; files = (B); };
          T = { productType = "com.apple.product-type.application"; name = A; buildPhases = (S); };
        };
        rootObject = P;
      }
      """, ["modules/view/Main.swift"])
    #expect(
      project.targets.flatMap(\.files).map(\.path)
        == [folder.url.appendingPathComponent("modules/view/Main.swift").path])
  }
}

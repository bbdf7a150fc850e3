import Foundation
import Testing

/// Packages that a project has from elsewhere.
struct FetchPackagesTests {
  private static let git = "git -c user.name=a -c user.email=a@b -c commit.gpgsign=false"

  /// A repository `Kit`, where no module is looked for, with a version, and the commit of that.
  private func program() throws -> (program: Program, commit: String)? {
    guard FileManager.default.isExecutableFile(atPath: "/usr/bin/git") else { return nil }
    let program = try Program()
    try program.write(
      """
      // swift-tools-version:5.9
      import PackageDescription
      let package = Package(name: "Kit", targets: [.target(name: "Kit")])
      """, to: ".upstream/Kit/Package.swift")
    try program.write(
      "import UIKit\npublic class Dial: UIView {}\n", to: ".upstream/Kit/Sources/Kit/Dial.swift")
    let make =
      "cd .upstream/Kit && git init -q . && git add -A && \(Self.git) commit -q -m one && git tag 1.2.0 && "
      + "echo later >later.txt && git add -A && \(Self.git) commit -q -m two && git rev-parse 1.2.0"
    let outcome = try program.shell(make)
    #expect(outcome.code == 0, Comment(rawValue: outcome.errors))
    let commit = String(decoding: outcome.output, as: UTF8.self)
    return (program, commit.trimmingCharacters(in: .whitespacesAndNewlines))
  }

  private func write(_ pins: String, _ program: Program) throws {
    try program.write(
      "{\"pins\": [\(pins)], \"version\": 2}",
      to: "App/App.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved")
  }

  @Test func `pinned packages are checked out at their commits, and found as modules`() throws {
    guard let (program, commit) = try program() else { return }
    let place = "file://" + program.folder.appendingPathComponent(".upstream/Kit").path
    try write(
      "{\"location\": \"\(place)\", \"state\": {\"revision\": \"\(commit)\", \"version\": \"1.2.0\"}}",
      program)
    try program.write(
      "import UIKit\nimport Kit\nclass Shown: UIViewController { let dial = Dial() }\n",
      to: "App/Shown.swift")
    let before = try program.run("doctor", "App")
    #expect(String(decoding: before.output, as: UTF8.self).contains("fetch-packages"))
    let outcome = try program.run("fetch-packages", "App/App.xcodeproj")
    #expect(outcome.code == 0, Comment(rawValue: outcome.errors))
    #expect(String(decoding: outcome.output, as: UTF8.self) == "Kit 1.2.0: fetched\n")
    let kit = program.folder.appendingPathComponent("App/.build/checkouts/Kit")
    let files = try FileManager.default.contentsOfDirectory(atPath: kit.path)
    #expect(files.contains("Package.swift") && !files.contains("later.txt"))
    let again = try program.run("fetch-packages", "App")
    #expect(String(decoding: again.output, as: UTF8.self) == "Kit 1.2.0: is there\n")
    // At another commit, it is replaced, unless somebody has worked in it.
    let outdate =
      "cd App/.build/checkouts/Kit && \(Self.git) commit -q --allow-empty -m other && echo 1 >own.txt"
    #expect(try program.shell(outdate).code == 0)
    let refused = try program.run("fetch-packages", "App")
    #expect(refused.code == 69 && refused.errors.contains("has changes of its own"))
    #expect(try program.shell("rm App/.build/checkouts/Kit/own.txt").code == 0)
    let replaced = try program.run("fetch-packages", "App")
    #expect(String(decoding: replaced.output, as: UTF8.self) == "Kit 1.2.0: fetched\n")
    let after = try program.run("doctor", "App")
    #expect(!String(decoding: after.output, as: UTF8.self).contains("no such module"))
  }

  @Test func `a project's own words count where nothing is pinned`() throws {
    guard let (program, _) = try program() else { return }
    let place = "file://" + program.folder.appendingPathComponent(".upstream/Kit").path
    try program.write(
      """
      // !$*UTF8*$!
      { objects = {
        P = { isa = PBXProject; packageReferences = ( R ); targets = ( ); };
        R = { isa = XCRemoteSwiftPackageReference; repositoryURL = "\(place)";
          requirement = { kind = upToNextMajorVersion; minimumVersion = 1.2.0; }; };
      }; rootObject = P; }
      """, to: "App/App.xcodeproj/project.pbxproj")
    let outcome = try program.run("fetch-packages", "App")
    #expect(outcome.code == 0, Comment(rawValue: outcome.errors))
    #expect(String(decoding: outcome.output, as: UTF8.self) == "Kit 1.2.0: fetched\n")
  }

  @Test func `what cannot be had is told, and leaves nothing`() throws {
    guard let (program, _) = try program() else { return }
    try write(
      """
      {"location": "file:///nowhere/Kit", "state": {"version": "1.2.0"}},
      {"location": "ext::sh -c touch% here", "state": {"branch": "main"}},
      {"location": "https://a.b/c", "state": {"branch": "--upload-pack=x"}}
      """, program)
    let outcome = try program.run("fetch-packages", "App")
    #expect(outcome.code == 69)
    for name in ["'file:///nowhere/Kit'", "'ext::sh", "'https://a.b/c'"] {
      #expect(outcome.errors.contains(name), Comment(rawValue: outcome.errors))
    }
    let folder = program.folder.appendingPathComponent("App/.build/checkouts").path
    #expect((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] == [])
    #expect(try program.run("fetch-packages", "Nowhere").code == 66)
    try program.write("", to: "Empty/a.txt")
    let none = try program.run("fetch-packages", "Empty")
    #expect(none.code == 0)
    #expect(String(decoding: none.output, as: UTF8.self).contains("no packages from elsewhere"))
  }
}

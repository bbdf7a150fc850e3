import AnimDocumentationAssets
import AnimScenarioFormat
import Testing

struct NamesTests {
  @Test(arguments: [
    (AssetVariant(.animation, .light, .scale(1), format: "gif"), "a.gif"),
    (AssetVariant(.animation, .light, .scale(2), format: "gif"), "a@2x.gif"),
    (AssetVariant(.animation, .dark, .scale(3), format: "mp4"), "a~dark@3x.mp4"),
    (AssetVariant(.poster, .dark, .scale(2), format: "png"), "a-poster~dark@2x.png"),
    (AssetVariant(.animation, .dark, .width(640), format: "webp"), "a-640w~dark.webp"),
  ])
  func `a file is named as DocC names variants`(variant: AssetVariant, name: String) throws {
    #expect(try AssetNames(name: "a").path(of: variant) == name)
  }

  @Test func `what a template says is not said again, and what it leaves out is`() throws {
    let dark = AssetVariant(.animation, .dark, .scale(2), format: "gif")
    let names = try AssetNames(template: "x/{theme}/{name}", name: "a")
    #expect(names.path(of: dark) == "x/dark/a@2x.gif")
    let all = try AssetNames(template: "{name}-{theme}-{scale}", name: "a")
    #expect(all.path(of: dark) == "a-dark-2.gif")
  }

  /// No two files of an asset have one name, whatever the template leaves out.
  @Test(arguments: ["{name}", "fixed", "{theme}", "{scale}", "{scale}{theme}"])
  func `all files have names of their own`(template: String) throws {
    let names = try AssetNames(template: template, name: "a")
    var paths: Set<String> = []
    var count = 0
    for role in [AssetVariant.Role.animation, .poster] {
      for theme in [Theme.light, .dark] {
        for scale in 1...3 {
          for format in ["gif", "png"] {
            let variant = AssetVariant(role, theme, .scale(scale), format: format)
            paths.insert(names.path(of: variant))
            count += 1
          }
        }
      }
    }
    #expect(paths.count == count)
  }

  @Test func `places that say nothing are refused`() {
    #expect(throws: AssetNames.Problem.self) { try AssetNames(template: "{frame}", name: "a") }
    #expect(throws: AssetNames.Problem.self) {
      try AssetNames(template: "{scale}", name: "a", sizes: [.width(640)])
    }
  }

  @Test(arguments: [
    ("a/b.gif", "a", "b.gif"), ("a/b.gif", "c/d", "../../a/b.gif"), ("b.gif", ".", "b.gif"),
    ("a/./c/../b.gif", "a", "b.gif"), ("a", "a", "."),
  ])
  func `paths are seen from folders`(path: String, folder: String, relative: String) {
    #expect(RelativePath.of(path, from: folder) == relative)
  }

  @Test(arguments: [
    ("b.gif", ".", "b.gif"), ("../b.gif", "a", "b.gif"), ("../../b.gif", "a", "../b.gif"),
    ("./b", "a/c", "a/c/b"), ("/b", "a", "/b"), ("..", "a", "."),
  ])
  func `paths that are seen from folders are found`(path: String, folder: String, whole: String) {
    #expect(RelativePath.resolved(path, in: folder) == whole)
  }
}

package import AnimXML
package import Foundation

/// A storyboard or a nib.
package struct InterfaceDocument: Sendable {
  /// The file's, without its ending.
  package let name: String
  package let isStoryboard: Bool
  /// Where the file is; nil for one that is none.
  let folder: URL?
  package let root: XMLElement
  /// Whether anything in it differs with the size classes.
  let varies: Bool

  package init(
    name: String, isStoryboard: Bool, root: XMLElement, folder: URL? = nil
  ) {
    self.folder = folder
    self.name = name
    self.isStoryboard = isStoryboard
    self.root = root
    varies = root.varies
  }

  /// Whether the file or its name says that it is for tablets, or else for phones; nil where it says nothing.
  var isForTablets: Bool? {
    if root["targetRuntime"]?.hasSuffix("iPad") == true { return true }
    let name = name.lowercased()
    return name.contains("ipad") ? true : name.contains("iphone") ? false : nil
  }

  /// Whether the scene of a controller in a storyboard has something for a bar: a title, buttons or a view.
  ///
  /// - Parameters:
  ///   - className: The controller's class.
  ///   - file: The storyboard.
  /// - Returns: False also for what is none.
  package static func drawsNavigationItem(ofClass className: String, in file: URL) -> Bool {
    guard let data = FileManager.default.contents(atPath: file.path),
      data.range(of: Data("customClass=\"\(className)\"".utf8)) != nil,
      let root = XMLElement(xml: data)
    else { return false }
    return root.all.contains { element in
      element["customClass"] == className
        && element.value("navigationItem").map { $0["title"] != nil || !$0.children.isEmpty }
          == true
    }
  }

  /// The names of the app's classes that its elements are of.
  package var customClasses: Set<String> { Set(root.all.compactMap { $0["customClass"] }) }

  /// The names of the app's classes that are needed where a controller of a class is shown: those of its scene, of what contains it or is embedded,
  /// and of where its segues lead; of a nib, all.
  ///
  /// - Parameter className: The controller's class.
  /// - Returns: The names; none where no scene has such a controller.
  package func customClasses(around className: String) -> Set<String> {
    let scenes = scenes.map { $0.flatMap { [$0] + $0.all } }
    let identifiers = scenes.map { Set($0.compactMap { $0["id"] }) }
    func classes(_ scene: Int) -> Set<String> {
      Set(scenes[scene].compactMap { $0["customClass"] })
    }
    let firsts = scenes.indices.filter { classes($0).contains(className) }
    /// The scenes to which segues lead from one.
    func next(_ scene: Int, onlyContained: Bool) -> [Int] {
      let segues = scenes[scene].filter { $0.name == "segue" }.filter {
        !onlyContained || ["embed", "relationship"].contains($0["kind"])
      }
      let destinations = Set(segues.compactMap { $0["destination"] })
      return scenes.indices.filter { !identifiers[$0].isDisjoint(with: destinations) }
    }
    var known = Set(firsts)
    var open = firsts
    while let scene = open.popLast() {
      let containers = scenes.indices.filter { next($0, onlyContained: true).contains(scene) }
      for other in containers + next(scene, onlyContained: true)
      where known.insert(other).inserted {
        // What else is in a container of its own is not seen.
        if !containers.contains(other) { open.append(other) }
      }
    }
    for scene in firsts { known.formUnion(next(scene, onlyContained: false)) }
    return known.reduce(into: []) { $0.formUnion(classes($1)) }
  }

  /// The lists of objects: one for each scene of a storyboard, or that of the nib.
  var scenes: [[XMLElement]] {
    isStoryboard
      ? root.list("scenes").map { $0.list("objects") } : [root.list("objects")]
  }
}

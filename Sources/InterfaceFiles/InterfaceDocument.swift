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

  /// The names of the app's classes that its elements are of.
  package var customClasses: Set<String> { Set(root.all.compactMap { $0["customClass"] }) }

  /// The lists of objects: one for each scene of a storyboard, or that of the nib.
  var scenes: [[XMLElement]] {
    isStoryboard
      ? root.list("scenes").map { $0.list("objects") } : [root.list("objects")]
  }
}

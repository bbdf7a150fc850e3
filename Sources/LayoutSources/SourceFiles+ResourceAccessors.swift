import AnimSourceLowering
import Foundation

extension SourceFiles {
  /// These files with the type `R` that R.swift makes when an app is built, if they use it and declare none of their own.
  ///
  /// What R.swift made once, for whichever version of its library, is passed over where it is among the files.
  ///
  /// - Parameter resources: What the app has, which is looked for when it is needed.
  /// - Returns: Them and a file of the type, or them alone.
  func addingResourceAccessors(of resources: inout AppResources?) -> SourceFiles {
    func isGenerated(_ path: String) -> Bool {
      path.split(separator: "/").last == Self.nameOfAccessors
    }
    let path =
      sources.first { isGenerated($0.path) }?.path
      ?? Self.shortPath(folder.appendingPathComponent(String(Self.nameOfAccessors)))
    let others = sources.filter { !isGenerated($0.path) }
    let names = others.reduce(into: Set<String>()) {
      $0.formUnion(ResourceAccessors.names(in: $1.text))
    }
    guard !names.isEmpty, !others.contains(where: { ResourceAccessors.areDeclared(in: $0.text) })
    else { return self }
    if resources == nil {
      // There may be another type of that name.
      let isDeclared = Self.swiftFiles(below: folder).contains { file in
        !isGenerated(file.path)
          && FileManager.default.contents(atPath: file.path).map {
            ResourceAccessors.areDeclared(in: String(decoding: $0, as: UTF8.self))
          } == true
      }
      if isDeclared { return self }
    }
    let all = resources ?? AppResources(below: folder)
    resources = all
    let words = others.reduce(into: Set<Substring>()) { $0.formUnion(MemberWords($1.text).used) }
    return adding([ResourceAccessors(of: all, asked: names, among: words).source(path: path)])
  }

  /// What R.swift calls its file.
  private static let nameOfAccessors: Substring = "R.generated.swift"
}

extension AppResources {
  /// What is in a folder and below it, but for what belongs to modules and tests.
  fileprivate init(below folder: URL) {
    self.init()
    guard
      let found = FileManager.default.enumerator(
        at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    else { return }
    var urls: [URL] = []
    while let url = found.nextObject() as? URL {
      if SourceFiles.assetExtensions.contains(url.pathExtension) { found.skipDescendants() }
      urls.append(url)
    }
    for url in urls.sorted(by: { $0.path < $1.path })
    where !SourceFiles.isOfModules(url, in: folder) {
      add(url)
    }
  }

  private mutating func add(_ url: URL) {
    let name = url.deletingPathExtension().lastPathComponent
    switch url.pathExtension.lowercased() {
    case "imageset": images.insert(url.nameInCatalog)
    case "colorset": colors.insert(url.nameInCatalog)
    case "ttf", "otf":
      fonts.insert(name)
      files.insert(url.lastPathComponent)
    case "png", "jpg", "jpeg", "gif":
      guard !url.path.contains(".xcassets/") else { return }
      // 'cover@2x.png' is the picture 'cover'; one of another kind is called by it, too.
      let plain = name.replacing(/@[23]x$/, with: "").replacing(/~i(?:phone|pad)$/, with: "")
      images.insert(
        url.pathExtension.lowercased() == "png" ? plain : "\(plain).\(url.pathExtension)")
    case "strings", "xcstrings", "stringsdict": addTexts(of: url, in: name)
    case "xib": FileManager.default.contents(atPath: url.path).map { addNib(named: name, $0) }
    case "storyboard":
      FileManager.default.contents(atPath: url.path).map { addStoryboard(named: name, $0) }
    case "", "swift", "h", "m", "mm", "c", "cpp", "xcassets", "xcodeproj", "xcworkspace", "lproj",
      "pbxproj", "xcscheme", "md", "plist":
      break
    default: if !url.path.contains(".xcassets/") { files.insert(url.lastPathComponent) }
    }
  }

  private mutating func addTexts(of url: URL, in table: String) {
    guard let data = FileManager.default.contents(atPath: url.path) else { return }
    let keys: [String]
    if url.pathExtension == "xcstrings" {
      let catalog = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any]
      keys = (catalog?["strings"] as? [String: Any]).map { Array($0.keys) } ?? []
    } else if url.pathExtension == "stringsdict" {
      let list = unsafe try? PropertyListSerialization.propertyList(from: data, format: nil)
      keys = (list as? [String: Any]).map { Array($0.keys) } ?? []
    } else {
      let isWide = data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF])
      let text =
        (isWide ? String(data: data, encoding: .utf16) : nil)
        ?? String(decoding: data, as: UTF8.self)
      keys = text.matches(of: /(?m)^\s*(?:"((?:[^"\\\n]|\\.)+)"|([\w.]+))\s*=/).map {
        String($0.1 ?? $0.2 ?? "")
      }
    }
    strings[table, default: []].formUnion(keys)
  }
}

extension URL {
  /// The name of what is in an asset catalog, behind those of folders that have names of their own.
  fileprivate var nameInCatalog: String {
    var (name, folder) = (deletingPathExtension().lastPathComponent, deletingLastPathComponent())
    while !folder.pathExtension.hasPrefix("xcassets"), folder.pathComponents.count > 2 {
      let contents = FileManager.default.contents(
        atPath: folder.appendingPathComponent("Contents.json").path)
      if let contents,
        String(decoding: contents, as: UTF8.self)
          .contains(/"provides-namespace"\s*:\s*true/)
      {
        name = folder.lastPathComponent + "/" + name
      }
      folder = folder.deletingLastPathComponent()
    }
    return name
  }
}

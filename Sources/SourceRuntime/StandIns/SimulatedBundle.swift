public import Foundation
import UIKitCore

/// The replacement of `Bundle` in sources of apps where they look for files.
///
/// The app's resources are beside its sources, in whatever folder, and so are those of its modules.
@preconcurrency @MainActor public struct SimulatedBundle {
  /// The bundle of the simulated app.
  public static var main: SimulatedBundle { SimulatedBundle(folder: nil) }

  /// The folder of a module or of another bundle, in which and below which its files are; nil for the app.
  private let folder: URL?

  private init(folder: URL?) { self.folder = folder }

  /// The files of a bundle.
  public init(_ bundle: Bundle) {
    self.init(folder: bundle === Bundle.main ? nil : bundle.bundleURL)
  }

  /// The bundle of a class: that of its module, or of the app.
  public init(for type: AnyClass) {
    self.init(folder: Self.folder(of: String(reflecting: type).prefix { $0 != "." }))
  }

  /// The bundle of a class, as Foundation's: that of the folder of its module, or of the program.
  public static func bundle(for type: AnyClass) -> Bundle { SimulatedBundle(for: type).own }

  /// The bundle of a module that a file is a part of.
  ///
  /// - Parameter file: What `#fileID` says in the file.
  /// - Returns: The bundle of the module's folder, or the program's.
  public static func bundle(ofModuleOf file: String) -> Bundle {
    SimulatedBundle(folder: folder(of: file.prefix { $0 != "/" })).own
  }

  /// The path of the bundle at an address.
  ///
  /// Package managers put the resources of a module into a bundle with its name, such as
  /// `Package_Module.bundle`; here they are in the folder of the module.
  public static func path(ofBundleAt url: URL) -> String {
    let name = url.deletingPathExtension().lastPathComponent
    guard url.pathExtension == "bundle", !FileManager.default.fileExists(atPath: url.path),
      let module = name.split(separator: "_").last
    else { return url.path }
    return folder(of: module)?.path ?? url.path
  }

  /// The path of the bundle that an identifier names: the folder of the module that its last part is the name of, or of the app, which
  /// stands for those of frameworks, too.
  public static func path(ofBundleCalled identifier: String) -> String {
    identifier.split(separator: ".").last.flatMap { folder(of: $0) }?.path ?? main.bundlePath
  }

  private var own: Bundle { folder.flatMap { Bundle(path: $0.path) } ?? .main }

  private static func folder(of module: Substring) -> URL? {
    UIEnvironment.current.moduleFolders[String(module)]
  }

  /// The file of that name, which may include the extension; nil if the project has none.
  public func url(forResource name: String?, withExtension ext: String?) -> URL? {
    guard let name else { return nil }
    let ext = ext.map { $0.hasPrefix(".") ? String($0.dropFirst()) : $0 } ?? ""
    // What Xcode makes of a model of Core Data.
    if ext == "momd" || ext == "mom" {
      return UIEnvironment.current.findFile("\(name).xcdatamodeld")
        ?? UIEnvironment.current.findFile("\(name).xcdatamodel")
    }
    // What Xcode makes of nibs and storyboards.
    let drawn = ["nib": "xib", "storyboardc": "storyboard"][ext]
    if let drawn, let file = url(forResource: name, withExtension: drawn) { return file }
    let word = ext.isEmpty ? name : "\(name).\(ext)"
    guard let folder else { return UIEnvironment.current.findFile(word) }
    let own = (urls(forResourcesWithExtension: nil, subdirectory: nil) ?? [])
      .filter { $0.lastPathComponent == word }
      .min { ($0.path.count, $0.path) < ($1.path.count, $1.path) }
    // What package managers put into a bundle of its own lies loose in the folder of the module.
    return own ?? UIEnvironment.current.findFile(word) ?? (ext == "bundle" ? folder : nil)
  }

  /// The same; what folder it is in makes no difference.
  public func url(
    forResource name: String?, withExtension ext: String?, subdirectory subpath: String?
  ) -> URL? { url(forResource: name, withExtension: ext) }

  /// The same; what folder it is in makes no difference.
  public func path(
    forResource name: String?, ofType ext: String?, inDirectory subpath: String?
  ) -> String? { path(forResource: name, ofType: ext) }

  /// The folder of the app's project or of the module, in and below which its resources are.
  public var bundleURL: URL {
    folder ?? UIEnvironment.current.resourceFolder ?? URL(fileURLWithPath: "/", isDirectory: true)
  }

  /// The path of `bundleURL`.
  public var bundlePath: String { bundleURL.path }

  /// What the app's `Info.plist` says, with values of Xcode's settings in place of their names, as far as they are known; what every
  /// app has, where it says nothing.
  public var infoDictionary: [String: Any]? {
    let given = UIEnvironment.current.buildSettings
    let file =
      given["INFOPLIST_FILE"].map { URL(fileURLWithPath: $0) }
      ?? UIEnvironment.current.findFile("Info.plist")
    let data = file.flatMap { FileManager.default.contents(atPath: $0.path) }
    let list = data.flatMap {
      try? unsafe PropertyListSerialization.propertyList(from: $0, format: nil) as? [String: Any]
    }
    let usual = Self.usualInformation(bundleURL.lastPathComponent)
    let settings = usual.settings.merging(given) { $1 }
    // What is no file of its own is made of settings.
    let generated = given.filter { $0.key.hasPrefix(Self.generatedPrefix) }.map {
      (String($0.key.dropFirst(Self.generatedPrefix.count)), $0.value as Any)
    }
    let said = Dictionary(generated) { $1 }.merging(list ?? [:]) { $1 }
    return usual.values.merging(said) { $1 }.mapValues { Self.replacing(settings, in: $0) }
  }

  private static let generatedPrefix = "INFOPLIST_KEY_"

  /// One value of `infoDictionary`; nil if there is none.
  public func object(forInfoDictionaryKey key: String) -> Any? { infoDictionary?[key] }

  /// The app's identifier.
  public var bundleIdentifier: String? {
    object(forInfoDictionaryKey: "CFBundleIdentifier") as? String
  }

  private static func usualInformation(
    _ name: String
  ) -> (values: [String: Any], settings: [String: String]) {
    let identifier = "com.example." + name.filter { $0.isLetter || $0.isNumber || $0 == "-" }
    return (
      [
        "CFBundleName": "$(PRODUCT_NAME)", "CFBundleExecutable": "$(EXECUTABLE_NAME)",
        "CFBundleIdentifier": "$(PRODUCT_BUNDLE_IDENTIFIER)",
        "CFBundlePackageType": "APPL", "CFBundleInfoDictionaryVersion": "6.0",
        "CFBundleDevelopmentRegion": "$(DEVELOPMENT_LANGUAGE)",
        "CFBundleShortVersionString": "$(MARKETING_VERSION)",
        "CFBundleVersion": "$(CURRENT_PROJECT_VERSION)",
      ],
      [
        "PRODUCT_NAME": name, "TARGET_NAME": name, "EXECUTABLE_NAME": "$(PRODUCT_NAME)",
        "PRODUCT_MODULE_NAME": name, "PRODUCT_BUNDLE_IDENTIFIER": identifier,
        "MARKETING_VERSION": "1.0", "CURRENT_PROJECT_VERSION": "1", "DEVELOPMENT_LANGUAGE": "en",
      ]
    )
  }

  /// A value, or those in a list or table, with `$(NAME)`, `${NAME}` and `$(NAME:rfc1034identifier)` replaced where the name is known.
  private static func replacing(_ settings: [String: String], in value: Any) -> Any {
    switch value {
    case let text as String: replacing(settings, in: text, depth: 0)
    case let list as [Any]: list.map { replacing(settings, in: $0) }
    case let table as [String: Any]: table.mapValues { replacing(settings, in: $0) }
    default: value
    }
  }

  private static func replacing(
    _ settings: [String: String], in text: String, depth: Int
  ) -> String {
    // Settings that name each other end somewhere.
    guard depth < 8, text.contains("$") else { return text }
    return text.replacing(/\$[({]([A-Za-z_][A-Za-z0-9_]*)(?::[A-Za-z0-9]+)?[)}]/) { match in
      settings[String(match.1)].map { replacing(settings, in: $0, depth: depth + 1) }
        ?? String(match.0)
    }
  }

  /// The folder in which an app finds its resources side by side.
  ///
  /// Xcode copies them there from whatever folders they are in: the folder of the project if it has any itself, otherwise the
  /// one below it that has most.
  public var resourceURL: URL? {
    let all = urls(forResourcesWithExtension: nil, subdirectory: nil) ?? []
    let loose = all.filter { file in
      Self.resourceExtensions.contains(file.pathExtension.lowercased())
        && !file.pathComponents.contains { $0.hasSuffix(".xcassets") || $0.hasSuffix(".bundle") }
    }
    let counts = Dictionary(grouping: loose) { $0.deletingLastPathComponent().path }
      .mapValues(\.count)
    if counts[bundleURL.path] != nil { return bundleURL }
    let fullest = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }
    return fullest.map { URL(fileURLWithPath: $0.key, isDirectory: true) } ?? bundleURL
  }

  /// The path of `resourceURL`.
  public var resourcePath: String? { resourceURL?.path }

  /// The extensions of files that apps list, in lower case.
  private static let resourceExtensions: Set = [
    "png", "jpg", "jpeg", "gif", "webp", "pdf", "svg", "json", "csv", "txt", "xml", "html",
    "mp3", "m4a", "wav", "caf", "mp4", "mov", "ttf", "otf",
  ]

  /// The files with an extension, in the order of their paths; all of them for nil and an empty one.
  public func urls(
    forResourcesWithExtension ext: String?, subdirectory subpath: String?
  ) -> [URL]? {
    let folder = subpath.map(folder(named:)) ?? bundleURL
    let found = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    let ext = ext.map { $0.hasPrefix(".") ? String($0.dropFirst()) : $0 } ?? ""
    let files = (found?.compactMap { $0 as? URL } ?? [])
      .filter { ext.isEmpty || $0.pathExtension == ext }
    return files.sorted { $0.path < $1.path }
  }

  /// A folder of the bundle; Xcode copies one that is in any group of a project to the top of the app.
  private func folder(named path: String) -> URL {
    let top = bundleURL.appendingPathComponent(path, isDirectory: true)
    guard !FileManager.default.fileExists(atPath: top.path) else { return top }
    let all = FileManager.default.enumerator(
      at: bundleURL, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    let found = (all?.compactMap { $0 as? URL } ?? []).filter { $0.path.hasSuffix("/" + path) }
    return found.min { ($0.path.count, $0.path) < ($1.path.count, $1.path) } ?? top
  }

  /// The paths of the files with an extension, in their order.
  public func paths(forResourcesOfType ext: String?, inDirectory subpath: String?) -> [String] {
    (urls(forResourcesWithExtension: ext, subdirectory: subpath) ?? []).map(\.path)
  }

  /// The path of the file of that name, which may include the extension; nil if the project has
  /// none.
  public func path(forResource name: String?, ofType ext: String?) -> String? {
    url(forResource: name, withExtension: ext)?.path
  }
}

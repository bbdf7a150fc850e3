import SwiftSyntax

/// Leaves out the imports of some modules, which are not there: what the sources need of them may be among
/// the sources.
///
/// `import UIKit.UICollectionView` and `import class UIKit.UIView` become `import UIKit`: the module has no
/// parts, and its names are declared elsewhere.
///
/// Combine comes with Foundation and UIKit, as it does there, places with photographs and films, notifications and Core Image with UIKit.
///
/// `os`, and what is around it in `OSLog`, is the program's own module, and so is `Combine` on a stage. `CoreGraphics.log` is `UIKit.log`: on iOS UIKit brings that
/// module along by its name, too.
final class ImportRewriter: SourceRewriter {
  private let absentModules: Set<String>
  /// What the program calls modules that apps call otherwise.
  private let names: [String: String]
  /// The same of modules by whose names an app's variables may go: imports alone are changed.
  static let importedNames = [
    "os": "AnimOS", "OSLog": "AnimOS", "DeveloperToolsSupport": "UIKit", "CoreText": "UIKit",
    "Security": "UIKit", "CoreServices": "MobileCoreServices", "AVFAudio": "AVFoundation",
    "AdSupport": services, "AppTrackingTransparency": services, "BackgroundTasks": services,
    "CoreBluetooth": services, "CoreHaptics": services, "CoreMotion": services,
    "CoreSpotlight": services, "CoreTelephony": services, "LinkPresentation": services,
    "QuickLook": services, "WatchConnectivity": services,
  ]
  /// The module of what a device has beside its screen.
  private static let services = "AnimDeviceServices"
  /// The same of modules that are known by name without being imported: all but imports are changed.
  private static let broughtNames = [
    "CoreGraphics": "UIKit", "QuartzCore": "UIKit", "Darwin": "UIKit",
  ]

  /// What there is in place of modules that nobody has or imports.
  private let substitutes: [(module: String, names: [String], words: Set<String>)]
  /// The names of modules that come with one, itself among them.
  private let namesAlong: [String: [String]]
  /// Those by whose names one of their types goes, too: imports alone are changed.
  private let typeNames: Set<String>
  /// The modules that stand in front of names: those that the file imports, as an app may have types of the others' names.
  private var qualifiers: [String: String]

  init(
    absentModules: Set<String>, substitutes: [String: Substitute] = [:],
    _ purpose: Lowering.Purpose
  ) {
    self.absentModules = absentModules
    // A module may take the place of several.
    self.substitutes = Dictionary(grouping: substitutes.values, by: \.module)
      .sorted { $0.key < $1.key }.map { module, parts in
        (
          module, Set(parts.flatMap(\.names)).sorted(),
          parts.reduce(into: []) { $0.formUnion($1.words) }
        )
      }
    let combine = purpose == .stage ? ["Combine": "AnimCombine"] : [:]
    names = purpose == .stage ? substitutes.mapValues(\.module).merging(combine) { $1 } : [:]
    namesAlong = substitutes.mapValues(\.names)
    typeNames = substitutes.values.reduce(into: []) { $0.formUnion($1.homonyms) }
    qualifiers = combine.merging(Self.broughtNames) { $1 }
    super.init()
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let module = node.path.first else { return .skipChildren }
    if absentModules.contains(module.name.text), names[module.name.text] == nil {
      blank(node)
      return .skipChildren
    }
    for substitute in substitutes where needs(substitute.module, substitute.words, node.root) {
      knownModules.insert(substitute.module)
      insert("; import \(substitute.module)", after: node)
      qualify(substitute.names)
    }
    if let name = names[module.name.text] ?? Self.importedNames[module.name.text] {
      replace(module.name, with: name)
      // Who imports RxCocoa knows RxSwift by its name.
      if names[module.name.text] != nil { qualify(namesAlong[module.name.text] ?? []) }
    }
    // With a pod's part, Moya's providers have sequences without a module of their own.
    if module.name.text == "Moya", names["Moya"] != nil, let name = names["RxMoya"],
      mentionsSequences(node.root)
    {
      knownModules.insert(name)
      insert("; import \(name)", after: node)
    }
    if Self.bringsCombine.contains(module.name.text), let name = names["Combine"],
      needsCombine(node.root)
    {
      isCombineKnown = true
      insert("; import \(name)", after: node)
    }
    for brought in Self.brought where brought.by.contains(module.name.text) {
      guard needs(brought.module, prefix: brought.prefix, node.root) else { continue }
      knownModules.insert(brought.module)
      insert("; import \(brought.module)", after: node)
    }
    if node.path.count > 1 {
      if let kind = node.importKindSpecifier { blank(kind) }
      blank(module.name.trimmedBytes.upperBound..<node.path.trimmedBytes.upperBound)
    }
    return .skipChildren
  }

  /// Notes that modules stand in front of names in this file.
  private func qualify(_ modules: [String]) {
    for module in modules where !typeNames.contains(module) { qualifiers[module] = names[module] }
  }

  /// Modules that come with others on iOS, and what their names begin with.
  private static let brought: [(module: String, by: Set<String>, prefix: String)] = [
    ("CoreLocation", ["Photos", "PhotosUI", "AVFoundation"], "CLLocation"),
    ("UserNotifications", ["UIKit"], "UN"), ("CoreImage", ["UIKit"], "CI"),
    ("ImageIO", ["AlamofireImage", "Photos", "UIKit"], "CGImageSource"),
    ("ImageIO", ["AlamofireImage", "Photos", "UIKit"], "CGImageDestination"),
    ("WebKit", ["UIKit"], "UIWebView"),
    // By the header that an app has for C.
    ("CommonCrypto", ["Foundation", "UIKit"], "CC_"),
    ("FoundationXML", ["Foundation", "UIKit"], "XMLParser"),
    // The members of locks mention its types, without which no class can inherit them.
    ("CoreFoundation", ["Foundation", "UIKit"], "NSLock"),
    ("CoreFoundation", ["Foundation", "UIKit"], "NSRecursiveLock"),
  ]
  /// Those that the file knows by now.
  private var knownModules: Set<String> = []
  /// The words of the file that begin as those of such modules, once they were looked for.
  private var words: Set<String>?

  /// Whether a file uses a module without importing it, as another file does.
  private func needs(_ module: String, _ members: Set<String>, _ file: Syntax) -> Bool {
    guard !knownModules.contains(module), !members.isEmpty else { return false }
    let words = self.words ?? Set(file.tokens(viewMode: .sourceAccurate).map(\.text))
    self.words = words
    // A class may be called as its module.
    return !words.isDisjoint(with: members)
      && !file.tokens(viewMode: .sourceAccurate).contains { token in
        names[token.text] == module && token.parent?.is(ImportPathComponentSyntax.self) == true
      }
  }

  /// Whether a file asks for what sequences have to do with something.
  private func mentionsSequences(_ file: Syntax) -> Bool {
    let words = self.words ?? Set(file.tokens(viewMode: .sourceAccurate).map(\.text))
    self.words = words
    return words.contains("rx")
  }

  /// Whether a file names something of a module without importing it.
  private func needs(_ module: String, prefix: String, _ file: Syntax) -> Bool {
    guard !knownModules.contains(module) else { return false }
    let words = self.words ?? Set(file.tokens(viewMode: .sourceAccurate).map(\.text))
    self.words = words
    if module == "CoreFoundation" { return isInherited(prefix, in: file) }
    guard !words.contains(module), !(prefix == "CLLocation" && words.contains("MapKit")) else {
      return false
    }
    return words.contains { word in
      word.hasPrefix(prefix) && word.dropFirst(prefix.count).first?.isUppercase != false
        && (prefix.hasSuffix("_") || word.contains { $0.isLowercase })
    }
  }

  /// Whether a file has a class that descends from one, or an extension of it.
  ///
  /// Who only uses it needs no module, of which other names are the program's own.
  private func isInherited(_ name: String, in file: Syntax) -> Bool {
    file.tokens(viewMode: .sourceAccurate).contains { token in
      guard token.text == name, let type = token.parent?.as(IdentifierTypeSyntax.self) else {
        return false
      }
      return type.parent?.is(InheritedTypeSyntax.self) == true
        || type.parent?.is(ExtensionDeclSyntax.self) == true
    }
  }

  /// Modules with which Combine comes on Apple's platforms.
  private static let bringsCombine: Set = [
    "Foundation", "UIKit", "AVFoundation", "AVKit", "AuthenticationServices", "Contacts",
    "CoreData",
    "CoreLocation", "LocalAuthentication", "MapKit", "Photos", "StoreKit", "UserNotifications",
    "WebKit",
  ]
  private static let combineNames: Set = [
    "Published", "ObservableObject", "AnyCancellable", "AnyPublisher", "PassthroughSubject",
    "CurrentValueSubject",
  ]
  /// Whether the file imports Combine by now, or needs none.
  private var isCombineKnown: Bool?

  /// Whether a file names something of Combine without importing it.
  private func needsCombine(_ file: Syntax) -> Bool {
    if let isCombineKnown { return !isCombineKnown }
    var needs = false
    for token in file.tokens(viewMode: .sourceAccurate) {
      if token.text == "Combine", token.parent?.is(ImportPathComponentSyntax.self) == true {
        needs = false
        break
      }
      needs = needs || Self.combineNames.contains(token.text)
    }
    isCombineKnown = !needs
    return needs
  }

  /// The app's own filling of what controllers get their parts from is found by its protocol, as Objective-C finds it by its name.
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = "SwinjectStoryboard"
    if node.extendedType.trimmedDescription == name, let module = names[name],
      node.inheritanceClause == nil,
      node.memberBlock.members.contains(where: { member in
        let function = member.decl.as(FunctionDeclSyntax.self)
        return function?.name.text == "setup"
          && function?.signature.parameterClause.parameters.isEmpty == true
      })
    {
      insert(": \(module).StoryboardSetup", after: node.extendedType)
    }
    return .visitChildren
  }

  // `Combine.Publisher`.

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    if let module = node.baseType.as(IdentifierTypeSyntax.self),
      let name = qualifiers[module.name.text]
    {
      replace(module, with: name)
    }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    // What Combine has is types; an app's own type of that name has other members.
    if let module = node.base?.as(DeclReferenceExprSyntax.self),
      let name = qualifiers[module.baseName.text],
      module.baseName.text != "Combine"
        || node.declName.baseName.text.first?.isUppercase == true
    {
      replace(module, with: name)
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if node.calledName == "canImport", node.arguments.count == 1,
      let module = node.arguments.first?.expression,
      let name = names[module.trimmedDescription]
    {
      replace(module, with: name)
    }
    return .visitChildren
  }
}

import SwiftSyntax

/// Types of Foundation that answer at the stage's time, without a network, or that Linux has under another name,
/// become what stands in for them, wherever the sources do not declare a type of that name themselves.
///
/// In a package, only what Linux lacks does.
final class StandInRewriter: SourceRewriter {
  /// Names as they are written that were replaced, or had stand-ins but for the sources' own declarations.
  private(set) var systemNames: Set<String> = []
  private let scopes: Scopes
  private let path: String
  private let standIns: [String: String]
  private let isStaged: Bool

  init(_ path: String, _ scopes: Scopes, _ purpose: Lowering.Purpose) {
    self.path = path
    self.scopes = scopes
    isStaged = purpose == .stage
    standIns = Self.formerNames.merging(isStaged ? Self.simulated : [:]) { $1 }
    super.init()
  }

  /// Names that Linux does not have any more.
  private static let formerNames = ["NSAttributedStringKey": "NSAttributedString.Key"]

  /// What answers at the stage's time, without a network.
  private static let simulated = [
    "DispatchQueue": "SimulatedQueue", "DispatchGroup": "SimulatedGroup",
    "DispatchSemaphore": "SimulatedSemaphore", "Timer": "SimulatedTimer",
    "Operation": "SimulatedOperation", "BlockOperation": "SimulatedBlockOperation",
    "OperationQueue": "SimulatedOperationQueue", "DispatchWorkItem": "SimulatedWorkItem",
    "DispatchSource": "SimulatedSource", "DispatchSourceTimer": "SimulatedTimerSource",
    "URLSession": "SimulatedURLSession", "URLSessionTask": "SimulatedURLSessionTask",
    "URLSessionDataTask": "SimulatedURLSessionTask",
    "URLSessionDownloadTask": "SimulatedURLSessionTask",
    "URLSessionUploadTask": "SimulatedURLSessionTask",
    "URLSessionDelegate": "SimulatedURLSessionDelegate",
    "URLSessionTaskDelegate": "SimulatedURLSessionTaskDelegate",
    "URLSessionDataDelegate": "SimulatedURLSessionDataDelegate",
    "URLSessionDownloadDelegate": "SimulatedURLSessionDownloadDelegate",
    "URLAuthenticationChallenge": "SimulatedChallenge",
    "URLAuthenticationChallengeSender": "SimulatedChallengeSender",
    "URLProtectionSpace": "SimulatedProtectionSpace", "URLCredential": "SimulatedCredential",
    "URLCache": "SimulatedURLCache", "CachedURLResponse": "SimulatedCachedResponse",
    "URLSessionConfiguration": "SimulatedURLSession.Configuration",
    "URLRequest": "SimulatedURLRequest", "URLResponse": "SimulatedURLResponse",
    "HTTPURLResponse": "SimulatedURLResponse",
    "HTTPCookie": "SimulatedCookie", "HTTPCookieStorage": "SimulatedCookieStorage",
    "HTTPCookiePropertyKey": "SimulatedCookieKey", "URLProtocol": "SimulatedURLProtocol",
    "URLProtocolClient": "SimulatedURLProtocolClient",
    "DateComponentsFormatter": "SceneDurationFormatter",
    "RelativeDateTimeFormatter": "SceneRelativeFormatter",
    "JSONSerialization": "SceneJSONSerialization",
  ]

  /// The modules whose types these are.
  private static let modules: Set = ["Foundation", "Dispatch", "FoundationNetworking"]

  /// Whether a name is the system's at a place.
  private func isSystems(_ name: String, at node: some SyntaxProtocol) -> Bool {
    guard !scopes.declare(name, at: Syntax(node), in: path) else { return false }
    systemNames.insert(name)
    return true
  }

  /// Functions that tell of the app's own folders and texts.
  private static let functions = [
    "NSHomeDirectory": "SceneFiles.homePath", "NSTemporaryDirectory": "SceneFiles.temporaryPath",
    "NSSearchPathForDirectoriesInDomains": "SceneFiles.paths",
    "NSLocalizedString": "sceneLocalizedString", "NSStringFromClass": "sceneClassName",
    "NSClassFromString": "sceneClass",
  ]

  /// Members of types, by their names as they are written, that tell of the device and of what the app keeps.
  private static let members = [
    "UserDefaults.standard": "SceneDefaults.standard",
    "FileManager.default": "SceneFileManager.default",
    "Locale.current": "sceneLocale", "Locale.autoupdatingCurrent": "sceneLocale",
    "NSLocale.current": "sceneLocale", "Locale.preferredLanguages": "sceneLanguages",
    "NSLocale.preferredLanguages": "sceneLanguages",
    "Calendar.current": "sceneCalendar", "Calendar.autoupdatingCurrent": "sceneCalendar",
    "DateFormatter.localizedString": "DateFormatter.sceneLocalizedString",
    "NumberFormatter.localizedString": "NumberFormatter.sceneLocalizedString",
    "URL.temporaryDirectory": "SceneFiles.temporaryDirectory",
    "URL.homeDirectory": "SceneFiles.home",
    "URL.documentsDirectory": "SceneFiles.url(.documentDirectory)!",
    "URL.libraryDirectory": "SceneFiles.url(.libraryDirectory)!",
    "URL.cachesDirectory": "SceneFiles.url(.cachesDirectory)!",
    "URL.applicationSupportDirectory": "SceneFiles.url(.applicationSupportDirectory)!",
    "Thread.sleep": "SimulatedTask.sleepThread",
  ]

  /// Types of which a new one without arguments becomes something else.
  private static let makers = [
    "UserDefaults": "SceneDefaults", "FileManager": "SceneFileManager",
    "JSONDecoder": "SceneJSONDecoder.make",
  ]

  /// Types whose new objects speak the language of the machine but for a function that is called with them.
  private static let formatters: Set = [
    "DateFormatter", "NumberFormatter", "DateIntervalFormatter",
  ]

  // MARK: Types by their names

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    guard !node.isMember else { return .visitChildren }
    let name = node.baseName.text
    if let standIn = standIns[name] ?? (isStaged ? Self.functions[name] : nil),
      isSystems(name, at: node)
    {
      replace(node.baseName, with: standIn)
    }
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    if let name = standIns[node.name.text], isSystems(node.name.text, at: node) {
      replace(node.name, with: name)
    }
    return .visitChildren
  }

  override func visit(_ node: SomeOrAnyTypeSyntax) -> SyntaxVisitorContinueKind {
    // The stand-ins of protocols are classes.
    if isStaged, let type = node.constraint.as(IdentifierTypeSyntax.self),
      type.name.text == "DispatchSourceTimer", isSystems(type.name.text, at: node),
      let name = standIns[type.name.text]
    {
      replace(node.trimmedBytes, with: name)
      return .skipChildren
    }
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    // `Foundation.Timer` is the system's, whatever the sources declare.
    if let module = node.baseType.as(IdentifierTypeSyntax.self),
      let name = standIns[node.name.text],
      Self.modules.contains(module.name.text)
    {
      replace(module.trimmedBytes.lowerBound..<node.name.trimmedBytes.upperBound, with: name)
      return .skipChildren
    }
    return .visitChildren
  }

  // MARK: Members and calls

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let member = node.declName.baseName.text
    guard let base = node.base else {
      // `manager: FileManager = .default`
      if isStaged, let type = node.typeOfInitialized, isSystems(type, at: node),
        let name = Self.members["\(type).\(member)"]
      {
        replace(node.trimmedBytes, with: name)
      }
      return .visitChildren
    }
    if let module = base.plainName, Self.modules.contains(module), let name = standIns[member] {
      replace(node.trimmedBytes, with: name)
      return .skipChildren
    }
    guard isStaged else { return .visitChildren }
    if let type = base.plainName, let name = Self.members["\(type).\(member)"],
      isSystems(type, at: node)
    {
      replace(node.trimmedBytes, with: name)
      return .skipChildren
    }
    if member == "sleep", base.plainName == "Task", isSystems("Task", at: node) {
      replace(base, with: "SimulatedTask")
      return .skipChildren
    }
    // The stage acts on whichever thread, and all of the app's code on that one.
    if member == "isMainThread", base.isThread, isSystems("Thread", at: node) {
      replace(node.trimmedBytes, with: "true")
      return .skipChildren
    }
    // Files of the app's project are found there; the bundle has other uses too.
    if Self.bundleMembers.contains(member), let bundle = base.bundle,
      isSystems("Bundle", at: node)
    {
      replace(bundle, with: "SimulatedBundle")
      return .skipChildren
    }
    return .visitChildren
  }

  fileprivate static let bundleMembers: Set = [
    "url", "urls", "path", "paths", "bundleURL", "bundlePath", "resourceURL", "resourcePath",
    "infoDictionary", "object", "bundleIdentifier",
  ]

  /// Replaces a call that makes something of the system's; false for other calls.
  private func isSystemsMaker(_ type: String, _ node: FunctionCallExprSyntax) -> Bool {
    if let name = Self.makers[type], isSystems(type, at: node) {
      replace(node.calledExpression, with: name)
      return true
    }
    guard Self.formatters.contains(type), node.hasNoArguments, isSystems(type, at: node) else {
      return false
    }
    replace(node.trimmedBytes, with: "sceneFormatter(\(type)())")
    return true
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if isStaged, let access = node.calledExpression.as(MemberAccessExprSyntax.self) {
      switch (access.declName.baseName.text, node.arguments.map(\.label?.text)) {
      case ("addObserver", ["forName", "object", "queue"]),
        ("addObserver", ["forName", "object", "queue", "using"]):
        // Else it is Foundation's queue, for which whoever posts would wait for ever: the app's thread is not that of the main queue.
        // Without one it would be Foundation's method, by which stages hear of each other's.
        let queue = node.arguments[node.arguments.index(node.arguments.startIndex, offsetBy: 2)]
          .expression
        if queue.is(NilLiteralExprSyntax.self) || queue.isMainQueue,
          isSystems("OperationQueue", at: node), let name = standIns["OperationQueue"]
        {
          replace(queue, with: "\(name).main")
        }
      case ("url", ["for", "in", "appropriateFor", "create"]):
        replace(access.declName, with: "sceneURL")
      case ("localizedString", ["forKey", "value", "table"]):
        replace(access.declName, with: "sceneLocalizedString")
      default: break
      }
    }
    if isStaged, let type = node.calledName, isSystemsMaker(type, node) { return .visitChildren }
    switch node.calledName {
    case "UUID" where isStaged && node.hasNoArguments && isSystems("UUID", at: node):
      replace(node.calledExpression, with: "sceneUUID")
    case "sleep" where isStaged && node.arguments.count == 1, "usleep" where isStaged:
      guard let name = node.calledName, node.calledExpression.plainName == name,
        node.arguments.first?.label == nil, isSystems(name, at: node)
      else { break }
      replace(node.calledExpression, with: "SimulatedTask.\(name)Thread")
    case "Data" where isStaged:
      guard let label = node.arguments.first?.label, label.text == "contentsOf",
        isSystems("Data", at: node)
      else { break }
      replace(label, with: "simulatedContentsOf")
    case "Bundle" where isStaged && node.arguments.count == 1:
      guard node.arguments.first?.label?.text == "for", !node.isFileBundle,
        isSystems("Bundle", at: node)
      else { break }
      replace(node.calledExpression, with: "SimulatedBundle.bundle")
    case "NSAttributedString", "NSMutableAttributedString":
      // On Linux it must be said which string they begin with.
      guard node.hasNoArguments, let end = node.rightParen else { break }
      replace(end, with: "string: \"\")")
    default: break
    }
    return .visitChildren
  }

}

extension FunctionCallExprSyntax {
  /// Whether it is a bundle of which files are asked at once.
  fileprivate var isFileBundle: Bool {
    guard let access = parent?.as(MemberAccessExprSyntax.self) else { return false }
    return StandInRewriter.bundleMembers.contains(access.declName.baseName.text)
  }
}

extension ExprSyntax {
  /// Whether it is `Thread` or `Thread.current`.
  fileprivate var isThread: Bool {
    if let access = self.as(MemberAccessExprSyntax.self) {
      return access.declName.baseName.text == "current" && access.base?.plainName == "Thread"
    }
    return plainName == "Thread"
  }

  /// The name `Bundle` in `Bundle.main` and `Bundle(for: Owner.self)`; nil for other expressions.
  fileprivate var bundle: ExprSyntax? {
    let name: ExprSyntax?
    if let main = self.as(MemberAccessExprSyntax.self), main.declName.baseName.text == "main" {
      name = main.base
    } else if let call = self.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
      call.arguments.first?.label?.text == "for"
    {
      name = call.calledExpression
    } else {
      name = nil
    }
    return name?.plainName == "Bundle" ? name : nil
  }
}

extension MemberAccessExprSyntax {
  /// The name of the type of what the expression alone is the initial or default value of; nil if it is none.
  fileprivate var typeOfInitialized: String? {
    guard let clause = parent?.as(InitializerClauseSyntax.self) else { return nil }
    let type =
      clause.parent?.as(FunctionParameterSyntax.self)?.type
      ?? clause.parent?.as(PatternBindingSyntax.self)?.typeAnnotation?.type
    return type?.as(IdentifierTypeSyntax.self)?.name.text
  }
}

extension DeclReferenceExprSyntax {
  /// Whether it is the name after a dot.
  fileprivate var isMember: Bool {
    if let access = parent?.as(MemberAccessExprSyntax.self) { return access.declName.id == id }
    return parent?.is(KeyPathPropertyComponentSyntax.self) == true
  }
}

extension ExprSyntax {
  /// Whether it is `.main`, of what type is said elsewhere.
  fileprivate var isMainQueue: Bool {
    guard let access = self.as(MemberAccessExprSyntax.self) else { return false }
    return access.base == nil && access.declName.baseName.text == "main"
  }
}

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
    "DispatchQueue": "SimulatedQueue", "Timer": "SimulatedTimer",
    "URLSession": "SimulatedURLSession", "URLSessionTask": "SimulatedURLSessionTask",
    "URLSessionDataTask": "SimulatedURLSessionTask",
    "URLSessionDownloadTask": "SimulatedURLSessionTask",
    "URLSessionConfiguration": "SimulatedURLSession.Configuration",
    "URLRequest": "SimulatedURLRequest", "URLResponse": "SimulatedURLResponse",
    "HTTPURLResponse": "SimulatedURLResponse",
  ]

  /// The modules whose types these are.
  private static let modules: Set = ["Foundation", "Dispatch", "FoundationNetworking"]

  /// Whether a name is the system's at a place.
  private func isSystems(_ name: String, at node: some SyntaxProtocol) -> Bool {
    guard !scopes.declare(name, at: Syntax(node), in: path) else { return false }
    systemNames.insert(name)
    return true
  }

  // MARK: Types by their names

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = standIns[node.baseName.text], !node.isMember,
      isSystems(node.baseName.text, at: node)
    {
      replace(node.baseName, with: name)
    }
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    if let name = standIns[node.name.text], isSystems(node.name.text, at: node) {
      replace(node.name, with: name)
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
    guard let base = node.base else { return .visitChildren }
    let member = node.declName.baseName.text
    if let module = base.plainName, Self.modules.contains(module), let name = standIns[member] {
      replace(node.trimmedBytes, with: name)
      return .skipChildren
    }
    guard isStaged else { return .visitChildren }
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

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    switch node.calledName {
    case "UUID" where isStaged && node.hasNoArguments && isSystems("UUID", at: node):
      replace(node.calledExpression, with: "sceneUUID")
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

extension DeclReferenceExprSyntax {
  /// Whether it is the name after a dot.
  fileprivate var isMember: Bool {
    if let access = parent?.as(MemberAccessExprSyntax.self) { return access.declName.id == id }
    return parent?.is(KeyPathPropertyComponentSyntax.self) == true
  }
}

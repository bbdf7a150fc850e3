import SwiftSyntax

/// `DataResponse<Value>` of Alamofire 4 becomes `AFDataResponse<Value>`, which says what can go wrong, as version 5 has it; and so does
/// its `Result<Value>`.
///
/// Types cannot be told apart by how many arguments they take, so that the program's own module has those of version 5 alone.
final class AlamofireRewriter: SourceRewriter {
  private static let names = [
    "DataResponse": "AFDataResponse", "DownloadResponse": "AFDownloadResponse",
    "Result": "AFResult",
  ]
  private let scopes: Scopes
  private let path: String

  init(_ path: String, _ scopes: Scopes) {
    self.path = path
    self.scopes = scopes
    super.init()
  }

  /// Whether a file imports the library.
  static func isNeeded(by file: SwiftSource) -> Bool { file.imports.contains("Alamofire") }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    if node.genericArgumentClause?.arguments.count == 1, let name = Self.names[node.name.text],
      !scopes.declare(node.name.text, at: Syntax(node), in: path)
    {
      replace(node.name, with: name)
    }
    return .visitChildren
  }
}

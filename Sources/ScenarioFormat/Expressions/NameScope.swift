/// The names that an expression may mention, with their members.
struct NameScope: Sendable {
  enum Members: Sendable {
    /// A plain value.
    case none
    /// These members; `isValue` if the name also stands for something by itself.
    case fixed([String], isValue: Bool)
    /// These members, and any that the data source's items carry.
    case open([String])
  }

  private(set) var names: [(name: String, members: Members, doc: String)]

  func knows(root: String) -> Bool {
    let root = root.prefix { $0 != "." }
    return names.contains { $0.name == root }
  }

  func adding(_ name: String, _ members: Members = .none, _ doc: String = "") -> NameScope {
    var scope = self
    scope.names.removeAll { $0.name == name }
    scope.names.append((name, members, doc))
    return scope
  }

  func adding(_ name: ExpressionName) -> NameScope {
    adding(name.rawValue, name.members, name.doc)
  }

  /// Why `path` names nothing; nothing if it does.
  func problem(with path: [String]) -> Finding.Message? {
    guard let entry = names.first(where: { $0.name == path[0] }) else { return unknown(path[0]) }
    switch entry.members {
    case .none:
      return path.count == 1 ? nil : .noMember(path[1], of: path[0], known: [], meant: nil)
    case .fixed(let known, let isValue):
      if path.count == 1 { return isValue ? nil : .needsMember(path[0], known: known) }
      if path.count == 2, known.contains(path[1]) { return nil }
      let meant = Suggestion.closest(to: path[1], among: known)
      return .noMember(path[1], of: path[0], known: known, meant: meant)
    case .open(let known):
      if path.count <= 2, path.last?.isEmpty == false { return nil }
      return .noMember(path.last ?? "", of: path[0], known: known, meant: nil)
    }
  }

  func unknown(_ name: String) -> Finding.Message {
    let meant = Suggestion.closest(to: name, among: names.map(\.name))
    return .unknownName(name, meant: meant, known: names.map(\.name))
  }

  /// The names that are in scope everywhere.
  static let standard = ExpressionName.allCases.filter(\.isKnownEverywhere)
    .reduce(NameScope(names: [])) { $0.adding($1) }
}

extension Finding.Message {
  fileprivate static func unknownName(_ name: String, meant: String?, known: [String]) -> Self {
    .init(
      .expressionName, "unknown name '\(name)' in the expression",
      hint: meant.map { "did you mean '\($0)'?" } ?? "", replacement: meant ?? "",
      notes: meant == nil ? ["known are \(known.joined(separator: ", "))"] : [])
  }

  fileprivate static func needsMember(_ name: String, known: [String]) -> Self {
    .init(
      .expressionName,
      "'\(name)' is no number; write one of "
        + "\(known.map { "'\(name).\($0)'" }.joined(separator: ", "))"
    )
  }

  fileprivate static func noMember(
    _ member: String, of name: String, known: [String], meant: String?
  ) -> Self {
    .init(
      .expressionName, "'\(name)' has no '\(member)'",
      hint: meant.map { "did you mean '\(name).\($0)'?" } ?? "",
      replacement: meant.map { "\(name).\($0)" } ?? "",
      notes: known.isEmpty ? [] : ["known are \(known.joined(separator: ", "))"])
  }
}

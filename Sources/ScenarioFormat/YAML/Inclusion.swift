/// Resolves `include:`: what included files say holds unless the including file says otherwise.
///
/// Mappings are merged key by key, all else is replaced as a whole. Of several files a later one
/// wins over an earlier one. Paths are relative to the folder of the file that includes.
///
/// Nothing is quoted of a file that does not look like a part of a scenario: it may hold secrets.
struct Inclusion {
  let findings: FindingCollector
  /// Whether a key of a file is one of scenarios or looks like one.
  let resemblesKey: @Sendable (String) -> Bool
  let load: (_ path: String, _ root: String) throws -> String

  func compose(_ text: String, file: String) -> YAMLNode? {
    compose(SourceText(text, file: file), chain: [file])
  }

  /// A file whose keys hold where another one says nothing.
  func composeMapping(_ text: String, file: String) -> YAMLNode? {
    guard let root = compose(text, file: file) else { return nil }
    guard root.entries != nil else {
      findings.report(.noKeys(root), at: root.range)
      return nil
    }
    return root
  }

  private func compose(_ source: SourceText, chain: [String]) -> YAMLNode? {
    findings.add(source)
    guard let root = YAMLComposer.compose(source, findings: findings) else { return nil }
    guard let include = root["include"] else { return root }
    let paths = include.elements ?? [include]
    var base: YAMLNode?
    for path in paths {
      guard let scalar = path.scalar, !path.isNull else { continue }  // The table reports the type.
      guard let included = self.include(scalar.text, at: path.range, chain: chain) else { continue }
      base = base.map { $0.merged(under: included) } ?? included
    }
    return base.map { $0.merged(under: root) } ?? root
  }

  private func include(_ path: String, at range: SourceRange, chain: [String]) -> YAMLNode? {
    let file = Self.resolve(path, from: chain[chain.count - 1])
    if chain.contains(file) {
      let route = (chain.drop { $0 != file } + [file]).map { "'\($0)'" }.joined(
        separator: " includes ")
      findings.report(.cycle(route), at: range)
      return nil
    }
    guard chain.count < Self.depthLimit else {
      findings.report(.tooDeep(Self.depthLimit), at: range)
      return nil
    }
    do {
      let source = SourceText(try load(file, chain[0]), file: file)
      guard Self.isPart(source, resemblesKey: resemblesKey) else {
        findings.report(.noPart(file), at: range)
        return nil
      }
      return compose(source, chain: chain + [file])
    } catch {
      findings.report(.unreadable(file, "\(error)"), at: range)
      return nil
    }
  }

  private static let depthLimit = 16

  /// Whether most keys of a file, as far as it has any that can be read, are those of scenarios or look
  /// like them.
  static func isPart(
    _ source: SourceText, resemblesKey: (String) -> Bool
  ) -> Bool {
    let root = YAMLComposer.compose(source, findings: FindingCollector())
    // What is not well-formed is judged by what its lines begin with.
    let keys =
      root.map { $0.entries?.map(\.key.text) }
      ?? source.string.matches(of: /(?m)^["']?(\w+)["']?[ \t]*:/).map { String($0.1) }
    guard let keys else { return false }
    let known = keys.count(where: resemblesKey)
    return 2 * known >= keys.count && (known > 0 || root != nil)
  }

  /// `path` as seen from the folder of `file`, without `.` and, where possible, `..`.
  static func resolve(_ path: String, from file: String) -> String {
    guard !path.hasPrefix("/") else { return path }
    var parts = file.split(separator: "/", omittingEmptySubsequences: false).dropLast()[...]
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != "..", !last.isEmpty {
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    return parts.joined(separator: "/")
  }
}

extension YAMLNode {
  /// This node with what `top` says over it.
  func merged(under top: YAMLNode) -> YAMLNode {
    guard let own = entries, let others = top.entries else { return top }
    var result = others.map { entry in
      guard let below = self[entry.key.text] else { return entry }
      return Entry(key: entry.key, value: below.merged(under: entry.value))
    }
    result += own.filter { top[$0.key.text] == nil }
    return YAMLNode(content: .mapping(result), range: top.range)
  }
}

extension Finding.Message {
  fileprivate static func cycle(_ route: String) -> Self {
    .init(.include, "the file includes itself: \(route)")
  }

  fileprivate static func noPart(_ file: String) -> Self {
    .init(.include, "'\(file)' is no part of a scenario: most of its keys are not those of one")
  }

  fileprivate static func tooDeep(_ limit: Int) -> Self {
    .init(.include, "files include each other more than \(limit) levels deep")
  }

  fileprivate static func noKeys(_ found: YAMLNode) -> Self {
    .init(.wrongType, "expected keys of a scenario, found \(found.kind)")
  }

  fileprivate static func unreadable(_ file: String, _ reason: String) -> Self {
    .init(.include, "cannot read '\(file)': \(reason)")
  }
}

/// Rewrites the Swift files of an iOS app so that they compile without Objective-C.
///
/// Everything stays in its line, and what is only left out leaves spaces behind, so that the
/// compiler's messages name the places of the original. The files are rewritten together: a class may
/// be extended in another file than the one that declares it.
public struct Lowering: Sendable {
  /// A file as it is given to the compiler.
  public struct Output: Sendable {
    /// Of the original.
    public let path: String
    public let text: String
    private let edits: SourceEdits
    private let lines: [Range<Int>]

    init(_ source: ParsedSource) {
      path = source.path
      edits = source.edits
      let everything = source.bytes.indices
      let lowered = source.edits.applied(to: source.bytes, in: everything)
      var text = "#sourceLocation(file: \(Lowering.literal(source.path)), line: 1)\n"
      text += String(decoding: lowered, as: UTF8.self)
      if !source.appendix.isEmpty { text += "\n" + source.appendix.joined(separator: "\n") + "\n" }
      self.text = text
      lines = source.bytes.split(
        separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false
      ).map { $0.startIndex..<$0.endIndex + 1 }
    }

    /// Where what the compiler sees at a column of a line stands in the original, from 1.
    public func originalColumn(_ column: Int, line: Int) -> Int {
      guard lines.indices.contains(line - 1) else { return column }
      return edits.originalColumn(column, in: lines[line - 1])
    }
  }

  public let outputs: [Output]
  /// What the files declare.
  public let inventory: Inventory

  /// - Parameters:
  ///   - absentModules: Modules whose imports are left out.
  ///   - omitted: By file, lines in functions whose bodies are left out.
  public init(
    _ sources: [SwiftSource], absentModules: Set<String> = [],
    withoutBodiesAt omitted: [String: Set<Int>] = [:]
  ) {
    var files = FormerSwift.modernized(sources).map(ParsedSource.init)
    inventory = Inventory(files)
    for index in files.indices {
      if let lines = omitted[files[index].path] { files[index].omitBodies(at: lines) }
      files[index].openOutlets()
      files[index].dropAttributes()
      files[index].closeFinalClasses()
      files[index].assumePhone()
      files[index].dropImports(of: absentModules)
      files[index].resolveImports()
      files[index].replaceSelectors(inventory)
      files[index].replaceKeyPaths()
      files[index].replaceClocks()
      files[index].replaceBundles()
      files[index].fillEmptyStrings()
      files[index].lowerProtocols()
      files[index].strengthenRequirements()
      files[index].publishDefaults(of: inventory)
      files[index].callOptionalMethods(of: inventory)
      files[index].unwrapParenthesizedResults()
    }
    for index in files.indices { files[index].addFrameInitializers(inventory) }
    ExtensionOverrides.hoist(in: &files, inventory)
    outputs = files.map(Output.init)
  }

  /// A string literal of Swift.
  static func literal(_ text: String) -> String {
    var result = "\""
    for character in text {
      switch character {
      case "\\", "\"": result += "\\\(character)"
      case "\n": result += "\\n"
      default: result.append(character)
      }
    }
    return result + "\""
  }
}

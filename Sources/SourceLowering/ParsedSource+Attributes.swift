extension ParsedSource {
  /// Attributes that speak of Objective-C's runtime or to Interface Builder.
  private static let dropped: Set = [
    "@objc", "@objcMembers", "@nonobjc", "@IBOutlet", "@IBAction", "@IBSegueAction",
    "@IBInspectable", "@IBDesignable", "@NSManaged", "@GKInspectable", "@UIApplicationMain",
    "@NSApplicationMain", "@main", "@NSCopying",
  ]

  mutating func dropAttributes() {
    for index in tokens.indices where tokens[index].kind == .attribute {
      guard Self.dropped.contains(tokens[index].text) else { continue }
      var end = index + 1
      if end < tokens.count, tokens[end].is("("),
        tokens[end].range.lowerBound == tokens[index].range.upperBound
      {
        while end < tokens.count, !tokens[end].is(")") { end += 1 }
        end = min(end + 1, tokens.count)
      }
      blank(index..<end)
    }
  }

  /// Whoever stands in for Interface Builder has to reach outlets and actions, private ones too.
  mutating func openOutlets() {
    var hidden: [Range<Int>] = []
    declarations.forEachDeep { declaration, _ in
      guard isOutlet(declaration) || isAction(declaration) else { return }
      hidden += declaration.modifiers.filter {
        ["private", "fileprivate", "private(set)", "fileprivate(set)"].contains($0.text)
      }.map(\.range)
    }
    for range in hidden { blank(range) }
  }

  /// `open` in extensions of UIKit's classes that are final here becomes `public`.
  mutating func closeFinalClasses() {
    for declaration in declarations where declaration.kind == .extension {
      guard ["UIColor", "UIFont", "UIImage"].contains(declaration.name) else { continue }
      for modifier in declaration.members.flatMap(\.modifiers) where modifier.text == "open" {
        edits.replace(bytes(of: modifier.range), with: "public")
      }
    }
  }

  func isOutlet(_ declaration: Declaration) -> Bool {
    declaration.kind == .property
      && declaration.attributes.contains { tokens[$0.lowerBound].is("@IBOutlet") }
  }

  func isAction(_ declaration: Declaration) -> Bool {
    declaration.kind == .function
      && declaration.attributes.contains { tokens[$0.lowerBound].is("@IBAction") }
  }

  /// Leaves out the imports of some modules, which are not there: what the sources need of them may be
  /// among the sources.
  mutating func dropImports(of modules: Set<String>) {
    for declaration in declarations
    where declaration.kind == .import && declaration.keyword + 1 < tokens.count {
      guard modules.contains(tokens[declaration.keyword + 1].text) else { continue }
      let range = declaration.range.lowerBound..<declaration.range.upperBound
      let line = range.prefix {
        $0 <= declaration.keyword + 1 || !tokens[$0].startsLine
      }
      blank(line)
    }
  }

  /// `import UIKit.UICollectionView` and `import class UIKit.UIView` become `import UIKit`: the
  /// module has no parts, and its names are declared elsewhere.
  mutating func resolveImports() {
    for declaration in declarations
    where declaration.kind == .import && declaration.keyword + 1 < tokens.count {
      let path = declaration.keyword + 1..<declaration.range.upperBound
      let line = path.prefix { $0 == path.lowerBound || !tokens[$0].startsLine }
      guard line.contains(where: { tokens[$0].is(".") }) else { continue }
      let kinds: Set = ["class", "struct", "enum", "protocol", "func", "var", "let", "typealias"]
      guard var module = line.first else { continue }
      if tokens[module].isOne(of: kinds) {
        blank(module..<module + 1)
        module += 1
      }
      guard module + 1 < line.upperBound else { continue }
      blank(module + 1..<line.upperBound)
    }
  }

  /// `#if os(iOS)` holds here, and `#if os(Linux)` does not.
  mutating func assumePhone() {
    for index in tokens.indices.dropLast(3)
    where tokens[index].is("os") && tokens[index + 1].is("(") && tokens[index + 3].is(")") {
      let system = tokens[index + 2].text
      guard system == "iOS" || system == "Linux" else { continue }
      edits.replace(bytes(of: index..<index + 4), with: system == "iOS" ? "true" : "false")
    }
  }

  /// `-> (T!)` becomes `-> T?`: only Objective-C's methods returned such types.
  mutating func unwrapParenthesizedResults() {
    for index in tokens.indices.dropFirst().dropLast(4)
    where tokens[index].is("->") && tokens[index + 1].is("(") && tokens[index + 3].is("!")
      && tokens[index + 4].is(")")
    {
      blank(index + 1..<index + 2)
      edits.replace(bytes(of: index + 3..<index + 4), with: "?")
      blank(index + 4..<index + 5)
    }
  }

  /// `NSAttributedString()` and its mutable sibling say which string they begin with: on Linux they must.
  mutating func fillEmptyStrings() {
    for index in tokens.indices.dropLast(2)
    where ["NSAttributedString", "NSMutableAttributedString"].contains(where: tokens[index].is)
      && tokens[index + 1].is("(") && tokens[index + 2].is(")")
    {
      edits.replace(bytes(of: index + 2..<index + 3), with: "string: \"\")")
    }
  }

  /// `Bundle.main.url(…)` looks for files in the app's project.
  mutating func replaceBundles() {
    for index in tokens.indices.dropLast(4)
    where tokens[index].is("Bundle") && tokens[index + 1].is(".") && tokens[index + 2].is("main")
      && tokens[index + 3].is(".")
      && (tokens[index + 4].is("url") || tokens[index + 4].is("path"))
    {
      edits.replace(bytes(of: index..<index + 1), with: "SimulatedBundle")
    }
  }

  /// What is asked of a type: `sleep` in `Task.sleep`.
  private func memberName(after index: Int) -> String? {
    let rest = tokens[(index + 1)...].prefix(2)
    return rest.count == 2 && rest.first?.is(".") == true ? rest.last?.text : nil
  }

  /// Types that Linux has elsewhere, or under another name.
  private static let standIns: [String: String] = [
    "URLSession": "SimulatedURLSession", "URLSessionTask": "SimulatedURLSessionTask",
    "URLSessionDataTask": "SimulatedURLSessionTask",
    "URLSessionDownloadTask": "SimulatedURLSessionTask",
    "URLSessionConfiguration": "SimulatedURLSession.Configuration",
    "URLRequest": "SimulatedURLRequest", "URLResponse": "SimulatedURLResponse",
    "HTTPURLResponse": "SimulatedURLResponse",
    "NSAttributedStringKey": "NSAttributedString.Key",
  ]

  /// `DispatchQueue`, `Timer` and `Task.sleep` become what runs on the stage's clock, `UUID()` what
  /// its seed determines.
  mutating func replaceClocks() {
    let declared = Set(declarations.map(\.name))
    for index in tokens.indices where tokens[index].kind == .identifier {
      let isMember = index > 0 && tokens[index - 1].is(".")
      guard !isMember else { continue }
      if tokens[index].is("contentsOf"), index > 1, tokens[index - 1].is("("),
        tokens[index - 2].is("Data")
      {
        edits.replace(bytes(of: index..<index + 1), with: "simulatedContentsOf")
      }
      if tokens[index].is("DispatchQueue") {
        edits.replace(bytes(of: index..<index + 1), with: "SimulatedQueue")
      } else if let name = Self.standIns[tokens[index].text],
        !declared.contains(tokens[index].text)
      {
        edits.replace(bytes(of: index..<index + 1), with: name)
      } else if tokens[index].is("Task"), let sleep = memberName(after: index), sleep == "sleep" {
        edits.replace(bytes(of: index..<index + 1), with: "SimulatedTask")
      } else if tokens[index].is("Timer"), !declared.contains("Timer"),
        index + 1 >= tokens.count || !tokens[index + 1].is(":")
      {
        edits.replace(bytes(of: index..<index + 1), with: "SimulatedTimer")
      } else if tokens[index].is("UUID"), index + 2 < tokens.count, tokens[index + 1].is("("),
        tokens[index + 2].is(")")
      {
        edits.replace(bytes(of: index..<index + 1), with: "sceneUUID")
      }
    }
  }
}

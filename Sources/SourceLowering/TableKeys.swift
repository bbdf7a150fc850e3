/// By which keys sources read tables that a server says, and what they take the values for: `user["login"] as? String`.
///
/// Types that decode themselves say what they are made of; of code that reads `[String: Any]` only these tell.
struct TableKeys: Sendable {
  /// What is taken for a value, by the names that `MadeUpTables` has for it.
  private(set) var kinds: [String: String] = [:]
  /// Whether the first thing that a server's words are taken for is a list.
  private(set) var isList = false
  /// Whether a value is taken for something of Swift's or Foundation's: readers of their own types say nothing of it.
  private var hasCasts = false
  private var hasRoot = false

  /// The keys of some files, as far as any of them reads tables.
  init(_ files: [[UInt8]]) {
    for bytes in files {
      let text = String(decoding: bytes, as: UTF8.self)
      guard Self.readers.contains(where: text.mentions) else { continue }
      read(Array(text.utf8))
    }
    if !hasCasts { kinds = [:] }
  }

  private static let readers = ["String: Any", "String:Any", "NSDictionary", "AnyObject"]
  /// What makes a value of a server's words.
  private static let roots = ["jsonObject(with", "JSONObjectWithData", "responseJSON", "mapJSON()"]
  /// What holds other things than a server's words.
  private static let others = [
    "userInfo", "info", "launchOptions", "options", "attributes", "headers", "defaults", "change",
    "environment", "params", "parameters", "storyboard", "notification",
  ]

  private mutating func read(_ bytes: [UInt8]) {
    var place = 0
    while let start = Self.next("\"]", in: bytes, from: place) {
      place = start + 2
      guard let open = bytes[..<start].lastIndex(of: UInt8(ascii: "\"")), open > 0,
        bytes[open - 1] == UInt8(ascii: "["), start - open < 60
      else { continue }
      let key = String(decoding: bytes[open + 1..<start], as: UTF8.self)
      guard !key.isEmpty, !key.contains(where: { $0 == "\\" || $0 == "\n" }),
        let owner = Self.word(before: open - 1, in: bytes),
        !Self.others.contains(where: { owner.lowercased().hasSuffix($0.lowercased()) })
      else { continue }
      note(key, Self.kind(after: place, in: bytes))
    }
    for call in ["(forKey: \"", "valueForKey(\"", "objectForKey(\""] {
      place = 0
      while let start = Self.next(call, in: bytes, from: place) {
        place = start + call.utf8.count
        guard let end = bytes[place...].firstIndex(of: UInt8(ascii: "\"")), end - place < 60,
          end + 1 < bytes.count, bytes[end + 1] == UInt8(ascii: ")"),
          let method = Self.word(before: start, in: bytes), ["value", "object"].contains(method)
        else { continue }
        // Only what is cast: defaults of users have methods of the same names.
        if let kind = Self.kind(after: end + 2, in: bytes) {
          note(String(decoding: bytes[place..<end], as: UTF8.self), kind)
        }
      }
    }
    for root in Self.roots where !hasRoot {
      guard let start = Self.next(root, in: bytes, from: 0) else { continue }
      let rest = String(decoding: bytes[start...].prefix(900), as: UTF8.self)
      guard let match = rest.firstMatch(of: /\bas[?!]\s*([\[A-Z][^)\n{;,]*)/) else { continue }
      hasRoot = true
      isList = Self.kind(ofType: String(match.1))?.hasPrefix("list") == true
    }
  }

  private mutating func note(_ key: String, _ kind: String?) {
    if kind != nil { hasCasts = true }
    // What is taken for something says more than what is only asked for.
    kinds[key] = kind ?? kinds[key] ?? "any"
  }

  /// What stands behind a subscript; nil if it is taken for nothing in particular.
  private static func kind(after end: Int, in bytes: [UInt8]) -> String? {
    var place = end
    let gaps: Set = [UInt8(ascii: " "), UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: ")")]
    while place < bytes.count, gaps.contains(bytes[place]) { place += 1 }
    guard place + 4 < bytes.count, bytes[place] == UInt8(ascii: "a"),
      bytes[place + 1] == UInt8(ascii: "s")
    else { return nil }
    let rest = bytes[(place + 2)...].prefix(60).drop { gaps.contains($0) }
    let ends = Set(") \n{;,}?!".utf8)
    var depth = 0
    let type = rest.prefix { byte in
      if byte == UInt8(ascii: "[") || byte == UInt8(ascii: "<") { depth += 1 }
      if byte == UInt8(ascii: "]") || byte == UInt8(ascii: ">") { depth -= 1 }
      return depth > 0 || !ends.contains(byte)
    }
    return kind(ofType: String(decoding: type, as: UTF8.self))
  }

  /// What a type holds; nil for types that JSON has no values of.
  private static func kind(ofType type: String) -> String? {
    var type = type.filter { $0 != " " }
    if type.hasPrefix("Array<") {
      let element = type.dropFirst(6)
      type = "[\(element.hasSuffix(">") ? element.dropLast() : element)]"
    }
    if ["[Any", "[AnyObject", "NSArray", "NSMutableArray", "[[", "[NSDictionary", "[Dictionary"]
      .contains(where: type.hasPrefix), !type.hasPrefix("[AnyHashable")
    {
      return "list"
    }
    if type.contains(":") || type.contains("Dictionary") || type.hasPrefix("JSON") {
      return type.hasPrefix("[") && type.contains("JSON]") ? "list" : "table"
    }
    return switch type {
    case "String", "NSString": "text"
    case "Int", "NSInteger", "Int64", "Int32", "UInt", "UInt64", "NSNumber": "number"
    case "Double", "Float", "CGFloat": "fraction"
    case "Bool": "flag"
    case "[String]": "list of text"
    case "[Int]": "list of number"
    case "[Double]", "[CGFloat]", "[Float]", "[NSNumber]": "list of fraction"
    default: nil
    }
  }

  private static func next(_ text: String, in bytes: [UInt8], from start: Int) -> Int? {
    let pattern = Array(text.utf8)
    guard let first = pattern.first, bytes.count >= pattern.count else { return nil }
    var place = start
    while place <= bytes.count - pattern.count {
      guard let found = bytes[place...].firstIndex(of: first), found <= bytes.count - pattern.count
      else { return nil }
      if bytes[found..<found + pattern.count].elementsEqual(pattern) { return found }
      place = found + 1
    }
    return nil
  }

  /// The word that ends at a place, but for marks of optionals; empty for a bracket, as behind `json["a"]`; nil for the beginning of
  /// a list.
  private static func word(before end: Int, in bytes: [UInt8]) -> String? {
    let marks: Set = [UInt8(ascii: "?"), UInt8(ascii: "!")]
    let head = bytes[..<end].reversed().drop { marks.contains($0) }
    guard let last = head.first else { return nil }
    if last == UInt8(ascii: "]") || last == UInt8(ascii: ")") { return "" }
    let word = head.prefix {
      $0 == UInt8(ascii: "_") || (48...57).contains($0) || (65...90).contains($0)
        || (97...122).contains($0)
    }
    return word.isEmpty ? nil : String(decoding: word.reversed(), as: UTF8.self)
  }
}

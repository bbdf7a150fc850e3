import Foundation

/// Something that a layout leaves to another type, such as how its cells turn: a property whose type is
/// a protocol, with the first type in the same folder that implements it.
struct SourceStyle {
  let property: String
  let typeName: String
  /// The file that declares the type, if it is not among those of the layout.
  let paths: [String]

  var properties: [String] { ["\(property): \(typeName)"] }

  /// - Parameters:
  ///   - properties: The layout's, with their types.
  ///   - code: The layout's.
  static func chosen(
    for properties: [String: String], _ code: String, in folder: URL
  ) -> SourceStyle? {
    let roles = ["Delegate", "DataSource", "Provider"]
    for (name, type) in properties.sorted(by: { $0.key < $1.key }) where type.last == "?" {
      let wanted = type.dropLast().filter { $0 != "(" && $0 != ")" }
        .replacing(/^any\s+/, with: "")
      guard wanted.wholeMatch(of: /[A-Z]\w+/) != nil, !wanted.hasPrefix("UI"),
        !roles.contains(where: wanted.contains), !code.contains("weak var \(name)")
      else { continue }
      let texts = [(path: nil as String?, text: code)] + SourceFolder.texts(in: folder)
      let declaration = "protocol \(wanted)"
      guard texts.contains(where: { $0.text.contains(declaration) }) else { continue }
      for (path, text) in texts {
        guard let found = implementer(of: wanted, in: text) else { continue }
        return SourceStyle(property: name, typeName: found, paths: path.map { [$0] } ?? [])
      }
    }
    return nil
  }

  private static func implementer(of type: String, in code: String) -> String? {
    for match in code.matches(of: /(?:struct|class)\s+(\w+)\s*:\s*([\w\s,.]+)\{/) {
      let inherited = match.2.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      if inherited.contains(type[...]) { return String(match.1) }
    }
    return nil
  }
}

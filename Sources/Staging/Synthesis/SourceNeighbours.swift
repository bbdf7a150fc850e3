import AnimLayoutSources
import AnimSourceLowering
import Foundation

/// The types beside a layout, in its folder and below, that belong to it.
struct SourceNeighbours {
  /// Something that a layout leaves to another type, such as how its cells turn: a property whose type is
  /// a protocol, with the first type that conforms to it.
  struct Style {
    let property: String
    let typeName: String
    /// The file that declares the type, if it is not among those of the layout.
    let paths: [String]
  }

  /// A cell class that comes with a layout whose attributes say more than UIKit's, such as how a cell is
  /// cut: without it nothing of that would be seen.
  struct Cell {
    let className: String
    let attributesClass: String
    /// The file that declares the class, if it is not among those of the layout.
    let paths: [String]
  }

  private let own: [SwiftSource]
  private let ownOutline: SourceOutline
  private let folder: URL

  /// How many files are looked at.
  private static let limit = 500

  init(_ own: [SwiftSource], _ outline: SourceOutline, _ folder: URL) {
    self.own = own
    ownOutline = outline
    self.folder = folder
  }

  /// The files of the layout, then the others, by name, with their paths where they are not the layout's.
  private var outline: SourceOutline {
    let known = Set(own.map { URL(fileURLWithPath: $0.path).standardizedFileURL.path })
    let names = FileManager.default.enumerator(atPath: folder.path)?.lazy
      .compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.prefix(Self.limit)
    let others = (names.map(Array.init) ?? []).sorted().compactMap { name -> SwiftSource? in
      let path = folder.appendingPathComponent(name).standardizedFileURL.path
      guard !known.contains(path) else { return nil }
      return (try? String(contentsOfFile: path, encoding: .utf8)).map {
        SwiftSource(path: path, text: $0)
      }
    }
    return SourceOutline(own + others)
  }

  private func paths(_ path: String) -> [String] {
    own.contains { $0.path == path } ? [] : [path]
  }

  /// The first type that does what a property of the layout wants done; nil if there is none.
  ///
  /// - Parameter properties: The properties of the layout's class.
  /// - Returns: The property and the type.
  func style(of properties: [Inventory.OwnerProperty]) -> Style? {
    let roles = ["Delegate", "DataSource", "Provider"]
    let candidates = properties.sorted { $0.name < $1.name }.compactMap { property in
      property.isWeak
        ? nil : Self.optionalName(property.type).map { (property: property.name, wanted: $0) }
    }.filter { candidate in
      !candidate.wanted.hasPrefix("UI") && !roles.contains(where: candidate.wanted.contains)
    }
    guard !candidates.isEmpty else { return nil }
    let outline = outline
    for (property, wanted) in candidates where outline.inventory.declaresProtocol(wanted) {
      guard let found = outline.implementer(of: wanted) else { continue }
      return Style(property: property, typeName: found.name, paths: paths(found.path))
    }
    return nil
  }

  /// The name in `Style?`, `(any Style)?`; nil for other types.
  private static func optionalName(_ type: String) -> String? {
    guard type.last == "?" else { return nil }
    let words = type.dropLast().filter { $0 != "(" && $0 != ")" }.split(separator: " ")
    guard let name = words.last, words.dropLast().allSatisfy({ $0 == "any" }),
      name.first?.isUppercase == true,
      name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
    else { return nil }
    return String(name)
  }

  /// The first cell class that takes the attributes of the layout's class and needs nobody to set it up: beside the layout,
  /// or else anywhere in its repository.
  ///
  /// - Parameters:
  ///   - names: The names in the layout's code.
  ///   - files: The layout's files.
  /// - Returns: The class; nil if there is none, or the layout's attributes are UIKit's.
  func cell(for names: Set<String>, near files: SourceFiles) -> Cell? {
    let wanted = names.filter {
      $0.hasSuffix("Attributes") && !$0.hasPrefix("UI") && $0.first?.isUppercase == true
    }
    guard names.contains("layoutAttributesClass") || !wanted.isEmpty else { return nil }
    if let cell = cell(for: names, in: outline) { return cell }
    guard !wanted.isEmpty else { return nil }
    let known = Set(own.map { URL(fileURLWithPath: $0.path).standardizedFileURL.path })
    let others = files.files(mentioning: wanted).filter {
      !known.contains(URL(fileURLWithPath: $0.path).standardizedFileURL.path)
    }
    guard !others.isEmpty, let cell = cell(for: names, in: SourceOutline(own + others)) else {
      return nil
    }
    // What a scenario may name lies in its folder; what it needs from elsewhere is compiled along.
    return Cell(className: cell.className, attributesClass: cell.attributesClass, paths: [])
  }

  private func cell(for names: Set<String>, in outline: SourceOutline) -> Cell? {
    let attributes = outline.inventory.attributesClasses.intersection(names)
    for entry in outline.independentCells {
      let common = attributes.intersection(outline.names(usedBy: entry.name))
      guard let attributesClass = common.min() else { continue }
      return Cell(
        className: entry.name, attributesClass: attributesClass, paths: paths(entry.path))
    }
    return nil
  }
}

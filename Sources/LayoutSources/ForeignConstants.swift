import AnimSourceLowering
import Foundation

/// Constants of an app's Objective-C, such as `CGFloat const kMargin = 8;`, as Swift sees them.
struct ForeignConstants {
  /// The path of the file that declares them.
  static let path = "constants.swift"

  private let texts: [String]

  /// Those of the files in a folder and below that are nearest to one of its folders; none without a folder.
  init(nearestTo home: URL?, in folder: URL?) {
    guard let folder else {
      texts = []
      return
    }
    texts = FileSearch.files(
      ["m", "mm", "h"], nearestTo: home ?? folder, in: folder, limit: Self.mostFiles
    )
    .filter { !SourceFiles.isOfModules($0, in: folder) }
    .compactMap { FileManager.default.contents(atPath: $0.path) }
    .map { String(decoding: $0, as: UTF8.self) }
  }

  /// More files than these are hardly about a few screens.
  private static let mostFiles = 600

  /// The declarations of names in Swift, as far as they stand for a number or a text.
  func declarations(of names: Set<String>) -> [String: String] {
    names.reduce(into: [:]) { found, name in
      for text in texts where text.mentions(name) {
        if let declaration = Self.declaration(of: name, in: text) {
          found[name] = declaration
          break
        }
      }
    }
  }

  private static func declaration(of name: String, in text: String) -> String? {
    for line in text.split(whereSeparator: \.isNewline) where line.contains(name) {
      if let match = line.firstMatch(
        of: /^\s*(?:static\s+|const\s+)*(\w+)\s+(?:const\s+)?(\w+)\s*=\s*\(?(-?[0-9.]+)f?\)?\s*;/),
        match.2 == name, let type = types[String(match.1)]
      {
        return "let \(name): \(type) = \(number(match.3))"
      }
      if let match = line.firstMatch(of: /^\s*#define\s+(\w+)\s+\(?(-?[0-9.]+)f?\)?\s*$/),
        match.1 == name
      {
        return match.2.contains(".")
          ? "let \(name): Double = \(number(match.2))" : "let \(name): Int32 = \(match.2)"
      }
      if let match = line.firstMatch(
        of:
          /^\s*(?:#define\s+|(?:static\s+)?NSString\s*\*\s*const\s+)(\w+)\s*=?\s*@("[^"\\]*")\s*;?\s*$/
      ),
        match.1 == name
      {
        return "let \(name): String = \(match.2)"
      }
    }
    return nil
  }

  /// A number as Swift writes it: `8.` and `.5` are none.
  private static func number(_ text: Substring) -> String {
    (text.hasPrefix(".") ? "0" : "") + text + (text.hasSuffix(".") ? "0" : "")
  }

  private static let types = [
    "CGFloat": "CGFloat", "double": "Double", "float": "Float", "NSTimeInterval": "TimeInterval",
    "NSInteger": "Int", "NSUInteger": "UInt", "int": "Int32",
  ]

  /// The file that declares some of them.
  static func source(of declarations: [String: String]) -> SwiftSource {
    SwiftSource(
      path: path,
      text: "import UIKit\n"
        + declarations.sorted { $0.key < $1.key }.map(\.value).joined(separator: "\n"))
  }
}

import AnimCodecs
import Foundation
import UIKitCore

/// What the catalog of an app says of the files of a picture.
struct ImageSet: Decodable {
  fileprivate struct Entry: Decodable {
    fileprivate struct Appearance: Decodable { let value: String? }

    let filename: String?
    let scale: String?
    let idiom: String?
    let appearances: [Appearance]?
  }
  private struct Properties: Decodable {
    let intent: String?

    enum CodingKeys: String, CodingKey { case intent = "template-rendering-intent" }
  }

  private let images: [Entry]?
  private let properties: Properties?

  /// Nil for a folder without a description that can be read.
  init?(_ folder: URL) {
    let file = folder.appendingPathComponent("Contents.json")
    guard let data = FileManager.default.contents(atPath: file.path),
      let set = try? JSONDecoder().decode(Self.self, from: data)
    else { return nil }
    self = set
  }

  /// Whether only the shape of the picture is meant.
  var isTemplate: Bool { properties?.intent == "template" }

  fileprivate func entry(of file: String) -> Entry? { images?.first { $0.filename == file } }

  /// Whether any file is named.
  fileprivate var namesFiles: Bool { images?.contains { $0.filename != nil } ?? false }
}

/// One of the files of a picture.
struct PictureFile {
  private let file: URL
  /// The name of the picture.
  let name: String
  /// Pixels per point.
  private let scale: CGFloat
  private let isTemplate: Bool
  /// Files that are meant for phones in light appearance come before others.
  private let suits: Int

  /// The extensions of pictures.
  static let extensions: Set<String> = VectorAsset.extensions.union(["png", "jpg", "jpeg", "gif"])

  /// A file beside others.
  init(_ file: URL) {
    self.file = file
    name = Self.stem(of: file.lastPathComponent)
    scale = Self.scale(inNameOf: file)
    isTemplate = false
    suits = 0
  }

  /// The name by which a picture goes whose file may be meant by its own: without extension and scale.
  static func stem(of name: String) -> String {
    let parts = (name as NSString)
    let stem =
      extensions.contains(parts.pathExtension.lowercased()) ? parts.deletingPathExtension : name
    return stem.replacing("@2x", with: "").replacing("@3x", with: "")
  }

  /// A file of a catalog's picture, in the scale that the catalog says, whatever its name; nil for one that the catalog does not name.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - set: What the catalog says of the picture; nil if that cannot be read.
  init?(_ file: URL, in set: ImageSet?) {
    self.file = file
    name = file.deletingLastPathComponent().deletingPathExtension().lastPathComponent
    isTemplate = set?.isTemplate ?? false
    guard let set, set.namesFiles else {
      (scale, suits) = (Self.scale(inNameOf: file), 0)
      return
    }
    guard let entry = set.entry(of: file.lastPathComponent) else { return nil }
    scale = entry.scale.flatMap { Double($0.prefix { $0.isNumber }) }.map { CGFloat($0) } ?? 1
    let isLight = !(entry.appearances ?? []).contains { $0.value == "dark" }
    let isForPhones = [nil, "universal", "iphone"].contains(entry.idiom)
    suits = (isLight ? 2 : 0) + (isForPhones ? 1 : 0)
  }

  /// Pixels per point, as `@2x` at the end of a file's name says.
  private static func scale(inNameOf file: URL) -> CGFloat {
    let name = file.deletingPathExtension().lastPathComponent
    return name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1
  }

  private var isVector: Bool { VectorAsset.extensions.contains(file.pathExtension.lowercased()) }

  /// Whether another file for the same name is better: one that suits more, then the one of the highest scale.
  func isBehind(_ other: PictureFile) -> Bool {
    func rank(_ file: PictureFile) -> (Int, CGFloat, String) {
      (file.suits, file.isVector ? 0 : file.scale, file.file.path)
    }
    return rank(self) < rank(other)
  }

  /// The picture; nil for a file that cannot be read.
  @MainActor func read(named name: String) -> UIImage? {
    let image =
      isVector
      ? VectorAsset(file, named: name, scale: scale)?.image
      : FileManager.default.contents(atPath: file.path).flatMap(CGImage.read).map {
        UIImage(cgImage: $0, scale: scale)
      }
    return isTemplate ? image?.withRenderingMode(.alwaysTemplate) : image
  }
}

public import Foundation

/// The name of something in an asset catalog.
public typealias NSDataAssetName = String

/// A file in an asset catalog of the app's.
@preconcurrency @MainActor open class NSDataAsset: NSObject {
  /// The name in the catalog.
  public let name: NSDataAssetName
  /// What is in the file.
  public let data: Data
  /// The kind of the file as the catalog says it; "public.data" if it does not.
  public let typeIdentifier: String

  /// The file of that name; nil if no catalog of the app's has one.
  public convenience init?(name: NSDataAssetName) { self.init(name: name, bundle: .main) }

  /// The file of that name, from whatever bundle.
  public init?(name: NSDataAssetName, bundle: Bundle) {
    struct Contents: Decodable {
      struct Entry: Decodable {
        var filename: String?
        var identifier: String?
        enum CodingKeys: String, CodingKey {
          case filename
          case identifier = "universal-type-identifier"
        }
      }
      var data: [Entry]
    }
    guard let folder = UIEnvironment.current.findFile("\(name).dataset"),
      let description = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")),
      let contents = try? JSONDecoder().decode(Contents.self, from: description),
      let entry = contents.data.first(where: { $0.filename != nil }),
      let data = try? Data(contentsOf: folder.appendingPathComponent(entry.filename ?? ""))
    else { return nil }
    self.name = name
    self.data = data
    typeIdentifier = entry.identifier ?? "public.data"
  }
}

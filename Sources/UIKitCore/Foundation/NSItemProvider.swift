public import Foundation

/// Hands over something in the forms in which others can take it.
///
/// What was put in can be had again, at once, before the call returns.
@preconcurrency @MainActor public final class NSItemProvider: NSObject {
  private let item: AnyObject?
  private let types: [String]
  /// The name that a file of it would have.
  public var suggestedName: String?

  /// Nothing.
  public override init() { (item, types) = (nil, []) }

  /// Something.
  public init(object: AnyObject) {
    item = object
    types = NSItemProvider.types(of: object)
  }

  /// Something of a type, by the type's uniform name.
  public init(item: AnyObject?, typeIdentifier: String?) {
    self.item = item
    types = typeIdentifier.map { [$0] } ?? []
  }

  /// A file.
  public convenience init?(contentsOf fileURL: URL!) {
    guard let fileURL else { return nil }
    self.init(item: fileURL as NSURL, typeIdentifier: "public.file-url")
  }

  private static func types(of object: AnyObject) -> [String] {
    switch object {
    case is UIImage: ["public.png", "public.jpeg"]
    case is NSString: ["public.utf8-plain-text"]
    case is NSURL: ["public.url"]
    default: []
    }
  }

  /// The types in which it can be had, by their uniform names.
  public var registeredTypeIdentifiers: [String] { types }

  /// Whether it can be had in a type; pictures are pictures of any kind.
  public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    types.contains(typeIdentifier) || (typeIdentifier == "public.image" && item is UIImage)
      || (typeIdentifier == "public.text" && item is NSString)
  }

  /// Whether it is of a class.
  public func canLoadObject(ofClass aClass: AnyClass) -> Bool {
    item.map { type(of: $0) == aClass || ($0 as? NSObject)?.isKind(of: aClass) == true } ?? false
  }

  /// Whether it is of a type.
  public func canLoadObject<Object>(ofClass: Object.Type) -> Bool { item is Object }

  /// Hands it over, if it is of a class.
  @discardableResult public func loadObject(
    ofClass aClass: AnyClass, completionHandler: @escaping (Any?, (any Error)?) -> Void
  ) -> Progress {
    completionHandler(canLoadObject(ofClass: aClass) ? item : nil, nil)
    return Progress(totalUnitCount: 1)
  }

  /// Hands it over, if it is of a type.
  @discardableResult public func loadObject<Object>(
    ofClass: Object.Type, completionHandler: @escaping (Object?, (any Error)?) -> Void
  ) -> Progress {
    completionHandler(item as? Object, nil)
    return Progress(totalUnitCount: 1)
  }

  /// Hands it over in a type.
  public func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: ((Any?, (any Error)?) -> Void)? = nil
  ) { completionHandler?(hasItemConformingToTypeIdentifier(typeIdentifier) ? item : nil, nil) }

  /// Hands over the bytes of a picture or of a text.
  @discardableResult public func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress {
    switch item {
    case let image as UIImage: completionHandler(image.pngData(), nil)
    case let text as NSString: completionHandler(Data(text.description.utf8), nil)
    default: completionHandler(nil, nil)
    }
    return Progress(totalUnitCount: 1)
  }
}
